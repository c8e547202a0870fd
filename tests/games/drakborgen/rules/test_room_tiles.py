"""Room tiles: turned up, followed, put away; tests, traps and events.  DL-6, DL-QA-06, DLC-24, DLC-32."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.squares import opposite
from montjoy.games.drakborgen.model.state import Came, Dead, Door, Peek, Webbed
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import (
    DragonRestless,
    MonstersStir,
    MustLoseTurns,
    RoomDone,
    RoomEmpty,
    RoomTurned,
    SunMoved,
    TileRotated,
    Whirled,
)
from montjoy.games.drakborgen.protocol.places import BELOW, TRANSIT
from montjoy.games.drakborgen.rules import labyrinth, room_tiles
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, square

ROOMS = PACK.rooms


def in_room(*heroes, how="open", way="south", edges="o o o o", **options):
    """Red, who has just come into a room with a red dot; its room tile is still face down."""
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    square(world, "43")
    return world, at(world, "red", "33", way=way, how=how)


def play(tile, dice=(), answers=(), *heroes, **more):
    """The tile is turned up: the world, the hero, what happened."""
    world, red = in_room(*heroes, **more)
    return world, red, run(room_tiles.turn_up_room_tile(world, [red]), [tile, *dice], answers)


@pytest.fixture
def met(monkeypatch):
    """Encounters that only write down who was met, and how."""
    meetings = []

    async def meet(world, heroes, monsters, how, *, shut="", ambush=False):
        meetings.append(([h.id for h in heroes], [m.id for m in monsters], how, shut, ambush))

    monkeypatch.setattr(room_tiles.encounters, "meet", meet)
    return meetings


def room(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- turned up, followed, put away -----------------------------------------------------------------------------------
def test_turned_up_and_followed():
    """DL-6.2a, DL-6-X2  The tile is turned up, shown to all and carried out at once; then it is used."""
    world, red, out = play("RT083", [1])
    assert out.told(RoomTurned) == [RoomTurned("33", "RT083")] and world.castle.squares["33"].room == "RT083"
    assert red.body == 9 and world.castle.used == ["RT083"] and out.told(RoomDone) == [RoomDone("RT083")]


def test_the_trap_kills():
    """DL-6-X2, DL-6-X1  A trap kills the hero: the tile is in the used pile, the square revealed."""
    world, red = in_room()
    red.body = 1
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT090", 12])
    assert isinstance(red.situation, Dead) and world.castle.used == ["RT090"] and world.castle.squares["33"].face_up


@pytest.mark.parametrize("tile", [id for id, row in ROOMS.items() if row.condition != "always"])
@pytest.mark.parametrize("how", ["open", "door", "gate", "door_and_gate", "secret", "stairs", "teleport"])
def test_reservations(tile, how):
    """DL-6.3  A reservation that is not met: the room is empty and the tile used.  RT048, RT051, RT052 by a door, RT053 by a
    portcullis; a secret door, stairs and a teleport are neither."""
    row = ROOMS[tile]
    works = ("door", "door_and_gate") if row.condition == "entered_by_door" else ("gate", "door_and_gate")
    world, red, out = play(tile, how=how)
    assert [t.id for t in red.things] == ([tile] if how in works else [])
    assert world.castle.used == ([] if how in works else [tile])
    assert len(out.told(RoomEmpty)) == (how not in works)


def test_where_tiles_end(met):
    """DL-6-X1, DLC-32  Possessions stay with the hero, a living monster as a figure; everything else goes to the used pile."""
    world, red = in_room()
    for tile in ("RT054", "RT007", "RT100"):
        red.place = "33"
        run(room_tiles.turn_up_room_tile(world, [red]), [tile])
    assert world.castle.used == [] and list(world.castle.monsters) == ["RT007"] and red.companions[0].id == "RT100"
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT033"])
    assert world.castle.used == ["RT033"]
    for place in ("RT007", "RT054", "RT100"):
        assert room_tiles.is_in_play(world.castle, place)
    assert not room_tiles.is_in_play(world.castle, "RT033")


def test_a_tile_that_was_peeked_at():
    """DL-6.2a  The square gives up what somebody has looked at."""
    world, red = in_room()
    world.decks.rooms.take("RT103")
    world.peeks["33"] = Peek("LT45", "RT103", ["blue"])
    world.castle.sun = 5
    out = run(room_tiles.turn_up_room_tile(world, [red]))
    assert out.told(SunMoved) == [SunMoved(-1, 4, "room")] and world.peeks == {}


def test_whoever_goes_first():
    """DL-QA-06  Standard rules: whoever goes first turns the room tile and takes what comes, good or bad."""
    world, red = in_room()
    blue = at(world, "blue", "33")
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT050"])
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT083", 2])
    assert [t.id for t in red.things] == ["RT050"] and red.body == 8
    assert blue.things == [] and blue.body == blue.most


# ---- monsters --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tile", ["RT010", "RT014"])
def test_sleeping_spiders(tile, met):
    """DLC-24, DL-11.4  spiders_never_attack = true: the spider only stands there; no card is drawn."""
    world, red, _ = play(tile, spiders_never_attack=True)
    assert met == [] and world.castle.monsters[tile].kind == "giant_spider" and red.place == "33"


@pytest.mark.parametrize("how, way, shut", [("teleport", "", ""), ("stairs", "down", "down"), ("gate", "west", "west")])
def test_the_way_a_monster_may_not_flee(how, way, shut, met):
    """DL-6.2a  The way by which he has just come in is shut to it; after a teleport there is none."""
    play("RT007", how=how, way=way)
    assert met[0][3] == shut


def test_example_of_line_164():
    """DL-E-2, DL-6.2a, DL-7.1  A hero turns up a red-dot tile, looks at the room tile, finds a mountain troll, and puts its tile
    in a stand beside his own figure."""
    world, red = in_room(edges="w o o w")
    out = run(labyrinth.enter(world, red, "22", Came("south"), goes_on=True), ["LT45", "RT023", "MC01"])
    assert world.castle.squares["22"].tile == "LT45" and world.castle.squares["22"].room == "RT023"
    troll = world.castle.monsters["RT023"]
    assert (troll.kind, troll.at, red.place) == ("mountain_troll", "22", "22")
    assert out.pending.ask == questions.Meeting(("RT023",)) and world.castle.used == []


# ---- tests and traps -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tile, roll, dice, things, body", [
    ("RT066", 5, ["SP01"], ["red.s1"], 10), ("RT066", 6, [], [], 10),
    ("RT074", 5, ["AM02"], ["AM02"], 10), ("RT074", 6, [2, "AM02"], ["AM02"], 8),
    ("RT077", 8, ["RI3"], ["RI3"], 10), ("RT077", 9, [], [], 9),
    ("RT082", 4, [], [], 10), ("RT082", 5, [1, 2], [], 7),
    ("RT084", 9, [], [], 10), ("RT084", 10, [1], [], 8),
    ("RT090", 4, [2], [], 8), ("RT090", 5, [], [], 8),
])
def test_tested(tile, roll, dice, things, body):
    """DLC-24, test, risk, lose_bp  Rohan (agility 4, strength 8, psyche 5, armour 9) passes with his factor and fails with one
    more."""
    world, red, out = play(tile, [roll, *dice])
    assert [t.id for t in red.things] == things and red.body == body and world.castle.used == [tile]
    assert len(out.told(events.TestPassed)) + len(out.told(events.TestFailed)) == 1


@pytest.mark.parametrize("suns, body", [(0, 10), (1, 9), (2, 8)])
def test_falling_stones(suns, body):
    """RT083, DLC-24, risk  The sun die; no choice."""
    assert play("RT083", [suns])[1].body == body


@pytest.mark.parametrize("dice, place, body", [([4], "33", 10), ([5, 0], BELOW, 10), ([12, 2], BELOW, 8)])
def test_trapdoor(dice, place, body):
    """RT085, DLC-24, fall  Agility failed: the sun die, and he is in the catacombs."""
    world, red, _ = play("RT085", dice)
    assert (red.place, red.body) == (place, body) and world.castle.used == ["RT085"]


@pytest.mark.parametrize("tile, dice, skip, body", [
    ("RT086", [8], 0, 10), ("RT086", [9, 1], 1, 9), ("RT087", [5], 0, 10), ("RT087", [6], 1, 10),
])
def test_lost_turns(tile, dice, skip, body):
    """DLC-24, skip_turns  RT086 by strength, RT087 by psyche; failed: he loses his next turn."""
    _, red, out = play(tile, dice)
    assert (red.skip, red.body) == (skip, body) and len(out.told(MustLoseTurns)) == skip


def test_a_turn_is_lost():
    """RT087, skip_turns  The turn that is lost ends at once; then he plays on."""
    world, red, _ = play("RT087", [6])
    assert run(take_hero_turn(world, red)).over and red.skip == 0
    assert run(take_hero_turn(world, red)).pending is not None


@pytest.mark.parametrize("rolled, edges, quarters", [
    (1, "g w d o", 1), (4, "g w d o", 1), (5, "o g w d", 2), (8, "o g w d", 2), (9, "d o g w", 3), (12, "d o g w", 3),
])
def test_turning_floor(rolled, edges, quarters):
    """RT088, DLC-24, rotate  1-4 a quarter clockwise, 5-8 half, 9-12 a quarter the other way; markers stay with their edge."""
    world, red = in_room(edges="w d o g")
    here = world.castle.squares["33"]
    here.marked, here.found, here.signs = ["east"], ["north"], [4, 0, 0, 0]
    red.door = Door("33", "east")
    world.castle.heroes["blue"].door = Door("43", "east")
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT088", rolled])
    words = {"o": "open", "w": "wall", "d": "door", "g": "gate"}
    assert here.edges == [words[e] for e in edges.split()] and out.told(TileRotated) == [TileRotated("33", quarters)]
    door, wall = ("north", "east", "south", "west")[here.edges.index("door")], here.edges.index("wall")
    assert here.marked == [door] and red.door == Door("33", door) and here.signs[wall] == 4
    assert here.found == [opposite(opposite(("north", "east", "south", "west")[wall]))]
    assert world.castle.heroes["blue"].door == Door("43", "east")


@pytest.mark.parametrize("dice, place", [([5], "33"), ([6], "43")])
def test_draught_of_dread(dice, place):
    """RT089, DLC-24, random_exit  Psyche failed: out through the only free passage, and that entry is resolved."""
    _, red, _ = play("RT089", dice, edges="w w o w")
    assert red.place == place
    if place == "43":
        assert red.came.way == "north"


def test_draught_of_dread_by_chance():
    """RT089, random_exit, DL-12.2a  Of three passages he numbers them and the D12 decides; a tile is turned up there."""
    world, red = in_room(edges="w o o o", naming_before_dice="always")
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT089", 6, 12, "other", "LT45", "RT033"],
              [questions.Number("west"), questions.Number("south")])
    assert red.place == "34" and world.castle.squares["34"].tile == "LT45" and out.over
    assert world.castle.used == ["RT033", "RT089"]


def test_draught_of_dread_in_a_dead_end():
    """RT089, random_exit  No free passage: nothing happens."""
    world, red, _ = play("RT089", [6], edges="w w g d")
    assert red.place == "33" and world.castle.used == ["RT089"]


def test_no_further_along_a_corridor():
    """RT089, random_exit  Into a corridor, and no further: he is not asked."""
    world, red = in_room(edges="w w o w")
    square(world, "43", "corridor")
    assert run(room_tiles.turn_up_room_tile(world, [red]), ["RT089", 6]).over and red.place == "43"


@pytest.mark.parametrize("dice, left", [([1], ["TC05", "AM02"]), ([5], ["RT044", "AM02"]), ([12], ["RT044", "TC05"])])
def test_grinning_idol(dice, left):
    """RT091, DLC-24, lose_treasure  One treasure, each with the same chance, hidden cards included; a key is none."""
    world, red = in_room()
    give(world, "red", "key", "RT044", "TC05", "AM02")
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT091", *dice])
    names = [world.faces.get(t.id, t.id) for t in red.things]
    assert names == ["RT054", *left]
    gone = {"TC05": world.decks.treasure.tail == ["TC05"], "RT044": "RT044" in world.castle.used, "AM02": True}
    assert all(gone[x] for x in ("RT044", "TC05", "AM02") if x not in left)


@pytest.mark.parametrize("things", [(), ("RT044",)])
def test_idol_takes_all_there_is(things):
    """RT091, lose_treasure  Fewer than it wants: all of them, without a roll."""
    world, red = in_room()
    give(world, "red", *things)
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT091"])
    assert red.things == [] and world.castle.used == [*things, "RT091"]


# ---- webs, whirling lights, companions, events -----------------------------------------------------------------------
@pytest.mark.parametrize("tile", ["RT092", "RT093", "RT094", "RT095", "RT096"])
def test_webs(tile):
    """DLC-24, web  A marker, and he is caught."""
    world, red, _ = play(tile)
    assert isinstance(red.situation, Webbed) and world.castle.squares["33"].web and world.castle.used == [tile]


@pytest.mark.parametrize("tile", ["RT092", "RT093", "RT094", "RT095", "RT096"])
def test_spinners_amulet(tile):
    """AM07, DLC-24, web  For the wearer of the Spinner's amulet the room is empty and no marker is placed."""
    world, red = in_room()
    give(world, "red", "AM07")
    run(room_tiles.turn_up_room_tile(world, [red]), [tile])
    assert not isinstance(red.situation, Webbed) and not world.castle.squares["33"].web and world.castle.used == [tile]


