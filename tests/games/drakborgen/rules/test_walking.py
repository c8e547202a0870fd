"""A walk of several turns in one answer."""

from __future__ import annotations

from typing import Any

from montjoy.games.drakborgen.model.state import World
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Moved, SetOut, WentOutside
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import body_points, possessions
from montjoy.games.drakborgen.rules.labyrinth import walk_to_options
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square

HOME, STAY = questions.WalkTo(OUTSIDE), questions.Stay()


def row(*heroes: str, **options: Any) -> World:
    """The tower 00, rooms 01 and 02, a corridor 03, a room 04; beyond them nobody has been.  Red stands in 04."""
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "00", "tower", "o o w o"), square(world, "01", edges="w o w o"), square(world, "02", edges="w o w o")
    square(world, "03", "corridor", "w o w o"), square(world, "04", edges="w o w o")
    at(world, "red", "04", way="east")
    at(world, "blue", OUTSIDE)
    return world


def turn(world: World, answers: Any = ()) -> Any:
    return run(take_player_turn(world, "red"), (), answers)


def goals(world: World) -> list[str]:
    return [option.to for option in walk_to_options(seen(world, "red"))]


def test_one_answer_for_the_way_home() -> None:
    """DL-3.3, DL-4.2a  Turn after turn, through the corridor without stopping; he is asked again when he is there."""
    world = row()
    first = turn(world, [HOME])
    assert first.told(SetOut) == [SetOut("red", OUTSIDE)]
    assert [e.to for e in first.told(Moved)] == ["03", "02"] and world.castle.heroes["red"].place == "02"
    for to in ("01", "00"):
        out = turn(world)
        assert out.over and not out.answered and [e.to for e in out.told(Moved)] == [to]
    assert turn(world).told(WentOutside) and world.castle.heroes["red"].place == OUTSIDE
    assert turn(world, [STAY]).answered, "there he is asked"


def test_where_a_walk_may_lead() -> None:
    """DL-3.3  Out of the castle, and to where there is anything new, more than one step away: an unknown square, rubble, a
    portcullis; with advanced_phases nowhere."""
    world = row()
    assert goals(world) == [OUTSIDE]
    at(world, "red", "01")
    assert set(goals(world)) == {"05", OUTSIDE}
    square(world, "04", "rubble", "w o w o")
    assert set(goals(world)) == {"04", OUTSIDE}, "what may happen ends a walk"
    square(world, "04", edges="w o w o")
    square(world, "02", edges="w o g o")
    at(world, "red", "00")
    assert set(goals(world)) == {"05", "02"}, "a portcullis is worth a look"
    assert walk_to_options(seen(row(advanced_phases=True), "red")) == []


def test_not_past_what_may_happen() -> None:
    """DL-3.3  No walk leads through monsters, webs, rubble, doors that are shut or squares that nobody knows."""
    for change in (
        lambda world: monster(world, "orc", "02"),
        lambda world: square(world, "02", edges="w o w o", web=True),
        lambda world: square(world, "02", "rubble", "w o w o"),
        lambda world: square(world, "02", edges="w o w d"),
    ):
        world = row()
        change(world)
        assert OUTSIDE not in goals(world)


def test_he_is_asked_when_something_has_come_up() -> None:
    """DL-3.3  A monster on his way, a wound, any other question: he thinks again."""
    def hurt(world: World) -> None:
        run(body_points.hurt(world, world.castle.heroes["red"], 1, "DLC-24"))

    def offered(world: World) -> None:
        at(world, "blue", "02")
        (key,) = give(world, "blue", "key")
        give_it = questions.Give(key.id, "red")
        run(possessions.trade(world, world.castle.heroes["blue"], give_it), (), [questions.Refuse()])

    for change in (hurt, lambda world: monster(world, "orc", "01"), offered):
        world = row()
        turn(world, [HOME])
        change(world)
        out = turn(world, [STAY])
        assert out.over and world.castle.heroes["red"].place == "02" and world.castle.heroes["red"].walk == []
