"""What docs/massbattle.md shows is understood: its orders, what is typed, its commands, its scenarios."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import montjoy
from montjoy.cli import cli
from montjoy.core.effects import No
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import language, questions

TEXT = (Path(montjoy.__file__).parents[2] / "docs" / "massbattle.md").read_text("utf-8")
ASKS = {
    "deployment": questions.Deploy(), "shooting": questions.Shoot(1), "movement": questions.Move(1), "melee": questions.Fight(1),
    "rally": questions.Rally(1),
}  # fmt: skip


def blocks(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    assert found
    return found


@pytest.mark.parametrize("kind", ASKS)
def test_the_orders_are_understood(kind: str) -> None:
    (text,) = blocks(kind)
    form = language.read(ASKS[kind], text)
    assert not isinstance(form, No), form
    assert form != type(form)() and language.read(ASKS[kind], language.write(form)) == form


def test_what_is_typed_for_odds_is_a_unit_two_or_orders() -> None:
    lines = blocks("typed")[0].splitlines()
    assert lines[:3] == ["odds", "odds A3", "odds A3 B5"]
    for line in lines[3:]:
        assert not isinstance(language.read(questions.Shoot(1), line.removeprefix("odds ")), No)


def test_every_scenario_and_commander_that_is_named_is_there() -> None:
    named = re.findall(r"`(\w+)`", TEXT.partition("The scenarios are")[2].partition(". ")[0])
    assert set(named) == set(game.scenarios)
    assert set(re.findall(r"`(\w+)`", TEXT.partition("Two commanders")[2].partition("## ")[0])) == set(CHARACTERS)


@pytest.mark.parametrize("line", [line for text in blocks("sh") for line in text.splitlines()])
def test_every_command_is_one(line: str) -> None:
    """Its name, its arguments and options are the command line's; its seats, options and files are there."""
    words = shlex.split(line, comments=True)
    assert words[:2] == ["python3", "start.py"]
    command = cli.commands[words[2]]
    command.make_context(words[2], words[3:], resilient_parsing=False)
    seats = {seat for scenario in game.scenarios.values() for seat in game.seats(scenario)}
    assert {word.partition("=")[0] for n, word in enumerate(words) if words[n - 1] in ("--as", "--seat")} <= seats


def test_forces_of_ones_own_for_a_carpet_are_a_scenario(tmp_path: Path) -> None:
    (text,) = blocks("toml")
    (tmp_path / "cellar_door.toml").write_text(text, "utf-8")
    scenario = game.check(tmp_path / "cellar_door.toml")
    assert game.seats(scenario) == ("master",) and scenario.square_cm == 1.5
