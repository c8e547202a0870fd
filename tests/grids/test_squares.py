"""Squares by slow definitions: lines cut in exact fractions, arcs in two forms, ways by trying them all; and every picture the
same when the board is moved, turned and mirrored.  Examples are those of the rules whose geometry it is."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from montjoy.grids import squares
from montjoy.grids.squares import NE, NW, SE, SW, E, Edge, N, S, Square, W

FAR = st.integers(-9, 9)
SQUARES = st.tuples(FAR, FAR)
DIRECTIONS = st.integers(0, 7)
HALF = Fraction(1, 2)
Point = tuple[Fraction, Fraction]

# The eight ways in which a board can be turned and mirrored.
SYMMETRIES: list[Callable[[Square], Square]] = [
    lambda s: (s[0], s[1]), lambda s: (s[1], -s[0]), lambda s: (-s[0], -s[1]), lambda s: (-s[1], s[0]),
    lambda s: (-s[0], s[1]), lambda s: (s[0], -s[1]), lambda s: (s[1], s[0]), lambda s: (-s[1], -s[0]),
]
QUARTER = SYMMETRIES[1]                                              # clockwise
symmetries = pytest.mark.parametrize("image", SYMMETRIES)


def eighth(square: Square) -> Square:
    """Turned clockwise by 45 degrees, and the root of two times further away."""
    return square[0] + square[1], square[1] - square[0]


def near(a: Square, b: Square, margin: int = 1) -> list[Square]:
    """The squares of the box around two, and a little more."""
    return [
        (x, y)
        for x in range(min(a[0], b[0]) - margin, max(a[0], b[0]) + margin + 1)
        for y in range(min(a[1], b[1]) - margin, max(a[1], b[1]) + margin + 1)
    ]


# ---- directions, neighbours and distance -------------------------------------------------------------------------------
def test_neighbours_clockwise_from_the_north() -> None:
    assert squares.neighbours((5, 5)) == [(5, 6), (6, 6), (6, 5), (6, 4), (5, 4), (4, 4), (4, 5), (4, 6)]
    assert (squares.step((5, 5), SE), squares.step((5, 5), SE + 8), squares.step((5, 5), -1)) == ((6, 4), (6, 4), (4, 6))
    assert [direction for direction in range(8) if squares.is_diagonal(direction)] == [NE, SE, SW, NW]
    assert squares.STRAIGHT == (N, E, S, W)


@given(SQUARES, DIRECTIONS, st.integers(-9, 9))
def test_a_turn_is_so_many_times_forty_five_degrees(a: Square, direction: int, eighths: int) -> None:
    assert squares.turn(direction, eighths) in range(8)
    assert squares.turn(squares.turn(direction, eighths), -eighths) == direction
    assert squares.turn(NW, 1) == N and squares.turn(N, -1) == NW
    assert squares.step(squares.step(a, direction), squares.turn(direction, 4)) == a
    right = squares.offset(a, squares.step(a, squares.turn(direction, 2)))
    assert right == QUARTER(squares.offset(a, squares.step(a, direction)))


@pytest.mark.parametrize(("b", "far"), [((3, 3), 9), ((20, 0), 40), ((4, 10), 24)])
def test_mb_board_02_examples(b: Square, far: int) -> None:
    """4.5 squares, 20 squares, 12 squares."""
    assert squares.distance((0, 0), b) == far


@given(SQUARES)
@settings(max_examples=20)
def test_distance_is_the_cost_of_the_cheapest_walk(start: Square) -> None:
    found = {start: 0}
    for far in range(1, 15):                                         # every square whose cheapest walk costs exactly this
        for here, cost in list(found.items()):
            for direction, other in enumerate(squares.neighbours(here)):
                if other not in found and cost + 2 + direction % 2 == far:
                    found[other] = far
    assert all(squares.distance(start, other) == far for other, far in found.items())
    assert sorted(found) == sorted(squares.disc(start, 14))


@given(SQUARES, SQUARES, SQUARES)
def test_distance_measures(a: Square, b: Square, c: Square) -> None:
    assert squares.distance(a, b) == squares.distance(b, a) <= squares.distance(a, c) + squares.distance(c, b)
    assert (squares.distance(a, b) == 0) == (a == b)
    assert squares.is_adjacent(a, b) == (b in squares.neighbours(a)) == (squares.distance(a, b) in (2, 3))


# ---- the closest direction ---------------------------------------------------------------------------------------------
@given(SQUARES, SQUARES)
def test_mb_mor_14_no_direction_is_closer_to_the_line(a: Square, b: Square) -> None:
    """The angle is the smaller the greater its cosine, the sign of which is kept when it is squared.  Two are never equal."""
    found = squares.towards(a, b)
    if found is None:
        assert a == b
        return
    x, y = squares.offset(a, b)
    along = [(x * dx + y * dy, dx * dx + dy * dy) for dx, dy in squares.CLOCKWISE]
    cosines = [Fraction(dot * abs(dot), length) for dot, length in along]
    assert cosines.count(max(cosines)) == 1
    assert found == cosines.index(max(cosines))


@given(SQUARES, SQUARES)
def test_the_closest_direction_turns_with_the_line(a: Square, b: Square) -> None:
    assume(a != b)
    here = squares.towards(a, b)
    assert here is not None
    x, y = eighth(squares.offset(a, b))
    assert squares.towards(a, (a[0] + x, a[1] + y)) == squares.turn(here, 1)
    assert squares.towards(b, a) == squares.turn(here, 4)


def test_the_closest_direction_on_both_sides_of_the_border() -> None:
    """The border is at 0.41421...: 12 of 29 lies below it (0.41379), 5 of 12 above (0.41667)."""
    assert squares.towards((0, 0), (12, 29)) == N
    assert squares.towards((0, 0), (5, 12)) == NE
    assert squares.towards((3, 3), (3, -4)) == S
    assert squares.towards((1, 1), (1, 1)) is None


# ---- facings and arcs --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arc", "others"),
    [
        ("front", [(10, 11), (9, 11), (11, 11), (12, 13)]),
        ("flank", [(9, 10), (11, 10), (13, 12)]),
        ("rear", [(10, 9), (9, 9), (11, 9), (12, 7)]),
    ],
)
def test_mb_board_04_example(arc: str, others: list[Square]) -> None:
    """A unit at (10, 10) that faces north."""
    assert [squares.arc((10, 10), N, other) for other in others] == [arc] * len(others)


@given(SQUARES, st.sampled_from(squares.STRAIGHT), SQUARES)
def test_mb_board_04_both_forms_agree_for_the_four_facings(at: Square, facing: int, other: Square) -> None:
    """So many squares ahead along the facing, and so many beside."""
    x, y = squares.offset(at, other)
    f, s = {N: (y, abs(x)), E: (x, abs(y)), S: (-y, abs(x)), W: (-x, abs(y))}[facing]
    by_squares = "front" if f > 0 and s <= f else "rear" if f < 0 and s <= -f else "flank"
    assert squares.arc(at, facing, other) == by_squares


@given(SQUARES, DIRECTIONS, SQUARES)
def test_arcs_turn_with_the_facing(at: Square, facing: int, other: Square) -> None:
    x, y = eighth(squares.offset(at, other))
    arc = squares.arc(at, facing, other)
    assert squares.arc(at, facing + 1, (at[0] + x, at[1] + y)) == arc
    assert squares.arc(at, facing + 4, other) == {"front": "rear", "flank": "flank", "rear": "front"}[arc]


@given(SQUARES, DIRECTIONS)
def test_three_neighbours_in_front_three_behind_two_beside(at: Square, facing: int) -> None:
    by_arc = {
        arc: {other for other in squares.neighbours(at) if squares.arc(at, facing, other) == arc}
        for arc in ("front", "flank", "rear")
    }
    assert set(squares.front(at, facing)) == by_arc["front"]
    assert set(squares.rear(at, facing)) == by_arc["rear"]
    assert [len(those) for those in by_arc.values()] == [3, 2, 3]


def test_front_and_rear_run_clockwise() -> None:
    assert squares.front((5, 5), N) == [(4, 6), (5, 6), (6, 6)]
    assert squares.rear((5, 5), N) == [(6, 4), (5, 4), (4, 4)]
    assert squares.front((5, 5), NE) == [(5, 6), (6, 6), (6, 5)]


# ---- boards and rectangles ---------------------------------------------------------------------------------------------
def test_mb_board_01_the_default_board() -> None:
    board = squares.rectangle((0, 0), (47, 35))
    assert (len(board), board[0], board[1], board[-1]) == (1728, (0, 0), (1, 0), (47, 35))
    assert squares.on_board(squares.rectangle((-2, -2), (50, 40)), 48, 36) == board
    assert squares.rectangle((3, 3), (3, 3)) == [(3, 3)]


@given(SQUARES, SQUARES)
def test_a_rectangle_is_that_of_any_two_opposite_corners(a: Square, b: Square) -> None:
    found = squares.rectangle(a, b)
    assert sorted(found) == near(a, b, margin=0)
    assert found == squares.rectangle(b, a) == squares.rectangle((a[0], b[1]), (b[0], a[1]))


@given(st.tuples(st.integers(0, 9), st.integers(0, 6)), DIRECTIONS)
def test_a_ray_goes_on_to_the_edge_of_the_board(start: Square, direction: int) -> None:
    found = squares.ray(start, direction, 10, 7)
    assert all(squares.step(here, direction) == there for here, there in pairwise([start, *found]))
    assert all(squares.is_on_board(square, 10, 7) for square in found)
    assert not squares.is_on_board(squares.step([start, *found][-1], direction), 10, 7)


# ---- straight lines ----------------------------------------------------------------------------------------------------
def inside(a: Square, b: Square, square: Square) -> tuple[Fraction, Fraction] | None:
    """From which to which part of the line from a to b it runs inside of a square; None where it does not."""
    first, last = Fraction(0), Fraction(1)
    for here, there, middle in zip(a, b, square):
        if here == there:
            if here != middle:
                return None
            continue
        cuts = sorted((Fraction(middle - here) + side) / (there - here) for side in (-HALF, HALF))
        first, last = max(first, cuts[0]), min(last, cuts[1])
    return (first, last) if first < last else None


@given(SQUARES, SQUARES)
def test_mb_board_08_a_line_has_the_squares_whose_inside_it_crosses(a: Square, b: Square) -> None:
    """In the order in which it comes through them; there is no gap between one and the next."""
    assume(a != b)
    cuts = [(cut, square) for square in near(a, b) if (cut := inside(a, b, square))]
    found = squares.line(a, b)
    assert found == [square for _, square in sorted(cuts)]
    assert squares.between(a, b) == [square for square in found if square not in (a, b)]
    assert all(one[1] == other[0] for (one, _), (other, _) in pairwise(sorted(cuts)))


@given(SQUARES, SQUARES)
def test_a_line_is_the_same_back(a: Square, b: Square) -> None:
    assert squares.line(b, a) == squares.line(a, b)[::-1]
    assert squares.edges_crossed(b, a) == squares.edges_crossed(a, b)[::-1]
    assert squares.corners_crossed(b, a) == squares.corners_crossed(a, b)[::-1]


@symmetries
@given(SQUARES, SQUARES)
def test_lines_distances_and_beams_turn_with_the_board(image: Callable[[Square], Square], a: Square, b: Square) -> None:
    assert squares.line(image(a), image(b)) == [image(square) for square in squares.line(a, b)]
    assert squares.distance(image(a), image(b)) == squares.distance(a, b)
    if b != (0, 0):
        assert squares.beam(image(a), image(b), 11) == [image(square) for square in squares.beam(a, b, 11)]


@given(SQUARES, SQUARES, SQUARES)
def test_lines_move_with_the_board(a: Square, b: Square, by: Square) -> None:
    def moved(square: Square) -> Square:
        return square[0] + by[0], square[1] + by[1]

    assert squares.line(moved(a), moved(b)) == [moved(square) for square in squares.line(a, b)]
    assert squares.corners_crossed(moved(a), moved(b)) == [moved(corner) for corner in squares.corners_crossed(a, b)]


def test_a_line_that_only_touches_a_corner_does_not_cross_the_square() -> None:
    assert squares.between((0, 0), (3, 3)) == [(1, 1), (2, 2)]
    assert squares.between((0, 0), (1, 3)) == [(0, 1), (1, 2)]
    assert squares.between((0, 0), (2, 1)) == [(1, 0), (1, 1)]
    assert squares.between((5, 5), (5, 15)) == [(5, y) for y in range(6, 15)]
    assert squares.between((0, 0), (1, 1)) == squares.between((0, 0), (0, 1)) == squares.between((0, 0), (0, 0)) == []
    assert squares.line((4, 4), (4, 4)) == [(4, 4)]


# ---- edges and corners -------------------------------------------------------------------------------------------------
def ends(wall: Edge) -> tuple[Point, Point]:
    """The two points at which an edge ends."""
    (x, y), (east, north) = wall
    middle = Fraction(x + east, 2), Fraction(y + north, 2)
    along = (Fraction(0), HALF) if y == north else (HALF, Fraction(0))
    return (middle[0] - along[0], middle[1] - along[1]), (middle[0] + along[0], middle[1] + along[1])


def side(a: Square, b: Square, point: Point) -> Fraction:
    """On which side of the line through a and b a point lies: 0 on it."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def in_box(a: Square, b: Square, point: Point) -> bool:
    return all(min(one, other) <= at <= max(one, other) for one, other, at in zip(a, b, point))


