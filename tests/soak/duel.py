"""The duel's large numbers: equal in every reading, every pair solved, stage games by linear programs, fights under mixtures."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from montjoy.bots.equilibrium import policy
from montjoy.core.philox import Philox
from montjoy.fights import Batch, Enumerator, have_numba
from montjoy.fights.solve.zero_sum import Solved, solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.duel.exact import odds_step, uniform
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end
from montjoy.games.drakborgen.duel.state import Duel
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.state import PackRef
from tests.fights.solve.matrices import by_program
from tests.fights.solve.matrices import solve as solve_matrix
from tests.games.drakborgen.duel import readings
from tests.games.drakborgen.duel.readings import agree, anybody, described

FIGHTS = 1_000_000
PAIRS = 144
BLOCK = 10


# ---- one text, several readings ------------------------------------------------------------------------------------------
@lru_cache(1)
def batch() -> Any:
    return Batch(duel_to_the_end, readings.any_of, Duel, seats=2)


def equal(i: int) -> None:
    """Duels in the large state, in the small one and compiled."""
    for seed in range(BLOCK * i, BLOCK * (i + 1)):
        readings.equal_everywhere(seed, batch())


# ---- solved --------------------------------------------------------------------------------------------------------------
def pair(i: int) -> dict[str, Any]:
    """The i-th of the 144 pairs of hero and monster."""
    pack = load(PackRef())
    heroes, monsters = list(pack.heroes), list(pack.monsters)
    assert len(heroes) * len(monsters) == PAIRS
    return {"hero": heroes[i // len(monsters) % len(heroes)], "monster": monsters[i % len(monsters)]}


@lru_cache(2)
def solved_pair(i: int) -> tuple[Any, Solved]:
    case = case_of(pair(i))
    return case, solve(case)


def pairs(i: int) -> None:
    """One of the 144 pairs: the gap, and what the best answers gain."""
    _, solved = solved_pair(i)
    assert solved.upper - solved.lower <= 1e-9
    assert abs(solved.best_response(0) - solved.value) <= 1e-6
    assert abs(solved.best_response(1) - solved.value) <= 1e-6
    assert abs(sum(solved.outcomes().values()) - 1) <= 1e-6


def stages(i: int) -> None:
    """One stage game of one of the pairs, by our own solver and by a linear program."""
    _, solved = solved_pair(i // 70)
    luck = Philox(i, 12, 0)
    matrix = None
    while matrix is None:
        s = luck.below(solved.states)
        matrix = solved.stage(s)
    value, rows, columns = solve_matrix(matrix)
    assert abs(value - by_program(matrix)) <= 1e-9
    assert abs(value - solved.values[s]) <= 1e-7
    assert abs(sum(rows) - 1) <= 1e-12 and abs(sum(columns) - 1) <= 1e-12


def brute(i: int) -> None:
    """A tiny duel and the brute-force solver."""
    sides = anybody(i)
    if quickly_over(solve(case_of(described(sides)))):
        agree(sides)


# ---- fought --------------------------------------------------------------------------------------------------------------
def mixtures(i: int, n: int = FIGHTS) -> None:
    """Compiled fights of one pair under the solved mixtures, within 4 sigma."""
    case, solved = solved_pair(i * 13 % PAIRS)
    near(case, solved, n, i)


def by_chance(i: int, n: int = FIGHTS // 10) -> None:
    """Uniform play of one pair: solved, counted by the chain of rounds, and fought, within 4 sigma."""
    case = case_of({**pair(i), "policy": "uniform"})
    solved = solve(case)
    if have_numba():
        chain = chances().chain(case.start)
        survives = sum(p for v, p in chain.verdicts.items() if v in case.payoff)
        assert abs(survives - solved.value) <= 1e-10
    near(case, solved, n, i)


@lru_cache(1)
def chances() -> Any:
    return Enumerator(odds_step, uniform, Duel)


def near(case: Any, solved: Solved, n: int, seed: int) -> None:
    """The shares of n fights lie within 4 sigma of the solved chances (1e-9: chances are whole numbers out of 2**31)."""
    values, _ = Batch(duel_to_the_end, policy(solved, case), Duel)(case.start, n, seed)
    found = list(values)
    for verdict, p in solved.outcomes().items():
        assert abs(found.count(verdict) / n - p) <= 4 * math.sqrt(max(p * (1 - p), 0.0) / n) + 1e-9, (verdict, p)


def quickly_over(solved: Solved) -> bool:
    """Plain value iteration meets after 300 sweeps, so that brute force comes to an end."""
    return solved.iterated(1.0, 300) - solved.iterated(0.0, 300) < 1e-9
