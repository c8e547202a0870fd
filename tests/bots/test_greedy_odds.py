"""The seer: what it reports is what odds say, it looks at nothing but its page, and it plays better than luck."""

from __future__ import annotations

import math

import msgspec
import pytest

from montjoy.bots import find
from montjoy.bots.greedy_odds import DECISION, RUNS, Seer, played
from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.protocol import questions
from tests.games.rudern.board import view_of
from tests.suite.many import soak_only, some, times
from tests.suite.subjects import any_options

RUDERN = games()["rudern"]()
SIEGE = {"fight": "assault", "place": "town", "repeat": 3, "attacker": {"foot": 6, "general": 1}, "defender": {"foot": 4}}


# ---- reports ---------------------------------------------------------------------------------------------------------
def test_a_report_is_the_exact_law():
    case = case_of(SIEGE)
    exact, report = solve(case, fraction=False), Seer(RUDERN).counted(case, RUNS)
    for name, outcome in exact["outcomes"].items():
        assert math.isclose(report["outcomes"][name]["p"], outcome["p"], rel_tol=1e-9)
    assert math.isclose(report["losses"]["attacker"]["mean"], exact["losses"]["attacker"]["mean"], rel_tol=1e-9)


def test_a_fight_too_large_is_estimated_and_the_same_every_time():
    case = case_of(SIEGE)
    report, exact = Seer(RUDERN).counted(case, 5), solve(case, fraction=False)
    assert report == played(case)
    for name, outcome in exact["outcomes"].items():
        p = outcome["p"]
        assert abs(report["outcomes"][name]["p"] - p) < 4 * math.sqrt(p * (1 - p) / 200)
    huge = case_of({**SIEGE, "attacker": {"foot": 200}, "defender": {"foot": 150}})
    assert Seer(RUDERN).counted(huge, RUNS)["outcomes"]


def test_each_fight_is_counted_once(monkeypatch):
    seer, view = Seer(RUDERN), view_of("siege_of_a_town")
    asked = Asked(1, "choose", questions.Act(), (questions.BeginSiege("strzegom", "ruler"), questions.EndImpulse()))
    first = seer.worths(view, asked)
    monkeypatch.setattr(seer, "counted", lambda case, runs: pytest.fail("counted again"))
    assert seer.worths(view, asked) == first


def test_many_fights_share_one_decision(monkeypatch):
    """However many fights a question is about, the work of the answer is bounded."""
    seer, view, allowed = Seer(RUDERN), view_of("three_lords"), []
    count = seer.counted
    monkeypatch.setattr(seer, "counted", lambda case, runs: allowed.append(runs) or count(case, 5))
    marches = [questions.March("ruler", place) for place in ("kiertz", "svebod", "strzegom", "glivic")]
    options = (questions.Storm("midbridge", "ruler"), *marches)
    seer.worths(view, Asked(1, "choose", questions.Act(), options))
    assert allowed and sum(allowed) <= DECISION


# ---- answers ---------------------------------------------------------------------------------------------------------
class Judging:
    """A game that says what is good, of fights that nobody need count out."""

    title = "Judging"

    @property
    def appraisal(self):
        return self

    def ponder(self, view, asked, option):
        return None


def test_an_offer_is_taken_where_it_is_worth_something():
    class Game(Judging):
        def worth(self, view, asked, option, report):
            return {"good": 1.0, "better": 2.0, "bad": -1.0, "none": 0.0}[option]

    seer, luck = Seer(Game()), Philox(1)
    assert seer(None, Asked(1, "offer", None, ("good", "better")), luck) == "better"
    assert seer(None, Asked(1, "offer", None, ("none", "bad")), luck) is None
    assert seer(None, Asked(1, "offer", None, ()), luck) is None
    assert seer(None, Asked(1, "choose", None, ("bad",)), luck) == "bad"


def test_equals_are_told_apart_by_luck_and_by_nothing_else():
    class Game(Judging):
        def worth(self, view, asked, option, report):
            return 1.0 if option < 3 else 0.0

    seer, luck = Seer(Game()), Philox(2)
    answers = [seer(None, Asked(1, "choose", None, (0, 1, 2, 3)), luck) for _ in range(60)]
    assert set(answers) == {0, 1, 2}


def test_it_changes_nothing_it_is_shown_and_needs_nothing_else():
    """Two seers that have seen different games answer the same page alike, and leave it as it was."""
    view = view_of("three_lords")
    options = (questions.Storm("midbridge", "ruler"), questions.March("general_low", "midbridge"), questions.EndImpulse())
    asked = Asked(1, "choose", questions.Act(), options)
    before = msgspec.json.encode(view)
    old = Seer(RUDERN)
    playout(RUDERN, RUDERN.setup(RUDERN.scenarios["field_battle"]), dict.fromkeys(("KAT", "SVE"), old), Philox(1))
    assert old.worths(view, asked) == Seer(RUDERN).worths(view, asked)
    assert msgspec.json.encode(view) == before


# ---- games -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", some(RUDERN.scenarios, 3))
def test_it_ends_its_impulses_under_any_options(scenario):
    for seed in range(times(1, 3)):
        options = any_options(RUDERN, Philox(seed, 9, 0))
        asked = []

        def counting(view, question, luck, seer=Seer(RUDERN), asked=asked):
            asked.append((view.land.round, view.faction))
            return seer(view, question, luck)

        seats = RUDERN.seats(RUDERN.scenarios[scenario])
        playout(RUDERN, RUDERN.setup(RUDERN.scenarios[scenario], options), dict.fromkeys(seats, counting), Philox(seed))
        assert max(map(asked.count, set(asked))) < 60


def won(scenario: str, seat: str, other: str, seed: int) -> bool:
    """Does a seer at that seat win against the others?"""
    bots = {s: find(RUDERN, "seer" if s == seat else other) for s in RUDERN.seats(RUDERN.scenarios[scenario])}
    outcome = playout(RUDERN, RUDERN.setup(RUDERN.scenarios[scenario]), bots, Philox(seed, 4))
    return seat in outcome.winners


@soak_only
def test_it_beats_luck():
    """Games over two scenarios, both sides; by luck alone KAT wins 4 in 100 of these and SVE about half."""
    seeds = range(times(5, 15))
    sides = [(s, seat) for s in ("two_lords", "empty_fortress") for seat in ("KAT", "SVE")]
    wins = sum(won(*side, "random", seed) for side in sides for seed in seeds)
    assert wins >= 0.7 * len(sides) * len(seeds), f"{wins} of {len(sides) * len(seeds)}"


def test_it_beats_the_cautious():
    sides = [("two_lords", "KAT"), ("two_lords", "SVE"), ("empty_fortress", "KAT")]
    assert sum(won(*side, "default", seed) for side in sides for seed in range(5)) >= 12
