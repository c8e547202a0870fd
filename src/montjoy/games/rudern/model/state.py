"""The nouns: provinces, banners, garrisons, sieges, factions, and the state that is made of them.

`Land` is everything that lies open on the table (RW-GEN-13): a view holds a copy of it, so every question of `queries.py`
serves a seat and the rules alike.  `World` adds what is secret, the treasuries and the chests, and the fight being fought.
Things refer to each other by id; a `body` is a banner's id or a garrison's ("place.faction").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.games.rudern.battle.state import Fight
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.campaign import Campaign
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.forms import StandingOrders

Site: TypeAlias = Literal["town", "fortress", "village", "damaged", "none"]
Way: TypeAlias = Literal["open", "mountain", "swamp"]
Relation: TypeAlias = Literal["hostile", "allied", "neutral"]
PLACES: Final = ("town", "fortress")
SHELTERED: Final = 5                                         # units that make a siege necessary, and no more
MOVES: Final = 2                                             # of a banner in an impulse (ours, battle layer)
SHIFTS: Final = 2                                            # in or out, to or from a siege, in an impulse (ours)


class Faction(msgspec.Struct):
    """Who owns places and leads banners.  `limit` is the impulse limit taken when its impulse began."""

    id: str
    name: str
    plays: bool = True                                       # False: nobody's seat; it defends itself and does no more
    league: bool = False
    limit: int = 0
    used: int = 0


class Province(msgspec.Struct):
    """One administrative area and what stands in it.  `owner` is also whose ground it is; "" nobody's."""

    id: str
    name: str
    site: Site = "none"
    owner: str = ""
    tax: int = 0
    recruits: int = 0
    x: int = 0
    y: int = 0


class Border(msgspec.Struct):
    a: str
    b: str
    way: Way = "open"
    length: int = 2


class Banner(msgspec.Struct):
    """A noble and the units he leads.  `came_from`: the province from which it last entered the present one."""

    id: str
    faction: str
    noble: str
    at: str
    inside: bool = True
    units: dict[str, int] = {}
    wounds: dict[str, int] = {}                              # lives lost by one piece of the type
    came_from: str = ""
    moves: int = MOVES
    shifts: int = SHIFTS
    stranded: int = 0                                        # the impulse in which it was beaten and found no haven


class Garrison(msgspec.Struct):
    """The units of a faction in a place that no noble leads."""

    id: str
    faction: str
    at: str
    units: dict[str, int] = {}
    wounds: dict[str, int] = {}


class Siege(msgspec.Struct):
    """Begun by `by` in `round`, in the `impulse`-th impulse of the game; `members` are the besieging banners."""

    place: str
    by: str
    round: int
    impulse: int
    members: list[str] = []


class Capture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of `by` has won when it owns all (or any) of the places."""

    by: str
    places: tuple[str, ...]
    of: Literal["all", "any"] = "all"


class Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a scenario ends: by a capture; or after `rounds` rounds, when the side of `holder` has won, or of whoever owns the
    place `prize` ("" and "": nobody), or has most points (RW-CAM-WIN-05)."""

    rounds: int
    capture: tuple[Capture, ...] = ()
    holder: str = ""
    prize: str = ""
    points: bool | UnsetType = UNSET


class Outcome(msgspec.Struct, frozen=True, dict=True):
    """Who has won (nobody: empty), why ("captured", "last-side", "nothing-left", "rounds", "points"), and in which round.  Where
    it was decided follows from the map, and is no field, for then records would hold it: `outcome.decided_at` lays it beside
    them."""

    winners: tuple[str, ...]
    why: str
    round: int


class Land(msgspec.Struct):
    """All that lies open on the table."""

    scenario: str
    options: RudernOptions
    ends: Ends
    factions: dict[str, Faction]                             # in the order of their impulses
    relations: dict[str, dict[str, Relation]]
    provinces: dict[str, Province]
    borders: list[Border]
    banners: dict[str, Banner]
    garrisons: dict[str, Garrison]
    sieges: dict[str, Siege]
    round: int = 1
    turn: int = 0                                            # whose impulse: a number in the order of factions
    impulse: int = 1                                         # running number of the impulse
    attacked: dict[str, list[str]] = {}                      # place -> banners that fought its garrison this impulse
    campaign: Campaign | UnsetType = UNSET                   # of a campaign; a battle scenario's state does not hold it


class Known(msgspec.Struct):
    """What somebody knows of another's purse: at least so much is in it, at most so much (None: no telling).  `taken`: it is
    taken as known, so that what is left open fits together, and was never open: nobody is shown it."""

    least: int = 0
    most: int | None = None
    taken: bool | UnsetType = UNSET


class World(msgspec.Struct):
    """The whole state: the open land, the purses, what each faction knows of others' purses, the fight of the moment."""

    land: Land
    units: UnitTable
    treasuries: dict[str, int]
    chests: dict[str, int]
    known: dict[str, dict[str, Known]] = {}                  # who knows -> purse -> what
    fight: Fight | None = None
    bodies: list[str] = []                                   # who the banner numbers of the fight are
    seats: tuple[str, ...] = ()                              # who its seats are
    asked: str = ""                                          # who is being asked (openly) besides the faction to move
    answers: str | UnsetType = UNSET                         # the seat that answers for it, where it is not the usual one
    standing: dict[str, StandingOrders] | UnsetType = UNSET  # by seat, in a campaign; nobody else sees them (RW-CAM-RND-05-X)


Sent = Mapping[str, Mapping[str, int]]                       # body -> type -> pieces that join a relief
