"""The worked example with its dice (CN-E-1 to -3): as the book reads it, and under the rules as they stand.

Where the book contradicts itself the tests say so."""

from __future__ import annotations

from fractions import Fraction

from montjoy.games.clusta.battle.leaders import dies_on
from montjoy.games.clusta.battle.round import step
from montjoy.games.clusta.battle.setup import Force
from montjoy.games.clusta.battle.state import Ask, Fate, Fight, How, Verdict
from montjoy.games.clusta.battle.tables import LOSER_LOSES, WINNER_LOSES
from montjoy.games.clusta.options import ClustaOptions, mended
from tests.games.clusta.fights import force, hows, lost, meet, men, one_round, tv, whys

THE_BOOK = mended(ClustaOptions(example_reading="on"))
DEFAULT = ClustaOptions()


def grisban(*troops: str, points: int | None = None, options: ClustaOptions = THE_BOOK) -> Force:
    """His force, in march formation; how good he is depends on the reading."""
    value = options.grisban_leader_value
    return force(*troops, lead=value, points=value if points is None else points, march=True, attacks=True, prepared=True)


def printed(fight: Fight) -> str:
    return f"{WINNER_LOSES[fight.row][fight.column]}/{LOSER_LOSES[fight.row][fight.column]}"


def percents(fight: Fight) -> tuple[Fraction, Fraction]:
    return Fraction(fight.side[0].loss, 4), Fraction(fight.side[1].loss, 4)


def stay(seat: int, ask: int, mask: int) -> int:
    return 0


def go(seat: int, ask: int, mask: int) -> int:
    return 1 if ask == Ask.RETREAT else 0


# ---- the first battle ----------------------------------------------------------------------------------------------------
def first(options: ClustaOptions) -> Fight:
    """Grisban's units 6 and 7 run into the patrol of unit 2 (the book calls it Mareveldas systrar, which is on no army sheet)."""
    return meet(grisban("r6 180", "r7 180", options=options), force("T2 400", patrol=True, prepared=True), options)


def test_the_preset_is_what_the_example_needs() -> None:
    """CN-GEN-13  example_reading = on"""
    assert (THE_BOOK.grisban_leader_value, THE_BOOK.superled_row_shift, THE_BOOK.patrol_modifier_mode) == (4, False, "on_die")
    assert (THE_BOOK.hero_death_basis, THE_BOOK.hero_points_tv_timing) == ("enemy_loss", "after_tactics")


def test_the_first_battle_as_the_book_reads_it() -> None:
    """CN-E-1, CN-BATTLE-04, CN-FORM-04, CN-BATTLE-18  Margins 7 and -3, so the difference is 10 (the book writes 8-(-3) = 11);
    30/20, in march formation 45/10; 324 of 720 and 162 men; 120 of 1200, which is 40 elite men (the book says 60, dividing by
    2); death chance 1%, 06 lives; morale 5 and 8; he retreats in good order, and nobody pursues."""
    fight = first(THE_BOOK)
    found = one_round(fight, [10, 15, 6, 5, 8], go)
    assert (fight.side[0].margin, fight.side[1].margin, fight.difference) == (7, -3, 10)
    assert (fight.winner, printed(fight), percents(fight)) == (0, "30/20", (45, 10))
    assert tv(fight, 0) == 396 and lost(fight, 0) == [81, 81]
    assert tv(fight, 1) == 1080 and lost(fight, 1) == [40]
    assert dies_on(fight, 0) == 1 and fight.side[0].fate[0] == Fate.ALIVE
    assert whys(found)[2:] == ["CN-HERO-01", "CN-MOR-01", "CN-MOR-01"]
    assert hows(fight, 0) == [How.ORDER, How.ORDER] and fight.result == Verdict.SECOND_STANDS


def test_with_a_difference_of_11_the_book_would_read_another_cell() -> None:
    """CN-E-1, CN-BATTLE-12  The printed sum 8-(-3) = 11 belongs to the column 11-20: 25/20, not the 30/20 that is used."""
    fight = first(THE_BOOK)
    one_round(fight, [9, 15, 6, 5, 8], stay)
    assert fight.difference == 11 and printed(fight) == "25/20"


def test_the_first_battle_under_the_rules() -> None:
    """CN-E-1, CN-ORD-PATROL-d, CN-HERO-01  Grisban's leader value is 3: margins 3 and -13, difference 16, 25/20, in march
    formation 37.5/10: 270 TV and 135 men; 120 TV and 40 men; he dies on 1 to 3."""
    fight = first(DEFAULT)
    one_round(fight, [10, 15, 4, 5, 8], stay)
    assert (fight.side[0].margin, fight.side[1].margin, fight.difference) == (3, -13, 16)
    assert (printed(fight), percents(fight)) == ("25/20", (Fraction(75, 2), 10))
    assert 720 - tv(fight, 0) == 270 and sum(lost(fight, 0)) == 135
    assert 1200 - tv(fight, 1) == 120 and lost(fight, 1) == [40]
    assert dies_on(fight, 0) == 3 and fight.side[0].fate[0] == Fate.ALIVE
    fallen = first(DEFAULT)
    one_round(fallen, [10, 15, 3, 5, 8], stay)
    assert fallen.side[0].fate[0] == Fate.DEAD


