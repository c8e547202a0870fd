"""F1 to F4: positions are chosen in secret, in time or not, or by chance: 8.3 to 8.5."""

from __future__ import annotations

from montjoy.core.effects import members
from montjoy.games.drakborgen.duel.positions import answer_when_late, seconds
from montjoy.games.drakborgen.duel.ring import NAMES, reach
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.events import NothingEntered
from tests.games.drakborgen.duels import AGILITY, ARMOUR, NONE, PSYCHE, STRENGTH, begun, hero, monster, play, points


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
