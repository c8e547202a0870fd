"""Races at the moment when a clock runs out: acts of people that come just before it, at it, or just after it, side by side with
the server that decides.  The clock is the bottle's; what was stored and acknowledged is compared afterwards.

An act counts as it comes to its turn at the table: `now` when it is heard, not when it set out.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

import msgspec

from montjoy.core.effects import No
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from montjoy.table import store
from montjoy.table.tables import deadlines, lines, rulings_desk
from montjoy.table.tables.table import Gone, Table, always
from montjoy.table.web.pages.clock import sits_in
from tests.table.clockwork import GAME, SEATS, Bottle, Shelf

NEAR: Final = (-0.4, -0.001, -0.000_001, 0.0, 0.0, 0.000_001, 0.001, 0.4)      # seconds from the moment
KINDS: Final = (
    "answer", "two-tabs", "all-seats", "pause", "umpires-pause", "bot", "person", "back", "undo", "draft", "edit",
    "answer-for", "take-back", "kill",
)  # fmt: skip


class SlowShelf(Shelf):
    """What is written is kept a while later, so that others come in between; a power cut may lose what is under way."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.luck = luck
        self.under_way: dict[Callable[[], None], Future[int]] = {}
        self.cut = False

    def commit(self, write: store.Write) -> Future[int]:
        done: Future[int] = Future()
        loop = asyncio.get_running_loop()

        def keep() -> None:
            kept = super(SlowShelf, self).commit(write)
            if done.set_running_or_notify_cancel():
                try:
                    done.set_result(kept.result())
                except store.Conflict as conflict:
                    done.set_exception(conflict)

        def later(left: int) -> None:
            if keep not in self.under_way:
                return
            if left:
                loop.call_soon(later, left - 1)
            else:
                del self.under_way[keep]
                keep()

        if self.cut:
            done.set_exception(store.Broken("there is no power"))
        else:
            self.under_way[keep] = done
            later(self.luck.randrange(4))
        return done

    def power_cut(self) -> None:
        """What is under way is on the disk, or is not; nothing more comes there."""
        self.cut = True
        for keep, done in self.under_way.items():
            if self.luck.random() < 0.5:
                keep()
            elif done.set_running_or_notify_cancel():
                done.set_exception(store.Broken("there is no power"))
        self.under_way.clear()


class Told(msgspec.Struct, eq=False):
    """An answer, and what its sender was told: "done", a No, or "lost", as the server was killed."""

    seat: str
    answer: int
    late: bool = False                                       # its clock had run out when it was heard
    result: Any = "lost"


