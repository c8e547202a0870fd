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

from montjoy.core import outside
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game, games
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.notify.notices import Post
from montjoy.table.tables import lines
from montjoy.table.tables.bot_players import Crew
from montjoy.table.tables.opening import open_room
from montjoy.table.tables.scheduler import Clockwork
from montjoy.table.tables.subscribers import Hub
from montjoy.table.tables.table import NoTable, Table


class Registry(Clockwork):
    """Tables by id.  One event loop owns everything here; the store's writer and the bots' thinking are other threads."""

    def __init__(self, kept: store.Store, known: Mapping[str, Game] | None = None) -> None:
        self.store = kept
        self.rooms: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.hub = Hub()
        self.crew = Crew(self)
        self.known = dict(known or {})
        self.clockwork()
        self.post = Post(self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.joining = asyncio.Lock()
        self.late_beats = 0
        self.landed: deque[tuple[asyncio.Future[int], Future[int]]] = deque()    # answers of the store
        self.passes: dict[bytes, tuple[store.Pass, ...]] = {}  # what a hash opens, as the store has it
        self.passes_changed = 0

    # ---- what a table needs ------------------------------------------------------------------------------------------
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

    def prepare(self, room: Table) -> None:
        """Make what its listeners will be told."""
        self.hub.prepare(room)

    def changed(self, room: Table) -> None:
        self.hub.changed(room)
        self.crew.changed(room)
        due = room.next_due()
        if due is not None and due < self.until:
            self.wake.set()

    def lost(self, room: Table) -> None:
        """What the table has in memory is not to be relied on: it is read again from the store, and whoever looks on is told."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            if not self.ending:
                self.spawn(self._again(room.id))

    async def _again(self, id: str) -> None:
        try:
            fresh = await self.room(id)
        except NoTable:
            self.hub.cut(id)
            return
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

    async def room(self, id: str) -> Table:
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
            room.here = self.hub.here(id)
            self.rooms[id] = room
        self.used[id] = self.now()
        if room.moment is not None:                          # what the last answer led to, once more after a crash
            await room.settle()
        self.changed(room)
        return room

    async def _read(self, id: str) -> Table:
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
    ) -> Table:
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
        room = Table(id, game, meta, session, self.store, self)
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
        """A table and everything of it.  Whoever comes meanwhile waits, and finds nothing."""
        async with self.loading.setdefault(id, asyncio.Lock()):
            self._leave(id)
            await asyncio.wrap_future(self.store.delete(id))
            self._leave(id)
        self.forget([each for found in list(self.passes.values()) for each in found if each.game == id])

    def _leave(self, id: str) -> None:
        self.hub.cut(id)
        self.crew.forget(id)
        if (room := self.rooms.pop(id, None)) is not None:
            room.gone = True

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


log = logging.getLogger("montjoy.table")
BEAT: Final = 0.002                                          # news of an answer comes at a multiple of this after it was received


def fresh_id() -> str:
    """The name of a table in addresses: nobody can guess it, and it opens nothing."""
    return base64.b32encode(outside.entropy(10)).decode().lower()


def first_lines(session: Session, nonces: Mapping[str, str]) -> None:
    """Play begins: every seat adds to the seed, those who sent nothing by the server's own chance."""
    there = {e.seat for e in session.entries if isinstance(e, rec.Nonce)}
    for seat in session.seats:
        if seat not in there:
            session.nonce(seat, nonces.get(seat) or outside.entropy(16).hex())
    session.begin()
