"""A map's file: rows of terrain, rows of levels, roads as chains of hexes, the bridgehead, where fleets may lie, names.

    title = "A cove"
    terrain = [ "~~..", "~.TB" ]          ~ sea, . open, T pine forest, V white forest, B buildings; north at the top
    levels = [ "0000", "0012" ]           one digit a hex, 50 metres each; on the sea they mean nothing
    bridgehead = "0201"                   a hex is its column and its row, two digits each, counted from 00
    [fleets]
    trakorians = "0000"                   the sea hexes where the sides' ships arrive if nobody says otherwise
    [names]
    "0301" = "the village"
    [[road]]
    name = "the road"
    hexes = "0200 0201"                   a road on each step from one hex to the next, both ways

Hexes stand on a point, and odd rows lie half a hex further east.  BadFile says what is wrong with a map, and what would work.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from montjoy.core.content import files, messages
from montjoy.core.content.files import BadFile
from montjoy.grids import hexes

FOLDER: Final = Path(__file__).parents[1] / "maps"
MOST: Final = 100                                                    # rows and columns: two digits each
MOST_BYTES: Final = 100_000

Terrain: TypeAlias = Literal["sea", "open", "pine_forest", "white_forest", "buildings"]
CODES: Final[dict[str, Terrain]] = {
    "~": "sea",
    ".": "open",
    "T": "pine_forest",
    "V": "white_forest",
    "B": "buildings",
}
Fault: TypeAlias = tuple[messages.Where, str, str]                   # where, what it says, what would work
Hex = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Row = Annotated[str, Meta(min_length=1, max_length=MOST)]
Rows = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=MOST)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road: a chain of neighbouring hexes."""

    name: Name
    hexes: Annotated[str, Meta(max_length=2000)]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map as its author writes it."""

    title: Name
    says: Annotated[str, Meta(max_length=2000)] = ""
    terrain: Rows
    levels: Rows
    bridgehead: Hex
    fleets: dict[str, Hex] = {}
    names: dict[Hex, Name] = {}
    roads: tuple[Road, ...] = msgspec.field(default=(), name="road")


def hex_id(column: int, row: int) -> str:
    """The name of a hex: two digits of its column, two of its row."""
    return f"{column:02}{row:02}"


def place(hex: str) -> tuple[int, int]:
    """Column and row of a hex by its name."""
    return int(hex[:2]), int(hex[2:])


def known() -> list[str]:
    """The maps that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(path: Path) -> MapFile:
    """A map from its file, checked."""
    data = files.read_bytes(path, MOST_BYTES)
    return checked(files.toml_of(data, path, MapFile), path, data.decode())


def checked(found: MapFile, path: Path | str, text: str = "") -> MapFile:
    """What msgspec cannot see: rows of one length, known letters, roads that join neighbours, hexes that are there.  `text`: of
    the file, to say in which line something is wrong."""
    for where, says, would_work in _faults(found):
        key = messages.dotted(where)
        if where[0] == "road":
            key = f"road {messages.shown(found.roads[int(where[1])].name)}"
        raise BadFile(path, says, would_work, line=messages.line_of(text, where), key=key)
    return found


def _faults(found: MapFile) -> Iterator[Fault]:
    """What is wrong, one after another; what is asked later takes for granted that nothing before it is wrong."""
    yield from _rows(found)
    yield from _bridgehead(found)
    for name, hex in found.fleets.items():
        if terrain_at(found, hex) != "sea":
            yield ("fleets", name), f"{hex} is no sea hex", "a fleet lies in one"
    for hex in found.names:
        if terrain_at(found, hex) is None:
            yield ("names", hex), f"{hex} lies off the map", _size(found)
    for number, road in enumerate(found.roads):
        yield from _road(found, road, ("road", number, "hexes"))


def words(found: MapFile) -> str:
    """A map as it stands in a state of its own: `island(name, words)` draws it."""
    return msgspec.json.encode(found).decode()


def terrain_at(found: MapFile, hex: str) -> Terrain | None:
    """The terrain of a hex; None off the map."""
    column, row = place(hex)
    if row < len(found.terrain) and column < len(found.terrain[row]):
        return CODES[found.terrain[row][column]]
    return None


def chain(road: Road) -> list[str]:
    """The hexes of a road in their order."""
    return road.hexes.split()


def _rows(found: MapFile) -> Iterator[Fault]:
    wide = len(found.terrain[0])
    for key, rows, letters in (("terrain", found.terrain, "".join(CODES)), ("levels", found.levels, "0123456789")):
        if len(rows) != len(found.terrain):
            yield (key,), f"{len(rows)} rows, but terrain has {len(found.terrain)}", "give each row its levels"
        for n, row in enumerate(rows):
            if len(row) != wide:
                yield (key, n), f"the row of hexes ..{n:02} has {len(row)}, the first of terrain {wide}", "make all rows equal"
            for letter in row:
                if letter not in letters:
                    would_work = f"use one of {' '.join(letters)}"
                    yield (key, n), f"{messages.shown(letter)} in the row of hexes ..{n:02} is unknown", would_work


def _bridgehead(found: MapFile) -> Iterator[Fault]:
    there = terrain_at(found, found.bridgehead)
    if there is None:
        yield ("bridgehead",), f"{found.bridgehead} lies off the map", _size(found)
    if there == "sea":
        yield ("bridgehead",), f"{found.bridgehead} lies in the sea", "the bridge ends on land"


def _road(found: MapFile, road: Road, where: messages.Where) -> Iterator[Fault]:
    every = chain(road)
    if len(every) < 2:
        yield where, "a road joins two hexes at least", 'hexes = "0200 0201"'
    for hex in every:
        if len(hex) != 4 or not (hex.isascii() and hex.isdigit()):
            yield where, f"{messages.shown(hex)} is no hex", "write column and row with two digits each: 0613"
        there = terrain_at(found, hex)
        if there in (None, "sea"):
            yield where, f"{hex} lies {'off the map' if there is None else 'in the sea'}", "roads run on land"
    for here, there_next in pairwise(every):
        if hexes.distance(hexes.axial(*place(here)), hexes.axial(*place(there_next))) != 1:
            yield where, f"{here} and {there_next} are no neighbours", "name every hex on the way"


def _size(found: MapFile) -> str:
    return f"it has columns 00 to {len(found.terrain[0]) - 1:02} and rows 00 to {len(found.terrain) - 1:02}"
