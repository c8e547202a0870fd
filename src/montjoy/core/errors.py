"""What goes wrong inside Montjoy itself: a rule used wrongly, a record that departs from the rules."""

from __future__ import annotations


class RulesError(Exception):
    """A rule broke the contract of the core: an author's mistake, never a player's."""


class Departs(Exception):
    """A replay does not go as the record says; `line` is the record's line (the header is line 1)."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class AtMark(Exception):
    """While going back: the mark that was looked for is reached, and nothing after it may happen yet."""
