"""Told of doors and obstacles, and of body points."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


# ---- doors and obstacles ---------------------------------------------------------------------------------------------
class TestPassed(Event, frozen=True):
    """`why`: the rule of the test.  Also for monsters, by id."""

    rule: ClassVar[str] = "DL-BASE-24"
    seat: str
    factor: str
    roll: int
    value: int
    why: str


class TestFailed(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-24"
    seat: str
    factor: str
    roll: int
    value: int
    why: str


class DoorOpened(Event, frozen=True):
    """`by`: "key", "master-key", "spell", "pick", "force"."""

    rule: ClassVar[str] = "DL-4.4"
    seat: str
    square: str
    way: str
    by: str


class DoorLeftOpen(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.4.1b"
    square: str
    way: str


class DoorLocked(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.4.1b"
    square: str
    way: str


class GateLifted(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.5.1b"
    seat: str
    square: str
    way: str


class GateFell(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.5"
    square: str
    way: str


class CameToRubble(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.6.1a"
    seat: str
    square: str


class RubbleForced(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.6.1c"
    seat: str
    square: str


class StuckInTheRubble(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.6.1d"
    seat: str
    square: str


class WentDown(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.7.1"
    seat: str
    square: str


class SearchedInVain(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.7.3a"
    seat: str
    roll: int


class CameUp(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.7.3c"
    seat: str
    square: str
    stairs: int


class LeaptAcross(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.8a"
    seat: str
    square: str


class Fell(Event, frozen=True):
    """Into the catacombs."""

    rule: ClassVar[str] = "DL-4.8c"
    seat: str
    square: str


class Crossed(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.9c"
    seat: str
    square: str


class Declined(Event, frozen=True):
    """`why`: "bridge" or "chamber"."""

    rule: ClassVar[str] = "DL-4.9d"
    seat: str
    square: str
    why: str


class TreasureFell(Event, frozen=True):
    """From the footbridge."""

    rule: ClassVar[str] = "DL-4.9c"
    seat: str
    thing: str


class JumpedAfter(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.9e"
    seat: str


class TreasureFoundBelow(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.9f-X"
    seat: str
    thing: str


class SteppedBack(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.6a"
    seat: str
    start: str
    to: str


class WayBackShut(Event, frozen=True):
    """He meant to go back and cannot any more."""

    rule: ClassVar[str] = "DL-7.6d-X"
    seat: str


# ---- body points -----------------------------------------------------------------------------------------------------
class Hurt(Event, frozen=True):
    """`why`: the rule."""

    rule: ClassVar[str] = "DL-5.1b"
    hero: str
    lost: int
    body: int
    why: str


class Healed(Event, frozen=True):
    rule: ClassVar[str] = "DL-5.3"
    hero: str
    gained: int
    body: int
    why: str


class Died(Event, frozen=True):
    """`why`: "wounds", "fight", "eaten", "sunset", "no-way-up"."""

    rule: ClassVar[str] = "DL-5.1c"
    hero: str
    why: str
    place: str


class RingSaved(Event, frozen=True):
    """The Ring of Life is spent; he keeps one point."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    ring: str


class Warded(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    hero: str
    spared: int


class RolledAgain(Event, frozen=True):
    """With the rope."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
