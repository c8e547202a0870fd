"""Duels of Drakborgen Legenden, compiled: fights and effects a second, against the prototype's duel in the same run.

    python -m bench.duel [--quick]

An effect is whatever the rules await: dice, questions (two sealed together are one) and what is told.  How many a fight has is
counted by playing a sample, interpreted; the prototype's are counted in our copy of its text (`bench/games/duel.py`), which
awaits where the original yields.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any, Final

from bench.compiled import Counted
from bench.report import Row, not_run, ratio, row
from bench.rudern import SAMPLE
from bench.turns import SEED, Fights, Found, Makers, originals, per_second, run

PROTOTYPE: Final = "prototype, its duel"
CASES: Final = {
    "drakborgen, H01 against a demon": {"hero": "H01", "monster": "demon", "policy": "uniform"},
    "drakborgen, H01 against the dragon": {"hero": "H01", "monster": "dragon", "policy": "uniform"},
}
LIMITS: Final = [
    "Two different games on the same ring: ours has phases, breath, missiles, flight and whiffs to the letter. Effects "
    "a second compare the machinery, fights a second are for the record.",
    "One process, one thread, machine code warm. Ours has bounds checks on; the prototype is run as it was published, without.",
    "Positions by chance on both sides.",
]


# ---- both sides, in one process --------------------------------------------------------------------------------------------
def makers(quick: bool) -> Makers:
    return {
        PROTOTYPE: lambda: prototype(quick),
        **{title: lambda given=given: ours(given, quick) for title, given in CASES.items()},  # type: ignore[misc]
    }


def ours(given: dict[str, Any], quick: bool) -> tuple[Fights, Found]:
    """Our duel: its batch, and its effects counted."""
    from montjoy.fights import Batch
    from montjoy.games.drakborgen.authoring.case import case_of

    case = case_of(given)
    batch = Batch(case.whole, case.policy, type(case.start), seats=2)
    effects = counted(case.whole, case.policy, case.start.copy, quick)
    return lambda n, first: batch(case.start, n, SEED, first), {"effects": effects}


def prototype(quick: bool) -> tuple[Fights, Found]:
    """The prototype's duel: its own batch; effects in our copy of its text."""
    from bench.games import duel as copy

    with originals("batch", "rules_duel") as (made_by, rules):
        batch = made_by.Batch(rules.fight, rules.policy, rules.Duel)
        start = rules.new_duel()
        batch(start, 1, SEED)           # compiles, and leaves its files here
    effects = counted(copy.fight, copy.policy, copy.new_duel, quick)
    return lambda n, first: batch(start, n, SEED, first), {"effects": effects}


def counted(rule: Any, policy: Any, new: Callable[[], Any], quick: bool) -> list[int]:
    """What each fight of a sample awaits."""
    from montjoy.core.philox import Philox
    from montjoy.core.sample import sample

    found = []
    for i in range(100 if quick else SAMPLE):
        fight, lucks = new(), [Philox(SEED, i, lane) for lane in range(3)]
        coro: Any = Counted(rule(fight))
        sample(coro, lambda seat, ask, mask, f=fight, u=lucks: policy(f, seat, ask, mask, u[1 + seat]), lucks[0])  # type: ignore[misc]
        found.append(coro.effects)
    return found


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(found: dict[str, Any]) -> tuple[list[Row], list[Row]]:
    rows, goals = [], []
    for title, side in found.items():
        if "not_run" in side:
            rows.append(not_run(title, side["not_run"]))
            continue
        mean = statistics.fmean(side["effects"])
        error = statistics.stdev(side["effects"]) / len(side["effects"]) ** 0.5
        rows.append(row(title, side["fights"], "fights/s"))
        rows.append(row(title, per_second(side), "effects/s", f"{mean:.1f} effects a fight (se {error:.1f})"))
    theirs = found[PROTOTYPE]
    for title in CASES:
        name, own = f"{title} / the prototype's duel, effects", found[title]
        lacking = own.get("not_run") or theirs.get("not_run")
        goals.append(not_run(name, lacking) if lacking else ratio(name, per_second(own), per_second(theirs), ">= 0.5"))
    return rows, goals


if __name__ == "__main__":
    run(__doc__, "duel", "Duels of Drakborgen Legenden, compiled", makers, report, LIMITS)
