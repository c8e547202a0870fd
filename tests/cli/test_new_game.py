"""`new game`: a whole game by copying, which plays at once; bad names leave nothing behind."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from montjoy.core import game as core_game
from montjoy.terminal import new_game
from montjoy.terminal.errors import Trouble
from tests.cli.conftest import ENV, ROOT, one_line
from tests.cli.test_bad_input import HOUSE, refused
from tests.suite.many import times
from tests.suite.patience import HANGS

Call = Callable[..., Any]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository's code, so that ours stays as it is; with what Python has compiled of it, which takes seconds."""
    for part in ("src/montjoy", "tests/contract"):
        shutil.copytree(ROOT / part, tmp_path / part)
    return tmp_path


def run(checkout: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    env = {**os.environ, **ENV, "PYTHONPATH": path, "MONTJOY_HOME": str(checkout / "home")}
    command = [sys.executable, "-m", "montjoy", *args]
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, cwd=checkout, timeout=HANGS)


def test_a_new_game_is_there_and_plays(checkout: Path) -> None:
    made = run(checkout, "new", "game", "red_oubt")
    assert made.returncode == 0, made.stderr
    folder = checkout / "src" / "montjoy" / "games" / "red_oubt"
    text = "".join(p.read_text() for p in folder.rglob("*") if p.is_file())
    assert "tests.contract" not in text
    assert "CD-" not in text and "RO-1" in text
    assert "class RedOubt(" in text or "class RedOubtGame" in text or "slug = \"red_oubt\"" in text
    assert "red_oubt" in run(checkout, "games").stdout
    played = run(checkout, "play", "red_oubt", typed="1\n" * 300)
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout
    record = next((checkout / "home" / "games").glob("*.jsonl"))
    assert run(checkout, "verify", str(record)).returncode == 0
    again = run(checkout, "new", "game", "red_oubt")
    assert again.returncode == 2
    assert "choose another name" in again.stderr


@pytest.mark.parametrize(
    ("name", "says"),
    [("class", "a word of Python itself"), ("tests", "a name that Montjoy itself uses"), ("rudern", 'a game "rudern" already'),
     ("a-b", "take 2 to 31 small letters")],
)
def test_why_a_game_is_not_called_so(name: str, says: str) -> None:
    """Red before: "class" was told to be small letters, and there was "a game "tests" already"."""
    with pytest.raises(Trouble, match=says):
        new_game.refuse(name)


@pytest.mark.parametrize("name", ["9a", "a", "A", "class", "a-b", "../x", "a/b", "rudern", "cards", "", "x" * 40, "ö"])
def test_bad_names(montjoy_: Call, name: str) -> None:
    before = sorted(ROOT.glob("src/montjoy/games/*"))
    refused(montjoy_("new", "game", name))
    assert sorted(ROOT.glob("src/montjoy/games/*")) == before


