"""Two units of Mass Battle that meet: compiled, in effects a second, beside the prototype's duel in the same run; and the exact
odds of three rounds of ten against ten.

    python -m bench.massbattle [--quick]

An effect is whatever the rules await: here dice.  How many a meeting has is counted by playing a sample, interpreted.  What is
timed of the odds is `montjoy.fights.odds.solve`, as the command `odds` calls it; the case is made anew before each call.
"""

from __future__ import annotations

import statistics
import time
from typing import Any, Final

from bench.duel import PROTOTYPE, counted, prototype
from bench.report import Row, goal, not_run, ratio, row
from bench.turns import SEED, Fights, Found, Makers, per_second, run

TEN: Final = {"scale": 10, "attacker": {"type": "heavy_infantry"}, "defender": {"type": "orcs"}}
CASES: Final[dict[str, dict[str, Any]]] = {
    "massbattle, ten in melee with ten": {**TEN, "rounds": 10, "meeting": {"kind": "melee"}},
    "massbattle, a charge on pikes": {
        **TEN, "rounds": 10, "defender": {"type": "pikemen"}, "meeting": {"kind": "charge"},
    },
    "massbattle, longbows against shortbows": {
        "scale": 10, "rounds": 10, "attacker": {"type": "longbowmen"}, "defender": {"type": "goblin_archers"},
        "meeting": {"kind": "missiles", "distance_m": 60},
    },
}  # fmt: skip
ODDS: Final = {**TEN, "rounds": 3, "meeting": {"kind": "melee"}}
DEAREST: Final = {                                           # of all pairs of types, charging or in melee
    **ODDS, "attacker": {"type": "gnolls"}, "defender": {"type": "gnolls"}, "meeting": {"kind": "charge"},
    "options": {"tie_rule": "simultaneous", "hp_method": "maximum"},
}
CALLS: Final = 20
WANTED: Final = "<= 200"                                     # milliseconds
LIMITS: Final = [
    "Two different games on the same ring: a meeting keeps pools of hit points, first hits, morale and rallies of two units, and "
    "asks nobody. Effects a second compare the machinery, fights a second are for the record.",
    "One process, one thread, machine code warm. Ours has bounds checks on; the prototype is run as it was published, without.",
    "The odds are counted by plain Python, without numba.",
]


# ---- both sides, in one process --------------------------------------------------------------------------------------------
def makers(quick: bool) -> Makers:
    return {
        PROTOTYPE: lambda: prototype(quick),
        **{title: lambda given=given: ours(given, quick) for title, given in CASES.items()},  # type: ignore[misc]
    }


def ours(given: dict[str, Any], quick: bool) -> tuple[Fights, Found]:
    """Our meeting: its batch, and its effects counted."""
    from montjoy.fights import Batch
    from montjoy.games.massbattle.authoring.case import case_of

    case = case_of(given)
    batch = Batch(case.whole, case.policy, type(case.start), seats=2)
    effects = counted(case.whole, case.policy, case.start.copy, quick)
    return lambda n, first: batch(case.start, n, SEED, first), {"effects": effects}


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(found: dict[str, Any]) -> tuple[list[Row], list[Row]]:
    rows, goals = [], []
    for title, side in found.items():
        if "not_run" in side:
            rows.append(not_run(title, side["not_run"]))
            continue
        rows.append(row(title, side["fights"], "fights/s"))
        rows.append(row(title, per_second(side), "effects/s", f"{statistics.fmean(side['effects']):.1f} effects a fight"))
    theirs = found[PROTOTYPE]
    for title in CASES:
        name, own = f"{title} / the prototype's duel, effects", found[title]
        lacking = own.get("not_run") or theirs.get("not_run")
        goals.append(not_run(name, lacking) if lacking else ratio(name, per_second(own), per_second(theirs), ">= 0.5"))
    for title, given in (("three rounds of ten against ten", ODDS), ("the dearest pair of types", DEAREST)):
        first, *warm = odds(given)
        rows += [row(f"odds, {title}, first call", [first], "ms"), row(f"odds, {title}, warm", warm, "ms")]
        goals.append(goal(f"odds, {title}, warm", statistics.median(warm), "ms", WANTED))
    return rows, goals


def odds(given: dict[str, Any]) -> list[float]:
    """Milliseconds of each call, the first one cold."""
    from montjoy.fights.odds import solve
    from montjoy.games.massbattle.authoring.case import case_of

    times = []
    for _ in range(1 + CALLS):
        case = case_of(given)
        before = time.perf_counter()
        solve(case)
        times.append(1000 * (time.perf_counter() - before))
    return times


if __name__ == "__main__":
    run(__doc__, "massbattle", "Meetings of two units of Mass Battle, compiled, and their odds", makers, report, LIMITS)
