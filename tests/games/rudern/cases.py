"""Random fights as cases, and whether our law of a case and the independent one agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from montjoy.core.options import values
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.options import RudernOptions
from tests.games.rudern import independent

TOWN: dict[str, Any] = {
    "fight": "assault", "place": "town", "attacker": {"foot": 9, "ruler": 1}, "defender": {"foot": 4},
}


def with_(base: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A case with other entries; None leaves one out."""
    return {key: value for key, value in (base | more).items() if value is not None}


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


def agree(case: dict[str, Any], seed: object = None) -> None:
    """Our law of the case and the independent one: outcomes, rolls and survivors."""
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
