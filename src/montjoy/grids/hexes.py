"""Hexes: where they lie to each other, and the cheapest way from one to another.  Knows no game.

A hex is an axial pair (q, r): q counts eastward along a row, r counts rows southward.  Rows of pointy hexes in a rectangle have
offset coordinates (column, row); odd rows lie half a hex further east ("odd-r").  Directions are numbered clockwise from the
north-west: 0 NW, 1 NE, 2 E, 3 SE, 4 SW, 5 W.  All of it is whole numbers: no tie is ever broken by a rounding.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

Hex: TypeAlias = tuple[int, int]
T = TypeVar("T", str, Hex)

NW, NE, E, SE, SW, W = range(6)
CLOCKWISE: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


# ---- rectangles of hexes -----------------------------------------------------------------------------------------------
def axial(column: int, row: int) -> Hex:
    """The hex at these offset coordinates."""
    return column - (row - (row & 1)) // 2, row


def offset(hex: Hex) -> tuple[int, int]:
    """Column and row of a hex."""
    q, r = hex
    return q + (r - (r & 1)) // 2, r


# ---- neighbours and distance -------------------------------------------------------------------------------------------
def step(hex: Hex, direction: int) -> Hex:
    """The neighbour in a direction; directions count on round the clock."""
    q, r = CLOCKWISE[direction % 6]
    return hex[0] + q, hex[1] + r


def neighbours(hex: Hex) -> list[Hex]:
    """The six hexes around, clockwise from the north-west."""
    return [step(hex, direction) for direction in range(6)]


def distance(a: Hex, b: Hex) -> int:
    """How many steps apart two hexes lie."""
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly so far away, clockwise from the north-west corner."""
    if radius < 0:
        return []
    if radius == 0:
        return [centre]
    found = []
    here = centre[0] + CLOCKWISE[NW][0] * radius, centre[1] + CLOCKWISE[NW][1] * radius
    for direction in (E, SE, SW, W, NW, NE):
        for _ in range(radius):
            found.append(here)
            here = step(here, direction)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most so far away, from the middle outward."""
    return [hex for far in range(radius + 1) for hex in ring(centre, far)]


def nearest(of: Hex, among: Iterable[Hex]) -> list[Hex]:
    """Those that lie nearest, in the order given: several where several are equally near."""
    every = list(among)
    least = min((distance(of, hex) for hex in every), default=0)
    return [hex for hex in every if distance(of, hex) == least]


# ---- straight lines ----------------------------------------------------------------------------------------------------
def squared(q: int, r: int) -> int:
    """The square of the straight distance, in which neighbours lie 1 apart."""
    return q * q + q * r + r * r


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes under the straight line between two centres, both among them.  Where it runs exactly along an edge, the hex
    with the lower coordinates counts, so that the way back is the same."""
    steps = distance(a, b)
    found = [a]
    for n in range(1, steps + 1):
        q, r = a[0] * (steps - n) + b[0] * n, a[1] * (steps - n) + b[1] * n          # in steps of 1/steps of a hex
        corners = [(q // steps + x, r // steps + y) for x in (0, 1) for y in (0, 1)]
        found.append(min(corners, key=lambda hex: (squared(hex[0] * steps - q, hex[1] * steps - r), hex)))
    return found


def sector(a: Hex, b: Hex) -> int | None:
    """The direction in which the straight line from one centre to the other leaves.  Exactly between two directions it is the
    clockwise one; None from a hex to itself."""
    q, r = b[0] - a[0], b[1] - a[1]
    if q == r == 0:
        return None
    along = [2 * q * x + 2 * r * y + q * y + r * x for x, y in CLOCKWISE]
    best = max(along)
    found = [direction for direction in range(6) if along[direction] == best]
    return 0 if found == [NW, W] else found[-1]


# ---- ways --------------------------------------------------------------------------------------------------------------
Steps: TypeAlias = Mapping[T, Sequence[tuple[T, int]]]
Cost: TypeAlias = tuple[int, int]                                    # what a way costs, and of how many steps it is


def turned(steps: Steps[T]) -> dict[T, list[tuple[T, int]]]:
    """The same steps by the hex that they lead to: who can enter it, and at what cost."""
    found: dict[T, list[tuple[T, int]]] = {hex: [] for hex in steps}
    for hex, out in steps.items():
        for other, cost in out:
            found.setdefault(other, []).append((hex, cost))
    return found


def costs_to(goal: T, into: Steps[T], closed: Collection[T] = ()) -> dict[T, Cost]:
    """From every hex that has a way to the goal: its cost and its steps, the fewest among the cheapest.  `into` is `turned`; no
    way enters a closed hex, but one may begin there."""
    found: dict[T, Cost] = {}
    if goal in closed:
        return {goal: (0, 0)}
    heap: list[tuple[int, int, T]] = [(0, 0, goal)]
    while heap:
        cost, steps, hex = heappop(heap)
        if hex in found:
            continue
        found[hex] = (cost, steps)
        if hex in closed:
            continue
        for other, price in into.get(hex, ()):
            if other not in found:
                heappush(heap, (cost + price, steps + 1, other))
    return found


def way(start: T, goal: T, steps: Steps[T], costs: Mapping[T, Cost], closed: Collection[T] = ()) -> list[T] | None:
    """The cheapest way from start to goal, both among its hexes; among equals that of the fewest hexes, then the one whose
    first hex that differs is the lowest.  None where there is none.  `costs` are `costs_to` the goal."""
    if start not in costs:
        return None
    here, found = start, [start]
    while here != goal:
        cost, left = costs[here]
        here = min(
            other
            for other, price in steps[here]
            if other not in closed and costs.get(other) == (cost - price, left - 1)
        )
        found.append(here)
    return found


def cheapest(start: T, goal: T, steps: Steps[T], closed: Collection[T] = ()) -> list[T] | None:
    """The cheapest way by itself, where nothing is kept for the next question."""
    return way(start, goal, steps, costs_to(goal, turned(steps), closed), closed)


def cost_of(hexes: Sequence[T], steps: Steps[T]) -> int | None:
    """What a way costs; None where one of its steps cannot be made."""
    total = 0
    for here, there in pairwise(hexes):
        price = dict(steps.get(here, ())).get(there)
        if price is None:
            return None
        total += price
    return total
