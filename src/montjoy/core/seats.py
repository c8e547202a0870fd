"""What a seat may be called: its id stands in addresses, in names of files and beside other roles, and must be none of those."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from montjoy.core.content.messages import shown
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.errors import BadInput

# What the program means something else by.  Capital letters make no difference: a name that is typed is looked for without them.
RESERVED: Final = frozenset({
    UMPIRE, WATCHER, "owner", "record",                      # roles of a table, and of who brought its record
    "host", "server", "table", "new", "join",                # who runs it, and parts of addresses
    "all", "everybody", "everyone", "anybody", "anyone", "nobody", "none",   # whom a thing is told, and who ruled
    "seat", "role", "member", "desk",                        # who may call an address
    "person", "human", "bot", "open", "me", "default",       # who sits there
})
SHAPE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
WOULD_WORK: Final = "take 1 to 40 Latin letters, digits, _ and -, a letter or digit first, for example red"


class BadSeat(BadInput):
    """A seat is called what no seat may be called.  `seat`: that name."""

    def __init__(self, seat: str, says: str, would_work: str) -> None:
        super().__init__(says, would_work)
        self.seat = seat


def check_seats(seats: Iterable[str]) -> None:
    """Whether these may be the seats of one table.  Raises BadSeat for the first that may not."""
    before: dict[str, str] = {}
    for seat in seats:
        if not isinstance(seat, str) or not SHAPE.fullmatch(seat):
            raise BadSeat(str(seat), f"{shown(str(seat))} cannot be the id of a seat", WOULD_WORK)
        small = seat.lower()
        if small in RESERVED:
            says = f"{shown(seat)} cannot be the id of a seat: the program calls something else so"
            raise BadSeat(seat, says, f"take another, for example {small}_1")
        if small in before:
            says = f"{shown(before[small])} and {shown(seat)} are one id: capital letters make no difference"
            raise BadSeat(seat, says, "give every seat an id of its own")
        before[small] = seat
