"""The disk loses power, runs full, fails, flips a bit (reliability, A3 to A5, A8, A9).  Each fault is also planted."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from montjoy.table.store import Broken, Full, Line, Store, StoreError, TooNew, Write, backup, sqlite, tables
from montjoy.table.store.engines import engine, open_store
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Writer
from tests.suite.many import times
from tests.table.store.disk import Disk, error
from tests.table.store.test_contract import A, B, made, planted
from tests.table.store.trials import OnDisk, disk_full, failed_sync, filled, flipped_bit, power_cut


def red(trial: Callable[[int, str], list[str]], fault: str, numbers: range) -> bool:
    return any(trial(n, fault) for n in numbers)


def test_A3_power_cuts() -> None:
    assert {n: found for n in range(times(100, 300)) if (found := power_cut(n))} == {}


@pytest.mark.parametrize("fault", ["synchronous = NORMAL", "acknowledged before COMMIT"])
def test_A3_planted(fault: str) -> None:
    assert red(power_cut, fault, range(30))


def test_A4_a_full_disk() -> None:
    assert {k: found for k in range(1, 301, times(15, 3)) if (found := disk_full(k))} == {}


def test_A4_planted_the_error_is_swallowed() -> None:
    assert red(disk_full, "error swallowed", range(20, 300, 20))


def test_A4_no_new_game_below_64_MB(tmp_path: Path, opened: Callable[[Path], Store], monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(tmp_path / "t.db")
    made(store)
    monkeypatch.setattr(sqlite, "FREE", 2**62)
    with pytest.raises(Full, match="room"):
        made(store, "b")
    assert store.commit(Write(game="a", expected=1, lines=(B,))).result() == 2
    monkeypatch.undo()
    assert made(store, "b") == 1


@pytest.mark.parametrize("kinds", [("write", "sync"), ("sync",)])
def test_A5_a_failed_write_or_sync(kinds: tuple[str, ...]) -> None:
    assert {k: found for k in range(1, 301, times(15, 3)) if (found := failed_sync(k, kinds=kinds))} == {}


@pytest.mark.parametrize("fault", ["retried", "error swallowed"])
def test_A5_planted(fault: str) -> None:
    assert red(failed_sync, fault, range(20, 300, 20))


def test_A5_a_failed_sync_while_the_log_goes_into_the_database() -> None:
    """SQLite keeps quiet about that one; we do not."""
    disk, bad = Disk(), [False]

    def fault(number: int, kind: str) -> None:
        if bad[0] and kind == "sync":
            raise error(kind)

    disk.fault = fault
    from tests.table.store.trials import folder

    with folder() as at:
        db = OnDisk(str(at / "store.db"), vfs=disk.name, checkpoint=10_000)
        store = Writer(db)
        made(store)
        bad[0], db.checkpoint_at = True, 1
        store._ask(lambda db: store._tend())
        with pytest.raises(Broken):
            store.commit(Write(game="a", expected=1, lines=(B,))).result()
        with pytest.raises(Broken):
            store.lines("a")
        store.close()


def test_A8_a_flipped_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = filled(tmp_path / "t.db")
    assert [found for n in range(times(30, 80)) if (found := flipped_bit(n, tmp_path / "t.db", play))] == []
    with planted(tables, "same", "return reckoned == stored", "return True"):
        assert [found for n in range(40) if (found := flipped_bit(n, tmp_path / "t.db", play))]


def test_A9_a_library_with_the_fault_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in ("3.7.0", "3.40.1", "3.51.2"):
        with pytest.raises(TooNew, match="update the package apsw"):
            sqlite.check_library(version)
    for version in ("3.51.3", "3.54.1", "4.0"):
        sqlite.check_library(version)
    monkeypatch.setattr("apsw.sqlite_lib_version", lambda: "3.51.2")
    with pytest.raises(TooNew):
        Sqlite(str(tmp_path / "t.db"))
    with planted(sqlite, "check_library", "< SAFE", "< (0,)"):
        Sqlite(str(tmp_path / "t.db")).close(False)


# ---- the file ----------------------------------------------------------------------------------------------------------
@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_the_file_is_for_its_owner_alone_and_set_up_as_promised(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    path = tmp_path / "t.db"
    store = opened(path)
    made(store)
    for each in tmp_path.iterdir():
        assert each.stat().st_mode & 0o077 == 0, each
    assert sorted(p.name for p in tmp_path.iterdir()) == ["t.db", "t.db-wal", "t.db.newest", "t.db.owner"]  # no shared memory
    store.close()
    assert [p.name for p in tmp_path.iterdir()] == ["t.db"]
    db = Sqlite(str(path))
    said = {name: db.db.pragma(name) for name in ("journal_mode", "synchronous", "locking_mode", "secure_delete", "mmap_size")}
    db.close(False)
    assert said == {"journal_mode": "wal", "synchronous": 2, "locking_mode": "exclusive", "secure_delete": 1, "mmap_size": 0}


def test_a_newer_store_is_refused_in_plain_words(place: str, opened: Callable[[str], Store]) -> None:
    opened(place).close()
    from tests.table.store.test_contract import run

    run(place, "PRAGMA user_version = 99" if "://" not in place else "UPDATE montjoy SET version = 99")
    with pytest.raises(TooNew, match="newer Montjoy"):
        opened(place)


@pytest.mark.parametrize("whose", ["a newer Montjoy", "another program"])
def test_what_is_not_ours_to_open_is_refused_and_not_touched(whose: str, tmp_path: Path) -> None:
    """Left by a kill, with all that was written last in its log: neither that nor the file is another byte afterwards.

    Planted: it is looked at when the log is ours already, which at the close goes into the file."""
    import apsw

    db = apsw.Connection(str(tmp_path / "t.db"))
    for sql in ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "CREATE TABLE t (x)"):
        db.execute(sql)
    if whose == "a newer Montjoy":
        db.execute(f"PRAGMA application_id = {sqlite.OURS}")
        db.execute("PRAGMA user_version = 99")
    there = tmp_path / "killed"
    there.mkdir()
    for end in ("", "-wal"):
        shutil.copyfile(tmp_path / f"t.db{end}", there / f"t.db{end}")
    (there / "t.db.newest").write_bytes(b"{}")
    db.close()
    before = {path.name: path.read_bytes() for path in there.iterdir()}
    for attempt in (open_store, lambda path: backup.backup(tmp_path / "no.db", path)):
        with pytest.raises(StoreError, match=whose):
            attempt(str(there / "t.db"))
        assert {path.name: path.read_bytes() for path in there.iterdir()} == before


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    import apsw

    (tmp_path / "text.db").write_bytes(b"hello, hello, hello\n" * 99)
    other = apsw.Connection(str(tmp_path / "other.db"))
    other.execute("CREATE TABLE t (x)")
    other.close()
    whole = (tmp_path / "other.db").read_bytes()
    (tmp_path / "folder.db").mkdir()
    for name, why in (("text.db", "damaged"), ("other.db", "another program"), ("folder.db", "not a file")):
        with pytest.raises(StoreError, match=why):
            Sqlite(str(tmp_path / name))
    assert (tmp_path / "text.db").read_bytes() == b"hello, hello, hello\n" * 99 and (tmp_path / "other.db").read_bytes() == whole


def test_a_callback_may_read(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    store, seen = opened(tmp_path / "t.db"), []
    future = store.commit(Write(game="a", expected=0, lines=(A, Line("x", b"", 3.0))))
    future.add_done_callback(lambda done: seen.append(store.head("a")))
    future.result()
    assert store.stats().commits == 1 and seen[0] and seen[0].version == 2


def test_a_store_from_before_gets_its_id_once(
    place: str, opened: Callable[[str], Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One step from the tables of the first releases: what is in it stays, a copy is made before, and its id stays from then on,
    also in a backup and where that is restored."""
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "home" / "of" / "nobody"))
    store = opened(place)
    made(store)
    store.close()
    db = engine(place)
    db.run("DROP TABLE about")
    db.run("PRAGMA user_version = 1" if "://" not in place else "UPDATE montjoy SET version = 1")
    db.close(False)
    first = opened(place)
    id, lines = first.id, first.lines("a")
    assert len(id) == 10 and lines and first.address() == ""
    first.note_address("http://192.0.2.7:8470")
    first.close()
    copies = [*tmp_path.rglob("*.before-2")]
    assert len(copies) == 1 and backup.proved(copies[0]).games == 1
    again = opened(place)
    assert (again.id, again.lines("a"), again.address()) == (id, lines, "http://192.0.2.7:8470")
    again.close()
    backup.backup(tmp_path / "copy.db", place)
    backup.restore(tmp_path / "copy.db", str(tmp_path / "new" / "new.db"))
    assert opened(str(tmp_path / "new" / "new.db")).id == id


def test_a_backup_from_before_leaves_the_store_its_id(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    """The copy that was made before the step is put back: the cookies that browsers have had since are still this store's.

    Planted: an id is drawn, and every browser is shut out."""
    path = tmp_path / "t.db"
    store = opened(path)
    made(store)
    store.close()
    db = engine(str(path))
    db.run("DROP TABLE about")
    db.run("PRAGMA user_version = 1")
    db.close(False)
    since = opened(path)
    id = since.id
    since.close()
    backup.restore(tmp_path / "t.db.before-2", str(path), replace=True)
    assert opened(path).id == id
