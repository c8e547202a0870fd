"""The commands `backup` and `restore`.

A backup is one SQLite file, whichever store it was taken from, and can be restored into either.  It holds the seeds of
running games, so it is for its owner's eyes alone.  A running server is never copied from outside: it is asked, by a file
beside the store, and makes the copy itself.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from time import sleep
from typing import Final

import msgspec

from montjoy.core import outside
from montjoy.core.content import files
from montjoy.table.store import Busy, Damaged, StoreError, tables
from montjoy.table.store.copies import Wanted, sync, take
from montjoy.table.store.engines import default, engine
from montjoy.table.store.schema import Engine
from montjoy.table.store.sqlite import Sqlite, beside

PATIENCE: Final = 60.0  # seconds for a running server to make the copy


class Counted(msgspec.Struct):
    games: int
    lines: int


# ---- the commands ----------------------------------------------------------------------------------------------------
def backup(path: Path, where: str = "") -> Counted:
    """A copy of the store at `where`, whether its server runs or not; read again before we say that it is there."""
    where, path = default(where), path.absolute()
    if "://" not in where and not Path(where).is_file():
        raise files.BadFile(where, "there is no store", "give its place with --store")
    try:
        db = engine(where, reading=True)
    except Busy:
        of_running_server(Path(where).absolute(), path)
    else:
        try:
            take(db, path)
        finally:
            db.close(False)
    return proved(path)


def of_running_server(store: Path, path: Path) -> None:
    """Ask the server that holds the store, and wait for its answer."""
    wish = beside(store, "backup-wanted")
    files.write(wish, msgspec.json.encode(Wanted(str(path))), mode=0o600)
    begun = outside.stopwatch()
    try:
        while outside.stopwatch() - begun < PATIENCE:
            try:
                answer = msgspec.json.decode(files.read_bytes(wish), type=Wanted)
            except files.BadFile:  # thrown away unread
                why = f"the server that holds {store.name} may not read this; run it as the user of the server"
                raise StoreError(why) from None
            if answer.says:
                raise StoreError(answer.says)
            if answer.done:
                return
            sleep(0.1)
    finally:
        wish.unlink(missing_ok=True)
    raise StoreError(f"the server that holds {store.name} gave no answer in {PATIENCE:.0f} seconds; no backup was made")


def proved(path: Path) -> Counted:
    """What a backup holds.  It is read from a copy, so that it stays as it is."""
    copy = path.with_name(f".{path.name}.{os.getpid()}.proof")
    try:
        db = _copied(path, copy)
        try:
            return counted(db)
        finally:
            db.close(False)
    finally:
        copy.unlink(missing_ok=True)


def _copied(path: Path, to: Path, id: str = "") -> Sqlite:
    """An open copy of a backup, all of it read and found whole.  `id`: the store's, where the backup has none yet."""
    try:
        with open(path, "rb") as source:
            if source.read(16) != b"SQLite format 3\0":
                raise files.BadFile(path, "this is not a backup", "give a file written by `backup`")
            source.seek(0)
            with os.fdopen(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as target:
                shutil.copyfileobj(source, target)
                target.flush()
                os.fsync(target.fileno())
    except OSError as error:
        raise files.BadFile(path, f"it cannot be read or copied ({error.strerror})") from None
    db = Sqlite(str(to), copy=True, id=id)
    try:
        check_whole(db)
    except BaseException:
        db.close(False)
        raise
    return db


def check_whole(db: Sqlite) -> None:
    if db.run("PRAGMA integrity_check") != [("ok",)]:
        raise Damaged("", 0, "database")
    if damaged := tables.damages(db):
        raise damaged[0]


def restore(path: Path, where: str = "", replace: bool = False) -> Counted:
    """A backup becomes the store.  Games that are there already are only put aside where `replace` says so."""
    where = default(where)
    if "://" in where:
        return _into_database(path, where)
    store = Path(where).absolute()
    holds, id = inside(store)
    if holds and not replace:
        raise files.BadFile(store, holds, "--replace puts it aside first")
    store.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = store.with_name(f".{store.name}.new")
    try:
        db = _copied(path, new, id)
        found = counted(db)
        db.close(False)
        sync(new)
        if holds or not store.exists():
            put_aside(store)
        os.replace(new, store)
        sync(store.parent)
    finally:
        new.unlink(missing_ok=True)
    return found


def inside(store: Path) -> tuple[str, str]:
    """What would be lost; nothing: "".  And the store's id, where it can be read.  Busy where a server holds it."""
    if not store.exists():
        return "", ""
    try:
        db = engine(str(store))
    except Busy:
        raise
    except StoreError as error:
        return str(error), ""
    had = counted(db).games
    db.close(False)
    return (f"there are {had} games in it" if had else ""), db.id


def put_aside(store: Path) -> None:
    """With its log, which belongs to it; a log that was left alone would be read into the next store."""
    names = (store.with_name(f"{store.name}.replaced-{n}") for n in range(1, 10_000))
    aside = next(name for name in names if not name.exists())
    for end in ("", "-wal", ".newest"):
        if (part := store.with_name(store.name + end)).exists():
            os.replace(part, aside.with_name(aside.name + end))


def _into_database(path: Path, where: str) -> Counted:
    copy = path.with_name(f".{path.name}.{os.getpid()}.proof")
    try:
        source, target = _copied(path, copy), engine(where)
        try:
            if had := counted(target).games:
                raise files.BadFile(target.where, f"there are {had} games in it", "restore into an empty database")
            target.begin()
            tables.copy(source, target)
            target.commit()
            return counted(target)
        finally:
            target.close(False)
            source.close(False)
    finally:
        copy.unlink(missing_ok=True)


def counted(db: Engine) -> Counted:
    return Counted(db.run("SELECT count(*) FROM games")[0][0], db.run("SELECT count(*) FROM lines")[0][0])
