"""The state machine DL-8-X1: the order of a round, and when a fight is over."""

from __future__ import annotations

from montjoy.core.effects import YES
from montjoy.core.script import scripted
from montjoy.games.drakborgen.duel.sequence import fight_round, open_fight
from montjoy.games.drakborgen.duel.state import Fate, Phase, Verdict, is_hero
from montjoy.games.drakborgen.protocol import events
from tests.games.drakborgen.duels import (
    AGILITY,
    ARMOUR,
    DEMON,
    FLEE,
    ORC,
    PAY,
    PSYCHE,
    STAY,
    STRENGTH,
    begun,
    dragon,
    fates,
    hero,
    monster,
    play,
    points,
)


def test_x1_the_scripted_fight() -> None:
    """DL-8-X1  Hero (agility 9, others 5, 3 points) against an orc of 5: he hits 3, declares flight, clinches, and is out."""
    fight = begun(hero((9, 5, 5, 5), body=3), monster(ORC, card=5))
    played = play(fight, [(AGILITY, AGILITY), FLEE, (ARMOUR, ARMOUR)])
    assert played.value == Verdict.ESCAPED and points(fight) == [3, 2] and fight.round == 2
    assert [type(event) for _, event in played.events] == [
        events.FightRound, events.Overpowered, events.Paid, events.FlightDeclared, events.FightRound, events.Clinch,
        events.Escaped,
    ]


def test_x1_the_order_f5_to_f7() -> None:
    """DL-8-X1, DL-8-X2  F5 losses, F6 breath, F7 deaths: in this order, and deaths all at once."""
    fight = begun(hero(body=3), dragon(points=1))
    played = play(fight, [(PSYCHE, AGILITY), PAY])
    assert [type(event) for _, event in played.events] == [
        events.FightRound, events.Hit, events.Paid, events.Breathed, events.Paid, events.Fallen
    ]
    assert played.value == Verdict.SLAIN


def test_x1_flights_come_before_whiffs() -> None:
    """DL-8-X1  F8 before F9: a hero flees in the round in which another monster loses its nerve; both are out."""
    fight = begun(
        hero(), monster(card=5, id="A", seat=1), monster(card=5, id="B", seat=2),
    )
    fight.fighter[2].whiffs = 2
    fight.fighter[0].fleeing = YES
    fight.board[0].position = fight.board[1].position = AGILITY
    fight.board[2].position = STRENGTH
    fight.phase = Phase.CHOOSE
    played = play(fight, [(AGILITY, AGILITY, STRENGTH)])
    kinds = [type(event) for _, event in played.events]
    assert kinds.index(events.Escaped) < kinds.index(events.NerveBroken)
    assert played.value == Verdict.ESCAPED


def test_x1_f7_ends_the_fight_before_f8_and_f9() -> None:
    """DL-8-X1, DL-8.13  A hero who falls does not flee, and no whiff is counted after the end."""
    fight = begun(hero(body=1), monster())
    fight.fighter[0].fleeing, fight.phase = YES, Phase.CHOOSE
    played = play(fight, [(PSYCHE, STRENGTH), PAY])
    assert played.value == Verdict.HERO_SLAIN and not played.told(events.FlightFailed)


def test_8_13_until_one_flees_or_falls() -> None:
    """DL-8.13  Round after round; nothing else ends it."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, STRENGTH)] * 40)
    assert not played.over and fight.round == 41
    fight = begun(hero(), monster())
    played = play(fight, [x for _ in range(5) for x in ((STRENGTH, PSYCHE), STAY)][:-1])
    assert played.value == Verdict.SLAIN and fates(fight) == [Fate.FIGHTING, Fate.FALLEN]


def test_x1_rounds_one_by_one() -> None:
    """DL-8-X1  `open_fight` and `fight_round` play what `fight_to_the_end` plays, with a pause between rounds."""
    fight = begun(hero(), monster())
    assert scripted(open_fight(fight)).value == Verdict.OPEN and fight.phase == Phase.CHOOSE and fight.round == 0
    assert scripted(fight_round(fight), (), [(STRENGTH, PSYCHE), STAY]).value == Verdict.OPEN
    assert fight.round == 1 and fight.phase == Phase.CHOOSE and points(fight) == [5, 4]
    assert scripted(fight_round(fight), (), [(STRENGTH, STRENGTH)]).value == Verdict.OPEN
    assert fight.round == 2 and is_hero(fight, 0)


def test_x3_values_do_not_change() -> None:
    """DL-8-X3  Armour 9 and a helm: 10 in every comparison."""
    fight = begun(hero((4, 10, 8, 5)), monster(DEMON, card=9))
    play(fight, [(ARMOUR, ARMOUR), STAY])
    assert points(fight)[1] == 6 and fight.fighter[0].value == [4, 10, 8, 5]
