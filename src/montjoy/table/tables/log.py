"""A table's lines in the store: what is written when, and how far the store has come.

What follows from a stored answer follows again, the same, after a crash.  So it needs no sync of its own: it is stored with
whatever this table writes next, or after a while in which nothing was written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.session.snapshot import Snapshot
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.growth import Written
from montjoy.table.tables.heads import Heads
from montjoy.table.tables.seating import Seating

REST: Final = 2.0                                            # seconds; by then what followed from an answer is stored
NEAR: Final = 300                                            # lines; a table opens from a state at least so far back, for its log


class Log:
    """The part of a table that writes."""

    def __init__(self, seating: Seating, heads: Heads) -> None:
        self.seating, self.heads = seating, heads
        self.version = 0
        self.written = 0                                     # how many lines of the record are stored
        self.sizes = Written()
        self.moment: float | None = None                     # when the answer was stored from which the last lines follow
        self.due: float | None = None                        # the next moment something is due, as the store has it
        self.resting: asyncio.TimerHandle | None = None
        self.rested_at = 0.0
        self.found: list[tuple[int, Snapshot]] = []          # states to open from that the store has not
        self.marked, self.state_at = "", 0                   # the label of the last stored state, and at which version

    def news(self) -> list[tuple[str, Any]]:
        """The lines of the record that the store has not."""
        return [(lines.RECORD, e) for e in self.seating.session.entries[self.written :]]

    async def write(
        self, news: Sequence[tuple[str, Any]], key: store.Key | None = None, passes: Sequence[store.Pass] = (),
        due: float | None = None, meta: bytes | None = None,
    ) -> None:
        """Store these lines, as one."""
        seating, services = self.seating, self.seating.services
        now, snapshots = services.now(), seating.session.snapshots
        encoded = tuple(store.Line(kind, msgspec.json.encode(line), now) for kind, line in news)
        record = self.written + sum(kind == lines.RECORD for kind, _ in news)
        last = snapshots[-1] if snapshots else None
        shutting = seating.status != "over" and any(isinstance(line, lines.Shut) for _, line in news)
        new_state = last is not None and last.label != self.marked and last.at <= self.written + len(news)
        state = msgspec.json.encode(self.heads.stored(last)) if last is not None and new_state else b""
        await services.stored(
            store.Write(
                game=seating.id,
                expected=self.version,
                lines=encoded,
                key=key,
                passes=tuple(passes),
                snapshot=(self.version + len(encoded), state) if state else None,
                keep=(self.version + len(encoded)) // NEAR > self.state_at // NEAR,
                due=due,
                meta=meta,
                status="closed" if shutting else seating.status,
            )
        )
        self.version += len(encoded)
        self.written, self.due = record, due
        for (_, line), stored in zip(news, encoded, strict=True):
            self.sizes.add(line, stored.body)
        if passes:
            services.forget(passes)
        if last is not None and new_state:
            self.marked, self.state_at = last.label, self.version

    async def keep_found(self, due: float | None) -> None:
        """Store the states that were found when the table was opened: the last is the newest."""
        found, self.found = self.found, []
        for number, (version, state) in enumerate(found, 1):
            await self.seating.services.stored(store.Write(
                game=self.seating.id, expected=self.version, snapshot=(version, msgspec.json.encode(self.heads.stored(state))),
                keep=number < len(found), due=due, status=self.seating.status,
            ))  # fmt: skip
        self.due = due

    # ---- resting -------------------------------------------------------------------------------------------------------
    def rest(self, settle: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """When nothing was written for a while, it is settled."""
        loop = asyncio.get_running_loop()
        self.rested_at = loop.time() + REST
        if self.resting is None:
            self.resting = loop.call_at(self.rested_at, self._look, loop, settle)

    def _look(self, loop: asyncio.AbstractEventLoop, settle: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One timer for many answers: it looks again where something followed since it was set."""
        if loop.time() < self.rested_at:
            self.resting = loop.call_at(self.rested_at, self._look, loop, settle)
        else:
            self.seating.services.spawn(settle())

    def wake(self) -> None:
        """It rests no more: it is settled now."""
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None
