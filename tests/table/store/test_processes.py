"""Other processes: killed writers, second servers, backups while writing, killed migrations (A1, A7, B3, G7)."""

from __future__ import annotations

import contextlib
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from montjoy.core.content.files import BadFile
from montjoy.table.store import Busy, Conflict, Damaged, Store, StoreError, Write, backup
from montjoy.table.store.sqlite import Sqlite
from tests.suite.many import times
from tests.table.store.child import Shared
from tests.table.store.database import fresh
from tests.table.store.processes import child, killed_migration, killed_writer, patiently
from tests.table.store.test_contract import A, B, made, run


# ---- A1: kill -9 of a writer -------------------------------------------------------------------------------------------
def test_A1_killed_writers_lose_nothing(place: str) -> None:
    assert [found for n in range(times(2, 10)) if (found := killed_writer(n, place))] == []


def test_A1_planted_acknowledged_before_the_commit(tmp_path: Path) -> None:
    assert any(killed_writer(n, str(tmp_path / f"{n}.db"), "early") for n in range(12))


# ---- B3: two servers ---------------------------------------------------------------------------------------------------
def test_B3_the_second_is_refused_and_after_a_kill_the_next_opens_at_once(place: str, opened: Callable[[str], Store]) -> None:
    with child("hold", place) as holder:
        with pytest.raises(Busy) as why:
            opened(place)
        assert f"process {holder.pid}" in why.value.owner
        holder.kill()
        holder.wait()
        with patiently(place):
            made(opened(place))


def test_B3_planted_the_store_is_not_locked(tmp_path: Path) -> None:
    path = str(tmp_path / "t.db")
    with child("hold", path, "shared"):
        Shared(path).close(False)


def test_B3_planted_the_database_is_not_locked(server: str, opened: Callable[[str], Store]) -> None:
    where = fresh(server, "unlocked")
    opened(where).close()
    with child("hold", where, "no advisory lock"):
        opened(where)


# ---- A7: backup and restore --------------------------------------------------------------------------------------------
def while_writing(store: Store, copy: Callable[[Path], None], to: Path) -> list[str]:
    """A copy is made while somebody writes.  It opens, is whole, and holds what was acknowledged before."""
    acked, done = [made(store)], threading.Event()

    def write() -> None:
        while not done.is_set():
            acked.append(store.commit(Write(game="a", expected=acked[-1], lines=(B, B))).result())

    thread = threading.Thread(target=write)
    thread.start()
    found = []
    try:
        for n in range(3):
            before = acked[-1]
            while acked[-1] < before + 20:
                time.sleep(0.001)
            before, path = acked[-1], to / f"copy{n}.db"
            copy(path)
            try:
                lines = backup.proved(path).lines
            except (StoreError, BadFile) as why:
                found.append(str(why))
                continue
            if lines < before or lines % 2 == 0:
                found.append(f"{before} lines acknowledged, {lines} in the copy")
    finally:
        done.set()
        thread.join()
    return found


def test_A7_a_backup_while_writing(store: Store, tmp_path: Path) -> None:
    (tmp_path / "to").mkdir()
    assert while_writing(store, store.backup, tmp_path / "to") == []
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "to").iterdir())
    assert len(list((tmp_path / "to").iterdir())) == 3


