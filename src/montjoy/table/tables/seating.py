"""Who sits at a table and what they said and agreed, as its lines tell it, and the session that they play."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.session.session import Session
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.roles import Browsers
from montjoy.table.tables.services import Services


class Talk(msgspec.Struct, frozen=True):
    """What somebody said.  `event`: nothing was said; the person of that name sat down in the stead of the role's holder
    ("came"), or plays for him no longer ("went"); or the host gave the role as many seconds as the text says ("more")."""

    role: str
    name: str
    text: str
    at: float
    event: str | UnsetType = UNSET


class Seating:
    """What all parts of a table look at."""

    def __init__(self, id: str, settings: lines.Settings, session: Session, services: Services) -> None:
        self.id, self.settings, self.session, self.services = id, settings, session, services
        self.people: dict[str, lines.Seated] = {}
        self.here: dict[str, int] = {}                       # how many pages a role has open
        self.talk: list[Talk] = []
        self.shut = ""
        self.bots = settings.bots                            # how fast they play
        self.browsers = Browsers()
        self.learned: dict[str, set[str]] = {}               # by role, the steps of a lesson that were put away
        self.waited: dict[str, int] = {}                     # by role, how many these were when it last waited (pictures.py)
        self.exported: list[str] = []                        # who took the record away before the end
        self.declined: dict[int, set[Seat]] = {}             # by proposal, the seats that said no
        self.again: dict[str, lines.Again] = {}              # by kind, the table that was opened after this one
        self.after: lines.After | None = None                # what was counted after the game
        self.announced: dict[Seat, str] = {}                 # the hashes of what their programs will add to the seed
        for seat, who in settings.seats.items():
            if who != lines.OPEN:
                self.people[seat] = lines.Seated(seat, who, who.partition(":")[2] or lines.BOT)

    @property
    def status(self) -> store.Status:
        if self.session.over:
            return "over"
        return "closed" if self.shut else "running" if self.session.began else "open"

    @property
    def roles(self) -> tuple[str, ...]:
        return (*self.session.seats, *((UMPIRE,) if self.settings.umpire else ()))

    def fold(self, line: lines.Line, at: float) -> None:
        """What a line of the table's own changes here; who sits down, Absence knows."""
        match line:
            case lines.Left(role):
                self.people.pop(role, None)
                self.announced.pop(role, None)
            case lines.Announced(seat, hash):
                self.announced[seat] = hash
            case lines.Declined(seat, number):
                self.declined.setdefault(number, set()).add(seat)
            case lines.Said(role, text):
                there = self.people.get(role)
                self.talk.append(Talk(role, there.name if there else "", text, at))
            case lines.MoreTime(role, seconds):
                self.talk.append(Talk(role, "", str(seconds), at, "more"))
            case lines.BotsPaced(bots):
                self.bots = bots
            case lines.Learned(role, step):
                self.learned.setdefault(role, set()).add(step)
            case lines.Shut(why):
                self.shut = why or "closed"
            case lines.Again(kind):
                self.again[kind] = line
            case lines.Exported(role):
                self.exported.append(role)
