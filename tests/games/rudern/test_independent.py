"""Exact odds of 200 random cases, found in two independent ways; single rolls a third time, by icepool."""

from __future__ import annotations

import random
from typing import Any

import pytest

from montjoy.core.options import values
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.options import RudernOptions
from tests.games.rudern import independent

BEARING = (
    "count_nobles", "rounding", "noble_holds_place", "persistent_wounds", "tie_rule", "besieger_column",
    "sortie_divisor", "militia", "casualty_choice",
)


def random_case(seed: int) -> dict[str, Any]:
    """Any kind of fight, any options that bear on dice, both unit tables, armies of several types, every tenth larger."""
    luck = random.Random(seed)
    fight = luck.choice(["field", "assault", "assault", "sortie", "relief"])
    case: dict[str, Any] = {"fight": fight}
    if fight in ("assault", "sortie"):
        case["place"] = luck.choice(["town", "fortress"])
    if fight == "assault":
        case["repeat"] = luck.choice([0, 0, 1, 2, 3, 6])
    large = 1 + (seed % 10 == 0)
    case["attacker"] = _army(luck, 6 * large)
    case["defender"] = {} if fight == "assault" and luck.random() < 0.2 else _army(luck, 4 * large)
    if fight == "relief" and luck.random() < 0.6:
        case["joined"] = _army(luck, 2)
    case["options"] = {name: luck.choice(values(RudernOptions, name)) for name in BEARING if luck.random() < 0.4}
    case["options"]["unit_table"] = luck.choice(["default", "heavy"])
    if fight == "sortie" and case["options"].get("noble_holds_place") is False:
        case["defender"]["foot"] = 1 + case["defender"].get("foot", 0)
    return case


def _army(luck: random.Random, most: int) -> dict[str, int]:
    types = ["foot", "foot", "cavalry", "shadow_foot", "elephant", "legion"]
    army: dict[str, int] = {}
    for _ in range(luck.randint(0, most)):
        type = luck.choice(types)
        army[type] = army.get(type, 0) + 1
    for noble in ("general", "shadow", "head", "ruler"):
        if luck.random() < 0.25:
            army[noble] = luck.randint(1, 2)
    return army or {"foot": 1}


@pytest.mark.parametrize("block", range(20))
def test_two_hundred_random_cases(block):
    """RW-GEN-01: outcomes, losses, survivors and rolls agree to 1e-12, whatever the fight and the options."""
    for seed in range(10 * block, 10 * block + 10):
        case = random_case(seed)
        agree(case, seed)


def agree(case: dict[str, Any], seed: object = None) -> None:
    ours, theirs = solve(case_of(case)), independent.law(case)
    where = (seed, case)
    for name, p in theirs["outcomes"].items():
        assert ours["outcomes"][name]["p"] == pytest.approx(p, abs=1e-12), where
    assert ours["rolls"]["mean"] == pytest.approx(theirs["rolls"], rel=1e-11), where
    found = {
        (tuple(sorted(x["attacker"].items())), tuple(sorted(x["defender"].items()))): x["p"] for x in ours["survivors"]
    }
    assert len(found) == len(ours["survivors"]), where
    for both in set(found) | set(theirs["survivors"]):
        assert found.get(both, 0.0) == pytest.approx(theirs["survivors"].get(both, 0.0), abs=1e-12), where


@pytest.mark.parametrize("block", range(6))
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
