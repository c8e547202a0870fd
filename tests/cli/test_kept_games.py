"""Kept games are listed; a folder that is not there is not made."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.cli import cli
from montjoy.core.game import games
from montjoy.words import LANGUAGES, Words
from montjoy.words.messages import Typed
from montjoy.words.titles import titles
from tests.cli.conftest import one_line, record_of

Call = Callable[..., Any]
BEGUN = {"rudern": "two_lords", "clusta": "skirmish", "drakborgen": "one", "massbattle": "bridge"}


def older(path: Path, by: int) -> None:
    os.utime(path, (path.stat().st_atime, path.stat().st_mtime - by))


def test_resume_alone_lists_the_kept_games_newest_first(montjoy_: Call, home: Path) -> None:
    """Game, scenario, how far, whose seat, and what to type; of every game."""
    for age, (slug, scenario) in enumerate(BEGUN.items()):
        assert montjoy_("play", slug, scenario, typed="quit\n").exit_code == 0
        older(next((home / "games").glob(f"{slug}-*.jsonl")), 100 * age)
    listed = montjoy_("resume")
    text = one_line(listed.stdout)
    assert listed.exit_code == 0 and str(home / "games") in text and listed.stderr == ""
    titles = ["The Rudern War, Two lords: round 1, House Katzowic; you play House Katzowic",
              "The Battle for Clusta Noba, The cove: day 0", "Drakborgen Legenden, One alone", "Mass Battle, The bridge"]
    assert sorted(titles, key=text.index) == titles
    commands = [shlex.split(line) for line in listed.stdout.splitlines() if line.strip().startswith("montjoy resume ")]
    assert len(commands) == 4
    for command in commands:
        assert montjoy_(*command[command.index("resume") :], typed="quit\n").exit_code == 0
    assert "Rudernská válka, Dva páni: kolo 1" in one_line(montjoy_("resume", "--lang", "cs").stdout)


def test_no_kept_game_and_one_that_is_over(montjoy_: Call, home: Path) -> None:
    none = montjoy_("resume")
    assert none.exit_code == 1 and str(home / "games") in one_line(none.stdout) and "play rudern" in one_line(none.stdout)
    montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot:random", "--seat", "SVE=bot:random", "--umpire")
    over = montjoy_("resume")
    assert over.exit_code == 1 and "1 game there is over" in one_line(over.stdout) and "montjoy resume " not in over.stdout
    record_of(home).write_text("no record\n", "utf-8")
    broken = montjoy_("resume")
    assert broken.exit_code == 1 and record_of(home).name in broken.stdout and "montjoy resume " not in broken.stdout


@pytest.mark.parametrize("name", ["replay", "verify", "report", "order", "paper"])
def test_a_command_without_its_file_says_where_they_are_listed(montjoy_: Call, name: str) -> None:
    said = montjoy_(name)
    assert said.exit_code == 2 and "montjoy resume lists the kept games" in said.stderr
    assert cli.commands[name].params[0].name == "file"


def test_a_folder_that_is_not_there_is_not_made(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """Not for a record, nor for a report, pages, a backup or a copy."""
    missing = tmp_path / "no" / "such"
    assert montjoy_("play", "clusta", "skirmish", typed=f"save {missing / 'x.jsonl'}\nquit\n").exit_code == 0
    path = record_of(home)
    for typed in (
        ("play", "rudern", "--record", missing / "x.jsonl"), ("report", path, "trakorians", "--out", missing / "x.md"),
        ("paper", path, "trakorians", "--out", missing / "x"), ("rehearse", "--table", "x", "--out", missing / "x.jsonl"),
        ("backup", missing / "x.backup"),
    ):  # fmt: skip
        refused = montjoy_(*typed, typed="quit\n")
        assert refused.exit_code == 2 and f"there is no folder {missing}; make it first" in refused.stderr, typed
    assert not missing.parent.exists()
    missing.mkdir(parents=True)
    assert montjoy_("play", "rudern", "--record", missing / "x.jsonl", typed="quit\n").exit_code == 0
    assert montjoy_("paper", path, "trakorians", "--out", missing / "pages").exit_code == 0


def test_games_that_are_over_are_listed_too(montjoy_: Call, home: Path) -> None:
    """The newest five, each with the command that shows it once more; the others are counted."""
    for _ in range(7):
        montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot:random", "--seat", "SVE=bot:random", "--umpire")
    said = montjoy_("resume").stdout
    assert "7 games there are over; see one once more: The Rudern War, A meeting on the moor: over;" in one_line(said)
    commands = [shlex.split(line) for line in said.splitlines() if " replay " in line]
    assert len(commands) == 5 and "2 older games" in said
    shown = montjoy_(*commands[0][commands[0].index("replay") :])
    assert shown.exit_code == 0 and "The game is over" in shown.stdout


@pytest.mark.parametrize("name", ["resume", "replay", "verify"])
@pytest.mark.parametrize("ending", ["", ".jsonl"])
def test_a_kept_game_is_known_by_its_name_alone(montjoy_: Call, home: Path, name: str, ending: str) -> None:
    """With or without the ending; a file of that name in the folder one is in goes before."""
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    called = record_of(home).stem + ending
    done = montjoy_(name, called, typed="quit\n")
    assert done.exit_code == 0, done.stderr
    Path(called).write_text("no record\n", "utf-8")
    assert montjoy_(name, called, typed="quit\n").exit_code == 2
    Path(called).unlink()
    assert "there is no such file" in montjoy_(name, f"elsewhere/{called}", typed="quit\n").stderr


def test_a_game_by_mail_is_known_by_its_name_alone(montjoy_: Call, home: Path) -> None:
    montjoy_("play", "drakborgen", "two", "--by-mail", "--seat", "red=human", "--seat", "blue=human")
    assert "Drakborgen Legenden" in montjoy_("report", record_of(home).stem, "red").stdout
    assert montjoy_("order", record_of(home).stem, "red", "--check").exit_code in (0, 1)


def test_what_is_said_to_type_next_stands_in_a_line_of_its_own(montjoy_: Call, home: Path) -> None:
    """By the game's name alone; in the language of the game, where that is not the system's."""
    stopped = montjoy_("play", "drakborgen", "one", "--lang", "sv", typed="1\nquit\n")
    assert stopped.stdout.splitlines()[-1].strip() == f"montjoy resume {record_of(home).stem} --lang sv"
    plainly = montjoy_("resume", record_of(home).stem, "--plain", typed="quit\n").stdout
    assert plainly.splitlines()[-1].strip() == f"montjoy resume {record_of(home).stem} --plain"
    going_on = montjoy_(*stopped.stdout.splitlines()[-1].split()[1:], typed="1\n" * 400)
    lines = [line.strip() for line in going_on.stdout.splitlines()]
    for name in ("replay", "verify"):
        assert f"montjoy {name} {record_of(home).stem} --lang sv" in lines
        assert montjoy_(name, record_of(home), "--lang", "sv").exit_code == 0
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    said = montjoy_("resume", "--lang", "sv").stdout.splitlines()
    listed = [line.split() for line in said if line.strip().startswith("montjoy")]
    assert [(words[1], words[-1]) for words in listed] == [("resume", "sv"), ("replay", "sv")]


def test_how_far_a_battle_is_is_said_in_words(montjoy_: Call, home: Path) -> None:
    """Mass Battle's initiative is phase 0 of its record, which means nothing to a player."""
    montjoy_("play", "massbattle", "bridge", "--seed", "5", typed="quit\n")
    assert "Mass Battle, The bridge: before the battle; you play The town" in one_line(montjoy_("resume").stdout)
    montjoy_("resume", record_of(home), typed=".\nquit\n")
    assert "Mass Battle, The bridge: round 1; you play The town" in one_line(montjoy_("resume").stdout)


