"""Turns and rounds of whole games: what stays the same through them, and two of the book's examples."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.squares import TOWERS
from montjoy.games.drakborgen.model.state import Dead
from montjoy.games.drakborgen.play import begin_round, play, take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FightBegun, FightOver, Met, Moved, Stayed, TurnBegun, WentAlong
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import setup
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, monster, run, seen, square

AGILITY, ARMOUR, STRENGTH, PSYCHE = range(4)
STAY = questions.Stay()


# ---- one turn --------------------------------------------------------------------------------------------------------
def test_twelve_rounds_of_a_fight_are_one_turn():
    """DL-8-X4, DL-BASE-12  Sigeir and the demon, strength 9 both, in a clinch eleven times; in the twelfth he falls.
    The sun has not moved, and the next turn is blue's."""
    world = begun("H02", "H01")
    square(world, "33", edges="o o o o")
    square(world, "34")
    at(world, "red", "34", body=1)
    monster(world, "demon", "33")
    left = [STRENGTH] * 11

    def answer(seat, ask, options):
        match ask:
            case questions.Turn() if seat == "red":
                return questions.Move("west")
            case questions.Meeting():
                return questions.Attack()
            case Ask.POSITION if seat == "red":
                return STRENGTH
            case Ask.POSITION:
                return left.pop() if left else ARMOUR
            case Ask.RISK:
                return 0
        raise StopIteration  # blue's turn: far enough

    run(play(world), ["MC01"], answer)
    assert isinstance(world.castle.heroes["red"].situation, Dead) and left == []
    assert (world.castle.sun, world.castle.round, world.castle.mark) == (0, 1, "1.blue")


@pytest.mark.parametrize("body", [10, 4])
def test_nobody_need_move(body):
    """DL-QA-03, DL-5.4b  Every passage is open and he may stay where he is; hurt, he may rest instead."""
    world = begun("H01", "H02")
    square(world, "33")
    square(world, "34")
    red = at(world, "red", "33", body=body)
    options = turn_options(seen(world, "red"))
    assert questions.Move("east") in options and (questions.Rest() in options) is (body < 10)
    out = run(take_hero_turn(world, red), (), [STAY])
    assert out.told(Stayed) == [Stayed("red")] and (red.place, red.body) == ("33", body)


# ---- options of the beginning and the end ------------------------------------------------------------------------------
def test_everybody_in_a_tower():
    """DL-BASE-10  start_location = tower: everybody says in which, and nobody begins outside."""
    world = begun("H01", "H02")
    for hero in world.castle.heroes.values():
        hero.place = ""
    out = run(setup.choose_starting_places(world), (), [questions.StartIn("08"), questions.StartIn("80")])
    assert [seat for seat, _, _ in out.answered] == ["red", "blue"]
    assert [h.place for h in world.castle.heroes.values()] == ["08", "80"] and {"08", "80"} < set(TOWERS)


@pytest.mark.parametrize("retire", [True, False])
def test_nobody_retires_where_it_is_not_allowed(retire):
    """DL-BASE-18  retire = false: who is outside can only stay there or go back in; the game goes on."""
    world = begun("H01", "H02", retire=retire)
    for seat in ("red", "blue"):
        at(world, seat, OUTSIDE)
    options = turn_options(seen(world, "red"))
    assert (questions.Retire() in options) is retire and {STAY, questions.Move("00"), questions.Move("88")} <= set(options)


# ---- two examples ------------------------------------------------------------------------------------------------------
def test_example_9_aelfric_and_rohan():
    """DL-E-9, DL-13.1c, DL-13.1d, DL-13.1a  Players 1 (Aelfric) and 3 (Rohan) share a room: Aelfric goes, Rohan follows
    and so moves before player 2; in the event phase he acts before player 2, too.  advanced_phases = true."""
    world = begun("H03", "H02", "H01", advanced_phases=True)
    begin_round(world.castle)
    world.castle.mark = "1.m.red"
    for id in ("33", "34", "66", "67"):
        square(world, id)
    for seat, place in (("red", "33"), ("green", "33"), ("blue", "66")):
        at(world, seat, place)
    monster(world, "orc", "34")
    monster(world, "demon", "67")
    moves = [questions.Move("east"), questions.Follow(), questions.Move("east")]
    out = run(play(world), ["MC01", "MC01", "MC01"], [*moves, questions.TurnBack(), questions.TurnBack()])
    assert [seat for seat, _, _ in out.answered] == ["red", "green", "blue", "red", "green"]
    assert [e.seat for e in out.told(Moved)] == ["red", "blue"] and [e.hero for e in out.told(WentAlong)] == ["green"]
    assert [m.heroes for m in out.told(Met)] == [("red",), ("green",), ("blue",)] and out.pending.seat == "blue"


def test_example_13_the_first_is_alone():
    """DL-E-13, DL-13.1g  Standard rules: the first hero into the room fights alone, and the fight is over when the next
    comes in."""
    world = begun("H01", "H02")
    square(world, "33")
    square(world, "34")
    for seat in ("red", "blue"):
        at(world, seat, "34")
    monster(world, "orc", "33")

    def answer(seat, ask, options):
        match ask:
            case questions.Turn() if world.castle.round == 1:
                return questions.Move("west")
            case questions.Meeting():
                return questions.Attack()
            case Ask.POSITION:
                return ARMOUR
            case Ask.FLEE:
                return 0
        raise StopIteration

    out = run(play(world), ["MC01", 0], answer)
    assert [m.heroes for m in out.told(Met)] == [f.heroes for f in out.told(FightBegun)] == [("red",)]
    told = [type(e) for _, e in out.events if isinstance(e, FightOver | TurnBegun)]
    assert told[:3] == [TurnBegun, FightOver, TurnBegun], "blue comes in when it is over"
    assert world.castle.heroes["blue"].place == "33" and world.castle.monsters == {}
