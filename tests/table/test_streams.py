"""C1 to C3: lines that are cut, a herd after a restart, readers that never read.  A real server; more of it in the soak."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from montjoy.table.server import SILENT
from tests.suite.many import soak_only
from tests.suite.patience import HANGS, processor, room
from tests.table.kills import prepared
from tests.table.players import Client
from tests.table.served import Server, served


class Page:
    """An open page: its live line, by a bare socket."""

    def __init__(self, server: Server, table: str, role: str, bearer: str, api: str = "/api/v1") -> None:
        self.server, self.path = server, f"{api}/t/{table}/{role}/live"
        self.bearer = bearer
        self.stamps: list[str] = []
        self.writer: asyncio.StreamWriter | None = None
        self.reader: asyncio.StreamReader | None = None

    async def open(self) -> None:
        """Until the first byte; again where a busy server has not noticed yet that its earlier lines are cut."""
        until = time.monotonic() + HANGS
        while b"200" not in (said := await self.ask()):
            assert b"429" in said and time.monotonic() < until, said
            self.cut()
            await asyncio.sleep(0.2)

    async def ask(self) -> bytes:
        """The first line of the reply."""
        known = self.stamps[-1] if self.stamps else ""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=2**14)
        mine = f"Authorization: Bearer {self.bearer}\r\nLast-Event-ID: {known}"
        head = f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\n{mine}\r\n\r\n"
        self.writer.write(head.encode())
        return await self.reader.readline()

    async def read(self, seconds: float, wanted: str = "-") -> None:
        """Every stamp that comes in that time, or up to one that is wanted."""
        assert self.reader is not None
        until = time.monotonic() + seconds
        while self.stamps[-1:] != [wanted] and (left := until - time.monotonic()) > 0:
            try:
                line = await asyncio.wait_for(self.reader.readline(), left)
            except TimeoutError:
                return
            if line.startswith(b"data: "):
                self.stamps.append(line[6:].decode().strip())

    def cut(self) -> None:
        if self.writer is not None:
            self.writer.transport.abort()


async def with_cuts(
    server: Server, seats: list[tuple[str, str, str]], cuts: int, seed: int, patience: float = HANGS
) -> list[str]:
    """A page that loses its line again and again ends with the newest stamp, and its stream is that of one that never did."""
    luck, found = random.Random(seed), []
    player, watcher = (Client(server, *seat, seed) for seat in seats[:2])
    page = Page(server, *seats[1])
    for _ in range(cuts):
        await page.open()
        step = asyncio.get_running_loop().run_in_executor(None, player.step)
        await page.read(luck.uniform(0.0, 0.05))
        page.cut()
        await step
        if luck.random() < 0.4:
            await asyncio.to_thread(watcher.step)
            await asyncio.to_thread(watcher.read)
    await asyncio.to_thread(player.step)                     # the last of it while the line is cut
    await page.open()
    end = time.monotonic() + patience
    while True:                                              # what came while it was asked for is newer still
        now = await asyncio.to_thread(watcher.sure, "GET", "")
        await page.read(min(patience, 2.0), now["stamp"])
        if page.stamps[-1:] == [now["stamp"]] or time.monotonic() > end:
            break
    if page.stamps[-1:] != [now["stamp"]]:
        found.append("the page does not hold the newest stamp")
    page.cut()
    await asyncio.to_thread(watcher.read)
    whole = Client(server, *seats[1], 0)
    await asyncio.to_thread(whole.read)
    if watcher.stream != whole.stream or not whole.stream:
        found.append("the stream with cuts is another one")
    if not page.stamps:
        found.append("nothing was told")
    return [*found, *player.wrong, *watcher.wrong]


def test_C1_a_line_that_is_cut_loses_nothing(tmp_path: Path) -> None:
    """Red if a page that comes back were told only of what is still to come."""
    seats = prepared(tmp_path / "t.db", "rudern", "two_lords", tables=1)
    with served(tmp_path / "t.db") as server:
        assert asyncio.run(with_cuts(server, seats, 25, 1)) == []


@soak_only
def test_C1_planted_nobody_is_told_what_he_missed(tmp_path: Path) -> None:
    seats = prepared(tmp_path / "t.db", "rudern", "two_lords", tables=1)
    with served(tmp_path / "t.db", "no-catching-up") as server:
        assert asyncio.run(with_cuts(server, seats, 25, 1, patience=1.0))


async def herd(server: Server, seats: list[tuple[str, str, str]], pages: int) -> tuple[float, list[Page]]:
    """So many pages come back at once: seconds of the server's processor until all have their first byte."""
    assert server.process is not None
    luck = random.Random(1)
    there = [Page(server, *seats[n % len(seats)]) for n in range(pages)]

    async def back(page: Page) -> None:
        await asyncio.sleep(luck.uniform(0, min(2.0, pages / 1000)))  # as the pages of browsers do
        await page.open()

    begun = processor(server.process.pid)
    await asyncio.wait_for(asyncio.gather(*(back(page) for page in there)), HANGS)
    return processor(server.process.pid) - begun, there


def test_C2_a_herd_after_a_restart(tmp_path: Path) -> None:
    """240 of 2,000.  All of those are to be back within 5 s: 2.5 ms each, and for twelve of them a table is read."""
    seats = prepared(tmp_path / "t.db", "rudern", "two_lords", tables=20)
    with served(tmp_path / "t.db") as server:
        server.kill()
        server.start()

        async def work() -> float:
            took, pages = await herd(server, seats, 240)
            for page in pages:
                page.cut()
            return took

        took = asyncio.run(work())
    assert took < room(5 / 4), took


async def deaf(
    server: Server, seats: list[tuple[str, str, str]], readers: int, acts: int, api: str = "/api/v1"
) -> dict[str, float]:
    """Pages that never read, at a table where much happens; beside them somebody plays.  Memory in MB, waiting in seconds:
    whoever waits for one of them waits until the system gives him up (`server.SILENT`)."""
    before = memory(server)
    pages = [Page(server, *seats[n % len(seats)], api=api) for n in range(readers)]
    for page in pages:
        await page.open()
        assert page.reader is not None
        page.reader._transport.pause_reading()  # type: ignore[attr-defined]
    player = Client(server, *seats[0], 1)
    times = []
    for n in range(acts):
        begun = time.perf_counter()
        await asyncio.to_thread(player.act, "say", {"text": f"{n} " + "x" * 1900})
        times.append(time.perf_counter() - begun)
    grown = memory(server) - before
    for page in pages:
        page.cut()
    return {"mb": grown, "longest": max(times), "wrong": len(player.wrong)}


def memory(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0.0
    return next(int(x.split()[1]) / 1000 for x in status.read_text().splitlines() if x.startswith("VmRSS"))


@pytest.mark.parametrize("api", ["/api/v1", ""])
def test_C3_readers_that_never_read_cost_nobody(api: str, tmp_path: Path) -> None:
    """30 of 200.  The newest news alone counts, a program's stamp or a page's part: there is nothing that could pile up."""
    seats = prepared(tmp_path / "t.db", "rudern", "two_lords", tables=4)
    with served(tmp_path / "t.db") as server:
        found: dict[str, Any] = asyncio.run(deaf(server, seats, 30, 60, api))
    assert found["mb"] < 64 and found["longest"] < SILENT and not found["wrong"], found
