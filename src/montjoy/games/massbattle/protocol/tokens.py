"""A line of the order language cut into tokens, each with its column, and a reader's finger on it."""

from __future__ import annotations

import re
from typing import Final

from montjoy.core.content.vocabulary import SPACE, LineReader, Token, Trouble
from montjoy.games.massbattle.protocol.vocabulary import VOCABULARY

TOKENS: Final = re.compile(r"(?P<square>[0-9]+\s*,\s*[0-9]+)|(?P<word>[\w\u0300-\u036f'’-]+)|(?P<mark>.)", re.DOTALL)
UNIT: Final = re.compile(r"([AB])([1-9][0-9]{0,2})", re.IGNORECASE | re.ASCII)
SEVERAL: Final = re.compile(r"([AB])([1-9][0-9]{0,2})-([AB]?)([1-9][0-9]{0,2})", re.IGNORECASE | re.ASCII)
MOST: Final = 199


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
        found.append(Token(str(match.lastgroup), match.group(), at + first))
        at = match.end()
    return found


class Reader(LineReader):
    """A finger on the tokens of one order, which begins at column `first` of its line."""

    def __init__(self, line: str, first: int = 1) -> None:
        super().__init__(VOCABULARY, tokens(line, first), len(line) + first - 1)

    def square(self) -> tuple[int, int] | None:
        """A square that stands here, "12,20"; None where none does."""
        if self.now.kind != "square":
            return None
        x, y = (part.strip().lstrip("0") or "0" for part in self.now.text.split(","))
        if max(len(x), len(y)) > len(str(MOST)) or max(int(x), int(y)) > MOST:      # a text may have more digits than an int
            self.fail_at("number-out-of-range", f"0,0-{MOST},{MOST}")
        self.at += 1
        return int(x), int(y)

    def need_square(self) -> tuple[int, int]:
        found = self.square()
        if found is None:
            self.fail_at("not-a-square", "12,20")
        return found

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


def _units(token: Token) -> list[str]:
    """The units that a word names; nothing where it names none."""
    if one := UNIT.fullmatch(token.text):
        return [one[1].upper() + one[2]]
    if several := SEVERAL.fullmatch(token.text):
        side, first, other, last = several[1].upper(), int(several[2]), several[3].upper(), int(several[4])
        if other in ("", side) and first <= last <= first + MOST:
            return [f"{side}{n}" for n in range(first, last + 1)]
    return []
