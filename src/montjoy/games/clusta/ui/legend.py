"""What the signs of the island mean: pieces, whose they are, terrain, roads and cliffs."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import board_ground, board_pieces
from montjoy.words import Words

TERRAINS: Final = ("open", "pine_forest", "white_forest", "buildings", "sea")
SIGNS: Final = ("camp", "commander", "unit", "ships", "force")
EDGES: Final = ("track", "cliff")


def signs(seen: Seen, w: Words) -> list[tuple[Markup, str]]:
    """Every sign with its meaning, and whose each colour and letter is."""
    rows = [(sample(svg.figure(0, 0, 9, "", board_pieces.SHAPE[kind], 7)), w.text("page-sign", sign=kind)) for kind in SIGNS]
    for side in seen.sides:
        colour = board_pieces.COLOUR.get(side, 7)
        disc = svg.figure(0, 0, 9, board_pieces.letter_of(side, w), "round", colour, side == seen.viewer)
        rows.append((sample(disc), w.name(side)))
    age = svg.group([svg.circle(0, 0, 9, "age"), svg.text(0, 5, 3, "age-days")])
    rows.append((sample(age), w.text("page-sign", sign="age")))
    for terrain in TERRAINS:
        hex = svg.path(f"M0-{board_ground.SIDE}{board_ground.HEX}", f"hexes {terrain}", transform="scale(.4)")
        rows.append((sample(hex), w.text("terrain-of", terrain=terrain)))
    for kind in EDGES:
        edge = svg.group([svg.path("M-12 0H12", f"{kind}-edge"), svg.path("M-12 0H12", kind)])
        rows.append((sample(edge), w.text("page-sign", sign=kind)))
    return rows


def sample(piece: Markup) -> Markup:
    return svg.sample("island", piece, size=28)
