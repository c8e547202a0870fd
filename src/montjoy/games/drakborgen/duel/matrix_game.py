"""Two who choose in secret, of a few things each: what it is worth, and how often the second takes what (von Neumann)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

TINY: Final = 1e-12
PIVOTS: Final = 50


Square: TypeAlias = tuple[int, int, int, int]                # two rows and two columns


def solved(matrix: Sequence[Sequence[float]]) -> tuple[float, list[float]]:
    """What the first gets if both play as well as they can, and the mixture by which the second sees to that.  matrix[a][b]: what
    the first gets, from 0 to 1."""
    highest = [max(column) for column in zip(*matrix, strict=True)]
    surest = max(map(min, matrix))
    if min(highest) <= surest:                               # one choice is enough
        at = highest.index(min(highest))
        return surest, [float(n == at) for n in range(len(highest))]
    return simplex(matrix)[:2]


def value(matrix: Sequence[Sequence[float]], squares: dict[int, Square], key: int) -> float:
    """What it is worth.  squares: of each game the two rows and columns of which alone it was played the last time; where that is
    still so, nothing else need be gone through."""
    if key in squares:
        found = by_square(matrix, *squares[key])
        if found >= 0.0:
            return found
    surest = max(map(min, matrix))
    if min([max(column) for column in zip(*matrix, strict=True)]) <= surest:
        return surest
    worth, _, square = simplex(matrix)
    if square:
        squares[key] = square
    return worth


def by_square(matrix: Sequence[Sequence[float]], i: int, j: int, k: int, l: int) -> float:
    """What it is worth if both play only two of their choices, rows i and j, columns k and l; -1: one of them would not."""
    a, b, c, d = matrix[i][k], matrix[i][l], matrix[j][k], matrix[j][l]
    whole = a + d - b - c
    if -TINY < whole < TINY:
        return -1.0
    x, y, worth = (d - c) / whole, (d - b) / whole, (a * d - b * c) / whole
    if not (0.0 <= x <= 1.0 and 0.0 <= y <= 1.0):
        return -1.0
    for row in matrix:
        if row[k] * y + row[l] * (1.0 - y) > worth + TINY:
            return -1.0
    for one, other in zip(matrix[i], matrix[j], strict=True):
        if one * x + other * (1.0 - x) < worth - TINY:
            return -1.0
    return worth


def simplex(matrix: Sequence[Sequence[float]]) -> tuple[float, list[float], Square | None]:
    """The largest sum of y >= 0 of which no row, one added to every number, makes more than 1: one over the value plus one.
    -> value, mixture, and where both play only two of their choices, which."""
    m, n = len(matrix), len(matrix[0])
    rows = [[*(x + 1.0 for x in row), 1.0] for row in matrix]
    goal = [1.0] * n + [0.0]
    basic, free = [n + k for k in range(m)], list(range(n))
    for _ in range(PIVOTS):
        column = max(range(n), key=lambda c: (goal[c], -free[c]))
        if goal[column] <= TINY:
            break
        tight = [(row[n] / row[column], basic[k], k) for k, row in enumerate(rows) if row[column] > TINY]
        if not tight:
            break
        exchange(rows, goal, min(tight)[2], column)
        at = min(tight)[2]
        basic[at], free[column] = free[column], basic[at]
    total = -goal[n]
    found = [0.0] * n
    for k, which in enumerate(basic):
        if which < n:
            found[which] = max(0.0, rows[k][n] / total)
    taken, played = sorted(which - n for which in free if which >= n), sorted(which for which in basic if which < n)
    square = (*taken, *played) if len(taken) == len(played) == 2 else None
    return 1.0 / total - 1.0, found, square  # type: ignore[return-value]


def exchange(rows: list[list[float]], goal: list[float], at: int, column: int) -> None:
    """One of the rows and one of the columns change places."""
    row = rows[at]
    by = 1.0 / row[column]
    row = [x * by for x in row]
    row[column] = by
    for k, other in enumerate(rows):
        if k != at:
            rows[k] = less(other, row, column)
    goal[:] = less(goal, row, column)
    rows[at] = row


def less(other: list[float], row: Sequence[float], column: int) -> list[float]:
    """Another row, less so much of this one that nothing is left in the column, where the exchanged one comes in."""
    by = other[column]
    found = [x - by * y for x, y in zip(other, row, strict=True)]
    found[column] = -by * row[column]
    return found
