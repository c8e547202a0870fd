"""Units as counters: the shape and the colour say whose, the point where it faces; its number, its men, how it is.

One's own have a bar for their hit points; of others everybody sees the same small signs (MB-INFO-02).  What moves changes one
element alone, the counters stand in the order of their numbers, and where their parts are says the style sheet, so that little
is sent with a move.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.drawing import svg
from montjoy.games.massbattle.model.pieces import Piece
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import board_ground, signs, text
from montjoy.games.massbattle.ui.telling import COLOURS

BODIES: Final = (                                            # of the sides A and B, that face north
    "M-13.5 13.5V-8.5L0-19L13.5-8.5V13.5Z", "M-9-11.4L0-19.5L9-11.4A14.5 14.5 0 1 1-9-11.4Z",
)  # fmt: skip
EIGHTH: Final = 45                                           # degrees from one direction to the next
BAR: Final = 26                                              # how long the bar of full hit points is
TWO: Final = 0.68                                            # how large two are in one square, a flyer above another unit
APART: Final = 8
SHORT: Final = 2                                             # signs of a name in full size
FULL: Final = -1                                             # a unit has all soldiers of the scale


def units(seen: Seen, words: Any) -> list[Markup]:
    """Everybody on the board."""
    there = [piece for piece in seen.pieces.values() if piece.in_play and piece.at[0] >= 0]
    many = Counter(piece.at for piece in there)
    return [signs.drawings(), bodies(seen.scale), *(unit(seen, words, piece, many[piece.at] > 1) for piece in there)]


@cache
def bodies(scale: int) -> Markup:
    """What counters have in common: the shapes of the sides, and how many soldiers there are in a unit."""
    shapes = (svg.path(d, "outline", id=f"battle-side-{name}") for name, d in zip(NAMES, BODIES, strict=True))
    return svg.el("defs", *shapes, svg.el("text", str(scale), class_="soldiers", id="battle-men"), id="battle-shapes")


def unit(seen: Seen, words: Any, piece: Piece, two: bool) -> Markup:
    """A unit at its place."""
    x, y = board_ground.middle(seen.board, piece.at)
    shift = (APART if piece.aloft else -APART) if two else 0
    at = f"translate({svg.shown(x + shift)} {svg.shown(y - shift)}){f' scale({TWO})' if two else ''}"
    kind = f"figure token c{COLOURS[piece.side]}{' mine' if piece.id in seen.mine else ''}"
    title = svg.el("title", escape(says(seen, words, piece)))
    men = 0 if piece.single else FULL if piece.soldiers == seen.scale else piece.soldiers
    own = seen.own.get(piece.id)
    left = (own.hp, own.start) if own is not None else None
    parts = counter(piece.side, piece.facing, piece.id, men, left, piece.condition, tuple(signs.badges_of(piece)))
    return svg.group([parts, title], class_=kind, data_at=piece.id, transform=at)


@lru_cache(1 << 12)
def counter(
    side: int, facing: int, id: str, soldiers: int, left: tuple[int, int] | None, condition: str, badges: tuple[str, ...]
) -> Markup:
    """Its parts about the origin.  `left`: what only its side knows, the hit points that it has and had."""
    parts = [body(side, facing), lettered(id)]
    if soldiers:
        parts.append(men_of_scale() if soldiers == FULL else men(soldiers))
    if left is not None:
        parts += health(*left)
    if condition != "fresh":
        parts.append(signs.condition(condition))
    return Markup("").join([*parts, *signs.placed(badges)])


def body(side: int, facing: int) -> Markup:
    return svg.el("use", href=f"#battle-side-{NAMES[side]}", class_="body", transform=f"rotate({EIGHTH * facing})")


def lettered(name: str) -> Markup:
    """Its name; one of three signs is smaller, so that it stands within the counter."""
    return svg.el("text", escape(name), class_="letter long" if len(name) > SHORT else "letter")


def men_of_scale() -> Markup:
    return svg.el("use", href="#battle-men", class_="of-scale")


def men(soldiers: int) -> Markup:
    return svg.el("text", str(soldiers), class_="soldiers")


def health(hp: int, start: int) -> list[Markup]:
    """How many hit points are left of all."""
    left = BAR * max(0, min(hp, start)) / max(start, 1)
    return [svg.el("rect", class_="full"), svg.el("rect", class_="health", width=left)]


def says(seen: Seen, words: Any, piece: Piece) -> str:
    """A unit in words, but where it stands: that is seen, and said of its square."""
    own = seen.own.get(piece.id)
    also = [signs.called(words, name) for name in signs.badges_of(piece)]
    return str(words.text(
        "board-unit", unit=text.name(words, piece), known=own is not None, hp=own.hp if own else 0,
        start=own.start if own else 0, condition=piece.condition, count=len(also), also=", ".join(also),
    ))  # fmt: skip
