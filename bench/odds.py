"""Exact odds of whole sieges: 18 dice against 13 within 30 ms, 40 against 40 within 200 ms, when warm.

    python -m bench.odds [--quick]

A siege is the case in `bench/cases/`, stormed until one side is gone.  What is timed is `montjoy.fights.odds.solve`, as the
command `odds` calls it, with the exact fractions, and once more without them; the case is read anew before each call, so that no
answer can be kept from the last one.  A process's first call stands apart: with an empty cache the rules are compiled in it.
The same without numba is for the record.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bench.report import (
    NotRun,
    Result,
    Row,
    arguments,
    goal,
    hand_over,
    made,
    not_run,
    own_process,
    row,
    say,
    versions_of,
)

CASES: Final = Path(__file__).parent / "cases"
WANTED: Final = {"siege_18_13": 30.0, "siege_40_40": 200.0}
NAMES: Final = {"siege_18_13": "siege, 18 dice against 13", "siege_40_40": "siege, 40 dice against 40"}
AT_LEAST: Final = 5                    # calls
AT_MOST: Final = 40
SECONDS: Final = 4.0                   # for the calls of one kind, where they are many
LONG: Final = 20.0                     # for warm calls, where they are slow
PATIENCE: Final = 300.0                # for a process
SAME: Final = 1e-12
LIMITS: Final = [
    "Dice are those rolled: a besieger of strength 36 rolls 18 against a town. All die in the automatic order, and the siege is "
    "stormed until one side is gone.",
    "Reading the case's file is not counted, building the report is. Other mixtures of pieces have more or fewer states.",
    "The very first call compiles the rules, once on a machine; that of the second process finds machine code in the cache. Both "
    "hold the imports of numba and numpy.",
]


# ---- one process -------------------------------------------------------------------------------------------------------
def worker(name: str, fraction: bool, calls: str) -> dict[str, Any]:
    """The first call, then as many as fit: milliseconds each; and the answer.  `calls`: one, two or many."""
    from montjoy.fights.odds import solve, warm
    from montjoy.games.rudern.authoring.case import read_case

    times = []
    if calls != "one":
        warm(read_case(CASES / f"{name}.toml"))
    answer: dict[str, Any] = {}
    while more(calls, times):
        case = read_case(CASES / f"{name}.toml")
        before = time.perf_counter()
        answer = solve(case, fraction=fraction)
        times.append(1000 * (time.perf_counter() - before))
    p = {who: outcome["p"] for who, outcome in answer["outcomes"].items()}
    assert abs(math.fsum(p.values()) - 1) <= SAME, p
    return {"times": times, "p": p, "ends": len(answer["survivors"])}


def more(calls: str, times: list[float]) -> bool:
    """Whether to call again.  The first call counts apart; what is slow is not called often."""
    if len(times) < 2:
        return not times or calls != "one"
    spent = sum(times[1:]) / 1000
    return calls == "many" and len(times) <= AT_MOST and spent < (SECONDS if len(times) > AT_LEAST else LONG)


# ---- all of them -------------------------------------------------------------------------------------------------------
def asked(name: str, fraction: bool, calls: str, **environ: str) -> dict[str, Any]:
    """A worker in a process of its own, or {"not_run": reason}."""
    words = [sys.executable, "-m", "bench.odds", "--worker", name, "--calls", calls, *(["--fraction"] if fraction else [])]
    try:
        return own_process(*words, seconds=PATIENCE, **environ)
    except NotRun as reason:
        return {"not_run": str(reason)}


def timed(name: str, quick: bool, cache: str) -> tuple[list[Row], list[Row]]:
    """Rows and goals of one siege."""
    title, here, calls = NAMES[name], {"MONTJOY_CACHE": cache}, "two" if quick else "many"
    say(f"{title} ...")
    ways = {
        "with fractions": asked(name, True, calls, **here),
        "floats only": asked(name, False, calls, **here),
        "second process, floats only": asked(name, False, "one", **here),
    }
    if not quick:
        ways["without numba, with fractions"] = asked(name, True, "one", MONTJOY_WITHOUT_NUMBA="1")
        ways["without numba, floats only"] = asked(name, False, "one", MONTJOY_WITHOUT_NUMBA="1")
    rows, firsts = [], []
    for how, found in ways.items():
        if "not_run" in found:
            rows.append(not_run(f"{title}, {how}", found["not_run"]))
        elif how.startswith("second"):
            firsts.append(row(f"{title}, {how}: first call", found["times"], "ms"))
        elif how.startswith("without"):
            rows.append(row(f"{title}, {how}", found["times"], "ms", "one call"))
        else:
            note = f"{found['ends']} ends" if how == "with fractions" else ""
            rows.append(row(f"{title}, {how}", found["times"][1:], "ms", note))
            firsts.append(row(f"{title}, {how}: first call", found["times"][:1], "ms"))
    goals = [judged(title, WANTED[name], ways["floats only"])]
    goals.append(agreement(title, [found for found in ways.values() if "p" in found]))
    return rows + firsts, goals


def judged(title: str, wanted: float, found: dict[str, Any]) -> Row:
    name = f"{title}: exact, warm"
    if "not_run" in found:
        return not_run(name, found["not_run"])
    return goal(name, statistics.median(found["times"][1:]), "ms", f"<= {wanted:g}")


def agreement(title: str, found: list[dict[str, Any]]) -> Row:
    """All ways must give the same chances."""
    name = f"{title}: largest difference between the ways"
    if len(found) < 2:
        return not_run(name, "there is only one way here")
    most = max(abs(a["p"][who] - found[0]["p"][who]) for a in found for who in a["p"])
    return goal(name, most, "", f"<= {SAME}")


def main() -> None:
    args = arguments(__doc__, more_arguments)
    if args.worker:
        print(json.dumps(worker(args.worker, args.fraction, args.calls)))
        return
    rows, goals = [], []
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as cache:
        for name in WANTED:
            more_rows, more_goals = timed(name, args.quick, cache)
            rows, goals = rows + more_rows, goals + more_goals
    result: Result = {
        "bench": "odds", "title": "Exact odds of whole sieges, warm", "rows": rows, "goals": goals, "limits": LIMITS,
        "made": made(versions_of("numba", "numpy")),
    }
    hand_over(result)


def more_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--fraction", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--calls", choices=("one", "two", "many"), default="many", help=argparse.SUPPRESS)


if __name__ == "__main__":
    main()
