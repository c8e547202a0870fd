"""What a faction is asked in a campaign besides the questions of the battles, and may answer."""

from __future__ import annotations

from typing import Literal, TypeAlias

from montjoy.core.effects import Option, Question

Building: TypeAlias = Literal["found", "fortress", "rebuild", "repair", "imperial", "church"]


class Prepare(Question, frozen=True):
    """What does each place give, who is hired, who leads what and carries how much?  With what the treasury holds now, and after
    the taxes if every place that may pays them; `fields`: what may be ordered, as (name, number now, the most)."""

    rule = "RW-CAM-RND-04"
    treasury: int
    taxed: int
    fields: tuple[tuple[str, int, int], ...]


class PrepareByPlace(Question, frozen=True):
    """The same where everything has a field or a line of its own: nothing is said of how the answer is written."""

    rule = "RW-CAM-RND-04"
    treasury: int
    taxed: int


class Regroup(Question, frozen=True):
    """Who leads what in that province, and who carries how much?"""

    rule = "RW-CAM-NOB-08"
    at: str
    treasury: int
    fields: tuple[tuple[str, int, int], ...]


class RegroupByPlace(Question, frozen=True):
    """The same where everything has a field or a line of its own."""

    rule = "RW-CAM-NOB-08"
    at: str
    treasury: int


class HeadReturns(Question, frozen=True):
    """The seat is lost: in which of its places does the faction's new head appear?"""

    rule = "RW-CAM-NOB-05"
    banner: str


class AnyTime(Question, frozen=True):
    """Nobody asks it: what answers for the seat while others act?  `fields`: what may be ordered, each as (name, values)."""

    rule = "RW-CAM-RND-05-X"
    fields: tuple[tuple[str, str], ...]


class AnyTimeByField(Question, frozen=True):
    """The same where each order has a field of its own: nothing is said of how the answer is written."""

    rule = "RW-CAM-RND-05-X"


class Advance(Option, frozen=True):
    """One banner enters a neighbouring province; `price`: the resources that buy the steps it lacks, `dying`: the units that die
    instead of those nobody can pay."""

    rule = "RW-CAM-MOV-02"
    banner: str
    to: str
    price: int
    dying: int = 0


class AdvanceAs(Option, frozen=True):
    """What a march is called.  `purse`: "" the treasury, or the banner whose chest pays; `leaves`: the place whose siege it
    leaves;
    `relieves`: it falls upon those who besiege friends there."""

    rule = "RW-CAM-MOV-02"
    banner: str
    to: str
    price: int
    dying: int
    purse: str
    leaves: str
    relieves: bool


class AdvanceTogether(Option, frozen=True):
    """Several banners do; which, is asked next."""

    quiet = True
    rule = "RW-CAM-MOV-03"
    at: str
    to: str


class AdvanceTogetherToRelief(Option, frozen=True):
    """What a march of several is called that falls upon the besiegers there."""

    rule = "RW-RELIEF-01"
    at: str
    to: str


class Reorganise(Option, frozen=True):
    """Shift units and resources between the banners of a province, and the garrison; how, is asked next."""

    quiet = True
    rule = "RW-CAM-NOB-08"
    at: str


class Build(Option, frozen=True):
    """Pay a part of a building, or all of it."""

    rule = "RW-CAM-BLD-03"
    at: str
    building: Building
    amount: int
    purse: str


CampaignActs: TypeAlias = Advance | AdvanceTogether | Reorganise | Build
