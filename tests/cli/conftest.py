"""Help for the tests of the command line: it is called as a user calls it, in a home of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click.testing
import pytest

import montjoy
from montjoy.cli import cli
from montjoy.core import game as core_game

ROOT = Path(montjoy.__file__).parents[2]
ENV = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "LANG": "C", "LC_ALL": "en_US.UTF-8", "TERM": "xterm"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def montjoy_(home: Path) -> Callable[..., click.testing.Result]:
    """montjoy_("play", "rudern", typed="1\\n7\\n"): the result with .exit_code, .stdout, .stderr.  No traceback, ever."""

    def call(*args: str | Path, typed: str = "") -> click.testing.Result:
        result = click.testing.CliRunner().invoke(cli, [str(a) for a in args], input=typed, prog_name="montjoy")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert "Traceback" not in result.output
        return result

    return call


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The contract game Cards, as if it were installed."""
    from montjoy.terminal import choices, new_game
    from montjoy.terminal.checking import in_a_game, likeness, recognise
    from tests.contract.cards.game import game

    found: dict[str, Any] = {**core_game.games(), "cards": lambda: game}
    for module in (in_a_game, likeness, recognise, choices, new_game):
        monkeypatch.setattr(module, "games", lambda: found)
    yield "cards"


@pytest.fixture
def process(home: Path) -> Callable[..., subprocess.Popen[str]]:
    """The same in a process of its own."""
    running: list[subprocess.Popen[str]] = []

    def start(*args: str | Path, stderr: int = subprocess.PIPE) -> subprocess.Popen[str]:
        env = {**os.environ, **ENV, "MONTJOY_HOME": str(home)}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "montjoy", *map(str, args)]
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background, tests hear no Ctrl-C
            signal.signal(signal.SIGINT, signal.default_int_handler)
        running.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=stderr, text=True, env=env, encoding="utf-8"))
        return running[-1]

    yield start
    for each in running:
        if each.poll() is None:
            each.kill()
        each.wait()
        for pipe in (each.stdin, each.stdout, each.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()


def one_line(text: str) -> str:
    """Text with its line breaks as blanks."""
    return " ".join(text.split())


def record_of(home: Path) -> Path:
    """The only record in the home."""
    found = sorted((home / "games").glob("*.jsonl"))
    assert len(found) == 1, found
    return found[0]
