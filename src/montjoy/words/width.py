"""How wide a text stands on a screen, in columns, and texts fitted to a number of them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

JOINER: Final = "\u200d"                                     # what stands behind it is one sign with what stands before
AS_PICTURE: Final = "\ufe0f"                                 # the sign before it is drawn as a picture, two columns wide
SKINS: Final = range(0x1F3FB, 0x1F400)                       # the colour of the picture before it
MADE_OF_SEVERAL: Final = re.compile(f"[{JOINER}{AS_PICTURE}{chr(SKINS[0])}-{chr(SKINS[-1])}]")


def unbroken(text: str) -> list[str]:
    """What stays together where a text is broken into lines: its words, with those that are tied to the next."""
    return [part for part in re.split("[ \n\t]+", text) if part]


def columns(text: str) -> int:
    """How many columns a text takes: wide letters and pictures two, marks upon a letter (the points of Hebrew among them)
    none, pictures that are made of several as much as one."""
    if text.isascii():
        return len(text)
    return sum(_widths(text)) if MADE_OF_SEVERAL.search(text) else sum(map(_alone, text))


def shortened(text: str, most: int) -> str:
    """The beginning of a text that takes at most so many columns."""
    if text.isascii():
        return text[:most]
    taken = 0
    for at, width in enumerate(_widths(text)):
        taken += width
        if taken > most:
            return text[:at]
    return text


def padded(text: str, size: int, fill: str = " ") -> str:
    """A text with so much behind it that it takes that many columns."""
    return text + fill * (size - columns(text))


def _widths(text: str) -> list[int]:
    """What each sign of a text adds to its width."""
    found: list[int] = []
    for at, sign in enumerate(text):
        before = text[at - 1] if at else ""
        if sign == AS_PICTURE:
            found.append(1 if at and found[-1] == 1 else 0)
        else:
            found.append(0 if before == JOINER or (at and ord(sign) in SKINS) else _alone(sign))
    return found


@lru_cache(2048)
def _alone(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
