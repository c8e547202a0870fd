"""The printed tables that a battle reads, as numbers: CN-T-BATTLE, CN-T-TACTICS, CN-T-SIZE, CN-T-SOLDIER, CN-T-MORALE,
CN-T-FORT."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from montjoy.core.content.rulebook import Table, tables

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
STAR: Final = 1
DAGGER: Final = 2
MIDDLE: Final = 11                                           # the row "-49-49"
LAST: Final = 22
MARKS: Final = {"*": STAR, "†": DAGGER}


def rows_of(table: Table) -> list[tuple[str, list[Any]]]:
    """The rows of a printed table by name, without its head."""
    return [(name, values) for name, values in table.items() if name != "columns"]


def cell_of(printed: str) -> tuple[int, int, int]:
    """CN-BATTLE-13  "10/60*": the winner's percent, the loser's, and 0, STAR or DAGGER."""
    mark = MARKS.get(printed[-1:], 0)
    winner, loser = (printed[:-1] if mark else printed).split("/")
    return int(winner), int(loser), mark


def cells() -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """CN-BATTLE-13  All 69 cells of the battle table: [row][column] as (winner's percent, loser's percent, mark)."""
    return tuple(tuple(cell_of(str(x)) for x in values[2:5]) for _, values in rows_of(TABLES["battle"]))


def bounds() -> tuple[int, ...]:
    """CN-BATTLE-11  The troop value differences at which the rows beyond the middle one begin: 50, 100, ... 1100."""
    return tuple(int(values[0]) for _, values in rows_of(TABLES["battle"])[MIDDLE + 1 :])


def tactics() -> tuple[int, ...]:
    """CN-CMD-01  Tactics by leader value, 0: a nominal leader's."""
    column = [value for _, value in rows_of(TABLES["tactics"])]
    return (int(_number(column[0])), *[int(_number(value)) for value in column])


def size_ends() -> tuple[int, ...]:
    """CN-ARMY-03  The most men of a platoon, a company, a battalion."""
    return tuple(int(values[2]) for _, values in rows_of(TABLES["size"])[:-1])


def morale_modifiers() -> tuple[int, ...]:
    """CN-MOR-08  Half of the troop value lost, attacked by Crurers, the leader fallen, the enemy a size step larger."""
    return tuple(int(values[0]) for _, values in rows_of(TABLES["morale"]))


def soldier(nation: str, elite: bool) -> tuple[int, int]:
    """CN-TROOP-01  Combat value in halves and morale (0: none) of a soldier type."""
    table = TABLES["soldier"]
    value, morale = Fraction(table[nation][0]), table[nation][1]
    if elite:
        value += Fraction(table["elite"][0])
        morale = "-" if morale == "-" else str(int(morale) + int(table["elite"][1]))
    return int(2 * value), 0 if morale == "-" else int(morale)


def fort(days: int) -> int:
    """CN-ORD-FORTIFY-b  The multiplier of a camp, in halves, by days of fortification done."""
    for _, (least, most, multiplier) in rows_of(TABLES["fort"]):
        if least <= days <= most:
            return int(2 * Fraction(multiplier))
    return 2


def _number(value: Any) -> Any:
    return value[0] if isinstance(value, list) else value


CELLS: Final = cells()
WINNER_LOSES: Final = tuple(tuple(cell[0] for cell in row) for row in CELLS)
LOSER_LOSES: Final = tuple(tuple(cell[1] for cell in row) for row in CELLS)
MARK: Final = tuple(tuple(cell[2] for cell in row) for row in CELLS)
BOUNDS: Final = bounds()
TACTICS: Final = tactics()
SIZES: Final = size_ends()
LOST_HALF, BY_CRURERS, LEADER_FALLEN, STEP_LARGER = morale_modifiers()
