"""Trials of trouble inside the server: a rule that raises, a full disk, a sync that fails.  Each gives what went wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from montjoy.core.effects import UMPIRE
from montjoy.core.session import runner, streams
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.suite.patience import HANGS
from tests.table.houses import settled
from tests.table.kills import prepared
from tests.table.players import Client
from tests.table.programs import Program, at_work, programs, table
from tests.table.served import Server


async def asked(seats: list[Program]) -> tuple[Program, Any] | None:
    for seat in seats:
        for q in (await seat.see())["questions"]:
            return seat, q
    return None


# ---- A6 ------------------------------------------------------------------------------------------------------------------
def carries_on(self: Any, value: Any, at: int) -> None:
    """Planted: a fault is nobody's business."""
    try:
        self.runner.drive(value)
    except Exception:
        self.runner.open = []


async def poisoned(path: Path, k: int) -> list[str]:
    """The k-th effect after an answer raises at one table, and again whenever that answer is carried out again."""
    found: list[str] = []
    real = runner.Runner.drive
    poison: dict[str, Any] = {"seed": b"", "at": 0}

    def drive(self: Any, value: Any) -> None:
        here = self.faces.dice and self.faces.dice.seed == poison["seed"]
        if here and not self.streams.muted and len(self.tape.entries) > poison["at"]:
            if k > 1:                                        # some way into the rule, not at its beginning
                said, tell = [0], self.streams.say

                def say(to: Any, item: Any) -> None:
                    said[0] += 1
                    if said[0] == k - 1:
                        self.streams.__dict__.pop("say", None)
                        raise ZeroDivisionError("planted")
                    tell(to, item)

                self.streams.say = say
                try:
                    real(self, value)
                    raise ZeroDivisionError("planted")
                finally:
                    self.streams.__dict__.pop("say", None)
            raise ZeroDivisionError("planted")
        real(self, value)

    runner.Runner.drive = drive  # type: ignore[method-assign]
    try:
        async with at_work(path) as (house, http):
            sick, well = await table(house, umpire=True), await table(house)
            theirs, others = await programs(house, http, sick), await programs(house, http, well)
            assert sick.session.dice is not None
            poison |= {"seed": sick.session.dice.seed, "at": len(sick.session.entries)}
            found += await stopped(house, sick, theirs)
            before = well.log.version
            if (turn := await asked(others)) is not None:
                reply = await turn[0].post("answer", {"question": turn[1]["id"], "option": 0})
                await settled(well)
                if reply.status_code != 200 or well.log.version <= before:
                    found.append(f"the other table does not go on: {reply.text}")
            bearers = {p.role: p.bearer for p in theirs}
        for _ in range(3):                                   # the same poison after every start
            async with at_work(path) as (house, http):
                again = [Program(http, sick.id, role, bearer) for role, bearer in bearers.items()]
                room = await house.table(sick.id)
                if not room.session.stopped:
                    found.append("after a start the game is not stopped any more")
                for seat in again:
                    if not (await seat.see())["picture"]["page"]["stopped"]:
                        found.append(f"{seat.role} is not told that the umpire is at work")
    finally:
        runner.Runner.drive = real  # type: ignore[method-assign]
    return found


async def stopped(house: Registry, room: Table, seats: list[Program]) -> list[str]:
    """An answer is acknowledged, its rule raises, and the right people are told."""
    found = []
    turn = await asked(seats[:-1])
    assert turn is not None
    seat, q = turn
    reply = await seat.post("answer", {"question": q["id"], "option": 0})
    if reply.status_code != 200:
        found.append(f"the answer was not received: {reply.text}")
    await settled(room)
    room = await house.table(room.id)
    if not room.session.stopped:
        found.append("the game has not stopped")
    for role in room.session.seats:
        items = room.session.streams[role].items
        if not any(isinstance(x, streams.UmpireAtWork) for x in items) or any(isinstance(x, streams.RuleFailed) for x in items):
            found.append(f"{role} is told too little or too much")
    if not any(isinstance(x, streams.RuleFailed) for x in room.session.streams[UMPIRE].items):
        found.append("the umpire is not told where")
    for again in (await seat.see())["questions"]:            # it is asked again, under another number
        refused = await seat.post("answer", {"question": again["id"], "option": 0})
        if (refused.status_code, refused.json().get("error")) != (422, "umpire-at-work"):
            found.append(f"a stopped game says: {refused.text}")
    return found


# ---- A4 ------------------------------------------------------------------------------------------------------------------
async def full(path: Path) -> list[str]:
    """No page may be added to the file: 507, nothing acknowledged that is not there, reading goes on; then there is room."""
    found: list[str] = []
    async with at_work(path) as (house, http):
        room = await table(house)
        seats = await programs(house, http, room)
        said, refused = [], 0
        db = house.store._db.db  # type: ignore[attr-defined]
        pages = db.pragma("page_count")
        db.pragma("max_page_count", pages)
        for n in range(40):
            reply = await seats[0].post("say", {"text": f"{n} " + "x" * 1500})
            if reply.status_code == 200:
                said.append(n)
            elif reply.status_code == 507:
                refused += 1
                if (await http.get("/health")).status_code != 200 or not (await seats[1].see())["stamp"]:
                    found.append("reading stops when the disk is full")
            else:
                found.append(f"a full disk is answered with {reply.status_code}: {reply.text}")
                break
        if not refused:
            found.append("nothing was refused")
        db.pragma("max_page_count", 1_000_000)
        room = await house.table(room.id)
        if (await seats[0].post("say", {"text": "there is room again"})).status_code != 200:
            found.append("nothing is written when there is room again")
        own = [lines.own.decode(x.body) for x in house.store.lines(room.id) if x.kind == lines.TABLE]
        there = [int(x.text.split()[0]) for x in own if isinstance(x, lines.Said) and x.text[0].isdigit()]
        if there != said:
            found.append(f"acknowledged {said}, stored {there}")
    return found


# ---- A5 ------------------------------------------------------------------------------------------------------------------
def failed_sync(where: Path, after: int, *more: str) -> list[str]:
    """The server ends by itself, and not as if all were well; all that it acknowledged is there at the next start."""
    found: list[str] = []
    seats = prepared(where, "rudern", "two_lords", tables=1)
    server = Server(where, f"sync-fails:{after}", *more)
    try:
        server.start()
        client = Client(server, *seats[0], 1)
        acknowledged = []
        for n in range(after + 20):
            reply = client.once("POST", "/say", {"text": f"line {n}"}, f"key-{n:06}")
            if reply is None or reply[0] != 200:
                if reply is not None and reply[0] != 503:
                    found.append(f"a broken store is answered with {reply[0]}")
                break
            acknowledged.append(f"line {n}")
        assert server.process is not None
        try:
            if server.process.wait(3 if more else HANGS) == 0:         # one that is planted goes on for ever
                found.append("it ended as if all were well")
        except subprocess.TimeoutExpired:
            found.append("it goes on after a failed sync")
    finally:
        server.kill()
    kept = open_store(where)
    try:
        own = [lines.own.decode(x.body) for x in kept.lines(seats[0][0]) if x.kind == lines.TABLE]
        said = [x.text for x in own if isinstance(x, lines.Said)]
        if said[: len(acknowledged)] != acknowledged or len(said) > len(acknowledged) + 1 or not acknowledged:
            found.append(f"{len(acknowledged)} acknowledged, {len(said)} there")
    finally:
        kept.close()
    return found
