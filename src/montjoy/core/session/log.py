"""Which items of a stream are read as lines: all, or those that a game's log keeps apart from what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.capabilities import Log
from montjoy.core.session.streams import Asked, AskedOf


def is_question(item: Any) -> bool:
    """Questions stand in a stream, and are no lines of its log."""
    return isinstance(item, Asked | AskedOf)


def is_read(log: Log | None, items: Sequence[Any]) -> list[bool]:
    """By item, whether it is read.  Next to a line stand those told before and after it, whatever was asked between them."""
    if log is None:
        return [not is_question(item) for item in items]
    told = [n for n, item in enumerate(items) if not is_question(item)]
    read = [False] * len(items)
    for at, n in enumerate(told):
        before = items[told[at - 1]] if at else None
        after = items[told[at + 1]] if at + 1 < len(told) else None
        read[n] = not log.is_redundant(items[n], before, after)
    return read
