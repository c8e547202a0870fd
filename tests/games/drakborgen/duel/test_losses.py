"""Losses paid or risked, the dragon's breath, and who falls: 8.1, 8.2, 8.11, 8.16, 10.1, DL-8-X2."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from montjoy.core.effects import members
from montjoy.core.script import scripted
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.duel import breath, losses
from montjoy.games.drakborgen.duel.combatants import a_hero, a_monster, muster, survivors, the_dragon
from montjoy.games.drakborgen.duel.exact import from_fight
from montjoy.games.drakborgen.duel.sequence import open_fight, step
from montjoy.games.drakborgen.duel.state import Ask, Fate, Verdict
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.events import LifeKept
from tests.games.drakborgen.board import run
from tests.games.drakborgen.duels import (
    AGILITY,
    ARMOUR,
    PAY,
    PAY_ALL,
    PSYCHE,
    RISK,
    RISK_ON,
    ROHAN,
    STAY,
    STRENGTH,
    begun,
    body,
    dragon,
    fates,
    hero,
    monster,
    play,
    points,
)

LOST = (PSYCHE, STRENGTH)                                    # the hero loses 1
THREE = (AGILITY, AGILITY)                                   # with STRONG: the hero loses 3
STRONG = (8, 5, 5, 5)


# ---- pay or risk -----------------------------------------------------------------------------------------------------
def test_8_1a_paying_is_not_being_hurt() -> None:
    """DL-8.1a, DL-8.2a  Two points lost by paying: 5, then 3; body points as they were."""
    fight = begun(hero(), monster())
    played = play(fight, [LOST, PAY, (STRENGTH, ARMOUR), PAY])
    assert points(fight) == [3, 5] and body(fight)[0] == 5
    assert played.told(events.Paid) == [events.Paid("red", 1, 4), events.Paid("red", 1, 3)]


def test_example_8_risking_injury() -> None:
    """DL-E-8, DL-8.11a, DL-8.11b  Rohan loses 1, risks, rolls one sun: 1 combat point and 1 body point."""
    fight = begun(hero(), monster())
    played = play(fight, [LOST, RISK], dice=[1])
    assert points(fight)[0] == 4 and body(fight)[0] == 4
    assert played.told(events.Risked) == [events.Risked("red", 1, 4, 4)]


@pytest.mark.parametrize(("suns", "left"), [(0, 5), (1, 4), (2, 3)])
def test_8_11b_as_many_of_both_as_there_are_suns(suns: int, left: int) -> None:
    """DL-8.11a, DL-8.11b, DL-8.11c  A cloud costs nothing; two suns 2 and 2 (DL-T-SUNDIE)."""
    fight = begun(hero(), monster())
    play(fight, [LOST, RISK], dice=[suns])
    assert (points(fight)[0], body(fight)[0]) == (left, left)


def test_8_11a_point_by_point() -> None:
    """DL-8.11a  Three points lost: for each separately pay or roll, having seen the last one."""
    fight = begun(hero(), monster(STRONG))
    played = play(fight, [THREE, PAY, RISK, RISK], dice=[0, 1])
    assert points(fight)[0] == 3 and body(fight)[0] == 4
    kinds = [type(event) for event in played.told(events.Paid) + played.told(events.Risked)]
    assert kinds == [events.Paid, events.Risked, events.Risked]
    assert [ask for _, ask, _ in played.answered].count(Ask.RISK) == 3


def test_8_11a_all_in_one_answer() -> None:
    """DL-8.11a, DL-8.2a  All that are left are paid in one answer, or one die falls after another until one costs something: then
    he is asked about the rest, as the question says."""
    fight = begun(hero(), monster(STRONG))
    played = play(fight, [THREE, PAY_ALL])
    assert points(fight)[0] == 2 and played.told(events.Paid) == [events.Paid("red", 3, 2)]
    fight = begun(hero(), monster(STRONG))
    played = play(fight, [THREE, RISK_ON, PAY], dice=[0, 1])
    assert points(fight)[0] == 3 and body(fight)[0] == 4
    assert [event.suns for event in played.told(events.Risked)] == [0, 1]
    fight = begun(hero(), monster(STRONG))
    play(fight, [THREE, RISK_ON], dice=[0, 0, 0])
    assert points(fight)[0] == 5 and body(fight)[0] == 5


def test_8_11a_a_single_point_has_two_answers() -> None:
    """DL-8.11a  Pay or risk: "all of them" is offered of several points alone."""
    played = play(begun(hero(), monster()), [LOST])
    assert tuple(members(played.pending.options)) == (PAY, RISK)
    fight = begun(hero(), monster(STRONG))
    assert tuple(members(play(fight, [THREE]).pending.options)) == (PAY, RISK, PAY_ALL, RISK_ON)
    assert tuple(members(play(begun(hero(), monster(STRONG)), [THREE, PAY, PAY]).pending.options)) == (PAY, RISK)


def test_8_11a_each_die_is_a_step() -> None:
    """DL-8.11a  Who goes on risking is not asked again, and no step has more than one die: odds need not count them together."""
    fight = begun(hero(), monster(STRONG))
    scripted(open_fight(fight))
    scripted(step(fight), [], [THREE])
    scripted(step(fight), [0], [RISK_ON])
    assert fight.fighter[0].loss == 2 and scripted(step(fight), [1]).over
    assert fight.fighter[0].loss == 1 and scripted(step(fight)).pending is not None


def test_8_11a_all_in_one_answer_is_worth_what_it_comes_to() -> None:
    """DL-8.11a  By the odds beside the answers: to pay all or to go on risking is never worth more than point by point, and
    paying all is worth what paying one after another is."""
    fight = begun(hero(ROHAN, body=5), monster(STRONG, card=2))
    scripted(open_fight(fight))
    scripted(step(fight), [], [THREE])
    found = from_fight(fight)
    assert found is not None
    solved = solve(found)
    worth = {n: lives(solved.outcomes_with(0, 0, n)) for n in (PAY, RISK, PAY_ALL, RISK_ON)}
    assert worth[PAY_ALL] < worth[PAY] + 1e-9 and worth[RISK_ON] < worth[RISK] + 1e-9
    assert max(worth.values()) == pytest.approx(solved.value) and len({round(p, 9) for p in worth.values()}) > 2


def lives(ends: Mapping[int, float]) -> float:
    return sum(p for verdict, p in ends.items() if verdict not in (Verdict.HERO_SLAIN, Verdict.BOTH_SLAIN))


def test_8_11d_with_one_point_left() -> None:
    """DL-8.11d-X  Combat points 1, body points 4, he loses 1 and rolls 1 sun: dead.  Points stop at 0."""
    fight = begun(hero(body=4, points=1), monster())
    assert play(fight, [LOST, RISK], dice=[1]).value == Verdict.HERO_SLAIN
    fight = begun(hero(body=4, points=1), monster())
    played = play(fight, [LOST, RISK], dice=[2])
    assert played.told(events.Risked) == [events.Risked("red", 2, 0, 2)]
    fight = begun(hero(body=4, points=1), monster())
    assert not play(fight, [LOST, RISK], dice=[0]).over


def test_8_11d_nothing_more_is_asked_of_the_dead() -> None:
    """DL-8.11d-X  Three points lost with one left: after the first nothing is left to pay or to risk."""
    fight = begun(hero(body=4, points=1), monster(STRONG))
    assert play(fight, [THREE, PAY]).value == Verdict.HERO_SLAIN
    assert points(fight)[0] == 0


def test_8_2c_monsters_are_asked_nothing() -> None:
    """DL-8.2c  A monster loses 3: it pays, and is asked neither to risk nor to flee."""
    fight = begun(hero(STRONG), monster())
    played = play(fight, [THREE, STAY])
    assert points(fight)[1] == 2
    assert {seat for seat, ask, _ in played.answered if ask != Ask.POSITION} == {"0"}


# ---- who falls -------------------------------------------------------------------------------------------------------
def test_8_2b_no_combat_points_left() -> None:
    """DL-8.2b  Combat points 0 with body points 6: dead, and all body points lost."""
    fight = begun(hero(body=6, points=1), monster())
    played = play(fight, [LOST, PAY])
    assert played.value == Verdict.HERO_SLAIN and fates(fight)[0] == Fate.FALLEN and body(fight)[0] == 0
    assert played.told(events.Fallen) == [events.Fallen("red")]


def test_8_16_no_body_points_left() -> None:
    """DL-8.16  Combat points 4, body points 1, a risk roll with 1 sun: dead, with combat points left."""
    fight = begun(hero(body=1, points=4), monster())
    assert play(fight, [LOST, RISK], dice=[1]).value == Verdict.HERO_SLAIN
    assert fates(fight)[0] == Fate.FALLEN


def test_8_2b_a_monster_dies() -> None:
    """DL-8.2b  A monster that loses its last point dies; more than the last is not taken."""
    fight = begun(hero(STRONG), monster(card=2))
    assert play(fight, [THREE]).value == Verdict.SLAIN
    assert points(fight)[1] == 0


def test_x2_both_fall_at_once() -> None:
    """DL-8-X2, DL-10.1d-X  dragon_last_breath = true: dragon at 1, hero at 1, the hero hits and pays the breath: both dead."""
    fight = begun(hero(body=1), dragon(points=1))
    played = play(fight, [(PSYCHE, AGILITY), PAY])
    assert played.value == Verdict.BOTH_SLAIN and fates(fight) == [Fate.FALLEN, Fate.FALLEN]


def test_x2_a_cloud_saves_him() -> None:
    """DL-8-X2  The same, but he risks and rolls a cloud: the hero lives."""
    fight = begun(hero(body=1), dragon(points=1))
    assert play(fight, [(PSYCHE, AGILITY), RISK], dice=[0]).value == Verdict.SLAIN
    assert fates(fight) == [Fate.FIGHTING, Fate.FALLEN]


def test_10_1d_without_a_last_breath() -> None:
    """DL-10.1d-X  dragon_last_breath = false: a dead dragon does not breathe."""
    fight = begun(hero(body=1), dragon(points=1), dragon_last_breath=False)
    played = play(fight, [(PSYCHE, AGILITY)])
    assert played.value == Verdict.SLAIN and not played.told(events.Breathed)


def test_the_ring_of_life_keeps_one_and_one() -> None:
    """DLC-24, RI5  Once in the game, whichever points are gone: 1 body point and 1 combat point; then it is spent."""
    fight = begun(hero(body=6, points=1, ring=True), monster())
    played = play(fight, [LOST, PAY])
    assert not played.over and points(fight)[0] == 1 and body(fight)[0] == 1
    assert played.told(LifeKept) == [LifeKept("red")]
    fight = begun(hero(body=1, points=4, ring=True), monster())
    play(fight, [LOST, RISK], dice=[1])
    assert (points(fight)[0], body(fight)[0], fight.fighter[0].ring) == (1, 1, 0)
    assert survivors(fight)[0].ring is False


# ---- the breath ------------------------------------------------------------------------------------------------------
def test_10_1a_strength_against_strength() -> None:
    """DL-10.1a  Strength 24 against 8: the hero loses 16."""
    fight = begun(hero((4, 9, 8, 5), body=20), dragon())
    play(fight, [(STRENGTH, STRENGTH), *[PAY] * 16])
    assert points(fight) == [4, 20]


def test_10_1b_the_breath_strikes_whoever_won() -> None:
    """DL-10.1b  dragon_breath = per_round: a round won by the hero costs 1 all the same, to pay or to risk."""
    fight = begun(hero(), dragon())
    played = play(fight, [(PSYCHE, AGILITY), PAY])
    assert points(fight) == [4, 19] and played.told(events.Breathed) == [events.Breathed("red")]
    fight = begun(hero(), dragon())
    play(fight, [(PSYCHE, AGILITY), RISK], dice=[2])
    assert (points(fight)[0], body(fight)[0]) == (3, 3)


def test_10_1b_once_at_the_start() -> None:
    """DL-10.1b  dragon_breath = per_turn: before round 1, and never again."""
    fight = begun(hero(), dragon(), dragon_breath="per_turn")
    played = play(fight, [PAY, (PSYCHE, AGILITY), (PSYCHE, AGILITY)])
    assert points(fight) == [4, 18] and len(played.told(events.Breathed)) == 1
    assert isinstance(played.events[0][1], events.Breathed)
    fight = begun(hero(body=1), dragon(), dragon_breath="per_turn")
    assert play(fight, [PAY]).value == Verdict.HERO_SLAIN and fight.round == 0


def test_10_1c_no_flight_from_the_dragon() -> None:
    """DL-10.1c  After a hit no flight is offered."""
    played = play(begun(hero(), dragon()), [(PSYCHE, AGILITY), PAY])
    assert played.pending.parts[0].ask == Ask.POSITION


def test_the_ember_amulet() -> None:
    """DLC-24, AM06  The loss by the breath is 1 smaller: none in a fight."""
    fight = begun(hero(guard=1), dragon())
    played = play(fight, [(PSYCHE, AGILITY)])
    assert points(fight) == [5, 19] and played.pending.parts


def test_the_breath_is_asked_after_the_losses() -> None:
    """DL-10.1b, DL-8-X1  A hero who has nothing left after the losses is not asked about the breath."""
    fight = begun(hero(body=1), dragon())
    assert play(fight, [(ARMOUR, ARMOUR), PAY]).value == Verdict.HERO_SLAIN


@pytest.mark.parametrize("guard, loss", [(0, 1), (1, 0), (2, 0)])
def test_ember_amulet_in_a_fight(guard, loss):
    """AM06, DLC-24  The breath's loss in the fight is 1 smaller, not below 0."""
    fight = muster([a_hero("red", (4, 9, 8, 5), body=5, guard=guard, seat=0), the_dragon("dragon", (5, 20, 24, 7), points=20)])
    run(breath.breathe(fight))
    assert fight.fighter[0].loss == loss


# ---- the Ring of Life ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("worn, points, body", [(True, 1, 1), (False, 0, 0)])
def test_ring_of_life_in_a_fight(worn, points, body):
    """RI5, DLC-24  His last combat point is gone: he keeps 1 body point and 1 combat point, and the ring is spent."""
    fight = muster([a_hero("red", (4, 9, 8, 5), body=5, ring=worn, seat=0), a_monster("orc1", (6, 5, 5, 4), card=5, seat=1)])
    fight.fighter[0].points = 0
    run(losses.settle_deaths(fight))
    assert (fight.fighter[0].points, fight.fighter[0].body, fight.fighter[0].ring) == (points, body, 0)
