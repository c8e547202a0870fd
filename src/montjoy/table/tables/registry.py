"""All tables of one server: which are in memory, what is due, and what every table needs from outside."""

from __future__ import annotations

import asyncio
import base64
import logging
import math
import traceback
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from montjoy.core import known_types, outside
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game, games
from montjoy.core.seats import BadSeat
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.notify.notices import Post
from montjoy.table.tables import lines
from montjoy.table.tables.bot_players import BotPlayers
from montjoy.table.tables.growth import Growth
from montjoy.table.tables.opening import open_table
from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.rehearsal.background import Rehearsals
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.scheduler import Scheduler
from montjoy.table.tables.services import Wakefulness
from montjoy.table.tables.subscribers import Subscribers
from montjoy.table.tables.table import BadSeats, NoTable, Table


class Registry:
    """Tables by id.  One event loop owns everything here; the store's writer and the bots' thinking are other threads."""

    def __init__(self, kept: store.Store, known: Mapping[str, Game] | None = None) -> None:
        self.store = kept
        self.cookie = f"montjoy-{kept.id}"                   # two servers on one host do not take each other's
        self.tables: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.known = dict(known or {})
        self.subscribers = Subscribers()
        self.awake = Wakefulness(self.now(), self.stopwatch())
        self.post = Post()
        self.bots = BotPlayers(self)
        self.scheduler = Scheduler(self)
        self.rehearsals = Rehearsals(self)
        self.broken = False                                  # the store is, and the process has to end
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.joining = asyncio.Lock()
        self.late_beats = 0
        self.landed: deque[tuple[asyncio.Future[int], Future[int]]] = deque()    # answers of the store
        self.passes: dict[bytes, tuple[store.Pass, ...]] = {}  # what a hash opens, as the store has it
        self.passes_changed = 0
        self.successors: dict[bytes, bytes] = {}             # tokens not seen yet, by hash, and those that they replace
        self.gaining: WeakValueDictionary[bytes, asyncio.Lock] = WeakValueDictionary()
        self.unopened: set[tuple[str, type]] = set()         # tables and why not, as a line of the log has said
        self.bad_seats: set[str] = set()                     # tables that nobody can open, as a line of the log has said
        self.readers = ThreadPoolExecutor(READERS, "montjoy-reads")
        self.whole_readers = ThreadPoolExecutor(1, "montjoy-follows")    # of what was brought, from its beginning: no other waits
        self.brought: set[str] = set()
        self.growth = Growth(self.stopwatch)
        self.over: Callable[[Table], None] = lambda table: None    # a game has ended
        self.ends: Callable[[], None] = lambda: None         # the server does

    # ---- what a table needs ------------------------------------------------------------------------------------------
    @staticmethod
    def now() -> float:
        return outside.now()

    @staticmethod
    def stopwatch() -> float:
        return outside.stopwatch()

    async def beat(self, received: float) -> None:
        """Waits for the next moment at which news may leave; how long the rules took shows only in steps of BEAT."""
        spent = self.stopwatch() - received
        self.late_beats += spent > BEAT
        await asyncio.sleep(max(0.0, math.ceil(spent / BEAT) * BEAT - spent))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(staying(work))
        self.tasks.add(task)
        task.add_done_callback(self._note_end)
        task.add_done_callback(lambda _: work.close())       # it may have been called off before it began

    def _note_end(self, task: asyncio.Task[Any]) -> None:
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
                loop.call_soon_threadsafe(self._settle_landed)

        self.growth.count(write)
        self.store.commit(write).add_done_callback(came)
        return waiting

    def _settle_landed(self) -> None:
        while self.landed:
            waiting, done = self.landed.popleft()
            if waiting.done():                               # nobody waits any more
                continue
            if (error := done.exception()) is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(done.result())

    def prepare(self, table: Table) -> None:
        """Make what its listeners will be told."""
        self.subscribers.prepare(table)

    def note_change(self, table: Table) -> None:
        for part in (self.subscribers, self.bots, self.scheduler):
            part.note_change(table)
        if table.session.over:
            self.over(table)

    def reload(self, table: Table) -> None:
        """What the table has in memory is not to be relied on: it is read again from the store, and whoever looks on is told."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            if not self.scheduler.ending:
                self.spawn(self._open_again(table.id))

    async def _open_again(self, id: str) -> None:
        try:
            (await self.table(id)).note_change()
        except NoTable:
            self.subscribers.cut(id)

    # ---- tables ------------------------------------------------------------------------------------------------------
    def game(self, slug: str) -> Game:
        """A game by its slug.  NoTable where it is not here, or cannot be loaded."""
        if slug not in self.known:
            found = games()
            if slug not in found:
                raise NoTable(f"the game {slug!r} is not here")
            try:
                self.known[slug] = found[slug]()
            except Exception as error:                       # a stranger's code
                log.error("the game %s cannot be loaded: %s", slug, type(error).__name__)
                raise NoTable(f"the game {slug!r} cannot be loaded: {type(error).__name__}") from None
            known_types.make()
        return self.known[slug]

    async def table(self, id: str) -> Table:
        """A table, read from the store if it is not in memory.  NoTable where there is none."""
        if not (id.isascii() and id.isalnum()):
            raise NoTable
        if (there := self.tables.get(id)) is not None and not there.gone:
            self.used[id] = self.now()
            return there
        lock = self.loading.setdefault(id, asyncio.Lock())   # gone when nobody waits for it any more
        async with lock:
            if (there := self.tables.get(id)) is not None and not there.gone:
                return there
            table = await self._read(id)
            table.seating.here |= self.subscribers.here(id)
            self.tables[id] = table
        self.used[id] = self.now()
        if table.log.moment is not None:                          # what the last answer led to, once more after a crash
            await table.settle()
        if table.log.found:
            self.spawn(table.keep_found())
        self.note_change(table)
        return table

    async def _read(self, id: str) -> Table:
        meta: lines.Meta | None = None
        try:
            raw = await asyncio.to_thread(self.store.meta, id)
            if raw is None:
                raise NoTable
            meta = msgspec.json.decode(raw, type=lines.Meta)
            game = self.game(meta.header.game)
            if meta.version != game.rules_version:
                head = await asyncio.to_thread(self.store.head, id)
                if why := waiting.why(meta, game, "" if head is None else head.status):
                    self.rehearsals.asked_for.add(id)
                    raise Waits(id, self.rehearsals.failed.get(id, why) if why == waiting.CHECKING else why, meta)
            secret = await asyncio.to_thread(self.store.secret, id)
            readers = self.whole_readers if id in self.brought else self.readers
            self.brought.discard(id)
            known_types.make()
            return await asyncio.get_running_loop().run_in_executor(readers, open_table, id, game, meta, secret, self)
        except BadSeat as bad:
            if id not in self.bad_seats:                     # whoever asks for it again and again fills no log
                log.error("table %s cannot be opened: %s", id, type(bad).__name__)
            self.bad_seats.add(id)
            raise BadSeats(bad) from None
        except NoTable as error:
            raise (error if meta is None or isinstance(error, Waits) else Waits(id, waiting.NO_GAME, meta, str(error))) from None
        except TROUBLE as error:
            if (id, type(error)) not in self.unopened:       # whoever asks for it again and again fills no log
                place = traceback.extract_tb(error.__traceback__)[-1]
                what = "table %s cannot be opened: %s at %s:%s; `rehearse --table %s` tells more"
                log.error(what, id, type(error).__name__, place.name, place.lineno, id)
            self.unopened.add((id, type(error)))
            raise Waits(id, waiting.of(error, meta, self), meta, f"{type(error).__name__}: {error}") from None

    async def write_beside(self, id: str, *, meta: bytes | None = None, passes: tuple[store.Pass, ...] = ()) -> None:
        """Change what is kept beside the lines of a table that cannot be opened; the lines stay as they are."""
        head = await asyncio.to_thread(self.store.head, id)
        if head is None:
            raise NoTable
        await self.stored(
            store.Write(game=id, expected=head.version, status=head.status, due=head.due, meta=meta, passes=passes)
        )
        self.forget(passes)

    async def open(
        self, game: Game, scenario: Any, options: Any, settings: lines.Settings, *, house: tuple[dict[str, Any], ...] = (),
        passes: tuple[store.Pass, ...] = (), id: str = "", address: str = "",
    ) -> Table:
        """A new table, opened from an address.  ValueError: the scenario or the options cannot be played."""
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
        self.growth.note_opening(id, address)
        table = Table(id, game, meta, session, self)
        table.log.version = 1
        self.tables[id] = table
        self.used[id] = self.now()
        return table

    def forget(self, passes: Iterable[store.Pass]) -> None:
        """These passes have changed."""
        self.passes_changed += 1
        for each in passes:
            self.passes.pop(each.hash, None)

    async def delete(self, id: str) -> None:
        """A table and everything of it.  Whoever comes meanwhile waits, and finds nothing."""
        async with self.loading.setdefault(id, asyncio.Lock()):
            self.put_away(id)
            await asyncio.wrap_future(self.store.delete(id))
            self.put_away(id)
        self.forget([each for found in list(self.passes.values()) for each in found if each.game == id])

    def put_away(self, id: str) -> None:
        """It leaves memory, and what is open of it ends."""
        self.subscribers.cut(id)
        self.bots.forget(id)
        if (table := self.tables.pop(id, None)) is not None:
            table.gone = True

    async def close(self) -> None:
        """The end: open pages are ended, what is under way is finished, the store is closed."""
        self.scheduler.end()
        self.rehearsals.end()
        self.subscribers.cut_all()
        self.bots.close()
        self.post.close()
        self.ends()
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(table.settle() for table in self.tables.values() if table.log.resting), return_exceptions=True)
        for readers in (self.readers, self.whole_readers):
            readers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)


log = logging.getLogger("montjoy.table")
READERS: Final = 2                                           # tables read at a time, beside the loop
TROUBLE: Final = (Departs, RulesError, store.Damaged, msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError,
                  SystemExit)
BEAT: Final = 0.002                                          # news of an answer comes at a multiple of this after it was received


async def staying(work: Coroutine[Any, Any, Any]) -> None:
    """Work at a table in which a game's own code may want to end the program: it ends that work alone."""
    try:
        await work
    except SystemExit as error:
        raise RulesError("it would end the program") from error


def fresh_id() -> str:
    """The name of a table in addresses: nobody can guess it, and it opens nothing."""
    return base64.b32encode(outside.entropy(10)).decode().lower()
