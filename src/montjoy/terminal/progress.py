"""How far long work is: a line on stderr, where somebody is looking."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

from montjoy.core.outside import stopwatch

WIDTH: Final = 78
SOON: Final = 2.0                                            # seconds after which an estimate is worth something


class Progress:
    """`progress(done, n)` as often as one likes: the line changes with the percent, and says how long it will still take."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = -1
        self.on = sys.stderr.isatty()
        self.began = stopwatch()

    def __call__(self, done: int, n: int, now: str = "") -> None:
        percent = 100 * done // n
        if self.on and percent != self.shown:
            self.shown = percent
            self.write(f"{percent:3d} %  {done:,} / {n:,} {self.what}  {self.left(done, n)}  {now}")

    def left(self, done: int, n: int) -> str:
        """The time that is left, once there is something to go by."""
        passed = stopwatch() - self.began
        return duration(passed * (n - done) / done) if done and passed > SOON and done < n else ""

    def write(self, text: str) -> None:
        if self.on:
            sys.stderr.write("\r" + text[:WIDTH].ljust(WIDTH))
            sys.stderr.flush()

    def close(self) -> None:
        if self.on and self.shown >= 0:
            sys.stderr.write("\r" + " " * WIDTH + "\r")
            sys.stderr.flush()


def duration(seconds: float) -> str:
    """0:07, 12:30, 2:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


@contextmanager
def at_work(workers: int, what: str) -> Iterator[tuple[Executor | None, Progress]]:
    """Processes that work at once, None where this one works alone, and the line that says how far they are."""
    executor: Executor | None = ProcessPoolExecutor(workers, initializer=ignore_interrupts) if workers > 1 else None
    progress = Progress(what)
    try:
        yield executor, progress
    finally:
        progress.close()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that hands out the work; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
