"""What another does unseen shows in nothing: not in a byte of any answer, not in a clock, not in the work an answer takes.

A table is played twice at the same clock.  In one of the two somebody else drafts, writes notes, is refused, opens a second
page, has his odds counted; the viewer asks for everything at fixed moments, and what he gets must be equal, as must be how many
templates and pictures were made, and how much of a record was followed, while he waited.

Planted by hand: a clock that runs from when a part was made, not from the table's tenth of a second (`clock` red); parts and
pictures that are thrown away at everybody's acts (`work` red)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.table.tables import deadlines, lines, pictures
from montjoy.table.tables.table import always
from montjoy.table.web import render
from montjoy.table.web.past import Past
from tests.suite.many import some
from tests.suite.players import any_answer
from tests.table.test_parts import Line, began, there
from tests.table.wire import Table, cookie, raw

START = 1_800_000_000.0
Unseen = Callable[[Table, str, str, int], Awaitable[None]]


class Clock:
    """The house's clock and its stopwatch; they go when the test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = START
        patch.setattr("montjoy.core.outside.now", lambda: self.at)
        patch.setattr("montjoy.core.outside.stopwatch", lambda: self.at - START)
        patch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([3]) * 32)
        patch.setattr("montjoy.core.outside.entropy", lambda n: bytes(n))
        patch.setattr("montjoy.table.tables.registry.fresh_id", lambda: "unseen")
        patch.setattr("montjoy.table.access.tokens.fresh_token", lambda: self.token())
        self.tokens = 0

    def token(self) -> str:
        self.tokens += 1
        return f"token-number-{self.tokens:08}"