def meets(a: Square, b: Square, wall: Edge) -> bool:
    """Whether two pieces of straight lines have a point in common: each one's ends lie not both on one side of the other."""
    here, there = ends(wall)
    if side(a, b, here) * side(a, b, there) > 0:
        return False
    axis = 0 if wall[0][1] == wall[1][1] else 1                      # the wall runs across this axis
    return min(a[axis], b[axis]) <= here[axis] <= max(a[axis], b[axis]) and a != b


def edges_near(a: Square, b: Square) -> list[Edge]:
    return [((x, y), other) for x, y in near(a, b) for other in ((x + 1, y), (x, y + 1))]


@given(SQUARES, SQUARES)
def test_mb_board_07_a_line_crosses_the_edges_that_it_meets(a: Square, b: Square) -> None:
    for wall in edges_near(a, b):
        assert squares.crosses_edge(a, b, wall) == squares.crosses_edge(b, a, wall) == meets(a, b, wall), wall


@given(SQUARES, SQUARES)
def test_the_edges_and_the_corners_of_a_line_are_what_it_crosses(a: Square, b: Square) -> None:
    """Corners by points that lie on it; an edge is met in its middle part, or at a corner that is crossed."""
    corners = squares.corners_crossed(a, b)
    every = [(x, y) for x, y in near(a, b) if a != b]
    point = {corner: (corner[0] + HALF, corner[1] + HALF) for corner in every}
    on_it = [corner for corner in every if side(a, b, point[corner]) == 0 and in_box(a, b, point[corner])]
    assert sorted(corners) == on_it
    crossed = squares.edges_crossed(a, b)
    cut = [wall for wall in edges_near(a, b) if meets(a, b, wall) and all(side(a, b, end) for end in ends(wall))]
    assert sorted(crossed) == sorted(cut)
    assert len(crossed) + len(corners) == len(squares.line(a, b)) - 1


