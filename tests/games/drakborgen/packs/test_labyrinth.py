"""Each labyrinth tile of the standard pack walked into, with the numbers of the ledger."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.passages import passages_from
from montjoy.games.drakborgen.model.state import AtRubble, Free
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import GateFell, RoomTileAside, RoomTurned, TileTurned
from montjoy.games.drakborgen.protocol.places import DIRS, DOWN
from montjoy.games.drakborgen.rules import labyrinth
from tests.games.drakborgen.board import at, begun, run, square
from tests.games.drakborgen.packs import ledger

EDGE = {"o": "open", "w": "wall", "d": "door", "g": "gate"}
SIDES = ("entry", "ahead", "right", "left")
# Which way he goes -> the sides of the tile that then lie to the north, east, south and west.
LIES = {"north": ("ahead", "right", "entry", "left"), "east": ("left", "ahead", "right", "entry"),
        "south": ("entry", "left", "ahead", "right"), "west": ("right", "entry", "left", "ahead")}
STEP = {"north": "54", "east": "43", "south": "34", "west": "45"}
# What he is asked when he has come in, by the colour of the dot.  Rubble: nothing, he is stopped.
ASKED = {
    "red": questions.Meeting, "yellow": questions.GoOn, "black": questions.AtAbyss, "blue": questions.AtBridge,
    "green": questions.AtThreshold,
}


def walks_in(tile, way, dice=()):
    """Red turns up the tile in the middle of the castle, from the square next to it."""
    world = begun("H01", "H02")
    square(world, STEP[way])
    red = at(world, "red", STEP[way])
    first = [tile] if tile == "LT01" else ["other", tile]
    return world, red, run(labyrinth.move(world, red, way), [*first, *dice])


@pytest.mark.parametrize("row", ledger.rows(ledger.TILES), ids=lambda row: row[0])
def test_labyrinth_tiles(row):
    """DL-4-X1, DL-SUM-01, DL-4.5, DL-BASE-02  Its edges lie as seen by who steps in over the dot; a portcullis at the
    entry falls behind him; with a red dot the room tile is turned up (an orc, whom he meets), with any other it is put
    aside unseen."""
    for way in DIRS:
        lies_as_printed(row, way)


def lies_as_printed(row, way):
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
