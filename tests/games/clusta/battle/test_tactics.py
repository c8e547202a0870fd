"""The tactics roll (CN-DICE-02 to -07, CN-BATTLE-05 to -09, CN-HP-01, CN-ORD-PATROL-d, CN-GAP-02)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.clusta.battle import tables, tactics
from montjoy.games.clusta.battle.state import Fight
from montjoy.games.clusta.battle.tables import TABLES
from montjoy.games.clusta.battle.tables import tactics as table_of_tactics
from tests.games.clusta.fights import calm_round, force, one_round, ready, standing, whys


def rolled(fight: Fight, side: int, *dice: int) -> tuple[int, int, int]:
    """One leader's roll: margin, perfect, fumble."""
    scripted(tactics.tactics_roll(fight, side), dice)
    return fight.side[side].margin, fight.side[side].perfect, fight.side[side].fumble


def contest(fight: Fight, *dice: int) -> tuple[int, int]:
    """Who won, by how much."""
    assert scripted(tactics.contest(fight), dice).value
    return fight.winner, fight.difference


def two(ours: int = 3, theirs: int = 3, **options: Any) -> Fight:
    return ready(force("r6 360", lead=ours), force("t2 400", lead=theirs), standing(**options))


# ---- a skill roll ------------------------------------------------------------------------------------------------------
def test_a_skill_roll_succeeds_at_the_skill_value_or_below() -> None:
    """CN-DICE-02"""
    assert tactics.succeeds(9, 9) and not tactics.succeeds(9, 10)


@pytest.mark.parametrize(("skill", "face", "margin"), [(17, 10, 7), (9, 12, -3), (17, 5, 12), (9, 9, 0)])
def test_the_margin_is_the_skill_less_the_die(skill: int, face: int, margin: int) -> None:
    """CN-DICE-03"""
    assert tactics.margin_of(skill, face) == margin


@pytest.mark.parametrize("ours", [0, 3])
def test_margins_as_they_fall(ours: int) -> None:
    """CN-DICE-03, CN-BATTLE-07  Tactics 13 of a commander, 7 of a nominal leader."""
    assert rolled(two(ours), 0, 10)[0] == (3 if ours else -3)


def test_a_perfect_roll_is_confirmed() -> None:
    """CN-DICE-04, CN-BATTLE-09  perfect_confirm = true: 1 and then 2 against 17 is perfect, 16 + 10; 1 and then 18 is not."""
    assert rolled(two(4), 0, 1, 2) == (26, 1, 0)
    assert rolled(two(4), 0, 1, 17) == (26, 1, 0)
    assert rolled(two(4), 0, 1, 18) == (16, 0, 0)


def test_every_1_is_perfect_without_the_second_roll() -> None:
    """CN-DICE-04  perfect_confirm = false"""
    assert rolled(two(4, perfect_confirm=False), 0, 1) == (26, 1, 0)


def test_a_fumble_is_confirmed() -> None:
    """CN-DICE-05  fumble_confirm = true: 20 and then 14 against 13 is a fumble, 20 and then 13 a failure; the margin is the
    same."""
    assert rolled(two(3), 0, 20, 14) == (-7, 0, 1)
    assert rolled(two(3), 0, 20, 13) == (-7, 0, 0)


def test_a_skill_of_20_or_more_never_fumbles() -> None:
    """CN-DICE-05  Tactics 21: 20 and then 20 is a success with a margin of 1."""
    assert rolled(two(5), 0, 20, 20) == (1, 0, 0)


def test_every_20_is_a_fumble_without_the_second_roll() -> None:
    """CN-DICE-05  fumble_confirm = false"""
    assert rolled(two(5, fumble_confirm=False), 0, 20) == (1, 0, 1)


