"""A table while it is in use: its session, who sits there, its clocks, and its one way of changing anything.

Every change goes through `act` or `answer`, one after the other.  What is acknowledged is in the store before.  An answer is
stored, then acknowledged, and only then carried out: how long the rules take, and for whom, shows in no reply.

What follows from a stored answer follows again, the same, after a crash.  So it needs no sync of its own: it is stored with
whatever this table writes next, or after a while in which nothing was written.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from montjoy.core import record as rec
from montjoy.core.effects import UMPIRE, WATCHER, No, Seat, no
from montjoy.core.game import Game
from montjoy.core.session import Session, Snapshot
from montjoy.table import lines, store
from montjoy.table.clocks import Clocks
from montjoy.table.knowing import Knowing
from montjoy.table.picture import TAIL, Picture, Sitting, Tail, Talk, picture, stamp

log = logging.getLogger("montjoy.table")
KEEP: Final = 8                                              # stored states; the oldest near the end opens the table
REST: Final = 2.0                                            # seconds; by then what followed from an answer is stored
NEAR: Final = 300                                            # lines; a table opens from a state at least so far back, for its log

UNSURE: Final = (store.Conflict, asyncio.CancelledError)     # after these nobody knows whether it is stored

Deed = Callable[[], "No | Sequence[lines.Line] | None"]


class Gone(Exception):
    """What is in memory and what is in the store may differ: the table is opened anew from the store."""


class Done(msgspec.Struct, frozen=True):
    """An answer is received.  `again`: it was received before, under the same key."""

    again: bool = False


class Room(Clocks):
    """One table.  Reading is plain; changing is `await answer(...)` and `await act(...)`."""

    def __init__(self, id: str, game: Game, meta: lines.Meta, session: Session, kept: store.Store, door: Any) -> None:
        self.id, self.game, self.meta, self.session = id, game, meta, session
        self.settings = meta.settings
        self.store, self.door = kept, door                   # door: what the house does for a table (clock, telling, bots)
        self.version = 0
        self.written = 0                                     # how many lines of the record are stored
        self.moment: float | None = None                     # when the answer was stored from which the last lines follow
        self.resting: asyncio.TimerHandle | None = None
        self.rested_at = 0.0
        self.marked, self.state_at = "", 0                   # the label of the last stored state, and at which version
        self.turn = asyncio.Lock()
        self.following: tuple[Seat, asyncio.Event] | None = None         # whose answer is being carried out
        self.gone = False
        self.people: dict[str, lines.Seated] = {}
        self.talk: list[Talk] = []
        self.shut = ""
        self.due_stored: float | None = None                 # the next moment something is due, as the store has it
        self.learned: dict[str, set[str]] = {}               # by role, the steps of a lesson that were put away
        self.here: dict[str, int] = {}                       # how many pages a role has open
        self.stamps: dict[str, str] = {}
        self.knowing = Knowing()
        self.exported: list[str] = []                        # who took the record away before the end
        self.declined: dict[int, set[Seat]] = {}             # by proposal, the seats that said no
        self.pictures: dict[str, Picture] = {}
        self.tails: dict[str, Tail] = {}                     # by role, what the last stamp ended with
        self.drawn: dict[tuple[str, str], Any] = {}          # by role and language, the last lines of the log as HTML
        self.pieces: dict[tuple[str, str, str], Any] = {}    # and pieces of a page, with what they were made from
        self.made: dict[tuple[str, str], Any] = {}           # what was made from a role's picture: parts, news, replies
        self.changes = 0                                     # how often something was different
        self.words: dict[str, Any] = {}
        self.clocks()
        session.kept_snapshots = max(KEEP, self.settings.delay + 2)
        for seat, who in self.settings.seats.items():
            if who != lines.OPEN:
                self.people[seat] = lines.Seated(seat, who, who.partition(":")[2] or lines.BOT)

    # ---- reading ---------------------------------------------------------------------------------------------------
    @property
    def status(self) -> store.Status:
        if self.session.over:
            return "over"
        return "closed" if self.shut else "running" if self.session.began else "open"

    @property
    def roles(self) -> tuple[str, ...]:
        return (*self.session.seats, *((UMPIRE,) if self.settings.umpire else ()))

    def sittings(self) -> tuple[Sitting, ...]:
        """Who sits where, in the order of the seats."""
        found = []
        for role in self.roles:
            there = self.people.get(role)
            who = lines.OPEN if there is None else lines.BOT if self.bot_of(role) else lines.PERSON
            helper = self.stand_ins.get(role)
            stands_in = "" if helper is None else lines.PERSON if helper.who == lines.PERSON else lines.BOT
            found.append(Sitting(role, who, there.name if there else "", self.here.get(role, 0) > 0, stands_in))
        return tuple(found)

    def picture(self, role: str) -> Picture:
        """What a role is shown now; kept until something changes."""
        if role not in self.pictures:
            self.pictures[role] = picture(self, role)
        return self.pictures[role]

    def kept(self, role: str, name: str, make: Callable[[], Any]) -> Any:
        """What is made from a role's picture and the name (a language, a kind of page) alone, made once for a picture."""
        if (role, name) not in self.made:
            self.made[role, name] = make()
        return self.made[role, name]

    def anew(self) -> None:
        """Something is different: pictures, and what was made from them, are made again when they are asked for."""
        self.changes += 1
        self.stamps, self.pictures, self.made = {}, {}, {}

    async def at_beat(self, received: float) -> None:
        """What is shown next is made ready and seen at the next beat: its making tells no more than the rules' work does."""
        before = self.stamps, self.pictures, self.made
        self.anew()
        changes = self.changes
        try:
            self.door.prepare(self)
        finally:
            fresh = self.stamps, self.pictures, self.made
            self.stamps, self.pictures, self.made = before
        await self.door.beat(received)
        if self.changes == changes:
            self.stamps, self.pictures, self.made = fresh
        else:
            self.anew()

    def stamp(self, role: str) -> str:
        """The name of what a role is shown now; kept until something changes."""
        if role not in self.stamps:
            self.stamps[role] = stamp(self.picture(role), self.tails.setdefault(role, Tail()))
        return self.stamps[role]

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
                self.gone = self.gone or len(self.session.entries) != before or isinstance(error, UNSURE)
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
                self.gone = True
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
            self.gone = True
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

    def _changed(self) -> None:
        """Something is different: viewers' pictures are made anew, bots think, clocks are set."""
        self.anew()
        self.door.changed(self)

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


