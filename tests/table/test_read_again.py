"""A table whose memory and store may differ is read again, by itself: pages stay open, clocks and bots go on, nobody is shown
what was never stored; and one viewer's page that cannot be made is his trouble alone.

Each was seen red before its mend: a table that nobody read again (its clock turned in circles at full speed), a page in one
language that took the whole table back at every answer, bots that stopped for good, a line that told of a table long gone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.record import rulings
from montjoy.table import store
from montjoy.table.app import make_app
from montjoy.table.tables import lines, rulings_desk
from montjoy.table.tables.cleanup import leave_memory
from montjoy.table.tables.pictures import Pictures
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.scheduler import LOOK, Scheduler
from montjoy.table.tables.table import Gone, NoTable, Table, always
from montjoy.table.web import render
from tests.suite.patience import HANGS, comes
from tests.table.houses import answered_by_choice, house_at, run
from tests.table.test_parts import Line, began, decided, got, says, there
from tests.table.wire import cookie, most_seats, raw


def fails(monkeypatch: pytest.MonkeyPatch, error: Exception, times: int) -> list[int]:
    """So many commits fail.  -> how many are left."""
    left, commit = [times], store.writer.Writer.commit  # type: ignore[attr-defined]

    def failing(self: Any, write: store.Write) -> Any:
        if left[0] <= 0:
            return commit(self, write)
        left[0] -= 1
        job = self._put(store.writer.Job(lambda db: (_ for _ in ()).throw(error), write.game))  # type: ignore[attr-defined]
        return job

    monkeypatch.setattr("montjoy.table.store.writer.Writer.commit", failing)
    return left


@pytest.mark.parametrize("error", [store.Conflict("x", 1, 2), store.Full("planted")], ids=["conflict", "full"])
def test_a_clock_at_a_full_disk_neither_spins_nor_stops(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruling is not stored, so that the table must be read again, while something is due there: the clockwork does not turn in
    circles, and what is due happens.

    Red where nobody reads it again but who asks for it."""

    async def work() -> None:
        async with there(deadline=3600) as table:
            room, now = table.room, table.house.now()
            line = Line(table, room.session.seats[0])
            await began(line)
            await room.act(lambda: (lines.PausedUntil(room.session.seats[0], now, now + 0.5),))
            looks, look = [0], Scheduler.look

            async def counted(self: Scheduler) -> float:
                looks[0] += 1
                return await look(self)

            monkeypatch.setattr(Scheduler, "look", counted)
            fails(monkeypatch, error, 1)
            with pytest.raises(type(error)):
                await room.act(lambda: rulings_desk.rule(room, rulings.SetDie("x", ("y",), (3,)), "so"))
            table.house.spawn(table.house.scheduler.run())
            await comes(lambda: (fresh := table.house.tables.get(table.id)) not in (None, room) and not fresh.clock.paused_until,
                        "the table was not read again, or its clock stands")
            assert looks[0] < 50
            assert len(table.house.tables[table.id].session.entries) < len(room.session.entries)
            table.house.scheduler.ending = True
            table.house.scheduler.wake.set()

    run(work)


