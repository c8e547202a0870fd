"""What a fight is refused for: it cannot be compiled, is too large to be counted out, leaves a question open, has no value."""

from __future__ import annotations

import linecache
from typing import Final

from montjoy.core.errors import RulesError

MOST_DICE: Final = 400


class NotCompilable(Exception):
    """A rule or policy leaves the subset that compiles.

    file, line, column: where (column counts characters from 0); function: in which function; text: that line;
    reason: what is wrong; advice: what to write instead.
    """

    def __init__(self, file: str, line: int, column: int, function: str, reason: str, advice: str) -> None:
        self.file, self.line, self.column, self.function = file, line, column, function
        self.reason, self.advice = reason, advice
        self.text = linecache.getline(file, line).rstrip("\n")
        caret = " " * column + "^"
        super().__init__(f"{file}:{line}: in {function}: {reason}.\n    {self.text}\n    {caret}\n  {advice}.")


class PoolTooLarge(ValueError):
    """A pool of more dice than the tables of binomial steps reach (`MOST_DICE`)."""


class ChainTooLarge(ValueError):
    """A chain of rounds reaches more states than `most_states`."""


class Undecided(RulesError):
    """A rule asked something, and nobody said how it is answered."""


class TooMany(RulesError):
    """Counting this out would take more work than was allowed."""


class NoValue(RulesError):
    """Iterating from 0 and from 1 does not meet: somebody can keep the fight going without end."""
