"""Kept games are listed; a folder that is not there is not made."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.cli import cli
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
    commands = [shlex.split(line) for line in listed.stdout.splitlines() if " resume " in line]
    assert len(commands) == 4
    for command in commands:
        assert montjoy_(*command[command.index("resume") :], typed="quit\n").exit_code == 0
    assert "Rudernská válka, Dva páni: kolo 1" in one_line(montjoy_("resume", "--lang", "cs").stdout)


def test_no_kept_game_and_one_that_is_over(montjoy_: Call, home: Path) -> None:
    none = montjoy_("resume")
    assert none.exit_code == 1 and str(home / "games") in one_line(none.stdout) and "play rudern" in one_line(none.stdout)
    montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot", "--seat", "SVE=bot", "--umpire")
    over = montjoy_("resume")
    assert over.exit_code == 1 and "1 game there is over" in one_line(over.stdout) and " resume " not in over.stdout
    record_of(home).write_text("no record\n", "utf-8")
    broken = montjoy_("resume")
    assert broken.exit_code == 0 and record_of(home).name in broken.stdout


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
