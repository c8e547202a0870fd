"""Decks of cards: known cards on top, a bag below them, an ordered tail at the bottom.

Which card lies where is decided when it is drawn or peeked, not before: what nobody knows yet does not exist yet.
A deck is shuffled by being a bag.  Cards are ids.  Chance is drawn by whoever runs the rule, with `law` and `take`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from montjoy.core.errors import RulesError

Card = str


class Deck(msgspec.Struct):
    """`top`: cards that were peeked, next first.  `bag`: cards in no order, kept sorted.  `lost`: how many of the bag's
    cards have left it unseen.  `tail`: cards in a known order under all others, next first."""

    top: list[Card] = []
    bag: list[Card] = []
    lost: int = 0
    tail: list[Card] = []

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Deck:
        """A shuffled deck of these cards."""
        return cls(bag=sorted(cards))

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) - self.lost + len(self.tail)

    def law(self) -> list[tuple[Card, int]]:
        """The next card: each card it may be, with its weight.  Raises RulesError when the deck is empty."""
        if self.top:
            return [(self.top[0], 1)]
        if len(self.bag) > self.lost:
            counts: dict[Card, int] = {}
            for card in self.bag:
                counts[card] = counts.get(card, 0) + 1
            return list(counts.items())
        if self.tail:
            return [(self.tail[0], 1)]
        raise RulesError("drawn from an empty deck: ask for len(deck) first")

    def take(self, card: Card) -> None:
        """Remove the next card, which turned out to be `card`."""
        if self.top:
            self._expect(card, self.top.pop(0))
        elif len(self.bag) > self.lost:
            self.bag.remove(card)
            self._settle()
        else:
            self._expect(card, self.tail.pop(0))

    def see(self, card: Card) -> None:
        """The next card is looked at, turned out to be `card`, and stays where it is."""
        if not self.top and len(self.bag) > self.lost:
            self.bag.remove(card)
            self._settle()
            self.top.insert(0, card)

    def under(self, *cards: Card) -> None:
        """Put cards under the deck, the last one lowest."""
        self.tail.extend(cards)

    def shuffle_in(self, *cards: Card) -> None:
        """Shuffle the whole deck together with these cards; cards lost unseen stay out of it.

        Raises RulesError where a lost card cannot be told from the others any more: a deck that loses cards unseen and
        is shuffled with known ones must be drawn empty first."""
        if self.lost and (self.top or self.tail or cards):
            raise RulesError("cards left this deck unseen; it cannot be shuffled with known cards")
        self.bag = sorted([*self.top, *self.bag, *self.tail, *cards])
        self.top, self.tail = [], []

    def discard_unseen(self, n: int = 1) -> None:
        """The next n cards leave the deck and nobody sees which; a card somebody has peeked at cannot leave unseen."""
        if n > len(self.bag) - self.lost or self.top:
            raise RulesError("only cards that nobody has seen can be discarded unseen")
        self.lost += n
        self._settle()

    def _settle(self) -> None:
        """Cards of the bag that are all lost cannot come back."""
        if self.lost and self.lost == len(self.bag):
            self.bag, self.lost = [], 0

    @staticmethod
    def _expect(card: Card, there: Card) -> None:
        if card != there:
            raise RulesError(f"the next card is {there}, not {card}")
