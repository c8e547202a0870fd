"""Who catches couriers, with what chance, and what is done with them (CN-COUR-05 to -07, CN-COUR-12-X, CN-ORD-COURIERS).

The same holds for everybody who travels alone: couriers, astrologers, commanders without troops; `zones` is the traveller's
own list of the units in whose zone he is.  Neither his side nor his addressee is ever told.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model import armies, luck, sides
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.pieces import ASTROLOGERS, Specialist, Unit
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.state import Captive, Dispatch, World
from montjoy.games.clusta.protocol.reports import Divined, Report
from montjoy.games.clusta.rules.movement import routes

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
COMPANY: Final = 2
SMALL: Final = "platoon or company"
LARGE: Final = "battalion or regiment"
CATCH: Final = "CATCH_COURIERS"


# ---- the zone --------------------------------------------------------------------------------------------------------
async def pass_hunters(
    world: World, side: str, who: str, zones: dict[str, int], hex: str, *, road: bool = False, stays: bool = False,
    to: str = "",
) -> Unit | None:
    """CN-COUR-05  A traveller enters a hex, or sets out in it: each unit in whose zone he is has one hidden roll for the whole
    passage through its zone, which counts in the hex with the highest chance; back in the zone there is a new roll.  With
    capture_roll = per_hex it rolls in every hex he enters.  The unit that takes him, or None."""
    trying = [unit for unit in near(world, hex) if hunts(world, unit, side, to)]
    near_by = [unit.id for unit in trying]
    for left in [id for id in zones if id not in near_by]:
        del zones[left]
    for unit in trying:
        risk = chance(world, unit, hex, road)
        if risk > 0 and (unit.id not in zones or (world.options.capture_roll == "per_hex" and not stays)):
            zones[unit.id] = await luck.d100("CN-COUR-05", unit.id, who)
        if risk > 0 and zones[unit.id] <= risk:
            return unit
    return None


def near(world: World, hex: str) -> list[Unit]:
    """The units in whose zone a hex lies: those in it and in the six around it; nobody aboard ship."""
    inside = zone(ground(world), hex)
    return [unit for unit in world.units.values() if unit.hex in inside and not unit.ship and unit.present > 0]


@lru_cache(4096)
def zone(there: Island, hex: str) -> frozenset[str]:
    return frozenset([hex, *there.neighbours[hex]])


def hunts(world: World, unit: Unit, side: str, to: str = "") -> bool:
    """CN-COUR-12-X  Units of a side hostile to the traveller's try to take him; neutral and friendly ones only under Catch
    couriers with his side named on the sheet, and nobody his own side's or who is on his way to their own commander."""
    if unit.side in (side, to):
        return False
    return sides.hostile(world, unit.side, side) or (is_catching(unit) and side in named(unit))


def named(unit: Unit) -> tuple[str, ...]:
    """The sides whose couriers its order tells a unit to catch beside the hostile ones'."""
    return unit.doing.do.sides if unit.doing.do is not None else ()


# ---- the chance ------------------------------------------------------------------------------------------------------
def chance(world: World, unit: Unit, hex: str, road: bool) -> int:
    """CN-COUR-06  The percentage by the size of the unit and the terrain of the hex the traveller is in, more where he follows a
    road through it, where it is the unit's own hex, and under Catch couriers.  At sea nobody is caught from land."""
    there = ground(world)
    if there.is_sea(hex):
        return 0
    base = printed(unit, there.terrain[hex]) + catching(unit)
    return base + (printed(unit, "road_bonus") if road else 0) + (printed(unit, "own_hex_bonus") if hex == unit.hex else 0)


def printed(unit: Unit, column: str) -> int:
    """CN-COUR-06  A cell of the courier table, in the row of a unit's size."""
    row = SMALL if armies.size_class(unit.present) <= COMPANY else LARGE
    found: int = TABLES["courier"][row][TABLES["courier"]["columns"].index(column)]
    return found


def catching(unit: Unit) -> int:
    """CN-ORD-COURIERS  Parts of the unit are out in its hex and in the six around it, looking for couriers: so much more."""
    return printed(unit, "catch_couriers_bonus") if is_catching(unit) else 0


def is_catching(unit: Unit) -> bool:
    return unit.doing.do is not None and unit.doing.do.order == CATCH


def share(unit: Unit) -> Fraction:
    """CN-ORD-COURIERS  The part of a unit that is there to fight when it is attacked: three quarters, a quarter is out."""
    return Fraction(TABLES["mult"]["Catch couriers"][0]) if is_catching(unit) else Fraction(1)


# ---- taken -----------------------------------------------------------------------------------------------------------
def take(world: World, unit: Unit, captive: Captive) -> None:
    """CN-COUR-07  The unit that took him holds him, and the message with him, which nobody can read before he is questioned.
    CN-COUR-12-X: Crurers kill him, and nothing is learned."""
    if not kills(unit):
        world.captives[captive.id] = captive


def kills(unit: Unit) -> bool:
    """CN-COUR-12-X  Crurers have no Interrogation: they kill whom they catch."""
    return unit.undead


def lose_captives(world: World, unit: str) -> None:
    """CN-COUR-07  A unit that is destroyed or retreats loses its captives; they do not come back."""
    world.captives = {id: captive for id, captive in world.captives.items() if captive.by != unit}


def capture_specialist(world: World, one: Specialist, by: Unit) -> None:
    """A captured specialist is out of the game; an astrologer knows what his side's divination has found."""
    one.gone, one.hex = True, ""
    overall = routes.destination(world, one.side)
    kind: Literal["astrologer", "specialist"] = "astrologer" if one.trade in ASTROLOGERS else "specialist"
    tells = known(world, one) if kind == "astrologer" else ()
    carries = Dispatch("report", one.id, world.tick, by.hex, reports=tells, overall=overall)
    take(world, by, Captive(one.id, by.id, one.side, kind, carries, world.tick))


def known(world: World, one: Specialist) -> tuple[Report, ...]:
    """What an astrologer can tell: all answers that have reached his side, and his own."""
    book = world.books.get(one.side)
    told = [entry.report for entry in book.entries if isinstance(entry.report, Divined)] if book is not None else []
    return (*told, *one.found)
