"""The nearest way, and the way that is written on the sheet."""

from __future__ import annotations

from functools import lru_cache

import pytest

from montjoy.games.clusta.model.island import Island, island, reached
from montjoy.games.clusta.model.map_file import MapFile, words
from montjoy.games.clusta.rules.movement.costs import COLUMNS, Column, steps
from montjoy.games.clusta.rules.movement.routes import given_way, nearer, nearest_camp, nearest_way, refuge, way_cost
from montjoy.grids import hexes
from tests.games.clusta.board import board, field


@lru_cache(None)
def drawn(*rows: str) -> Island:
    """A flat map."""
    flat = ("0" * len(rows[0]),) * len(rows)
    return island("drawn", words(MapFile(title="drawn", terrain=rows, levels=flat, bridgehead="0000")))


def test_the_nearest_way_is_the_cheapest() -> None:
    """CN-ORD-08  Round the forest, not through it."""
    there = drawn("....", ".VV.", "....")
    assert nearest_way(there, "0001", "0301", "march") == ["0100", "0200", "0300", "0301"]
    assert way_cost(there, "0001", "0301", "march") == 4 * 6
    assert nearest_way(there, "0001", "0301", "hippogriff") == ["0101", "0201", "0301"]


def test_among_equals_the_fewest_hexes_then_the_lowest() -> None:
    """CN-ORD-08  Cost, then hexes, then the lowest hex."""
    there = drawn("...", ".T.", "...")
    assert nearest_way(there, "0001", "0201", "march") == ["0101", "0201"]       # 2+1 as much as 1+1+1 round it
    flat = drawn("...", "...", "...")
    assert nearest_way(flat, "0000", "0102", "march") == ["0001", "0102"]
    assert nearest_way(flat, "0100", "0102", "march") == ["0001", "0102"]        # 0001 before 0101


def test_a_closed_hex_is_gone_round() -> None:
    """CN-ORD-08  No way enters it; one may begin there, and where all are closed there is none."""
    there = drawn("...", "...", "...")
    assert nearest_way(there, "0001", "0201", "march", ["0101"]) == ["0100", "0200", "0201"]
    assert nearest_way(there, "0001", "0201", "march", ["0101", "0100", "0102", "0001"]) is None
    assert nearest_way(there, "0101", "0201", "march", ["0101"]) == ["0201"]
    assert nearest_way(there, "0001", "0201", "march", ["0201"]) is None
    assert way_cost(there, "0001", "0201", "march", ["0201"]) is None
    assert nearest_way(there, "0101", "0101", "march") == []


def test_a_route_is_followed_even_if_dearer() -> None:
    """CN-ORD-08  With a route [a, b] it is followed."""
    there = drawn("....", ".VV.", "....")
    assert given_way(there, "0001", "0301", ["0101", "0201"], "march") == ["0101", "0201", "0301"]
    assert given_way(there, "0001", "0301", [], "march") == nearest_way(there, "0001", "0301", "march")
    assert given_way(there, "0001", "0301", ["0002"], "march") == ["0002", "0102", "0202", "0302", "0301"]
    assert given_way(there, "0001", "0301", ["0302", "0301"], "march") == ["0102", "0202", "0302", "0301"]


def test_a_route_that_cannot_be_gone() -> None:
    """CN-ORD-08  None where one of its parts cannot be made."""
    there = drawn("..~.", "..~.")
    assert given_way(there, "0000", "0100", ["0300"], "march") is None


def test_formations_take_different_ways() -> None:
    """CN-ORD-08, CN-MOVE-02  The least cost in the formation used: in battle formation nobody climbs two levels, and a road is no
    help."""
    there = island()
    marching = nearest_way(there, "0601", "0409", "march")
    assert marching is not None
    assert marching[:3] == ["0602", "0503", "0504"]          # the road
    assert way_cost(there, "0601", "0409", "march") == hexes.cost_of(["0601", *marching], steps(there, "march"))
    assert nearest_way(there, "0601", "0409", "battle") != marching


@pytest.mark.parametrize("column", COLUMNS)
def test_every_way_of_the_island_can_be_gone(column: Column) -> None:
    """CN-ORD-08  From the bridgehead to everywhere, at the cost that is told."""
    there = island()
    for goal in there.land:
        found = nearest_way(there, there.bridgehead, goal, column)
        cost = way_cost(there, there.bridgehead, goal, column)
        if goal not in reached(there, there.bridgehead, {"march": 2, "battle": 1}.get(column, 9)):
            assert (found, cost) == (None, None)
        else:
            assert found is not None
            assert hexes.cost_of([there.bridgehead, *found], steps(there, column)) == cost
            assert [there.bridgehead, *found][-1] == goal


