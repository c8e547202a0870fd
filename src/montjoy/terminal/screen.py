"""The terminal: writing, asking, colours.  Colour only repeats what is also said in words or signs."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Final

import click

from montjoy.words.plain_text import TIED
from montjoy.words.width import columns as columns
from montjoy.words.width import unbroken

LEAST, MOST = 40, 120
MOST_INPUT: Final = 8_000
STEERING: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e]")   # a terminal obeys it; no text of ours has it
STYLES: Final = {"bold": "1", "dim": "2", "head": "1;36", "ask": "1", "warn": "33"}


class Gone(Exception):
    """The input has ended."""


class Quit(Exception):
    """The player wants to stop; the game is kept."""


class Screen:
    """Where a game is played.  `plain`: sentences instead of pictures, no colour, for screen readers."""

    def __init__(self, plain: bool = False, width: int = 0) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain
        self.told_how = False                                # how long forms are written has been told once
        columns = width or (shutil.get_terminal_size((80, 24)).columns if self.tty else 80)
        self.width = max(LEAST, min(MOST, columns))
        self.colour = sys.stdout.isatty() and not plain and not os.environ.get("NO_COLOR") and _ansi()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.tty:
            _no_history()

    # ---- writing ---------------------------------------------------------------------------------------------------
    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is written meanwhile is read at leisure (by $PAGER, usually `less`) where it is longer than the terminal."""
        if not self.tty or self.plain:
            yield
            return
        with redirect_stdout(io.StringIO()) as written:
            yield
        text = written.getvalue()
        if text.count("\n") < shutil.get_terminal_size((80, 24)).lines:
            sys.stdout.write(text)
        else:
            click.echo_via_pager(text, color=self.colour)

    def write(self, text: str = "", style: str = "") -> None:
        sys.stdout.write(self.styled(STEERING.sub(" ", text.replace(TIED, " ")), style) + "\n")
        sys.stdout.flush()

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if style and self.colour and text else text

    def paragraph(self, text: str, indent: int = 0, style: str = "", first: str = "") -> None:
        """Text broken at blanks; `first` stands before its first line, the others are indented."""
        self.write("\n".join(wrapped(text, self.width, first or " " * indent, " " * (len(first) or indent))), style)

    def heading(self, text: str) -> None:
        """A line that begins a part of the screen."""
        line = text if self.plain else f"── {text} ".ljust(min(self.width, 80), "─")
        self.write()
        self.write(line, "head")

    def clear(self) -> None:
        """Nothing of what was written stays in sight, nor above it."""
        if self.tty and _ansi():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            sys.stdout.write("\n" * 3 + "=" * 20 + "\n")
        sys.stdout.flush()

    # ---- asking ----------------------------------------------------------------------------------------------------
    def ask(self, prompt: str) -> str:
        """One line typed by the player, behind the last line of the prompt, without signs that cannot be seen.  Gone: there is no
        more."""
        *above, last = wrapped(prompt.rstrip(), self.width)
        for line in above:
            self.write(line, "" if _readline() else "ask")
        prompt = last + prompt[len(prompt.rstrip()) :]
        if self.tty:
            try:
                line = input(self.styled(prompt, "ask") if not _readline() else prompt)
            except EOFError:
                self.write()
                raise Gone from None
        else:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                self.write()
                raise Gone
            self.write(line.rstrip("\r\n"))
        return "".join(c if c.isprintable() else " " for c in line[:MOST_INPUT]).strip()


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Lines of at most `width` columns; a word that is longer stands alone."""
    lines, line, blank = [], first, True
    for word in unbroken(text):
        if not blank and columns(line) + 1 + columns(word) > width:
            lines.append(line)
            line, blank = rest, True
        line, blank = (line + word if blank else f"{line} {word}"), False
    return [*lines, line]


def _ansi() -> bool:
    return os.environ.get("TERM", "") != "dumb" and (os.name != "nt" or "WT_SESSION" in os.environ)


def _readline() -> bool:
    return "readline" in sys.modules


def _no_history() -> None:
    """The arrow keys move in the line; what one player typed is not shown to the next by pressing them."""
    try:
        import readline

        readline.set_auto_history(False)
        readline.clear_history()
    except (ImportError, AttributeError):
        pass
