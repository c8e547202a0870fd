"""The words of the order language, as `orders.toml` in the folder of each language says them (`locales/`).

Names of people and units, hexes and numbers are the same in all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.files import read_toml
from montjoy.core.content.vocabulary import Said, Vocabulary, phrases

LANGUAGES: Final = ("en", "sv", "he", "cs")
LOCALES: Final = Path(__file__).parents[1] / "locales"


class OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file by key: the orders, as they are listed, and all other words."""

    orders: dict[str, Said]
    words: dict[str, Said]


FILES: Final = {lang: read_toml(LOCALES / lang / "orders.toml", OrdersFile) for lang in LANGUAGES}
ORDERS: Final = tuple(FILES["en"].orders)
VOCABULARY: Final = Vocabulary({lang: phrases(found.orders, found.words) for lang, found in FILES.items()}, ORDERS)
FIRST_WORDS: Final = frozenset(word for phrase in (*VOCABULARY.lexicon, *VOCABULARY.unmarked) for word in phrase)
said = VOCABULARY.said
