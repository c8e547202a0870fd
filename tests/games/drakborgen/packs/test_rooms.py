"""Each room tile turned up and followed through the real rules, by the numbers of the ledger (DLC-24, DL-6.2a, DLC-T-ROOMTILES).

The traps and events once more in `rules/test_room_tiles.py`, from their other side.
"""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen import outcome
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.heroes import factor, is_treasure
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.state import Free, PackRef, Webbed
from montjoy.games.drakborgen.play import begin_round, take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Begins,
    FightBegun,
    Found,
    MonsterFled,
    MonsterLeft,
    Reacted,
    Rewarded,
    RoomEmpty,
    RoomTurned,
)
from montjoy.games.drakborgen.protocol.places import BELOW, TRANSIT
from montjoy.games.drakborgen.rules import dragon, encounters, room_tiles, spiders
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square
from tests.games.drakborgen.packs import ledger

HOW = {"always": "open", "entered_by_door": "door", "entered_by_portcullis": "gate"}
MONSTERS, TREASURES, ITEMS = map(ledger.rows, (ledger.ROOM_MONSTERS, ledger.ROOM_TREASURES, ledger.ROOM_ITEMS))
DRAWN = {"amulet": "AM03", "ring": "RI4", "special": "SP01"}
by_id = {"ids": lambda row: row[0] if isinstance(row, list) else None}


def in_room(*heroes, how="open", edges="o o o o", **options):
    """Red (Rohan: 4, 8, 5, 9 and 10 body points) has come into a room with a red dot from the south; the others are far
    away."""
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    square(world, "33", edges=edges)
    for id in ("23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south", how=how)


def turned_up(tile, dice=(), answers=(), *heroes, **more):
    world, red = in_room(*heroes, **more)
    out = run(room_tiles.turn_up_room_tile(world, [red]), [tile, *dice], answers)
    assert [t.room for t in out.told(RoomTurned)] == [tile] and tile not in world.decks.rooms.bag
    return world, red, out


def used_up(world, red, tile):
    """It is in the used pile, and nothing came of it."""
    return world.castle.used == [tile] and red.things == [] and world.castle.monsters == {} and red.place == "33"


# ---- RT001 to RT032: monsters ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", MONSTERS, **by_id)
def test_who_is_there(row):
    """encounter, ambush, DL-6.2a, DL-7.1, DL-7.10, DL-SUM-03  A figure with the printed values stands in the room; an encounter
    asks him what he does, an ambush is a fight at once, with the combat points of the card."""
    tile, op, kind, *_ = row
    world, red, out = turned_up(tile, ["MC02"])
    figure = world.castle.monsters[tile]
    values = {name: getattr(figure, name) for name in ("agility", "strength", "psyche", "armour")}
    assert (figure.kind, figure.at) == (kind, "33") and values == ledger.factors(ledger.MONSTERS, kind)
    assert world.castle.used == [] and red.place == "33"
    if op == "encounter":
        assert out.pending.ask == questions.Meeting((tile,)) and not out.told(FightBegun)
    else:
        assert out.told(FightBegun) == [FightBegun(("red",), (tile,), "33")]
        assert out.told(Begins) == [Begins("red", 10), Begins(tile, ledger.card("MC02")[kind][0])]


def _card(kind, letter):
    """A card on which this kind does that, and the action that asks for it."""
    for row in ledger.rows(ledger.CARDS):
        _, on_attack, on_wait, _ = ledger.card(row[0])[kind]
        if letter in (on_attack, on_wait):
            return row[0], questions.Attack() if on_attack == letter else questions.Wait()
    raise AssertionError(kind)


@pytest.mark.parametrize("row", [row for row in MONSTERS if row[1] == "encounter"], **by_id)
def test_what_it_guards(row):
    """encounter, DLC-20, DLC-32  It runs, through a passage that is not his: what it guards is paid, if it guards
    anything, and the figure stands where it has run to."""
    tile, _, kind, *reward = row
    card, action = _card(kind, "R")
    paid = {"treasure": [], "deck": [DRAWN.get(reward[-1])], "item": []}[reward[0]] if reward else []
    world, red, out = turned_up(tile, [card, *paid], [action], edges="o w o w")
    assert len(out.told(Reacted)) == len(out.told(MonsterFled)) == 1 and world.castle.monsters[tile].at == "23"
    assert len(out.told(Rewarded)) == bool(reward) and len(red.things) == bool(reward)
    if reward:
        thing, (sort, what) = red.things[0], reward
        assert {"treasure": str(thing.gold), "item": thing.what, "deck": thing.sort}[sort] == what
        assert world.castle.monsters[tile].reward is None


