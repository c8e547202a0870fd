"""Luck as an odometer on CPython: what `kernels/odometer.py` is for machine words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from montjoy.core.effects import Die
from montjoy.fights.batch import cpython
from montjoy.fights.batch.pools import terms
from montjoy.fights.lowering.program import Program


class Odometer:
    """One reading after the other of everything a round can draw.  `p` is the probability of this reading so far."""

    __slots__ = ("at", "base", "digit", "p")

    def __init__(self, digits: tuple[int, ...] = ()) -> None:
        self.digit: list[int] = list(digits)
        self.base: list[int] = [0] * len(digits)
        self.at, self.p = 0, 1.0

    def rewind(self) -> None:
        self.at, self.p = 0, 1.0

    def next(self) -> bool:
        """To the next reading; False when every one has been seen."""
        while self.digit and self.digit[-1] + 1 == self.base[-1]:
            self.digit.pop()
            self.base.pop()
        if not self.digit:
            return False
        self.digit[-1] += 1
        return True

    def draw(self, n: int) -> int:
        i = self.at
        self.at = i + 1
        if i == len(self.digit):
            self.digit.append(0)
            self.base.append(n)
        return self.digit[i]

    def whim(self, n: int, k: int) -> None:
        """A number below n was drawn."""
        self.p /= n

    def drawn(self, chance: float, mark: int) -> None:
        """Something with a chance of its own was drawn."""
        self.p *= chance

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError(f"below({n}): nothing is below {n}")
        if n == 1:
            return 0
        k = self.draw(n)
        self.whim(n, k)
        return k

    def hits(self, n: int, k: int, m: int) -> int:
        if n == 0:
            return 0
        h = self.draw(n + 1)
        self.drawn(law(n, k, m)[h], h)
        return h

    def weighted(self, die: Die) -> int:
        face, chance = die.law[self.draw(len(die.law))]
        self.drawn(float(chance), face)
        return face


@lru_cache(None)
def law(n: int, k: int, m: int) -> tuple[float, ...]:
    whole = m**n
    return tuple(term / whole for term in terms(n, k, m))


def namespace(program: Program) -> dict[str, Any]:
    """The names of lowered text with their meaning on an odometer."""
    names = cpython.namespace(program)
    for i, die in enumerate(program.dice):
        names[f"_roll_{i}"] = _weighted(die)
    return names


def _weighted(die: Die) -> Any:
    return lambda luck: luck.weighted(die)
