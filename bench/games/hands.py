"""Hands: hidden cards, two seats, one card after the other; the higher takes the trick.  The same game as the peer's, to measure
a table with: a decision changes what both are shown, and neither may see the other's hand.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar, Final

import msgspec

from montjoy.core.decks import Deck
from montjoy.core.effects import ALL, Event, Option, Question, Seat, choose, draw, mark, tell
from montjoy.core.game import Base, Options, Scenario, View
from montjoy.core.session.streams import Asked

SEATS: Final = ("north", "south")
HAND: Final = 12
CARDS: Final = tuple(f"c{n:02}" for n in range(52))


class Match(Scenario, frozen=True, kw_only=True):
    deals: int = 100_000


class Table(msgspec.Struct):
    """The whole state.  `lead`: the card that lies there; `won`: tricks by seat."""

    deals: int
    deck: Deck
    hands: dict[Seat, list[str]]
    won: dict[Seat, int]
    deal: int = 1
    lead: str = ""
    turn: Seat = SEATS[0]


class Result(msgspec.Struct, frozen=True):
    winners: tuple[Seat, ...]
    why: str


class Play(Question, frozen=True):
    """Which card do you play?"""


class Card(Option, frozen=True):
    card: str


class Played(Event, frozen=True):
    seat: Seat
    card: str


class Trick(Event, frozen=True):
    seat: Seat


class Seen(View, frozen=True):
    """One hand, and of the other how many."""

    mine: tuple[str, ...]
    left: tuple[int, ...]
    lead: str
    turn: Seat
    deal: int
    won: tuple[int, ...]


async def play(table: Table) -> Result:
    """Deal after deal, twelve tricks each."""
    while True:
        await mark(f"deal.{table.deal}")
        await deal(table)
        while any(table.hands.values()):
            await turn(table)
        if table.deal == table.deals:
            most = max(table.won.values())
            return Result(tuple(seat for seat in SEATS if table.won[seat] == most), "deals")
        table.deal += 1


async def deal(table: Table) -> None:
    table.deck = Deck.of(CARDS)
    for seat in SEATS:
        for n in range(HAND):
            table.hands[seat].append(await draw(table.deck, "HD-1", seat, n, to=seat))


async def turn(table: Table) -> None:
    """One card; the second of a trick settles it."""
    seat = table.turn
    hand = table.hands[seat]
    chosen = await choose(seat, Play(), [Card(card) for card in hand])
    hand.remove(chosen.card)
    await tell(ALL, Played(seat, chosen.card))
    other = SEATS[1 - SEATS.index(seat)]
    table.turn = other
    if not table.lead:
        table.lead = chosen.card
        return
    taker = seat if chosen.card > table.lead else other
    table.won[taker] += 1
    table.lead = ""
    await tell(ALL, Trick(taker))


class Hands(Base):
    slug = "hands"
    title = "Hands"
    options = Options
    scenario = Match
    state = Table
    scenarios: Mapping[str, Match] = {"long": Match(id="long", title="Hands")}
    reveals: ClassVar[Mapping[type[Event], str]] = {Played: "HD-2"}
    endings: Mapping[str, str] = {"deals": "all deals are played"}

    def seats(self, scenario: Match) -> tuple[Seat, ...]:
        return SEATS

    def setup(self, scenario: Match, options: Options) -> Table:
        return Table(scenario.deals, Deck.of(CARDS), {seat: [] for seat in SEATS}, dict.fromkeys(SEATS, 0))

    def play(self, state: Table) -> Coroutine[Any, Any, Result]:
        return play(state)

    def view(self, state: Table, viewer: str) -> Seen:
        hand = tuple(state.hands.get(viewer, ()))
        left = tuple([len(state.hands[seat]) for seat in SEATS])
        return Seen(hand, left, state.lead, state.turn, state.deal, tuple(state.won.values()))

    def waiting(self, view: Seen) -> tuple[Seat, ...] | None:
        return (view.turn,)

    def default(self, view: Seen, question: Asked, streams: Any) -> Card:
        card: Card = question.options[0]
        return card


game = Hands()
