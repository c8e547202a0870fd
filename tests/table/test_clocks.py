"""The clocks of a table, one by one: drafts, defaults, warnings, pauses, the short clock, the pause for reactions."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, WATCHER, No
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.table import store
from montjoy.table.tables import clock, deadlines, lines, rulings_desk
from montjoy.table.tables.pictures import stamp
from montjoy.table.tables.table import Table, always
from tests.table.clockwork import SEATS, SECONDS, Bottle
from tests.table.races import raced

HOUR = 3600.0


def bottled(work: Callable[[Bottle, Table], Coroutine[Any, Any, None]], deadline: int = 6 * 3600, **more: Any) -> None:
    """One table in a bottle."""
    bottle = Bottle(1, 1, deadline=deadline, **more)

    async def run() -> None:
        await bottle.open()
        await work(bottle, await bottle.house.table("t0"))
        await bottle.house.close()

    with bottle.clock.worn():
        asyncio.run(run())


def decided(room: Table) -> list[tuple[str, Any, str]]:
    return [(e.seat, e.answer, e.by) for e in room.session.entries if isinstance(e, rec.Decided)]


async def answered(bottle: Bottle, room: Table, answer: int = 1) -> None:
    """Whoever is asked answers."""
    for q in list(room.clock.waiting_for()):
        assert not isinstance(await room.answer(q.seat, q.asked.id, always(answer)), No)
        await bottle.quiet()


async def to_round(bottle: Bottle, room: Table, number: int) -> None:
    while room.session.state.round < number:
        if room.session.window:
            bottle.clock.passes(room.settings.pause + 0.01)
            await bottle.look()
        await answered(bottle, room)


def test_a_draft_counts_if_the_rules_take_it_else_the_default() -> None:
    """Red where a draft is taken unseen: answer 9 is none of this question's."""

    async def work(bottle: Bottle, room: Table) -> None:
        ids = {q.seat: q.asked.id for q in room.clock.waiting_for()}
        await room.act(lambda: (lines.Drafted("north", ids["north"], 2), lines.Drafted("east", ids["east"], 9)))
        bottle.clock.passes(6 * HOUR - 0.001)
        await bottle.look()
        assert decided(room) == []
        bottle.clock.passes(0.001)
        await bottle.look()
        assert sorted(decided(room)) == [("east", 0, "default"), ("north", 2, "draft"), ("south", 0, "default")]
        bottle.clock.passes(5)
        await bottle.look()
        assert len(decided(room)) == 3 and not room.clock.drafts

    bottled(work)


def test_whose_question_goes_while_others_are_decided_stops_no_clock() -> None:
    """Three are due together, and the umpire answers for one while another is decided.  Red where that one's moment is looked up
    all the same: the table's clock then rests for a minute."""

    async def work(bottle: Bottle, room: Table) -> None:
        bottle.clock.passes(6 * HOUR)
        ruling, made = rulings.AnswerFor("south", 1, 2), list[asyncio.Future[No | None]]()

        def wrote(write: store.Write) -> None:
            """With the first that is decided, the umpire waits for his turn."""
            if not made:
                made.append(asyncio.ensure_future(room.act(lambda: rulings_desk.rule(room, ruling, "by post"))))

        bottle.shelf.watch = wrote
        await bottle.look()
        assert await made[0] is None
        assert decided(room) == [("east", 0, "default"), ("south", 2, "umpire"), ("north", 0, "default")]
        assert room.session.state.round == 1 and not bottle.house.scheduler.ill

    bottled(work, umpire=True)


def test_who_answers_or_drafts_when_his_time_is_up_is_told_so() -> None:
    """The server has not decided yet.  Red where nobody looks at the clock then."""

    async def work(bottle: Bottle, room: Table) -> None:
        bottle.clock.passes(6 * HOUR)
        answer = await room.answer("north", 1, always(2))
        draft = await room.act(lambda: deadlines.draft(room, "east", 1, 2))
        assert isinstance(answer, No) and isinstance(draft, No) and answer.reason == draft.reason == "time-is-up"
        assert await room.act(lambda: deadlines.pause(room, "south", HOUR, bottle.clock.wall)) is None
        await bottle.look()                                  # the pause came too late for these three, too
        assert sorted(decided(room)) == [(seat, 0, "default") for seat in sorted(SEATS)]

    bottled(work)


def test_whom_the_server_kept_waiting_is_not_late() -> None:
    """It was away when his time ran out, or the machine slept: he has the grace, also before the server has looked."""

    async def work(bottle: Bottle, room: Table) -> None:
        await bottle.look()
        bottle.clock.wall += 7 * HOUR
        assert not isinstance(await room.answer("north", 1, always(2)), No)
        await bottle.ended(HOUR)
        again = await bottle.house.table("t0")
        assert not isinstance(await again.answer("east", 1, always(1)), No)

    bottled(work)