GUARDED = [row for row in MONSTERS if len(row) > 3]


@pytest.mark.parametrize("row", GUARDED, **by_id)
def test_killed_for_what_it_guards(row):
    """DLC-20, DLC-32  Killed, too; its tile is then used.  RT006 40 gold, RT022 80, RT029 120, RT027 an amulet, RT032 a ring,
    RT031 the Sword of the Old Kings."""
    tile, _, kind, sort, what = row
    card, action = _card(kind, "F")
    world, red = in_room()
    red.body = 60
    positions = {"ghost_knight": 2}  # all others are weaker than Rohan on armour; on strength he clinches with it, or hits

    def answer(seat, ask, options):
        if not isinstance(ask, Ask):
            return action
        if ask != Ask.POSITION:
            return 0
        mine = positions.get(kind, 1)
        return mine if seat == "red" else (3 if mine == 2 else 1)

    dice = [tile, card, *([DRAWN[what]] if sort == "deck" else [])]
    out = run(room_tiles.turn_up_room_tile(world, [red]), dice, answer)
    assert [m.why for m in out.told(MonsterLeft)] == ["dead"] and world.castle.monsters == {} and tile in world.castle.used
    (thing,) = red.things
    assert {"treasure": str(thing.gold), "item": thing.what, "deck": thing.sort}[sort] == what


# ---- RT033 to RT041: nothing; RT042 to RT069: treasures, keys, items -------------------------------------------------
@pytest.mark.parametrize("tile", [f"RT{n:03}" for n in range(33, 42)])
def test_bare_rooms(tile):
    """empty, DL-6-X1  Nothing happens, nothing is found; the tile is used."""
    world, red, out = turned_up(tile)
    assert used_up(world, red, tile) and out.over and red.body == 10 and not out.rolls[1:]


@pytest.mark.parametrize("row", TREASURES, **by_id)
@pytest.mark.parametrize("how", ["open", "door", "gate", "door_and_gate"])
def test_treasures(row, how):
    """treasure, DL-6.3, DLC-12  So much gold, if he came in as the tile says (a door with a portcullis is both); else
    the room is empty and the tile used."""
    tile, gold, condition = row
    world, red, out = turned_up(tile, how=how)
    if condition == "always" or HOW[condition] == how or how == "door_and_gate":
        (thing,) = red.things
        assert is_treasure(thing) and outcome.gold_of(world, red) == int(gold) and world.castle.used == []
        assert out.told(Found) == [Found("red", tile, "treasure", tile)]
    else:
        assert used_up(world, red, tile) and len(out.told(RoomEmpty)) == 1


@pytest.mark.parametrize("tile", [f"RT{n:03}" for n in range(54, 59)])
def test_keys(tile):
    """key, DL-4.4.1a  Five keys: he can open a door with it, and it is no treasure."""
    world, red, _ = turned_up(tile, edges="d o o o")
    assert [(t.sort, is_treasure(t)) for t in red.things] == [("key", False)]
    assert questions.UseKey("north", tile) in turn_options(seen(world, "red"))


@pytest.mark.parametrize("row", ITEMS, **by_id)
def test_items(row):
    """item, DLC-10, DLC-11  It goes on by itself if there is a slot for it, and adds its numbers; RT067 to RT069 are to
    be drunk."""
    tile, what = row
    slot, gold, *cells = next(r[1:] for r in ledger.rows(ledger.ITEMS) if r[0] == what)
    world, red, _ = turned_up(tile)
    bare, adds = ledger.factors(ledger.HEROES, "H01"), ledger.powers(" ".join(cells))
    assert {name: factor(red, name) for name in bare} == {name: bare[name] + adds.get(name, 0) for name in bare}
    assert red.worn == ([] if slot in ("gear", "potion") else [tile]) and outcome.gold_of(world, red) == int(gold)
    assert (questions.Drink(tile) in turn_options(seen(world, "red"))) is (slot == "potion")


