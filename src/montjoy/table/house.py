"""All tables of one server: which are in memory, what is due, and what every table needs from outside."""

from __future__ import annotations

import asyncio
import base64
import logging
import math
from collections import deque
from collections.abc import Coroutine, Iterable, Mapping
from concurrent.futures import Future
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from montjoy.core import doors
from montjoy.core import record as rec
from montjoy.core.effects import RulesError
from montjoy.core.game import Game, games
from montjoy.core.session import Departs, Session
from montjoy.table import lines, store
from montjoy.table.clocks import Wakefulness
from montjoy.table.crew import Crew
from montjoy.table.due import act_when_due, mend
from montjoy.table.hub import Hub
from montjoy.table.notices import Post
from montjoy.table.room import Gone, Room, open_room
from montjoy.table.stale import EVERY, close_stale

log = logging.getLogger("montjoy.table")
BEAT: Final = 0.002                                          # news of an answer comes at a multiple of this after it was received
IDLE: Final = 900.0                                          # seconds after which a table nobody looks at leaves memory
SLEEP: Final = 2.0                                           # the longest time without a look at the clock
AT_ONCE: Final = 8                                           # tables whose moments are seen to side by side
LOOK: Final = 30.0                                           # how often the store is asked what is due


class NoTable(Exception):
    """There is no such table, or nobody can open it; `why` is for the host."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


class House:
    """Tables by id.  One event loop owns everything here; the store's writer and the bots' thinking are other threads."""

    def __init__(self, kept: store.Store, known: Mapping[str, Game] | None = None) -> None:
        self.store = kept
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, float] = {}
        self.hub = Hub()
        self.crew = Crew(self)
        self.known = dict(known or {})
        self.boot = self.now()
        self.awake = Wakefulness(self.boot, self.stopwatch())
        self.post = Post(self)
        self.acting: set[str] = set()                        # tables whose moments are being seen to
        self.few = asyncio.Semaphore(AT_ONCE)
        self.asked = -LOOK                                   # when the store was last asked what is due
        self.until = math.inf                                # when the clockwork looks again by itself
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.wake = asyncio.Event()
        self.ill: dict[str, float] = {}                      # tables whose clock failed, and until when it is let alone
        self.broken = False
        self.ending = False
        self.joining = asyncio.Lock()
        self.late_beats = 0
        self.landed: deque[tuple[asyncio.Future[int], Future[int]]] = deque()    # answers of the store
        self.passes: dict[bytes, tuple[store.Pass, ...]] = {}  # what a hash opens, as the store has it
        self.passes_changed = 0
        self.swept = -EVERY

    # ---- what a table needs ------------------------------------------------------------------------------------------
    @staticmethod
    def now() -> float:
        return doors.now()

    @staticmethod
    def stopwatch() -> float:
        return doors.stopwatch()

    async def beat(self, received: float) -> None:
        """Waits for the next moment at which news may leave; how long the rules took shows only in steps of BEAT."""
        spent = self.stopwatch() - received
        self.late_beats += spent > BEAT
        await asyncio.sleep(max(0.0, math.ceil(spent / BEAT) * BEAT - spent))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work at a table failed: %s", type(error).__name__)
            self.broken = self.broken or isinstance(error, store.Broken)

    def stored(self, write: store.Write) -> asyncio.Future[int]:
        """The new version, when it is on the disk.  Many are stored at once, and wake the loop once."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[int] = loop.create_future()

        def came(done: Future[int]) -> None:                 # in the store's thread
            self.landed.append((waiting, done))
            if len(self.landed) == 1 and not loop.is_closed():
                loop.call_soon_threadsafe(self._landed)

        self.store.commit(write).add_done_callback(came)
        return waiting

    def _landed(self) -> None:
        while self.landed:
            waiting, done = self.landed.popleft()
            if waiting.done():                               # nobody waits any more
                continue
            if (error := done.exception()) is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(done.result())

    def prepare(self, room: Room) -> None:
        """Make what its listeners will be told."""
        self.hub.prepare(room)

    def changed(self, room: Room) -> None:
        self.hub.changed(room)
        self.crew.changed(room)
        due = room.next_due()
        if due is not None and due < self.until:
            self.wake.set()

    def lost(self, room: Room) -> None:
        """The table is read again from the store when it is next wanted."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.spawn(self._again(room))

    async def _again(self, old: Room) -> None:
        fresh = await self.room(old.id)
        fresh.here = old.here
        fresh._changed()

    # ---- tables ------------------------------------------------------------------------------------------------------
    def game(self, slug: str) -> Game:
        """A game by its slug.  NoTable where it is not here."""
        if slug not in self.known:
            found = games()
            if slug not in found:
                raise NoTable(f"the game {slug!r} is not here")
            self.known[slug] = found[slug]()
        return self.known[slug]

    async def room(self, id: str) -> Room:
        """A table, read from the store if it is not in memory.  NoTable where there is none."""
        if not (id.isascii() and id.isalnum()):
            raise NoTable
        if (there := self.rooms.get(id)) is not None and not there.gone:
            self.used[id] = self.now()
            return there
        lock = self.loading.setdefault(id, asyncio.Lock())   # gone when nobody waits for it any more
        async with lock:
            if (there := self.rooms.get(id)) is not None and not there.gone:
                return there
            room = await self._read(id)
            if there is not None:
                room.here = there.here
            self.rooms[id] = room
        self.used[id] = self.now()
        if room.moment is not None:                          # what the last answer led to, once more after a crash
            await room.settle()
        self.changed(room)
        return room

    async def _read(self, id: str) -> Room:
        raw = await asyncio.to_thread(self.store.meta, id)
        if raw is None:
            raise NoTable
        secret = await asyncio.to_thread(self.store.secret, id)
        meta = msgspec.json.decode(raw, type=lines.Meta)
        try:
            return open_room(id, self.game(meta.header.game), self.store, self, meta, secret)
        except (Departs, RulesError, store.Damaged, msgspec.DecodeError, LookupError) as error:
            log.error("table %s cannot be opened: %s", id, type(error).__name__)
            raise NoTable(f"{type(error).__name__}: {error}") from None

    async def open(
        self, game: Game, scenario: Any, options: Any, settings: lines.Settings, *, house: tuple[dict[str, Any], ...] = (),
        passes: tuple[store.Pass, ...] = (), id: str = "",
    ) -> Room:
        """A new table.  ValueError: the scenario or the options cannot be played."""
        id = id or fresh_id()
        seats = {seat: settings.seats.get(seat, lines.OPEN) for seat in game.seats(scenario)}
        settings = msgspec.structs.replace(settings, seats=seats)
        session = Session.new(game, scenario, options, names=seats, umpire=settings.umpire, typed=settings.typed, house=house)
        assert session.dice is not None
        meta = lines.Meta(settings, session.header)
        passes = tuple(msgspec.structs.replace(p, game=id) for p in passes)
        line = store.Line(lines.TABLE, msgspec.json.encode(lines.Opened()), self.now())
        write = store.Write(
            game=id, expected=0, lines=(line,), passes=passes, meta=msgspec.json.encode(meta), secret=session.dice.seed,
            status="open",
        )
        await self.stored(write)
        self.forget(passes)
        room = Room(id, game, meta, session, self.store, self)
        room.version = 1
        self.rooms[id] = room
        self.used[id] = self.now()
        return room

    def forget(self, passes: Iterable[store.Pass]) -> None:
        """These passes have changed."""
        self.passes_changed += 1
        for each in passes:
            self.passes.pop(each.hash, None)

    async def delete(self, id: str) -> None:
        """A table and everything of it."""
        self.hub.cut(id)
        if (room := self.rooms.pop(id, None)) is not None:
            room.gone = True
        await asyncio.wrap_future(self.store.delete(id))
        self.forget([each for found in list(self.passes.values()) for each in found if each.game == id])

    # ---- time --------------------------------------------------------------------------------------------------------
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
            self._sweep(now)
            if now - self.swept >= EVERY or now < self.swept:
                self.swept = now
                await close_stale(self)
        moments = [self.asked + LOOK]
        for room in list(self.rooms.values()):
            if self.ill.get(room.id, now) > now or room.id in self.acting:
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

    async def _due(self, room: Room, now: float) -> None:
        """See to one table; no other waits for it, nor for all that are due together."""
        try:
            async with self.few:
                await act_when_due(room, now)
                async with room.turn:                        # what followed from it has happened
                    pass
        except Gone:
            await asyncio.sleep(0)
        except store.Full:
            self.ill[room.id] = now + 1.0
        except store.Broken:
            self.broken = True
        except Exception as error:                           # one table's bad luck is no other's
            log.error("table %s: what was due failed: %s", room.id, type(error).__name__)
            self.ill[room.id] = now + 2 * LOOK
        finally:
            self.acting.discard(room.id)
            self.wake.set()

    async def _mend(self, room: Room, now: float, step: float) -> None:
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
                self.used.pop(id, None)

    async def close(self) -> None:
        """The end: open pages are ended, what is under way is finished, the store is closed."""
        self.ending = True
        self.wake.set()
        self.hub.cut_all()
        self.crew.close()
        self.post.close()
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(room.settle() for room in self.rooms.values() if room.unsettled), return_exceptions=True)
        await asyncio.to_thread(self.store.close)


def fresh_id() -> str:
    """The name of a table in addresses: nobody can guess it, and it opens nothing."""
    return base64.b32encode(doors.entropy(10)).decode().lower()


def first_lines(session: Session, nonces: Mapping[str, str]) -> None:
    """Play begins: every seat adds to the seed, those who sent nothing by the server's own chance."""
    there = {e.seat for e in session.entries if isinstance(e, rec.Nonce)}
    for seat in session.seats:
        if seat not in there:
            session.nonce(seat, nonces.get(seat) or doors.entropy(16).hex())
    session.begin()
