"""What couriers can tell, and how wrong it is (CN-INFO-01 to -04): figures as they are reported.

    shift = estimates.shift(world, side, (own_hex, their_hex), by)        steps away from correct; negative: toward it
    men = await estimates.roll_estimate(world, true_men, shift=shift, by=by, what="men")

One hidden roll a figure.  Nobody is told the error, or that there is one (CN-INFO-05).
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Final, Literal, TypeAlias

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model import armies, luck
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.queries import ground, place
from montjoy.games.clusta.model.state import World

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
ALWAYS_RIGHT: Final = 10
MOST: Final = 4                                              # rows from the middle of the table to its ends
CLOSE: Final = ("pine_forest", "white_forest", "buildings")
Leading: TypeAlias = Literal["unled", "led", "superled", "alone"]


# ---- one figure ------------------------------------------------------------------------------------------------------
async def roll_estimate(world: World, true: int, *, shift: int, by: str, what: str = "") -> int:
    """CN-INFO-01  One hidden roll for each figure: what is reported is the true number and the error of the table, halves up.
    Nothing stays nothing, and -1 (nothing is said) too."""
    if true <= 0:
        return true
    rolled = await luck.d20("CN-INFO-01", *((by, what) if what else (by,)))
    return luck.half_up(true + Fraction(true * error(rolled, shift), 100))


def error(rolled: int, shift: int) -> int:
    """CN-INFO-01  The error in percent: the row of the die, moved by so many steps."""
    return percent(0 if always_right(rolled) else moved(rolled, shift))


def always_right(rolled: int) -> bool:
    """CN-INFO-02  A 10 on the die is always right, whatever the steps."""
    return rolled == ALWAYS_RIGHT


def moved(rolled: int, steps: int) -> int:
    """The row of a die after all its steps, which were added up first: away from the middle, at most to the end, or toward it,
    at most there.  On the middle row a 9 leads down and an 11 up."""
    row = printed_row(rolled)
    down = row < 0 or (row == 0 and rolled < ALWAYS_RIGHT)
    far = min(MOST, max(0, abs(row) + steps))
    return -far if down else far


def printed_row(rolled: int) -> int:
    """CN-INFO-01  The row of the table for a die, 0 the middle one."""
    return next(int(row) for row, cells in TABLES["info"].items() if row != "columns" and cells[0] <= rolled <= cells[1])


def percent(row: int) -> int:
    """CN-INFO-01  What a row says, in percent."""
    found: int = TABLES["info"][str(row)][2]
    return found


# ---- the steps -------------------------------------------------------------------------------------------------------
def shift(world: World, side: str, hexes: tuple[str, ...], by: str, *, leader: int = -1) -> int:
    """All steps of a report, added up.  `hexes`: where the enemy was met, in a contact both; `by`: who reports, an id of the
    side's own; `leader`: the leader value of whoever led in the battle, 0 nobody; -1: as he is led where he stands."""
    how = leading(world, side, by, hexes[0] if hexes else "") if leader < 0 else by_value(leader)
    return worse(in_close_country(ground(world), hexes), how) - better(how, is_hippogriff(world, by))


def worse(close: bool, how: Leading) -> int:
    """CN-INFO-03  One step away from correct if the enemy was met in forest or buildings, in either hex of the contact, and one
    if the reporting unit is unled."""
    return int(close) + int(how == "unled")


def better(how: Leading, hippogriff: bool) -> int:
    """CN-INFO-04  One step toward correct if the unit is superled, two if it is a hippogriff."""
    return int(how == "superled") + 2 * int(hippogriff)


def leading(world: World, side: str, by: str, hex: str = "") -> Leading:
    """CN-INT-09-X  Outside battle a unit in a hex with a commander is led, with one of leader value 4 or more superled, in a
    camp without one unled; a spy's or hippogriff's own report is none of these."""
    if by in world.specialists and not world.specialists[by].with_:
        return "alone"
    leader = armies.led(world, side, place(world, by) or hex)
    if leader is None:
        return "unled"
    return "superled" if armies.is_superled(leader) else "led"


def by_value(leader: int) -> Leading:
    """How a force is led that somebody of this leader value leads in battle; 0: nobody."""
    if leader == 0:
        return "unled"
    return "superled" if leader >= armies.SUPERLED else "led"


def is_hippogriff(world: World, by: str) -> bool:
    return by in world.specialists and world.specialists[by].trade == "hippogriff"


def in_close_country(there: Island, hexes: tuple[str, ...]) -> bool:
    """Whether one of these hexes is forest or buildings."""
    return any(there.terrain[hex] in CLOSE for hex in hexes if hex)
