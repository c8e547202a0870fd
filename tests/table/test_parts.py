"""The live line of a page brings what GET .../part gives: the same bytes, the newest alone, to its own viewer alone.

Planted by hand: a line that queues parts (`test_a_slow_reader...` red), one that forgets Last-Event-ID, one that is made for each
listener anew, one that stays with a browser whose token is another one now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access import tokens
from montjoy.table.tables import invitations, lines, subscribers
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import always
from montjoy.table.web import difference, render
from tests.suite.patience import HANGS, comes
from tests.table.houses import COOKIE
from tests.table.wire import Table, cookie, raw, scope_of, table_there


def run(work: Any) -> None:
    asyncio.run(work())


class Line:
    """An open page's line; `slow`: its reader takes nothing more until he is `ready`."""

    def __init__(
        self, table: Table, role: str, query: str = "", lang: str = "", token: str = "", api: str = "", **headers: str
    ) -> None:
        self.table, self.role, self.heard, self.ready = table, role, bytearray(), asyncio.Event()
        self.ready.set()
        mine = f"{COOKIE}={token or table.tokens[role]}" + (f"; {render.LANG}={lang}" if lang else "")
        given = [("cookie", mine), *((name.replace("_", "-"), value) for name, value in headers.items())]
        self.scope = scope_of("GET", f"{api}/t/{table.id}/{role}/live", query, given)
        self.gone, self.asked, self.has = asyncio.Event(), False, ("", "")
        self.task = asyncio.create_task(table.app(self.scope, self.receive, self.send))

    async def receive(self) -> Any:
        if not self.asked:
            self.asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.heard += message.get("body", b"")
        await self.ready.wait()

    @property
    def messages(self) -> list[tuple[str, Any, int]]:
        """(id, what was sent, bytes) of all that came."""
        found = []
        for message in bytes(self.heard).split(b"\n\n"):
            got = message.split(b"\n")
            if got[0].startswith(b"id: "):
                before, steps = difference.read(got[1].removeprefix(b"data: "), f"/t/{self.table.id}/{self.role}")
                found.append((got[0][4:].decode(), {"from": before, "steps": steps}, len(message) + 2))
        return found

    @property
    def said(self) -> list[tuple[str, bytes]]:
        """(id, part) of all that came, as a browser puts it together."""
        found: list[tuple[str, bytes]] = []
        name, part = self.has
        for id, sent, _ in self.messages:
            assert sent["from"] in ("", name), "a difference to what he has not"
            name, part = id, difference.put_together(part, sent["steps"])
            found.append((id, part.encode()))
        return found

    async def told(self, many: int) -> list[tuple[str, bytes]]:
        await comes(lambda: len(self.said) >= many, f"{many} were not told")
        await asyncio.sleep(0.01)                            # and no more than these
        assert len(self.said) == many, self.said
        return self.said


async def began(*open_lines: Line) -> None:
    """All are there, and have heard of each other."""
    await comes(lambda: all(line.said for line in open_lines), "a line says nothing")
    await told_all(open_lines[0].table)


async def told_all(table: Table) -> None:
    """Until all who look on have been told what is true."""
    def true() -> bool:
        stamp, lines_of = table.house.tables[table.id].pictures.stamp, table.house.subscribers.listeners
        return all(not x.event.is_set() and x.stamp == stamp(x.role) for x in lines_of.get(table.id, ()))

    await comes(true, "somebody was not told")
    await asyncio.sleep(0.01)                                # and it is on his line


@asynccontextmanager
async def there(**settings: Any) -> AsyncIterator[Table]:
    async with table_there(watch="public", **settings) as table:
        yield table
        table.house.subscribers.cut_all()


async def says(table: Table, text: str) -> None:
    assert await table.room.act(lambda: (lines.Said(table.room.session.seats[0], text),)) is None


async def decided(table: Table) -> str:
    """One answer by whoever is asked.  -> his seat."""
    q = next(table.room.clock.waiting_for())
    answer = q.asked.options[0] if q.asked.options else table.room.game.default(table.room.session.view(q.seat), q.asked, ())
    await table.room.answer(q.seat, q.asked.id, always(answer))
    await table.settled()
    return q.seat


