"""A table while it is in use: its session, who sits there, its clocks, and its one way of changing anything.

Every change goes through `act` or `answer`, one after the other.  What is acknowledged is in the store before.  An answer is
stored, then acknowledged, and only then carried out: how long the rules take, and for whom, shows in no reply.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import structs

from montjoy.core.effects import No, Seat, no
from montjoy.core.game import Game
from montjoy.core.seats import BadSeat
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.absence import Absence
from montjoy.table.tables.clock import Clock
from montjoy.table.tables.growth import MOST
from montjoy.table.tables.heads import Heads
from montjoy.table.tables.log import Log
from montjoy.table.tables.page_words import words_of
from montjoy.table.tables.pictures import Pictures, acts, ends_with_an_answer
from montjoy.table.tables.seating import Seating
from montjoy.table.tables.services import Services
from montjoy.words import Words


class Table:
    """One table.  Reading is plain; changing is `await answer(...)` and `await act(...)`."""

    def __init__(self, id: str, game: Game, meta: lines.Meta, session: Session, services: Services) -> None:
        self.id, self.game, self.meta, self.settings, self.services = id, game, meta, meta.settings, services
        self.seating = Seating(id, self.settings, session, services)
        self.seating.after = meta.after
        self.absence = Absence(self.seating)
        self.clock = Clock(self.seating, self.absence)
        self.pictures = Pictures(self.seating, self.absence, self.clock)
        self.heads = Heads(session)
        self.log = Log(self.seating, self.heads)
        self.turn = asyncio.Lock()
        self.following: tuple[Seat, asyncio.Event] | None = None         # whose answer is being carried out
        self.exported_at = -1                                # of how many lines the umpire last took the record away
        self.closing = False                                 # it has become too large
        self.gone = False                                    # what is in memory and what is in the store may differ
        self._words: dict[str, Words] = {}
        session.kept_snapshots = max(KEEP, self.settings.delay + 2)

    @property
    def session(self) -> Session:
        return self.seating.session

    @property
    def status(self) -> store.Status:
        return self.seating.status

    @property
    def roles(self) -> tuple[str, ...]:
        return self.seating.roles

    def words(self, lang: str) -> Words:
        """Its words in a language."""
        if lang not in self._words:
            self._words[lang] = words_of(self.game, self.session.scenario, lang)
        return self._words[lang]

    # ---- changing --------------------------------------------------------------------------------------------------
    async def act(self, deed: Deed, key: store.Key | None = None, passes: Sequence[store.Pass] = ()) -> No | None:
        """Something that is no answer: done, stored, then acknowledged.  The deed changes the session and returns a No (then
        nothing has changed), or lines of the table's own.  A key used before for the same counts once; for another: KeyTaken."""
        async with self.turn:
            self._check()
            if key is not None and await self._is_known(key):
                return None
            before, self.log.moment = len(self.session.entries), None
            try:
                result = deed()
                if isinstance(result, No):
                    return result
                await self._keep(tuple(result or ()), key, passes)
            except BaseException as error:
                if len(self.session.entries) != before or isinstance(error, UNSURE):
                    self.services.reload(self)
                raise
            self.note_change()
            self._measure()
        return None

    def while_open(self, deed: Deed) -> Deed:
        """What moves the game and is no answer: at a closed table it is refused."""
        return lambda: no("", "table-closed") if self.seating.shut else deed()

    def undo(self, seat: Seat) -> No | None:
        """A seat takes its last answer back, while the question that returns has time left."""
        if not self.clock.may_undo(seat):
            return no("", "time-is-up")
        session, refusal = self.session, self.session.undo(seat)
        if refusal is not None and not (session.over or session.stopped or session.paused):
            if any(q.seat == seat and q.done and q.asked.kind != "offer" for q in session.open):
                return no("", "undo-sealed")
            if not acts(session, seat):
                return no("", "nothing-to-undo")
            if not ends_with_an_answer(session, seat):
                return no("", "no-more-to-undo")
        return refusal

    async def answer(
        self, seat: Seat, question: int, find: Callable[[], Any], key: store.Key | None = None, by: str = ""
    ) -> No | Done:
        """An answer to a seat's question; `find` gives it, or a No, when its turn has come.

        Done: it is in the store; what follows from it comes after.  Raises KeyTaken where the key was used for another."""
        await self.turn.acquire()
        passed_on = False
        try:
            self._check()
            answer = self._why_not_now(seat, question, by) or find()
            line = answer if isinstance(answer, No) else self.session.check(seat, answer, question, by)
            if isinstance(line, No):
                return Done(True) if key is not None and await self._is_known(key) else line
            self.log.moment = self.services.now()
            news = [*self.log.news(), (lines.RECORD, line)]  # with what followed from the last answer
            try:
                await self.log.write(news, key, due=self.log.moment)     # a start looks here first
            except store.KeyTaken as taken:
                if key is None or taken.digest != key.digest:
                    raise
                return Done(True)
            except UNSURE:
                self.services.reload(self)
                raise
            received = self.services.stopwatch()                 # the disk's own time is over: what is left is the rules'
            passed_on = True
            self.following = seat, asyncio.Event()
            self.services.spawn(self._follow(seat, question, answer, by, received))
            return Done()
        finally:
            if not passed_on:
                self.turn.release()

    def _why_not_now(self, seat: Seat, question: int, by: str) -> No | None:
        if self.seating.shut:
            return no("", "table-closed")
        return no("", "time-is-up") if not by and self.clock.is_up((seat, question)) else None

    async def _follow(self, seat: Seat, question: int, answer: Any, by: str, received: float) -> None:
        """What an answer leads to, and the news of it, at a moment that does not tell how long it took and waits for no disk."""
        try:
            refusal = self.session.answer(seat, answer, question, by)
            if refusal is not None:
                raise Gone(f"{self.id}: a stored answer is refused: {refusal.reason}")
            kept = self._hold()
            try:
                if kept is not None:
                    await asyncio.sleep(0)                   # it begins: a clock that began is in the picture
                await self.pictures.show_at_beat(received, lambda: self.services.prepare(self))
                self.services.note_change(self)
                self._end_following()
            finally:
                if kept is not None:
                    await kept
        except BaseException as error:
            log.error("table %s goes back to what is stored: %s", self.id, type(error).__name__)
            self.services.reload(self)
            if not isinstance(error, Exception):
                raise
        finally:
            self._end_following()
            self.turn.release()
            self._measure()

    def _end_following(self) -> None:
        if self.following is not None:
            self.following[1].set()
            self.following = None

    async def keep_found(self) -> None:
        """States from which the table opens sooner the next time."""
        async with self.turn:
            if not self.gone:
                with suppress(store.Full):
                    await self.log.keep_found(self.clock.due_after(()))

    async def keep_after(self, after: lines.After) -> None:
        """What is shown after the game is kept with it."""
        async with self.turn:
            self._check()
            await self._keep((), meta=structs.replace(self.meta, after=after))
            self.seating.after = after
            self.note_change()                               # the page of the table names its turning point

    def _measure(self) -> None:
        """A table that has become too large is closed: it can be looked at and taken away."""
        if self.log.sizes.bytes > MOST and not (self.seating.shut or self.session.over or self.gone or self.closing):
            self.closing = True
            self.services.spawn(self._close())

    async def _close(self) -> None:
        with suppress(Gone):
            await self.act(lambda: () if self.seating.shut or self.session.over else (lines.Shut(FULL),))

    async def catch_up(self, role: str) -> None:
        """What the role's own answer leads to has happened; nobody waits for another's, or the wait would tell of it."""
        if self.following is not None and self.following[0] == role:
            await self.following[1].wait()

    async def _is_known(self, key: store.Key) -> bool:
        """Whether this key was used; KeyTaken where it was for something else."""
        before = await asyncio.to_thread(self.services.store.key, self.id, key.who, key.key)
        if before is None:
            return False
        if before.digest != key.digest:
            raise store.KeyTaken(self.id, key.who, key.key, before.digest, before.reply)
        return True

    def _check(self) -> None:
        if self.gone:
            raise Gone(self.id)

    def note_change(self) -> None:
        """Something is different: viewers' pictures are made anew, bots think, clocks are set."""
        self.pictures.renew()
        self.services.note_change(self)

    # ---- storing -------------------------------------------------------------------------------------------------------
    async def _keep(
        self, own: Sequence[lines.Line], key: store.Key | None = None, passes: Sequence[store.Pass] = (), soon: bool = False,
        meta: lines.Meta | None = None,
    ) -> None:
        """Store whatever the record has more than the store, and the table's own lines, as one.  `soon`: the lines hold before
        they are on the disk."""
        self.clock.watch_window(own)
        if self.session.over:
            self.session.release()                           # the seed of the dice; a second time it does nothing
        news, notes = self.log.news(), {line.role: line.text for line in own if isinstance(line, lines.Noted)}
        own = (*own, *self._clock_lines(own))
        due = self.clock.due_after(own)
        if soon:
            self._fold(own)
        if notes:
            meta = structs.replace(self.meta, notes={**self.meta.notes, **notes})
        if news or own or passes or key or meta or due != self.log.due:
            kept = [(lines.TABLE, line) for line in own if not isinstance(line, lines.Noted)]
            await self.log.write([*news, *kept], key, passes, due, msgspec.json.encode(meta) if meta else None)
            self.meta = meta or self.meta
        if not soon:
            self._fold(own)

    def _clock_lines(self, own: Sequence[lines.Line]) -> tuple[lines.Line, ...]:
        return self.clock.lines_after(own, self.services.now() if self.log.moment is None else self.log.moment)

    def _fold(self, own: Sequence[lines.Line]) -> None:
        for line in own:
            self.fold(line, self.services.now())

    def fold(self, line: lines.Line, at: float) -> None:
        """What a line of the table's own changes."""
        for part in (self.seating, self.seating.browsers, self.absence, self.clock):
            part.fold(line, at)

    def _hold(self) -> asyncio.Future[None] | None:
        """What followed from an answer holds, and is stored later; with the game's end, or a clock that begins, at once."""
        self.clock.watch_window(())
        if self._clock_lines(()) or self.session.over:
            return asyncio.ensure_future(self._keep((), soon=True))
        self.log.rest(self._settle_resting)
        return None

    async def _settle_resting(self) -> None:
        try:
            await self.settle()
        except BaseException:
            self.services.reload(self)
            raise

    async def settle(self) -> None:
        """Store what is not stored yet, and with it the next moment at which something is due."""
        async with self.turn:
            self.log.wake()
            if self.gone:
                return
            try:
                await self._keep(())
            except store.Full:
                self.log.rest(self._settle_resting)          # it holds all the same; there may be room later
            except BaseException:
                self.gone = True
                raise


log = logging.getLogger("montjoy.table")
FULL: Final = "full"                                         # why a table was closed that had become too large
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


class BadSeats(NoTable):
    """It is there and nobody can open it: a seat is called what no seat may be called.  Whoever holds a role there is told so."""

    def __init__(self, bad: BadSeat) -> None:
        super().__init__(str(bad))
        self.seat = bad.seat


class Done(msgspec.Struct, frozen=True):
    """An answer is received.  `again`: it was received before, under the same key."""

    again: bool = False


def always(answer: Any) -> Callable[[], Any]:
    """An answer that is known already."""
    return lambda: answer


def digest(body: bytes) -> bytes:
    """What tells one request's body from another."""
    return hashlib.blake2b(body, digest_size=16).digest()
