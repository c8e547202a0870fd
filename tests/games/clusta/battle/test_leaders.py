"""Commanders: hero points, hero death, succession (CN-HP-02, -03, CN-HERO-01, -02, CN-BATTLE-08)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import NO, NOBODY, YES, Roll
from montjoy.core.script import scripted
from montjoy.games.clusta.battle import leaders
from montjoy.games.clusta.battle.force import ears, effective, led, superled
from montjoy.games.clusta.battle.round import step
from montjoy.games.clusta.battle.setup import Force
from montjoy.games.clusta.battle.state import FINE, PARTS, Ask, Fate, Fight, How
from montjoy.games.clusta.battle.tactics import target
from montjoy.games.clusta.options import ClustaOptions, Decisions
from montjoy.games.clusta.protocol.battle_events import LeaderFell, PointOnLife, PointOnValue
from tests.games.clusta.fights import calm_round, commanders_left, force, meet, one_round, play, ready, standing


# ---- a point on troop value --------------------------------------------------------------------------------------------------
def asked(timing: str = "before_tactics") -> tuple[Fight, Any]:
    options = ClustaOptions(hero_points_tv_timing=timing)  # type: ignore[arg-type]
    fight = ready(force("r6 158", lead=4, points=1, hears=True), force("s1 281", lead=2, points=0), options)
    return fight, lambda seat, ask, mask: YES if ask == Ask.POINT else NO


def test_a_point_raises_the_value_for_one_field_round() -> None:
    """CN-HP-02  316 with one point: 474 in the comparison, a loss of 15% is 48 of the 316; the next field round 268."""
    fight, answer = asked("after_tactics")
    found = one_round(fight, [5, 9, 99, 99, 1], answer)
    assert found.told(PointOnValue) == [PointOnValue(0)]
    assert fight.side[0].contingent[0].tv == 268 * PARTS
    assert (fight.side[0].boosted, fight.side[0].points[0]) == (0, 0)
    assert effective(fight, 0) == 268 * PARTS * FINE
    assert fight.row == 11                                   # 474 against 562, and a superled row


def order_of(timing: str) -> str:
    """Which comes first, the question or the die."""
    fight, _ = asked(timing)
    rule: Any = step(fight)
    effect = rule.send(None)
    first = "die" if isinstance(effect, Roll) else "question"
    rule.close()
    return first


def test_the_point_is_spent_before_the_tactics_roll() -> None:
    """CN-HP-02  hero_points_tv_timing = before_tactics"""
    assert order_of("before_tactics") == "question"


def test_the_point_is_spent_after_the_tactics_roll() -> None:
    """CN-HP-02  hero_points_tv_timing = after_tactics: as in the example, with the point won in the same roll."""
    assert order_of("after_tactics") == "die"
    fight = ready(
        force("r6 158", lead=4, points=0), force("s1 281", lead=2, points=0), ClustaOptions(hero_points_tv_timing="after_tactics")
    )
    found = one_round(fight, [1, 2, 12, 99, 99, 1], lambda seat, ask, mask: YES if ask == Ask.POINT else NO)
    assert [ask for _, ask, _ in found.answered][:1] == [Ask.POINT]


def test_both_declare_in_secret() -> None:
    """CN-HP-02  Both are asked together, before either knows."""
    fight = ready(force("r6 300", lead=3), force("t2 300", lead=3), ClustaOptions())
    found = scripted(leaders.declare(fight, leaders.BEFORE), [], [(YES, NO)])
    assert [seat for seat, _, _ in found.answered] in ([0, 1], ["0", "1"])
    assert (fight.side[0].boosted, fight.side[1].boosted) == (1, 0)
    assert (fight.side[0].points[0], fight.side[1].points[0]) == (2, 3)


def test_nobody_without_a_point_is_asked() -> None:
    """CN-HP-02  Nor an unled force."""
    fight = ready(force("r6 300", lead=3, points=0), force("t2 300"), ClustaOptions())
    assert scripted(leaders.declare(fight, leaders.BEFORE)).answered == []
    fight = ready(force("r6 300"), force("t2 300", lead=3), ClustaOptions())
    assert [seat for seat, _, _ in scripted(leaders.declare(fight, leaders.BEFORE), [], [NO]).answered] in ([1], ["1"])


@pytest.mark.parametrize(("spend", "spent"), [(0, 0), (79, 0), (80, 1), (100, 1)])
def test_standing_instructions_on_points(spend: int, spent: int) -> None:
    """CN-KNOW-06, CN-HP-02  battle_decisions = standing: spent where one's value is at most so many hundredths of the enemy's."""
    fight = ready(force("r6 160", lead=3, spend_tv=spend), force("t2 200", lead=3))
    scripted(leaders.declare(fight, leaders.BEFORE))
    assert fight.side[0].boosted == spent
    assert fight.side[0].points[0] == 3 - spent


def test_a_guess_stands_for_the_enemy() -> None:
    """CN-KNOW-06  What the commander takes the enemy to be decides, not what he is."""
    fight = ready(force("r6 160", lead=3, spend_tv=80, guess=75), force("t2 200", lead=3))
    scripted(leaders.declare(fight, leaders.BEFORE))
    assert fight.side[0].boosted == 0


def test_players_decide_by_default() -> None:
    """CN-KNOW-06  battle_decisions = player: standing instructions are not looked at where the player is asked."""
    fight = ready(force("r6 160", lead=3, spend_tv=1000), force("t2 200", lead=3, points=0), ClustaOptions())
    found = scripted(leaders.declare(fight, leaders.BEFORE), [], [NO])
    assert len(found.answered) == 1 and fight.side[0].boosted == 0


# ---- hero death --------------------------------------------------------------------------------------------------------------
def hurt(own: int, enemy: int = 0, points: int = 0, spend: bool = False, **options: Any) -> Fight:
    """After a field round in which so much was lost, in per cent."""
    ours = force("r6 300", lead=3, points=points, spend_death=spend, hears=True)
    fight = ready(ours, force("t2 300", lead=3), standing(**options))
    fight.side[0].loss, fight.side[1].loss = 4 * own, 4 * enemy
    fight.winner = 0
    return fight


@pytest.mark.parametrize(("face", "dies"), [(1, True), (4, True), (5, False), (6, False), (100, False)])
def test_the_chance_is_a_tenth_of_the_loss(face: int, dies: bool) -> None:
    """CN-HERO-01, CN-DICE-06  hero_death_basis = own_loss: 45% lost: he dies on 1 to 4."""
    fight = hurt(45, 10)
    scripted(leaders.hero_death(fight, 0), [face])
    assert (fight.side[0].fate[0] == Fate.DEAD) == dies


@pytest.mark.parametrize(("face", "dies"), [(1, True), (2, False), (6, False)])
def test_the_enemys_loss_in_the_example(face: int, dies: bool) -> None:
    """CN-HERO-01  hero_death_basis = enemy_loss: the enemy lost 10%: 1% chance."""
    fight = hurt(45, 10, hero_death_basis="enemy_loss")
    scripted(leaders.hero_death(fight, 0), [face])
    assert (fight.side[0].fate[0] == Fate.DEAD) == dies


def test_all_lost_without_a_dagger() -> None:
    """CN-HERO-01  10%."""
    assert leaders.dies_on(hurt(100), 0) == 10
    assert leaders.dies_on(hurt(5), 0) == 0


def test_no_loss_no_roll() -> None:
    """CN-HERO-01  Nor for a nominal leader."""
    assert scripted(leaders.hero_death(hurt(0), 0)).rolls == []
    fight = ready(force("r6 300"), force("t2 300", lead=3))
    fight.side[0].loss = 180
    assert scripted(leaders.hero_death(fight, 0)).rolls == []


def test_the_roll_is_hidden() -> None:
    """CN-HERO-01, CN-DICE-08  Nobody sees it."""
    rule: Any = leaders.hero_death(hurt(45), 0)
    effect = rule.send(None)
    rule.close()
    assert isinstance(effect, Roll) and effect.to == NOBODY


# ---- escaping ----------------------------------------------------------------------------------------------------------------
def test_a_point_saves_him() -> None:
    """CN-HP-03  The death roll hits, one point left: alive with none; with none he is dead."""
    fight = hurt(45, points=1, spend=True)
    found = scripted(leaders.hero_death(fight, 0), [1])
    assert commanders_left(fight, 0) == [(Fate.ALIVE, 0)] and found.told(PointOnLife) == [PointOnLife(0)]
    scripted(leaders.hero_death(fight, 0), [1])
    assert commanders_left(fight, 0) == [(Fate.DEAD, 0)]


def test_he_may_be_told_to_keep_his_points() -> None:
    """CN-HP-03  Standing instruction spend_hp_death = false."""
    fight = hurt(45, points=2)
    scripted(leaders.hero_death(fight, 0), [1])
    assert commanders_left(fight, 0) == [(Fate.DEAD, 0)]


def test_the_player_is_asked() -> None:
    """CN-HP-03  battle_decisions = player: after the roll, and only when it hits."""
    for answer, left in ((YES, (Fate.ALIVE, 1)), (NO, (Fate.DEAD, 0))):
        fight = hurt(45, points=2)
        fight.decisions = Decisions.PLAYER
        assert scripted(leaders.hero_death(fight, 0), [50]).answered == []
        found = scripted(leaders.hero_death(fight, 0), [2], [answer])
        assert [ask for _, ask, _ in found.answered] == [Ask.DEATH]
        assert commanders_left(fight, 0) == [left]


# ---- after his death -----------------------------------------------------------------------------------------------------------
def test_unled_from_the_next_field_round_on() -> None:
    """CN-HERO-02  Morale is 2 lower already in step 4 of the field round in which he falls; in the next one Tactics 7, and the
    tactics are lost whatever the margins are."""
    for face, how in ((13, How.MORALE), (12, How.HERE)):
        fight = ready(force("r6 300", lead=5, points=2, hears=True), force("t2 300", lead=3))
        one_round(fight, [19, 3, 2, 99, face])
        assert fight.side[0].contingent[0].how == how
        assert commanders_left(fight, 0) == [(Fate.DEAD, 0)]
    calm_round(fight, 2, 19)
    assert fight.side[0].margin == 5 and fight.side[1].margin == -6 and fight.winner == 1


def test_what_a_death_changes() -> None:
    """CN-HERO-02"""
    fight = hurt(45, points=0)
    found = scripted(leaders.hero_death(fight, 0), [1])
    assert found.told(LeaderFell) == [LeaderFell(False)]
    assert not led(fight.side[0]) and fight.side[0].fallen == 1
    assert target(fight, 0) == 7 and ears(fight, 0) == NOBODY
    scripted(leaders.take_the_lead(fight, 0))
    assert not led(fight.side[0])


def test_the_next_commander_takes_over_in_the_next_field_round() -> None:
    """CN-BATTLE-08, CN-HERO-02  3 and 2: the 3 leads; on his death the 2, and the -2 on morale stays."""
    fight = ready(force("r6 300", commanders=((2, 2), (3, 0))), force("t2 300", lead=3))
    assert fight.side[0].lead == 1 and target(fight, 0) == 13
    fight.side[0].loss = 180
    found = scripted(leaders.hero_death(fight, 0), [1])
    assert found.events[-1][1] == LeaderFell(True)
    assert target(fight, 0) == 7
    scripted(leaders.take_the_lead(fight, 0))
    assert target(fight, 0) == 9 and fight.side[0].fallen == 1
    calm_round(fight, 10, 12)
    assert fight.round == 1


def test_the_player_says_who_leads() -> None:
    """CN-BATTLE-08  By default the highest leader value; the player may name another."""
    for answer, skill in ((0, 9), (1, 13)):
        fight = meet(force("r6 300", commanders=((2, 2), (3, 3))), force("t2 300"), ClustaOptions())
        found = scripted(leaders.take_the_lead(fight, 0), [], [answer])
        assert [ask for _, ask, _ in found.answered] == [Ask.LEADER] and target(fight, 0) == skill


def test_a_leader_named_beforehand_leads() -> None:
    """CN-BATTLE-08"""
    fight = meet(Force((force("r6 300").troops), ((2, 2), (3, 3)), lead=0), force("t2 300"))
    scripted(leaders.take_the_lead(fight, 0))
    assert fight.side[0].lead == 0


def test_superled() -> None:
    """CN-CMD-02  3 no, 4 and 5 yes; dead no more."""
    for value, found in ((3, False), (4, True), (5, True)):
        fight = ready(force("r6 300", lead=value), force("t2 300"))
        assert superled(fight.side[0]) == found
        fight.side[0].fate[0] = Fate.DEAD
        assert not superled(fight.side[0])


# ---- daggers -------------------------------------------------------------------------------------------------------------------
def crushed(points: int, spend: bool = True) -> Fight:
    fight = ready(force("t2 500", "t3 500", lead=3), force("r6 200", commanders=((3, points), (2, 1)), spend_death=spend))
    play(fight, [12, 13])
    return fight


def test_a_dagger_kills_the_commanders() -> None:
    """CN-BATTLE-16  Unless each spends a hero point; there is no roll for it."""
    assert [fate for fate, _ in commanders_left(crushed(2), 1)] == [Fate.ESCAPED, Fate.ESCAPED]
    assert [fate for fate, _ in commanders_left(crushed(0), 1)] == [Fate.DEAD, Fate.ESCAPED]
    assert [fate for fate, _ in commanders_left(crushed(2, False), 1)] == [Fate.DEAD, Fate.DEAD]
