"""Odds: the exact answer to one fight, described in a file or started by an option as the asker knows it.

A small fight is counted out by plain Python in exact numbers at once.  A larger one is counted in floats by the compiler, and
its fractions by `exact.modular`, where numba is installed; else by plain Python, slower, with the same numbers.  A fight of two
seats that choose as well as they can (`solve.zero_sum.ZeroSumCase`) is solved.

`forecast` gives the odds of every option that starts a fight, as far as its seat knows.  A case that is `hidden` is a guess:
something the asker cannot see bears on it.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from montjoy.core.capabilities import Case, as_case
from montjoy.core.errors import RulesError
from montjoy.core.game import Game
from montjoy.fights.errors import NotCompilable, TooMany
from montjoy.fights.exact.answers import by_policy
from montjoy.fights.exact.chains import Absorption, chain
from montjoy.fights.exact.enumerator import Enumerator
from montjoy.fights.exact.modular import fractions
from montjoy.fights.exact.residue import Residue
from montjoy.fights.numba_free import have_numba
from montjoy.fights.solve.zero_sum import ZeroSumCase
from montjoy.fights.solve.zero_sum import solve as optimal

TINY = 500  # runs of plain Python, some milliseconds, that are not worth loading machine code for
SMALL = 60_000  # the same, a second or two, that are not worth compiling a fight anew for
LARGE = 20_000_000
LOST = 1e-9  # more than rounding can lose
Ends = list[tuple[int, Any, float]]


@runtime_checkable
class CountedCase(Protocol):
    """What its game counts out itself, in a form of its own.  RulesError: it is too large."""

    hidden: bool  # as of a Case
    good: Collection[str]
    bad: Collection[str]

    def counted(self) -> dict[str, Any]: ...


def solve(case: Case | ZeroSumCase | CountedCase, fraction: bool = True) -> dict[str, Any]:
    """The case's own report, from exact probabilities: `{"outcomes": {name: {"p": ...}}, ...}`.

    A meeting of Mass Battle has no outcomes, but how both units stand after each round.

    With `fraction`, each outcome also has the exact fraction as text where that takes at most 200 characters, else None.
    Probabilities sum to 1 but for the rounding of floats.  TooMany, ChainTooLarge: the case is too large to be counted out;
    NoValue: play as good as can be never ends.  BadInput: it lacks what a case has.
    """
    if isinstance(case, ZeroSumCase):
        return with_outcomes(case.answer(optimal))
    if isinstance(case, CountedCase):
        try:
            return with_outcomes(case.counted())
        except RulesError as error:
            raise TooMany(str(error)) from None
    case = as_case(case)
    known: dict[str, Fraction | None] | None = None
    found: Any = None if _what(case) in _loaded else small_chain(case, TINY)
    counted = enumerator_of(case) if found is None else None
    if counted is not None and not counted.kept():
        found = small_chain(case, SMALL)
    if found is None and counted is not None:
        found = counted.chain(case.start, case.rounds)
        _loaded.add(_what(case))
        if fraction:
            known = fractions(case.round, case.policy, case.start, case.rounds, verdicts_of(case), case.seen)
            if known is None:
                known = exact_sums(case, found)
    found = exact_chain(case, LARGE) if found is None else found
    answer = case.report(ends_of(found), float(found.rolls))
    for outcome in answer["outcomes"].values():
        outcome["p"] = min(1.0, outcome["p"])  # sums of floats may end a hair above
    if fraction:
        fill_in(answer, read_sums(verdicts_of(case), found) if known is None else known)
    return answer


def with_outcomes(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer in a game's own form, with its ends as "outcomes" too, as far as it says them."""
    found = answer.get("of_this_mixture") or answer.get("battle", {}).get("ends")
    return {**answer, "outcomes": {name: {"p": p, "fraction": None} for name, p in found.items()}} if found else answer


def fill_in(answer: Mapping[str, Any], known: Mapping[str, Fraction | None]) -> None:
    """Put the exact fraction beside each outcome's p."""
    for name, outcome in answer["outcomes"].items():
        exact = known.get(name, Fraction(0))
        outcome["fraction"] = None if exact is None else str(exact)
        if exact is not None:
            outcome["p"] = float(exact)


def ends_of(found: Any) -> Ends:
    """(verdict, state, probability), fights left open as verdict 0; rounding noise is shared out, so that they sum to 1.

    RulesError: more is missing than rounding can lose."""
    ends = [(int(v), state, float(p)) for v, state, p in found.ends]
    ends += [(0, state, float(p)) for state, p in found.open]
    total = math.fsum(p for _, _, p in ends)
    if abs(total - 1) > LOST:
        raise RulesError(f"the ways this fight can end have a probability of {total:.12g} together, not 1")
    return [(v, state, p / total) for v, state, p in ends]


