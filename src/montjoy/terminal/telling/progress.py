"""How far long work is: a line on stderr, where somebody is looking."""

from __future__ import annotations

import math
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

from montjoy.core.outside import stopwatch
from montjoy.words import Words

WIDTH: Final = 78
SOON: Final = 2.0                                            # seconds after which an estimate is worth something
FEW: Final = 100                                             # states
LONG: Final = 60.0                                           # seconds of odds of which one is warned


class Progress:
    """`progress(done, n)` as often as one likes: a line with the percent, the time that has passed, and about how much is left.
    With `ticking` the line goes on by itself, from the first second: before that nobody waits."""

    def __init__(self, what: str, words: Words | None = None, ticking: bool = False) -> None:
        self.what, self.words, self.told, self.shown = what, words or Words(None, "en"), what, -1
        self.on = sys.stderr.isatty()
        self.began = self.since = stopwatch()                # `since`: of the count that goes on
        self.before = 0
        self.drawn = False
        self.closed = threading.Event()
        if self.on and ticking:
            threading.Thread(target=self._tick, daemon=True).start()

    def __call__(self, done: int, n: int, now: str = "") -> None:
        if done < self.before:                               # another count begins
            self.since, self.shown = stopwatch(), -1
        self.before = done
        percent = 100 * done // n if n else 0
        if self.on and percent != self.shown:
            self.shown = percent
            told = self.words.text("ui-progress", percent=percent, done=done, n=n, what=self.what)
            left = self.left(done, n)
            more = self.words.text("ui-progress-left", time=duration(left)) if left else ""
            self.told = "  ".join(part for part in (told, more, now) if part)
            self.draw()

    def left(self, done: int, n: int) -> float:
        """About how many seconds are left, once there is something to go by; else 0."""
        passed = stopwatch() - self.since
        return passed * (n - done) / done if done and passed > SOON else 0.0

    def draw(self) -> None:
        text = f"{self.told}  {duration(stopwatch() - self.began)}"
        sys.stderr.write("\r" + text[:WIDTH].ljust(WIDTH))
        sys.stderr.flush()
        self.drawn = True

    def wipe(self) -> None:
        """The line is gone, for something else to be said."""
        if self.drawn:
            sys.stderr.write("\r" + " " * WIDTH + "\r")
            sys.stderr.flush()

    def close(self) -> None:
        self.closed.set()
        self.wipe()

    def _tick(self) -> None:
        while not self.closed.wait(1.0):
            self.draw()


class Counting(Progress):
    """The same of odds: whoever would wait for minutes is told so as soon as it can be known, terminal or not, and what to do
    instead."""

    def __init__(self, words: Words, instead: str) -> None:
        super().__init__(words.text("ui-odds-counting"), words, ticking=True)
        self.instead, self.warned = instead, False

    def __call__(self, done: int, n: int, now: str = "") -> None:
        if n < FEW:                                          # over before it can be read
            return
        self.what = self.words.text("ui-odds-states")
        super().__call__(done, n, now)
        left = self.left(done, n)
        if left > LONG and not self.warned:
            self.warned = True
            self.wipe()
            said = self.words.text("ui-odds-long", minutes=math.ceil(left / 60), command=self.instead)
            print(said, file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """0:07, 12:30, 2:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


@contextmanager
def at_work(workers: int, what: str, words: Words) -> Iterator[tuple[Executor | None, Progress]]:
    """Processes that work at once, None where this one works alone, and the line that says how far they are."""
    executor: Executor | None = ProcessPoolExecutor(workers, initializer=ignore_interrupts) if workers > 1 else None
    progress = Progress(what, words, ticking=executor is None)
    try:
        yield executor, progress
    finally:
        progress.close()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that hands out the work; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
