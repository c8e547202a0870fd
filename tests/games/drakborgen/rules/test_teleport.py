"""Teleporting, and leaving a place by chance: 12.1, 12.2, with the spell and the ring that do the same."""

from __future__ import annotations

from collections import Counter

import pytest

from montjoy.games.drakborgen.model.heroes import state_of
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.passages import free_passages
from montjoy.games.drakborgen.model.state import Arriving, Came, Door, Free, InRubble, TurningBack, Webbed
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Arrived,
    MonsterLeft,
    Moved,
    Numbered,
    RanOut,
    RingUsed,
    SpellCast,
    Whirled,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from montjoy.games.drakborgen.rules import teleport
from montjoy.games.drakborgen.rules.possessions import hand_over
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square, tile


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- heroes teleported -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rolled, to", [
    (1, "23"), (3, "23"), (4, "34"), (5, "34"), (6, "34"), (7, "43"), (9, "43"), (10, "32"), (12, "32"),
])
def test_where_to(rolled, to):
    """DL-12.1a, DL-12.1b  Roll 5 on the default table: the square to the east.  Between the turns he is on no square."""
    world = begun()
    red = at(world, "red", "33", way="south")
    out = run(teleport.teleport_by_die(world, red), [rolled])
    assert (red.place, red.situation, red.came) == (TRANSIT, Arriving(to), Came("", "teleport"))
    assert out.told(Whirled)[0].to == to and out.rolls == [("DL-12.1a", ("red",), rolled)]
    assert state_of(world.castle, red) == "in_transit" and not free_passages(world.castle, red.place)


def test_off_the_board():
    """DL-12.1a, DL-12.1b  Teleported at (0,3) northwards: outside."""
    world = begun()
    red = at(world, "red", "03")
    run(teleport.teleport_by_die(world, red), [1])
    assert red.situation == Arriving(OUTSIDE)
    run(teleport.arrive(world, red))
    assert red.place == OUTSIDE and red.situation == Free()


def test_a_pack_with_diagonals(monkeypatch):
    """DL-12.1a  A pack may have eight directions."""
    world = begun()
    monkeypatch.setitem(the_pack(world).directions, 6, "north_west")
    red = at(world, "red", "33")
    run(teleport.teleport_by_die(world, red), [6])
    assert red.situation == Arriving("22")


def test_arriving_in_an_unknown_room():
    """DL-12.1b  At (3,3) east onto a face-down square: four orientations, the room tile if it is red; his turn ends."""
    world = begun()
    red = at(world, "red", TRANSIT, situation=Arriving("24"))
    out = run(take_hero_turn(world, red), ["LT45", "RT104"], [questions.Lay("north")])
    question, options = out.answered[0][1], [questions.Lay(w) for w in ("north", "east", "south", "west")]
    assert question == questions.LayTile("24", "LT45") and len(options) == 4
    assert out.over and red.place == "24" and red.came == Came("", "teleport") and out.told(Arrived) == [Arrived("red", "24")]
    assert world.castle.squares["24"].edges[0] == "open" and world.castle.squares["24"].room == "RT104"


@pytest.mark.parametrize("entry", ["north", "east", "south", "west"])
def test_four_orientations(entry):
    """DL-12.1b  He lays the tile in any orientation, whatever its entry dot."""
    world = begun()
    red = at(world, "red", TRANSIT, situation=Arriving("24"))
    run(teleport.arrive(world, red), ["LT45", "RT104"], [questions.Lay(entry)])
    row = the_pack(world).labyrinth["LT45"]
    there = world.castle.squares["24"]
    assert there.edges[["north", "east", "south", "west"].index(entry)] == row.entry


def test_no_further_movement():
    """DL-12.1b  A corridor: no continuation; rubble: he stands in the middle; a web catches him."""
    world = begun()
    square(world, "24", "corridor")
    red = at(world, "red", TRANSIT, situation=Arriving("24"))
    out = run(teleport.arrive(world, red))
    assert out.over and red.place == "24" and not out.told(Moved)
    square(world, "25", "rubble")
    at(world, "red", TRANSIT, situation=Arriving("25"))
    run(teleport.arrive(world, red))
    assert red.situation == InRubble()
    square(world, "26", web=True)
    at(world, "red", TRANSIT, situation=Arriving("26"))
    run(teleport.arrive(world, red))
    assert red.situation == Webbed()


