"""Every page reads in Markdown as it was meant: a table's rows stand below its head, each link leads to a file or a heading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("docs", "src", "tests", "bench")
PAGES = sorted([*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))])
FENCE = re.compile(r"^ *(```|~~~)")
RULE = re.compile(r"\|?( *:?-+:? *\|)+( *:?-+:? *)?")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def prose(text: str) -> list[str]:
    """The lines of a page; those of blocks of code are empty."""
    lines, within = [], False
    for line in text.splitlines():
        fence = bool(FENCE.match(line))
        within ^= fence
        lines.append("" if within or fence else line)
    return lines


def cells(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row.strip().strip("|"))) + 1


def wrong_rows(text: str) -> list[str]:
    """Rows that no table begins above, or that have not as many cells as its head."""
    faults, head, lines = [], 0, prose(text)
    for n, line in enumerate(lines):
        if not line.startswith("|"):
            head = 0
        elif head:
            faults += [line] if cells(line) != head else []
        elif n + 1 < len(lines) and RULE.fullmatch(lines[n + 1].strip()):
            head = cells(line)
        else:
            faults.append(line)
    return faults


def heading(line: str) -> str:
    """What a link calls a heading."""
    return re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower()).replace(" ", "-")


def dead_links(page: Path, text: str) -> list[str]:
    """Links to no file of ours, or to no heading of it."""
    faults = []
    for to in LINK.findall(re.sub("`[^`]*`", "", "\n".join(prose(text)))):
        file, _, part = to.partition("#")
        there = (page.parent / file).resolve() if file else page
        if "://" in to or to.startswith("mailto:"):
            continue
        if not there.exists():
            faults.append(to)
        elif part:
            own = text if not file else there.read_text("utf-8")
            faults += [to] if part not in {heading(line) for line in prose(own) if line.startswith("#")} else []
    return faults


@pytest.mark.parametrize("page", PAGES, ids=[path.relative_to(ROOT).as_posix() for path in PAGES])
def test_a_page_reads_as_it_was_meant(page: Path) -> None:
    """Red before: the rows of terrain and spells in Mass Battle's README stood below an empty line."""
    text = page.read_text("utf-8")
    assert wrong_rows(text) == []
    assert dead_links(page, text) == []


def test_planted_faults_are_found() -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    assert wrong_rows(table) == [] and wrong_rows("```\n| x |\n```\n") == []
    assert wrong_rows(table + "\n| 3 | 4 |\n") == ["| 3 | 4 |"]
    assert wrong_rows(table + "| 3 | 4 | 5 |\n") == ["| 3 | 4 | 5 |"]
    page = ROOT / "CONTRIBUTING.md"
    good, bad = "[a](docs/dice.md) [b](#a-head-with-code) `[c](x)`", "[d](docs/none.md) [e](#none) [f](docs/dice.md#none)"
    assert dead_links(page, f"## A head, with `code`\n{good} {bad}\n") == ["docs/none.md", "#none", "docs/dice.md#none"]
