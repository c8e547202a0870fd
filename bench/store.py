"""Commits a second of the table's store: one writer after another, and fifty at once; SQLite, and PostgreSQL where it is.

    python -m bench.store [--quick] [--rounds 3] [--seconds 3]

Every commit is what a decision of a table is: two lines of 200 bytes, a key with its answer, a deadline, now and then a snapshot;
and it counts when it is on the disk.  The sides take turns, round by round.  Fifty writers share the syncs.  Beside them stands
what the disk itself does in the same minutes: 4 kB written and synced, again and again.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bench.report import Result, Row, arguments, hand_over, made, not_run, ratio, row, say, versions_of
from montjoy.table.store import Key, Line, Store, Write
from montjoy.table.store.engines import open_store
from tests.table.store.database import NoPostgres, fresh, postgres

LINE: Final = Line("decided", bytes(200), 1.0)
WRITERS: Final = 50
ONE, MANY = "one at a time", f"{WRITERS} at once"
LIMITS: Final = [
    "A commit is acknowledged when it is synced; how long that takes is the disk's matter and moves from minute to minute: "
    "compare with the first row.",
    "PostgreSQL 15 or newer as it comes, fsync and synchronous_commit on, on the same machine, over a socket.",
    "Fifty writers are threads of one process that write to a game each and wait for each answer.",
]


def writer(store: Store, game: str, until: float, times: list[float]) -> None:
    version = 0
    while (begun := time.perf_counter()) < until:
        key = Key("red", str(version), bytes(32), bytes(60))
        snapshot = (version, bytes(5000)) if version % 40 == 2 else None
        write = Write(game=game, expected=version, lines=(LINE, LINE), key=key, due=begun, snapshot=snapshot)
        version = store.commit(write).result()
        times.append(1000 * (time.perf_counter() - begun))


def commits(where: str, writers: int, seconds: float) -> tuple[float, float]:
    """Commits a second, and the 99th of a hundred waiting times in ms."""
    store = open_store(where)
    times: list[float] = []
    begun = time.perf_counter()
    games = [f"{time.time_ns()}-{n}" for n in range(writers)]
    threads = [threading.Thread(target=writer, args=(store, game, begun + seconds, times)) for game in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = time.perf_counter() - begun
    store.close()
    return len(times) / took, sorted(times)[len(times) * 99 // 100]


def syncs(folder: Path, seconds: float) -> float:
    """4 kB appended and synced, a second."""
    with open(folder / "raw", "wb") as file:
        begun, n = time.perf_counter(), 0
        while (took := time.perf_counter() - begun) < seconds:
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno()) if hasattr(os, "fdatasync") else os.fsync(file.fileno())
            n += 1
    return n / took


def main() -> None:
    args = arguments(__doc__, more_arguments)
    rounds, seconds = (1, 0.3) if args.quick else (args.rounds, args.seconds)
    runs: dict[str, list[float]] = {}
    missing = ""

    def note(name: str, *values: float) -> None:
        for what, value in zip(("commits", "p99"), values):
            runs.setdefault(f"{name}, {what}", []).append(value)

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        stores = {"SQLite": str(folder / "table.db")}
        try:
            stores["PostgreSQL"] = fresh(stack.enter_context(postgres()), "bench")
        except NoPostgres as why:
            missing = str(why)
        todo: list[Callable[[], None]] = [lambda: note("the disk itself", syncs(folder, seconds))]
        for store, where in stores.items():
            for name, writers in ((ONE, 1), (MANY, WRITERS)):
                todo.append(lambda s=store, w=where, n=name, k=writers: note(f"{s}, {n}", *commits(w, k, seconds)))  # type: ignore[misc]
        for number in range(rounds):
            say(f"round {number + 1} of {rounds} ...")
            for one in todo[number % len(todo) :] + todo[: number % len(todo)]:
                one()
    rows: list[Row] = [row("the disk itself: 4 kB written and synced", runs["the disk itself, commits"], "/s")]
    for store in ("SQLite", "PostgreSQL"):
        for name in (ONE, MANY):
            if store not in stores:
                rows.append(not_run(f"{store}, {name}", missing))
                continue
            rows.append(row(f"{store}, {name}", runs[f"{store}, {name}, commits"], "commits/s"))
            rows.append(row(f"{store}, {name}: 99 of 100 within", runs[f"{store}, {name}, p99"], "ms"))
    both = {store: (runs[f"{store}, {MANY}, commits"], runs[f"{store}, {ONE}, commits"]) for store in stores}
    goals = [ratio(f"{MANY} / {ONE}, {store}", *values) for store, values in both.items()]
    result: Result = {
        "bench": "store",
        "title": f"Commits a second of the table's store, {rounds} rounds of {seconds} s each, medians",
        "rows": rows,
        "goals": goals,
        "limits": LIMITS,
        "made": made(versions_of("apsw", "psycopg")),
    }
    hand_over(result)


def more_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)


if __name__ == "__main__":
    main()
