"""What a faction is asked among six powers, and may answer, besides the questions of a campaign."""

from __future__ import annotations

from typing import TypeAlias

from montjoy.core.effects import Option, Question


# ---- acts ------------------------------------------------------------------------------------------------------------
class MarchBody(Option, frozen=True):
    """All who carry Robert's body march together."""

    rule = "RW-CAM-BODY-01"
    to: str
    price: int
    dying: int = 0


class MarchBodyAs(Option, frozen=True):
    """What such a march is called.  `source`: "treasury", "chests", "both" pay it; "": nothing is paid, or units die.
    `relieves`: it falls upon those who besiege friends there."""

    rule = "RW-CAM-BODY-01"
    to: str
    price: int
    dying: int
    banners: tuple[str, ...]
    source: str
    relieves: bool


class RaiseExtraTax(Option, frozen=True):
    rule = "RW-CAM-OFF-02"


class GiveTown(Option, frozen=True):
    """The kard gives an imperial town to a house."""

    rule = "RW-CAM-OFF-02"
    place: str
    to: str


class GiveToChurch(Option, frozen=True):
    """The kard gives an imperial town, the sermo one of his own, to the church."""

    rule = "RW-CAM-OFF-04"
    place: str


class LookInto(Option, frozen=True):
    """The umbro looks into a treasury (`purse` is the faction) or a chest (the banner)."""

    rule = "RW-CAM-OFF-06"
    purse: str


class DeclareWar(Option, frozen=True):
    rule = "RW-CAM-ALY-02"
    other: str


class OfferPeace(Option, frozen=True):
    rule = "RW-CAM-ALY-02"
    other: str


class Secede(Option, frozen=True):
    rule = "RW-CAM-OFF-09"
    price: int


class HoldFestival(Option, frozen=True):
    """Where a church town is being founded."""

    rule = "RW-CAM-OFF-04"
    at: str
    price: int


PowersActs: TypeAlias = (
    MarchBody | RaiseExtraTax | GiveTown | GiveToChurch | LookInto | DeclareWar | OfferPeace | Secede | HoldFestival
)


# ---- a form for one of several factions ------------------------------------------------------------------------------
class PrepareFor(Question, frozen=True):
    """What a campaign's form is called to who decides for several factions: for which of them it is."""

    rule = "RW-CAM-RND-04"
    faction: str
    treasury: int
    taxed: int


class RegroupFor(Question, frozen=True):
    rule = "RW-CAM-NOB-08"
    faction: str
    at: str
    treasury: int


# ---- asked of others -------------------------------------------------------------------------------------------------
class ChooseSide(Question, frozen=True):
    """Gracuja, after what it has done."""

    rule = "RW-CAM-ALY-05"


class JoinEmpire(Option, frozen=True):
    rule = "RW-CAM-ALY-05"


class JoinLeague(Option, frozen=True):
    rule = "RW-CAM-ALY-05"


class StayNeutral(Option, frozen=True):
    rule = "RW-CAM-ALY-05"


class PeaceOffered(Question, frozen=True):
    rule = "RW-CAM-ALY-02"
    by: str


class MakePeace(Option, frozen=True):
    rule = "RW-CAM-ALY-02"


class StayAtWar(Option, frozen=True):
    rule = "RW-CAM-ALY-02"


class WhomToSideWith(Question, frozen=True):
    """A house has left the Empire."""

    rule = "RW-CAM-OFF-09"
    house: str


class GoAlong(Option, frozen=True):
    rule = "RW-CAM-OFF-09"


class StandByEmpire(Option, frozen=True):
    rule = "RW-CAM-OFF-09"


class FestivalGift(Question, frozen=True):
    """How much for the church town?  Nobody else learns it."""

    rule = "RW-CAM-OFF-04"
    at: str


class Give(Option, frozen=True):
    rule = "RW-CAM-OFF-04"
    amount: int


class StandForOffice(Question, frozen=True):
    rule = "RW-CAM-OFF-07"
    office: str


class Stand(Option, frozen=True):
    rule = "RW-CAM-OFF-07"


class DoNotStand(Option, frozen=True):
    rule = "RW-CAM-OFF-07"


class Ballot(Question, frozen=True):
    rule = "RW-CAM-OFF-07"
    office: str
    votes: int


class VoteFor(Option, frozen=True):
    rule = "RW-CAM-OFF-07"
    faction: str


class TempleOffered(Question, frozen=True):
    """RW-T-POLITICS  The temple in Gracuja: pay, and join the Empire?"""

    rule = "RW-CAM-CARD-01"
    price: int


class BuildTemple(Option, frozen=True):
    rule = "RW-CAM-CARD-01"


class LeaveIt(Option, frozen=True):
    rule = "RW-CAM-CARD-01"
