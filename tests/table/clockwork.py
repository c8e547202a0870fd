"""A server in a bottle: its clock, its store and its machine are ours, and weeks of play pass in seconds.

The game is the smallest that has every kind of moment: sealed choices, a single choice, a choice of seven seconds, and offers.
What happened is read from what was stored, not asked of the code that did it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, ClassVar

import msgspec
import pytest

from montjoy.core import outside
from montjoy.core.effects import No, Question, choose, mark, offer, together
from montjoy.core.game import Base, Options, Scenario, View
from montjoy.core.record import entries as rec
from montjoy.table import store
from montjoy.table.tables import clock, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.services import LATE
from montjoy.table.tables.table import Table, always
from tests.table.houses import first_lines

SEATS = ("north", "east", "south")
SECONDS = 7.0


# ---- the game ----------------------------------------------------------------------------------------------------------
class Where(Question, frozen=True):
    rule: ClassVar[str] = "WT-1"
    round: int
    quick: bool = False
    quiet: bool = False                                      # it may be taken back


class Watched(msgspec.Struct):
    round: int = 0
    given: list[int] = []


class WatchView(View, frozen=True):
    viewer: str
    round: int


class WatchScenario(Scenario, frozen=True, kw_only=True):
    rounds: int = 10**6


class WatchOptions(Options, frozen=True):
    pass


class End(msgspec.Struct, frozen=True):
    why: str = "rounds"


class Watches(Base):
    slug = "watches"
    title = "Watches"
    options = WatchOptions
    scenario = WatchScenario
    state = Watched
    scenarios: Mapping[str, WatchScenario] = {"long": WatchScenario(id="long", title="Long")}
    endings: Mapping[str, str] = {"rounds": "WT-1"}
    reveals: Mapping[Any, str] = {}

    def seats(self, scenario: Any) -> tuple[str, ...]:
        return SEATS

    def setup(self, scenario: Any, options: Any) -> Watched:
        return Watched()

    async def play(self, state: Watched) -> End:
        while True:
            if state.round % 16 == 0:
                await mark(f"round.{state.round}")
            kind, seat = state.round % 5, SEATS[state.round % 3]
            if kind == 0:
                await together(*(choose(s, Where(state.round), (0, 1, 2)) for s in SEATS))
            elif kind == 3:
                await together(*(offer(s, Where(state.round), (0, 1)) for s in SEATS))
            else:
                if kind == 4:
                    await choose(seat, Where(state.round, quiet=True), (0, 1, 2))
                await choose(seat, Where(state.round, kind == 2), (0, 1, 2))
            state.round += 1

    def view(self, state: Watched, viewer: str) -> WatchView:
        return WatchView(viewer, state.round)

    def default(self, view: Any, question: Any, streams: Any) -> Any:
        return None if question.kind == "offer" else question.options[0]

    def limit(self, view: Any, asked: Any) -> float:
        return SECONDS if asked.ask.quick else 0.0


GAME: Any = Watches()


# ---- the machine -------------------------------------------------------------------------------------------------------
class Clock:
    """`wall`: what the clock on the wall says; `watch`: how long it has been, of which the server saw `watch` alone."""

    def __init__(self, wall: float) -> None:
        self.wall, self.watch = wall, 0.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.watch += seconds

    @contextmanager
    def worn(self) -> Iterator[None]:
        """Every door of the house opens on this clock."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(outside, "now", lambda: self.wall)
            patch.setattr(outside, "stopwatch", lambda: self.watch)
            yield


class Shelf:
    """A store that forgets nothing while this process lives.  `watch` is called with every write that it took."""

    id = "shelf"

    def __init__(self) -> None:
        self.kept: dict[str, list[store.Line]] = {}
        self.metas: dict[str, tuple[bytes, bytes]] = {}
        self.dues: dict[str, float | None] = {}
        self.watch: Any = lambda write: None

    def commit(self, write: store.Write) -> Future[int]:
        done: Future[int] = Future()
        there = self.kept.setdefault(write.game, [])
        if len(there) != write.expected:
            done.set_exception(store.Conflict(write.game, write.expected, len(there)))
            return done
        there.extend(write.lines)
        self.dues[write.game] = write.due
        if write.meta is not None:
            self.metas[write.game] = (write.meta, write.secret or b"")
        done.set_result(len(there))
        self.watch(write)
        return done

    def lines(self, game: str, since: int = 0, most: int | None = None) -> tuple[store.Line, ...]:
        return tuple(self.kept[game][since : None if most is None else since + most])

    def meta(self, game: str) -> bytes | None:
        return self.metas.get(game, (None,))[0]

    def secret(self, game: str) -> bytes | None:
        return self.metas[game][1]

    def snapshot(self, game: str, at_most: int | None = None) -> None:
        return None

    def key(self, game: str, who: str, key: str) -> None:
        return None

    def passes_of(self, game: str) -> tuple[store.Pass, ...]:
        return ()

    def games(self, status: store.Status | None = None, limit: int = 1000) -> tuple[store.Head, ...]:
        return ()

    def due(self, before: float, limit: int = 1000) -> tuple[tuple[str, float], ...]:
        found = [(game, at) for game, at in self.dues.items() if at is not None and at <= before]
        return tuple(sorted(found, key=lambda x: x[1])[:limit])

    def close(self) -> None:
        return


