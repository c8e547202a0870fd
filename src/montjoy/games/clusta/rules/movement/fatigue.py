"""The night: who marches, who tires, who rests (CN-NIGHT-02 to -06)."""

from __future__ import annotations

from montjoy.games.clusta.model.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.model.queries import is_night, only_marches
from montjoy.games.clusta.model.state import Courier, World
from montjoy.games.clusta.rules.movement.parties import is_busy

TIREDEST = 3                                                 # night rounds: the source's highest figure
TWELVE = 12                                                  # hours of rest that take all exhaustion away
HOURS_BY_DAY = 2
HOURS_BY_NIGHT = 4
RESTFUL = ("HOLD", "AWAIT")


def may_march(world: World, who: Unit | Commander) -> bool:
    """CN-NIGHT-02  Only an order dated for this night round moves troops at night; without such an entry they rest."""
    if not only_marches(world):
        return True
    sheet = world.sheets.get(who.sheet)
    number = who.number if isinstance(who, Unit) else None
    lines = () if sheet is None else sheet.lines
    return any(
        (line.day, line.slot) == (world.day, world.slot) and line.do == who.doing.do and (not line.units or number in line.units)
        for line in lines
    )


# ---- exhaustion --------------------------------------------------------------------------------------------------------
def tires(world: World, who: Unit | Commander | Courier | Specialist) -> bool:
    """CN-NIGHT-05  Troops tire; couriers, spies and hippogriffs do not, nor do officers without troops.  The undead do, unless
    undead_immune_to_fatigue."""
    return isinstance(who, Unit) and not (who.undead and world.options.undead_immune_to_fatigue)


def count_march(world: World) -> None:
    """CN-NIGHT-03, CN-NIGHT-04  A night round in which a unit moved counts: for tomorrow's points, and for its troop value until
    it has rested."""
    for unit in world.units.values():
        if is_night(world) and unit.moved and tires(world, unit):
            unit.tonight = min(TIREDEST, unit.tonight + 1)
            unit.tired = min(TIREDEST, unit.tired + 1)


def count_rest(world: World) -> None:
    """CN-NIGHT-03  N5: for each night round it marched a unit has a point less in every round of the day that begins, and
    of the night after it; what the night before cost is over."""
    for unit in world.units.values():
        unit.marched, unit.tonight = unit.tonight, 0


def quarters(unit: Unit) -> int:
    """CN-NIGHT-04  How many quarters of its troop value an exhausted unit fights with: one less for each night round acted since
    its last rest, and never less than one."""
    return 4 - min(TIREDEST, max(0, unit.tired))


def disturb_rest(world: World) -> None:
    """CN-NIGHT-04  Who fought in the round before has not rested in it."""
    for unit in world.units.values():
        if unit.fought:
            unit.rest = 0


def take_rest(world: World) -> None:
    """CN-NIGHT-04  In every round, once all have moved: twelve hours on end without moving, fighting or working are a rest, and
    take the exhaustion of the troop value away."""
    hours = HOURS_BY_NIGHT if is_night(world) else HOURS_BY_DAY
    for unit in world.units.values():
        unit.rest = unit.rest + hours if is_resting(world, unit) else 0
        if unit.rest >= TWELVE:
            unit.rest, unit.tired = TWELVE, 0


def is_resting(world: World, unit: Unit) -> bool:
    """CN-NIGHT-04  Standing under Hold, Await or no order is rest, and so is a stop on the way; at night everybody rests who does
    not march."""
    if unit.moved or is_busy(world, unit):
        return False
    do = unit.doing.do
    return only_marches(world) or do is None or unit.doing.stopped or unit.doing.done or do.order in RESTFUL
