"""The boxes of a sheet: whose they are, which counts in a slot, which comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from montjoy.games.clusta.protocol.forms import ROUNDS, Line, Sheet

OPEN: Final = -1                                             # the day of an open-ended box
Box: TypeAlias = tuple[int, Line]                            # a line and its place on the sheet


def names(sheet: Sheet, number: int) -> bool:
    """Whether a sheet has a line for this unit."""
    return any(number in line.units for line in sheet.lines)


def column(sheet: Sheet, number: int) -> list[Box]:
    """CN-ORD-03  The boxes of a unit: its own column, or else those that are for all (number 0: a commander, a ship)."""
    lines = list(enumerate(sheet.lines))
    own = [(at, line) for at, line in lines if number and number in line.units]
    return own or [(at, line) for at, line in lines if not line.units and not _for_a_fleet(line)]


def _for_a_fleet(line: Line) -> bool:
    """A line "go to 0624 with ship2" is the fleet's, not its writer's (CN-SEA-01)."""
    return bool(line.do.ship) and line.do.order == "GO_TO"


def box(boxes: Sequence[Box], ended: Sequence[int], day: int, slot: int) -> Box | None:
    """CN-ORD-01  The box of a round: one for exactly this round before one for the whole day before an open-ended one; of several
    alike the first that is not done.  At night only a box dated for that night round counts."""
    left = [(at, line) for at, line in boxes if at not in ended]
    exact = [found for found in left if found[1].day == day and found[1].slot == slot]
    whole_day = [found for found in left if found[1].day == day and found[1].slot == 0 and slot in ROUNDS]
    open_ended = [found for found in left if found[1].day == OPEN and slot in ROUNDS]
    return next(iter([*exact, *whole_day, *open_ended]), None)


def coming(boxes: Sequence[Box], ended: Sequence[int], day: int, slot: int) -> tuple[int, int, Box] | None:
    """CN-ORD-05  The box that counts in a slot or, where none does, the next that will, with its day and slot; None: nothing
    follows."""
    begin = [(*start, at) for at, line in boxes if at not in ended and (start := begins(line, day, slot)) is not None]
    if not begin:
        return None
    first = min(begin)[:2]
    found = box(boxes, ended, *first)
    return None if found is None else (*first, found)


def begins(line: Line, day: int, slot: int) -> tuple[int, int] | None:
    """The first slot from this one on in which a box may count; None: it is past."""
    if line.day == OPEN:
        return (day + 1, ROUNDS[0]) if slot > ROUNDS[-1] else (day, max(slot, ROUNDS[0]))
    if (line.day, line.slot or ROUNDS[-1]) < (day, slot):
        return None
    return max((line.day, line.slot or ROUNDS[0]), (day, slot))
