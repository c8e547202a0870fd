"""A case from its start to the answer people read."""

import math
import tomllib
from fractions import Fraction

import pytest

from bench.games import duel, siege
from montjoy.bots.greedy_odds import Seer
from montjoy.core.capabilities import Case
from montjoy.core.errors import BadInput, RulesError
from montjoy.core.game import Base, games
from montjoy.fights import have_numba
from montjoy.fights import odds as module
from montjoy.fights.exact import answers
from montjoy.fights.exact.chains import Absorption, chain
from montjoy.fights.exact.modular import fractions
from montjoy.fights.odds import ends_of, enumerator_of, exact_chain, forecast, read_sums, solve
from montjoy.lab.knockout import ROOT
from montjoy.lab.study import study
from tests.contract.cards.game import Cards
from tests.fights.cases import NAMES, SiegeCase, large, middle, small

EXAMPLES = ROOT / "docs" / "examples"
needs_numba = pytest.mark.skipif(not have_numba(), reason="numba is not installed")


def exactly(case):
    """Outcome -> Fraction, by the chain in Fractions."""
    found = chain(case.round, case.start, case.rounds, module.answers_of(case), Fraction)
    out = {"attacker": Fraction(0), "defender": Fraction(0), "neither": Fraction(0)}
    for verdict, p in [(v, p) for v, _, p in found.ends] + [(0, p) for _, p in found.open]:
        out[NAMES[verdict]] += p
    return out


def short(p):
    return p if len(f"{p.numerator}/{p.denominator}") <= 200 else None


@pytest.mark.parametrize("rounds", [None, 1, 2, 3])
@pytest.mark.parametrize("policy", [siege.stubborn, siege.policy])
def test_outcomes_are_exact(rounds, policy):
    case = small(rounds, policy=policy)
    answer, wanted = solve(case), exactly(case)
    for name, p in wanted.items():
        assert abs(answer["outcomes"][name]["p"] - p) < 1e-12
        assert answer["outcomes"][name]["fraction"] == (str(p) if short(p) is not None else None)
    assert math.fsum(x["p"] for x in answer["outcomes"].values()) == pytest.approx(1, abs=1e-12)
    assert math.fsum(x["p"] for x in answer["survivors"]) == pytest.approx(1, abs=1e-12)


def test_certain_and_impossible_are_said_exactly():
    answer = solve(SiegeCase(((1, 1),), (), 1))["outcomes"]
    assert [answer[x]["fraction"] for x in ("attacker", "defender", "neither")] == ["1", "0", "0"]
    assert [answer[x]["p"] for x in ("attacker", "defender", "neither")] == [1.0, 0.0, 0.0]


def test_without_fractions_there_are_none():
    assert "fraction" not in solve(small(), fraction=False)["outcomes"]["attacker"]


def test_a_missing_mass_is_no_rounding():
    with pytest.raises(RulesError, match="together, not 1"):
        ends_of(Absorption([(1, None, 0.5)], [(None, 0.4999)], 1.0, 0.4999))
    noisy = ends_of(Absorption([(1, None, 0.5)], [(None, 0.5 + 1e-13)], 1.0, 0.5))
    assert math.fsum(p for _, _, p in noisy) == pytest.approx(1, abs=1e-15)


def test_an_18_against_13_siege_in_plain_python_has_as_many_states_as_it_should():
    assert exact_chain(middle(), 10**6).states == 195


@needs_numba
@pytest.mark.parametrize("make", [small, middle])
@pytest.mark.parametrize("rounds", [None, 1, 3])
def test_compiled_is_plain(make, rounds):
    case = make(rounds)
    plain, fast = exact_chain(case, 10**6), enumerator_of(case).chain(case.start, case.rounds)
    wanted = {(v, s.key()): float(p) for v, s, p in plain.ends}
    found = {(v, s.key()): p for v, s, p in fast.ends}
    assert all(abs(found.get(end, 0) - p) < 1e-12 for end, p in wanted.items())
    assert abs(float(plain.rolls) - fast.rolls) < 1e-11
    assert abs(plain.left - fast.left) < 1e-12


@needs_numba
@pytest.mark.parametrize("case", [small(), small(2), middle(2)])
def test_fractions_modulo_machine_words_are_those_of_residues(case):
    found = fractions(case.round, case.policy, case.start, case.rounds, case.verdicts)
    assert found == read_sums(case.verdicts, exact_chain(case, 10**6))
    assert found == {name: short(p) for name, p in exactly(case).items()}


