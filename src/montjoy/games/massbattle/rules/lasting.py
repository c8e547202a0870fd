"""Effects of spells that last: how they begin and end, and what they keep a unit from doing.  MB-SCALE-04, MB-T-SPELLS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.massbattle.model.pieces import Lasting, Piece, Running, Unit
from montjoy.games.massbattle.model.queries import at
from montjoy.games.massbattle.model.spells import last_round
from montjoy.games.massbattle.model.state import World, Zone
from montjoy.games.massbattle.model.troops import Single
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.contact import note_contacts
from montjoy.games.massbattle.rules.ground import factor
from montjoy.grids import squares

IDLE: Final = ("nothing", "harms_itself")
WITH_NAMES: Final = {"protection": "protection_from_normal_missiles", "charm": "charm_person"}    # spells called otherwise


# ---- what they keep one from ---------------------------------------------------------------------------------------------
def why_not_act(unit: Piece) -> No | None:
    """MB-T-SPELLS  A web holds a unit where it is; a confused one may have other things in mind.  None: it may act."""
    if unit.has("web"):
        return no("MB-SPELL-10", "in-a-web", unit=unit.id)
    if unit.confused in IDLE:
        return no("MB-SPELL-10", "confused", unit=unit.id)
    return None


def why_not_order(unit: Piece) -> No | None:
    """MB-T-SPELLS  Nobody gives orders to a confused unit, also where it acts by itself."""
    return no("MB-SPELL-10", "confused", unit=unit.id) if unit.confused else None


def on_a_whim(world: World, sides: Sequence[int]) -> list[Unit]:
    """MB-T-SPELLS  The units of these sides that act by themselves, against the nearest unit of the caster's side."""
    return [unit for unit in world.units.values() if unit.side in sides and unit.in_play and unit.confused == "attacks"]


def is_slowed(unit: Piece, round: int) -> bool:
    """MB-T-SPELLS  Slow: no attacks in phases 1 and 3 of every second round, here those with even numbers."""
    return unit.has("slow") and round % 2 == 0


# ---- begin and end ---------------------------------------------------------------------------------------------------------
def lay_on(world: World, unit: Unit, kind: Lasting, minutes: int, by: str) -> None:
    """MB-SCALE-04  An effect begins; the same one does not run twice."""
    others = tuple(effect for effect in unit.running if effect.kind != kind)
    unit.running = (*others, Running(kind, last_round(minutes, world.round, world.scale), by))
    unit.tall = is_tall(unit)


def is_tall(unit: Unit) -> bool:
    """MB-BOARD-07  It flies, or is a giant."""
    return unit.flyer or (isinstance(unit.row, Single) and unit.row.is_giant)


async def end(world: World, unit: Unit, kind: Lasting) -> None:
    """MB-SCALE-04  An effect is over."""
    unit.running = tuple(effect for effect in unit.running if effect.kind != kind)
    unit.tall = is_tall(unit)
    if unit.in_play:
        await tell(ALL, events.SpellEnded(unit.id, WITH_NAMES.get(kind, kind)))
    if kind == "fly" and unit.aloft and not unit.flyer:
        await come_down(world, unit)


async def come_down(world: World, unit: Unit) -> None:
    """MB-BOARD-09, MB-MOVE-08  Who cannot fly any more stands on the ground: below, or on the nearest free square."""
    every = squares.rectangle((0, 0), (world.board.width - 1, world.board.height - 1))
    free = [s for s in every if factor(world.board, s, unit.mounted) and at(world, s) is None]
    there = min(free, key=lambda s: (squares.distance(unit.at, s), s))
    path = () if there == unit.at else (there,)
    unit.aloft, unit.at = False, there
    note_contacts(world, unit)
    await tell(ALL, events.Moved(unit.id, path, unit.facing, False))


async def reveal(world: World, unit: Unit) -> None:
    """MB-T-SPELLS  Invisibility ends when one attacks; and so does a wall of fire."""
    if unit.has("invisibility"):
        await end(world, unit, "invisibility")
    await let_go(world, unit)


async def let_go(world: World, unit: Unit) -> None:
    """MB-T-SPELLS  A wall of fire stands while its caster does nothing else."""
    for zone in [z for z in world.zones if z.kind == "wall_of_fire" and z.by == unit.id]:
        await put_out(world, zone)


async def put_out(world: World, zone: Zone) -> None:
    """MB-SCALE-04  Fire or cloud is gone."""
    world.zones.remove(zone)
    await tell(ALL, events.SpellEnded(zone.by, zone.kind))


async def lapse(world: World) -> None:
    """MB-T-SPELLS  Walls of fire of casters who are broken or gone."""
    for unit in world.units.values():
        if unit.broken or not unit.in_play:
            await let_go(world, unit)


async def run_out(world: World) -> None:
    """MB-SCALE-04, MB-SEQ-06  At the end of a round what has lasted long enough ends."""
    for unit in world.units.values():
        for effect in [e for e in unit.running if e.until and e.until <= world.round]:
            await end(world, unit, effect.kind)
    for zone in [z for z in world.zones if z.until and z.until <= world.round]:
        await put_out(world, zone)
