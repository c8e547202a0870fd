"""The table, percentages, troop values, men (CN-BATTLE-10 to -18, CN-ROUND-01 to -04, CN-FORM-04, CN-RANS-04, CN-INT-01-X)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from montjoy.games.clusta.battle import force as force_
from montjoy.games.clusta.battle import losses as row_
from montjoy.games.clusta.battle import losses as strike
from montjoy.games.clusta.battle import tables
from montjoy.games.clusta.battle.setup import Troop
from montjoy.games.clusta.battle.state import FINE, PARTS, Fight, How
from montjoy.games.clusta.battle.tables import TABLES, bounds, cell_of, cells, fort
from montjoy.games.clusta.options import ClustaOptions
from tests.games.clusta.fights import calm_round, dead, force, hows, lost, meet, men, ready, standing, troop, tv

WHOLE = PARTS * FINE
# The battle table as printed, copied once more from the book: row by row, the columns 1-10, 11-20, 20+.
PRINTED = """
    50/10  45/10  40/15 | 45/10  40/15  35/15 | 40/15  35/15  30/20 | 35/15  30/20  25/20 | 30/20  25/20  25/25
    25/20  25/25  20/25 | 25/25  20/25  20/30 | 20/25  20/30  15/30 | 20/30  15/30  15/35 | 15/30  15/35  15/40
    15/35  15/35  15/40 | 15/35  15/40  10/40 | 15/40  15/40  10/45 | 15/40  10/40  10/50 | 10/40  10/45  10/60*
    10/45  10/50  5/65* | 10/50  10/60* 5/70* | 10/60* 5/65*  5/80* | 5/65*  5/70*  0/90* | 5/70*  5/80*  0/100
    5/80*  0/90*  0/100† | 0/90* 0/100  0/100† | 0/100† 0/100† 0/100†
