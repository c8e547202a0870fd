"""The small questions one asks of a map: counts, armies, places, borders, relations (RW-GEN-02, 04 to 07, 15)."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.model.queries import (
    count,
    inside,
    is_empty,
    is_place,
    neighbours,
    open_neighbours,
    outside,
    relation,
)
from montjoy.games.rudern.protocol.questions import March
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls, why_not_target
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from tests.games.rudern.board import board, go, opts, seen, why


@pytest.mark.parametrize("count_nobles, units", [(False, 5), (True, 7)])
def test_nobles_are_not_counted(count_nobles, units):
    """RW-GEN-02  5 foot and 2 nobles: 5 units, a siege; with count_nobles 7, a field battle."""
    text = "factions KAT SVE; town pole SVE; SVE.b head in pole: 5 foot; SVE.c general in pole: "
    land = board(text, count_nobles=count_nobles).land
    assert inside(land, "pole") == units and has_too_many_for_walls(land, "pole") is count_nobles
    assert count(land, ["c"]) == count_nobles


def test_army_of_a_side():
    """RW-GEN-04  Allies standing together are one army; a garrison is what is inside."""
    world = board("""
        factions KAT ALY SVE; KAT & ALY; town pole SVE; field moor; pole - moor
        KAT.a head at moor: 2 foot; ALY.b general at moor: 3 foot; SVE.c general in pole: 1 foot
    """)
    assert outside(world.land, "moor", "KAT") == ["a", "b"]
    assert outside(world.land, "pole", "SVE") == []


def test_places():
    """RW-GEN-05  A village or a damaged fortress is no place; asking for a siege of it is refused."""
    world = board("factions KAT SVE; village vale SVE; damaged ruin SVE; town pole SVE; fortress rock SVE")
    assert [is_place(world.land, p) for p in ("vale", "ruin", "pole", "rock")] == [False, False, True, True]
    assert why(why_not_target(world.land, "KAT", "vale")) == ("RW-GEN-05", "no-place")
    assert why(why_not_besiege(seen(world), "ruin", [], "")) == ("RW-GEN-05", "no-place")


def test_borders():
    """RW-GEN-06  A swamp makes neighbours, not passable ones; one open stretch is enough."""
    world = board("factions KAT SVE; field a; field b; field c; a ~ b; a ^ c; c - a; KAT.k head at a: 1 foot; b SVE: 1 foot")
    assert neighbours(world.land, "a") == ["b", "c"]
    assert open_neighbours(world.land, "a") == ["c"]
    assert opts(go(world), March) == [March("k", "c")]


SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


def test_allied_places_are_not_attacked():
    """RW-GEN-07"""
    world = board(SIEGE + "KAT & SVE")
    assert why(why_not_target(world.land, "KAT", "pole")) == ("RW-GEN-07", "own-or-allied")
    assert relation(world.land, "KAT", "KAT") == "allied"


def test_empty():
    """RW-GEN-15  A noble alone holds a place; with noble_holds_place = false it counts as empty."""
    text = "factions KAT SVE; town pole SVE; town rock KAT; SVE.b head in pole: "
    assert not is_empty(board(text).land, "pole")
    assert is_empty(board(text, noble_holds_place=False).land, "pole")
    assert is_empty(board(text).land, "rock")