async def got(table: Table, role: str, lang: str = "") -> bytes:
    mine = f"{COOKIE}={table.tokens[role]}" + (f"; {render.LANG}={lang}" if lang else "")
    return (await raw(table.app, "GET", f"/t/{table.id}/{role}/part", {"cookie": mine})).body


@pytest.mark.parametrize("slug", ["rudern", "drakborgen"])
def test_a_part_on_the_line_is_what_the_page_would_fetch(slug: str) -> None:
    async def work() -> None:
        async with there(slug=slug) as table:
            roles = (*table.room.session.seats[:2], UMPIRE, WATCHER)
            open_lines = [Line(table, role, lang=lang) for role in roles for lang in ("en", "he")]
            await began(*open_lines)
            for _ in range(3):
                before = [len(line.said) for line in open_lines]
                await decided(table)
                await told_all(table)
                assert [len(line.said) - n for line, n in zip(open_lines, before)] == [1] * len(open_lines)
                for line, lang in zip(open_lines, ["en", "he"] * len(roles)):
                    stamp, part = line.said[-1]
                    assert stamp == table.room.pictures.stamp(line.role)
                    assert part == await got(table, line.role, lang) and f'data-stamp="{stamp}"'.encode() in part

    run(work)


def test_a_line_that_comes_back_is_told_what_it_missed_and_nothing_else() -> None:
    async def work() -> None:
        async with there() as table:
            seat = table.room.session.seats[0]
            first = Line(table, seat)
            (stamp, _), *_ = await first.told(1)
            first.gone.set()
            await first.task
            second = Line(table, seat, last_event_id=stamp)  # nobody there: the picture is another one, and with him as it was
            await asyncio.sleep(0.05)
            assert second.said == []
            second.gone.set()
            await second.task
            for text in ("one", "two", "three"):
                await says(table, text)
            third = Line(table, seat, query=f"known={stamp}")
            (_, part), = await third.told(1)
            assert all(text in part for text in (b"one", b"two", b"three"))

    run(work)


def test_two_tabs_are_brought_what_was_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with there() as table:
            seat, made, show = table.room.session.seats[0], list[str](), render.show

            def counted(template: str, *given: Any, **more: Any) -> str:
                made.append(template)
                return show(template, *given, **more)

            tabs = [Line(table, seat) for _ in range(3)]
            for tab in tabs:
                await tab.told(1)
            monkeypatch.setattr(render, "show", counted)
            await says(table, "hello")
            parts = {(await tab.told(2))[1] for tab in tabs}
            assert len(parts) == 1 and made.count("part.html") == 1
            await got(table, seat)
            assert made.count("part.html") == 1

    run(work)


def test_a_slow_reader_gets_the_newest_and_nothing_in_between() -> None:
    async def work() -> None:
        async with there() as table:
            slow, quick = Line(table, WATCHER), Line(table, table.room.session.seats[0])
            await began(slow, quick)
            had = len(slow.said)
            slow.ready.clear()
            for n in range(6):
                await says(table, f"line {n}")
                await decided(table)
                await comes(lambda: quick.said[-1][0] == table.room.pictures.stamp(quick.role))
            assert len(slow.said) == had + 1 and len(quick.said) >= 12
            slow.ready.set()
            said = await slow.told(had + 2)
            assert said[-1] == (table.room.pictures.stamp(WATCHER), await got(table, WATCHER))

    run(work)


def test_nothing_is_sent_where_nothing_changed() -> None:
    """Another seat's draft, a refused answer, a look of his own: not a byte."""

    async def work() -> None:
        async with there() as table:
            q = next(table.room.clock.waiting_for())
            other = next(seat for seat in table.room.session.seats if seat != q.seat)
            line = Line(table, other)
            await line.told(1)
            before = bytes(line.heard)
            await table.room.act(lambda: (lines.Drafted(q.seat, q.asked.id, None),))
            await table.room.answer(q.seat, q.asked.id, always("nonsense"))
            await got(table, other)
            await got(table, q.seat)
            table.house.note_change(table.room)
            await asyncio.sleep(0.05)
            assert bytes(line.heard) == before

    run(work)


