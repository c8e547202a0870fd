"""Beside a store in one file: how long its log was when something was last acknowledged.

SQLite reads a log up to the first page that is damaged, and says nothing of the rest.  What was acknowledged is on the disk
when it is noted here, so a log that is shorter when the store is opened has lost something.  One of which all is in the database
may be gone, but not be shorter: its older pages would be taken for the newest.  The note is synced only there, where the log
begins anew: after a power cut it may be older than the log, never newer.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

from montjoy.table.store import StoreError

SIZE: Final = 64                                             # bytes: written in one piece, in its place
SALTS: Final = 16, 8                                         # where a log's header says which log it is (file format 4.1)


class Noted(msgspec.Struct, frozen=True):
    """`log`: which one it was, by its salts, in hex; `pages`: how many it had; `kept`: all of them are in the database."""

    log: str
    pages: int
    kept: bool = False


class Shortened(StoreError):
    """What was acknowledged last is not there any more.  `pages`: how many of the log can be read."""

    def __init__(self, where: str, noted: Noted, pages: int) -> None:
        what = f"{where}-wal: of {noted.pages} pages {pages or 'none'} can be read"
        lost = f"{where} has lost what was stored last, for its log is damaged or gone ({what}). Put the log back, or take a "
        lost += "backup: restore FILE --replace. "
        if not pages:
            lost += "If another program (sqlite3, an older Montjoy) opened it since the crash, it took that in: nothing is lost. "
        lost += f"To go on with what is there, delete {where}.newest"
        spoilt = f"The log of {where} is damaged ({what}). Nothing is lost: it was no longer needed. Delete it"
        super().__init__(spoilt if noted.kept else lost)


class Newest:
    """The note beside a store.  Where it cannot be written there is none, and nothing is compared."""

    def __init__(self, store: Path) -> None:
        self.path, self.log = store.with_name(f"{store.name}.newest"), store.with_name(f"{store.name}-wal")
        self.where = store.name
        self.file: int | None = None
        self.noted: Noted | None = None

    def compare(self, pages: int) -> None:
        """The store has been opened and `pages` of its log can be read.  Raises Shortened."""
        there = self.noted = self._read()
        if there is not None:
            found = pages if there.log == self._salts() else 0
            if found < there.pages and (found or not there.kept):
                raise Shortened(self.where, there, found)

    def note_commit(self, pages: int) -> None:
        """Something was committed: it is on the disk, the log has so many pages."""
        same = self.noted is not None and not self.noted.kept and pages > self.noted.pages
        log = self.noted.log if self.noted is not None and same else self._salts()
        if log:
            self._write(Noted(log, pages))

    def note_checkpoint(self) -> None:
        """All of the log is in the database, and the next commit may begin a new one.  On the disk before that."""
        if self.noted is not None:
            self._write(Noted(self.noted.log, self.noted.pages, kept=True), sync=True)

    def close(self, whole: bool) -> None:
        """`whole`: all is in the database, and there is nothing to note."""
        if self.file is not None:
            os.close(self.file)
            self.file = None
        if whole:
            self.path.unlink(missing_ok=True)

    def _salts(self) -> str:
        try:
            with self.log.open("rb") as file:
                return file.read(sum(SALTS))[SALTS[0]:].hex()
        except OSError:
            return ""

    def _read(self) -> Noted | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Noted)
        except (OSError, msgspec.DecodeError):
            return None

    def _write(self, noted: Noted, sync: bool = False) -> None:
        """In one piece.  What cannot be written must not stand there, older than what comes."""
        try:
            if self.file is None:
                self.file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            os.lseek(self.file, 0, os.SEEK_SET)
            os.write(self.file, msgspec.json.encode(noted).ljust(SIZE - 1) + b"\n")
            if sync:
                os.fsync(self.file)
            self.noted = noted
        except OSError:
            self.noted = None
            self.close(False)
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
