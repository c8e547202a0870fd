"""What goes wrong: a rule used wrongly, a record that departs from the rules, and what authors write that cannot be used."""

from __future__ import annotations

from typing import Any


class RulesError(Exception):
    """A rule broke the contract of the core: an author's mistake, never a player's."""


class Departs(Exception):
    """A replay does not go as the record says; `line` is the record's line (the header is line 1)."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class AtMark(Exception):
    """While going back: the mark that was looked for is reached, and nothing after it may happen yet."""


class BadInput(ValueError):
    """Something that an author wrote or a person chose cannot be used: a file, an option, a case.

    `says`: what is wrong; `would_work`: what would; `where`: the file or the place in it.  `told`: the same for a page that
    says it in its reader's language: ("needs", option, other), ("among", option, value, ...) or ("between", option, least,
    most)."""

    def __init__(self, says: str, would_work: str = "", where: str = "", told: tuple[Any, ...] = ()) -> None:
        self.says, self.would_work, self.where, self.told = says, would_work, where, told
        super().__init__(f"{f'{where}: ' if where else ''}{says}{f'; {would_work}' if would_work else ''}")
