"""Dice as the tables write them, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.core.errors import BadInput
from montjoy.games.massbattle.model.dice import Dice, read_dice, read_hit_dice


@pytest.mark.parametrize("text, wanted", [("1d6", (1, 6, 0)), ("2d4+1", (2, 4, 1)), ("7d6", (7, 6, 0)), ("3d10", (3, 10, 0))])
def test_base_11_damage(text: str, wanted: tuple[int, int, int]) -> None:
    """MB-BASE-11  NdM+K, and back again."""
    assert read_dice(text) == wanted and str(read_dice(text)) == text


@pytest.mark.parametrize("text, says", [
    ("d6", "is no dice"), ("6", "is no dice"), ("1d6-1", "is no dice"), ("", "is no dice"), ("1d6 ", "is no dice"),
    ("१d6", "is no dice"), ("0d6", "has 0 dice"), ("41d6", "has 41 dice"), ("1d7", "dice of 7 sides"),
    ("1d0", "dice of 0 sides"), ("1d100", "is no dice"),
])  # fmt: skip
def test_base_11_damage_refused(text: str, says: str) -> None:
    """MB-BASE-11  Nonsense, with what would work."""
    with pytest.raises(BadInput, match=says):
        read_dice(text)


@pytest.mark.parametrize("text, whole, average, most, weak", [
    ("1", 1, Fraction(9, 2), 8, True), ("1d6", 0, Fraction(7, 2), 6, True), ("1d4", 0, Fraction(5, 2), 4, True),
    ("1+1", 1, Fraction(11, 2), 9, False), ("2", 2, 9, 16, False), ("4+1", 4, 19, 33, False),
    ("10+1d4", 10, Fraction(95, 2), 84, False), ("1+1d4", 1, 7, 12, False),
])  # fmt: skip
def test_base_03_hit_dice(text: str, whole: int, average: Fraction, most: int, weak: bool) -> None:
    """MB-BASE-03, MB-ATK-16, MB-UNIT-02  d8 each and a plus once; a printed 1d6 or 1d4 is that die; who has one hit die or
    less."""
    dice = read_hit_dice(text)
    assert (dice.whole, dice.average, dice.most, dice.is_weak) == (whole, average, most, weak)


@pytest.mark.parametrize("text, says", [
    ("", "no number of hit dice"), ("1d8", "no number"), ("2d6", "no number"), ("1-1", "no number"), ("4+", "no number"),
    ("0", "0 hit dice"), ("41", "41 hit dice"),
])  # fmt: skip
def test_base_03_hit_dice_refused(text: str, says: str) -> None:
    """MB-BASE-03  Nonsense, with what would work."""
    with pytest.raises(BadInput, match=says):
        read_hit_dice(text)


def test_no_plus_no_sign() -> None:
    """MB-BASE-11"""
    assert str(Dice(1, 6)) == "1d6" and str(Dice(1, 4, 2)) == "1d4+2"
