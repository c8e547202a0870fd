"""Monsters that flee, arrive, and leave the game: section 7.7, 8.9d, 12.2d."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model import monsters
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.state import Due, Encounter, Retired, TurningBack
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Met,
    MonsterFled,
    MonsterLeft,
    MonsterWentDown,
    RanOut,
    Reacted,
    Rewarded,
    WayShut,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN
from montjoy.games.drakborgen.rules import encounters, monster_flight, room_tiles
from tests.games.drakborgen.board import PACK, at, begun, monster, run, square

ATTACK, WAIT, TURN_BACK = questions.Attack(), questions.Wait(), questions.TurnBack()


def room(edges="o o o o", *heroes, **more):
    """Red came from the west into 33, where an orc is; the squares round it are known."""
    options = {k: more.pop(k) for k in list(more) if k != "stairs"}
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    square(world, "33", edges=edges, **more)
    for id in ("23", "34", "43", "32"):
        square(world, id)
    red = at(world, "red", "33", way="west")
    return world, red, monster(world, "orc", "33")


# ---- the way out -----------------------------------------------------------------------------------------------------
def test_three_passages():
    """DL-7.7b, DL-7.7c  Three passages: D12 1-4, 5-8, 9-12; a figure on the square it comes to."""
    for rolled, to in ((4, "23"), (5, "34"), (12, "43")):
        world, _red, orc = room(naming_before_dice="always")
        out = run(monster_flight.flee(world, orc, "west"), [rolled], [questions.Number("north"), questions.Number("east")])
        assert out.value is True and orc.at == to and out.told(MonsterFled)[0].to == to
        assert {seat for seat, _, _ in out.answered} == {"red"}, "the player whose turn it is"


def test_only_the_heros_way():
    """DL-7.7a  The only exit is the hero's: no way out; teleported, or walked in on, he shuts none."""
    world, _red, orc = room("w w w o")
    out = run(monster_flight.flee(world, orc, "west"))
    assert out.value is False and orc.at == "33" and not out.rolls
    assert run(monster_flight.flee(world, orc, "")).value is True and orc.at == "32"


def test_one_exit_left():
    """DL-8.9d-X  One exit left besides the hero's: it goes there, without a roll; counted at that moment."""
    world, _red, orc = room("o w w o")
    assert [p.way for p in monsters.ways_to_flee(world.castle, orc, "west")] == ["north"]
    out = run(monster_flight.flee(world, orc, "west"))
    assert orc.at == "23" and not out.rolls and not out.told(RanOut)


def test_closed_ways_are_none():
    """DL-7.7a, DL-4.5.1-X  Locked doors and portcullises are no free passages; an opened door is."""
    world, _red, orc = room("d g w o")
    assert run(monster_flight.flee(world, orc, "west")).value is False
    world.castle.squares["33"].marked = ["north"]
    assert run(monster_flight.flee(world, orc, "west")).value is True and orc.at == "23"


def test_never_into_the_chamber_or_outside():
    """DL-7.7a, DL-5.5.1a  Such passages are left out when they are counted."""
    world, _red, orc = room("w o w o")
    square(world, "34", "chamber")
    assert run(monster_flight.flee(world, orc, "west")).value is False
    orc.at = "00"
    assert [p.to for p in monsters.ways_to_flee(world.castle, orc, "")] == ["01", "10"]


def test_stairs():
    """DL-7.7f-X  Room with stairs as the only other exit: the monster goes below."""
    world, _red, orc = room("w w w o", stairs=5)
    out = run(monster_flight.flee(world, orc, "west"))
    assert orc.at == BELOW and out.told(MonsterWentDown) and orc.id in world.castle.monsters
    assert out.told(MonsterFled)[0].way == DOWN
    at(world, "blue", BELOW)
    assert not world.castle.encounters


def test_unknown_room():
    """DL-7.7d, DL-12.2d  Figure removed; the tiles stay face down; the tile is used."""
    world, _red, orc = room("o w w o")
    world.castle.squares["23"].kind, world.castle.squares["23"].edges = "", []
    out = run(monster_flight.flee(world, orc, "west"))
    assert world.castle.monsters == {} and not world.castle.squares["23"].face_up and orc.id in world.castle.used
    assert out.told(MonsterLeft) == [MonsterLeft(orc.id, "orc", "unknown-square")]


# ---- into another hero -----------------------------------------------------------------------------------------------
def test_into_another_hero(duels):
    """DL-7.7e  B stands on (2,3): B chooses attack, wait or turn back at once, in A's turn; acted by B's right-hand player."""
    world, red, orc = room("o w w o")
    blue = at(world, "blue", "23", way="north")
    square(world, "13")
    out = run(encounters.meet(world, [red], [orc], "entered", shut="west"), ["MC10", "MC01"], [ATTACK, TURN_BACK])
    assert [(seat, type(q)) for seat, q, _ in out.answered] == [("red", questions.Meeting), ("blue", questions.Meeting)]
    assert [(m.heroes, m.by) for m in out.told(Met)] == [(("red",), "green"), (("blue",), "red")]
    assert blue.situation == TurningBack("encounter") and orc.at == "23" and duels.fought == []
    assert len(world.decks.monster) == len(PACK.cards) and world.castle.encounters == []


def test_a_chain(duels):
    """DL-7.7e  Depth first; then A's turn goes on: here it comes back into A's room and meets A anew."""
    world, red, orc = room("o w w o")
    square(world, "23", edges="w w o w")
    at(world, "blue", "23", way="south")
    out = run(
        encounters.meet(world, [red], [orc], "entered", shut="west"), ["MC10", "MC10", "MC01"], [ATTACK, ATTACK, ATTACK]
    )
    assert [m.heroes for m in out.told(Met)] == [("red",), ("blue",), ("red",)]
    assert duels.fought == [(["red"], ["orc1"], False)] and out.over


