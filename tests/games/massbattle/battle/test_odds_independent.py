"""`odds massbattle` against a second derivation from the words of the issue and the ledger (`independent.py`)."""

from __future__ import annotations

import pytest

from montjoy.core.errors import BadInput
from montjoy.games.massbattle.authoring.case import case_of
from tests.games.massbattle import independent
from tests.games.massbattle.cases import SINGLES, SOLDIERS, SWITCHES, agree, any_case, random_case, small_case
from tests.suite.many import soak_only, times

CASES = 300


@pytest.mark.parametrize("block", range(times(CASES // 3, 1000) // 10))
def test_random_cases(block: int) -> None:
    """MB-SEQ-00, MB-T-TROOPS, MB-T-SINGLES, MB-T-MISSILE, MB-T-MODIFIERS, MB-T-MORALE, MB-T-RALLY  Every figure of both
    sides agrees to 1e-12, whatever the kind, the ground and the options."""
    for seed in range(10 * block, 10 * block + 10):
        agree(small_case(seed))


@soak_only
@pytest.mark.parametrize("block", range(20))
def test_larger_cases(block: int) -> None:
    """MB-SEQ-00  The same with full pools and three rounds."""
    for seed in range(50_000 + 10 * block, 50_010 + 10 * block):
        agree(random_case(seed))


def test_the_cases_are_of_all_kinds() -> None:
    """Types, kinds, ground, faces, scales and every value of every option that bears on a meeting come up among them: in
    every run a third is counted, in the soak all."""
    cases = [small_case(seed) for seed in range(CASES)]
    sides = [case[name] for case in cases for name in independent.NAMES]
    assert {side["type"] for side in sides} == {*SOLDIERS, *SINGLES}
    for key, values in {"cover": 4, "stance": 2, "face": 3, "level": 3, "fresh": 2}.items():
        assert len({side[key] for side in sides if key in side}) == values
    assert {case["meeting"]["kind"] for case in cases} == {"melee", "charge", "missiles"}
    assert {case["scale"] for case in cases} == {5, 10} and {case["rounds"] for case in cases} == {1, 2, 3}
    assert {case.get("initiative") for case in cases} == {None, "roll", "attacker", "defender"}
    assert {case["meeting"].get("follow_up") for case in cases} == {None, True, False}
    for name, values in SWITCHES.items():
        assert {case["options"].get(name) for case in cases} >= set(values)


def test_what_cannot_take_place() -> None:
    """MB-BOARD-07, MB-MEL-01, MB-OUT-03  Both refuse the same cases, and no others."""
    refused = 0
    for seed in range(200):
        case = any_case(seed)
        if independent.Meeting(case).takes_place():
            case_of(case)
            continue
        refused += 1
        with pytest.raises(BadInput):
            case_of(case)
    assert refused > 40


def test_a_hair_beyond_the_range() -> None:
    """MB-OUT-03  60 m is within a long bow's range and 60.001 is not; 120 m can be reached and 120.001 cannot."""
    case = {"attacker": {"type": "longbowmen"}, "defender": {"type": "orcs"}, "meeting": {"kind": "missiles", "distance_m": 60}}
    needs = []
    for metres in (60, 60.001, 120):
        case["meeting"] = {"kind": "missiles", "distance_m": metres}
        needs.append(case_of(case).counted()["first_attack"]["attacker"]["needs"])
    assert needs == [12, 14, 14]
    case["meeting"] = {"kind": "missiles", "distance_m": 120.001}
    with pytest.raises(BadInput, match="too far"):
        case_of(case)
