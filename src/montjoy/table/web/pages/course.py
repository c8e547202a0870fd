"""How a game went, in words: its turning point, and what each side had left."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import Seat
from montjoy.table.tables import rulings_desk
from montjoy.table.tables.page_words import said
from montjoy.table.tables.replay import Course, Turning
from montjoy.table.tables.table import Table
from montjoy.words import Words


class Left(msgspec.Struct, frozen=True):
    """A number of things that a side had at the first mark and at the end, as the page says it."""

    name: str
    first: str
    last: str
    change: str


def verdict(table: Table, role: str, over: Any, w: Words) -> str:
    """What an ending is for whoever looks: that he has won or lost, to others who has.  `over`: how it has ended, as far as he
    knows; None: it has not, and there is nothing to say."""
    if over is None:
        return ""
    winners, seats = list(table.game.winners(over)), table.session.seats
    if role in seats and (table.game.alone if len(seats) == 1 else winners):
        return w.text("page-over-won" if role in winners else "page-over-lost")
    return w.text("page-over-winners", seats=w.joined(winners)) if winners else w.text("page-over-nobody")


def turning_words(turning: Turning, w: Words, line: str = "") -> str:
    """Where the game turned, whose share of strength changed, by how much, and by what, in a line of the reader's own log."""
    before, after = (round(100 * share) for share in (turning.before, turning.after))
    mark = rulings_desk.mark_words(turning.label, w)
    says = w.text("page-turning", mark=mark, side=turning.side, before=before, after=after)
    return f"{says} {w.text('page-turning-what', line=line)}" if line else says


def left_words(course: Course, w: Words) -> list[tuple[Seat, list[Left]]]:
    """Side by side, what it had and has."""
    return [(side, [left(name, n, course.last.get(side, {}).get(name, 0), w) for name, n in there.items()])
            for side, there in course.first.items()]


def left(name: str, first: int, last: int, w: Words) -> Left:
    change = last - first
    text = f"{'+' if change > 0 else '−'}{w.number(abs(change))}" if change else ""
    return Left(said(w, f"page-left-{name}") or name, w.number(first), w.number(last), text)
