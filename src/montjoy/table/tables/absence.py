"""Who is away from a table: who plays for him, what he left written, and the messages he is to have.

A seat's passes stay its own whoever plays for it.  Messages are lines of the table (`Noticed`) before anything is sent, and
stay wanted until a line says that they were (`Sent`): a server that stops in between sends them again, under the same name.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import UMPIRE, Seat
from montjoy.table.tables import lines
from montjoy.table.tables.seating import Seating, Talk

TICK: Final = 60.0                                           # messages leave at full minutes, whenever their cause was
TURN: Final = "turn"
OVER: Final = "over"
CAME: Final = "came"
WENT: Final = "went"


class Sitting(msgspec.Struct, frozen=True):
    """Who holds a role: "person", "bot" or "open".  `helper`: the name of the person who has sat down in his stead."""

    role: str
    who: str
    name: str
    here: bool = False
    stand_in: str = ""                                       # who plays for him: "bot", "person"
    helper: str | UnsetType = UNSET                          # left out while there is none, as in pictures of before


class Absence:
    """The part of a table that knows who is away."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.stand_ins: dict[str, lines.StandIn] = {}
        self.since: dict[str, int] = {}                      # where a role's hand-over begins, in its own stream
        self.notes: dict[str, str] = {}
        self.addresses: dict[str, lines.Address] = {}
        self.asked_at: dict[str, list[float]] = {}           # when a role named an address
        self.notices: dict[tuple[str, int], lines.Noticed] = {}
        self.noticed: dict[str, int] = {}                    # how many messages a role was to have
        self.told_of: dict[tuple[str, str], int] = {}        # by role and kind, the newest question a message was about
        self.seen: dict[str, int] = {}                       # the newest question a role had before his eyes
        self.wrong_codes: dict[str, int] = {}
        self.tries: dict[tuple[str, int], tuple[int, float]] = {}        # of a message: how many, and when the next is
        self.ticks = 0.0

    # ---- who plays -----------------------------------------------------------------------------------------------------
    def bot_of(self, seat: Seat) -> str | None:
        """"bot" or "bot:NAME" where a bot plays the seat."""
        stands_in = self.stand_ins.get(seat)
        if stands_in is not None and stands_in.who != lines.PERSON:
            return stands_in.who
        there = self.seating.people.get(seat)
        return there.who if there is not None and there.who != lines.PERSON else None

    def sittings(self) -> tuple[Sitting, ...]:
        """Who sits where, in the order of the seats."""
        found = []
        for role in self.seating.roles:
            there = self.seating.people.get(role)
            who = lines.OPEN if there is None else lines.BOT if self.bot_of(role) else lines.PERSON
            helper = self.stand_ins.get(role)
            stands_in = "" if helper is None else lines.PERSON if helper.who == lines.PERSON else lines.BOT
            came = helper.name if helper is not None and helper.came else UNSET
            found.append(Sitting(role, who, there.name if there else "", self.seating.here.get(role, 0) > 0, stands_in, came))
        return tuple(found)

    def bots_after(self, own: tuple[lines.Line, ...]) -> set[Seat]:
        """The seats that bots play once these lines have happened."""
        bots = {seat for seat in self.seating.session.seats if self.bot_of(seat) is not None}
        for line in own:
            if isinstance(line, lines.Left | lines.Seated | lines.StandIn):
                who = "" if isinstance(line, lines.Left) else line.who
                (bots.discard if who in ("", lines.PERSON) else bots.add)(line.role)
        return bots

    def seat(self, line: lines.Seated) -> None:
        """Somebody sits down: in the seat, or, where its holder asked for a person in his stead, in his stead."""
        if self.expected(line.role) and line.who == lines.PERSON:
            told = self.stand_ins[line.role].told
            self.stand_ins[line.role] = lines.StandIn(line.role, lines.PERSON, told, line.name, True)
        else:
            self.seating.people[line.role] = line
            self.stand_ins.pop(line.role, None)
            self.seating.announced.pop(line.role, None)      # what its holder before would have added
            if line.role != UMPIRE:                          # several may be umpires; a seat has one holder, and his address
                self._forget(line.role)

    def expected(self, role: str) -> bool:
        """A link is out for somebody who plays in the holder's stead; with it the holder keeps his own pass."""
        helper = self.stand_ins.get(role)
        return helper is not None and helper.who == lines.PERSON and not helper.came

    def tell(self, role: str, event: str, at: float) -> None:
        """All at the table are told that a person has sat down in another's stead, or that he has gone."""
        helper = self.stand_ins.get(role)
        if helper is not None and helper.came:
            self.seating.talk.append(Talk(role, helper.name, "", at, event))

    def _forget(self, role: str) -> None:
        """Nobody is told anything any more where the role's holder before wanted to be told."""
        self.addresses.pop(role, None)
        self.notices = {key: line for key, line in self.notices.items() if key[0] != role}

    # ---- messages ------------------------------------------------------------------------------------------------------
    def reachable(self, role: str) -> bool:
        """Whether a role has an address that is known to be its own."""
        there = self.addresses.get(role)
        return there is not None and bool(there.to) and not there.code

    def wanted(self) -> list[lines.Noticed]:
        """Messages that somebody who is away should have and that are not written down yet."""
        found = []
        for role in self.addresses:
            if not self.reachable(role) or self.bot_of(role) is not None:
                continue
            mine = [q.asked.id for q in self.seating.session.open if q.seat == role and not q.done and q.asked.kind != "offer"]
            newest = max(mine, default=0)
            if self.seating.here.get(role, 0) > 0:
                self.seen[role] = max(newest, self.seen.get(role, 0))
            elif self.seating.session.over:
                if (role, OVER) not in self.told_of:
                    found.append(self.notice(role, OVER))
            elif newest > max(self.told_of.get((role, TURN), 0), self.seen.get(role, 0)):
                found.append(self.notice(role, TURN, newest))
        return found

    def reached(self, role: str) -> dict[str, Any]:
        """Where a role's messages go, as its picture shows it; not while somebody else plays in its holder's stead."""
        helper = self.stand_ins.get(role)
        there = None if helper is not None and helper.came else self.addresses.get(role)
        return {"address": there.to, "unconfirmed": bool(there.code)} if there else {}

    def notice(self, role: str, kind: str, question: int = 0) -> lines.Noticed:
        return lines.Noticed(self.noticed.get(role, 0) + 1, role, kind, question)

    def notice_at(self, now: float) -> float | None:
        """The next moment at which messages leave; None: there are none."""
        if not self.addresses:
            return None
        moments = [self.tries[key][1] for key in self.notices if key in self.tries]
        if any(line.kind == "confirm" and key not in self.tries for key, line in self.notices.items()):
            moments.append(now)                              # whoever asks for it waits for it
        if len(self.notices) > len(self.tries) or self.wanted():
            if not self.ticks or self.ticks > now:
                self.ticks = now - now % TICK
            moments.append(self.ticks + TICK)
        else:
            self.ticks = 0.0
        return min(moments, default=None)

    # ---- lines ---------------------------------------------------------------------------------------------------------
    def fold(self, line: lines.Line, at: float) -> None:
        match line:
            case lines.Seated():
                self.seat(line)
                self.tell(line.role, CAME, at)
            case lines.Left(role):                           # what its holder wanted for himself goes, what he wrote for it stays
                self.stand_ins.pop(role, None)
                self._forget(role)
            case lines.StandIn(role, ""):
                self.tell(role, WENT, at)
                self.stand_ins.pop(role, None)
            case lines.StandIn(role):
                self.stand_ins[role] = line
                self.since[role] = line.told
            case lines.Noted(role, text):
                self.notes[role] = text
            case lines.Noticed(n, role, kind, question):
                self.notices[role, n] = line
                self.noticed[role] = max(n, self.noticed.get(role, 0))
                self.told_of[role, kind] = max(question, self.told_of.get((role, kind), 0))
            case lines.Sent(role, n):
                self.notices.pop((role, n), None)
                self.tries.pop((role, n), None)
            case lines.Address(role, _, code):
                self.addresses[role] = line
                if code:
                    self.asked_at.setdefault(role, []).append(at)
                for key in [key for key in self.notices if key[0] == role]:      # what waited for another address is void
                    del self.notices[key]
                    self.tries.pop(key, None)
