"""Flight and whiffs: 8.9, 8.12."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.state import Ask, Fate, Verdict
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.events import Cornered
from tests.games.drakborgen.duels import (
    AGILITY,
    ARMOUR,
    FLEE,
    PAY,
    PSYCHE,
    RISK,
    STRENGTH,
    begun,
    dragon,
    fates,
    hero,
    monster,
    play,
    points,
)


# ---- flight ----------------------------------------------------------------------------------------------------------
def test_8_12a_flight_may_be_declared_after_a_hit() -> None:
    """DL-8.12a  Offered after a round in which he hurt the monster, and told to all; not after a clinch."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, PSYCHE)])
    assert played.pending.ask == Ask.FLEE
    played = play(begun(hero(), monster()), [(STRENGTH, PSYCHE), FLEE])
    assert played.told(events.FlightDeclared) == [events.FlightDeclared("red")]
    played = play(begun(hero(), monster()), [(STRENGTH, STRENGTH)])
    assert played.pending.parts[0].ask == Ask.POSITION


def test_8_12b_flight_is_not_offered_without_a_passage() -> None:
    """DL-8.12b  The room has no free passage: nothing is offered."""
    played = play(begun(hero(exit=False), monster()), [(STRENGTH, PSYCHE)])
    assert played.pending.parts[0].ask == Ask.POSITION


@pytest.mark.parametrize(
    ("mine", "theirs"), [(STRENGTH, STRENGTH), (STRENGTH, AGILITY), (PSYCHE, AGILITY)], ids=["clinch", "whiff", "hit"]
)
def test_8_12b_flight_succeeds_when_the_next_round_is_not_lost(mine: int, theirs: int) -> None:
    """DL-8.12b, DL-8.8  A clinch, a whiff, a win: he is out."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, PSYCHE), FLEE, (mine, theirs)])
    assert played.value == Verdict.ESCAPED and fates(fight) == [Fate.ESCAPED, Fate.FIGHTING]
    assert played.told(events.Escaped) == [events.Escaped("red")]


def test_8_12c_a_failed_flight() -> None:
    """DL-8.12c  He loses the round: the fight goes on, and he must hurt the monster again to try again."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, PSYCHE), FLEE, (ARMOUR, AGILITY), PAY])
    assert not played.over and fight.fighter[0].fleeing == 0
    assert played.told(events.FlightFailed) == [events.FlightFailed("red")]
    assert played.pending.parts[0].ask == Ask.POSITION


def test_8_12b_a_cloud_does_not_save_a_flight() -> None:
    """DL-8.12b, DL-8.12c, DL-8.11c  He loses the comparison, risks, and rolls a cloud: the flight has failed all the same."""
    fight = begun(hero(), monster())
    played = play(fight, [(STRENGTH, PSYCHE), FLEE, (ARMOUR, AGILITY), RISK], dice=[0])
    assert points(fight)[0] == 5 and not played.over
    assert played.told(events.FlightFailed)


def test_8_12b_no_flight_from_a_fight_that_is_won() -> None:
    """DL-8.12b  He kills the monster in that round: he has won."""
    played = play(begun(hero(), monster(card=2)), [(STRENGTH, PSYCHE), FLEE, (PSYCHE, AGILITY)])
    assert played.value == Verdict.SLAIN and not played.told(events.Escaped)


# ---- whiffs ----------------------------------------------------------------------------------------------------------
WHIFFS = [(AGILITY, STRENGTH), (ARMOUR, PSYCHE), (STRENGTH, AGILITY)]


def test_8_9a_three_whiffs_in_a_row() -> None:
    """DL-8.9a  The monster's nerve breaks: it flees, the hero lives."""
    fight = begun(hero(), monster())
    played = play(fight, WHIFFS)
    assert played.value == Verdict.FLED and fates(fight) == [Fate.FIGHTING, Fate.DRIVEN]
    assert played.told(events.NerveBroken) == [events.NerveBroken("RT007")]
    assert [event.whiffs for event in played.told(events.Whiffed)] == [1, 2, 3]


def test_8_9b_a_clinch_breaks_the_row() -> None:
    """DL-8.9b-X, DL-8.7b  Whiff, whiff, clinch, whiff: no flight."""
    fight = begun(hero(), monster())
    played = play(fight, [(AGILITY, STRENGTH), (PSYCHE, ARMOUR), (AGILITY, AGILITY), (ARMOUR, PSYCHE)])
    assert not played.over and fight.fighter[1].whiffs == 1


def test_8_9b_no_way_out() -> None:
    """DL-8.9b-X  A monster without a way out fights on, and the count starts again at 0."""
    fight = begun(hero(), monster(exit=False))
    played = play(fight, [*WHIFFS, (ARMOUR, PSYCHE)])
    assert not played.over and fight.fighter[1].whiffs == 1
    assert played.told(Cornered) == [Cornered("RT007")]


def test_8_9c_the_dragon_does_not_count_whiffs() -> None:
    """DL-8.9c-X, DL-10.1c  Three whiffs against the dragon: the fight goes on (breath paid each round)."""
    fight = begun(hero(body=9), dragon())
    played = play(fight, [x for pair in WHIFFS for x in (pair, PAY)])
    assert not played.over and fight.fighter[1].whiffs == 0 and points(fight) == [6, 20]
    assert play(begun(hero(), monster()), WHIFFS).value == Verdict.FLED      # any other monster
