"""What a seat knows of others' purses (RW-GEN-13): at least so much, at most so much, or exactly; what was open to it, and no
more.  Nothing stands here of a purse of which it knows nothing."""

from __future__ import annotations

from typing import Any

from montjoy.games.rudern.model.state import Known
from montjoy.games.rudern.seen.view import Seen
from montjoy.words.messages import Typed


def lines(seen: Seen, words: Any) -> list[str]:
    """RW-GEN-13  A heading, and a line for each faction of whose purses something is known: its treasury, then its chests."""
    found = [line for faction in seen.land.factions if (line := line_of(seen, words, faction))]
    return [words.text("ledger"), *found] if found else []


def line_of(seen: Seen, words: Any, faction: str) -> str:
    """What is known of a faction's purses; "" nothing."""
    row = seen.known or {}
    chests = [b for b in seen.land.banners.values() if b.faction == faction and b.id in row]
    said = [words.text("ledger-treasury", amount=Typed(amount(words, row[faction])))] if faction in row else []
    said += [words.text("ledger-chest", banner=b.id, place=b.at, amount=Typed(amount(words, row[b.id]))) for b in chests]
    return str(words.text("ledger-line", faction=faction, purses=tuple(map(Typed, said)))) if said else ""


def amount(words: Any, k: Known) -> str:
    """Exactly, between, at least, at most."""
    sort = "least" if k.most is None else "exactly" if k.least == k.most else "between" if k.least else "most"
    return str(words.text("ledger-amount", sort=sort, least=k.least, most=k.most or 0))
