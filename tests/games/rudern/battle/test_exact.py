"""Exact odds of a case: by hand, by formula and by a second derivation; single rolls a third time, by icepool (RW-ADV-01)."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.battle.exact import answer_automatically
from montjoy.games.rudern.battle.fight import assault, assault_of_many, fight_battle, roll_battle, storm
from montjoy.games.rudern.battle.state import Ask, Verdict, Winner
from tests.games.rudern import independent
from tests.games.rudern.cases import TOWN, agree, random_case, with_
from tests.suite.many import times


# ---- chances ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place, dice, chance", [("town", 5, Fraction(11, 243)), ("fortress", 4, Fraction(1, 81))])
def test_adv_01_one_assault(place, dice, chance):
    """RW-ADV-01, RW-ASLT-05, RW-ASLT-06: ruler and 9 foot against 4 foot: 11/243 at a town, 1/81 at a fortress; and by hand,
    at least 4 hits of so many dice."""
    answer = solve(case_of(with_(TOWN, place=place)))
    found = Fraction(answer["outcomes"]["attacker"]["fraction"])
    by_hand = sum(Fraction(math.comb(dice, h) * 2 ** (dice - h), 3**dice) for h in range(4, dice + 1))
    assert found == by_hand == chance
    assert answer["rolls"]["mean"] == 1


@pytest.mark.parametrize("place, captured, broken", [("town", 0.964, 0.013), ("fortress", 0.855, 0.040)])
def test_adv_01_six_assaults(place, captured, broken):
    """RW-ADV-01, RW-ASLT-03: within six assaults 0.964 and 0.855; 1.3 and 4.0 per cent end outnumbered."""
    answer = solve(case_of(with_(TOWN, place=place, repeat=6)))
    assert answer["outcomes"]["attacker"]["p"] == pytest.approx(captured, abs=5e-4)
    assert answer["outcomes"]["defender"]["p"] == pytest.approx(broken, abs=5e-4)


def test_the_answer_has_its_shape():
    """The JSON of the odds interface: chances sum to 1, losses by type, survivors by falling chance."""
    answer = solve(case_of(with_(TOWN, repeat=2)))
    assert list(answer) == ["fight", "outcomes", "losses", "survivors", "rolls"]
    assert answer["fight"] == "assault"
    assert list(answer["outcomes"]) == ["attacker", "defender", "neither"]
    assert abs(math.fsum(x["p"] for x in answer["outcomes"].values()) - 1) < 1e-12
    chances = [x["p"] for x in answer["survivors"]]
    assert chances == sorted(chances, reverse=True)
    assert abs(math.fsum(chances) - 1) < 1e-12
    for side, began in (("attacker", {"foot": 9, "ruler": 1}), ("defender", {"foot": 4})):
        losses = answer["losses"][side]
        assert list(losses["by_type"]) == list(began)
        assert losses["mean"] == pytest.approx(sum(losses["by_type"].values()), abs=1e-12)
        for type, n in began.items():
            mean = math.fsum((n - x[side][type]) * x["p"] for x in answer["survivors"])
            assert losses["by_type"][type] == pytest.approx(mean, abs=1e-12)


def test_a_field_battle_of_two():
    """RW-FIELD-04, RW-DICE-03: one foot each: each wins with 2/9, nobody with 5/9."""
    answer = solve(case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}}))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["2/9", "2/9", "5/9"]
    assert answer["survivors"][0] == {"attacker": {"foot": 1}, "defender": {"foot": 1}, "p": pytest.approx(4 / 9)}
    rerolled = {"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}, "options": {"tie_rule": "reroll"}}
    answer = solve(case_of(rerolled))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["2/5", "2/5", "1/5"]
    assert answer["rolls"]["mean"] == pytest.approx(1.8)


def test_an_empty_place():
    """RW-EMPTY-04: general and 1 foot: captured with 5/9; without a hit the people kill the foot with 1/3."""
    answer = solve(case_of({"fight": "assault", "place": "town", "attacker": {"foot": 1, "general": 1}}))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["5/9", "4/27", "8/27"]
    assert answer["losses"]["defender"] == {"mean": 0, "by_type": {}}


def test_joined_fight_with_the_relieving_side():
    """RW-RELIEF-04: those who join are counted, and reported, with the attacker."""
    case = {"fight": "relief", "attacker": {"foot": 1}, "defender": {"foot": 2}, "joined": {"foot": 2, "head": 1}}
    answer = solve(case_of(case))
    assert {frozenset(x["attacker"]) for x in answer["survivors"]} == {frozenset({"foot", "head"})}
    assert max(x["attacker"]["foot"] for x in answer["survivors"]) == 3


def test_until_a_side_is_gone():
    """RW-ASLT-03: repeat = 0 leaves nothing open, unless neither side can hurt the other."""
    answer = solve(case_of(with_(TOWN, repeat=0)))
    assert answer["outcomes"]["neither"]["p"] == 0
    stuck = solve(case_of(with_(TOWN, repeat=0, attacker={"elephant": 1}, defender={"elephant": 1})))
    assert stuck["outcomes"]["neither"]["p"] == 1


def test_the_owners_choice_follows_the_automatic_order():
    """RW-DICE-07: a case answers by the automatic order of death, so casualty_choice changes no chance in it."""
    sides = {"attacker": {"foot": 3, "cavalry": 2, "general": 1, "shadow": 1}, "defender": {"foot": 2, "cavalry": 3}}
    for wounds in (False, True):
        both = [
            solve(case_of({"fight": "field", **sides, "options": {"casualty_choice": c, "persistent_wounds": wounds}}))
            for c in ("auto", "owner")
        ]
        assert both[0]["outcomes"] == both[1]["outcomes"]
        for one, other in zip(both[0]["survivors"], both[1]["survivors"], strict=True):
            assert one["p"] == pytest.approx(other["p"], abs=1e-15)


# ---- the same law found another way ----------------------------------------------------------------------------------
@pytest.mark.parametrize("block", range(times(3, 20)))
def test_random_cases(block):
    """RW-GEN-01: outcomes, losses, survivors and rolls agree to 1e-12, whatever the fight and the options."""
    for seed in range(10 * block, 10 * block + 10):
        case = random_case(seed)
        agree(case, seed)


@pytest.mark.parametrize("block", range(times(3, 6)))
def test_single_rolls_by_icepool(block):
    """RW-DICE-02, RW-DICE-03: one field battle by icepool, which knows nothing of rounds or states."""
    pytest.importorskip("icepool")
    for seed in range(1000 + 5 * block, 1005 + 5 * block):
        case = random_case(seed)
        case = {k: v for k, v in case.items() if k not in ("place", "repeat", "joined")} | {"fight": "field"}
        case["defender"] = case["defender"] or {"foot": 2}
        case["options"].pop("tie_rule", None)
        law, answer = by_icepool(case), solve(case_of(case))
        for name in ("attacker", "defender", "neither"):
            assert answer["outcomes"][name]["p"] == pytest.approx(float(law.probability(name)), abs=1e-12), (seed, case)


def by_icepool(case: dict[str, Any]) -> Any:
    """Who wins a field battle of one roll, as an icepool die."""
    import icepool

    options = case["options"]
    table = independent.table_of(options["unit_table"])
    wounds = options.get("persistent_wounds", False)
    ours, theirs = (independent.Line(case[side], table, wounds) for side in ("attacker", "defender"))

    def strong(line: independent.Line, hits: int) -> tuple[int, bool]:
        state = line.after(0, hits)
        return line.all(state) if options.get("count_nobles") else line.troops(state), line.all(state) > 0

    def winner(dealt: int, taken: int) -> str:
        mine, yours = strong(ours, taken), strong(theirs, dealt)
        return "neither" if mine == yours else "attacker" if mine > yours else "defender"

    hit = icepool.d6 >= 5
    return icepool.map(winner, ours.dice(0, "field") @ hit, theirs.dice(0, "field") @ hit)


# ---- rounds and wholes -----------------------------------------------------------------------------------------------
def test_what_a_round_is():
    """A case knows its round, its whole and how many rounds there are."""
    field = case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}})
    assert (field.round, field.whole, field.rounds) == (roll_battle, fight_battle, None)
    once = case_of(TOWN)
    assert (once.round, once.whole, once.rounds) == (assault, storm, 1)
    assert case_of(with_(TOWN, repeat=3)).rounds == 3
    endless = case_of(with_(TOWN, repeat=0))
    assert (endless.round, endless.whole, endless.rounds) == (assault_of_many, storm, None)
    sally = case_of(with_(TOWN, fight="sortie"))
    assert (sally.round, sally.whole, sally.rounds) == (assault, storm, 1)
    fight = sally.start.copy()
    assert scripted(sally.whole(fight), [hit(0), hit(0)]).value == Verdict.OPEN
    assert fight.rolls == 1


def test_every_verdict_has_a_name():
    """Whatever a round may say has its outcome."""
    assert set(case_of(TOWN).verdicts) == set(map(int, Verdict))
    assert set(case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}}).verdicts) == set(map(int, Winner))


def test_answers_of_a_case():
    """Storm again; of stacks the first on offer."""
    assert answer_automatically(None, 0, Ask.AGAIN, 3, None) == 1
    assert answer_automatically(None, 0, Ask.CASUALTY, 0b1100, None) == 2
    assert answer_automatically(None, 1, Ask.CASUALTY, 0b1, None) == 0
