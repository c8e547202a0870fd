"""The part of a table that is stored: its lines, how they are written, and what each of the table's own changes.

What follows from a stored answer follows again, the same, after a crash.  So it needs no sync of its own: it is stored with
whatever this table writes next, or after a while in which nothing was written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import Seat
from montjoy.table import store
from montjoy.table.access.roles import Knowing
from montjoy.table.tables import lines
from montjoy.table.tables.pictures import Showing, Talk

REST: Final = 2.0                                            # seconds; by then what followed from an answer is stored
NEAR: Final = 300                                            # lines; a table opens from a state at least so far back, for its log


class Storing(Showing):
    """`gone`: what is in memory and what is in the store may differ."""

    id: str
    turn: asyncio.Lock
    gone: bool

    def storing(self) -> None:
        self.showing()
        self.version = 0
        self.written = 0                                     # how many lines of the record are stored
        self.moment: float | None = None                     # when the answer was stored from which the last lines follow
        self.due_stored: float | None = None                 # the next moment something is due, as the store has it
        self.resting: asyncio.TimerHandle | None = None
        self.rested_at = 0.0
        self.marked, self.state_at = "", 0                   # the label of the last stored state, and at which version
        self.people: dict[str, lines.Seated] = {}
        self.talk: list[Talk] = []
        self.shut = ""
        self.knowing = Knowing()
        self.learned: dict[str, set[str]] = {}               # by role, the steps of a lesson that were put away
        self.exported: list[str] = []                        # who took the record away before the end
        self.declined: dict[int, set[Seat]] = {}             # by proposal, the seats that said no

    # ---- writing ---------------------------------------------------------------------------------------------------
    async def _keep(
        self, own: Sequence[lines.Line], key: store.Key | None = None, passes: Sequence[store.Pass] = (), soon: bool = False
    ) -> None:
        """Store whatever the record has more than the store, and the table's own lines, as one.  `soon`: the lines hold before
        they are on the disk."""
        self._clock_lines(own)
        if self.session.over:
            self.session.release()                           # the seed of the dice; a second time it does nothing
        news = [(lines.RECORD, e) for e in self.session.entries[self.written :]]
        own = (*own, *self._due_lines(own))
        due = self.due_after(own)
        if soon:
            self._fold(own)
        if news or own or passes or key or due != self.due_stored:
            await self._write([*news, *((lines.TABLE, line) for line in own)], key, passes, due)
            self.written += len(news)
        if not soon:
            self._fold(own)

    def _fold(self, own: Sequence[lines.Line]) -> None:
        for line in own:
            self.fold(line, self.door.now())

    async def _write(
        self, news: Sequence[tuple[str, Any]], key: store.Key | None = None, passes: Sequence[store.Pass] = (),
        due: float | None = None,
    ) -> None:
        now = self.door.now()
        encoded = tuple(store.Line(kind, msgspec.json.encode(line), now) for kind, line in news)
        last = self.session.snapshots[-1] if self.session.snapshots else None
        shutting = self.status != "over" and any(isinstance(line, lines.Shut) for _, line in news)
        new_state = last is not None and last.label != self.marked and last.at <= self.written + len(news)
        await self.door.stored(
            store.Write(
                game=self.id,
                expected=self.version,
                lines=encoded,
                key=key,
                passes=tuple(passes),
                snapshot=(self.version + len(encoded), msgspec.json.encode(last)) if last is not None and new_state else None,
                keep=(self.version + len(encoded)) // NEAR > self.state_at // NEAR,
                due=due,
                status="closed" if shutting else self.status,
            )
        )
        self.version += len(encoded)
        self.due_stored = due
        if passes:
            self.door.forget(passes)
        if last is not None and new_state:
            self.marked, self.state_at = last.label, self.version

    # ---- resting ---------------------------------------------------------------------------------------------------
    def _held(self) -> asyncio.Future[None] | None:
        """What followed from an answer holds, and is stored later; with the game's end, or a clock that begins, at once."""
        self._clock_lines(())
        own = self._due_lines(())
        if own or self.session.over:
            return asyncio.ensure_future(self._keep((), soon=True))
        self._rest()
        return None

    def _rest(self) -> None:
        loop = asyncio.get_running_loop()
        self.rested_at = loop.time() + REST
        if self.resting is None:
            self.resting = loop.call_at(self.rested_at, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """One timer for many answers: it looks again where something followed since it was set."""
        if loop.time() < self.rested_at:
            self.resting = loop.call_at(self.rested_at, self._look, loop)
        else:
            self.door.spawn(self._rested())

    async def _rested(self) -> None:
        try:
            await self.settle()
        except BaseException:
            self.door.lost(self)
            raise

    async def settle(self) -> None:
        """Store what is not stored yet, and with it the next moment at which something is due."""
        async with self.turn:
            if self.resting is not None:
                self.resting.cancel()
                self.resting = None
            if self.gone:
                return
            try:
                await self._keep(())
            except store.Full:
                self._rest()                                 # it holds all the same; there may be room later
            except BaseException:
                self.gone = True
                raise

    @property
    def unsettled(self) -> bool:
        return self.resting is not None

    # ---- the table's own lines -------------------------------------------------------------------------------------
    def fold(self, line: lines.Line, at: float) -> None:
        """What a line of the table's own changes."""
        match line:
            case lines.Seated():
                self.seat(line)
            case lines.Left():
                self.people.pop(line.role, None)
                self.leave(line.role)
                self.knowing.fold(line)
            case lines.Saw() | lines.Put():
                self.knowing.fold(line)
            case lines.Declined():
                self.declined.setdefault(line.number, set()).add(line.seat)
            case lines.Said():
                there = self.people.get(line.role)
                self.talk.append(Talk(line.role, there.name if there else "", line.text, at))
            case lines.Learned():
                self.learned.setdefault(line.role, set()).add(line.step)
            case lines.Shut():
                self.shut = line.why or "closed"
            case lines.Exported():
                self.exported.append(line.role)
            case lines.Opened():
                return
            case _:
                if not self.fold_away(line, at):
                    self.fold_clock(line)
