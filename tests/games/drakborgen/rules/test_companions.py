"""Power over monsters: 12.3."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.passages import passages_from
from montjoy.games.drakborgen.model.state import Free, Webbed
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Controls, Uncontrolled
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from montjoy.games.drakborgen.rules import body_points, companions
from tests.games.drakborgen.board import PACK, at, begun, monster, run, square


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


def chained_orc(world):
    return instances.companion(the_pack(world).companions["CO1"], "RT100")


def hound(world):
    return instances.companion(the_pack(world).companions["CO2"], "RT101")


def test_control():
    """DL-12.3a  The hero moves: the monster is with him; it takes no square of its own and is no figure on the board."""
    world = begun()
    square(world, "33")
    square(world, "34")
    red = at(world, "red", "33", way="south")
    out = run(companions.take_control(world, red, chained_orc(world)))
    assert out.told(Controls) == [Controls("red", "RT100", "orc", 5)]
    run(take_hero_turn(world, red), (), [questions.Move("east")])
    assert red.place == "34" and [c.kind for c in red.companions] == ["orc"] and world.castle.monsters == {}
    run(companions.take_control(world, red, hound(world)))
    assert [c.kind for c in red.companions] == ["orc", "hound"], "several may be controlled"


def test_it_only_fights():
    """DL-12.3b  A hero caught in a web: the monster does not help; it is not caught itself."""
    world = begun()
    square(world, "33", web=True)
    red = at(world, "red", "33", situation=Webbed())
    run(companions.take_control(world, red, chained_orc(world)))
    assert len(red.companions) == 1
    run(take_hero_turn(world, red), [12], [questions.ForceWeb()])
    assert red.situation == Webbed() and len(red.companions) == 1


def test_bound():
    """DL-12.3a, DLC-24  SP09, control over a figure: it fights with the number of its card and keeps what it guards."""
    world = begun()
    square(world, "33")
    red = at(world, "red", "33")
    orc = monster(world, "orc", "33", reward=Reward(treasure=40))
    world.decks.monster.take("MC01")
    world.cards[orc.id] = "MC01"
    run(companions.bind(world, red, orc))
    assert world.castle.monsters == {} and red.companions[0].combat_points == 5
    assert red.companions[0].reward == Reward(treasure=40) and red.companions[0].strength == 5


@pytest.mark.parametrize("place, stands", [("33", "33"), (BELOW, BELOW), (OUTSIDE, ""), (TRANSIT, ""), ("44", "")])
def test_its_hero_dies(place, stands):
    """DL-12.3f-X  An orc figure appears on the square; in the catacombs below; outside it leaves the game, and so in transit and
    in the treasure chamber, where monsters do not go."""
    world = begun()
    square(world, "33")
    square(world, "44", "chamber")
    red = at(world, "red", place)
    red.companions = [chained_orc(world)]
    out = run(companions.end_control(world, red))
    assert [m.at for m in world.castle.monsters.values()] == ([stands] if stands else [])
    assert out.told(Uncontrolled) == [Uncontrolled("RT100", "orc", stands)] and red.companions == []


def test_the_hound_is_on_no_card():
    """DL-12.3f-X  A beast for which no monster card has a row leaves the game when its hero dies."""
    world = begun()
    square(world, "33")
    red = at(world, "red", "33")
    red.companions = [hound(world), chained_orc(world)]
    run(companions.end_control(world, red))
    assert [m.kind for m in world.castle.monsters.values()] == ["orc"] and world.castle.used == ["RT101"]
    assert passages_from(world.castle, "33")


@pytest.mark.parametrize("row, room_tile, stays", [("CO1", "RT100", True), ("CO2", "RT101", False)])
def test_companions_go_with_their_hero(row, room_tile, stays):
    """CO1, CO2, DLC-24  It is where he is; when he dies the orc is a monster there; the hound, of which no card speaks, is
    gone."""
    world, red = room()
    run(companions.take_control(world, red, instances.companion(PACK.companions[row], room_tile)))
    at(world, "red", OUTSIDE)
    assert red.companions[0].kind == PACK.companions[row].type and world.castle.monsters == {}
    at(world, "red", "34", situation=Free())
    run(body_points.die(world, red, "wounds"))
    assert [(m.id, m.at) for m in world.castle.monsters.values()] == ([(room_tile, "34")] if stays else [])
