"""The thread that owns the connection: reads as they come, and everything that waits to be written in one transaction."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from montjoy.core import outside
from montjoy.table.store import (
    Broken,
    Conflict,
    Damaged,
    Full,
    Head,
    Key,
    Line,
    Pass,
    Stats,
    Status,
    StoreError,
    Write,
    copies,
    tables,
)
from montjoy.table.store.schema import Engine

T = TypeVar("T")
TEND: Final = 1.0  # seconds between two looks at what else is to do
MOST: Final = 500  # writes that are one statement
TRIES: Final = 3  # of a batch that is known not to have been written, because the connection was lost


class Job(Generic[T]):
    """Something asked of the thread, and its answer."""

    def __init__(self, work: Callable[[Engine], T], game: str = "", alone: bool = False, write: Write | None = None) -> None:
        self.work, self.game, self.alone, self.write = work, game, alone, write
        self.future: Future[T] = Future()

    def answer(self, answer: T | Exception) -> None:
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


class Writer:
    """A Store over any Engine."""

    def __init__(self, db: Engine) -> None:
        self._db, self.id = db, db.id
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._gate = threading.Lock()  # between the last job and the end
        self._closed = False
        self._broken: Broken | None = None
        self._commits = self._batches = self._largest = 0
        self._thread = threading.Thread(target=self._live, name="montjoy-store", daemon=True)
        self._thread.start()

    # ---- asked from any thread ---------------------------------------------------------------------------------------
    def commit(self, write: Write) -> Future[int]:
        tables.check(write)
        return self._put(Job(lambda db: tables.apply(db, write), write.game, write=write))

    def delete(self, game: str) -> Future[None]:
        return self._put(Job(lambda db: self._delete(game), game, alone=True))

    def head(self, game: str) -> Head | None:
        return self._ask(lambda db: tables.head(db, game), game)

    def lines(self, game: str, since: int = 0, most: int | None = None) -> tuple[Line, ...]:
        return self._ask(lambda db: tables.lines(db, game, since, most), game)

    def snapshot(self, game: str, at_most: int | None = None) -> tuple[int, bytes] | None:
        return self._ask(lambda db: tables.snapshot(db, game, at_most), game)

    def meta(self, game: str) -> bytes | None:
        return self._ask(lambda db: tables.metas(db, game)[0], game)

    def secret(self, game: str) -> bytes | None:
        return self._ask(lambda db: tables.metas(db, game)[1], game)

    def key(self, game: str, who: str, key: str) -> Key | None:
        return self._ask(lambda db: tables.key(db, game, who, key), game)

    def passes(self, hash: bytes) -> tuple[Pass, ...]:
        return self._ask(lambda db: tables.passes(db, "hash", hash))

    def passes_of(self, game: str) -> tuple[Pass, ...]:
        return self._ask(lambda db: tables.passes(db, "game", game), game)

    def games(self, status: Status | None = None, limit: int = 1000) -> tuple[Head, ...]:
        return self._ask(lambda db: tables.games(db, status, limit))

    def due(self, before: float, limit: int = 1000) -> tuple[tuple[str, float], ...]:
        return self._ask(lambda db: tables.due(db, before, limit))

    def address(self) -> str:
        return self._ask(tables.address)

    def note_address(self, address: str) -> None:
        self._put(Job(lambda db: tables.note_address(db, address), alone=True)).result()

    def stats(self) -> Stats:
        return self._ask(self._stats)

    def check(self) -> tuple[Damaged, ...]:
        return self._ask(tables.damages)

    def backup(self, path: Path) -> None:
        self._put(Job(lambda db: copies.take(db, path), alone=True)).result()

    def close(self) -> None:
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _put(self, job: Job[T]) -> Future[T]:
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            self._jobs.put(job)
        return job.future

    def _ask(self, work: Callable[[Engine], T], game: str = "") -> T:
        if threading.current_thread() is not self._thread:
            return self._put(Job(work, game)).result()
        job = Job(work, game)  # asked by a callback of an answer, which runs in the thread itself
        self._read(job)
        return job.future.result()

    # ---- in the thread -----------------------------------------------------------------------------------------------
    def _live(self) -> None:
        ended, tended = False, outside.stopwatch()
        while not ended:
            jobs, ended = self._waiting()
            for together in segments(jobs):
                self._serve(together)
            if outside.stopwatch() - tended > TEND and not self._broken:
                self._tend()
                tended = outside.stopwatch()
        self._db.close(self._broken is not None)

    def _waiting(self) -> tuple[list[Job[Any]], bool]:
        """All that waits now, or what comes within a second; and whether that was the end."""
        jobs: list[Job[Any]] = []
        try:
            job = self._jobs.get(timeout=TEND)
            while job is not None:
                if job.future.set_running_or_notify_cancel():
                    jobs.append(job)
                job = self._jobs.get_nowait()
        except Empty:
            return jobs, False
        return jobs, True

    def _serve(self, jobs: list[Job[Any]]) -> None:
        for job in jobs:
            if not job.write:
                self._read(job)
        if writes := [job for job in jobs if job.write]:
            self._batch(writes)

    def _read(self, job: Job[Any]) -> None:
        try:
            if self._broken:
                raise self._broken
            answer = self._try(job)
        except Exception as error:
            answer = self._latch(self._db.trouble(error, job.game)) or error
        job.answer(answer)

    def _try(self, job: Job[T]) -> T:
        """A lost connection is made anew and the same asked again: to read, delete or copy twice is to do it once."""
        try:
            return job.work(self._db)
        except Exception:
            if not self._db.lost():
                raise
            self._db.recover()
            return job.work(self._db)

    def _batch(self, jobs: list[Job[int]]) -> None:
        """One transaction; nobody is answered before it is on the disk.  Where there is no room for all, each is tried alone."""
        answers: list[int | Exception] = []
        if self._broken:
            answers = [self._broken for _ in jobs]
        tries = 0
        while not answers:
            tries += 1
            try:
                self._db.begin()
                answers = self._written(jobs)
                self._db.commit()
            except Exception as error:
                answers = self._failed(error, jobs, answers, tries)
        if len(jobs) > 1 and all(isinstance(answer, Full) for answer in answers):
            for job in jobs:
                self._batch([job])
            return
        self._batches += 1
        self._commits += sum(isinstance(answer, int) for answer in answers)
        self._largest = max(self._largest, len(jobs))
        for job, answer in zip(jobs, answers):
            job.answer(answer)
        if not self._broken:
            self._tend(soon=True)

    def _written(self, jobs: list[Job[int]]) -> list[int | Exception]:
        """All writes with few statements; where one of them cannot be, once more and each by itself."""
        writes = [job.write for job in jobs if job.write]
        if len(writes) <= MOST and all(write.expected for write in writes):
            try:
                return [*tables.apply_all(self._db, writes)]
            except Exception as error:
                if self._db.lost() or isinstance(self._db.trouble(error), Full | Broken):
                    raise
            self._db.rollback()
            self._db.begin()
        return [self._one(job) for job in jobs]

    def _one(self, job: Job[int]) -> int | Exception:
        """One write in its savepoint: the new version, or why not.  Raises what concerns the whole batch."""
        write = job.write
        assert write is not None
        if write.expected == 0 and not self._db.room():
            return Full("there is no room left on the disk for another game; make some, and try again")
        self._db.run("SAVEPOINT one")
        answer: int | Exception
        try:
            answer = job.work(self._db)
        except StoreError as refusal:
            answer = refusal
        except self._db.clash:
            answer = Conflict(write.game, write.expected, -1)
        except Exception as error:
            answer = self._db.trouble(error, write.game) or error
            if isinstance(answer, Full | Broken) or self._db.lost():
                raise
        if isinstance(answer, Exception):
            self._db.run("ROLLBACK TO one")
        self._db.run("RELEASE one")
        return answer

    def _failed(
        self, error: Exception, jobs: list[Job[int]], answers: list[int | Exception], tries: int
    ) -> list[int | Exception]:
        """The answers after the transaction failed as a whole; none: it is known not to be there, and is tried again."""
        try:
            if self._db.lost():
                if self._db.recover():
                    return answers
                if tries < TRIES:
                    return []
            else:
                self._db.rollback()
            trouble = self._db.trouble(error) or Broken(f"the store failed and must be opened anew ({type(error).__name__})")
        except Exception as worse:
            trouble = worse if isinstance(worse, StoreError) else Broken(f"the store failed twice ({type(worse).__name__})")
        self._latch(trouble)
        return [trouble for _ in jobs]

    def _latch(self, trouble: StoreError | None) -> StoreError | None:
        """Broken once, broken for good."""
        if isinstance(trouble, Broken) and not self._broken:
            self._broken = trouble
        return trouble

    def _tend(self, soon: bool = False) -> None:
        try:
            self._db.tend(soon)
        except Exception as error:
            self._latch(self._db.trouble(error) or Broken(f"upkeep of the store failed ({type(error).__name__})"))

    def _delete(self, game: str) -> None:
        self._db.begin()
        try:
            tables.delete(self._db, game)
            self._db.commit()
        except Exception:
            if not self._db.lost():
                self._db.rollback()
            raise
        self._db.scrub()

    def _stats(self, db: Engine) -> Stats:
        (games,), (lines,) = db.run("SELECT count(*) FROM games")[0], db.run("SELECT count(*) FROM lines")[0]
        waiting = self._jobs.qsize()
        return Stats(games, lines, db.size(), self._commits, self._batches, self._largest, waiting)


def segments(jobs: list[Job[Any]]) -> Iterator[list[Job[Any]]]:
    """In the order asked; what must be alone stands alone."""
    together: list[Job[Any]] = []
    for job in jobs:
        if job.alone:
            yield together
            yield [job]
            together = []
        else:
            together.append(job)
    yield together
