"""PostgreSQL through psycopg (extra `postgres`): the same statements, one server process for each store.

The advisory lock does two things.  A second server is refused; and after a lost connection, whoever has the lock again knows
that the old session is dead, so what became of its last transaction can be read and will not change any more.
"""

from __future__ import annotations

import os
import socket
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any, Final

from montjoy.core import outside
from montjoy.core.content import files
from montjoy.core.extras import how_to_install
from montjoy.table.store import Broken, Busy, Damaged, Full, StoreError, TooNew, copies, schema, tables
from montjoy.table.store.schema import STEPS, Row
from montjoy.table.store.sqlite import Sqlite

try:
    import psycopg
    from psycopg import errors
    from psycopg.conninfo import conninfo_to_dict
except ImportError as missing:
    raise StoreError(f"PostgreSQL needs one more package: {how_to_install('postgres')}") from missing

PATIENCE: Final = 1.0  # seconds for the other server to let go, when we start
AGAIN: Final = 15.0  # seconds to come back after a lost connection
TYPES: Final = {" INTEGER": " BIGINT", " BLOB": " BYTEA", " REAL": " DOUBLE PRECISION"}


@cache
def ours(sql: str) -> str:
    return sql.replace("?", "%s")


class Postgres:
    """The Engine on one database.  `reading`: for a copy, beside the server that holds the store."""

    clash = errors.UniqueViolation
    id = ""

    def __init__(self, where: str, reading: bool = False) -> None:
        self.url, self.reading, self.batch = where, reading, 0
        try:
            said = conninfo_to_dict(where)
        except psycopg.Error:
            raise StoreError("this is not an address of PostgreSQL; it looks like postgresql://user@host/database") from None
        self.where = f"the database {said.get('dbname') or said.get('user') or ''}"
        try:
            self._connect(PATIENCE)
            self._migrate()
        except psycopg.Error as error:
            raise StoreError(f"{self.where} cannot be opened: {_plain(error)}") from None

    # ---- connecting --------------------------------------------------------------------------------------------------
    def _connect(self, patience: float) -> None:
        """A session that holds the store.  Busy where another one does."""
        name = f"montjoy, process {os.getpid()} on {socket.gethostname()}"[:63]
        self.db = psycopg.connect(self.url, autocommit=True, connect_timeout=10, application_name=name,
                                  keepalives_idle=30, prepare_threshold=2)
        for sql in ("SET synchronous_commit = on", "SET client_min_messages = warning"):
            self.run(sql)
        if self.reading:
            return
        if self.run("SHOW fsync") != [("on",)]:
            self.db.close()
            raise StoreError(f"{self.where} runs with fsync off: what it acknowledges could be lost; turn it on")
        begun = outside.stopwatch()
        while self.run("SELECT pg_try_advisory_lock(hashtext('montjoy'), hashtext(current_schema()))") != [(True,)]:
            if outside.stopwatch() - begun > patience:
                owner = self._who()
                self.db.close()
                raise Busy(self.where, owner)
            self.run("SELECT pg_sleep(0.05)")

    def _who(self) -> str:
        rows = self.run("SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid"
                        " WHERE l.locktype = 'advisory' AND l.granted AND l.classid = hashtext('montjoy')::oid"
                        " AND l.objid = hashtext(current_schema())::oid"
                        " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())")
        return str(rows[0][0]).removeprefix("montjoy, ") if rows else "process unknown"

    def _migrate(self) -> None:
        if not self.reading:
            self.run("CREATE TABLE IF NOT EXISTS montjoy (version BIGINT NOT NULL, batch BIGINT NOT NULL)")
        elif self.run("SELECT to_regclass('montjoy')") == [(None,)]:
            raise StoreError(f"there is no store in {self.where}")
        rows = self.run("SELECT version, batch FROM montjoy") or [(0, 0)]
        version, self.batch = rows[0]
        if version > len(STEPS):
            raise TooNew(f"{self.where} was written by a newer Montjoy; update Montjoy, or take another store")
        if self.reading:
            self.id = tables.own_id(self) if version > 1 else ""
            return
        if 0 < version < len(STEPS):
            files.home().mkdir(parents=True, exist_ok=True, mode=0o700)     # nothing else of this store lies there
            copies.take(self, files.home() / f"postgres.before-{len(STEPS)}", replace=True)
        for number, step in enumerate(STEPS[version:], version + 1):
            with self.db.transaction():
                for sql in step:
                    for name, theirs in TYPES.items():
                        sql = sql.replace(name, theirs)
                    self.run(sql)
                self.run("DELETE FROM montjoy")
                self.run("INSERT INTO montjoy VALUES (?, ?)", number, self.batch)
        self.id = tables.own_id(self)

    # ---- statements --------------------------------------------------------------------------------------------------
    def run(self, sql: str, *values: Any) -> list[Row]:
        found = self.db.execute(ours(sql), values or None, binary=True)
        return found.fetchall() if found.description else []

    def many(self, sql: str, rows: list[Row]) -> None:
        if len(rows) == 1:
            self.db.execute(ours(sql), rows[0])
        else:
            self.db.cursor().executemany(ours(sql), rows)

    def begin(self) -> None:
        self.run("BEGIN")
        self.run("UPDATE montjoy SET batch = ?", self.batch + 1)

    def commit(self) -> None:
        self.run("COMMIT")
        self.batch += 1

    def rollback(self) -> None:
        self.run("ROLLBACK")

    def trouble(self, error: Exception, game: str = "") -> StoreError | None:
        if isinstance(error, StoreError):
            return error
        if isinstance(error, errors.DiskFull | errors.OutOfMemory | errors.ConfigurationLimitExceeded):
            return Full(f"{self.where} has no room left; nothing was written")
        if isinstance(error, errors.DataCorrupted | errors.IndexCorrupted):
            return Damaged(game, 0, "place where it is stored")
        if isinstance(error, psycopg.OperationalError | psycopg.InternalError):
            return Broken(f"{self.where} failed ({_plain(error)})")
        return None

    # ---- a lost connection -------------------------------------------------------------------------------------------
    def lost(self) -> bool:
        return self.db.closed

    def recover(self) -> bool:
        """Never a blind second try: with the lock in hand we read whether the last transaction is there."""
        wanted, begun = self.batch + 1, outside.stopwatch()
        while True:
            try:
                self._connect(AGAIN)
                (self.batch,) = self.run("SELECT batch FROM montjoy")[0]
                return self.batch == wanted
            except psycopg.OperationalError as error:
                if outside.stopwatch() - begun > AGAIN:
                    why = "is gone, and whether the last writes are in it is not known"
                    raise Broken(f"{self.where} {why} ({_plain(error)})") from None
                sleep(0.2)
            except StoreError as refused:
                raise Broken(f"{self.where} does not take us back: {refused}") from None

    def room(self) -> bool:
        return True  # how much is free, only the database's own machine knows; it says so by an error

    def size(self) -> int:
        names = ", ".join(f"'{name}'" for name in schema.COLUMNS)
        return int(self.run(f"SELECT sum(pg_total_relation_size(n::regclass))::bigint FROM unnest(ARRAY[{names}]) n")[0][0])

    # ---- upkeep ------------------------------------------------------------------------------------------------------
    def tend(self, soon: bool) -> None:
        pass

    def scrub(self) -> None:
        for table in schema.COLUMNS:
            self.run(f"VACUUM {table}")

    def backup(self, path: str) -> None:
        """One picture of the whole store, as an SQLite file."""
        Path(path).unlink(missing_ok=True)
        to = Sqlite(path)
        try:
            self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            to.begin()
            tables.copy(self, to)
            to.commit()
        finally:
            if not self.lost():
                self.run("ROLLBACK")
            to.close(False)

    def close(self, broken: bool) -> None:
        self.db.close()


def _plain(error: Exception) -> str:
    """The first line of what PostgreSQL says."""
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]
