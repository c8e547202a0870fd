"""The island: what the map says of each hex, and how hexes lie to each other (CN-GEN-11).  The map is public.

    there = island("island")              a map of the folder maps/, read once
    there.neighbours["0613"]              up to six, clockwise from the north-west
    there.distance("0613", "0409")        as the crow flies

A hex is a text of four digits, column and row: "0613".  An island is never part of the state, which keeps its name, or the
words of a scenario's own map.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from montjoy.core.content.files import BadFile
from montjoy.games.clusta.model import map_file
from montjoy.games.clusta.model.map_file import CODES, MapFile, Terrain, hex_id, place
from montjoy.grids import hexes

STANDARD: Final = "island"
FROM_THE_SEA: Final = 3                                              # as far inland the conflux lies at least


class Island:
    """A map made ready.  `hexes` in reading order; `land` those that are not sea; `by_road`: road neighbours."""

    def __init__(self, found: MapFile) -> None:
        self.title, self.bridgehead = found.title, found.bridgehead
        self.fleets, self.names = dict(found.fleets), dict(found.names)
        self.columns, self.rows = len(found.terrain[0]), len(found.terrain)
        self.terrain: dict[str, Terrain] = {
            hex_id(column, row): CODES[letter] for row, line in enumerate(found.terrain) for column, letter in enumerate(line)
        }
        self.level = {
            hex_id(column, row): int(digit) for row, line in enumerate(found.levels) for column, digit in enumerate(line)
        }
        self.hexes = list(self.terrain)
        self.land = [hex for hex in self.hexes if self.terrain[hex] != "sea"]
        self.axial = {hex: hexes.axial(*place(hex)) for hex in self.hexes}
        self.named = {where: hex for hex, where in self.axial.items()}
        self.neighbours = {hex: self._on_map(hexes.neighbours(self.axial[hex])) for hex in self.hexes}
        self.roads = {road.name: map_file.chain(road) for road in found.roads}
        self.by_road = {hex: self._road_neighbours(hex) for hex in self.hexes}

    def _on_map(self, found: Iterable[hexes.Hex]) -> list[str]:
        return [self.named[where] for where in found if where in self.named]

    def _road_neighbours(self, hex: str) -> list[str]:
        pairs = [(a, b) for chain in self.roads.values() for a, b in pairwise(chain)]
        joined = [b if a == hex else a for a, b in pairs if hex in (a, b)]
        return [other for other in self.neighbours[hex] if other in joined]

    # ---- asking ----
    def is_sea(self, hex: str) -> bool:
        return self.terrain[hex] == "sea"

    def distance(self, a: str, b: str) -> int:
        """In hexes, as the crow flies."""
        return hexes.distance(self.axial[a], self.axial[b])

    def adjacent(self, a: str, b: str) -> bool:
        return b in self.neighbours[a]

    def ring(self, centre: str, radius: int) -> list[str]:
        """The hexes of the map exactly so far away."""
        return self._on_map(hexes.ring(self.axial[centre], radius))

    def disc(self, centre: str, radius: int) -> list[str]:
        """The hexes of the map at most so far away, from the middle outward."""
        return self._on_map(hexes.disc(self.axial[centre], radius))

    def line(self, a: str, b: str) -> list[str]:
        """The hexes of the map under the straight line between two centres."""
        return self._on_map(hexes.line(self.axial[a], self.axial[b]))

    def sector(self, a: str, b: str) -> int | None:
        """The sixth of the horizon in which b lies from a: 0 NW, then clockwise; None from a hex to itself."""
        return hexes.sector(self.axial[a], self.axial[b])

    def nearest(self, of: str, among: Sequence[str]) -> list[str]:
        """Those that lie nearest as the crow flies, in the order given."""
        least = min((self.distance(of, hex) for hex in among), default=0)
        return [hex for hex in among if self.distance(of, hex) == least]

    def sea_around(self, hex: str) -> list[str]:
        """The sea hexes beside a hex."""
        return [other for other in self.neighbours[hex] if self.is_sea(other)]

    def coast_around(self, hex: str) -> list[str]:
        """The land hexes beside a hex."""
        return [other for other in self.neighbours[hex] if not self.is_sea(other)]


@lru_cache(32)
def island(name: str = STANDARD, own: str = "") -> Island:
    """CN-GEN-11, CN-GAP-01  The map of a game, each hex with its terrain, its level and its roads: one of ours by its name, or
    the scenario's own (`own`: its words as JSON)."""
    if own:
        return Island(msgspec.json.decode(own, type=MapFile))
    if name not in map_file.known():
        raise BadFile(name, "there is no such map", f"the maps are {', '.join(map_file.known())}", key="map")
    return Island(map_file.read(map_file.FOLDER / f"{name}.toml"))


def reached(there: Island, start: str, climb: int) -> list[str]:
    """The land that can be reached from a hex by steps of at most so many levels, in reading order."""
    found, todo = {start: True}, [start]
    while todo:
        here = todo.pop()
        for other in there.neighbours[here]:
            if other not in found and not there.is_sea(other) and abs(there.level[other] - there.level[here]) <= climb:
                found[other] = True
                todo.append(other)
    return [hex for hex in there.land if hex in found]


@lru_cache(32)
def inland(there: Island) -> tuple[str, ...]:
    """CN-GEN-11  Where the conflux may be: land that marching men can reach, at least three hexes from the sea; on a map without
    such hexes, any land they can reach."""
    open_to = reached(there, there.bridgehead, 2)
    sea = [hex for hex in there.hexes if there.is_sea(hex)]
    far = [hex for hex in open_to if all(there.distance(hex, other) >= FROM_THE_SEA for other in sea)]
    return tuple(far or open_to)
