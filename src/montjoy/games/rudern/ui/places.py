"""What one sees at a place of the map: its province, who is inside and outside, a siege, and where one can go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.drawing import svg
from montjoy.games.rudern.seen.view import Seen
from montjoy.games.rudern.ui import board, text


def places(seen: Seen) -> dict[str, tuple[float, float]]:
    """Every province's middle."""
    return board.spread(seen)


def place_at(seen: Seen, x: float, y: float) -> str:
    """The province whose middle is nearest: so the ground is coloured."""
    return svg.nearest(places(seen), x, y)


def drawn(seen: Seen, place: str, asked: Sequence[Any] = ()) -> str:
    """Nothing: all of it is on the board already."""
    return ""


def here(seen: Seen, words: Any, place: str) -> list[str]:
    """The province's sentences."""
    return text.province_lines(seen, words, seen.land.provinces[place])
