"""Told of things, webs, travel and events."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


# ---- things ----------------------------------------------------------------------------------------------------------
class Found(Event, frozen=True):
    """An open thing."""

    rule: ClassVar[str] = "DL-6.2a"
    hero: str
    thing: str
    sort: str
    what: str


class CardTaken(Event, frozen=True):
    """A special or a treasure card: that he has one more."""

    rule: ClassVar[str] = "DLC-23"
    hero: str
    thing: str
    sort: str


class FaceSeen(Event, frozen=True):
    """To those who see the face alone."""

    rule: ClassVar[str] = "DLC-23"
    thing: str
    card: str


class DeckEmpty(Event, frozen=True):
    rule: ClassVar[str] = "DL-9-X2"
    deck: str


class PutOn(Event, frozen=True):
    rule: ClassVar[str] = "DLC-10"
    hero: str
    thing: str


class PutOff(Event, frozen=True):
    rule: ClassVar[str] = "DLC-10"
    hero: str
    thing: str


class Drank(Event, frozen=True):
    rule: ClassVar[str] = "DLC-13"
    hero: str
    potion: str


class PickedUp(Event, frozen=True):
    rule: ClassVar[str] = "DLC-22"
    hero: str
    thing: str
    place: str


class LeftLying(Event, frozen=True):
    rule: ClassVar[str] = "DLC-22"
    thing: str
    place: str


class Offered(Event, frozen=True):
    """Said aloud before the other one is asked: `wanted`, he asks for it."""

    rule: ClassVar[str] = "DLC-21"
    thing: str
    hero: str
    to: str
    wanted: bool


class Given(Event, frozen=True):
    rule: ClassVar[str] = "DLC-21"
    thing: str
    giver: str
    taker: str


class GiftRefused(Event, frozen=True):
    rule: ClassVar[str] = "DLC-21"
    thing: str
    giver: str
    taker: str


class ThingLost(Event, frozen=True):
    """`to`: "used", "under-deck", "out"."""

    rule: ClassVar[str] = "DL-6-X1"
    hero: str
    thing: str
    to: str


class CardPlayed(Event, frozen=True):
    """A special card, face up now."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    thing: str
    card: str
    on: str


class SpellCast(Event, frozen=True):
    rule: ClassVar[str] = "DLC-04"
    hero: str
    spell: str


class Peeked(Event, frozen=True):
    """The far-seeing glass: at which square."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    square: str


class TilesSeen(Event, frozen=True):
    """To the one who looks alone."""

    rule: ClassVar[str] = "DLC-24"
    square: str
    labyrinth: str
    room: str


class ByHandTold(Event, frozen=True):
    """What the table says came of an effect."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    text: str
    note: str


class MustLoseTurns(Event, frozen=True):
    """The hero loses so many turns more."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    turns: int


# ---- webs, travel, events --------------------------------------------------------------------------------------------
class Caught(Event, frozen=True):
    rule: ClassVar[str] = "DL-11.1a"
    hero: str
    square: str


class WebForced(Event, frozen=True):
    rule: ClassVar[str] = "DL-11.2"
    hero: str
    square: str
    freed: tuple[str, ...]


class GotLoose(Event, frozen=True):
    rule: ClassVar[str] = "DL-11.1d"
    hero: str
    square: str


class SpiderMoved(Event, frozen=True):
    rule: ClassVar[str] = "DL-11.3a"
    spider: str
    start: str
    to: str


class Eaten(Event, frozen=True):
    rule: ClassVar[str] = "DL-11.5"
    hero: str
    spider: str
    square: str


class Whirled(Event, frozen=True):
    """Teleported; where to."""

    rule: ClassVar[str] = "DL-12.1a"
    who: str
    direction: str
    to: str


class Arrived(Event, frozen=True):
    rule: ClassVar[str] = "DL-12.1b"
    hero: str
    to: str


class RingUsed(Event, frozen=True):
    """A ring that can be used so many times more."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    ring: str
    left: int


class Numbered(Event, frozen=True):
    """The passages in the order of their numbers."""

    rule: ClassVar[str] = "DL-12.2a"
    who: str
    ways: tuple[str, ...]


class RanOut(Event, frozen=True):
    """By chance, through this passage."""

    rule: ClassVar[str] = "DL-12.2b"
    who: str
    way: str


class TileRotated(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    square: str
    quarters: int


class MonstersStir(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    monsters: tuple[str, ...]
