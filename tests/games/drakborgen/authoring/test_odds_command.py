"""`odds drakborgen CASE.toml` as it is typed: JSON of the interface, a table for people, one line for every mistake."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click.testing
import pytest

from montjoy.cli import cli
from montjoy.fights.odds import solve
from montjoy.fights.solve import zero_sum
from montjoy.games.drakborgen.authoring.case import case_of

SMALL = """
hero = "Riddar Rohan"
monster = "orc"
body_points = 3
monster_points = 3
"""
NOBODY = dict.fromkeys(("agility", "strength", "psyche", "armour"), 5)


@pytest.fixture
def typed(tmp_path: Path) -> Any:
    """typed(text, "--json"): the command with a case of that text."""

    def call(text: str, *more: str, command: str = "odds") -> click.testing.Result:
        path = tmp_path / "duel.toml"
        path.write_text(text, "utf-8")
        result = click.testing.CliRunner().invoke(cli, [command, "drakborgen", str(path), *more], prog_name="montjoy")
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return call


def test_json_of_the_interface(typed: Any) -> None:
    """One JSON value with the keys of the interface, the same as from Python."""
    said = typed(SMALL, "--json")
    assert said.exit_code == 0 and said.stderr == ""
    found = json.loads(said.stdout)
    assert list(found) == [
        "hero", "monster", "positions", "survive", "lower", "upper", "of_this_mixture", "opening", "monster_opening", "states",
        "outcomes",
    ]
    assert (found["hero"], found["monster"]) == ("H01", "orc") and found["upper"] - found["lower"] <= 1e-9
    case = case_of({"hero": "H01", "monster": "orc", "body_points": 3, "monster_points": 3})
    assert solve(case)["survive"] == pytest.approx(found["survive"])


def test_tables_instead_of_ids(typed: Any) -> None:
    """What is given comes back as it was given."""
    text = "body_points = 2\nmonster_points = 2\n[hero]\nagility = 4\nstrength = 8\npsyche = 5\narmour = 9\n"
    found = json.loads(typed(text + "[monster]\nagility = 6\nstrength = 5\npsyche = 4\narmour = 5\n", "--json").stdout)
    assert found["hero"] == dict(agility=4, strength=8, psyche=5, armour=9) and found["monster"]["agility"] == 6
    by_id = json.loads(typed('hero = "H01"\nmonster = "orc"\nbody_points = 2\nmonster_points = 2\n', "--json").stdout)
    assert found["survive"] == pytest.approx(by_id["survive"])


def test_for_people(typed: Any) -> None:
    """A table: what it is worth, how it ends, how both begin."""
    out = typed(SMALL).stdout
    for words in ("Sir Rohan against orc", "the hero survives", "the monster flees", "how the monster begins", "psyche"):
        assert words in out
    again = typed(SMALL.replace('"Riddar Rohan"', "{agility = 4, strength = 8, psyche = 5, armour = 9}")).stdout
    assert "agility 4, strength 8, psyche 5, armour 9 against orc" in again


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('monster = "orc"', 'hero is missing: write hero = "H01"'),
        ('hero = "H01"\nmonster = "ork"', 'duel.toml:2: monster = "ork" is no monster of the pack; did you mean "orc"?'),
        ('hero = "H01"\nmonster = "orc"\npolicy = "good"', ':3: policy = "good": it is best or uniform'),
        ('hero = "H01"\nmonster = "orc"\n[options]\ndragon_breth = "per_turn"', "did you mean"),
        ('hero = "H01', "duel.toml:1"),
    ],
)
def test_one_line_for_a_mistake(typed: Any, text: str, line: str) -> None:
    said = typed(text)
    assert said.exit_code == 2 and said.stdout == "" and line in said.stderr and said.stderr.count("\n") == 1


def test_without_an_end(typed: Any) -> None:
    """Nobody can be made to come to blows, and nobody can leave."""
    table = "".join(f"{name} = 5\n" for name in NOBODY)
    points = "body_points = 1\nmonster_points = 1\nhero_exit = false\nmonster_exit = false\n"
    said = typed(f"{points}[hero]\n{table}[monster]\n{table}", "--json")
    assert said.exit_code == 2 and said.stderr.count("\n") == 1
    assert "draw this fight out without end" in said.stderr and 'try policy = "uniform"' in said.stderr


def test_too_large_without_numba(typed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says what would help."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    monkeypatch.setattr(zero_sum, "PLAIN", 100)
    said = typed(SMALL)
    assert said.exit_code == 2 and "with numba (the extra `compiled`) it can be solved" in said.stderr
    assert said.stderr.count("\n") == 1


def test_a_duel_fought_many_times(typed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """`study` of a case: positions by chance."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    out = typed(SMALL, "-n", "50", command="study").stdout
    assert "Sir Rohan against orc, positions by chance" in out and "the hero is slain" in out and "50 fights" in out


@pytest.mark.parametrize(("lang", "title"), [("en", "Old Rohan against cave wight"), ("cs", "souboj: Old Rohan a cave wight")])
def test_fighters_of_a_pack_by_the_names_it_gives_them(typed: Any, tmp_path: Path, lang: str, title: str) -> None:
    """DL-BASE-25  Red before: "Sir Rohan against cave_wight"."""
    cards = ", ".join(f'["MC{n:02}", "cave_wight", 6, "fight", "flee", "follow"]' for n in range(1, 19))
    (tmp_path / "mine.toml").write_text(f"""extends = "standard"
[heroes]
columns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points"]
rows = [["H01", "Old Rohan", 4, 8, 5, 9, 10]]
[monsters]
columns = ["id", "name", "agility", "strength", "psyche", "armour"]
rows = [["cave_wight", "cave wight", 5, 6, 7, 4]]
[monster_cards]
columns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]
rows = [{cards}]
""", "utf-8")
    duel = 'hero = "H01"\nmonster = "cave_wight"\nbody_points = 2\nmonster_points = 2\npack = "mine.toml"\n'
    assert typed(duel, "--lang", lang).stdout.splitlines()[0] == title
