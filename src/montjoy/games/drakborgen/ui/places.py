"""What one sees at a place of the castle: a square, the ground outside, the catacombs."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.drakborgen.model.heroes import alive, heroes_in_order
from montjoy.games.drakborgen.model.squares import SIZE, SQUARES, is_square
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui import board, text
from montjoy.games.drakborgen.ui.tiles import CELL

PLACES: Final = (*SQUARES, OUTSIDE, BELOW)


def places(seen: Seen) -> dict[str, tuple[float, float]]:
    return {place: board.middle(place) for place in PLACES}


def place_at(seen: Seen, x: float, y: float) -> str:
    """The square there, or one of the two strips below all squares."""
    column, row = int(x // CELL), int(y // CELL)
    if 0 <= column < SIZE and 0 <= row < SIZE:
        return f"{row}{column}"
    if board.UNDER - 20 <= y <= board.UNDER - 20 + board.LOW and 0 <= x <= SIZE * CELL:
        return OUTSIDE if x < SIZE * CELL / 2 else BELOW
    return ""


def drawn(seen: Seen, place: str) -> str:
    """Nothing: all of it is on the board already."""
    return ""


def here(seen: Seen, words: Any, place: str) -> list[str]:
    """What the place is, and a line for each who is there."""
    castle = seen.castle
    heroes = [text.hero_line(seen, words, hero) for hero in heroes_in_order(castle) if hero.place == place and alive(hero)]
    monsters = [text.monster_line(words, monster) for monster in castle.monsters.values() if monster.at == place]
    return [ground(seen, words, place), *heroes, *monsters]


def ground(seen: Seen, words: Any, place: str) -> str:
    """What lies open there, or that nothing does."""
    if not is_square(place):
        fallen = place == BELOW and seen.castle.below
        return str(words.text("map-fallen", things=text.named(words, seen.castle.below)) if fallen else words.name(place))
    square = seen.castle.squares[place]
    if square.face_up:
        return text.sentence(seen, words, square)
    return f"{words.name(place)}: {words.text('map-sign', sign='peeked' if place in seen.peeks else 'unknown')}"
