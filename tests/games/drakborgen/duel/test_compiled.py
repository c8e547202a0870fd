"""The same fight at the table, in the small state and compiled."""

from __future__ import annotations

import math

import pytest

from montjoy.bots.equilibrium import policy
from montjoy.fights import Batch, lowered_source
from montjoy.fights.batch import batch as batches
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.duel.exact import uniform
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end, fight_to_the_end
from montjoy.games.drakborgen.duel.state import Duel, Fight
from tests.games.drakborgen.duel.readings import any_of, equal_everywhere, equal_joint, joint
from tests.suite.many import times

SEEDS = times(60, 200)


@pytest.mark.compiled
def test_the_small_state_and_the_compiled_form_are_the_same_fight() -> None:
    """DL-8-X1  Seed by seed: the machine with one fighter a side, in both states, interpreted and compiled, played as a study
    plays it; with any answers in the soak."""
    batch = Batch(duel_to_the_end, uniform, Duel)
    for seed in range(SEEDS):
        equal_everywhere(seed, batch, uniform)


def test_any_answers_give_the_same_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """DL-8-X1  Flights and risks, too: the lowered text, run by plain Python."""
    monkeypatch.setattr("montjoy.fights.batch.batch.have_numba", lambda: False)
    batch = Batch(duel_to_the_end, any_of, Duel, seats=2)
    for seed in range(SEEDS):
        equal_everywhere(seed, batch)


@pytest.mark.compiled
@pytest.mark.usefixtures("fought_plainly")
def test_frequencies_of_playouts() -> None:
    """Uniform play: the exact chances within 4 sigma of playouts; compiled in the soak."""
    case = case_of({"hero": "H01", "monster": "demon", "policy": "uniform"})
    solved = solve(case)
    n = 20_000 if batches.have_numba() else 500
    values, _ = Batch(duel_to_the_end, policy(solved, case), Duel)(case.start, n, 11)
    found, exact = list(values), solved.outcomes()
    for verdict, p in exact.items():
        assert abs(found.count(verdict) / n - p) < 4 * math.sqrt(p * (1 - p) / n)
    assert sum(exact.values()) == pytest.approx(1)


def test_the_large_state_compiles_too() -> None:
    """The rule of joint fights keeps to the subset; what it is lowered to names every chapter."""
    large = lowered_source(fight_to_the_end, any_of)
    small = lowered_source(duel_to_the_end, any_of)
    for name in ("_cancel", "_eight_choose", "_step_in", "_part", "_yield_up", "_settle", "_declare"):
        assert f"def {name}" in large
    assert small.count("if False:") >= 5 and "if True:" in large  # what only several need is dead text in the small state


def test_the_large_state_is_the_same_fight_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """DL-13.3a  Several on a side: the lowered text, run by plain Python, and the coroutine.  Compiled in the soak."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    batch = Batch(fight_to_the_end, any_of, Fight, seats=8)
    for seed in range(40):
        equal_joint(joint(seed), seed, batch)
