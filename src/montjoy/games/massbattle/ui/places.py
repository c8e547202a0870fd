"""What one sees at a square: its ground, its edges, a spell on it, and the unit that stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.model.board import elevation, is_on, terrain
from montjoy.games.massbattle.model.pieces import Piece
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import areas, board, text
from montjoy.grids.squares import Square

DOT: Final = "·"
MARKS: Final = "\u2068\u2069"                                # that set a sign apart on a page


def places(seen: Seen) -> dict[str, tuple[float, float]]:
    """Every square; without our board there is none."""
    if seen.carpet:
        return {}
    return {text.place(at): board.middle(seen.board, at) for at in text.all_squares(seen.board)}


def place_at(seen: Seen, x: float, y: float) -> str:
    """The square there."""
    if seen.carpet:
        return ""
    at = int(x // board.CELL), seen.board.height - 1 - int(y // board.CELL)
    return text.place(at) if is_on(seen.board, at) else ""


def drawn(seen: Seen, place: str, asked: Sequence[Asked] = ()) -> str:
    """What they hold and reach who stand there, as far as it serves what is asked."""
    return areas.drawn(seen, square_of(place), [each.ask for each in asked])


def here(seen: Seen, words: Any, place: str) -> list[str]:
    """The ground, then whoever stands on it or flies above, and what they hold and reach."""
    at = square_of(place)
    said = [ground(seen, words, at)]
    for piece in areas.standing(seen, at):
        said += [text.sentence(words, piece), *own(seen, words, piece), *areas.says(seen, words, piece)]
    return said


def own(seen: Seen, words: Any, piece: Piece) -> Iterator[str]:
    """MB-INFO-02  The figures of a unit of one's own side."""
    unit = seen.own.get(piece.id)
    if unit is not None and unit.side == seen.side:
        yield from map(str, text.own_lines(seen, words, [unit]))


def square_of(place: str) -> Square:
    """The square that is called so."""
    x, y = map(int, place.split(","))
    return x, y


def ground(seen: Seen, words: Any, at: Square) -> str:
    """What the square is called and what it is like."""
    return f"{text.place(at)}: {', '.join(map(str, kinds(seen, words, at)))}"


def kinds(seen: Seen, words: Any, at: Square) -> Iterator[str]:
    here = terrain(seen.board, at)
    yield kind(words, here)
    if here != "rampart" and (height := elevation(seen.board, at)):
        yield words.text("square-height", height=height)
    yield from (words.text("square-wall", side=side) for x, y, side in seen.board.walls if (x, y) == at)
    if at in seen.board.objectives:
        yield kind(words, "objective")
    yield from (kind(words, zone.kind) for zone in seen.zones if at in zone.squares)


def kind(words: Any, name: str) -> str:
    """What a sign of the board means, without the sign."""
    return str(words.text("map-sign", sign=DOT, kind=name)).strip(f"{DOT} {MARKS}")
