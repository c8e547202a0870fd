"""The way a mover takes (CN-ORD-08): along the route he was given, or the nearest.

What does not move is kept: the costs of a map for each kind of traveller, and the ways to one goal.  A way is a list of hexes
without the one it starts from; None where there is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.command import headquarters, is_camp
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.pieces import Camp
from montjoy.games.clusta.model.queries import CRURERS, ground, place
from montjoy.games.clusta.model.sides import hostile_hexes, is_barred
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.rules.movement.costs import Column, off_road, steps
from montjoy.grids import hexes

NO_WAY: Final = 10**6                                        # dearer than any way


def nearest_way(
    there: Island, start: str, goal: str, column: Column, closed: Iterable[str] = (), roads_ignore_levels: bool = False
) -> list[str] | None:
    """CN-ORD-08  The nearest way is the one of least cost for this traveller; among equals that of fewer hexes, then that of the
    lowest.  It enters no closed hex."""
    every = steps(there, column, roads_ignore_levels)
    shut = tuple(sorted(closed))
    found = hexes.way(start, goal, every, costs_to(there, goal, column, (), roads_ignore_levels))
    if found is not None and any(hex in shut for hex in found[1:]):      # else it is the best of the open ways as well
        found = hexes.way(start, goal, every, costs_to(there, goal, column, shut, roads_ignore_levels), shut)
    return None if found is None else found[1:]


def way_cost(
    there: Island, start: str, goal: str, column: Column, closed: Iterable[str] = (), roads_ignore_levels: bool = False
) -> int | None:
    """What the nearest way costs, in sixths of a point; None where there is none."""
    found = costs_to(there, goal, column, tuple(sorted(closed)), roads_ignore_levels).get(start)
    return None if found is None else found[0]


@lru_cache(4096)
def costs_to(
    there: Island, goal: str, column: Column, closed: tuple[str, ...], roads_ignore_levels: bool
) -> dict[str, hexes.Cost]:
    """The cost of the nearest way to a goal, from everywhere."""
    return hexes.costs_to(goal, _into(there, column, roads_ignore_levels), closed)


@lru_cache(64)
def _into(there: Island, column: Column, roads_ignore_levels: bool) -> dict[str, list[tuple[str, int]]]:
    return hexes.turned(steps(there, column, roads_ignore_levels))


def given_way(
    there: Island,
    start: str,
    goal: str,
    route: Sequence[str],
    column: Column,
    closed: Iterable[str] = (),
    roads_ignore_levels: bool = False,
) -> list[str] | None:
    """CN-ORD-08  With a route its hexes are passed in their order, even where that is dearer, by the nearest way from each to the
    next."""
    found: list[str] = []
    here = start
    for hex in [*route, goal]:
        part = nearest_way(there, here, hex, column, closed, roads_ignore_levels)
        if part is None:
            return None
        found += part
        here = hex
    return found


# ---- in the game ---------------------------------------------------------------------------------------------------------
def nearest_camp(world: World, side: str, hex: str, *, friendly: bool = False, but: str = "") -> Camp | None:
    """CN-INT-08-X  The nearest camp of a side in hexes, whatever lies between; among equals the one with the cheapest march, then
    an own one, then the lowest number.  `friendly`: friends' camps count too (retreats); `but`: not this one."""
    there = ground(world)

    def order(camp: Camp) -> tuple[int, int, bool, int, str]:
        march = way_cost(there, hex, camp.hex, "march", (), world.options.roads_ignore_levels)
        far = there.distance(hex, camp.hex)
        return far, NO_WAY if march is None else march, camp.side != side, camp.number, camp.id

    owners = [side, *(other for other in world.sides if friendly and sides.friendly(world, side, other))]
    camps = [camp for camp in world.camps.values() if camp.id != but and camp.side in owners]
    return min(camps, key=order, default=None) if hex else None


def refuge(world: World, side: str, hex: str) -> str:
    """CN-INT-08-X  Where a retreat leads: the nearest camp of one's own or of friends, the next nearest if one stands in it; the
    Crurers' bridgehead is as good as a camp while no enemy holds it; "" where there is none."""
    there = ground(world)
    here = [camp.id for camp in world.camps.values() if camp.hex == hex]
    camp = nearest_camp(world, side, hex, friendly=True, but=here[0] if here else "")
    found = [camp.hex] if camp is not None else []
    bridge = there.bridgehead
    if side == CRURERS and hex != bridge and is_camp(world, side, bridge):
        found.append(bridge)
    return there.nearest(hex, found)[0] if found else ""


def nearer(world: World, side: str, hex: str, enemy: str) -> list[str]:
    """The neighbouring hexes that lie nearer to the refuge and are free: no enemy who can be seen, no sea.  The first is best:
    farther from the enemy, then cheaper to enter, then the lowest.  Without a refuge: those straight away from the enemy."""
    there = ground(world)
    goal = refuge(world, side, hex)
    free = [to for to in there.coast_around(hex) if not is_barred(world, side, to)]
    if goal:
        free = [to for to in free if there.distance(to, goal) < there.distance(hex, goal)]
    elif enemy:
        free = [to for to in free if there.distance(to, enemy) > there.distance(hex, enemy)]
    return sorted(free, key=lambda to: (-there.distance(to, enemy) if enemy else 0, entry(there, to), to))


def entry(there: Island, hex: str) -> int:
    """What the terrain of a hex costs a marching unit."""
    return off_road(there.terrain[hex], "march") or 0


# ---- couriers ------------------------------------------------------------------------------------------------------------
def courier_way(world: World, side: str, start: str, goal: str) -> list[str]:
    """CN-COUR-02  A courier takes the quickest way with his column of the table, on roads where they are quicker."""
    there = ground(world)
    around = way_around(world, side, start, goal)
    return around or nearest_way(there, start, goal, "courier", (), world.options.roads_ignore_levels) or []


def way_around(world: World, side: str, start: str, goal: str, column: Column = "courier") -> list[str] | None:
    """CN-COUR-03  He goes round the hexes with enemies, though not round those beside them; None where that cannot be done."""
    closed = [hex for hex in hostile_hexes(world, side) if hex != start]
    return nearest_way(ground(world), start, goal, column, closed, world.options.roads_ignore_levels)


def destination(world: World, to: str) -> str:
    """CN-COUR-02  Where an addressee is now, whether or not he has moved since: a camp, a commander, a unit, or a side, which is
    its overall commander.  Aboard ship: the ship's hex; "" is nowhere."""
    return headquarters(world, to) if to in world.sides else place(world, to)


def reached_from(world: World, goal: str, start: str) -> str:
    """CN-ARR-02  Where a rider must go to hand something over at a hex: to it, or to the coast hex beside a ship's that is
    nearest to him; "" where the ship lies off no coast."""
    there = ground(world)
    if goal not in there.terrain or not there.is_sea(goal):
        return goal if goal in there.terrain else ""
    coast = there.coast_around(goal)
    return min(coast, key=lambda hex: (there.distance(start, hex), hex), default="")