class Work:
    """How many templates and pictures were made, and how much of a record was followed to look back."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        show, picture, follow = render.show, pictures.Pictures.make, Past.of.__func__  # type: ignore[attr-defined]

        def shown(template: str, *given: Any, **more: Any) -> str:
            self.done.append(template)
            return show(template, *given, **more)

        def pictured(there: Any, role: str) -> Any:
            self.done.append(f"picture of {role}")
            return picture(there, role)

        def followed(cls: Any, game: Any, header: Any, entries: Any) -> Any:
            self.done.append(f"followed {len(entries)}")
            return follow(cls, game, header, entries)

        patch.setattr(Past, "of", classmethod(followed))
        patch.setattr(render, "show", shown)
        patch.setattr(pictures.Pictures, "make", pictured)


async def drafts(table: Table, viewer: str, other: str, n: int) -> None:
    mine = [q for q in table.room.session.open if q.seat == other]
    question = mine[0].asked.id if mine else 1
    await table.room.act(lambda: (lines.Drafted(other, question, None if n % 2 else 0),))


async def notes(table: Table, viewer: str, other: str, n: int) -> None:
    await table.room.act(lambda: (lines.Noted(other, f"note {n}"),))


async def address(table: Table, viewer: str, other: str, n: int) -> None:
    await table.room.act(lambda: (lines.Address(other, f"https://example.org/{n}"),))


async def refused(table: Table, viewer: str, other: str, n: int) -> None:
    await table.room.answer(other, 1, always("nonsense"))
    await table.room.act(lambda: table.room.session.undo(other) if n > 99 else ())


async def looks(table: Table, viewer: str, other: str, n: int) -> None:
    mine = cookie(table.tokens[other])
    for path in ("", "/part", "/time", "/log?before=5", "/then"):
        await raw(table.app, "GET", f"/t/{table.id}/{other}{path}", mine)


async def watcher_comes(table: Table, viewer: str, other: str, n: int) -> None:
    line = Line(table, WATCHER)
    await asyncio.sleep(0.005)
    line.gone.set()
    await line.task


async def seals(table: Table, viewer: str, other: str, n: int) -> None:
    """An answer that nobody sees before all have given theirs; he may think better of it."""
    q = next(q for q in table.room.session.open if q.seat == other)
    await table.room.answer(other, q.asked.id, always(q.asked.options[n % len(q.asked.options)]))
    await table.settled()


BANK: dict[str, Any] = {"bank": 600, "increment": 10}
PACES: dict[str, dict[str, Any]] = {
    "due": {"deadline": 3600}, "sealed": {"deadline": 3600}, "bank": BANK, "sealed bank": BANK,
    "sealed half minute": {"deadline": 30},
}
UNSEEN: tuple[Unseen, ...] = (drafts, notes, address, refused, looks, watcher_comes)


async def first_frame(table: Table, viewer: str, path: str) -> bytes:
    """What a line that knows nothing is told at once."""
    return (await raw(table.app, "GET", path, cookie(table.tokens[viewer]), stop=lambda got: got.count(b"\n\n") > 1)).body


async def both_asked(table: Table) -> tuple[str, str]:
    """Two seats choose at the same moment."""
    luck, room = Philox(4, lane=5), table.room
    while len(asked := {q.seat: q for q in room.clock.waiting_for()}) < 2:
        q = next(iter(asked.values()))
        answer = any_answer(room.session.game, room.session.page(q.seat), q.asked, luck)
        await room.answer(q.seat, q.asked.id, always(answer))
        await table.settled()
    one, two = asked
    return one, two


async def story(
    patch: pytest.MonkeyPatch, unseen: Unseen | None, clocked: str, lined: bool
) -> tuple[list[tuple[str, bytes]], list[list[str]]]:
    """Everything the viewer got, by the moment and the address, and the work that each answer took."""
    clock, got, worked = Clock(patch), list[tuple[str, bytes]](), list[list[str]]()
    sealed = clocked.startswith("sealed")
    game = {"slug": "drakborgen", "scenario": "two"} if sealed else {"slug": "rudern"}
    async with there(**game, **PACES.get(clocked, {"deadline": 0})) as table:
        if sealed:
            viewer, other = await both_asked(table)
        else:
            viewer = next(table.room.clock.waiting_for()).seat
            other = next(seat for seat in table.room.session.seats if seat != viewer)
        if clocked == "paused":
            viewer, other = other, viewer
            await table.room.act(lambda: deadlines.pause(table.room, viewer, 600.0, clock.at))
        open_lines = [Line(table, who) for who in ((viewer, other) if lined else (other,))]
        await began(*open_lines)
        base, mine = f"/t/{table.id}/{viewer}", cookie(table.tokens[viewer])

        async def ask(path: str) -> None:
            before = len(work.done)
            got.append((f"{clock.at} {path}", (await raw(table.app, "GET", path, mine)).body))
            worked.append([path, *work.done[before:]])

        async def probe() -> None:
            for what in ("/part", "/part?lang=he", "", "/time", "/then", "/then?turn=1"):
                await ask(f"{base}{what}")
            await ask(f"/api/v1{base}")
            await ask(f"/t/{table.id}/{UMPIRE}/part")
            if lined:
                before = len(work.done)
                got.append((f"{clock.at} line", await first_frame(table, viewer, f"{base}/live?known=x")))
                worked.append(["line", *work.done[before:]])

        work, heard = Work(patch), len(open_lines[0].heard)
        await probe()
        for n in range(4):
            clock.at += 0.03
            await probe()
            if unseen is not None:
                await unseen(table, viewer, other, n)
                await asyncio.sleep(0.01)                    # he himself has been told what he did
            await probe()
            clock.at += 0.04
            await probe()
        if lined:
            got.append(("heard", bytes(open_lines[0].heard[heard:])))
        patch.undo()
    return got, worked


_quiet: dict[tuple[str, bool], Any] = {}                     # the story in which nobody else does anything


def told(unseen: Unseen, clocked: str, lined: bool, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """The story without and with what is unseen."""
    if (clocked, lined) not in _quiet:
        with monkeypatch.context() as patch:
            _quiet[clocked, lined] = asyncio.run(story(patch, None, clocked, lined))
    with monkeypatch.context() as patch:
        return _quiet[clocked, lined], asyncio.run(story(patch, unseen, clocked, lined))


def named(value: Any) -> str:
    return str(getattr(value, "__name__", value))


BYTES = [*((unseen, "due") for unseen in UNSEEN), (drafts, "paused"), (notes, "paused"), (drafts, "sealed"), (seals, "sealed"),
         (drafts, "bank"), (drafts, "sealed bank"), (seals, "sealed bank"), (seals, "sealed half minute")]
WORK = [*((unseen, "", True) for unseen in UNSEEN), (notes, "", False), (seals, "sealed", True), (seals, "sealed", False)]


@pytest.mark.parametrize(("unseen", "clocked"), some(BYTES, 6), ids=named)
def test_no_byte_and_no_clock_shows_it(unseen: Unseen, clocked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (quiet, _), (busy, _) = told(unseen, clocked, True, monkeypatch)
    assert [name for (name, a), (_, b) in zip(quiet, busy, strict=True) if a != b] == []


@pytest.mark.parametrize(("unseen", "clocked", "lined"), some(WORK, 3), ids=named)
def test_no_answer_takes_more_work_for_it(unseen: Unseen, clocked: str, lined: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that must be made again after another's secret act comes later than one that is kept: whoever asks would know."""
    (_, quiet), (_, busy) = told(unseen, clocked, lined, monkeypatch)
    assert [(a, b) for a, b in zip(quiet, busy, strict=True) if a != b] == []
