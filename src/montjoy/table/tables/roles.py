"""Which browsers hold which roles of a table, and which ever did: nobody who saw more than a seat may takes that seat, and
whoever sees everything is named on everybody's page.

A browser is known by a hash of its token alone.  Its token is another one after every invitation, and what it saw comes
along (`carried`).  There are no accounts: whoever comes with another browser is another person to us.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from montjoy.core.effects import UMPIRE, Seat
from montjoy.table.tables import lines

RECORD: Final = "record"                                     # as a role: who brought an unfinished game had all of it in hand


class Browsers:
    """`saw`: by browser, every role it ever held.  `holds`: by role, the browsers that hold it now, with their names."""

    def __init__(self) -> None:
        self.saw: dict[str, set[str]] = {}
        self.holds: dict[str, dict[str, str]] = {}

    def fold(self, line: lines.Line, at: float) -> None:
        match line:
            case lines.Saw(browser, role, name):
                self.saw.setdefault(browser, set()).add(role)
                self.holds.setdefault(role, {})[browser] = name
            case lines.Put(browser, role):
                self.holds.get(role, {}).pop(browser, None)
            case lines.Left(role):
                self.holds.pop(role, None)

    def saw_more(self, browser: str, also: Iterable[str], seat: Seat) -> bool:
        """Whether a browser has held another role than this seat, which showed it what the seat may not see."""
        return bool((self.saw.get(browser, set()) | set(also)) - {seat, RECORD})

    def umpires(self) -> tuple[str, ...]:
        """The names of all who see everything now, in the order in which they came."""
        return tuple(self.holds.get(UMPIRE, {}).values())

    def seats_that_saw_all(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """The seats held by a browser that is, or was, the umpire of this table."""
        all_seeing = {browser for browser, roles in self.saw.items() if roles & {UMPIRE, RECORD}}
        return tuple(seat for seat in seats if all_seeing & set(self.holds.get(seat, ())))

    def carried(self, old: str, fresh: str) -> Iterator[lines.Line]:
        """A browser's token is another one: what it saw and holds is the new one's."""
        for role in sorted(self.saw.get(old, ())):
            name = self.holds.get(role, {}).get(old)
            if role not in self.saw.get(fresh, ()):
                yield lines.Saw(fresh, role, name or "")
                if name is None:
                    yield lines.Put(fresh, role)
            if name is not None:
                yield lines.Put(old, role)
