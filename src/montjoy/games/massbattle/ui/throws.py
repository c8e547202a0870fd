"""What the dice are for that people roll at a real table: whose, which, what is needed.  From a view alone."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.massbattle.model.bodies import needed
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.rules.forecast import Prospect
from montjoy.games.massbattle.rules.rally import chance_of
from montjoy.games.massbattle.seen.view import Seen

THOUSAND: Final = 1000
MOST: Final = 20                                             # the highest face of an attack's die
UNSAID: Final = 0                                            # what it needs is not known, or not asked


def throw(seen: Seen, typing: Any, words: Any) -> str:
    """ "A6 shoots at B1: d20, hits with 14 or more" """
    why, about = typing.why, typing.about
    sides = max(typing.faces, default=0)
    units = [id for id in map(id_of, about) if id in seen.pieces] if about and isinstance(about[0], int) else []
    of = str(words.name(units[0])) if units else str(about[0]) if about else ""
    if why == "MB-ATK-03" and seen.striking:
        one = seen.striking
        return str(words.text(
            "throw-attack", unit=words.name(one.unit), target=words.name(one.target), how=one.how, sides=sides, needs=needs(seen),
        ))  # fmt: skip
    least = rallies_at(seen, units[0]) if why == "MB-BRK-04" and units else UNSAID
    other = str(words.name(units[1])) if len(units) > 1 else "none"
    return str(words.text("throw", why=why, unit=of, other=other, sides=sides, least=least)) if of else ""


def id_of(number: Any) -> str:
    """A unit by its number on the dice (`figures.number_of`)."""
    return f"{NAMES[number // THOUSAND % len(NAMES)]}{number % THOUSAND}" if isinstance(number, int) else ""


def needs(seen: Seen) -> int:
    """MB-ATK-03, MB-ATK-12, MB-INFO-02  The lowest face that hits, 1 to 20; 0: for its own side to know, or not even for it."""
    known, one = Prospect(seen), seen.striking
    assert one
    unit, target = known.unit(one.unit), known.unit(one.target)
    if one.unit not in seen.own or not known.is_known(target):      # the other side's bonus, armour that is its own secret
        return UNSAID
    if one.hidden:
        return MOST
    lowest = 2 if seen.options.natural_one_misses else 1
    return min(MOST, max(lowest, needed(target.row, unit.row, one.modifiers)))


def rallies_at(seen: Seen, id: str) -> int:
    """MB-BRK-05, MB-INFO-02  Up to which face a unit rallies; 0: that is for its own side to know."""
    unit = seen.own.get(id)
    return chance_of(seen, unit) if unit else UNSAID
