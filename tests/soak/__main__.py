"""The large numbers: `python3 start.py test --soak [CHAPTER...]`.

Each chapter is a list of numbered trials.  What was done is kept in a file, so an interrupted soak goes on where it was, and
chapters may run side by side in processes of their own.  What a chapter reached last (commit, count, time) is kept in
results.json beside this file, and docs/soak.md is written from it."""

from __future__ import annotations

import datetime
import json
import platform
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from montjoy.core.content.messages import closest
from tests.soak.chapters import CHAPTERS, Chapter

ROOT = Path(__file__).resolve().parents[2]
RESULTS = Path(__file__).with_name("results.json")
REPORT = ROOT / "docs" / "soak.md"
WRITTEN = tuple(path.relative_to(ROOT).as_posix() for path in (RESULTS, REPORT))


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def commit() -> str:
    """What is tested; the soak's own report makes it no other."""
    changed = [line for line in git("status", "--porcelain").splitlines() if not line.endswith(WRITTEN)]
    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("-dirty" if changed else "")


class Progress:
    """How far a chapter is at this commit."""

    def __init__(self, chapter: Chapter, fresh: bool) -> None:
        self.path = Path(tempfile.gettempdir()) / f"montjoy-soak-{commit()}-{chapter.name}.json"
        self.trials, self.seconds = 0, 0.0
        if self.path.exists() and not fresh:
            self.trials, self.seconds = json.loads(self.path.read_text())

    def save(self) -> None:
        self.path.write_text(json.dumps([self.trials, self.seconds]))


def run(chapter: Chapter, fresh: bool) -> bool:
    """Run what is left of a chapter; False at the first failure, which is printed with its number."""
    here = Progress(chapter, fresh)
    last = time.monotonic()
    failed = ""
    while here.trials < chapter.count:
        begun = time.perf_counter()
        try:
            chapter.trial(here.trials)
        except Exception as error:
            traceback.print_exc()
            failed = f"trial {here.trials} failed: {type(error).__name__}"
            print(f"{chapter.name}: {failed}; repeat it with --soak {chapter.name}:{here.trials}", file=sys.stderr)
            break
        here.trials += 1
        here.seconds += time.perf_counter() - begun
        if time.monotonic() - last > 5:
            last = time.monotonic()
            here.save()
            print(f"  {chapter.name}: {here.trials} of {chapter.count}", file=sys.stderr, flush=True)
    here.save()
    keep(chapter, here, failed)
    return not failed


def keep(chapter: Chapter, done: Progress, failed: str) -> None:
    """What the chapter reached now, beside what the others reached earlier."""
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    found[chapter.name] = {
        "trials": done.trials, "seconds": round(done.seconds), "commit": commit(), "date": datetime.date.today().isoformat(),
        "python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}",
        "notes": [*([failed] if failed else []), *chapter.remarks],
    }
    there = {name: found[name] for name in CHAPTERS if name in found}
    RESULTS.write_text(json.dumps(there, indent=1) + "\n", encoding="utf-8")
    REPORT.write_text(report(there), encoding="utf-8")


def report(found: dict[str, Any]) -> str:
    lines = [
        "# The last soak",
        "",
        "Written by `python3 start.py test --soak`; do not edit. Trials are numbered; a trial's number is its seed, and",
        "`--soak CHAPTER:N` repeats it. A chapter stands with the commit at which it ran last; `-dirty`: and changes.",
        "",
        "| chapter | what one trial is | trials | time | commit | date |",
        "|---|---|---:|---:|---|---|",
    ]
    for name, chapter in CHAPTERS.items():
        if name not in found:
            lines.append(f"| {name} | {chapter.says} | none of {chapter.count} | | | |")
            continue
        it = found[name]
        count = f"{it['trials']} of {chapter.count}"
        lines.append(f"| {name} | {chapter.says} | {count} | {it['seconds']} s | {it['commit']} | {it['date']} |")
    notes = [f"- {name}: {note}" for name, it in found.items() for note in it["notes"]]
    systems = sorted({f"Python {it['python']}, {it['system']}" for it in found.values()})
    return "\n".join([*lines, "", *notes, *([""] if notes else []), f"Run on: {'; '.join(systems)}."]) + "\n"


def chapters_of(name: str) -> list[str]:
    """A chapter, and those whose names begin with it: `duel` is `duel`, `duel-solved` and so on."""
    return [name, *(c for c in CHAPTERS if c.startswith(f"{name}-"))]


def main(args: list[str]) -> int:
    if {"--help", "-h"} & set(args):
        print(f"{__doc__}\n\nChapters: {', '.join(CHAPTERS)}\n--fresh begins them anew; CHAPTER:N repeats one trial.")
        return 0
    unknown = [a for a in args if a.startswith("-") and a != "--fresh"]
    names = [name for a in args if not a.startswith("-") for name in chapters_of(a)] or list(CHAPTERS)
    bad = [name for name in names if name.partition(":")[0] not in CHAPTERS]
    if unknown or bad:
        word = (unknown or bad)[0]
        meant = closest(word.partition(":")[0], ["--fresh"] if unknown else CHAPTERS)
        print(f"There is no {'option' if unknown else 'chapter'} {word}; {meant} (`--soak --help` lists them)", file=sys.stderr)
        return 2
    passed = []
    for name in dict.fromkeys(names):
        name, _, number = name.partition(":")
        if number:
            CHAPTERS[name].trial(int(number))
            passed.append(True)
            continue
        print(f"{name}: {CHAPTERS[name].says}", file=sys.stderr, flush=True)
        passed.append(run(CHAPTERS[name], "--fresh" in args))
    print(f"{sum(passed)} passed, {len(passed) - sum(passed)} failed")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
