"""The clocks of a live table: thirty seconds a decision, or a bank that each decision adds to; who sees them, what they tell.

The game asks in every way there is: one seat in public, one twice while others know of one question, all under seal, one unseen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ClassVar

import msgspec
import pytest

from montjoy.core.effects import ALL, UMPIRE, WATCHER, Event, No, choose, mark, tell, together
from montjoy.core.record import entries as rec
from montjoy.table.tables import deadlines, lines
from montjoy.table.tables.pictures import stamp
from montjoy.table.tables.table import Table, always
from tests.suite.many import soak_only, times
from tests.table.clockwork import SEATS, Bottle, Bottled, End, Watched, Watches, WatchView, Where

HALF: Any = dict(deadline=30)
BANK: Any = dict(deadline=0, bank=600, increment=10)


class Came(Event, frozen=True):
    """All are told that a decision was made."""

    rule: ClassVar[str] = "WT-1"
    round: int


class Opened(Watched):
    asked: list[str] = []


class OpenView(WatchView, frozen=True):
    asked: tuple[str, ...] = ()


class OpenWatches(Watches):
    """In rounds of four: north alone; east twice, and others know of one question; all under seal; south, and nobody knows."""

    state: Any = Opened

    def setup(self, scenario: Any, options: Any) -> Opened:
        return Opened()

    async def play(self, state: Any) -> End:
        while True:
            if state.round % 16 == 0:
                await mark(f"round.{state.round}")
            kind = state.round % 4
            state.asked = [["north"], ["east"], list(SEATS), []][kind]
            if kind == 2:
                await together(*(choose(s, Where(state.round), (0, 1, 2)) for s in SEATS))
            else:
                seat = ("north", "east", "", "south")[kind]
                if kind == 1:
                    await choose(seat, Where(state.round, quiet=True), (0, 1, 2))
                await choose(seat, Where(state.round), (0, 1, 2))
            if kind != 3:
                await tell(ALL, Came(state.round))
            state.round += 1

    def view(self, state: Any, viewer: str) -> OpenView:
        return OpenView(viewer, state.round if kind_is_told(state.round) else state.round - 1, tuple(state.asked))

    def waiting(self, view: Any) -> tuple[str, ...] | None:
        return view.asked or None


def kind_is_told(round: int) -> bool:
    return round % 4 != 3


class OpenBottle(Bottle):
    async def start(self) -> None:
        shelf: Any = self.shelf
        game: Any = OpenWatches()
        self.house = Bottled(shelf, {"watches": game})


def bottled(kind: type[Bottle], work: Callable[[Bottle, Table], Coroutine[Any, Any, None]], **settings: Any) -> None:
    bottle = kind(1, 1, **settings)

    async def run() -> None:
        await bottle.open()
        await work(bottle, await bottle.house.table("t0"))
        await bottle.house.close()

    with bottle.clock.worn():
        asyncio.run(run())


def shown(room: Table, role: str) -> dict[str, tuple[float, float]]:
    """By seat: by when, what is left."""
    clocks = room.pictures.make(role).clocks
    return {} if clocks is msgspec.UNSET else {c.seat: (c.due, c.left) for c in clocks}


async def gives(bottle: Bottle, room: Table, seat: str, after: float = 0.0) -> None:
    """The seat answers what it is asked, after so long."""
    bottle.clock.passes(after)
    q = next(q for q in room.clock.waiting_for() if q.seat == seat)
    assert not isinstance(await room.answer(seat, q.asked.id, always(1)), No)
    await bottle.quiet()


async def to_kind(bottle: Bottle, room: Table, kind: int) -> None:
    while room.session.state.round % 4 != kind:
        await gives(bottle, room, next(room.clock.waiting_for()).seat)


def by(room: Table) -> list[tuple[str, str]]:
    return [(e.seat, e.by) for e in room.session.entries if isinstance(e, rec.Decided)]


# ---- what they are ---------------------------------------------------------------------------------------------------------
def test_thirty_seconds_and_no_more() -> None:
    """Who is waited for has thirty seconds, seen by all; then the default counts, and the next one's clock begins."""

    async def work(bottle: Bottle, room: Table) -> None:
        at = bottle.clock.wall
        assert shown(room, "east") == shown(room, WATCHER) == {"north": (at + 30, 0.0)}
        bottle.clock.passes(29.9)
        await bottle.look()
        assert by(room) == []
        bottle.clock.passes(0.1)
        await bottle.look()
        assert by(room) == [("north", "default")]
        assert shown(room, "north") == {"east": (at + 60, 0.0)}

    bottled(OpenBottle, work, **HALF)


