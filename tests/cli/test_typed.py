"""What is said to type next is what was typed: it works from the folder in which it is read."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ENV, ROOT


def said_by(words: list[str], folder: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(folder / "home")}
    env.pop("MONTJOY_TYPED", None)
    env["PATH"] = path or os.environ["PATH"]
    return subprocess.run(
        words, cwd=folder, env=env, input="quit\n", capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )  # fmt: skip


def next_command(output: str) -> list[str]:
    """The line that says how to go on."""
    return shlex.split(next(line for line in output.splitlines() if " resume " in line))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A start.py whose environment is the one that runs this."""
    folder = tmp_path / "a checkout"
    folder.mkdir()
    text = (ROOT / "start.py").read_text("utf-8")
    begins = 'if __name__ == "__main__":'
    assert begins in text
    (folder / "start.py").write_text(
        text.replace(begins, f"PYTHON, set_up = {sys.executable!r}, lambda kind: None\n{begins}"), "utf-8"
    )
    return folder / "start.py"


def test_from_another_folder_by_the_python_that_was_typed(checkout: Path, tmp_path: Path) -> None:
    """`/usr/bin/python3.11 '../a checkout/start.py' play ...`: the line that goes on with it begins with the same words."""
    python = os.path.realpath(sys.executable)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    typed = [python, os.path.join("..", checkout.parent.name, checkout.name)]
    bare = str(tmp_path)                                     # no Python is found there
    begun = said_by([*typed, "play", "rudern"], elsewhere, bare)
    again = next_command(begun.stdout)
    assert begun.returncode == 0 and again[:3] == [*typed, "resume"], begun.stdout + begun.stderr
    gone_on = said_by(again, elsewhere, bare)
    assert gone_on.returncode == 0 and next_command(gone_on.stdout) == again
    usage = said_by([*typed, "play"], elsewhere, bare)
    assert usage.returncode == 2 and f"{shlex.join(typed)} play --help" in usage.stderr


def test_a_python_that_is_found_by_its_name_is_called_by_it(checkout: Path, tmp_path: Path) -> None:
    """pyenv starts `python3` by its whole path, which nobody typed."""
    python = os.path.realpath(sys.executable)
    begun = said_by([python, str(checkout), "play", "rudern"], tmp_path, os.path.dirname(python))
    again = next_command(begun.stdout)
    assert again[:3] == [os.path.basename(python), str(checkout), "resume"]
    assert said_by(again, tmp_path, f"{os.path.dirname(python)}{os.pathsep}{os.environ['PATH']}").returncode == 0


def test_as_a_module(tmp_path: Path) -> None:
    """`python -P -m montjoy`: as it was typed, and no `start.py` that is not there."""
    typed = [sys.executable, "-P", "-m", "montjoy"]
    begun = said_by([*typed, "play", "rudern"], tmp_path)
    again = next_command(begun.stdout)
    assert again[:5] == [*typed, "resume"] and said_by(again, tmp_path).returncode == 0


def test_the_dice_of_a_game_that_is_over(tmp_path: Path) -> None:
    """The command that recomputes them is one, too."""
    typed = [sys.executable, "-P", "-m", "montjoy"]
    bots = ("--seat", "KAT=bot", "--seat", "SVE=bot:random", "--umpire")
    over = said_by([*typed, "play", "rudern", "field_battle", *bots], tmp_path)
    words = shlex.split(" ".join(over.stdout.split()).partition("recompute every die with: ")[2])
    assert words[:5] == [*typed, "verify"], over.stdout + over.stderr
