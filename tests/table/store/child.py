"""Another process that holds a store: `python -m tests.table.store.child DEED STORE [FAULT]`.  It is there to be killed."""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any

from montjoy.table.store import Key, Line, Write, schema
from montjoy.table.store.engines import open_store
from montjoy.table.store.schema import Engine
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Job, Writer

GAMES = ("a1", "b2", "c3")


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


# ---- A1: a writer ----------------------------------------------------------------------------------------------------
def body(game: str, version: int, first: int, last: int) -> bytes:
    """What a line holds says to which write it belongs."""
    return f"{game} {version} {first} {last} ".encode() + bytes(version * 37 % 400)


def well_formed(game: str, stored: tuple[Line, ...]) -> str:
    """Whole writes and nothing else; "" or what is wrong."""
    last = 0
    for version, line in enumerate(stored, 1):
        first, last = (int(word) for word in line.body.split(b" ")[2:4])
        if line.body != body(game, version, first, last):
            return f"{game}: line {version} is another"
    return "" if last == len(stored) else f"{game}: half a write at {len(stored)}"


class Early(Writer):
    """Planted: acknowledged before COMMIT; the pause makes the window as wide as a slow disk would."""

    def _one(self, job: Job[int]) -> int | Exception:
        found = super()._one(job)
        job.answer(found)
        job.answer = lambda answer: None  # type: ignore[method-assign]
        time.sleep(0.01)
        return found


def engine(where: str) -> Engine:
    if "://" not in where:
        return Sqlite(where, checkpoint=20)
    from montjoy.table.store.postgres import Postgres

    return Postgres(where)


def write(where: str, fault: str = "") -> None:
    """Writes of one to five lines to three games; each acknowledgement is said as soon as it comes."""
    store = (Early if fault == "early" else Writer)(engine(where))
    luck, at = random.Random(), {}
    for game in GAMES:
        head = store.head(game)
        at[game] = head.version if head else 0
    say("ready")
    while True:
        waiting = []
        for game in GAMES:
            first, last = at[game] + 1, at[game] + luck.randint(1, 5)
            lines = tuple(Line("x", body(game, v, first, last), 1.0) for v in range(first, last + 1))
            key = Key("red", f"k{last}", b"", b"")
            waiting.append((game, store.commit(Write(game=game, expected=at[game], lines=lines, key=key, snapshot=(last, b"s")))))
        for game, future in waiting:
            at[game] = future.result()
            say(f"{game} {at[game]}")


# ---- B3: a holder ----------------------------------------------------------------------------------------------------
class Shared(Sqlite):
    """Planted: the file is not locked for one process alone."""

    def _lock(self) -> None:
        self.db.execute("PRAGMA journal_mode = WAL")


def hold(where: str, fault: str = "") -> None:
    if fault == "shared":
        store: Any = Writer(Shared(where))
    elif fault == "no advisory lock":
        from montjoy.table.store.postgres import Postgres

        store = Writer(Postgres(where, reading=True))
    else:
        store = open_store(where)
    say("ready")
    time.sleep(600)
    store.close()


# ---- G7: a migration -------------------------------------------------------------------------------------------------
NEW_STEP = (
    "CREATE TABLE news (n INTEGER PRIMARY KEY, text TEXT NOT NULL)",
    *(f"INSERT INTO news VALUES ({n}, 'something')" for n in range(60)),
    "CREATE TABLE last (n INTEGER PRIMARY KEY)",
)


class Halting(Sqlite):
    """It stands still in the middle of the step."""

    def run(self, sql: str, *values: Any) -> list[Any]:
        if sql.startswith("INSERT INTO news VALUES (30,"):
            say("halfway")
            time.sleep(600)
        return super().run(sql, *values)


class Loose(Halting):
    """Planted: a step is no transaction."""

    def begin(self) -> None:
        pass

    def commit(self) -> None:
        pass


def migrate(where: str, how: str = "") -> None:
    schema.STEPS.append(NEW_STEP)
    say("ready")
    {"": Sqlite, "halting": Halting, "loose": Loose}[how](where).close(False)
    say("done")


if __name__ == "__main__":
    {"write": write, "hold": hold, "migrate": migrate}[sys.argv[1]](*sys.argv[2:])
