"""Dice as the tables write them: NdM+K for damage, "4+1", "1d6" or "10+1d4" for hit dice."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from montjoy.core.content.messages import shown
from montjoy.core.errors import BadInput

MOST_DICE: Final = 40
SIDES: Final = (2, 3, 4, 6, 8, 10, 12, 20)
MOST_PLUS: Final = 99
MOST_HIT_DICE: Final = 40
HIT_DIE: Final = 8
HALVES: Final = 2
DAMAGE: Final = re.compile(r"([0-9]{1,2})d([0-9]{1,2})(?:\+([0-9]{1,2}))?")
SMALL: Final = re.compile(r"1d(4|6)")
LARGE: Final = re.compile(r"([0-9]{1,2})(?:\+(?:([0-9]{1,2})|([0-9])d([0-9]{1,2})))?")


class Dice(NamedTuple):
    """`number` dice of `sides`, and a fixed addition."""

    number: int
    sides: int
    plus: int = 0

    def __str__(self) -> str:
        return f"{self.number}d{self.sides}" + (f"+{self.plus}" if self.plus else "")


NO_DICE: Final = Dice(0, 0)


@lru_cache(256)
def read_dice(text: str) -> Dice:
    """MB-BASE-11  Damage in the notation NdM+K.  BadInput says what would work."""
    found = DAMAGE.fullmatch(text)
    if found is None:
        raise BadInput(f"{shown(text)} is no dice", 'write dice as "1d6" or "2d4+1"')
    dice = Dice(int(found[1]), int(found[2]), int(found[3] or 0))
    if not 1 <= dice.number <= MOST_DICE:
        raise BadInput(f"{shown(text)} has {dice.number} dice", f"a damage roll has 1 to {MOST_DICE} dice")
    if dice.sides not in SIDES:
        raise BadInput(f"{shown(text)} has dice of {dice.sides} sides", f"a die has {', '.join(map(str, SIDES))} sides")
    return dice


class HitDice(NamedTuple):
    """The hit dice of a creature: `whole` dice of `sides`, a fixed addition, and perhaps one more die (`10+1d4`).

    A type below one hit die has whole = 0 and the die that it rolls for its hit points in `extra`."""

    whole: int
    plus: int = 0
    extra: Dice = NO_DICE

    @property
    def average(self) -> Fraction:
        """MB-BASE-03  4.5 a die of eight sides, a plus once; a printed 1d6 or 1d4 is that die."""
        return Fraction(self.whole * (HIT_DIE + 1) + self.extra.number * (self.extra.sides + 1), HALVES) + self.plus

    @property
    def most(self) -> int:
        """MB-UNIT-02  Every die at its highest."""
        return self.whole * HIT_DIE + self.extra.number * self.extra.sides + self.plus

    def is_at_most(self, number: int) -> bool:
        """So many hit dice or fewer; 3+1 is more than 3."""
        return self.whole < number or (self.whole == number and not self.plus and not self.extra.number)

    @property
    def is_weak(self) -> bool:
        """MB-ATK-16  One hit die or less: 1, 1d6 or 1d4; 1+1 is more."""
        return self.is_at_most(1)


@lru_cache(256)
def read_hit_dice(text: str) -> HitDice:
    """MB-BASE-03  Hit dice as printed.  BadInput says what would work."""
    if small := SMALL.fullmatch(text):
        return HitDice(0, 0, Dice(1, int(small[1])))
    found = LARGE.fullmatch(text)
    if found is None:
        raise BadInput(f"{shown(text)} is no number of hit dice", 'write "1", "4+1", "10+1d4", or "1d6" for less than one')
    whole = int(found[1])
    if not 1 <= whole <= MOST_HIT_DICE:
        raise BadInput(f"{shown(text)}: {whole} hit dice", f"a creature has 1 to {MOST_HIT_DICE} hit dice, or 1d6 or 1d4")
    extra = Dice(int(found[3]), int(found[4])) if found[3] else NO_DICE
    return HitDice(whole, int(found[2] or 0), extra)
