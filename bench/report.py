"""What every bench has in common: medians, ratios, the machine it ran on, its one JSON value, its table.

A bench's result is plain data:

    {"bench", "title", "rows", "goals", "limits", "made"}

A row is something measured ({"name", "value", "low", "high", "unit", "note"}), a goal a figure with what is wanted of it
({"name", "value", "unit", "wanted", "reached"}; without `wanted` it stands for the record).  What could not be measured has
{"not_run": reason} instead of a value, and such a goal is neither reached nor missed.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Row = dict[str, Any]
Result = dict[str, Any]
COMPARE = {">": float.__gt__, ">=": float.__ge__, "<": float.__lt__, "<=": float.__le__}


class NotRun(Exception):
    """Why something cannot be run here."""


def say(text: str) -> None:
    """Progress, on stderr."""
    print(text, file=sys.stderr, flush=True)


# ---- rows and goals --------------------------------------------------------------------------------------------------
def row(name: str, values: Sequence[float], unit: str, note: str = "") -> Row:
    """A measurement repeated: median, lowest and highest."""
    found = {"name": name, "value": statistics.median(values), "low": min(values), "high": max(values), "unit": unit}
    return {**found, "runs": len(values), "note": note}


def not_run(name: str, reason: str) -> Row:
    return {"name": name, "not_run": reason}


def ratio(name: str, ours: Sequence[float], theirs: Sequence[float], wanted: str = "") -> Row:
    """Median against median; lowest and highest of the ratios round by round."""
    each = [a / b for a, b in zip(ours, theirs)]
    found = goal(name, statistics.median(ours) / statistics.median(theirs), "", wanted)
    return {**found, "low": min(each), "high": max(each)}


def goal(name: str, value: float, unit: str, wanted: str = "") -> Row:
    """A figure and what is wanted of it, as ">= 1.0"; nothing is wanted: it is for the record."""
    found: Row = {"name": name, "value": value, "unit": unit}
    if wanted:
        sign, limit = wanted.split()
        found |= {"wanted": wanted, "reached": bool(COMPARE[sign](float(value), float(limit)))}
    return found


# ---- where and when ----------------------------------------------------------------------------------------------------
def made(versions: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Machine, versions, commit, date, and how busy the machine was."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(),
        "machine": machine(),
        "load": load,
        "versions": {"python": platform.python_version(), **(versions or {})},
    }


def machine() -> str:
    """Processor, cores and system, as far as they can be found out without tools."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        name = lines[0] if lines else name
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def commit() -> str:
    """The commit, and whether files were changed since."""
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    try:
        return git("rev-parse", "--short=12", "HEAD") + (" and changes" if git("status", "--porcelain") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def versions_of(*names: str) -> dict[str, str]:
    """The versions of installed packages; those that are not there are left out."""
    found = {}
    for name in names:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            pass
    return found


# ---- processes -------------------------------------------------------------------------------------------------------
def own_process(*words: str, seconds: float = 600, **environ: str) -> dict[str, Any]:
    """The JSON that one of our own processes prints, started in the project's folder.  NotRun says how it failed."""
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=seconds, cwd=ROOT, env={**os.environ, **environ}, check=False
        )
    except subprocess.TimeoutExpired:
        raise NotRun(f"not done after {seconds:g} seconds") from None
    if done.returncode:
        say(done.stderr[-3000:])
        said = [line for line in done.stderr.splitlines() if re.match(r"[\w.]+: ", line)]
        raise NotRun(reason(said[-1]) if said else f"it ended with code {done.returncode}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def reason(text: str) -> str:
    """The first line of a complaint, without the place where we happen to stand."""
    return text.splitlines()[0].replace(f"{ROOT}{os.sep}", "")[:300]


# ---- what is printed -----------------------------------------------------------------------------------------------------
def arguments(doc: str | None, add: Callable[[argparse.ArgumentParser], Any] | None = None) -> argparse.Namespace:
    """`--quick`: one short round, to see that everything runs."""
    parser = argparse.ArgumentParser(description=(doc or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one short round: figures mean nothing")
    if add:
        add(parser)
    return parser.parse_args()


def hand_over(result: Result) -> None:
    """The table on stderr, the result on stdout."""
    say("\n" + plain_table(result))
    print(json.dumps(result, indent=1))


def plain_table(result: Result) -> str:
    lines = [result["title"]]
    lines += [f"  {name:<58} {figure:>16}  {beside}" for name, figure, beside in cells(result["rows"])]
    lines += ["  " + "-" * 76] if result["rows"] and result["goals"] else []
    lines += [f"  {name:<58} {figure:>16}  {beside}" for name, figure, beside in cells(result["goals"])]
    return "\n".join(lines)


def cells(rows: Iterable[Row]) -> list[tuple[str, str, str]]:
    """Name, figure, and what is to be said beside it."""
    return [(r["name"], *(("not run", r["not_run"]) if "not_run" in r else (figure(r), beside(r)))) for r in rows]


def figure(r: Row) -> str:
    return f"{short(r['value'])} {r['unit']}".strip()


def beside(r: Row) -> str:
    spread = f"{short(r['low'])} to {short(r['high'])}" if r.get("low") != r.get("high") else ""
    judged = f"wanted {r['wanted']}: {'reached' if r['reached'] else 'MISSED'}" if "wanted" in r else ""
    return "; ".join(part for part in (spread, judged, r.get("note", "")) if part)


def short(x: float) -> str:
    """Three figures that count."""
    if abs(x) >= 1e6:
        return f"{x / 1e6:.3g} M" if abs(x) < 1e9 else f"{x / 1e6:,.0f} M"
    return f"{x:,.0f}" if abs(x) >= 100 else f"{x:.3g}"
