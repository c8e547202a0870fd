"""Everything that one viewer of a table is shown at one moment, and nothing else.

Pages, the API and live updates are made from a Picture alone; a picture is made from the viewer's own page of the session,
his own stream, and what is public at the table.  `stamp` is a hash of it: two pictures with the same stamp are the same bytes,
so a viewer hears of a change exactly when his own picture has changed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.content import lessons
from montjoy.core.effects import WATCHER, Seat
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces, rulings
from montjoy.core.session import umpire
from montjoy.core.session.journal import takes_back
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, Page
from montjoy.table.tables import lines
from montjoy.table.tables.absence import Absence, Sitting
from montjoy.table.tables.checkpoints import headings, marks, named_by, told_at, ways_back
from montjoy.table.tables.clock import Clock
from montjoy.table.tables.pace.live_clocks import SeatClock
from montjoy.table.tables.replay import Turning
from montjoy.table.tables.seating import Seating, Talk

NAME: Final = 16                                             # bytes
MOST_BACK: Final = 3                                         # marks that a proposal can go back
TAIL: Final = 120                                            # items of the log on a page; earlier ones are asked for


class Beginning(msgspec.Struct, frozen=True):
    """How play begins, the same for all.  `commitment`: the hash of the seed.  `number`: how often the list was frozen;
    `hashes`: the list; `host`: the seats of whoever opened the table.  `waits`: who has still to say what his hash is of, at
    most `until`.  `silent`: who was in an earlier list and said nothing.  `alone`: nobody but the host added anything."""

    commitment: str
    number: int
    hashes: dict[Seat, str]
    host: tuple[Seat, ...]
    waits: tuple[Seat, ...] = ()
    until: float = 0.0
    silent: tuple[Seat, ...] = ()
    alone: bool = False


class Reopened(msgspec.Struct, frozen=True):
    """Somebody, in a role, has opened a table after this one, of a kind (`lines.Again`); `seat`: the viewer's own there."""

    kind: str
    by: str
    seat: str


class Picture(msgspec.Struct, frozen=True):
    """`told`: how many items the viewer's stream has; `tail`: the last of them.  `due`: by question of his, when his time is
    up.  `draft`: by question, what he would answer then.  `given`: by sealed question, what he has answered and may still
    change.  `clocks`: at a live table, of the seats that people play, as he may see them.  `acts`: how often he has answered
    anything.  `ends`: when the pause for reactions is over."""

    table: str
    role: str
    status: str
    people: tuple[Sitting, ...]
    beginning: Beginning | UnsetType = UNSET                 # left out at tables that began before there were lists
    page: Page | None = None
    told: int = 0
    tail: tuple[Any, ...] = ()
    talk: tuple[Talk, ...] = ()
    due: dict[int, float] = {}
    draft: dict[int, Any] = {}
    given: dict[int, Any] = {}
    acts: int = 0
    ends: float = 0.0
    paused: float = 0.0
    paused_by: str = ""
    pauses: int = 0                                          # how often he may still stop the clocks
    graced: tuple[int, ...] = ()                             # his questions that are later, as the server was away
    notes: str = ""
    since: int = 0                                           # where his hand-over begins, in his stream
    address: str = ""                                        # where his messages go
    unconfirmed: bool = False
    sees_all: tuple[str, ...] = ()
    saw_all: tuple[Seat, ...] = ()
    declined: dict[int, tuple[Seat, ...]] = {}
    proposals: tuple[tuple[int, str, str, str, tuple[Seat, ...]], ...] = ()
    marks: tuple[int, ...] | UnsetType = UNSET               # where he may propose to go back: after so many of his items
    back: dict[int, int] | UnsetType = UNSET                 # by proposal of a way back: after how many of them it would be
    far: dict[int, tuple[Any, Any]] | UnsetType = UNSET      # of these, what names those that the tail is past (`named_by`)
    lesson: bool = False
    lesson_on: str | UnsetType = UNSET                       # its scenario, where that is a further lesson of the game
    learned: tuple[str, ...] = ()
    waited: bool | UnsetType = UNSET                         # in a lesson: whether the sheet about waiting is still to be read
    clocks: tuple[SeatClock, ...] | UnsetType = UNSET        # left out where nobody plays against a clock
    turning: Turning | UnsetType = UNSET                     # of a game that is over, once it is counted
    turned: Any = UNSET                                      # what happened there, as far as the viewer was told
    again: tuple[Reopened, ...] | UnsetType = UNSET          # tables that were opened after this game

    @property
    def questions(self) -> tuple[Asked, ...]:
        return self.page.questions if self.page else ()

    @property
    def alone(self) -> bool:
        """Whether there is nobody whose yes the viewer needs: the computer plays all other seats, in nobody's stead."""
        return all(not there.stand_in and (there.who == lines.BOT or there.role == self.role) for there in self.people)


