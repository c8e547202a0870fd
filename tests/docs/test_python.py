"""The programs of docs/python.md, each by itself: what they print stands below them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import montjoy
from montjoy.core.errors import BadInput
from montjoy.core.game import games
from montjoy.core.session.session import Session
from montjoy.fights.odds import solve
from montjoy.lab.games import study_games
from montjoy.lab.study import study
from tests.suite.many import soak_only, some

SRC = Path(montjoy.__file__).parents[1]
PAGE = SRC.parent / "docs" / "python.md"
SHOWN = re.compile(r"^```python\n(.*?)^```\n\n^```text\n(.*?)^```", re.DOTALL | re.MULTILINE)


SCENARIOS = [(slug, name) for slug, game in games().items() for name in game().scenarios]


@pytest.mark.parametrize(("slug", "scenario"), some(SCENARIOS, 5))
def test_the_loop_plays_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str, scenario: str) -> None:
    """As the page says of it, whatever the number of seats.  Red before: Drakborgen asked an offer that had no answer, and then
    nobody; and of three seats one had no function."""
    program = next(program for program, _ in SHOWN.findall(PAGE.read_text("utf-8")) if "Session.new" in program)
    changed = program.replace('"rudern"', repr(slug)).replace('"field_battle"', repr(scenario))
    assert changed.count("seed=bytes(32)") == 1
    monkeypatch.chdir(tmp_path)
    for seed in range(6) if (slug, scenario) == ("drakborgen", "two") else [5]:
        exec(changed.replace("seed=bytes(32)", f"seed=bytes([{seed}]) * 32"), {})


def test_what_the_page_says_of_results() -> None:
    """Where each game tells what became of a seat; and options that are given by name."""
    told = {}
    for slug, make in games().items():
        game = make()
        found = study_games(game, next(iter(game.scenarios.values())), None, ["default"], 1, 1)
        told[slug] = {"by_seat", "by_bot", "all"} <= found.keys()
        assert "turns" in found
    assert told == {slug: slug != "rudern" for slug in games()}
    game = games()["massbattle"]()
    short = study_games(game, game.scenarios["bridge"], {"round_limit": 2}, ["default"], 1, 1)
    assert short["turns"]["mean"] <= 2
    assert Session.new(game, game.scenarios["bridge"], {"round_limit": 2}).header.options["round_limit"] == 2
    with pytest.raises(LookupError, match="no viewer 'elves'; there are town, orcs"):
        Session.new(game, game.scenarios["bridge"]).view("elves")
    with pytest.raises(BadInput, match="round_limits"):
        Session.new(game, game.scenarios["bridge"], {"round_limits": 2})
    with pytest.raises(LookupError, match=r"no bot 'nobody'; there are mine, sharp"):
        study_games(game, game.scenarios["bridge"], None, ["mine", "nobody"], 1, 1, own={"mine": lambda *_: None})


NAMES = {                                                    # whose fields are names
    "outcomes", "winners", "seats", "by_seat", "by_bot", "losses", "by_type", "ends", "margin", "men", "quantiles", "fate",
    "hero", "leader_falls", "opening", "monster_opening", "of_this_mixture", "survivors", "first_attack",
}  # fmt: skip
TYPES = {"foot", "general", "attacker", "defender"}          # of those who survive


def fields(result: Any, of: str = "") -> set[str]:
    """The names of fields in a result; not those of sides, seats, endings and units."""
    if isinstance(result, list):
        return {name for each in result for name in fields(each, of)}
    if not isinstance(result, dict):
        return set()
    own = set() if of in NAMES and not {"p", "mean"} & result.keys() else result.keys() - (TYPES if of == "survivors" else set())
    return own | {name for key, value in result.items() for name in fields(value, key if of != "survivors" else of)}


EXAMPLES = {"assault": "rudern", "duel": "drakborgen", "field": "clusta", "meeting": "massbattle"}


def test_every_field_of_a_result_is_explained() -> None:
    """Red before: `lower`, `margin`, `cells`, `fled` and others stood nowhere."""
    found = set()
    for name, slug in EXAMPLES.items():
        path = PAGE.parent / "examples" / f"{name}.toml"
        case = games()[slug]().cases.case_of(tomllib.loads(path.read_text("utf-8")), path.parent)
        found |= fields(solve(case)) | fields(study(case, 20, 1))
    for make in games().values():
        game = make()
        found |= fields(study_games(game, next(iter(game.scenarios.values())), None, ["default"], 1, 1))
    shown = PAGE.read_text("utf-8").partition("## What a result holds")[2]
    told = {part for words in re.findall(r"`([\w.]+)`", shown) for part in words.split(".")}
    assert {"lower", "margin", "cells", "fled", "p", "se"} <= found
    assert found - told == set()


@soak_only
def test_the_programs_are_typed(tmp_path: Path) -> None:
    """As whoever has the wheel checks them, strictly: it has `py.typed`.  Red before: five faults in three of them."""
    pytest.importorskip("mypy")
    for number, (program, _) in enumerate(SHOWN.findall(PAGE.read_text("utf-8"))):
        (tmp_path / f"program_{number}.py").write_text(program, "utf-8")
    words = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path / "cache")]
    env = os.environ | {"MYPYPATH": str(SRC)}
    done = subprocess.run([*words, *sorted(p.name for p in tmp_path.glob("*.py"))], cwd=tmp_path, env=env, capture_output=True,
                          text=True, check=False)
    assert done.returncode == 0 and (SRC / "montjoy" / "py.typed").exists(), done.stdout


def test_every_program_prints_what_stands_below_it(tmp_path: Path) -> None:
    """By a Python that was only told where Montjoy is, in a folder of nobody's; the last reads what the third has written."""
    text = PAGE.read_text("utf-8")
    programs = SHOWN.findall(text)
    assert len(programs) == text.count("```python") == 7
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MONTJOY_"))}
    env |= {"PYTHONPATH": str(SRC), "MONTJOY_WITHOUT_NUMBA": "1", "PYTHONUTF8": "1"}
    for program, printed in programs:
        words = [sys.executable, "-P", "-c", program]
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, printed), program + done.stdout + done.stderr