@symmetries
@given(SQUARES, SQUARES, SQUARES, st.sampled_from(squares.STRAIGHT))
def test_walls_turn_with_the_board(
    image: Callable[[Square], Square], a: Square, b: Square, at: Square, direction: int
) -> None:
    wall = squares.edge_of(at, direction)
    turned = squares.edge(image(wall[0]), image(wall[1]))
    assert squares.crosses_edge(image(a), image(b), turned) == squares.crosses_edge(a, b, wall)


@pytest.mark.parametrize(
    ("shooter", "covered"),
    [
        ((10, 15), True), ((10, 5), False), ((16, 10), False),
        ((15, 15), True), ((11, 11), True), ((9, 11), True), ((11, 10), False),
    ],
)
def test_mb_board_07_example(shooter: Square, covered: bool) -> None:
    """A wall on the north edge of (10, 10); a diagonal line meets it in the corner where it ends."""
    assert squares.crosses_edge(shooter, (10, 10), squares.edge_of((10, 10), N)) is covered


@given(SQUARES, st.sampled_from(squares.STRAIGHT))
def test_an_edge_has_one_name(square: Square, direction: int) -> None:
    other = squares.step(square, direction)
    wall = squares.edge_of(square, direction)
    assert wall == squares.edge(square, other) == squares.edge(other, square) == squares.edge_of(other, direction + 4)
    assert wall == (min(square, other), max(square, other))
    assert squares.edges_crossed(square, other) == [wall]


