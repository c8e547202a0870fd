"""The combat board: four positions in a ring, where one may go, and what beats what.  DL-8.3, DL-8.4, DL-8.6 to DL-8.10."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.effects import options


class Position(IntEnum):
    """The ring, in its order; behind psyche it begins again.  NONE: the marker lies on no position."""

    AGILITY = 0
    ARMOUR = 1
    STRENGTH = 2
    PSYCHE = 3
    NONE = 4


NAMES: Final = ("agility", "armour", "strength", "psyche", "none")
ANY: Final = 0b1111                                          # all four, as a set of options
# Answers that only games have, and no duel by itself (left_to_chance.py).
BY_CHANCE: Final = 5                                         # to a position
NOT_AGAIN: Final = 2                                         # to Ask.FLEE: no, nor before he is hurt


def neighbours(position: int) -> int:
    """DL-8.3b  Each position has two neighbours on the ring, as a set."""
    return options((position + 3) % 4, (position + 1) % 4)


def reach(position: int) -> int:
    """DL-8.4a, DL-8.4b  Stay, or one step to a neighbour; never across."""
    if position == Position.NONE:
        return first_choice()
    return neighbours(position) | options(position)


def first_choice() -> int:
    """DL-8.3c  Whose marker lies on no position chooses freely among the four."""
    return ANY


def beats(mine: int, theirs: int) -> bool:
    """DL-8.6  Agility beats armour, armour strength, strength psyche, psyche agility: each the next on the ring."""
    return mine < 4 and theirs < 4 and (theirs - mine) % 4 == 1


def whiff(mine: int, theirs: int) -> bool:
    """DL-8.8  Opposite positions: nobody is reached."""
    return mine < 4 and theirs < 4 and (theirs - mine) % 4 == 2


def clinch(mine: int, theirs: int, my_value: int, their_value: int) -> bool:
    """DL-8.7b  The same position and equal values: nobody loses anything, and it is no whiff."""
    return mine == theirs and mine < 4 and my_value == their_value


def taken(mine: int, theirs: int, my_value: int, their_value: int) -> int:
    """DL-8.10  How many combat points the first takes from the second: one where he beats him."""
    if mine == theirs and mine < 4:
        return lead(my_value, their_value)
    if beats(mine, theirs):
        return 1
    return 0


def lead(my_value: int, their_value: int) -> int:
    """DL-8.7a  On the same position the higher value takes the difference."""
    return max(0, my_value - their_value)
