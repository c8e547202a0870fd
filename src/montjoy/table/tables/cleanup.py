"""Tables that were opened and never begun close after 14 days; a finished table stays until its owner deletes it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from montjoy.table import store
from montjoy.table.tables import lines

if TYPE_CHECKING:
    from montjoy.table.tables.scheduler import Clockwork
    from montjoy.table.tables.table import Table

UNBEGUN: Final = 14 * 86_400.0
EVERY: Final = 3600.0                                        # seconds between two looks
MOST: Final = 100                                            # tables closed at one look; the rest at the next
STALE: Final = "stale"


async def close_stale(house: Clockwork) -> int:
    """Close what nobody has begun in time.  How many that were."""
    from montjoy.table.tables.table import Gone, NoTable

    now, closed = house.now(), 0
    for head in await asyncio.to_thread(house.store.games, "open"):
        if head.begun + UNBEGUN > now or closed == MOST:
            continue
        try:
            room = await house.room(head.game)
            if room.shut:
                continue
            await room.act(lambda room=room: shut(room, STALE))  # type: ignore[misc]
            closed += 1
        except (NoTable, Gone, store.Full):
            continue
    return closed


def shut(room: Table, why: str) -> tuple[lines.Line, ...]:
    """The line that closes a table; nothing where it is closed or over already."""
    return () if room.shut or room.session.over else (lines.Shut(why),)
