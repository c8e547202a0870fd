"""A battle as it stands on the map: its parties, their hexes and units, and the kinds of soldiers that a fight
numbers.
"""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.state import Clash, World

KINDS: Final = (
    ("trakorian", False), ("trakorian", True), ("ransard", False), ("ransard", True), ("stegosian", False), ("stegosian", True),
    ("crurer", False),
)  # fmt: skip


# ---- from the fight to the world --------------------------------------------------------------------------------------
def parties(clash: Clash) -> tuple[list[str], list[str]]:
    """Both parties of a battle, in the order of its sides."""
    return clash.attackers, clash.defenders


def unit_of(world: World, clash: Clash, side: int, number: int) -> Unit | None:
    """The unit behind a number in one of the parties."""
    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    return next((unit for unit in units if unit.number == number), None)


def party_hex(clash: Clash, side: int) -> str:
    """The hex in which a party fought."""
    return clash.hex if side == 1 or not clash.from_ else clash.from_


def ended(world: World, clash: Clash) -> int:
    """The tick at which a battle of this round ended: half an hour for each field round."""
    return world.tick + clash.spent


def other_side(world: World, clash: Clash, side: int) -> str:
    ids = [id for id in parties(clash)[1 - side] if id in world.units]
    return world.units[ids[0]].side if ids else ""


# ---- small things -----------------------------------------------------------------------------------------------------
def side_of(world: World, clash: Clash, side: int) -> str:
    return next((world.units[id].side for id in parties(clash)[side] if id in world.units), "")


def standing_units(world: World, clash: Clash, side: int) -> list[Unit]:
    """The units of a side that are still in the battle."""
    assert clash.fight is not None
    found: list[Unit] = []
    for contingent in clash.fight.side[side].contingent[: clash.fight.side[side].contingents]:
        unit = unit_of(world, clash, side, contingent.unit)
        if unit is not None and contingent.how == fs.How.HERE and contingent.men > 0 and unit not in found:
            found.append(unit)
    return found


def side_named(world: World, clash: Clash, side: int) -> str:
    return next((world.units[id].side for id in parties(clash)[side] if id in world.units), "")


def units_of(world: World, clash: Clash, side: int) -> list[Unit]:
    return [world.units[id] for id in parties(clash)[side] if id in world.units and world.units[id].present > 0]


GOING: Final = (fs.Verdict.OPEN, fs.Verdict.UNFINISHED)


def is_going_on(clash: Clash) -> bool:
    return clash.fight is not None and clash.fight.result in GOING


def is_undecided(front: Clash) -> bool:
    """Not fought yet, or not decided."""
    return front.fight is None or front.fight.result in (fs.Verdict.OPEN, fs.Verdict.UNFINISHED)
