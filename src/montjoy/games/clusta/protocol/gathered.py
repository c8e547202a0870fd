"""What is told in one line: what one sender wrote, one look of the overall commander, the night reports of a moment,
the sheets of a form.

The book of a side has every report by itself; a line has them in the order in which they stand there (`each`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from montjoy.core.effects import Event
from montjoy.games.clusta.protocol.events import SheetSent
from montjoy.games.clusta.protocol.reports import Report


class ByCourier(Event, frozen=True):
    """CN-COUR-01  What has come together and belongs together.  `by`, `hex`: who has written all of it, and where; both "": each
    part says by itself whence it comes."""

    rule = "CN-COUR-01"
    at: int
    hex: str
    by: str
    reports: tuple[Report, ...]


class Looked(Event, frozen=True):
    """CN-KNOW-04  All that the overall commander notes of his own at one moment; `by` "": what stands on the army sheet."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    reports: tuple[Report, ...]


class NightReports(Event, frozen=True):
    """CN-SEQ-09  All night reports of one moment that have come together, the last of them perhaps that nothing is new."""

    rule = "CN-SEQ-09"
    at: int
    reports: tuple[Report, ...]


class SheetsSent(Event, frozen=True):
    """CN-KNOW-05  To their writer alone: several sheets have left, or apply at once."""

    rule = "CN-SEQ-02"
    sheets: tuple[SheetSent, ...]


def each(items: Iterable[Any]) -> Iterator[Any]:
    """What was told, thing by thing."""
    for item in items:
        if isinstance(item, SheetsSent):
            yield from item.sheets
        elif isinstance(item, ByCourier | Looked | NightReports):
            yield from item.reports
        else:
            yield item