"""
CELLS = [row.split() for line in PRINTED.strip().splitlines() for row in line.split("|")]


# ---- the printed table -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", range(23))
@pytest.mark.parametrize("column", range(3))
def test_every_cell_is_as_printed(row: int, column: int) -> None:
    """CN-BATTLE-13, CN-T-BATTLE  All 69 cells, in the file and where the fight reads them."""
    winner, loser, mark = cell_of(CELLS[row][column])
    assert (tables.WINNER_LOSES[row][column], tables.LOSER_LOSES[row][column], tables.MARK[row][column]) == (winner, loser, mark)
    assert cells()[row][column] == (winner, loser, mark)
    assert [values for name, values in TABLES["battle"].items() if name != "columns"][row][2 + column] == CELLS[row][column]


def test_a_cell_as_it_is_read() -> None:
    """CN-BATTLE-13"""
    assert cell_of("30/20") == (30, 20, 0)
    assert cell_of("10/60*") == (10, 60, tables.STAR)
    assert cell_of("0/100†") == (0, 100, tables.DAGGER)


def test_the_table_falls_and_rises() -> None:
    """CN-T-BATTLE  Down any column and right along any row the winner's figure never rises and the loser's never falls."""
    table = cells()
    for row in range(23):
        for column in range(3):
            for down, right in ((1, 0), (0, 1)):
                if row + down < 23 and column + right < 3:
                    after = table[row + down][column + right]
                    assert after[0] <= table[row][column][0] and after[1] >= table[row][column][1]


# ---- the row -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("difference", "row"),
    [
        (-5000, 0), (-1100, 0), (-1099, 1), (-900, 1), (-899, 2), (-750, 2), (-600, 3), (-480, 4), (-450, 4), (-449, 5),
        (-354, 5),
        (-350, 5), (-349, 6), (-250, 6), (-200, 7), (-150, 8), (-100, 9), (-99, 10), (-88, 10), (-50, 10), (-49, 11), (0, 11),
        (49, 11), (50, 12), (99, 12), (100, 13), (149, 13), (150, 14), (200, 15), (250, 16), (350, 17), (450, 18), (600, 19),
        (750, 20), (899, 20), (900, 21), (1099, 21), (1100, 22), (9000, 22),
    ],
)  # fmt: skip
def test_the_row_of_a_difference(difference: int, row: int) -> None:
    """CN-BATTLE-11  Symmetric bands; bounds() are those of the printed table."""
    assert row_.row_of(difference * WHOLE) == row
    assert bounds() == (50, 100, 150, 200, 250, 350, 450, 600, 750, 900, 1100) == tables.BOUNDS


def test_a_band_begins_exactly_at_its_bound() -> None:
    """CN-ROUND-01  637.5 against 588: 49.5 is in the middle row, and so is anything less than 50."""
    assert row_.row_of((637 * 2 + 1 - 588 * 2) * WHOLE // 2) == 11
    assert row_.row_of(50 * WHOLE - 1) == 11
    assert row_.row_of(-50 * WHOLE + 1) == 11
    assert row_.row_of(-50 * WHOLE) == 10


def cell(fight: Fight, winner: int, difference: int) -> str:
    """What is read when that side wins the tactics by so much."""
    fight.winner, fight.difference = winner, difference
    row_.find_row(fight)
    row_.find_cell(fight)
    return CELLS[fight.row][fight.column]


def forces(ours: int, theirs: int, *more: Any, first: Any = None, second: Any = None, **options: Any) -> Fight:
    """So many standard men a side: their troop values are double."""
    return ready(
        force(f"r6 {ours // 2}", **{"lead": 3, **(first or {})}), force(f"t2 {theirs // 2}", **{"lead": 3, **(second or {})}),
        standing(**options),
    )  # fmt: skip


def test_rows_of_the_example() -> None:
    """CN-BATTLE-11, CN-BATTLE-13  720 against 1200, margins 1-10: 30/20; 396 against 750, 20+: 20/25; 474 against 562: 15/35."""
    assert cell(forces(720, 1000 + 200 - 400), 0, 5) == CELLS[10][0]
    big = forces(720, 1000, second={"lead": 3})
    big.side[1].contingent[0].tv = 1200 * PARTS
    assert cell(big, 0, 10) == "30/20"
    assert cell(forces(396, 750), 0, 29) == "20/25"
    assert cell(forces(474, 562), 0, 12) == "15/35"


# ---- shifts ----------------------------------------------------------------------------------------------------------------
LV4 = {"lead": 4}


def test_one_row_for_height_buildings_or_a_superled_force() -> None:
    """CN-BATTLE-14  cumulative_row_shifts = false, superled_row_shift = true: -354 in the third column moves from 20/25 to
    20/30 for any of the three, for all of them together too; both sides having one cancels; the loser's moves it up."""
    assert cell(forces(396, 750), 0, 29) == "20/25"
    for more in ({"height": True}, {"buildings": True}, LV4, {"height": True, "buildings": True, **LV4}):
        assert cell(forces(396, 750, first=more), 0, 29) == "20/30"
        assert cell(forces(396, 750, second=more), 0, 29) == "25/25"
        assert cell(forces(396, 750, first=more, second=LV4), 0, 29) == "20/25"


def test_one_row_for_each_condition() -> None:
    """CN-BATTLE-14  cumulative_row_shifts = true: superled and higher are two rows."""
    more = {"height": True, **LV4}
    assert cell(forces(396, 750, first=more, cumulative_row_shifts=True), 0, 29) == "15/30"
    assert cell(forces(396, 750, first=more, second={"buildings": True}, cumulative_row_shifts=True), 0, 29) == "20/30"


def test_the_superled_row_of_the_example() -> None:
    """CN-BATTLE-14b  superled_row_shift = false: -354 is 20/25, -88 in the second column 15/35; height still counts."""
    assert cell(forces(396, 750, first=LV4, superled_row_shift=False), 0, 29) == "20/25"
    assert cell(forces(474, 562, first=LV4, superled_row_shift=False), 0, 12) == "15/35"
    assert cell(forces(396, 750, first={"height": True, **LV4}, superled_row_shift=False), 0, 29) == "20/30"


