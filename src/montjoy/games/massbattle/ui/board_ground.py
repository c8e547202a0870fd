"""The ground of a battle: terrain, heights, walls, what is to be held, the numbers of squares; and spells that lie on it.

The ground is the same for all who see this board, and one path a kind: squares that are alike are put together.  Every kind has
marks of its own beside its colour.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from itertools import count
from typing import Any, Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.massbattle.model.board import SIGNS, Board, elevation, is_on, terrain
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids.squares import Square

CELL: Final = 40
FEW: Final = 5                                               # of the numbers that are shown where the picture is small
SHIFT: Final = 3                                             # the foot of a slope below its edge
DEEP: Final = "deep"                                         # as ground that is impassable and joins a stream is drawn
KINDS: Final = (*(kind for kind in SIGNS.values() if kind != "open"), DEEP)
MARKS: Final = {                                             # in a square of 40 by 40; what they are like: playing.css
    "road": "M6 8h5M20 14h5M31 5h4M10 24h5M26 29h5M4 35h5M18 36h4",
    "wood": "M10 4l-7 12h14zM29 2l-7 12h14zM19 20l-7 12h14zM35 20l-5 9h10zM4 24l-4 8h8z",
    "rough": "M4 15l5-9 6 9zM22 10l4-7 7 7zM12 33l6-11 7 11zM29 27l4-6 5 6z",
    "marsh": "M4 12h12M10 12V4M10 12L6 5M10 12l4-7M24 18h12M30 18v-8M30 18l-4-7M30 18l4-7M6 33h12M12 33v-8M12 33l-4-7M12 33l4-7",
    "stream": "M0 8q5-6 10 0t10 0 10 0 10 0M0 21q5-6 10 0t10 0 10 0 10 0M0 34q5-6 10 0t10 0 10 0 10 0",
    "deep": "M0 5q5-5 10 0t10 0 10 0 10 0M0 13q5-5 10 0t10 0 10 0 10 0M0 21q5-5 10 0t10 0 10 0 10 0M0 29q5-5 10 0t10 0 10 0 10 0"
        "M0 37q5-5 10 0t10 0 10 0 10 0",
    "building": "M4 20L20 6L36 20V35H4ZM4 20H36M17 35V26H24V35",
    "rampart": "M0 13H40M0 26H40M10 0V13M30 0V13M20 13V26M0 13V26M10 26V40M30 26V40M0 1H40M0 39H40",
    "gate": "M6 38V20A14 14 0 0 1 34 20V38",
    "closed_gate": "M6 38V20A14 14 0 0 1 34 20V38ZM13 12V38M20 8V38M27 12V38M6 20H34M6 29H34",
    "stairs": "M0 5H40M0 13H40M0 21H40M0 29H40M0 37H40M4 0V40M36 0V40",
    "impassable": "M0 0L40 40M40 0L0 40M20 0L40 20M20 40L0 20M20 0L0 20M20 40L40 20",
    "objective": "M6 36V6L17 10L6 14",
    "wall_of_fire":
        "M12 38C3 32 6 24 11 20C10 26 14 26 15 22C16 15 13 10 18 3C18 12 27 15 26 24C29 23 29 19 28 17C36 24 36 33 28 38Z",
    "cloudkill":
        "M3 12a5 5 0 0 1 9-3a5 5 0 0 1 8 3zM21 27a5 5 0 0 1 9-3a5 5 0 0 1 8 3zM3 38a4 4 0 0 1 7-3a4 4 0 0 1 7 3z"
        "M24 9a4 4 0 0 1 7-3a4 4 0 0 1 7 3z",
}  # fmt: skip


def middle(board: Board, square: Square) -> tuple[float, float]:
    """The middle of a square on the picture: north is up."""
    x, y = square
    return (x + 0.5) * CELL, (board.height - y - 0.5) * CELL


# ---- all that lies still -------------------------------------------------------------------------------------------------
@lru_cache(32)
def ground(board: Board) -> Markup:
    """Everything below spells and units."""
    wide, high = board.width * CELL, board.height * CELL
    parts = [patterns(), svg.rect(0, 0, wide, high, "t-open")]
    kinds: dict[str, list[Square]] = {}
    water = deep_water(board)
    for at in squares(board):
        kinds.setdefault(DEEP if at in water else terrain(board, at), []).append(at)
    parts += [surface(kind, filled(board, kinds[kind])) for kind in KINDS if kind in kinds]
    parts.append(svg.rect(0, 0, wide, high, "grid", fill="url(#battle-grid)"))
    parts += heights(board)
    if board.walls:
        edges = "".join(wall(board, *there) for there in board.walls)
        parts += [svg.path(edges, "field-wall-edge"), svg.path(edges, "field-wall")]
    if board.objectives:
        parts += [surface("objective", filled(board, board.objectives)), svg.path(around(board, board.objectives), "to-hold")]
    return svg.group([*parts, names(board), rulers(board)], id="ground", class_="ground-of-battle")


def deep_water(board: Board) -> set[Square]:
    """Impassable squares that join a stream edge to edge, one to the next or straight on across a bridge: a river beside its
    ford.  Others are rock."""
    found: set[Square] = set()
    edge = [at for at in squares(board) if terrain(board, at) == "stream"]
    while edge:
        x, y = edge.pop()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            n = next(n for n in count(1) if not is_bridge(board, (x + n * dx, y + n * dy)))
            there = x + n * dx, y + n * dy
            if is_on(board, there) and there not in found and terrain(board, there) == "impassable":
                found.add(there)
                edge.append(there)
    return found


def is_bridge(board: Board, at: Square) -> bool:
    return is_on(board, at) and terrain(board, at) == "road"


def squares(board: Board) -> Iterator[Square]:
    return ((x, y) for y in reversed(range(board.height)) for x in range(board.width))


@cache
def patterns() -> Markup:
    """Surfaces: the colour of a kind, and its marks."""
    found = [pattern(kind) for kind in MARKS]
    return svg.el("defs", *found, tiled("grid", svg.path(f"M0 0H{CELL}M0 0V{CELL}", "net-of-battle")))


def pattern(kind: str) -> Markup:
    return tiled(kind, svg.rect(0, 0, CELL, CELL, f"t-{kind}"), svg.path(MARKS[kind], f"marks of-{kind}"))


def tiled(name: str, *parts: Markup) -> Markup:
    """What is the same in every square."""
    return svg.el("pattern", *parts, id=f"battle-{name}", width=CELL, height=CELL, patternUnits="userSpaceOnUse")


def surface(kind: str, d: str) -> Markup:
    """Ground of a kind."""
    return svg.path(d, f"terrain is-{kind}", fill=f"url(#battle-{kind})")


def filled(board: Board, wanted: Collection[Square]) -> str:
    """The squares as rectangles: those of a row that touch put together, and rows that are alike."""
    rows: dict[int, list[int]] = {}
    for x, y in sorted(wanted):
        rows.setdefault(y, []).append(x)
    found, open_ = [], dict[tuple[int, int], int]()          # by first and last column, the row in which it began
    for y in sorted({*rows, *(y - 1 for y in rows)}, reverse=True):
        here = set(runs(rows.get(y, ())))
        for (first, last), top in [*open_.items()]:
            if (first, last) not in here:
                x, up = first * CELL, (board.height - 1 - top) * CELL
                found.append(f"M{x} {up}h{(last + 1 - first) * CELL}v{(top - y) * CELL}H{x}z")
                del open_[first, last]
        for run in sorted(here - open_.keys()):
            open_[run] = y
    return "".join(found)


def runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """First and last of each row of numbers without a gap."""
    first = last = None
    for n in numbers:
        if first is None or last is None or n != last + 1:
            if first is not None and last is not None:
                yield first, last
            first = n
        last = n
    if first is not None and last is not None:
        yield first, last


def around(board: Board, wanted: Collection[Square], shift: float = 0) -> str:
    """The line about squares; `shift`: so far outside of it."""
    inside = set(wanted)
    across: dict[tuple[float, float], list[int]] = {}        # by the row's line and its shift, columns
    down: dict[tuple[float, float], list[int]] = {}
    for x, y in sorted(inside):
        top = board.height - 1 - y
        for there, line, by, found, n in (
            ((x, y + 1), top, -shift, across, x), ((x, y - 1), top + 1, shift, across, x),
            ((x - 1, y), x, -shift, down, top), ((x + 1, y), x + 1, shift, down, top),
        ):  # fmt: skip
            if there not in inside:
                found.setdefault((line, by), []).append(n)
    lines = [f"M{first * CELL} {svg.shown(line * CELL + by)}H{(last + 1) * CELL}"
             for (line, by), there in across.items() for first, last in runs(sorted(there))]
    lines += [f"M{svg.shown(line * CELL + by)} {first * CELL}V{(last + 1) * CELL}"
              for (line, by), there in down.items() for first, last in runs(sorted(there))]
    return "".join(lines)


# ---- heights and walls ---------------------------------------------------------------------------------------------------
def heights(board: Board) -> Iterator[Markup]:
    """High ground: a line at its edge with a slope below it, and its height in figures.  A rampart is seen to be high."""
    for level in (1, 2):
        there = [at for at in squares(board) if elevation(board, at) >= level and terrain(board, at) != "rampart"]
        if there:
            yield svg.path(filled(board, there), f"height of-{level}")
            yield svg.path(around(board, there, SHIFT), "slope-of-battle")
            yield svg.path(around(board, there), "height-edge")
            exact = {at for at in there if elevation(board, at) == level}
            yield from (height_name(*middle(board, at), level) for at in firsts(exact))


def height_name(x: float, y: float, level: int) -> Markup:
    return svg.text(x, y + 5, level, "height-name")


def firsts(wanted: set[Square]) -> list[Square]:
    """Of each piece of ground that hangs together the most northern square, the western one of several."""
    left, found = set(wanted), []
    for at in sorted(wanted, key=lambda at: (-at[1], at[0])):
        if at in left:
            found.append(at)
            near = [at]
            while near:
                x, y = near.pop()
                if (x, y) in left:
                    left.remove((x, y))
                    near += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return found


def wall(board: Board, x: int, y: int, side: str) -> str:
    """A field wall on an edge of a square."""
    left, top = x * CELL, (board.height - 1 - y) * CELL
    return f"M{left} {top}h{CELL}" if side == "N" else f"M{left + CELL} {top}v{CELL}"


# ---- numbers -----------------------------------------------------------------------------------------------------------------
def rulers(board: Board) -> Markup:
    """The columns' numbers above and below, the rows' on both sides."""
    wide, high = board.width * CELL, board.height * CELL
    found = [number((x + 0.5) * CELL, y, x) for y in (-9, high + 20) for x in range(board.width)]
    found += [number(x, (board.height - y - 0.5) * CELL + 5, y) for x in (-20, wide + 20) for y in range(board.height)]
    return svg.group(found, class_="ruler")


def number(x: float, y: float, n: int) -> Markup:
    return svg.text(x, y, n, "few" if n % FEW == 0 else "each")


def names(board: Board) -> Markup:
    """Every fifth square of every fifth row is called by its numbers, for whoever sees a part of the board."""
    found = [svg.text(x * CELL + 3, (board.height - y) * CELL - 4, f"{x},{y}", "square-name")
             for y in range(0, board.height, FEW) for x in range(0, board.width, FEW)]
    return svg.group(found, class_="square-names")


# ---- spells ------------------------------------------------------------------------------------------------------------------
def zones(seen: Seen) -> list[Markup]:
    """Ground that a spell has changed."""
    return [zone(zone_.kind, filled(seen.board, zone_.squares), around(seen.board, zone_.squares)) for zone_ in seen.zones]


def zone(kind: Any, d: str, line: str) -> Markup:
    return svg.group([surface(kind, d), svg.path(line, f"zone-edge of-{kind}")], class_="zone")
