"""How the ground may be laid out on a table: measures from its edges, and a plan to print.  MB-BOARD-01, MB-SCALE-03."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

from markupsafe import Markup

from montjoy.games.massbattle.carpet.state import carpet_of, measured
from montjoy.games.massbattle.model.board import Board, elevation, is_on, terrain
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui.board_ground import deep_water
from montjoy.grids.squares import Square

Place = tuple[int, int, int, int]                            # the squares of its south-west and north-east corners
CELL: Final = 20                                             # units of the plan a square
SHADES: Final = {
    "deep": "#9ab", "ford": "#cde", "bridge": "#eee", "impassable": "#bbb", "stream": "#cde", "wood": "#cdb", "height": "#edc",
    "road": "#eee",
}  # fmt: skip
OTHER: Final = "#ddd"
WATER: Final = ("deep", "ford", "bridge")
RIVER: Final = {"stream": "ford", "road": "bridge"}          # as ground is called that leads across deep water


def lines(seen: Seen, words: Any) -> Iterator[str]:
    """The size of the table, the ground on it, and where either side begins; nothing where it is as people like it."""
    board = carpet_of(seen).layout
    if not isinstance(board, Board):
        return
    wide, high = (words.number(measured(seen, n)) for n in (board.width, board.height))
    yield words.text("carpet-table", width=board.width, height=board.height, width_cm=wide, height_cm=high)
    for kind, squares in kinds(board).items():
        message = "carpet-river" if kind in WATER else "map-ground"
        yield words.text(message, kind=kind, squares="; ".join(place(seen, words, one) for one in rectangles(squares)))
    for edge, found in walls(board).items():
        edges = (place(seen, words, (x1, y2 + 1, x2, y2) if edge == "N" else (x2 + 1, y1, x2, y2)) for x1, y1, x2, y2 in found)
        yield words.text("map-walls", edges="; ".join(edges))
    for side, rows in enumerate(one.rows for one in seen.sides):
        north = rows[0] >= board.height // 2
        near, far = (board.height - 1 - rows[1], board.height - rows[0]) if north else (rows[0], rows[1] + 1)
        yield words.text(
            "carpet-begins", side=words.name(seen.sides[side].name), near=words.number(measured(seen, near)),
            far=words.number(measured(seen, far)), edge="north" if north else "south",
        )  # fmt: skip


def place(seen: Seen, words: Any, one: Place) -> str:
    """Where it lies, in centimetres from the west and the south edge."""
    x1, y1, x2, y2 = one
    x, y, to_x, to_y = (words.number(measured(seen, n)) for n in (x1, y1, x2 + 1, y2 + 1))
    return str(words.text("carpet-place", x1=x, y1=y, x2=to_x, y2=to_y))


def kinds(board: Board) -> dict[str, list[Square]]:
    """The squares of each kind of ground, and those that lie high; a river with its fords and bridges by these names."""
    found: dict[str, list[Square]] = {}
    water = deep_water(board)
    for at in ((x, y) for y in range(board.height) for x in range(board.width)):
        if terrain(board, at) != "open":
            found.setdefault(called(board, at, water), []).append(at)
        elif elevation(board, at):
            found.setdefault("height", []).append(at)
    return found


def called(board: Board, at: Square, water: Collection[Square]) -> str:
    """MB-BOARD-01  Its kind; of what is impassable and of what leads across, where that is water, what people call it."""
    kind = terrain(board, at)
    if at in water:
        return "deep"
    return RIVER[kind] if kind in RIVER and crosses(board, at, water) else kind


def crosses(board: Board, at: Square, water: Collection[Square]) -> bool:
    """There is deep water on both sides of it, straight on over more of the same."""
    def ends(dx: int, dy: int) -> bool:
        x, y = at
        while is_on(board, (x, y)) and terrain(board, (x, y)) == terrain(board, at):
            x, y = x + dx, y + dy
        return (x, y) in water

    return (ends(1, 0) and ends(-1, 0)) or (ends(0, 1) and ends(0, -1))


def walls(board: Board) -> dict[str, list[Place]]:
    """Field walls by the edges on which they stand."""
    sides = dict.fromkeys(side for _, _, side in board.walls)
    return {side: rectangles((x, y) for x, y, where in board.walls if where == side) for side in sides}


def rectangles(squares: Iterable[Square]) -> list[Place]:
    """Squares as rectangles: runs of a row, together with the same run of the row below."""
    found: list[Place] = []
    there = set(squares)
    for x, y in sorted(there, key=lambda at: (at[1], at[0])):
        if (x - 1, y) in there:
            continue
        end = x
        while (end + 1, y) in there:
            end += 1
        below = next((one for one in found if (one[0], one[2], one[3]) == (x, end, y - 1)), None)
        if below:
            found.remove(below)
        found.append((x, below[1] if below else y, end, y))
    return found


# ---- the plan ----------------------------------------------------------------------------------------------------------------
def plan(seen: Seen, words: Any) -> Markup:
    """The table from above, the north at the top; nothing where it is as people like it."""
    board = carpet_of(seen).layout
    if not isinstance(board, Board):
        return Markup("")
    wide, high = board.width * CELL, board.height * CELL
    parts = [Markup('<rect width="{}" height="{}" fill="#fff" stroke="#000"/>').format(wide, high)]
    for kind, squares in kinds(board).items():
        said = sign(words, kind)
        parts += [area(board, one, said, SHADES.get(kind, OTHER)) for one in rectangles(squares)]
    for side, found in walls(board).items():
        for x1, y1, x2, y2 in found:
            a, b = ((x1, y2 + 1), (x2 + 1, y2 + 1)) if side == "N" else ((x2 + 1, y1), (x2 + 1, y2 + 1))
            parts.append(Markup('<path d="M{} {}L{} {}" stroke="#000" stroke-width="5"/>').format(
                a[0] * CELL, high - a[1] * CELL, b[0] * CELL, high - b[1] * CELL))
    for one in seen.sides:
        parts.append(area(board, (0, one.rows[0], board.width - 1, one.rows[1]), str(words.name(one.name)), "none", "8 6"))
    return Markup(
        '<svg class="plan" viewBox="-2 -2 {} {}" width="100%" role="img" direction="ltr"><title>{}</title>{}</svg>'
    ).format(wide + 4, high + 4, words.text("carpet-plan"), Markup("").join(parts))


def sign(words: Any, kind: str) -> str:
    """The kind alone."""
    if kind in WATER:
        return str(words.text("carpet-river-sign", kind=kind))
    return str(words.text("map-sign", sign="-", kind=kind)).partition(" ")[2]


def area(board: Board, one: Place, said: str, fill: str, dashes: str = "0") -> Markup:
    """A rectangle with what it is."""
    x1, y1, x2, y2 = one
    x, y, wide, high = x1 * CELL, (board.height - 1 - y2) * CELL, (x2 - x1 + 1) * CELL, (y2 - y1 + 1) * CELL
    size = min(max(16, board.width * CELL / 30), high * 0.7, 1.6 * wide / max(1, len(said)))     # as large on any table
    low, middle = (y + high - 6, x + 6) if fill == "none" else (y + high / 2 + size / 3, x + wide / 2)
    anchor = "start" if fill == "none" else "middle"
    return Markup(
        '<rect x="{}" y="{}" width="{}" height="{}" fill="{}" stroke="#555" stroke-dasharray="{}"/>'
        '<text x="{}" y="{:.0f}" font-size="{:.0f}" text-anchor="{}" fill="#000">{}</text>'
    ).format(x, y, wide, high, fill, dashes, middle, low, size, anchor, said)
