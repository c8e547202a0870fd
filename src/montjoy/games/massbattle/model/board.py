"""The board: squares of ground with heights, walls on edges, and what one asks of it.  MB-BOARD-01, -05 to -08."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.grids import squares
from montjoy.grids.squares import Edge, Square

Terrain = Literal[
    "open", "road", "wood", "rough", "marsh", "stream", "building", "rampart", "gate", "closed_gate", "stairs", "impassable"
]
Going = Literal["on_foot", "mounted", "in_the_air"]
Steps = dict[tuple[Square, Going, tuple[int, ...]], Sequence[tuple[Square, int]]]    # with their costs, in some directions
SIGNS: Final[dict[str, Terrain]] = {
    ".": "open", "=": "road", "w": "wood", "r": "rough", "m": "marsh", "~": "stream", "b": "building", "R": "rampart",
    "g": "gate", "G": "closed_gate", "t": "stairs", "#": "impassable",
}  # fmt: skip
WIDTH: Final = 48
DEPTH: Final = 36
RAMPART: Final = 2                                           # the elevation of a rampart (MB-BOARD-05)


class Board(msgspec.Struct, frozen=True, dict=True):
    """MB-BOARD-01  A rectangle of squares.  `ground`, `heights`: a text a row, from the south (y = 0); `walls`: the edges that
    carry a field wall, each as a square and N or E; `objectives`: squares to hold at the end (MB-END-04); `sight_m`: how many
    metres one sees (MB-BOARD-12)."""

    width: int = WIDTH
    height: int = DEPTH
    ground: tuple[str, ...] = ()
    heights: tuple[str, ...] = ()
    walls: tuple[tuple[int, int, Literal["N", "E"]], ...] = ()
    objectives: tuple[Square, ...] = ()
    own_ground: tuple[tuple[str, int, bool], ...] | UnsetType = UNSET    # kind, cost, ridden; unset, and not written: none
    sight_m: int | UnsetType = UNSET                         # the same: to the end of the board

    @cached_property
    def changed(self) -> Mapping[str, tuple[int, bool]]:
        """MB-BASE-11  Ground that is otherwise than in MB-T-TERRAIN, by its kind."""
        return {kind: (cost, ridden) for kind, cost, ridden in self.own_ground or ()}

    @cached_property
    def levels(self) -> tuple[tuple[int, ...], ...]:
        """MB-BOARD-05, MB-BOARD-07  The elevation of every square, row by row: ramparts count as 2, gates and stairs as 0."""
        rows = range(self.height)
        return tuple(tuple(self.level((x, y)) for x in range(self.width)) for y in rows)

    @cached_property
    def has_ramparts(self) -> bool:
        """MB-BOARD-07  There is a castle wall on it."""
        return any(SIGNS[sign] == "rampart" for sign in set("".join(self.ground)))

    def level(self, at: Square) -> int:
        """MB-BOARD-05  The same of one square, from its kind and its height."""
        kind = terrain(self, at)
        if kind == "rampart":
            return RAMPART
        if kind in ("gate", "closed_gate", "stairs") or not self.heights:
            return 0
        return int(self.heights[at[1]][at[0]])

    @cached_property
    def steps(self) -> Steps:
        """What is known of the steps on such ground, the same for all boards that are equal."""
        return steps_on(self)

    @cached_property
    def walled(self) -> Mapping[Square, tuple[Edge, ...]]:
        """MB-BOARD-07  The field walls on the edges of each square that has any."""
        found: dict[Square, tuple[Edge, ...]] = {}
        for x, y, side in self.walls:
            wall = squares.edge_of((x, y), squares.N if side == "N" else squares.E)
            for square in wall:
                found[square] = (*found.get(square, ()), wall)
        return found


@lru_cache(8)
def steps_on(board: Board) -> Steps:
    """The steps from squares, as far as somebody has asked (`rules/ground.py`)."""
    return {}


def is_on(board: Board, at: Square) -> bool:
    return squares.is_on_board(at, board.width, board.height)


def terrain(board: Board, at: Square) -> Terrain:
    """What a square is; open where the file says nothing."""
    return SIGNS[board.ground[at[1]][at[0]]] if board.ground else "open"


def elevation(board: Board, at: Square) -> int:
    """MB-BOARD-05  0, 1 or 2; a rampart counts as 2, gates and stairs as 0."""
    return board.levels[at[1]][at[0]]


def has_wall(board: Board, a: Square, b: Square) -> bool:
    """MB-BOARD-07  Whether a step from one square to the other crosses a field wall: on their edge, or at the corner between two
    diagonal ones."""
    walled = board.walled
    if a not in walled and b not in walled:
        return False
    return any(squares.crosses_edge(a, b, wall) for at in (a, b) if at in walled for wall in walled[at])


# ---- sight and cover -------------------------------------------------------------------------------------------------------
class Sight(msgspec.Struct, frozen=True):
    """What lies between two squares.  `clear`: nothing blocks sight; `woods`: only wood squares do (MB-MOD-05)."""

    clear: bool
    woods: bool


def sight(board: Board, a: Square, b: Square, fire: Collection[Square] = ()) -> Sight:
    """MB-BOARD-08, MB-MIS-06  The straight line between two centres: wood, building or rampart block it, and ground higher than
    both ends; ramparts, with the gates in them, only where both ends are lower.  `fire`: squares of a wall of fire."""
    high = max(elevation(board, a), elevation(board, b))
    woods = False
    for square in squares.between(a, b):
        kind = terrain(board, square)
        if kind == "building" or square in fire or elevation(board, square) > high:
            return Sight(False, False)
        if kind in ("gate", "closed_gate") and high < RAMPART:
            return Sight(False, False)
        woods = woods or kind == "wood"
    return Sight(not woods, woods)


def is_at_tree_line(board: Board, target: Square, attacker: Square) -> bool:
    """MB-MOD-06, MB-BOARD-06, MB-MOD-06-X  The target is in the wood, the attacker is not, and no other wood lies between."""
    if terrain(board, target) != "wood" or terrain(board, attacker) == "wood":
        return False
    return all(terrain(board, square) != "wood" for square in squares.between(attacker, target))


def is_inside_wood(board: Board, target: Square, attacker: Square) -> bool:
    """MB-MOD-05  The target is in a wood, and the line to it passes through another wood square."""
    inside = terrain(board, target) == "wood"
    return inside and any(terrain(board, square) == "wood" for square in squares.between(attacker, target))


def is_behind_field_wall(board: Board, target: Square, attacker: Square) -> bool:
    """MB-BOARD-07, MB-MOD-07  On an edge of its square lies a field wall that the attack crosses."""
    return any(squares.crosses_edge(attacker, target, wall) for wall in board.walled.get(target, ()))


def is_within_walls(board: Board, target: Square, attacker: Square) -> bool:
    """MB-BOARD-07, MB-T-TERRAIN  In a building with the attacker outside, or on a rampart above him.  Next to each other two are
    in the same building; from farther off its walls are between them."""
    kind = terrain(board, target)
    if kind == "building":
        return terrain(board, attacker) != "building" or not squares.is_adjacent(target, attacker)
    return kind == "rampart" and elevation(board, attacker) < RAMPART


def bars_melee(board: Board, a: Square, b: Square) -> bool:
    """MB-BOARD-07  Between a rampart and the ground beside it there is no melee, but for flyers and giants."""
    kinds = (terrain(board, a), terrain(board, b))
    return "rampart" in kinds and elevation(board, a) != elevation(board, b)
