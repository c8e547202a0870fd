"""A line of the order language cut into tokens, each with its column, and a reader's finger on it."""

from __future__ import annotations

import re
from typing import Final

from montjoy.core.content.vocabulary import SPACE, LineReader, Token, Trouble, bare, folded
from montjoy.games.clusta.protocol.vocabulary import FIRST_WORDS, VOCABULARY

TOKENS: Final = re.compile(
    r"""(?P<text>"(?:[^"\\]|\\.)*")|(?P<word>[\w\u0300-\u036f./-]+(?:,(?=[0-9])[0-9]+)*)|(?P<mark>.)""", re.DOTALL,
)
ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t"}
HEX: Final = re.compile(r"([0-9]{2})([0-9]{2})|([0-9]{1,2}),([0-9]{1,2})", re.ASCII)
HEXES: Final = re.compile(r"[0-9]{4}(,[0-9]{4})+", re.ASCII)
NAME: Final = re.compile(r"[\w.-]+")


def tokens(line: str) -> list[Token]:
    """The tokens of a line; a comment (#) ends it."""
    found: list[Token] = []
    at = 0
    while at < len(line):
        space = SPACE.match(line, at)
        if space:
            at = space.end()
            continue
        match = TOKENS.match(line, at)
        assert match is not None
        kind, text = match.lastgroup, match.group()
        if text == "#":
            break
        if text == '"':
            raise Trouble(at + 1, "quote-not-closed", line[at:], '"')
        parts = text.split(",") if HEXES.fullmatch(text) else [text]
        found += [Token(kind, part, at + 1 + 5 * n) for n, part in enumerate(parts)]  # type: ignore[arg-type]
        at = match.end()
    return found


def unquoted(text: str) -> str:
    """The words between quotation marks."""
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), text[1:-1], flags=re.DOTALL)


def quoted(text: str) -> str:
    """Any text between quotation marks, on one line."""
    for sign, name in (("\\", "\\"), ('"', '"'), ("\n", "n"), ("\r", "r")):
        text = text.replace(sign, f"\\{name}")
    return f'"{text}"'


class Reader(LineReader):
    """A finger on the tokens of a line."""

    def __init__(self, line: str) -> None:
        super().__init__(VOCABULARY, tokens(line), len(line))

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        """One number or more: "2 3", "2,3" or "2, 3"."""
        found = [*self.numbers_here(least, most)]
        while True:
            comma = self.now.kind == "mark" and self.now.text == "," and self._digits(self.at + 1)
            if not comma and not self._digits(self.at):
                return tuple(found)
            self.at += comma
            found += self.numbers_here(least, most)

    def _digits(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].kind == "word" and self.tokens[at].text[0] in "0123456789"

    def hex(self) -> str:
        """A hex that stands here, "0613" or "6,13"; "" where none does."""
        match = HEX.fullmatch(self.now.text) if self.now.kind == "word" else None
        if match is None:
            return ""
        self.at += 1
        return match[1] + match[2] if match[1] else f"{int(match[3]):02}{int(match[4]):02}"

    def need_hex(self) -> str:
        return self.hex() or self.fail_at("not-a-hex", "0613")

    def hexes(self) -> tuple[str, ...]:
        found = []
        while hex := self.hex():
            found.append(hex)
        return tuple(found)

    def text(self) -> str:
        """Free text in quotation marks."""
        if self.now.kind != "text":
            self.fail_at("text-missing", '"..."')
        self.at += 1
        return unquoted(self.tokens[self.at - 1].text)

    def name(self) -> str:
        """A name of somebody or something: "unit 6", a plain word, or anything in quotation marks."""
        self.take("unit")
        return self.plain_name()

    def plain_name(self) -> str:
        token = self.now
        if token.kind == "text":
            return self.text()
        if token.kind != "word" or not NAME.fullmatch(token.text) or self.phrase()[0]:
            self.fail_at("name-missing", "")
        self.at += 1
        return token.text

    def can_name(self) -> bool:
        """Whether a name may stand here."""
        if self.now.kind == "text" or self.sees("unit"):
            return True
        return self.now.kind == "word" and NAME.fullmatch(self.now.text) is not None and not self.phrase()[0]

    def names(self) -> tuple[str, ...]:
        found = []
        while self.can_name():
            found.append(self.name())
        return tuple(found)


def is_plain(name: str) -> bool:
    """Whether a name can be written without quotation marks."""
    if not NAME.fullmatch(name) or SPACE.search(name):
        return False
    return FIRST_WORDS.isdisjoint((folded(name), bare(name)))
