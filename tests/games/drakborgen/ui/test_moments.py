"""What the lesson says when it must: a hero who dies, in the first room too, is no end of it."""

from __future__ import annotations

from montjoy.core.content.lessons import WAITS, lesson
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import Dead
from montjoy.games.drakborgen.ui import moments
from tests.games.drakborgen.board import at, begun, seen


def test_whose_hero_is_dead_is_told_first_what_comes_now() -> None:
    """DL-5.5a  While he waits, before anything else; to that seat alone."""
    world = begun("H05", "H06")
    assert moments.come(seen(world, "red")) == ()
    at(world, "red", "", situation=Dead("fight", 1, "33"))
    assert moments.come(seen(world, "red")) == ("Dead",) and moments.come(seen(world, "blue")) == ()
    found = lesson(game)
    assert found is not None
    step = found.next([WAITS, *moments.come(seen(world, "red"))], ())
    assert step is not None and step.id == "dead"
