"""What happens between the battles of a campaign, as events.  Public unless the docstring says otherwise (RW-GEN-13)."""

from __future__ import annotations

from montjoy.core.effects import Event
from montjoy.games.rudern.protocol.events import ImpulseBegun, Taxed


# ---- the beginning of an impulse -------------------------------------------------------------------------------------
class CampaignImpulseBegun(ImpulseBegun, frozen=True):
    """In a campaign marches and building count against the limit too."""

    rule = "RW-GEN-10"


class TaxPaid(Taxed, frozen=True):
    """What a place gives that recruits nobody."""

    rule = "RW-CAM-ECO-01"


class Raised(Event, frozen=True):
    """A place gives recruits of a type instead of resources."""

    rule = "RW-CAM-ECO-02"
    place: str
    faction: str
    kind: str
    number: int
    price: int


class Hired(Event, frozen=True):
    """A general appears in the town that is his home."""

    rule = "RW-CAM-NOB-02"
    faction: str
    banner: str
    place: str
    price: int


class Reorganised(Event, frozen=True):
    """Who leads which units of the faction there now: by banner, "" the garrison."""

    rule = "RW-CAM-NOB-08"
    faction: str
    at: str
    units: dict[str, dict[str, int]]


class PursesMoved(Event, frozen=True):
    """To the faction alone: what is in its treasury now, and in the chests that hold another amount than before."""

    rule = "RW-CAM-NOB-09"
    faction: str
    treasury: int
    chests: dict[str, int]


class Given(Event, frozen=True):
    """To giver and taker alone: how much from one chest into the other."""

    rule = "RW-CAM-ECO-07"
    faction: str
    banner: str
    other: str
    to: str
    amount: int


# ---- marches and building --------------------------------------------------------------------------------------------
class StepsBought(Event, frozen=True):
    rule = "RW-CAM-MOV-02"
    faction: str
    banners: tuple[str, ...]
    price: int


class DiedOfWant(Event, frozen=True):
    """A unit dies because nobody can pay."""

    rule = "RW-CAM-MOV-06"
    faction: str
    body: str
    kind: str
    number: int


class BuildingPaid(Event, frozen=True):
    """A part of a building is paid; `paid` of `price` lie there now."""

    rule = "RW-CAM-BLD-03"
    faction: str
    at: str
    building: str
    amount: int
    paid: int
    price: int


class Built(Event, frozen=True):
    rule = "RW-CAM-BLD-01"
    faction: str
    at: str
    building: str


class WorkTaken(Event, frozen=True):
    """What another has paid for a building there goes to a faction's treasury."""

    rule = "RW-CAM-BLD-03"
    faction: str
    at: str
    owner: str
    amount: int


# ---- the end of a round ----------------------------------------------------------------------------------------------
class HeadReturned(Event, frozen=True):
    """A new head takes over the banner, with an empty chest."""

    rule = "RW-CAM-NOB-05"
    faction: str
    banner: str
    noble: str
    place: str


class Eliminated(Event, frozen=True):
    rule = "RW-CAM-WIN-06"
    faction: str


class PointsCounted(Event, frozen=True):
    """After the last round."""

    rule = "RW-CAM-WIN-05"
    points: dict[str, int]


# ---- standing orders -------------------------------------------------------------------------------------------------
class AnsweredByOrder(Event, frozen=True):
    """Told to the seat alone: it was not asked.  `at`: "" of a vote."""

    rule = "RW-CAM-RND-05-X"
    order: str
    at: str


class StayedOutside(Event, frozen=True):
    """Banners that might go inside a captured place do not, by an order that stood before: nobody was waited for."""

    rule = "RW-ASLT-11"
    faction: str
    banners: tuple[str, ...]
    place: str
