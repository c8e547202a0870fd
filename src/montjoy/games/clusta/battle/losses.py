"""What a field round costs: the row and column of the battle table, percentages that become troop values, troop values
that become men.
"""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.battle.force import base, effective, here, opens_unit, present, superled
from montjoy.games.clusta.battle.state import ALL_OF_IT, FINE, PARTS, QUARTERS, TYPES, Contingent, Fight, How, Side
from montjoy.games.clusta.battle.tables import BOUNDS, DAGGER, LAST, LOSER_LOSES, MARK, MIDDLE, STAR, WINNER_LOSES

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


# ---- percentages -----------------------------------------------------------------------------------------------------------
def in_march(fight: Fight, side: int, percent: int) -> int:
    """CN-FORM-04  In its first field round a force in march formation loses 1.5 times as much and the other half as much."""
    if caught(fight.side[side]):
        percent = percent * 3 // 2
    if caught(fight.side[1 - side]):
        percent = percent // 2
    return percent


def caught(force: Side) -> bool:
    """In march formation, in the first field round that it fights."""
    return force.march == 1 and force.fought == 0


def poisoned(force: Side) -> bool:
    """CN-RANS-04b  The poison counts when all units of the force that fights have it: by default all Ransards, else those that
    blackblood_units names."""
    found = False
    for i in range(force.contingents):
        if here(force.contingent[i]):
            if force.contingent[i].poison == 0:
                return False
            found = True
    return found


def blackblood(force: Side, percent: int) -> int:
    """CN-RANS-04  Poisoned weapons raise the loss they inflict by a quarter, rounded down to a whole per cent."""
    if poisoned(force):
        return percent * 5 // (4 * QUARTERS) * QUARTERS
    return percent


def percent_lost(fight: Fight, side: int, printed: int) -> int:
    """CN-INT-01-X  Printed per cent, times formation, then blackblood, then no more than all of it.  In quarters of a per
    cent."""
    percent = in_march(fight, side, printed * 2 * QUARTERS) // 2
    percent = blackblood(fight.side[1 - side], percent)
    return min(percent, ALL_OF_IT)


def printed_loss(fight: Fight, side: int) -> int:
    """CN-BATTLE-13  The result a/b: the tactics winner loses a per cent, the loser b (an ambush: CN-ORD-AMBUSH-c)."""
    if side != fight.winner:
        return LOSER_LOSES[fight.row][fight.column]
    if ambush_is_free(fight):
        return 0
    return WINNER_LOSES[fight.row][fight.column]


def ambush_is_free(fight: Fight) -> bool:
    """CN-ORD-AMBUSH-c  The free round costs the ambushers what the table says (ambush_free_of_loss = true: nothing)."""
    return fight.free > 0 and fight.ambush_free_of_loss == 1


# ---- troop value lost ------------------------------------------------------------------------------------------------------
def cheapest(force: Side) -> int:
    """The lowest combat value present in the force, in halves; 0: nobody is there."""
    least = 0
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if here(contingent) and (least == 0 or contingent.worth < least):
            least = contingent.worth
    return least


