"""Section 4.8: the abyss."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.state import Came, Square
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import Fell, LeaptAcross, RolledAgain
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import labyrinth, obstacles
from tests.games.drakborgen.board import at, begun, give, monster, run, square

EAST, WEST = questions.Move("east"), questions.Move("west")
LEAP, DROP = questions.Leap(), questions.Drop()


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


@pytest.mark.parametrize("roll, safe", [(7, True), (8, False)])
def test_the_leap(roll, safe):
    """DL-4.8a, DL-4.8c  Agility 7: 7 safe, 8 falls."""
    world = beside("abyss", card="H03")
    out = turn(world, [roll] if safe else [roll, 0], [EAST, LEAP])
    assert out.over and red(world).place == ("23" if safe else BELOW) and len(out.told(LeaptAcross)) == safe
    assert [why for why, _, _ in out.rolls] == (["DL-4.8a"] if safe else ["DL-4.8a", "DL-4.8c"])


def test_letting_himself_drop():
    """DL-4.8a  No test, the same damage."""
    world = beside("abyss")
    out = turn(world, [1], [EAST, DROP])
    assert out.over and red(world).place == BELOW and red(world).body == 10 and not out.told(events.TestFailed)


def test_turning_up_an_abyss():
    """DL-4.8a, DL-4.8b-X, DL-4.2c  The room tile is discarded unseen."""
    world = beside("abyss")
    world.castle.squares["23"] = Square("23")
    assert turn(world, ["LT24", 5], [EAST, LEAP]).over and world.castle.unseen == 1 and red(world).place == "23"


@pytest.mark.parametrize("abyss_test, asked", [("every_entry", True), ("first_reveal", False)])
def test_every_entry(abyss_test, asked):
    """DL-4.8b-X  The second hero enters the known abyss: test; then he may leave by any passage without a further one."""
    world = beside("abyss", abyss_test=abyss_test)
    at(world, "blue", "24")
    out = turn(world, [1] if asked else [], [WEST, LEAP] if asked else [WEST], "blue")
    assert out.over and world.castle.heroes["blue"].place == "23"
    assert turn(world, (), [WEST], "blue").over and world.castle.heroes["blue"].place == "22"
    world.castle.squares["23"] = Square("23")
    assert turn(world, ["LT24", 5], [EAST, LEAP]).over, "who turns it up is tested in any case"


def test_the_fall():
    """DL-4.8c  Fail, die 2 suns: body points -2, location catacombs; the turn ends."""
    world = beside("abyss")
    out = turn(world, [6, 2], [EAST, LEAP])
    assert out.over and red(world).body == 9 and red(world).place == BELOW and out.told(Fell) == [Fell("red", "23")]


@pytest.mark.parametrize("how", ["teleport", "stairs", "open"])
def test_however_he_comes(how):
    """DL-4.8d-X  Flight into a known abyss square: test; by teleport, up a staircase there too."""
    world = beside("abyss")
    out = run(labyrinth.enter(world, red(world), "23", Came("west" if how == "open" else "", how), goes_on=False), [5], [LEAP])
    assert out.value is True and out.told(LeaptAcross)


def test_a_monster_at_the_abyss_first(monkeypatch):
    """DL-4.8d-X, DL-4-X2  The leap comes after the encounter, if he is still there."""
    world = beside("abyss")
    monster(world, "orc", "23")

    async def meet(world, heroes, *_, **__):
        assert heroes[0].place == "23"

    monkeypatch.setattr(labyrinth, "encounters", SimpleNamespace(meet=meet))
    assert turn(world, [5], [EAST, LEAP]).over


@pytest.mark.parametrize("second, place", [(5, "23"), (6, BELOW)])
def test_rope(second, place):
    """DLC-24  IT8: one failed roll a turn may be rolled again; the second roll stands."""
    world = beside("abyss")
    give(world, "red", "IT8")
    out = turn(world, [6, second, *([0] if place == BELOW else [])], [EAST, LEAP, questions.UseRope()])
    assert out.over and red(world).place == place and out.told(RolledAgain) == [RolledAgain("red")]
    assert out.answered[2][1] == questions.RollAgain("IT8", 6)


def test_rope_not_used():
    """DLC-24  He may let the roll stand; and it is for once a turn."""
    world = beside("abyss")
    give(world, "red", "IT8")
    assert turn(world, [6, 0], [EAST, LEAP, questions.LetItStand()]).over and red(world).place == BELOW
    world.castle.handled = ["rope.red"]
    assert obstacles.rope_of(world.castle, red(world)) is None
    assert passage(world.castle, "22", "east").free
