"""The world: what stands on the map (`model/pieces.py`), messages, battles, what is due, what each side has been told, and
the clock.

The state is the umpire's paper: only it is true (CN-GEN-04).  What a side believes stands in its book (`books`), which is
filled by reports that arrive and by nothing else; a view is made from the book, never from the truth.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from montjoy.games.clusta.battle.state import Fight
from montjoy.games.clusta.model.pieces import Camp, Commander, Nation, Owed, Ship, Specialist, Unit, Works
from montjoy.games.clusta.model.scenario import Attitude, Config
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import NIGHTS, ORDERS, ROUNDS, Business, Orders, Sheet, Standing, clock
from montjoy.games.clusta.protocol.reports import Letter, Report

SIDES: Final = ("trakorians", "ransards", "stegosians", "crurers")          # the list order of every tie
SIXTH: Final = 6                                             # a movement point in the unit of all costs


# ---- messages --------------------------------------------------------------------------------------------------------
class Dispatch(msgspec.Struct, frozen=True):
    """What a courier carries: a sheet of orders, or what is to be reported, each as an event that its reader is told."""

    kind: Literal["orders", "report", "letter"]
    by: str                                                  # who sent it: a unit, commander, camp, specialist, side
    written: int                                             # tick
    hex: str                                                 # whence it left
    sheet: Sheet | None = None
    reports: tuple[Report, ...] = ()
    letter: Letter | None = None
    overall: str = ""                                        # the hex of his side's overall commander when he left (CN-COUR-09)


class Courier(msgspec.Struct):
    """A rider with a message.  `to`: the addressee (camp, commander, unit, or a side: its overall commander).  `leaves`: the
    tick at which he starts.  `zones`: units whose zone he is in, with their one hidden roll (CN-COUR-05).  `spy`: the spy
    who carries it.  He is where he is; his side does not know it."""

    id: str
    side: str
    to: str
    carries: Dispatch
    hex: str
    leaves: int
    owed: Owed | None = None
    zones: dict[str, int] = {}
    spy: str = ""
    goal: str = ""                                           # where his addressee was last found


class Captive(msgspec.Struct, frozen=True):
    """A captured messenger: who holds him, what he carried, whose he was.  `kind` "scout", "astrologer", "commander" too."""

    id: str
    by: str                                                  # the unit that took him
    side: str                                                # his own
    kind: Literal["courier", "scout", "astrologer", "commander", "specialist"]
    carries: Dispatch
    taken: int


class Drafted(msgspec.Struct, frozen=True):
    """A dispatch written in this round, that leaves at tick `leaves`."""

    to: str
    carries: Dispatch
    leaves: int
    spy: str = ""


class Entry(msgspec.Struct, frozen=True):
    """A line of a side's book: a report, and when it arrived."""

    report: Report
    arrived: int


class Book(msgspec.Struct):
    """All that a side was ever told, in order (CN-KNOW-03), and what it did itself: sheets sent, by addressee."""

    entries: list[Entry] = []
    sent: dict[str, list[Sheet]] = {}
    wrote: dict[str, int] = {}                               # addressee -> the tick of the last sheet to him
    read: int = 0                                            # how many entries its player had when he last wrote


# ---- what is due -----------------------------------------------------------------------------------------------------
class Away(msgspec.Struct, frozen=True):
    """Men out of action: who, how many, where they lie, and when they are back (CN-LOSS-02).  `back` -1: they wait in the
    camp for their unit."""

    unit: str
    nation: Nation
    elite: bool
    men: int
    camp: str
    back: int


class Rising(msgspec.Struct, frozen=True):
    """Dead who get up again (CN-CRUR-06, -07)."""

    at: int
    hex: str
    men: int
    unit: str = ""                                           # the group they belong to; "": loose
    by: str = ""                                             # the side that the dead were of


class Happening(msgspec.Struct, frozen=True):
    """A line of the sheet of future events (CN-GEN-10): what happens at a tick, in the order of writing."""

    at: int
    kind: str
    facts: dict[str, str | int] = {}


class Told(msgspec.Struct):
    """What one party of a battle will be reported as: where it stood, its marker, its men and earlier losses as this round of it
    began, who led it, who of them fell, how the last of it left."""

    hex: str = ""
    marker: str = ""
    men: int = 0
    lost: int = 0
    leaders: list[str] = []
    fallen: str = ""
    fallen_name: str = ""
    how: str = ""


class Clash(msgspec.Struct):
    """A battle begun and not decided: two parties (unit ids), where from, who attacks, the field rounds fought, and what must
    carry over into the next round (the fight as it stands)."""

    id: str
    attackers: list[str]
    defenders: list[str]
    from_: str                                               # the attacker's hex
    hex: str                                                 # the defender's
    why: Literal["contact", "patrol", "ambush", "landing", "risen", "pursuit"]
    fought: int = 0
    fight: Fight | None = None
    joined: list[str] = []                                   # further fronts, by their clash
    began: int = 0
    home: dict[str, str] = {}                                # where a patrol returns to, by unit
    orders: dict[str, str] = {}                              # the sheets its units had when it began (CN-INT-06-X)
    wiped: list[str] = []                                    # units that lost their last men for good
    spent: int = 0                                           # field rounds fought in this round
    split: list[str] = []                                    # how each party divides itself between its fronts (CN-MULTI-01)
    led: list[str] = []                                      # the front its commander leads
    fronts: bool = False                                     # one of several
    told: list[Told] = []                                    # both parties as they will be reported
    raised: dict[str, int] = {}                              # losses of the undead whose rising is settled, by unit
    meeting: bool = False                                    # both were on the move and count as attackers (CN-CONT-04-X)

    @property
    def battle(self) -> Fight:
        """The fight, which has begun."""
        assert self.fight is not None
        return self.fight