# ---- the second battle -----------------------------------------------------------------------------------------------------
def second(options: ClustaOptions, points: int | None = None) -> Fight:
    """Grisban's force, on its way back, surprises the waiting Stegosians."""
    ours = force(
        "r6 99", "r7 99", lead=options.grisban_leader_value, march=True, attacks=True,
        points=options.grisban_leader_value if points is None else points,
    )  # fmt: skip
    return meet(ours, force("S1 150", "s1 150", lead=2), options)


def test_the_second_battle_as_the_book_reads_it() -> None:
    """CN-E-2, CN-FORM-06, CN-BATTLE-09, CN-HP-01, CN-MOR-01, CN-ROUND-02, CN-ROUND-03  Superled, he changes formation in time;
    -3 against a perfect 26; -354 and 20+: 20/25; 80 TV and 40 men; 188 TV, 32 elite and 47 standard; a hero point; morale 18
    and 14 pass; at 316 of 396 the Ransards roll none."""
    fight = second(THE_BOOK, points=3)
    found = one_round(fight, [1, 2, 12, 50, 50, 18, 14], stay)
    assert fight.side[0].march == 0 and fight.side[0].points[0] == 4
    assert (fight.side[0].margin, fight.side[1].margin, fight.difference) == (26, -3, 29)
    assert (printed(fight), percents(fight)) == ("20/25", (20, 25))
    assert tv(fight, 0) == 316 and sum(lost(fight, 0)) == 40
    assert tv(fight, 1) == 562 and lost(fight, 1) == [32, 47]
    assert [about for why, about, _ in found.rolls if why == "CN-MOR-01"] == [(1, 1, 5), (1, 1, 4)]


def test_the_row_that_the_book_forgets() -> None:
    """CN-E-2, CN-BATTLE-14b  It calls the force superled and reads the row of one that is not: with it the cell is 20/30."""
    by_the_rules = mended(ClustaOptions(example_reading="on"))
    fight = second(ClustaOptions(grisban_leader_value=4), points=3)
    one_round(fight, [1, 2, 12, 50, 50, 18, 14], stay)
    assert printed(fight) == "20/30" and by_the_rules.superled_row_shift is False


def test_the_second_battle_under_the_rules() -> None:
    """CN-E-2, CN-FORM-06  At leader value 3 he is not superled and stays in march formation: 30/12.5: 118 TV and 59 men; 94 TV.
     Now the Ransards must roll (70% left), the Stegosians not."""
    fight = second(DEFAULT, points=0)
    one_round(fight, [1, 2, 12, 50, 50, 5, 5], stay)
    assert (fight.side[0].margin, fight.difference) == (22, 25)
    assert (printed(fight), percents(fight)) == ("20/25", (30, Fraction(25, 2)))
    assert 396 - tv(fight, 0) == 118 and sum(lost(fight, 0)) == 59
    assert 750 - tv(fight, 1) == 94


def test_the_second_field_round_as_the_book_reads_it() -> None:
    """CN-E-3, CN-HP-02, CN-ROUND-04, CN-DICE-02  Margins 0 (he just succeeds) and 12; the point spent after the roll: 474
    against 562, 15/35; 48 TV and 24 men; 196 TV, 33 elite and 49 standard; 134 men against 85 and 54; morale is due on both
    sides and all can pass."""
    fight = second(THE_BOOK, points=3)
    one_round(fight, [1, 2, 12, 50, 50, 18, 14], stay)
    spend = [1]

    def answers(seat: int, ask: int, mask: int) -> int:
        return spend.pop() if ask == Ask.POINT and seat in (0, "0") else 0

    found = one_round(fight, [5, 9, 50, 50, 5, 5, 5, 5], answers)
    assert (fight.side[0].margin, fight.side[1].margin) == (12, 0)
    assert (printed(fight), percents(fight)) == ("15/35", (15, 35))
    assert (tv(fight, 0), tv(fight, 1)) == (268, 366)
    assert sum(men(fight, 0)) == 134 and men(fight, 1) == [85, 54]
    assert fight.side[0].points[0] == 3
    assert len([why for why in whys(found) if why == "CN-MOR-01"]) == 4
    assert fight.result == Verdict.OPEN and step is not None
