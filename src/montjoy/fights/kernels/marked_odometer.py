"""An odometer like `odometer.py` that notes, for each draw, which chance it had: its place in a table."""

from typing import Any

import numpy as np

from montjoy.fights.errors import PoolTooLarge

MOST = 0
WHIMS = 0

# ---- pasted from here
DEPTH = 256
LUCK = np.dtype([("at", "i8"), ("used", "i8"), ("p", "f8"), ("over", "i8"),
                 ("digit", "i8", DEPTH), ("base", "i8", DEPTH), ("mark", "i8", DEPTH)])
LUCKS = np.dtype([("lane", LUCK, 1)])


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
    if n > 1 << 20:
        raise ValueError("a whim of that many ways is not counted out")
    i = _digit(luck, n)
    luck.mark[luck.at - 1] = WHIMS + n
    luck.p /= n
    return i


def _marked(luck: Any, chances: Any, first: Any) -> Any:
    i = _digit(luck, chances.size)
    luck.mark[luck.at - 1] = first + i
    luck.p *= chances[i]
    return i


def _marked_pool(luck: Any, n: Any, law: Any, first: Any) -> Any:
    if n < 0:
        raise ValueError("a pool of less than 0 dice")
    if n > MOST:
        luck.over = n
        raise PoolTooLarge("a pool larger than the tables")
    if n == 0:
        return np.int64(0)
    h = _digit(luck, n + 1)
    at = n * (n + 1) // 2 + h
    luck.mark[luck.at - 1] = first + at
    luck.p *= law[at]
    return h
