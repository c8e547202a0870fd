"""SQLite through apsw: one connection, the whole file locked for this process, every commit synced."""

from __future__ import annotations

import errno
import os
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any, Final

import apsw
import msgspec

from montjoy.core import outside
from montjoy.core.content import files
from montjoy.table.store import Broken, Busy, Damaged, Full, StoreError, TooNew, copies, tables
from montjoy.table.store.newest import Newest
from montjoy.table.store.schema import COLUMNS, STEPS, Row

SAFE: Final = (3, 51, 3)  # before it two connections can spoil a database in WAL mode
OURS: Final = 0x4D6A6F79  # application_id
FREE: Final = 64_000_000  # bytes, for a new game
PATIENCE: Final = 1.0  # seconds for the other server to let go
CHECKPOINT: Final = 1000  # pages
ROWS: Final = 32  # of one step; what they hold is copied for it
NO_ROOM: Final = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG}


def check_library(version: str) -> None:
    if tuple(int(part) for part in version.split(".")) < SAFE:
        raise TooNew(f"this SQLite is {version}; stores need {'.'.join(map(str, SAFE))} or newer: update the package apsw")


class Sqlite:
    """The Engine on one file.  `vfs`: another file layer, for tests.  `copy`: a copy, of which no other need be kept.
    `id`: the one it gets where it has none."""

    clash = apsw.ConstraintError

    def __init__(
        self, where: str, vfs: str | None = None, checkpoint: int = CHECKPOINT, copy: bool = False, id: str = ""
    ) -> None:
        check_library(apsw.sqlite_lib_version())
        self.id = id
        self.path, self.where, self.copy = Path(where), Path(where).name, copy
        self.owner, self.wanted = beside(self.path, "owner"), beside(self.path, "backup-wanted")
        self.checkpoint_at, self.pages, self.claimed = checkpoint, 0, False
        self.newest = None if vfs or copy else Newest(self.path)
        self._make_file()
        try:
            self.db = apsw.Connection(str(self.path), vfs=vfs)
        except apsw.Error as error:
            raise Broken(f"{self.where} cannot be opened ({error})") from error
        try:
            self._open()
        except apsw.Error as error:
            trouble = self.trouble(error) or Broken(f"{self.where} cannot be opened ({error})")
            self.close(True)
            raise trouble from error
        except BaseException:
            self.close(not self.claimed)                     # before it is ours it is left as it lies
            raise

    def _make_file(self) -> None:
        """There from the beginning, for its owner alone.  One that is there is not opened: closing it would free its locks."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            if not self.path.is_file():
                raise StoreError(f"{self.path} is not a file") from None
        except OSError as error:
            raise StoreError(f"{self.path} cannot be made ({error.strerror}); give another place, or set MONTJOY_HOME") from None

    def _open(self) -> None:
        begun = outside.stopwatch()
        while True:
            try:
                self._lock()
                break
            except (apsw.BusyError, apsw.LockedError):
                if outside.stopwatch() - begun > PATIENCE:
                    raise Busy(self.where, self._who()) from None
                apsw.sleep(50)
        self.db.set_wal_hook(self._grown)
        if self.newest:
            self.newest.compare(self.db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)[0])
        self._claim()
        self._migrate()

    def _check_whose(self) -> None:
        """A store of a newer Montjoy, or another program's database, is refused before anything of it is touched."""
        (version,) = self.run("PRAGMA user_version")[0]
        if (version == 0 and self.run("SELECT 1 FROM sqlite_master")) or (version and self.db.pragma("application_id") != OURS):
            raise StoreError(f"{self.where} is a database of another program; give another place")
        if version > len(STEPS):
            raise TooNew(f"{self.where} was written by a newer Montjoy; update Montjoy, or take another store")

    def _lock(self) -> None:
        """Alone with the file.  Exclusive before the first read, so that there is no shared memory."""
        self.run("PRAGMA locking_mode = EXCLUSIVE")
        self._check_whose()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = 1", "secure_delete = ON", "mmap_size = 0",
                       "temp_store = MEMORY", "trusted_schema = OFF", "cell_size_check = ON", "journal_size_limit = 16000000"):
            self.run(f"PRAGMA {pragma}")
        assert self.db.pragma("journal_mode") == "wal" and self.db.pragma("synchronous") == 2
        self.run("BEGIN IMMEDIATE; COMMIT")

    def _claim(self) -> None:
        """Who holds the store, for the message of the one who comes second."""
        data = msgspec.json.encode({"pid": os.getpid(), "since": outside.now()})
        self.claimed = True
        try:
            files.write(self.owner, data, mode=0o600)
        except files.BadFile:
            pass  # a full disk: the store can still be read

    def _who(self) -> str:
        try:
            return f"process {msgspec.json.decode(files.read_bytes(self.owner))['pid']}"
        except (files.BadFile, msgspec.MsgspecError, KeyError, TypeError):
            return "process unknown"

    def _migrate(self) -> None:
        """Step by step, each in a transaction, after a backup."""
        (version,) = self.run("PRAGMA user_version")[0]
        if 0 < version < len(STEPS) and not self.copy:
            copies.take(self, beside(self.path, f"before-{len(STEPS)}"), replace=True)
        for number, step in enumerate(STEPS[version:], version + 1):
            self.begin()
            try:
                for sql in step:
                    self.run(sql if not sql.startswith("CREATE TABLE") else f"{sql} STRICT, WITHOUT ROWID")
                self.run(f"PRAGMA application_id = {OURS}")
                self.run(f"PRAGMA user_version = {number}")
                self.commit()
            except BaseException:
                self.rollback()
                raise
        self.id = tables.own_id(self)
        for table, columns in COLUMNS.items():
            self.run(f"SELECT {columns} FROM {table} LIMIT 0")  # the schema too may be damaged

    # ---- statements --------------------------------------------------------------------------------------------------
    def run(self, sql: str, *values: Any) -> list[Row]:
        """To the last row, for an error may come after the first."""
        return self.db.execute(sql, values).fetchall()

    def many(self, sql: str, rows: list[Row]) -> None:
        """Many rows a step: at each, other threads must let this one go on."""
        at = 0
        while at < len(rows):
            size = min(1 << (len(rows) - at).bit_length() - 1, ROWS)
            self.db.execute(widened(sql, size), [value for row in rows[at : at + size] for value in row])
            at += size

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")
        if self.newest and self.pages:
            self.newest.note_commit(self.pages)

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.run("ROLLBACK")

    def trouble(self, error: Exception, game: str = "") -> StoreError | None:
        if isinstance(error, StoreError):
            return error
        if isinstance(error, apsw.FullError):
            return self._full()
        if isinstance(error, apsw.IOError) and self.db.system_errno in NO_ROOM and "FSYNC" not in _name(error):
            return self._full()
        if isinstance(error, apsw.NotADBError):
            return Broken(f"{self.where} is not a store of Montjoy's, or it is damaged; restore a backup")
        if isinstance(error, apsw.CorruptError | UnicodeDecodeError):
            return Damaged(game, 0, "place where it is stored")
        if isinstance(error, apsw.IOError | apsw.ReadOnlyError | apsw.CantOpenError | apsw.NoMemError | apsw.ProtocolError):
            return Broken(f"{self.where} could not be written ({_name(error)})")
        return None

    def _full(self) -> Full:
        return Full(f"the disk that holds {self.where} is full; nothing was written")

    def lost(self) -> bool:
        return False

    def recover(self) -> bool:
        raise Broken("a file has no connection to lose")

    def room(self) -> bool:
        return shutil.disk_usage(self.path.parent).free >= FREE

    def size(self) -> int:
        return int(self.db.pragma("page_count")) * int(self.db.pragma("page_size"))

    # ---- upkeep ------------------------------------------------------------------------------------------------------
    def _grown(self, db: apsw.Connection, name: str, pages: int) -> int:
        self.pages = pages
        return apsw.SQLITE_OK

    def tend(self, soon: bool) -> None:
        """The log goes into the database by our own hand: SQLite itself would keep quiet about a sync that failed there."""
        if self.pages >= self.checkpoint_at or (not soon and self.pages):
            self._checkpoint(apsw.SQLITE_CHECKPOINT_PASSIVE)
        if not soon and self.wanted.exists():
            copies.grant_wish(self, self.wanted)

    def _checkpoint(self, mode: int) -> None:
        """All of the log into the database; `mode`: and what becomes of the log then."""
        try:
            whole, done = self.db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
            if self.newest and whole == done:
                self.newest.note_checkpoint()
            if mode != apsw.SQLITE_CHECKPOINT_PASSIVE:
                self.db.wal_checkpoint(mode=mode)
            self.pages = 0
        except apsw.Error as error:
            if not isinstance(self.trouble(error), Full):
                raise

    def scrub(self) -> None:
        self._checkpoint(apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def backup(self, path: str) -> None:
        self.run("VACUUM INTO ?", path)

    def close(self, broken: bool) -> None:
        """A broken store is left as it lies: the next start reads what is there."""
        if broken:
            self.db.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        try:
            if self.claimed:
                self.owner.unlink(missing_ok=True)
            whole = not broken and self.newest is not None and self._is_whole()
            self.db.close()
            if self.newest and self.claimed:
                self.newest.close(whole)
        except (OSError, apsw.Error):
            pass  # all that was acknowledged is in the log

    def _is_whole(self) -> bool:
        """All of the log is in the database now, and closing does away with it."""
        try:
            pages, done = self.db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except apsw.Error:
            return False
        if self.newest and pages == done:
            self.newest.note_checkpoint()
        return bool(pages == done)


@cache
def widened(sql: str, rows: int) -> str:
    """The same statement for several rows."""
    start, one, rest = re.split(r"(\([?, ]+\))", sql)
    return f"{start}{', '.join([one] * rows)}{rest}"


def beside(path: Path, what: str) -> Path:
    return path.with_name(f"{path.name}.{what}")


def _name(error: apsw.Error) -> str:
    """SQLITE_IOERR_FSYNC"""
    extended = getattr(error, "extendedresult", 0)
    return str(apsw.mapping_extended_result_codes.get(extended, "") or type(error).__name__)
