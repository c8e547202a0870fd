"""The table's large numbers (reliability, groups A, B, C and D1): the trials of tests/table, many times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from montjoy.table.server import SILENT
from tests.soak.store import database, folder, none_of
from tests.table import test_streams as streams
from tests.table.faulty import failed_sync, full, poisoned
from tests.table.kills import around_a_deadline, killed, prepared
from tests.table.served import served
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
