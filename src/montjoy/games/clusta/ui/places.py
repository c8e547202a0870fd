"""What one sees at a hex: its ground, and who is believed to stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.drawing import svg
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import board_ground, board_pieces, stars, text

NEAR: Final = 30                                             # from a hex's middle: within it


def places(seen: Seen) -> dict[str, tuple[float, float]]:
    """Land, the sea before it, and whatever else somebody stands in."""
    there = text.ground(seen)
    near = [hex for hex in there.hexes if not there.is_sea(hex) or any(not there.is_sea(o) for o in there.neighbours[hex])]
    return {hex: board_ground.centre(hex) for hex in dict.fromkeys((*near, *filter(there.terrain.__contains__, taken(seen))))}


def taken(seen: Seen) -> Iterator[str]:
    """Hexes in which a piece is drawn."""
    if (world := seen.truth) is not None:
        for side in world.sides:
            yield from text.places(world, side)
    for own in (seen.units, seen.commanders, seen.camps, seen.ships):
        yield from (thing.hex for thing in own.values())
    yield from (mark.hex for mark in seen.marks or seen.board)


def place_at(seen: Seen, x: float, y: float) -> str:
    return svg.nearest(places(seen), x, y, NEAR)


def drawn(seen: Seen, place: str, asked: Sequence[Any] = ()) -> str:
    """Nothing: all of it is on the board already."""
    return ""


def here(seen: Seen, words: Any, place: str) -> list[str]:
    """The ground, then a line for each piece, and what the stars said there."""
    there = text.ground(seen)
    ground = words.text("hex-ground", hex=place, terrain=there.terrain[place], level=there.level[place],
                        road="yes" if there.by_road[place] else "no")
    return [str(ground), *(token.title for token in board_pieces.tokens(seen, words) if token.hex == place),
            *stars.said(seen, words, place)]
