"""The board on a page: the squares as characters, what stands there as paragraphs, which a narrow screen may wrap."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.drawing import svg
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import text

UNIT: Final = re.compile(f"([{text.ARROWS}])([A-Za-z][0-9]+)")   # as `text.cell` writes it
WIDTH: Final = 200                                           # columns: the whole board; the page scrolls it


def draw(seen: Seen, words: Any, asked: Sequence[Any]) -> Markup:
    """The round, the squares (signs of no language), the legend, and the units of each side."""
    window = text.window_of(seen, (WIDTH - text.LABEL) // text.size_of(seen, WIDTH))
    squares = Markup('<pre lang="zxx" dir="ltr" tabindex="0">{}</pre>').format(named("\n".join(text.picture(seen, WIDTH))))
    below = [text.legend(seen, words, window), *text.rosters(seen, words)]
    lines = [Markup('<p dir="auto">{}</p>').format(line) for line in (text.head(seen, words), *below)]
    return Markup('<div class="text-board">{}{}{}</div>').format(lines[0], squares, Markup("").join(lines[1:]))


def named(picture: str) -> Markup:
    """The picture, in which every unit can be found by its id."""
    return Markup(UNIT.sub(lambda there: f'<span data-at="{there[2].upper()}">{there[0]}</span>', escape(picture)))


def aside(seen: Seen, words: Any, asked: Sequence[Any]) -> str:
    return ""


def card(seen: Seen, words: Any) -> Markup:
    """What only this side knows."""
    return svg.paragraphs(text.card(seen, words))
