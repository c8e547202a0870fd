"""Each of the 80 labyrinth tiles walked into, each of the twelve heroes chosen, each of the twelve dragon cards drawn: with the
numbers of the ledger.  DL-BASE-02, DL-4-X1, DL-SUM-01."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.heroes import factor
from montjoy.games.drakborgen.model.passages import passages_from
from montjoy.games.drakborgen.model.state import AtRubble, Came, Free
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import DragonCard, GateFell, RoomTileAside, RoomTurned, TileTurned
from montjoy.games.drakborgen.protocol.places import DIRS, DOWN
from montjoy.games.drakborgen.rules import dragon, labyrinth, setup
from tests.games.drakborgen import ledger
from tests.games.drakborgen.board import at, begun, fresh, run, square

EDGE = {"o": "open", "w": "wall", "d": "door", "g": "gate"}
SIDES = ("entry", "ahead", "right", "left")
# Which way he goes -> the sides of the tile that then lie to the north, east, south and west.
LIES = {"north": ("ahead", "right", "entry", "left"), "east": ("left", "ahead", "right", "entry"),
        "south": ("entry", "left", "ahead", "right"), "west": ("right", "entry", "left", "ahead")}
STEP = {"north": "54", "east": "43", "south": "34", "west": "45"}
# What he is asked when he has come in, by the colour of the dot.  Rubble: nothing, he is stopped.
ASKED = {"red": questions.Meeting, "yellow": questions.GoOn, "black": questions.AtAbyss, "blue": questions.AtBridge, "green": questions.AtThreshold}


def walks_in(tile, way, dice=()):
    """Red turns up the tile in the middle of the castle, from the square next to it."""
    world = begun("H01", "H02")
    square(world, STEP[way])
    red = at(world, "red", STEP[way])
    first = [tile] if tile == "LT01" else ["other", tile]
    return world, red, run(labyrinth.move(world, red, way), [*first, *dice])


@pytest.mark.parametrize("way", DIRS)
@pytest.mark.parametrize("row", ledger.rows(ledger.TILES), ids=lambda row: row[0])
def test_labyrinth_tiles(row, way):
    """DL-4-X1, DL-SUM-01, DL-4.5, DL-BASE-02  Its edges lie as seen by who steps in over the dot; a portcullis at the
    entry falls behind him; with a red dot the room tile is turned up (an orc, whom he meets), with any other it is put
    aside unseen."""
    tile, kind, dot, *edges, stairs = row[:8]
    world, red, out = walks_in(tile, way, ["RT007", "MC01"] if dot == "red" else [])
    here = world.castle.squares["44"]
    of = dict(zip(SIDES, edges, strict=True))
    signs = {sign[:-1]: int(sign[-1]) for sign in row[8:]}
    assert here.kind == ("chamber" if kind == "treasure" else kind) and here.stairs == int(stairs) and red.place == "44"
    assert here.edges == [EDGE[of[side]] for side in LIES[way]]
    assert here.signs == [signs.get(side, 0) for side in LIES[way]]
    assert [t.tile for t in out.told(TileTurned)] == [tile]
    behind = DIRS[LIES[way].index("entry")]
    assert out.told(GateFell) == ([GateFell("44", behind)] if of["entry"] == "g" else [])
    assert (len(out.told(RoomTurned)), len(out.told(RoomTileAside))) == ((1, 0) if dot == "red" else (0, 1))
    assert type(out.pending and out.pending.ask) is ASKED.get(dot, type(None))
    assert isinstance(red.situation, AtRubble if dot == "white" else Free)


@pytest.mark.parametrize("row", ledger.rows(ledger.TILES), ids=lambda row: row[0])
def test_ways_out_of_a_tile(row):
    """DL-4.1.1a, DL-4.1.1b-X, DL-4.7.3a  Free passages: open edges and the stairs; no doors, no portcullises.  A secret
    door: the wall with the symbol of this game, whichever of the six it is."""
    tile, _, dot, *edges, stairs = row[:8]
    world, _, _ = walks_in(tile, "north", ["RT007", "MC01"] if dot == "red" else [])
    lies = dict(zip(LIES["north"], DIRS, strict=True))
    free = {lies[side] for side, edge in zip(SIDES, edges, strict=True) if edge == "o"} | ({DOWN} if stairs != "0" else set())
    for symbol in range(1, 7):
        world.castle.symbol = symbol
        secret = {lies[sign[:-1]] for sign in row[8:] if sign[-1] == str(symbol)}
        found = passages_from(world.castle, "44")
        assert {p.way for p in found if p.free} == free
        assert {p.way.removeprefix("secret.") for p in found if p.between == "secret"} == secret


@pytest.mark.parametrize("row", ledger.rows(ledger.HEROES), ids=lambda row: row[0])
def test_heroes(row):
    """DL-BASE-09, DL-BASE-08, DL-BASE-02, DLC-11  Taken: the four factors, the body points, the ability and its four
    charges."""
    card, *numbers, ability, charges = row
    world = fresh(1)
    world.castle.order = list(world.castle.players)
    seat = world.castle.order[0]
    run(setup.choose_heroes(world), (), [questions.TakeHero(card)])
    hero = world.castle.heroes[seat]
    found = [factor(hero, name) for name in ("agility", "strength", "psyche", "armour")]
    assert [*found, hero.body] == [int(n) for n in numbers] and hero.most == hero.body
    assert (hero.ability, hero.charges, hero.things) == (ability, int(charges), []) and card not in world.decks.hero.bag


@pytest.mark.parametrize("card", [f"DC{n:02}" for n in range(1, 13)])
def test_dragon_cards(card):
    """DL-9.2a, DL-9.5a, DL-BASE-02  DC01 to DC11 show it asleep; DC12 wakes it, and nobody takes a treasure card any more."""
    world = begun("H01", "H02")
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    out = run(dragon.draw_in_chamber(world, red, rested=False), ["TC01", card], [questions.TakeCard()])
    awake = card == "DC12"
    assert world.castle.dragon.state == ("awake" if awake else "asleep") and len(out.told(DragonCard)) == 1
    asked = run(dragon.draw_in_chamber(world, red, rested=False)).pending
    assert isinstance(asked.ask, questions.DrawTreasure) is not awake


def test_a_stranger_turns_a_tile_as_he_likes():
    """DL-4.3.1  By a secret door he lays the tile: the entry dot on the side he says."""
    world = begun("H01", "H02", symbol=4)
    square(world, "54", edges="w o o o", signs=[4, 0, 0, 0])
    red = at(world, "red", "54")
    came = Came("south", "secret")
    out = run(labyrinth.enter(world, red, "44", came, goes_on=False), ["other", "LT57", "RT033"], [questions.Lay("west")])
    assert out.over and world.castle.squares["44"].edges == ["door", "open", "wall", "open"]
