"""What the seats add to the seed before play begins, and whether lines of a record keep to its order.

First a list of hashes is frozen; only then is said what they are hashes of.  A later list leaves out who has not said it, and
nothing else.  What is in no list follows from the seed.  Records from before there were lists have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from montjoy.core import dice
from montjoy.core.effects import No, Seat, no
from montjoy.core.record import entries as rec

HEX: Final = set("0123456789abcdef")
SAYS: Final = {                                              # of a record that holds such a line
    "already-begun": "play has begun",
    "bad-nonce": "this is nothing that a seat of this game can add to the seed",
    "bad-hashes": "this list is not one that can be frozen now",
    "nonce-said": "what this seat adds stands in the record already",
    "nonce-other": "this is not what the hash in the frozen list is a hash of",
    "nonce-derived": "this does not follow from the seed, and the seat is not in the frozen list",
}


def before_play(entries: Sequence[rec.Entry]) -> list[rec.Entry]:
    """The lines up to the one with which play begins."""
    return list(takewhile(lambda e: not isinstance(e, rec.Began), entries))


def lists(entries: Sequence[rec.Entry]) -> list[rec.Hashes]:
    """Every list that was frozen."""
    return [e for e in before_play(entries) if isinstance(e, rec.Hashes)]


def said(entries: Sequence[rec.Entry]) -> dict[Seat, str]:
    """By seat, what it added: its last line."""
    return {e.seat: e.hex for e in before_play(entries) if isinstance(e, rec.Nonce)}


def unsaid(entries: Sequence[rec.Entry]) -> tuple[Seat, ...]:
    """The seats of the newest list that have not said yet what their hashes are of."""
    found = lists(entries)
    there = said(entries)
    return tuple(seat for seat in found[-1].hashes if seat not in there) if found else ()


def added(entries: Sequence[rec.Entry]) -> tuple[Seat, ...]:
    """The seats whose own programs added something."""
    found = lists(entries)
    there = said(entries)
    return tuple(seat for seat in found[-1].hashes if seat in there) if found else ()


def why_not_begin(entries: Sequence[rec.Entry], seats: Iterable[Seat]) -> str:
    """Empty, or why play cannot begin after these lines."""
    left = lists(entries) and set(said(entries)) != set(seats)
    return "play begins, and not every seat has added to the seed what it had to" if left else ""


def is_hash(text: str) -> bool:
    """64 hexadecimal digits."""
    return len(text) == 64 and not set(text) - HEX


def why_not_list(entries: Sequence[rec.Entry], seats: Iterable[Seat], line: rec.Hashes) -> No | None:
    """Why a list cannot be frozen after these lines.  None: it can."""
    if any(isinstance(e, rec.Began) for e in entries):
        return no("", "already-begun")
    found, there = lists(entries), said(entries)
    named = {*line.hashes, *line.host} <= set(seats) and all(map(is_hash, line.hashes.values()))
    if not named or line.beginning != len(found) + 1 or (not found and there):
        return no("", "bad-hashes")
    left = {s: h for s, h in found[-1].hashes.items() if s in there} if found else {}
    other = found and (left, found[-1].host) != (line.hashes, line.host)
    return no("", "bad-hashes") if other else None


def why_not_nonce(entries: Sequence[rec.Entry], seats: Iterable[Seat], line: rec.Nonce, seed: bytes | None) -> No | None:
    """Why a seat cannot add this after these lines.  None: it can.  `seed`: from which the others' parts follow."""
    if any(isinstance(e, rec.Began) for e in entries):
        return no("", "already-begun")
    if line.seat not in seats or not 0 < len(line.hex) <= 64 or set(line.hex) - HEX:
        return no("", "bad-nonce", seat=line.seat)
    found = lists(entries)
    if not found:
        return None
    if line.seat in said(entries):
        return no("", "nonce-said", seat=line.seat)
    if len(line.hex) != 2 * dice.NONCE_BYTES:
        return no("", "bad-nonce", seat=line.seat)
    if line.seat in found[-1].hashes:
        fits = dice.nonce_hash(line.hex) == found[-1].hashes[line.seat]
        return None if fits else no("", "nonce-other", seat=line.seat)
    derived = seed is None or dice.derived_nonce(seed, line.seat) == line.hex
    return None if derived else no("", "nonce-derived", seat=line.seat)
