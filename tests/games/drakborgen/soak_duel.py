"""Soak chapters of the duel: equal in every reading, every pair solved, stage games by linear programs, fights under mixtures.

    CHAPTERS: (name, how many trials, what one trial is, the trial)
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from montjoy import compiled
from montjoy.bots.duellist import policy
from montjoy.core.philox import Philox
from montjoy.games.drakborgen.case import case_of
from montjoy.games.drakborgen.fight import whole_duel, whole_fight
from montjoy.games.drakborgen.fight_muster import muster
from montjoy.games.drakborgen.fight_state import Duel, Fight
from montjoy.games.drakborgen.pack import load
from montjoy.games.drakborgen.world import PackRef
from montjoy.odds.matrix import solve as solve_matrix
from montjoy.odds.zero_sum import Solved, solve
from tests.games.drakborgen import test_fight_compiled as fights
from tests.odds.test_zero_sum_matrix import by_program

FIGHTS = 1_000_000


def pair(i: int) -> dict[str, str]:
    """The i-th of the 144 pairs of hero and monster."""
    pack = load(PackRef())
    heroes, monsters = list(pack.heroes), list(pack.monsters)
    return {"hero": heroes[i // len(monsters) % len(heroes)], "monster": monsters[i % len(monsters)]}


@lru_cache(2)
def solved_pair(i: int) -> tuple[Any, Solved]:
    case = case_of(pair(i))
    return case, solve(case)


@lru_cache(1)
def batch() -> Any:
    return compiled.Batch(whole_duel, fights.any_of, Duel, seats=2)


@lru_cache(1)
def large_batch() -> Any:
    return compiled.Batch(whole_fight, fights.any_of, Fight, seats=2)


def equal(i: int) -> None:
    """One duel in the large state, in the small one and compiled."""
    fights.equal_everywhere(i, batch())


def equal_large(i: int) -> None:
    """One duel in the large state at the table and compiled."""
    who, options, ambush = fights.somebody(i)
    start = muster(who, options, ambush=ambush)
    by_hand = start.copy()
    value = fights.at_the_table(by_hand, i)
    values, finals = large_batch()(start, 1, 5, i, True)
    assert values[0] == value and finals[0].key() == by_hand.key()


def pairs(i: int) -> None:
    """One of the 144 pairs solved: gap and best answers."""
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


def mixtures(i: int) -> None:
    """A million compiled fights of one pair under the solved mixtures, within 4 sigma (and 1e-4 where the fight is drawn out)."""
    case, solved = solved_pair(i * 13)
    law = solved.outcomes()
    values, _ = compiled.Batch(whole_duel, policy(solved, case), Duel)(case.start, FIGHTS, i)
    found = list(values)
    drawn_out = solved.iterated(1.0, 300) - solved.iterated(0.0, 300) > 1e-9
    for verdict, p in law.items():
        share = found.count(verdict) / FIGHTS
        assert abs(share - p) <= 4 * math.sqrt(max(p * (1 - p), 0.0) / FIGHTS) + (1e-4 if drawn_out else 1e-9)


CHAPTERS = (
    ("duel", 10_000, "a duel in the large state, in the small one and compiled: equal in every number", equal),
    ("duel-large", 2_000, "a duel in the large state, at the table and compiled: equal in every number", equal_large),
    ("duel-solved", 144, "a hero against a monster or the dragon, solved: gap 1e-9, best answers gain at most 1e-6", pairs),
    ("duel-stages", 10_000, "a stage game of a solved duel against a linear program", stages),
    ("duel-mixtures", 12, "a million compiled fights under the solved mixtures, within 4 sigma", mixtures),
)