# ---- plain Python ------------------------------------------------------------------------------------------------------
def exact_chain(case: Case, most: int) -> Absorption:
    """The chain in numbers that are floats and exact at once.  TooMany: it takes more than `most` runs."""
    return chain(case.round, case.start, case.rounds, answers_of(case), Residue, most=most)


def small_chain(case: Case, most: int) -> Absorption | None:
    """The same, or None where it takes more than so many runs."""
    try:
        return exact_chain(case, most)
    except TooMany:
        return None


def answers_of(case: Case) -> Callable[..., Any]:
    """How the case's policy answers, counted out."""
    return by_policy(case.policy, case.seen)


def verdicts_of(case: Case) -> dict[int, str]:
    """The outcome that each verdict counts as; 0: left open."""
    return {int(v): name for v, name in case.verdicts.items()}


def read_sums(verdicts: Mapping[int, str], exact: Absorption) -> dict[str, Fraction | None]:
    """Outcome -> its probability, where that is short enough to be read."""
    sums = {name: Residue(0) for name in verdicts.values()}
    for verdict, p in [(v, p) for v, _, p in exact.ends] + [(0, p) for _, p in exact.open]:
        sums[verdicts[verdict]] = sums[verdicts[verdict]] + p
    return {name: p.fraction() for name, p in sums.items()}


def exact_sums(case: Case, found: Any) -> dict[str, Fraction | None]:
    """The same by plain Python, or, where that would take too long, only what is certain or impossible."""
    try:
        return read_sums(verdicts_of(case), exact_chain(case, LARGE // 100))
    except TooMany:
        possible = {verdicts_of(case)[v] for v, _, p in ends_of(found) if p}
        sure = Fraction(1) if len(possible) == 1 else None
        return {name: sure if name in possible else Fraction(0) for name in verdicts_of(case).values()}


# ---- the compiler ------------------------------------------------------------------------------------------------------
@lru_cache(32)
def enumerator(round_rule: Any, policy: Any, state: Any, seen: Any) -> Enumerator | None:
    """The compiled enumerator of a fight; None where it cannot be compiled."""
    try:
        return Enumerator(round_rule, policy, state, seen=seen)
    except NotCompilable:
        return None


_loaded: set[tuple[Any, ...]] = set()  # kinds of fights whose machine code is at work in this process


def _what(case: Case) -> tuple[Any, ...]:
    return case.round, case.policy, type(case.start), case.seen


def enumerator_of(case: Case) -> Enumerator | None:
    """The compiled enumerator of the case's fight; None where numba is not installed or the fight cannot be compiled."""
    return enumerator(*_what(case)) if have_numba() else None


def warm(case: Case) -> bool:
    """Compile the case's kind of fight now, so that this answer and all later ones are quick; False where it cannot be."""
    counted = enumerator_of(case)
    if counted is not None:
        counted.chain(case.start, 1)
        _loaded.add(_what(case))
    return counted is not None


# ---- from what the asker knows -----------------------------------------------------------------------------------------
def forecast(game: Game, view: Any, question: Any, fraction: bool = False) -> dict[Any, dict[str, Any]]:
    """Option -> `solve` of the fight it starts, with "exact": nothing hidden bears on it; "fights": of each that it may start,
    with the case's `said`, `labels`, `losers`, `good` and `bad`.  Options that start no fight are left out."""
    answers = {}
    for option in question.options or ():
        found: Sequence[Any] = game.forecasts(view, question, option)
        cases = [case if isinstance(case, CountedCase) else as_case(case) for case in found]
        if cases:
            first = told(cases[0], fraction)
            answers[option] = {**first, "fights": [first, *others(cases[1:], fraction)]}
    return answers


def others(cases: Sequence[Case | CountedCase], fraction: bool) -> Iterator[dict[str, Any]]:
    """Those further fights of an option that are not too large to be counted out."""
    for case in cases:
        with contextlib.suppress(TooMany):
            yield told(case, fraction)


def told(case: Case | CountedCase, fraction: bool = False) -> dict[str, Any]:
    """`solve` of a fight with what is said of it."""
    said: dict[str, Any] = {"said": None, "labels": {}, "losers": {}}
    if isinstance(case, Case):
        said = {"said": case.said, "labels": case.labels, "losers": case.losers}
    return {**solve(case, fraction), "exact": not case.hidden, "good": case.good, "bad": case.bad, **said}
