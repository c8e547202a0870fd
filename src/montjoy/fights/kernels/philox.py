"""Philox4x32-10 and pools of dice for machine words; equal to `core/philox.py` bit for bit.

A stream is a record: `key`, `game` (with the lane in its top byte), `drawn`, four draws in store, and in `over` the pool that
was too large.  Four draws (two blocks) are made at once: the rounds of one do not wait for those of the other.
"""

from typing import Any

import numpy as np

from montjoy.fights.errors import PoolTooLarge

U: Any = np.uint64
MOST = 0
LANES = 1
_GUIDE_K_M: Any = None
_STEPS_K_M: Any = None

# ---- pasted from here
LUCK = np.dtype([("key", "u8"), ("game", "u8"), ("drawn", "u8"), ("over", "i8"), ("word", "u8", 4)])
LUCKS = np.dtype([("lane", LUCK, LANES)])
M32 = U(0xFFFFFFFF)


def _start(luck: Any, seed: Any, game: Any, lane: Any) -> None:
    luck.key = U(seed)
    luck.game = U(game) | (U(lane) << U(56))
    luck.drawn = U(0)


def _refill(luck: Any, n: Any) -> None:
    """Draws n to n + 3, where n is a multiple of 4."""
    first = n >> U(1)
    game = luck.game
    key = luck.key
    for j in range(2):
        block = first + U(j)
        c0 = block & M32
        c1 = block >> U(32)
        c2 = game & M32
        c3 = game >> U(32)
        k0 = key & M32
        k1 = key >> U(32)
        for _ in range(10):
            p0 = U(0xD2511F53) * c0
            p1 = U(0xCD9E8D57) * c2
            c0 = (p1 >> U(32)) ^ c1 ^ k0
            c1 = p1 & M32
            c2 = (p0 >> U(32)) ^ c3 ^ k1
            c3 = p0 & M32
            k0 = (k0 + U(0x9E3779B9)) & M32
            k1 = (k1 + U(0xBB67AE85)) & M32
        luck.word[2 * j] = c0 | (c1 << U(32))
        luck.word[2 * j + 1] = c2 | (c3 << U(32))


def _u64(luck: Any) -> Any:
    n = luck.drawn
    luck.drawn = n + U(1)
    if n & U(3) == U(0):
        _refill(luck, n)
    return luck.word[n & U(3)]


def _below(luck: Any, n: Any) -> Any:
    if n <= 0:
        raise ValueError("nothing is below 0")
    u = _u64(luck)
    m = U(n)
    return np.int64(((u >> U(32)) * m + (((u & M32) * m) >> U(32))) >> U(32))


def _hits_K_M(luck: Any, n: Any) -> Any:
    """How many of n dice hit.  Steps of n dice stand from n(n-1)/2 on; the guide says where to begin, by the top four bits."""
    if n < 0:
        raise ValueError("a pool of less than 0 dice")
    if n > MOST:
        luck.over = n
        raise PoolTooLarge("a pool larger than the tables")
    u = _u64(luck)
    first = n * (n - 1) // 2
    h = np.int64(_GUIDE_K_M[n, np.int64(u >> U(60))])
    while h < n and u >= _STEPS_K_M[first + h]:
        h += 1
    return h
