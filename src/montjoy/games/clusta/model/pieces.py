"""The nouns that stand on the map: units, commanders, camps and their works, ships, specialists.

Things refer to each other by id.  A side's id is its seat.  Ids begin with their side and are numbered per side:
"ransards.6" (unit 6), "ransards.grisban" (a commander), "ransards.camp1", "ransards.ship2", "ransards.spy1",
"ransards.c14" (a courier).  A hex is four digits, column and row: "0613"; "" is off the map.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.protocol.reports import Report

Nation: TypeAlias = Literal["trakorian", "ransard", "stegosian", "crurer"]
Formation: TypeAlias = Literal["march", "battle"]
Trade: TypeAlias = Literal[
    "astrologer", "half_astrologer", "spy", "interrogator", "war_engineer", "hippogriff", "necromancer"
]
ALONE: Final = ("spy", "hippogriff", "astrologer", "half_astrologer")        # who may be sent off alone (CN-SPEC-07)
ASTROLOGERS: Final = ("astrologer", "half_astrologer")


# ---- troops ----------------------------------------------------------------------------------------------------------
class Contingent(msgspec.Struct):
    """The men of one soldier type inside one unit, those present and fit."""

    nation: Nation
    elite: bool
    men: int
    wavering: bool = False


class Owed(msgspec.Struct, frozen=True):
    """A step begun: the hex it leads to, and the sixths of a point paid into it (CN-MOVE-04)."""

    to: str
    paid: int


class Doing(msgspec.Struct):
    """How far an instruction has come.  `do` None: without orders (CN-ORD-05).  `stopped`: it met an enemy and stands
    (CN-ORD-GOTO); `blocked`: hexes it found occupied (CN-ORD-HURRY); `since`: the tick at which it began here;
    `rounds`: whole rounds worked at it in this hex, and today in the case of PATROL, SCOUT, DIVINE and FORTIFY."""

    do: Instruction | None = None
    stopped: bool = False
    blocked: list[str] = []
    since: int = 0
    rounds: int = 0
    ready: bool = False                                      # an ambush that lies, scouts that are hidden
    reported: dict[str, str] = {}                            # scouting: what was reported of whom
    last: Instruction | None = None                          # what the progress is of: `do` rests at night (None), this stays
    ended: list[int] = []                                    # lines of its sheet that are done, by their places
    done: bool = False                                       # it is carried out: the goal is reached, the hex occupied
    passed: int = 0                                          # hexes of the instruction's route that lie behind
    goal: str = ""                                           # the camp's hex that GO_TO_NEAREST_CAMP leads to


class Unit(msgspec.Struct):
    """A unit, one marker.  `hex` "" and `ship` "": not on the map (yet, or any more).  `sheet`: the sheet it follows, by its
    key in `World.sheets`; `column`: it was sent out of a camp or left behind and carries its part along.  `tired`: night
    rounds acted since the last rest (CN-NIGHT-04); `marched`: night rounds carried out in the last night (CN-NIGHT-03);
    `rest`: hours of unbroken rest; `came`: the tick of its last arrival in a hex; `lost_today` for the night report;
    `loose`: undead that follow nobody (CN-CRUR-07); `fought`: it was in a battle in this round; `idle_told`: the day on which
    its last courier "no orders" left, -1 none."""

    id: str
    side: str
    number: int
    name: str
    men: list[Contingent]
    hex: str = ""
    ship: str = ""
    formation: Formation = "battle"
    sheet: str = ""
    doing: Doing = msgspec.field(default_factory=Doing)
    owed: Owed | None = None
    tired: int = 0
    marched: int = 0
    rest: int = 12
    came: int = 0
    lost_today: int = 0
    loose: bool = False
    pirate: bool = False                                     # counts as Ransard in all but excesses (CN-TROOP-04)
    fought: bool = False
    landing: int = 0                                         # the tick at which it began to land, 0: not landing (CN-LAND-01)
    idle_told: int = -1
    beaten: bool = False                                     # an Ambush struck, a retreat this round: no second one
    moved: bool = False                                      # it moved, or paid for a step, in this round
    tonight: int = 0                                         # night rounds carried out in this night (CN-NIGHT-03)
    fell: str = ""                                           # where it lost its last men
    apart: str = ""                                          # the commander it was detached from: his sheets pass it over
    caught: dict[str, int] = {}                              # the day on which it last told of a captive, by his side

    @property
    def present(self) -> int:
        return sum(c.men for c in self.men)

    @property
    def undead(self) -> bool:
        return self.men[0].nation == "crurer" if self.men else False


class Commander(msgspec.Struct):
    """A named officer.  `leads`: the units that move with him.  `fate`: "" alive, "dead", "captured"."""

    id: str
    side: str
    name: str
    leader_value: int
    hero_points: int
    hex: str = ""
    ship: str = ""
    leads: list[str] = []
    sheet: str = ""
    doing: Doing = msgspec.field(default_factory=Doing)
    owed: Owed | None = None
    fate: Literal["", "dead", "captured"] = ""
    dash: int = -1                                           # the tick of the round in which he dashes
    idle_told: int = -1                                      # as in Unit
    zones: dict[str, int] = {}                               # as a courier's, of one without troops


class Camp(msgspec.Struct):
    """A camp.  `days`: days of fortification done; `fortifier`: the unit that works at it; `worked`: its rounds today."""

    id: str
    side: str
    number: int
    name: str
    hex: str
    sheet: str = ""
    days: int = 0
    fortifier: str = ""
    worked: int = 0
    invested: int = -1                                       # the tick since which every land hex around is hostile-held


class Works(msgspec.Struct):
    """Work at a hex that is not done yet: a camp being made (CN-ORD-CAMP), siege works against one (CN-GAP-03)."""

    kind: Literal["camp", "siege"]
    side: str
    hex: str                                                 # where the workers stand
    target: str                                              # the camp's hex in a siege
    units: list[str]
    rounds: int = 0
    done: bool = False


class Ship(msgspec.Struct):
    """A ship, in a sea hex; whom it carries stands in Unit.ship and Commander.ship."""

    id: str
    side: str
    kind: str
    room: int
    speed: int
    hex: str
    doing: Doing = msgspec.field(default_factory=Doing)
    landed: int = -1                                         # the tick of the round in which it last landed or took aboard
    sheet: str = ""
    sailed: int = -1                                         # the tick of the round in which it last sailed


class Specialist(msgspec.Struct):
    """`with_`: the unit, camp or commander he is with; "" alone, in `hex`, on `route` (a spy, a hippogriff, an astrologer)
    and afterwards on his way to `back`.  `found`: what he has seen and not handed over.  `days`: of divination in this hex."""

    id: str
    side: str
    trade: Trade
    name: str
    skill: int
    with_: str = ""
    hex: str = ""
    route: list[str] = []
    back: str = ""
    owed: Owed | None = None
    found: list[Report] = []
    doing: Doing = msgspec.field(default_factory=Doing)
    days: int = 0
    gone: bool = False
    zones: dict[str, int] = {}                               # as a courier's, of one who is alone
    goal: str = ""                                           # where those to whom he goes are, as his side knew when he set out
    worked_at: str = ""                                      # the hex of his last day of divination
