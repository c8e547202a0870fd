"""Fights and effects a second: today's compiler beside the prototype it grew from, in one run.

    python -m bench.compiled [--runs 7] [--seconds 0.5] [--quick]

Two worker processes, one for each, are asked in turn, so that both meet the same other load on the machine; the figure is the
median over the runs.  Rates are by processor time (one thread); wall time is given too.  Ours runs with its checks on
(bounds, division by zero, options, seats); the prototype runs as it was, without.  An effect is anything that is awaited or
yielded, events included.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.report import Row, goal, hand_over, made, ratio, row, versions_of

HERE = Path(__file__).resolve().parent
RULES = ("duel", "siege", "field")
RUDERN = {  # the hook: this case stands beside the prototype's siege, in effects a second
    "fight": "assault", "place": "town", "repeat": 0, "attacker": {"foot": 6, "general": 1}, "defender": {"foot": 4},
}

LIMITS = [
    "Rates are by processor time of one thread; both sides are asked in turn.",
    "Ours runs with its checks on (bounds, division by zero, options, seats); the prototype as it was, without.",
]


# ---- the two sides, each in a process of its own ---------------------------------------------------------------------------
def ours() -> dict[str, tuple[Callable[[int], Any], float, Callable[[], Any]]]:
    """name -> (fight n times, effects a fight, compile anew)."""
    from bench.games import duel, field, siege
    from montjoy.core.philox import Philox
    from montjoy.core.sample import sample
    from montjoy.fights import Batch

    cases: dict[str, tuple[Any, Any, Any, Any]] = {
        "duel": (duel.fight, duel.policy, duel.Duel, duel.new_duel),
        "siege": (siege.siege_to_the_end, siege.policy, siege.Siege, siege.new_siege),
        "field": (field.battle, field.policy, field.Field, field.new_field),
    }
    try:
        from montjoy.games.rudern.authoring.case import case_of

        case = case_of(RUDERN)
        cases["rudern"] = (case.whole, case.policy, type(case.start), case.start.copy)
    except ImportError:
        pass
    out = {}
    for name, (rule, policy, cls, new) in cases.items():
        batch = Batch(rule, policy, cls)
        effects = 0
        for i in range(1000):
            fight, lucks = new(), [Philox(1, i, lane) for lane in range(9)]
            coro = Counted(rule(fight))
            sample(coro, lambda seat, ask, mask, f=fight, p=policy, u=lucks: p(f, seat, ask, mask, u[1 + seat]), lucks[0])  # type: ignore[misc]
            effects += coro.effects
        out[name] = (lambda n, b=batch, new=new: b(new(), n, 7), effects / 1000, lambda b=batch: anew(b))
    return out  # type: ignore[return-value]


class Counted:
    """A coroutine that counts what it awaits."""

    def __init__(self, coro: Any) -> None:
        self.coro, self.effects = coro, 0

    def send(self, value: Any) -> Any:
        effect = self.coro.send(value)
        self.effects += 1
        return effect


def anew(batch: Any) -> None:
    """Generate and compile once more, past every cache."""
    from montjoy.fights.batch.cache import load

    batch._module = load(batch.text() + f"\n# {time.time_ns()}\n")
    batch(batch.program.state(), 0, 1)


def original() -> dict[str, tuple[Callable[[int], Any], float, Callable[[], Any]]]:
    sys.path.insert(0, str(HERE / "prototype"))
    import batch as module
    import rules_duel
    import rules_field
    import rules_siege

    out = {}
    for name, rules, rule, cls, new in (
        ("duel", rules_duel, rules_duel.fight, rules_duel.Duel, rules_duel.new_duel),
        ("siege", rules_siege, rules_siege.siege_to_the_end, rules_siege.Siege, rules_siege.new_siege),
        ("field", rules_field, rules_field.battle, rules_field.Field, rules_field.new_field),
    ):
        made = module.Batch(rule, rules.policy, cls)
        out[name] = (lambda n, b=made, new=new: b(new(), n, 7), 0.0, lambda: None)
    return out  # type: ignore[return-value]


def work(side: str) -> None:
    """Answer requests `name n` with `{"cpu": s, "wall": s}`."""
    made = ours() if side == "ours" else original()
    print(json.dumps({name: effects for name, (_, effects, _) in made.items()}), flush=True)
    for line in sys.stdin:
        name, n = line.split()
        run, _, compile_anew = made[name]
        wall, cpu = time.perf_counter(), time.process_time()
        compile_anew() if n == "anew" else run(int(n))
        print(json.dumps({"cpu": time.process_time() - cpu, "wall": time.perf_counter() - wall}), flush=True)


# ---- the comparison ------------------------------------------------------------------------------------------------------
class Side:
    def __init__(self, name: str) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--work", name]
        paths = [str(HERE.parent / "src"), str(HERE.parent), os.environ.get("PYTHONPATH", "")]
        self.folder = tempfile.TemporaryDirectory()  # the prototype keeps its cache where it is started
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=self.folder.name,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        )
        self.effects: dict[str, float] = self.answer()

    def answer(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def run(self, name: str, n: int | str) -> dict[str, float]:
        assert self.process.stdin
        print(name, n, file=self.process.stdin, flush=True)
        found: dict[str, float] = self.answer()
        return found


def compare(runs: int, seconds: float) -> dict[str, Any]:
    sides = {"ours": Side("ours"), "original": Side("original")}
    effects = sides["ours"].effects
    size: dict[tuple[str, str], int] = {}
    rates: dict[tuple[str, str, str], list[float]] = {}
    pairs = [(side, name) for name in effects for side in sides if name in RULES or side == "ours"]
    for side, name in pairs:
        sides[side].run(name, 10)
        size[side, name] = max(1000, int(20_000 / sides[side].run(name, 20_000)["cpu"] * seconds))
    for _ in range(runs):
        for side, name in pairs:
            took = sides[side].run(name, size[side, name])
            for clock in took:
                rates.setdefault((side, name, clock), []).append(size[side, name] / took[clock])
    table: dict[str, Any] = {}
    for name in effects:
        row: dict[str, Any] = {"effects_a_fight": round(effects[name], 2)}
        for side in sides:
            if (side, name, "cpu") in rates:
                rate = statistics.median(rates[side, name, "cpu"])
                row[side] = {
                    "fights_per_s": rate, "effects_per_s": rate * effects[name],
                    "fights_per_s_wall": statistics.median(rates[side, name, "wall"]),
                    "lowest": min(rates[side, name, "cpu"]), "highest": max(rates[side, name, "cpu"]),
                }
        if "original" in row:
            row["ratio"] = row["ours"]["fights_per_s"] / row["original"]["fights_per_s"]
        row["compile_s"] = sides["ours"].run(name, "anew")["cpu"]
        table[name] = row
    if "rudern" in table:
        table["rudern"]["effects_ratio_to_prototype_siege"] = (
            table["rudern"]["ours"]["effects_per_s"] / table["siege"]["original"]["effects_per_s"]
        )
    return {
        "bench": "compiled", "title": f"Fights compiled, beside our earlier prototype, {runs} rounds in turn, medians",
        "rows": rows_of(table, rates), "goals": goals_of(table, rates), "limits": LIMITS,
        "made": made(versions_of("numba", "numpy")),
    }  # fmt: skip


def rows_of(table: dict[str, Any], rates: dict[tuple[str, str, str], list[float]]) -> list[Row]:
    """Fights a second of processor time, and the seconds of a compilation from nothing."""
    rows = []
    for name, found in table.items():
        for side, who in (("ours", "ours, checks on"), ("original", "the prototype")):
            if side in found:
                note = f"{found['effects_a_fight']} effects a fight"
                rows.append(row(f"{name}, {who}", [x / 1e6 for x in rates[side, name, "cpu"]], "M fights/s", note))
        rows.append(row(f"{name}, compiled from nothing", [found["compile_s"]], "s"))
    return rows


def goals_of(table: dict[str, Any], rates: dict[tuple[str, str, str], list[float]]) -> list[Row]:
    goals = [
        ratio(f"{name}: ours / the prototype", rates["ours", name, "cpu"], rates["original", name, "cpu"], ">= 1.0")
        for name in RULES
    ]
    if "rudern" in table:
        share = table["rudern"]["effects_ratio_to_prototype_siege"]
        goals.append(goal("rudern storm / the prototype's siege, effects a second", share, "", ">= 0.5"))
    return goals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of one run")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that it runs")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work)
        return
    found = compare(1, 0.1) if given.quick else compare(given.runs, given.seconds)
    hand_over(found)


if __name__ == "__main__":
    main()
