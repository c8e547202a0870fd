"""The small questions one asks of heroes: factors, treasures, situations, who stands where."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model import heroes as who
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import load
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
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN, OUTSIDE, TRANSIT
from tests.games.drakborgen.board import at, begun, give, monster, square


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
