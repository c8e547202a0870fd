"""What takes long to work out for one reader is worked out in a thread of its own, beside what the server does for all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

QUEUE: Final = 8                                             # pieces of work that a seat waits for
QUEUE_OF_ALL: Final = 160


class Reckoner:
    """Does one piece of work at a time.  `most`: so many of those that are done are kept."""

    def __init__(self, name: str, most: int) -> None:
        self.pool, self.most = ThreadPoolExecutor(1, name), most
        self.kept: OrderedDict[tuple[Any, ...], Future[Any]] = OrderedDict()

    def ask(self, key: tuple[Any, ...], work: Callable[..., Any], *given: Any) -> Future[Any] | None:
        """A piece of work; None where the asker, whom the first two parts of the key name, waits for too many.  What others wait
        for shows to nobody, up to a number that keeps the server alive."""
        if key in self.kept:
            return self.kept[key]
        waits = [k for k, f in self.kept.items() if not f.done()]
        if sum(k[:2] == key[:2] for k in waits) >= QUEUE or len(waits) >= QUEUE_OF_ALL:
            return None
        for old in [k for k, f in self.kept.items() if f.done()][: max(0, len(self.kept) - len(waits) - self.most)]:
            del self.kept[old]
        found = self.kept[key] = self.pool.submit(work, *given)
        return found


beside: Final = Reckoner("montjoy-beside", 0)                # what is asked for seldom twice
