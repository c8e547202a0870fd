"""A line of the order language cut into tokens, each with its column, and a reader's finger on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Literal

import msgspec

from montjoy.games.clusta.protocol.vocabulary import FIRST_WORDS, LANGUAGES, LEXICON, LONGEST, folded, said

SPACE: Final = re.compile(r"[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+")
TOKENS: Final = re.compile(
    r"""(?P<text>"(?:[^"\\]|\\.)*")|(?P<word>[\w\u0300-\u036f./-]+(?:,(?=[0-9])[0-9]+)*)|(?P<mark>.)""", re.DOTALL,
)
ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t"}
SHOWN: Final = 40
HEX: Final = re.compile(r"([0-9]{2})([0-9]{2})|([0-9]{1,2}),([0-9]{1,2})", re.ASCII)
HEXES: Final = re.compile(r"[0-9]{4}(,[0-9]{4})+", re.ASCII)
NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
NAME: Final = re.compile(r"[\w.-]+")
Kind = Literal["text", "word", "mark", "end"]


class Token(msgspec.Struct, frozen=True):
    kind: Kind
    text: str
    column: int


class Trouble(Exception):
    """Something that was not understood: where (a column, from 1), what stands there, what would do: `wanted`, or the nearest of
    the phrases of `keys`, looked for when somebody asks."""

    def __init__(self, column: int, reason: str, found: str = "", wanted: str = "", keys: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.column, self.reason, self.found, self.keys, self._wanted = column, reason, found[:SHOWN], keys, wanted

    @property
    def wanted(self) -> str:
        return nearest(self.found, self.keys) if self.keys else self._wanted


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


class Reader:
    """A finger on the tokens of a line."""

    def __init__(self, line: str) -> None:
        self.tokens, self.at, self.length = tokens(line), 0, len(line)
        self.words = [folded(token.text) if token.kind == "word" else "" for token in self.tokens]
        self.known = -1, "", 0                               # where a phrase was looked for last, and what stood there

    # ---- looking ----
    @property
    def now(self) -> Token:
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "", self.length + 1)

    @property
    def over(self) -> bool:
        return self.at >= len(self.tokens)

    def phrase(self) -> tuple[str, int]:
        """The longest phrase of the language that stands here and its number of words; "", 0: none."""
        if self.known[0] != self.at:
            self.known = self.at, *phrase_of(tuple(self.words[self.at : self.at + LONGEST]))
        return self.known[1:]

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
        return self.take(*keys) or self.fail("unknown-word", keys)

    def mark(self, sign: str) -> bool:
        found = self.now.kind == "mark" and self.now.text == sign
        self.at += found
        return found

    def need_mark(self, sign: str) -> None:
        if not self.mark(sign):
            raise Trouble(self.now.column, "sign-missing", self.now.text, sign)

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        token = self.now
        if token.kind != "word" or not NUMBER.fullmatch(token.text):
            raise Trouble(token.column, "not-a-number", token.text, f"{least}-{most}")
        if not least <= int(token.text) <= most:
            raise Trouble(token.column, "number-out-of-range", token.text, f"{least}-{most}")
        self.at += 1
        return int(token.text)

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        """One number or more: "2 3", "2,3" or "2, 3"."""
        found = [*self._numbers(least, most)]
        while True:
            comma = self.now.kind == "mark" and self.now.text == "," and self._digits(self.at + 1)
            if not comma and not self._digits(self.at):
                return tuple(found)
            self.at += comma
            found += self._numbers(least, most)

    def _digits(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].kind == "word" and self.tokens[at].text[0] in "0123456789"

    def _numbers(self, least: int, most: int) -> list[int]:
        token = self.now
        parts = token.text.split(",") if token.kind == "word" else [""]
        for part in parts:
            if not NUMBER.fullmatch(part):
                raise Trouble(token.column, "not-a-number", token.text, f"{least}-{most}")
            if not least <= int(part) <= most:
                raise Trouble(token.column, "number-out-of-range", token.text, f"{least}-{most}")
        self.at += 1
        return [int(part) for part in parts]

    def hex(self) -> str:
        """A hex that stands here, "0613" or "6,13"; "" where none does."""
        match = HEX.fullmatch(self.now.text) if self.now.kind == "word" else None
        if match is None:
            return ""
        self.at += 1
        return match[1] + match[2] if match[1] else f"{int(match[3]):02}{int(match[4]):02}"

    def need_hex(self) -> str:
        return self.hex() or self._fail_at("not-a-hex", "0613")

    def hexes(self) -> tuple[str, ...]:
        found = []
        while hex := self.hex():
            found.append(hex)
        return tuple(found)

    def text(self) -> str:
        """Free text in quotation marks."""
        if self.now.kind != "text":
            raise Trouble(self.now.column, "text-missing", self.now.text, '"..."')
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
            self._fail_at("name-missing", "")
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

    def end(self) -> None:
        if not self.over:
            raise Trouble(self.now.column, "too-much", self.now.text)

    # ---- failing ----
    def fail(self, reason: str, keys: Sequence[str]) -> str:
        raise Trouble(self.now.column, reason, self.now.text, keys=keys)

    def _fail_at(self, reason: str, wanted: str) -> str:
        raise Trouble(self.now.column, reason, self.now.text, wanted)


def phrase_of(words: tuple[str, ...]) -> tuple[str, int]:
    """The longest phrase that these words begin with."""
    for count in range(len(words), 0, -1):
        key = LEXICON.get(words[:count])
        if key is not None:
            return key, count
    return "", 0


def nearest(word: str, keys: Sequence[str]) -> str:
    """The phrase among these keys, of any language, that looks most like a word; without one, those in English."""
    phrases = [said(key, lang) for key in keys for lang in LANGUAGES]
    heads = {phrase.split()[0]: phrase for phrase in reversed(phrases)}
    near = get_close_matches(folded(word)[:SHOWN], list(heads), 1, 0.7)
    return heads[near[0]] if near else ", ".join(said(key, "en") for key in keys[:8])


def is_plain(name: str) -> bool:
    """Whether a name can be written without quotation marks."""
    if not NAME.fullmatch(name) or SPACE.search(name):
        return False
    return folded(name) not in FIRST_WORDS
