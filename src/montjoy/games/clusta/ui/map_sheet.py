"""The map as a drawing: every hex with its number, terrain and level, roads, and what its viewer believes to stand where.

Ground can be told apart without colours: each has its letter.  The drawing is in tenths of a millimetre and fits A4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.map_file import hex_id, place
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.sheets import INK, html_page, page_title, tag, text
from montjoy.games.clusta.ui.text import HERE, LETTERS, Piece, away, ground, head, pieces

WIDE, HIGH = 1900, 2500                                      # of an upright sheet, in tenths of a millimetre
ROOT3: Final = (97, 56)                                      # the square root of three, as a fraction
FILL: Final = {"sea": "#dbe9f4", "open": "#fbfaf2", "pine_forest": "#cfe0c4", "white_forest": "#ebe6d3", "buildings": "#e3d3c3"}
MOST_IN_A_HEX: Final = 3


class Sheet:
    """How large the hexes are, and where each lies.  Half a hex is `half` wide; all of it is whole numbers."""

    def __init__(self, there: Island) -> None:
        self.there = there
        self.landscape = there.columns > there.rows
        wide, high = (HIGH, WIDE) if self.landscape else (WIDE, HIGH)
        by_width = wide // (2 * there.columns + 1)
        by_height = high * ROOT3[0] // (ROOT3[1] * (3 * there.rows + 1))
        self.half = max(8, min(by_width, by_height, 120))
        self.side = 2 * self.half * ROOT3[1] // ROOT3[0]     # a hex's edge; its height is twice that
        self.wide = self.half * (2 * there.columns + 1)
        self.high = self.side * (3 * there.rows + 1) // 2

    def centre(self, hex: str) -> tuple[int, int]:
        column, row = place(hex)
        return self.half * (2 * column + 1 + row % 2), self.side * (3 * row + 2) // 2

    def corners(self, hex: str) -> str:
        x, y = self.centre(hex)
        w, s = self.half, self.side
        around = ((0, -s), (w, -s // 2), (w, s // 2), (0, s), (-w, s // 2), (-w, -s // 2))
        return " ".join(f"{x + a},{y + b}" for a, b in around)


# ---- the drawing -------------------------------------------------------------------------------------------------------
def svg(seen: Seen, words: Any) -> str:
    """The map alone, as a file of its own."""
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + drawing(seen, words) + "\n"


def drawing(seen: Seen, words: Any) -> str:
    there = ground(seen)
    sheet = Sheet(there)
    found = pieces(seen, words)
    parts = [tag("title", text(head(seen, words))), *hexes(sheet), *roads(sheet), *marks(sheet, found)]
    return tag(
        "svg", "\n".join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {sheet.wide} {sheet.high}",
        width=f"{sheet.wide // 10}mm", height=f"{sheet.high // 10}mm", direction="ltr", font_family="sans-serif",
    )


def hexes(sheet: Sheet) -> Iterator[str]:
    """Ground: its colour, its number above, its letter and level below."""
    there, s = sheet.there, sheet.side
    for row in range(there.rows):
        for column in range(there.columns):
            hex = hex_id(column, row)
            x, y = sheet.centre(hex)
            yield tag("polygon", points=sheet.corners(hex), fill=FILL[there.terrain[hex]], stroke="#8c8c8c", stroke_width=1)
            yield label(hex, x, y - s // 2, s // 4, "#555555")
            letter = LETTERS[there.terrain[hex]]
            ground_ = letter if there.is_sea(hex) else f"{letter}{there.level[hex] or ''}"
            yield label(ground_, x, y + 3 * s // 5, s // 4, "#555555")


def label(said: str, x: int, y: int, size: int, colour: str = INK, **more: str | int) -> str:
    return tag("text", text(said), x=x, y=y, font_size=max(6, size), fill=colour, text_anchor="middle", **more)


def roads(sheet: Sheet) -> Iterator[str]:
    """A line from hex to hex, each once."""
    for hex in sheet.there.hexes:
        for other in sheet.there.by_road[hex]:
            if hex < other:
                (a, b), (c, d) = sheet.centre(hex), sheet.centre(other)
                yield tag("line", x1=a, y1=b, x2=c, y2=d, stroke="#a0703c", stroke_width=max(2, sheet.side // 12))


def marks(sheet: Sheet, found: Sequence[Piece]) -> Iterator[str]:
    """A disc with its sign for every piece; more than three in one hex are a plus."""
    here: dict[str, list[Piece]] = {}
    for piece in found:
        if piece.hex in sheet.there.terrain:
            here.setdefault(piece.hex, []).append(piece)
    for hex, these in here.items():
        x, y = sheet.centre(hex)
        r = sheet.side // 3
        shown = [piece.sign for piece in these]
        shown = shown if len(shown) <= MOST_IN_A_HEX else [*shown[: MOST_IN_A_HEX - 1], "+"]
        for n, sign in enumerate(shown):
            at = x + (2 * n - len(shown) + 1) * r * 2 // 3
            said = tag("title", text(" / ".join(piece.line for piece in these)))
            disc = tag("circle", cx=at, cy=y, r=r, fill="#ffffff", stroke=INK, stroke_width=3 if sign == HERE else 1)
            yield tag("g", said, disc, label(sign, at, y + r // 3, r, font_weight="bold"))


# ---- the page ------------------------------------------------------------------------------------------------------------
def page(seen: Seen, words: Any) -> str:
    """The map with what its signs mean."""
    sheet = Sheet(ground(seen))
    lines = [tag("li", text(f"{piece.sign} {piece.hex} {piece.line}")) for piece in pieces(seen, words)]
    lines += [tag("li", text(line)) for line in away(seen, words)]
    title = f"{words.name(seen.viewer)}: {head(seen, words)}"
    upper = tag("section", tag("h1", page_title(title)), drawing(seen, words))
    legend = tag("section", tag("p", text(words.text("map-legend"))), tag("ul", *lines) if lines else "")
    return html_page(title, [upper, legend], words, landscape=sheet.landscape)
