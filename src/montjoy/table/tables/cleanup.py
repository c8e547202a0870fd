"""Tables nobody looks at leave memory; those that were opened and never begun close after 14 days.  A finished table stays in the
store until its owner deletes it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.bot_players import BotPlayers, Tables
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import Gone, NoTable, Table

UNBEGUN: Final = 14 * 86_400.0
EVERY: Final = 3600.0                                        # seconds between two looks
MOST: Final = 100                                            # tables closed at one look; the rest at the next
STALE: Final = "stale"
IDLE: Final = 900.0                                          # seconds after which a table nobody looks at leaves memory


class Registered(Tables, Protocol):
    """What scheduler and cleaning ask of the registry."""

    bots: BotPlayers
    used: dict[str, float]
    broken: bool

    def put_away(self, id: str) -> None:
        """A table leaves memory."""


def leave_memory(registry: Registered, ill: dict[str, float], now: float, soon: float) -> None:
    """Tables nobody looks at, with nothing due within `soon` seconds, leave memory; the registry reads them again when asked."""
    for id, table in list(registry.tables.items()):
        due = table.clock.next_due()
        waits = due is not None and due < now + soon
        busy = registry.subscribers.looking(id) or registry.bots.busy(id) or table.log.resting or table.turn.locked()
        if now - registry.used.get(id, 0) > IDLE and not busy and not waits:
            registry.put_away(id)                            # a request that has it in hand still must not write to it
    for kept in (registry.used, ill):
        for id in [id for id in kept if id not in registry.tables]:
            del kept[id]


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
