"""Who may know what: views built by naming what a viewer knows, and deals that a seat cannot tell apart."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.decks import Card
from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import Luck, View
from tests.contract.cards.pieces import CARDS, Table

UNSEEN = "?"


class Player(msgspec.Struct, frozen=True):
    """What is known of one seat.  `cards`: how many it holds; `known`: which, as far as the viewer knows, laid ones among
    them; `laid`: "" nothing yet, "?" face down, or the card.  `bid`: 0 until the bids are shown."""

    seat: Seat
    points: int
    cards: int
    known: tuple[Card, ...]
    laid: str
    bid: int
    raised: str


class CardsView(View, frozen=True):
    """`next`: the next card of the deck, if the viewer knows it.  `under`: the cards under the deck, next first."""

    viewer: str
    hand: int
    turn: Seat
    players: tuple[Player, ...]
    deck: int
    next: str
    under: tuple[Card, ...]


def view(table: Table, viewer: str) -> CardsView:
    """All the viewer may know."""
    deck = table.deck
    known = knows(table, viewer)
    following = deck.top[0] if deck.top else deck.tail[0] if deck.tail and not deck.bag else UNSEEN
    return CardsView(
        viewer=viewer,
        hand=table.hand,
        turn=table.turn,
        players=tuple(player(table, seat, viewer) for seat in table.seats),
        deck=len(deck),
        next=following if following in known else UNSEEN,
        under=tuple(deck.tail),
    )


def player(table: Table, seat: Seat, viewer: str) -> Player:
    """A seat as the viewer sees it."""
    known, laid = knows(table, viewer), table.laid.get(seat, "")
    if laid and seat not in table.face_up and viewer not in (seat, UMPIRE):
        laid = UNSEEN
    return Player(
        seat,
        table.points[seat],
        len(table.held[seat]),
        tuple(sorted(card for card in holding(table, seat) if card in known)),
        laid,
        table.bids.get(seat, 0),
        table.raises.get(seat, ""),
    )


def holding(table: Table, seat: Seat) -> list[Card]:
    """A seat's cards, in the hand and laid."""
    return [*table.held[seat], *([table.laid[seat]] if seat in table.laid else [])]


def knows(table: Table, viewer: str) -> frozenset[Card]:
    """The cards of which the viewer knows whose they are, or where in the deck."""
    if viewer == UMPIRE:
        return frozenset(CARDS)
    own = holding(table, viewer) if viewer in table.held else []
    return frozenset([*own, *table.knows[viewer]])


# ---- what is hidden, and other deals -----------------------------------------------------------------------------------
def hidden(table: Table, seat: Seat) -> dict[str, Any]:
    """By name, the places where cards lie that may be others, for all the seat knows."""
    places = {
        **{f"cards of {other}": holding(table, other) for other in table.seats if other != seat},
        "next card": table.deck.top,
        "shuffled cards": table.deck.bag,
    }
    unknown = frozenset(CARDS) - knows(table, seat)
    found = {name: tuple(cards) for name, cards in places.items() if 0 < len(unknown & set(cards)) < len(unknown)}
    for other in face_down(table, seat):
        found[f"card laid by {other}"] = table.laid[other]
    return found


def face_down(table: Table, seat: Seat) -> list[Seat]:
    """The others who have laid a card face down and hold one more, so that it may be either."""
    return [s for s in table.laid if s != seat and s not in table.face_up and table.held[s]]


def redeal(table: Table, seat: Seat, luck: Luck) -> Table:
    """Every card the seat does not know may be any other card it does not know: all such deals are equally likely."""
    new = msgspec.json.decode(msgspec.json.encode(table), type=Table)
    unknown = [card for card in CARDS if card not in knows(table, seat)]
    other = dict(zip(unknown, shuffled(unknown, luck)))

    def swap(cards: list[Card]) -> list[Card]:
        return [other.get(card, card) for card in cards]

    new.deck.top, new.deck.bag = swap(new.deck.top), sorted(swap(new.deck.bag))
    new.held = {s: sorted(swap(cards)) for s, cards in new.held.items()}
    new.laid = {s: other.get(card, card) for s, card in new.laid.items()}
    new.knows = {viewer: sorted(swap(cards)) for viewer, cards in new.knows.items()}
    for s in face_down(new, seat):
        if luck.below(2):
            new.laid[s], new.held[s] = new.held[s][0], [new.laid[s]]
    return new


def shuffled(cards: list[Card], luck: Luck) -> list[Card]:
    """The same cards in any order."""
    left = list(cards)
    return [left.pop(luck.below(len(left))) for _ in cards]
