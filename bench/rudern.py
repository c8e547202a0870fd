"""Whole sieges of The Rudern War, compiled: fights and effects a second, against the prototype's siege in the same run.

    python -m bench.rudern [--quick]

An effect is whatever the rules await: pools of dice, questions and what is told.  How many a fight has is counted by playing a
sample of them, interpreted, with the dice of the batch's first fights; the compiled forms leave out what is told, here and there.
The prototype (`bench/prototype/original`) plays its own siege, of 6 dice against 4.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from bench.report import (
    NotRun,
    Result,
    Row,
    arguments,
    hand_over,
    made,
    not_run,
    own_process,
    ratio,
    reason,
    row,
    say,
    versions_of,
)

HERE: Final = Path(__file__).parent
ORIGINAL: Final = HERE / "prototype" / "original"
SIEGES: Final = {"siege_6_4": "rudern, siege, 6 dice against 4", "siege_18_13": "rudern, siege, 18 dice against 13"}
PROTOTYPE: Final = "prototype, its siege, 6 dice against 4"
SEED: Final = 7
ROUNDS: Final = 7
SECONDS: Final = 1.0                   # for a round of one side
SAMPLE: Final = 2_000                  # fights in which effects are counted
MOST_EFFECTS: Final = 1_000_000        # in one fight: more is no fight
LIMITS: Final = [
    "Two different games: a rudern assault looks at unit tables, options, wounds and the order of death where the prototype has "
    "eight places a side. Effects a second compare the machinery, fights a second are for the record.",
    "One process, one thread, Philox on both sides, machine code warm. Ours has bounds checks on; the prototype is run as it was "
    "published, without, and once more with them.",
    "Effects are counted in a sample of the same fights, interpreted; the standard error of that mean is in the note.",
]

Fights = Callable[[int, int], Any]      # (number of fights, the first one's number)
Effects = Callable[[int], int]          # the effects of a fight, by its number


# ---- both sides, in one process --------------------------------------------------------------------------------------------
def worker(quick: bool) -> dict[str, Any]:
    """{side: {"fights": [per second, round by round], "effects": [in each fight of the sample]}} or {"not_run": reason}."""
    makers: dict[str, Callable[[], tuple[Fights, Effects]]] = {
        PROTOTYPE: lambda: prototype(False),
        f"{PROTOTYPE}, bounds checks on": lambda: prototype(True),
        **{title: lambda name=name: rudern(name) for name, title in SIEGES.items()},  # type: ignore[misc]
    }
    out: dict[str, Any] = {}
    sides: dict[str, tuple[Fights, Effects, int]] = {}
    for title, make in makers.items():
        say(f"compiling {title} ...")
        try:
            fights, effects = make()
            fights(64, 0)
            sides[title] = fights, effects, enough(fights, 0.05 if quick else SECONDS)
        except Exception as error:      # whatever keeps one side from running must not stop the others
            out[title] = {"not_run": reason(f"{type(error).__name__}: {error}")}
    runs: dict[str, list[float]] = {title: [] for title in sides}
    for number in range(1 if quick else ROUNDS):
        order = list(sides)
        for title in order[number % len(order) :] + order[: number % len(order)]:
            fights, _, n = sides[title]
            before = time.perf_counter()
            fights(n, number * n)
            runs[title].append(n / (time.perf_counter() - before))
    for title, (_, effects, _) in sides.items():
        out[title] = {"fights": runs[title], "effects": [effects(i) for i in range(100 if quick else SAMPLE)]}
    return out


def enough(fights: Fights, seconds: float) -> int:
    """How many fights take about so long."""
    n = 1_000
    while True:
        before = time.perf_counter()
        fights(n, 0)
        spent = time.perf_counter() - before
        if spent > seconds / 8:
            return max(1, int(n * seconds / spent))
        n *= 4


def rudern(name: str) -> tuple[Fights, Effects]:
    """Our siege: its batch, and its effects counted."""
    from montjoy.compiled import Batch
    from montjoy.core.philox import Philox
    from montjoy.games.rudern.case import read_case

    case = read_case(HERE / "cases" / f"{name}.toml")
    batch = Batch(case.whole, case.policy, type(case.start), seen=getattr(case, "seen", None))

    def effects(number: int) -> int:
        fight = case.start.copy()
        return counted(case.whole(fight), Philox(SEED, number, 0), lambda e: case.policy(fight, e.seat, e.ask, e.options, None))

    return lambda n, first: batch(case.start, n, SEED, first), effects


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


def prototype(checked: bool) -> tuple[Fights, Effects]:
    """The prototype's siege: its own batch, and its effects counted."""
    with originals():
        made_by, luck, effects, siege = (importlib.import_module(n) for n in ("batch", "luck", "effects", "rules_siege"))
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

    return lambda n, first: batch(start, n, SEED, first), count


@contextlib.contextmanager
def originals() -> Iterator[None]:
    """The prototype's modules import each other by bare names, and leave their machine code in the working folder."""
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder, contextlib.chdir(folder):
        sys.path.insert(0, str(ORIGINAL))
        try:
            yield
        finally:
            sys.path.remove(str(ORIGINAL))


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


def per_second(side: dict[str, Any]) -> list[float]:
    """Effects a second, round by round."""
    return [rate * statistics.fmean(side["effects"]) for rate in side["fights"]]


def main() -> None:
    args = arguments(__doc__, lambda parser: parser.add_argument("--worker", action="store_true"))
    if args.worker:
        print(json.dumps(worker(args.quick)))
        return
    words = [sys.executable, "-m", "bench.rudern", "--worker", *(["--quick"] if args.quick else [])]
    try:
        found = own_process(*words)
    except NotRun as why:
        found = {title: {"not_run": str(why)} for title in (PROTOTYPE, *SIEGES.values())}
    rows, goals = report(found)
    result: Result = {
        "bench": "rudern", "title": "Whole sieges of The Rudern War, compiled", "rows": rows, "goals": goals, "limits": LIMITS,
        "made": made(versions_of("numba", "numpy")),
    }
    hand_over(result)


if __name__ == "__main__":
    main()
