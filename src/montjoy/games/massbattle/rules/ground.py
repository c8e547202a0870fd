"""What a step costs, and who may make it: terrain, heights, walls, friends and enemies in the way.  MB-MOVE-02 to -10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.massbattle.model.board import Board, Going, elevation, has_wall, is_on, terrain
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field, at, fire
from montjoy.games.massbattle.model.troops import TABLES, Single, allowance, retreat_squares
from montjoy.grids import squares
from montjoy.grids.squares import Square

AROUND: Final = tuple(range(8))
STRAIGHT: Final = 2                                          # half squares (MB-MOVE-03)
DIAGONAL: Final = 3
CLIMB: Final = 2                                             # to the next higher level (MB-BOARD-05)
STAIRS: Final = 4                                            # up to a rampart (MB-BOARD-07)
WALL: Final = 4                                              # across a field wall
FRIEND: Final = 2                                            # through a friend's square (MB-MOVE-06)
MOUNTED_IN_WOOD: Final = 3                                   # MB-T-TERRAIN, note
UPPER: Final = 2                                             # the level of a rampart
SMALL: Final = 3                                             # hit dice that do not dare a wall of fire


def rate_of(unit: Unit, flying: bool) -> int:
    """MB-MOVE-02, MB-MOVE-08, MB-BASE-07  Its movement rate, which the row has by its load; a flyer's own when it flies, 12 by
    the spell."""
    if flying:
        own = unit.row.fly_rate if isinstance(unit.row, Single) else 0
        return own or 12
    return unit.row.move_rate


def allowance_of(field: Field, unit: Unit, flying: bool = False) -> int:
    """MB-MOVE-02, MB-T-SPELLS  What it may move in this round, in half squares; doubled by haste, halved by slow, none in a
    web."""
    if unit.has("web"):
        return 0
    half = allowance(rate_of(unit, flying), field.scale, field.options)
    if unit.has("haste"):
        half *= 2
    return half // 2 if unit.has("slow") else half


def in_squares(half_squares: int) -> float:
    """MB-BOARD-02  Half squares in squares, as they are said."""
    return half_squares // 2 if half_squares % 2 == 0 else half_squares / 2


def retreat_of(field: Field, unit: Unit) -> int:
    """MB-MOR-06, MB-MOVE-08  Half its move in whole squares, at least 1; of a flyer half its flight."""
    return retreat_squares(rate_of(unit, unit.flyer), field.scale, field.options)


# ---- one step ------------------------------------------------------------------------------------------------------------
def factor(board: Board, at: Square, mounted: bool) -> int:
    """MB-MOVE-09, MB-BASE-11  By what the ground of a square multiplies a step, from MB-T-TERRAIN or as the group has it;
    0: nobody enters it."""
    kind = terrain(board, at)
    if kind == "closed_gate":
        return 0
    move_factor, mounted_may_enter = board.changed.get(kind) or TABLES["terrain"][kind][:2]
    if not move_factor or (mounted and not mounted_may_enter):
        return 0
    return max(MOUNTED_IN_WOOD, move_factor) if mounted and kind == "wood" else int(move_factor)


def climb(board: Board, a: Square, b: Square) -> int | None:
    """MB-BOARD-05, MB-BOARD-07  What a difference of height costs; None: it cannot be stepped.  Ramparts are entered along the
    wall or from stairs."""
    low, high = elevation(board, a), elevation(board, b)
    if low == high < UPPER:
        return 0
    kinds = terrain(board, a), terrain(board, b)
    if "rampart" in kinds and kinds[0] != kinds[1]:
        if "stairs" not in kinds:
            return None
        return STAIRS if kinds[1] == "rampart" else 0
    if abs(high - low) >= UPPER:
        return None
    return CLIMB if high > low else 0


def step_cost(field: Field, unit: Unit, a: Square, b: Square) -> int | None:
    """One step to a neighbouring square; None: it cannot be made."""
    return None if b in barring_fire(field, unit) else dict(steps_from(field.board, a, going_of(unit), AROUND)).get(b)


def going_of(unit: Unit) -> Going:
    """How it goes over the ground."""
    return "in_the_air" if unit.aloft else "mounted" if unit.mounted else "on_foot"


def steps_from(board: Board, a: Square, going: Going, directions: tuple[int, ...]) -> Sequence[tuple[Square, int]]:
    """The steps that can be made from a square in these directions, whoever stands there and whatever burns, with their costs.
    A battle does not change the ground: each is worked out once."""
    found = board.steps.get((a, going, directions))
    if found is None:
        near = [squares.step(a, direction) for direction in directions]
        found = [(b, cost) for b in near if (cost := cost_of(board, a, b, going)) is not None]
        board.steps[a, going, directions] = found
    return found


def cost_of(board: Board, a: Square, b: Square, going: Going) -> int | None:
    """MB-MOVE-03, MB-MOVE-09  Half squares of one step to a neighbouring square; None: it cannot be made."""
    if not is_on(board, b):
        return None
    base = DIAGONAL if a[0] != b[0] and a[1] != b[1] else STRAIGHT
    if going == "in_the_air":
        return base
    times, up = factor(board, b, going == "mounted"), climb(board, a, b)
    if not times or up is None:
        return None
    return base * times + up + (WALL if has_wall(board, a, b) else 0)


def barring_fire(field: Field, unit: Unit) -> set[Square]:
    """MB-T-SPELLS  Units of three hit dice or less do not cross a wall of fire, but in the air."""
    return fire(field) if field.zones and not unit.aloft and unit.row.dice.is_at_most(SMALL) else set()


def is_enemy_on(field: Field, unit: Unit, square: Square) -> bool:
    """MB-MOVE-06  An enemy's square cannot be entered, a broken one's neither (MB-BRK-08)."""
    there = at(field, square, unit.aloft)
    return there is not None and there.side != unit.side


def is_free(field: Field, unit: Unit, square: Square) -> bool:
    """MB-BOARD-09  Nobody else stands there."""
    there = at(field, square, unit.aloft)
    return there is None or there.id == unit.id


def own_edge(field: Field, side: int) -> int:
    """MB-BOARD-01, MB-MOVE-11  The row of a side's own edge: y = 0 of side A, the last of side B."""
    return 0 if side == 0 else field.board.height - 1


def facings(field: Field) -> tuple[int, ...]:
    """MB-BOARD-03  The ways a unit may face: four, or eight under eight_facings."""
    return tuple(range(8)) if field.options.eight_facings else squares.STRAIGHT
