"""Section 8: the board, what beats what, flight, whiffs, and the state machine DL-8-X1."""

from __future__ import annotations

import pytest

from montjoy.core.effects import YES, members
from montjoy.core.script import scripted
from montjoy.games.drakborgen.duel.positions import answer_when_late, seconds
from montjoy.games.drakborgen.duel.ring import NAMES, beats, clinch, lead, neighbours, reach, taken, whiff
from montjoy.games.drakborgen.duel.sequence import fight_round, open_fight
from montjoy.games.drakborgen.duel.state import POSITIONS, Ask, Fate, Phase, Verdict, is_hero
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.events import Cornered, NothingEntered
from montjoy.games.drakborgen.seen.labels import fight_label
from tests.games.drakborgen.duels import (
    AGILITY,
    ARMOUR,
    DEMON,
    EVEN,
    FLEE,
    NONE,
    ORC,
    PAY,
    PSYCHE,
    RISK,
    ROHAN,
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

# DL-T-FIGHT as printed: row against column
PRINTED = {
    "agility": ["compare", "row hits 1", "whiff", "column hits 1"],
    "armour": ["column hits 1", "compare", "row hits 1", "whiff"],
    "strength": ["whiff", "column hits 1", "compare", "row hits 1"],
    "psyche": ["row hits 1", "whiff", "column hits 1", "compare"],
}
# DL-T-RING as printed
NEXT = {
    "none": "agility, armour, strength, psyche",
    "agility": "agility, armour, psyche",
    "armour": "armour, agility, strength",
    "strength": "strength, armour, psyche",
    "psyche": "psyche, strength, agility",
}


# ---- the ring --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", PRINTED)
@pytest.mark.parametrize("column", PRINTED)
def test_the_sixteen_pairs(row: str, column: str) -> None:
    """DL-8.6, DL-8.8, DL-8.10  The printed table, pair by pair."""
    mine, theirs = NAMES.index(row), NAMES.index(column)
    printed = PRINTED[row][theirs]
    found = "compare" if mine == theirs else "whiff"
    if taken(mine, theirs, 9, 9) == 1 and beats(mine, theirs):
        found = "row hits 1"
    if taken(theirs, mine, 9, 9) == 1 and beats(theirs, mine):
        found = "column hits 1"
    assert found == printed
    assert bool(whiff(mine, theirs)) == (printed == "whiff")


@pytest.mark.parametrize("name", NEXT)
def test_where_one_may_go(name: str) -> None:
    """DL-8.3b, DL-8.3c, DL-8.4a, DL-8.4b  The printed ring; agility to strength is a jump and forbidden (DL-E-5)."""
    legal = {NAMES.index(word) for word in NEXT[name].split(", ")}
    assert set(members(reach(NAMES.index(name)))) == legal


def test_8_3b_neighbours() -> None:
    """DL-8.3b  Of agility and of strength: armour and psyche."""
    assert set(members(neighbours(AGILITY))) == set(members(neighbours(STRENGTH))) == {ARMOUR, PSYCHE}
    assert set(members(neighbours(ARMOUR))) == set(members(neighbours(PSYCHE))) == {AGILITY, STRENGTH}


def test_example_4() -> None:
    """DL-E-4, DL-8.6  Agility against armour: the first hits.  Strength against psyche: the first hits."""
    assert beats(AGILITY, ARMOUR) and beats(STRENGTH, PSYCHE)
    assert not beats(ARMOUR, AGILITY) and not beats(PSYCHE, STRENGTH)


def test_example_6_same_position() -> None:
    """DL-E-6, DL-8.7a  Both on agility, 9 against 6: the lower loses 3 combat points."""
    assert lead(9, 6) == 3 and lead(6, 9) == 0
    fight = begun(hero((6, 5, 5, 5), body=5), monster((9, 5, 5, 5)))
    played = play(fight, [(AGILITY, AGILITY), PAY, PAY, PAY])
    assert points(fight) == [2, 5]
    assert played.told(events.Hit) == [events.Hit("red", "RT007", 3)]


def test_example_7_a_whiff() -> None:
    """DL-E-7, DL-8.8  Agility against strength: nobody is reached, and the whiff is counted."""
    fight = begun(hero(), monster())
    played = play(fight, [(AGILITY, STRENGTH)])
    assert points(fight) == [5, 5] and fight.fighter[1].whiffs == 1
    assert played.told(events.Whiffed) == [events.Whiffed("red", "RT007", 1)]


def test_8_7b_a_clinch() -> None:
    """DL-8.7b  The same position and the same value: nobody loses, and the row of whiffs is broken."""
    assert clinch(STRENGTH, STRENGTH, 6, 6) and not clinch(STRENGTH, STRENGTH, 6, 5)
    fight = begun(hero(), monster())
    played = play(fight, [(AGILITY, STRENGTH), (PSYCHE, PSYCHE)])
    assert points(fight) == [5, 5] and fight.fighter[1].whiffs == 0
    assert played.told(events.Clinch) == [events.Clinch("red", "RT007")]


def test_8_10_basic_loss() -> None:
    """DL-8.10, DL-8.2a  Strength against psyche: the psyche side loses 1; each point lost is a marker paid: 5, lose 1, 4."""
    fight = begun(hero(), monster())
    play(fight, [(STRENGTH, PSYCHE)])
    assert points(fight) == [5, 4]
    fight = begun(hero(), monster())
    play(fight, [(PSYCHE, STRENGTH), PAY])
    assert points(fight) == [4, 5]


# ---- choosing --------------------------------------------------------------------------------------------------------
def test_8_3c_the_first_choice_is_free_and_then_one_step() -> None:
    """DL-8.3a, DL-8.3c, DL-8.4a  Four positions in round 1, three afterwards; both are asked at once, sealed."""
    fight = begun(hero(), monster())
    played = play(fight)
    assert [part.options for part in played.pending.parts] == [0b1111, 0b1111]
    assert [part.seat for part in played.pending.parts] == [0, 1]
    fight = begun(hero(), monster())
    played = play(fight, [(ARMOUR, PSYCHE)])
    assert [set(members(part.options)) for part in played.pending.parts] == [
        {AGILITY, ARMOUR, STRENGTH}, {STRENGTH, PSYCHE, AGILITY}
    ]


def test_8_3a_the_marker_on_the_board_counts() -> None:
    """DL-8.3a  One marker lies on the board and still is a combat point."""
    fight = begun(hero(), monster())
    play(fight, [(AGILITY, STRENGTH)])
    assert fight.board[0].position == AGILITY and points(fight)[0] == 5


def test_both_boards_are_shown_at_once() -> None:
    """DL-8-X1, DL-8.4a  F2: nothing is told before both have chosen, then both positions."""
    fight = begun(hero(), monster())
    assert play(fight).events == []
    played = play(begun(hero(), monster()), [(AGILITY, STRENGTH)])
    assert played.events[0] == ("*", events.FightRound(1, (("red", "agility"), ("RT007", "strength"))))


def test_8_5_nothing_entered_in_time() -> None:
    """DL-8.5a, DL-8.5b, DL-8.5c-X  combat_timer_seconds = 7: in round 1 chance chooses, later the marker stays."""
    fight = begun(hero(), monster(), combat_timer_seconds=7)
    played = play(fight)
    assert [set(members(part.options)) for part in played.pending.parts] == [{0, 1, 2, 3, NONE}] * 2
    assert seconds(fight, Ask.POSITION) == 7 and seconds(fight, Ask.RISK) == 0
    fight = begun(hero(), monster(), combat_timer_seconds=7)
    played = play(fight, [(NONE, AGILITY), (NONE, NONE)], dice=[3])
    assert fight.board[0].position == STRENGTH and fight.board[1].position == AGILITY
    assert played.told(NothingEntered) == [
        NothingEntered("red", "strength"), NothingEntered("red", "strength"), NothingEntered("RT007", "agility")
    ]
    assert fight.round == 3 and points(fight) == [5, 5]


def test_8_5c_random_positions_are_equally_likely() -> None:
    """DL-8.5c-X  combat_timer_seconds = 7: no input in round 1: one of the four, by a die of four."""
    for face in (1, 2, 3, 4):
        fight = begun(hero(), monster(), combat_timer_seconds=7)
        played = play(fight, [(NONE, AGILITY)], dice=[face])
        assert played.rolls[0][2] == face
        assert played.told(events.FightRound)[0].positions[0] == ("red", NAMES[face - 1])


def test_8_5a_without_a_clock() -> None:
    """DL-8.5a, DL-8.5b  combat_timer_seconds = 0: no limit; who must be answered for leaves the marker where it is."""
    fight = begun(hero(), monster())
    assert seconds(fight, Ask.POSITION) == 0
    assert answer_when_late(fight, Ask.POSITION, reach(STRENGTH)) == STRENGTH
    assert answer_when_late(fight, Ask.POSITION, reach(STRENGTH) | 1 << NONE) == NONE
    assert answer_when_late(fight, Ask.RISK, 3) == answer_when_late(fight, Ask.FLEE, 3) == 0


def test_chance_plays_what_nobody_plays() -> None:
    """DL-BASE-23  The automaton: any legal position, rolled when the others are sealed."""
    fight = begun(hero(), monster(seat=-1))
    played = play(fight, [AGILITY], dice=[3])
    assert fight.board[1].position == STRENGTH
    assert [why for why, _, _ in played.rolls] == ["DL-8.5c-X"]
    play(fight, [AGILITY], dice=[1])
    assert fight.board[1].position == ARMOUR                 # the first of armour, strength, psyche


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


# ---- the whole machine -------------------------------------------------------------------------------------------------
def test_x1_the_scripted_fight() -> None:
    """DL-8-X1  Hero (agility 9, others 5, 3 points) against an orc of 5: he hits 3, declares flight, clinches, and is out."""
    fight = begun(hero((9, 5, 5, 5), body=3), monster(ORC, card=5))
    played = play(fight, [(AGILITY, AGILITY), FLEE, (ARMOUR, ARMOUR)])
    assert played.value == Verdict.ESCAPED and points(fight) == [3, 2] and fight.round == 2
    assert [type(event) for _, event in played.events] == [
        events.FightRound, events.Hit, events.Paid, events.FlightDeclared, events.FightRound, events.Clinch, events.Escaped
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
    """DL-8-X1  `opening` and `combat_round` play what `whole_fight` plays, with a pause between rounds."""
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
    assert ROHAN[1] + 1 == 10 and EVEN == (5, 5, 5, 5)


# ---- what answers are called -----------------------------------------------------------------------------------------
def test_every_answer_has_a_name() -> None:
    """DL-8.4a, DL-8.5b  Labels for positions, risks, flight and targets."""
    fight = begun(hero(), monster())
    assert [str(fight_label(fight, "Ask.POSITION", k)) for k in (0, 4)] == ["TakePosition(position='agility')", "LeaveMarker()"]
    for ask in Ask:
        names = [type(fight_label(fight, f"Ask.{ask.name}", option)).__name__ for option in (0, 1)]
        assert len(set(names)) == (1 if ask in POSITIONS else 2)