def test_a_game_elsewhere_is_called_by_its_path(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """One that was begun with --record, and one of the folder where something else is called so here; the list says of the
    former that it is not in it."""
    stopped = montjoy_("play", "drakborgen", "one", "--record", "mine.jsonl", typed="1\nquit\n").stdout
    assert stopped.splitlines()[-1].strip() == "montjoy resume mine.jsonl"
    hint = "A game that was begun with --record FILE is not in this list: resume FILE goes on with it."
    assert hint in one_line(montjoy_("resume").stdout)
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    assert hint in one_line(montjoy_("resume").stdout)
    (tmp_path / record_of(home).stem).write_text("something else\n", "utf-8")
    again = montjoy_("resume", record_of(home), typed="quit\n").stdout.splitlines()[-1].strip()
    assert again == f"montjoy resume {record_of(home)}"
    assert montjoy_(*shlex.split(again)[1:], typed="quit\n").exit_code == 0


def test_a_game_that_is_over_and_one_by_mail_are_called_by_name(montjoy_: Call, home: Path) -> None:
    montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot:random", "--seat", "SVE=bot:random", "--umpire")
    assert f"montjoy replay {record_of(home).stem}\n" in montjoy_("resume", record_of(home)).stderr
    record_of(home).unlink()
    begun = montjoy_("play", "drakborgen", "two", "--by-mail", "--seat", "red=human", "--seat", "blue=human").stdout
    assert f"montjoy report {record_of(home).stem} " in begun


def test_a_kept_game_is_known_by_the_beginning_of_its_name(montjoy_: Call, home: Path) -> None:
    """Where only one begins so; else they are named."""
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    assert montjoy_("resume", "drakborgen", typed="quit\n").exit_code == 0
    assert "Drakborgen Legenden" in montjoy_("replay", "drakborgen-one").stdout
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    said = montjoy_("resume", "drakborgen-one", typed="quit\n")
    first, second = sorted(path.stem for path in (home / "games").glob("*.jsonl"))
    assert said.exit_code == 2 and f'2 kept games begin with "drakborgen-one": {first}, {second}' in one_line(said.stderr)
    assert montjoy_("resume", first, typed="quit\n").exit_code == 0
    assert 'there is no kept game and no file "rudern"' in montjoy_("resume", "rudern").stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_that_cannot_be_opened_are_listed_apart(montjoy_: Call, home: Path, lang: str) -> None:
    """Each with the reason in the reader's language, and without a command that would fail."""
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    text = record_of(home).read_text("utf-8")
    name, words = record_of(home).stem, Words(games()["drakborgen"](), lang)
    (home / "games" / "gone.jsonl").write_text(text.replace('"drakborgen"', '"elsewhere"', 1), "utf-8")
    (home / "games" / "other.jsonl").write_text(re.sub(r'("rules_version": ?)[0-9]+', r"\g<1>999", text, count=1), "utf-8")
    said = montjoy_("resume", "--lang", lang).stdout
    commands = [line.split() for line in said.splitlines() if line.strip().startswith("montjoy")]
    assert [words[1:3] for words in commands] == [["resume", name]]
    called, title, _ = titles(words.game, words.game.scenarios["one"], words)
    for told in (words.text("ui-kept-closed", count=2),
                 words.text("ui-kept-no-game", name=Typed("gone"), game=Typed("elsewhere")),
                 words.text("ui-kept-other-rules", name=Typed("other"), game=called, scenario=title, version=999)):
        assert one_line(told) in one_line(said)


@pytest.mark.parametrize("typed", ["drakborgen-noe", "drakborgen-one-2026-99"])
@pytest.mark.parametrize("name", ["resume", "replay"])
def test_a_misspelt_name_says_which_was_meant(montjoy_: Call, home: Path, name: str, typed: str) -> None:
    """By game and scenario, or by the whole; the newest of them."""
    montjoy_("play", "drakborgen", "one", typed="1\nquit\n")
    said = montjoy_(name, typed)
    assert said.exit_code == 2 and f'did you mean "{record_of(home).stem}"? `montjoy resume` alone lists them' in said.stderr
    said = montjoy_(name, "xyzzy")
    assert said.exit_code == 2 and 'no kept game and no file "xyzzy"; `montjoy resume` alone lists them' in said.stderr
