"""The record: the start, then decisions, dice, rulings and marks, one line of JSON each.

The record is the truth; a session is rebuilt by replaying it.  Lines are only ever added.  `docs/record.md` describes
the format for other programs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import About, Seat
from montjoy.core.record.rulings import Edit, Ruling, TakeBack

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="montjoy"):
    """The first line."""

    format: int = FORMAT
    game: str
    rules_version: int
    scenario: dict[str, Any]
    options: dict[str, Any]
    house: tuple[dict[str, Any], ...] = ()
    seats: dict[Seat, str]
    umpire: bool = False
    typed: bool = False  # dice and cards are typed in
    commitment: str
    forked: dict[str, Any] | None = None


class Hashes(msgspec.Struct, frozen=True, tag="hashes"):
    """The list is frozen: by seat, the SHA-256 of what its person's program will add.  `beginning`: the how-manieth list this
    is.  `host`: the seats of whoever opened the table."""

    hashes: dict[Seat, str]
    beginning: int
    host: tuple[Seat, ...] = ()


class Nonce(msgspec.Struct, frozen=True, tag="nonce"):
    """What a seat adds to the seed, in hex: after a frozen list the bytes of its hash, or what follows from the seed."""

    seat: Seat
    hex: str


class Began(msgspec.Struct, frozen=True, tag="began"):
    """Play begins; no nonce after this."""


UNASKED: Final = -1                                          # the part of an answer that nobody asked for


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """`part`: which of the questions asked at once, or UNASKED.  `by`: "" the seat itself, "umpire", "default", "bot"."""

    seat: Seat
    part: int
    answer: Any
    by: str = ""


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The pause for reactions ended."""


class Law(msgspec.Struct, frozen=True, omit_defaults=True):
    """What dice or a card could have shown: `sides` of a die with the faces 1, 2, ..., else its `faces`; `pool`: how many such
    dice fell together; or the `cards` that were possible, in order, each as often as there were."""

    sides: int = 0
    faces: tuple[int, ...] = ()
    pool: int | None = None
    cards: tuple[str, ...] = ()


class Die(msgspec.Struct, frozen=True, tag="die"):
    """Dice or a card.  `scope`: the fights within the game it fell in.  `law` is missing in older records.  The possible cards
    are nobody's to know before the end: only the whole record holds them."""

    scope: str
    why: str
    about: tuple[About, ...]
    faces: tuple[int, ...] = ()
    card: str = ""
    how: str = ""  # "" the seed's, "typed", "set"
    law: Law | msgspec.UnsetType = msgspec.UNSET


class Marked(msgspec.Struct, frozen=True, tag="mark"):
    label: str
    hash: str


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    number: int
    author: str
    ruling: Ruling
    reason: str
    audience: tuple[Seat, ...] | None = None  # None: everybody


class Wanted(msgspec.Struct, frozen=True, tag="proposed"):
    """A ruling proposed where there is no umpire."""

    number: int
    author: str
    ruling: Ruling
    reason: str


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    seat: Seat
    number: int


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """The umpire looked through a seat's eyes."""

    seat: Seat


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat took its own quiet answer back; lines from `to` on no longer hold."""

    seat: Seat
    to: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A rule could not be carried out after line `to`-1; lines from `to` on no longer hold."""

    to: int
    where: str
    error: str


class Forked(msgspec.Struct, frozen=True, tag="forked"):
    """From here on this record goes its own way; the lines before it are shared with another."""

    at: int


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """From here on under another version of the rules, from the state of the mark at `to`, which stands in the line.  `anew`:
    dice are begun anew, and everybody is told."""

    to: int
    rules_version: int
    label: str
    state: msgspec.Raw
    versions: dict[str, tuple[int, int]]
    anew: bool = False


class Rehearsed(msgspec.Struct, frozen=True, tag="rehearsed"):
    """All lines before this one come out the same under another version of the rules, and play goes on under it."""

    rules_version: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Any


class Released(msgspec.Struct, frozen=True, tag="seed"):
    seed: str


Acts = Hashes | Nonce | Began | Decided | Closed | Ruled | Wanted | Agreed | Looked | Undone | Rehearsed | Released
Follows = Die | Marked | Failed | Forked | Moved | Ended
Entry = Acts | Follows


def state_hash(state: Any) -> str:
    """What a mark carries: a hash of the state's encoding."""
    return hashlib.blake2b(msgspec.json.encode(state), digest_size=16).hexdigest()


def effective(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """(number, entry) of the lines that still hold, after what was undone, taken back or failed is left out."""
    holds: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        to = taken_back_to(entry, holds)
        if to is not None:
            while holds and holds[-1][0] >= to:
                holds.pop()
        holds.append((number, entry))
    return holds


def taken_back_to(entry: Entry, holds: Sequence[tuple[int, Entry]]) -> int | None:
    """The line number from which an entry makes the lines before it void; None where it does not."""
    if isinstance(entry, Undone | Failed | Moved):
        return entry.to
    return back_to(entry.ruling, holds) if isinstance(entry, Ruled) else None


def back_to(ruling: Ruling, holds: Sequence[tuple[int, Entry]]) -> int | None:
    """The line to which a ruling goes back, behind the mark it means; None where it does not, or has no such mark."""
    there = marks(holds)
    if isinstance(ruling, TakeBack):
        return next((n + 1 for n, label in reversed(there) if label == ruling.mark), None)
    return there[-1][0] + 1 if isinstance(ruling, Edit) and ruling.when == "last" and there else None


def marks(holds: Sequence[tuple[int, Entry]]) -> list[tuple[int, str]]:
    """(line, label) of the marks to which the game can go back; where it moved to other rules, not before that."""
    found: list[tuple[int, str]] = []
    for number, entry in holds:
        if isinstance(entry, Moved):
            found = [(number, entry.label)]
        elif isinstance(entry, Marked):
            found.append((number, entry.label))
    return found


def next_number(entries: Sequence[Entry]) -> int:
    """The next ruling's; a ruling of all has the number of its proposal."""
    return 1 + sum([isinstance(e, Wanted) or (isinstance(e, Ruled) and e.author != "all") for e in entries])


def version_of(header: Header, entries: Sequence[Entry]) -> int:
    """The version of the rules that the record is played under now."""
    moved = [e for e in entries if isinstance(e, Moved | Rehearsed)]
    return moved[-1].rules_version if moved else header.rules_version