@pytest.mark.parametrize("how", ["act", "answer"])
def test_a_write_whose_fate_is_not_known_has_the_table_read_again(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on is told, without anybody's asking."""

    async def work() -> None:
        async with there() as table:
            room, seat = table.room, table.room.session.seats[1]
            line = Line(table, seat)
            await began(line)
            q = next(room.clock.waiting_for())
            fails(monkeypatch, store.Conflict(table.id, 1, 2), 1)
            with pytest.raises(store.Conflict):
                if how == "act":
                    await room.act(lambda: (lines.Said(seat, "hello"),))
                else:
                    await room.answer(q.seat, q.asked.id, always(q.asked.options[0]))
            await comes(lambda: table.house.tables.get(table.id) not in (None, room), "nobody read it again")
            table.room = table.house.tables[table.id]
            assert table.room.seating.here == {seat: 1}
            await says(table, "it goes on")
            await comes(lambda: b"it goes on" in line.heard, "the page was not told")

    run(work)


def test_a_page_that_cannot_be_made_is_one_viewers_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word or a picture fails in one language: the table is not taken back, and all others are told."""

    async def work() -> None:
        async with there() as table:
            well, sick = (Line(table, seat, lang=lang) for seat, lang in zip(table.room.session.seats, ("en", "he")))
            await began(well, sick)
            show = render.show

            def broken(template: str, lang: str, *given: Any, **more: Any) -> str:
                if lang == "he":
                    raise LookupError("planted")
                return show(template, lang, *given, **more)

            monkeypatch.setattr(render, "show", broken)
            before = len(well.said)
            await decided(table)
            await comes(lambda: len(well.said) > before)
            await comes(sick.task.done, "the other's line has not ended")
            await comes(lambda: well.said[-1][0] == table.room.pictures.stamp(well.role), "which is not told")
            assert not table.room.gone and table.house.tables[table.id] is table.room
            assert table.room.log.resting                      # it is stored when the table rests, as ever
            assert (await got(table, well.role)) == well.said[-1][1]

    run(work)


def test_a_picture_that_cannot_be_made_is_one_viewers_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with there() as table:
            well, sick = (Line(table, seat) for seat in table.room.session.seats[:2])
            await began(well, sick)
            picture = Pictures.of

            def broken(self: Pictures, role: str) -> Any:
                if role == sick.role:
                    raise LookupError("planted")
                return picture(self, role)

            monkeypatch.setattr(Pictures, "of", broken)
            before = len(well.said)
            await decided(table)
            await comes(lambda: len(well.said) > before)
            await comes(sick.task.done, "the other's line has not ended")
            await comes(lambda: well.said[-1][0] == table.room.pictures.stamp(well.role), "which is not told")
            assert not table.room.gone and table.house.tables[table.id] is table.room

    run(work)


def test_nobody_is_shown_a_table_that_is_being_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in memory may never have been stored: the line waits for what is."""

    async def work() -> None:
        async with there() as table:
            seat = table.room.session.seats[0]
            line = Line(table, seat)
            await began(line)
            said, real, read = len(line.said), Registry.table, asyncio.Event()

            async def slowly(self: Registry, id: str) -> Table:
                if id not in self.tables:
                    await read.wait()
                return await real(self, id)

            monkeypatch.setattr(Registry, "table", slowly)
            talk = table.room.seating.talk
            talk.append(talk[0] if talk else lines_said(seat))       # never stored
            table.room.pictures.renew()
            table.house.reload(table.room)
            table.house.note_change(table.room)
            await asyncio.sleep(0.05)
            assert len(line.said) == said
            read.set()
            await comes(lambda: table.id in table.house.tables)
            await asyncio.sleep(0.05)
            assert len(line.said) == said                    # as it is stored, nothing is different

    def lines_said(seat: str) -> Any:
        from montjoy.table.tables.seating import Talk

        return Talk(seat, "", "never stored", 0.0)

    run(work)


def test_lines_end_where_a_table_cannot_be_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with there() as table:
            line = Line(table, table.room.session.seats[0])
            await began(line)

            async def damaged(self: Registry, id: str) -> Table:
                raise NoTable("planted")

            monkeypatch.setattr(Registry, "_read", damaged)
            table.house.reload(table.room)
            await asyncio.wait_for(line.task, HANGS)
            assert line.heard.endswith(b"event: closed\ndata: -\n\n")

    run(work)


def test_who_is_here_is_counted_across_a_reading() -> None:
    """A page that is opened while the table is read again is counted, and so is one that is closed."""

    async def work() -> None:
        async with there() as table:
            one, two = table.room.session.seats[:2]
            first, second = Line(table, one), Line(table, two)
            await began(first, second)
            table.house.reload(table.room)
            second.gone.set()
            third = Line(table, one)
            await comes(lambda: table.id in table.house.tables and len(table.house.subscribers.listeners[table.id]) == 2)
            here = table.house.tables[table.id].seating.here
            await comes(lambda: {role: n for role, n in here.items() if n} == {one: 2}, f"{here}")
            third.gone.set()
            first.gone.set()
            await asyncio.gather(first.task, third.task)
            assert not any(table.house.tables[table.id].seating.here.values())

    run(work)


def test_bots_go_on_at_a_table_that_was_read_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks while its table is read again: what it thought is void, and it is asked anew."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            from tests.table.houses import first_lines

            game = house.game("rudern")
            scenario = next(iter(game.scenarios.values()))
            seats = {seat: "bot:random" for seat in game.seats(scenario)}
            thought, begun = house.bots._think, [0]

            async def slowly(room: Table, q: Any) -> Any:
                begun[0] += 1
                await asyncio.sleep(0.03)
                return await thought(room, q)

            monkeypatch.setattr(house.bots, "_think", slowly)
            room = await house.open(game, scenario, answered_by_choice(game), lines.Settings(seats=seats))
            await room.act(lambda: first_lines(room.session, {}))
            await comes(lambda: begun[0])
            room.gone = True
            house.reload(room)
            await comes(lambda: (fresh := house.tables.get(room.id)) is not None and len(fresh.session.entries) > 12,
                        "the bots have stopped")
            with pytest.raises(Gone):
                await room.act(lambda: None)
            house.tables[room.id].session.runner.over = True

    run(work)


def test_a_table_that_is_deleted_leaves_no_ghost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it, or begins to look on, while it is being deleted, finds nothing and is told that it is over."""

    async def work() -> None:
        async with there() as table:
            house, delete = table.house, table.house.store.delete
            watching: list[Line] = []

            def slowly(id: str) -> Any:
                watching.append(Line(table, WATCHER))
                return delete(id)

            stale = table.room
            monkeypatch.setattr(house.store, "delete", slowly)
            asking = asyncio.create_task(house.delete(table.id))
            await asyncio.sleep(0)
            ghost = asyncio.create_task(house.table(table.id))
            await asking
            with pytest.raises(NoTable):
                await ghost
            assert stale.gone and table.id not in house.tables
            await asyncio.wait_for(watching[0].task, HANGS)
            assert table.id not in house.subscribers.listeners

    run(work)


def test_a_clock_set_back_does_not_keep_a_sick_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is let alone for a second is let alone for a second, whatever the clock on the wall does meanwhile."""
    at = [1_800_000_000.0]
    monkeypatch.setattr("montjoy.core.outside.now", lambda: at[0])

    async def work() -> None:
        async with there(deadline=3600) as table:
            room, now, left = table.room, table.house.now(), [1]
            await room.act(lambda: (lines.PausedUntil(room.session.seats[0], now, now + 60.0),))
            act = room.act

            async def once_full(*given: Any, **more: Any) -> Any:
                if left[0]:
                    left[0] -= 1
                    raise store.Full("planted")
                return await act(*given, **more)

            monkeypatch.setattr(room, "act", once_full)
            at[0] += 61
            await table.house.scheduler.look()
            await comes(lambda: not table.house.scheduler.acting)
            assert not left[0] and room.clock.paused_until
            at[0] -= 7200
            await asyncio.sleep(1.1)
            at[0] += 7200                                    # and forward again: it is due, as before
            at[0] -= 30
            await table.house.scheduler.look()
            await comes(lambda: not table.house.scheduler.acting)
            at[0] += 60
            await table.house.scheduler.look()
            await comes(lambda: not room.clock.paused_until, "it is ill for ever")

    run(work)


def test_a_presence_in_the_beat_shows_nothing_before_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens or closes a page just then is not told sooner what an answer led to."""

    async def work() -> None:
        async with there() as table:
            seat, other = table.room.session.seats[:2]
            line = Line(table, seat)
            await began(line)
            beat, seen = Registry.beat, list[Any]()

            async def slowly(self: Registry, received: float) -> None:
                before = len(line.said), await got(table, seat)
                page = Line(table, other)
                await asyncio.sleep(0.02)
                page.gone.set()
                await page.task
                seen.extend([before, (len(line.said), await got(table, seat))])
                await beat(self, received)

            monkeypatch.setattr(Registry, "beat", slowly)
            old = await got(table, seat)
            await decided(table)
            assert seen[0] == seen[1] and seen[0][1] == old
            await comes(lambda: line.said[-1][0] == table.room.pictures.stamp(seat))
            assert line.said[-1][1] == await got(table, seat) != old

    run(work)


@pytest.mark.parametrize("error", [Gone("planted"), store.Conflict("x", 1, 2)], ids=["gone", "conflict"])
def test_a_request_that_met_a_reading_is_done_at_the_new_table(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """He pressed while it happened: his answer counts, once, and he is not told that there is no such table."""

    async def work() -> None:
        async with there() as table:
            q = next(table.room.clock.waiting_for())
            left, real = [1], Table.answer

            async def once(self: Table, *given: Any, **more: Any) -> Any:
                if left[0]:
                    left[0] -= 1
                    table.house.reload(self)
                    raise error
                return await real(self, *given, **more)

            monkeypatch.setattr(Table, "answer", once)
            fields = f"question={q.asked.id}&option=0&key=press-number-one".encode()
            sent = {**cookie(table.tokens[q.seat]), "content-type": "application/x-www-form-urlencoded"}
            for _ in range(2):
                answer = await raw(table.app, "POST", f"/t/{table.id}/{q.seat}/answer", sent, fields)
                assert answer.status == 303, answer
            fresh = table.house.tables[table.id]
            async with fresh.turn:
                assert fresh is not table.room and len(fresh.session.entries) > len(table.room.session.entries)
            assert [x.kind for x in table.house.store.lines(table.id)].count(lines.RECORD) > 0
            left[0] = 2                                      # and where it happens again he is told so
            sent_again = await raw(table.app, "POST", f"/t/{table.id}/{q.seat}/answer", sent, fields + b"2")
            assert sent_again.status == 404

    run(work)


@pytest.mark.parametrize("what", ["act", "answer", "line"])
def test_a_request_that_is_cancelled_anywhere_leaves_a_table_that_goes_on(what: str) -> None:
    """At each of the first turns of the loop: no lock stays held, no listener counted, and memory is as the store has it."""

    async def work() -> None:
        for turns in range(0, 14, 2):
            async with there() as table:
                q = next(table.room.clock.waiting_for())
                line = Line(table, q.seat)
                await began(line)
                asking: asyncio.Task[Any]
                if what == "act":
                    asking = asyncio.create_task(table.room.act(lambda q=q: (lines.Said(q.seat, "hello"),)))
                elif what == "answer":
                    asking = asyncio.create_task(table.room.answer(q.seat, q.asked.id, always(q.asked.options[0])))
                else:
                    asking = Line(table, q.seat).task
                for _ in range(turns):
                    await asyncio.sleep(0.0005)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                await comes(lambda: not table.house.tasks and table.id in table.house.tables)
                table.room = await table.house.table(table.id)
                assert not table.room.turn.locked() and table.room.seating.here == {q.seat: 1}
                assert table.house.subscribers.count == 1
                table.house.tables.clear()
                stored = (await table.house.table(table.id)).session.entries
                assert len(stored) == len(table.room.session.entries) or table.room.log.resting
                table.room = table.house.tables[table.id]
                await decided(table)
                told, seat = line, q.seat
                await comes(lambda: told.said[-1][0] == table.room.pictures.stamp(seat), "the page is not told any more")  # noqa: B023

    run(work)


def test_a_line_whose_picture_cannot_be_made_is_not_counted_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """His page tries again and again: he is not taken for many, nor for somebody who is there."""

    async def work() -> None:
        async with there() as table:
            seat, stamp = table.room.session.seats[0], Pictures.stamp

            def broken(self: Pictures, role: str) -> str:
                if role == seat:
                    raise LookupError("planted")
                return stamp(self, role)

            monkeypatch.setattr(Pictures, "stamp", broken)
            for _ in range(10):
                line = Line(table, seat)
                await asyncio.wait([line.task], timeout=HANGS)
                assert line.task.done()
            assert table.house.subscribers.count == 0 and not any(table.room.seating.here.values())
            monkeypatch.setattr(Pictures, "stamp", stamp)
            await Line(table, seat).told(1)

    run(work)


def test_a_server_that_has_ended_leaves_nothing_in_memory(tmp_path: Any) -> None:
    """Red before: its tables were held by what is asked after their games."""

    async def work() -> weakref.ref[Registry]:
        async with house_at(tmp_path / "t.db") as house:
            make_app(house)
            game = house.game("rudern")
            await house.open(game, next(iter(game.scenarios.values())), answered_by_choice(game), lines.Settings())
            return weakref.ref(house)

    left = asyncio.run(work())
    gc.collect()
    assert left() is None


def test_a_table_that_is_gone_leaves_nothing_in_memory(tmp_path: Any) -> None:
    """Deleted, or not looked at for a while: not the table, nor its bots, nor its names."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            from tests.table.houses import first_lines

            game, left = house.game("rudern"), []
            scenario = most_seats(game)
            for way in ("deleted", "left alone"):
                seats = {seat: lines.OPEN if n else "bot:random" for n, seat in enumerate(game.seats(scenario))}
                room = await house.open(game, scenario, answered_by_choice(game), lines.Settings(seats=seats))
                await room.act(lambda room=room: first_lines(room.session, {}))  # type: ignore[misc]
                for _ in range(6):
                    await comes(lambda room=room: any(room.absence.bot_of(q.seat) is None for q in room.clock.waiting_for()))  # type: ignore[misc]
                    q = next(q for q in room.clock.waiting_for() if room.absence.bot_of(q.seat) is None)
                    await room.answer(q.seat, q.asked.id, always(q.asked.options[0]))
                    async with room.turn:
                        pass
                    room.pictures.stamp(q.seat)
                assert house.bots.players
                await comes(lambda room=room: not house.bots.busy(room.id))  # type: ignore[misc]
                if way == "deleted":
                    await house.delete(room.id)
                else:
                    await room.settle()
                    house.used[room.id] = -1e9
                leave_memory(house, house.scheduler.ill, house.now(), 2 * LOOK)
                assert room.gone and not house.bots.players
                assert not house.used and not house.tables and not house.subscribers.listeners
                left.append(weakref.ref(room))
                del room, q
            for _ in range(200):
                gc.collect()
                if all(ref() is None for ref in left):
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("something holds the table")

    run(work)


def test_who_hangs_up_while_something_is_being_sent_is_away_at_once() -> None:
    """His line is full and then lost: he is not shown as here until the rubbish is collected."""

    async def work() -> None:
        async with there() as table:
            seat, other = table.room.session.seats[:2]
            slow, quick = Line(table, seat), Line(table, other)
            await began(slow, quick)
            slow.ready.clear()
            gc.disable()
            try:
                had = len(slow.said)
                await says(table, "he does not take this")
                await comes(lambda: len(slow.said) > had)
                slow.gone.set()
                await asyncio.wait_for(slow.task, HANGS)
                here = table.room.seating.here
                await comes(lambda: here[seat] == 0 and table.house.subscribers.count == 1, "he is still counted")
            finally:
                gc.enable()

    run(work)
