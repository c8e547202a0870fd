"""The trial of the crash tests: a real server, four clients, kill -9 again and again.  A few in the suite, more in the soak."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import msgspec

from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from tests.suite.patience import HANGS, until
from tests.table.players import Client, faults
from tests.table.programs import at_work, programs, table
from tests.table.served import served

SERVES = 5.0                                                 # seconds of the processor with which a killed server answers again


def prepared(where: str | Path, game: str, scenario: str, tables: int = 2, **more: object) -> list[tuple[str, str, str]]:
    """Tables with a program in every seat: (table, role, bearer)."""

    async def work() -> list[tuple[str, str, str]]:
        async with at_work(where) as (house, http):
            found = []
            for _ in range(tables):
                room = await table(house, game, scenario=house.game(game).scenarios[scenario], **more)
                found += [(p.table, p.role, p.bearer) for p in await programs(house, http, room)]
            return found

    return asyncio.run(work())


def killed(
    seed: int, where: str | Path, kills: int, *planted: str, game: str = "rudern", scenario: str = "two_lords"
) -> list[str]:
    """What went wrong in so many kills.  `planted`: wrong code in the server."""
    luck = random.Random(seed)
    seats = prepared(where, game, scenario)
    found: list[str] = []
    with served(where, *planted) as server:
        clients = [Client(server, *seat, seed * 10 + n) for n, seat in enumerate(seats)]
        for client in clients:
            client.start()
        for _ in range(kills):
            wait_for_acts(clients, luck.randint(1, 12))
            time.sleep(luck.uniform(0, 0.03))
            server.kill()
            server.start()
            if server.took > SERVES:
                found.append(f"serving again after {server.took:.1f} s")
        for client in clients:
            client.ended.set()
        for client in clients:
            client.join(HANGS)
            if client.is_alive():
                found.append(f"{client.role}: still waiting")
        whole = {}
        for client in clients:
            client.ended.clear()
            items = client.sure("GET", "/stream?since=0")["items"]
            whole[client.table, client.role] = [json.dumps(item, sort_keys=True).encode() for item in items]
        server.stop()
    kept = open_store(where)
    try:
        found += faults(kept, clients, whole)
    finally:
        kept.close()
    if not planted and not any(client.answered for client in clients):
        found.append("nobody has played")
    return found


def wait_for_acts(clients: list[Client], more: int) -> None:
    """Until so many further acts were acknowledged, or no client is left."""
    wanted = sum(c.acknowledged for c in clients) + more
    until(lambda: sum(c.acknowledged for c in clients) >= wanted or not any(c.is_alive() for c in clients), "nobody plays")


def around_a_deadline(seed: int, where: str | Path, kills: int = 3) -> list[str]:
    """Nobody answers and the clock decides; the server is killed within 50 ms of the moment, and looks again when it is back."""
    luck = random.Random(seed)
    seats = prepared(where, "rudern", "two_lords", tables=1, deadline=1)
    table_id = seats[0][0]
    found: list[str] = []
    with served(where) as server:
        read: dict[str, list[bytes]] = {role: [] for _, role, _ in seats}
        clients = [Client(server, *seat, seed) for seat in seats]
        first = {c.role: asked(c) for c in clients}
        for n in range(kills):
            due = next((at for c in clients for at in c.sure("GET", "")["picture"]["due"].values()), None)
            if due is None:
                break
            for client in clients:
                client.read()
            time.sleep(max(0.0, due - time.time() + luck.uniform(-0.05, 0.05)))
            server.kill()
            server.start()
            if n == kills - 1:
                break
        deadline = time.monotonic() + HANGS
        while time.monotonic() < deadline:
            if not any(asked(c) & first[c.role] for c in clients):
                break
            time.sleep(0.1)
        else:
            found.append("what was due is not decided")
        for client in clients:
            client.read()
            read[client.role] = client.stream
        server.stop()
    kept = open_store(where)
    try:
        found += once_each(kept, table_id, read)
    finally:
        kept.close()
    return found


def asked(client: Client) -> set[int]:
    """The questions that wait for this seat; a grace moves their moment, a decision ends them."""
    return {question["id"] for question in client.sure("GET", "")["questions"]}


def once_each(kept: store.Store, id: str, read: dict[str, list[bytes]]) -> list[str]:
    """Replay with the seed raises where a question was decided twice or a die is another; the streams are as they were read."""
    meta = msgspec.json.decode(kept.meta(id) or b"", type=lines.Meta)
    entries = [lines.entry.decode(x.body) for x in kept.lines(id) if x.kind == lines.RECORD]
    from montjoy.core.game import games

    session = Session.replay(games()["rudern"](), meta.header, entries, kept.secret(id))
    found = []
    if not any(isinstance(e, rec.Decided) and e.by in ("default", "draft") for e in entries):
        found.append("the clock has decided nothing")
    for role, items in read.items():
        told = [json.dumps(json.loads(msgspec.json.encode(x)), sort_keys=True).encode() for x in session.streams[role].items]
        if told[: len(items)] != items:
            found.append(f"{role}: the stream has changed")
    return found
