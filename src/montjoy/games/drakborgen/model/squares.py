"""The nine by nine squares and how they lie to each other, whatever tiles lie on them."""

from __future__ import annotations

from typing import Final

from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE, Dir

SIZE: Final = 9
TOWERS: Final = ("00", "08", "80", "88")
SQUARES: Final = tuple(f"{row}{column}" for row in range(SIZE) for column in range(SIZE))
BESIDE_TOWERS: Final = ("01", "10", "11", "07", "17", "18", "70", "71", "81", "77", "78", "87")   # tower by tower
CENTRE: Final = tuple(f"{row}{column}" for row in (3, 4, 5) for column in (3, 4, 5))

STEPS: Final[dict[str, tuple[int, int]]] = {
    "north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1),
    "north_east": (-1, 1), "south_east": (1, 1), "south_west": (1, -1), "north_west": (-1, -1),
}
FACING: Final[dict[Dir, Dir]] = {"north": "south", "east": "west", "south": "north", "west": "east"}
SIDE: Final[dict[str, Dir]] = {way: way for way in DIRS}
PLACE: Final[dict[Dir, int]] = {way: n for n, way in enumerate(DIRS)}      # of its edge among a tile's
ON_BOARD: Final = frozenset(SQUARES)
NEXT: Final = {
    (f"{row}{column}", name): f"{row + down}{column + across}"
    if 0 <= row + down < SIZE and 0 <= column + across < SIZE else OUTSIDE
    for name, (down, across) in STEPS.items() for row in range(SIZE) for column in range(SIZE)
}  # fmt: skip


# ---- geometry --------------------------------------------------------------------------------------------------------
def side_of(way: str) -> Dir:
    """A way that is a direction, as one."""
    return SIDE[way]


def opposite(way: Dir) -> Dir:
    return FACING[way]


def clockwise(way: Dir, quarters: int = 1) -> Dir:
    return DIRS[(DIRS.index(way) + quarters) % 4]


def is_square(place: str) -> bool:
    return place in ON_BOARD


def is_central(square: str) -> bool:
    """DL-BASE-04  One of the nine among which the treasure chamber is."""
    return square in CENTRE


def beyond(square: str, direction: str) -> str:
    """DL-BASE-03  The square next to this one, diagonally where the direction says so; off the board it is OUTSIDE."""
    return NEXT[square, direction]


def next_squares(square: str) -> list[str]:
    """The orthogonally adjacent squares of the board."""
    return [there for way in DIRS if (there := beyond(square, way)) != OUTSIDE]
