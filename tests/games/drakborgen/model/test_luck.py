"""Draws: tests of a factor, lots, tiles that are drawn, peeked at and put aside."""

from __future__ import annotations

import pytest

from montjoy.core.errors import RulesError
from montjoy.games.drakborgen.model import luck
from tests.games.drakborgen.board import PACK, begun, monster, run


# ---- tests of a factor, lots -----------------------------------------------------------------------------------------
def test_test():
    """DL-BASE-24  Factor 7: 7 succeeds, 8 fails; twice in a row: 5, 9 fails after two rolls, 9 after one; 12 always succeeds."""
    world = begun("H10", "H09")
    red = world.castle.heroes["red"]
    red.psyche = 7
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [7]).value is True
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [8]).value is False
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a", 2), [5, 9]).value is False
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a", 2), [9]).value is False
    red.psyche = 12
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [12]).value is True
    orc = monster(world, "orc", "33")
    assert run(luck.passes(world, orc, "strength", "DL-5.5.2b", 2), [5, 4]).value is True


@pytest.mark.parametrize("strict, below, passed", [(False, True, True), (True, True, False), (True, False, True)])
def test_below(strict, below, passed):
    """DL-BASE-24  strict_under_wording: where the book says below, a roll equal to the factor fails."""
    world = begun(strict_under_wording=strict)
    red = world.castle.heroes["red"]
    assert run(luck.passes(world, red, "agility", "DL-9.6a", below=below), [4]).value is passed


def test_five_exits():
    """DL-BASE-22  Faces 1-2, 3-4, 5-6, 7-8, 9-10; 11-12 are rolled again; one choice needs no roll."""
    assert [run(luck.roll_among(5, "DL-12.2c-X"), [face]).value for face in range(1, 11)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert run(luck.roll_among(5, "DL-12.2c-X"), [12, 11, 3]).value == 1
    assert run(luck.roll_among(1, "DL-12.2c-X")).value == 0 and run(luck.roll_among(20, "DL-BASE-22"), [20]).value == 19


# ---- tiles -----------------------------------------------------------------------------------------------------------
def test_discarded_and_peeked_tiles():
    """DL-6.1b, DLC-24  A room tile put aside is seen by nobody; a square keeps what somebody has peeked at."""
    world = begun()
    luck.discard_room(world, "01")
    assert len(world.decks.rooms) == len(PACK.rooms) - 1 == len(world.decks.rooms.bag) - 1 and world.castle.unseen == 1
    out = run(luck.peek_at(world, "44", "red"), ["other", "LT45", "RT042"])
    assert out.value.by == ["red"] and world.peeks["44"].room == "RT042"
    run(luck.peek_at(world, "44", "blue"))
    assert world.peeks["44"].by == ["red", "blue"]
    assert run(luck.draw_labyrinth(world, "44")).value == "LT45"
    assert run(luck.draw_room(world, "44")).value == "RT042" and world.peeks == {}
    run(luck.peek_at(world, "34", "red"), ["LT01", "RT043"])
    luck.discard_room(world, "34")
    assert world.peeks == {} and world.castle.unseen == 2


def test_lost_tiles_cannot_be_shuffled_back():
    """DL-6-X1  The used pile is never reshuffled: the deck itself refuses it."""
    world = begun()
    luck.discard_room(world, "01")
    with pytest.raises(RulesError):
        world.decks.rooms.shuffle_in("RT001")
