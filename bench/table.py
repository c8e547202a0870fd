"""Tables on a server: moves a second, and how long a move takes to the other seat's page; ours and boardgame.io's, in one run.

    python -m bench.table [--quick] [--rounds 3] [--seconds 4] [--keep FOLDER] [--only duel|scene|small]

The same game on both sides: two hidden hands, one card after the other.  Each side is a server in a process of its own with its
players in another; the sides take turns.  Then, for ours alone, the scene of 200 games with ten pages each and 50 orders a
second, the memory of an idle server, and how long a table of 5,000 events takes to open.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from bench.peers.environment import Environment, clean_environ
from bench.report import (
    ROOT,
    NotRun,
    Result,
    Row,
    arguments,
    goal,
    hand_over,
    made,
    not_run,
    ratio,
    row,
    say,
    versions_of,
)

PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4.8.4", "node-persist@3.1.0")
TABLES: Final = (1, 50, 300)
OURS, FAST, FILES, MEMORY = "montjoy", "montjoy, uvloop and httptools", "boardgame.io, its files", "boardgame.io, in memory"
LIMITS: Final = [
    "A move counts from its sending to the moment at which the other seat's player holds what he is shown next. Ours is a POST, "
    "a commit synced to the disk, and on the live line all that changes on the page, in words; theirs a message with the state.",
    "boardgame.io keeps games in memory unless told otherwise, and a restart loses them; `its files` is the store it brings "
    "along (FlatFile), which writes every move without a sync and its whole log with it. We compare with both and want to be "
    "ahead of the one that keeps games. It stands on node-persist 3.1.0, its quickest: later ones write once a second.",
    "Their players are bare socket.io clients, without boardgame.io's own client; ours are bare sockets that read the page.",
    "A run at 300 tables takes six times as long as the others: about a hundred moves a table, as at 50 tables: a whole "
    "game, not its beginning; and what FlatFile writes with a move grows with the game.",
    "Every seat answers at once, so more tables mean a fuller queue, not more waiting people.",
    "News of ours leaves at steps of 2 ms after an answer, so that its moment tells nothing of what the rules did.",
]


def free_port(many: int = 1) -> int:
    """The first of so many free ports in a row, below those that systems give to connections of their own accord."""
    while True:
        first = random.randrange(20_000, 30_000)
        with contextlib.ExitStack() as held, contextlib.suppress(OSError):
            for port in range(first, first + many):
                held.enter_context(socket.socket()).bind(("0.0.0.0", port))
            return first


# ---- ours ----------------------------------------------------------------------------------------------------------------
class Ours:
    """A server of ours with tables that have begun."""

    def __init__(self, process: subprocess.Popen[str], port: int, first: str) -> None:
        self.process, self.port, self.first = process, port, first
        self.idle_mb = json.loads(first)["idle_mb"]

    def load(self, seconds: float, mode: str, *more: str) -> dict[str, Any]:
        words = [sys.executable, "-m", "bench.table_load", str(self.port), str(seconds), mode, *more]
        done = subprocess.run(
            words, input=self.first, capture_output=True, text=True, cwd=ROOT, timeout=seconds + 120, check=False
        )
        if done.returncode:
            say(done.stderr[-2000:])
            raise NotRun("the players failed")
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def figures(self) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("figures\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


@contextlib.contextmanager
def ours(game: str, scenario: str, tables: int, *more: str) -> Iterator[Ours]:
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder:
        port = free_port()
        words = [sys.executable, "-m", "bench.table_server", f"{folder}/t.db", str(port), game, scenario, str(tables), *more]
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert process.stdin and process.stdout
        try:
            first = process.stdout.readline()
            if not first:
                raise NotRun("the server does not come up")
            yield Ours(process, port, first)
        finally:
            process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
            process.stdout.close()


def duel(tables: int, seconds: float, *more: str) -> dict[str, float]:
    with ours("hands", "long", tables, *more) as server:
        found = server.load(seconds, "duel")
        return {"moves": found["moves"], "p50": found["move"]["p50"], "p99": found["move"]["p99"]}


# ---- theirs --------------------------------------------------------------------------------------------------------------
def theirs(peers: Environment, tables: int, seconds: float, files: bool) -> dict[str, Any]:
    node, folder = peers.node("boardgame.io-table", *PACKAGES)
    script, port = str(Path(__file__).parent / "peers" / "boardgameio_table.cjs"), str(free_port(2))
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as flat:
        words = [node, script, "serve", str(folder), port, *([flat] if files else [])]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=clean_environ())
        try:
            assert server.stdout
            if server.stdout.readline().strip() != "ready":
                raise NotRun("boardgame.io's server does not come up")
            words = [node, script, "load", str(folder), port, str(tables), str(seconds), "0"]
            done = subprocess.run(words, capture_output=True, text=True, timeout=seconds + 150, env=clean_environ(), check=False)
            found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
            return found
        except (subprocess.TimeoutExpired, ValueError, IndexError) as error:
            raise NotRun(f"boardgame.io's players failed ({type(error).__name__})") from None
        finally:
            server.kill()
            server.wait()


def compared(
    rounds: int, seconds: float, tables: tuple[int, ...], keep: Path | None
) -> tuple[list[Row], list[Row], dict[str, str]]:
    """Rows, goals and versions: both sides at each number of tables, in turns."""
    runs: dict[tuple[str, int], list[dict[str, Any]]] = {}
    missing: dict[tuple[str, int], str] = {}
    versions: dict[str, str] = {}
    with Environment(keep) as peers:
        sides: dict[str, Callable[[int, float], dict[str, Any]]] = {
            OURS: lambda n, long: duel(n, long, "--plain"),
            FILES: lambda n, long: theirs(peers, n, long, True),
            MEMORY: lambda n, long: theirs(peers, n, long, False),
        }
        if versions_of("uvloop", "httptools"):
            sides[FAST] = duel
        for number in range(rounds):
            names = list(sides)
            for n in tables:
                for name in names[number % len(names) :] + names[: number % len(names)]:
                    if (name, n) in missing:
                        continue
                    say(f"round {number + 1} of {rounds}: {name}, {n} tables ...")
                    try:
                        found = sides[name](n, seconds * max(1.0, n / 50))
                    except NotRun as reason:
                        missing[name, n] = str(reason)
                        continue
                    versions |= found.get("versions", {})
                    runs.setdefault((name, n), []).append(found)
    rows, goals = [], []
    for n in tables:
        for name in sides:
            if (name, n) in missing:
                rows.append(not_run(f"{name}, {n} tables", missing[name, n]))
                continue
            these = runs[name, n]
            rows.append(row(f"{name}, {n} tables", [x["moves"] for x in these], "moves/s", note(these)))
        best = FAST if (FAST, n) in runs else OURS
        for other, wanted in ((FILES, "> 1.0"), (MEMORY, "")):
            if (other, n) in runs and (best, n) in runs:
                us, them = runs[best, n], runs[other, n]
                goals.append(ratio(f"moves/s, {n} tables: {best} / {other}", moves(us), moves(them), wanted))
                for p in ("p50", "p99"):
                    goals.append(ratio(f"{p}, {n} tables: {other} / {best}", [x[p] for x in them], [x[p] for x in us], wanted))
            else:
                goals.append(not_run(f"{n} tables: {best} / {other}", missing.get((other, n), missing.get((best, n), ""))))
    return rows, goals, versions


def moves(runs: list[dict[str, Any]]) -> list[float]:
    return [x["moves"] for x in runs]


def note(runs: list[dict[str, Any]]) -> str:
    p50, p99 = (statistics.median(x[p] for x in runs) for p in ("p50", "p99"))
    return f"to the other's page p50 {p50:.1f} ms, p99 {p99:.1f} ms"


# ---- ours alone ------------------------------------------------------------------------------------------------------------
def scene(seconds: float, small: bool) -> tuple[list[Row], list[Row]]:
    """200 live games, ten pages each, 50 orders a second, and what the idle server weighs."""
    tables, pace = (20, 5.0) if small else (200, 50.0)
    with ours("rudern", "two_lords", tables) as server:
        found = server.load(seconds, "scene", "--pace", str(pace), "--views", "10")
        after = server.figures()
    name = f"scene of {tables} games, {found['pages']} pages, {pace:g} orders/s"
    rows = [row(f"{name}: orders answered", [found["orders"]], "1/s"),
            row(f"{name}: pages brought up to date", [found["pushes"]], "1/s"),
            row(f"{name}: memory of the server", [after["mb"]], "MB"),
            row(f"{name}: a page", [found["page_bytes"] / 1000], "kB")]
    goals = [goal("orders answered in the scene", found["orders"], "1/s", f"> {0.98 * pace:g}"),
             goal("order, p99", found["order"]["p99"], "ms", "< 250"), goal("push, p99", found["push"]["p99"], "ms", "< 500"),
             goal("memory in the scene", after["mb"], "MB", "< 600"), goal("idle memory", server.idle_mb, "MB", "< 120")]
    return rows, goals


def opening(events: int) -> tuple[list[Row], list[Row]]:
    """A table with so many lines is opened from its last mark."""
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder:
        lines, times = asyncio.run(opened(Path(folder) / "t.db", events))
    reached = goal("opening a long table", statistics.median(times), "ms", "< 50")
    return [row(f"opening a table of {lines:,} lines", times, "ms")], [reached]


async def opened(where: Path, events: int) -> tuple[int, list[float]]:
    from bench.games.hands import game
    from bench.tables import start
    from montjoy.table.store.engines import open_store
    from montjoy.table.tables.lines import Settings
    from montjoy.table.tables.registry import Registry
    from montjoy.table.tables.table import always

    luck = random.Random(1)
    house = Registry(open_store(where), {game.slug: game})
    room = await house.open(game, game.scenarios["long"], game.options(), Settings())
    await room.act(lambda: start(room.session))
    while room.log.version < events:
        q = next(room.clock.waiting_for())
        await room.answer(q.seat, q.asked.id, always(luck.choice(q.asked.options)))
        async with room.turn:
            pass
    times = []
    for _ in range(9):
        house.tables.clear()
        begun = time.perf_counter()
        again = await house.table(room.id)
        again.pictures.of(game.seats(game.scenarios["long"])[0])
        times.append(1000 * (time.perf_counter() - begun))
    version = room.log.version
    await house.close()
    return version, times


def main() -> None:
    args = arguments(__doc__, more_arguments)
    os.environ.setdefault("MONTJOY_DRAFTS", "1")
    rounds, seconds = (1, 1.0) if args.quick else (args.rounds, args.seconds)
    rows: list[Row] = []
    goals: list[Row] = []
    versions = versions_of("starlette", "uvicorn", "uvloop", "httptools", "apsw")
    if args.only in ("", "duel"):
        more, wanted, theirs_versions = compared(rounds, seconds, (1, 5) if args.quick else TABLES, args.keep)
        rows, goals, versions = rows + more, goals + wanted, versions | theirs_versions
    if args.only in ("", "scene"):
        more, wanted = scene(3.0 if args.quick else 20.0, args.quick)
        rows, goals = rows + more, goals + wanted
    if args.only in ("", "small"):
        more, wanted = opening(500 if args.quick else 5_000)
        rows, goals = rows + more, goals + wanted
    title = f"Tables on a server, {rounds} rounds of {seconds:g} s each (300 tables: {6 * seconds:g} s), medians"
    result: Result = {"bench": "table", "title": title, "rows": rows, "goals": goals, "limits": LIMITS, "made": made(versions)}
    hand_over(result)


def more_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--keep", type=Path, help="keep the peers' environments in this folder")
    parser.add_argument("--only", default="", choices=["", "duel", "scene", "small"])


if __name__ == "__main__":
    main()
