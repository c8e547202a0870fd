"""Hexes by counting: distances by walking, rings by distance, lines by their length, ways by trying them all."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoy.grids import hexes
from montjoy.grids.hexes import Hex

FAR = st.integers(-9, 9)
HEXES = st.tuples(FAR, FAR)


def walked(start: Hex, radius: int) -> dict[Hex, int]:
    """Distances by walking from neighbour to neighbour."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for other in hexes.neighbours(here):
            if other not in found and found[here] < radius:
                found[other] = found[here] + 1
                queue.append(other)
    return found


def place(hex: Hex) -> tuple[Fraction, Fraction]:
    """East and south of a hex's centre in half hexes; south in units of the height of a row."""
    return Fraction(2 * hex[0] + hex[1]), Fraction(hex[1])


# ---- rectangles --------------------------------------------------------------------------------------------------------
@given(HEXES)
def test_offset_is_axial_backwards(hex: Hex) -> None:
    assert hexes.axial(*hexes.offset(hex)) == hex


@pytest.mark.parametrize(
    ("row", "around"),
    [
        (4, [(6, 3), (7, 3), (8, 4), (7, 5), (6, 5), (6, 4)]),
        (5, [(7, 4), (8, 4), (8, 5), (8, 6), (7, 6), (6, 5)]),
    ],
)
def test_neighbours_clockwise_from_the_north_west(row: int, around: list[tuple[int, int]]) -> None:
    """Odd rows lie half a hex further east."""
    assert [hexes.offset(hex) for hex in hexes.neighbours(hexes.axial(7, row))] == around


@given(HEXES)
def test_the_row_of_an_offset_decides_its_shift(hex: Hex) -> None:
    column, row = hexes.offset(hex)
    assert place(hex) == (2 * column + (row % 2), row)


# ---- distance ----------------------------------------------------------------------------------------------------------
@given(HEXES)
@settings(max_examples=20)
def test_distance_is_the_length_of_the_shortest_walk(start: Hex) -> None:
    assert all(hexes.distance(start, other) == far for other, far in walked(start, 7).items())


@given(HEXES, HEXES, HEXES)
def test_distance_measures(a: Hex, b: Hex, c: Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a) <= hexes.distance(a, c) + hexes.distance(c, b)
    assert (hexes.distance(a, b) == 0) == (a == b)


@given(HEXES, st.integers(0, 6))
def test_rings_part_a_disc(centre: Hex, radius: int) -> None:
    disc = hexes.disc(centre, radius)
    rings = [hexes.ring(centre, n) for n in range(radius + 1)]
    assert disc == [hex for ring in rings for hex in ring]
    assert sorted(disc) == sorted(walked(centre, radius))
    assert [len(ring) for ring in rings] == [1, *(6 * n for n in range(1, radius + 1))]
    assert all(hexes.distance(centre, hex) == n for n, ring in enumerate(rings) for hex in ring)


def test_a_ring_runs_clockwise_from_the_north_west_corner() -> None:
    assert hexes.ring((0, 0), 1) == list(hexes.CLOCKWISE)
    assert hexes.ring((0, 0), 2)[:3] == [(0, -2), (1, -2), (2, -2)]
    assert hexes.ring((3, 3), -1) == []


def test_the_nearest_are_all_those_equally_near_in_the_order_given() -> None:
    assert hexes.nearest((0, 0), [(3, 0), (0, 2), (5, 5), (-2, 0)]) == [(0, 2), (-2, 0)]
    assert hexes.nearest((0, 0), []) == []
    assert hexes.nearest((1, 1), [(1, 1), (0, 1)]) == [(1, 1)]


# ---- lines -------------------------------------------------------------------------------------------------------------
@given(HEXES, HEXES)
def test_a_line_goes_step_by_step_and_is_the_same_back(a: Hex, b: Hex) -> None:
    line = hexes.line(a, b)
    assert (line[0], line[-1], len(line)) == (a, b, hexes.distance(a, b) + 1)
    assert all(hexes.distance(one, other) == 1 for one, other in pairwise(line))
    assert hexes.line(b, a) == line[::-1]


@given(HEXES, HEXES)
def test_a_line_keeps_to_the_hexes_it_runs_over(a: Hex, b: Hex) -> None:
    """Every hex of the line is the nearest to its point on it, in exact numbers; none is nearer by any of its neighbours."""
    steps = max(1, hexes.distance(a, b))
    for n, hex in enumerate(hexes.line(a, b)):
        point = tuple(Fraction(a[i] * (steps - n) + b[i] * n, steps) for i in (0, 1))

        def away(other: Hex, point: tuple[Fraction, ...] = point) -> tuple[Fraction, Hex]:
            q, r = other[0] - point[0], other[1] - point[1]
            return q * q + q * r + r * r, other

        assert all(away(hex) < away(other) for other in hexes.neighbours(hex))


