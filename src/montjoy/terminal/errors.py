"""What the user is told when something cannot be done: one message, no traceback."""

from __future__ import annotations

from collections.abc import Iterable

from montjoy.core.content.messages import clean, closest


class Trouble(Exception):
    """`str()` is the whole message; `code` the exit code: 1 a negative answer, 2 bad input."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def unknown(what: str, given: str, known: Iterable[str]) -> Trouble:
    """`There is no game "rudren"; did you mean "rudern"?`"""
    near = closest(given, known)
    return Trouble(f'There is no {what} "{clean(given)[:60]}"{f"; {near}" if near else "."}')
