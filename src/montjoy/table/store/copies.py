"""A whole copy of a store, as one SQLite file, taken by whoever has it open: a server makes it where a wish for one lies beside
its store, so that nobody copies from outside."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from montjoy.core.content import files
from montjoy.table.store import StoreError
from montjoy.table.store.schema import Engine


class Wanted(msgspec.Struct):
    """What lies in the file beside the store: first the wish, then the answer."""

    path: str
    done: bool = False
    says: str = ""  # why not


def take(db: Engine, path: Path, replace: bool = False) -> None:
    """A whole copy, or none; synced before it gets its name."""
    if path.exists() and not replace:
        raise files.BadFile(path, "this file is already there", "give another name")
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        db.backup(str(new))
        sync(new)
        os.replace(new, path)
        sync(path.parent)
    except OSError as error:
        raise files.BadFile(path, f"it cannot be written ({error.strerror})") from None
    finally:
        new.unlink(missing_ok=True)


def sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def grant_wish(db: Engine, wish: Path) -> None:
    """In the server: somebody laid a wish beside the store."""
    try:
        asked = msgspec.json.decode(files.read_bytes(wish), type=Wanted)
    except (files.BadFile, msgspec.MsgspecError):
        wish.unlink(missing_ok=True)
        return
    if asked.done or asked.says:
        return
    try:
        take(db, Path(asked.path))
        asked.done = True
    except (files.BadFile, StoreError) as error:
        asked.says = str(error)
    files.write(wish, msgspec.json.encode(asked), mode=0o600)