def test_superled_is_a_row_by_default() -> None:
    """CN-BATTLE-14b, CN-CMD-02  superled_row_shift = true: a leader value of 4 is superled, 3 is not."""
    assert cell(forces(396, 750, first=LV4), 0, 29) == "20/30"
    assert cell(forces(396, 750, first={"lead": 3}), 0, 29) == "20/25"


def test_shifts_stop_at_the_ends_of_the_table() -> None:
    """CN-BATTLE-14"""
    fight = forces(1000, 800, first={"height": True})
    fight.side[0].contingent[0].tv = 8000 * PARTS
    assert cell(fight, 0, 5) == "0/100†"
    assert cell(fight, 1, 5) == "50/10"


@pytest.mark.parametrize(("difference", "column"), [(1, 0), (10, 0), (11, 1), (19, 1), (20, 1), (21, 2), (29, 2), (45, 2)])
def test_the_column_of_a_difference(difference: int, column: int) -> None:
    """CN-BATTLE-12  twenty_in_top_column = false: 20 belongs to the second."""
    assert row_.column_of(forces(720, 720), difference) == column


@pytest.mark.parametrize(("difference", "column"), [(10, 0), (19, 1), (20, 2), (21, 2)])
def test_twenty_in_the_third_column(difference: int, column: int) -> None:
    """CN-BATTLE-12  twenty_in_top_column = true"""
    assert row_.column_of(forces(720, 720, twenty_in_top_column=True), difference) == column


# ---- percentages -----------------------------------------------------------------------------------------------------------
def percents(fight: Fight, *printed: int) -> tuple[Fraction, Fraction]:
    """What the winner (side 0) and the loser really lose of a printed result, in per cent."""
    fight.winner = 0
    return Fraction(strike.percent_lost(fight, 0, printed[0]), 4), Fraction(strike.percent_lost(fight, 1, printed[1]), 4)


def test_caught_in_march_formation() -> None:
    """CN-FORM-04  30/20 with the winner marching is 45/10, with the loser 15/30, with both 22.5/15; 5/80 with the loser
    marching 2.5/100, for a loss is never more than everything."""
    march = {"march": True}
    assert percents(forces(720, 720, first=march), 30, 20) == (45, 10)
    assert percents(forces(720, 720, second=march), 30, 20) == (15, 30)
    assert percents(forces(720, 720, first=march, second=march), 30, 20) == (Fraction(45, 2), 15)
    assert percents(forces(720, 720, second=march), 5, 80) == (Fraction(5, 2), 100)
    assert percents(forces(720, 720), 30, 20) == (30, 20)


def test_march_formation_costs_in_the_first_field_round_only() -> None:
    """CN-FORM-04  Afterwards it is in battle formation."""
    fight = forces(800, 800, first={"march": True})
    calm_round(fight, 10, 9)
    assert fight.side[0].loss == 4 * Fraction("52.5") and fight.side[0].march == 0
    assert percents(fight, 30, 20) == (30, 20)


def test_blackblood() -> None:
    """CN-RANS-04  ransard_shagul_alliance = true: 35% becomes 43, 45 56, 90 and 100 no more than 100, 0 stays 0; own losses are
    as they were."""
    fight = forces(720, 720, ransard_shagul_alliance=True)
    for printed, found in ((35, 43), (45, 56), (90, 100), (100, 100), (0, 0), (10, 12)):
        assert percents(fight, 30, printed) == (30, found)


def test_no_blackblood_without_the_alliance() -> None:
    """CN-RANS-04  ransard_shagul_alliance = false; nor has anybody but Ransards any."""
    assert percents(forces(720, 720), 30, 35) == (30, 35)
    fight = meet(force("t2 360", lead=3), force("s1 360", lead=3), standing(ransard_shagul_alliance=True))
    assert percents(fight, 30, 35) == (30, 35)


