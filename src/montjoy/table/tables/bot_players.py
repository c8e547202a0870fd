"""The bots of all tables.  A bot has a seat, not a window: it gets its seat's view and question, in a thread of its own.

All bots share that thread, a table one thought at a time, first come first served: a table of nothing but bots takes no more
of it than any other.  A bot that fails, or thinks too long, is answered for by the game's default.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, Protocol

from montjoy.bots.find import find
from montjoy.core import outside
from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.philox import Philox, lane_of
from montjoy.core.session.runner import Open
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.deadlines import default_of
from montjoy.table.tables.growth import Growth
from montjoy.table.tables.services import Services
from montjoy.table.tables.subscribers import Subscribers
from montjoy.table.tables.table import Gone, Table, always

log = logging.getLogger("montjoy.table")
PACE: Final = 0.35                                           # seconds before a bot's act while somebody looks on
PACES: Final = {"slow": 4.0, "normal": 1.0, "fast": 0.0}     # and by how much of it a table's bots take
LIMIT: Final = 20.0                                          # seconds for a thought
PATIENCE: Final = 3                                          # thoughts that took too long until a seat's bot is asked no more


class Mind:
    """The thread in which bots think.  A thread cannot be stopped: one that is stuck is left alone, and another begun."""

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[tuple[Future[Any], Callable[[], None], Callable[[], Any]] | None] = queue.SimpleQueue()
        self.left = False
        threading.Thread(target=self._work, name="montjoy-bot", daemon=True).start()

    def _work(self) -> None:
        while not self.left and (job := self.jobs.get()) is not None:
            future, begun, thought = job
            if not future.set_running_or_notify_cancel():
                continue
            begun()
            try:
                future.set_result(thought())
            except BaseException as error:
                future.set_exception(error)

    def think(self, begun: Callable[[], None], thought: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        if self.left:
            future.cancel()
        else:
            self.jobs.put((future, begun, thought))
        return future

    def leave(self, to: Mind | None = None) -> None:
        """It takes nothing more; what still waits goes to the other."""
        self.left = True
        try:
            while (job := self.jobs.get_nowait()) is not None:
                if to is not None:
                    to.jobs.put(job)
                else:
                    job[0].cancel()
        except queue.Empty:
            self.jobs.put(None)


class Tables(Services, Protocol):
    """What bots ask of the registry."""

    tables: dict[str, Table]
    subscribers: Subscribers
    growth: Growth


class BotPlayers:
    """Answers for every seat that a bot plays."""

    def __init__(self, registry: Tables, pace: float = PACE, limit: float = LIMIT) -> None:
        self.registry, self.pace, self.limit = registry, pace, limit
        self.mind = Mind()
        self.players: dict[tuple[str, str], tuple[str, Callable[[Any, Any], Any]]] = {}
        self.slow: dict[tuple[str, str], int] = {}
        self.thinking: set[str] = set()
        self.resting: set[str] = set()                       # tables that have grown too much in a day
        self.done: dict[str, set[tuple[str, int]]] = {}
        self.waited: dict[str, Any] = {}                     # by table, the turn before which a bot has waited
        self.skipping: dict[str, set[str]] = {}              # and the seats that wait for nothing but their own turn

    def note_change(self, table: Table) -> None:
        """Something is different at a table: perhaps a bot is asked."""
        if table.id not in self.thinking and (self._next(table) is not None or self._rolls(table)):
            self.thinking.add(table.id)
            self.registry.spawn(self._play(table))

    def resume(self) -> None:
        """Bots that rested, as too much had been stored in a day, look whether there is room."""
        resting, self.resting = self.resting, set()
        for id in resting:
            if (table := self.registry.tables.get(id)) is not None:
                self.note_change(table)

    def busy(self, id: str) -> bool:
        return id in self.thinking or id in self.resting

    def forget(self, id: str) -> None:
        """Its bots are asked no more, or anew."""
        self.waited.pop(id, None)
        self.skipping.pop(id, None)
        for kept in (self.players, self.slow):
            for key in [key for key in kept if key[0] == id]:
                del kept[key]

    def skip(self, table: Table, role: str) -> None:
        """A seat wants to see its own turn at once: bots do not wait, until it is asked."""
        self.skipping.setdefault(table.id, set()).add(role)

    def _skipped(self, table: Table) -> bool:
        """Whether everybody who looks on from a seat has skipped, since his own turn."""
        if not (skipping := self.skipping.get(table.id, set())):
            return False
        skipping -= set(table.clock.live.waited_for())
        looks = {seat for seat in table.session.seats if table.seating.here.get(seat) and table.absence.bot_of(seat) is None}
        return bool(skipping) and looks <= skipping

    def _pause(self, table: Table, q: Open | None) -> float:
        """How long a bot waits before it acts, so that people can follow: once in a turn that everybody sees, where all know that
        it is asked.  Anywhere else they would read from it that it is asked, or how often."""
        pace = self.pace * PACES[table.seating.bots]
        if not pace or q is None or not table.clock.live.public:
            return 0.0
        if not self.registry.subscribers.looking(table.id) or self._skipped(table):
            return 0.0
        turn = table.clock.live.now()
        if q.seat not in turn[0] or self.waited.get(table.id) == turn:
            return 0.0
        self.waited[table.id] = turn
        return pace

    def _next(self, table: Table) -> Open | None:
        """The next question that a bot should answer."""
        session = table.session
        if table.gone or not session.began or table.clock.paused_until or table.clock.standing(False):
            return None
        if self.registry.growth.rests(table.id):
            self.resting.add(table.id)
            return None
        for q in session.open:
            offered = q.asked.kind == "offer"
            if q.done or table.absence.bot_of(q.seat) is None or (offered and (not session.window or not q.asked.options)):
                continue
            if (q.seat, q.asked.id) not in self.done.get(table.id, set()):
                return q
        return None

    def _rolls(self, table: Table) -> bool:
        """Real dice are waited for that bots alone may see: the seed rolls them."""
        session = table.session
        if session.typing is None or session.dice is None or table.gone or self.registry.growth.rests(table.id):
            return False
        if table.clock.paused_until or table.clock.standing(False):
            return False
        people = (role for role in table.roles if table.absence.bot_of(role) is None)
        return not any(session.page(role).typing is not None for role in people)

    async def _play(self, table: Table) -> None:
        """One answer after the other: at a pace that people can follow while they look, else at once."""
        try:
            while (q := self._next(table)) is not None or self._rolls(table):
                if q is not None:
                    self.done.setdefault(table.id, set()).add((q.seat, q.asked.id))
                if pause := self._pause(table, q):
                    await self._wait(table, pause)
                try:
                    await (self._one(table, q) if q is not None else table.act(lambda: self._roll(table)))
                except store.Full:
                    await asyncio.sleep(1.0)
                    if q is not None:
                        self.done.get(table.id, set()).discard((q.seat, q.asked.id))
        except (Gone, asyncio.CancelledError):
            return
        finally:
            self.thinking.discard(table.id)
            self.done.pop(table.id, None)
            if table.session.over or table.seating.shut:
                self.forget(table.id)
            elif (fresh := self.registry.tables.get(table.id, table)) is not table:   # it was read again meanwhile
                self.note_change(fresh)

    async def _wait(self, table: Table, seconds: float) -> None:
        """Until so many seconds are over, or somebody skips."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (left := end - loop.time()) > 0 and not self._skipped(table):
            await asyncio.sleep(min(left, 0.1))

    def _roll(self, table: Table) -> No | None:
        return table.session.roll_typed() if self._rolls(table) else None

    async def _one(self, table: Table, q: Open) -> None:
        """The bot's answer, or the default where it has none that the rules take; none at all if the seat is a person's again."""
        answer, by = await self._think(table, q)
        if answer is None and q.asked.kind == "offer":
            return

        def given() -> Any:
            return answer if table.absence.bot_of(q.seat) is not None else gone

        gone = No("", "seat-taken")
        refusal = await table.answer(q.seat, q.asked.id, given, by=by)
        mine = isinstance(refusal, No) and refusal.reason not in ("question-gone", "game-over", gone.reason)
        if mine and by == "bot":
            await table.answer(q.seat, q.asked.id, always(default_of(table, q)), by="default")
        async with table.turn:                               # what follows from it has happened
            pass

    async def _think(self, table: Table, q: Open) -> tuple[Any, str]:
        """What the bot answers, from its seat's view; the game's default where it fails or takes too long."""
        key = (table.id, q.seat)
        if self.slow.get(key, 0) < PATIENCE:
            view, asked = table.session.view(q.seat), q.asked
            mind, loop, begun = self.mind, asyncio.get_running_loop(), asyncio.Event()
            try:
                policy = self._player(table, q.seat)
                job = mind.think(lambda: _tell(loop, begun), lambda: policy(view, asked))
                thought = asyncio.wrap_future(job)
                waits = asyncio.ensure_future(begun.wait())
                await asyncio.wait({waits, thought}, return_when=asyncio.FIRST_COMPLETED)
                waits.cancel()
                return await asyncio.wait_for(thought, self.limit), "bot"
            except TimeoutError:
                self._give_up(key, mind)
            except (Exception, SystemExit) as error:
                log.error("a bot failed at table %s: %s", table.id, type(error).__name__)
        return default_of(table, q), "default"

    def _give_up(self, key: tuple[str, str], mind: Mind) -> None:
        """A bot thinks too long: the others go on without it."""
        log.error("a bot at table %s thinks too long", key[0])
        self.slow[key] = self.slow.get(key, 0) + 1
        self.players.pop(key, None)                          # whatever it kept is in use by the thread that is left
        if mind is self.mind:
            self.mind = Mind()
            mind.leave(self.mind)

    def _player(self, table: Table, seat: str) -> Callable[[Any, Any], Any]:
        name = table.absence.bot_of(seat) or lines.BOT
        there = self.players.get((table.id, seat))
        if there is None or there[0] != name:
            there = self.players[table.id, seat] = (name, player(table.game, name))
        return there[1]

    def close(self) -> None:
        self.mind.leave()


def _tell(loop: asyncio.AbstractEventLoop, begun: asyncio.Event) -> None:
    """From the thread to the loop: the thought has begun.  A loop that has ended hears nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(begun.set)


def player(game: Game, who: str) -> Callable[[Any, Any], Any]:
    """The player behind "bot" or "bot:NAME".  LookupError where the house has none of that name."""
    policy = find(game, who.partition(":")[2])
    luck = Philox(int.from_bytes(outside.entropy(8), "big"), lane=lane_of(0))
    return lambda view, asked: policy(view, asked, luck)
