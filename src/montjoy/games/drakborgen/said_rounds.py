"""Told of the start, the rounds and the day, and of moving about."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


# ---- before the game -------------------------------------------------------------------------------------------------
class OrderRolled(Event, frozen=True):
    """The turn order; the first is player 1."""

    rule: ClassVar[str] = "DL-BASE-11"
    order: tuple[str, ...]


class SymbolRolled(Event, frozen=True):
    """The painted symbol that marks real secret doors in this game."""

    rule: ClassVar[str] = "DL-BASE-06"
    symbol: int


class HeroesDealt(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-08"
    seat: str
    heroes: tuple[str, ...]


class HeroTaken(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-08"
    seat: str
    hero: str


class Started(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-10"
    seat: str
    place: str


# ---- rounds, day and end ---------------------------------------------------------------------------------------------
class TurnBegun(Event, frozen=True):
    """A hero's turn, or a monster player's."""

    rule: ClassVar[str] = "DL-BASE-13"
    seat: str
    round: int


class TurnLost(Event, frozen=True):
    """The hero must lose this turn; so many are left."""

    rule: ClassVar[str] = "DL-BASE-13"
    seat: str
    left: int


class SunMoved(Event, frozen=True):
    """`why`: "die", "room" (an event), "held" (an hourglass: the die did not count)."""

    rule: ClassVar[str] = "DL-BASE-14"
    steps: int
    sun: int
    why: str


class SunSet(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-15"
    lost: tuple[str, ...]


class WentRetired(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-18"
    seat: str


class NoWayUp(Event, frozen=True):
    """Everybody left is in the catacombs and no staircase is face up."""

    rule: ClassVar[str] = "DL-4.8e"
    seats: tuple[str, ...]


class FacesShown(Event, frozen=True):
    """At the end: a hero's treasure cards and all he is worth."""

    rule: ClassVar[str] = "DL-BASE-16"
    seat: str
    cards: tuple[str, ...]
    gold: int


# ---- moving about ----------------------------------------------------------------------------------------------------
class Moved(Event, frozen=True):
    rule: ClassVar[str] = "DL-3.3"
    seat: str
    start: str
    to: str
    way: str


class TileTurned(Event, frozen=True):
    """A labyrinth tile is laid face up, its entry dot on that side."""

    rule: ClassVar[str] = "DL-6.1a"
    square: str
    tile: str
    entry: str


class RoomTileAside(Event, frozen=True):
    """The room tile is put aside; nobody has seen it."""

    rule: ClassVar[str] = "DL-6.1b"
    square: str


class RoomTurned(Event, frozen=True):
    rule: ClassVar[str] = "DL-6.1b"
    square: str
    room: str


class RoomEmpty(Event, frozen=True):
    """The reservation on the tile is not met."""

    rule: ClassVar[str] = "DL-6.3"
    square: str
    room: str


class RoomDone(Event, frozen=True):
    """A tile goes to the used pile."""

    rule: ClassVar[str] = "DL-6-X1"
    room: str


class SecretDoorFound(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.1.1c-X"
    seat: str
    square: str
    way: str


class PlainWall(Event, frozen=True):
    """The wall that was named is no secret door."""

    rule: ClassVar[str] = "DL-4.1.1c-X"
    seat: str
    square: str
    way: str


class WentOutside(Event, frozen=True):
    rule: ClassVar[str] = "DL-BASE-17"
    seat: str
    start: str


class CameInto(Event, frozen=True):
    """From outside into a tower room."""

    rule: ClassVar[str] = "DL-BASE-17"
    seat: str
    to: str


class Stayed(Event, frozen=True):
    rule: ClassVar[str] = "DL-QA-03"
    seat: str


class Rested(Event, frozen=True):
    rule: ClassVar[str] = "DL-5.3"
    seat: str
    gained: int
    body: int
