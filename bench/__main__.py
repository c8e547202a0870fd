"""All benches, one after another: figures into bench/results.json, tables into docs/bench.md.

    .venv/bin/python -m bench                 all of them, about ten minutes
    .venv/bin/python -m bench live odds       only these; the others' last figures stay
    .venv/bin/python -m bench --quick         one short round of each, to see that they run; nothing is written
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any, Final

from bench.report import ROOT, Result, arguments, cells, say

BENCHES: Final = (
    "live", "compiled", "rudern", "duel", "clusta", "campaign", "massbattle", "battle", "picks", "drakborgen", "odds", "store",
    "table",
)
RESULTS: Final = ROOT / "bench" / "results.json"
PAGE: Final = ROOT / "docs" / "bench.md"

HEAD: Final = """# How fast

Written by `python -m bench`; do not edit.  Each table is one run, in which the sides take turns, so that a busy moment of the
machine hits all alike.  *low to high* are the rounds' extremes, figures are medians.  Where a peer could not be installed it says
*not run*, and nothing is claimed.

To repeat it: `python3 start.py test` once, to set everything up, then `.venv/bin/python -m bench`.  Peers are installed into a
temporary folder and removed again; what each bench measures, and how fairly, stands in `bench/README.md`.
"""


def main() -> int:
    args = arguments(__doc__, names)
    found: dict[str, Result] = {}
    broken = []
    for name in args.names or BENCHES:
        say(f"== {name}")
        result = run(name, args.quick)
        if result is None:
            broken.append(name)
        else:
            found[name] = result
    if not args.quick:
        found = keep(found)
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(found), encoding="utf-8")
        say(f"written: {RESULTS.relative_to(ROOT)}, {PAGE.relative_to(ROOT)}")
    if broken:
        say(f"did not run to the end: {', '.join(broken)}")
    print(json.dumps({name: result.get("goals", result) for name, result in found.items()}, indent=1))
    return 1 if broken else 0


def names(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", choices=[*BENCHES, []], metavar="NAME", help=", ".join(BENCHES))


def run(name: str, quick: bool) -> Result | None:
    """A bench in its own process; its progress is shown as it comes."""
    words = [sys.executable, "-m", f"bench.{name}", *(["--quick"] if quick else [])]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    try:
        found: Any = json.loads(done.stdout)
    except ValueError:
        return None
    return found if done.returncode == 0 else None


def keep(new: dict[str, Result]) -> dict[str, Result]:
    """What was measured now, beside what was measured earlier."""
    old = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    both = {name: {**old, **new}[name] for name in BENCHES if name in old or name in new}
    RESULTS.write_text(json.dumps(both, indent=1) + "\n", encoding="utf-8")
    return both


# ---- docs/bench.md -------------------------------------------------------------------------------------------------------
def page(results: dict[str, Result]) -> str:
    return "\n".join([HEAD, *(chapter(name, result) for name, result in results.items())])


def chapter(name: str, result: Result) -> str:
    if "rows" not in result or "goals" not in result:
        return f"## {name}\n\n```json\n{json.dumps(result, indent=1)}\n```\n"
    parts = [f"## {result['title']}", where(result)]
    parts += [table(("what is compared", "figure", ""), result["goals"])] if result["goals"] else []
    parts += [table(("measured", "figure", ""), result["rows"])] if result["rows"] else []
    parts += ["\n".join(f"- {limit}" for limit in result.get("limits", ()))]
    return "\n\n".join(part for part in parts if part) + "\n"


def where(result: Result) -> str:
    """`2026-11-22, commit ..., machine`"""
    made = result.get("made", {})
    versions = ", ".join(f"{name} {version}" for name, version in made.get("versions", {}).items())
    said = [made.get("date"), f"commit {made.get('commit')}", made.get("machine"), versions]
    busy = f" Load of the machine when it ended: {made['load']:.1f}." if made.get("load") is not None else ""
    return "; ".join(part for part in said if part) + f".{busy}"


def table(head: tuple[str, str, str], rows: list[dict[str, Any]]) -> str:
    lines = [head, ("---", "---:", "---"), *cells(rows)]
    return "\n".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
