"""Camps whose defenders are gone: who enters takes them, or burns them (CN-ORD-CAMP-2-X)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import choose
from montjoy.games.clusta import routes, sides
from montjoy.games.clusta.acts import Do, TakenCamp
from montjoy.games.clusta.contact import asked
from montjoy.games.clusta.losses import camp_lost
from montjoy.games.clusta.pieces import Camp, Unit
from montjoy.games.clusta.whereabouts import any_camp, commanders_in
from montjoy.games.clusta.world import World, fresh

KEEP, BURN = Do("keep"), Do("burn")


async def camp_entered(world: World, units: Sequence[Unit], hex: str) -> None:
    """CN-ORD-CAMP-2-X  A hostile force in a camp whose defenders are gone takes it, without its fortification; or burns it."""
    camp = any_camp(world, hex)
    if camp is None or not units or camp.side == units[0].side or routes.enemies_at(world, units[0].side, hex):
        return
    if not is_enemy(world, units[0].side, camp):
        return
    await camp_lost(world, camp, units[0].side)
    if await burns(world, units[0], hex):
        del world.camps[camp.id]
    else:
        taken(world, camp, units[0].side)


def is_enemy(world: World, side: str, camp: Camp) -> bool:
    """Whether those who come regard the camp's side as an enemy: that it secretly regards them so is not told by their taking it
    (CN-LOY-02)."""
    return sides.hostile(world, side, camp.side)


async def burns(world: World, unit: Unit, hex: str) -> bool:
    """A commander's player says whether it is burnt; else it is kept, but by the dead, who make no camps."""
    leader = next(iter(commanders_in(world, unit.side, unit.hex)), None)
    if unit.undead:
        return True
    if leader is None or not asked(world):
        return False
    answer = await choose(unit.side, TakenCamp(hex), [KEEP, BURN])
    return answer == BURN


def taken(world: World, camp: Camp, side: str) -> None:
    """CN-ORD-CAMP-2-X  It becomes the captor's camp, under a number of his own."""
    del world.camps[camp.id]
    number = fresh(world, side, "camp")
    id = f"{side}.camp{number}"
    world.camps[id] = Camp(id, side, number, camp.name, camp.hex)
