"""What a campaign of six powers adds: the Empire and its offices, influence, Robert's body, the League's kardoms."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

Office: TypeAlias = Literal["kard", "treasurer", "commander", "sermo", "umbro"]
OFFICES: Final[tuple[Office, ...]] = ("kard", "treasurer", "commander", "sermo", "umbro")
Side: TypeAlias = Literal["neutral", "empire", "league"]
For: TypeAlias = Literal[
    "battle", "imperial-battle", "capture", "imperial-capture", "founded", "independence", "festival",
    "imperial-founded", "united", "church", "treasury", "look",
]  # fmt: skip
IMPERIAL: Final = "imperial"                                 # kinds of places; one that has none is manorial
CHURCH: Final = "church"


class Body(msgspec.Struct):
    """RW-CAM-BODY-01  Robert's body: who carries it, or where it lies when nobody does, and in which round it came home."""

    carriers: tuple[str, ...]
    at: str = ""
    home: int = 0
    by: str = ""                                             # the kardom of the League that has seized it


class Slain(msgspec.Struct, frozen=True):
    """RW-CAM-X-05  A noble who died in a battle, and the factions that had units on the other side."""

    banner: str
    faction: str
    by: tuple[str, ...]


class Deed(msgspec.Struct, frozen=True):
    """What an act has done, for influence and for those who choose by it.  A battle that has a winner: the factions with own
    units on the winning side before it, all on the beaten side, and how many units that had; a capture: its captor, its owner."""

    kind: Literal["battle", "draw", "capture"]
    at: str
    winners: tuple[str, ...] = ()
    losers: tuple[str, ...] = ()
    beaten: int = 0
    slain: tuple[Slain, ...] = ()
    was: str = ""                                            # a captured place: "town" or "fortress"
    carried: bool = False                                    # Robert's body was with the side that has lost it by this
    victors: tuple[str, ...] = ()                            # of a battle: all on the winning side, nobles without units too


class Cards(msgspec.Struct):
    """RW-CAM-CARD-01  Cards that are still in the decks, and what lasts in this round.  Which comes next is rolled when it is
    turned, so that no order is hidden."""

    weather: dict[str, int] = {}                             # card -> copies left in the deck
    politics: dict[str, int] = {}
    gone: tuple[str, ...] = ()                               # cards that have left the game
    lasting: tuple[str, ...] = ()                            # effects of this round


class Powers(msgspec.Struct):
    """Open to everybody."""

    empire: str                                              # the faction that is nobody's alone
    capital: str
    league: tuple[str, ...]                                  # kardoms, in the order of their impulses
    houses: tuple[str, ...]
    gracuja: str                                             # "" where it is not played
    players: dict[str, str]                                  # faction -> its seat, where that is not itself
    offices: dict[str, str]                                  # office -> faction
    kinds: dict[str, str]                                    # place -> IMPERIAL, CHURCH; others are manorial
    joins: dict[str, int]                                    # kardom that is not in the League yet -> round, 0 by events only
    need: int
    order: tuple[str, ...] = ()                              # factions, as they come in this round
    begun: int = 0                                           # the last round that has begun
    deeds: dict[str, int] = {}                               # influence by what was done: battles, captures, foundings
    quiet: dict[str, int] = {}                               # influence by offices
    body: Body | None = None
    side: Side = "neutral"                                   # Gracuja's
    took: tuple[str, ...] = ()                               # places of Rudern houses that Gracuja has taken
    seceded: tuple[str, ...] = ()
    vote: tuple[str, ...] = ()                               # offices to be voted on when the next round begins
    fallen_heads: tuple[str, ...] = ()                       # factions whose head died and has not returned
    cards: Cards | None = None
    heads: dict[str, str] = {}                               # faction -> its head now, of RW-CAM-NOB-10
    dead_heads: tuple[str, ...] = ()                         # heads that have died
    kin: tuple[str, ...] = ()                                # kardoms that join when Gracuja kills a noble of the other one
    used: dict[str, int] = {}                                # act -> number of the impulse (or round) in which it was done last
    shadows: dict[str, str] = {}                             # faction -> ruler beside whom its shadows appear
    now: list[Deed] = []                                     # of the act that is being carried out