def test_a_package_outside_the_checkout(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: a game could be made in the checkout alone.  All imports are its own, and nothing in the checkout changes."""
    mine = tmp_path / "mine"
    mine.mkdir()
    made = montjoy_("new", "game", "red_oubt", "--to", mine)
    assert made.exit_code == 0 and "pip install -e" in made.stdout, made.stderr
    home = mine / "red_oubt"
    text = "".join(path.read_text("utf-8") for path in (home / "red_oubt").rglob("*.py"))
    assert "from red_oubt" in text and "tests.contract" not in text and "montjoy.games" not in text
    assert 'red_oubt = "red_oubt.game:game"' in (home / "pyproject.toml").read_text("utf-8")
    games = ROOT / "src" / "montjoy" / "games"
    assert not (games / "red_oubt").exists()
    for name, to, says in (("red_oubt", mine, "already there"), ("json", mine, 'a Python package "json" already'),
                           ("other", mine / "nowhere", "is no folder"), ("other", ROOT, "lies in Montjoy's own checkout"),
                           ("other", games, "leave --to out")):
        refused_ = montjoy_("new", "game", name, "--to", to)
        assert refused_.exit_code == 2 and says in one_line(refused_.stderr) and not (mine / "json").exists()
        assert not (ROOT / "other").exists() and not (games / "other").exists()


def test_a_game_from_an_installed_package(tmp_path: Path) -> None:
    """Red before: "copies from the whole repository".  As the wheel lays it (tests/house: what it holds), with no checkout near;
    the new game is found by its entry point, and plays."""
    site, mine = tmp_path / "site", tmp_path / "mine"
    shutil.copytree(ROOT / "src" / "montjoy", site / "montjoy")
    shutil.copytree(ROOT / "tests" / "contract" / "cards", site / "montjoy" / "patterns" / "cards")
    mine.mkdir()
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(tmp_path / "home"), "PYTHONPATH": str(site)}

    def call(*args: str, typed: str = "") -> str:
        command = [sys.executable, "-P", "-m", "montjoy", *args]
        done = subprocess.run(command, input=typed, env=env, capture_output=True, text=True, cwd=mine, timeout=HANGS, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert call("new", "game", "redoubt").startswith("redoubt/redoubt  the game")
    about = site / "redoubt-1.0.dist-info"                   # what pip writes of its pyproject.toml
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: redoubt\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[montjoy.games]\nredoubt = redoubt.game:game\n", "utf-8")
    env["PYTHONPATH"] += os.pathsep + str(mine / "redoubt")
    assert "redoubt" in call("games")
    assert "The game is over" in call("play", "redoubt", typed="1\n" * 300)


@pytest.fixture
def package(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, Call]]:
    """A game made outside the checkout and found by its entry point: its folder, and a command line that reads it anew each time,
    as a process of its own does."""
    site, mine = tmp_path / "site", tmp_path / "mine"
    about = site / "redoubt-1.0.dist-info"                   # what pip writes of its pyproject.toml
    mine.mkdir()
    assert montjoy_("new", "game", "redoubt", "--to", "mine").exit_code == 0
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: redoubt\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[montjoy.games]\nredoubt = redoubt.game:game\n", "utf-8")
    for folder in (site, mine / "redoubt"):
        monkeypatch.syspath_prepend(folder)

    def forget() -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == "redoubt"]:
            del sys.modules[name]
        importlib.invalidate_caches()
        core_game._installed.cache_clear()

    def call(*args: str, typed: str = "") -> Any:
        forget()
        return montjoy_(*args, typed=typed)

    yield mine / "redoubt" / "redoubt", call
    forget()


def test_the_copy_is_called_by_its_own_name(package: Any) -> None:
    """Red before: its rulebook said "Cards"."""
    home, _ = package
    for file in ("game.toml", "rulebook.toml"):
        assert "Cards" not in (text := (home / file).read_text("utf-8")) and '= "Redoubt"' in text, file


def test_a_broken_file_of_a_package_stops_no_other_game(package: Any, tmp_path: Path) -> None:
    """Red before: a line of the book that could not be read was "a fault of ours" to `games` and to a house rule of another game,
    and a game that could not be loaded was missing from `games` without a word."""
    home, call = package
    (tmp_path / "house.toml").write_text(HOUSE, "utf-8")
    faults = (
        ("rulebook.toml", 'id "RE-1"\n', "rulebook.toml:1: this is no `key = value`"),
        ("game.toml", 'slug = "redoubt\n', "game.toml:1: a text in quotes is not closed"),
        ("play.py", "deff turn():\n", "SyntaxError: invalid syntax (play.py, line 1)"),
        ("locales/sv.ftl", "Bid = h\xf6ja", "locales/sv.ftl:1: the file is not UTF-8 text; save it as UTF-8"),
        ("game.toml", 'slug = "redoubt"\ntitel = "Redoubt"\n', 'game.toml:2: titel: there is no such key; did you mean "title"?'),
        ("game.toml", 'slug = "redout"\n', 'game.toml:1: slug: "redout" is not what this game is called; write slug = "redoubt"'),
        ("game.toml", 'default = "pear"\n', 'game.toml:1: default: "pear" is no scenario of this game; did you mean "pair"?'),
        ("rulebook.toml", '[[option]]\nname = "playd"\n', '"playd" is no option of this game; did you mean "played"?'),
        ("rulebook.toml", '[[option]]\nname = "played"\nrule = "RE-9"\n', '"RE-9" is no rule of this book'),
    )
    for name, bad, says in faults[: times(3, len(faults))]:
        good = (home / name).read_text("utf-8")
        (home / name).write_text(bad, "latin-1")
        listed = call("games")
        assert listed.exit_code == 0 and "two_lords" in listed.stdout and "redoubt" not in listed.stdout
        told = [listed]
        if name == "play.py" or times(0, 1):
            told.append(call("play", "redoubt"))
            checked = call("check", "house.toml")
            assert checked.exit_code == 0 and checked.stderr == ""
        for each in told:
            assert 'The game "redoubt" is not ready to be played: ' in each.stderr and says in each.stderr, each.stderr
        if name.endswith((".toml", ".ftl")):
            checked = call("check", str(home / name))
            assert checked.exit_code == 2 and says.partition(":")[2] in checked.stderr, checked.stderr
        (home / name).write_text(good, "utf-8")
    listed = call("games", "--lang", "sv")
    assert "redoubt" in listed.stdout and listed.stderr == ""
    checked = call("check", *(str(home / name) for name in ("game.toml", "rulebook.toml", "locales/sv.ftl")))
    assert checked.exit_code == 0 and "sv.ftl: valid file of messages (" in checked.stdout, checked.stderr


def test_a_package_is_translated_bit_by_bit(package: Any) -> None:
    """What a language has not yet is read in English and nothing is said of it in play; `check` lists it."""
    home, call = package
    (home / "locales" / "sv.ftl").write_text("Bid = Vad bjuder du?\n", "utf-8")
    (home / "locales" / "cs.ftl").unlink()
    (home / "locales" / "cs").mkdir()
    for name in ("one", "two"):
        (home / "locales" / "cs" / f"{name}.ftl").write_text("Bid = Kolik?\n" if name == "one" else "Keep = nechat\n", "utf-8")
    checked = call("check", str(home / "locales" / "sv.ftl"), str(home / "locales" / "en.ftl"))
    assert checked.exit_code == 0 and checked.stdout.count("are not in it and are read in English: ") == 1, checked.stdout
    (lacks,) = (each["missing"] for each in json.loads(call("check", str(home / "locales" / "sv.ftl"), "--json").stdout))
    assert {"Dealt", "Raise"} <= {*lacks} and "Bid" not in lacks
    (lacks,) = (each["missing"] for each in json.loads(call("check", str(home / "locales/cs/one.ftl"), "--json").stdout))
    assert "Dealt" in lacks and not {"Bid", "Keep"} & {*lacks}
    played = call("play", "redoubt", "--lang", "sv", typed="1\n" * 300)
    assert played.exit_code == 0 and played.stderr == "" and "Vad bjuder du?" in played.stdout and "draws" in played.stdout


def test_the_author_of_a_package_is_told_where_a_rule_failed(package: Any) -> None:
    """Red before: "a mistake in the program, not yours" and "a fault of ours", without a line, --debug or not."""
    home, call = package
    rules = (home / "play.py").read_text("utf-8")
    sentence = '    """RE-14  Whoever is 4 points or more in debt may resign."""\n'
    assert sentence in rules
    (home / "play.py").write_text(rules.replace(sentence, sentence + "    return table.nothing\n"), "utf-8")
    line = rules[: rules.index(sentence)].count("\n") + 2
    played = call("play", "redoubt", "--seed", "1", typed="1\n" * 5)
    assert f"It failed at play.py:{line} in bid_options (AttributeError)." in played.stdout.replace("\n", " ")
    studied = call("study", "redoubt", "pair", "-n", "3")
    assert studied.exit_code == 70 and f"{home / 'play.py'}:{line} in bid_options: AttributeError: " in studied.stderr


def test_half_a_game_is_taken_away_again(checkout: Path) -> None:
    (checkout / "tests" / "contract" / "cards" / "picture.bin").write_bytes(b"\xff\xfe\x00")
    failed = run(checkout, "new", "game", "redoubt")
    assert failed.returncode != 0
    assert not (checkout / "src" / "montjoy" / "games" / "redoubt").exists()
