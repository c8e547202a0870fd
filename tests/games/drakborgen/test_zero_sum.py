"""Optimal play of fights of two seats: values known on paper, plans, best answers; with numba and without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from montjoy.compiled import have_numba
from montjoy.odds import zero_sum
from montjoy.odds.zero_sum import BEST, UNIFORM, NoValue, Solved, ZeroSumCase, solve
from tests.games.drakborgen import rules_games as rules
from tests.games.drakborgen.rules_games import PAYOFF, Ask, Game


class Case:
    """A small fight."""

    def __init__(self, step: Callable[..., Any], start: Game | None = None, how: dict[tuple[int, int], int] | None = None):
        self.start, self.step, self.how, self.payoff = start or Game(), step, how or {}, PAYOFF

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]:
        return {"value": solve(self).value}


@pytest.fixture(params=["compiled", "plain"], autouse=True)
def machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test with numba and without."""
    if request.param == "compiled" and not have_numba():
        pytest.skip("numba is not here")
    if request.param == "plain":
        monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    zero_sum.kernels.cache_clear()
    yield
    zero_sum.kernels.cache_clear()


def solved(step: Callable[..., Any], start: Game | None = None, **how: int) -> Solved:
    seats = {"first": (0, Ask.MOVE), "second": (1, Ask.MOVE), "bet": (0, Ask.BET)}
    found = solve(Case(step, start, {seats[name]: what for name, what in how.items()}))
    assert found.lower <= found.value <= found.upper <= found.lower + 1e-9
    assert found.best_response(0) - found.value <= 1e-6 and found.value - found.best_response(1) <= 1e-6
    return found


def test_matching_pennies() -> None:
    """Neither may see the other's choice, whoever is asked first."""
    for step in (rules.pennies, rules.pennies_the_other_way_round):
        found = solved(step)
        assert found.value == pytest.approx(0.5)
        for seat in (0, 1):
            assert found.mixture(0, seat) == pytest.approx({0: 0.5, 1: 0.5})
            assert found.first_answers(seat, Ask.MOVE) == pytest.approx({0: 0.5, 1: 0.5})
        assert found.outcomes() == pytest.approx({1: 0.5, 2: 0.5})
    assert isinstance(Case(rules.pennies), ZeroSumCase)
    assert Case(rules.pennies).answer(solve) == {"value": pytest.approx(0.5)}


def test_what_is_not_sealed_is_seen() -> None:
    assert solved(rules.told_pennies).value == 1


def test_a_uniform_seat_is_not_seen_either() -> None:
    """A sealed choice answered by chance stays sealed, whichever stands first."""
    assert solved(rules.pennies_the_other_way_round, second=UNIFORM).value == pytest.approx(0.5)
    assert solved(rules.pennies, second=UNIFORM).value == pytest.approx(0.5)
    assert solved(rules.told_pennies, second=UNIFORM).value == 1
    assert solved(rules.pennies, first=UNIFORM, second=UNIFORM).outcomes() == pytest.approx({1: 0.5, 2: 0.5})


def test_a_fixed_answer_is_known() -> None:
    """Who always says the same is guessed; BEST is what is not named."""
    assert solved(rules.pennies, second=1).value == 1
    assert solved(rules.pennies, first=0).value == 0
    assert solved(rules.pennies, first=BEST).value == pytest.approx(0.5)


def test_two_sealed_choices_in_one_step() -> None:
    assert solved(rules.pennies_twice).value == pytest.approx(0.25)


def test_two_questions_to_one_seat() -> None:
    """Both hands of seat 1 are one choice of four: sums 0, 1, 1, 2."""
    found = solved(rules.two_fingers)
    assert found.value == pytest.approx(1 / 3)
    assert found.mixture(0, 0) == pytest.approx({0: 1 / 3, 1: 1 / 3, 2: 1 / 3})
    assert found.mixture(0, 1) is None                       # it is of two answers together


def test_a_drawn_out_fight() -> None:
    """Worth 1 to whoever is patient; iterating from 0 would take a billion sweeps, the proof does not."""
    found = solved(rules.hide_or_run)
    assert found.lower > 1 - 1e-9
    assert found.iterated(1.0, 1) == 1 and 0.98 < found.iterated(0.0, 100) < 0.995
    mixture = found.mixture(0, 0)
    assert mixture is not None and 0 < mixture[1] < 1e-6     # runs, but hardly ever


def test_decisions_of_one_seat() -> None:
    """Chance and one decider: the same value as by working it out from the end."""
    def by_hand(here: int, left: int) -> float:
        """With `left` crawls; stepping costs none, so from `here` it is tried until it is there."""
        return 1.0

    found = solved(rules.walk, Game(here=0, left=2))
    assert found.value == pytest.approx(by_hand(0, 2))
    crawling = solved(rules.walk, Game(here=2, left=2), bet=0)
    assert crawling.value == pytest.approx(1 - (5 / 6) ** 2)
    assert crawling.states == 2


def test_nobody_decides() -> None:
    found = solved(rules.nobody)
    assert found.value == 1 and found.mixture(0, 0) is None and found.first_answers(0, 0) == {}


def test_a_fight_without_an_end_has_no_value() -> None:
    with pytest.raises(NoValue, match="between 0 and 1"):
        solve(Case(rules.stall))


def test_states_are_known_again() -> None:
    """A state's number; another fight's states have none."""
    found = solved(rules.walk, Game(here=0, left=2, guess=7))
    assert found.number(Game(here=0, left=2, guess=7)) == 0
    assert found.number(Game(here=1, left=1, guess=7)) is not None
    assert found.number(Game(here=0, left=5, guess=7)) is None
    assert found.number(Game(here=0, left=2, guess=8)) is None
    s = found.number(Game(here=1, left=1, guess=7))
    assert s is not None and found.trees.fight(s) == Game(here=1, left=1, guess=7)