def test_several_heroes_there(duels):
    """DL-7.7e, DL-5.5.3a  One encounter after another in turn order behind the active player, until it has fought."""
    world, _red, orc = room("o w w o")
    at(world, "blue", "23", way="north")
    at(world, "green", "23", way="north")
    square(world, "13")
    out = run(monster_flight.arrive(world, orc, "23", "33"), ["MC01", "MC02"], [TURN_BACK, ATTACK])
    assert [m.heroes for m in out.told(Met)] == [("blue",), ("green",)] and duels.fought == [(["green"], ["orc1"], False)]
    world, _red, orc = room("o w w o")
    at(world, "blue", "23", way="north")
    at(world, "green", "23", way="north")
    out = run(monster_flight.arrive(world, orc, "23", "33"), ["MC01"], [ATTACK])
    assert [m.heroes for m in out.told(Met)] == [("blue",)], "it has fought"


def test_multi_fight_together(duels):
    """DL-5.5.3a  With multi_fight = true they meet it together."""
    world, _red, orc = room("o w w o", advanced_phases=True, multi_fight=True)
    at(world, "blue", "23", way="north")
    at(world, "green", "23", way="north")
    out = run(monster_flight.arrive(world, orc, "23", "33"), ["MC01"], [ATTACK, WAIT])
    assert [m.heroes for m in out.told(Met)] == [("blue", "green")]


def test_in_the_movement_phase():
    """DL-7.7e, DL-13.1b  What a monster player causes there waits for the events."""
    world, _red, orc = room("o w w o", advanced_phases=True)
    world.castle.phase = "movement"
    at(world, "blue", "23", way="north")
    run(monster_flight.arrive(world, orc, "23", "33"))
    assert world.castle.due == [Due("23", "visit", ["blue"], ["orc1"], "33")] and orc.at == "23"


@pytest.mark.parametrize("situation", ["retired", "dead"])
def test_whoever_is_out_meets_nobody(situation):
    """DL-7.7e  Only heroes in the game."""
    world, _red, orc = room("o w w o")
    at(world, "blue", "23", situation=Retired()) if situation == "retired" else at(world, "blue", "")
    assert run(monster_flight.arrive(world, orc, "23", "33")).over


# ---- going back where it came from -----------------------------------------------------------------------------------
@pytest.mark.parametrize("edges, back", [("o o o o", "34"), ("o g o o", ""), ("o w o o", "")])
def test_walked_in(duels, edges, back):
    """DL-5.5.3b  The card says flee: back to the square it came from; under a portcullis it cannot and fights."""
    world, red, orc = room(edges)
    out = run(encounters.meet(world, [red], [orc], "walked-in", back="34"), ["MC10"], [ATTACK])
    assert (orc.at == "34" and duels.fought == []) if back else (out.told(WayShut) and len(duels.fought) == 1)
    assert out.told(Reacted) == [Reacted(orc.id, "flee")]


# ---- leaving the game ------------------------------------------------------------------------------------------------
def test_gone():
    """DL-7.7d, DL-12.2d  It leaves the game once; its tile is used."""
    world, _red, orc = room()
    out = run(monster_flight.remove_monster(world, orc, "dead"))
    assert world.castle.monsters == {} and world.castle.used == [orc.id] and out.told(MonsterLeft)
    assert run(monster_flight.remove_monster(world, orc, "dead")).events == []


def test_the_reward_is_paid():
    """DLC-20  To the hero in whose encounter it dies or flees, also into an unrevealed room; not to who has turned back, and not
    for leaving the game in any other way."""
    for why, paid in (("dead", True), ("teleport", False), ("turned-back", False)):
        world, red, orc = room()
        orc.reward = Reward(treasure=80)
        world.castle.encounters.append(Encounter("33", ["red"], [orc.id], actions={"red": "attack"}))
        if why == "turned-back":
            world.castle.encounters[0].actions = {"red": "turn_back"}
        out = run(monster_flight.remove_monster(world, orc, "dead" if why == "turned-back" else why))
        assert [t.gold for t in red.things] == ([80] if paid else []) and bool(out.told(Rewarded)) is paid
    world, red, orc = room("o w w o")
    world.castle.squares["23"].kind, world.castle.squares["23"].edges = "", []
    orc.reward = Reward(treasure=80)
    run(encounters.meet(world, [red], [orc], "entered", shut="west"), ["MC10"], [ATTACK])
    assert [t.gold for t in red.things] == [80] and world.castle.monsters == {}


def test_no_reward_outside_an_encounter():
    """DLC-20  A monster that moves by chance pays nobody and keeps what it guards."""
    world, _red, orc = room()
    orc.reward = Reward(treasure=80)
    run(monster_flight.arrive(world, orc, "23", "33"))
    assert orc.reward == Reward(treasure=80)


def test_a_monster_that_stirs_and_flees_goes_by_chance():
    """DLC-24, DL-7.7e  monsters_stir: who is walked in on meets it as one that has fled there; it does not go back like a
    monster player's."""
    world = begun(naming_before_dice="always")
    square(world, "33", "room", "w o w w"), square(world, "34", "room", "w o o o"), square(world, "35", "room", "w w o o")
    square(world, "44")
    red = at(world, "red", "34", "west")
    monster(world, "mountain_troll", "33")
    world.castle.order = ["red", "blue"]
    out = run(
        room_tiles.stir_monsters(world, [world.castle.heroes["blue"]]), ["MC01", 5],
        [questions.Wait(), questions.Number("west"), questions.Number("east")],
    )
    assert out.told(MonsterFled)[0].to == "35"
    assert red.place == "34"
