"""The recipes of CONTRIBUTING.md on their finished examples: every file that a recipe names has its part in it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `([\w/.]+)` \| (.+) \|$", re.MULTILINE)


def recipes(text: str) -> dict[str, list[tuple[str, str]]]:
    """By the names that its heading gives as an example, the rows (file, what goes there) of a recipe."""
    section = text.partition("## Three recipes")[2].partition("\n## ")[0]
    parts = re.split(r"^\*\*(?=An? )", section, flags=re.MULTILINE)[1:]
    return {" ".join(re.findall(r"`(\w+)`", part.partition("\n")[0])): ROW.findall(part) for part in parts}


def lacking(text: str, root: Path = ROOT) -> list[str]:
    """Files of a recipe that are not there, or do not say what their row names, or none of the recipe's examples."""
    faults = []
    for examples, rows in recipes(text).items():
        for file, what in rows:
            path = root / file
            words = path.read_text("utf-8") if path.is_file() else ""
            wanted = [name for name in re.findall(r"`([^`]+)`", what) if re.fullmatch(r"\w+|\[\[\w+\]\]|\w+ = \"\w+\"", name)]
            if not any(example in words for example in examples.split()) or any(name not in words for name in wanted):
                faults.append(file)
    return faults


def test_each_recipe_holds_on_its_example() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [len(rows) for rows in recipes(text).values()] == [4, 2, 6]
    assert lacking(text) == []


def test_a_recipe_that_is_out_of_date_is_caught() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert lacking(text.replace("rules/battles/retreat.py", "rules/battles/flight.py")) != []
    wrong = text.replace("the message `Haven`", "the message `Harbour`")
    assert lacking(wrong) == ["src/montjoy/games/rudern/locales/en/asking.ftl"]
