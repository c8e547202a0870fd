"""What the stars have said, on the map: from each hex in which they were read the sixths of the horizon in which the conflux
lies, by the reports that have come and by nothing else.

An arrow with the word at its end says which sixth, two dashed lines how wide it is; whoever cannot see colours loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any, Final, TypeAlias

from markupsafe import Markup, escape

from montjoy.drawing import svg
from montjoy.games.clusta.protocol.reports import Divined
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.board_ground import centre
from montjoy.games.clusta.ui.names import when

SIXTH: Final = pi / 3
FIRST: Final = -2 * SIXTH                                    # north-west, then clockwise; the picture's y grows downwards
NEAR, TIP, EDGE = 32, 66, 150                                # how far from a hex's middle: an arrow's ends, its sixth's lines
WORD: Final = (82, 112)                                      # and its word, slanting and level
ROOM: Final = (46, 16)                                       # half of what a word takes
HEAD: Final = "M0 0L-13-7V7Z"
Box: TypeAlias = tuple[int, int, int, int]                    # x, y, width, height
MOST: Final = 6                                              # hexes, those in which they were read last


def answers(seen: Seen) -> list[Divined]:
    """The last word of each astrologer from each hex, the newest hexes last; not where he has found the conflux."""
    entries = seen.book.entries if seen.book is not None else []
    found: dict[tuple[str, str], Divined] = {}
    for report in (entry.report for entry in entries):
        if isinstance(report, Divined):
            found.pop((report.hex, report.by), None)
            found[report.hex, report.by] = report
    return [report for report in found.values() if report.sectors]


def said(seen: Seen, words: Any, hex: str = "") -> list[str]:
    """A line for each answer, or for those from one hex."""
    return [
        str(words.text("map-stars", hex=one.hex, when=when(words, one.at), sectors=one.sectors))
        for one in answers(seen) if hex in ("", one.hex)
    ]


def drawn(seen: Seen, words: Any, box: Box) -> list[Markup]:
    """The answers from the hexes in which the stars were read last.  `box`: what the picture shows; words stay within it."""
    found = answers(seen)
    shown = list(dict.fromkeys(one.hex for one in reversed(found)))[:MOST]
    return [one_hex(seen, words, hex, [one for one in found if one.hex == hex], box) for hex in reversed(shown)]


def one_hex(seen: Seen, words: Any, hex: str, found: list[Divined], box: Box) -> Markup:
    sectors = sorted({sector for one in found for sector in one.sectors})
    x, y = centre(hex)
    parts = [svg.el("title", escape(" ".join(said(seen, words, hex))))]
    for sector in sectors:
        parts += pointer(sector)
        angle = FIRST + sector * SIXTH
        far = WORD[abs(cos(angle)) > 0.9]
        right, down = within(x + far * cos(angle), box[0], box[2], ROOM[0]), within(y + far * sin(angle), box[1], box[3], ROOM[1])
        parts.append(svg.text(round(right) - x, round(down) - y + 5, words.text("sector-of", it=sector), "stars-word"))
    return svg.group(parts, class_="stars", transform=f"translate({x} {y})")


def within(at: float, least: int, size: int, room: int) -> float:
    return min(max(at, least + room), least + size - room)


def pointer(sector: int) -> Iterator[Markup]:
    """The lines of a sixth of the horizon, and the arrow through its middle."""
    angle = FIRST + sector * SIXTH
    for side in (angle - SIXTH / 2, angle + SIXTH / 2):
        yield svg.path("M" + " ".join(at(side, NEAR)) + "L" + " ".join(at(side, EDGE)), "stars-edge")
    x, y = at(angle, TIP)
    yield svg.path("M" + " ".join(at(angle, NEAR)) + f"L{x} {y}", "stars-arrow")
    yield svg.path(HEAD, "stars-head", transform=f"translate({x} {y}) rotate({round(angle * 180 / pi)})")


def at(angle: float, far: float) -> tuple[str, str]:
    return f"{far * cos(angle):.0f}", f"{far * sin(angle):.0f}"
