"""Tables for pools of dice: the steps a draw is compared with, and the laws the enumerator multiplies.

Equal to `effects.binomial_steps` and `effects.binomial_law` (tests), but all n at once, each term from the one before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoy.core.effects import ONE64


def terms(n: int, k: int, m: int) -> Iterator[int]:
    """m**n times the probability of 0, 1, ... n hits."""
    if k == m:
        yield from [0] * n
        yield m**n
        return
    term = (m - k) ** n
    for h in range(n + 1):
        yield term
        term = term * (n - h) * k // ((h + 1) * (m - k))


def steps(most: int, k: int, m: int) -> Any:
    """uint64[most (most + 1) / 2]: those of n dice stand from n (n - 1) / 2 on.  A step of 2**64 is written 2**64 - 1."""
    import numpy as np

    out = []
    for n in range(1, most + 1):
        total, whole = 0, m**n
        for term in list(terms(n, k, m))[:-1]:
            total += term
            out.append(min(total * ONE64 // whole, ONE64 - 1))
    return np.array(out or [0], np.uint64)


def guide(most: int, steps: Any) -> Any:
    """int16[most + 1, 16]: how many steps of n dice are at most b * 2**60, for b = 0 to 15."""
    import numpy as np

    out = np.zeros((most + 1, 16), np.int16)
    marks = np.array([b << 60 for b in range(16)], np.uint64)
    for n in range(1, most + 1):
        out[n] = np.searchsorted(steps[n * (n - 1) // 2 : n * (n + 1) // 2], marks, side="right")
    return out


def laws(most: int, k: int, m: int) -> Any:
    """float64[(most + 1) (most + 2) / 2]: the probabilities of 0 to n hits stand from n (n + 1) / 2 on."""
    import numpy as np

    out = []
    for n in range(most + 1):
        whole = m**n
        out += [term / whole for term in terms(n, k, m)]
    return np.array(out)