@pytest.mark.parametrize("other", [(0, 0), (1, 1), (2, 0)])
def test_no_edge_lies_between_squares_that_share_none(other: Square) -> None:
    with pytest.raises(ValueError, match="no edge"):
        squares.edge((0, 0), other)


# ---- areas -------------------------------------------------------------------------------------------------------------
def test_mb_spell_07_a_radius_of_six_metres() -> None:
    """At squares of 3 m the centre, its 8 neighbours and the 4 straight ones at two squares; at squares of 6 m five."""
    around = squares.neighbours((7, 7))
    assert set(squares.disc((7, 7), 4)) == {(7, 7), *around, (7, 9), (9, 7), (7, 5), (5, 7)}
    assert set(squares.disc((7, 7), 2)) == {(7, 7), *around[::2]}
    assert [len(squares.disc((7, 7), half)) for half in (4, 2)] == [13, 5]


@given(SQUARES, st.integers(-1, 12))
def test_a_disc_has_all_so_far_away_from_the_middle_outward(centre: Square, half_squares: int) -> None:
    found = squares.disc(centre, half_squares)
    far = [squares.distance(centre, square) for square in found]
    assert found == sorted(found, key=lambda square: (squares.distance(centre, square), square))
    assert set(found) == {square for square in near(centre, centre, 8) if squares.distance(centre, square) <= half_squares}
    assert far == sorted(far) and len(found) == len(set(found))


