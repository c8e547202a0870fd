"""Whole sieges of The Rudern War, compiled: fights and effects a second, against the prototype's siege in the same run.

    python -m bench.rudern [--quick]

An effect is whatever the rules await: pools of dice, questions and what is told.  How many a fight has is counted by playing a
sample of them, interpreted, with the dice of the batch's first fights; the compiled forms leave out what is told, here and there.
The prototype (`bench/prototype`) plays its own siege, of 6 dice against 4.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bench.report import Row, not_run, ratio, row
from bench.turns import SEED, Fights, Found, Makers, originals, per_second, run

HERE: Final = Path(__file__).parent
SIEGES: Final = {"siege_6_4": "rudern, siege, 6 dice against 4", "siege_18_13": "rudern, siege, 18 dice against 13"}
PROTOTYPE: Final = "prototype, its siege, 6 dice against 4"
SAMPLE: Final = 2_000                  # fights in which effects are counted
MOST_EFFECTS: Final = 1_000_000        # in one fight: more is no fight
LIMITS: Final = [
    "Two different games: a rudern assault looks at unit tables, options, wounds and the order of death where the prototype has "
    "eight places a side. Effects a second compare the machinery, fights a second are for the record.",
    "One process, one thread, Philox on both sides, machine code warm. Ours has bounds checks on; the prototype is run as it was "
    "published, without, and once more with them.",
    "Effects are counted in a sample of the same fights, interpreted; the standard error of that mean is in the note.",
]

Effects = Callable[[int], int]          # the effects of a fight, by its number


# ---- both sides, in one process --------------------------------------------------------------------------------------------
def makers(quick: bool) -> Makers:
    return {
        PROTOTYPE: lambda: prototype(False, quick),
        f"{PROTOTYPE}, bounds checks on": lambda: prototype(True, quick),
        **{title: lambda name=name: rudern(name, quick) for name, title in SIEGES.items()},  # type: ignore[misc]
    }


def sampled(effects: Effects, quick: bool) -> Found:
    return {"effects": [effects(i) for i in range(100 if quick else SAMPLE)]}


def rudern(name: str, quick: bool) -> tuple[Fights, Found]:
    """Our siege: its batch, and its effects counted."""
    from montjoy.core.philox import Philox
    from montjoy.fights import Batch
    from montjoy.games.rudern.authoring.case import read_case

    case = read_case(HERE / "cases" / f"{name}.toml")
    batch = Batch(case.whole, case.policy, type(case.start), seen=case.seen)

    def effects(number: int) -> int:
        fight = case.start.copy()
        return counted(case.whole(fight), Philox(SEED, number, 0), lambda e: case.policy(fight, e.seat, e.ask, e.options, None))

    return lambda n, first: batch(case.start, n, SEED, first), sampled(effects, quick)


def counted(coro: Any, luck: Any, answer: Callable[[Any], int]) -> int:
    """Play one fight and count what it awaits."""
    from montjoy.core import effects as fx

    value: Any = None
    for number in range(MOST_EFFECTS):
        try:
            effect = coro.send(value)
        except StopIteration:
            return number
        if type(effect) is fx.Hits:
            value = luck.hits(effect.n, effect.k, effect.m)
        elif type(effect) is fx.Roll:
            value = effect.die.faces[luck.below(len(effect.die.faces))]
        elif type(effect) is fx.Choose:
            value = answer(effect)
        else:
            assert type(effect) is fx.Tell, effect
            value = None
    raise AssertionError("the fight has no end")


def prototype(checked: bool, quick: bool) -> tuple[Fights, Found]:
    """The prototype's siege: its own batch, and its effects counted."""
    with originals("batch", "luck", "effects", "rules_siege") as (made_by, luck, effects, siege):
        batch = made_by.Batch(siege.siege_to_the_end, siege.policy, siege.Siege, luck="philox", checked=checked)
        start = siege.new_siege()
        batch(start, 1, SEED)           # compiles, and leaves its files here

    def count(number: int) -> int:
        mine, dice, value = start.copy(), luck.PhiloxLuck(SEED, number), None
        rule = siege.siege_to_the_end(mine)
        for so_far in range(MOST_EFFECTS):
            try:
                effect = rule.send(value)
            except StopIteration:
                return so_far
            if isinstance(effect, effects.Hits):
                value = dice.hits(effects.binomial_steps(*effect))
            elif isinstance(effect, effects.Choose):
                value = siege.policy(mine, effect.seat, effect.ask, effect.options, None)
            else:
                value = None
        raise AssertionError("the fight has no end")

    return lambda n, first: batch(start, n, SEED, first), sampled(count, quick)


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
    for title in SIEGES.values():
        name, ours = f"{title} / the prototype's siege, effects", found[title]
        lacking = ours.get("not_run") or theirs.get("not_run")
        if lacking:
            goals.append(not_run(name, lacking))
            continue
        goals.append(ratio(name, per_second(ours), per_second(theirs), ">= 0.5"))
        goals.append(ratio(f"{title} / the prototype's siege, fights", ours["fights"], theirs["fights"]))
    return rows, goals


if __name__ == "__main__":
    run(__doc__, "rudern", "Whole sieges of The Rudern War, compiled", makers, report, LIMITS)
