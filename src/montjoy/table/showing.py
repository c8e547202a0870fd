"""The part of a table that is looked at: who sits there, what each role is shown now, and what was made from that.

What is made from a role's picture is kept as long as the picture is the same, and pictures that somebody looked at are made again
at once when anything is different: an answer takes the same work whatever others have done unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from montjoy.core.effects import UMPIRE
from montjoy.table import lines, store
from montjoy.table.clocks import Clocks
from montjoy.table.picture import Picture, Sitting, Tail, picture, stamp

if TYPE_CHECKING:
    from montjoy.table.room import Room


class Shown:
    """What is shown now.  `common`: what is the same for all; `made`: by role, the stamp and what was made from its picture,
    by name: parts, news, replies."""

    __slots__ = ("common", "made", "pictures", "stamps")

    def __init__(self, made: dict[str, tuple[str, dict[str, tuple[Any, Any]]]] | None = None) -> None:
        self.common: dict[str, Any] | None = None
        self.pictures: dict[str, Picture] = {}
        self.stamps: dict[str, str] = {}
        self.made = dict(made or {})


class Showing(Clocks):
    def showing(self) -> None:
        self.clocks()
        self.shown = Shown()
        self.holding = False                                 # until the beat everybody is shown what was
        self.changes = 0                                     # how often something was different
        self.tails: dict[str, Tail] = {}                     # by role, what the last stamp ended with
        self.drawn: dict[tuple[str, str], Any] = {}          # by role and language, the last lines of the log as HTML
        self.pieces: dict[tuple[str, str, str], Any] = {}    # and pieces of a page, with what they were made from
        self.words: dict[str, Any] = {}

    @property
    def status(self) -> store.Status:
        if self.session.over:
            return "over"
        return "closed" if self.shut else "running" if self.session.began else "open"

    @property
    def roles(self) -> tuple[str, ...]:
        return (*self.session.seats, *((UMPIRE,) if self.settings.umpire else ()))

    def sittings(self) -> tuple[Sitting, ...]:
        """Who sits where, in the order of the seats."""
        found = []
        for role in self.roles:
            there = self.people.get(role)
            who = lines.OPEN if there is None else lines.BOT if self.bot_of(role) else lines.PERSON
            helper = self.stand_ins.get(role)
            stands_in = "" if helper is None else lines.PERSON if helper.who == lines.PERSON else lines.BOT
            found.append(Sitting(role, who, there.name if there else "", self.here.get(role, 0) > 0, stands_in))
        return tuple(found)

    def picture(self, role: str) -> Picture:
        """What a role is shown now; kept until something changes."""
        pictures = self.shown.pictures
        if role not in pictures:
            pictures[role] = picture(cast("Room", self), role)
        return pictures[role]

    def stamp(self, role: str) -> str:
        """The name of what a role is shown now; kept until something changes."""
        stamps = self.shown.stamps
        if role not in stamps:
            stamps[role] = stamp(self.picture(role), self.tails.setdefault(role, Tail()))
        return stamps[role]

    def kept(self, role: str, name: str, make: Callable[[], Any], of: Any = None) -> Any:
        """What is made from a role's picture, the name (a language, a kind of page) and `of` alone, made once for these."""
        made, now = self.shown.made, self.stamp(role)
        if role not in made or made[role][0] != now:
            made[role] = now, {}
        things = made[role][1]
        if name not in things or things[name][0] != of:
            things[name] = of, make()
        return things[name][1]

    def anew(self) -> None:
        """Something is different: pictures are made again, at once where somebody looked.  One that cannot be made is the
        trouble of whoever asks for it."""
        self.changes += 1
        if self.holding:
            return
        looked, self.shown = self.shown.pictures, Shown(self.shown.made)
        for role in looked:
            with suppress(Exception):
                self.stamp(role)

    async def at_beat(self, received: float) -> None:
        """What is shown next is made ready and seen at the next beat: its making tells no more than the rules' work does."""
        before = self.shown
        self.anew()
        try:
            self.door.prepare(self)
        finally:
            fresh, self.shown, changes = self.shown, before, self.changes
        self.holding = True
        try:
            await self.door.beat(received)
        finally:
            self.holding, self.shown = False, fresh
        if self.changes != changes:
            self.anew()
