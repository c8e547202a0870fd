"""Business filled at random: the choices before play, and every kind of errand of a morning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from montjoy.core.game import Luck
from montjoy.games.clusta.model.pieces import ALONE
from montjoy.games.clusta.model.scenario import LOCALS
from montjoy.games.clusta.protocol.forms import (
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Merge,
    Orders,
    Overall,
    Send,
    Split,
    Write,
)
from montjoy.games.clusta.seen.addressee import hex_of
from montjoy.games.clusta.seen.validation import the_island
from montjoy.games.clusta.seen.view import Seen

T = TypeVar("T")
HOW = ("hostile", "hostile", "neutral", "friendly")


def one_of(luck: Luck, items: Sequence[T]) -> T:
    return items[luck.below(len(items))]


# ---- before play -------------------------------------------------------------------------------------------------------
def before_play(seen: Seen, luck: Luck) -> list[Business]:
    """Some of the choices before day 0."""
    there, found = the_island(seen), list[Business]()
    if seen.commanders and luck.below(3) == 0:
        found.append(Overall(one_of(luck, list(seen.commanders))))
    off_coast = [hex for hex in there.hexes if there.is_sea(hex) and beach(there, hex)]
    suggested = [hex for hex in there.fleets.values() if hex in off_coast]
    if off_coast and seen.ships and luck.below(4):
        found.append(Fleet(one_of(luck, suggested if suggested and luck.below(2) else off_coast)))
    for _ in range(luck.below(3)):
        who = one_of(luck, [*seen.units, *seen.commanders, *seen.specialists] or [""])
        hosts = [*seen.ships, *seen.units, *seen.commanders]
        if who and hosts:
            found.append(Aboard(who, one_of(luck, hosts)))
    if luck.below(4) == 0:
        found.append(an_attitude(seen, luck))
    if luck.below(4) == 0:
        found.append(Asking("mornings" if luck.below(2) else "rounds"))
    return found


def beach(there: Any, hex: str) -> bool:
    """Whether everybody can land beside this sea hex."""
    return any(there.level[coast] == 0 for coast in there.coast_around(hex))


def an_attitude(seen: Seen, luck: Luck) -> Attitude:
    others = [side for side in (*seen.sides, *LOCALS) if side != seen.viewer]
    how: Any = one_of(luck, HOW)
    return Attitude(one_of(luck, others), how)


# ---- a morning's errands -------------------------------------------------------------------------------------------------
def errands(seen: Seen, form: Orders, luck: Luck) -> list[Business]:
    """Up to four pieces, of every kind."""
    found = [one_errand(seen, form, luck) for _ in range(1 + luck.below(4))]
    return [item for item in found if item is not None]


def one_errand(seen: Seen, form: Orders, luck: Luck) -> Business | None:
    """A piece of business of some kind; None where the side has nobody for it."""
    units = [unit for unit in seen.units.values() if not unit.gone]
    officers = [c.id for c in seen.commanders.values() if not c.gone]
    match luck.below(11):
        case 0 if units:
            unit = one_of(luck, units)
            number = 20 + luck.below(40) if luck.below(3) == 0 else 0
            return Split(unit.id, luck.below(unit.elite + 1), luck.below(unit.standard + 1), number)
        case 1 if units:
            unit = one_of(luck, units)
            near = [other for other in units if other.id != unit.id and other.hex == unit.hex]
            return Merge(unit.id, one_of(luck, near or units).id)
        case 2 if units and officers:
            return Attach(one_of(luck, units).id, one_of(luck, officers), luck.below(4) == 0)
        case 3 if seen.specialists:
            return Assign(one_of(luck, list(seen.specialists)), one_of(luck, [*seen.units, *officers, *seen.camps]))
        case 4 | 5:
            return a_sending(seen, luck)
        case 6 | 10 if form.sheets:
            spies = [who.id for who in seen.specialists.values() if who.trade == "spy" and hex_of(seen, who.id) == seen.at]
            return Carry(one_of(luck, spies), one_of(luck, form.sheets).to) if spies else None
        case 7:
            return an_attitude(seen, luck)
        case 8 if len(seen.sides) > 1:
            to = one_of(luck, [side for side in seen.sides if side != seen.viewer])
            return Write(to, one_of(luck, ("let us be friends", "leave the island", "")))
        case 9:
            return Deed(one_of(luck, officers), "to lead the charge") if officers and luck.below(2) else Asking("rounds")
    return None


def a_sending(seen: Seen, luck: Luck) -> Send | None:
    """A spy, a hippogriff or an astrologer on a way of a few hexes, and back to somebody."""
    able = [who for who in seen.specialists.values() if who.trade in ALONE]
    if not able:
        return None
    who, there = one_of(luck, able), the_island(seen)
    marks = [mark.hex for mark in seen.marks if mark.hex in there.terrain]
    goals = marks if marks and luck.below(2) else there.land
    back = one_of(luck, [*seen.commanders, *seen.camps, *seen.units]) if luck.below(2) and seen.units else ""
    return Send(who.id, tuple(one_of(luck, goals) for _ in range(1 + luck.below(3))), back)
