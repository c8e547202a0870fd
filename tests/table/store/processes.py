"""Trials with other processes, which are killed."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from montjoy.table.store import StoreError, backup, schema, tables
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Writer
from tests.suite.patience import HANGS
from tests.table.store.child import GAMES, NEW_STEP, engine, well_formed

ROOT = Path(__file__).resolve().parents[3]


@contextlib.contextmanager
def child(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """It has said that it is ready."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    words = (sys.executable, "-m", "tests.table.store.child", *words)
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environ, cwd=ROOT) as process:
        try:
            assert process.stdout and process.stdout.readline() == b"ready\n", "the child did not start"
            yield process
        finally:
            process.kill()


@contextlib.contextmanager
def patiently(where: str) -> Iterator[None]:
    """A database hears from its own child that whoever held it was killed, which takes a moment; a file is free at once."""
    module = "montjoy.table.store." + ("postgres" if "://" in where else "sqlite")
    with mock.patch(f"{module}.PATIENCE", HANGS if "://" in where else 0.0):
        yield


def killed_writer(seed: int, where: str, fault: str = "") -> list[str]:
    """A1: killed 0 to 50 ms after it began to write; what it acknowledged is there, and no half of anything."""
    with child("write", where, *([fault] if fault else [])) as process:
        time.sleep(random.Random(seed).random() * 0.05)
        process.kill()
        assert process.stdout
        said = process.stdout.read().decode().split("\n")[:-1]
    acked = {game: max([int(line.split()[1]) for line in said if line.startswith(game)], default=0) for game in GAMES}
    with patiently(where):
        db = engine(where)
    found = [] if "://" in where or db.run("PRAGMA integrity_check") == [("ok",)] else ["the file is not whole"]
    store = Writer(db)
    try:
        found += [str(damaged) for damaged in store.check()]
        for game in GAMES:
            stored = store.lines(game)
            if len(stored) < acked[game]:
                found.append(f"{game}: {acked[game]} acknowledged, {len(stored)} there")
            if wrong := well_formed(game, stored):
                found.append(wrong)
            if stored and (not store.key(game, "red", f"k{len(stored)}") or store.snapshot(game) != (len(stored), b"s")):
                found.append(f"{game}: key or snapshot is missing at {len(stored)}")
    finally:
        store.close()
    return found


def killed_migration(seed: int, path: Path, how: str = "") -> list[str]:
    """G7: killed after some time, or where it halts; done or untouched, the next start does it, the one after nothing."""
    with child("migrate", str(path), *([how] if how else [])) as process:
        if how:
            assert process.stdout and process.stdout.readline() == b"halfway\n"
        else:
            time.sleep(random.Random(seed).random() * (0.03, 0.1, 0.3, 0.6)[seed % 4])
        process.kill()
    found = []
    schema.STEPS.append(NEW_STEP)
    try:
        for _ in range(2):
            db = Sqlite(str(path))
            if db.run("SELECT count(*) FROM news") != [(60,)] or db.run("PRAGMA user_version") != [(len(schema.STEPS),)]:
                found.append("the step is not done")
            found += [str(damaged) for damaged in tables.damages(db)]
            db.close(False)
    except StoreError as why:
        return [f"does not open: {why}"]
    finally:
        schema.STEPS.pop()
    if not backup.proved(path.with_name(f"{path.name}.before-{len(schema.STEPS) + 1}")).games:
        found.append("the backup taken before is empty")
    return found
