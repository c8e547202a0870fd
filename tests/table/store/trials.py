"""The store's trials: each takes a number, which is its seed, and gives the list of what went wrong.

The suite runs some of each, the soak thousands.  Every trial takes a `fault`: a line of wrong code that must turn it red.
"""

from __future__ import annotations

import contextlib
import random
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import apsw

from montjoy.table.store import Broken, Conflict, Full, Key, Line, Pass, StoreError, Write
from montjoy.table.store.sqlite import Sqlite
from montjoy.table.store.writer import Job, Writer
from tests.table.store.disk import Disk, PowerCut, error

Fault = str
Answers = list[int | Exception]
GAMES = ("a1", "b2", "c3")


class OnDisk(Sqlite):
    """SQLite on a disk of bytes: no file beside it."""

    def _claim(self) -> None:
        pass

    def room(self) -> bool:
        return True


class NotSynced(OnDisk):
    """Planted: the log is synced at checkpoints alone."""

    def _lock(self) -> None:
        super()._lock()
        self.db.execute("PRAGMA synchronous = NORMAL")


class Early(Writer):
    """Planted: answers before the transaction is on the disk."""

    def _one(self, job: Job[int]) -> int | Exception:
        found = super()._one(job)
        if isinstance(found, int):
            job.answer(found)
            job.answer = lambda answer: None  # type: ignore[method-assign]
        return found


class Swallows(Writer):
    """Planted: an error of the disk is nobody's business."""

    def _failed(self, error: Exception, jobs: list[Job[int]], answers: Answers, tries: int) -> Answers:
        self._db.rollback()
        return [job.write.expected + len(job.write.lines) for job in jobs if job.write]


class Retries(Writer):
    """Planted: a failed commit is tried again."""

    def _failed(self, error: Exception, jobs: list[Job[int]], answers: Answers, tries: int) -> Answers:
        if tries < 3:
            self._db.rollback()
            return []
        return super()._failed(error, jobs, answers, tries)


PLANTED: dict[Fault, tuple[type[Sqlite], type[Writer]]] = {
    "": (OnDisk, Writer),
    "synchronous = NORMAL": (NotSynced, Writer),
    "acknowledged before COMMIT": (OnDisk, Early),
    "error swallowed": (OnDisk, Swallows),
    "retried": (OnDisk, Retries),
}


