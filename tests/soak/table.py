"""The table's large numbers (reliability, groups A, B, C and D1): the trials of tests/table, many times."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec

from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.server import SILENT
from montjoy.table.store.engines import open_store
from montjoy.table.tables import growth, lines
from tests.soak.store import database, folder, none_of
from tests.suite.patience import HANGS
from tests.table import hoarders
from tests.table import test_streams as streams
from tests.table.faulty import failed_sync, full, poisoned
from tests.table.kills import around_a_deadline, killed, prepared
from tests.table.races import raced
from tests.table.served import Server, served
from tests.table.test_api import bombarded
from tests.table.test_orders import jumbled

KILLS = 10


def fresh(name: str, i: int) -> Path:
    return folder() / f"{name}{i}.db"


def kill(i: int) -> None:
    """Ten in a store of its own."""
    none_of(killed(i, fresh("table", i), KILLS))


def kill_postgres(i: int) -> None:
    none_of(killed(i, database(f"table{i}"), KILLS))


def deadline(i: int) -> None:
    """Two kills."""
    none_of(around_a_deadline(i, fresh("deadline", i), 2))


def races(i: int) -> None:
    """Ten."""
    raced(1_000 + i)


def poison(i: int) -> None:
    none_of(asyncio.run(poisoned(fresh("poison", i), 1 + i % 7)))


def disk(i: int) -> None:
    none_of(asyncio.run(full(fresh("full", i))))


def sync(i: int) -> None:
    none_of(failed_sync(fresh("sync", i), 12 + i))


def orders(i: int) -> None:
    none_of(asyncio.run(jumbled(1_000_000 + i, fresh("orders", i))))


def cuts(i: int) -> None:
    """Fifty cuts of a live line."""
    where = fresh("cuts", i)
    seats = prepared(where, "rudern", "two_lords", tables=1)
    with served(where) as server:
        none_of(asyncio.run(streams.with_cuts(server, seats, 50, i)))


def herd(i: int) -> None:
    """2,000 pages after a restart, and 200 that never read."""
    where = fresh("herd", i)
    seats = prepared(where, "rudern", "two_lords", tables=150)
    with served(where) as server:
        server.kill()
        server.start()

        async def work() -> float:
            took, pages = await streams.herd(server, seats, 2_000)
            for page in pages:
                page.cut()
            await asyncio.sleep(1)
            found = await streams.deaf(server, seats, 200, 200)
            assert found["mb"] < 64 and found["longest"] < SILENT and not found["wrong"], found
            return took

        took = asyncio.run(work())
    assert took < 4, took                                    # they come within two seconds: the last has waited for two


def requests(i: int) -> None:
    """A thousand made-up requests."""
    bombarded(1_000, 1_000 + i, fresh("requests", i))


# ---- room and time -----------------------------------------------------------------------------------------------------
def day(i: int) -> tuple[int, int]:
    """Every address that writes, from one address, for a day."""
    size, taken = asyncio.run(hoarders.day(fresh("day", i).parent / f"day{i}", 12))
    assert size < 200_000_000 and taken > 300, (size, taken)
    return size, taken


async def while_others_look(
    server: Server, where: str, work: Callable[[httpx2.AsyncClient], Awaitable[Any]]
) -> tuple[Any, float]:
    """What comes of the work, and how long the slowest but one in a hundred of other visitors' requests took meanwhile."""
    took = list[float]()
    done = asyncio.Event()

    async def other(n: int) -> None:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=HANGS) as client:
            while not done.is_set():
                begun = time.perf_counter()
                assert (await client.get(where)).status_code == 200
                took.append(time.perf_counter() - begun)
                await asyncio.sleep(0.02)

    others = [asyncio.ensure_future(other(n)) for n in range(4)]
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=HANGS, follow_redirects=True) as client:
        while len(took) < 100:                               # they have their pages, and the machine its breath
            await asyncio.sleep(0.1)
        took.clear()
        found = await work(client)
        while len(took) < 100:
            await asyncio.sleep(0.1)
    done.set()
    await asyncio.gather(*others)
    return found, sorted(took)[int(len(took) * 0.99)]


async def rests(client: httpx2.AsyncClient) -> None:
    """Nothing, for comparison: how long others wait on this machine as it is."""
    await asyncio.sleep(3)


