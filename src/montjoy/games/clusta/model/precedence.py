"""By which of several sheets in one hex a unit goes, the table of CN-ORD-03: for what is there, and for what a player knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.forms import Sheet

Why: TypeAlias = Literal["named", "led", "last"]


class InForce(msgspec.Struct, frozen=True):
    """A sheet in force in a hex.  `holder`: the camp or commander it was sent to ("": the unit itself carries it); `came`: the
    later the larger."""

    holder: str
    key: str
    sheet: Sheet
    officer: bool
    came: tuple[int, ...]
    leads: tuple[str, ...] = ()


def whose(unit: str, number: int, apart: str, there: Sequence[InForce]) -> tuple[InForce, Why] | None:
    """CN-ORD-03, CN-CMD-03  A sheet with a line that names the unit; else, for whom a commander leads, his; else the one that
    came last, but not his from whom it was detached.  Of several alike the last, of equally late ones a commander's before a
    camp's, then the first in the list."""
    latest = sorted(there, key=lambda one: (one.came, one.officer), reverse=True)
    by_name = [one for one in latest if boxes.names(one.sheet, number)]
    by_lead = [one for one in latest if unit in one.leads]
    rest = [one for one in latest if one.holder and one.holder != apart]
    if by_name:
        return by_name[0], "named"
    if by_lead:
        return by_lead[0], "led"
    return (rest[0], "last") if rest else None