def test_a_line_along_an_edge_takes_the_lower_hex() -> None:
    assert hexes.line((0, 0), (1, -2)) == [(0, 0), (0, -1), (1, -2)]
    assert hexes.line((2, -4), (0, 0)) == [(2, -4), (1, -3), (1, -2), (0, -1), (0, 0)]


# ---- sectors -----------------------------------------------------------------------------------------------------------
@given(HEXES, st.integers(0, 5), st.integers(1, 9))
def test_a_neighbour_lies_in_its_own_sector(a: Hex, direction: int, far: int) -> None:
    q, r = hexes.CLOCKWISE[direction]
    assert hexes.sector(a, (a[0] + q * far, a[1] + r * far)) == direction


@given(HEXES, st.integers(0, 5), st.integers(1, 9))
def test_a_line_between_two_sectors_belongs_to_the_clockwise_one(a: Hex, direction: int, far: int) -> None:
    (q, r), (x, y) = hexes.CLOCKWISE[direction], hexes.CLOCKWISE[(direction + 1) % 6]
    assert hexes.sector(a, (a[0] + (q + x) * far, a[1] + (r + y) * far)) == (direction + 1) % 6


@given(HEXES, HEXES)
def test_sectors_turn_with_the_map_and_face_each_other(a: Hex, b: Hex) -> None:
    q, r = b[0] - a[0], b[1] - a[1]
    here = hexes.sector(a, b)
    if here is None:
        assert a == b
        return
    assert hexes.sector(a, (a[0] - r, a[1] + q + r)) == (here + 1) % 6          # turned by a sixth
    assert hexes.sector(b, a) == (here + 3) % 6


@given(HEXES)
def test_the_six_sectors_share_a_disc_evenly(a: Hex) -> None:
    told = [hexes.sector(a, hex) for hex in hexes.disc(a, 5)]
    assert told.count(None) == 1
    assert [told.count(direction) for direction in range(6)] == [15] * 6


def test_straight_north_is_north_east_and_straight_south_is_south_west() -> None:
    north = hexes.axial(5, 2)
    assert hexes.sector(hexes.axial(5, 4), north) == hexes.NE
    assert hexes.sector(north, hexes.axial(5, 4)) == hexes.SW


# ---- ways --------------------------------------------------------------------------------------------------------------
FIELD = hexes.disc((0, 0), 1)


@st.composite
def fields(draw: st.DrawFn) -> dict[Hex, list[tuple[Hex, int]]]:
    """Seven hexes with steps of any price, some of them missing."""
    price = st.sampled_from([None, 0, 1, 1, 2, 3])
    return {
        hex: [(other, cost) for other in FIELD if hexes.distance(hex, other) == 1 and (cost := draw(price)) is not None]
        for hex in FIELD
    }


def every_way(start: Hex, goal: Hex, steps: dict[Hex, list[tuple[Hex, int]]], closed: list[Hex]) -> list[list[Hex]]:
    """All ways that enter no hex twice."""
    found: list[list[Hex]] = []

    def on(way: list[Hex]) -> None:
        if way[-1] == goal:
            found.append(way)
            return
        for other, _ in steps[way[-1]]:
            if other not in way and other not in closed:
                on([*way, other])

    on([start])
    return found


@given(fields(), st.sampled_from(FIELD), st.sampled_from(FIELD), st.lists(st.sampled_from(FIELD), max_size=2))
def test_the_cheapest_way_is_the_best_of_all_there_are(
    steps: dict[Hex, list[tuple[Hex, int]]], start: Hex, goal: Hex, closed: list[Hex]
) -> None:
    """Cost, then the number of hexes, then the lowest hexes."""
    ways = [(hexes.cost_of(way, steps), len(way), way) for way in every_way(start, goal, steps, closed)]
    found = hexes.cheapest(start, goal, steps, closed)
    assert found == (min(ways)[2] if ways else None)
    costs = hexes.costs_to(goal, hexes.turned(steps), closed)
    assert costs.get(start) == (min((cost, length - 1) for cost, length, _ in ways) if ways else None)


def test_a_way_that_cannot_be_walked_costs_nothing_but_none() -> None:
    steps = {"a": [("b", 2)], "b": [("c", 5)], "c": []}
    assert hexes.cost_of(["a", "b", "c"], steps) == 7
    assert hexes.cost_of(["c", "b"], steps) is None
    assert hexes.cost_of(["a"], steps) == 0
    assert hexes.cheapest("c", "a", steps) is None
    assert hexes.cheapest("a", "c", steps, closed=["b"]) is None
    assert hexes.cheapest("b", "c", steps, closed=["b"]) == ["b", "c"]
