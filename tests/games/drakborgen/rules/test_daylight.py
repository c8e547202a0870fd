"""The sun die and the marker: DL-BASE-14."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model import luck
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import SunMoved
from montjoy.games.drakborgen.rules import daylight
from montjoy.games.drakborgen.rules.daylight import roll_sun
from tests.games.drakborgen.board import at, begun, give, run, square


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


def rounds(world, dice, answers):
    return run(play(world), dice, answers)


@pytest.mark.parametrize("time, round", [("end", 1), ("start", 2)])
def test_when_the_sun_die_is_rolled(time, round):
    """DL-BASE-14  sun_roll_time = end: at the end of a round; or sun_roll_time = start: at the start of every one from the second
    on."""
    world = begun(sun_roll_time=time, sun_limit=21)
    world.castle.phase, world.castle.sun = "sun", 20
    out = rounds(world, [1], ())
    assert out.value.why == "sunset" and out.value.round == round


def test_sun_die_of_the_pack():
    """DL-BASE-14  Clouds, 1, 2: the marker is at 3; the mean over many is two thirds."""
    world = begun()
    for suns in (0, 1, 2):
        world.castle.phase = "sun"
        run(roll_sun(world), [suns])
    assert world.castle.sun == 3
    die = luck._sun_die((0, 0, 0, 1, 1, 2))
    assert sum(face * p for face, p in die.law) == pytest.approx(2 / 3)


@pytest.mark.parametrize("suns, played, moved", [(2, True, 0), (2, False, 2), (0, False, 0)])
def test_hourglass(suns, played, moved):
    """SP10, DLC-24  After the sun die is rolled: the marker does not move this round; on a cloud nobody is asked."""
    world, _ = room()
    give(world, "red", "SP10")
    give(world, "blue", "SP01")
    answers = [(questions.PlayCard("red.s1") if played else None, None)] if suns else []
    out = run(daylight.roll_sun(world), [suns], answers)
    assert world.castle.sun == moved and out.told(SunMoved) == [SunMoved(moved, moved, "held" if played else "die", 1)]