def test_into_the_chamber():
    """DL-12.1b, DL-4.10b  He is in, without a choice, and draws."""
    world = begun()
    tile(world, "44", "LT01")
    red = at(world, "red", TRANSIT, situation=Arriving("44"))
    out = run(take_hero_turn(world, red), ["DC01"], [questions.NoCard()])
    assert red.place == "44" and not isinstance(red.situation, TurningBack)
    assert [type(q) for _, q, _ in out.answered] == [questions.DrawTreasure]


def test_his_door_stays_open():
    """DL-12.1b  Who is teleported before he has decided about a door leaves it open."""
    world = begun()
    square(world, "33", edges="o o d o", marked=["south"])
    red = at(world, "red", "33")
    red.door = Door("33", "south")
    run(teleport.teleport_by_die(world, red), [5])
    assert red.door is None and world.castle.squares["33"].marked == ["south"]


# ---- monsters teleported ---------------------------------------------------------------------------------------------
def test_a_monster_onto_a_known_square():
    """DL-12.1c  East is face up: the figure is there."""
    world = begun()
    square(world, "33")
    square(world, "34")
    orc = monster(world, "orc", "33")
    run(teleport.teleport_by_die(world, orc), [5])
    assert orc.at == "34" and orc.id in world.castle.monsters


@pytest.mark.parametrize("place, rolled, why", [("33", 5, "unknown-square"), ("03", 1, "outside"), ("43", 5, "teleport")])
def test_a_monster_elsewhere(place, rolled, why):
    """DL-12.1c, DL-12.2d  To an unrevealed square, off the board or into the treasure chamber: it leaves the game."""
    world = begun()
    square(world, place)
    square(world, "44", "chamber")
    orc = monster(world, "orc", place)
    out = run(teleport.teleport_by_die(world, orc), [rolled])
    assert world.castle.monsters == {} and out.told(MonsterLeft) == [MonsterLeft(orc.id, "orc", why)]
    assert not world.castle.squares["34"].face_up or place != "33"


def test_a_monster_onto_a_hero():
    """DL-12.1c  A hero is there: an encounter at once."""
    world = begun()
    square(world, "33")
    square(world, "34")
    at(world, "blue", "34", way="west")
    orc = monster(world, "orc", "33")
    out = run(teleport.teleport_by_die(world, orc), [5, "MC01"], [])
    assert isinstance(out.pending.ask, questions.Meeting) and out.pending.seat == "blue"


# ---- by chance -------------------------------------------------------------------------------------------------------
def leave(world, ways, dice=(), answers=()):
    return run(teleport.take_random_way(world, world.castle.heroes["red"], "orc1", ways), dice, answers)


def star(world, ways):
    """A room with so many free passages: north, east, south, west, then the stairs and the ground outside."""
    edges = ["o" if n < ways else "w" for n in range(4)]
    square(world, "33", edges=" ".join(edges), stairs=7 if ways > 4 else 0)
    for n, id in enumerate(("23", "34", "43", "32")):
        if n < ways:
            square(world, id)
    return free_passages(world.castle, "33")


def test_none_and_one():
    """DL-12.2c-X  One passage is taken without a roll; without any nobody leaves."""
    world = begun()
    assert leave(world, []).value is None
    ways = star(world, 1)
    out = leave(world, ways)
    assert out.value == ways[0] and not out.rolls and not out.answered


def test_the_active_player_numbers():
    """DL-12.2a, DL-12.2b  Three passages numbered, roll 5: number 2.  The last one is no choice."""
    world = begun(naming_before_dice="always")
    ways = star(world, 3)
    out = leave(world, ways, [5], [questions.Number("south"), questions.Number("north")])
    assert [q.given for _, q, _ in out.answered] == [(), ("south",)] and {s for s, _, _ in out.answered} == {"red"}
    assert out.told(Numbered) == [Numbered("orc1", ("south", "north", "east"))]
    assert out.value.way == "north" and out.told(RanOut) == [RanOut("orc1", "north")]
    assert out.rolls == [("DL-12.2b", ("orc1",), 5)]


def test_nobody_numbers_for_a_die_that_treats_all_alike():
    """DL-12.2a  naming_before_dice = by_dice: numbered as they lie, from the north on, and told before the die."""
    world = begun()
    ways = star(world, 3)
    out = leave(world, ways, [5])
    assert not out.answered and out.told(Numbered) == [Numbered("orc1", tuple(p.way for p in ways))] and out.value == ways[1]


