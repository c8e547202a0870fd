"""How questions are answered when a rule is counted out: by one option, by several with their chances, by a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from inspect import signature
from math import isclose
from typing import Any, get_type_hints

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.fights.errors import Undecided

Decide = Callable[[Any, fx.Local, Any, Any], Any]
"""decide(state, seat, ask, options) -> one option, or {option: probability}.

`state` is the state the rule was given (its first argument that can change); in a fight `within` it is the fight, and
`seat` the fight's own seat.  For an `offer` the answer may be None; for an `order`, `options` is the form's type."""

ONE = Fraction(1)


def undecided(state: Any, seat: fx.Local, ask: Any, options: Any) -> Any:
    """The default: questions are not answered."""
    raise Undecided(f"seat {seat} is asked {ask!r}: say how it is answered (decide=)")


def spread(effect: Any, decide: Decide, state: Any) -> list[tuple[Any, Fraction]]:
    """Every answer to one question with its probability.  RulesError: an answer that was not offered, or
    probabilities that do not sum to 1."""
    what = effect.form if type(effect) is fx.Order else effect.options
    given = decide(state, effect.seat, effect.ask, what)
    if not isinstance(given, Mapping):
        _check(effect, given)
        return [(given, ONE)]
    for answer in given:
        _check(effect, answer)
    if any(p < 0 for p in given.values()):
        raise errors.RulesError(f"{effect.ask!r} is answered with a probability below 0: {given!r}")
    law = [(answer, Fraction(p)) for answer, p in given.items() if p]
    total = sum((p for _, p in law), Fraction(0))
    if total == 1:
        return law
    if not any(isinstance(p, float) for p in given.values()) or not isclose(total, 1, abs_tol=1e-9):
        raise errors.RulesError(f"the probabilities of the answers to {effect.ask!r} sum to {float(total):g}, not to 1")
    return [(answer, p / total) for answer, p in law]


def _check(effect: Any, answer: Any) -> None:
    kind = type(effect)
    if kind is fx.Order:
        if not isinstance(answer, effect.form):
            raise errors.RulesError(f"{effect.ask!r} wants a {effect.form.__name__}, not {answer!r}")
        return
    if answer is None and kind is fx.Offer:
        return
    legal = effect.options
    if isinstance(legal, int):
        if not (isinstance(answer, int) and answer >= 0 and legal >> answer & 1):
            raise errors.RulesError(f"{answer!r} is no answer to {effect.ask!r}; it offers {list(fx.members(legal))}")
    elif answer not in legal:
        raise errors.RulesError(f"{answer!r} is no answer to {effect.ask!r}; it offers {list(legal)}")


def by_policy(policy: Callable[..., Any], seen: Callable[..., None] | None = None) -> Decide:
    """The answers of a fight's policy(seen, seat, ask, options, luck); whatever it draws itself is counted out, too.

    `seen(fight, seat, into)` fills in what the policy is shown, as for `fights.Batch`; without it that is the fight."""
    shown = None if seen is None else get_type_hints(seen)[list(signature(seen).parameters)[2]]

    def decide(state: Any, seat: fx.Local, ask: Any, options: Any) -> Any:
        known = state
        if seen is not None and shown is not None:
            known = shown()
            seen(state, seat, known)
        whims = Whims()
        answer = policy(known, seat, ask, options, whims)
        if not whims.path:
            return answer
        law: dict[Any, Fraction] = {answer: whims.p}
        while whims.next():
            answer = policy(known, seat, ask, options, whims)
            law[answer] = law.get(answer, Fraction(0)) + whims.p
        return law

    return decide


class Whims:
    """Luck that goes through everything it could give: play, then `next()` and play again until it is False."""

    def __init__(self) -> None:
        self.path: list[tuple[int, list[tuple[int, Fraction]]]] = []
        self.at = 0

    @property
    def p(self) -> Fraction:
        """How likely the last way was."""
        p = ONE
        for i, law in self.path:
            p *= law[i][1]
        return p

    def below(self, n: int) -> int:
        return self._take([(i, Fraction(1, n)) for i in range(n)])

    def hits(self, n: int, k: int, m: int) -> int:
        return self._take([(h, p) for h, p in fx.binomial_law(n, k, m) if p])

    def _take(self, law: list[tuple[int, Fraction]]) -> int:
        if self.at == len(self.path):
            self.path.append((0, law))
        i, law = self.path[self.at]
        self.at += 1
        return law[i][0]

    def next(self) -> bool:
        self.at = 0
        while self.path:
            i, law = self.path.pop()
            if i + 1 < len(law):
                self.path.append((i + 1, law))
                return True
        return False
