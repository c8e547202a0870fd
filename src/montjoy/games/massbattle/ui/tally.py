"""What each side has left, and how strong it is beside the others: for the page after the game."""

from __future__ import annotations

from collections.abc import Mapping

from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import Side, World
from montjoy.games.massbattle.rules.ending import holds

BROKEN = 0.25                                                # what is left of the worth of a unit that runs
GROUND = 0.25                                                # what holding the ground alone is worth, of all strength deployed


def left(world: World) -> Mapping[str, Mapping[str, int]]:
    """Units in play, or waiting to be deployed, and their hit points; a side by its first seat, without our board by its name."""
    waiting = [u for u in world.units.values() if u.status == "reserve"]
    found = {}
    for n, side in enumerate(world.sides):
        there = [*of(world, n), *(u for u in waiting if u.side == n)]
        found[called(world, side)] = {"units": len(there), "hp": sum(u.hp for u in there)}
    return found


def strength(world: World) -> Mapping[str, float]:
    """Hit points in play, those of broken units a quarter; more for who alone holds what is to be held.  Nobody while the
    armies deploy."""
    found: dict[str, float] = {}
    if world.round == 0:
        return found
    for n, side in enumerate(world.sides):
        ground = GROUND * sum(world.strength) if holds(world, n) and not holds(world, 1 - n) else 0.0
        found[called(world, side)] = sum(u.hp * (BROKEN if u.broken else 1) for u in of(world, n)) + ground
    return found


def called(world: World, side: Side) -> str:
    return side.name if world.carpet else side.leader


def of(world: World, side: int) -> list[Unit]:
    return [u for u in world.units.values() if u.side == side and u.in_play]
