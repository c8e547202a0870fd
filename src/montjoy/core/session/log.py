"""Which items of a stream are read as lines: all, or those that a game's log keeps apart from what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.capabilities import Log
from montjoy.core.record import rulings
from montjoy.core.session.streams import Asked, AskedOf, Proposed, RulingMade


def is_lone(item: Any) -> bool:
    """What somebody proposed and ruled who is alone at the table goes unsaid: what came of it is told."""
    return isinstance(item, Proposed | RulingMade) and item.reason == rulings.ALONE


def is_no_line(item: Any) -> bool:
    """Questions stand in a stream, and are no lines of its log."""
    return isinstance(item, Asked | AskedOf) or is_lone(item)


def is_read(log: Log | None, items: Sequence[Any]) -> list[bool]:
    """By item, whether it is read.  Next to a line stand those told before and after it, whatever was asked between them."""
    if log is None:
        return [not is_no_line(item) for item in items]
    told = [n for n, item in enumerate(items) if not is_no_line(item)]
    read = [False] * len(items)
    for at, n in enumerate(told):
        before = items[told[at - 1]] if at else None
        after = items[told[at + 1]] if at + 1 < len(told) else None
        read[n] = not log.is_redundant(items[n], before, after)
    return read
