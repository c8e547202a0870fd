"""The law of a meeting found in other ways: by counting the rules' own text out, by fighting many, by hand."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from montjoy.fights import have_numba
from montjoy.fights.exact.chains import chain
from montjoy.games.massbattle.authoring.case import case_of
from montjoy.games.massbattle.battle.exact import Law, figures, key_of, quantiles
from montjoy.lab.study import study
from tests.games.massbattle.cases import same, small_case
from tests.games.massbattle.fights import answer, case, the_batch
from tests.suite.many import some, times

MEETINGS: dict[str, dict[str, Any]] = {
    "soldiers in melee": case({"type": "goblins", "hp": 9}, {"type": "kobolds", "fresh": False, "hp": 8}, rounds=2),
    "both together": case(
        {"type": "orcs", "fresh": False}, {"type": "militia", "fresh": False}, rounds=1, initiative="roll",
        options={"tie_rule": "simultaneous"},
    ),
    "pikes and horse": case(
        {"type": "light_cavalry", "hp": 11}, {"type": "pikemen", "hp": 12, "fresh": False}, "charge", rounds=2
    ),
    "a charge instead of melee": case(
        {"type": "hobgoblins", "hp": 9, "fresh": False}, {"type": "spearmen", "fresh": False}, "charge", rounds=1,
        options={"charge_replaces_melee": True},
    ),
    "two volleys a round": case(
        {"type": "longbowmen", "hp": 9}, {"type": "archers", "hp": 11, "fresh": False}, "missiles", distance_m=40, rounds=2
    ),
    "slow bows, driven out of range": case(
        {"type": "arbalesters", "fresh": False}, {"type": "light_infantry", "fresh": False, "hp": 11},
        "missiles", distance_m=36, rounds=3,
    ),
    "a troll's three attacks": case({"type": "troll", "hp": 12}, {"type": "kobolds", "hp": 7}, rounds=2),
    "poison": case({"type": "wyvern", "hp": 9}, {"type": "orcs", "hp": 14, "fresh": False}, rounds=1),
    "a hero sweeps": case(
        {"type": "fighter_hero", "fresh": False}, {"type": "goblins", "fresh": False}, rounds=1, options={"fighter_sweep": True}
    ),
    "on the rampart": case(
        {"type": "longbowmen", "fresh": False}, {"type": "medium_infantry", "hp": 11, "cover": "rampart", "fresh": False},
        "missiles", distance_m=60, rounds=2, options={"followup": "any_attacker", "morale_batch": "per_step"},
    ),
}  # fmt: skip


def counted_out(given: dict[str, Any], rounds: int) -> dict[str, Any]:
    """The figures after so many rounds, from `play_round` itself."""
    made = case_of(given)
    found = chain(made.round, made.start, rounds)
    law: Law = defaultdict(float)
    for _, meeting, p in found.ends:
        law[key_of(meeting)] += p
    for meeting, p in found.open:
        law[key_of(meeting)] += p
    return figures(law)


@pytest.mark.parametrize("name", some(MEETINGS, 5))
def test_counted_out_from_the_rules(name: str) -> None:
    """MB-SEQ-00, MB-SEQ-07, MB-CHG-03, MB-MOR-03, MB-BRK-04  The rules' own text, die by die, says what the law says."""
    said = case_of(MEETINGS[name]).counted()["rounds"]
    for n, round in enumerate(said, 1):
        same(round, counted_out(MEETINGS[name], n), (n, name))


@pytest.mark.parametrize("seed", range(times(6, 200)))
def test_random_meetings_counted_out(seed: int) -> None:
    """MB-SEQ-00  One round of a meeting by chance."""
    given = {**small_case(70_000 + seed), "rounds": 1, "initiative": ("attacker", "defender")[seed % 2]}
    same(case_of(given).counted()["rounds"][0], counted_out(given, 1), seed)


@pytest.mark.parametrize("name", ["soldiers in melee", "pikes and horse", "a troll's three attacks", "two volleys a round"])
def test_many_meetings_fought_agree_with_the_law(name: str) -> None:
    """MB-INIT-01  The rules compiled, also with dice for initiative: every state is as frequent as the law says."""
    if not have_numba():
        pytest.skip("needs the compiler")
    made, many = case_of({**MEETINGS[name], "initiative": "roll"}), times(20_000, 200_000)
    _, finals = the_batch()(made.start, many, 23, keep=True)
    law: Law = defaultdict(float)
    for meeting in finals:
        law[key_of(meeting)] += 1 / many
    found, wanted = figures(law), made.counted()["rounds"][-1]
    for side in ("attacker", "defender"):
        for state, p in wanted[side].items():
            assert abs(found[side][state] - p) < 5 * (p * (1 - p) / many) ** 0.5 + 1 / many, (side, state)


