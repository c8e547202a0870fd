"""Exact fractions without huge numbers.

The probability of a long fight is a fraction of thousands of digits; nobody reads it.  Modulo a prime it is one number
of fixed size, and if the fraction is short enough to be read, it can be found again from that number.

Two fractions of at most 200 characters that are equal modulo 2**1279 - 1 are equal: their cross products differ by
a multiple of a number of 386 digits, and have fewer than 300.  That a longer fraction looks like a short one by chance
has a probability below 10**-180.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

BITS = 1279
PRIME = (1 << BITS) - 1  # the 15th Mersenne prime
MOST_CHARACTERS = 200


class Residue:
    """A number of the field of residues modulo PRIME, with the float it stands for beside it.

    It is exact: `if x` and `==` ask for the exact value; `float(x)` is rounded."""

    __slots__ = ("n", "x")

    def __init__(self, value: int | float | Fraction = 0) -> None:
        exact = Fraction(value)
        self.n = exact.numerator % PRIME
        if exact.denominator != 1:
            self.n = self.n * pow(exact.denominator, -1, PRIME) % PRIME
        self.x = float(value)

    def __add__(self, other: Any) -> Residue:
        b = other if type(other) is Residue else Residue(other)
        n = self.n + b.n
        return _made(n - PRIME if n >= PRIME else n, self.x + b.x)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Residue:
        b = other if type(other) is Residue else Residue(other)
        return _made((self.n - b.n) % PRIME, self.x - b.x)

    def __rsub__(self, other: Any) -> Residue:
        return Residue(other) - self

    def __mul__(self, other: Any) -> Residue:
        b = other if type(other) is Residue else Residue(other)
        n = self.n * b.n
        n = (n & PRIME) + (n >> BITS)
        return _made(n - PRIME if n >= PRIME else n, self.x * b.x)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Residue:
        """ZeroDivisionError where the divisor is exactly 0."""
        b = other if type(other) is Residue else Residue(other)
        if not b.n:
            raise ZeroDivisionError("division by an exact 0")
        return _made(self.n * pow(b.n, -1, PRIME) % PRIME, self.x / b.x)

    def __bool__(self) -> bool:
        return self.n != 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (int, Fraction)):
            other = Residue(other)
        return isinstance(other, Residue) and self.n == other.n

    __hash__ = None  # type: ignore[assignment]  # equal numbers may have different floats

    def __float__(self) -> float:
        return self.x

    def __repr__(self) -> str:
        short = self.fraction()
        return f"Residue({short if short is not None else f'about {self.x:.12g}'})"

    def fraction(self, most: int = MOST_CHARACTERS) -> Fraction | None:
        """The fraction between 0 and 1 it stands for, if `num/den` has at most `most` characters; else None."""
        found = readable(self.n, most)
        return found if found is not None and abs(float(found) - self.x) < 1e-9 else None


def _made(n: int, x: float) -> Residue:
    new = object.__new__(Residue)
    new.n, new.x = n, x
    return new


def readable(n: int, most: int = MOST_CHARACTERS, modulus: int = PRIME) -> Fraction | None:
    """The fraction from 0 to 1 of at most `most` characters that is n modulo `modulus`; None: there is none.

    Every such fraction is a remainder of Euclid's algorithm on (modulus, n) over its cofactor."""
    a, b = modulus, n % modulus
    s, t = 0, 1
    limit = 10**most
    while abs(t) < limit:
        num, den = (b, t) if t > 0 else (-b, -t)
        if 0 <= num <= den and len(f"{num}/{den}") <= most:
            return Fraction(num, den)
        if not b:
            return None
        q = a // b
        a, b = b, a - q * b
        s, t = t, s - q * t
    return None
