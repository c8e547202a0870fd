"""Which languages are spoken here, and somebody's own text made fit to stand among ours."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("en", "sv", "he", "cs")
_TURNING: Final = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)
_BREAKING: Final = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
TIED: Final = "\u00a0"                                       # a blank at which no line is broken
_ONE_LETTER: Final = re.compile(r"(?<![^\s(„–\u2068])([ksvzouaiKSVZOUAI]) (?=\S)")
_CLEAN: Final[dict[int, str | None]] = dict.fromkeys(_TURNING) | dict.fromkeys(_BREAKING, " ")


def clean(text: str) -> str:
    """Somebody's text without marks that turn the direction of what stands around it, and on one line."""
    return text.translate(_CLEAN)


def harmless(text: str) -> str:
    """Somebody's text with its lines, without what steers a terminal or turns the direction of what stands around it."""
    return "\n".join(map(clean, text.split("\n")))


def without_marks(text: str) -> str:
    """A text of ours without the marks that turn direction, its blanks plain ones: what is copied out of it is what it says."""
    return text.translate(dict.fromkeys(_TURNING)).replace(TIED, " ")


def tied(text: str) -> str:
    """Czech whose words of one letter stand on the line of the word after them."""
    return _ONE_LETTER.sub(rf"\1{TIED}", text)


def language(wish: str) -> str:
    """The language nearest to a wish such as "cs_CZ.UTF-8"; English where it is none of ours."""
    short = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
    return {"iw": "he"}.get(short, short if short in LANGUAGES else "en")


def sentence(text: str) -> str:
    """With a capital first letter, marks before it left alone; what it begins by quoting stays as it was typed."""
    at = next((i for i, c in enumerate(text) if c.isalnum()), len(text))
    if any(mark in "“„”«»\"" for mark in text[:at]):
        return text
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
