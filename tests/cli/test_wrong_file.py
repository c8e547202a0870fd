"""A file that is right, but another one than is wanted, is told what it is and where it goes; an archive, that it is one."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.game import games, home
from tests.cli.test_bad_input import CASE, HOUSE, refused

Call = Callable[..., Any]
TROOPS = "[troops.orcs]\nac_desc = 5\n"
MEETING = '[attacker]\ntype = "orcs"\n[defender]\ntype = "orcs"\n[meeting]\nkind = "charge"\n'
PACK = 'extends = "standard"\nname = "Ours"\n'


def ours(slug: str, *parts: str) -> str:
    return home(games()[slug]()).joinpath(*parts).read_text("utf-8")


@pytest.fixture
def folder(montjoy_: Call, tmp_path: Path) -> Path:
    """A file of each kind, all of them right."""
    texts = {
        "case.toml": CASE, "house.toml": HOUSE, "troops.toml": TROOPS, "meeting.toml": MEETING, "pack.toml": PACK,
        "lords.toml": ours("rudern", "scenarios", "two_lords.toml"), "units.toml": ours("rudern", "units", "default.toml"),
        "bridge.toml": ours("massbattle", "scenarios", "bridge.toml"),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
        assert montjoy_("check", name).exit_code == 0, name
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("odds massbattle bridge.toml",
         "this is a scenario of Mass Battle; a fight is wanted here; `montjoy play massbattle bridge.toml` takes it"),
        ("odds rudern house.toml",
         "this is a house rule for The Rudern War; a fight is wanted here; give it with --house"),
        ("odds rudern meeting.toml",
         "this is a fight of Mass Battle, not of The Rudern War; `montjoy odds massbattle meeting.toml` takes it"),
        ("play rudern case.toml", "this is a fight of The Rudern War; a scenario is wanted here; `montjoy odds rudern case."),
        ("play rudern bridge.toml", "this is a scenario of Mass Battle, not of The Rudern War; `montjoy play massbattle bridge"),
        ("play rudern units.toml",
         "this is a unit table of The Rudern War; a scenario is wanted here; name it in a file of yours: unit_table = \"units"),
        ("play massbattle troops.toml", 'this holds 1 row of own troops for Mass Battle; a scenario is wanted here; name it in '
         'a file of yours: troops_file = "troops.toml"'),
        ("play drakborgen pack.toml", 'this is a content pack for Drakborgen Legenden; a scenario is wanted here; name it in a '
         'file of yours: pack = "pack.toml"'),
        ("study rudern house.toml", "this is a house rule for The Rudern War"),
        ("odds rudern case.toml --house lords.toml", "this is a scenario of The Rudern War; a house rule is wanted here"),
        ("study rudern lords.toml --house case.toml", "this is a fight of The Rudern War; a house rule is wanted here"),
        ("play rudern lords", 'There is no scenario "lords"; did you mean the file lords.toml?'),
    ],
)
def test_another_kind_of_file(montjoy_: Call, folder: Path, monkeypatch: pytest.MonkeyPatch, typed: str, says: str) -> None:
    """Red before: a list of keys that were not in it, or "there is no such key"."""
    monkeypatch.setattr("montjoy.terminal.wrong_file.command", lambda what, *paths: " ".join(["montjoy", what, *map(str, paths)]))
    refused(montjoy_(*typed.split()), says)


def test_a_file_with_a_fault_of_its_own_says_that_fault(montjoy_: Call, folder: Path) -> None:
    """What is no right file of another kind is not guessed at."""
    (folder / "lords.toml").write_text(ours("rudern", "scenarios", "two_lords.toml").replace("treasury", "tresury", 1), "utf-8")
    refused(montjoy_("play", "rudern", "lords.toml"), "line", 'did you mean "treasury"?')
    (folder / "case.toml").write_text(CASE.replace("place", "palce"), "utf-8")
    refused(montjoy_("odds", "rudern", "case.toml"), "line", 'did you mean "place"?')


def test_an_archive_is_called_one(montjoy_: Call, folder: Path) -> None:
    """Red before: "the file holds NUL bytes, so it is not text"."""
    with zipfile.ZipFile(folder / "all.zip", "w") as archive:
        archive.write(folder / "lords.toml", "lords.toml")
    with tarfile.open(folder / "all.tgz", "w:gz") as other:
        other.add(folder / "lords.toml", "lords.toml")
    says = "this is an archive; unpack it, and name a file that was in it"
    for typed in ("play rudern all.zip", "odds rudern all.tgz", "check all.tgz", "odds rudern case.toml --house all.zip"):
        refused(montjoy_(*typed.split()), says)


def test_a_pack_with_a_misspelt_table_is_still_a_pack(montjoy_: Call, folder: Path) -> None:
    """Red before: `[monster]` made a fight of it, of which "extends" is no key."""
    (folder / "pack.toml").write_text(PACK + '[monster]\ncolumns = []\n[rooms]\ncolumns = ["id"]\nrows = []\n', "utf-8")
    refused(montjoy_("check", "pack.toml"), 'monster: there is no such key in a pack; did you mean "monsters"?')