def test_the_undead_take_it_too() -> None:
    """CN-RANS-04"""
    fight = meet(force("r6 360", lead=3), force("c1 500", lead=3), standing(ransard_shagul_alliance=True))
    assert percents(fight, 30, 35) == (30, 43)


def poisoned(units: Any, *numbers: int) -> bool:
    options = standing(ransard_shagul_alliance=True, blackblood_units=units)
    fight = meet(force(*[f"r{n} 100" for n in numbers]), force("t2 400"), options)
    return strike.poisoned(fight.side[0])


def test_all_ransards_have_poisoned_weapons() -> None:
    """CN-RANS-04b  blackblood_units = all"""
    assert poisoned("all", 1, 4)
    assert poisoned("all", 4)


def test_only_listed_units_have_poisoned_weapons() -> None:
    """CN-RANS-04b  blackblood_units = [1, 2]: units 1 and 4 together have no increase, unit 1 alone has."""
    assert not poisoned((1, 2), 1, 4)
    assert not poisoned((1, 2), 4)
    assert poisoned((1, 2), 1)
    assert poisoned((1, 2), 1, 2)


def test_a_unit_that_has_left_no_longer_spoils_the_poison() -> None:
    """CN-RANS-04b  All units of the force that fights must be on the list: those that are still there."""
    fight = meet(force("r1 100", "r4 100"), force("t2 400"), standing(ransard_shagul_alliance=True, blackblood_units=(1,)))
    fight.side[0].contingent[1].how = How.MORALE
    assert strike.poisoned(fight.side[0])
    fight.side[0].contingent[0].how = How.MORALE
    assert not strike.poisoned(fight.side[0])


def test_formation_then_blackblood_then_all_there_is() -> None:
    """CN-INT-01-X  35% on a marching loser by poisoned Ransards: 52.5, 65.625, 65; a fraction left by formation alone is kept."""
    fight = forces(720, 720, second={"march": True}, ransard_shagul_alliance=True)
    assert percents(fight, 25, 35) == (Fraction(25, 2), 65)
    assert percents(fight, 25, 65) == (Fraction(25, 2), 100)
    march = {"march": True}
    assert percents(forces(720, 720, first=march, second=march), 15, 35) == (Fraction(45, 4), Fraction(105, 4))


# ---- troop value lost ------------------------------------------------------------------------------------------------------
def value_lost(text: str, percent: int, tv_: Fraction | int | None = None) -> Fraction:
    fight = meet(force(text), force("t2 400"))
    if tv_ is not None:
        fight.side[0].contingent[0].tv = int(tv_ * PARTS)
    return Fraction(strike.value_lost(fight.side[0], 4 * percent), PARTS)


@pytest.mark.parametrize(
    ("text", "percent", "found"),
    [
        ("r6 198", 20, 80), ("r6 375", 25, 188), ("r6 158", 15, 48), ("r6 281", 35, 196), ("r6 360", 45, 324),
        ("T2 400", 10, 120),
        ("c1 500", 15, Fraction(225, 2)), ("r6 100", 0, 0),
    ],
)  # fmt: skip
def test_troop_value_lost_is_whole_soldiers(text: str, percent: int, found: Fraction) -> None:
    """CN-ROUND-02  The figures of the example (q = 2), elite (q = 3), Crurers (q = 1.5: 750 x 15% = 112.5)."""
    assert value_lost(text, percent) == found


def test_the_cheapest_soldier_present_sets_the_rounding() -> None:
    """CN-ROUND-02  750 of elite and standard men at 25%: 187.5 is 188 in whole 2-TV soldiers, not 189."""
    fight = meet(force("S1 150", "s1 150"), force("t2 400"))
    assert Fraction(strike.value_lost(fight.side[0], 100), PARTS) == 188
    fight.side[0].contingent[1].how = How.MORALE
    assert Fraction(strike.value_lost(fight.side[0], 100), PARTS) == 114  # 112.5 is 37.5 elite soldiers: 38


