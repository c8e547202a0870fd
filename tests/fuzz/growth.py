"""Twice the text takes at most two and a half times as long, up to the longest that anybody may send."""

from __future__ import annotations

from typing import Final

from tests.fuzz.guided import Door, timed
from tests.suite.patience import room

MOST_RATIO: Final = 2.5
SHORTEST: Final = 0.004                                      # seconds under which a ratio says nothing
TRIES: Final = 4
HEAD: Final = 60                                             # bytes for what stands before the part that grows
LEAST: Final = 500


def slow(door: Door, name: str) -> str:
    """What is wrong with how a door's time grows with a kind of text; "" where nothing is."""
    make = door.grows[name]
    size = door.most
    while size >= LEAST:
        half, whole = make(size // 2 - HEAD), make(size - HEAD)
        for _ in range(TRIES):                               # a busy machine may disturb one of them
            before, after = (min(timed(door, data) for _ in range(2)) for data in (half, whole))
            if after <= MOST_RATIO * max(before, SHORTEST / 2):
                break
        else:
            return f"{door.name}, {name}: {before * 1000:.1f} ms for {len(half)} bytes, {after * 1000:.1f} ms for {len(whole)}"
        if size == door.most and after > room(door.seconds) * 2:   # what is longest is judged for its time, too
            return f"{door.name}, {name}: {after * 1000:.0f} ms for {len(whole)} bytes"
        if after < SHORTEST:
            return ""
        size //= 4
    return ""
