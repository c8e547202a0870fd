"""How sure a share of many playouts is: its standard error, and the interval that holds the true one."""

from __future__ import annotations

import math
from typing import Any, Final

Z: Final = 1.96                                              # of an interval that holds 95 of 100 times


def standard_error(p: float, n: int) -> float:
    """Of a share of n independent playouts."""
    return math.sqrt(max(p * (1 - p), 0.0) / n)


def interval(p: float, n: int) -> list[float]:
    """Between which shares the true one lies 95 of 100 times (Wilson)."""
    z = Z * Z / n
    middle, off = p + z / 2, Z * math.sqrt(max(p * (1 - p), 0.0) / n + z / n / 4)
    return [max(0.0, (middle - off) / (1 + z)), min(1.0, (middle + off) / (1 + z))]


def share(count: int, n: int) -> dict[str, Any]:
    """So many of n independent playouts."""
    p = count / n
    return {"p": p, "se": standard_error(p, n), "count": count, "n": n, "interval": interval(p, n)}