def test_everything_is_everything() -> None:
    """CN-ROUND-02  100% is all there is, and rounding up never takes more than that."""
    assert value_lost("T2 400", 100, 1000) == 1000
    assert value_lost("T2 400", 99, 10) == 9
    assert value_lost("T2 400", 60, 2) == 0                  # 1.2 is 0.4 of a soldier
    assert value_lost("T2 400", 90, 2) == 2                  # 0.6 of one would be 3


def suffered(*troops: str | Troop, loss: int, percent: int | None = None, winner: int = 0) -> Fight:
    """A force that loses so much troop value."""
    fight = meet(force(*troops), force("t2 400"))
    strike.share_out(fight.side[0], loss * PARTS)
    for t in range(fight.side[0].types):
        if fight.side[0].due[t] > 0:
            strike.spread(fight.side[0], t, False)
    return fight


@pytest.mark.parametrize(
    ("troops", "loss", "left"),
    [
        (("S1 150", "s1 150"), 188, [118, 103]), (("S1 150", "s1 150"), 196, [117, 101]), (("r6 198",), 80, [158]),
        (("r6 180", "r7 180"), 324, [99, 99]),
    ],
)  # fmt: skip
def test_men_lost_by_equal_shares(troops: tuple[str, ...], loss: int, left: list[int]) -> None:
    """CN-ROUND-03, CN-BATTLE-18  188: 32 elite and 47 standard; 196: 33 and 49; 80: 40; 324 of two equal units: 81 each."""
    assert men(suffered(*troops, loss=loss), 0) == left


def test_men_are_rounded_up() -> None:
    """CN-ROUND-03  A share of 94 is 31.3 elite men: 32."""
    assert strike.men_lost(94 * PARTS, 6) == 32
    assert strike.men_lost(94 * PARTS, 4) == 47
    assert strike.men_lost(0, 4) == 0
    assert strike.men_lost(1, 4) == 1


def test_a_type_with_less_than_its_share_loses_everything() -> None:
    """CN-ROUND-03  Elite of 30, standard of 300, loss 200: 30 and 170, not 100 each."""
    fight = suffered("S1 10", "s1 150", loss=200)
    assert men(fight, 0) == [0, 65]
    assert tv(fight, 0) == 130


