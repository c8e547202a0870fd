"""Corners that no other test looks into: things that lie about, gifts that were worn, lists that go on, monsters met while one
waits at an exit or is turning back."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.heroes import factor
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.pack.rows import OpAllInside, OpEncounter, OpKey, OpManual, OpRandomExit, OpWeb
from montjoy.games.drakborgen.model.state import AtExit, Due, PackRef, TurningBack, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    FightBegun,
    Healed,
    LeftLying,
    Met,
    Moved,
    Offered,
    PickedUp,
    Roused,
    SpellCast,
    Stayed,
    Warded,
)
from montjoy.games.drakborgen.protocol.places import BELOW, TRANSIT
from montjoy.games.drakborgen.rules import body_points, catacombs, dragon, encounters, possessions, room_tiles, turns
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square

PACK = load(PackRef())


def room(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- things ----------------------------------------------------------------------------------------------------------
def test_picked_up_it_is_his():
    """DLC-22, DLC-10  It lies there no longer, he has it and wears it: Rohan's strength 8 is 9."""
    world, red = room()
    gauntlets = instances.item(PACK, "IT2", "RT059")
    world.castle.squares["33"].lying.append(gauntlets)
    out = run(turns.take_free_act(world, red, questions.PickUp("RT059")))
    assert red.things == [gauntlets] and red.worn == ["RT059"] and factor(red, "strength") == 9
    assert world.castle.squares["33"].lying == [] and out.told(PickedUp) == [PickedUp("red", "RT059", "33")]


@pytest.mark.parametrize("place, square_has, below_has", [("33", 1, 0), (BELOW, 0, 1), (TRANSIT, 0, 0)])
def test_where_a_thing_can_lie(place, square_has, below_has):
    """DLC-22, DL-4.9f-X  In a room, in the catacombs; anywhere else it leaves the game."""
    world, _ = room()
    out = run(possessions.leave_lying(world, place, instances.key("RT054")))
    assert (len(world.castle.squares["33"].lying), len(world.castle.below)) == (square_has, below_has)
    assert out.told(LeftLying) == [LeftLying("RT054", place)]


@pytest.mark.parametrize("wanted", [False, True])
def test_what_is_given_is_no_longer_worn(wanted):
    """DLC-21, DLC-10  The offer is said aloud; the giver's factor falls back, the taker's rises."""
    world, red = room()
    blue = at(world, "blue", "33")
    giver, taker = (blue, red) if wanted else (red, blue)
    give(world, giver.id, "IT2")
    bare = {"red": 8, "blue": 9}
    assert factor(giver, "strength") == bare[giver.id] + 1
    act = questions.AskFor("IT2", "blue") if wanted else questions.Give("IT2", "blue")
    out = run(turns.take_free_act(world, red, act), (), [questions.Agree()])
    assert out.told(Offered) == [Offered("IT2", "red", "blue", wanted)]
    assert giver.worn == [] and factor(giver, "strength") == bare[giver.id]
    assert taker.worn == ["IT2"] and factor(taker, "strength") == bare[taker.id] + 1


@pytest.mark.parametrize("where", ["lying", "below", "held", "led"])
def test_a_tile_is_used_whatever_else_is_about(where):
    """DL-6-X1, DLC-32  Another tile lies in a room, or below, or is somebody's: this one goes to the used pile all the same."""
    world, red = room()
    match where:
        case "lying":
            world.castle.squares["34"].lying.append(instances.key("RT054"))
        case "below":
            world.castle.below.append(instances.key("RT054"))
        case "held":
            give(world, "blue", "RT044")
        case "led":
            world.castle.heroes["blue"].companions.append(instances.companion(PACK.companions["CO1"], "RT100"))
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT083", 0])
    assert world.castle.used == ["RT083"]


# ---- lists of operations ---------------------------------------------------------------------------------------------
def test_who_is_not_caught_goes_on():
    """DLC-24, web, AM07  The room is empty for the wearer of the Spinner's amulet, and what else the list says is carried out;
    who is caught gets nothing of it."""
    for worn in (True, False):
        world, red = room()
        give(world, "red", *(["AM07"] if worn else []))
        run(room_tiles.carry_out(world, red, [OpWeb(), OpKey()], "RT054"))
        assert ("RT054" in [t.id for t in red.things]) is worn and isinstance(red.situation, Webbed) is not worn


def test_out_by_chance_is_seen():
    """DLC-24, random_exit  All see where he has run; what else the list says is left out, but not if there was no way out."""
    world, red = room()
    square(world, "33", edges="w o w w")
    out = run(room_tiles.carry_out(world, red, [OpRandomExit(), OpKey()], "RT054"))
    assert out.told(Moved) == [Moved("red", "33", "34", "east")] and red.things == []
    square(world, "34", edges="w w w w")
    run(room_tiles.carry_out(world, red, [OpRandomExit(), OpKey()], "RT054"))
    assert [t.id for t in red.things] == ["RT054"]


