"""Where the battle table is read: the row of the troop values with its shifts, the column of the tactics."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.fight_force import effective, superled
from montjoy.games.clusta.fight_state import FINE, PARTS, Fight, Side
from montjoy.games.clusta.fight_tables import BOUNDS, DAGGER, LAST, MARK, MIDDLE, STAR

WHOLE: Final = PARTS * FINE                                  # a point of troop value, as it is compared
FINE_BOUNDS: Final = tuple(bound * WHOLE for bound in BOUNDS)
FIRST, SECOND, THIRD = 0, 1, 2                               # the columns 1-10, 11-20, 20+


def row_of(difference: int) -> int:
    """CN-BATTLE-11, CN-ROUND-01  The row of the winner's effective troop value less the loser's, taken exactly: a band begins
    when its inner bound is reached."""
    steps = 0
    size = abs(difference)
    for bound in FINE_BOUNDS:
        if size >= bound:
            steps += 1
    return MIDDLE + steps if difference > 0 else MIDDLE - steps


def superled_counts(fight: Fight, force: Side) -> bool:
    """CN-BATTLE-14b  Being superled is worth a row (superled_row_shift = false: it is not, as in the worked example)."""
    return fight.superled_row_shift == 1 and superled(force)


def rows_larger(fight: Fight, force: Side) -> int:
    """CN-BATTLE-14  One row for height, buildings or a superled force (cumulative_row_shifts = true: one for each)."""
    rows = int(force.height > 0) + int(force.buildings > 0) + int(superled_counts(fight, force))
    return rows if fight.cumulative_row_shifts == 1 else min(rows, 1)


def pursuit_rows(force: Side) -> int:
    """CN-RETR-05  The pursuer's result is read one row more favourably, in addition to all else."""
    return int(force.pursues == 1)


def shifted(fight: Fight, row: int) -> int:
    """CN-BATTLE-14  In the winner's favour down the printed table, in the loser's up; it stops at the ends."""
    winner = fight.side[fight.winner]
    loser = fight.side[1 - fight.winner]
    row += rows_larger(fight, winner) + pursuit_rows(winner)
    row -= rows_larger(fight, loser) + pursuit_rows(loser)
    return min(max(row, 0), LAST)


def column_of(fight: Fight, difference: int) -> int:
    """CN-BATTLE-12  Margins that differ by 1-10, by 11-20, by 21 or more (twenty_in_top_column = true: by 20 or more)."""
    if difference <= 10:
        return FIRST
    if difference < 20 or (difference == 20 and fight.twenty_in_top_column == 0):
        return SECOND
    return THIRD


def find_row(fight: Fight) -> None:
    """CN-BATTLE-11  The row in which the table is read: the winner's effective troop value less the loser's, with all shifts."""
    ours = effective(fight, fight.winner)
    theirs = effective(fight, 1 - fight.winner)
    if fight.free > 0:
        theirs = ambushed_value(theirs)
    fight.row = shifted(fight, row_of(ours - theirs))


def find_cell(fight: Fight) -> None:
    """CN-BATTLE-13  The cell in that row, and its star or dagger."""
    fight.column = column_of(fight, fight.difference)
    mark = MARK[fight.row][fight.column]
    fight.star = int(mark == STAR)
    fight.dagger = int(mark == DAGGER)


def ambushed_value(value: int) -> int:
    """CN-ORD-AMBUSH-a  The victim of an ambush counts as nothing in the free round; its losses are of all it has."""
    return 0 * value
