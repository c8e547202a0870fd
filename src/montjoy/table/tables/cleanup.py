"""Tables that were opened and never begun close after 14 days; a finished table stays until its owner deletes it."""

from __future__ import annotations

import asyncio
from typing import Final

from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import Gone, NoTable, Table

UNBEGUN: Final = 14 * 86_400.0
EVERY: Final = 3600.0                                        # seconds between two looks
MOST: Final = 100                                            # tables closed at one look; the rest at the next
STALE: Final = "stale"


async def close_stale(services: Services) -> int:
    """Close what nobody has begun in time.  How many that were."""
    now, closed = services.now(), 0
    for head in await asyncio.to_thread(services.store.games, "open"):
        if head.begun + UNBEGUN > now or closed == MOST:
            continue
        try:
            table = await services.table(head.game)
            if table.seating.shut:
                continue
            await table.act(lambda table=table: shut(table, STALE))
            closed += 1
        except (NoTable, Gone, store.Full):
            continue
    return closed


def shut(table: Table, why: str) -> tuple[lines.Line, ...]:
    """The line that closes a table; nothing where it is closed or over already."""
    return () if table.seating.shut or table.session.over else (lines.Shut(why),)
