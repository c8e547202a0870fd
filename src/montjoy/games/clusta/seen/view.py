"""What a viewer knows, and the tables of beliefs that his book is read into: option functions take these and never the
state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from montjoy.core.effects import Event
from montjoy.core.game import View
from montjoy.games.clusta.battle.state import Fight
from montjoy.games.clusta.model.pieces import Trade
from montjoy.games.clusta.model.scenario import Attitude
from montjoy.games.clusta.model.state import Book, World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import Business, Orders, Sheet, Standing

UNKNOWN: Final = -1
OVERALL: Final = "overall"                                   # the marker of an enemy's overall commander, by a captured message
FORCE: Final = "force"
CAMP: Final = "camp:"
COMMANDER: Final = "commander:"


class OwnUnit(View, frozen=True):
    """A unit of one's own as its side knows it: at the last report, and when that was true (`as_of`; -1: as set up).  `here`:
    it is in the overall commander's hex and everything is exact.  `order`: as last told, `begins` and `slot` when it was to
    begin (-1: it had begun); NO_ORDER: without orders; "": not known.  `apart`: from whom it was detached."""

    id: str
    number: int
    name: str
    nation: str
    elite: int
    standard: int
    hex: str
    ship: str
    as_of: int
    source: str
    here: bool
    order: str
    gone: bool
    begins: int = -1
    slot: int = 0
    apart: str = ""


class OwnCommander(View, frozen=True):
    id: str
    name: str
    leader_value: int
    hero_points: int
    hex: str
    ship: str
    as_of: int
    here: bool
    leads: tuple[str, ...]
    gone: bool


class OwnCamp(View, frozen=True):
    id: str
    number: int
    name: str
    hex: str
    days: int
    as_of: int
    gone: bool


class OwnShip(View, frozen=True):
    id: str
    kind: str
    hex: str
    room: int
    as_of: int


class OwnSpecialist(View, frozen=True):
    id: str
    trade: Trade
    name: str
    with_: str
    hex: str
    as_of: int
    away: bool


class Mark(View, frozen=True):
    """An enemy as last heard of: a mark on the map with its age.  Men -1: nothing said."""

    hex: str
    side: str
    marker: str                                              # "camp:NAME", "commander:NAME", "unit:NUMBER NAME", "force"
    men: int
    elite: int
    standard: int
    undead: int
    leaders: str
    at: int
    arrived: int
    source: str


class Seen(View, frozen=True):
    """All that a viewer may know.  A side: its own sheet and book.  The umpire: the world as well (`truth`)."""

    viewer: str
    options: ClustaOptions
    map: str
    sides: tuple[str, ...]
    day: int
    slot: int
    conflux_day: int
    overall: str = ""                                        # the viewer's own overall commander
    at: str = ""                                             # where he is
    units: dict[str, OwnUnit] = {}
    commanders: dict[str, OwnCommander] = {}
    camps: dict[str, OwnCamp] = {}
    ships: dict[str, OwnShip] = {}
    specialists: dict[str, OwnSpecialist] = {}
    attitudes: dict[str, Attitude] = {}
    marks: tuple[Mark, ...] = ()
    book: Book | None = None                                 # a copy
    sheets: dict[str, Sheet] = {}                            # the last that went to each addressee
    standing: Standing = Standing()
    waiting: tuple[Business, ...] = ()
    laid: Orders | None = None                               # what it has written in this round, unasked
    asking: str = ""                                         # when it wants to be asked, see `Asking`
    priority: str = ""                                       # the Trakorians' own
    allied: bool = False                                     # the two partners'
    fight: Fight | None = None
    mine: int = -1                                           # the viewer's side in that fight
    battle: str | msgspec.UnsetType = msgspec.UNSET        # and the hex that is attacked in it; unset, and not written: no fight
    truth: World | None = None                               # the umpire's; a copy
    board: tuple[Mark, ...] = ()                             # with map_mode = open_board: every marker
    own_map: str = ""                                        # the scenario's own, in words: island(map, own_map)
    inbox: tuple[Event, ...] = ()                              # the umpire's: what needs him
    conflux: str = ""                                        # where it will be, if the viewer knows
    last: dict[str, str] = {}                                # where one believed whoever of one's own is nobody knows where
    judged: bool | msgspec.UnsetType = msgspec.UNSET         # whether the umpire says who has won; left out where the rules do


@dataclass
class Beliefs:
    """What is believed.  `eyes`: own things that the overall commander sees beside him, and where; `counted`: unit -> the tick at
    which its men were last known exactly; `overall`: who is overall commander, None: nobody has said yet;
    `ordered_from`: whence orders come where nobody is;
    `last`: where one believed whoever is nobody knows where; `conflux`: where it will be, if that is certain."""

    units: dict[str, OwnUnit] = field(default_factory=dict)
    commanders: dict[str, OwnCommander] = field(default_factory=dict)
    camps: dict[str, OwnCamp] = field(default_factory=dict)
    ships: dict[str, OwnShip] = field(default_factory=dict)
    specialists: dict[str, OwnSpecialist] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    eyes: dict[str, str] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)
    last: dict[str, str] = field(default_factory=dict)
    overall: str | None = None
    ordered_from: str = ""
    conflux: str = ""

    @property
    def at(self) -> str:
        """Where the overall commander is; where there is none, whence orders come."""
        one = self.commanders.get(self.overall or "")
        return self.ordered_from if one is None else one.hex

    def knows(self, id: str) -> bool:
        return any(id in table for table in (self.units, self.commanders, self.camps, self.ships, self.specialists))
