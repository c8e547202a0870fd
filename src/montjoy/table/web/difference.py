"""The difference between two texts of the same viewer's page, as small as one that is quickly made: steps that put the new text
together from pieces of the old one.

A piece goes up to the next "<" or the end of a line, so a script finds the same pieces whatever it counts letters by.  A step
is a pair (the pieces of the old text from here up to there) or a text of new pieces.  For what all pages say again and again a
single letter is sent (static/phrases.js), and for the reader's own address, which is no compression: how long a text becomes
depends on that text alone.  What is sent is filled up to one of a few sizes: whoever listens on the way learns hardly more than
that something came.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from montjoy.table.web.static_files import FOLDER

PIECE: Final = re.compile("[<\\n]?[^<\\n]*")
SIZES: Final = (256, 1_400, 4_096, 16_384)                   # bytes of what is sent; the second goes in one packet
LONG: Final = 24                                             # letters of a piece that is looked for, wherever it stood
OWN: Final = "<bdi"                                          # how somebody's own words begin: they are not looked for

LETTERS: Final = [chr(n) for n in (*range(0x250, 0x2B9), *range(0x780, 0x7FE))]      # nobody writes in these alphabets
NAME, ADDRESS = "\u07fe", "\u07ff"                          # of the reader's table, and his own
BETWEEN: Final = "\0"                                        # what is told, while it is all looked through at once
TAKEN: Final = re.compile(f"[{BETWEEN}\u0250-\u02b8\u0780-\u07ff]")
ABOUT: Final = re.compile("/t/([^/]+)/[^/]+")
PHRASES: Final[list[str]] = msgspec.json.decode(
    (FOLDER / "phrases.js").read_text("utf-8").partition(" = ")[2].rpartition(",\n")[0] + "]", type=list[str]
)

PHRASE: Final = dict(zip(LETTERS, PHRASES))

Step = tuple[int, int] | str


def steps(old: str, new: str) -> list[Step]:
    """What makes the new text of the old one: from a long piece on that stands in both, as far as they are the same.

    What is pointed at is shorter than what is told, and lengths are seen on the way: nobody learns whether he has guessed what
    another is shown by writing the same, as his words are told wherever they are new."""
    a, b = pieces_of(old), pieces_of(new)
    known = set(a)
    found: list[Step] = []
    fresh: list[str] = []
    start = end = 0                                          # what is pointed at, while nothing fresh comes after it
    for piece in b:
        if not fresh and end < len(a) and a[end] == piece:
            end += 1
            continue
        if len(piece) < LONG or piece not in known or piece.startswith(OWN):
            fresh.append(piece)
            continue
        again = place_of(piece, a, end)
        upto = again + 1
        while fresh and again and a[again - 1] == fresh[-1] and not fresh[-1].startswith(OWN):
            fresh.pop()
            again -= 1
        found += [(start, end), "".join(fresh)]
        fresh, start, end = [], again, upto
    found += [(start, end), "".join(fresh)]
    return [step for step in found if (step if isinstance(step, str) else step[0] < step[1])]


def place_of(piece: str, among: Sequence[str], after: int) -> int:
    """The next one, or from the first on."""
    try:
        return among.index(piece, after)
    except ValueError:
        return among.index(piece)


@lru_cache(maxsize=64)
def pieces_of(text: str) -> Sequence[str]:
    """What is new now is old at the next change."""
    if BETWEEN in text:
        return PIECE.findall(text)[:-1]                      # the last is what stands at the end: nothing
    found = text.replace("\n", BETWEEN + "\n").replace("<", BETWEEN + "<").split(BETWEEN)      # the same, three times as fast
    return found if found[0] else found[1:]                  # before the first there may be nothing


def put_together(old: str, found: list[Step]) -> str:
    """The new text again, as a page's script does it."""
    pieces = pieces_of(old)
    return "".join(step if isinstance(step, str) else "".join(pieces[step[0] : step[1]]) for step in found)


def message(before: str, old: str, name: str, new: str, address: str = "") -> bytes:
    """An event of a line: to the text called `before` ("": to none), and how it becomes the new one, which is called `name`.
    `address`: the reader's own, as it begins; `plain`: letters stand for nothing but themselves, as the text has some of ours."""
    told, plain = steps(old, new) if before else [new], bool(TAKEN.search(new))
    if not plain:
        texts = iter(shortened(BETWEEN.join(step for step in told if isinstance(step, str)), address).split(BETWEEN))
        told = [step if isinstance(step, tuple) else next(texts) for step in told]
    data = msgspec.json.encode({"from": before, "plain": plain, "steps": told})
    return filled(b"id: %b\ndata: %b\n" % (name.encode(), data))


def shortened(text: str, address: str = "") -> str:
    """With letters for phrases, for the reader's own address and the name of his table."""
    if about := ABOUT.fullmatch(address):
        text = text.replace(address, ADDRESS).replace(about[1], NAME)
    for letter, phrase in PHRASE.items():
        text = text.replace(phrase, letter)
    return text


def read(message: bytes, address: str = "") -> tuple[str, list[Step]]:
    """What a message is a difference to, and its steps."""
    sent = msgspec.json.decode(message)
    steps_ = [tuple(step) if isinstance(step, list) else step for step in sent["steps"]]
    return sent["from"], [step if sent["plain"] or isinstance(step, tuple) else lengthened(step, address) for step in steps_]


def lengthened(text: str, address: str = "") -> str:
    about = ABOUT.fullmatch(address)
    own = {ADDRESS: address, NAME: about[1]} if about else {}
    phrases = TAKEN.sub(lambda letter: PHRASE.get(letter[0], letter[0]), text)
    return TAKEN.sub(lambda letter: own.get(letter[0], letter[0]), phrases)


def filled(lines: bytes) -> bytes:
    """Filled up with a comment, which nobody reads, and ended: one of the sizes, or several times the largest."""
    least = len(lines) + len(b":\n\n")
    size = next((size for size in SIZES if size >= least), -(-least // SIZES[-1]) * SIZES[-1])
    return b"%b:%b\n\n" % (lines, b"." * (size - least))
