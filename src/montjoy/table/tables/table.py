"""A table while it is in use: its session, who sits there, its clocks, and its one way of changing anything.

Every change goes through `act` or `answer`, one after the other.  What is acknowledged is in the store before.  An answer is
stored, then acknowledged, and only then carried out: how long the rules take, and for whom, shows in no reply.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import No, Seat, no
from montjoy.core.game import Game
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.log import Storing


class Table(Storing):
    """One table.  Reading is plain; changing is `await answer(...)` and `await act(...)`."""

    def __init__(self, id: str, game: Game, meta: lines.Meta, session: Session, kept: store.Store, door: Any) -> None:
        self.id, self.game, self.meta, self.session = id, game, meta, session
        self.settings = meta.settings
        self.store, self.door = kept, door                   # door: what the house does for a table (clock, telling, bots)
        self.turn = asyncio.Lock()
        self.following: tuple[Seat, asyncio.Event] | None = None         # whose answer is being carried out
        self.gone = False
        self.here: dict[str, int] = {}                       # how many pages a role has open
        self.storing()
        session.kept_snapshots = max(KEEP, self.settings.delay + 2)
        for seat, who in self.settings.seats.items():
            if who != lines.OPEN:
                self.people[seat] = lines.Seated(seat, who, who.partition(":")[2] or lines.BOT)

    # ---- changing --------------------------------------------------------------------------------------------------
    async def act(self, deed: Deed, key: store.Key | None = None, passes: Sequence[store.Pass] = ()) -> No | None:
        """Something that is no answer: done, stored, then acknowledged.  The deed changes the session and returns a No (then
        nothing has changed), or lines of the table's own.  A key used before for the same counts once; for another: KeyTaken."""
        async with self.turn:
            self._check()
            if key is not None and await self._known(key):
                return None
            before, self.moment = len(self.session.entries), None
            try:
                result = deed()
                if isinstance(result, No):
                    return result
                await self._keep(tuple(result or ()), key, passes)
            except BaseException as error:
                if len(self.session.entries) != before or isinstance(error, UNSURE):
                    self.door.lost(self)
                raise
            self._changed()
        return None

    async def answer(
        self, seat: Seat, question: int, find: Callable[[], Any], key: store.Key | None = None, by: str = ""
    ) -> No | Done:
        """An answer to a seat's question; `find` gives it, or a No, when its turn has come.

        Done: it is in the store; what follows from it comes after.  Raises KeyTaken where the key was used for another."""
        await self.turn.acquire()
        passed_on = False
        try:
            self._check()
            answer = no("", "table-closed") if self.shut else find()
            line = answer if isinstance(answer, No) else self.session.check(seat, answer, question, by)
            if isinstance(line, No):
                return Done(True) if key is not None and await self._known(key) else line
            self.moment = self.door.now()
            before = self.session.entries[self.written :]    # what followed from the last answer
            try:
                await self._write([(lines.RECORD, e) for e in (*before, line)], key, due=self.moment)  # a start looks here first
            except store.KeyTaken as taken:
                if key is None or taken.digest != key.digest:
                    raise
                return Done(True)
            except UNSURE:
                self.door.lost(self)
                raise
            received = self.door.stopwatch()                 # the disk's own time is over: what is left is the rules'
            self.written += len(before) + 1
            passed_on = True
            self.following = seat, asyncio.Event()
            self.door.spawn(self._follow(seat, question, answer, by, received))
            return Done()
        finally:
            if not passed_on:
                self.turn.release()

    async def _follow(self, seat: Seat, question: int, answer: Any, by: str, received: float) -> None:
        """What an answer leads to, and the news of it, at a moment that does not tell how long it took and waits for no disk."""
        try:
            refusal = self.session.answer(seat, answer, question, by)
            if refusal is not None:
                raise Gone(f"{self.id}: a stored answer is refused: {refusal.reason}")
            kept = self._held()
            try:
                if kept is not None:
                    await asyncio.sleep(0)                   # it begins: a clock that began is in the picture
                await self.at_beat(received)
                self.door.changed(self)
                self._followed()
            finally:
                if kept is not None:
                    await kept
        except BaseException as error:
            log.error("table %s goes back to what is stored: %s", self.id, type(error).__name__)
            self.door.lost(self)
            if not isinstance(error, Exception):
                raise
        finally:
            self._followed()
            self.turn.release()

    def _followed(self) -> None:
        if self.following is not None:
            self.following[1].set()
            self.following = None

    async def caught_up(self, role: str) -> None:
        """What the role's own answer leads to has happened; nobody waits for another's, or the wait would tell of it."""
        if self.following is not None and self.following[0] == role:
            await self.following[1].wait()

    async def _known(self, key: store.Key) -> bool:
        """Whether this key was used; KeyTaken where it was for something else."""
        before = await asyncio.to_thread(self.store.key, self.id, key.who, key.key)
        if before is None:
            return False
        if before.digest != key.digest:
            raise store.KeyTaken(self.id, key.who, key.key, before.digest, before.reply)
        return True

    def _check(self) -> None:
        if self.gone:
            raise Gone(self.id)

    def _changed(self) -> None:
        """Something is different: viewers' pictures are made anew, bots think, clocks are set."""
        self.anew()
        self.door.changed(self)


log = logging.getLogger("montjoy.table")
KEEP: Final = 8                                              # stored states; the oldest near the end opens the table
UNSURE: Final = (store.Conflict, asyncio.CancelledError)     # after these nobody knows whether it is stored

Deed = Callable[[], "No | Sequence[lines.Line] | None"]


class Gone(Exception):
    """What is in memory and what is in the store may differ: the table is opened anew from the store."""


class NoTable(Exception):
    """There is no such table, or nobody can open it; `why` is for the host."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


class Done(msgspec.Struct, frozen=True):
    """An answer is received.  `again`: it was received before, under the same key."""

    again: bool = False


def always(answer: Any) -> Callable[[], Any]:
    """An answer that is known already."""
    return lambda: answer


def digest(body: bytes) -> bytes:
    """What tells one request's body from another."""
    return hashlib.blake2b(body, digest_size=16).digest()
