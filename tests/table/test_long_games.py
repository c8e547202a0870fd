"""A long game comes back: it is limited by the processor's time and not by the clock, it is followed in a process of its own,
and what is shown after it is kept with it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core import outside
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.table import store
from montjoy.table.tables import lines, opening, replay
from montjoy.table.tables.registry import fresh_id
from montjoy.table.web import replays
from montjoy.table.web.pages import after
from tests.suite.patience import HANGS
from tests.suite.subjects import recorded
from tests.table.desk_people import Clients, said, table
from tests.table.houses import run, settled


@asynccontextmanager
async def finished(path: Path, monkeypatch: pytest.MonkeyPatch, long: int = 10) -> AsyncIterator[Clients]:
    """A table whose game is over; its record of a hundred lines is taken for a long one."""
    monkeypatch.setattr(replays, "LONG", long)
    async with table(path, "rudern", "two_lords", watch="public") as t:
        await t.played()
        await settled(t.room)
        assert t.room.session.over
        yield t


async def counted(t: Clients) -> None:
    for task in list(replays.of(t.house).counting.values()):
        await asyncio.wait_for(task, HANGS)


def test_what_is_shown_after_a_long_game_is_counted_once_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a process of its own, when the game ends; no visit follows the game again, not even after the table was read anew.
    Planted: `Followed` in this process; `after` left out of what is kept."""

    async def work() -> None:
        began = list[Any]()
        begin = subprocess.Popen

        def noted(command: Any, *given: Any, **more: Any) -> Any:
            began.append(command)
            return begin(command, *given, **more)

        monkeypatch.setattr(subprocess, "Popen", noted)
        monkeypatch.setattr(replay, "Replay", None)          # nobody follows anything in this process
        async with finished(tmp_path, monkeypatch) as t:
            await counted(t)
            assert len(began) == 1 and "montjoy.table.web.replays" in began[0]
            page = await t.client().get(f"/t/{t.id}/{WATCHER}/after")
            assert page.status_code == 200
            assert "still being counted" not in said(page) and 'class="card luck"' in page.text
            t.house.put_away(t.id)
            again = await t.client().get(f"/t/{t.id}/{WATCHER}/after")
            assert again.text == page.text and len(began) == 1

    run(work)


def test_a_visitor_does_not_wait_until_a_long_game_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """He is told so, and the page comes again by itself.  Planted: the page waits for the process."""

    async def work() -> None:
        monkeypatch.setattr(after, "PATIENCE", 0.0)
        let_go, ask = threading.Event(), replays.Child.ask

        def slow(self: Any, question: str, given: dict[str, Any]) -> Any:
            let_go.wait(HANGS)
            return ask(self, question, given)

        monkeypatch.setattr(replays.Child, "ask", slow)
        async with finished(tmp_path, monkeypatch) as t:
            page = await t.client().get(f"/t/{t.id}/{WATCHER}/after")
            assert "still being counted" in said(page) and 'http-equiv="refresh"' in page.text
            let_go.set()
            await counted(t)
            page = await t.client().get(f"/t/{t.id}/{WATCHER}/after")
            assert "still being counted" not in said(page) and "refresh" not in page.text

    run(work)


def test_both_ways_show_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of the replay, dice and noted chains: of the process as of a short game here, byte for byte.  A process that died is
    begun anew."""

    async def work() -> None:
        async with finished(tmp_path, monkeypatch) as t:
            await counted(t)
            seat = t.room.session.seats[0]
            noted = replay.chain(t.room.session.streams[seat].items)[4]
            asked = [f"{WATCHER}/replay?item=9", f"{WATCHER}/replay/part?eyes={seat}&item=30&beside={UMPIRE}"]
            asked += [f"{WATCHER}/replay/part?eyes={UMPIRE}&lang=sv", f"{WATCHER}/dice.json", f"{WATCHER}/after"]
            client = t.client()
            far = [(await client.get(f"/t/{t.id}/{where}")).text for where in asked]
            child = replays.of(t.house).child
            assert child is not None
            os.kill(child[1].process.pid, signal.SIGKILL)
            child[1].process.wait()
            broken = await client.get(f"/t/{t.id}/{asked[0]}")
            assert broken.status_code == 500 and (await client.get(f"/t/{t.id}/{asked[0]}")).text == far[0]
            monkeypatch.setattr(replays, "LONG", 10**6)
            assert [(await client.get(f"/t/{t.id}/{where}")).text for where in asked] == far
            assert await replays.of(t.house).ask(t.room, "heads", viewer=seat) == replay.chain(t.room.session.streams[seat].items)
            assert noted == (await replays.of(t.house).ask(t.room, "heads", viewer=seat))[4]

    run(work)


def test_a_record_is_limited_by_the_processors_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which reading it takes half an hour takes it all the same.  Red before: more than ten seconds by the clock."""

    async def work() -> None:
        async with table(tmp_path, "rudern") as t:
            whole = recorded(t.house.game("rudern"), "two_lords", 5)
            went = [0.0]

            def jumps() -> float:
                went[0] += 600
                return went[0]

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(outside, "stopwatch", jumps)
                sent = {"record": ("x.jsonl", jsonlines.dump(whole.header, whole.entries))}
                page = await t.client().post("/import", files=sent)
            assert page.status_code == 200, said(page)

    run(work)