# ---- by hand -----------------------------------------------------------------------------------------------------------------
def test_one_blow_by_hand() -> None:
    """MB-ATK-03, MB-ATK-07, MB-MOR-02, MB-MOR-04, MB-BRK-04  Men at arms strike at fresh orcs of 11 of 22 points and hit
    with 12 or more; the harmless hit forces a check: 1/6 are destroyed, 2/6 broken, of whom half rally.  The orcs do not
    strike back."""
    round = answer("medium_infantry", {"type": "orcs", "hp": 11, "face": "flank"}, rounds=1)["rounds"][0]
    hit = 13 / 20                                            # 13 - 1 - 4 = 8
    assert round["defender"]["destroyed"] == pytest.approx(hit / 6, abs=1e-15)
    assert round["defender"]["broken"] == pytest.approx(hit / 3 / 2, abs=1e-15)
    assert round["attacker"] == {"ok": 1.0, "broken": 0.0, "withdrawn": 0.0, "destroyed": 0.0}
    assert round["defender_hp"]["mean"] == pytest.approx(11 * (1 - hit / 6), abs=1e-12)
    assert round["defender_hp"]["quantiles"] == {"0.1": 0, "0.5": 11, "0.9": 11}


def test_the_answer_has_its_shape() -> None:
    """The keys of the interface in their order, for every round."""
    found = answer(rounds=4)
    assert list(found) == ["rounds", "first_attack", "method"] and found["method"] == "exact"
    assert len(found["rounds"]) == 4
    for round in found["rounds"]:
        assert list(round) == ["attacker", "defender", "attacker_hp", "defender_hp"]
        assert list(round["attacker"]) == ["ok", "broken", "withdrawn", "destroyed"]
        assert list(round["attacker_hp"]) == ["mean", "quantiles"]
    assert list(found["first_attack"]) == ["attacker", "defender"]
    assert list(found["first_attack"]["attacker"]) == ["needs", "hit", "damage_if_counts"]


def test_quantiles() -> None:
    """The smallest number that is not exceeded with at least that chance, rounding of floats aside."""
    assert quantiles({0: 0.1, 5: 0.4, 9: 0.5}) == {"0.1": 0, "0.5": 5, "0.9": 9}
    assert quantiles({3: 0.1 + 0.2 - 0.2, 4: 0.4, 7: 0.5}) == {"0.1": 3, "0.5": 4, "0.9": 7}
    assert quantiles({12: 1.0}) == {"0.1": 12, "0.5": 12, "0.9": 12}


def test_what_is_over_stays_as_it_was() -> None:
    """MB-END-01, MB-SOLO-06  A meeting that has ended repeats its last state: nobody regenerates, shoots or rallies any more."""
    found = answer({"type": "troll", "hp": 20, "fresh": False}, {"type": "kobolds", "hp": 1, "fresh": False}, rounds=6)["rounds"]
    gone = [round["defender"]["destroyed"] for round in found]
    assert gone == sorted(gone)
    helpless = {"type": "kobolds", "hp": 1, "fresh": False, "face": "flank"}
    ended = answer({"type": "troll", "hp": 5}, helpless, rounds=1)["rounds"][0]
    assert ended["attacker_hp"]["quantiles"]["0.1"] == 5     # it ended in phase 3 of the round: no three points
    assert ended["attacker_hp"]["mean"] == pytest.approx(5 + 3 * (1 - ended["defender"]["destroyed"]), abs=1e-12)


def test_a_study_reports_as_the_law_does() -> None:
    """`study massbattle`: how meetings end, and both units after the last round."""
    made = case_of(case({"type": "hobgoblins", "hp": 14}, "goblins", rounds=3))
    found, wanted = study(made, 4000, 3), made.counted()["rounds"][-1]
    assert sum(outcome["p"] for outcome in found["outcomes"].values()) == pytest.approx(1)
    for side in ("attacker", "defender"):
        for state, p in wanted[side].items():
            assert found[side][state] == pytest.approx(p, abs=5 * (p * (1 - p) / 4000) ** 0.5 + 1e-9)
        assert found[f"{side}_hp"]["mean"] == pytest.approx(wanted[f"{side}_hp"]["mean"], abs=0.8)
