"""The words of the order language, as `orders.toml` in the folder of each language says them (`locales/`).

A key's phrase is one or more words; of several phrases the first is written and all are read.  No phrase means two things, so
that a text may be written in any of the languages, even mixed.  What a language leaves out is said in English, which has all.
Units and squares are the same in all of them: A3, 12,20.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import msgspec

from montjoy.core.content.files import read_toml

LANGUAGES: Final = ("en", "sv", "he", "cs")
LOCALES: Final = Path(__file__).parents[1] / "locales"
MOST_SHOWN: Final = 40
MOST_LISTED: Final = 10
Phrase = tuple[str, ...]
Said = str | Annotated[list[str], msgspec.Meta(min_length=1)]


class OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file by key: the words of orders, and the names of spells."""

    words: dict[str, Said]
    spells: dict[str, Said]


def phrases(found: OrdersFile) -> dict[str, Sequence[str]]:
    """Each key's phrases, the one that is written first."""
    return {key: [said] if isinstance(said, str) else said for key, said in (found.words | found.spells).items()}


def folded(word: str) -> str:
    """A word as it is compared: composed, without capitals."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())


FILES: Final = {lang: read_toml(LOCALES / lang / "orders.toml", OrdersFile) for lang in LANGUAGES}
SPELLS: Final = tuple(FILES["en"].spells)
SPOKEN: Final = {lang: phrases(found) for lang, found in FILES.items()}
FACINGS: Final = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")


def said(key: str, lang: str) -> str:
    """A key's phrase in a language; English where that is not spoken, or leaves it out."""
    return (SPOKEN.get(lang, {}).get(key) or SPOKEN["en"][key])[0]


def _lexicon() -> dict[Phrase, str]:
    found: dict[Phrase, str] = {}
    for spoken in SPOKEN.values():
        for key, several in spoken.items():
            found |= {tuple(folded(word) for word in phrase.split()): key for phrase in several}
    return found


LEXICON: Final = _lexicon()
LONGEST: Final = max(len(phrase) for phrase in LEXICON)


def phrase_of(words: Sequence[str]) -> tuple[str, int]:
    """The longest phrase that these words begin with, and its number of words; "", 0: none."""
    for count in range(min(LONGEST, len(words)), 0, -1):
        key = LEXICON.get(tuple(words[:count]))
        if key is not None:
            return key, count
    return "", 0


def nearest(word: str, keys: Sequence[str]) -> str:
    """The phrase among these keys, of any language, that looks most like a word; without one, those in English."""
    spoken = [said(key, lang) for key in keys for lang in LANGUAGES]
    heads = {folded(phrase.split()[0]): phrase for phrase in reversed(spoken)}
    near = get_close_matches(folded(word)[:MOST_SHOWN], list(heads), 1, 0.65)
    return heads[near[0]] if near else ", ".join(said(key, "en") for key in keys[:MOST_LISTED])