def value_lost(force: Side, percent: int) -> int:
    """CN-ROUND-02  The troop value present times the percentage, rounded to the nearest whole soldier of the cheapest type there.
    In parts; all of it where the percentage is all."""
    present_here = base(force)
    everything = present_here // QUARTERS
    if percent >= ALL_OF_IT:
        return everything
    soldier = cheapest(force) * PARTS // 2
    if soldier == 0:
        return 0
    least = QUARTERS * ALL_OF_IT * soldier
    return min((2 * present_here * percent + least) // (2 * least) * soldier, everything)


def share_out(force: Side, loss: int) -> None:
    """CN-ROUND-03  Equal shares of the troop value lost for each soldier type present; a type with less than its share loses
    everything, and the rest falls on the others.  Kept in `due` by type."""
    types = 0
    n = min(force.types, TYPES)
    for t in range(n):
        force.room[t] = 0
        force.due[t] = 0
    for i in range(force.contingents):
        if here(force.contingent[i]):
            force.room[force.contingent[i].type % TYPES] += present(force.contingent[i]) // QUARTERS
    for t in range(n):
        if force.room[t] > 0:
            types += 1
    taken = True
    while taken and types > 0:
        taken = False
        for t in range(n):
            if force.room[t] > 0 and force.due[t] == 0 and force.room[t] * types < loss:
                force.due[t] = force.room[t]
                loss -= force.room[t]
                types -= 1
                taken = True
    for t in range(n):
        if force.room[t] > 0 and force.due[t] == 0 and types > 0:
            force.due[t] = loss // types if types > 1 else loss
            loss -= force.due[t]
            types -= 1


# ---- men lost --------------------------------------------------------------------------------------------------------------
def men_lost(due: int, worth: int) -> int:
    """CN-ROUND-03  A type loses its share divided by its combat value in men, rounded up."""
    soldier = max(worth * PARTS // 2, 1)
    return (due + soldier - 1) // soldier


def spread(force: Side, t: int, forever: bool) -> None:
    """CN-BATTLE-18  Within a type over the units in proportion to its men, largest remainders, lower unit number first."""
    due = force.due[t]
    men = 0
    worth = 0
    several = -1
    for i in range(force.contingents):
        if of_type(force.contingent[i], t):
            men += force.contingent[i].men
            worth = force.contingent[i].worth
            several += 1
    lost = min(men_lost(due, worth), men)
    if several > 0:
        spread_over(force, t, lost, men)
    for i in range(force.contingents):
        if of_type(force.contingent[i], t):
            if several == 0:
                force.contingent[i].quota = lost
                force.contingent[i].tv -= due
            bury(force.contingent[i], forever)


def spread_over(force: Side, t: int, lost: int, men: int) -> None:
    """CN-BATTLE-18  So many men and what is due of the troop value, over several units."""
    due = force.due[t]
    room = force.room[t]
    over = lost
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if of_type(contingent, t):
            part = (present(contingent) // QUARTERS) * due // max(room, 1)
            contingent.quota = lost * contingent.men // max(men, 1)
            contingent.rest = lost * contingent.men % max(men, 1)
            room -= present(contingent) // QUARTERS
            due -= part
            over -= contingent.quota
            contingent.tv -= part
    hand_out(force, t, over)


def hand_out(force: Side, t: int, over: int) -> None:
    """The men that are left over after whole quotas go to the largest remainders, the lower unit number first."""
    while over > 0:
        most = -1
        at = 0
        for i in range(force.contingents):
            if of_type(force.contingent[i], t) and force.contingent[i].rest > most:
                most = force.contingent[i].rest
                at = i
        if most < 0:
            return
        force.contingent[at].quota += 1
        force.contingent[at].rest = -1
        over -= 1


def of_type(contingent: Contingent, t: int) -> bool:
    """A contingent of that soldier type that is in the battle."""
    is_here = here(contingent)
    return is_here and contingent.type % TYPES == t


def bury(contingent: Contingent, forever: bool) -> None:
    """CN-ROUND-04  The running troop value is what was less the loss, not counted anew from the men; without one of the two the
    other goes too."""
    lost = min(contingent.quota, contingent.men)
    if contingent.tv <= 0:
        lost = contingent.men
    contingent.men -= lost
    if forever:
        contingent.dead += lost
    else:
        contingent.lost += lost
    if contingent.men == 0:
        contingent.tv = 0


# ---- a side's loss ---------------------------------------------------------------------------------------------------------
def is_permanent(fight: Fight, side: int) -> bool:
    """CN-BATTLE-17  The winner's loss is temporary; the loser's is permanent in the cells that permanent_loss_cells names."""
    return side != fight.winner and fight.permanent[fight.column] >> fight.row & 1 == 1


def strike(fight: Fight) -> None:
    """CN-BATTLE-13  Both forces lose; the running troop values are used in the next field round."""
    find_row(fight)
    find_cell(fight)
    lose(fight)


def lose(fight: Fight) -> None:
    """CN-BATTLE-13  Both sides lose their percentage of what they have; a dagger kills the loser."""
    for side in range(2):
        fight.side[side].loss = percent_lost(fight, side, printed_loss(fight, side))
    for side in range(2):
        suffer(fight, side)
    if fight.dagger == 1:
        slaughter(fight.side[1 - fight.winner])


def suffer(fight: Fight, side: int) -> None:
    """CN-BATTLE-18  A side's loss, by types, units and men."""
    force = fight.side[side]
    share_out(force, value_lost(force, force.loss))
    forever = is_permanent(fight, side)
    for t in range(min(force.types, TYPES)):
        if force.due[t] > 0:
            spread(force, t, forever)
    for i in range(force.contingents):
        if force.contingent[i].men == 0 and opens_unit(force, i):
            wipe_out(force, i)


def wipe_out(force: Side, i: int) -> None:
    """A unit without men has left the battle (CN-LOSS-05-X)."""
    unit = force.contingent[i].unit
    for j in range(i, force.contingents):
        if force.contingent[j].unit == unit and force.contingent[j].men > 0:
            return
    for j in range(i, force.contingents):
        if force.contingent[j].unit == unit and force.contingent[j].how == How.HERE:
            force.contingent[j].how = How.WIPED


def slaughter(force: Side) -> None:
    """CN-BATTLE-16  A dagger kills every unit of the losing force in this battle, those lost for a while earlier in it too."""
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if contingent.how == How.HERE or contingent.how == How.WIPED:
            contingent.dead += contingent.men + contingent.lost
            contingent.men = 0
            contingent.lost = 0
            contingent.tv = 0
            contingent.how = How.DESTROYED
