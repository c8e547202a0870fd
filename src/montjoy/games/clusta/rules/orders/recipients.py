"""Whom a sheet is for: who takes it when it arrives, who goes by it, what a lone marker may be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.games.clusta.model import command, precedence
from montjoy.games.clusta.model.pieces import Camp, Commander, Ship, Unit
from montjoy.games.clusta.model.precedence import InForce
from montjoy.games.clusta.model.queries import camp_in, commanders_in, ground, place, units_in, where
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.forms import Sheet

TO_CAMP: Final = "GO_TO_NEAREST_CAMP"


# ---- who takes it, and who goes by it ----------------------------------------------------------------------------------
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


def sheets_in(world: World, side: str, hex: str) -> list[InForce]:
    """The sheets in force in a hex: those of a side's commanders there, the best first, and its camp's."""
    holders: list[Camp | Commander] = [*commanders_in(world, side, hex)]
    camp = camp_in(world, side, hex)
    holders += [camp] if camp is not None else []
    return [in_force(world, one, one.sheet) for one in holders if one.sheet in world.sheets]


def in_force(world: World, holder: Camp | Commander, key: str) -> InForce:
    sheet, leads = world.sheets[key], holder.leads if isinstance(holder, Commander) else ()
    return InForce(holder.id, key, sheet, isinstance(holder, Commander), (sheet.arrived, sheet.form), tuple(leads))


def goes_by(world: World, unit: Unit, there: Sequence[InForce], new: str = "") -> InForce | None:
    """CN-ORD-03  By which of the sheets in its hex a unit goes (the table: `precedence.whose`), the one that it carries with a
    line of its own among them.  A sheet on which nothing is left for it does not count; nor, once it has joined a commander
    (CN-CMD-03), a line that names it on an older one than `new`."""
    carried = world.sheets.get(unit.sheet)
    own = [] if carried is None or not boxes.names(carried, unit.number) or any(one.key == unit.sheet for one in there) else [
        InForce("", unit.sheet, carried, False, (carried.arrived, carried.form))
    ]
    is_led = any(unit.id in commander.leads for commander in world.commanders.values())
    left = [
        one for one in (*there, *own)
        if has_left(world, unit, one) and (one.key == new or not is_led or not boxes.names(one.sheet, unit.number))
    ]
    found = precedence.whose(unit.id, unit.number, unit.apart, left)
    return None if found is None else found[0]


def has_left(world: World, unit: Unit, one: InForce) -> bool:
    ended = unit.doing.ended if unit.sheet == one.key else ()
    return boxes.coming(boxes.column(one.sheet, unit.number), ended, world.day, world.slot) is not None


def given_anew(world: World, to: Camp | Commander, key: str, before: str) -> list[tuple[Unit, str]]:
    """CN-ORD-03  A camp's or a commander's new sheet has come: the units in his hex that go by it, and those that went by the one
    that it replaces, with the sheets they go by now."""
    hex = to.hex if isinstance(to, Camp) else where(world, to)
    there = sheets_in(world, to.side, hex)
    if key not in [one.key for one in there]:
        there.append(in_force(world, to, key))               # the bridgehead's, which is no camp (CN-CRUR-11)
    found: list[tuple[Unit, str]] = []
    for unit in [unit for unit in units_in(world, to.side, hex) if not unit.loose]:
        replaced = bool(before) and unit.sheet == before
        if replaced:
            unit.sheet = ""
        sheet = goes_by(world, unit, there, key)
        mine = isinstance(to, Commander) and unit.id in to.leads
        if sheet is not None and (sheet.key == key or replaced):
            found.append((unit, sheet.key))
        elif sheet is None and (replaced or mine):
            found.append((unit, key))
    return found


def without_sheet(world: World, commander: Commander) -> list[Unit]:
    """CN-ORD-03  Units without any sheet that come to a commander go by one of those in force there, from the next round on."""
    hex = where(world, commander)
    return [unit for unit in units_in(world, commander.side, hex) if not unit.sheet and not unit.loose]


def force_of(world: World, commander: Commander) -> list[Unit]:
    """CN-ORD-06  The units that would follow a commander who acts on his own: those he leads, those that go by his sheet, outside
    a camp also those that have none and nobody else leads; and lone markers that he passes his orders on to."""
    hex = where(world, commander)
    others = [id for one in commanders_in(world, commander.side, hex) if one is not commander for id in one.leads]
    sheets = (commander.sheet, *([] if command.is_camp(world, commander.side, hex) else [""]))
    sheet = world.sheets.get(commander.sheet)
    if sheet is None:
        return []
    own = [
        unit for unit in units_in(world, commander.side, hex)
        if unit.id in commander.leads or (unit.id not in others and unit.apart != commander.id and unit.sheet in sheets)
    ]
    return [*own, *passed_on(world, commander.side, sheet, hex)]


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
    return [unit for unit in near if boxes.names(sheet, unit.number) and is_lone(world, unit)]
