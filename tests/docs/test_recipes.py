"""The recipes of CONTRIBUTING.md on their finished examples: every file that a recipe names has its part in it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `([\w/.-]+)` \| (.+) \|$", re.MULTILINE)


def recipes(text: str) -> dict[str, list[tuple[str, str]]]:
    """By the names that its heading gives as an example, the rows (file, what goes there) of a recipe."""
    section = text.partition("## Four recipes")[2].partition("\n## ")[0]
    parts = re.split(r"^\*\*(?=An? )", section, flags=re.MULTILINE)[1:]
    return {" ".join(re.findall(r"`([\w-]+)`", part.partition("\n")[0])): ROW.findall(part) for part in parts}


def lacking(text: str, root: Path = ROOT) -> list[str]:
    """Files of a recipe that are not there, or do not say what their row names, or none of the recipe's examples."""
    faults = []
    for examples, rows in recipes(text).items():
        for file, what in rows:
            path = root / file
            words = path.read_text("utf-8") if path.is_file() else ""
            wanted = [name for name in re.findall(r"`([^`]+)`", what) if re.fullmatch(r"[\w-]+|\[\[\w+\]\]|\w+ = \"\w+\"", name)]
            if not any(example in words for example in examples.split()) or any(name not in words for name in wanted):
                faults.append(file)
    return faults


def test_each_recipe_holds_on_its_example() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [len(rows) for rows in recipes(text).values()] == [9, 2, 6, 3]
    assert lacking(text) == []


def test_the_recipe_of_an_option_names_every_file_in_which_it_stands() -> None:
    """Red before: five of them, and none of the languages'.  A form of another language stands for all; events and READMEs only
    mention it."""
    rows = next(iter(recipes((ROOT / "CONTRIBUTING.md").read_text("utf-8")).values()))
    game = ROOT / "src" / "montjoy" / "games" / "rudern"
    paths = [path for kind in ("*.py", "*.toml", "*.ftl") for path in game.rglob(kind) if "protocol" not in path.parts]
    named = re.compile(r"retreat_none|^RW-RETR-05 =|^\[RW-RETR-05\]", re.MULTILINE)
    holds = [path for path in paths if named.search(path.read_text("utf-8"))]
    alike = {re.sub(r"/(he|cs)/(?=\w+\.ftl)", "/sv/", path.relative_to(ROOT).as_posix()) for path in holds}
    assert alike and alike <= {file for file, _ in rows}


def test_a_recipe_that_is_out_of_date_is_caught() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert lacking(text.replace("rules/battles/retreat.py", "rules/battles/flight.py")) != []
    wrong = text.replace("the message `Haven`", "the message `Harbour`")
    assert lacking(wrong) == ["src/montjoy/games/rudern/locales/en/asking.ftl"]


def test_each_command_of_the_tests_is_there_and_those_that_make_kept_games_are_told() -> None:
    """`python -m tests...` in CONTRIBUTING can be called; whoever raises a version of the rules finds every step."""
    told = set(re.findall(r"python -m (tests[\w.]+)", (ROOT / "CONTRIBUTING.md").read_text("utf-8")))
    assert [name for name in told if not (ROOT / (name.replace(".", "/") + ".py")).is_file()] == []
    tools = [path for path in (ROOT / "tests" / "upgrade").glob("*.py") if not path.name.startswith("test_")]
    makers = {f"tests.upgrade.{x.stem}" for x in tools if "python -m tests.upgrade." in x.read_text("utf-8")[:400]}
    assert len(makers) == 3 and makers <= told


def test_what_is_recorded_is_told_in_the_order_in_which_it_can_be_made() -> None:
    """Red before: the forms, which are made of the kept games, stood before them, and in the recipe of an option alone."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Four recipes")[2].partition("\n## ")[0]
    steps = text.partition("**what is recorded**")[2].partition("\n\nThe rulebooks")[0]
    made = re.findall(r"-m (tests\.[\w.]+)", steps)
    assert made == ["tests.played.make", "tests.played.search", "tests.played.contents", "tests.docs.forms", "tests.words.golden"]
    event, row = (part.partition("\n**")[0] for part in re.split(r"\*\*(?:An event|One row)", text)[1:3])
    assert "*what is recorded*" in event and "*what is recorded*" in row