def test_a_modifier_changes_what_is_rolled_under() -> None:
    """CN-DICE-07  Tactics 13 with +5: a 15 is a margin of 3; a 1 and a 20 are judged on the die itself."""
    fight = two(3)
    fight.side[0].bonus = 5
    assert rolled(fight, 0, 15) == (3, 0, 0)
    assert rolled(fight, 0, 20, 18) == (-2, 0, 0)            # 18 is no more than 18: not a fumble
    assert rolled(fight, 0, 20, 19) == (-2, 0, 1)
    assert rolled(fight, 0, 2) == (16, 0, 0)


# ---- who wins ------------------------------------------------------------------------------------------------------------
def test_the_higher_margin_wins() -> None:
    """CN-BATTLE-05  -3 against 7: the second wins, by 10; both may fail, the less bad wins."""
    assert contest(two(3), 16, 6) == (1, 10)
    assert contest(two(3), 15, 19) == (0, 4)


def test_a_tie_is_rolled_again() -> None:
    """CN-BATTLE-05  4 and 4: both roll again; only the last rolls count, here for the hero point of a perfect one."""
    fight = two(3)
    fight.side[0].points[0] = 1
    fight.side[1].points[0] = 1
    found = one_round(fight, [1, 2, 1, 3, 9, 12, 50, 50, 5])
    assert whys(found)[:6] == ["CN-BATTLE-05", "CN-DICE-04"] * 2 + ["CN-BATTLE-05"] * 2
    assert (fight.side[0].points[0], fight.side[1].points[0]) == (1, 1)


def test_a_tie_changes_nothing() -> None:
    """CN-BATTLE-05"""
    fight = two(3)
    assert not scripted(tactics.contest(fight), [9, 9]).value
    assert fight.round == 0


def test_unled_loses_whatever_the_margins() -> None:
    """CN-BATTLE-06  Led at -5, unled at +3: the led side wins, with a difference of 1."""
    assert contest(two(3, 0), 18, 4) == (0, 1)
    assert contest(two(0, 3), 4, 18) == (1, 1)
    assert contest(two(3, 0), 3, 17) == (0, 20)


def test_unled_wins_on_a_fumble() -> None:
    """CN-BATTLE-06  The led side fumbles and the unled does not: it wins with its difference, at least 1; both fumble: led
    wins."""
    assert contest(two(3, 0), 20, 14, 10) == (1, 4)
    assert contest(two(5, 0, fumble_confirm=False), 20, 10) == (1, 1)
    assert contest(two(3, 0), 20, 14, 20, 8) == (0, 6)


def test_unled_against_unled_is_an_ordinary_comparison() -> None:
    """CN-BATTLE-06, CN-BATTLE-07  At Tactics 7 each."""
    fight = two(0, 0)
    assert contest(fight, 9, 4) == (1, 5)
    assert fight.side[0].margin == -2
    assert not scripted(tactics.contest(fight), [9, 9]).value


def test_a_nominal_leader_rolls_a_perfect_one_and_gains_nothing() -> None:
    """CN-BATTLE-07  A nominal leader can roll perfect (+10) but has no hero points."""
    fight = two(0, 0)
    assert contest(fight, 1, 7, 5) == (0, 14)
    assert fight.side[0].points == [0, 0, 0, 0]


@pytest.mark.parametrize(("value", "skill"), [(0, 7), (1, 7), (2, 9), (3, 13), (4, 17), (5, 21), (6, 21)])
def test_tactics_by_leader_value(value: int, skill: int) -> None:
    """CN-CMD-01, CN-T-TACTICS, CN-BATTLE-07"""
    assert tactics.tactics_of(value) == skill
    assert table_of_tactics() == (7, 7, 9, 13, 17, 21) == tables.TACTICS
    assert TABLES["tactics"]["5"] == 21


# ---- hero points regained ----------------------------------------------------------------------------------------------
def after_a_perfect_roll(points: int, **options: Any) -> int:
    fight = ready(force("r6 360", lead=4, points=points), force("t2 400", lead=3), standing(**options))
    contest(fight, 1, 2, 10)
    return fight.side[0].points[0]


