"""A log that is damaged, short or gone is noticed: nobody plays on from an older state without knowing it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from montjoy.table.store import Store, StoreError, Write, backup
from montjoy.table.store.newest import Newest, Shortened
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Writer
from tests.suite.patience import HANGS
from tests.table.served import ROOT, served
from tests.table.store.test_contract import B, made

ENDS = ("", "-wal", ".newest")


def as_killed(path: Path, to: Path) -> Path:
    """The files of an open store, as they would lie there if its process ended now."""
    to.mkdir()
    for end in ENDS:
        if (part := path.with_name(path.name + end)).exists():
            shutil.copyfile(part, to / (path.name + end))
    return to / path.name


def content(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.parent.iterdir() if each.is_file()}


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A store whose process was killed; all that it acknowledged is in its log."""
    path = tmp_path / "t.db"
    store = Writer(Sqlite(str(path), checkpoint=10_000))
    version = made(store)
    for _ in range(9):
        version = store.commit(Write(game="a", expected=version, lines=(B,))).result()
    there = as_killed(path, tmp_path / "killed")
    store.close()
    return there


def changed(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 4
    path.write_bytes(data)


def middle(wal: Path) -> int:
    """In the middle of what was acknowledged; behind that the file may hold pages of earlier."""
    noted = Newest(wal.with_name("t.db"))._read()
    assert noted is not None and noted.pages > 4
    return 32 + noted.pages // 2 * (24 + 4096)


DAMAGES: dict[str, Callable[[Path], None]] = {
    "a bit of its header": lambda wal: changed(wal, 18),
    "a bit of the check of its header": lambda wal: changed(wal, 25),
    "a bit of the first page": lambda wal: changed(wal, 32 + 24 + 99),
    "a bit in the middle": lambda wal: changed(wal, middle(wal) + 999),
    "its end is gone": lambda wal: os.truncate(wal, middle(wal)),
    "it is empty": lambda wal: os.truncate(wal, 0),
    "it is gone": lambda wal: wal.unlink(),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_is_noticed_and_nothing_is_touched(damage: str, killed: Path, tmp_path: Path) -> None:
    """Refused by all who open it, until a backup is taken or the host goes on with what is left.

    Planted: what SQLite itself does, which is to serve what it can still read."""
    wal = killed.with_name("t.db-wal")
    whole = as_killed(killed, tmp_path / "whole")
    assert (found := games(Sqlite(str(whole)))) and max(found.values()) > 0
    saved = tmp_path / "saved.db"
    backup.backup(saved, str(whole))
    DAMAGES[damage](wal)
    before = content(killed)
    for attempt in (lambda: Sqlite(str(killed)), lambda: backup.backup(tmp_path / "no.db", str(killed))):
        with pytest.raises(Shortened, match="lost what was stored last"):
            attempt()
        assert content(killed) in (before, {**before, "t.db-wal": b""})
    left = tmp_path / "left"
    shutil.copytree(killed.parent, left)
    (left / "t.db.newest").unlink()
    assert sum(games(Sqlite(str(left / "t.db"))).values()) < sum(found.values())
    with pytest.raises(StoreError, match="--replace"):
        raise_as_store(lambda: backup.restore(saved, str(killed)))
    backup.restore(saved, str(killed), replace=True)
    assert games(Sqlite(str(killed))) == found
    assert (killed.parent / "t.db.replaced-1.newest").exists()


def raise_as_store(work: Callable[[], object]) -> None:
    from montjoy.core.content.files import BadFile

    try:
        work()
    except BadFile as why:
        raise StoreError(str(why)) from None


def games(db: Sqlite) -> dict[str, int]:
    found = dict(db.run("SELECT game, version FROM games"))
    db.close(False)
    return found


def test_at_no_moment_is_a_whole_store_refused_or_a_shorter_one_taken(tmp_path: Path) -> None:
    """Killed after each of many commits, with checkpoints and a deletion in between; then with the last page of its log cut off.

    Planted: the note not written when the log went into the database; written after the next commit's."""
    path = tmp_path / "t.db"
    store = Writer(Sqlite(str(path), checkpoint=7))
    version, noticed = made(store), [0, 0]
    for n in range(24):
        if n == 12:
            made(store, "b")
            store.delete("b").result()
        if n == 5:
            store.backup(tmp_path / "saved.db")
        version = store.commit(Write(game="a", expected=version, lines=(B,))).result()
        store.stats()                                        # what is done after a batch is done
        whole = as_killed(path, tmp_path / f"whole{n}")
        short = as_killed(path, tmp_path / f"short{n}")
        assert games(Sqlite(str(whole)))["a"] == version
        wal, note = short.with_name("t.db-wal"), Newest(short)._read()
        assert note is not None
        os.truncate(wal, max(32 + note.pages * (24 + 4096) - 4096, 0))
        try:
            found = games(Sqlite(str(short)))
        except Shortened as why:
            assert ("Nothing is lost" if note.kept else "has lost") in str(why)
            noticed[note.kept] += 1
            if note.kept:
                wal.unlink()                                 # as it says
                found = games(Sqlite(str(short)))
        else:
            assert note.kept                                 # nothing can be read of a log that is all in the database
        assert not note.kept or found["a"] == version
        shutil.rmtree(whole.parent)
        shutil.rmtree(short.parent)
    store.close()
    assert min(noticed) > 3 and [p.name for p in tmp_path.iterdir() if p.name.startswith("t.db")] == ["t.db"]


def test_another_program_that_took_the_log_in_is_named(killed: Path) -> None:
    """What SQLite's own tool, or a release from before the note, does to a store after a crash: its log is in it, and gone.
    Whether it was taken in or thrown away cannot be told from here; the host reads what may be, and what to do then."""
    whole = killed.with_name("whole.db")
    for end in ("", "-wal"):
        shutil.copyfile(f"{killed}{end}", f"{whole}{end}")
    found = games(Sqlite(str(whole)))
    with contextlib.closing(sqlite3.connect(killed)) as tool:
        assert tool.execute("SELECT count(*) FROM games").fetchone()[0] == len(found)
    assert not killed.with_name("t.db-wal").exists()
    with pytest.raises(Shortened, match=r"another program .* nothing is lost.* delete t\.db\.newest"):
        Sqlite(str(killed))
    killed.with_name("t.db.newest").unlink()
    assert games(Sqlite(str(killed))) == found


def test_a_note_that_cannot_be_written_is_none(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    """Nothing fails for it, and an older one is not left standing."""
    path = tmp_path / "t.db"
    store = opened(path)
    version = made(store)
    note = tmp_path / "t.db.newest"
    assert note.stat().st_size == 64
    newest: Newest = store._ask(lambda db: db.newest)        # type: ignore[attr-defined]
    assert newest.file is not None
    with open(os.devnull, "rb") as nothing:                  # to which nobody can write
        os.dup2(nothing.fileno(), newest.file)
    store.commit(Write(game="a", expected=version, lines=(B,))).result()
    assert not note.exists()
    store.commit(Write(game="a", expected=version + 1, lines=(B,))).result()
    assert note.exists()
    note.write_bytes(b"{" * 64)
    again = as_killed(path, tmp_path / "again")
    assert games(Sqlite(str(again)))["a"] == version + 2


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_server_does_not_start_on_less_than_it_acknowledged(tmp_path: Path) -> None:
    """From outside: what the host reads, and that his store lies as it lay."""
    path = tmp_path / "t.db"
    with served(path, "log-stays") as server:
        assert server.process is not None
        form = "game=rudern&scenario=siege_of_a_town"
        import http.client

        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=HANGS)
        line.request("POST", "/new", form, {"content-type": "application/x-www-form-urlencoded"})
        assert line.getresponse().status == 303
        line.close()
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    wal = tmp_path / "t.db-wal"
    changed(wal, wal.stat().st_size - 5000)
    before = content(path)
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    words = [sys.executable, "-m", "montjoy", "serve", "--no-browser", "--store", str(path)]
    said = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=HANGS)
    assert said.returncode == 2 and "t.db has lost what was stored last" in said.stderr and "Traceback" not in said.stderr
    assert content(path) == before
