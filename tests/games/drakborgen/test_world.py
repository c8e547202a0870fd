"""The board and the small questions one asks of it: passages, neighbours, stairs; heroes, their factors and situations."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.views import parts, shared
from montjoy.games.drakborgen.model import heroes as who
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.passages import (
    Passage,
    chamber_square,
    face_down,
    free_passages,
    monsters_ways,
    passage,
    passages_from,
    stairs,
    ways,
)
from montjoy.games.drakborgen.model.squares import (
    CENTRE,
    SQUARES,
    TOWERS,
    beyond,
    clockwise,
    is_central,
    next_squares,
    opposite,
)
from montjoy.games.drakborgen.model.state import (
    Arriving,
    AtExit,
    AtRubble,
    Dead,
    InRubble,
    PackRef,
    Retired,
    TurningBack,
    Webbed,
    World,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN, OUT, OUTSIDE, TRANSIT
from tests.games.drakborgen.board import at, begun, fresh, give, monster, seen, square, tile


# ---- geometry ----------------------------------------------------------------------------------------------------------
def test_the_board():
    """DL-BASE-03  9 x 9; the corners are towers, next to their two neighbours and the one room outside."""
    castle = fresh().castle
    assert len(castle.squares) == 81 and face_down(castle) == [s for s in SQUARES if s not in TOWERS]
    assert {p.to for p in free_passages(castle, "00")} == {"01", "10", OUTSIDE}
    assert {p.to for p in free_passages(castle, "88")} == {"87", "78", OUTSIDE}
    assert [p.to for p in free_passages(castle, OUTSIDE)] == ["00", "08", "80", "88"]
    assert beyond("04", "north") == OUTSIDE and beyond("44", "north_west") == "33" and next_squares("00") == ["01", "10"]
    assert all(castle.squares[t].kind == "tower" and not castle.squares[t].stairs for t in TOWERS)


def test_outer_wall():
    """DL-BASE-03  An opening of tile (0,4) to the north is blocked, whatever the tile shows."""
    world = begun()
    square(world, "04", edges="o o o o")
    assert passage(world.castle, "04", "north") == Passage("north", "wall", "")
    assert [p.way for p in free_passages(world.castle, "04")] == ["east", "south", "west"]


def test_turning():
    assert opposite("north") == "south" and clockwise("west") == "north" and clockwise("north", 3) == "west"


# ---- passages ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("near, far, expected", [
    ("o", "o", "free"), ("o", "w", "wall"), ("w", "o", "wall"), ("d", "w", "wall"), ("g", "w", "wall"), ("o", "d", "door"),
    ("d", "o", "door"), ("d", "d", "door"), ("o", "g", "gate"), ("g", "o", "gate"), ("g", "g", "gate"),
    ("d", "g", "door_and_gate"), ("g", "d", "door_and_gate"), ("o", "", "free"), ("d", "", "door"), ("g", "", "gate"),
    ("w", "", "wall"),
])
def test_what_is_between(near, far, expected):
    """DL-4.1.1a, DL-4.1.1b-X  In the order of the rule; a square not turned up shows nothing."""
    world = begun()
    square(world, "33", edges=f"o {near} o o")
    if far:
        square(world, "34", edges=f"o o o {far}")
    assert passage(world.castle, "33", "east").between == expected
    assert passage(world.castle, "33", "east").free is (expected == "free")
    if far:
        assert passage(world.castle, "34", "west").between == expected, "the same from the other side"


@pytest.mark.parametrize("marked", ["33", "34"])
def test_open_door_marker(marked):
    """DL-4.1.1a, DL-4.4.1d-X  With a marker on the edge the door is free from both sides, a gate behind it is not."""
    world = begun()
    square(world, "33", edges="o d o o")
    square(world, "34", edges="o o o d")
    world.castle.squares[marked].marked = ["east" if marked == "33" else "west"]
    assert passage(world.castle, "33", "east").free and passage(world.castle, "34", "west").free
    square(world, "34", edges="o o o g")
    assert passage(world.castle, "33", "east").between == "gate"


def test_seventeen_open_doors():
    """DL-4.4.1d-X  The box has 16 markers; the program does not run out."""
    world = begun()
    for id in [s for s in SQUARES if s not in TOWERS][:40]:
        square(world, id, edges="o d o o", marked=["east"])
    free = [id for id in SQUARES if world.castle.squares[id].marked and passage(world.castle, id, "east").free]
    assert len(free) > 17


def test_secret_door():
    """DL-4.1.1b-X, DL-4.1.1c-X  Valid symbol: a secret passage whatever is beyond; free once somebody has used it, from the
    side of the symbol only."""
    world = begun(symbol=4)
    square(world, "33", edges="o w o o", signs=[0, 4, 0, 0])
    square(world, "34", edges="o o o w")
    assert passage(world.castle, "33", "east") == Passage("east", "secret", "34")
    assert passage(world.castle, "34", "west").between == "wall"
    assert "east" not in [p.way for p in free_passages(world.castle, "33")]
    world.castle.squares["33"].found = ["east"]
    assert "east" in [p.way for p in free_passages(world.castle, "33")]
    world.castle.symbol = 5
    assert passage(world.castle, "33", "east").between == "wall", "another symbol is a painted wall"


def test_secret_door_on_the_edge_of_the_board():
    """DL-4.3b-X  A valid symbol on the north edge of (0,4) leads nowhere."""
    world = begun(symbol=4)
    square(world, "04", edges="w o o o", signs=[4, 0, 0, 0])
    assert passage(world.castle, "04", "north").between == "wall"
    assert "north" not in [p.way for p in passages_from(world.castle, "04")]


def test_stairs():
    """DL-4.1.1a, DL-4.7.3a  Stairs are a free passage; the face-up ones are those that can be found from below."""
    world = begun()
    tile(world, "33", "LT45")
    square(world, "52", stairs=8)
    assert passage(world.castle, "33", DOWN) == Passage(DOWN, "free", BELOW)
    assert stairs(world.castle) == {1: "33", 8: "52"}
    assert ways(world.castle, BELOW) == [] == free_passages(world.castle, TRANSIT)
    assert OUT in ways(world.castle, "00") and OUT not in ways(world.castle, "33")


def test_where_monsters_may_go():
    """DL-5.5.1a  Never outside, never into the chamber, not by the way that is shut; below they may."""
    world = begun()
    square(world, "44", edges="o o o o", stairs=3)
    square(world, "34", "chamber")
    assert [p.way for p in monsters_ways(world.castle, "44", shut="west")] == ["east", "south", DOWN]
    assert [p.way for p in monsters_ways(world.castle, "00")] == ["east", "south"]
    assert chamber_square(world.castle) == "34" and is_central("34") and len(CENTRE) == 9 and not is_central("24")


# ---- heroes --------------------------------------------------------------------------------------------------------------
def test_factors():
    """DLC-11, DL-8-X3  Card plus what is worn, never below 1, without an upper limit: 4 with mail 3; 11 with a ring 13."""
    world = begun("H01", "H09")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    assert who.factor(red, "armour") == 9
    give(world, "red", "IT4", "IT3")
    assert (who.factor(red, "agility"), who.factor(red, "armour")) == (3, 12), "armour 9 + mail 2 + helm 1"
    blue.agility = 11
    give(world, "blue", "RI2")
    assert who.factor(blue, "agility") == 13
    red.worn.remove("IT4")
    assert who.factor(red, "agility") == 4, "carried, not worn"
    red.agility = 1
    red.worn.append("IT4")
    assert who.factor(red, "agility") == 1 and red.most == 10


def test_gear_works_while_carried():
    """DLC-10, DLC-11  A rope needs no slot; a second amulet is carried without effect."""
    world = begun()
    give(world, "red", "IT8", "AM02", "AM03")
    red = world.castle.heroes["red"]
    assert red.worn == ["AM02"] and who.power(red, "rope") == 1 and who.has(red, "rope").id == "IT8"
    assert (who.factor(red, "agility"), who.factor(red, "psyche")) == (5, 5)


def test_treasures():
    """DLC-12, DL-4.9b  TC01, a pouch of coins, a sword, a key and a glass bauble: three treasures; a special card is none."""
    world = begun()
    give(world, "red", "TC01", "RT044", "IT1", "key", "AM08", "SP01")
    red = world.castle.heroes["red"]
    assert [t.id for t in who.treasures(red)] == ["red.t1", "RT044", "AM08"]
    assert len(who.keys(red)) == 1 and who.thing(red, "RT044").gold == 20
    assert who.is_treasure(instances.item(load(PackRef()), "IT7", "RT064"))


def test_body_points():
    """DL-5.1a  Start 10, lose 3: 7."""
    hero = begun("H01").castle.heroes["red"]
    assert (hero.body, who.injured(hero)) == (10, False)
    hero.body -= 3
    assert (hero.body, who.injured(hero)) == (7, True)


def test_charges():
    """DL-3.3-X  Daggers, spells: what is left of them."""
    world = begun("H04", "H05")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    red.used["daggers"] = 3
    assert who.left(red, "daggers") == 1 and who.left(blue, "ward") == 1
    blue.used["ward"] = 1
    assert who.left(blue, "ward") == 0 and who.left(blue, "blink") == 1


@pytest.mark.parametrize("place, situation, skip, dragon, expected", [
    ("33", None, 0, "asleep", "free"), (OUTSIDE, None, 0, "asleep", "outside"), (BELOW, None, 0, "asleep", "catacombs"),
    ("33", None, 1, "asleep", "skip"), ("44", None, 0, "awake", "dragon_awake_inside"), ("44", None, 0, "asleep", "free"),
    ("44", None, 0, "dead", "free"), ("33", TurningBack("encounter"), 0, "asleep", "turning_back"),
    ("44", TurningBack("chamber"), 0, "awake", "turning_back"), ("33", AtRubble(), 0, "asleep", "rubble_entrance"),
    ("33", InRubble(), 0, "asleep", "rubble_stuck"), ("33", Webbed(), 0, "asleep", "webbed"),
    ("33", AtExit("north"), 0, "asleep", "at_exit"), (TRANSIT, Arriving("34"), 0, "asleep", "in_transit"),
    (OUTSIDE, Retired(), 0, "asleep", "retired"), ("", Dead("wounds", 3, "33"), 0, "asleep", "dead"),
])
def test_situations(place, situation, skip, dragon, expected):
    """DL-3.3-X  Every situation of DL-T-STATES but the fight, which has its own state."""
    world = begun()
    square(world, "33")
    square(world, "44", "chamber")
    world.castle.dragon.state = dragon
    hero = at(world, "red", place, skip=skip, **({"situation": situation} if situation else {}))
    assert who.state_of(world.castle, hero) == expected
    assert who.alive(hero) is (expected != "dead")
    assert who.playing(hero) is (expected not in ("dead", "retired"))


def test_turning_back_needs_a_free_way():
    """DL-7.6a, DL-4.5.1-X, DL-QA-02  Offered through an arch and a door left open; not a portcullis, secret door, teleport."""
    world = begun()
    square(world, "33", edges="o d g w", stairs=2)
    hero = at(world, "red", "33", "north")
    assert who.way_back_is_free(world.castle, hero)
    hero = at(world, "red", "33", "east", "door")
    assert not who.way_back_is_free(world.castle, hero)
    world.castle.squares["33"].marked = ["east"]
    assert who.way_back_is_free(world.castle, hero)
    for way, how in (("south", "gate"), ("north", "secret"), ("north", "teleport"), ("", "start")):
        assert not who.way_back_is_free(world.castle, at(world, "red", "33", way, how))
    assert who.way_back_is_free(world.castle, at(world, "red", "33", DOWN, "stairs"))


def test_who_is_where():
    """DL-4-X3, DL-9.3a, DL-4.10b  Any number on one square; at the threshold nobody is inside."""
    world = begun("H01", "H02", "H03", "H04")
    square(world, "44", "chamber")
    for seat in ("red", "blue", "green"):
        at(world, seat, "44")
    at(world, "blue", "44", situation=TurningBack("chamber"))
    at(world, "green", "44", situation=Retired())
    monster(world, "orc", "44")
    castle = world.castle
    assert [h.id for h in who.heroes_at(castle, "44")] == ["red", "blue"]
    assert [h.id for h in who.heroes_at(castle, "44", first="blue")] == ["blue", "red"]
    assert [h.id for h in who.in_chamber(castle)] == ["red"]
    assert [m.id for m in who.monsters_at(castle, "44")] == ["orc1"] and who.monsters_at(castle, "45") == []
    assert who.in_castle(castle, castle.heroes["red"]) and not who.in_castle(castle, at(world, "red", BELOW))


def test_seats_to_the_right():
    """DL-BASE-11  Order A, B, C: right of B is A, right of A is C; and on round the table."""
    castle = begun("H01", "H02", "H03").castle
    assert who.right_of(castle, "blue") == ["red", "green"] and who.right_of(castle, "red")[0] == "green"
    castle.heroes["green"].situation = Dead("fight", 2, "33")
    assert who.monster_seats(castle) == ["green"]


# ---- the state as data ---------------------------------------------------------------------------------------------------
def rich() -> World:
    world = begun("H01", "H05", "H10")
    tile(world, "33", "LT57")
    give(world, "red", "TC05", "SP02", "IT1", "key")
    at(world, "blue", TRANSIT, situation=Arriving("34"))
    monster(world, "orc", "33")
    world.castle.squares["33"].lying = [instances.gold(40, "RT006")]
    return world


def test_the_state_is_plain_data():
    """It is encoded and decoded to an equal state, and no object that can change hangs in it twice."""
    world = rich()
    assert msgspec.json.decode(msgspec.json.encode(world), type=World) == world
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(world), type=World) == world
    seen_once = set()
    for thing in parts(world):
        assert not isinstance(thing, set | frozenset)
        seen_once.add(id(thing))
    assert len(seen_once) == len(list(parts(world)))


def test_a_view_shares_nothing_and_tells_no_face():
    """DL-BASE-21  A view for blue has no face of red's cards; red knows his own."""
    world = rich()
    for viewer in ("red", "blue", "watcher"):
        assert shared(seen(world, viewer), world) == []
    assert seen(world, "red").faces == {"red.t1": "TC05", "red.s1": "SP02"}
    text = msgspec.json.encode(seen(world, "blue"))
    assert b"TC05" not in text and b"SP02" not in text and b"red.t1" in text