def test_a_draft_counts_when_the_seconds_are_up() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        n = next(room.clock.waiting_for()).asked.id
        await room.act(lambda: deadlines.draft(room, "north", n, 2))
        bottle.clock.passes(30)
        await bottle.look()
        assert by(room) == [("north", "draft")]

    bottled(OpenBottle, work, **HALF)


def test_a_bank_runs_down_and_each_decision_adds_to_it() -> None:
    """600 - 100 + 10.  Whose turn it is not stands.  Red where the increment is given at the beginning, or to others."""

    async def work(bottle: Bottle, room: Table) -> None:
        at = bottle.clock.wall
        assert shown(room, "south") == {"north": (at + 600, 0.0), "east": (0.0, 600.0), "south": (0.0, 600.0)}
        await gives(bottle, room, "north", 100.0)
        assert shown(room, "south") == {"north": (0.0, 510.0), "east": (at + 700, 0.0), "south": (0.0, 600.0)}
        bottle.clock.passes(600)
        await bottle.look()
        assert by(room) == [("north", ""), ("east", "default")]  # its second question: ten seconds, though its bank is empty
        bottle.clock.passes(10)
        await bottle.look()
        assert by(room)[2:] == [("east", "default")] and shown(room, "south")["east"] == (bottle.clock.wall + 10, 0.0)

    bottled(OpenBottle, work, **BANK)


def test_a_crash_and_a_restart_keep_banks() -> None:
    """They are read from the table's lines, to the second.  Who was asked while nobody was there has the grace."""

    async def work(bottle: Bottle, room: Table) -> None:
        await gives(bottle, room, "north", 123.0)
        await gives(bottle, room, "east", 5.0)
        before = shown(room, WATCHER)
        await bottle.ended(0.0)
        again = await bottle.house.table("t0")
        assert shown(again, WATCHER) == before and again.clock.due == room.clock.due and again.clock.banked == room.clock.banked
        await bottle.ended(3000.0)
        await bottle.look()
        again = await bottle.house.table("t0")
        assert by(again) == by(room)
        assert shown(again, WATCHER)["east"] == (bottle.clock.wall + 600, 0.0)

    bottled(OpenBottle, work, **BANK)


def test_where_nobody_says_who_is_waited_for_each_has_his_own() -> None:
    """A bank is charged for every question, and nobody else sees it.  Red where another's clock is in a picture."""

    async def work(bottle: Bottle, room: Table) -> None:
        at = bottle.clock.wall
        assert shown(room, "north") == {"north": (at + 600, 0.0)} and shown(room, WATCHER) == shown(room, UMPIRE) == {}
        before = stamp(room.pictures.make("east"))
        await gives(bottle, room, "north", 40.0)
        assert shown(room, "north") == {"north": (0.0, 570.0)} and stamp(room.pictures.make("east")) == before
        bottle.clock.passes(560.0)
        await bottle.look()
        assert ("east", "default") in by(room) and ("south", "default") in by(room)

    bottled(Bottle, work, **BANK, umpire=True)


def test_a_fight_s_seven_seconds_are_nobody_s_bank() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        while room.session.state.round < 2:
            for q in list(room.clock.waiting_for()):
                await gives(bottle, room, q.seat)
        ((key, at),) = room.clock.due.items()
        assert at == bottle.clock.wall + 7 and key not in room.clock.banked
        left = room.clock.live.left_of(key[0])
        await gives(bottle, room, key[0], 5.0)
        assert room.clock.live.left_of(key[0]) == left

    bottled(Bottle, work, **BANK)


