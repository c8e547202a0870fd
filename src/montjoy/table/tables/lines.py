"""What stands in a table's own list of lines: the game's record, and between its lines the table's life.

A table is opened, seats are taken and left, people talk, clocks run: each of these is a line, stored in the same order as
the record's lines.  A table is rebuilt by reading its lines from the first; nothing else is known of it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from montjoy.core.effects import Seat
from montjoy.core.record import entries as rec
from montjoy.core.session.versions import Rehearsal
from montjoy.table.tables.replay import Course, Luck

RECORD = "r"                                                 # the kinds of a stored line
TABLE = "t"

PERSON = "person"
OPEN = "open"
BOT = "bot"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed when the table was opened; nothing of it changes later.

    `deadline`: seconds for a decision, 0: nobody is hurried.  `bank`: in place of it, seconds for all of a seat's decisions, to
    which each adds `increment`.  `bots`: how fast they play, until the host says otherwise.  `pause`: seconds of the pause for
    reactions.
    `watch`: who may look on: nobody, or everybody with the link, `delay` marks behind.  `host`: the name of
    whoever opened it.  `listed`: it stands on the first page while seats are open, for anybody to take one."""

    title: str = ""
    seats: dict[Seat, str] = {}                              # OPEN, or "bot:NAME"; a person takes an open one
    umpire: bool = False
    typed: bool = False
    deadline: int = 0
    pause: float = 6.0
    watch: Literal["nobody", "public", "delayed"] = "nobody"
    delay: int = 2
    chat: bool = True
    lang: str = "en"
    lesson: bool = False                                     # a sheet beside the page explains the game (tables/tutorial.py)
    stand_in: int = 0                                        # after so many missed deadlines in a row a bot sits in; 0: never
    stand_bot: str = ""                                      # which one; "": the best of the house
    pauses: int = 3                                          # how often a seat may stop the clocks
    longest: int = 3 * 86_400                                # seconds, and for how long
    bank: int = 0
    increment: int = 0
    bots: Literal["slow", "normal", "fast"] = "normal"
    host: str = ""
    listed: bool = False


class Line(msgspec.Struct, frozen=True, tag=True):
    """Something that happened at the table itself."""


class Opened(Line, frozen=True):
    """The first line of every table."""


class Seated(Line, frozen=True):
    """Somebody sits down: a person by his name, or a bot ("bot:NAME").  `role`: a seat, "umpire"."""

    role: str
    who: str
    name: str


class Left(Line, frozen=True):
    """The seat is open again."""

    role: str


class Said(Line, frozen=True):
    """Chat, to everybody at the table."""

    role: str
    text: str


class Drafted(Line, frozen=True):
    """What a seat would answer if its time were up.  None: no draft any more."""

    seat: Seat
    question: int
    answer: Any


class DueSet(Line, frozen=True):
    """The clock of a seat's question; 0: it has none any more.  `given`: the seconds it has in all.  `grace`: it is later than
    it was, as the server was away.  `bank`: the time is that of the seat's bank."""

    seat: Seat
    question: int
    at: float
    given: float = 0.0
    grace: bool = False
    bank: bool = False


class TurnBegan(Line, frozen=True):
    """At a live table: who is waited for in public, and by when each may answer.  `told`: how much an onlooker had been told."""

    told: int
    due: dict[Seat, float]


class Banked(Line, frozen=True):
    """What a seat has left of its bank of time; without banks, what it has more for its next decision."""

    seat: Seat
    seconds: float


class MoreTime(Line, frozen=True):
    """The host gives a seat more time; everybody is told."""

    role: str
    seconds: int


class BotsPaced(Line, frozen=True):
    """From now on the bots play as fast as this."""

    bots: Literal["slow", "normal", "fast"]


class Warned(Line, frozen=True):
    """Little time is left."""

    seat: Seat
    question: int


class PausedUntil(Line, frozen=True):
    """The clocks stand still, at most until then."""

    role: str
    since: float
    until: float


class Resumed(Line, frozen=True):
    """The clocks run again; whatever was due is later by as long as they stood."""

    by: float


