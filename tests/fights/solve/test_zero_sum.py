"""Optimal play of fights of two seats: values known on paper, plans, best answers; with numba and without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from montjoy.fights import have_numba
from montjoy.fights.errors import NoValue, TooMany
from montjoy.fights.solve import game_tree, zero_sum
from montjoy.fights.solve.game_tree import BEST, UNIFORM
from montjoy.fights.solve.zero_sum import Solved, ZeroSumCase, solve
from tests.fights.rules import two_seats as rules
from tests.fights.rules.two_seats import PAYOFF, Ask, Game


class Case:
    """A small fight."""

    def __init__(self, step: Callable[..., Any], start: Game | None = None, how: dict[tuple[int, int], int] | None = None):
        self.start, self.step, self.how, self.payoff = start or Game(), step, how or {}, PAYOFF

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]:
        return {"value": solve(self).value}


@pytest.fixture(params=["plain", "compiled"])
def machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test with numba and without."""
    if request.param == "compiled" and not have_numba():
        pytest.skip("numba is not here")
    if request.param == "plain":
        monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    monkeypatch.setattr(zero_sum, "FEW", 0)                  # nothing is small enough for plain Python while numba is there
    yield


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


def test_two_sealed_choices_in_one_step(machine: None) -> None:
    assert solved(rules.pennies_twice).value == pytest.approx(0.25)


def test_two_questions_to_one_seat(machine: None) -> None:
    """Both hands of seat 1 are one choice of four: sums 0, 1, 1, 2."""
    found = solved(rules.two_fingers)
    assert found.value == pytest.approx(1 / 3)
    assert found.mixture(0, 0) == pytest.approx({0: 1 / 3, 1: 1 / 3, 2: 1 / 3})
    assert found.mixture(0, 1) is None                       # it is of two answers together


def test_a_drawn_out_fight(machine: None) -> None:
    """Worth 1 to whoever is patient; iterating from 0 would take a billion sweeps, the proof does not."""
    found = solved(rules.hide_or_run)
    assert found.lower > 1 - 1e-9
    assert found.iterated(1.0, 1) == 1 and 0.98 < found.iterated(0.0, 100) < 0.995
    mixture = found.mixture(0, 0)
    assert mixture is not None and 0 < mixture[1] < 1e-6     # runs, but hardly ever


def test_decisions_of_one_seat(machine: None) -> None:
    """Chance and one decider: steps cost nothing, so whoever may step is there some day; crawls are counted."""
    found = solved(rules.walk, Game(here=0, left=2))
    assert found.value == pytest.approx(1)
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


def test_small_fights_wait_for_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet: plain Python takes what is small; too many states, or too much of it, and it does not."""
    case = Case(rules.walk, Game(here=0, left=2))
    for kept, found in ((False, True), (True, False)):
        grow = game_tree.Grower(rules.walk, Game)
        monkeypatch.setattr(grow, "kept", lambda kept=kept: kept)
        assert (zero_sum.quickly(case, grow) is not None) is found
        assert (grow.plain > 0) is found
    grow.plain = zero_sum.MANY + 1
    monkeypatch.setattr(grow, "kept", lambda: False)
    assert zero_sum.quickly(case, grow) is None
    grow.plain = 0
    monkeypatch.setattr(zero_sum, "FEW", 2)
    assert zero_sum.quickly(case, grow) is None and grow.plain == 2


def test_a_drawn_out_fight_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Impatient, it says so instead of taking a minute."""
    grow = game_tree.Grower(rules.stall, Game)
    monkeypatch.setattr(grow, "kept", lambda: False)
    assert zero_sum.quickly(Case(rules.stall), grow) is None


def test_too_large_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    monkeypatch.setattr(zero_sum, "PLAIN", 2)
    with pytest.raises(TooMany, match="it can be solved"):
        solve(Case(rules.walk, Game(here=0, left=2)))


def test_what_an_option_leads_to() -> None:
    """One answer given, everything else by the mixtures; of what the state begins with only."""
    found = solved(rules.pennies)
    for seat in (0, 1):
        for option in (0, 1):
            assert found.outcomes_with(0, seat, option) == pytest.approx({1: 0.5, 2: 0.5})
        assert found.outcomes_with(0, seat, 2) is None
    crawls = solved(rules.walk, Game(here=2, left=1))
    assert crawls.outcomes_with(0, 0, 0) == pytest.approx({1: 1 / 6, 2: 5 / 6})
    assert crawls.outcomes_with(0, 0, 1) == pytest.approx({1: 1, 2: 0})
    assert crawls.outcomes_with(0, 1, 0) is None
    unfair = solved(rules.pennies, second=1)
    assert unfair.outcomes_with(0, 0, 0) == pytest.approx({1: 0, 2: 1})
