"""`new game`: a whole game by copying, which plays at once; bad names leave nothing behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import ENV, ROOT
from tests.cli.test_bad_input import refused
from tests.suite.patience import HANGS

Call = Callable[..., Any]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository's code, so that ours stays as it is."""
    skip = shutil.ignore_patterns("__pycache__", "*.pyc")
    for part in ("src/montjoy", "tests/contract"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=skip)
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


@pytest.mark.parametrize("name", ["9a", "a", "A", "class", "a-b", "../x", "a/b", "rudern", "cards", "", "x" * 40, "ö"])
def test_bad_names(montjoy_: Call, name: str) -> None:
    before = sorted(ROOT.glob("src/montjoy/games/*"))
    refused(montjoy_("new", "game", name))
    assert sorted(ROOT.glob("src/montjoy/games/*")) == before


def test_half_a_game_is_taken_away_again(checkout: Path) -> None:
    (checkout / "tests" / "contract" / "cards" / "picture.bin").write_bytes(b"\xff\xfe\x00")
    failed = run(checkout, "new", "game", "redoubt")
    assert failed.returncode != 0
    assert not (checkout / "src" / "montjoy" / "games" / "redoubt").exists()
