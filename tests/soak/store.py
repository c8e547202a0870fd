"""The store's large numbers (reliability, groups A and B): the trials of tests/table/store, many times."""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
from functools import cache
from pathlib import Path

from montjoy.table.store.engines import open_store
from tests.table.store import trials
from tests.table.store.database import fresh, postgres
from tests.table.store.processes import killed_migration, killed_writer
from tests.table.store.test_contract import A, B, made, winners
from tests.table.store.test_processes import while_writing

ROUNDS = 100


def none_of(found: list[str]) -> None:
    assert not found, found


@cache
def folder() -> Path:
    """One for all trials of this process."""
    path = Path(tempfile.mkdtemp(prefix="mjsoak_"))
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


@cache
def server() -> str:
    stack = contextlib.ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(postgres())


@cache
def database(name: str) -> str:
    return fresh(server(), name)


@cache
def filled() -> tuple[Path, trials.Play]:
    path = folder() / "filled.db"
    return path, trials.filled(path)


@cache
def old() -> Path:
    """A store of the schema before."""
    path = folder() / "old.db"
    store = open_store(path)
    for game in "ab":
        made(store, game, A, B)
    store.close()
    return path


# ---- trials ------------------------------------------------------------------------------------------------------------
def cut(i: int) -> None:
    none_of(trials.power_cut(1_000_000 + i))


def full(i: int) -> None:
    none_of(trials.disk_full(i + 1))


def failed(i: int) -> None:
    """The k-th write or sync, then the k-th sync."""
    none_of(trials.failed_sync(i // 2 + 1, kinds=("sync",) if i % 2 else ("write", "sync")))


def flipped(i: int) -> None:
    none_of(trials.flipped_bit(1_000_000 + i, *filled()))


def kill(i: int) -> None:
    """Each store is killed a hundred times."""
    none_of(killed_writer(i, str(folder() / f"kill{i // 100}.db")))


def kill_postgres(i: int) -> None:
    none_of(killed_writer(i, database(f"kill{i // 100}")))


def writers(i: int) -> None:
    store = open_store(folder() / f"writers{i}.db")
    assert winners(store, ROUNDS) == [1] * ROUNDS
    store.close()


def writers_postgres(i: int) -> None:
    store = open_store(database(f"writers{i}"))
    assert winners(store, ROUNDS) == [1] * ROUNDS
    store.close()


def backups(i: int) -> None:
    """Every second one of PostgreSQL."""
    to = folder() / f"backups{i}"
    to.mkdir()
    store = open_store(database(f"backups{i}") if i % 2 else folder() / f"backups{i}.db")
    try:
        none_of(while_writing(store, store.backup, to))
    finally:
        store.close()
        shutil.rmtree(to)


def migration(i: int) -> None:
    path = folder() / f"migration{i}.db"
    shutil.copyfile(old(), path)
    none_of(killed_migration(i, path))
