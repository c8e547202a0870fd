"""The tables, the same for SQLite and for PostgreSQL, and what a database must be able to do."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from montjoy.table.store import StoreError

Row = tuple[Any, ...]


class Engine(Protocol):
    """A database, spoken to by one thread."""

    where: str  # for messages; without password
    id: str  # of the store, the same for ever, also in its backups; tells nothing and opens nothing

    @property
    def clash(self) -> type[Exception]:
        """The error of a row that is there already."""

    def run(self, sql: str, *values: Any) -> list[Row]: ...
    def many(self, sql: str, rows: list[Row]) -> None: ...
    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def trouble(self, error: Exception, game: str = "") -> StoreError | None:
        """What an error of the database means: Full, Broken or Damaged; None: it concerns one write alone."""

    def lost(self) -> bool:
        """Whether the connection is gone."""

    def recover(self) -> bool:
        """After a lost connection: a new one, and whether the last transaction is there.  Broken where that cannot be known."""

    def room(self) -> bool:
        """Whether there is room for a new game."""

    def tend(self, soon: bool) -> None:
        """Upkeep: `soon` after every batch; else about once a second."""

    def scrub(self) -> None:
        """After a delete: leave nothing of it where we can reach."""

    def size(self) -> int: ...
    def backup(self, path: str) -> None: ...
    def close(self, broken: bool) -> None: ...


# ---- schema ----------------------------------------------------------------------------------------------------------
# No index beside the primary keys: the lists that would use one are short, every commit would pay for it, and a damaged index
# leaves rows out in silence.
STEPS: Final[list[tuple[str, ...]]] = [
    (
        "CREATE TABLE games (game TEXT PRIMARY KEY, version INTEGER NOT NULL, chain BLOB NOT NULL, status TEXT NOT NULL,"
        " due REAL, begun REAL NOT NULL, last REAL NOT NULL, seal BLOB NOT NULL)",
        "CREATE TABLE metas (game TEXT PRIMARY KEY, meta BLOB, secret BLOB, seal BLOB NOT NULL)",
        "CREATE TABLE lines (game TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL,"
        " at REAL NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (game, version))",
        "CREATE TABLE snapshots (game TEXT NOT NULL, version INTEGER NOT NULL, kept INTEGER NOT NULL, body BLOB NOT NULL,"
        " seal BLOB NOT NULL, PRIMARY KEY (game, version))",
        "CREATE TABLE keys (game TEXT NOT NULL, who TEXT NOT NULL, key TEXT NOT NULL, digest BLOB NOT NULL,"
        " reply BLOB NOT NULL, seal BLOB NOT NULL, PRIMARY KEY (game, who, key))",
        "CREATE TABLE passes (hash BLOB NOT NULL, game TEXT NOT NULL, role TEXT NOT NULL, kind TEXT NOT NULL,"
        " until REAL NOT NULL, state TEXT NOT NULL, seal BLOB NOT NULL, PRIMARY KEY (hash, game, role))",
    ),
    ("CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL)",),     # of the store itself: its id
]
COLUMNS: Final = {
    "games": "game, version, chain, status, due, begun, last, seal",
    "metas": "game, meta, secret, seal",
    "lines": "game, version, kind, body, at, chain",
    "snapshots": "game, version, kept, body, seal",
    "keys": "game, who, key, digest, reply, seal",
    "passes": "hash, game, role, kind, until, state, seal",
}


@cache
def insert(table: str) -> str:
    columns = COLUMNS[table]
    return f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' for _ in columns.split(','))})"


@cache
def upsert(table: str, by: str) -> str:
    """Insert, or change the row that has the same `by`."""
    rest = [c for c in COLUMNS[table].split(", ") if c not in by.split(", ")]
    return f"{insert(table)} ON CONFLICT ({by}) DO UPDATE SET {', '.join(f'{c} = excluded.{c}' for c in rest)}"
