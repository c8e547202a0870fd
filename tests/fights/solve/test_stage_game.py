"""The kernel of small matrix games: exact numbers, and linear programs by scipy."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.fights.solve.matrices import any_matrix, by_program, guaranteed, payoff, solve


def test_paper_scissors_stone() -> None:
    value, rows, columns = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert value == 0 and rows == columns == [Fraction(1, 3)] * 3


def test_a_saddle() -> None:
    value, rows, columns = solve([[4, 3, 7], [9, 1, 1], [5, 2, 0]])
    assert (value, rows, columns) == (3, [1, 0, 0], [0, 1, 0])


def test_one_row_or_one_column() -> None:
    assert solve([[3, 1, 2]]) == (1, [1], [0, 1, 0])
    assert solve([[3], [1], [2]]) == (3, [1, 0, 0], [1])
    assert solve([[0.25]])[0] == 0.25


def test_two_by_two_by_formula() -> None:
    """(ad - bc) / (a + d - b - c) where nothing dominates."""
    a, b, c, d = 7, -3, -2, 5
    assert solve([[a, b], [c, d]])[0] == Fraction(a * d - b * c, a + d - b - c)


@pytest.mark.parametrize("seed", range(60))
def test_exact_numbers_are_sure_of_each_other(seed: int) -> None:
    """Neither side can do better: the least one gets is the most the other pays."""
    matrix = any_matrix(seed, exact=True)
    whole = [[Fraction(x) for x in row] for row in matrix]
    value, rows, columns = solve(whole)
    assert sum(rows) == sum(columns) == 1 and min(*rows, *columns) >= 0
    assert guaranteed(whole, rows, columns) == (value, value) and payoff(whole, rows, columns) == value
    assert solve([[float(x) for x in row] for row in whole])[0] == pytest.approx(float(value), abs=1e-12)


@pytest.mark.parametrize("seed", range(40))
def test_against_linear_programs(seed: int) -> None:
    matrix = any_matrix(1000 + seed)
    assert solve(matrix)[0] == pytest.approx(by_program(matrix), abs=1e-9)


def test_what_is_no_matrix() -> None:
    for bad in ([], [[]], [[1, 2], [3]]):
        with pytest.raises(ValueError):
            solve(bad)
