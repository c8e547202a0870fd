"""CHANGELOG.md says which versions of the rules a release has, so that one sees whether a game's has risen since the last one;
what CONTRIBUTING.md tells of a release can be done."""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path

from montjoy.cli import cli
from montjoy.core.game import games

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
HEAD = re.compile(r"^## (\d+\.\d+\.\d+), (not released yet|\d{4}-\d\d-\d\d)\n", re.MULTILINE)
RULES = re.compile(r"\nVersions of the rules: (.+)\.\n")


def wrong(text: str, number: str, versions: dict[str, int]) -> list[str]:
    """What does not hold of a changelog while release `number` is worked on; `versions` of the rules: by a game's title."""
    _, *parts = HEAD.split(text)
    numbers, days, bodies = parts[::3], parts[1::3], parts[2::3]
    faults = [line for line in re.findall("^## .*$", text, re.MULTILINE) if not HEAD.match(line + "\n")]
    if numbers[:1] != [number] or "not released yet" in days[1:]:
        faults.append(f"the releases are {numbers}, {days}")
    dated = [datetime.date.fromisoformat(day) for day in days if day[0].isdigit()]
    order = [tuple(map(int, each.split("."))) for each in numbers]
    if dated != sorted(dated, reverse=True) or order != sorted(set(order), reverse=True):
        faults.append("the newest does not come first")
    later = versions
    for n, body in zip(numbers, bodies, strict=True):
        found = RULES.match(body)
        said = {title: int(at) for title, at in re.findall(r"([^,]+?) (\d+)(?:, |$)", found[1])} if found else {}
        if not said or (n == number and said != versions) or any(at > later.get(title, at) for title, at in said.items()):
            faults.append(f"{n} has the rules {said}")
        later = said
    return faults


def test_the_newest_release_has_the_rules_that_are_here() -> None:
    """Red before: nothing said whether a game's rules had a new version since the release before."""
    number = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    there = [load() for load in games().values()]
    assert wrong(CHANGELOG, number, {game.title: game.rules_version for game in there}) == []


def test_a_changelog_that_lags_behind_is_caught() -> None:
    older = "## 0.1.0, 2026-12-01\n\nVersions of the rules: One 1, The Other 2.\n\n### Fixed\n- Two 5, three.\n"
    text = "# Changelog\n\n## 0.2.0, not released yet\n\nVersions of the rules: One 2, The Other 2.\n\n" + older
    rules = {"One": 2, "The Other": 2}
    assert wrong(text, "0.2.0", rules) == []
    assert wrong(text, "0.2.0", {**rules, "One": 3}) and wrong(text, "0.2.0", {**rules, "Third": 1})
    assert wrong(text, "0.3.0", rules) and wrong(text.replace("2026-12-01", "soon"), "0.2.0", rules)
    assert wrong(text.replace("The Other 2.\n\n#", "The Other 3.\n\n#", 2), "0.2.0", rules)
    assert wrong(older + text, "0.1.0", {"One": 1, "The Other": 2}) and wrong(text.replace("0.1.0", "0.2.0"), "0.2.0", rules)


def test_what_a_release_takes_is_there() -> None:
    section = CONTRIBUTING.partition("\n## A release\n")[2].partition("\n## ")[0]
    words = set(re.findall(r"python3 start\.py ([\w-]+)", section))
    assert words == {"words", "test", "games"} and words - {"words", "test"} <= set(cli.commands)
    assert (ROOT / "bench" / "__main__.py").is_file() and "`python -m bench`" in section
    setup = (ROOT / "docs" / "setup.md").read_text("utf-8")
    (build,) = re.findall(r"`(\S+ -m hatchling build .+?)`", section)
    assert build in setup                                     # there with how it is installed
    assert {"pyproject.toml", "src/montjoy/__init__.py"} <= set(re.findall("`([^`]+)`", section))
