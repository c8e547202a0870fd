"""Small arithmetic for machine words: what lowered text calls besides luck."""

from typing import Any

import numpy as np

U: Any = np.uint64

# ---- pasted from here
LOW = np.int64(-(2**63))


def _add(a: Any, b: Any) -> Any:
    c = np.int64(U(a) + U(b))  # unsigned words wrap around; what signed ones do is not defined
    if ((a ^ c) & (b ^ c)) < 0:
        raise OverflowError("a sum does not fit a machine word")
    return c


def _sub(a: Any, b: Any) -> Any:
    c = np.int64(U(a) - U(b))
    if ((a ^ b) & (a ^ c)) < 0:
        raise OverflowError("a difference does not fit a machine word")
    return c


def _mul(a: Any, b: Any) -> Any:
    c = np.int64(U(a) * U(b))
    if a == -1:
        if b == LOW:
            raise OverflowError("a product does not fit a machine word")
    elif a != 0 and (c // a != b or c % a != 0):
        raise OverflowError("a product does not fit a machine word")
    return c


def _neg(a: Any) -> Any:
    if a == LOW:
        raise OverflowError("a negative does not fit a machine word")
    return -a


def _abs(a: Any) -> Any:
    return _neg(a) if a < 0 else a


def _shift(a: Any, b: Any) -> Any:
    if b < 0:
        raise ValueError("negative shift count")
    if a == 0:
        return a
    if b > 62:
        raise OverflowError("a shift does not fit a machine word")
    c = np.int64(U(a) << U(b))
    if c >> b != a:
        raise OverflowError("a shift does not fit a machine word")
    return c


def _sum(numbers: Any) -> Any:
    total = 0
    for x in numbers:
        total += x
    return total


def _bits(n: Any) -> Any:
    n, total = abs(n), 0
    while n:
        n &= n - 1
        total += 1
    return total


def _length(n: Any) -> Any:
    n, total = abs(n), 0
    while n:
        n >>= 1
        total += 1
    return total


def _nothing(value: Any) -> Any:
    """What a rule without a value counts as."""
    return 0
