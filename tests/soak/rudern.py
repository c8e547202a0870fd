"""The Rudern War's large numbers: exact odds in two ways, compiled against interpreted, studies against the exact law."""

from __future__ import annotations

from functools import cache
from typing import Any

from montjoy.core.philox import Philox
from montjoy.fights import Batch
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.battle.fight import fight_battle, storm
from montjoy.games.rudern.battle.state import Fight
from montjoy.games.rudern.options import CasualtyChoice
from montjoy.lab.study import study
from tests.fights.readings import interpreted, witness
from tests.games.rudern.cases import agree, random_case

BLOCK = 100


def odds(i: int) -> None:
    """One random case: our exact odds and an independent derivation agree to 1e-12."""
    agree(random_case(100_000 + i), i)


@cache
def batch(rule: Any) -> Batch:
    return Batch(rule, witness, Fight, checked=True)


def asked_start(i: int) -> tuple[Any, Fight]:
    """The rule and the start of a random case whose owners choose their losses, so that there is something to ask."""
    case = random_case(200_000 + i)
    case.get("options", {}).pop("unit_table", None)
    made = case_of(case)
    start = made.start.copy()
    luck = Philox(i, 0, 5)
    start.casualty_choice = CasualtyChoice.OWNER
    if start.paid == 0:
        start.paid = 1 + luck.below(6)
    for side, host in enumerate(start.host):
        for stack in host.stack:
            stack.owner = side
            if stack.count:
                stack.lives = 1 + luck.below(3)
    return made.whole if made.whole in (fight_battle, storm) else storm, start


def equal(i: int) -> None:
    """A hundred fights from scattered starts: value and whole final state, compiled and interpreted, seed by seed."""
    rules = {fight_battle: [], storm: []}  # type: ignore[var-annotated]
    for k in range(BLOCK):
        seed = i * BLOCK + k
        rule, start = asked_start(seed)
        rules[rule].append((seed, start))
    for rule, starts in rules.items():
        for seed, start in starts:
            values, finals = batch(rule)([start], 1, seed=11, first=seed, keep=True)
            value, fight, _ = interpreted(rule, witness, start.copy(), 11, seed)
            assert value == values[0] and fight == finals[0], (rule.__name__, seed)


def frequencies(i: int) -> None:
    """100,000 playouts of a random case: every outcome's share lies within 4 standard errors of the exact law."""
    case = random_case(300_000 + i)
    exact, n = solve(case_of(case), fraction=False), 100_000
    shares = study(case_of(case), n, seed=i)
    for name, outcome in exact["outcomes"].items():
        p, q = outcome["p"], shares["outcomes"][name]["p"]
        assert abs(q - p) <= 4.0 * abs(p * (1 - p) / n) ** 0.5 + 5 / n, (name, p, q, case)