@pytest.mark.parametrize("tile, dice, things, place", [
    ("RT097", [5], 0, TRANSIT), ("RT098", [1], 0, TRANSIT), ("RT099", [6, 5], 0, TRANSIT), ("RT099", [5, "SP03"], 1, "33"),
])
def test_whirling_light(tile, dice, things, place):
    """DLC-24, teleport  Rolls the direction and is in transit; RT099 by psyche, passed: a special card instead."""
    world, red, out = play(tile, dice)
    assert red.place == place and len(red.things) == things and len(out.told(Whirled)) == (place == TRANSIT)
    assert world.castle.used == [tile]


@pytest.mark.parametrize("tile, row, kind, points", [("RT100", "CO1", "orc", 5), ("RT101", "CO2", "hound", 4)])
def test_companions(tile, row, kind, points):
    """CO1, CO2, DLC-24, control  He gains control of the companion of that row."""
    world, red, _ = play(tile)
    assert [(c.id, c.kind, c.combat_points) for c in red.companions] == [(tile, kind, points)]
    co, there = PACK.companions[row], red.companions[0]
    assert (there.agility, there.strength, there.psyche, there.armour) == (co.agility, co.strength, co.psyche, co.armour)
    assert world.castle.monsters == {}


def blue_in(world, place):
    square(world, place)
    return at(world, "blue", place, way="south")