class Bottled(Registry):
    """A house whose news waits for nobody, and whose tables do not close by age."""

    async def beat(self, received: float) -> None:
        await asyncio.sleep(0)


class Judge:
    """Reads what is stored, and notes whatever broke a promise."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.due: dict[tuple[str, str, int], lines.DueSet] = {}
        self.begun: dict[tuple[str, str, int], float] = {}   # by the stopwatch
        self.paused: dict[str, float] = {}                   # since when its clocks stand
        self.back, self.back_watch, self.gap = clock.wall, clock.watch, 0.0
        self.decided = self.graced = 0
        self.latest = 0.0
        self.wrong: list[str] = []

    def away(self, gap: float) -> None:
        """The server was away, or the clock was set forward, and now it is there."""
        self.back, self.back_watch, self.gap = self.clock.wall, self.clock.watch, gap

    def read(self, write: store.Write) -> None:
        for line in write.lines:
            if line.kind == lines.RECORD:
                entry = lines.entry.decode(line.body)
                if isinstance(entry, rec.Decided) and entry.by in ("default", "draft"):
                    self.judge(write.game, entry.seat)
            else:
                self.fold(write.game, lines.own.decode(line.body))

    def fold(self, game: str, line: Any) -> None:
        match line:
            case lines.DueSet(seat, n, at) if at:
                self.begun.setdefault((game, seat, n), self.clock.watch)
                self.due[game, seat, n] = line
                self.graced += line.grace
            case lines.DueSet(seat, n):
                self.due.pop((game, seat, n), None)
            case lines.PausedUntil():
                self.paused[game] = line.since
            case lines.Resumed():
                for key, there in self.due.items():
                    if key[0] == game and self.stands(key):
                        self.due[key] = msgspec.structs.replace(there, at=there.at + line.by)
                self.paused.pop(game, None)

    def stands(self, key: tuple[str, str, int]) -> bool:
        """A pause stops this clock: it is a long one, and had not run out before."""
        there = self.due[key]
        return key[0] in self.paused and (there.bank or there.given >= clock.SHORT) and there.at > self.paused[key[0]]

    def judge(self, game: str, seat: str) -> None:
        """The server has decided for a seat."""
        keys = [key for key in self.due if key[:2] == (game, seat)]
        if len(keys) != 1:
            self.wrong.append(f"{game} {seat}: decided with {len(keys)} clocks running")
            return
        stands, there, now = self.stands(keys[0]), self.due.pop(keys[0]), self.clock.wall
        self.decided += 1
        late = now - there.at
        self.latest = max(self.latest, late)
        if late < 0:
            self.wrong.append(f"{keys[0]}: {-late} s early")
        if late > LATE:
            self.wrong.append(f"{keys[0]}: {late} s late")
        if there.at < self.back:
            self.wrong.append(f"{keys[0]}: no grace for what was due while nobody was there")
        if stands:
            self.wrong.append(f"{keys[0]}: decided while the clocks stood")
        had = self.clock.watch - max(self.back_watch, self.begun[keys[0]])
        if self.begun[keys[0]] < self.back_watch and had < min(self.gap, clock.GRACE, there.given) - 1e-3:
            self.wrong.append(f"{keys[0]}: {had} s after an absence of {self.gap} s")


class Bottle:
    """Tables of people who come and go, on a machine that has its moods."""

    def __init__(self, seed: int, tables: int, wall: float = 1.9e9, deadline: int = 6 * 3600, **more: Any) -> None:
        self.luck, self.tables = random.Random(seed), tables
        self.clock, self.shelf = Clock(wall), Shelf()
        self.judge = Judge(self.clock)
        self.shelf.watch = self.judge.read
        self.house: Any = None
        self.moods = 0
        self.settings = lines.Settings(**{"deadline": deadline, "pauses": 10**6, **more})

    async def start(self) -> None:
        """The server begins, as after any end."""
        shelf: Any = self.shelf
        self.house = Bottled(shelf, {"watches": GAME})

    async def open(self) -> None:
        await self.start()
        game = self.house.game("watches")
        for n in range(self.tables):
            room = await self.house.open(game, game.scenarios["long"], game.options(), self.settings, id=f"t{n}")
            await room.act(lambda room=room: first_lines(room.session, {seat: "ab" for seat in SEATS}))
            await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is under way."""
        while self.house.tasks:
            await asyncio.sleep(0)

    async def look(self) -> float:
        """Let the house do what is due now.  -> when it wants to look again."""
        for _ in range(60):
            moment: float = await self.house.scheduler.look()
            if not self.house.tasks:
                return moment
            await self.quiet()
        self.judge.wrong.append("the clockwork spins: it is woken for nothing")
        return self.clock.wall + 1.0

    async def ended(self, seconds: float) -> None:
        """The process is killed, wherever it is, and started again after so long."""
        for _ in range(self.luck.randrange(6)):
            await asyncio.sleep(0)
        for task in list(self.house.tasks):
            task.cancel()
        await asyncio.gather(*self.house.tasks, return_exceptions=True)
        self.house.bots.close()
        self.house.post.close()
        self.clock.passes(seconds)
        self.judge.away(0.0)
        await self.start()

    async def days(self, days: float, moods: bool = True) -> None:
        """So many days pass, by the stopwatch."""
        end = self.clock.watch + 86_400 * days
        every = 6 * 3600.0
        mood = self.clock.watch + self.luck.uniform(0, every) if moods else end
        act = self.clock.watch + self.luck.uniform(0, 2_000)
        while self.clock.watch < end:
            moment = await self.look() - self.clock.wall
            wait = max(0.0, min(moment, mood - self.clock.watch, act - self.clock.watch, end - self.clock.watch))
            self.clock.passes(wait + self.luck.choice((0.0, 0.001, 0.4)))
            if self.clock.watch >= mood:
                mood = self.clock.watch + self.luck.uniform(0, 2 * every)
                await self.mood()
            if self.clock.watch >= act:
                act = self.clock.watch + self.luck.expovariate(self.tables / 8_000)
                await self.somebody()

    async def mood(self) -> None:
        """What happens to machines."""
        self.moods += 1
        kind = self.luck.randrange(5)
        step = self.luck.choice((1.0, 60.0, 3600.0, 86_400.0, 8 * 3600.0))
        if kind == 0:                                        # killed in the middle of it
            task = asyncio.ensure_future(self.house.scheduler.look())
            await self.ended(step)
            task.cancel()
        elif kind in (1, 2):                                 # set forward, or asleep with its lid closed
            self.clock.wall += step
            if step > LATE:
                self.judge.away(step)
        else:                                                # set back
            self.clock.wall -= step
            if step > LATE:
                self.judge.back = min(self.judge.back, self.clock.wall)

    async def somebody(self) -> None:
        """Somebody at some table answers, drafts, stops the clocks or lets them run."""
        room: Table = await self.house.table(f"t{self.luck.randrange(self.tables)}")
        now = self.house.now()
        waiting = [q for q in room.session.open if not q.done and (q.asked.kind != "offer" or room.session.window)]
        what = self.luck.random()
        if waiting and what < 0.6:
            q = self.luck.choice(waiting)
            await room.answer(q.seat, q.asked.id, always(self.luck.choice(q.asked.options)))
        elif waiting and what < 0.8 and (q := waiting[0]).asked.kind != "offer":
            await room.act(lambda: (lines.Drafted(q.seat, q.asked.id, self.luck.randrange(5)),))
        elif what < 0.9:
            from montjoy.table.tables import deadlines

            refusal = await room.act(lambda: deadlines.pause(room, SEATS[0], self.luck.choice((60.0, 3600.0, 40_000.0)), now))
            assert refusal is None or isinstance(refusal, No)
        elif room.clock.paused_until:
            from montjoy.table.tables import deadlines

            await room.act(lambda: deadlines.resume(room, now))
        await self.quiet()

    async def settle(self) -> list[str]:
        """What is wrong in the end: broken promises, and clocks that ran out and were forgotten."""
        await self.look()
        late = [
            f"{key}: forgotten at {there.at}, now {self.clock.wall}" for key, there in self.judge.due.items()
            if there.at < self.clock.wall - LATE and not self.judge.stands(key)
        ]  # fmt: skip
        await self.house.close()
        return [*self.judge.wrong, *late]


def simulated(seed: int, tables: int, days: float, wall: float = 1.9e9) -> Judge:
    """Play so long; every promise is kept."""
    bottle = Bottle(seed, tables, wall)

    async def work() -> None:
        await bottle.open()
        await bottle.days(days)
        wrong = await bottle.settle()
        assert not wrong, (len(wrong), wrong[:5])

    with bottle.clock.worn():
        asyncio.run(work())
    return bottle.judge
