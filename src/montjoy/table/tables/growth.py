"""What a table comes to: the bytes that each role had written there, and what tables grow by themselves.

Whoever is refused is told of his own bytes alone: a seat's share is made of its own lines, and a day's quota of an address
(`access/rates.py`) of what it sent, at prices that say nothing of what followed.  What follows, by bots and clocks, is counted
here for the address that opened the table: over its day's measure bots rest, and nobody is told a number.  A table's own measure
counts everything, too; that it is reached says so once, at the table's end.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from montjoy.core.effects import UMPIRE
from montjoy.core.record import entries as rec
from montjoy.table import store
from montjoy.table.tables import lines

log = logging.getLogger("montjoy.table")
BESIDE: Final = 200                                          # bytes of a stored line beside its body, with its key
PAGE: Final = 4_096                                          # bytes in which a database stores what is long
SHORT: Final = 1_000                                         # bytes that need no page of their own
SHARE: Final = 2_000_000                                     # bytes of a role's own lines at a table, for good
ANSWERS: Final = 4_000_000                                   # and with its answers, which go on when the rest is refused
MOST: Final = 24_000_000                                     # bytes of a table's lines; then it is closed
A_DAY: Final = 30_000_000                                    # bytes by which the tables of one address grow in a day
DAY: Final = 86_400.0
MANY: Final = 50_000                                         # tables whose opener is known; the oldest go


def size(body: bytes) -> int:
    """The bytes that a stored line takes on the disk, at most."""
    long = len(body) - SHORT
    return BESIDE + (len(body) if long <= 0 else SHORT + -(-long // PAGE) * PAGE)


def author(line: Any) -> str:
    """The role that had a line written; "": the table itself, or the game."""
    match line:
        case rec.Decided(seat=role, by=""):
            return role
        case rec.Agreed(seat=role) | rec.Undone(seat=role) | rec.Wanted(author=role):
            return role
        case rec.Ruled() | rec.Looked():
            return UMPIRE
        case lines.Drafted(seat=role, answer=answer) if answer is not None:
            return role
        case lines.Declined(seat=role):
            return role
        case lines.Said() | lines.PausedUntil() | lines.Learned() | lines.Address() | lines.Exported():
            return line.role
    return ""


class Written:
    """What is stored of one table, in bytes: in all, and by whose act."""

    def __init__(self) -> None:
        self.bytes = 0
        self.by: Counter[str] = Counter()

    def add(self, line: Any, body: bytes) -> None:
        much = size(body)
        self.bytes += much
        if role := author(line):
            self.by[role] += much


class Growth:
    """By how much tables have grown, counted for the address that opened them.  `clock` never goes back."""

    def __init__(self, clock: Callable[[], float], a_day: float = A_DAY) -> None:
        self.clock, self.a_day = clock, a_day
        self.opener: dict[str, str] = {}                     # since the server began: nobody pays for tables of before
        self.state: Counter[str] = Counter()                 # the longest stored state of a table
        self.spent: dict[str, tuple[float, float]] = {}      # by address: how much, and when that was

    def note_opening(self, table: str, address: str) -> None:
        """An address has opened a table; "": nobody of outside."""
        if address:
            self.opener[table] = address
        while len(self.opener) > MANY:
            gone = next(iter(self.opener))
            del self.opener[gone]
            self.state.pop(gone, None)

    def count(self, write: store.Write) -> None:
        """A write of a table goes to the store."""
        if (address := self.opener.get(write.game)) is None:
            return
        much = sum(size(line.body) for line in write.lines)
        if write.snapshot is not None and (longer := len(write.snapshot[1]) - self.state[write.game]) > 0:
            self.state[write.game] += longer
            much += longer * (store.KEPT + 1)
        before = self.now(address)
        self.spent[address] = before + much, self.clock()
        if before <= self.a_day < before + much:
            log.warning("tables opened from %s have grown by %s MB in a day: their bots rest", address, round(self.a_day / 1e6))

    def now(self, address: str) -> float:
        """What an address's tables have grown by, as far as the time since has not made it good."""
        much, at = self.spent.get(address, (0.0, 0.0))
        return max(0.0, much - (self.clock() - at) * self.a_day / DAY)

    def rests(self, table: str) -> bool:
        """Whether a table is to grow no more by itself for now."""
        address = self.opener.get(table)
        return address is not None and self.now(address) > self.a_day
