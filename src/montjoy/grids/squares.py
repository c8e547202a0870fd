"""Squares: where they lie to each other, which of them a line or an area covers, and what can be reached.  Knows no game.

A square is a pair (x, y): x grows to the east, y to the north.  Directions are numbered clockwise from the north: 0 N, 1 NE, 2 E,
3 SE, 4 S, 5 SW, 6 W, 7 NW; the even ones are straight, the odd ones diagonal.  Distances are counted in half squares, so that a
straight step is 2 and a diagonal one 3.  All of it is whole numbers: no tie is ever broken by a rounding.

Rules whose geometry this is are named as examples of a source: "MB-BOARD-02".
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise, takewhile
from math import ceil, gcd
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

Square: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Square, Square]                              # its two squares, the lower one first
Arc: TypeAlias = Literal["front", "flank", "rear"]
T = TypeVar("T", bound=Hashable)

N, NE, E, SE, S, SW, W, NW = range(8)
CLOCKWISE: Final[tuple[Square, ...]] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
STRAIGHT: Final = (N, E, S, W)


# ---- directions, neighbours and distance -------------------------------------------------------------------------------
def offset(a: Square, b: Square) -> Square:
    """How far b lies east and north of a."""
    return b[0] - a[0], b[1] - a[1]


def step(square: Square, direction: int) -> Square:
    """The neighbour in a direction; directions count on round the clock."""
    x, y = CLOCKWISE[direction % 8]
    return square[0] + x, square[1] + y


def neighbours(square: Square) -> list[Square]:
    """The eight squares around, clockwise from the north."""
    return [step(square, direction) for direction in range(8)]


def turn(direction: int, eighths: int) -> int:
    """A direction turned clockwise by so many times 45 degrees; counter-clockwise where they are negative."""
    return (direction + eighths) % 8


def is_diagonal(direction: int) -> bool:
    return direction % 2 == 1


def distance(a: Square, b: Square) -> int:
    """How many half squares apart two squares lie: the longer side twice and the shorter one once ("MB-BOARD-02")."""
    x, y = abs(b[0] - a[0]), abs(b[1] - a[1])
    return x + y + max(x, y)


def is_adjacent(a: Square, b: Square) -> bool:
    """Whether b is one of the eight squares around a."""
    return max(abs(b[0] - a[0]), abs(b[1] - a[1])) == 1


def towards(a: Square, b: Square) -> int | None:
    """The direction closest to the line from one centre to the other ("MB-MOR-14"); None from a square to itself.

    It is diagonal from 22.5 degrees on, where the sides have the ratio of one to the root of two and one: no two whole numbers
    have it, so no line lies just between two directions."""
    x, y = offset(a, b)
    if x == y == 0:
        return None
    longer = max(abs(x), abs(y))
    if (abs(x) + abs(y)) ** 2 <= 2 * longer * longer:
        if abs(x) > abs(y):
            y = 0
        else:
            x = 0
    return CLOCKWISE.index(((x > 0) - (x < 0), (y > 0) - (y < 0)))


# ---- facings and arcs --------------------------------------------------------------------------------------------------
def arc(at: Square, facing: int, other: Square) -> Arc:
    """Where another square lies for who stands here and faces there ("MB-BOARD-04").  A facing is any of the eight directions.

    For the four straight ones: front is what lies ahead at least as far as it lies beside, rear what lies behind so far, and the
    rest is flank.  For all eight, with F the facing and D the offset: front or rear where D.F > 0 or D.F < 0 and
    2 (D.F)^2 >= |D|^2 |F|^2."""
    (x, y), (dx, dy) = CLOCKWISE[facing % 8], offset(at, other)
    ahead = dx * x + dy * y
    if ahead == 0 or 2 * ahead * ahead < (dx * dx + dy * dy) * (x * x + y * y):
        return "flank"
    return "front" if ahead > 0 else "rear"


def front(square: Square, facing: int) -> list[Square]:
    """The three neighbours in front, clockwise."""
    return [step(square, facing + eighths) for eighths in (-1, 0, 1)]


def rear(square: Square, facing: int) -> list[Square]:
    """The three neighbours behind, clockwise."""
    return front(square, facing + 4)


# ---- boards and rectangles ---------------------------------------------------------------------------------------------
def rectangle(corner: Square, opposite: Square) -> list[Square]:
    """The squares between two corners and these, row by row from the south-west."""
    (west, east), (south, north) = (sorted(pair) for pair in zip(corner, opposite))
    return [(x, y) for y in range(south, north + 1) for x in range(west, east + 1)]


def is_on_board(square: Square, width: int, height: int) -> bool:
    """Whether a square lies on a board that begins at (0, 0)."""
    return 0 <= square[0] < width and 0 <= square[1] < height


def on_board(squares: Iterable[Square], width: int, height: int) -> list[Square]:
    """Those that lie on the board, in the order given."""
    return [square for square in squares if is_on_board(square, width, height)]


def ray(start: Square, direction: int, width: int, height: int) -> list[Square]:
    """The squares from here straight on to the edge of the board, without this one."""
    found = []
    here = step(start, direction)
    while is_on_board(here, width, height):
        found.append(here)
        here = step(here, direction)
    return found


# ---- straight lines ----------------------------------------------------------------------------------------------------
@lru_cache(1 << 13)                                                  # a board of 48 x 36 has 6745 offsets
def line_from_origin(x: int, y: int) -> tuple[Square, ...]:
    """`line` from (0, 0) to here."""
    wide, high = abs(x), abs(y)
    east, north = (1 if x > 0 else -1), (1 if y > 0 else -1)
    i = j = 0
    found = [(0, 0)]
    while i < wide or j < high:
        sideways, up = (2 * i + 1) * high, (2 * j + 1) * wide        # where the next edge of either kind is met, on one scale
        if sideways <= up:
            i += 1
        if up <= sideways:                                           # both: the corner
            j += 1
        found.append((i * east, j * north))
    return tuple(found)


def line(a: Square, b: Square) -> list[Square]:
    """The squares whose inside is crossed by the straight line between two centres, both ends among them.  Where the line
    leaves one exactly through a corner the next one is diagonal to it: the squares that it only touches there are not crossed.
    The way back is the same."""
    x, y = a
    return [(x + dx, y + dy) for dx, dy in line_from_origin(b[0] - x, b[1] - y)]


def between(a: Square, b: Square) -> list[Square]:
    """The same without the two ends: what can block the sight ("MB-BOARD-08")."""
    return line(a, b)[1:-1]


# ---- edges and corners -------------------------------------------------------------------------------------------------
def edge(a: Square, b: Square) -> Edge:
    """The edge between two neighbours, the same from both sides."""
    if distance(a, b) != 2:
        raise ValueError(f"no edge lies between {a} and {b}")
    return (a, b) if a < b else (b, a)


def edge_of(square: Square, direction: int) -> Edge:
    """The edge of a square on its north, east, south or west side."""
    return edge(square, step(square, direction))


def edges_crossed(a: Square, b: Square) -> list[Edge]:
    """The edges that the straight line between two centres crosses elsewhere than at their ends, in order."""
    return [edge(here, there) for here, there in pairwise(line(a, b)) if distance(here, there) == 2]


def corners_crossed(a: Square, b: Square) -> list[Square]:
    """The corners through which the line passes exactly, in order.  A corner is named by the square to its south-west."""
    return [
        (min(here[0], there[0]), min(here[1], there[1]))
        for here, there in pairwise(line(a, b)) if distance(here, there) == 3
    ]


def crosses_edge(a: Square, b: Square, wall: Edge) -> bool:
    """Whether the straight line between two centres crosses an edge, or a corner where it ends ("MB-BOARD-07")."""
    (x, y), (dx, dy) = offset(a, wall[0]), offset(a, b)
    if wall[0][0] == wall[1][0]:                                     # it lies between south and north: the other way about
        x, y, dx, dy = y, x, dy, dx
    ahead, beside = 2 * x + 1, 2 * y                                 # its middle in half squares; it is two of them long
    if dx < 0:
        ahead, dx = -ahead, -dx
    return 0 < ahead < 2 * dx and (beside - 1) * dx <= ahead * dy <= (beside + 1) * dx


# ---- areas -------------------------------------------------------------------------------------------------------------
@lru_cache(256)
def disc_around_origin(half_squares: int) -> tuple[Square, ...]:
    """`disc` around (0, 0)."""
    far = half_squares // 2
    every = rectangle((-far, -far), (far, far)) if far >= 0 else []
    near = [square for square in every if distance((0, 0), square) <= half_squares]
    return tuple(sorted(near, key=lambda square: (distance((0, 0), square), square)))


def disc(centre: Square, half_squares: int) -> list[Square]:
    """The squares at most so far away ("MB-SPELL-07"), from the middle outward, the lowest first among those equally far."""
    x, y = centre
    return [(x + dx, y + dy) for dx, dy in disc_around_origin(half_squares)]


def beam(start: Square, aim: Square, half_squares: int) -> list[Square]:
    """The squares crossed by a line that begins in the middle of this one and goes on as `aim`, the `offset` of any two squares,
    as far as they lie at most so far away; this one among them ("MB-SPELL-07")."""
    far = distance((0, 0), aim)
    if far == 0:
        raise ValueError("a beam without a direction")
    times = max(0, half_squares) // far + 1                          # the end lies further away than the beam goes
    end = start[0] + aim[0] * times, start[1] + aim[1] * times
    return list(takewhile(lambda square: distance(start, square) <= half_squares, line(start, end)))


@lru_cache(256)
def cone_from_origin(aim: Square, length: Fraction, width: Fraction) -> tuple[Square, ...]:
    """`cone` from (0, 0)."""
    x, y = aim
    straight = x * x + y * y                                         # the square of the length of the aim
    whole = length.denominator * width.denominator                   # all in these parts of a square
    long, wide = int(length * whole), int(width * whole)
    found = []
    far = ceil(length + width / 2) + 1
    for square in rectangle((-far, -far), (far, far)):
        ahead = square[0] * x + square[1] * y                        # both in units of one over the length of the aim
        beside = abs(square[0] * y - square[1] * x)
        over = 2 * beside * long - ahead * wide                      # twice what is too far beside, times `long`
        if (
            ahead > 0 and 4 * ahead * ahead >= straight
            and (ahead * whole) ** 2 <= long * long * straight
            and (over <= 0 or over * over <= long * long * straight)
        ):
            found.append(square)
    return tuple(sorted(found, key=lambda square: (distance((0, 0), square), square)))


def cone(origin: Square, aim: Square, length: int | Fraction, width: int | Fraction) -> list[Square]:
    """The squares of a cone so many squares long, and so wide at its end, that goes from here as `aim`, the `offset` of any two
    squares: those whose centre lies between half a square and `length` ahead, and at most ahead x width / (2 length) and half a
    square beside ("MB-SPELL-07").  From the origin outward, the lowest first among those equally far."""
    if aim == (0, 0):
        raise ValueError("a cone without a direction")
    if length <= 0:
        return []
    parts = gcd(*aim)
    found = cone_from_origin((aim[0] // parts, aim[1] // parts), Fraction(length), Fraction(width))
    return [(origin[0] + dx, origin[1] + dy) for dx, dy in found]


# ---- ways --------------------------------------------------------------------------------------------------------------
class Reached(NamedTuple, Generic[T]):
    """How one comes there: at what cost, in how many steps, and from where."""

    cost: int
    steps: int
    before: T | None                                                 # None: the start


def reach(
    start: T, allowance: int, steps: Callable[[T], Iterable[tuple[T, int]]], goal: T | None = None
) -> dict[T, Reached[T]]:
    """All that can be reached at this cost, the nearest first, by the cheapest ways; among equals those of the fewest steps, then
    those that come from the lowest place.  `steps` gives what can be entered next and what that costs, at least 0; it is asked
    once for every place reached, and gives nothing where a way must end.  Places are squares, or squares with whatever else
    decides how one goes on; they can be compared.  `goal`: nothing that lies farther than this place is looked for."""
    found: dict[T, Reached[T]] = {}
    best: dict[T, tuple[int, int, T]] = {}                           # the best way so far to what is not reached yet
    heap: list[tuple[int, int, T, T | None]] = [(0, 0, start, None)]
    while heap and goal not in found:
        cost, count, here, before = heappop(heap)
        if here in found:
            continue
        found[here] = Reached(cost, count, before)
        for there, price in steps(here):
            if there in found or cost + price > allowance:
                continue
            way_there = cost + price, count + 1, here
            if there not in best or way_there < best[there]:
                best[there] = way_there
                heappush(heap, (cost + price, count + 1, there, here))
    return found


def way(goal: T, reached: dict[T, Reached[T]]) -> list[T]:
    """The way to a place reached, from the start on, both among its places."""
    found = [goal]
    while (before := reached[found[-1]].before) is not None:
        found.append(before)
    return found[::-1]
