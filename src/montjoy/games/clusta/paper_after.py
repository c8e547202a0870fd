"""After the game: what a side believed beside what was true, a heading for each day (CN-KNOW-04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from montjoy.games.clusta.account import Beside, by_day, wrong
from montjoy.games.clusta.beliefs import OVERALL
from montjoy.games.clusta.draw_pieces import when
from montjoy.games.clusta.world import World


def days(states: Iterable[World], seat: str, words: Any) -> Iterator[tuple[str, list[str]]]:
    """By day: how much was believed and how much of it was wrong, then a row for each belief that was."""
    for day, lines in by_day(states):
        mine = [line for line in lines if seat in (line.side, "umpire")]
        yield str(words.text("paper-day", day=day)), table(mine, words)


def table(lines: Sequence[Beside], words: Any) -> list[str]:
    false = [line for line in lines if wrong([line])]
    says = [str(words.text("paper-beliefs", count=len(lines), wrong=len(false)))]
    if not false:
        return says
    head = [words.text(f"paper-column-{name}") for name in ("who", "believed", "since", "true")]
    rows = [[words.name(line.side), who(line, words), place(line.believed_hex, line.believed_men, words),
             when(words, line.as_of), place(line.true_hex, line.true_men, words)] for line in false]
    head = [words.text("paper-column-side"), *head]
    return [*says, "", row(head), row(["---"] * len(head)), *map(row, rows)]


def row(cells: Sequence[Any]) -> str:
    return f"| {' | '.join(str(cell).replace('|', '/') for cell in cells)} |"


def who(line: Beside, words: Any) -> str:
    """A unit of one's own, or another's mark."""
    if line.own:
        return str(words.name(line.unit))
    side, _, marker = line.unit.partition(" ")
    called = words.text("paper-overall") if marker == OVERALL else words.name(marker)
    return f"{called} ({words.name(side)})"


def place(hex: str, men: int, words: Any) -> str:
    return str(words.text("paper-place", hex=hex, men=men))
