"""Every way a round can go from given states: the rule's own part of an enumerator."""

from typing import Any

import numpy as np

ENTRY: Any = None
READING: Any = []


def _next(luck: Any) -> Any: ...


# ---- pasted from here
LUCKS = np.dtype([("lane", np.dtype(READING), 1)])


def _whim(luck: Any, n: Any, k: Any) -> None:
    luck.p /= n


def _drawn(luck: Any, chance: Any, mark: Any) -> None:
    luck.p *= chance


def leaves(
    work: Any, work_words: Any, begin: Any, all_seen: Any, all_tables: Any, all_lucks: Any,
    places: Any, others: Any, keys: Any, wanted: Any, at: Any, out_keys: Any, out_p: Any, out_from: Any,
) -> Any:
    """Plays rounds from keys[wanted[at[0]]] on until every one is done or the buffers are full; how many leaves there are.

    A leaf is the words after the round at `places`, the verdict behind them, and its probability.  The words at `others` have
    been as in `begin` so far; where one changes, it stops with at[2] = 1, to be called again when that word has become one of
    `places`.  at[0]: the place in `wanted`.  at[1]: 1 where its odometer is under way.
    """
    lucks = all_lucks[0]
    chance = lucks.lane[0]
    seen = all_seen[0]  # noqa: F841  ENTRY names it
    tables = all_tables[0]  # noqa: F841  ENTRY names it
    fight = work[0]  # noqa: F841  ENTRY names it
    width = places.size
    n = 0
    while at[0] < wanted.size:
        s = wanted[at[0]]
        if at[1] == 0:
            chance.used = 0
            at[1] = 1
        while n < out_p.size:
            for j in range(width):
                work_words[0, places[j]] = keys[s, j]
            chance.at = 0
            chance.p = 1.0
            verdict = ENTRY
            if chance.p > 0.0:
                moved = 0
                for j in range(others.size):
                    moved |= work_words[0, others[j]] ^ begin[others[j]]
                if moved != 0:
                    at[2] = 1
                    return n
                for j in range(width):
                    out_keys[n, j] = work_words[0, places[j]]
                out_keys[n, width] = verdict
                out_p[n] = chance.p
                out_from[n] = s
                n += 1
            if not _next(chance):
                at[0] += 1
                at[1] = 0
                break
        else:
            break
    return n