# ---- RT066, RT070 to RT081: cards ------------------------------------------------------------------------------------
@pytest.mark.parametrize("tile, deck", [
    *[(f"RT{n:03}", "amulet") for n in range(70, 74)], ("RT075", "ring"), ("RT076", "ring"),
    *[(f"RT{n:03}", "special") for n in range(78, 82)],
])
def test_cards(tile, deck):
    """draw, DLC-23, DLC-31  The top card of that deck; amulets and rings are open and worn, a special card is his secret."""
    world, red, _ = turned_up(tile, [DRAWN[deck]])
    (thing,) = red.things
    assert thing.sort == ("special_card" if deck == "special" else deck) and world.castle.used == [tile]
    assert DRAWN[deck] not in getattr(world.decks, deck).bag
    assert factor(red, "psyche") == (6 if deck == "amulet" else 5) and factor(red, "armour") == (11 if deck == "ring" else 9)
    others = seen(world, "blue")
    assert others.faces == {}
    assert [t.what for t in others.castle.heroes["red"].things] == ["" if deck == "special" else DRAWN[deck]]


@pytest.mark.parametrize("tile, deck", [("RT070", "amulet"), ("RT075", "ring"), ("RT078", "special")])
def test_no_card_left(tile, deck):
    """draw  Empty deck: nothing."""
    world, red = in_room()
    getattr(world.decks, deck).bag.clear()
    assert run(room_tiles.turn_up_room_tile(world, [red]), [tile]).over and used_up(world, red, tile)


# ---- RT066, RT074, RT077, RT082 to RT091, RT099: tests ---------------------------------------------------------------
@pytest.mark.parametrize("tile, dice, body, cards", [
    ("RT066", [5, "SP01"], 10, 1), ("RT066", [6], 10, 0),
    ("RT074", [5, "AM03"], 10, 1), ("RT074", [6, 0, "AM03"], 10, 1), ("RT074", [6, 2, "AM03"], 8, 1),
    ("RT077", [8, "RI4"], 10, 1), ("RT077", [9], 9, 0),
    ("RT082", [4], 10, 0), ("RT082", [5, 0, 0], 10, 0), ("RT082", [12, 2, 2], 6, 0),
    ("RT083", [0], 10, 0), ("RT083", [1], 9, 0), ("RT083", [2], 8, 0),
    ("RT084", [9], 10, 0), ("RT084", [10, 0], 9, 0), ("RT084", [10, 2], 7, 0),
    ("RT090", [4, 0], 10, 0), ("RT090", [4, 1], 9, 0), ("RT090", [5], 8, 0),
])
def test_tests_and_traps(tile, dice, body, cards):
    """test, risk, lose_bp  Rohan: agility 4, strength 8, psyche 5, armour 9; up to the factor he passes."""
    world, red, out = turned_up(tile, dice)
    assert (red.body, len(red.things), red.place) == (body, cards, "33") and world.castle.used == [tile] and out.over


@pytest.mark.parametrize("tile, dice, place, body, skip", [
    ("RT085", [4], "33", 10, 0), ("RT085", [5, 2], BELOW, 8, 0),
    ("RT086", [8], "33", 10, 0), ("RT086", [9, 2], "33", 8, 1),
    ("RT087", [5], "33", 10, 0), ("RT087", [6], "33", 10, 1),
    ("RT089", [5], "33", 10, 0), ("RT089", [6], "43", 10, 0),
    ("RT097", [3], TRANSIT, 10, 0), ("RT098", [12], TRANSIT, 10, 0), ("RT099", [6, 7], TRANSIT, 10, 0),
])
def test_where_he_is_then(tile, dice, place, body, skip):
    """test, fall, skip_turns, random_exit, teleport  Below, out by the only free passage, in transit; or a turn to lose."""
    world, red, out = turned_up(tile, dice, edges="w d o g")
    assert (red.place, red.body, red.skip) == (place, body, skip) and world.castle.used == [tile] and out.over


@pytest.mark.parametrize("tile, dice, to", [
    ("RT097", [3], "23"), ("RT098", [5], "34"), ("RT099", [6, 8], "43"), ("RT098", [11], "32"),
])
def test_where_the_light_takes_him(tile, dice, to):
    """teleport, DL-12.1a, DL-12.1b  1 to 3 north, 4 to 6 east, 7 to 9 south, 10 to 12 west: there at the start of his
    next turn."""
    world, red, _ = turned_up(tile, dice)
    run(take_hero_turn(world, red))
    assert red.place == to and red.situation == Free()


def test_humming_circle():
    """RT099, test, draw  Psyche passed: a special card, and he stays."""
    world, red, _ = turned_up("RT099", [5, "SP02"])
    assert red.place == "33" and world.faces == {"red.s1": "SP02"}


