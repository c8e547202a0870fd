"""One text, three readings, the same numbers seed by seed: the coroutine, its lowered form on CPython, its machine code.

Values, whole final states, and how much each lane drew.  The witness policy hashes what it is asked; starts are scattered.
"""

from __future__ import annotations

import os

import pytest

from montjoy.core.philox import Philox
from montjoy.fights import Batch, Policy
from tests.fights.readings import CASES, EVERY, Case, interpreted, scattered, witness
from tests.fights.rules import tour
from tests.suite.many import times

SEEDS = 200


def compare(case: Case, seeds: int) -> None:
    batch = Batch(case.rule, witness, case.state, checked=True)
    starts = [scattered(case, i) for i in range(seeds)]
    values, finals = batch(starts, seeds, seed=7, keep=True)
    plain, plain_finals = batch._plain(starts, seeds, 7, 0, True)
    for i in range(seeds):
        value, fight, _ = interpreted(case.rule, witness, starts[i].copy(), 7, i)
        assert value == values[i] == plain[i], i
        assert fight == finals[i] == plain_finals[i], i


@pytest.mark.compiled
@EVERY
def test_three_readings_agree(case: Case) -> None:
    compare(case, SEEDS)


@pytest.mark.compiled
@pytest.mark.slow
@EVERY
def test_three_readings_agree_on_many_seeds(case: Case) -> None:
    compare(case, int(os.environ.get("MONTJOY_SOAK_SEEDS", times(400, 10_000))))


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES[1:3], ids=["siege", "field"])
def test_unchecked_gives_the_same(case: Case) -> None:
    """The shipped policy, one start, machine words that are not watched."""
    values, finals = Batch(case.rule, case.policy, case.state)(case.new(), 60, seed=3, keep=True)
    for i in range(60):
        value, fight, _ = interpreted(case.rule, case.policy, case.new(), 3, i)
        assert (value, fight) == (values[i], finals[i])


@pytest.mark.compiled
@EVERY
def test_every_lane_draws_as_often(case: Case) -> None:
    batch = Batch(case.rule, witness, case.state, checked=True)
    for i in range(20):
        start = scattered(case, i)
        batch(start, 1, seed=7, first=i)
        drawn = interpreted(case.rule, witness, start.copy(), 7, i)[2]
        assert batch.draws == drawn[: len(batch.draws)] and not any(drawn[len(batch.draws) :])
        batch._plain(start, 1, 7, i, False)
        assert batch.draws == drawn[: len(batch.draws)]


@pytest.mark.compiled
def test_what_a_seat_sees_is_filled_afresh_for_each_question() -> None:
    batch = Batch(tour.whole, tour.sighted, tour.Tour, tour.seen)
    values, finals = batch(tour.new_tour(), SEEDS, seed=11, keep=True)
    plain, _ = batch._plain(tour.new_tour(), SEEDS, 11, 0, False)
    for i in range(SEEDS):
        value, fight, _ = interpreted(tour.whole, tour.sighted, tour.new_tour(), 11, i, tour.seen, tour.Seen)
        assert value == values[i] == plain[i] and fight == finals[i], i


@pytest.mark.compiled
def test_a_policy_with_tables() -> None:
    """New numbers in the tables are new answers and nothing is compiled anew."""
    modules = set()
    for mix in ([[1, 2, 3], [4, 5, 6]], [[9, 0, 1], [1, 1, 7]]):
        policy = Policy(tour.tabled, {"mix": mix, "shift": (3, 11)})
        batch = Batch(tour.whole, policy, tour.Tour)
        values, finals = batch(tour.new_tour(), 50, seed=2, keep=True)
        for i in range(50):
            value, fight, _ = interpreted(tour.whole, policy, tour.new_tour(), 2, i)
            assert (value, fight) == (values[i], finals[i])
        from montjoy.fights import have_numba

        if have_numba():
            modules.add(batch.module.__name__)
    assert len(modules) <= 1


def test_scattered_starts_differ() -> None:
    for case in CASES:
        assert len({scattered(case, i).key() for i in range(50)}) > 40


def test_the_sampler_of_the_core_takes_philox() -> None:
    assert Philox(1, 2).hits(0, 2, 6) == 0