_counted: WeakKeyDictionary[Session, tuple[int, Counter[Seat]]] = WeakKeyDictionary()


def acts(session: Session, seat: Seat) -> int:
    """How many answers of a seat stand in the record: a number of the seat's own, which only grows."""
    upto, found = _counted.get(session) or (0, Counter())
    for entry in session.entries[upto:]:
        if isinstance(entry, rec.Decided):
            found[entry.seat] += 1
    _counted[session] = (len(session.entries), found)
    return found[seat]


def ends_with_an_answer(session: Session, seat: Seat) -> bool:
    """Whether a seat's last act was to answer what it was asked: not to take an answer back, nor to write unasked."""
    last = next((e for e in reversed(session.entries) if isinstance(e, rec.Decided | rec.Undone) and e.seat == seat), None)
    return isinstance(last, rec.Decided) and last.part >= 0


def stamp(shown: Picture, before: Tail | None = None) -> str:
    """A short name of exactly this picture.  `before`: what an earlier one ended with, most of which stands in this one too."""
    name = hashlib.blake2b(msgspec.json.encode(msgspec.structs.replace(shown, tail=())), digest_size=12)
    name.update((before or Tail()).names(shown))
    return name.hexdigest()


class Tail:
    """The names of the last items of one role's stream, one after the other."""

    def __init__(self) -> None:
        self.told, self.last, self.found = 0, None, b""  # type: int, Any, bytes

    def names(self, shown: Picture) -> bytes:
        items, fresh = shown.tail, shown.told - self.told
        if not 0 <= fresh < len(items) or items[-fresh - 1] is not self.last:
            fresh = len(items)
        new = (hashlib.blake2b(msgspec.json.encode(item), digest_size=NAME).digest() for item in items[len(items) - fresh :])
        kept = NAME * (len(items) - fresh)
        self.found = self.found[len(self.found) - kept :] + b"".join(new)
        self.told, self.last = shown.told, items[-1] if items else None
        return self.found


class Shown:
    """What is shown now.  `common`: what is the same for all; `made`: by role, the stamp and what was made from its picture,
    by name: parts, news, replies."""

    __slots__ = ("common", "made", "pictures", "stamps")

    def __init__(self, made: dict[str, tuple[str, dict[str, tuple[Any, Any]]]] | None = None) -> None:
        self.common: dict[str, Any] | None = None
        self.pictures: dict[str, Picture] = {}
        self.stamps: dict[str, str] = {}
        self.made = dict(made or {})


