"""Chains of rounds, whatever the rule: states are rows of the words that rules change, with the verdict behind them, found
again by an open-addressing hash; the law of a round from each state is kept as a sparse row.

    keys     int64[room, width]       the states; the last word is the verdict, 0 while the fight goes on
    info     int64[room, 5]           ROW, LENGTH of its row; SPOT in the row being made; WAITING in the queue; its HASH
    mass     float64[room, 4]         HERE, not passed on; LATER, for the next round; what STAYS in a round, what LEAVES
    index    int64[4 room or more]    the hash table: numbers of states, -1 empty; a power of two
    to, p    int64[], float64[]       the rows: where to, with what chance
    queue    int64[room]              a ring of states that wait, each at most once
    count    int64[10]                STATES, USED entries of rows, HEAD and SIZE of the ring, WANTED rows, BEGIN of the row
                                      being made, OWNER of it, POPS
    sums     float64[3]               PLAYED rounds, ENDED mass, ended mass at the last look
"""

from typing import Any

import numpy as np

U: Any = np.uint64

# ---- pasted from here
ROW, LENGTH, SPOT, WAITING, HASH = 0, 1, 2, 3, 4
HERE, LATER, STAYS, LEAVES = 0, 1, 2, 3
STATES, USED, HEAD, SIZE, WANTED, BEGIN, OWNER, POPS = 0, 1, 2, 3, 4, 5, 6, 7
PLAYED, ENDED, BEFORE = 0, 1, 2


def _hash(key: Any, width: Any) -> Any:
    h = U(0)
    odd = U(0x9E3779B97F4A7C15)
    for j in range(width):
        h += U(key[j]) * odd
        odd += U(0xD1B54A32D192ED04)
    h ^= h >> U(29)
    h *= U(0xBF58476D1CE4E5B9)
    return np.int64(h ^ (h >> U(32)))


def find(key: Any, keys: Any, info: Any, index: Any, count: Any) -> Any:
    """The number of this state; entered, if it is new.  There must be room."""
    width = key.size
    h = _hash(key, width)
    mask = index.size - 1
    at = h & mask
    while index[at] >= 0:
        s = index[at]
        if info[s, HASH] == h:
            j = 0
            while j < width and keys[s, j] == key[j]:
                j += 1
            if j == width:
                return s
        at = (at + 1) & mask
    s = count[STATES]
    count[STATES] = s + 1
    index[at] = s
    info[s, HASH] = h
    for j in range(width):
        keys[s, j] = key[j]
    return s


def rehash(keys: Any, info: Any, index: Any, count: Any) -> None:
    """Enter every state into an empty index; keys may have become longer."""
    mask = index.size - 1
    for s in range(count[STATES]):
        info[s, HASH] = _hash(keys[s], keys.shape[1])
        at = info[s, HASH] & mask
        while index[at] >= 0:
            at = (at + 1) & mask
        index[at] = s


def close_row(info: Any, mass: Any, p: Any, count: Any) -> None:
    s = count[OWNER]
    if s < 0:
        return
    total = 0.0
    for i in range(count[BEGIN], count[USED]):
        total += p[i]
    info[s, ROW] = count[BEGIN]
    info[s, LENGTH] = count[USED] - count[BEGIN]
    mass[s, LEAVES] = total
    count[OWNER] = -1


def enter(
    leaf_keys: Any, leaf_p: Any, leaf_from: Any, n: Any, keys: Any, info: Any, mass: Any, index: Any, to: Any, p: Any, count: Any
) -> None:
    """Put n leaves, in the order of the states they come from, into rows, equal ends merged.  There must be room for n."""
    for i in range(n):
        s = leaf_from[i]
        if s != count[OWNER]:
            if count[OWNER] >= 0:
                close_row(info, mass, p, count)
            count[OWNER] = s
            count[BEGIN] = count[USED]
        t = find(leaf_keys[i], keys, info, index, count)
        if t == s:
            mass[s, STAYS] += leaf_p[i]
        elif info[t, SPOT] >= count[BEGIN]:
            p[info[t, SPOT]] += leaf_p[i]
        else:
            used = count[USED]
            info[t, SPOT] = used
            to[used] = t
            p[used] = leaf_p[i]
            count[USED] = used + 1


