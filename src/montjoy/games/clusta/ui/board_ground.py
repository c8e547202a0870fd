"""The island's ground: terrain, heights, cliffs, coast, roads, the numbers of hexes.  The same for all who see this map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.map_file import place
from montjoy.grids import hexes

HALF: Final = 26                                             # half a hex from west to east
SIDE: Final = 30                                             # its edge; from north to south it is two of them
HEX: Final = f"l{HALF} 15v{SIDE}l-{HALF} 15l-{HALF}-15v-{SIDE}z"
SWORDS: Final = "M-9-9L8 8M9-9L-8 8M-10 5L-5 10M10 5L5 10"
CLIFF: Final = 2                                             # levels that men climb in one step at most
EDGES: Final = {hexes.NE: f"0 -{SIDE} {HALF} 15", hexes.E: f"{HALF} -15 0 {SIDE}", hexes.SE: f"{HALF} 15 -{HALF} 15"}
PINE: Final = ("M{} {}l-6 12h12z", ((-12, -8), (1, -17), (12, -5)))
BIRCH: Final = ("M{} {}c-9 0-9 13 0 13v4v-4c9 0 9-13 0-13z", ((-11, -11), (2, -19), (12, -8)))
HOUSE: Final = ("M{} {}l-8 7v9h16v-9z", ((-9, -15), (9, -7)))
GLYPHS: Final = {"pine_forest": PINE, "white_forest": BIRCH, "buildings": HOUSE}


def centre(hex: str) -> tuple[int, int]:
    """The middle of a hex on the picture."""
    column, row = place(hex)
    return HALF * (2 * column + 1 + row % 2), 45 * row + SIDE


def outline(hex: str) -> str:
    x, y = centre(hex)
    return f"M{x} {y - SIDE}{HEX}"


def battle(hex: str) -> Markup:
    """The edge of a hex in which a battle is fought, and crossed swords on it."""
    x, y = centre(hex)
    return svg.group([svg.path(outline(hex), "edge"), swords(x, y - SIDE)], class_="fought")


def swords(x: float, y: float) -> Markup:
    return svg.path(SWORDS, "swords", transform=f"translate({x} {y})")


def box(there: Island, more: Iterable[str]) -> tuple[int, int, int, int]:
    """The part of the map with land on it and a hex of sea about, and whatever else stands on it: x, y, width, height."""
    used = [centre(hex) for hex in (*there.land, *(hex for hex in more if hex in there.terrain))] or [(0, 0)]
    left, top = min(x for x, _ in used) - 3 * HALF, min(y for _, y in used) - 75
    return left, top, max(x for x, _ in used) + 3 * HALF - left, max(y for _, y in used) + 75 - top


@lru_cache(32)
def ground(there: Island) -> Markup:
    """Everything below the pieces."""
    wide, high = HALF * (2 * there.columns + 3), 45 * there.rows + 60
    parts = [patterns(), svg.rect(-wide, -high, 3 * wide, 3 * high, "deep-sea"), shallows(there)]
    for terrain in ("open", "pine_forest", "white_forest", "buildings"):
        parts.append(svg.path("".join(outline(h) for h in there.land if there.terrain[h] == terrain), f"hexes {terrain}"))
    for level in range(1, max(there.level.values(), default=0) + 1):
        parts.append(svg.path("".join(outline(h) for h in there.land if there.level[h] >= level), "height"))
    parts.append(svg.rect(-wide, -high, 3 * wide, 3 * high, "grid", fill="url(#hexgrid)"))
    parts += [svg.path(between(there, slope), "slope"), svg.path(between(there, cliff), "cliff")]
    parts += [svg.path(between(there, coast), "coast"), *roads(there)]
    for kind, glyph in GLYPHS.items():
        parts.append(svg.path("".join(growing(there, kind, *glyph)), f"glyph {kind}"))
    return svg.group([*parts, numbers(there)], id="ground", class_="ground")


def patterns() -> Markup:
    """The net of hexes."""
    net = svg.path(f"M0 15L{HALF} 0L{2 * HALF} 15V45L{HALF} 60L0 45ZM{HALF} 60V90", "net")
    return svg.el("defs", svg.el("pattern", net, id="hexgrid", width=2 * HALF, height=90, patternUnits="userSpaceOnUse"))


def shallows(there: Island) -> Markup:
    """The sea along the coast."""
    near = dict.fromkeys(other for hex in there.land for other in there.neighbours[hex] if there.is_sea(other))
    return svg.path("".join(map(outline, near)), "shallow-sea")


def between(there: Island, wanted: Callable[[Island, str, str], bool]) -> str:
    """The edges between hexes of which something is true, each once."""
    found = []
    for hex in there.hexes:
        x, y = centre(hex)
        for direction, edge in EDGES.items():
            other = there.named.get(hexes.step(there.axial[hex], direction))
            if other is not None and wanted(there, hex, other):
                dx, dy, along, down = edge.split()
                found.append(f"M{x + int(dx)} {y + int(dy)}l{along} {down}")
    return "".join(found)


def coast(there: Island, a: str, b: str) -> bool:
    return there.is_sea(a) != there.is_sea(b)


def slope(there: Island, a: str, b: str) -> bool:
    return not coast(there, a, b) and 0 < abs(there.level[a] - there.level[b]) <= CLIFF


def cliff(there: Island, a: str, b: str) -> bool:
    return not coast(there, a, b) and abs(there.level[a] - there.level[b]) > CLIFF


def roads(there: Island) -> list[Markup]:
    """A line from middle to middle along each road."""
    lines = ["M" + "L".join("{} {}".format(*centre(hex)) for hex in chain) for chain in there.roads.values() if chain]
    d = "".join(lines)
    return [svg.path(d, "track-edge"), svg.path(d, "track")] if d else []


def growing(there: Island, terrain: str, glyph: str, spots: tuple[tuple[int, int], ...]) -> Iterator[str]:
    """What stands in every hex of a terrain, so that it is known without its colour."""
    for hex in there.land:
        if there.terrain[hex] == terrain:
            x, y = centre(hex)
            yield from (glyph.format(x + dx, y + dy) for dx, dy in spots)


def numbers(there: Island) -> Markup:
    """The number of every hex of land and of the sea before it; orders name them.  Where the picture is small only some are
    shown, larger: every second of every second row."""
    near = [h for h in there.hexes if not there.is_sea(h) or any(not there.is_sea(other) for other in there.neighbours[h])]
    return svg.group([svg.text(centre(h)[0], centre(h)[1] + 20, h, f"spot-name{is_shown_small(h) * ' few'}") for h in near],
                     class_="hex-names")  # fmt: skip


def is_shown_small(hex: str) -> bool:
    column, row = place(hex)
    return column % 2 == 0 and row % 2 == 0
