"""The loop over fights of a batch."""

from typing import Any

ENTRY: Any = None
LANES = 0


def _start(luck: Any, seed: Any, game: Any, lane: Any) -> None: ...


# ---- pasted from here
def run(
    starts: Any, work: Any, all_seen: Any, all_tables: Any, all_lucks: Any,
    values: Any, finals: Any, at: Any, seed: Any, first: Any,
) -> None:
    """Fights first, first + 1, ... into values; `at` tells which one is being fought."""
    fight = work[0]
    lucks = all_lucks[0]
    chance = lucks.lane[0]  # noqa: F841  ENTRY names it
    seen = all_seen[0]  # noqa: F841  ENTRY names it
    tables = all_tables[0]  # noqa: F841  ENTRY names it
    scattered = starts.size > 1
    for i in range(values.size):
        at[0] = i
        work[0] = starts[i if scattered else 0]
        for lane in range(LANES):
            _start(lucks.lane[lane], seed, first + i, lane)
        values[i] = ENTRY
        if finals.size:
            finals[i] = fight