def wait(s: Any, info: Any, queue: Any, count: Any) -> None:
    """To the end of the queue."""
    info[s, WAITING] = 1
    queue[(count[HEAD] + count[SIZE]) % queue.size] = s
    count[SIZE] += 1


def push(
    keys: Any, info: Any, mass: Any, to: Any, p: Any, queue: Any, wanted: Any, count: Any, sums: Any, eps: Any
) -> None:
    """To the end: pass mass on, first come first served, until the queue is empty.  States whose row is not known are put into
    `wanted`.  What stays in a round is summed up at once: it leaves in the end."""
    last = keys.shape[1] - 1
    while count[SIZE] > 0:
        s = queue[count[HEAD]]
        count[HEAD] = (count[HEAD] + 1) % queue.size
        count[SIZE] -= 1
        m = mass[s, HERE]
        if m * count[STATES] <= eps:
            info[s, WAITING] = 0
            continue
        if info[s, ROW] < 0:
            wanted[count[WANTED]] = s
            count[WANTED] += 1
            continue
        info[s, WAITING] = 0
        count[POPS] += 1
        if count[POPS] >= 65536 and count[POPS] >= 16 * count[STATES]:
            if sums[ENDED] - sums[BEFORE] < 1e-3 * (1.0 - sums[ENDED]):
                count[WANTED] = 0
                return  # it goes round and round, and hardly anything comes out
            sums[BEFORE] = sums[ENDED]
            count[POPS] = 0
        out = mass[s, LEAVES]
        if out <= 0.0:
            continue  # nothing ever changes from here: the mass stays open
        sums[PLAYED] += m * (out + mass[s, STAYS]) / out
        mass[s, HERE] = 0.0
        share = m / out
        for i in range(info[s, ROW], info[s, ROW] + info[s, LENGTH]):
            t = to[i]
            arrives = share * p[i]
            mass[t, HERE] += arrives
            if keys[t, last] != 0:
                sums[ENDED] += arrives
            elif info[t, WAITING] == 0 and mass[t, HERE] * count[STATES] > eps:
                wait(t, info, queue, count)


def turn(
    keys: Any, info: Any, mass: Any, to: Any, p: Any, queue: Any, wanted: Any, count: Any, sums: Any
) -> None:
    """One round from every open state that waits.  Where rows are not known they are put into `wanted`, and nothing is done."""
    last = keys.shape[1] - 1
    now = count[SIZE]
    for i in range(now):
        s = queue[(count[HEAD] + i) % queue.size]
        if info[s, ROW] < 0:
            wanted[count[WANTED]] = s
            count[WANTED] += 1
    if count[WANTED] > 0:
        return
    for i in range(now):
        s = queue[(count[HEAD] + i) % queue.size]
        mass[s, LATER] = mass[s, HERE]
        mass[s, HERE] = 0.0
        info[s, WAITING] = 0
    head = count[HEAD]
    count[HEAD] = (head + now) % queue.size
    count[SIZE] = 0
    for i in range(now):
        s = queue[(head + i) % queue.size]
        wanted[i] = s  # the ring may be written over
    for i in range(now):
        s = wanted[i]
        m = mass[s, LATER]
        mass[s, LATER] = 0.0
        sums[PLAYED] += m
        share = m / (mass[s, LEAVES] + mass[s, STAYS])
        if mass[s, STAYS] > 0.0:
            mass[s, HERE] += share * mass[s, STAYS]
            if info[s, WAITING] == 0:
                wait(s, info, queue, count)
        for j in range(info[s, ROW], info[s, ROW] + info[s, LENGTH]):
            t = to[j]
            mass[t, HERE] += share * p[j]
            if keys[t, last] == 0 and info[t, WAITING] == 0:
                wait(t, info, queue, count)
