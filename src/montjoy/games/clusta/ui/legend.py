"""What the signs of the island mean: pieces, whose they are, what stands beside them, terrain and heights, lines, and where the
stars point.  Every sign is drawn as on the map, of the same classes."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import board_ground, board_pieces, stars
from montjoy.words import Words

SIGNS: Final = ("camp", "commander", "unit", "ships", "force")
TERRAINS: Final = ("open", "pine_forest", "white_forest", "buildings")
WATERS: Final = {"shallow": "shallow-sea", "deep": "deep-sea"}
EDGES: Final = ("track", "cliff", "slope", "coast")
BESIDE: Final = ("own", "stale", "men", "more", "place")     # pieces, and what stands beside them
MARKS: Final = ("net", "ring", "battle", "march", "stars")
LINE: Final = "M-12 0H12"
HEX: Final = f"M0-{board_ground.SIDE}{board_ground.HEX}"
OLD_PAGE: Final = ("track", "cliff")                         # said by the pages' own message


def signs(seen: Seen, w: Words) -> list[tuple[Markup, str]]:
    """Every sign with its meaning, and whose each colour and letter is."""
    rows = [(sample(svg.figure(0, 0, 9, "", board_pieces.SHAPE[kind], 7)), w.text("page-sign", sign=kind)) for kind in SIGNS]
    for side in seen.sides:
        colour = board_pieces.COLOUR.get(side, 7)
        disc = svg.figure(0, 0, 9, board_pieces.letter_of(side, w), "round", colour, side == seen.viewer)
        rows.append((sample(disc), w.name(side)))
    rows += [(sample(beside(kind)), w.text("board-sign", sign=kind)) for kind in BESIDE]
    age = svg.group([svg.circle(0, 0, 9, "age"), svg.text(0, 5, 3, "age-days")])
    rows.append((sample(age), w.text("page-sign", sign="age")))
    rows += [(sample(ground(f"hexes {kind}", kind)), w.text("terrain-of", terrain=kind)) for kind in TERRAINS]
    rows += [(sample(ground(kind)), w.text("board-sign", sign=sign)) for sign, kind in WATERS.items()]
    rows.append((sample(ground("hexes open"), height()), w.text("board-sign", sign="height")))
    for kind in EDGES:
        edge = svg.group([svg.path(LINE, f"{kind}-edge")] if kind == "track" else [])
        says = w.text("page-sign" if kind in OLD_PAGE else "board-sign", sign=kind)
        rows.append((sample(edge, svg.path(LINE, kind)), says))
    return rows + [(sample(mark(kind)), w.text("board-sign", sign=kind)) for kind in MARKS]


def sample(*parts: Markup) -> Markup:
    return svg.sample("island", *parts, size=28)


def beside(kind: str) -> Markup:
    """A piece of one's own, old news, its men, how many more there are, a place."""
    if kind == "men":
        return svg.text(0, 6, 200, "men")
    if kind == "more":
        return svg.text(0, 6, "+3", "men")
    star = svg.group([svg.figure(0, 0, 9, "", board_pieces.SHAPE["place"], svg.COLOURS - 1)], class_="token place")
    if kind == "place":
        return star
    square = svg.figure(0, 0, 9, "", board_pieces.SHAPE["unit"], 7, kind == "own")
    return svg.group([square], class_=f"token unit{' stale' if kind == 'stale' else ''}")


def ground(kinds: str, terrain: str = "") -> Markup:
    """A hex of ground, with what grows there."""
    hex = svg.path(HEX, kinds, transform="scale(.4)")
    glyph = board_ground.GLYPHS.get(terrain)
    if glyph is None:
        return hex
    shape, spots = glyph
    grown = svg.path("".join(shape.format(*spot) for spot in spots), f"glyph {terrain}", transform="scale(.4) translate(0 6)")
    return svg.group([hex, grown])


def height() -> Markup:
    """Two levels more on its right half."""
    half = f"M0-{board_ground.SIDE}l{board_ground.HALF} 15v{board_ground.SIDE}l-{board_ground.HALF} 15z"
    return svg.group([svg.path(half, "height", transform="scale(.4)")] * 2)


def mark(kind: str) -> Markup:
    """The edges of a hex, one that is asked about, a sixth of the horizon."""
    if kind == "net":
        return svg.path(HEX, "net", transform="scale(.4)")
    if kind == "ring":
        return svg.group([svg.path(HEX, "ring", transform="scale(.4)")], class_="spot")
    if kind == "battle":
        return svg.group([svg.path(HEX, "edge", transform="scale(.4)"), board_ground.swords(0, 0)], class_="fought")
    if kind == "march":
        return svg.group([svg.path("M-12 5H12", "way"), svg.text(6, 2, 2, "round")], class_="plans")
    arrow = [svg.path("M-7 0H3", "stars-arrow"), svg.path(stars.HEAD, "stars-head", transform="translate(13 0)")]
    return svg.group([svg.path("M-12-2L10-13M-12 2L10 13", "stars-edge"), *arrow], class_="stars")
