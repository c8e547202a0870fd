"""What a step costs: the ledger's figures, then every cell of the table on a drawn map."""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import lru_cache

import pytest

from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.map_file import MapFile, Road, words
from montjoy.games.clusta.rules.movement.costs import (
    COLUMNS,
    Column,
    at_night,
    climb,
    column_of,
    messenger_points,
    step_cost,
    steps,
)

# The table as the ledger prints it; typed here again.
TERRAIN = {
    ".": ["1", "2", "1/2", "1/3"],
    "B": ["1", "2", "1/2", "1/3"],
    "T": ["2", "4", "1", "1/3"],
    "V": ["3", "6", "3/2", "1/3"],
    "~": ["-", "-", "-", "1/3"],
}
LEVELS = {
    0: ["0", "0", "0", "0"],
    1: ["1", "2", "1", "1/3"],
    -1: ["1/2", "1", "1/2", "0"],
    2: ["4", "-", "3", "1"],
    -2: ["2", "-", "2", "1/3"],
    3: ["-", "-", "7", "2"],
    -3: ["-", "-", "5", "2/3"],
    4: ["-", "-", "-", "3"],
    -4: ["-", "-", "-", "1"],
    6: ["-", "-", "-", "5"],
    -6: ["-", "-", "-", "5/3"],
}


@lru_cache(None)
def pair(to: str, levels: int, road: bool = False) -> Island:
    """Two hexes: 0000 open, 0100 of this terrain, so many levels higher."""
    low, high = (0, levels) if levels >= 0 else (-levels, 0)
    roads = (Road("lane", "0000 0100"),) if road else ()
    found = MapFile(title="two", terrain=("." + to,), levels=(f"{low}{high}",), bridgehead="0000", roads=roads)
    return island("two", words(found))


def cost(to: str, levels: int, column: Column, road: bool = False, ignore: bool = False) -> Fraction | None:
    """In points."""
    found = step_cost(pair(to, levels, road), "0000", "0100", column, ignore)
    return None if found is None else Fraction(found, 6)


# ---- the ledger's figures ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("column", "points"),
    [("march", Fraction(3)), ("battle", Fraction(6)), ("courier", Fraction(2)), ("hippogriff", Fraction(2, 3))],
)
def test_pine_forest_one_level_up(column: Column, points: Fraction) -> None:
    """CN-MOVE-01  march 2+1 = 3, battle 4+2 = 6, courier 1+1 = 2, hippogriff 1/3+1/3 = 2/3."""
    assert cost("T", 1, column) == points


def test_two_and_three_levels() -> None:
    """CN-MOVE-02  march +2 into open 1+4 = 5; battle +2 refused; courier +3 0.5+7 = 7.5; march +3 refused."""
    assert cost(".", 2, "march") == 5
    assert cost(".", 2, "battle") is None
    assert cost(".", 3, "courier") == Fraction(15, 2)
    assert cost(".", 3, "march") is None


@pytest.mark.parametrize(
    ("roads_ignore_levels", "march", "courier"),
    [(False, Fraction(3, 2), Fraction(3, 2)), (True, Fraction(1, 2), Fraction(1, 2))],
)
def test_a_road_through_white_forest(roads_ignore_levels: bool, march: Fraction, courier: Fraction) -> None:
    """CN-MOVE-03  march along a road, one level up: 0.5+1 = 1.5; in battle formation the terrain: 6+2 = 8."""
    assert cost("V", 1, "march", True, roads_ignore_levels) == march
    assert cost("V", 1, "courier", True, roads_ignore_levels) == courier
    assert cost("V", 1, "battle", True, roads_ignore_levels) == 8
    assert cost("V", 1, "hippogriff", True, roads_ignore_levels) == Fraction(2, 3)


@pytest.mark.parametrize("roads_ignore_levels", [False, True])
def test_a_road_makes_no_forbidden_step_possible(roads_ignore_levels: bool) -> None:
    """CN-MOVE-03, CN-MOVE-02  Three levels stay three levels."""
    assert cost(".", 3, "march", True, roads_ignore_levels) is None
    assert cost(".", -3, "march", True, roads_ignore_levels) is None
    assert cost(".", 4, "courier", True, roads_ignore_levels) is None
    assert cost(".", 2, "march", True, roads_ignore_levels) == (Fraction(1, 2) if roads_ignore_levels else Fraction(9, 2))


