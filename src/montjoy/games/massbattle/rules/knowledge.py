"""What the enemy can work out of a unit's figures from what he has seen.  MB-INFO-02.

Losses are told, so whoever knows a row knows the pool; what stays hidden are rolled pools and a group's own rows.  Of a pool the
enemy learns bounds: a unit that is shaken has lost half of it or more, one that is not has lost less.
"""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.massbattle.model.pieces import Unit, condition_of
from montjoy.games.massbattle.model.troops import Soldier
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import events

FIGURES = ("ac_desc", "save", "rally_pct")                   # of an own row, what rolls may show
ROOM = 2                                                     # an own row's pool may be half or double, for all that is known


def first_bounds(unit: Unit, options: MassBattleOptions) -> None:
    """MB-INFO-02  Before the first blow: the pool of a known row is known, a rolled one lies between its least and its most, that
    of an own row anywhere near."""
    unit.least = unit.most = unit.start
    if unit.own:
        unit.least, unit.most = max(unit.soldiers, unit.start // ROOM), unit.start * ROOM
    elif options.hp_method == "rolled" and isinstance(unit.row, Soldier):
        dice = unit.row.dice
        mounts = unit.row.pool(unit.soldiers, options) - int(dice.average * unit.soldiers)
        unit.least = mounts + unit.soldiers * (dice.whole + dice.extra.number + dice.plus)
        unit.most = mounts + unit.soldiers * dice.most


def note_losses(unit: Unit) -> None:
    """MB-INFO-02  What its condition tells of its pool, now that it has lost so much."""
    if unit.hp <= 0:                                         # all of it: it is gone, and nobody asks any more
        return
    if 2 * unit.hp <= unit.start:
        unit.least, unit.most = max(unit.least, unit.lost + 1), min(unit.most, 2 * unit.lost)
    else:
        unit.least = max(unit.least, 2 * unit.lost + 1)


def is_in_doubt(unit: Unit) -> bool:
    """MB-INFO-02  Of the pools that the enemy reckons with some are half gone and some are not."""
    return unit.hp > 0 and unit.least <= 2 * unit.lost < unit.most


async def show_condition(unit: Unit) -> None:
    """MB-INFO-02  Whether it is at half or less is seen by everybody, and where he could not work it out, told."""
    if is_in_doubt(unit) and not unit.broken:
        await tell(ALL, events.ConditionSeen(unit.id, condition_of(unit)))


def note_pool(unit: Unit) -> None:
    """MB-INFO-02  An effect that is worked out from the pool itself has shown it."""
    unit.least = unit.most = unit.start


def note_use(unit: Unit, figure: str) -> None:
    """MB-INFO-02  A roll before everybody's eyes has used a figure of an own row."""
    if unit.own and figure not in unit.shown:
        unit.shown = (*unit.shown, figure)


def note_all(unit: Unit) -> None:
    """MB-INFO-02  A unit that has changed sides: whom it has left knows all of it."""
    note_pool(unit)
    for figure in FIGURES:
        note_use(unit, figure)