def test_a_long_game_without_stored_states_opens_from_one_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an import: it is followed once from its beginning, and then no more.  Planted: `log.found` left empty."""

    async def work() -> None:
        for name, value in (("NEAR", 30), ("TAIL", 2)):
            monkeypatch.setattr(opening, name, value)
        async with table(tmp_path, "rudern") as t:
            whole = recorded(t.house.game("rudern"), "two_lords", 5)
            page = await t.client().post("/import", files={"record": ("x", jsonlines.dump(whole.header, whole.entries))})
            id = page.url.path.split("/")[2]
            while t.house.tasks:
                await asyncio.sleep(0.01)
            shown = (await t.client().get(f"/t/{id}/{WATCHER}/export")).content
            at = list[int | None]()
            state = opening._state

            def noted(*given: Any) -> Any:
                found = state(*given)
                at.append(found and found.at)
                return found

            monkeypatch.setattr(opening, "_state", noted)
            t.house.put_away(id)
            assert (await t.client().get(f"/t/{id}/{WATCHER}/export")).content == shown
            assert at and at[0] is not None and at[0] > len(whole.entries) / 4
            assert t.house.store.check() == ()

    run(work)


def test_a_long_game_opens_whose_last_answer_led_past_a_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was killed when the answer was stored, and what follows from it was not: the newest mark stands behind what is
    stored.  Red before: IndexError, and the table was never opened again."""

    async def work() -> None:
        for name, value in (("NEAR", 30), ("TAIL", 2)):
            monkeypatch.setattr(opening, name, value)
        async with table(tmp_path, "rudern", "two_lords") as t:
            await t.played()
            await settled(t.room)
            session, game = t.room.session, t.room.game
            assert session.dice is not None
            answers = [n for n, e in enumerate(session.entries, 1) if n > 60 and isinstance(e, rec.Decided)]
            behind = [n for n in answers if any(isinstance(e, rec.Marked) for e in after_answer(session.entries[n:]))]
            opened = store.Line(lines.TABLE, msgspec.json.encode(lines.Opened()), 1.0)
            for n in behind[:3]:
                id, record = fresh_id(), session.entries[:n]
                kept = [store.Line(lines.RECORD, msgspec.json.encode(e), 1.0) for e in record]
                meta = msgspec.json.encode(lines.Meta(t.room.settings, session.header))
                write = store.Write(game=id, expected=0, lines=(opened, *kept), meta=meta, secret=session.dice.seed)
                await t.house.stored(write)
                room = await t.house.table(id)
                assert room.game is game and room.session.entries[:n] == record and len(room.session.entries) > n
                while t.house.tasks:
                    await asyncio.sleep(0.01)
                state = opening._state(t.house.store, id, room.log.version)
                assert state is not None and state.at <= n
            assert behind and t.house.store.check() == ()

    run(work)


def after_answer(entries: Sequence[rec.Entry]) -> list[rec.Entry]:
    """What an answer led to, up to the next."""
    return list(takewhile(lambda e: not isinstance(e, rec.Decided), entries))


def test_a_seat_takes_a_long_stream_away_while_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no longer in memory is followed by a process that is begun anew each time: it tells nothing by its time."""

    async def work() -> None:
        monkeypatch.setattr(replays, "LONG", 10)
        async with table(tmp_path, "rudern", "two_lords") as t:
            seat = t.room.session.seats[0]
            client = await t.joined(seat)
            await t.played(40)
            assert not t.room.session.over
            here = (await client.get(f"/t/{t.id}/{seat}/export")).content
            for name, value in (("NEAR", 20), ("TAIL", 0)):
                monkeypatch.setattr(opening, name, value)
            state = t.room.heads.stored(t.room.session.snapshots[-1])
            monkeypatch.setattr(opening, "_state", lambda *given: state)
            await t.room.settle()
            t.house.put_away(t.id)
            assert (await t.house.table(t.id)).session.streams[seat].base > 0
            assert (await client.get(f"/t/{t.id}/{seat}/export")).content == here
            assert replays.of(t.house).child is None

    run(work)
