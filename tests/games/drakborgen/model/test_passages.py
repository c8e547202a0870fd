"""The squares, and what lies between two places: passages, doors, secret doors, stairs."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.passages import (
    Passage,
    chamber_square,
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
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN, OUT, OUTSIDE, TRANSIT
from tests.games.drakborgen.board import begun, fresh, square, tile


# ---- geometry --------------------------------------------------------------------------------------------------------
def test_the_board():
    """DL-BASE-03  9 x 9; the corners are towers, next to their two neighbours and the one room outside."""
    castle = fresh().castle
    assert len(castle.squares) == 81 and [s.id for s in castle.squares.values() if s.face_up] == list(TOWERS)
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


# ---- passages --------------------------------------------------------------------------------------------------------
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