def megabytes(server: Server) -> float:
    """The memory that the server holds."""
    assert server.process is not None
    said = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text("utf-8"))
    assert said
    return int(said[1]) / 1000


def largest(i: int) -> str:
    """The largest table that the quotas allow, of short lines by turns with long ones, is opened while others look at another."""
    where = fresh("largest", i)
    seats = prepared(where, "rudern", "two_lords", tables=2, watch="public")
    big, small = (id for id in dict.fromkeys(seat[0] for seat in seats))
    kept = open_store(where)
    try:
        head = kept.head(big)
        assert head is not None
        version, left = head.version, growth.MOST
        while left > 0:
            text = "x" * (40 if i % 2 else 2_000)
            some = [store.Line(lines.TABLE, msgspec.json.encode(lines.Said(seats[0][1], f"{version} {text}")), 1.0)] * 1_000
            left -= sum(growth.size(line.body) for line in some)
            version = kept.commit(store.Write(game=big, expected=version, lines=tuple(some), status=head.status)).result()
    finally:
        kept.close()
    with served(where) as server:

        async def work() -> tuple[float, float, float]:
            async def opens(client: httpx2.AsyncClient) -> tuple[float, float]:
                before, begun = megabytes(server), time.perf_counter()
                assert (await client.get(f"/t/{big}/watcher")).status_code == 200
                return time.perf_counter() - begun, megabytes(server) - before

            _, quiet = await while_others_look(server, f"/t/{small}/watcher", rests)
            (seconds, more), slowest = await while_others_look(server, f"/t/{small}/watcher", opens)
            return seconds, more, slowest - quiet

        seconds, more, slowest = asyncio.run(work())
    assert slowest < 0.25 and more < 200, (seconds, more, slowest)
    return f"{version:,} lines: {seconds:.1f} s, {more:.0f} MB, others {slowest * 1000:.0f} ms more"


def campaign(i: int) -> bytes:
    """The record of a campaign of sixty days on the island, between generals."""
    from montjoy.games.clusta.bots.general import CHARACTERS
    from montjoy.games.clusta.game import game
    from tests.soak.clusta import sixty_days

    session, luck, names = Session.new(game, sixty_days("island"), seed=bytes([i]) * 32), Philox(i, 44, 0), list(CHARACTERS)
    session.begin()
    while not session.over:
        q = next((q for q in session.open if not q.done and q.asked.kind != "offer"), None)
        if q is None:
            session.close_window()
            continue
        answer = CHARACTERS[names[session.seats.index(q.seat) % len(names)]](session.view(q.seat), q.asked, luck)
        assert session.answer(q.seat, answer, q.asked.id) is None
    session.release()
    return jsonlines.dump(session.header, session.entries)


def long_game(i: int) -> str:
    """A campaign of sixty days is brought, looked at after its end, and taken away as it was; others look at another table."""
    where, record = fresh("long", i), campaign(i)
    seats = prepared(where, "rudern", "two_lords", tables=1, watch="public")
    with served(where) as server:

        async def work() -> str:
            async def brought(client: httpx2.AsyncClient) -> str:
                sent = {"record": ("r.jsonl", record)}
                reply = await client.post("/import", files=sent, headers={"origin": str(client.base_url).rstrip("/")})
                assert reply.status_code == 200, reply.text[-2_000:]
                return str(reply.url.path)

            async def visited(client: httpx2.AsyncClient) -> float:
                begun = time.perf_counter()
                assert (await client.get(page)).status_code == 200
                took = time.perf_counter() - begun
                while "still being counted" in (await client.get(page)).text:
                    await asyncio.sleep(0.2)
                assert (await client.get(page.replace("/after", "/export"))).content == record
                assert (await client.get(page.replace("/after", "/replay"))).status_code == 200
                return took

            other = f"/t/{seats[0][0]}/watcher"
            _, quiet = await while_others_look(server, other, rests)
            page, while_brought = await while_others_look(server, other, brought)
            first, while_counted = await while_others_look(server, other, visited)
            slow, slower = round(1000 * (while_counted - quiet)), round(1000 * (while_brought - quiet))
            assert first < 2 and slow < 100 and slower < 250, (first, slow, slower, quiet)
            return f"first visit {first:.1f} s, others {slow} ms more; while it is brought {slower} ms more"

        return asyncio.run(work())
