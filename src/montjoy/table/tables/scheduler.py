"""The server's own clockwork: what is due at any table is begun, one table's bad luck is no other's, and tables nobody looks at
leave memory."""

from __future__ import annotations

import asyncio
import logging
import math
from abc import abstractmethod
from collections.abc import Coroutine
from typing import Any, Final

from montjoy.core import outside
from montjoy.table import store
from montjoy.table.tables.bot_players import Crew
from montjoy.table.tables.cleanup import EVERY, close_stale
from montjoy.table.tables.clock import Wakefulness
from montjoy.table.tables.deadlines import act_when_due, mend
from montjoy.table.tables.subscribers import Hub
from montjoy.table.tables.table import Gone, NoTable, Table

log = logging.getLogger("montjoy.table")
IDLE: Final = 900.0                                          # seconds after which a table nobody looks at leaves memory
SLEEP: Final = 2.0                                           # the longest time without a look at the clock
AT_ONCE: Final = 8                                           # tables whose moments are seen to side by side
LOOK: Final = 30.0                                           # how often the store is asked what is due


class Clockwork:
    """The part of the house that knows what time it is."""

    store: store.Store
    rooms: dict[str, Table]
    used: dict[str, float]
    hub: Hub
    crew: Crew

    def clockwork(self) -> None:
        self.boot = self.now()
        self.awake = Wakefulness(self.boot, self.stopwatch())
        self.acting: set[str] = set()                        # tables whose moments are being seen to
        self.few = asyncio.Semaphore(AT_ONCE)
        self.asked = -LOOK                                   # when the store was last asked what is due
        self.until = math.inf                                # when the clockwork looks again by itself
        self.wake = asyncio.Event()
        self.ill: dict[str, float] = {}                      # tables whose clock failed, and how long they are let alone
        self.broken = False
        self.ending = False
        self.swept = -EVERY

    @staticmethod
    def now() -> float:
        return outside.now()

    @staticmethod
    def stopwatch() -> float:
        return outside.stopwatch()

    @abstractmethod
    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let it run."""

    @abstractmethod
    def lost(self, room: Table) -> None:
        """Read a table again."""

    @abstractmethod
    async def room(self, id: str) -> Table:
        """A table."""

    async def run(self) -> None:
        """The server's own clockwork; ends with the server."""
        while not (self.broken or self.ending):
            self.wake.clear()
            self.until = await self.look()
            if self.ending:
                return
            try:
                await asyncio.wait_for(self.wake.wait(), min(SLEEP, max(0.01, self.until - self.now())))
            except TimeoutError:
                continue

    async def look(self) -> float:
        """Begin whatever is due at any table.  -> when the next thing is."""
        now = self.now()
        if (step := self.awake.look(now, self.stopwatch())) < 0:
            for room in list(self.rooms.values()):
                self.spawn(self._mend(room, now, step))
        if now - self.asked >= LOOK or now < self.asked:
            self.asked = now
            for id, _ in await asyncio.to_thread(self.store.due, now + LOOK):
                if id not in self.rooms:
                    await self._try(id)
            for room in [room for room in self.rooms.values() if room.gone]:
                self.lost(room)
            self._sweep(now)
            if now - self.swept >= EVERY or now < self.swept:
                self.swept = now
                await close_stale(self)
        moments = [self.asked + LOOK]
        for room in list(self.rooms.values()):
            if room.gone or self.ill.get(room.id, 0.0) > self.stopwatch() or room.id in self.acting:
                continue
            due = room.next_due()
            if due is not None and due <= now:
                self.acting.add(room.id)
                self.spawn(self._due(room, now))
            elif due is not None:
                moments.append(due)
        return min(moments)

    async def _try(self, id: str) -> None:
        """Bring a table to memory; one that cannot be read stops nobody else."""
        try:
            await self.room(id)
        except NoTable:
            return
        except Exception as error:
            log.error("table %s cannot be opened: %s", id, type(error).__name__)

    async def _due(self, room: Table, now: float) -> None:
        """See to one table; no other waits for it, nor for all that are due together."""
        try:
            async with self.few:
                await act_when_due(room, now)
                async with room.turn:                        # what followed from it has happened
                    pass
        except Gone:
            await asyncio.sleep(0)
        except store.Full:
            self.ill[room.id] = self.stopwatch() + 1.0
        except store.Broken:
            self.broken = True
        except Exception as error:                           # one table's bad luck is no other's
            log.error("table %s: what was due failed: %s", room.id, type(error).__name__)
            self.ill[room.id] = self.stopwatch() + 2 * LOOK
        finally:
            self.acting.discard(room.id)
            self.wake.set()

    async def _mend(self, room: Table, now: float, step: float) -> None:
        """The clock was set back."""
        try:
            await room.act(lambda: mend(room, now, step))
        except (Gone, store.Full):
            return

    def _sweep(self, now: float) -> None:
        """Tables nobody looks at leave memory."""
        for id, room in list(self.rooms.items()):
            due = room.next_due()
            soon = due is not None and due < now + 2 * LOOK
            idle = now - self.used.get(id, 0) > IDLE and not self.hub.looking(id) and not self.crew.busy(id)
            if idle and not soon and not room.unsettled and not room.turn.locked():
                del self.rooms[id]
                room.gone = True                             # a request that has it in hand still must not write to it
                self.crew.forget(id)
        for kept in (self.used, self.ill):
            for id in [id for id in kept if id not in self.rooms]:
                del kept[id]
