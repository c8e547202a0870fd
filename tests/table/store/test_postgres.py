"""PostgreSQL alone: lost connections, and what it must be like."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from montjoy.table.store import Broken, Conflict, Line, Store, StoreError, Write
from montjoy.table.store.engines import open_store
from montjoy.table.store.writer import Writer
from tests.table.store.database import REQUIRED, fresh, postgres
from tests.table.store.test_contract import A, made

if importlib.util.find_spec("psycopg") is None and os.environ.get(REQUIRED) != "1":
    pytest.skip("psycopg is not installed: the extra `postgres`", allow_module_level=True)

import psycopg


def losing(where: str, when: str, blind: bool = False) -> Store:
    """A store that loses its connection at every fifth commit: before COMMIT is sent, or before its answer is read."""
    from montjoy.table.store.postgres import Postgres

    class Losing(Postgres):
        n = 0

        def commit(self) -> None:
            self.n += 1
            if self.n % 5:
                return super().commit()
            if when == "after":
                self.run("COMMIT")
            self.db.close()
            raise psycopg.OperationalError("the line is dead")

        def recover(self) -> bool:
            found = super().recover()
            return False if blind else found  # planted: tried again without having looked

    return Writer(Losing(where))


def many(store: Store) -> list[str]:
    found = []
    for n in range(20):
        try:
            if store.commit(Write(game="a", expected=n, lines=(Line("x", b"%d" % n, 1.0),))).result() != n + 1:
                found.append(f"{n}: another version")
        except StoreError as why:
            found.append(f"{n}: {why!r}")
    lines = [line.body for line in store.lines("a")]
    store.close()
    return found + ([] if lines == [b"%d" % n for n in range(20)] else [f"{lines}"])


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_lost_connection_loses_and_doubles_nothing(server: str, when: str) -> None:
    assert many(losing(fresh(server, "lost"), when)) == []


def test_planted_a_commit_is_blindly_tried_again(server: str) -> None:
    found = many(losing(fresh(server, "blind"), "after", blind=True))
    assert any("Conflict" in why for why in found)  # told that it failed, though it is written


def test_a_session_that_is_ended_from_outside_is_made_anew(server: str, opened: Callable[[str], Store]) -> None:
    where = fresh(server, "ended")
    store = opened(where)
    made(store)
    for n in range(1, 4):
        with psycopg.connect(where, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'montjoy%'")
        if n == 2:
            assert store.lines("a", 1)
        assert store.commit(Write(game="a", expected=n, lines=(A,))).result() == n + 1
    assert len(store.lines("a")) == 4


def test_gone_for_good_is_broken(monkeypatch: pytest.MonkeyPatch, server: str) -> None:
    monkeypatch.setattr("montjoy.table.store.postgres.AGAIN", 0.5)
    with postgres() as url:
        store = open_store(url)
        made(store)
    for _ in range(2):
        with pytest.raises(Broken):
            store.commit(Write(game="a", expected=1, lines=(A,))).result()
    store.close()


def test_the_lock_taken_by_another_meanwhile_is_broken(
    server: str, monkeypatch: pytest.MonkeyPatch, opened: Callable[[str], Store]
) -> None:
    """While our connection was lost another server opened the store: we may not write any more."""
    monkeypatch.setattr("montjoy.table.store.postgres.AGAIN", 0.3)
    where = fresh(server, "taken")
    store = open_store(where)
    made(store)
    store._db.db.close()  # type: ignore[attr-defined]
    other = opened(where)
    with pytest.raises(Broken, match="process"):
        store.commit(Write(game="a", expected=1, lines=(A,))).result()
    assert other.commit(Write(game="a", expected=1, lines=(A,))).result() == 2
    with pytest.raises(Conflict):
        made(other)
    store.close()


def test_without_fsync_it_is_refused(server: str) -> None:
    with postgres(sync=False) as url, pytest.raises(StoreError, match="fsync"):
        open_store(url)


def test_addresses_that_lead_nowhere_are_told_without_the_password() -> None:
    for where in ("postgresql://me:secret@127.0.0.1:1/x", "postgresql://me:secret@/x?nonsense=1"):
        with pytest.raises(StoreError) as why:
            open_store(where)
        assert "secret" not in str(why.value)


@pytest.mark.parametrize("made", [False, True])
def test_without_its_package_it_is_told_what_to_install_and_where(made: bool, tmp_path: Path) -> None:
    """By start.py in the environment that it made; else its own name, for the Python that runs: not a name that somebody else may
    have in a registry."""
    if made:
        (tmp_path / ".montjoy-made").touch()
    hidden = f"import sys; sys.modules['psycopg'] = None; sys.prefix = {str(tmp_path)!r}"
    code = f"{hidden}; from montjoy.table.store.engines import open_store; open_store('postgresql://a@b/c')"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)
    by_name = f"{sys.executable} -m pip install 'psycopg[binary]>=3.3'"
    assert ("python3 start.py install postgres" if made else by_name) in done.stderr and "montjoy[" not in done.stderr
