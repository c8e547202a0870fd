"""Section 4.6: rubble."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.state import AtRubble, Came, Free, InRubble, Square
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CameToRubble, RubbleForced, SteppedBack, StuckInTheRubble
from montjoy.games.drakborgen.rules import labyrinth, rubble
from montjoy.games.drakborgen.rules.body_points import rest_options
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, one_by_one, run, seen, square

EAST, WEST = questions.Move("east"), questions.Move("west")
FORCE, BACK, STAY = questions.ForceRubble(), questions.TurnBackFromRubble(), questions.Stay()


def beside(kind, edges="o o o o", card="H02", **options):
    """Red in 22; 23 is rubble or an abyss; rooms 22, 24 on both sides; 13 and 33 walled off."""
    world = begun(card, "H12", **options)
    square(world, "22", edges="w o w w")
    square(world, "23", kind, edges)
    square(world, "24", edges="o o o o")
    square(world, "13", edges="o o w o")
    square(world, "33", edges="w o o o")
    at(world, "red", "22", way="north")
    return world


def red(world):
    return world.castle.heroes["red"]


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


def offered(world):
    return rubble.rubble_options(seen(world, "red"))


def test_coming_to_rubble():
    """DL-4.6.1a  Situation rubble_entrance; the room tile aside unseen on the first visit only; the turn ends."""
    world = beside("rubble")
    world.castle.squares["23"] = Square("23")
    out = turn(world, ["LT20"], [EAST])
    assert out.over and red(world).situation == AtRubble() and red(world).place == "23"
    assert world.castle.unseen == 1 and out.told(CameToRubble) == [CameToRubble("red", "23")]
    at(world, "blue", "24")
    turn(world, (), [WEST], "blue")
    assert world.castle.unseen == 1 and world.castle.heroes["blue"].situation == AtRubble()


def test_at_the_entrance():
    """DL-4.6.1b  Next turn: force, turn back, stay, or rest if hurt: he is not stuck."""
    world = beside("rubble")
    turn(world, (), [EAST])
    red(world).body = 3
    assert one_by_one(turn_options(seen(world, "red"))) == [FORCE, BACK, questions.Rest(), STAY]


def test_turning_back():
    """DL-4.6.1b  No roll, one step to the square he came from, and no corridor continuation."""
    world = beside("rubble")
    square(world, "22", "corridor", "w o w w")
    turn(world, (), [EAST])
    out = turn(world, (), [BACK])
    assert out.over and not out.rolls and red(world).place == "22" and red(world).situation == Free()
    assert out.told(SteppedBack) == [SteppedBack("red", "23", "22")]


@pytest.mark.parametrize("how", ["gate", "secret", "teleport"])
def test_no_way_back(how):
    """DL-4.6.1e-X  Through a portcullis or a secret door, or teleported: turning back is not possible."""
    world = beside("rubble", "o o o g")
    at(world, "red", "23", way="" if how == "teleport" else "west", how=how, situation=AtRubble())
    assert offered(world) == [FORCE]


def test_forcing():
    """DL-4.6.1c, DL-4.6.1a  Agility 5: roll 5: moves on this turn; no more rolls."""
    world = beside("rubble")
    turn(world, (), [EAST])
    out = turn(world, [5], [FORCE, EAST])
    assert out.over and red(world).place == "24" and out.told(RubbleForced) == [RubbleForced("red", "23")]


def test_getting_stuck():
    """DL-4.6.1c  Agility 5: roll 6: stuck."""
    world = beside("rubble")
    turn(world, (), [EAST])
    out = turn(world, [6], [FORCE])
    assert red(world).situation == InRubble() and out.told(StuckInTheRubble)


def test_beyond_the_rubble():
    """DL-4.6.1c  If he does not leave, he stands beyond, free, until he leaves the square; opening attempts are allowed."""
    world = beside("rubble", "o d o o")
    turn(world, (), [EAST])
    assert turn(world, [5], [FORCE, STAY]).over and red(world).situation == Free() and red(world).place == "23"
    world = beside("rubble", "o d o o")
    turn(world, (), [EAST])
    assert turn(world, [5, 9, 9], [FORCE, questions.ForceDoor("east")]).over and red(world).place == "24"


def stuck(edges="o o o o", way="west", how="open", card="H02", **options):
    world = beside("rubble", edges, card, **options)
    at(world, "red", "23", way=way, how=how, situation=InRubble(), body=3)
    return world


def test_leaving_when_stuck():
    """DL-4.6.1d  Leaving west, where he came from, with 4 < agility 5 works, without a roll not; no rest (DL-5.4b)."""
    world = stuck()
    assert offered(world) == [questions.LeaveRubble("east"), questions.LeaveRubble("west")]
    assert rest_options(seen(world, "red")) == []
    out = turn(world, [4], [questions.LeaveRubble("west")])
    assert out.over and red(world).place == "22" and red(world).situation == Free()


def test_still_stuck():
    """DL-4.6.1d  In each new turn again, or no attempt at all."""
    world = stuck()
    for _ in range(2):
        assert turn(world, [6], [questions.LeaveRubble("east")]).over and red(world).situation == InRubble()
    assert not turn(world, (), [STAY]).rolls and red(world).situation == InRubble()


@pytest.mark.parametrize("strict_under_wording, out", [(True, False), (False, True)])
def test_strict_wording(strict_under_wording, out):
    """DL-4.6.1d, DL-BASE-24  The later rolls are to be below the factor; the first is not."""
    world = stuck(strict_under_wording=strict_under_wording)
    turn(world, [5], [questions.LeaveRubble("east")])
    assert (red(world).situation == Free()) is out
    world = beside("rubble", strict_under_wording=strict_under_wording)
    at(world, "red", "23", way="west", situation=AtRubble())
    assert turn(world, [5], [FORCE, EAST]).over and red(world).place == "24"


@pytest.mark.parametrize("dice, place", [([4, 9, 9], "24"), ([4, 9, 10], "23"), ([6], "23")])
def test_stuck_before_a_door(dice, place):
    """DL-4.6.1d  The agility test first; passed, the attempt follows in the same turn; if that fails he is beyond."""
    world = stuck("o d o o")
    assert questions.LeaveRubble("east", "force") in offered(world) and questions.LeaveRubble("east") not in offered(world)
    out = turn(world, dice, [questions.LeaveRubble("east", "force")])
    assert out.over and red(world).place == place
    assert red(world).situation == (InRubble() if dice == [6] else Free())


@pytest.mark.parametrize("by, card, dice, answers", [
    ("pick", "H02", [4, 4, 4], [questions.LeaveOpen()]), ("spell", "H05", [4], [questions.LockAgain()]),
    ("RT054", "H02", [4], [questions.LockAgain()]), ("red.s1", "H02", [4], [questions.LeaveOpen()]),
])
def test_every_means(by, card, dice, answers):
    """DL-4.6.1d  A key, the master key, the spell, picking."""
    world = stuck("o d o o", card=card)
    give(world, "red", "key", "SP03")
    assert turn(world, dice, [questions.LeaveRubble("east", by), *answers]).over and red(world).place == "24"


def test_stuck_before_a_portcullis():
    """DL-4.6.1d  Agility, then lift it."""
    world = stuck("o g o o")
    assert turn(world, [4, 9, 9], [questions.LeaveRubble("east")]).over and red(world).place == "24"


def test_stuck_beside_a_secret_door():
    """DL-4.6.1d, DL-4.1.1c-X  The wall is named first; a plain one costs nothing."""
    world = stuck("o w w o")
    world.castle.squares["23"].signs = [0, 1, 2, 0]
    assert questions.LeaveRubble("east") not in offered(world)
    answers = [questions.NameWall("south"), questions.NameWall("east"), questions.LeaveRubble("east")]
    assert turn(world, [4], answers).over and red(world).place == "24"


def test_rubble_stays():
    """DL-4.6.1e-X  The second hero who enters, and the same hero when he enters again: entrance again."""
    world = beside("rubble")
    turn(world, (), [EAST])
    turn(world, [5], [FORCE, EAST])
    turn(world, (), [WEST])
    assert red(world).situation == AtRubble() and red(world).came == Came("east", "open")
    at(world, "blue", "24")
    turn(world, (), [WEST], "blue")
    assert world.castle.heroes["blue"].situation == AtRubble()


def test_teleported_into_rubble():
    """DL-4.6.1e-X, DL-12.1b  In the middle."""
    world = beside("rubble")
    run(labyrinth.enter(world, red(world), "23", Came("", "teleport"), goes_on=False))
    assert red(world).situation == InRubble()
