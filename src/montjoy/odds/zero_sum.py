"""Optimal play of fights between two seats, with simultaneous choices.

    solved = solve(case)                  a ZeroSumCase
    solved.lower, solved.upper            the value of the game for seat 0, shut in between
    solved.mixture(state, seat)           what it plays there: {option: probability}
    solved.best_response(1)               what seat 0 gets if seat 1 knows its mixtures and plays against them

The fight's states and what one step makes of each are enumerated (`zero_sum_tree`).  A step is at most one decision: of one seat,
or of both sealed in one `together`; the latter is a small matrix game, solved exactly.  Play without end counts 0 in
`lower` and 1 in `upper`, so a gap that stays is reported, not hidden.

Two sealed decisions of which the second follows at once on the first, in one step, are two; tuples of questions that are
not sealed (`a, b = await choose(..), await choose(..)`) would be taken for sealed ones: do not write them in a step.

Values are bounded by what each seat is sure of: its mixtures against the exact best answer to them (`kernels/zero_sum.py`).

A small fight is solved by plain Python in less time than compiling takes, which is done only once it pays, and not at all without
numba.  The numbers are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache
from typing import Any, Final, Protocol, runtime_checkable

from montjoy.compiled.numba_free import have_numba
from montjoy.compiled.refusal import ChainTooLarge
from montjoy.core.errors import RulesError
from montjoy.core.state import State
from montjoy.odds import zero_sum_solved
from montjoy.odds.answers import TooMany
from montjoy.odds.zero_sum_solved import Solved
from montjoy.odds.zero_sum_tree import BEST, UNIFORM, Grower, How

GAP: Final = 1e-6                                            # more is no answer; 1e-9 and less is usual
MOST: Final = 3_000_000                                      # states
FEW: Final = 15_000                                          # that plain Python goes through in some seconds,
MANY: Final = 20_000                                         # and these in about the time that compiling takes
PLAIN: Final = 60_000                                        # half a minute, and more is too long, where there is no numba
HASTY: Final = 10_000                                        # sweeps times states of a part, where a compiler is at hand
__all__ = ["BEST", "GAP", "UNIFORM", "NoValue", "Solved", "ZeroSumCase", "solve"]


@runtime_checkable
class ZeroSumCase(Protocol):
    """One fight of two seats, seat 0 against seat 1.

    `step(fight)` plays on until one decision is made and all that follows from it without another has happened, and returns 0,
    or a verdict above 0.  `payoff`: verdict -> what seat 0 gets, 0 to 1.  `how`: (seat, ask) -> BEST, UNIFORM or one option;
    what is not named is answered as well as can be.  `answer(solve)` makes the answer people read."""

    start: State
    step: Callable[[Any], Coroutine[Any, Any, int]]
    payoff: Mapping[int, float]
    how: How

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]: ...


class NoValue(RulesError):
    """Iterating from 0 and from 1 does not meet: somebody can keep the fight going without end."""


def solve(case: ZeroSumCase, gap: float = GAP) -> Solved:
    """The whole fight solved.  NoValue: `upper - lower` stays above the gap.  TooMany: it takes more work than there is time
    for."""
    cls: Any = type(case.start)
    grow = grower(case.step, cls)
    solved = quickly(case, grow) if have_numba() else plainly(case, grow)
    if solved is None:
        try:
            solved = Solved(grow.grow(case.start, case.how, MOST), case.payoff)
        except ChainTooLarge as error:
            raise TooMany(str(error)) from None
    if solved.upper - solved.lower > gap:
        raise NoValue(f"the value lies between {solved.lower:.12g} and {solved.upper:.12g}: the fight may go on for ever")
    return solved


def quickly(case: ZeroSumCase, grow: Grower) -> Solved | None:
    """By plain Python, where nothing is compiled yet and it takes no longer than that; None where it does."""
    if grow.kept() or grow.plain > MANY:
        return None
    try:
        trees = grow.grow(case.start, case.how, FEW, machine=False)
        grow.plain += trees.states
        return Solved(trees, case.payoff, False, HASTY, anyway=False)
    except (ChainTooLarge, TooMany):
        grow.plain += FEW
        return None


def plainly(case: ZeroSumCase, grow: Grower) -> Solved:
    """By plain Python, because there is nothing else."""
    try:
        return Solved(grow.grow(case.start, case.how, PLAIN), case.payoff)
    except ChainTooLarge as error:
        raise TooMany(f"{error}; with numba (the extra `compiled`) it can be solved") from None


@lru_cache(16)
def grower(step: Any, state: Any) -> Grower:
    """The rule of a step, compiled once."""
    return Grower(step, state, zero_sum_solved.text)
