"""Names that people give themselves: what may stand in one, and when two would be taken for one another.

    why_not("Ada", ("Bob",))        # None
    why_not("Bоb", ("Bob",))        # No: a Cyrillic letter between two Latin ones is still Bob
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from montjoy.core.effects import No, no

MOST: Final = 40
MOST_BYTES: Final = 160
MOST_MARKS: Final = 2                                        # accents on one letter
OUTSIDE: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
JOINER: Final = "\N{ZERO WIDTH JOINER}"
EMPTY: Final = "\u115f\u1160\u3164\uffa0\u2800"              # letters that are seen as nothing

# What looks like a Latin letter or a figure, in small letters; accents have gone before.
_LOOKS: Final = {
    "a": "аαɑ", "b": "ьвβƅ", "c": "сϲᴄ", "d": "ԁɗ", "e": "еєεҽ", "f": "ƒ", "g": "ɡԍ", "h": "һнη", "i": "іıιӏl1|ӀⲒ",
    "j": "јϳ", "k": "кκ", "m": "м", "n": "пո", "o": "оο0օσס०๐", "p": "рρ", "q": "ԛ", "r": "гᴦ", "s": "ѕʂ5", "t": "тτ",
    "u": "υսц", "v": "νѵ", "w": "ѡԝωшա", "x": "хχ×", "y": "уγү", "z": "ᴢ2",
}
LOOKS: Final = {ord(other): plain for plain, others in _LOOKS.items() for other in others}


def clean(text: str, most: int = MOST) -> str:
    """A name as it is kept: one line, composed letters, nothing that turns or hides its surroundings."""
    given = unicodedata.normalize("NFC", text[: 4 * MOST_BYTES])
    kept = "".join(" " if c.isspace() else c for i, c in enumerate(given) if not hides(given, i))
    kept = " ".join(_few_marks(kept).split())[:most]
    while len(kept.encode()) > 4 * most:
        kept = kept[:-1]
    return kept.strip()


def hides(text: str, at: int) -> bool:
    """Whether this letter is one that nobody sees; a joiner between two signs of a picture is none."""
    c = text[at]
    if c == JOINER:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) < 2 or not all(unicodedata.category(x) in ("So", "Sk", "Mn") for x in around)
    return (unicodedata.category(c) in OUTSIDE and not c.isspace()) or c in EMPTY


def _few_marks(text: str) -> str:
    """At most two accents on a letter: more climb into the lines above."""
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def skeleton(name: str) -> str:
    """What is left of a name for the eye: two names with one skeleton are taken for one another."""
    flat = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    flat = flat.casefold().translate(LOOKS).replace("rn", "m").replace("vv", "w").replace("cl", "d")
    return "".join(c for c in flat if c.isalnum() or not c.isascii())


def why_not(name: str, others: Iterable[str]) -> No | None:
    """Why somebody may not be called so at a table where the others are.  None: he may; no name at all is always free."""
    mine = skeleton(name)
    for other in others:
        if name and other and (name == other or (mine and skeleton(other) == mine)):
            return no("", "name-taken", name=name)
    return None


SEEN: Final = str.maketrans(
    {chr(n): "\N{REPLACEMENT CHARACTER}"
     for n in (*range(0x20), *range(0x7F, 0xA0), 0x061C, *range(0x200E, 0x2010), *range(0x2028, 0x202F), *range(0x2066, 0x206A),
               *range(0xE0000, 0xE0080), 0xFEFF)
     if n not in (0x09, 0x0A)}
)


def seen(text: str) -> str:
    """Free text with a mark in place of every sign that nobody sees and that turns or ends what stands around it."""
    return text.translate(SEEN)
