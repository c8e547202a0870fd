"""Section 4.7: the catacombs."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.heroes import factor, heroes_at, way_back_is_free
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.state import Came, Free
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CameUp,
    FaceSeen,
    Hurt,
    SearchedInVain,
    TreasureFoundBelow,
    WentDown,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN, OUTSIDE
from montjoy.games.drakborgen.rules import body_points, catacombs, labyrinth, obstacles
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square

ROLL, STAY, DOWNSTAIRS = questions.RollForStairs(), questions.Stay(), questions.Move(DOWN)


def with_stairs(*stairs, **options):
    """Squares 33, 34 ... with these numbers; red is below."""
    world = begun("H01", "H10", **options)
    for n, number in enumerate(stairs):
        square(world, f"3{3 + n}", stairs=number)
    at(world, "red", BELOW)
    return world


def red(world):
    return world.castle.heroes["red"]


def rooms(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


def test_stairs_are_a_way_out():
    """DL-4.7.1  On a tile with stairs 4 the move down is offered; it is the move of the turn, the first roll comes next turn."""
    world = with_stairs(4)
    at(world, "red", "33")
    assert DOWNSTAIRS in labyrinth.move_options(seen(world, "red"))
    out = run(take_player_turn(world, "red"), (), [DOWNSTAIRS])
    assert out.over and red(world).place == BELOW and out.told(WentDown) == [WentDown("red", "33")]
    assert ROLL in catacombs.below_options(seen(world, "red"))


def test_on_no_square():
    """DL-4.7.2  In the catacombs he is on no square, and has no other way out."""
    world = with_stairs(4)
    at(world, "red", "33")
    run(obstacles.go_below(world, red(world)))
    assert red(world).place == BELOW and red(world).situation == Free() and heroes_at(world.castle, "33") == []
    assert labyrinth.move_options(seen(world, "red")) == []


@pytest.mark.parametrize("rolls, square_", [([5, 8], "34"), ([5, 2], BELOW), ([3], "33")])
def test_finding_a_way_up(rolls, square_):
    """DL-4.7.3a  Face-up stairs {3, 8}: rolls 5, 8: up at 8; 5, 2: stays; a hit ends the rolling."""
    world = with_stairs(3, 8)
    out = run(take_player_turn(world, "red"), rolls, [ROLL] * len(rolls))
    assert out.over and red(world).place == square_
    assert len(out.told(SearchedInVain)) == len(rolls) - (square_ != BELOW)


def test_he_may_not_must():
    """DL-4.7.3a  No roll, or one; the second ends his turn."""
    world = with_stairs(3)
    assert not run(take_player_turn(world, "red"), (), [STAY]).rolls
    assert len(run(take_player_turn(world, "red"), [5], [ROLL, STAY]).rolls) == 1
    both = run(take_player_turn(world, "red"), [5, 6], [ROLL, ROLL])
    assert both.over and len(both.rolls) == 2 and not catacombs.below_options(seen(world, "red"))
    world.castle.handled = []
    assert catacombs.why_not_roll(seen(world, "blue")).reason == "not-below"


def test_lantern_of_the_deep():
    """DLC-24  AM10: three rolls a turn."""
    world = with_stairs(3)
    give(world, "red", "AM10")
    out = run(take_player_turn(world, "red"), [5, 6, 3], [ROLL] * 3)
    assert out.over and red(world).place == "33"


@pytest.mark.parametrize("stairs", [(3,), (11,)])
def test_hurt_in_the_dark(stairs):
    """DL-4.7.3b  Rolls 12, 11: two body points lost, no choice; even if a staircase has the number."""
    world = with_stairs(*stairs)
    out = run(take_player_turn(world, "red"), [12, 11], [ROLL, ROLL])
    assert red(world).body == 8 and [e.why for e in out.told(Hurt)] == ["DL-4.7.3b"] * 2
    assert red(world).place == ("33" if 11 in stairs else BELOW)


def test_no_roll_where_no_stairs_are_known():
    """DL-4.7.3a  No roll can bring him up, so that none is offered; who has nothing else to do is not asked, and says why not."""
    world = with_stairs()
    out = run(take_player_turn(world, "red"))
    assert out.over and not out.answered and not out.rolls and red(world).body == 10
    refused = game.why_not_offered(seen(world, "red"), None, ROLL)
    assert (refused.rule, refused.reason) == ("DL-4.7.3a", "no-stairs-known")


def test_who_can_take_something_off_is_asked_again():
    """DLC-10  It is told with the act of the turn: what he has taken off he may put on again."""
    world = with_stairs()
    give(world, "red", "AM05")
    out = run(take_player_turn(world, "red"), (), [questions.TakeOff("AM05"), STAY])
    assert out.over and red(world).worn == [] and len(out.answered) == 2


def test_who_holds_a_special_card_is_asked():
    """DL-BASE-13  Whichever it is: that he is asked does not tell."""
    world = with_stairs()
    give(world, "red", "SP10")
    assert run(take_player_turn(world, "red"), (), [STAY]).over


def test_dead_in_the_dark():
    """DL-4.7.3b, DL-5.1c  He rolls no second time."""
    world = with_stairs(11)
    red(world).body = 1
    out = run(take_player_turn(world, "red"), [11], [ROLL])
    assert out.over and red(world).place == ""


def test_coming_up():
    """DL-4.7.3c  As if he had come in the normal way: in a corridor he may go on; the way back is down again."""
    world = with_stairs()
    square(world, "33", "corridor", "w o w w", stairs=5)
    square(world, "34")
    out = run(take_player_turn(world, "red"), [5], [ROLL, questions.Move("east")])
    assert out.over and red(world).place == "34" and out.told(CameUp) == [CameUp("red", "33", 5)]
    world = with_stairs(5)
    run(take_player_turn(world, "red"), [5], [ROLL])
    assert red(world).came == Came(DOWN, "stairs") and way_back_is_free(world.castle, red(world))


def test_a_monster_at_the_stairs(monkeypatch):
    """DL-4.7.3c  It is met, and may not flee down the stairs he came by."""
    world = with_stairs(5)
    orc, met = monster(world, "orc", "33"), []

    async def meet(world, heroes, monsters, how, *, shut=""):
        met.append((heroes[0].id, monsters[0].id, how, shut))

    monkeypatch.setattr(labyrinth, "encounters", SimpleNamespace(meet=meet, is_met=lambda *_: True))
    run(take_player_turn(world, "red"), [5], [ROLL])
    assert met == [("red", orc.id, "entered", DOWN)]


def test_alone_below():
    """DL-4.7.3d-X, DL-5.4c  Two heroes and a monster below: nobody meets anybody; no rest; things work."""
    world = with_stairs(3)
    monster(world, "orc", BELOW)
    at(world, "blue", "33", body=3)
    out = run(take_player_turn(world, "blue"), (), [DOWNSTAIRS])
    assert out.over and {type(e).__name__ for _, e in out.events} == {"TurnBegun", "WentDown"}
    assert questions.Rest() not in body_points.rest_options(seen(world, "blue"))
    give(world, "blue", "PO1")
    out = run(take_player_turn(world, "blue"), [5, 6], [questions.Drink("PO1"), ROLL, ROLL])
    assert world.castle.heroes["blue"].body == 5


def test_potion_between_two_rolls():
    """DL-4.7.3a, DLC-13  At any point of his own turn."""
    world = with_stairs(3)
    red(world).body = 1
    give(world, "red", "PO1")
    out = run(take_player_turn(world, "red"), [5, 12], [ROLL, questions.Drink("PO1"), ROLL])
    assert out.over and red(world).body == 2


def test_clew_of_thread():
    """DL-4.7.3a, DLC-24  SP02 instead of rolling: not after a roll; up at a staircase of his choice."""
    world = with_stairs(3, 8)
    give(world, "red", "SP02")
    assert questions.PlayCard("red.s1", "34") in turn_options(seen(world, "red"))
    world.castle.handled = [catacombs.SEARCH]
    assert questions.PlayCard("red.s1", "34") not in turn_options(seen(world, "red"))
    out = run(take_player_turn(world, "red"), (), [questions.PlayCard("red.s1", "34")])
    assert out.over and red(world).place == "34" and out.told(CameUp) == [CameUp("red", "34", 8)]


def test_treasure_that_has_fallen_is_found():
    """DL-4.9f-X  dropped_treasure = catacombs: whoever is below at the start of his turn takes it, and looks at its face."""
    world = with_stairs(3, dropped_treasure="catacombs")
    give(world, "blue", "TC04")
    blue = world.castle.heroes["blue"]
    world.castle.below = [blue.things.pop(), instances.gold(40, "RT006")]
    out = run(take_player_turn(world, "red"), (), [STAY])
    assert out.told(TreasureFoundBelow) == [TreasureFoundBelow("red", "blue.t1"), TreasureFoundBelow("red", "RT006")]
    assert [t.id for t in red(world).things] == ["blue.t1", "RT006"] and world.castle.below == []
    assert [(to, e) for to, e in out.events if isinstance(e, FaceSeen)] == [(("red",), FaceSeen("blue.t1", "TC04"))]


def test_who_is_not_below_finds_nothing():
    """DL-4.9f-X  Nor do they who come down later this turn."""
    world = with_stairs(3, dropped_treasure="catacombs")
    world.castle.below = [instances.gold(40, "RT006")]
    at(world, "red", "33")
    run(take_player_turn(world, "red"), (), [DOWNSTAIRS])
    at(world, "blue", OUTSIDE)
    run(take_player_turn(world, "blue"), (), [STAY])
    assert len(world.castle.below) == 1


def test_what_is_found_below_goes_on():
    """DL-4.9f-X, DLC-10  An amulet that has fallen from the bridge is found by who is below at his turn, and worn: agility 5."""
    world, red = rooms(dropped_treasure="catacombs")
    at(world, "red", BELOW)
    world.castle.below.append(instances.amulet(PACK, "AM02"))
    run(catacombs.take_what_lies(world, red))
    assert red.worn == ["AM02"] and factor(red, "agility") == 5 and world.castle.below == []


def test_up_by_a_thread():
    """SP02, DLC-24  Below: up at once by the staircase he chooses, and the entry there is resolved."""
    world, red = room()
    square(world, "34", stairs=4)
    at(world, "red", BELOW)
    give(world, "red", "SP02")
    act = questions.PlayCard("red.s1", "34")
    assert act in catacombs.below_options(seen(world, "red"))
    run(catacombs.take_turn_below(world, red, act))
    assert red.place == "34" and red.came == Came("down", "stairs") and red.things == []
