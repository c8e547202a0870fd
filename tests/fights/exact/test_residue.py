"""Residues are fractions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoy.fights.exact.residue import PRIME, Residue, readable

HUGE = 10**99


def chances():
    return st.tuples(st.integers(0, HUGE - 1), st.integers(1, HUGE - 1)).map(lambda x: Fraction(min(x), max(x)))


@given(chances())
def test_every_short_chance_is_found_again(p):
    assert Residue(p).fraction() == p


@given(chances(), chances())
def test_arithmetic_is_that_of_fractions(p, q):
    a, b = Residue(p), Residue(q)
    assert a + b == p + q and a - b == p - q and a * b == p * q
    assert float(a * b) == pytest.approx(float(p * q))
    if q:
        assert a / b == p / q
    assert bool(a) == bool(p)
    assert 1 - a == 1 - p and 2 * a == a + a and sum([a, b]) == p + q


def test_exactly_0_and_1():
    assert Residue(0).fraction() == 0 and Residue(1).fraction() == 1
    assert not Residue(0) and Residue(1)
    third = Residue(Fraction(1, 3))
    assert (third + third + third).fraction() == 1
    assert (third - third).fraction() == 0
    assert repr(third) == "Residue(1/3)"


def test_what_does_not_fit_is_none():
    long = Fraction(2**400 - 1, 3**300)
    assert Residue(long).fraction() is None
    assert "about" in repr(Residue(long))
    assert Residue(Fraction(7, 10**97)).fraction(100) == Fraction(7, 10**97)
    assert Residue(Fraction(7, 10**98)).fraction(100) is None
    assert Residue(Fraction(4, 3)).fraction() is None  # no chance is above 1
    assert readable(PRIME - 1) is None


def test_division_by_an_exact_0():
    with pytest.raises(ZeroDivisionError):
        Residue(1) / Residue(0)
