"""Luck as an odometer: every draw is a digit, and running a round once for each reading goes through all it can bring.

A reading is a record: `digit[i]` of `base[i]` for its first `used` draws, `at` the draw we are at, `p` the probability so far.
What is noted of a draw, says the kernel that runs the rules: `_whim` of a number below n, `_drawn` of a draw with a chance of
its own and a mark, the place of that chance among all that the rules have.
"""

from typing import Any

import numpy as np

from montjoy.fights.errors import PoolTooLarge

MOST = 0
_FACES_I: Any = None
_CHANCE_I: Any = None
_FIRST_I = 0
_LAW_K_M: Any = None
_FIRST_K_M = 0


def _whim(luck: Any, n: Any, k: Any) -> None: ...


def _drawn(luck: Any, chance: Any, mark: Any) -> None: ...


# ---- pasted from here
DEPTH = 256
READING = [("at", "i8"), ("used", "i8"), ("p", "f8"), ("over", "i8"), ("digit", "i8", DEPTH), ("base", "i8", DEPTH)]


def _digit(luck: Any, n: Any) -> Any:
    i = luck.at
    if i >= DEPTH:
        raise ValueError("a round of more than 256 draws")
    luck.at = i + 1
    if i >= luck.used:
        luck.used = i + 1
        luck.digit[i] = 0
        luck.base[i] = n
    return luck.digit[i]


def _next(luck: Any) -> Any:
    """To the next reading; False when every one has been seen."""
    i = luck.used - 1
    while i >= 0 and luck.digit[i] + 1 == luck.base[i]:
        i -= 1
    luck.used = i + 1
    if i < 0:
        return False
    luck.digit[i] += 1
    return True


def _below(luck: Any, n: Any) -> Any:
    if n <= 0:
        raise ValueError("nothing is below 0")
    if n == 1:
        return np.int64(0)
    k = _digit(luck, n)
    _whim(luck, n, k)
    return k


def _roll_I(luck: Any) -> Any:
    i = _digit(luck, _FACES_I.size)
    _drawn(luck, _CHANCE_I[i], _FIRST_I + i)
    return _FACES_I[i]


def _hits_K_M(luck: Any, n: Any) -> Any:
    """How many of n dice hit; the law of n dice stands from n(n+1)/2 on."""
    if n < 0:
        raise ValueError("a pool of less than 0 dice")
    if n > MOST:
        luck.over = n
        raise PoolTooLarge("a pool larger than the tables")
    if n == 0:
        return np.int64(0)
    h = _digit(luck, n + 1)
    at = n * (n + 1) // 2 + h
    _drawn(luck, _LAW_K_M[at], _FIRST_K_M + at)
    return h