@pytest.mark.parametrize("ways, bounds", [(2, (6, 12)), (3, (4, 8, 12)), (4, (3, 6, 9, 12))])
@pytest.mark.parametrize("rolled", range(1, 13))
def test_ranges(ways, bounds, rolled):
    """DL-12.2b  Two passages: 1-6, 7-12.  Three: 1-4, 5-8, 9-12.  Four: 1-3, 4-6, 7-9, 10-12."""
    world = begun()
    found = star(world, ways)
    out = leave(world, found, [rolled], [questions.Number(p.way) for p in found[:-1]])
    assert out.value == found[next(n for n, most in enumerate(bounds) if rolled <= most)]


@pytest.mark.parametrize("rolled, number", [([1], 0), ([2], 0), ([3], 1), ([10], 4), ([12, 11, 5], 2)])
def test_five(rolled, number):
    """DL-12.2c-X  Five: 1-2, 3-4, 5-6, 7-8, 9-10; 11 and 12 are rolled again."""
    world = begun()
    found = star(world, 5)
    assert len(found) == 5
    out = leave(world, found, rolled, [questions.Number(p.way) for p in found[:-1]])
    assert out.value == found[number]


def test_six_by_pairs():
    """DL-12.2c-X  Six: pairs."""
    hits = Counter(run(teleport.roll_number(6, "orc1"), [n]).value for n in range(1, 13))
    assert hits == {n: 2 for n in range(6)}


# ---- the spell and the ring ------------------------------------------------------------------------------------------
def test_blink():
    """DLC-04, DLC-24  blink: instead of moving, to an adjacent square whatever is in between, arriving in the same turn; once
    in the game."""
    world = begun("H05")
    square(world, "33", edges="w w w o")
    square(world, "34", edges="o o o w")
    red = at(world, "red", "33")
    assert questions.Blink("34", "blink") in turn_options(seen(world, "red"))
    out = run(take_hero_turn(world, red), (), [questions.Blink("34", "blink")])
    assert out.over and red.place == "34" and red.came == Came("", "teleport") and out.told(SpellCast)
    assert not teleport.blink_options(seen(world, "red"))


def test_blink_turns_up_a_square():
    """DLC-04, DL-12.1b  blink onto a face-down square: laid as he likes."""
    world = begun("H05")
    square(world, "33")
    red = at(world, "red", "33")
    out = run(teleport.blink(world, red, questions.Blink("23", "blink")), ["LT45", "RT104"], [questions.Lay("west")])
    assert out.value is True and red.place == "23"


def test_ring_of_ways():
    """DLC-24  RI7 (blink = 3): three times in the game, for whoever wears it; a ring that is only carried does nothing."""
    world = begun("H01")
    square(world, "33")
    square(world, "34")
    red = at(world, "red", "33")
    give(world, "red", "RI7")
    for left in (2, 1, 0):
        there = "34" if red.place == "33" else "33"
        assert questions.Blink(there, "RI7") in teleport.blink_options(seen(world, "red"))
        out = run(teleport.blink(world, red, questions.Blink(there, "RI7")))
        assert out.told(RingUsed) == [RingUsed("red", "RI7", left)] and red.place == there
    assert not teleport.blink_options(seen(world, "red"))
    red.used, red.worn = {}, []
    assert not teleport.blink_options(seen(world, "red"))


@pytest.mark.parametrize("place, situation", [("33", Webbed()), ("33", InRubble()), (BELOW, Free()), (OUTSIDE, Free())])
def test_blink_only_where_he_could_move(place, situation):
    """DLC-24  Not caught, not stuck, not below, not outside."""
    world = begun("H05")
    square(world, "33")
    at(world, "red", place, situation=situation)
    assert not teleport.blink_options(seen(world, "red"))


def test_the_ring_of_ways_works_three_times_in_the_game_whoever_wears_it():
    """DLC-24, RI7  What one hero has used of it is used for the next as well."""
    world = begun()
    square(world, "33"), square(world, "34")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    give(world, "red", "RI7")
    red.used["RI7"] = 2
    run(hand_over(world, red, blue, "RI7"))
    assert questions.Blink("34", "RI7") in teleport.blink_options(seen(world, "blue"))
    run(teleport.blink(world, blue, questions.Blink("34", "RI7")))
    assert not teleport.blink_options(seen(world, "blue"))


def test_blink_once():
    """blink, DLC-04, DLC-24  Instead of moving: to an adjacent square, at once; once in the game."""
    world, red = room("H05", "H01", edges="w w w w")
    act = questions.Blink("34", "blink")
    assert act in teleport.blink_options(seen(world, "red"))
    run(teleport.blink(world, red, act))
    assert red.place == "34" and teleport.blink_options(seen(world, "red")) == []
