"""Batches of compiled fights that take turns in one process of their own, so that a busy moment hits all sides alike."""

from __future__ import annotations

import contextlib
import importlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from bench.report import NotRun, Result, Row, arguments, hand_over, made, own_process, reason, say, versions_of

ORIGINAL: Final = Path(__file__).parent / "prototype"
SEED: Final = 7
ROUNDS: Final = 7
SECONDS: Final = 1.0                   # for a round of one side

Fights = Callable[[int, int], Any]      # (number of fights, the first one's number)
Found = dict[str, Any]                  # what else is known of a side: "effects", in each fight of a sample, and more
Makers = Mapping[str, Callable[[], tuple[Fights, Found]]]
Report = Callable[[dict[str, Any]], tuple[list[Row], list[Row]]]


def in_turn(makers: Makers, quick: bool) -> dict[str, Any]:
    """{side: {"fights": [per second, round by round], **what else is known}} or {"not_run": reason}."""
    out: dict[str, Any] = {}
    sides: dict[str, tuple[Fights, int]] = {}
    for title, make in makers.items():
        say(f"compiling {title} ...")
        try:
            fights, found = make()
            fights(64, 0)
            sides[title] = fights, enough(fights, 0.05 if quick else SECONDS)
            out[title] = {"fights": [], **found}
        except Exception as error:      # whatever keeps one side from running must not stop the others
            out[title] = {"not_run": reason(f"{type(error).__name__}: {error}")}
    for number in range(1 if quick else ROUNDS):
        order = list(sides)
        for title in order[number % len(order) :] + order[: number % len(order)]:
            fights, n = sides[title]
            before = time.perf_counter()
            fights(n, number * n)
            out[title]["fights"].append(n / (time.perf_counter() - before))
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


@contextlib.contextmanager
def originals(*names: str) -> Iterator[list[ModuleType]]:
    """The prototype's modules.  They import each other by bare names, and leave their machine code in the working folder."""
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder, contextlib.chdir(folder):
        sys.path.insert(0, str(ORIGINAL))
        try:
            yield [importlib.import_module(name) for name in names]
        finally:
            sys.path.remove(str(ORIGINAL))


def per_second(side: dict[str, Any]) -> list[float]:
    """Effects a second, round by round."""
    return [rate * statistics.fmean(side["effects"]) for rate in side["fights"]]


def run(doc: str | None, bench: str, title: str, makers: Callable[[bool], Makers], report: Report, limits: Sequence[str]) -> None:
    """The bench `python -m bench.BENCH`: its sides in a process of their own, its report."""
    args = arguments(doc, lambda parser: parser.add_argument("--worker", action="store_true"))
    sides = makers(args.quick)
    if args.worker:
        print(json.dumps(in_turn(sides, args.quick)))
        return
    words = [sys.executable, "-m", f"bench.{bench}", "--worker", *(["--quick"] if args.quick else [])]
    try:
        found = own_process(*words)
    except NotRun as why:
        found = {side: {"not_run": str(why)} for side in sides}
    rows, goals = report(found)
    result: Result = {
        "bench": bench, "title": title, "rows": rows, "goals": goals, "limits": list(limits),
        "made": made(versions_of("numba", "numpy")),
    }
    hand_over(result)
