"""Pushed back, and followed: the squares of a retreat, and of the one who goes after it.  MB-MOR-14, MB-MOR-15, MB-MOVE-11."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import zones_against
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.contact import note_contacts
from montjoy.games.massbattle.rules.ground import is_enemy_on, is_free, retreat_of, step_cost
from montjoy.grids import squares
from montjoy.grids.squares import Square

BEYOND: Final = 2                                            # squares that it may go on past friends


async def fall_back(world: World, unit: Unit, away_from: Square, stood: Square) -> tuple[Square, ...]:
    """MB-MOR-06, MB-MOR-14  Straight away from the unit whose hit caused it, half its move, facing as it did; a web holds it."""
    way = () if unit.has("web") else path_of(world, unit, away_from, stood)
    path = way[: last_free(world, unit, way)]
    if path and not is_on(world.board, path[-1]):
        await leave(unit)
        return path[:-1]
    if path:
        unit.at = path[-1]
        note_contacts(world, unit)
    await tell(ALL, events.FellBack(unit.id, path))
    return path


def path_of(world: World, unit: Unit, away_from: Square, stood: Square) -> tuple[Square, ...]:
    """MB-MOR-14  Square by square in the direction closest to the line from attacker to target; where that is barred 45 degrees
    clockwise, then counter-clockwise.  Up to two squares more than it has to go, for where it must not stop."""
    ahead = squares.towards(away_from, stood)
    if ahead is None:
        return ()
    path: list[Square] = []
    here = unit.at
    for _ in range(retreat_of(world, unit) + BEYOND):
        near = [squares.step(here, ahead + turn) for turn in (0, 1, -1)]
        there = next((square for square in near if is_open(world, unit, here, square)), None)
        if there is None:
            break
        path.append(there)
        if not is_on(world.board, there):
            break
        here = there
    return tuple(path)


def is_open(world: World, unit: Unit, here: Square, there: Square) -> bool:
    """MB-MOR-14, MB-MOR-14-X  Off the board, or passable ground without an enemy; costs are ignored, walls and ramparts are
    not."""
    if not is_on(world.board, there):
        return True
    return step_cost(world, unit, here, there) is not None and not is_enemy_on(world, unit, there)


def last_free(world: World, unit: Unit, way: Sequence[Square]) -> int:
    """MB-MOR-14  How many squares of the way it goes: all of its retreat; where a friend stands on the last, up to two further,
    or else back to the last free one."""
    n = min(len(way), retreat_of(world, unit))
    if n and is_end(world, unit, way[n - 1]):
        return n
    for more in range(n + 1, min(len(way), n + BEYOND) + 1):
        if is_on(world.board, way[more - 1]) and is_free(world, unit, way[more - 1]):
            return more
    return next((less for less in range(n, 0, -1) if is_end(world, unit, way[less - 1])), 0)


def is_end(world: World, unit: Unit, square: Square) -> bool:
    return not is_on(world.board, square) or is_free(world, unit, square)


async def leave(unit: Unit) -> None:
    """MB-MOVE-11  Over an edge of the board: out of the battle, alive."""
    unit.status = "withdrawn"
    await tell(ALL, events.LeftTheBoard(unit.id))


# ---- following up --------------------------------------------------------------------------------------------------------
async def follow(world: World, unit: Unit, loser_stood: Square, path: Sequence[Square]) -> tuple[Square, ...]:
    """MB-MOR-15, MB-MOR-15-X  As many squares in the same directions, or as far as it goes; it stops in another unbroken enemy's
    zone.  No charge, no attack, no cost."""
    gone: list[Square] = []
    here, behind = unit.at, loser_stood
    zones = zones_against(world, unit)
    for square in path:
        there = (here[0] + square[0] - behind[0], here[1] + square[1] - behind[1])
        if not is_open(world, unit, here, there) or not is_on(world.board, there):
            break
        gone.append(there)
        here, behind = there, square
        if there in zones:
            break
    while gone and not is_free(world, unit, gone[-1]):
        gone.pop()
    if gone:
        unit.at = gone[-1]
        note_contacts(world, unit)
    await tell(ALL, events.FollowedUp(unit.id, tuple(gone)))
    return tuple(gone)
