"""The exact law of a rule.

    >>> law(volley, 3).at_least(2)
    Fraction(7, 27)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeVar

from montjoy.fights.exact.answers import Decide, undecided
from montjoy.fights.exact.counting import MOST_RUNS, Counting
from montjoy.fights.exact.frames import first_frame

S = TypeVar("S")
Rule = Callable[..., Any]


class Law(Mapping[Any, Fraction]):
    """What a rule's value can be, and how likely: value -> Fraction, smallest first where values can be compared.

    Two laws are equal, or a law and a dict, when they give every value the same probability."""

    __slots__ = ("_p",)

    def __init__(self, pairs: Mapping[Any, Fraction] | Iterable[tuple[Any, Fraction]]) -> None:
        found: dict[Any, Fraction] = {}
        for value, p in pairs.items() if isinstance(pairs, Mapping) else pairs:
            if p:
                found[value] = found.get(value, Fraction(0)) + p
        self._p: dict[Any, Fraction] = found
        try:
            self._p = dict(sorted(found.items(), key=lambda item: item[0]))
        except TypeError:
            pass  # values of several kinds stay as they came

    def __getitem__(self, value: Any) -> Fraction:
        return self._p[value]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._p)

    def __len__(self) -> int:
        return len(self._p)

    def p(self, value: Any) -> Fraction:
        """The probability of exactly this value; 0 where it cannot come up."""
        return self._p.get(value, Fraction(0))

    def at_least(self, value: Any) -> Fraction:
        return _sum(p for v, p in self._p.items() if v >= value)

    def at_most(self, value: Any) -> Fraction:
        return _sum(p for v, p in self._p.items() if v <= value)

    @property
    def mean(self) -> Fraction:
        return _sum(p * Fraction(v) for v, p in self._p.items())

    @property
    def variance(self) -> Fraction:
        mean = self.mean
        return _sum(p * (v - mean) * (v - mean) for v, p in self._p.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return NotImplemented
        return self._p == {value: p for value, p in other.items() if p}

    __hash__ = None  # type: ignore[assignment]  # equal to dicts, which have none either

    def __repr__(self) -> str:
        return "Law({" + ", ".join(f"{value!r}: {p}" for value, p in self._p.items()) + "})"


def _sum(values: Iterable[Fraction]) -> Fraction:
    return sum(values, Fraction(0))


def law(rule: Rule, *args: Any, decide: Decide | None = None, merged: bool = True, most: int = MOST_RUNS) -> Law:
    """The law of the value that `rule(*args)` returns, with every die, card and answer counted in.

    The arguments stay as they are: each way runs on copies.  `decide(state, seat, ask, options)` answers questions by
    an option or by {option: probability}; `merged=False` counts sub-rules out in place, with the same result.
    Undecided: a question without `decide`.  TooMany: more than `most` runs.  RulesError: an answer that is none.
    """
    counting = Counting(decide or undecided, merged=merged, most=most)
    return Law((end.value, end.p) for end in counting.ends(first_frame(rule, args), keep=0))


def outcomes(
    rule: Rule,
    state: S,
    *args: Any,
    decide: Decide | None = None,
    merged: bool = True,
    most: int = MOST_RUNS,
    number: Callable[[Any], Any] = Fraction,
) -> list[tuple[Any, Any, S]]:
    """How `rule(state, *args)` can end: (probability, value, state afterwards), equal ends merged.

    Raises as `law` does.  `number` says in what the probabilities are counted: Fraction, float, Residue."""
    counting = Counting(decide or undecided, number, merged, most)
    ends = counting.ends(first_frame(rule, (state, *args)), keep=1)
    return [(end.p, end.value, end.objects[0]) for end in ends]
