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
from typing import TYPE_CHECKING, Any, Final

from montjoy.bots.find import find
from montjoy.core import outside
from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.philox import Philox, lane_of
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.deadlines import default_of
from montjoy.table.tables.table import Gone, always

if TYPE_CHECKING:
    from montjoy.core.session.running import Open
    from montjoy.table.tables.registry import Registry
    from montjoy.table.tables.table import Table

log = logging.getLogger("montjoy.table")
PACE: Final = 0.35                                           # seconds between two acts of a bot while somebody looks on
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


class Crew:
    """Answers for every seat that a bot plays."""

    def __init__(self, house: Registry, pace: float = PACE, limit: float = LIMIT) -> None:
        self.house, self.pace, self.limit = house, pace, limit
        self.mind = Mind()
        self.players: dict[tuple[str, str], tuple[str, Callable[[Any, Any], Any]]] = {}
        self.slow: dict[tuple[str, str], int] = {}
        self.thinking: set[str] = set()
        self.done: dict[str, set[tuple[str, int]]] = {}

    def changed(self, room: Table) -> None:
        """Something is different at a table: perhaps a bot is asked."""
        if room.id not in self.thinking and self._next(room) is not None:
            self.thinking.add(room.id)
            self.house.spawn(self._play(room))

    def busy(self, table: str) -> bool:
        return table in self.thinking

    def forget(self, table: str) -> None:
        """Its bots are asked no more, or anew."""
        for kept in (self.players, self.slow):
            for key in [key for key in kept if key[0] == table]:
                del kept[key]

    def _next(self, room: Table) -> Open | None:
        """The next question that a bot should answer."""
        session = room.session
        if session.over or session.stopped or session.paused or room.paused_until or room.gone or not session.began or room.shut:
            return None
        for q in session.open:
            offered = q.asked.kind == "offer"
            if q.done or room.bot_of(q.seat) is None or (offered and (not session.window or not q.asked.options)):
                continue
            if (q.seat, q.asked.id) not in self.done.get(room.id, set()):
                return q
        return None

    async def _play(self, room: Table) -> None:
        """One answer after the other: at a pace that people can follow while they look, else at once."""
        try:
            while (q := self._next(room)) is not None:
                self.done.setdefault(room.id, set()).add((q.seat, q.asked.id))
                if self.pace and self.house.hub.looking(room.id):
                    await asyncio.sleep(self.pace)
                try:
                    await self._one(room, q)
                except store.Full:
                    await asyncio.sleep(1.0)
                    self.done.get(room.id, set()).discard((q.seat, q.asked.id))
        except (Gone, asyncio.CancelledError):
            return
        finally:
            self.thinking.discard(room.id)
            self.done.pop(room.id, None)
            if room.session.over or room.shut:
                self.forget(room.id)
            elif (fresh := self.house.rooms.get(room.id, room)) is not room:     # it was read again meanwhile
                self.changed(fresh)

    async def _one(self, room: Table, q: Open) -> None:
        """The bot's answer, or the default where it has none that the rules take; none at all if the seat is a person's again."""
        answer, by = await self._thought(room, q)
        if answer is None and q.asked.kind == "offer":
            return

        def given() -> Any:
            return answer if room.bot_of(q.seat) is not None else gone

        gone = No("", "seat-taken")
        refusal = await room.answer(q.seat, q.asked.id, given, by=by)
        mine = isinstance(refusal, No) and refusal.reason not in ("question-gone", "game-over", gone.reason)
        if mine and by == "bot":
            await room.answer(q.seat, q.asked.id, always(default_of(room, q)), by="default")
        async with room.turn:                                # what follows from it has happened
            pass

    async def _thought(self, room: Table, q: Open) -> tuple[Any, str]:
        """What the bot answers, from its seat's view; the game's default where it fails or takes too long."""
        key = (room.id, q.seat)
        if self.slow.get(key, 0) < PATIENCE:
            view, asked = room.session.view(q.seat), q.asked
            mind, loop, begun = self.mind, asyncio.get_running_loop(), asyncio.Event()
            try:
                policy = self._player(room, q.seat)
                job = mind.think(lambda: _tell(loop, begun), lambda: policy(view, asked))
                thought = asyncio.wrap_future(job)
                waits = asyncio.ensure_future(begun.wait())
                await asyncio.wait({waits, thought}, return_when=asyncio.FIRST_COMPLETED)
                waits.cancel()
                return await asyncio.wait_for(thought, self.limit), "bot"
            except TimeoutError:
                self._stuck(key, mind)
            except Exception as error:
                log.error("a bot failed at table %s: %s", room.id, type(error).__name__)
        return default_of(room, q), "default"

    def _stuck(self, key: tuple[str, str], mind: Mind) -> None:
        """A bot thinks too long: the others go on without it."""
        log.error("a bot at table %s thinks too long", key[0])
        self.slow[key] = self.slow.get(key, 0) + 1
        self.players.pop(key, None)                          # whatever it kept is in use by the thread that is left
        if mind is self.mind:
            self.mind = Mind()
            mind.leave(self.mind)

    def _player(self, room: Table, seat: str) -> Callable[[Any, Any], Any]:
        name = room.bot_of(seat) or lines.BOT
        there = self.players.get((room.id, seat))
        if there is None or there[0] != name:
            there = self.players[room.id, seat] = (name, player(room.game, name))
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