def test_a_line_on_which_nothing_happens_says_that_all_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """So long after what it said last, never sooner: whoever is told something has no need of it."""
    monkeypatch.setattr(subscribers, "QUIET", 0.4)

    async def work() -> None:
        async with there() as table:
            loop, spoke, found = asyncio.get_running_loop(), list[float](), list[float]()

            class Timed(Line):
                async def send(self, message: Any) -> None:
                    if b": still here" in message.get("body", b""):
                        found.append(loop.time() - spoke[-1])
                    spoke.append(loop.time())
                    await super().send(message)

            line = Timed(table, table.room.session.seats[0])
            await began(line)
            for n in range(6):
                await says(table, f"{n}")
                await asyncio.sleep(0.1)
            many = len(found)
            await comes(lambda: len(found) >= many + 2)
            assert min(found) > 0.39 and line.heard.count(b": still here\n\n") == len(found) and len(line.said) == 7

    run(work)


def after(table: Table, seat: str, line: Line) -> Coroutine[Any, Any, None]:
    async def ended() -> None:
        await asyncio.wait_for(line.task, HANGS)
        said = len(line.said)
        await says(table, "not for him")
        await decided(table)
        await asyncio.sleep(0.05)
        assert len(line.said) == said and b"not for him" not in line.heard
        assert line.heard.endswith(b"event: closed\ndata: -\n\n")

    return ended()


def test_a_role_that_is_withdrawn_hears_nothing_more() -> None:
    """Not even what happens at the same moment."""

    async def work() -> None:
        async with there() as table:
            seat = table.room.session.seats[1]
            line = Line(table, seat)
            await line.told(1)
            await asyncio.gather(invitations.revoke(table.house, table.room, seat), decided(table))
            assert len(line.said) <= 2
            await after(table, seat, line)

    run(work)


def test_a_line_ends_with_the_token_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser has another token after an invitation; a minute after that one was seen, whoever has the old one hears nothing
    more."""

    async def work() -> None:
        async with there() as table:
            seat = table.room.session.seats[0]
            line, fresh = Line(table, seat), tokens.fresh_token()
            await line.told(1)
            monkeypatch.setattr(tokens, "HONOURED", 0.0)
            await invitations.move(table.house, table.tokens[seat], fresh)
            assert not line.task.done()
            again = Line(table, seat, token=fresh)
            await again.told(1)
            await after(table, seat, line)

    run(work)


def test_what_comes_next_is_made_before_the_beat_and_seen_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a page takes to make is hidden with the rules' own time; until then everybody is shown what was."""

    async def work() -> None:
        async with there() as table:
            room, seat = table.room, table.room.session.seats[0]
            line = Line(table, seat)
            await line.told(1)
            before, waited = await got(table, seat), []
            made, show = list[str](), render.show
            monkeypatch.setattr(render, "show", lambda template, *a, **k: (made.append(template), show(template, *a, **k))[1])
            beat = Registry.beat

            async def slowly(self: Registry, received: float) -> None:
                waited.append((made.count("part.html"), len(line.said), await got(table, seat)))
                await beat(self, received)

            monkeypatch.setattr(Registry, "beat", slowly)
            await decided(table)
            assert waited == [(1, 1, before)]
            assert (await line.told(2))[-1] == (room.pictures.stamp(seat), await got(table, seat))
            assert made.count("part.html") == 1

    run(work)


def test_cookies_name_the_language_of_a_line() -> None:
    async def work() -> None:
        async with there() as table:
            seat = table.room.session.seats[0]
            line = Line(table, seat, lang="he")
            ((_, part),) = await line.told(1)
            assert part == await got(table, seat, "he") != await got(table, seat)
            assert (await raw(table.app, "GET", f"/t/{table.id}/{seat}/live", cookie("x" * 24))).status == 404

    run(work)
