"""The words of the order language, as `orders.toml` in the folder of each language says them (`locales/`).

A key's phrase is one or more words; of several phrases the first is written and all are read.  No phrase means two things, so
that a sheet may be written in any of the languages, even mixed.  What a language leaves out is said in English, which has all.
Names of people and units, hexes and numbers are the same in all of them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from montjoy.core.content.files import read_toml

LANGUAGES: Final = ("en", "sv", "he", "cs")
LOCALES: Final = Path(__file__).parents[1] / "locales"
Phrase = tuple[str, ...]
Said = str | Annotated[list[str], msgspec.Meta(min_length=1)]


class OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file by key: the orders, as they are listed, and all other words."""

    orders: dict[str, Said]
    words: dict[str, Said]


def phrases(found: OrdersFile) -> dict[str, Sequence[str]]:
    """Each key's phrases, the one that is written first."""
    return {key: [said] if isinstance(said, str) else said for key, said in (found.orders | found.words).items()}


def folded(word: str) -> str:
    """A word as it is compared: composed, without capitals."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())


FILES: Final = {lang: read_toml(LOCALES / lang / "orders.toml", OrdersFile) for lang in LANGUAGES}
ORDERS: Final = tuple(FILES["en"].orders)
SPOKEN: Final = {lang: phrases(found) for lang, found in FILES.items()}


def said(key: str, lang: str) -> str:
    """A key's phrase in a language; English where that is not spoken, or leaves it out."""
    return (SPOKEN.get(lang, {}).get(key) or SPOKEN["en"][key])[0]


def _lexicon() -> dict[Phrase, str]:
    found: dict[Phrase, str] = {(folded(order),): order for order in ORDERS}
    for spoken in SPOKEN.values():
        for key, several in spoken.items():
            found |= {tuple(folded(word) for word in phrase.split()): key for phrase in several}
    return found


LEXICON: Final = _lexicon()
LONGEST: Final = max(len(phrase) for phrase in LEXICON)
FIRST_WORDS: Final = frozenset(word for phrase in LEXICON for word in phrase)
