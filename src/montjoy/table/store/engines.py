"""Which database a store is in: SQLite at a path, PostgreSQL at an address."""

from __future__ import annotations

from pathlib import Path

from montjoy.core.content import files
from montjoy.table.store import Store
from montjoy.table.store.schema import Engine
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Writer


def default(where: str) -> str:
    """The place that is meant; "": `table.db` in the user's folder."""
    return where or str(files.home() / "table.db")


def engine(where: str, reading: bool = False) -> Engine:
    """The database at a place.  `reading`: for a copy, beside the server that holds the store."""
    if where.startswith(("postgresql://", "postgres://")):
        from montjoy.table.store.postgres import Postgres  # of the extra `postgres`

        return Postgres(where, reading)
    return Sqlite(where)


def open_store(where: str | Path | None = None) -> Store:
    """The store at a path or at a postgresql:// address; None: `table.db` in the user's folder.

    Raises Busy (within 2 seconds), TooNew, Full, Broken; StoreError where the address is of no use."""
    return Writer(engine(default(str(where or ""))))
