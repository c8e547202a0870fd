"""A disk made of bytes, as an apsw file layer: what was synced is durable, what was only written is pending.

It can lose its power, run full, or fail, at an operation of choice.  Blind spots: a file's name is durable at once, and a sync
that says it is done is believed.
"""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import apsw

SECTOR = 512
names = itertools.count()
Change = tuple[int, bytes] | int  # bytes at an offset, or the new length


def changed(content: bytearray, change: Change) -> None:
    if isinstance(change, int):
        del content[change:]
        return
    offset, data = change
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


class Content:
    """One file: what a reader sees, what would survive, and what lies between."""

    def __init__(self) -> None:
        self.now, self.durable = bytearray(), bytearray()
        self.pending: list[Change] = []


class Disk(apsw.VFS):
    """`fault(number, kind)` is asked before every write, sync, truncation and deletion; what it raises, the operation raises."""

    def __init__(self) -> None:
        self.name = f"disk{next(names)}"
        self.files: dict[str, Content] = {}
        self.number = 0
        self.fault: Callable[[int, str], None] = lambda number, kind: None
        super().__init__(self.name, "")

    def excepthook(self, *what: object) -> bool:
        """A failure where SQLite cannot be told, as in closing: it is over anyway."""
        return True

    def happens(self, kind: str) -> None:
        self.number += 1
        self.fault(self.number, kind)

    def xOpen(self, name: Any, flags: list[int]) -> Any:
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        if not flags[0] & (apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL):
            return File(self, Content())
        flags[1] = flags[0]
        return File(self, self.files.setdefault(path, Content()))

    def xDelete(self, path: str, sync: bool) -> None:
        with contextlib.suppress(PowerCut):
            self.happens("delete")
            self.files.pop(path, None)

    def xAccess(self, path: str, flags: int) -> bool:
        return path in self.files

    def xFullPathname(self, name: str) -> str:
        return name

    # ---- after a cut -------------------------------------------------------------------------------------------------
    def survivors(self, luck: random.Random) -> dict[str, bytes]:
        """None, all, or a random half of what was pending reached the disk; some of it torn."""
        how, found = luck.choice(("none", "all", "half", "half")), {}
        for path, content in self.files.items():
            kept = bytearray(content.durable)
            for change in content.pending:
                if how == "all" or (how == "half" and luck.random() < 0.5):
                    if not isinstance(change, int) and luck.random() < 0.2:
                        offset, data = change
                        change = (offset, data[: luck.randrange(len(data) // SECTOR + 1) * SECTOR])
                    changed(kept, change)
            found[path] = bytes(kept)
        return found


class File:
    def __init__(self, disk: Disk, content: Content) -> None:
        self.disk, self.content = disk, content
        self.excepthook = disk.excepthook

    def _do(self, kind: str, change: Change) -> None:
        try:
            self.disk.happens(kind)
        except PowerCut:
            self.content.pending.append(change)  # the last one may be on its way
            raise
        self.content.pending.append(change)
        changed(self.content.now, change)

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self.content.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._do("write", (offset, bytes(data)))

    def xTruncate(self, size: int) -> None:
        self._do("truncate", size)

    def xSync(self, flags: int) -> None:
        try:
            self.disk.happens("sync")
        except PowerCut:
            raise
        except apsw.IOError:
            self.content.pending.clear()  # as kernels do: the pages count as clean, and never reach the disk
            raise
        for change in self.content.pending:
            changed(self.content.durable, change)
        self.content.pending.clear()

    def xFileSize(self) -> int:
        return len(self.content.now)

    def xLock(self, level: int) -> None:
        pass

    def xUnlock(self, level: int) -> None:
        pass

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return 0

    def xClose(self) -> None:
        pass


class PowerCut(apsw.IOError):
    extendedresult = apsw.SQLITE_IOERR_WRITE


def error(kind: str) -> Exception:
    """What the file layer says when an operation fails."""
    code = {"sync": apsw.SQLITE_IOERR_FSYNC, "write": apsw.SQLITE_IOERR_WRITE}.get(kind, apsw.SQLITE_IOERR_TRUNCATE)
    return apsw.exception_for(code)
