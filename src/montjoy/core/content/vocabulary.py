"""The words of a game's order language in every language, and a reader of one line that is written in them.

    WORDS = Vocabulary({"en": {"hold": ["hold", "stay"]}, "sv": {"hold": ["stå kvar"]}})
    WORDS.said("hold", "sv")                # "stå kvar"
    reader = LineReader(WORDS, tokens, len(line))
    reader.need("hold", "move")             # the key that stands here; Trouble says where and what would do

A key's phrase is one or more words; of several phrases the first is written and all are read.  No phrase means two things, so
that a text may be written in any of the languages, even mixed.  What a language leaves out is said in English, which has all.
A word may be written without its marks (`zpet` for `zpět`) where nothing else is called so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Annotated, Any, Final, NoReturn

import msgspec

from montjoy.core.effects import No

MOST_SHOWN: Final = 40
MOST_LISTED: Final = 10
ALIKE: Final = 0.7                                           # of difflib, from which a word is taken for a slip of another
SPACE: Final = re.compile(r"[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+")
NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
Phrase = tuple[str, ...]
Said = str | Annotated[list[str], msgspec.Meta(min_length=1)]


def phrases(*sections: Mapping[str, Said]) -> dict[str, Sequence[str]]:
    """Each key's phrases of a language's file, the one that is written first."""
    return {key: [said] if isinstance(said, str) else said for section in sections for key, said in section.items()}


def folded(word: str) -> str:
    """A word as it is compared: composed, without capitals."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())


def bare(word: str) -> str:
    """A word without capitals and without the marks on its letters, as it is typed where a keyboard lacks them."""
    return "".join(c for c in unicodedata.normalize("NFD", folded(word)) if not unicodedata.combining(c))


class Vocabulary:
    """`spoken`: by language and key its phrases.  `codes`: keys that are understood as they stand, too."""

    def __init__(self, spoken: dict[str, dict[str, Sequence[str]]], codes: Iterable[str] = ()) -> None:
        self.spoken = spoken
        self.lexicon: dict[Phrase, str] = {(folded(code),): code for code in codes}
        for language in spoken.values():
            for key, several in language.items():
                self.lexicon |= {tuple(folded(word) for word in phrase.split()): key for phrase in several}
        self.longest = max(len(phrase) for phrase in self.lexicon)
        self.unmarked = self._unmarked()

    def _unmarked(self) -> dict[Phrase, str]:
        """The phrases without marks, those that mean one thing and are no others of the language."""
        found: dict[Phrase, set[str]] = {}
        for phrase, key in self.lexicon.items():
            found.setdefault(tuple(bare(word) for word in phrase), set()).add(key)
        return {phrase: min(keys) for phrase, keys in found.items() if phrase not in self.lexicon and len(keys) == 1}

    def said(self, key: str, lang: str) -> str:
        """A key's phrase in a language; English where that is not spoken, or leaves it out."""
        return (self.spoken.get(lang, {}).get(key) or self.spoken["en"][key])[0]

    def phrase_of(self, words: Sequence[str]) -> tuple[str, int]:
        """The longest phrase that these words begin with, and its number of words; "", 0: none."""
        here = tuple(words[: self.longest])
        plain = tuple(bare(word) for word in here)
        for count in range(len(here), 0, -1):
            key = self.lexicon.get(here[:count]) or self.unmarked.get(plain[:count])
            if key is not None:
                return key, count
        return "", 0

    def retold(self, refusal: No, lang: str) -> No:
        """A refusal that names the keys of what would do, with a phrase of the reader's language for them; any other as it is."""
        keys = [key for key in str(refusal.facts.get("keys", "")).split() if key in self.spoken["en"]]
        if not keys:
            return refusal
        near = self.nearest(str(refusal.facts["found"]), keys, lang)
        return msgspec.structs.replace(refusal, facts={**refusal.facts, "wanted": near})

    def nearest(self, word: str, keys: Sequence[str], lang: str = "en") -> str:
        """The phrase among these keys that looks most like a word, one of the reader's language before those of others; without
        one, those of the reader's language."""
        for languages in ([lang], list(self.spoken)):
            spoken = [self.said(key, language) for key in keys for language in languages]
            heads = {folded(phrase.split()[0]): phrase for phrase in reversed(spoken)}
            if near := get_close_matches(folded(word)[:MOST_SHOWN], list(heads), 1, ALIKE):
                return heads[near[0]]
        more = ", …" if len(keys) > MOST_LISTED else ""
        return ", ".join(self.said(key, lang) for key in keys[:MOST_LISTED]) + more


class Token(msgspec.Struct, frozen=True):
    """A piece of a line: "word", "mark", "end", or a kind of the game's own; `column` counts from 1."""

    kind: str
    text: str
    column: int


class Trouble(Exception):
    """Something that was not understood: where (a column, from 1), what stands there, what would do: `wanted`, worked out from
    `found` when somebody asks where it is a function; `keys`: one of these words of the order language."""

    def __init__(
        self, column: int, reason: str, found: str = "", wanted: str | Callable[[str], str] = "", keys: Sequence[str] = ()
    ) -> None:
        super().__init__(reason)
        self.column, self.reason, self.found, self._wanted, self.keys = column, reason, found[:MOST_SHOWN], wanted, keys

    @property
    def wanted(self) -> str:
        return self._wanted if isinstance(self._wanted, str) else self._wanted(self.found)


class LineReader:
    """A finger on the tokens of one line of so many characters."""

    def __init__(self, vocabulary: Vocabulary, tokens: Sequence[Token], length: int) -> None:
        self.vocabulary, self.tokens, self.at, self.length = vocabulary, tokens, 0, length
        self.words = [folded(token.text) if token.kind == "word" else "" for token in tokens]
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
            here = self.words[self.at : self.at + self.vocabulary.longest]
            self.known = self.at, *self.vocabulary.phrase_of(here)
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

    def mark(self, *signs: str) -> bool:
        found = self.now.kind == "mark" and self.now.text in signs
        self.at += found
        return found

    def need_mark(self, sign: str) -> None:
        if not self.mark(sign):
            self.fail_at("sign-missing", sign)

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self.numbers_here(least, most, several=False)[0]

    def numbers_here(self, least: int, most: int, several: bool = True) -> list[int]:
        """The whole numbers within bounds that one token holds, "2,3"; one without `several`."""
        token = self.now
        parts = token.text.split(",") if several and token.kind == "word" else [token.text if token.kind == "word" else ""]
        for part in parts:
            if not NUMBER.fullmatch(part):
                self.fail_at("not-a-number", f"{least}-{most}")
            if not least <= int(part) <= most:
                self.fail_at("number-out-of-range", f"{least}-{most}")
        self.at += 1
        return [int(part) for part in parts]

    def end(self) -> None:
        if not self.over:
            self.fail_at("too-much")

    # ---- failing ----
    def fail(self, reason: str, keys: Sequence[str]) -> Any:
        """What stands here is not understood: one of these keys would do."""
        self.fail_at(reason, partial(self.vocabulary.nearest, keys=keys), keys)

    def fail_at(self, reason: str, wanted: str | Callable[[str], str] = "", keys: Sequence[str] = ()) -> NoReturn:
        raise Trouble(self.now.column, reason, self.now.text, wanted, keys)