class Race:
    """One table, one moment after the other."""

    def __init__(self, seed: int) -> None:
        self.bottle = Bottle(seed, 1, umpire=True)
        self.luck, self.judge, self.wrong = self.bottle.luck, self.bottle.judge, self.bottle.judge.wrong
        self.bottle.shelf = self.shelf = SlowShelf(self.luck)
        self.shelf.watch = self.judge.read
        self.told: list[Told] = []
        self.read: dict[str, list[bytes]] = {}
        self.late = 0

    async def begin(self) -> None:
        await self.bottle.open()
        room = await self.room()
        await room.act(lambda: [lines.Seated(seat, lines.PERSON, seat.title()) for seat in SEATS])

    async def room(self) -> Table:
        room: Table = await self.bottle.house.table("t0")
        return room

    def ran_out(self, seat: str, question: int) -> bool:
        """As what is stored says: its time is up, the clocks run, and the server was there to see it."""
        there = self.judge.due.get(("t0", seat, question))
        if there is None or self.judge.stands(("t0", seat, question)):
            return False
        return self.judge.back <= there.at <= self.bottle.clock.wall

    # ---- what people do ------------------------------------------------------------------------------------------------
    async def answers(self, room: Table, seat: str, question: int, answer: int) -> None:
        told = Told(seat, answer)
        self.told.append(told)

        def heard() -> int:
            told.late = self.ran_out(seat, question)
            return answer

        await self.wait()
        up = self.ran_out(seat, question)
        found = await room.answer(seat, question, heard)
        told.result = found if isinstance(found, No) else "done"
        if isinstance(found, No) and found.reason == "time-is-up":
            self.late += 1
            if not up and not self.ran_out(seat, question):
                self.wrong.append(f"{seat}: refused as late in time")

    async def does(self, room: Table, deed: Callable[[], Any]) -> None:
        await self.wait()
        await room.act(deed)

    async def wait(self) -> None:
        for _ in range(self.luck.randrange(8)):
            await asyncio.sleep(0)

    async def looks(self) -> None:
        await self.wait()
        await self.bottle.house.scheduler.look()

    def deed(self, room: Table, kind: str, seat: str, number: int) -> Callable[[], Any] | None:
        """What somebody does beside the answer."""
        now = self.bottle.house.now
        edit = rulings.Edit((rulings.Change("given", [*room.session.state.given], [1]),), "next")
        ruled = {
            "umpires-pause": rulings.Pause(), "edit": edit, "answer-for": rulings.AnswerFor(seat, number, 2),
            "take-back": rulings.TakeBack(self.luck.choice(rulings_desk.marks(room.session) or [""])),
        }  # fmt: skip
        if kind in ruled:
            return lambda: rulings_desk.rule(room, ruled[kind], "it shall be so")
        deeds: dict[str, Callable[[], Any]] = {
            "pause": lambda: deadlines.pause(room, seat, 3_600.0, now()),
            "bot": lambda: sits_in(room, seat, lines.BOT),
            "person": lambda: sits_in(room, seat, lines.PERSON),
            "back": lambda: (lines.StandIn(seat, ""),),
            "undo": lambda: room.undo(seat),
            "draft": lambda: deadlines.draft(room, seat, number, 1),
        }
        return deeds.get(kind)

    async def once(self, kind: str) -> None:
        """To the next moment at which something runs out, and what happens there at once."""
        room = await self.room()
        await self.runs_again(room)
        keys = sorted(room.clock.due, key=lambda key: (room.clock.due[key], key))
        asked = keys or sorted((q.seat, q.asked.id) for q in room.session.open if q.asked.kind == "offer")
        seat, number = asked[0]
        if kind == "undo" and keys and room.session.open[0].effect.ask.quiet:
            await room.answer(seat, number, always(2))
            await self.bottle.quiet()
            number = room.session.open[0].asked.id
        if kind == "back":
            await room.act(lambda: sits_in(room, seat, lines.PERSON))
        due = min(room.clock.due.values(), default=room.clock.window_ends)
        self.bottle.clock.passes(max(0.0, due + self.luck.choice(NEAR) - self.bottle.clock.wall))
        work = [self.answers(room, seat, number, self.luck.randrange(3 if keys else 2))]
        if kind == "two-tabs":
            work += [self.answers(room, seat, number, n) for n in (0, 1)]
        if kind == "all-seats":
            work += [self.answers(room, s, n, 1) for s, n in asked[1:]]
        if (deed := self.deed(room, kind, seat, number)) is not None:
            work.append(self.does(room, deed))
        before = len(self.entries())
        await self.side_by_side(work, kind == "kill")
        await self.judged(kind, before)

    async def runs_again(self, room: Table) -> None:
        """Whatever stopped the race before is over."""
        if room.session.paused:
            await room.act(lambda: rulings_desk.rule(room, rulings.Resume(), "go on"))
        elif room.clock.paused_until:
            await room.act(lambda: deadlines.resume(room, self.bottle.house.now()))
        for seat in list(room.absence.stand_ins):
            await room.act(lambda seat=seat: (lines.StandIn(seat, ""),))  # type: ignore[misc]
        await self.bottle.quiet()

    async def side_by_side(self, work: list[Any], killed: bool) -> None:
        self.luck.shuffle(work)
        tasks = [asyncio.ensure_future(x) for x in (*work, self.looks())]
        if killed:
            await self.wait()
            await self.killed(tasks)
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception) and not isinstance(found, Gone):
                self.wrong.append(f"{type(found).__name__}: {found}")
        await self.bottle.quiet()
        await self.bottle.look()

    async def killed(self, tasks: list[asyncio.Task[Any]]) -> None:
        """kill -9, and a new start."""
        self.shelf.power_cut()
        house = self.bottle.house
        house.scheduler.end()
        for task in (*tasks, *house.tasks):
            task.cancel()
        await asyncio.gather(*tasks, *house.tasks, return_exceptions=True)
        await self.bottle.quiet()
        house.bots.close()
        house.post.close()
        self.shelf.cut = False
        self.bottle.clock.passes(self.luck.choice((0.0, 0.001, 2.0)))
        self.judge.away(0.0)
        await self.bottle.start()

    # ---- what came of it -----------------------------------------------------------------------------------------------
    def entries(self) -> list[Any]:
        return [lines.entry.decode(x.body) for x in self.shelf.lines("t0") if x.kind == lines.RECORD]

    async def judged(self, kind: str, before: int) -> None:
        """An answer that was acknowledged is in the record, one that was refused is not, and a late one was refused."""
        room = await self.room()
        await room.settle()
        stored = Counter((e.seat, e.answer) for e in self.entries()[before:] if isinstance(e, rec.Decided) and e.by == "")
        said = Counter((t.seat, t.answer) for t in self.told if t.result == "done")
        lost = Counter((t.seat, t.answer) for t in self.told if t.result == "lost" and not t.late)
        if said - stored or (stored - said) - lost:
            self.wrong.append(f"{kind}: acknowledged {dict(said)}, stored {dict(stored)}, lost {dict(lost)}")
        for told in self.told:
            if told.late and told.result == "done":
                self.wrong.append(f"{kind}: {told.seat} was late and counts")
        self.told.clear()
        for viewer, stream in room.session.streams.items():
            items = [msgspec.json.encode(item) for item in stream.items]
            known = self.read.get(viewer, [])
            if items[: len(known)] != known:
                self.wrong.append(f"{kind}: the stream of {viewer} has changed")
            self.read[viewer] = items

    async def settle(self) -> list[str]:
        """The record is played again: every question was decided once, and it verifies."""
        meta = msgspec.json.decode(self.shelf.meta("t0") or b"", type=lines.Meta)
        entries = self.entries()
        again = Session.replay(GAME, meta.header, entries, self.shelf.secret("t0"))
        for viewer, stream in again.streams.items():
            if [msgspec.json.encode(item) for item in stream.items] != self.read[viewer]:
                self.wrong.append(f"the stream of {viewer} is another in the record")
        if not (report := verify(GAME, meta.header, entries)).ok:
            self.wrong.append(f"the record does not verify: {report.wrong}")
        return await self.bottle.settle()


def raced(seed: int, races: int = 10) -> int:
    """So many races; every promise is kept.  -> how many answers came too late."""
    race = Race(seed)

    async def work() -> None:
        await race.begin()
        for _ in range(races):
            await race.once(race.luck.choice(KINDS))
        wrong = await race.settle()
        assert not wrong, (len(wrong), wrong[:5])

    with race.bottle.clock.worn():
        asyncio.run(work())
    return race.late
