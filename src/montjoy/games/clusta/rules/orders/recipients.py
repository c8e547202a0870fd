"""Whom a sheet is for: who takes it when it arrives, whom it governs, what a lone marker may be told, which box counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.pieces import Camp, Commander, Ship, Unit
from montjoy.games.clusta.model.queries import Piece, commanders_in, ground, place, units_in, where
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import ROUNDS, Line, Sheet

OPEN: Final = -1                                             # the day of an open-ended box
Box: TypeAlias = tuple[int, Line]                            # a line and its place on the sheet
TO_CAMP: Final = "GO_TO_NEAREST_CAMP"


# ---- who takes it, and whom it governs ---------------------------------------------------------------------------------
def recipient(world: World, to: str, hex: str = "") -> Camp | Commander | Unit | Ship | None:
    """CN-ORD-02  Orders go to a camp or to a commander, as the player knows them; if the camp is lost or the commander dead when
    they arrive, the highest remaining commander there takes them, and without one nobody does."""
    side = to.partition(".")[0]
    if to in world.camps:
        return world.camps[to]
    if to in world.ships:
        return world.ships[to]
    unit = world.units.get(to)
    if unit is not None:
        return unit if unit.present > 0 else None
    found = world.commanders.get(to)
    if found is not None and not found.fate:
        return found
    if command.is_camp(world, side, place(world, to)):
        return Camp(to, side, 0, to, place(world, to))
    there = commanders_in(world, side, hex or (found.hex if found is not None else ""))
    return there[0] if there else None


def governed(world: World, side: str, sheet: Sheet, to: Camp | Commander | Unit | Ship) -> list[Piece]:
    """CN-ORD-03  A camp's sheet is for all units in it that no commander there leads; a commander's for himself and those he
    leads, and outside a camp for all others in his hex as well; a lone marker beside him may stand on it too (CN-ORD-04)."""
    if isinstance(to, Unit):
        return [to]
    if isinstance(to, Ship):
        return [ship for ship in world.ships.values() if ship.side == side and ship.hex == to.hex]
    hex = to.hex if isinstance(to, Camp) else where(world, to)
    here = units_in(world, side, hex)
    taken = [unit for other in commanders_in(world, side, hex) if other is not to for unit in other.leads]
    if isinstance(to, Camp):
        return [unit for unit in here if unit.id not in taken]
    in_camp = command.is_camp(world, side, hex)
    own = [unit for unit in here if unit.id in to.leads or (unit.id not in taken and (not in_camp or named(sheet, unit)))]
    return [to, *own, *passed_on(world, side, sheet, hex)]


def named(sheet: Sheet, unit: Unit) -> bool:
    return any(unit.number in line.units for line in sheet.lines)


# ---- lone markers ----------------------------------------------------------------------------------------------------
def is_lone(world: World, unit: Unit) -> bool:
    """Neither in a camp nor with a commander."""
    hex = where(world, unit)
    return not commanders_in(world, unit.side, hex) and not command.is_camp(world, unit.side, hex)


def is_officered(world: World, unit: Unit) -> bool:
    """CN-ORD-04  Whether a unit can be told anything: one of its commanders is in its hex or in an adjacent one."""
    hex = where(world, unit)
    return any(commanders_in(world, unit.side, near) for near in [hex, *ground(world).neighbours.get(hex, [])])


def for_lone(sheet: Sheet) -> Sheet:
    """CN-ORD-04  A lone marker can be given one order only: to go to the nearest camp."""
    return msgspec.structs.replace(sheet, lines=tuple(line for line in sheet.lines if line.do.order == TO_CAMP))


def passed_on(world: World, side: str, sheet: Sheet, hex: str) -> list[Unit]:
    """CN-ORD-04  A commander passes on any order to a lone marker in an adjacent hex, at no cost: those that have a column on his
    sheet."""
    if not any(line.units for line in sheet.lines):
        return []
    near = [unit for other in ground(world).neighbours.get(hex, []) for unit in units_in(world, side, other)]
    return [unit for unit in near if named(sheet, unit) and is_lone(world, unit)]


# ---- boxes -------------------------------------------------------------------------------------------------------------
def column(sheet: Sheet, number: int) -> list[Box]:
    """CN-ORD-03  The boxes of a unit: its own column, or else those that are for all (number 0: a commander, a ship)."""
    boxes = list(enumerate(sheet.lines))
    own = [(at, line) for at, line in boxes if number and number in line.units]
    return own or [(at, line) for at, line in boxes if not line.units and not _for_a_fleet(line)]


def _for_a_fleet(line: Line) -> bool:
    """A line "go to 0624 with ship2" is the fleet's, not its writer's (CN-SEA-01)."""
    return bool(line.do.ship) and line.do.order == "GO_TO"


def box(boxes: Sequence[Box], ended: Sequence[int], day: int, slot: int) -> Box | None:
    """CN-ORD-01  The box of a round: one for exactly this round before one for the whole day before an open-ended one; of several
    alike the first that is not done.  At night only a box dated for that night round counts."""
    left = [(at, line) for at, line in boxes if at not in ended]
    exact = [found for found in left if found[1].day == day and found[1].slot == slot]
    whole_day = [found for found in left if found[1].day == day and found[1].slot == 0 and slot in ROUNDS]
    open_ended = [found for found in left if found[1].day == OPEN and slot in ROUNDS]
    return next(iter([*exact, *whole_day, *open_ended]), None)


def coming(boxes: Sequence[Box], ended: Sequence[int], day: int, slot: int) -> tuple[int, int, Box] | None:
    """CN-ORD-05  The box that counts in a slot or, where none does, the next that will, with its day and slot; None: nothing
    follows."""
    begin = [(*start, at) for at, line in boxes if at not in ended and (start := _begins(line, day, slot)) is not None]
    if not begin:
        return None
    first = min(begin)[:2]
    found = box(boxes, ended, *first)
    return None if found is None else (*first, found)


def _begins(line: Line, day: int, slot: int) -> tuple[int, int] | None:
    """The first slot from this one on in which a box may count; None: it is past."""
    if line.day == OPEN:
        return (day + 1, ROUNDS[0]) if slot > ROUNDS[-1] else (day, max(slot, ROUNDS[0]))
    if (line.day, line.slot or ROUNDS[-1]) < (day, slot):
        return None
    return max((line.day, line.slot or ROUNDS[0]), (day, slot))
