"""What the user is told when something cannot be done: one message, no traceback."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from montjoy.core.content.files import NO_FILE, BadFile
from montjoy.core.content.messages import MOST_LISTED, clean, closest, nearest

NEAR_FILE = 0.75


class Trouble(Exception):
    """`str()` is the whole message; `code` the exit code: 1 a negative answer, 2 bad input."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def unknown(what: str, given: str, known: Iterable[str], where: str = "") -> Trouble:
    """`There is no game "rudren"; did you mean "rudern"?`  `where`: what to type to see them all, where they are many."""
    names = list(known)
    near = closest(given, names)
    if where and len(names) > MOST_LISTED and not near.startswith("did"):
        near = f"{where} lists them"
    return Trouble(f'There is no {what} "{clean(given)[:60]}"{f"; {near}" if near else "."}')


def with_near(bad: BadFile) -> BadFile:
    """Of a file that is not there, the one in its folder that is meant: for whoever types at this computer alone."""
    path = Path(bad.path)
    try:
        there = [each.name for each in path.parent.iterdir()] if bad.says == NO_FILE else []
    except OSError:                                          # no folder, or one that may not be read
        return bad
    near = nearest(path.name, there, NEAR_FILE)
    return BadFile(bad.path, bad.says, clean(near), line=bad.line, key=bad.key) if near else bad