def test_A7_planted_the_live_file_is_copied(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    store = opened(tmp_path / "table.db")

    def copy(path: Path) -> None:
        shutil.copyfile(tmp_path / "table.db", path)

    assert while_writing(store, copy, tmp_path)


def test_A7_restored_into_either_store(store: Store, place: str, tmp_path: Path, opened: Callable[[str], Store]) -> None:
    for game in "ab":
        store.commit(Write(game=game, expected=0, lines=(A, B), meta=b"m", secret=b"s", snapshot=(1, b"x"), due=4.0)).result()
    saved = tmp_path / "saved.db"
    store.backup(saved)
    with pytest.raises(BadFile, match="already there"):
        store.backup(saved)
    before = saved.read_bytes()
    made(store, "c")
    for where in (place, str(tmp_path / "elsewhere" / "new.db")):
        if where == place:
            with pytest.raises(Busy):
                backup.restore(saved, where)
            store.close()
            with pytest.raises(BadFile, match="3 games"):
                backup.restore(saved, where)
            if "://" in where:
                for table in ("games", "lines", "metas", "snapshots", "keys", "passes"):
                    run(where, f"DELETE FROM {table}")
        assert backup.restore(saved, where, replace=True) == backup.Counted(2, 4)
        again = opened(where)
        assert [again.lines(game) for game in "ab"] == [(A, B)] * 2 and again.secret("a") == b"s" and again.check() == ()
        assert again.due(9) == (("a", 4.0), ("b", 4.0)) and again.head("c") is None
        with pytest.raises(Conflict):
            made(again)
        assert again.commit(Write(game="a", expected=2, lines=(B,))).result() == 3
    assert saved.read_bytes() == before
    if "://" not in place:
        assert len(opened(f"{place}.replaced-1").games()) == 3


def test_A7_what_is_no_backup_or_is_damaged_is_not_restored(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    store, saved, target = opened(tmp_path / "t.db"), tmp_path / "saved.db", tmp_path / "target.db"
    made(store)
    store.backup(saved)
    for wrong in (b"", b"hello" * 99, saved.read_bytes()[:3000]):
        bad = tmp_path / "bad.db"
        bad.write_bytes(wrong)
        with pytest.raises((BadFile, StoreError)):
            backup.restore(bad, str(target))
    run(str(saved), "UPDATE lines SET body = ?", b"other")
    with pytest.raises(Damaged):
        backup.restore(saved, str(target))
    assert not target.exists() and not [p for p in tmp_path.iterdir() if p.name.startswith(".")]


def test_A7_a_damaged_store_is_put_aside(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    store, saved = opened(tmp_path / "t.db"), tmp_path / "saved.db"
    made(store)
    store.backup(saved)
    store.close()
    (tmp_path / "t.db").write_bytes(b"nothing of use" * 500)
    with pytest.raises(BadFile, match="--replace"):
        backup.restore(saved, str(tmp_path / "t.db"))
    backup.restore(saved, str(tmp_path / "t.db"), replace=True)
    assert opened(tmp_path / "t.db").lines("a") == (A,)


def test_A7_a_log_left_alone_is_not_read_into_what_is_restored(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    store, saved = opened(tmp_path / "t.db"), tmp_path / "saved.db"
    made(store)
    store.backup(saved)
    store.commit(Write(game="a", expected=1, lines=(B,))).result()
    (tmp_path / "lost.db-wal").write_bytes((tmp_path / "t.db-wal").read_bytes())
    with pytest.MonkeyPatch.context() as planted:
        shutil.copy(tmp_path / "lost.db-wal", tmp_path / "planted.db-wal")
        planted.setattr(backup, "put_aside", lambda store: None)
        backup.restore(saved, str(tmp_path / "planted.db"))
        with contextlib.suppress(StoreError):
            assert opened(tmp_path / "planted.db").lines("a") != (A,)
    backup.restore(saved, str(tmp_path / "lost.db"))
    assert opened(tmp_path / "lost.db").lines("a") == (A,) and (tmp_path / "lost.db.replaced-1-wal").exists()


def test_A7_the_command_asks_a_running_server(place: str, tmp_path: Path, opened: Callable[[str], Store]) -> None:
    store = opened(place)
    made(store, "a", A, B)
    store.close()
    with child("hold", place):
        assert backup.backup(tmp_path / "saved.db", place) == backup.Counted(1, 2)
        with pytest.raises((BadFile, StoreError), match="already there"):
            backup.backup(tmp_path / "saved.db", place)
    assert not (tmp_path / "table.db.backup-wanted").exists()


def test_A7_a_wish_that_the_server_may_not_read_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server throws it away: whoever asked is not the user that the server runs as."""
    store, wish = tmp_path / "table.db", tmp_path / "table.db.backup-wanted"
    monkeypatch.setattr(backup, "sleep", lambda seconds: wish.unlink(missing_ok=True))
    with pytest.raises(StoreError, match="as the user of the server"):
        backup.of_running_server(store, tmp_path / "saved.db")


# ---- G7: kill -9 in a migration ----------------------------------------------------------------------------------------
@pytest.fixture
def old(tmp_path: Path, opened: Callable[[Path], Store]) -> Path:
    store = opened(tmp_path / "old.db")
    for game in "ab":
        made(store, game, A, B)
    store.close()
    return tmp_path / "old.db"


def again(old: Path, n: int) -> Path:
    return Path(shutil.copyfile(old, old.with_name(f"{n}.db")))


def test_G7_a_killed_migration_is_done_or_untouched(old: Path) -> None:
    assert [found for n in range(times(3, 8)) if (found := killed_migration(n, again(old, n)))] == []
    assert killed_migration(8, again(old, 8), "halting") == []


def test_G7_planted_a_step_is_no_transaction(old: Path) -> None:
    assert killed_migration(0, again(old, 0), "loose")


def test_G7_a_step_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.table.store import schema

    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, ("CREATE TABLE new (x TEXT)", "nonsense")])
    monkeypatch.setattr("montjoy.table.store.sqlite.STEPS", schema.STEPS)
    with pytest.raises(StoreError):
        Sqlite(str(old))
    monkeypatch.undo()
    db = Sqlite(str(old))
    assert db.run("PRAGMA user_version") == [(len(schema.STEPS),)]
    assert not db.run("SELECT 1 FROM sqlite_master WHERE name = 'new'")
    db.close(False)


# ---- the commands ------------------------------------------------------------------------------------------------------
def test_the_commands(tmp_path: Path, opened: Callable[[Path], Store], monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from montjoy.cli import cli

    def call(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(cli, words)
        return done.exit_code, done.output

    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    saved = str(tmp_path / "saved.db")
    assert call("backup", saved)[0] == 2
    store = opened(tmp_path / "home" / "table.db")
    made(store, "a", A, B)
    store.close()
    assert call("backup", saved) == (0, f"{saved}: 1 games, 2 lines, read again and whole.\n"
                                        "It holds the seeds of running games: keep it to yourself.\n")
    code, said = call("restore", saved)
    assert code == 2 and "1 games" in said and "--replace" in said
    assert call("restore", saved, "--replace") == (0, "Restored: 1 games, 2 lines.\n")
    assert call("restore", saved, "--store", str(tmp_path / "new.db")) == (0, "Restored: 1 games, 2 lines.\n")
    assert call("restore", str(tmp_path / "nowhere.db"))[0] == 2