# ---- what they do not tell ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("settings", [HALF, BANK], ids=["half a minute", "bank"])
@pytest.mark.parametrize("kind", [1, 2, 3], ids=["asked twice", "sealed", "unseen"])
def test_no_clock_tells_what_others_may_not_know(settings: Any, kind: int) -> None:
    """While a seat answers and is asked again unseen, seals its answer, or is asked unseen, everybody else's picture stays the
    same; and nothing of that shows in a clock later.  Red where clocks are made from the questions that are open."""
    later = dict[bool, Any]()

    def story(acts: bool) -> None:
        async def work(bottle: Bottle, room: Table) -> None:
            await to_kind(bottle, room, kind)
            seat = {1: "east", 2: "south", 3: "south"}[kind]
            others = [role for role in (*SEATS, WATCHER) if role != seat]
            bottle.clock.passes(3.0)
            before = [stamp(room.pictures.make(role)) for role in others]
            if acts and kind != 3:
                await gives(bottle, room, seat)
                assert [stamp(room.pictures.make(role)) for role in others] == before
            bottle.clock.passes(4.0)
            if kind == 3 and not acts:
                bottle.clock.passes(-2.0)                    # he takes longer, and nobody knows
            if not (acts and kind == 2):
                await gives(bottle, room, seat)
            if kind == 1 and not acts:
                await gives(bottle, room, seat)
            for role in ("north", "east") if kind == 2 else ():
                await gives(bottle, room, role)
            found = shown(room, WATCHER)
            later[acts] = {s: (due and round(due - bottle.clock.wall, 3), left) for s, (due, left) in found.items()}

        bottled(OpenBottle, work, **settings)

    story(True)
    story(False)
    assert later[True] == later[False] and (later[True] or kind != 1)


def test_a_grace_does_not_tell_who_has_sealed() -> None:
    """Two have sealed their answers when the server goes away: all three clocks are later by the same."""

    async def work(bottle: Bottle, room: Table) -> None:
        await to_kind(bottle, room, 2)
        for seat in ("north", "south"):
            await gives(bottle, room, seat)
        await bottle.ended(4000.0)
        await bottle.look()
        again = await bottle.house.table("t0")
        assert {due for due, _ in shown(again, WATCHER).values()} == {bottle.clock.wall + 30}

    bottled(OpenBottle, work, **HALF)


def test_who_takes_an_answer_back_gains_no_time() -> None:
    """Nor does he lose any, and others see nothing of it.  Red where each decision that is taken back has added to a bank."""

    async def work(bottle: Bottle, room: Table) -> None:
        await to_kind(bottle, room, 1)
        (due,) = room.clock.due.values()
        before = stamp(room.pictures.make("south"))
        for _ in range(3):
            await gives(bottle, room, "east", 5.0)
            assert await room.act(lambda: room.undo("east")) is None
            await bottle.quiet()
            assert list(room.clock.due.values()) == [due] and stamp(room.pictures.make("south")) == before

    bottled(OpenBottle, work, **BANK)


# ---- more time -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("settings", "full"), [(HALF, 30), (BANK, 600)], ids=["half a minute", "bank"])
def test_the_host_gives_more_and_all_are_told(settings: Any, full: int) -> None:
    """Whose clock runs has it at once; whose does not, with his next decision, or in his bank."""

    async def work(bottle: Bottle, room: Table) -> None:
        at = bottle.clock.wall
        for seat in ("north", "east"):
            assert await room.act(partial(deadlines.give_more, room, seat, 60, at)) is None
        assert shown(room, "south")["north"] == (at + full + 60, 0.0) and room.clock.due["north", 1] == at + full + 60
        assert shown(room, "south")["east"] == (0.0, full + 60.0 if settings is BANK else 60.0)
        talk = room.pictures.make("south").talk
        assert [(said.role, said.text, said.event) for said in talk] == [("north", "60", "more"), ("east", "60", "more")]
        await bottle.ended(0.0)
        again = await bottle.house.table("t0")
        await gives(bottle, again, "north", full + 50.0)
        assert by(again) == [("north", "")]
        assert shown(again, "south")["east"] == (bottle.clock.wall + full + 60, 0.0)
        assert again.clock.due["east", 1] == bottle.clock.wall + full + 60
        wrong = [("nobody", 60, "no-such-seat"), ("east", 0, "too-much-more"), ("east", 10**7, "too-much-more")]
        for seat, seconds, reason in wrong:
            refused = await again.act(partial(deadlines.give_more, again, seat, seconds, 0.0))
            assert isinstance(refused, No) and refused.reason == reason

    bottled(OpenBottle, work, **settings)


