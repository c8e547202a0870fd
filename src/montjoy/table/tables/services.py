"""What a table asks of the server around it, and since when that server has been awake."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Coroutine, Iterable
from typing import Any, Final, Protocol

from montjoy.table.notify.notices import Post
from montjoy.table.store import Pass, Store, Write

LATE: Final = 5.0                                            # a clock that goes so far astray has been set, or the machine slept


class Wakefulness:
    """Since when the server has been awake.  A clock that is set forward and a machine that slept look the same to us."""

    def __init__(self, now: float, watch: float) -> None:
        self.now, self.watch = now, watch
        self.since, self.gap = now, 0.0                      # awake since then, after an absence of so long; 0: nobody knows

    def step(self, now: float, watch: float) -> float:
        """By how much the clock jumped since the last look; 0 where it went as it should."""
        step = (now - self.now) - (watch - self.watch)
        return step if abs(step) > LATE else 0.0

    def look(self, now: float, watch: float) -> float:
        """The same, and from now on that is known."""
        step = self.step(now, watch)
        self.now, self.watch = now, watch
        if step > 0:
            self.since, self.gap = now, step
        elif step < 0:
            self.since = min(self.since, now)
        return step


class Services(Protocol):
    """The registry, as tables see it; what is called `table` here is a Table."""

    store: Store
    awake: Wakefulness
    post: Post

    def now(self) -> float:
        """Seconds since 1970."""

    def stopwatch(self) -> float:
        """Seconds that never go back."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run; a failure is logged, never lost."""

    def stored(self, write: Write) -> Future[int]:
        """The new version, when it is on the disk."""

    def forget(self, passes: Iterable[Pass]) -> None:
        """These passes have changed."""

    def note_change(self, table: Any) -> None:
        """Whoever listens hears of it, bots think, clocks are set."""

    def prepare(self, table: Any) -> None:
        """Make what its listeners will be told."""

    async def beat(self, received: float) -> None:
        """Waits for the next moment at which news may leave."""

    def reload(self, table: Any) -> None:
        """What it has in memory is not to be relied on: it is read again."""

    async def table(self, id: str) -> Any:
        """A table.  NoTable where there is none."""