# ---- what is written, and what must be there -------------------------------------------------------------------------
class Play:
    """Random writes to three games, and what was acknowledged of them."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.sent: dict[str, list[Write]] = {game: [] for game in GAMES}
        self.acked: dict[str, int] = dict.fromkeys(GAMES, 0)  # version

    def next(self, game: str) -> Write:
        before = sum(len(write.lines) for write in self.sent[game])
        n, luck = self.luck.randint(1, 5), self.luck
        lines = tuple(Line("x", luck.randbytes(luck.choice((5, 60, 300, 5000))), float(before + i)) for i in range(n))
        new, passed = before == 0, Pass(game.encode(), game, "red", "browser", before)
        write = Write(
            game=game, expected=before, lines=lines, key=Key("red", f"k{before}", b"d", str(before + n).encode()),
            snapshot=(before + n, luck.randbytes(100)), due=float(before), passes=(passed,),
            meta=b"m" if new else None, secret=b"s" if new else None,
        )  # fmt: skip
        self.sent[game].append(write)
        return write

    def some(self, store: Writer, rounds: int) -> None:
        """Until it is over or refused.  Only what was acknowledged is remembered."""
        for _ in range(rounds):
            waiting: list[tuple[Write, Future[int]]] = []
            for game in self.luck.sample(GAMES, self.luck.randint(1, len(GAMES))):
                write = self.next(game)
                waiting.append((write, store.commit(write)))
            refused: list[Exception] = []
            for write, future in waiting:
                try:
                    self.acked[write.game] = future.result()
                except StoreError as why:
                    refused.append(why)
            if refused:
                raise refused[0]

    def faults(self, store: Writer) -> list[str]:
        """Every acknowledged write is there, every write whole or not at all."""
        found = [f"damaged: {damaged}" for damaged in store.check()]
        for game, sent in self.sent.items():
            stored = store.lines(game)
            if len(stored) < self.acked[game]:
                found.append(f"{game}: {self.acked[game]} acknowledged, {len(stored)} there")
            whole = [line for write in sent for line in write.lines]
            if list(stored) != whole[: len(stored)]:
                found.append(f"{game}: other lines than were written")
            if len(stored) not in {0, *(write.expected + len(write.lines) for write in sent)}:
                found.append(f"{game}: half a write is there")
            for write in sent:
                there = write.expected + len(write.lines) <= len(stored)
                if there != (store.key(game, "red", f"k{write.expected}") is not None):
                    found.append(f"{game}: key and lines do not go together at {write.expected}")
            last = [write for write in sent if write.expected + len(write.lines) == len(stored)]
            if last and (store.snapshot(game) != last[0].snapshot or store.passes(game.encode()) != last[0].passes):
                found.append(f"{game}: snapshot or pass of another moment")
        return found


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="mjst_", ignore_cleanup_errors=True) as name:
        yield Path(name)


def rise(disk: Disk, play: Play, at: Path) -> list[str]:
    """What survived, opened by the ordinary file layer."""
    for path, content in disk.survivors(play.luck).items():
        (at / f"again.db{path.partition('store.db')[2]}").write_bytes(content)
    try:
        store = Writer(Sqlite(str(at / "again.db")))
    except StoreError as why:
        return [f"does not open: {why}"]
    try:
        return play.faults(store)
    finally:
        store.close()


# ---- A3: power cuts --------------------------------------------------------------------------------------------------
def power_cut(seed: int, fault: Fault = "") -> list[str]:
    """At one of the first 400 operations the power goes."""
    play, disk = Play(seed), Disk()
    cut = play.luck.randrange(1, 400)

    def power(number: int, kind: str) -> None:
        if number >= cut:
            raise PowerCut("the power is gone")

    disk.fault = power
    engine, writer = PLANTED[fault]
    with folder() as at:
        try:
            store = writer(engine(str(at / "store.db"), vfs=disk.name, checkpoint=play.luck.choice((4, 20, 1000))))
        except StoreError:
            return rise(disk, play, at)
        with contextlib.suppress(StoreError):
            play.some(store, 60)
        store.close()
        return rise(disk, play, at)


# ---- A4: a full disk -------------------------------------------------------------------------------------------------
def disk_full(k: int, fault: Fault = "") -> list[str]:
    """From the k-th write on there is no room; then there is again."""
    play, disk, full = Play(k), Disk(), [True]
    writes = [0]

    def room(number: int, kind: str) -> None:
        writes[0] += kind == "write"
        if kind == "write" and full[0] and writes[0] >= k:
            raise apsw.FullError("no room")

    disk.fault = room
    engine, writer = PLANTED[fault]
    found: list[str] = []
    with folder() as at:
        path, more = str(at / "store.db"), {"vfs": disk.name, "checkpoint": 10}
        try:
            store = writer(engine(path, **more))  # type: ignore[arg-type]
        except Full:
            full[0] = False
            store = writer(engine(path, **more))  # type: ignore[arg-type]
        try:
            play.some(store, 60)
        except Full:
            for game in GAMES:  # reading goes on
                if len(store.lines(game)) != play.acked[game]:
                    found.append(f"{game}: a refused write is there, or an acknowledged one is not")
                unsent(play, game, len(store.lines(game)))
        except StoreError as why:
            return [f"not told as a full disk: {why!r}"]
        full[0] = False
        try:
            play.some(store, 3)
        except StoreError as why:
            found.append(f"writing does not resume: {why!r}")
        store.close()
        return found + rise(disk, play, at)


def unsent(play: Play, game: str, version: int) -> None:
    """Writes that were refused were never made."""
    play.sent[game] = [write for write in play.sent[game] if write.expected + len(write.lines) <= version]


# ---- A5: a failed write or sync --------------------------------------------------------------------------------------
def failed_sync(k: int, fault: Fault = "", kinds: tuple[str, ...] = ("write", "sync")) -> list[str]:
    """The k-th write or sync fails, once; whatever comes later would work."""
    play, disk = Play(k), Disk()
    seen, failed = [0], [False]

    def bad(number: int, kind: str) -> None:
        seen[0] += kind in kinds
        if kind in kinds and seen[0] == k:
            failed[0] = True
            raise error(kind)

    disk.fault = bad
    engine, writer = PLANTED[fault]
    with folder() as at:
        try:
            store = writer(engine(str(at / "store.db"), vfs=disk.name, checkpoint=10))
        except Broken:
            return rise(disk, play, at)
        found: list[str] = []
        try:
            while not failed[0]:
                play.some(store, 1)
            after = sum(play.acked.values())
            play.some(store, 5)
            if sum(play.acked.values()) > after:
                found.append("acknowledged after a failed write or sync")
        except (Conflict, Full) as why:
            found.append(f"not told as broken: {why!r}")
        except Broken:
            before = sum(play.acked.values())
            for _ in range(3):
                with contextlib.suppress(Broken):
                    play.some(store, 1)
            if sum(play.acked.values()) != before:
                found.append("acknowledged after the store was broken")
        store.close()
        return found + rise(disk, play, at)


# ---- A8: one flipped bit ---------------------------------------------------------------------------------------------
def filled(path: Path) -> Play:
    """A store with some play in it, closed."""
    play, store = Play(8), Writer(Sqlite(str(path)))
    play.some(store, 12)
    store.close()
    return play


def flipped_bit(seed: int, path: Path, play: Play) -> list[str]:
    """In a copy of the file one bit is another: what is read is refused, or missing, or what was written."""
    luck = random.Random(seed)
    content = bytearray(path.read_bytes())
    bit = luck.randrange(len(content) * 8)
    content[bit // 8] ^= 1 << bit % 8
    with folder() as at:
        (at / "flipped.db").write_bytes(content)
        try:
            store = Writer(Sqlite(str(at / "flipped.db")))
        except StoreError:
            return []
        found: list[str] = []

        def equal(what: str, read: Callable[..., Any], written: object) -> None:
            with contextlib.suppress(StoreError):
                if (got := read()) not in (written, None, ()):
                    found.append(f"bit {bit}: {what} is {got!r}"[:200])

        for game, sent in play.sent.items():
            last = sent[-1]
            equal("lines", lambda g=game: store.lines(g), tuple(line for write in sent for line in write.lines))
            equal("snapshot", lambda g=game: store.snapshot(g), last.snapshot)
            equal("meta", lambda g=game: store.meta(g), b"m")
            equal("secret", lambda g=game: store.secret(g), b"s")
            equal("pass", lambda g=game: store.passes(g.encode()), last.passes)
            equal("key", lambda g=game, w=last: store.key(g, "red", w.key.key), last.key)
            equal("due", lambda g=game: [at for name, at in store.due(1e9) if name == g] or None, [last.due])
        store.close()
        return found
