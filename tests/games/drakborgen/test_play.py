"""The sequence of play: whole rounds, and a fight as part of a turn."""

from __future__ import annotations

from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import Dead
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FightBegun, FightOver, Met, SunMoved, TurnBegun
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from tests.games.drakborgen.board import at, begun, monster, run, square

EVERYBODY = ("H01", "H02", "H03", "H04")
AGILITY, ARMOUR, STRENGTH, PSYCHE = range(4)


def rounds(world, dice, answers):
    return run(play(world), dice, answers)


def test_marks_of_a_round():
    """DL-BASE-12, DL-BASE-14  Each player in turn order, then the sun die; a retired hero has no more turns."""
    world = begun(*EVERYBODY[:3], start_location="outside", sun_limit=22)
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    answers = [questions.Stay(), questions.Retire(), questions.Stay(), questions.Stay()]
    out = rounds(world, [1], answers)
    assert out.marks == ["1.red", "1.blue", "1.green", "1.sun", "2.red", "2.green"]
    assert [(e.seat, e.round) for e in out.told(TurnBegun)] == [
        ("red", 1), ("blue", 1), ("green", 1), ("red", 2), ("green", 2)]
    assert out.told(SunMoved) == [SunMoved(1, 1, "die", 1)]


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