def test_the_rest_falls_on_all_the_others() -> None:
    """CN-ROUND-03  Three types of 15, 600 and 600 lose 15, 142.5 and 142.5 of 300."""
    fight = suffered("c1 10", "r2 300", "S3 200", loss=300)
    assert [c.tv for c in fight.side[0].contingent[:3]] == [0, 457 * PARTS + PARTS // 2, 457 * PARTS + PARTS // 2]


def test_largest_remainders_lower_unit_first() -> None:
    """CN-BATTLE-18  10 men of units of 100, 100 and 100: 4, 3, 3; of 50, 100 and 150: 2, 3, 5."""
    assert lost(suffered("r1 100", "r2 100", "r3 100", loss=20), 0) == [4, 3, 3]
    assert lost(suffered("r1 50", "r2 100", "r3 150", loss=20), 0) == [2, 3, 5]


def test_the_running_value_is_not_counted_from_the_men() -> None:
    """CN-ROUND-04  After losses of 188 and 196: 366 of troop value, 85 and 54 men; a new battle would begin at 363."""
    fight = meet(force("S1 150", "s1 150"), force("t2 400"))
    for loss in (188, 196):
        strike.share_out(fight.side[0], loss * PARTS)
        for t in range(2):
            strike.spread(fight.side[0], t, False)
    assert tv(fight, 0) == 366 and men(fight, 0) == [85, 54]
    again = meet(force("S1 85", "s1 54"), force("t2 400"))
    assert tv(again, 0) == 363
    assert force_.unit_value(fight.side[0], 0)[0] == 366 * PARTS


def test_both_values_are_used_in_the_next_field_round() -> None:
    """CN-BATTLE-13  1000 against 800, 15/30 ... : what is left is compared."""
    fight = forces(1000, 800, first={"lead": 0}, second={"lead": 0})
    before = force_.effective(fight, 0), force_.effective(fight, 1)
    calm_round(fight, 6, 7)
    assert before == (1000 * WHOLE, 800 * WHOLE)
    assert (tv(fight, 0), tv(fight, 1)) == (900, 440)        # row 200-249: 10/45
    assert force_.effective(fight, 0) == 900 * WHOLE


# ---- permanent and temporary -------------------------------------------------------------------------------------------------
def loses_in(printed: str, cells: Any) -> bool:
    """Whether the loser's loss is permanent where that cell is read."""
    row, column = next((r, c) for r in range(23) for c in range(3) if CELLS[r][c] == printed)
    fight = meet(force("r6 360"), force("t2 400"), standing(permanent_loss_cells=cells))
    fight.winner, fight.row, fight.column = 0, row, column
    assert not strike.is_permanent(fight, 0)
    return strike.is_permanent(fight, 1)


def test_permanent_from_10_40_on() -> None:
    """CN-BATTLE-17  permanent_loss_cells = from_10_40: 15/40 is not."""
    for printed in ("10/40", "10/45", "10/50", "10/60*", "5/65*", "5/70*", "5/80*", "0/90*", "0/100"):
        assert loses_in(printed, "from_10_40")
    assert not any(loses_in(printed, "from_10_40") for printed in ("15/40", "15/35", "50/10", "20/30"))


def test_permanent_in_10_40_alone() -> None:
    """CN-BATTLE-17  permanent_loss_cells = only_10_40"""
    assert loses_in("10/40", "only_10_40")
    assert not any(loses_in(printed, "only_10_40") for printed in ("10/45", "15/40", "0/100", "5/80*"))


def test_permanent_by_a_dagger_alone() -> None:
    """CN-BATTLE-17  permanent_loss_cells = only_dagger"""
    assert not any(loses_in(printed, "only_dagger") for printed in ("10/40", "10/45", "0/100", "0/90*"))


def test_permanent_in_listed_cells() -> None:
    """CN-BATTLE-17  A group with the book enters its cells: 10/60* is not 10/60."""
    assert loses_in("10/60*", ("10/60*", "15/35"))
    assert loses_in("15/35", ("10/60*", "15/35"))
    assert not loses_in("10/40", ("10/60*", "15/35"))
    assert not loses_in("10/60*", ("10/60",))


def test_men_lost_for_a_while_and_for_good() -> None:
    """CN-BATTLE-17  1000 against 800, 10/45: the winner's 50 men come back, the loser's 180 do not."""
    fight = forces(1000, 800)
    calm_round(fight, 8, 9)
    assert (lost(fight, 0), dead(fight, 0)) == ([50], [0])
    assert (lost(fight, 1), dead(fight, 1)) == ([0], [180])


# ---- stars and daggers --------------------------------------------------------------------------------------------------------
def test_a_dagger_kills_everybody_in_this_battle() -> None:
    """CN-BATTLE-16  Those lost for a while earlier in it too; march formation does not soften it."""
    fight = forces(1000, 400, first={"march": True})
    fight.side[0].contingent[0].tv = 1600 * PARTS
    fight.side[1].contingent[0].men, fight.side[1].contingent[0].lost = 150, 50
    fight.winner, fight.difference = 0, 5
    strike.strike(fight)
    assert fight.dagger == 1 and fight.side[1].loss == 4 * 50
    assert (men(fight, 1), lost(fight, 1), dead(fight, 1), hows(fight, 1)) == ([0], [0], [200], [How.DESTROYED])


def test_a_unit_that_had_left_before_is_not_killed() -> None:
    """CN-BATTLE-16  All units of the losing force in this battle: one that had retreated is no longer in it."""
    fight = meet(force("r1 500", "r2 500", "r3 500"), force("t2 100", "t3 100"))
    fight.side[1].contingent[1].how = How.MORALE
    fight.winner, fight.difference = 0, 5
    strike.strike(fight)
    assert dead(fight, 1) == [100, 0] and hows(fight, 1) == [How.DESTROYED, How.MORALE]


def test_nobody_is_left_of_a_unit() -> None:
    """CN-ROUND-04  0/100 without a dagger: the unit has no men, no troop value, and is out of the battle."""
    fight = forces(1000, 400)
    fight.winner, fight.difference = 0, 21                   # 600-749 in the third column
    strike.strike(fight)
    assert fight.dagger == 0
    assert (men(fight, 1), dead(fight, 1), tv(fight, 1), hows(fight, 1)) == ([0], [200], 0, [How.WIPED])


# ---- what is compared ------------------------------------------------------------------------------------------------------
def effective(*troops: str | Troop, round_: int = 0, boosted: int = 0, **more: Any) -> Fraction:
    fight = meet(force(*troops, **more), force("t2 400"))
    fight.round = round_
    fight.side[0].boosted = boosted
    return Fraction(force_.effective(fight, 0), WHOLE)


def test_factors_multiply() -> None:
    """CN-BATTLE-10  600, one night round, camp x2, a hero point: 1350; a loss of 20% is 120 of the 600."""
    assert effective(troop("r1 300", nights=1), camp=4, boosted=1) == 1350
    fight = meet(force(troop("r1 300", nights=1), camp=4), force("t2 400"))
    fight.side[0].boosted = 1
    assert strike.value_lost(fight.side[0], 80) == 120 * PARTS


@pytest.mark.parametrize(("nights", "value"), [(0, 600), (1, 450), (2, 300), (3, 150)])
def test_exhaustion_counts_by_unit(nights: int, value: int) -> None:
    """CN-INT-04-X  A quarter less for each night round."""
    assert effective(troop("r1 300", nights=nights)) == value
    assert effective(troop("r1 300", nights=nights), "r2 100") == value + 200


def test_exhaustion_is_no_loss() -> None:
    """CN-INT-04-X  A unit at full strength with three night rounds behind it makes no morale roll; nor after 10%."""
    fight = ready(force(troop("r1 300", nights=3), lead=3), force("t2 400"))
    assert force_.unit_value(fight.side[0], 0) == (600 * PARTS, 600 * PARTS)


def test_landing_halves_for_four_field_rounds() -> None:
    """CN-LAND-01  250 men landing: 250 instead of 500 in field rounds 1 to 4, 500 in the fifth."""
    assert [effective(troop("r1 250", landing=True), round_=n) for n in range(6)] == [250, 250, 250, 250, 500, 500]


@pytest.mark.parametrize(("days", "halves"), [(0, 2), (1, 4), (2, 4), (3, 5), (5, 5), (6, 6), (9, 6), (10, 8), (60, 8)])
def test_the_multiplier_of_a_camp(days: int, halves: int) -> None:
    """CN-ORD-FORTIFY-b, CN-T-FORT  1-2 days x2, 3-5 x2.5, 6-9 x3, 10 and more x4."""
    assert fort(days) == halves


def test_a_camp_multiplies_the_whole_force_in_the_comparison() -> None:
    """CN-ORD-FORTIFY-b  400 after six days: 1200 in the comparison, a loss of 20% is 80.  CN-INT-03-X: 1200 + 400, four days:
    4000."""
    assert effective("r1 200", camp=fort(6)) == 1200
    fight = meet(force("r1 200", camp=fort(6)), force("t2 400"))
    assert strike.value_lost(fight.side[0], 80) == 80 * PARTS
    assert effective("T1 400", "t5 200", camp=fort(4)) == 4000


def test_wavering_men_count_one_combat_value_less() -> None:
    """CN-MOR-05  Standard men with 200 count 100, elite with 300 count 200."""
    assert effective(troop("r1 100", wavering=True)) == 100
    assert effective(troop("R1 100", wavering=True), "r1 150") == 500


def test_a_share_counts_in_the_comparison_and_in_the_loss() -> None:
    """CN-BATTLE-10  Catching couriers, 400: 300, and 20% of it is 60 (CN-ORD-COURIERS); an ambush fought on: 100."""
    assert effective(troop("r1 200", share=3)) == 300
    assert effective(troop("r1 200", share=1)) == 100
    fight = meet(force(troop("r1 200", share=3)), force("t2 400"))
    assert strike.value_lost(fight.side[0], 80) == 60 * PARTS


# ---- whole numbers ---------------------------------------------------------------------------------------------------------
def every_factor() -> list[list[Fraction]]:
    """Every line of CN-T-MULT, as the values its factor can have; (SV-1)/SV for every soldier type."""
    values = {"trakorian": Fraction(2), "crurer": Fraction(3, 2), "elite": Fraction(3)}
    found = []
    for name, (factor, *_) in ((n, v) for n, v in TABLES["mult"].items() if n != "columns"):
        if factor == "(SV-1)/SV":
            found.append([Fraction(1), *[(sv - 1) / sv for sv in values.values()]])
        elif factor.startswith("1-0.25n"):
            found.append([1 - n * Fraction(1, 4) for n in range(4)])
        elif name in ("ambush", "Catch couriers"):
            found.append([Fraction(1), Fraction(factor)])
        else:
            found.append([Fraction(1), *[Fraction(part) for part in factor.split("/")]])
    return found


def test_every_factor_gives_a_whole_number() -> None:
    """CN-BATTLE-10, CN-T-MULT  Running values are whole in parts (half points, shares of up to seven types), compared values
    whole in parts x 768, whatever factors come together; an ambush and catching couriers never do."""
    products = {Fraction(1)}
    shares = {Fraction(1)}
    for line in every_factor():
        if line[-1] in (Fraction(1, 4), Fraction(3, 4)) and len(line) == 2:
            shares.add(line[-1])
        else:
            products = {a * b for a in products for b in line}
    products = {a * b for a in products for b in shares}
    assert len(shares) == 3 and len(products) > 50
    assert all((FINE * product).denominator == 1 for product in products)
    assert all(PARTS % (2 * types) == 0 for types in range(1, 8))


def test_no_factor_is_lost_in_integer_division() -> None:
    """CN-BATTLE-10  Every combination, computed by the fight and by fractions."""
    for worth, text in ((Fraction(2), "r1 77"), (Fraction(3), "R1 77"), (Fraction(3, 2), "c1 77")):
        for wavering in (False, True):
            for nights in range(4):
                for share in (1, 3, 4):
                    for landing in (False, True):
                        for camp in (2, 4, 5, 6, 8):
                            for boosted in (0, 1):
                                one = troop(text, wavering=wavering, nights=nights, share=share, landing=landing)
                                value = 77 * worth * ((worth - 1) / worth if wavering else 1) * Fraction(4 - nights, 4)
                                value *= Fraction(share, 4) * Fraction(1, 1 + landing) * Fraction(camp, 2)
                                value *= Fraction(3, 2) if boosted else 1
                                assert effective(one, camp=camp, boosted=boosted) == value


def test_the_largest_battle_fits_a_machine_word() -> None:
    """CN-BATTLE-10  8 x 500 elite men with every multiplier, by far."""
    big = force(*[f"S{n} 500" for n in range(1, 9)], camp=8)
    fight = meet(big, big)
    fight.side[0].boosted = 1
    assert force_.effective(fight, 0) == 8 * 500 * 3 * 6 * WHOLE < 1 << 55
    assert 2 * force_.base(fight.side[0]) * 400 < 1 << 55


def test_options_reach_the_fight() -> None:
    """CN-BATTLE-03  Original troop value is that at the start of this battle."""
    fight = meet(force("r6 158"), force("t2 100"), ClustaOptions())
    assert force_.unit_value(fight.side[0], 0) == (316 * PARTS, 316 * PARTS)
    calm_round(ready(force("r6 158"), force("t2 158")), 5, 6)