def test_a_beam_straight_on_and_diagonally() -> None:
    """18 m in squares of 3 m from the aimed square on, away from a caster to the south, and to the south-west."""
    assert squares.beam((5, 5), squares.offset((5, 1), (5, 5)), 12) == [(5, y) for y in range(5, 12)]
    assert squares.beam((5, 5), squares.offset((1, 1), (5, 5)), 12) == [(n, n) for n in range(5, 10)]
    assert squares.beam((5, 5), (1, 2), 0) == [(5, 5)] and squares.beam((5, 5), (1, 2), -1) == []
    with pytest.raises(ValueError, match="direction"):
        squares.beam((5, 5), (0, 0), 12)


@given(SQUARES, SQUARES, st.integers(1, 3), st.integers(0, 30))
def test_a_beam_is_the_beginning_of_every_longer_line(start: Square, aim: Square, times: int, half_squares: int) -> None:
    assume(aim != (0, 0))
    found = squares.beam(start, aim, half_squares)
    longer = squares.line(start, (start[0] + 40 * aim[0], start[1] + 40 * aim[1]))
    assert found == [square for square in longer if squares.distance(start, square) <= half_squares]
    assert found == squares.beam(start, (times * aim[0], times * aim[1]), half_squares)


LENGTHS = st.fractions(Fraction(1, 4), 6, max_denominator=4)


