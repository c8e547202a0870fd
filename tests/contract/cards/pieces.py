"""The nouns: the table, what is asked, what is told."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from montjoy.core.decks import Card, Deck
from montjoy.core.effects import Event, Option, Question, Seat
from montjoy.core.game import Scenario
from tests.contract.cards.options import CardsOptions

CARDS = tuple("123456789")
HELD = 2                                # cards a seat holds at the start of a hand
BIDS = (1, 2, 3)
DEBT = -4                               # who has so few points may resign
COURT = ("7", "8", "9")                 # cards that can raise


class CardsScenario(Scenario, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]
    goal: int
    hands: int


class Table(msgspec.Struct):
    """The whole state.  `knows`: by viewer, the cards of others and of the deck whose place he has learned."""

    seats: tuple[Seat, ...]
    goal: int
    hands: int
    options: CardsOptions
    deck: Deck
    points: dict[Seat, int]
    held: dict[Seat, list[Card]]
    knows: dict[str, list[Card]]
    hand: int = 1
    turn: Seat = ""                     # who decides now, where that is public
    laid: dict[Seat, Card] = {}
    face_up: list[Seat] = []            # whose card lies face up
    bids: dict[Seat, int] = {}          # empty until all are in
    raises: dict[Seat, Card] = {}
    resigned: Seat = ""


class Outcome(msgspec.Struct, frozen=True):
    """`why`: goal, hands, deck or resigned.  More than one winner is a tie."""

    winners: tuple[Seat, ...]
    why: str
    points: dict[Seat, int]


# ---- what is asked ---------------------------------------------------------------------------------------------------
class SwapForNext(Question, frozen=True):
    """You have seen the next card.  Do you want it for one of yours?"""

    rule: ClassVar[str] = "CD-5"
    next: Card


class Keep(Option, frozen=True):
    pass


class Give(Option, frozen=True):
    card: Card


class PickCard(Question, frozen=True):
    """Which card will you lay?  Nothing has happened yet: it may be taken back."""

    rule: ClassVar[str] = "CD-6"
    quiet: ClassVar[bool] = True


class Pick(Option, frozen=True):
    card: Card


class LayCard(Question, frozen=True):
    """Face down or face up?  Then it lies."""

    rule: ClassVar[str] = "CD-6"
    card: Card


class FaceDown(Option, frozen=True):
    pass


class FaceUp(Option, frozen=True):
    pass


class Bid(Question, frozen=True):
    """What do you bid?  Nobody sees it before all bids are in."""

    rule: ClassVar[str] = "CD-7"


class Points(Option, frozen=True):
    points: int


class Resign(Option, frozen=True):
    pass


class Raise(Question, frozen=True):
    """Do you want to raise by showing a high card?"""

    rule: ClassVar[str] = "CD-8"


class RaiseWith(Option, frozen=True):
    card: Card


# ---- what is told ----------------------------------------------------------------------------------------------------
class Dealt(Event, frozen=True):
    rule: ClassVar[str] = "CD-4"
    seat: Seat
    cards: int


class Kept(Event, frozen=True):
    """He has looked at the next card and left it."""

    rule: ClassVar[str] = "CD-5"
    seat: Seat


class Swapped(Event, frozen=True):
    """He has taken the next card; the one he gave for it goes under the deck, face up."""

    rule: ClassVar[str] = "CD-5"
    seat: Seat
    card: Card


class Laid(Event, frozen=True):
    rule: ClassVar[str] = "CD-6"
    seat: Seat


class LaidOpen(Event, frozen=True):
    rule: ClassVar[str] = "CD-6"
    seat: Seat
    card: Card


class BidsShown(Event, frozen=True):
    rule: ClassVar[str] = "CD-7"
    bids: tuple[tuple[Seat, int], ...]


class Raised(Event, frozen=True):
    rule: ClassVar[str] = "CD-8"
    seat: Seat
    card: Card


class Shown(Event, frozen=True):
    rule: ClassVar[str] = "CD-9"
    seat: Seat
    card: Card


class HandWon(Event, frozen=True):
    rule: ClassVar[str] = "CD-9"
    seat: Seat


class Paid(Event, frozen=True):
    """One seat pays another."""

    rule: ClassVar[str] = "CD-10"
    seat: Seat
    to: Seat
    points: int


class Resigned(Event, frozen=True):
    rule: ClassVar[str] = "CD-14"
    seat: Seat
