"""What a step costs (CN-MOVE-01 to -03, -06, CN-FORM-01), in whole sixths of a movement point: 1/3 is 2, 1/2 is 3, one is 6.

A traveller pays by his column of the table: march or battle for troops by their formation, courier for messengers, spies and
commanders without troops, hippogriff in the air.  None is a step that cannot be made.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.map_file import Terrain

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
Column: TypeAlias = Literal["march", "battle", "courier", "hippogriff"]
Formation: TypeAlias = Literal["march", "battle"]
COLUMNS: Final[tuple[Column, ...]] = ("march", "battle", "courier", "hippogriff")
POINT: Final = 6                                             # sixths
HIGHEST: Final = 3                                           # levels; the table ends there
PLATOON: Final = "1"                                         # its row in the table of sizes
FORBIDDEN: Final = "not allowed"
WORTH: Final = ("no effect", "no benefit")                   # cells that change nothing


def cell(row: str, column: Column) -> int | None:
    """A cell of the movement table in sixths; 0 where it says that nothing changes, None for a step that is not allowed."""
    printed: str = TABLES["move"][row][COLUMNS.index(column)]
    if printed == FORBIDDEN:
        return None
    return 0 if printed in WORTH else int(Fraction(printed) * POINT)


def column_of(formation: Formation) -> Column:
    """CN-FORM-01  Troops are in march or in battle formation, and pay by the column of that name; in battle all costs twice as
    much."""
    return "battle" if formation == "battle" else "march"


# ---- a step --------------------------------------------------------------------------------------------------------------
def step_cost(there: Island, here: str, to: str, column: Column, roads_ignore_levels: bool = False) -> int | None:
    """CN-MOVE-01  What entering a neighbouring hex costs: its terrain, and the surcharge of going up or down; the sea is closed
    to everybody but hippogriffs."""
    if there.is_sea(to) and column != "hippogriff":
        return None
    follows = to in there.by_road[here] and uses_roads(column)
    ground = on_road(column) if follows else off_road(there.terrain[to], column)
    climbed = climb(height(there, to) - height(there, here), column)
    if ground is None or climbed is None:
        return None
    return ground + road_climb(climbed, roads_ignore_levels) if follows else ground + climbed


def off_road(terrain: Terrain, column: Column) -> int | None:
    """The cost of a hex's terrain.  Hippogriffs cross the sea as they cross open land."""
    return cell("open" if terrain == "sea" else terrain, column)


def height(there: Island, hex: str) -> int:
    """A hex's level; the sea lies at 0, whatever the map says."""
    return 0 if there.is_sea(hex) else there.level[hex]


def climb(levels: int, column: Column) -> int | None:
    """CN-MOVE-02  The surcharge of going so many levels up or down.  Two levels cannot be done in battle formation, three by no
    troops, and more than three by nobody on the ground; a hippogriff pays 1 for each further level up, 1/3 for each down."""
    if levels == 0:
        return 0
    sign, high = ("+" if levels > 0 else "-"), abs(levels)
    printed = cell(f"{sign}{min(high, HIGHEST)} level{'s' if high > 1 else ''}", column)
    if printed is None or high <= HIGHEST:
        return printed
    if column != "hippogriff":
        return None
    return printed + (high - HIGHEST) * (POINT if levels > 0 else POINT // 3)


# ---- roads ---------------------------------------------------------------------------------------------------------------
def uses_roads(column: Column) -> bool:
    """CN-MOVE-03  Who follows a road: not troops in battle formation, and not hippogriffs."""
    return bool(TABLES["move"]["road (followed)"][COLUMNS.index(column)] != "no benefit")


def on_road(column: Column) -> int | None:
    """CN-MOVE-03  Who moves between two hexes joined by a road pays the road's cost, whatever the terrain beside it."""
    return cell("road (followed)", column)


def road_climb(surcharge: int, roads_ignore_levels: bool) -> int:
    """CN-MOVE-03  Rising and falling cost as much on a road; with roads_ignore_levels they cost nothing there."""
    return 0 if roads_ignore_levels else surcharge


# ---- the whole map -------------------------------------------------------------------------------------------------------
@lru_cache(64)
def steps(there: Island, column: Column, roads_ignore_levels: bool = False) -> dict[str, list[tuple[str, int]]]:
    """Every step that can be made on a map, and its cost by day."""
    return {
        here: [
            (to, cost)
            for to in there.neighbours[here]
            if (cost := step_cost(there, here, to, column, roads_ignore_levels)) is not None
        ]
        for here in there.hexes
    }


@lru_cache(64)
def prices(there: Island, column: Column, roads_ignore_levels: bool = False) -> dict[str, dict[str, int]]:
    """The same, to look one step up: prices(...)[here][to]; what is not in it cannot be done."""
    return {here: dict(out) for here, out in steps(there, column, roads_ignore_levels).items()}


def at_night(cost: int, night: bool, night_double_cost: bool) -> int:
    """CN-NIGHT-01  Night is dear because it has three rounds only; with night_double_cost each step costs twice as much too."""
    return 2 * cost if night and night_double_cost else cost


# ---- messengers ----------------------------------------------------------------------------------------------------------
def messenger_points(nation: str, courier_size_bonus: bool) -> int:
    """CN-MOVE-06  The movement points of couriers, spies, hippogriffs and commanders without troops: the actions of their
    side's standard soldier, without a modifier for size; with courier_size_bonus they have a platoon's."""
    bonus = int(TABLES["size"][PLATOON][3]) if courier_size_bonus else 0
    return int(TABLES["soldier"][nation][2]) + bonus
