"""The map: the island compared with the ledger, maps of one's own, and what is said to their authors."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from montjoy.core.content.files import BadFile
from montjoy.games.clusta.model import map_file
from montjoy.games.clusta.model.island import inland, island, reached
from montjoy.games.clusta.model.map_file import words

SMALL = """
title = "Two by two"
terrain = [ "~.T", "VB." ]
levels = [ "001", "234" ]
bridgehead = "0100"
[fleets]
trakorians = "0000"
[names]
"0101" = "the inn"
[[road]]
name = "lane"
hexes = "0100 0101"
"""


def read(tmp_path: Path, text: str = SMALL) -> map_file.MapFile:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return map_file.read(path)


# ---- the island --------------------------------------------------------------------------------------------------------
def test_the_island_of_the_ledger() -> None:
    """CN-GEN-11  26 rows of 16 columns; (4,9) is a village at level 1; everything but the peak can be reached."""
    there = island()
    assert (there.rows, there.columns, len(there.hexes)) == (26, 16, 416)
    assert (there.terrain["0409"], there.level["0409"]) == ("buildings", 1)
    assert [hex for hex in there.land if hex not in reached(there, there.bridgehead, 2)] == ["0613"]
    assert (there.terrain["0613"], there.level["0613"], there.bridgehead) == ("pine_forest", 8, "0601")


# The five roads as the ledger prints them, and what its rows of letters and of levels come to, frozen here.
ROADS = {
    "north road": "6,1 6,2 5,3 5,4 5,5 5,6 4,7 4,8 4,9",
    "west road": "4,9 4,10 3,11 3,12 2,13 2,14 2,15 3,16 3,17 4,18 4,19 5,20 5,21 6,21 7,20",
    "east road": "4,9 5,9 6,9 7,9 8,9 9,9 10,10 10,11 11,12 11,13 11,14 11,15",
    "village road": "11,15 10,15 10,16 9,17 8,17 8,18 7,19 7,20",
    "south road": "7,20 6,21 6,22 6,23",
}
ROWS = "d1b5f571ff7ea6d5a7bb268faca5b59e20444227d34463774b5f51fb34593ea4"


def test_the_island_is_that_of_the_book() -> None:
    """CN-GEN-11  Each letter, level and road of CN-T-MAP and CN-T-ROADS."""
    found, there = map_file.read(map_file.FOLDER / "island.toml"), island()
    assert hashlib.sha256("\n".join([*found.terrain, *found.levels]).encode()).hexdigest() == ROWS
    for row, (terrain, levels) in enumerate(zip(found.terrain, found.levels, strict=True)):
        for column, (letter, level) in enumerate(zip(terrain, levels, strict=True)):
            hex = f"{column:02}{row:02}"
            assert (there.terrain[hex], there.level[hex]) == (map_file.CODES[letter], int(level))
    for name, chain in ROADS.items():
        assert there.roads[name] == ["{:02}{:02}".format(*map(int, hex.split(","))) for hex in chain.split()]
    assert len(there.roads) == len(ROADS)
    assert there.fleets == {"trakorians": "0117", "ransards": "0624", "stegosians": "1308"}


def test_the_conflux_lies_inland() -> None:
    """CN-GEN-11  One of 134 hexes at least three from the sea, the peak not among them."""
    found = inland(island())
    assert len(found) == 134
    assert "0613" not in found
    assert "0601" not in found
    assert "0712" in found


def test_a_small_map_has_its_conflux_anywhere() -> None:
    """CN-GEN-11  Where nothing is three hexes from the sea: any land that can be reached."""
    flat = island("flat", words(map_file.MapFile(title="flat", terrain=("~...",), levels=("0004",), bridgehead="0100")))
    assert inland(flat) == ("0100", "0200")                  # the last can be reached by nobody


def test_roads_join_neighbours_both_ways() -> None:
    """CN-GEN-11  The crossroads has three roads; where no road ends none is."""
    there = island()
    assert there.by_road["0409"] == ["0408", "0509", "0410"]
    assert "0409" in there.by_road["0410"]
    assert there.by_road["0612"] == []
    assert len(there.roads) == 5


@pytest.mark.parametrize("name", map_file.known())
def test_every_map_of_ours_holds_together(name: str) -> None:
    """CN-GEN-11  Fleets lie beside land, the bridgehead at the coast, all villages can be reached."""
    there = island(name)
    assert there.fleets
    assert all(there.coast_around(hex) for hex in there.fleets.values())
    assert there.sea_around(there.bridgehead)
    open_to = reached(there, there.bridgehead, 2)
    assert all(hex in open_to for hex in there.land if there.terrain[hex] == "buildings")
    assert all(hex in there.terrain for hex in there.names)


# ---- how hexes lie -----------------------------------------------------------------------------------------------------
def test_neighbours_at_the_edge_are_fewer() -> None:
    """CN-GEN-11  (c,r) has (c+-1,r) and, in even rows, (c-1,r+-1) and (c,r+-1); in odd rows (c,r+-1) and (c+1,r+-1)."""
    there = island()
    assert there.neighbours["0604"] == ["0503", "0603", "0704", "0605", "0505", "0504"]
    assert there.neighbours["0605"] == ["0604", "0704", "0705", "0706", "0606", "0505"]
    assert there.neighbours["0000"] == ["0100", "0001"]
    assert there.adjacent("0604", "0505")
    assert not there.adjacent("0604", "0705")


def test_distance_rings_lines_and_sectors() -> None:
    """CN-GEN-11  As the crow flies."""
    there = island()
    assert there.distance("0601", "0409") == 8
    assert there.distance("0409", "0409") == 0
    assert len(there.disc("0612", 2)) == 19
    assert there.ring("0000", 1) == ["0100", "0001"]
    assert there.line("0604", "0904") == ["0604", "0704", "0804", "0904"]
    assert there.sector("0604", "0602") == 1
    assert there.sector("0604", "0604") is None
    assert there.nearest("0604", ["0609", "0904", "0304"]) == ["0904", "0304"]
    assert there.nearest("0604", []) == []


def test_the_coast() -> None:
    there = island()
    assert there.sea_around("0601") == ["0600", "0700"]
    assert there.coast_around("0117") == [hex for hex in there.neighbours["0117"] if hex in there.land]
    assert there.is_sea("0117")
    assert not there.is_sea("0601")


# ---- one's own map -----------------------------------------------------------------------------------------------------
def test_a_map_of_ones_own(tmp_path: Path) -> None:
    """CN-GAP-01  A scenario brings its own map; it is drawn from its words alone."""
    there = island("mine", words(read(tmp_path)))
    assert there.hexes == ["0000", "0100", "0200", "0001", "0101", "0201"]
    assert there.land == ["0100", "0200", "0001", "0101", "0201"]
    assert (there.terrain["0001"], there.level["0201"]) == ("white_forest", 4)
    assert there.by_road["0101"] == ["0100"]
    assert there.names == {"0101": "the inn"}


def test_a_map_that_is_not_there() -> None:
    """CN-GEN-11  The maps that there are are named."""
    with pytest.raises(BadFile, match="cove, island"):
        island("atlantis")


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('"VB."', '"VB"', "3: terrain[2]: the row of hexes ..01 has 2, the first of terrain 3"),
        ('"234"', '"23"', "levels[2]: the row of hexes ..01 has 2"),
        ('[ "001", "234" ]', '[ "001" ]', "1 rows, but terrain has 2"),
        ("~.T", "~.X", "X"),
        ('"234"', '"2a4"', "a"),
        ('bridgehead = "0100"', 'bridgehead = "0000"', "the bridge ends on land"),
        ('bridgehead = "0100"', 'bridgehead = "0900"', "columns 00 to 02 and rows 00 to 01"),
        ('bridgehead = "0100"', 'bridgehead = "9"', "bridgehead"),
        ('trakorians = "0000"', 'trakorians = "0100"', "a fleet lies in one"),
        ('trakorians = "0000"', 'trakorians = "0500"', "is no sea hex"),
        ('"0101" = "the inn"', '"0801" = "the inn"', "0801 lies off the map"),
        ("0100 0101", "0100 0201", "no neighbours"),
        ("0100 0101", "0100 0000", "in the sea"),
        ("0100 0101", "0100 0300", "off the map"),
        ("0100 0101", "0100 x", "is no hex"),
        ("0100 0101", "0100", "two hexes at least"),
        ("[[road]]", "[[rode]]", "rode"),
        ('title = "Two by two"', "", "title"),
    ],
)
def test_a_bad_map_is_told_to_its_author(tmp_path: Path, before: str, after: str, says: str) -> None:
    assert before in SMALL
    with pytest.raises(BadFile) as told:
        read(tmp_path, SMALL.replace(before, after))
    assert says in str(told.value)


def test_a_map_of_a_hundred_columns_is_the_largest(tmp_path: Path) -> None:
    wide = '[ "' + "." * 100 + '" ]'
    most = SMALL.replace('[ "~.T", "VB." ]', wide).replace('[ "001", "234" ]', wide.replace(".", "0"))
    most = most[: most.index("[fleets]")]
    assert len(island("wide", words(read(tmp_path, most))).hexes) == 100
    with pytest.raises(BadFile, match="100"):
        read(tmp_path, most.replace("." * 100, "." * 101).replace("0" * 100, "0" * 101))
