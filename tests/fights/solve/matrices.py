"""Small zero-sum games given by a matrix, solved by our kernel and by a linear program: the rows get what the columns pay."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from montjoy.core.philox import Philox
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


def by_program(matrix: list[list[float]]) -> float:
    """The value by a linear program."""
    linprog = pytest.importorskip("scipy.optimize").linprog
    m, n = len(matrix), len(matrix[0])
    against = [[-matrix[i][j] for i in range(m)] + [1.0] for j in range(n)]
    found = linprog(
        [0.0] * m + [-1.0], A_ub=against, b_ub=[0.0] * n, A_eq=[[1.0] * m + [0.0]], b_eq=[1.0],
        bounds=[(0, None)] * m + [(None, None)],
    )
    return float(-found.fun)


def any_matrix(seed: int, exact: bool = False) -> list[list[float]]:
    """Up to 5 by 5, with ties and zeros as fights have them."""
    luck = Philox(seed, 3, 0)
    m, n, faces = 1 + luck.below(5), 1 + luck.below(5), 2 + luck.below(30)
    return [[luck.below(faces) / (1 if exact else faces) for _ in range(n)] for _ in range(m)]
