"""How this program was started, so that what it says to type works where it is typed."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NAME: Final = "montjoy"
TYPED: Final = "MONTJOY_TYPED"                               # set by start.py: the words before the command
OF_START: Final = ("install", "screenshots", "test", "words")  # commands of start.py itself


def own_commands() -> tuple[str, ...]:
    """What start.py can do beside our commands, where it has started us."""
    return OF_START if os.environ.get(TYPED) else ()


def program() -> str:
    """What was typed before the command: `python3 start.py`, `python3.12 ../montjoy/start.py`, `montjoy`."""
    if given := os.environ.get(TYPED):
        return "".join(c if c.isprintable() else "?" for c in given)
    here = Path(sys.argv[0])
    if here.parts[-2:] == ("montjoy", "__main__.py"):
        words = sys.orig_argv
        return quoted(words[: words.index("-m") + 2]) if "-m" in words else quoted([sys.executable, "-m", "montjoy"])
    if here.stem != NAME:                                    # somebody's own program, or a test
        return NAME
    found = shutil.which(NAME)
    return NAME if found and Path(found).resolve() == here.resolve() else quoted([str(here)])


def command(name: str, path: Path | str = "") -> str:
    """What to type for a command of ours, as this program was started."""
    return f"{program()} {name} {quoted([str(path)])}" if str(path) else f"{program()} {name}"


def quoted(words: Sequence[str]) -> str:
    """Words as this system's shell takes them."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