def test_a_perfect_roll_restores_a_point() -> None:
    """CN-HP-01  uncapped_hero_points = false: leader value 4 with 3 points has 4, with 4 stays at 4."""
    assert after_a_perfect_roll(3) == 4
    assert after_a_perfect_roll(4) == 4


def test_a_perfect_roll_gives_a_point_regardless() -> None:
    """CN-HP-01  uncapped_hero_points = true: 4 become 5."""
    assert after_a_perfect_roll(4, uncapped_hero_points=True) == 5


def test_a_lost_roll_earns_the_point_as_well() -> None:
    """CN-HP-01  Both are perfect, the lower one too."""
    fight = ready(force("r6 360", lead=2, points=0), force("t2 400", lead=5, points=0))
    assert contest(fight, 1, 9, 1, 20) == (1, 12)
    assert (fight.side[0].points[0], fight.side[1].points[0]) == (1, 1)


# ---- modifiers of a force ----------------------------------------------------------------------------------------------
def patrol(**options: Any) -> Fight:
    return ready(force("r6 500", lead=4), force("t2 400", patrol=True, prepared=True), standing(**options))


def test_a_patrol_has_5_less_in_its_first_field_round() -> None:
    """CN-ORD-PATROL-d  patrol_modifier_mode = penalty: Tactics 7, a 15: margin -13; in the second field round -8."""
    fight = patrol()
    assert rolled(fight, 1, 15)[0] == -13
    calm_round(fight, 10, 15)
    assert rolled(fight, 1, 15)[0] == -8


def test_the_patrol_of_the_example_has_5_off_the_die() -> None:
    """CN-ORD-PATROL-d  patrol_modifier_mode = on_die: Tactics 7, a 15: margin -3."""
    fight = patrol(patrol_modifier_mode="on_die")
    assert rolled(fight, 1, 15)[0] == -3
    calm_round(fight, 10, 15)
    assert rolled(fight, 1, 15)[0] == -8


# ---- player characters ---------------------------------------------------------------------------------------------------
def event(face: int, **options: Any) -> tuple[int, int, int]:
    fight = ready(force("r6 360", lead=3, party=True), force("t2 400", lead=3), standing(**options))
    scripted(tactics.random_event(fight, 0), [face] if options["pc_random_events"] else [])
    return fight.side[0].bonus, fight.side[1].bonus, fight.side[0].cut_off


@pytest.mark.parametrize(
    ("face", "found"),
    [
        (1, (0, -5, 0)), (2, (5, 0, 0)), (3, (5, 0, 0)), (4, (0, 0, 0)), (10, (0, 0, 0)), (17, (0, 0, 0)), (18, (-5, 0, 0)),
        (19, (-5, 0, 0)), (20, (0, 0, 1)),
    ],
)  # fmt: skip
def test_a_random_event(face: int, found: tuple[int, int, int]) -> None:
    """CN-GAP-02  pc_random_events = true"""
    assert event(face, pc_random_events=True) == found


def test_no_random_events_by_default() -> None:
    """CN-GAP-02  pc_random_events = false; nor where no player character is."""
    assert event(1, pc_random_events=False) == (0, 0, 0)
    fight = ready(force("r6 360", lead=3), force("t2 400", lead=3), standing(pc_random_events=True))
    assert "CN-GAP-02" not in whys(one_round(fight, [10, 12, 99, 99, 1]))


def test_a_random_event_lasts_for_one_roll() -> None:
    """CN-GAP-02  Rolled at the end of a field round: Tactics 7 in the next one, then 13 again."""
    fight = ready(force("r6 480", lead=3, party=True), force("t2 400", lead=3), standing(pc_random_events=True))
    assert "CN-GAP-02" in whys(one_round(fight, [8, 14, 99, 99, 1, 20]))
    assert tactics.target(fight, 0) == 7
    contest(fight, 4, 12)
    assert fight.side[0].margin == 3
    assert tactics.target(fight, 0) == 13