class Stonefather(msgspec.Struct):
    """The Great Stonefather: where and when planted, which units have discovered it."""

    hex: str
    planted: int
    found: list[str] = []


class Party(msgspec.Struct):
    """The player characters.  `side`: for whom they fight, if they take part in a battle in their hex (CN-GAP-02)."""

    hex: str = ""
    side: str = ""
    met: list[str] = []


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: `why` names the way (`endings`), `winner` a side or ""."""

    why: str
    winner: str = ""
    margin: Literal["decisive", "marginal", "draw", ""] = ""


class World(msgspec.Struct):
    """Everything."""

    options: ClustaOptions
    config: Config
    map: str
    sides: list[str]                                         # those in play, in the order of SIDES
    day: int = -1
    slot: int = ORDERS
    evening: bool = False                                    # steps N1 to N3 of this day are still to come
    over: bool = False
    overall: dict[str, str] = {}                             # side -> its overall commander; "": nominal (CN-CMD-04-X)
    relations: dict[str, Attitude] = {}                      # "from>to"
    allied: bool = False                                     # Ransards and Shagul
    priority: str = ""
    units: dict[str, Unit] = {}
    commanders: dict[str, Commander] = {}
    camps: dict[str, Camp] = {}
    ships: dict[str, Ship] = {}
    specialists: dict[str, Specialist] = {}
    sheets: dict[str, Sheet] = {}                            # in force, by key "side:n"
    couriers: dict[str, Courier] = {}
    drafts: list[Drafted] = []
    drafts_most: int = 4                                     # rounds of a day in which the umpire is shown them
    drafts_today: int = 0                                    # rounds of this day in which he was
    arrived: dict[str, list[Dispatch]] = {}                  # what has reached an overall commander and is handed over in R8
    captives: dict[str, Captive] = {}
    away: list[Away] = []
    rising: list[Rising] = []
    events: list[Happening] = []
    clashes: dict[str, Clash] = {}
    works: list[Works] = []
    books: dict[str, Book] = {}
    contacts: list[str] = []                                 # "a|b" pairs that have been reported while both stand (CN-CONT-05-X)
    seen_by: dict[str, list[str]] = {}                       # public markers of the open board, by side, at the end of the round
    conflux: str = ""
    stonefather: Stonefather | None = None
    party: Party = msgspec.field(default_factory=Party)
    excesses: list[str] = []                                 # occasions that have been rolled for (CN-RANS-05)
    standing: dict[str, Standing] = {}                       # the side's own standing instructions for its overall commander
    business: dict[str, list[Business]] = {}                 # what waits for a sheet's arrival (CN-ARMY-06-X)
    laid: dict[str, Orders] = {}                             # what sides have written unasked, until the next round (CN-ORD-07)
    ask: dict[str, str] = {}                                 # how often a side wants to be asked, see `Asking`
    silent: dict[str, int] = {}                              # mornings in a row on which a side has written nothing
    numbers: dict[str, int] = {}                             # counters, by "side.what"
    fight: Fight | None = None                               # being fought, `within` the game
    fighters: tuple[str, ...] = ()
    heard: list[str] = []                                    # the sides that are asked about it now
    consulted: int = -1                                      # the tick of the slot in which somebody was last asked for a word
    outcome: Outcome | None = None
    dead: dict[str, int] = {}                                # killed for good and not risen, by side
    mark: str = "o.1"                                        # the name of the mark before what comes next, see `name_next_mark`
    latest: int = -1                                         # the furthest that the clock has come, in steps
    again: int = 0                                           # how often a ruling has set it back

    @property
    def tick(self) -> int:
        """CN-GEN-07  The clock in half hours since day 0, 06.00: the beginning of the slot."""
        return clock(self.day, self.slot)

    def at(self, hex: str, side: str) -> list[Unit]:
        """A side's units in a hex, in the order of their numbers."""
        here = [u for u in self.units.values() if u.side == side and u.hex == hex and hex and u.present > 0]
        return sorted(here, key=lambda u: (u.number, u.id))


def name_next_mark(world: World) -> str:
    """The name of the next mark: unique and known to all.  It is kept in the state, so that a ruling that moves the clock acts on
    the next one only; a time that comes again is named apart."""
    if world.day < 0:
        return f"o.{world.slot + 1}"
    step = (world.day * len((ORDERS, *ROUNDS, *NIGHTS)) + world.slot) * 2 + (0 if world.evening else 1)
    name = "orders" if world.slot == ORDERS else "evening" if world.evening else str(world.slot)
    if world.slot not in (ORDERS, *ROUNDS) and not world.evening:
        name = f"night{world.slot - NIGHTS[0] + 1}"
    if step > world.latest:
        world.latest = step
        return f"{world.day}.{name}"
    world.again += 1
    return f"{world.day}.{name}.{world.again}"


def take_number(world: World, side: str, what: str) -> int:
    """The next number of a side's own things; each side counts its own, so that nobody's numbers tell of another's."""
    key = f"{side}.{what}"
    world.numbers[key] = world.numbers.get(key, 0) + 1
    return world.numbers[key]
