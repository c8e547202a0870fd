"""The server's own clockwork: what is due at any table is begun, and one table's bad luck is no other's."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Final

from montjoy.table import store
from montjoy.table.tables.cleanup import EVERY, Registered, close_stale, leave_memory
from montjoy.table.tables.deadlines import act_when_due, mend
from montjoy.table.tables.table import Gone, NoTable, Table

log = logging.getLogger("montjoy.table")
SLEEP: Final = 2.0                                           # the longest time without a look at the clock
AT_ONCE: Final = 8                                           # tables whose moments are seen to side by side
LOOK: Final = 30.0                                           # how often the store is asked what is due


class Scheduler:
    """Knows what time it is, for all tables."""

    def __init__(self, registry: Registered) -> None:
        self.registry = registry
        self.acting: set[str] = set()                        # tables whose moments are being seen to
        self.few = asyncio.Semaphore(AT_ONCE)
        self.asked = -LOOK                                   # when the store was last asked what is due
        self.until = math.inf                                # when the clockwork looks again by itself
        self.wake = asyncio.Event()
        self.ill: dict[str, float] = {}                      # tables whose clock failed, and how long they are let alone
        self.ending = False
        self.swept = -EVERY

    def end(self) -> None:
        self.ending = True
        self.wake.set()

    def note_change(self, table: Table) -> None:
        """Something is different at a table: perhaps something is due there sooner."""
        due = table.clock.next_due()
        if due is not None and due < self.until:
            self.wake.set()

    async def run(self) -> None:
        """The server's own clockwork; ends with the server."""
        while not (self.registry.broken or self.ending):
            self.wake.clear()
            self.until = await self.look()
            if self.ending:
                return
            try:
                await asyncio.wait_for(self.wake.wait(), min(SLEEP, max(0.01, self.until - self.registry.now())))
            except TimeoutError:
                continue

    async def look(self) -> float:
        """Begin whatever is due at any table.  -> when the next thing is."""
        registry = self.registry
        now = registry.now()
        if (step := registry.awake.look(now, registry.stopwatch())) < 0:
            for table in list(registry.tables.values()):
                registry.spawn(self._mend(table, now, step))
        if now - self.asked >= LOOK or now < self.asked:
            self.asked = now
            for id, _ in await asyncio.to_thread(registry.store.due, now + LOOK):
                if id not in registry.tables:
                    await self._try(id)
            for table in [table for table in registry.tables.values() if table.gone]:
                registry.reload(table)
            leave_memory(registry, self.ill, now, 2 * LOOK)
            registry.bots.resume()
            if now - self.swept >= EVERY or now < self.swept:
                self.swept = now
                await close_stale(registry)
        moments = [self.asked + LOOK]
        for table in list(registry.tables.values()):
            if table.gone or self.ill.get(table.id, 0.0) > registry.stopwatch() or table.id in self.acting:
                continue
            due = table.clock.next_due()
            if due is not None and due <= now:
                self.acting.add(table.id)
                registry.spawn(self._due(table, now))
            elif due is not None:
                moments.append(due)
        return min(moments)

    async def _try(self, id: str) -> None:
        """Bring a table to memory; one that cannot be read stops nobody else."""
        try:
            await self.registry.table(id)
        except NoTable:
            return
        except Exception as error:
            log.error("table %s cannot be opened: %s", id, type(error).__name__)

    async def _due(self, table: Table, now: float) -> None:
        """See to one table; no other waits for it, nor for all that are due together."""
        try:
            async with self.few:
                await act_when_due(table, now)
                async with table.turn:                       # what followed from it has happened
                    pass
        except Gone:
            await asyncio.sleep(0)
        except store.Full:
            self.ill[table.id] = self.registry.stopwatch() + 1.0
        except store.Broken:
            self.registry.broken = True
        except Exception as error:                           # one table's bad luck is no other's
            log.error("table %s: what was due failed: %s", table.id, type(error).__name__)
            self.ill[table.id] = self.registry.stopwatch() + 2 * LOOK
        finally:
            self.acting.discard(table.id)
            self.wake.set()

    async def _mend(self, table: Table, now: float, step: float) -> None:
        """The clock was set back."""
        try:
            await table.act(lambda: mend(table, now, step))
        except (Gone, store.Full):
            return