def test_races_when_clocks_run_out() -> None:
    """A few of many: the soak, chapter `table-races`, has a thousand."""
    assert sum(raced(seed) for seed in range(3)) > 0


def anybody_is_in_time(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(clock.Clock, "is_up", lambda self, key: False)
    return "was late and counts"


def a_pause_helps_who_is_late(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(clock.Clock, "runs", lambda self, key: not self.paused_until or self.given.get(key, 0.0) < clock.SHORT)
    return "was late|late and counts|forgotten| s late"


def everybody_is_late(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(clock.Clock, "is_up", lambda self, key: key in self.due and self.due[key] - self.seating.services.now() < 0.01)
    return "refused as late in time"


@pytest.mark.parametrize("plant", [anybody_is_in_time, a_pause_helps_who_is_late, everybody_is_late])
def test_a_planted_fault_loses_a_race(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plant(monkeypatch)
    with pytest.raises(AssertionError, match=wanted):
        for seed in range(20):
            raced(seed)


def test_work_that_is_called_off_before_it_began_is_closed() -> None:
    """Else Python warns of it at some later time, and a test of another thing fails."""

    async def work(bottle: Bottle, room: Table) -> None:
        never = asyncio.sleep(0)
        bottle.house.spawn(never)
        (task,) = bottle.house.tasks
        task.cancel()
        await asyncio.wait([task])
        assert inspect.getcoroutinestate(never) == inspect.CORO_CLOSED

    bottled(work)


def test_an_answer_in_time_stops_the_clock() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        bottle.clock.passes(6 * HOUR - 1)
        await answered(bottle, room)
        bottle.clock.passes(2)
        await bottle.look()
        assert [by for _, _, by in decided(room)] == ["", "", ""]

    bottled(work)


def test_who_takes_an_answer_back_has_the_time_that_was_left() -> None:
    """However often he does, and not after it has run out.  Red where the question that returns begins anew."""

    async def work(bottle: Bottle, room: Table) -> None:
        while not any(q.asked.ask.quiet for q in room.clock.waiting_for()):
            if room.session.window:
                bottle.clock.passes(room.settings.pause + 0.01)
                await bottle.look()
            else:
                await answered(bottle, room)
        (q,) = room.clock.waiting_for()
        seat, due = q.seat, room.clock.due[q.seat, q.asked.id]
        for _ in range(3):
            bottle.clock.passes(1.5 * HOUR)
            assert not isinstance(await room.answer(seat, q.asked.id, always(1)), No)
            await bottle.quiet()
            (after,) = room.clock.waiting_for()
            assert room.clock.due[seat, after.asked.id] == bottle.clock.wall + 6 * HOUR
            assert await room.act(lambda: room.undo(seat)) is None
            await bottle.quiet()
            (q,) = room.clock.waiting_for()
            assert room.clock.due == {(seat, q.asked.id): due}
        assert await room.act(lambda: deadlines.pause(room, "east", HOUR, bottle.clock.wall)) is None
        bottle.clock.passes(HOUR)
        await bottle.look()
        due += HOUR
        assert room.clock.due == {(seat, q.asked.id): due}
        await answered(bottle, room)
        bottle.clock.passes(2 * HOUR)
        refused = await room.act(lambda: room.undo(seat))
        assert isinstance(refused, No) and refused.reason == "time-is-up"

    bottled(work)


def test_a_warning_is_given_once_and_to_its_seat_alone() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        others = (*SEATS[1:], WATCHER)
        for seat in SEATS[1:]:
            q = next(q for q in room.clock.waiting_for() if q.seat == seat)
            await room.answer(seat, q.asked.id, always(1))
            await bottle.quiet()
        before = {role: stamp(room.pictures.make(role)) for role in others}
        for _ in range(3):
            bottle.clock.passes(4.51 / 3 * HOUR)
            await bottle.look()
        bottle.clock.passes(60)
        await bottle.look()
        warned = [lines.own.decode(x.body) for x in bottle.shelf.kept["t0"] if b'"Warned"' in x.body]
        assert [(w.seat, w.question) for w in warned if isinstance(w, lines.Warned)] == [("north", 1)]
        assert before == {role: stamp(room.pictures.make(role)) for role in others}

    bottled(work)


def test_the_game_s_own_clock_is_closed_by_the_server_and_no_pause_stops_it() -> None:
    """Red where a pause stops every clock: then seven seconds are as long as one likes."""

    async def work(bottle: Bottle, room: Table) -> None:
        await to_round(bottle, room, 2)
        key, at = next(iter(room.clock.due.items()))
        assert at == bottle.clock.wall + SECONDS and room.clock.given[key] == SECONDS
        now = bottle.clock.wall
        assert await room.act(lambda: deadlines.pause(room, "north", HOUR, now)) is None
        bottle.clock.passes(SECONDS)
        await bottle.look()
        assert decided(room)[-1][2] == "default"

    bottled(work, deadline=0)


def test_no_clock_begins_before_a_pause_is_over() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        await to_round(bottle, room, 1)
        now = bottle.clock.wall
        await room.act(lambda: deadlines.pause(room, "north", HOUR, now))
        await answered(bottle, room)
        assert room.session.state.round == 2 and not room.clock.due
        bottle.clock.passes(HOUR)
        await bottle.look()
        assert list(room.clock.due.values()) == [bottle.clock.wall + SECONDS]

    bottled(work, deadline=0)


def test_a_pause_ends_by_itself_and_everything_is_later_by_as_long() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        before, now = dict(room.clock.due), bottle.clock.wall
        assert await room.act(lambda: deadlines.pause(room, "east", 2 * HOUR, now)) is None
        assert isinstance(await room.act(lambda: deadlines.pause(room, "south", HOUR, now)), No)
        assert room.pictures.make("south").paused == now + 2 * HOUR and room.pictures.make("south").paused_by == "east"
        bottle.clock.passes(2 * HOUR)
        await bottle.look()
        assert not room.clock.paused_until and room.clock.due == {key: at + 2 * HOUR for key, at in before.items()}
        await bottle.ended(1)
        again = await bottle.house.table("t0")
        assert again.clock.due == room.clock.due and again.clock.pauses == {"east": 1}

    bottled(work)


def test_pauses_have_a_limit_in_number_and_in_length() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        now = bottle.clock.wall
        for hours in (0, 73):
            assert isinstance(await room.act(partial(deadlines.pause, room, "east", hours * HOUR, now)), No)
        assert deadlines.why_not_resume(room, "east")
        for _ in range(2):
            assert await room.act(lambda: deadlines.pause(room, "east", 72 * HOUR, now)) is None
            assert isinstance(deadlines.why_not_resume(room, "north"), No) and deadlines.why_not_resume(room, "east") is None
            await room.act(lambda: deadlines.resume(room, now))
        assert isinstance(await room.act(lambda: deadlines.pause(room, "east", HOUR, now)), No)
        assert await room.act(lambda: deadlines.pause(room, "north", HOUR, now)) is None
        assert room.clock.longest_pause(UMPIRE) == clock.LONGEST_PAUSE and room.clock.may_pause(UMPIRE)

    bottled(work, pauses=2)


def test_the_pause_for_reactions_is_the_same_for_all_and_each_has_its_own() -> None:
    """Red where a second window ends with the first one's moment, or where somebody's reaction ends it for all."""

    async def work(bottle: Bottle, room: Table) -> None:
        await to_round(bottle, room, 3)
        assert room.session.window and room.clock.window_ends == bottle.clock.wall + 6.0
        ends = {room.pictures.make(seat).ends for seat in (*SEATS, WATCHER)}
        assert ends == {room.clock.window_ends}
        bottle.clock.passes(2.0)
        q = next(q for q in room.session.open if q.seat == "east")
        await room.answer("east", q.asked.id, always(1))
        await bottle.quiet()
        assert {room.pictures.make(seat).ends for seat in (*SEATS, WATCHER)} == ends
        bottle.clock.passes(4.0)
        await bottle.look()
        assert not room.session.window and room.clock.window_ends == 0.0
        await to_round(bottle, room, 8)
        assert room.session.window and room.clock.window_ends == bottle.clock.wall + 6.0

    bottled(work, deadline=0)


def test_what_was_due_while_the_server_was_down_has_the_announced_grace() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        await bottle.ended(8 * HOUR)
        await bottle.look()
        again = await bottle.house.table("t0")
        assert decided(again) == [] and set(again.clock.due.values()) == {bottle.clock.wall + clock.GRACE}
        assert again.pictures.make("north").graced == (1,) and again.pictures.make(WATCHER).graced == ()
        bottle.clock.passes(clock.GRACE)
        await bottle.look()
        assert len(decided(again)) == 3

    bottled(work)


def test_the_grace_is_told_to_nobody_else() -> None:
    """Who has answered a sealed question already learns nothing of who has not."""

    async def work(bottle: Bottle, room: Table) -> None:
        for q in list(room.clock.waiting_for())[1:]:
            await room.answer(q.seat, q.asked.id, always(1))
            await bottle.quiet()
        await bottle.ended(7 * HOUR)
        before = stamp((await bottle.house.table("t0")).pictures.make("south"))
        await bottle.look()
        again = await bottle.house.table("t0")
        assert list(again.clock.due) == [("north", 1)] and again.clock.graced
        assert stamp(again.pictures.make("south")) == before

    bottled(work)


def test_a_clock_set_back_gives_nobody_more_than_he_was_given() -> None:
    async def work(bottle: Bottle, room: Table) -> None:
        await to_round(bottle, room, 2)
        await bottle.look()
        bottle.clock.wall -= HOUR
        await bottle.look()
        assert list(room.clock.due.values()) == [bottle.clock.wall + SECONDS]

    bottled(work, deadline=0)
