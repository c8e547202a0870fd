"""A line of the order language cut into tokens, each with its column, and a reader's finger on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from montjoy.games.massbattle.protocol.vocabulary import MOST_SHOWN, folded, nearest, phrase_of

SPACE: Final = re.compile(r"[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+")
TOKENS: Final = re.compile(r"(?P<square>[0-9]+\s*,\s*[0-9]+)|(?P<word>[\w\u0300-\u036f'’-]+)|(?P<mark>.)", re.DOTALL)
UNIT: Final = re.compile(r"([AB])([1-9][0-9]{0,2})", re.IGNORECASE | re.ASCII)
SEVERAL: Final = re.compile(r"([AB])([1-9][0-9]{0,2})-([AB]?)([1-9][0-9]{0,2})", re.IGNORECASE | re.ASCII)
NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)
MOST: Final = 199
Kind = Literal["square", "word", "mark", "end"]


class Token(msgspec.Struct, frozen=True):
    kind: Kind
    text: str
    column: int


class Trouble(Exception):
    """Something that was not understood: where (a column, from 1), what stands there, what would do: `wanted`, or the nearest of
    the phrases of `keys`, looked for when somebody asks."""

    def __init__(self, column: int, reason: str, found: str = "", wanted: str = "", keys: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.column, self.reason, self.found, self.keys, self._wanted = column, reason, found[:MOST_SHOWN], keys, wanted

    @property
    def wanted(self) -> str:
        return nearest(self.found, self.keys) if self.keys else self._wanted


def tokens(line: str, first: int) -> list[Token]:
    """The tokens of a line, or of a part of one that begins at column `first`."""
    found: list[Token] = []
    at = 0
    while at < len(line):
        if space := SPACE.match(line, at):
            at = space.end()
            continue
        match = TOKENS.match(line, at)
        assert match is not None
        found.append(Token(match.lastgroup, match.group(), at + first))  # type: ignore[arg-type]
        at = match.end()
    return found


class Reader:
    """A finger on the tokens of one order."""

    def __init__(self, line: str, first: int = 1) -> None:
        self.tokens, self.at, self.length = tokens(line, first), 0, len(line) + first - 1
        self.words = [folded(token.text) if token.kind == "word" else "" for token in self.tokens]

    # ---- looking ----
    @property
    def now(self) -> Token:
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "", self.length + 1)

    @property
    def over(self) -> bool:
        return self.at >= len(self.tokens)

    def phrase(self) -> tuple[str, int]:
        """The longest phrase of the language that stands here and its number of words; "", 0: none."""
        return phrase_of(self.words[self.at :])

    def sees(self, *keys: str) -> bool:
        return self.phrase()[0] in keys

    # ---- taking ----
    def take(self, *keys: str) -> str:
        """The key that stands here, one of these; "" where none of them does."""
        key, count = self.phrase()
        if key not in keys:
            return ""
        self.at += count
        return key

    def need(self, *keys: str) -> str:
        return self.take(*keys) or self.fail(keys)

    def mark(self, *signs: str) -> bool:
        found = self.now.kind == "mark" and self.now.text in signs
        self.at += found
        return found

    def square(self) -> tuple[int, int] | None:
        """A square that stands here, "12,20"; None where none does."""
        if self.now.kind != "square":
            return None
        x, y = (int(part) for part in self.now.text.split(","))
        if max(x, y) > MOST:
            raise Trouble(self.now.column, "number-out-of-range", self.now.text, f"0,0-{MOST},{MOST}")
        self.at += 1
        return x, y

    def need_square(self) -> tuple[int, int]:
        found = self.square()
        if found is None:
            raise Trouble(self.now.column, "not-a-square", self.now.text, "12,20")
        return found

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        token = self.now
        if token.kind != "word" or not NUMBER.fullmatch(token.text):
            raise Trouble(token.column, "not-a-number", token.text, f"{least}-{most}")
        if not least <= int(token.text) <= most:
            raise Trouble(token.column, "number-out-of-range", token.text, f"{least}-{most}")
        self.at += 1
        return int(token.text)

    def units(self) -> tuple[str, ...]:
        """Units that stand here: "A3", "A3 A4", "A3, A4", "A3-A6"."""
        found: list[str] = []
        while here := _units(self.now):
            found += here
            self.at += 1
            comma = self.at + 1 < len(self.tokens) and self.now.text == ","
            if comma and _units(self.tokens[self.at + 1]):
                self.at += 1
        return tuple(found)

    def need_unit(self) -> str:
        token, found = self.now, self.units()
        if len(found) != 1:
            raise Trouble(token.column, "unit-missing", token.text, "B5")
        return found[0]

    def end(self) -> None:
        if not self.over:
            raise Trouble(self.now.column, "too-much", self.now.text)

    def fail(self, keys: Sequence[str]) -> str:
        raise Trouble(self.now.column, "unknown-word", self.now.text, keys=keys)


def _units(token: Token) -> list[str]:
    """The units that a word names; nothing where it names none."""
    if one := UNIT.fullmatch(token.text):
        return [one[1].upper() + one[2]]
    if several := SEVERAL.fullmatch(token.text):
        side, first, other, last = several[1].upper(), int(several[2]), several[3].upper(), int(several[4])
        if other in ("", side) and first <= last <= first + MOST:
            return [f"{side}{n}" for n in range(first, last + 1)]
    return []
