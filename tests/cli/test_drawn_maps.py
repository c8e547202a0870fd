"""`new scenario`: a map drawn in Tiled becomes a file, is checked and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.conftest import one_line
from tests.games.rudern.tiled_maps import layer, text_of, thing, tmj, tmx, valleys

Call = Callable[..., Any]


def test_a_map_becomes_a_scenario_that_is_played(montjoy_: Call) -> None:
    """RW-CAM-SCN-05  In each reader's language it says what the file is; without --out it is printed, and nothing else."""
    Path("valley.tmx").write_text(tmx(valleys()), "utf-8")
    made = montjoy_("new", "scenario", "rudern", "valley.tmx", "--out", "valley.toml", "--lang", "sv")
    assert (made.exit_code, made.stderr) == (0, "") and made.stdout == montjoy_("check", "valley.toml", "--lang", "sv").stdout
    printed = montjoy_("new", "scenario", "rudern", "valley.tmx")
    assert printed.exit_code == 0 and printed.stdout == Path("valley.toml").read_text("utf-8")
    bots = ("--seat", "KAT=bot", "--seat", "SVE=bot")
    out = montjoy_("play", "rudern", "valley.toml", *bots, "--seed", "3")
    assert out.exit_code == 0 and "The game is over. " in out.stdout


def test_a_beginning_is_written_and_what_it_lacks_is_told(montjoy_: Call) -> None:
    Path("valley.tmj").write_text(text_of(tmj(layer("provinces", thing("Anders", 0, 0), thing("Bohdan", 9, 9)))), "utf-8")
    made = montjoy_("new", "scenario", "rudern", "valley.tmj", "--out", "valley.toml")
    assert made.exit_code == 1 and Path("valley.toml").exists()
    told = one_line(made.stderr)
    assert "valley.tmj: factions: nobody has a province; say of others with owner" in told, told
    assert told.endswith("valley.toml is written as a beginning: put that right, on the map or in the file, and check it.")
    again = montjoy_("new", "scenario", "rudern", "valley.tmj", "--out", "valley.toml")
    assert again.exit_code == 2 and "already there" in again.stderr
    assert montjoy_("new", "scenario", "rudern", "valley.tmj", "--out", "valley.toml", "--replace").exit_code == 1


def test_what_cannot_be_is_refused_and_nothing_is_written(montjoy_: Call) -> None:
    Path("valley.tmj").write_text("{}", "utf-8")
    made = montjoy_("new", "scenario", "rudern", "valley.tmj", "--out", "valley.toml")
    assert made.exit_code == 2 and "this is JSON, and no map; a map that Tiled has saved is wanted" in one_line(made.stderr)
    assert not Path("valley.toml").exists() and made.stdout == ""
    assert "there is no such file" in montjoy_("new", "scenario", "rudern", "vally.tmx").stderr
    assert 'did you mean "valley.tmj"?' in montjoy_("new", "scenario", "rudern", "valey.tmj").stderr
    other = montjoy_("new", "scenario", "clusta", "valley.tmj")
    assert other.exit_code == 2 and "makes no scenario of a map; rudern does." in other.stderr
