"""Directions, ways that are no direction, and places that are no square, by the words that cross the table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Dir: TypeAlias = Literal["north", "east", "south", "west"]
DIRS: Final[tuple[Dir, ...]] = ("north", "east", "south", "west")
OUTSIDE: Final = "outside"                                   # the ground outside: one room next to all four towers
BELOW: Final = "below"                                       # the catacombs
TRANSIT: Final = "transit"                                   # between two turns of a teleport
OUT: Final = "out"
DOWN: Final = "down"
