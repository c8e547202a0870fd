"""The chain of rounds modulo a prime: every way a round can go from every state, then the sums over them."""

from typing import Any

import numpy as np

ENTRY: Any = None
READING: Any = []
DEPTH = 0
WHIMS = 0
U: Any = np.uint64


def _next(luck: Any) -> Any: ...


def find(key: Any, keys: Any, info: Any, index: Any, count: Any) -> Any: ...


# ---- pasted from here
LUCKS = np.dtype([("lane", np.dtype([*READING, ("mark", "i8", DEPTH)]), 1)])


def _whim(luck: Any, n: Any, k: Any) -> None:
    if n > 1 << 20:
        raise ValueError("a whim of that many ways is not counted out")
    luck.mark[luck.at - 1] = WHIMS + n
    luck.p /= n


def _drawn(luck: Any, chance: Any, mark: Any) -> None:
    luck.mark[luck.at - 1] = mark
    luck.p *= chance


def ways(
    work: Any, work_words: Any, begin: Any, all_seen: Any, all_tables: Any, all_lucks: Any, places: Any, others: Any,
    keys: Any, info: Any, index: Any, count: Any, at: Any, last: Any, key: Any, out_to: Any, out_marks: Any,
) -> Any:
    """Plays rounds from states at[0] to last - 1; how many ways were written.  A way is the state it leads to and its marks,
    -1 behind the last one.  at[1]: 1 where the odometer of state at[0] is under way.  at[2] = 1: stopped, for a word that
    is not among `places` has changed; 2: out_marks has too few columns."""
    lucks = all_lucks[0]
    chance = lucks.lane[0]
    seen, tables, fight = all_seen[0], all_tables[0], work[0]  # noqa: F841 - in ENTRY
    width = places.size
    n = 0
    while at[0] < last:
        s = at[0]
        if keys[s, width] != 0:
            at[0] += 1
            continue
        if at[1] == 0:
            chance.used = 0
            at[1] = 1
            info[s, 0] = at[3]
            info[s, 1] = 0
        while n < out_to.size:
            for j in range(width):
                work_words[0, places[j]] = keys[s, j]
            chance.at = 0
            chance.p = 1.0
            verdict = ENTRY
            if chance.p > 0.0:
                for j in range(others.size):
                    if work_words[0, others[j]] != begin[others[j]]:
                        at[2] = 1
                        return n
                if chance.at >= out_marks.shape[1]:
                    at[2] = 2
                    return n
                for j in range(width):
                    key[j] = work_words[0, places[j]]
                key[width] = verdict
                out_to[n] = find(key, keys, info, index, count)
                for j in range(chance.at):
                    out_marks[n, j] = chance.mark[j]
                out_marks[n, chance.at] = -1
                info[s, 1] += 1
                at[3] += 1
                n += 1
            if not _next(chance):
                at[0] += 1
                at[1] = 0
                break
        else:
            break
    return n


def order(info: Any, to: Any, n: Any, into: Any, out: Any) -> Any:
    """The states in an order in which every way but those that stay leads on; how many there are, fewer than n where some lead
    back."""
    for s in range(n):
        for i in range(info[s, 0], info[s, 0] + info[s, 1]):
            if to[i] != s:
                into[to[i]] += 1
    found = 0
    for s in range(n):
        if into[s] == 0:
            out[found] = s
            found += 1
    done = 0
    while done < found:
        s = out[done]
        done += 1
        for i in range(info[s, 0], info[s, 0] + info[s, 1]):
            t = to[i]
            if t != s:
                into[t] -= 1
                if into[t] == 0:
                    out[found] = t
                    found += 1
    return found


def weigh(marks: Any, table: Any, prime: Any, out: Any) -> None:
    """The chance of every way modulo the prime."""
    for i in range(out.size):
        w = U(1)
        j = 0
        while marks[i, j] >= 0:
            w = w * table[marks[i, j]] % prime
            j += 1
        out[i] = w


def _inverse(x: Any, prime: Any) -> Any:
    out, e = U(1), prime - U(2)
    while e > U(0):
        if e & U(1):
            out = out * x % prime
        x = x * x % prime
        e >>= U(1)
    return out


def to_the_end(info: Any, to: Any, weights: Any, order: Any, prime: Any, mass: Any) -> Any:
    """Visits to every state, in their order; False where the prime divides what leaves a state."""
    for k in range(order.size):
        s = order[k]
        m = mass[s]
        if info[s, 1] == 0 or m == U(0):
            continue
        out, stays = U(0), False
        for i in range(info[s, 0], info[s, 0] + info[s, 1]):
            if to[i] != s:
                out = (out + weights[i]) % prime
            else:
                stays = True
        if stays:
            if out == U(0):
                return False
            m = m * _inverse(out, prime) % prime
        mass[s] = U(0)
        for i in range(info[s, 0], info[s, 0] + info[s, 1]):
            if to[i] != s:
                mass[to[i]] = (mass[to[i]] + m * weights[i]) % prime
    return True


def by_rounds(info: Any, to: Any, weights: Any, n: Any, prime: Any, mass: Any, later: Any, rounds: Any) -> None:
    """`mass` after so many rounds."""
    for _ in range(rounds):
        for s in range(n):
            m = mass[s]
            if m == U(0):
                continue
            if info[s, 1] == 0:
                later[s] = (later[s] + m) % prime
                continue
            for i in range(info[s, 0], info[s, 0] + info[s, 1]):
                later[to[i]] = (later[to[i]] + m * weights[i]) % prime
        for s in range(n):
            mass[s] = later[s]
            later[s] = U(0)
