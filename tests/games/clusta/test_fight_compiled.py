"""The battle read two ways: at the table and compiled; and what holds in every battle."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.fights import have_numba
from montjoy.games.clusta.authoring.case import standing_orders
from montjoy.games.clusta.battle.round import battle
from montjoy.games.clusta.battle.state import Fight, How, Verdict
from tests.games.clusta.fights import any_of, somewhere, the_batch

SEEDS = 300
pytestmark = pytest.mark.usefixtures("compiled_plainly")


def at_the_table(fight: Fight, seed: int, policy: Any = any_of) -> int:
    """The rules as coroutines, with the luck of fight number 0 of that seed."""
    lucks = [Philox(seed, 0, lane) for lane in range(3)]
    coro: Any = battle(fight)
    return int(sample(coro, lambda seat, ask, mask: policy(fight, seat, ask, mask, lucks[1 + seat]), lucks[0]))


def equal(seed: int, checked: bool = False, policy: Any = any_of) -> None:
    """One scattered start, fought compiled and interpreted: the same verdict and the same last state."""
    start = somewhere(seed)
    verdicts, finals = the_batch(checked, policy)(start, 1, seed, keep=True)
    mine = start.copy()
    assert at_the_table(mine, seed, policy) == int(verdicts[0]), seed
    assert mine.key() == finals[0].key(), seed


def test_compiled_equals_interpreted() -> None:
    """CN-BATTLE-04  From scattered starts, under standing orders, as a study compiles them; 10,000 in the soak with any answers,
    also with overflow checks."""
    if not have_numba():
        pytest.skip("needs the compiler")
    for seed in range(SEEDS):
        equal(seed, policy=standing_orders)


def test_lowered_equals_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """CN-BATTLE-04  The lowered text on CPython, as it runs where there is no compiler."""
    monkeypatch.setattr("montjoy.fights.batch.batch.have_numba", lambda: False)
    for seed in range(500, 560):
        equal(seed)


def test_what_holds_in_every_battle() -> None:
    """CN-BATTLE-02, CN-BATTLE-17  Nobody is lost without a trace; values and men vanish together; who leaves does not come
    back."""
    for seed in range(400):
        holds(seed)


def holds(seed: int) -> None:
    start = somewhere(seed)
    fight = start.copy()
    verdict = at_the_table(fight, seed)
    assert verdict == fight.result != Verdict.OPEN
    assert fight.round <= 4
    for was, force in zip(start.side, fight.side):
        for before, c in zip(was.contingent, force.contingent):
            assert c.men + c.lost + c.dead == before.men == c.start
            assert min(c.men, c.lost, c.dead, c.tv) >= 0 and c.tv <= before.tv
            assert (c.men == 0) == (c.tv == 0)
            assert c.how != How.DESTROYED or (c.men, c.lost) == (0, 0)
            assert c.undead == 0 or (c.wavering, c.failed) == (0, 0)
            assert (c.failed, c.rallied) == (0, 0) or verdict != Verdict.UNFINISHED
        assert all(points >= 0 for points in force.points)