class StandIn(Line, frozen=True):
    """Somebody plays a seat for whoever sits there: a bot ("bot:NAME") or another person ("person"); "": no longer.
    `told`: how much the seat had been told by then, where the hand-over begins.  `came`: the other person sits there."""

    role: str
    who: str
    told: int = 0
    name: str = ""
    came: bool = False


class Noted(Line, frozen=True):
    """What a seat writes down for whoever plays it.  The newest alone is kept, beside the lines (`Meta.notes`); as a line it
    stands in stores that an earlier version wrote."""

    role: str
    text: str


class Noticed(Line, frozen=True):
    """A message to somebody who is away, to be sent; `n` numbers those of the role.  `question`: what it is about."""

    n: int
    role: str
    kind: str
    question: int = 0


class Sent(Line, frozen=True):
    """It was sent, or given up."""

    role: str
    n: int
    ok: bool


class Address(Line, frozen=True):
    """Where a role wants its messages: "" none, mail or a web hook.  Known to the server alone.  `code`: what was sent there
    and has to be typed in before anything else is; "": that was done."""

    role: str
    to: str
    code: str = ""
    lang: str = "en"


class Saw(Line, frozen=True):
    """A browser holds a role from now on and sees what the role sees; what it saw it never forgets (see `roles.py`)."""

    browser: str
    role: str
    name: str = ""


class Put(Line, frozen=True):
    """A browser holds a role no more; others may."""

    browser: str
    role: str


class Declined(Line, frozen=True):
    """A seat says no to a proposal; it may still say yes."""

    seat: Seat
    number: int


class Exported(Line, frozen=True):
    """The record was taken away before the end.  `whole`: all of it, by the umpire."""

    role: str
    whole: bool


class Learned(Line, frozen=True):
    """A step of the lesson is put away; "*": all of it."""

    role: str
    step: str


class Announced(Line, frozen=True):
    """A seat's program says the SHA-256 of what it will add to the seed of the dice."""

    seat: Seat
    hash: str


class Frozen(Line, frozen=True):
    """The list of hashes is frozen; until then there is time to say what they are of."""

    until: float


class Again(Line, frozen=True):
    """After the game another table was opened for the same people: a "rematch" with the seats swapped, one with the "same", or
    the "next" scenario.  `by`: in which role here; `seats`: by role here, the role there; `taken`: those that whoever opened it
    has taken."""

    kind: Literal["rematch", "same", "next"]
    by: str
    table: str
    seats: dict[str, str]
    taken: tuple[str, ...] = ()


class Shut(Line, frozen=True):
    """The table is closed before its game is over."""

    why: str


Own = (
    Opened | Seated | Left | Said | Drafted | DueSet | Warned | PausedUntil | Resumed | StandIn | Noted | Noticed | Sent | Address
    | Saw | Put | Declined | Exported | Learned | Announced | Frozen | Shut | TurnBegan | Banked | MoreTime | BotsPaced | Again
)
own = msgspec.json.Decoder(Own)
entry: msgspec.json.Decoder[Any] = msgspec.json.Decoder(rec.Entry)


class After(msgspec.Struct, frozen=True):
    """What is shown after a game of so many lines of the record, as it takes a while to count: everybody's luck, and how the game
    went (left out by earlier releases)."""

    lines: int
    luck: tuple[Luck, ...]
    course: Course | None = None


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table of older rules waits.  It stands beside the lines and not among them: an older release finds them as it left
    them.  `stands`: who lets it stand still.  `took`: who took its whole record away, and by which browsers."""

    report: Rehearsal
    stands: str = ""
    took: tuple[str, ...] = ()
    browsers: tuple[str, ...] = ()


class Meta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept beside the lines: from the beginning, and of what changes the newest alone.  `played`: the version of the
    rules it is played under now; 0: the header's."""

    settings: Settings
    header: rec.Header
    notes: dict[str, str] = {}                               # by role, what it wrote down last
    after: After | None = None
    played: int = 0
    waits: Waiting | None = None

    @property
    def version(self) -> int:
        return self.played or self.header.rules_version