@given(SQUARES, SQUARES, LENGTHS, LENGTHS)
@settings(max_examples=60, deadline=None)
def test_mb_spell_07_a_cone_by_sixty_digits(origin: Square, aim: Square, length: Fraction, width: Fraction) -> None:
    """With the root itself; what differs by less than the thirtieth digit is the same."""
    assume(aim != (0, 0))
    expected = set()
    with localcontext() as context:
        context.prec = 60
        long, wide = (Decimal(size.numerator) / size.denominator for size in (length, width))
        root, tiny, half = Decimal(aim[0] ** 2 + aim[1] ** 2).sqrt(), Decimal("1e-30"), Decimal("0.5")
        for square in near(origin, origin, 11):
            x, y = squares.offset(origin, square)
            ahead, beside = (x * aim[0] + y * aim[1]) / root, abs(x * aim[1] - y * aim[0]) / root
            if half - tiny <= ahead <= long + tiny and beside <= ahead * wide / (2 * long) + half + tiny:
                expected.add(square)
    found = squares.cone(origin, aim, length, width)
    assert set(found) == expected
    assert found == sorted(found, key=lambda square: (squares.distance(origin, square), square))


@given(st.sampled_from([(0, 2), (3, 4), (-4, 3), (6, -8), (5, 12)]), LENGTHS, LENGTHS)
@settings(max_examples=60, deadline=None)
def test_a_cone_whose_aim_has_a_whole_length_by_fractions(aim: Square, length: Fraction, width: Fraction) -> None:
    root = {4: 2, 25: 5, 100: 10, 169: 13}[aim[0] ** 2 + aim[1] ** 2]
    expected = []
    for x, y in near((0, 0), (0, 0), 11):
        ahead, beside = Fraction(x * aim[0] + y * aim[1], root), Fraction(abs(x * aim[1] - y * aim[0]), root)
        if HALF <= ahead <= length and beside <= ahead * width / (2 * length) + HALF:
            expected.append((x, y))
    assert sorted(squares.cone((0, 0), aim, length, width)) == expected


def test_a_cone_of_21_metres_9_wide() -> None:
    """Squares of 3 m, to the north: one square, one, then three abreast, and five at the end, exactly two squares beside."""
    rows = [sorted(x for x, y in squares.cone((9, 0), (0, 5), 7, 3) if y == ahead) for ahead in range(9)]
    assert rows == [[], [9], [9], *[[8, 9, 10]] * 4, [7, 8, 9, 10, 11], []]
    assert squares.cone((9, 0), (0, 5), 0, 3) == []
    with pytest.raises(ValueError, match="direction"):
        squares.cone((9, 0), (0, 0), 7, 3)


@symmetries
@given(SQUARES, LENGTHS, LENGTHS, st.integers(0, 9))
@settings(max_examples=20, deadline=None)
def test_areas_turn_with_the_board(
    image: Callable[[Square], Square], aim: Square, length: Fraction, width: Fraction, half_squares: int
) -> None:
    assert {image(square) for square in squares.disc((0, 0), half_squares)} == set(squares.disc((0, 0), half_squares))
    assume(aim != (0, 0))
    cone = squares.cone((0, 0), aim, length, width)
    assert {image(square) for square in cone} == set(squares.cone((0, 0), image(aim), length, width))


# ---- ways --------------------------------------------------------------------------------------------------------------
FIELD = squares.rectangle((0, 0), (2, 2))


@st.composite
def fields(draw: st.DrawFn) -> dict[Square, list[tuple[Square, int]]]:
    """Nine squares with steps of any price, half of them missing, in any order."""
    price = st.sampled_from([None, None, None, 0, 1, 1, 2, 3])
    return {
        square: draw(st.permutations([
            (other, cost) for other in FIELD if squares.is_adjacent(square, other) and (cost := draw(price)) is not None
        ]))
        for square in FIELD
    }


