"""A fuzzer: inputs grow from good ones, and those that reach new lines of the code are kept and grown from.

What a door does with an input is judged: only errors it declares come out, it takes at most `door.seconds` of the processor and
50 MB.  Everything follows from the seed.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from montjoy.core.philox import Philox
from tests.fuzz.mutate import Mutator
from tests.suite.patience import room

MOST_BYTES: Final = 50_000_000
WEIGHED: Final = 16                                          # one input of so many is weighed; every long one is
LONG: Final = 4_000
LONGEST: Final = 12_000                                      # bytes of an input, where good ones are long
KEPT: Final = 1_500
BEGUN: Final = 60                                            # good inputs that are looked at first


@dataclass(frozen=True)
class Door:
    """Where text of strangers comes in.  `most`: bytes that anybody may send there; `inside`: parts of the names of the files
    whose lines count as reached; `grows`: by name what makes a text of a size that may be slow."""

    name: str
    opens: Callable[[bytes], Any]
    seeds: tuple[bytes, ...]
    declared: tuple[type[Exception], ...] = ()
    most: int = 64_000
    words: tuple[bytes, ...] = ()
    inside: tuple[str, ...] = ()
    seconds: float = 0.1
    grows: dict[str, Callable[[int], bytes]] = field(default_factory=dict)


class Fault(AssertionError):
    """What a door may not do, with the input that made it."""

    def __init__(self, door: Door, what: str, data: bytes) -> None:
        super().__init__(f"{door.name}: {what}; {len(data)} bytes: {data[:1500]!r}")
        self.what, self.data = what, data


def campaign(door: Door, seed: int, count: int, most: int = 3_000) -> int:
    """So many inputs, mostly of at most `most` bytes, now and then as long as anybody may send.  Raises Fault.

    -> how many reached something new."""
    luck = Philox(seed, 13, 0)
    usual = min(door.most, max(most, *(min(2 * len(data), LONGEST) for data in door.seeds)))
    short, long = (Mutator(luck, door.words, size) for size in (usual, door.most))
    kept, seen = list(door.seeds), set[tuple[str, int]]()
    for data in kept if len(kept) <= BEGUN else [short.one(kept) for _ in range(BEGUN)]:
        judged(door, data)
        reached(door, data, seen)
    news = 0
    for n in range(count):
        data = (long if n % 50 == 49 else short).made(kept)
        judged(door, data, weigh=n % WEIGHED == 0 or len(data) > LONG)
        if n % 2 == 0 and len(data) <= usual and reached(door, data, seen):
            news += 1
            if len(kept) < KEPT:
                kept.append(data)
    return news


def judged(door: Door, data: bytes, weigh: bool = False) -> None:
    """Open the door once, or a few times where it seemed slow.  Raises Fault."""
    try:
        took = timed(door, data)
        for _ in range(3):
            took = min(took, timed(door, data)) if took > room(door.seconds) else took
    except Exception as error:
        raise Fault(door, f"{type(error).__name__}: {str(error)[:200]}", shrunk(door, data, type(error))) from error
    if took > room(door.seconds):
        raise Fault(door, f"{took * 1000:.0f} ms of the processor", data)
    if weigh and (held := weight(door, data)) > MOST_BYTES:
        raise Fault(door, f"{held / 1e6:.0f} MB", data)


def timed(door: Door, data: bytes) -> float:
    """Seconds of the processor."""
    begun = time.process_time()
    try:
        door.opens(data)
    except door.declared:
        pass
    return time.process_time() - begun


def weight(door: Door, data: bytes) -> int:
    """Bytes at the highest."""
    tracemalloc.start()
    try:
        timed(door, data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def reached(door: Door, data: bytes, seen: set[tuple[str, int]]) -> bool:
    """Whether an input reaches lines of the door's own files that none has reached before."""
    before = len(seen)

    def line(frame: Any, event: str, _: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: Any, event: str, _: Any) -> Any:
        name = frame.f_code.co_filename
        return line if any(part in name for part in door.inside) else None

    there = sys.gettrace()
    sys.settrace(call)
    try:
        timed(door, data)
    finally:
        sys.settrace(there)
    return len(seen) > before


def shrunk(door: Door, data: bytes, kind: type[Exception]) -> bytes:
    """A shorter input that raises the same, for whoever has to read it."""
    size = len(data) // 2
    tries = 300
    while size and tries:
        for at in range(0, len(data), size):
            tries -= 1
            less = data[:at] + data[at + size :]
            try:
                timed(door, less)
            except kind:
                data = less
                break
            except Exception:
                continue
            if not tries:
                break
        else:
            size //= 2
    return data
