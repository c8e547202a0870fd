"""Philox4x32-10: streams of chance in which draw number i of (seed, game, lane) is a pure function of those four.

Batches, samplers and studies use it; a table's dice are `core/dice.py`.  Salmon, Moraes, Dror and Shaw, "Parallel
random numbers: as easy as 1, 2, 3" (2011).  `fights/kernels/philox.py` is the same for machine words; a test holds
the two equal bit for bit.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from montjoy.core.effects import binomial_steps

M32: Final = 0xFFFFFFFF
M64: Final = 0xFFFFFFFFFFFFFFFF
MOST_GAMES: Final = 1 << 56
MOST_LANES: Final = 256

RULES: Final = 0  # the lane of the rules' own dice


def lane_of(seat: int) -> int:
    """The lane of a seat's policy: every seat has its own, so that no seat's whims shift another's."""
    return 1 + seat


def philox4x32(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """One block: four 32-bit words from a counter of four and a key of two."""
    for r0, r1 in round_keys(k0, k1):
        p0, p1 = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (p1 >> 32) ^ c1 ^ r0, p1 & M32, (p0 >> 32) ^ c3 ^ r1, p0 & M32
    return c0, c1, c2, c3


@lru_cache(64)
def round_keys(k0: int, k1: int) -> tuple[tuple[int, int], ...]:
    """The keys of the ten rounds."""
    return tuple(((k0 + n * 0x9E3779B9) & M32, (k1 + n * 0xBB67AE85) & M32) for n in range(10))


def check_seed(seed: int) -> None:
    """ValueError where it does not fit into 64 bits: a seed beyond them would be another one's double."""
    if not 0 <= seed <= M64:
        raise ValueError(f"seed {seed}: from 0 to 2**64 - 1")


class Philox:
    """One stream, as a `core.game.Luck`.  `drawn` counts its draws.

    seed: 0 to 2**64 - 1.  game: 0 to 2**56 - 1.  lane: 0 for the rules' dice,
    1 + seat for that seat's policy, below 256.
    """

    __slots__ = ("_c2", "_c3", "_k0", "_k1", "_kept", "drawn")

    def __init__(self, seed: int, game: int = 0, lane: int = RULES) -> None:
        check_seed(seed)
        if not 0 <= game < MOST_GAMES:
            raise ValueError(f"game {game}: a game's number is at least 0 and below 2**56")
        if not 0 <= lane < MOST_LANES:
            raise ValueError(f"lane {lane}: a lane is at least 0 and below {MOST_LANES}")
        self._k0, self._k1 = seed & M32, seed >> 32 & M32
        self._c2, self._c3 = game & M32, game >> 32 | lane << 24
        self.drawn = 0
        self._kept = 0

    def u64(self) -> int:
        """The next draw: a whole number below 2**64.  A block gives two, the second is kept."""
        n = self.drawn
        self.drawn = n + 1
        if n & 1:
            return self._kept
        a, b, c, e = philox4x32(n >> 1 & M32, n >> 33, self._c2, self._c3, self._k0, self._k1)
        self._kept = c | e << 32
        return a | b << 32

    def below(self, n: int) -> int:
        """0 to n-1, equally likely but for a bias below n / 2**64.  ValueError where n is not above 0."""
        if n <= 0:
            raise ValueError(f"below({n}): nothing is below {n}")
        return self.u64() * n >> 64

    def hits(self, n: int, k: int, m: int) -> int:
        """How many of n dice hit, each with chance k/m: one draw, whatever n is.  ValueError where n is below 0."""
        if n < 0:
            raise ValueError(f"hits({n}, {k}, {m}): a pool has at least 0 dice")
        return bisect_right(binomial_steps(n, k, m), self.u64())