def every_way(start: Square, steps: dict[Square, list[tuple[Square, int]]]) -> list[tuple[int, list[Square]]]:
    """All ways that enter no square twice, each with its cost."""
    found: list[tuple[int, list[Square]]] = []

    def on(cost: int, way: list[Square]) -> None:
        found.append((cost, way))
        for other, price in steps[way[-1]]:
            if other not in way:
                on(cost + price, [*way, other])

    on(0, [start])
    return found


@given(fields(), st.sampled_from(FIELD), st.integers(0, 5))
@settings(max_examples=60, deadline=None)
def test_what_is_reached_is_reached_by_the_best_of_all_ways(
    steps: dict[Square, list[tuple[Square, int]]], start: Square, allowance: int
) -> None:
    """Cost, then the number of squares, then the lowest squares, from the end back."""
    best: dict[Square, tuple[int, int, list[Square]]] = {}
    for cost, way in every_way(start, steps):
        if cost <= allowance:
            told = (cost, len(way) - 1, way[::-1])
            best[way[-1]] = min(best.get(way[-1], told), told)
    reached = squares.reach(start, allowance, lambda square: steps[square])
    assert {goal: (at.cost, at.steps, squares.way(goal, reached)[::-1]) for goal, at in reached.items()} == best
    costs = [at.cost for at in reached.values()]
    assert costs == sorted(costs)
    for n, goal in enumerate(reached):                               # with a goal: the same as far as that, and no farther
        assert list(squares.reach(start, allowance, lambda square: steps[square], goal).items()) == list(reached.items())[: n + 1]


def test_mb_move_03_twelve_half_squares_forward_or_back() -> None:
    """Facing north: six squares north, four north-east, three south; nothing lies to the side."""

    def forward(square: Square) -> list[tuple[Square, int]]:
        return [(other, squares.distance(square, other)) for other in squares.front(square, N)]

    def back(square: Square) -> list[tuple[Square, int]]:
        return [(other, 2 * squares.distance(square, other)) for other in squares.rear(square, N)]

    ahead, behind = squares.reach((0, 0), 12, forward), squares.reach((0, 0), 12, back)
    assert set(ahead) == {(x, y) for x, y in squares.disc((0, 0), 12) if y >= abs(x)}
    assert set(behind) == {(x, y) for x, y in squares.disc((0, 0), 6) if y <= -abs(x)}
    assert squares.way((4, 4), ahead) == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
    assert (ahead[0, 6].cost, ahead[4, 4].cost, behind[0, -3].cost) == (12, 12, 12)


def test_a_way_goes_round_what_cannot_be_entered_and_ends_where_it_must() -> None:
    """A wall of squares with a gap at the end; nobody goes on from the gap."""
    closed, gap = [(x, 2) for x in range(4)], (4, 2)

    def steps(square: Square) -> list[tuple[Square, int]]:
        if square == gap:
            return []
        around = squares.on_board(squares.neighbours(square), 5, 5)
        return [(other, squares.distance(square, other)) for other in around if other not in closed]

    reached = squares.reach((0, 1), 99, steps)
    assert set(reached) == {*squares.rectangle((0, 0), (4, 1)), gap}
    assert squares.way(gap, reached) == [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2)]
    assert squares.way((0, 1), reached) == [(0, 1)]


def test_a_place_may_be_more_than_a_square() -> None:
    """A square and a facing: a turn by 45 degrees costs 1, a step goes straight ahead."""
    Place = tuple[Square, int]

    def steps(place: Place) -> list[tuple[Place, int]]:
        square, facing = place
        ahead = squares.step(square, facing)
        turns = [((square, squares.turn(facing, by)), 1) for by in (-1, 1)]
        return [*turns, ((ahead, facing), squares.distance(square, ahead))]

    reached = squares.reach(((0, 0), N), 6, steps)
    assert squares.way(((1, 2), NE), reached) == [((0, 0), N), ((0, 1), N), ((0, 1), NE), ((1, 2), NE)]
    assert reached[(2, 0), E].cost == 6 and ((0, 0), S) in reached and ((0, -1), S) in reached and ((0, -2), S) not in reached