@pytest.mark.parametrize("row", ["open", "B", "T", "V", "+1", "-1"])
def test_battle_formation_costs_twice_as_much(row: str) -> None:
    """CN-FORM-01  Open, buildings, pine forest, white forest, a level up, a level down."""
    if row in ("+1", "-1"):
        march, battle = (climb(int(row), column_of(formation)) for formation in ("march", "battle"))
        assert march is not None
        assert battle == 2 * march > 0
    else:
        letter = row.replace("open", ".")
        assert cost(letter, 0, column_of("battle")) == 2 * (cost(letter, 0, column_of("march")) or 0)


def test_formations_have_their_columns() -> None:
    """CN-FORM-01  In battle formation one pays by the column battle."""
    assert (column_of("march"), column_of("battle")) == ("march", "battle")


# ---- every cell --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("letter", TERRAIN)
def test_every_cell_of_the_table(letter: str) -> None:
    """CN-MOVE-01, CN-MOVE-02  The terrain of the entered hex, and the surcharge; the sea lies at level 0 for those above it."""
    for climbed, (number, column) in itertools.product(LEVELS, enumerate(COLUMNS)):
        levels = min(climbed, 0) if letter == "~" else climbed      # a high sea is no sea
        printed = TERRAIN[letter][number], LEVELS[levels][number]
        expected = None if "-" in printed else sum(Fraction(cell) for cell in printed)
        assert cost(letter, levels, column) == expected, (levels, column)


def test_from_the_sea_a_hippogriff_climbs_from_level_0() -> None:
    """CN-MOVE-01  Levels on the sea mean nothing."""
    found = MapFile(title="two", terrain=("~.",), levels=("91",), bridgehead="0100")
    there = island("sea", words(found))
    assert step_cost(there, "0000", "0100", "hippogriff") == 4
    assert step_cost(there, "0100", "0000", "hippogriff") == 2
    assert step_cost(there, "0100", "0000", "courier") is None


def test_the_steps_of_a_map_are_those_that_can_be_made() -> None:
    """CN-MOVE-01, CN-MOVE-02  No troops climb the peak, three levels above all around it; couriers and hippogriffs may."""
    there = island()
    for column in COLUMNS:
        onto = [hex for hex, out in steps(there, column).items() if "0613" in dict(out)]
        assert len(onto) == (6 if column in ("courier", "hippogriff") else 0)
    assert dict(steps(there, "march")["0409"]) == {"0408": 3, "0508": 6, "0509": 9, "0510": 12, "0410": 3, "0309": 9}


# ---- the night -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("night_double_cost", "night", "paid"), [(False, True, 6), (True, True, 12), (True, False, 6)])
def test_steps_at_night(night_double_cost: bool, night: bool, paid: int) -> None:
    """CN-NIGHT-01  The three rounds of the night are its doubling; the switch doubles the costs as well."""
    assert at_night(6, night, night_double_cost) == paid


# ---- messengers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("nation", "courier_size_bonus", "points", "column", "hexes"),
    [
        ("ransard", False, 6, "courier", 12),
        ("ransard", False, 6, "hippogriff", 18),
        ("trakorian", False, 7, "courier", 14),
        ("stegosian", False, 6, "courier", 12),
        ("crurer", False, 5, "courier", 10),
        ("ransard", True, 8, "courier", 16),
        ("crurer", True, 7, "courier", 14),
    ],
)
def test_messengers(nation: str, courier_size_bonus: bool, points: int, column: Column, hexes: int) -> None:
    """CN-MOVE-06  A Ransard courier rides 12 open hexes a round, a hippogriff flies 18, a Trakorian courier rides 14."""
    assert messenger_points(nation, courier_size_bonus) == points
    assert points / (cost(".", 0, column) or 1) == hexes