# ---- camps ---------------------------------------------------------------------------------------------------------------
PLAIN = field(*("." * 12,) * 5)


def test_the_nearest_camp() -> None:
    """CN-INT-08-X  Own camp at 5, the ally's at 3: a retreat goes to 3, men return to 5; a hostile or neutral one is none."""
    world = board("ransards 6 0602 180", "ransards camp 0102", "crurers camp 0902", "trakorians camp 0702", map=PLAIN)
    for pair in ("ransards>crurers", "crurers>ransards"):
        world.relations[pair] = "friendly"
    own, retreat = nearest_camp(world, "ransards", "0602"), nearest_camp(world, "ransards", "0602", friendly=True)
    assert (own and own.hex, retreat and retreat.hex) == ("0102", "0902")
    assert refuge(world, "ransards", "0602") == "0902"
    assert nearest_camp(world, "ransards", "0602", but="ransards.camp1") is None
    assert nearest_camp(world, "ransards", "") is None
    assert nearest_camp(world, "stegosians", "0602") is None


def test_ties_of_camps() -> None:
    """CN-INT-08-X  The cheapest march, then an own one, then the lowest number."""
    wood = field("............", "............", "...T........", "............", "............")
    world = board("ransards 6 0602 180", "ransards camp 0402", "ransards camp 0802", map=PLAIN)
    assert getattr(nearest_camp(world, "ransards", "0602"), "number", 0) == 1
    world = board("ransards 6 0502 180", "ransards camp 0302", "ransards camp 0702", map=wood)
    assert getattr(nearest_camp(world, "ransards", "0502"), "number", 0) == 2
    world = board("ransards 6 0602 180", "trakorians camp 0402", "ransards camp 0802", map=PLAIN)
    world.relations["ransards>trakorians"] = world.relations["trakorians>ransards"] = "friendly"
    assert getattr(nearest_camp(world, "ransards", "0602", friendly=True), "side", "") == "ransards"


def test_a_camp_across_the_water_is_as_near_as_the_crow_flies() -> None:
    """CN-INT-08-X  Distance counts, not the way; one that cannot be reached loses the tie."""
    sea = field("...~....", "...~....", "...~....")
    world = board("ransards 6 0201 180", "ransards camp 0401", "ransards camp 0001", map=sea)
    assert getattr(nearest_camp(world, "ransards", "0201"), "hex", "") == "0001"
    world = board("ransards 6 0201 180", "ransards camp 0401", map=sea)
    assert getattr(nearest_camp(world, "ransards", "0201"), "hex", "") == "0401"


def test_the_refuge_of_who_stands_in_a_camp_is_the_next() -> None:
    """CN-INT-08-X  The next nearest camp; the Crurers' bridgehead while no enemy holds it; none at all."""
    world = board("ransards 6 0102 180", "ransards camp 0102", "ransards camp 0902", map=PLAIN)
    assert refuge(world, "ransards", "0102") == "0902"
    world = board("crurers 1 0602 500", "trakorians 2 1004 200", map=PLAIN)
    assert refuge(world, "crurers", "0602") == "0000"
    world.units["trakorians.2"].hex = "0000"
    assert refuge(world, "crurers", "0602") == ""
    assert refuge(world, "trakorians", "0602") == ""


def test_the_free_hexes_toward_a_refuge() -> None:
    """CN-INT-08-X  Nearer to it, no sea, no enemy; the farthest from the enemy first, then the cheapest, then the lowest; without
    a refuge those away from the enemy."""
    world = board("ransards 6 0602 180", "ransards camp 0902", "trakorians 2 0502 200", map=PLAIN)
    assert nearer(world, "ransards", "0602", "0502") == ["0702"]
    world.camps.clear()
    assert nearer(world, "ransards", "0602", "0502") == ["0601", "0603", "0702"]
    world.units["trakorians.2"].hex = "0702"
    assert nearer(world, "ransards", "0602", "0502") == ["0601", "0603"]
    wet = field("............", "......~.....", "......TT....", "............", "............")
    assert nearer(board("ransards 6 0602 180", map=wet), "ransards", "0602", "0502") == ["0603", "0702"]
