"""The words of the order language, as `orders.toml` in the folder of each language says them (`locales/`).

Units and squares are the same in all of them: A3, 12,20.
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
    """What stands in a language's file by key: the words of orders, and the names of spells."""

    words: dict[str, Said]
    spells: dict[str, Said]


FILES: Final = {lang: read_toml(LOCALES / lang / "orders.toml", OrdersFile) for lang in LANGUAGES}
SPELLS: Final = tuple(FILES["en"].spells)
VOCABULARY: Final = Vocabulary({lang: phrases(found.words, found.spells) for lang, found in FILES.items()})
FACINGS: Final = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
said = VOCABULARY.said
