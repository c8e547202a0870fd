"""Units are split and merged (CN-ARMY-06-X); groups of the dead never are (CN-CRUR-04)."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.clusta.model.armies import MOST_IN_A_UNIT, may_split, strength, why_not_split
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.pieces import Contingent, Unit
from montjoy.games.clusta.model.queries import commanders_in, in_battle, where, whole
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Merge, Split
from montjoy.games.clusta.rules.engagements import casualties

HIGHEST: Final = 99


def split(world: World, side: str, item: Split) -> str:
    """CN-ARMY-06-X  In the order phase, in a camp or with a commander, a unit is split into parts of at least ten men each."""
    unit = world.units.get(whole(side, item.unit))
    if unit is None or unit.present == 0:
        return "nobody-of-that-name"
    reason = why_not_here(world, unit) or why_not_split(unit.undead, *strength(unit), item.elite, item.standard)
    if reason:
        return reason
    number = next_number(world, side, item.number)
    if number > HIGHEST:
        return "too-many-units"
    part(world, unit, number, item.elite, item.standard)
    return ""


def why_not_here(world: World, unit: Unit) -> str:
    """CN-ARMY-06-X  Whether a unit can be reorganised where it is: in a camp or with a commander of its side, not in a
    battle; not at all with reorganisation = false."""
    if not world.options.reorganisation:
        return "no-reorganisation"
    hex = where(world, unit)
    if not is_camp(world, unit.side, hex) and not commanders_in(world, unit.side, hex):
        return "neither-camp-nor-commander"
    return "in-battle" if in_battle(world, unit.id) else ""


def next_number(world: World, side: str, wanted: int = 0) -> int:
    """The number of a new unit: the one wanted while it is free, else the next above all its side has ever had."""
    used = [unit.number for unit in world.units.values() if unit.side == side and not unit.loose]
    if wanted and wanted not in used:
        return wanted
    key = f"{side}.unit"
    world.numbers[key] = max([world.numbers.get(key, 0), *used]) + 1
    return world.numbers[key]


def part(world: World, unit: Unit, number: int, elite: int, standard: int) -> Unit:
    """So many men of a unit become a unit of their own, beside it and under the same orders."""
    new: Unit = msgspec.convert(msgspec.to_builtins(unit), Unit)
    new.id, new.number, new.men, new.lost_today = f"{unit.side}.{number}", number, [], 0
    for troop in unit.men:
        going = min(troop.men, elite if troop.elite else standard)
        elite, standard = (elite - going, standard) if troop.elite else (elite, standard - going)
        troop.men -= going
        if going:
            new.men.append(Contingent(troop.nation, troop.elite, going, troop.wavering))
    unit.men = [troop for troop in unit.men if troop.men > 0]
    world.units[new.id] = new
    for commander in world.commanders.values():
        if unit.id in commander.leads:
            commander.leads = [*commander.leads, new.id]
    return new


def merge(world: World, side: str, item: Merge) -> str:
    """CN-ARMY-06-X  Units of one nation in one hex merge, up to five hundred men; the second goes up in the first."""
    unit, other = world.units.get(whole(side, item.unit)), world.units.get(whole(side, item.other))
    if unit is None or other is None or unit is other or not unit.present or not other.present:
        return "nobody-of-that-name"
    if where(world, unit) != where(world, other) or unit.ship != other.ship:
        return "not-in-one-hex"
    reason = why_not_here(world, unit) or why_not_here(world, other)
    if reason:
        return reason
    if not may_split(unit.undead) or not may_split(other.undead):
        return "groups-are-never-merged"
    if any(troop.nation != unit.men[0].nation for troop in (*unit.men, *other.men)):
        return "not-of-one-nation"
    if unit.present + other.present > MOST_IN_A_UNIT:
        return "more-than-500-men"
    join_units(world, unit, other)
    return ""


def join_units(world: World, unit: Unit, other: Unit) -> None:
    """All men of the second unit go to the first, which is as tired as the more tired of them; who belongs to the second belongs
    to the first."""
    for troop in other.men:
        same = next((own for own in unit.men if own.elite == troop.elite), None)
        if same is None:
            unit.men.append(troop)
        else:
            same.men += troop.men
            same.wavering = same.wavering or troop.wavering
    unit.tired, unit.marched = max(unit.tired, other.tired), max(unit.marched, other.marched)
    unit.rest, unit.lost_today = min(unit.rest, other.rest), unit.lost_today + other.lost_today
    other.men, other.lost_today = [], 0
    rename_unit(world, other.id, unit.id)
    casualties.strike_from_map(world, other)


def rename_unit(world: World, old: str, new: str) -> None:
    """Whoever was the one unit's is the other's now: specialists, the wounded, captives, work."""
    for who in world.specialists.values():
        who.with_, who.back = new if who.with_ == old else who.with_, new if who.back == old else who.back
    world.away = [msgspec.structs.replace(away, unit=new) if away.unit == old else away for away in world.away]
    for id, captive in list(world.captives.items()):
        if captive.by == old:
            world.captives[id] = msgspec.structs.replace(captive, by=new)
    for camp in world.camps.values():
        camp.fortifier = new if camp.fortifier == old else camp.fortifier
    for work in world.works:
        work.units = list(dict.fromkeys(new if id == old else id for id in work.units))
