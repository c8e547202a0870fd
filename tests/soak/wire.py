"""Safety and secrecy on the wire in large numbers: the trials of tests/table, many times."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import WATCHER
from tests.suite.subjects import all_games
from tests.table import hostile
from tests.table.test_broken_http import hearing, ordeal
from tests.table.test_twins import NOW, run_twins
from tests.table.test_xss import all_faults, pages
from tests.table.wire import table_there

STEPS = 60


def twin_tables(i: int) -> None:
    """Every viewer of the i-th game, from three of its marks, with the clock standing still."""
    game = all_games()[i % len(all_games())]
    scenario = list(game.scenarios.values())[i // len(all_games()) % len(game.scenarios)]
    with pytest.MonkeyPatch.context() as m, tempfile.TemporaryDirectory() as folder:
        m.setattr("montjoy.core.outside.now", lambda: NOW)
        m.setattr("montjoy.core.outside.stopwatch", lambda: 0.0)

        async def stream(call: Any) -> Any:
            return call.table.session.streams[call.role]

        m.setattr("montjoy.table.web.pages.seat.replay_stream", stream)
        salt = list(game.scenarios).index(scenario.id) + len(game.scenarios) * (i + 1)
        for viewer in (*game.seats(scenario), ""):
            watch = "public" if (i + (viewer in ("", WATCHER))) % 2 else "delayed"
            run_twins(Path(folder), game.slug, viewer, STEPS, 3, salt, bool(i % 3 == 2), watch=watch)


def broken_messages(i: int) -> None:
    with tempfile.TemporaryDirectory() as folder, hearing(Path(folder)) as server:
        ordeal(server, range(10**6, 10**6 + 250))            # the largest buffers are made once, and stay
        before = server.memory()
        ordeal(server, range(i * 500, (i + 1) * 500))
        assert server.alive() and server.process.poll() is None
        assert server.faults() == [] and server.memory() <= before + 20_000


def payloads_everywhere(i: int) -> None:
    given = [p.replace("window", ("window", "self", "top", "this")[i % 4]) + " " * (i // 4) for p in hostile.payloads()]

    async def work() -> None:
        async with table_there(("rudern", "drakborgen")[i % 2]) as table:
            assert await all_faults(table, given, pages) == []

    asyncio.run(work())
