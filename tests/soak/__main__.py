"""The large numbers: `python3 start.py test --soak [CHAPTER...]`.

Each chapter is a list of numbered trials.  What was done is kept in a file, so an interrupted soak goes on where it was;
the last report stands in docs/soak.md (seed, commit, count, time)."""

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

from tests.soak.chapters import CHAPTERS, Chapter

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "docs" / "soak.md"


def commit() -> str:
    out = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    return out.stdout.strip() or "unknown"


class Progress:
    """How far each chapter is at this commit."""

    def __init__(self, fresh: bool) -> None:
        self.path = Path(tempfile.gettempdir()) / f"montjoy-soak-{commit()}.json"
        self.done: dict[str, dict[str, float]] = {}
        if self.path.exists() and not fresh:
            self.done = json.loads(self.path.read_text())

    def of(self, chapter: Chapter) -> dict[str, float]:
        return self.done.setdefault(chapter.name, {"trials": 0, "seconds": 0.0})

    def save(self) -> None:
        self.path.write_text(json.dumps(self.done))


def run(chapter: Chapter, progress: Progress) -> bool:
    """Run what is left of a chapter; False at the first failure, which is printed with its number."""
    here = progress.of(chapter)
    last = time.monotonic()
    while here["trials"] < chapter.count:
        i = int(here["trials"])
        begun = time.perf_counter()
        try:
            chapter.trial(i)
        except Exception:
            traceback.print_exc()
            print(f"{chapter.name}: trial {i} failed; repeat it with --soak {chapter.name}:{i}", file=sys.stderr)
            progress.save()
            return False
        here["trials"] += 1
        here["seconds"] += time.perf_counter() - begun
        if time.monotonic() - last > 5:
            last = time.monotonic()
            progress.save()
            print(f"  {chapter.name}: {i + 1} of {chapter.count}", file=sys.stderr, flush=True)
    progress.save()
    return True


def report(progress: Progress) -> str:
    lines = [
        "# The last soak",
        "",
        f"Commit {commit()}, {datetime.date.today().isoformat()}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}. Trials are numbered; a trial's number is its seed.",
        "`python3 start.py test --soak` repeats it; `--soak CHAPTER:N` repeats one trial.",
        "",
        "| chapter | what one trial is | trials | time |",
        "|---|---|---:|---:|",
    ]
    for chapter in CHAPTERS.values():
        here = progress.of(chapter)
        lines.append(f"| {chapter.name} | {chapter.says} | {int(here['trials'])} of {chapter.count} | {here['seconds']:.0f} s |")
        lines += [f"\n{note}\n" for note in chapter.notes()]
    return "\n".join(lines) + "\n"


def chapters_of(name: str) -> list[str]:
    """A chapter, and those whose names begin with it: `duel` is `duel`, `duel-solved` and so on."""
    return [name, *(c for c in CHAPTERS if c.startswith(f"{name}-"))]


def main(args: list[str]) -> int:
    fresh = "--fresh" in args
    names = [name for a in args if not a.startswith("-") for name in chapters_of(a)] or list(CHAPTERS)
    progress = Progress(fresh)
    ok = True
    for name in names:
        name, _, number = name.partition(":")
        if name not in CHAPTERS:
            print(f"no chapter {name}; there are: {', '.join(CHAPTERS)}", file=sys.stderr)
            return 2
        if number:
            CHAPTERS[name].trial(int(number))
            print("1 passed, 0 failed")
            return 0
        print(f"{name}: {CHAPTERS[name].says}", file=sys.stderr, flush=True)
        ok = run(CHAPTERS[name], progress) and ok
    REPORT.write_text(report(progress))
    passed = sum(int(progress.of(c)["trials"]) >= c.count for c in CHAPTERS.values())
    print(f"{passed} passed, {len(CHAPTERS) - passed} failed")
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
