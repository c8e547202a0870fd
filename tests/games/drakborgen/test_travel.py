"""Teleporting, leaving by chance, power over monsters: section 12, with the spell and the ring that do the same."""

from __future__ import annotations

from collections import Counter

import pytest

from montjoy.games.drakborgen.model.heroes import state_of
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.passages import free_passages, passages_from
from montjoy.games.drakborgen.model.state import Arriving, Came, Free, InRubble, TurningBack, Webbed
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Arrived,
    Controls,
    MonsterLeft,
    Moved,
    Numbered,
    RanOut,
    RingUsed,
    SpellCast,
    Uncontrolled,
    Whirled,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from montjoy.games.drakborgen.rules import companions, teleport
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square, tile


# ---- heroes teleported -------------------------------------------------------------------------------------------------
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
    from montjoy.games.drakborgen.model.state import Door
    red.door = Door("33", "south")
    run(teleport.teleport_by_die(world, red), [5])
    assert red.door is None and world.castle.squares["33"].marked == ["south"]


# ---- monsters teleported -------------------------------------------------------------------------------------------------
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


# ---- by chance -----------------------------------------------------------------------------------------------------------
def star(world, ways):
    """A room with so many free passages: north, east, south, west, then the stairs and the ground outside."""
    edges = ["o" if n < ways else "w" for n in range(4)]
    square(world, "33", edges=" ".join(edges), stairs=7 if ways > 4 else 0)
    for n, id in enumerate(("23", "34", "43", "32")):
        if n < ways:
            square(world, id)
    return free_passages(world.castle, "33")


def leave(world, ways, dice=(), answers=()):
    return run(teleport.take_random_way(world, world.castle.heroes["red"], "orc1", ways), dice, answers)


def test_none_and_one():
    """DL-12.2c-X  One passage is taken without a roll; without any nobody leaves."""
    world = begun()
    assert leave(world, []).value is None
    ways = star(world, 1)
    out = leave(world, ways)
    assert out.value == ways[0] and not out.rolls and not out.answered


def test_the_active_player_numbers():
    """DL-12.2a, DL-12.2b  Three passages numbered, roll 5: number 2.  The last one is no choice."""
    world = begun()
    ways = star(world, 3)
    out = leave(world, ways, [5], [questions.Number("south"), questions.Number("north")])
    assert [q.given for _, q, _ in out.answered] == [(), ("south",)] and {s for s, _, _ in out.answered} == {"red"}
    assert out.told(Numbered) == [Numbered("orc1", ("south", "north", "east"))]
    assert out.value.way == "north" and out.told(RanOut) == [RanOut("orc1", "north")]
    assert out.rolls == [("DL-12.2b", ("orc1",), 5)]


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


# ---- the spell and the ring ----------------------------------------------------------------------------------------------
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


# ---- power over monsters -------------------------------------------------------------------------------------------------
def hound(world):
    return instances.companion(the_pack(world).companions["CO2"], "RT101")


def chained_orc(world):
    return instances.companion(the_pack(world).companions["CO1"], "RT100")


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
