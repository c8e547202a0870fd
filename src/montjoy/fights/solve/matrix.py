"""Small zero-sum games given by a matrix: the row player gets what the column player pays.

    >>> solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])[0]        # paper, scissors, stone
    Fraction(0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from montjoy.fights.kernels.stage_game import TINY, stage_game


def solve(matrix: Sequence[Sequence[Any]]) -> tuple[Any, list[Any], list[Any]]:
    """(value, the row player's mixture, the column player's).  Exact where all entries are whole numbers or fractions."""
    entries = [x for row in matrix for x in row]
    m, n = len(matrix), len(matrix[0]) if matrix else 0
    if not entries or any(len(row) != n for row in matrix):
        raise ValueError("a matrix has rows of one length, and at least one number")
    exact = all(isinstance(x, (int, Fraction)) for x in entries)
    kind: Any = Fraction if exact else float
    a = [kind(x) for x in entries]
    x, y = [kind(0)] * m, [kind(0)] * n
    value = stage_game(a, m, n, x, y, [kind(0)] * ((m + 1) * (n + 1)), [0] * (m + n), kind(0) if exact else TINY)
    return value, x, y


def payoff(matrix: Sequence[Sequence[Any]], rows: Sequence[Any], columns: Sequence[Any]) -> Any:
    """What the row player gets with these mixtures."""
    return sum(p * q * x for p, row in zip(rows, matrix) for q, x in zip(columns, row))


def guaranteed(matrix: Sequence[Sequence[Any]], rows: Sequence[Any], columns: Sequence[Any]) -> tuple[Any, Any]:
    """What the rows' mixture gets at least, and what the columns' pays at most."""
    n = len(matrix[0])
    least = min(sum(p * row[j] for p, row in zip(rows, matrix)) for j in range(n))
    most = max(sum(q * x for q, x in zip(columns, row)) for row in matrix)
    return least, most