def test_the_table_is_waited_for():
    """DLC-24, manual, DL-BASE-21  While he types what came of it, everybody sees who is waited for."""
    world, red = room()
    assert run(room_tiles.carry_out(world, red, [OpManual("Sing.")], "RT033")).pending.seat == "red"
    assert seen(world, "blue").castle.asked == ["red"]


def test_a_monster_that_comes_to_who_is_elsewhere():
    """DLC-24, all_inside, DL-6.2a, DL-7.7a  Blue did not come in with this tile: the way by which he came is not shut to the
    monster that he meets, and it can flee there."""
    world, red = room("H01", "H02")
    square(world, "66", edges="w o w w")
    square(world, "67", edges="o o o o")
    world.castle.squares["33"].room = "RT033"
    at(world, "blue", "66", way="east")
    at(world, "red", "outside")
    out = run(room_tiles.carry_out(world, red, [OpAllInside([OpEncounter("dark_elf")])], "RT033"), ["MC01"], [questions.Attack()])
    assert out.over and [m.heroes for m in out.told(Met)] == [("blue",)]
    assert [m.at for m in world.castle.monsters.values()] == ["67"]


# ---- met in an odd situation -------------------------------------------------------------------------------------------
def test_a_monster_comes_to_who_waits_at_an_exit():
    """DL-8.12e, DL-5.5.3d-X  He had fled there from another fight before: he is met, and if he attacks he fights."""
    world, red = room()
    red.situation = AtExit("north")
    orc = monster(world, "orc", "33")
    out = run(encounters.meet(world, [red], [orc], "walked-in", back="34"), ["MC01"], [questions.Attack()])
    assert out.told(FightBegun) == [FightBegun(("red",), ("orc1",), "33")]


def test_one_more_follows_who_is_turning_back():
    """DL-7.6c, DL-7.6d-X  He is turning back already, an elf behind him, and turns back on a second one: both will follow."""
    world, red = room()
    first, second = monster(world, "dark_elf", "33"), monster(world, "dark_elf", "33")
    red.situation = TurningBack("encounter", (first.id,))
    out = run(encounters.meet(world, [red], [second], "entered"), ["MC02"], [questions.TurnBack()])
    assert red.situation == TurningBack("encounter", (first.id, second.id)) and len(out.told(Roused)) == 1


def test_followed_in_the_movement_phase():
    """DL-7.6c, DL-13.1b  It goes with him at once, but they meet in the event phase.  advanced_phases = true."""
    world, _ = room(advanced_phases=True)
    world.castle.phase = "movement"
    elf = monster(world, "dark_elf", "33")
    red = at(world, "red", "32", way="east")
    out = run(encounters.follow(world, red, (elf.id,)))
    assert elf.at == "32" and out.told(Met) == [] and world.castle.due == [Due("32", "meeting", ["red"])]
    world.castle.phase = "turns"
    elf.at, world.castle.due = "33", []
    out = run(encounters.follow(world, red, (elf.id,)), ["MC01"])
    assert len(out.told(Met)) == 1 and world.castle.due == [] and out.pending.seat == "red"


# ---- what is told ------------------------------------------------------------------------------------------------------
def test_what_heals_and_what_wards_is_told():
    """DL-5.4d, DLC-04  How many body points he has regained, as far as he lacked them; the spell, and what it has warded off."""
    world, mage = room("H05", "H01")
    mage.body = 7
    assert run(body_points.heal(world, mage, 4, "DLC-24")).told(Healed) == [Healed("red", 1, 8, "DLC-24")]
    out = run(body_points.risk(world, mage, 1, "DL-5.1b"), [2], [questions.Ward()])
    assert out.told(SpellCast) == [SpellCast("red", "ward")] and out.told(Warded) == [Warded("red", 2)] and mage.body == 8


def test_who_only_looks_at_the_dragon():
    """DL-9-X1  He has come in while it is awake and does not fight: all hear that he stays; no card, no breath."""
    world, red = room()
    square(world, "44", "chamber")
    red.place, world.castle.dragon.state = "44", "awake"
    out = run(dragon.draw_in_chamber(world, red, rested=False), (), [questions.Stay()])
    assert out.over and out.told(Stayed) == [Stayed("red")] and out.rolls == [] and red.body == 10


def test_what_is_found_below_goes_on():
    """DL-4.9f-X, DLC-10  An amulet that has fallen from the bridge is found by who is below at his turn, and worn: agility 5."""
    world, red = room(dropped_treasure="catacombs")
    at(world, "red", BELOW)
    world.castle.below.append(instances.amulet(PACK, "AM02"))
    run(catacombs.take_what_lies(world, red))
    assert red.worn == ["AM02"] and factor(red, "agility") == 5 and world.castle.below == []
