"""The nouns: pickets, couriers, reports, the field; what is asked and what is told."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

import msgspec

from montjoy.core.effects import Event, Option, Question, Seat
from montjoy.core.game import Scenario
from montjoy.core.state import State, ints, state
from tests.contract.pickets.board import Hex
from tests.contract.pickets.options import PicketsOptions

BLUE, RED = "blue", "red"
SIDES = (BLUE, RED)
CAMP = {BLUE: "s", RED: "n"}
STRONGEST = 3                   # a picket's strength is 1 to 3


def enemy_of(side: Seat) -> Seat:
    return RED if side == BLUE else BLUE


class PicketsScenario(Scenario, frozen=True, kw_only=True):
    """`hold`: rounds the post must be held.  `hand_off`: who decides whether the post is taken, "own" or "umpire"."""

    rounds: int
    hold: int
    pickets: int
    couriers: int
    hand_off: dict[str, str] = {}


class Picket(msgspec.Struct):
    """A few men on watch.  Gone: strength 0."""

    side: Seat
    hex: Hex
    strength: int = 0


class Known(msgspec.Struct, frozen=True):
    """What a side knows for sure of an enemy picket: where it was after which round, and its strength (0: not yet)."""

    hex: Hex
    round: int
    strength: int


class Seen(msgspec.Struct, frozen=True):
    picket: str
    hex: Hex


class Report(msgspec.Struct, frozen=True):
    """What a picket saw around it at the end of a round; `came`: the round in which it was read."""

    picket: str
    hex: Hex
    round: int
    seen: tuple[Seen, ...]
    came: int


class Courier(msgspec.Struct):
    """On his way to the camp with a report, or caught; nobody knows before he is due."""

    side: Seat
    number: int
    picket: str
    sent: int
    hex: Hex
    due: int
    caught: bool
    seen: tuple[Seen, ...]


@state
class Fight(State):
    """Two sides in one hex: blue is 0, red is 1.  `leaves`: the bit set of the sides that go."""

    strength: list[int] = ints(2)
    stance: list[int] = ints(2)
    exchanges: int = 0
    leaves: int = 0


class Field(msgspec.Struct):
    """The whole state.  `trod` and `track`: by picket and round, the start being 0, where it had moved to, and where it
    stood in the end, having perhaps left a fight.  Both stop when it is gone."""

    rounds: int
    hold: int
    options: PicketsOptions
    pickets: dict[str, Picket]
    left: dict[Seat, int]                       # couriers a side may still send
    knows: dict[Seat, dict[str, Known]]
    trod: dict[str, list[Hex]]
    track: dict[str, list[Hex]]
    reports: dict[Seat, list[Report]]
    couriers: list[Courier] = []
    round: int = 1
    read: int = 0                               # the last round whose couriers have come
    post: Seat = ""                             # who holds the post at the centre
    held: int = 0                               # for how many rounds
    fight: Fight | None = None


class Outcome(msgspec.Struct, frozen=True):
    """`winner` is empty where nobody has won.  `why`: centre, gone or rounds."""

    winner: Seat
    why: str


# ---- what is asked ---------------------------------------------------------------------------------------------------
class WriteOrders(Question, frozen=True):
    """Where does each picket go, and which sends a courier?"""

    rule: ClassVar[str] = "PK-3"
    round: int


class Move(msgspec.Struct, frozen=True):
    picket: str
    to: Hex


class Orders(msgspec.Struct, frozen=True):
    """The form.  Pickets without a move stay.  `courier`: the picket that sends one; empty: none does."""

    moves: tuple[Move, ...] = ()
    courier: str = ""


class Ask(IntEnum):
    STANCE = 0


class Stance(IntEnum):
    HOLD = 0
    PRESS = 1
    WITHDRAW = 2


class TakeStance(Option, frozen=True):
    """PK-9's whole numbers, for players."""

    stance: str


class PostCase(msgspec.Struct, frozen=True):
    """The storm of the post, for whoever decides it."""

    side: Seat
    picket: str
    strength: int


class PostResult(msgspec.Struct, frozen=True):
    """Its outcome form."""

    taken: bool


# ---- what is told ----------------------------------------------------------------------------------------------------
class RoundBegins(Event, frozen=True):
    rule: ClassVar[str] = "PK-1"
    round: int


class CourierCame(Event, frozen=True):
    """A report is read in the camp: what a picket saw, and when."""

    rule: ClassVar[str] = "PK-6"
    picket: str
    hex: Hex
    round: int
    seen: tuple[Seen, ...]


class Met(Event, frozen=True):
    """Pickets of both sides stand in one hex, as (picket, strength)."""

    rule: ClassVar[str] = "PK-8"
    hex: Hex
    blue: tuple[tuple[str, int], ...]
    red: tuple[tuple[str, int], ...]


class StancesTaken(Event, frozen=True):
    rule: ClassVar[str] = "PK-9"
    blue: int
    red: int


class Struck(Event, frozen=True):
    """Hits a side has taken in one exchange, and the strength it has left."""

    rule: ClassVar[str] = "PK-10"
    side: int
    hits: int
    left: int


class FightOver(Event, frozen=True):
    """Which pickets are left, and which side goes back to its camp."""

    rule: ClassVar[str] = "PK-11"
    hex: Hex
    left: tuple[tuple[str, int], ...]
    leaves: tuple[Seat, ...]


class PostTaken(Event, frozen=True):
    rule: ClassVar[str] = "PK-13"
    side: Seat
    picket: str


class PostHeldOut(Event, frozen=True):
    """Only the side that tried learns that it has failed."""

    rule: ClassVar[str] = "PK-13"
    picket: str


class SideGone(Event, frozen=True):
    rule: ClassVar[str] = "PK-15"
    side: Seat