@needs_numba
def test_fractions_of_dice_and_of_a_policys_whims():
    names = {int(x): x.name for x in duel.Result}
    found = fractions(duel.duel_round, duel.policy, duel.new_duel(), 5, names)
    known = chain(duel.duel_round, duel.new_duel(), 5, answers.by_policy(duel.policy), Fraction)
    wanted = dict.fromkeys(names.values(), Fraction(0))
    for verdict, p in [(v, p) for v, _, p in known.ends] + [(0, p) for _, p in known.open]:
        wanted[names[verdict]] += p
    assert found == {name: short(p) for name, p in wanted.items()}


@needs_numba
def test_a_fight_that_leads_back_is_not_for_machine_words():
    assert fractions(duel.duel_round, duel.policy, duel.new_duel(), None, {i: str(i) for i in range(6)}) is None


@needs_numba
@pytest.mark.parametrize("rounds, length", [(1, 50), (3, 200), (None, None)])
def test_40_dice_against_40(rounds, length):
    """Three assaults still fit into 200 characters; a siege to its end does not."""
    outcomes = solve(large(rounds))["outcomes"]
    for outcome in outcomes.values():
        if length is None:
            assert outcome["fraction"] is None
        else:
            assert len(outcome["fraction"]) <= length
            assert float(Fraction(outcome["fraction"])) == outcome["p"]
    if length:
        assert sum(Fraction(outcome["fraction"]) for outcome in outcomes.values()) == 1


# ---- forecasts ---------------------------------------------------------------------------------------------------------
class Asked:
    options = ("storm", "wait", "sally")


class Game(Base):
    """`view` is the number of defenders, or None where the asker does not know it."""

    def forecast(self, view, question, option):
        if option == "wait":
            return None
        case = SiegeCase(((2, 1), (2, 1)), ((1, 1),) * (view or 1), 1)
        case.hidden = view is None
        return case


def test_a_forecast_for_every_option_that_starts_a_fight():
    found = forecast(Game(), 2, Asked())
    assert found.keys() == {"storm", "sally"}
    assert found["storm"]["exact"] and "outcomes" in found["storm"]
    assert forecast(Cards(), 2, Asked()) == {}
    unknown = forecast(Game(), None, Asked())
    assert unknown.keys() == {"storm", "sally"} and not unknown["storm"]["exact"]


# ---- what a case has ---------------------------------------------------------------------------------------------------
class Before:
    """A case that says nothing of `seen`, `counter` and `hidden`."""

    report = SiegeCase.report

    def __init__(self):
        case = small(1)
        self.start, self.round, self.whole, self.rounds = case.start, case.round, case.whole, case.rounds
        self.policy, self.verdicts = case.policy, case.verdicts


class GivesThem(Base):
    """A game that gives such cases."""

    title = "Before"

    @property
    def appraisal(self):
        return self

    def forecast(self, view, question, option):
        return Before()

    ponder = forecast


@pytest.mark.parametrize("ask", [
    lambda: solve(Before()),
    lambda: study(Before(), 10, 1),
    lambda: forecast(GivesThem(), 2, Asked()),
    lambda: Seer(GivesThem()).worths(2, Asked()),
])
def test_a_case_that_lacks_something_is_refused_in_a_sentence(ask):
    with pytest.raises(BadInput, match=r"Before lacks something .* inherit from montjoy\.core\.capabilities\.Case"):
        ask()


def test_who_inherits_has_the_usual_parts():
    class Inherits(Before, Case):
        pass

    case = Inherits()
    assert (case.seen, case.counter, case.hidden) == (None, "rolls", False)
    assert solve(case) == solve(small(1))


@pytest.mark.parametrize(("slug", "file"), [("rudern", "assault"), ("drakborgen", "duel"), ("clusta", "field")])
def test_outcomes_stand_in_the_answer_of_every_game_that_has_some(slug, file, request):
    """As `odds --json` has them, also from Python; and a study of the same fight has shares of the same names, which are so many
    of so many."""
    if slug == "clusta":
        request.getfixturevalue("compiled_plainly")
    game = games()[slug]()
    case = game.cases.case_of(tomllib.loads((EXAMPLES / f"{file}.toml").read_text("utf-8")), EXAMPLES)
    outcomes = solve(case)["outcomes"]
    assert all({"p", "fraction"} <= outcome.keys() for outcome in outcomes.values())
    assert math.fsum(outcome["p"] for outcome in outcomes.values()) == pytest.approx(1)
    fought = study(case, 150, seed=1)["outcomes"]
    assert fought.keys() <= outcomes.keys()
    assert all(outcome["p"] == outcome["count"] / 150 for outcome in fought.values())