def test_where_nobody_is_hurried_nothing_is_given_and_no_clock_is_shown() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        refused = await room.act(lambda: deadlines.give_more(room, "north", 60, bottle.clock.wall))
        assert isinstance(refused, No) and refused.reason == "nobody-is-hurried"
        assert room.pictures.make("north").clocks is msgspec.UNSET and not room.clock.due

    bottled(OpenBottle, work, deadline=0)


def test_more_time_at_a_table_of_days_counts_once() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        at = bottle.clock.wall
        assert await room.act(lambda: deadlines.give_more(room, "east", 7200, at)) is None
        await gives(bottle, room, "north")
        assert room.clock.due["east", 1] == at + 86_400 + 7200 and room.pictures.make("north").clocks is msgspec.UNSET
        await gives(bottle, room, "east")
        assert room.clock.due["east", 2] == at + 86_400

    bottled(OpenBottle, work, deadline=86_400)


# ---- standing still ------------------------------------------------------------------------------------------------------------
def test_a_bank_stands_while_the_clocks_stand() -> None:
    """And half a minute runs on: nobody stops the clock to think."""

    async def work(bottle: Bottle, room: Table) -> None:
        bottle.clock.passes(100.0)
        await room.act(lambda: deadlines.pause(room, "south", 3600.0, bottle.clock.wall))
        assert shown(room, "east")["north"] == (0.0, 500.0)
        bottle.clock.passes(1000.0)
        await bottle.look()
        room = await bottle.house.table("t0")                # it had left memory, as nobody came
        await room.act(lambda: deadlines.resume(room, bottle.clock.wall))
        assert by(room) == [] and shown(room, "east")["north"] == (bottle.clock.wall + 500, 0.0)
        await gives(bottle, room, "north", 20.0)
        assert shown(room, "east")["north"] == (0.0, 490.0)

    async def half(bottle: Bottle, room: Table) -> None:
        await room.act(lambda: deadlines.pause(room, "south", 3600.0, bottle.clock.wall))
        bottle.clock.passes(30.0)
        await bottle.look()
        assert by(room) == [("north", "default")] and not room.clock.due and shown(room, "east") == {}
        bottle.clock.passes(3600.0)
        await bottle.look()
        assert shown(room, "north") == {"east": (bottle.clock.wall + 30, 0.0)}

    async def unseen(bottle: Bottle, room: Table) -> None:
        bottle.clock.passes(100.0)
        await room.act(lambda: deadlines.pause(room, "south", 3600.0, bottle.clock.wall))
        await gives(bottle, room, "north", 200.0)
        assert shown(room, "north") == {"north": (0.0, 510.0)}

    bottled(OpenBottle, work, **BANK)
    bottled(OpenBottle, half, **HALF)
    bottled(Bottle, unseen, **BANK)


def test_bots_have_no_clock_and_who_is_back_has_his_bank() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        await room.act(lambda: (lines.StandIn("north", "bot:random"),))
        await bottle.quiet()
        assert "north" not in shown(room, "south")
        await room.act(lambda: (lines.StandIn("north", ""),))
        assert shown(room, "south")["north"][1] >= 600

    bottled(OpenBottle, work, **BANK)


def test_a_clock_set_back_gives_nobody_more() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        await bottle.look()
        bottle.clock.wall -= 3600.0
        await bottle.look()
        await bottle.quiet()
        assert shown(room, "east")["north"] == (bottle.clock.wall + 600, 0.0)

    bottled(OpenBottle, work, **BANK)


@pytest.mark.parametrize(("kind", "settings"), [
    pytest.param(OpenBottle, BANK, id="bank"), pytest.param(OpenBottle, HALF, id="half a minute", marks=soak_only),
    pytest.param(Bottle, BANK, id="own bank", marks=soak_only), pytest.param(Bottle, HALF, id="own half minute", marks=soak_only),
])  # fmt: skip
def test_no_live_clock_is_early_late_or_forgotten_on_a_moody_machine(kind: type[Bottle], settings: Any) -> None:
    """Hours on a machine that is killed, sleeps, and whose clock is set; judged from what was stored (`clockwork.Judge`)."""
    bottle = kind(5, 2, **settings)

    async def hours() -> None:
        await bottle.open()
        await bottle.days(times(2, 12) / 10)
        assert await bottle.settle() == []

    with bottle.clock.worn():
        asyncio.run(hours())
    assert bottle.judge.decided > times(20, 50) and bottle.moods > 0