def test_turning_floor():
    """RT088, rotate  5: half a turn, so that what was north is south."""
    world, _, _ = turned_up("RT088", [5], edges="o w d g")
    assert world.castle.squares["33"].edges == ["door", "gate", "open", "wall"]


def test_grinning_idol():
    """RT091, lose_treasure  One of his two treasures, 7 to 12 the second; the key stays."""
    world, red = in_room()
    give(world, "red", "RT042", "key", "TC18")
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT091", 7])
    assert [t.id for t in red.things] == ["RT042", "RT054"] and world.decks.treasure.tail == ["TC18"]
    assert outcome.gold_of(world, red) == 10 and world.castle.used == ["RT091"]


# ---- RT092 to RT096, RT100 to RT105 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("tile", [f"RT{n:03}" for n in range(92, 97)])
def test_webs(tile):
    """web, DL-11.1a, DL-11.1c  Caught: next turn he may only force it, or get loose of it, or do nothing."""
    world, red, _ = turned_up(tile)
    assert isinstance(red.situation, Webbed) and world.castle.squares["33"].web and world.castle.used == [tile]
    assert set(spiders.web_options(seen(world, "red"))) == {questions.ForceWeb(), questions.GetLoose()}


@pytest.mark.parametrize("tile, kind, values", [("RT100", "orc", (5, 6, 5, 4, 5)), ("RT101", "hound", (4, 7, 5, 5, 4))])
def test_companions(tile, kind, values):
    """control, CO1, CO2, DL-12.3a  Combat points, agility, strength, psyche, armour of the row; it fights in his place."""
    world, red, _ = turned_up(tile)
    (it,) = red.companions
    assert (it.kind, it.combat_points, it.agility, it.strength, it.psyche, it.armour) == (kind, *values)
    orc = monster(world, "orc", "33")
    out = run(encounters.meet(world, [red], [orc], "entered"), ["MC01"], [questions.Attack(), questions.Champion(tile)])
    assert Begins(tile, values[0]) in out.told(Begins)


def test_tremor():
    """RT102, all_inside  Red 5 > 4 fails and rolls; blue 5 passes; green is outside and yellow below, they are left alone."""
    world, red = in_room("H01", "H02", "H03", "H04")
    square(world, "66")
    blue = at(world, "blue", "66")
    for seat, place in (("green", "outside"), ("yellow", BELOW)):
        at(world, seat, place)
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT102", 5, 2, 5])
    assert (red.body, blue.body) == (8, 11) and world.castle.used == ["RT102"]


def test_clear_sky():
    """RT103, sun  One step back."""
    world, red = in_room()
    world.castle.sun = 9
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT103"])
    assert world.castle.sun == 8


def test_stirring_in_the_dark():
    """RT104, monsters_stir  Each goes through the only passage it has, the north-western first; what walks in on a hero
    is met, and then the others go on."""
    world, red = in_room(edges="o w w w")
    square(world, "23", edges="w w o w")
    square(world, "77", edges="w w w o")
    square(world, "76", edges="w o w w")
    wraith, orc = monster(world, "wraith", "23"), monster(world, "orc", "77")
    out = run(room_tiles.turn_up_room_tile(world, [red]), ["RT104", "MC01"])
    assert wraith.at == "33" and isinstance(out.pending.ask, questions.Meeting) and orc.at == "77"
    world, red = in_room(edges="o w w w")
    square(world, "77", edges="w w w o")
    square(world, "76", edges="w o w w")
    orc = monster(world, "orc", "77")
    assert run(room_tiles.turn_up_room_tile(world, [red]), ["RT104"]).over and orc.at == "76"


def test_rumble_from_below():
    """RT105, dragon_restless  The next draw in the chamber is of two cards."""
    world, red, _ = turned_up("RT105")
    square(world, "44", "chamber")
    at(world, "red", "44", way="south")
    begin_round(world.castle)
    run(dragon.draw_in_chamber(world, red, rested=False), ["DC01", "DC02"], [questions.NoCard()])
    assert len(world.decks.dragon) == len(PACK.dragon_cards) - 2


def test_a_hundred_and_five():
    """DL-BASE-02  The tiles of this file are all there are, each once."""
    rows = [row[0] for row in (*MONSTERS, *TREASURES, *ITEMS)]
    ranges = [(33, 41), (54, 58), (66, 66), (70, 105)]
    rows += [f"RT{n:03}" for low, high in ranges for n in range(low, high + 1)]
    assert sorted(rows) == [f"RT{n:03}" for n in range(1, 106)] == sorted(load(PackRef()).rooms)
