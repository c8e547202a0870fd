"""Our side of `bench.table`: a server with tables that have begun.

    python -m bench.table_server STORE PORT GAME SCENARIO TABLES [--plain]

Prints one line of JSON when it serves: for every table its seats with a bearer token each.  `--plain`: without uvloop and
httptools, where they are installed.  It ends when its standard input ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from bench.games.hands import game as hands
from bench.tables import start
from montjoy.table import server as serving
from montjoy.table.access import rates
from montjoy.table.access.tokens import fresh_token, holder
from montjoy.table.app import make_app
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.web import connection_limits

FREE = {kind: (1e9, 1e9) for kind in rates.Rates.LIMITS}


async def opened(house: Registry, slug: str, scenario: str, tables: int) -> list[dict[str, Any]]:
    """Tables with a person in every seat, each with a token."""
    game = house.game(slug)
    options = game.options()
    if hasattr(options, "fill_chests"):                      # our players choose, they fill in no forms
        options = msgspec.structs.replace(options, fill_chests=False)
    found = []
    for _ in range(tables):
        seats = game.seats(game.scenarios[scenario])
        tokens = {seat: fresh_token() for seat in seats}
        passes = tuple(holder("", seat, token, "bearer") for seat, token in tokens.items())
        settings = lines.Settings(title="bench", watch="public")
        room = await house.open(game, game.scenarios[scenario], options, settings, passes=passes)
        sat = [lines.Seated(seat, lines.PERSON, seat) for seat in seats]
        await room.act(lambda sat=sat: sat)  # type: ignore[misc]
        await room.act(lambda room=room: start(room.session))  # type: ignore[misc]
        found.append({"table": room.id, "seats": tokens})
    return found


async def serve(where: str, port: int, slug: str, scenario: str, tables: int, plain: bool) -> None:
    house = Registry(open_store(where), {hands.slug: hands})
    app = make_app(house, rates=rates.Rates(FREE))
    config = uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning", proxy_headers=False, access_log=False,
                            timeout_graceful_shutdown=1, http="h11" if plain else connection_limits.reader())
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    serving.calm()
    print(json.dumps({"idle_mb": memory(), "tables": await opened(house, slug, scenario, tables)}), flush=True)
    told = asyncio.get_running_loop()
    while line := await told.run_in_executor(None, sys.stdin.readline):
        if line.strip() == "figures":
            stats = house.store.stats()
            said = {"mb": memory(), "cpu": sum(os.times()[:2]), "commits": stats.commits, "batches": stats.batches}
            print(json.dumps(said), flush=True)
    server.should_exit = True
    house.subscribers.cut_all()
    await running
    await house.close()


def memory() -> float:
    """MB of this process that are in memory."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    return next(int(x.split()[1]) / 1000 for x in status.read_text().splitlines() if x.startswith("VmRSS"))


def main() -> None:
    where, port, slug, scenario, tables = sys.argv[1:6]
    plain = "--plain" in sys.argv
    work = serve(where, int(port), slug, scenario, int(tables), plain)
    with asyncio.Runner(loop_factory=None if plain else connection_limits.loop()) as runner:
        runner.run(work)


if __name__ == "__main__":
    if "--profile" in sys.argv:
        import cProfile
        import pstats

        profile = cProfile.Profile()
        profile.enable()
        main()
        profile.disable()
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(45)
    else:
        main()