def test_tremor():
    """RT102, DLC-24, all_inside  Every hero on a square of the castle, in turn order beginning with the active one."""
    world, _ = in_room("H01", "H02", "H03", "H04")
    at(world, "blue", "88")
    at(world, "green", BELOW)
    at(world, "yellow", TRANSIT)
    blue, red = world.castle.heroes["blue"], world.castle.heroes["red"]
    out = run(room_tiles.turn_up_room_tile(world, [blue_in(world, "34")]), ["RT102", 6, 2, 5, 1])
    assert [about[0] for why, about, _ in out.rolls[1:] if about] == ["blue", "blue", "red", "red"]
    assert (blue.body, red.body) == (9, 9)


@pytest.mark.parametrize("sun, after", [(5, 4), (0, 0)])
def test_clear_sky(sun, after):
    """RT103, DLC-24, sun  Back one step, never below 0."""
    world, red = in_room()
    world.castle.sun = sun
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT103"])
    assert world.castle.sun == after and out.told(SunMoved) == [SunMoved(after - sun, after, "room")]


def test_stirring_in_the_dark():
    """RT104, DLC-24, monsters_stir  Every figure on the board makes one random move, row by row from the north-west."""
    world, red = in_room(edges="w w o w")
    for id, edges in (("55", "w o w w"), ("56", "w w w o"), ("11", "w w w w"), ("12", "w o w w")):
        square(world, id, edges=edges)
    late, early, stuck = monster(world, "orc", "55"), monster(world, "skeleton", "12"), monster(world, "demon", "11")
    below = monster(world, "vampire", BELOW)
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT104"])
    assert out.told(MonstersStir) == [MonstersStir((stuck.id, early.id, late.id))]
    assert late.at == "56" and stuck.at == "11" and below.at == BELOW
    assert early.id not in world.castle.monsters, "into an unrevealed square: it leaves the game"


def test_stirring_by_chance():
    """RT104, monsters_stir  The active player numbers the passages and rolls; nobody who has been moved is moved twice."""
    world, red = in_room(edges="w w o w")
    for id in ("55", "45", "65"):
        square(world, id, edges="o w o w")
    orc = monster(world, "orc", "55")
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT104", 12], [questions.Number("north")])
    assert orc.at == "65"


@pytest.mark.parametrize("state, restless", [("asleep", True), ("awake", False), ("dead", False)])
def test_rumble_from_below(state, restless):
    """RT105, DLC-24, dragon_restless  The dragon sleeps badly; awake or dead it makes no difference."""
    world, red = in_room()
    world.castle.dragon.state = state
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT105"])
    assert world.castle.dragon.restless is restless and len(out.told(DragonRestless)) == restless


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
