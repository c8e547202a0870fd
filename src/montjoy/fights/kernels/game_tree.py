"""The decision trees of all states that can be reached: the rule's own part, pasted behind its lowered functions.

A reading of the odometer is one way through the step: chance, and the decisions of both seats.
"""

from typing import Any

import numpy as np

ENTRY: Any = None
READING: Any = []
DEPTH = 0


def _digit(luck: Any, n: Any) -> Any: ...


def _next(luck: Any) -> Any: ...


def find(key: Any, keys: Any, info: Any, index: Any, count: Any) -> Any: ...


# ---- pasted from here
WIDEST = 64
NOTES = [(name, "i8", DEPTH) for name in ("kind", "mark", "group", "ask")]
LUCKS = np.dtype([("lane", np.dtype([*READING, ("together", "i8"), ("how", "i8", 128), ("chance", "f8", DEPTH), *NOTES]), 1)])


def _note(luck: Any, chance: Any, mark: Any, kind: Any, group: Any, ask: Any) -> None:
    """What the last digit stands for."""
    i = luck.at - 1
    luck.chance[i] = chance
    luck.mark[i] = mark
    luck.kind[i] = kind
    luck.group[i] = group
    luck.ask[i] = ask


def _whim(luck: Any, n: Any, k: Any) -> None:
    _note(luck, 1.0 / n, k, 0, 0, -1)


def _drawn(luck: Any, chance: Any, mark: Any) -> None:
    _note(luck, chance, mark, 0, 0, -1)


def _decide(luck: Any, seat: Any, ask: Any, mask: Any, group: Any) -> Any:
    """A decision as a digit.  how: -1 as well as can be, -2 all options equally likely, else this option where there is."""
    if seat < 0 or seat > 1:
        raise IndexError("a seat beyond the second is asked")
    how = luck.how[seat * 64 + ask]
    if how >= 0 and mask >> how & 1:
        return how
    n = 0
    for option in range(63):
        n += mask >> option & 1
    if n == 0:
        raise ValueError("a question without options")
    k = np.int64(0)
    if n > 1:
        k = _digit(luck, n)
    for option in range(63):
        if mask >> option & 1:
            if k == 0:
                if n > 1:
                    kind = 0 if how == -2 else 1 + seat
                    if group > 0:
                        kind = 5 if how == -2 else 3 + seat
                    _note(luck, 1.0 / n, option, kind, group, seat * 64 + ask)
                return np.int64(option)
            k -= 1
    return np.int64(0)


def _ask(_lucks: Any, _root: Any, _seen: Any, _tables: Any, seat: Any, ask: Any, mask: Any) -> Any:
    return _decide(_lucks.lane[0], seat, ask, mask, 0)


def _ask_first(_lucks: Any, _root: Any, _seen: Any, _tables: Any, seat: Any, ask: Any, mask: Any) -> Any:
    """The first of several decisions that are made together."""
    _lucks.lane[0].together += 1
    return _decide(_lucks.lane[0], seat, ask, mask, _lucks.lane[0].together)


def _ask_more(_lucks: Any, _root: Any, _seen: Any, _tables: Any, seat: Any, ask: Any, mask: Any) -> Any:
    return _decide(_lucks.lane[0], seat, ask, mask, _lucks.lane[0].together)


def grow(
    work: Any, work_words: Any, all_seen: Any, all_tables: Any, all_lucks: Any, places: Any, keys: Any, info: Any, index: Any,
    count: Any, key: Any, at: Any, path: Any, root: Any, node_from: Any, child_from: Any, kind: Any, first: Any, size: Any,
    group: Any, ask: Any, child: Any, weight: Any, mark: Any,
) -> Any:
    """Goes on until every state has its tree (0) or room is short (1).  at: the state, 1 where it is under way, nodes used,
    children used, the first digit whose node is new."""
    lucks = all_lucks[0]
    chance = lucks.lane[0]
    seen, tables, fight = all_seen[0], all_tables[0], work[0]  # noqa: F841 - in ENTRY
    while at[0] < count[0]:
        s = at[0]
        if at[1] == 0:
            if s + 2 > root.size:
                return 1
            chance.used = 0
            at[1] = 1
            at[4] = 0
            node_from[s] = at[2]
            child_from[s] = at[3]
        while True:
            if at[2] + DEPTH > kind.size or at[3] + DEPTH * WIDEST > child.size or count[0] + 2 > keys.shape[0]:
                return 1
            for j in range(places.size):
                work_words[0, places[j]] = keys[s, j]
            chance.at = 0
            chance.together = 0
            verdict = ENTRY
            for j in range(places.size):
                key[j] = work_words[0, places[j]]
            if verdict != 0:
                code = 2 * verdict + 1
            else:
                code = 2 * find(key, keys, info, index, count)
            last = chance.at
            for j in range(at[4], last):
                node = at[2]
                at[2] = node + 1
                path[j] = node
                kind[node] = chance.kind[j]
                first[node] = at[3]
                size[node] = chance.base[j]
                group[node] = chance.group[j]
                ask[node] = chance.ask[j]
                at[3] += chance.base[j]
                if j == 0:
                    root[s] = node
                else:
                    child[first[path[j - 1]] + chance.digit[j - 1]] = node
            if last == 0:
                root[s] = -1 - code
            else:
                child[first[path[last - 1]] + chance.digit[last - 1]] = -1 - code
            for j in range(max(0, at[4] - 1), last):
                e = first[path[j]] + chance.digit[j]
                weight[e] = chance.chance[j]
                mark[e] = chance.mark[j]
            if not _next(chance):
                break
            at[4] = chance.used
        at[0] = s + 1
        at[1] = 0
        node_from[s + 1] = at[2]
        child_from[s + 1] = at[3]
    return 0