def always(answer: Any) -> Callable[[], Any]:
    """An answer that is known already."""
    return lambda: answer


def digest(body: bytes) -> bytes:
    """What tells one request's body from another."""
    return hashlib.blake2b(body, digest_size=16).digest()


def open_room(id: str, game: Game, kept: store.Store, door: Any, meta: lines.Meta, secret: bytes | None) -> Room:
    """A table from its lines.  What an answer led to before the server stopped, and was not stored, happens again: the same."""
    stored = kept.lines(id)
    entries: list[rec.Entry] = []
    own: list[tuple[lines.Line, float]] = []
    for line in stored:
        if line.kind == lines.RECORD:
            entries.append(lines.entry.decode(line.body))
        else:
            own.append((lines.own.decode(line.body), line.at))
    state = _state(kept, id, len(stored))
    session = Session.replay(game, meta.header, entries, secret, snapshot=state, keep=max(KEEP, meta.settings.delay + 2))
    room = Room(id, game, meta, session, kept, door)
    room.version = len(stored)
    room.written = len(entries)
    room.moment = stored[-1].at if stored and stored[-1].kind == lines.RECORD else None
    room.marked = session.snapshots[-1].label if session.snapshots else ""
    for happened, at in own:
        room.fold(happened, at)
    room._clock_lines(())                                    # a pause for reactions that was open begins again
    return room


def _state(kept: store.Store, id: str, head: int) -> Snapshot | None:
    """A stored state to go on from, far enough back that everybody's page has its whole log; None: from the beginning."""
    newest = kept.snapshot(id)
    if newest is None:
        return None
    last = msgspec.json.decode(newest[1], type=Snapshot)
    at_most = head - NEAR
    while at_most > 0 and (found := kept.snapshot(id, at_most)) is not None:
        state = msgspec.json.decode(found[1], type=Snapshot)
        if all(last.versions[viewer][0] - told >= TAIL for viewer, (told, _) in state.versions.items()):
            return state
        at_most = found[0] - 1
    return None


def seat_or(room: Room, role: str) -> No | None:
    """Why a role is none of this table's."""
    if role in room.roles or role == WATCHER:
        return None
    return no("", "no-such-seat", seat=role)
