"""What a campaign adds to the open land: seats and realms, prices and limits, and what is going on between the battles."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.protocol.campaign_questions import Building

Turns: TypeAlias = Literal["fixed", "alternate", "go_round"]
PER_ROUND: Final = 5                                         # RW-CAM-BLD-03, into one building
REGROUPINGS: Final = 2                                       # of a faction in a province, in an impulse (ours: so that it ends)


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In resources (RW-T-COSTS)."""

    general: int = 3
    found: int = 10
    fortress: int = 6
    rebuild: int = 10
    repair: int = 3


class Work(msgspec.Struct):
    """RW-CAM-BLD-03  What lies paid in a province for a building of `faction`; `lately` of it in this round."""

    building: Building
    faction: str
    paid: int = 0
    lately: int = 0


class Head(msgspec.Struct, frozen=True):
    """RW-CAM-NOB-05  A banner that comes back at the end of a round when its noble is dead."""

    faction: str
    noble: str


class Yield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RW-CAM-ECO-04  What a place gives while that faction owns it."""

    faction: str
    number: int


class Campaign(msgspec.Struct):
    """Open to everybody."""

    turns: Turns
    prices: Prices
    seats: dict[str, str]                                    # faction -> its seat
    realms: dict[str, str]                                   # province -> in whose realm it lies
    most: dict[str, dict[str, int]]                          # faction -> type -> pieces on the board at once
    generals: dict[str, tuple[str, ...]]                     # faction -> the generals it may hire, by banner
    heads: dict[str, Head]
    yields: dict[str, Yield] = {}
    elephants: tuple[str, ...] = ()                          # the places that recruit them
    homes: dict[str, str] = {}                               # general -> the town that gave him
    steps: dict[str, int] = {}                               # banner -> what is left of the steps it bought in this impulse
    works: dict[str, Work] = {}                              # province -> what is being built there
    given: dict[str, int] = {}                               # place -> the round in which it gave last (RW-CAM-ECO-01)
    regrouped: dict[str, int] = {}                           # province -> how often, in this impulse; seen by who does it alone
    impulses: dict[str, int] = {}                            # faction -> the number of its last impulse
    out: tuple[str, ...] = ()                                # RW-CAM-WIN-06
    powers: Powers | UnsetType = UNSET                       # of six powers; a campaign of two or three does not hold it
