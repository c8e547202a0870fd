"""How long a test waits: until the thing has happened.

A limit in seconds of the wall is there against hanging alone, and long, for a machine with much other work to do.  What has to be
fast is measured in time of the processor (`Spent`, `processor`), beside its like in the same run, or counted.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.suite.many import times

HANGS: Final = 120.0                                         # seconds; nothing that is under way takes so long anywhere


def until(true: Callable[[], Any], why: str = "it did not come to pass", most: float = HANGS) -> Any:
    """Wait for something to become true, and give it back."""
    end = time.monotonic() + most
    while not (found := true()):
        assert time.monotonic() < end, why
        time.sleep(0.01)
    return found


async def comes(true: Callable[[], Any], why: str = "it did not come to pass", most: float = HANGS) -> Any:
    """The same, while everything else in the loop goes on."""
    end = time.monotonic() + most
    while not (found := true()):
        assert time.monotonic() < end, why
        await asyncio.sleep(0.002)
    return found


def room(seconds: float) -> float:
    """A limit in seconds of the processor, in every run: four times as much, as a core that does much else is itself slower.  The
    soak has a quiet machine, and takes it as it stands."""
    return seconds * times(4, 1)


class Spent:
    """`with Spent() as spent: ...`, then `spent.seconds` of the processor: of this process, and of children that have ended."""

    seconds = 0.0

    def __enter__(self) -> Spent:
        self.before = os.times()
        return self

    def __exit__(self, *error: object) -> None:
        self.seconds = sum(os.times()[:4]) - sum(self.before[:4])


def processor(pid: int) -> float:
    """Seconds of the processor that a process has had so far; 0 where that is not told."""
    there = Path(f"/proc/{pid}/stat")
    if not there.exists():
        return 0.0
    user, system = there.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / float(os.sysconf("SC_CLK_TCK"))