class Pictures:
    """The part of a table that shows it, to each viewer his own."""

    def __init__(self, seating: Seating, absence: Absence, clock: Clock) -> None:
        self.seating, self.absence, self.clock = seating, absence, clock
        self.shown = Shown()
        self.holding = False                                 # until the beat everybody is shown what was
        self.changes = 0                                     # how often something was different
        self.tails: dict[str, Tail] = {}                     # by role, what the last stamp ended with
        self.drawn: dict[tuple[str, str], Any] = {}          # by role and language, the last lines of the log as HTML
        self.pieces: dict[tuple[str, str, str], Any] = {}    # and pieces of a page, with what they were made from

    # ---- making one ----------------------------------------------------------------------------------------------------
    def make(self, role: str) -> Picture:
        """What a role sees now: a seat, UMPIRE, or WATCHER."""
        seating, absence, clock = self.seating, self.absence, self.clock
        session, settings = seating.session, seating.settings
        if self.shown.common is None:
            self.shown.common = self._common()
        common = self.shown.common | {
            "role": role,
            "talk": tuple(seating.talk[-TAIL:]) if role != WATCHER else (),
            "learned": tuple(sorted(seating.learned.get(role, ()))),
            "again": tuple(Reopened(a.kind, a.by, a.seats[role]) for a in seating.again.values() if role in a.seats) or UNSET,
        }
        if not session.began:
            return Picture(**common)
        if role == WATCHER and settings.watch == "delayed" and not session.over:
            return self._delayed(common)
        stream = session.streams[role]
        mine = {q.id for q in session.questions(role)}
        page = session.page(role)
        return Picture(
            **common,
            page=page,
            waited=self._waited(role, page),
            told=stream.version,
            tail=tuple(stream.items[-TAIL:]),
            due={n: at for (seat, n), at in clock.due.items() if seat == role and n in mine},
            draft={n: answer for (seat, n), answer in clock.drafts.items() if seat == role and n in mine},
            clocks=clock.shown(role) or UNSET,
            given={q.asked.id: q.answer for q in session.open if q.seat == role and q.done},
            acts=acts(session, role),
            ends=clock.window_ends if session.window else 0.0,
            pauses=clock.may_pause(role),
            graced=tuple(sorted(n for seat, n in clock.graced if seat == role and n in mine)),
            notes=absence.notes.get(role, ""),
            turned=self.turned(role),
            since=absence.since.get(role, 0),
            **absence.reached(role),
            declined={n: tuple(sorted(seating.declined.get(n, ()))) for n in umpire.open_to(session, role)},
            proposals=tuple(
                (n, wanted.author, type(wanted.ruling).__name__, wanted.reason, tuple(sorted(yes)))
                for n in umpire.open_to(session, role) for wanted, yes in [session.proposals[n]]
            ),
            **self._ways_back(role),
        )

    def _waited(self, role: str, page: Page) -> bool | UnsetType:
        """In a lesson, whether a seat has waited since it last put a step away: its sheet stays until it can be read."""
        seating = self.seating
        if not seating.settings.lesson or role not in seating.session.seats:
            return UNSET
        learned = len(seating.learned.get(role, ()))
        if not seating.session.over and all(asked.id in page.answered for asked in page.questions):
            seating.waited[role] = learned
        return seating.waited.get(role) == learned or UNSET

    def _ways_back(self, role: str) -> dict[str, Any]:
        """Where there is no umpire: the marks that a seat may propose to go back to, and those that are proposed."""
        session = self.seating.session
        if session.header.umpire or role not in session.seats:
            return {}
        lines = {label: line for line, label in marks(session)}
        wanted = {n: session.proposals[n][0].ruling for n in umpire.open_to(session, role)}
        meant = {n: told_at(session, lines[ruling.mark], role) for n, ruling in wanted.items()
                 if isinstance(ruling, rulings.TakeBack) and ruling.mark in lines}
        back = {n: then for n, then in meant.items() if then is not None}
        found, stream = [mark.told for mark in ways_back(session, role, MOST_BACK)], session.streams[role]
        heads = headings(session.game)
        far = {then: named_by(stream, then, heads) for then in {*found, *back.values()} if then < stream.version - TAIL}
        return {"marks": tuple(found) or UNSET, "back": back or UNSET, "far": far or UNSET}

    def _common(self) -> dict[str, Any]:
        """What every viewer of a table is shown."""
        seating, clock = self.seating, self.clock
        return {
            "table": seating.id,
            "status": seating.status,
            "people": self.absence.sittings(),
            "beginning": self.beginning(),
            "turning": self.turning(),
            "paused": clock.paused_until,
            "paused_by": clock.paused_by,
            "sees_all": seating.browsers.umpires(),
            "lesson": seating.settings.lesson,
            "lesson_on": self.lesson_on() or UNSET,
            "saw_all": seating.browsers.seats_that_saw_all(seating.session.seats),
        }

    def lesson_on(self) -> str:
        """The scenario of a table that teaches another lesson than the game's first; "": every other table."""
        session, first = self.seating.session, lessons.lesson(self.seating.session.game)
        further = self.seating.settings.lesson and first is not None and first.scenario != session.scenario.id
        return str(session.scenario.id) if further else ""

    def beginning(self) -> Beginning | UnsetType:
        """How play begins, or began.  A record that was brought in from elsewhere proves nothing of it."""
        session = self.seating.session
        frozen = nonces.lists(session.entries)
        if not frozen:
            return UNSET
        last, waits = frozen[-1], session.unsaid
        silent = tuple(seat for seat in frozen[0].hashes if seat not in last.hashes)
        alone = session.header.forked is not None or set(last.hashes) <= set(last.host)
        until = self.clock.begins_by if waits else 0.0
        return Beginning(session.header.commitment, last.beginning, last.hashes, last.host, waits, until, silent, alone)

    def turning(self) -> Turning | UnsetType:
        """The turning point of a game that is over; all may know it then."""
        after, session = self.seating.after, self.seating.session
        if after is None or after.course is None or not session.over or after.lines != len(session.entries):
            return UNSET
        return after.course.turning or UNSET

    def turned(self, role: str) -> Any:
        """What a viewer was told of the turning point, the most important of it, as far as his stream has it here."""
        turning, stream = self.turning(), self.seating.session.streams[role]
        after = self.seating.after
        number = after.course.what.get(role, 0) if turning and after is not None and after.course is not None else 0
        return stream.items[number - 1 - stream.base] if stream.base < number <= stream.version else UNSET

    def _delayed(self, common: dict[str, Any]) -> Picture:
        """What was public so many marks ago, in game time: nothing before there are so many."""
        session, back = self.seating.session, self.seating.settings.delay
        stored = session.snapshots
        if len(stored) <= back:
            return Picture(**common)
        then = stored[-1 - back]
        told, _ = then.versions[WATCHER]
        stream = session.streams[WATCHER]
        items = stream.items[: max(0, told - stream.base)]
        view = session.game.view(session.state_of(then), WATCHER)
        epoch = sum(takes_back(e) for e in session.entries[: then.at])
        page = Page(view, (), (), None, False, None, False, False, session.header.umpire, epoch, False)
        return Picture(**common, page=page, told=told, tail=tuple(items[-TAIL:]))

    # ---- what is shown now ---------------------------------------------------------------------------------------------
    def of(self, role: str) -> Picture:
        """What a role is shown now; kept until something changes."""
        pictures = self.shown.pictures
        if role not in pictures:
            pictures[role] = self.make(role)
        return pictures[role]

    def stamp(self, role: str) -> str:
        """The name of what a role is shown now; kept until something changes."""
        stamps = self.shown.stamps
        if role not in stamps:
            stamps[role] = stamp(self.of(role), self.tails.setdefault(role, Tail()))
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

    def renew(self) -> None:
        """Something is different: pictures are made again, at once where somebody looked.  One that cannot be made is the
        trouble of whoever asks for it."""
        self.changes += 1
        if self.holding:
            return
        looked, self.shown = self.shown.pictures, Shown(self.shown.made)
        for role in looked:
            with suppress(Exception):
                self.stamp(role)

    async def show_at_beat(self, received: float, prepare: Callable[[], None]) -> None:
        """What is shown next is made ready (`prepare`) and seen at the next beat: making it tells no more than the rules do."""
        before = self.shown
        self.renew()
        try:
            prepare()
        finally:
            fresh, self.shown, changes = self.shown, before, self.changes
        self.holding = True
        try:
            await self.seating.services.beat(received)
        finally:
            self.holding, self.shown = False, fresh
        if self.changes != changes:
            self.renew()
