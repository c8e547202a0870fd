"""The words of the order language and of the umpire's forms, as `orders.toml` in the folder of each language
says them (`locales/`).

Names of people and units, hexes and numbers are the same in all of them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.files import read_toml
from montjoy.core.content.vocabulary import SPACE, Said, Vocabulary, folded, phrases

LANGUAGES: Final = ("en", "sv", "he", "cs")
LOCALES: Final = Path(__file__).parents[1] / "locales"


class OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file by key: the orders, as they are listed, other words, those of the umpire's forms."""

    orders: dict[str, Said]
    words: dict[str, Said]
    desk: dict[str, Said]


FILES: Final = {lang: read_toml(LOCALES / lang / "orders.toml", OrdersFile) for lang in LANGUAGES}
ORDERS: Final = tuple(FILES["en"].orders)
VOCABULARY: Final = Vocabulary({lang: phrases(found.orders, found.words) for lang, found in FILES.items()}, ORDERS)
FIRST_WORDS: Final = frozenset(word for phrase in (*VOCABULARY.lexicon, *VOCABULARY.unmarked) for word in phrase)
said = VOCABULARY.said

# ---- the umpire's forms ------------------------------------------------------------------------------------------------
BOTH: Final = ("day", "round", "night", "unit", "elite", "ask", "rounds", "mornings")    # words that orders have too
DESK: Final = Vocabulary(
    {lang: phrases({key: found.words[key] for key in BOTH if key in found.words}, found.desk) for lang, found in FILES.items()},
    FILES["en"].desk,
)
PIECES: Final = re.compile("[^ :]+|:")


def coded(line: str) -> str:
    """A line of the umpire's up to its remark, with the words of any language as the program calls them; the rest stays."""
    pieces = PIECES.findall(SPACE.sub(" ", line.partition("#")[0]))
    words, found, at = [folded(piece) for piece in pieces], list[str](), 0
    while at < len(pieces):
        key, count = DESK.phrase_of(words[at : at + DESK.longest])
        found.append(key or pieces[at])
        at += max(1, count)
    return " ".join(found)
