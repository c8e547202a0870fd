"""Decks: what nobody knows yet does not exist yet."""

from __future__ import annotations

import pytest

from montjoy.core.decks import Deck
from montjoy.core.errors import RulesError


def test_a_deck_is_shuffled_by_being_a_bag():
    assert Deck.of("cab") == Deck.of("abc")
    assert Deck.of("aab").law() == [("a", 2), ("b", 1)]


def test_a_peeked_card_stays_on_top_and_is_the_next_drawn():
    deck = Deck.of("abc")
    deck.see("b")
    assert deck.law() == [("b", 1)] and len(deck) == 3
    deck.see("b")
    assert deck.top == ["b"]
    deck.take("b")
    assert deck.law() == [("a", 1), ("c", 1)]


def test_cards_put_under_come_last_and_in_order():
    deck = Deck.of("a")
    deck.under("x", "y")
    assert len(deck) == 3
    for card in "axy":
        assert deck.law() == [(card, 1)]
        deck.take(card)
    with pytest.raises(RulesError, match="empty"):
        deck.law()


def test_shuffling_in_forgets_every_order():
    deck = Deck(top=["t"], bag=["b"], tail=["u"])
    deck.shuffle_in("z")
    assert deck == Deck(bag=["b", "t", "u", "z"])


def test_cards_lost_unseen_shorten_the_deck_and_leave_every_card_possible():
    deck = Deck.of("abc")
    deck.discard_unseen(2)
    assert len(deck) == 1 and [card for card, _ in deck.law()] == ["a", "b", "c"]
    deck.take("b")
    assert len(deck) == 0 and deck.bag == [] and deck.lost == 0
    with pytest.raises(RulesError):
        deck.law()


def test_all_lost_is_empty():
    deck = Deck.of("ab")
    deck.under("z")
    deck.discard_unseen(2)
    assert deck.law() == [("z", 1)]


def test_a_seen_card_cannot_be_lost_unseen():
    deck = Deck.of("ab")
    deck.see("a")
    with pytest.raises(RulesError):
        deck.discard_unseen()
    with pytest.raises(RulesError):
        Deck.of("a").discard_unseen(2)


def test_known_and_lost_cards_are_not_shuffled_together():
    deck = Deck.of("abc")
    deck.discard_unseen()
    deck.shuffle_in()
    assert len(deck) == 2
    with pytest.raises(RulesError):
        deck.shuffle_in("z")


def test_the_wrong_card_is_noticed():
    with pytest.raises(RulesError, match="next card"):
        Deck(top=["a"], bag=["b"]).take("b")
    with pytest.raises(ValueError, match="not in list"):
        Deck.of("a").take("b")
