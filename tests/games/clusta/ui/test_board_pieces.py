"""Pieces on the drawn map: the number of their hex stays in sight, and so do their men and their letter."""

from __future__ import annotations

import re

import pytest

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.ui import board_ground, board_pieces
from montjoy.games.clusta.ui.board_pieces import SHAPE, Token

HEX = "0409"
BASE, FONT = 20, 12                                          # where the number of a hex stands, and how large it is (playing.css)
CAPITAL = 0.73                                               # how high a figure is, of its size
WIDE = 10                                                    # how wide one of the men is


def drawn(kind: str, n: int) -> str:
    return "".join(board_pieces.drawn([Token(HEX, kind, "T", "trakorians", 1200, 3, True, "x")] * n))


@pytest.mark.parametrize("kind", SHAPE)
@pytest.mark.parametrize("n", range(1, 10))
def test_no_piece_covers_the_number_of_its_hex(kind: str, n: int) -> None:
    """Red when a shape or a badge reaches down to the number."""
    number = f'y="{board_ground.centre(HEX)[1] + BASE}"'
    assert number in str(board_ground.numbers(island("island", "")))
    top = board_ground.centre(HEX)[1] + BASE - CAPITAL * FONT
    for at, scale in re.findall(r'translate\(\d+ (\d+)\)".*?scale\(([\d.]+)\)', drawn(kind, n)):
        assert int(at) + float(scale) <= top, (at, scale)
    badges = re.findall(r'translate\(\d+ (\d+)\)"><g class="figure(?:(?!token).)*?cy="([-\d.]+)" r="(\d+)"', drawn(kind, n))
    assert len(badges) == (n if n <= board_pieces.FEW else 0)
    assert all(int(at) + float(down) + int(r) <= top for at, down, r in badges)


@pytest.mark.parametrize("kind", ["camp", "commander", "unit", "force"])
@pytest.mark.parametrize("n", [1, 2])
def test_men_are_written_above_the_letter(kind: str, n: int) -> None:
    """Red when they cover it, or are left out where there is room."""
    found = re.findall(r'y="([-\d.]+)" class="letter" font-size="([\d.]+)".*?y="([-\d.]+)" class="men">1200<', drawn(kind, n))
    assert len(found) == n
    for foot, size, men in found:
        assert float(men) <= float(foot) - CAPITAL * float(size)


def test_the_men_of_two_in_a_hex_are_two_numbers() -> None:
    """Red when 300 and 1250 beside one another read 3001250."""
    left, right = (int(x) for x in re.findall(r'translate\((\d+) \d+\)"><g class="figure', drawn("force", 2)))
    assert right - left > 3.5 * WIDE
