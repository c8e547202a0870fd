"""What one sees at a place of the castle: a square, the ground outside, the catacombs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from montjoy.games.drakborgen.model.heroes import alive, heroes_in_order
from montjoy.games.drakborgen.model.squares import SIZE, SQUARES, beyond, is_square
from montjoy.games.drakborgen.protocol.places import BELOW, DIRS, OUTSIDE
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui import board, text
from montjoy.games.drakborgen.ui.tiles import CELL

PLACES: Final = (*SQUARES, OUTSIDE, BELOW)


def places(seen: Seen) -> dict[str, tuple[float, float]]:
    return {place: board.middle(place) for place in PLACES}


def place_at(seen: Seen, x: float, y: float) -> str:
    """The square there, or one of the two strips below all squares."""
    side = SIZE * CELL
    x, y = (min(max(n, 0), side - 1) if -board.RIM <= n < side + board.RIM else n for n in (x, y))   # a sign on the outer wall
    column, row = int(x // CELL), int(y // CELL)
    if 0 <= column < SIZE and 0 <= row < SIZE:
        return f"{row}{column}"
    if board.UNDER - 20 <= y <= board.UNDER - 20 + board.LOW and 0 <= x <= SIZE * CELL:
        return OUTSIDE if x < SIZE * CELL / 2 else BELOW
    return ""


def drawn(seen: Seen, place: str, asked: Sequence[Any] = ()) -> str:
    """Nothing: all of it is on the board already."""
    return ""


def here(seen: Seen, words: Any, place: str) -> list[str]:
    """What the place is, and a line for each who is there."""
    castle = seen.castle
    heroes = [text.hero_line(seen, words, hero) for hero in heroes_in_order(castle) if hero.place == place and alive(hero)]
    monsters = [text.monster_line(words, monster) for monster in castle.monsters.values() if monster.at == place]
    return [ground(seen, words, place), *edge_signs(seen, words, place), *heroes, *monsters]


def edge_signs(seen: Seen, words: Any, place: str) -> list[str]:
    """DL-4.3b-X  A symbol on the outer wall, be it the valid one, is no secret door."""
    if not is_square(place) or not seen.castle.squares[place].face_up:
        return []
    square = seen.castle.squares[place]
    outer = [way for way, sign in zip(DIRS, square.signs) if sign and beyond(place, way) == OUTSIDE]
    return [words.text("map-outer-sign", way=way) for way in outer]


def ground(seen: Seen, words: Any, place: str) -> str:
    """What lies open there, or that nothing does."""
    if not is_square(place):
        fallen = place == BELOW and seen.castle.below
        return str(words.text("map-fallen", things=text.named(words, seen.castle.below)) if fallen else words.name(place))
    square = seen.castle.squares[place]
    if square.face_up:
        return text.sentence(seen, words, square)
    return f"{words.name(place)}: {words.text('map-sign', sign='peeked' if place in seen.peeks else 'unknown')}"
