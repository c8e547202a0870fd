"""The cards of weather and politics (RW-T-WEATHER, RW-T-POLITICS), and what of them lasts in a round."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.rudern.model.powers import Cards
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Land


class Card(msgspec.Struct, frozen=True):
    """A card of which there are so many copies; one that `leaves` is turned once in a game."""

    copies: int
    effect: str
    leaves: bool = False


Deck = dict[str, Card]

WEATHER: Final[Deck] = {                                     # RW-T-WEATHER
    "mild_year": Card(3, "none"),
    "rich_harvest": Card(2, "town_tax_plus_1"),
    "drought": Card(2, "tax_half_up"),
    "hard_frost": Card(2, "steps_minus_1"),
    "deep_mud": Card(2, "length_plus_1"),
    "camp_fever": Card(1, "fever"),
}
POLITICS: Final[Deck] = {                                    # RW-T-POLITICS
    "strzegom_fire": Card(1, "legion", leaves=True),
    "declaration_of_war": Card(1, "join_emora_tragia", leaves=True),
    "temple_in_gracuja": Card(1, "temple", leaves=True),
    "truce_of_the_fairs": Card(1, "no_new_sieges"),
    "call_to_arms": Card(2, "free_foot"),
    "mutiny": Card(2, "mutiny"),
    "rich_merchants": Card(2, "gift_3"),
    "spies_everywhere": Card(1, "open_chests"),
    "quiet_months": Card(3, "none"),
}
DECKS: Final[dict[str, Deck]] = {"weather": WEATHER, "politics": POLITICS}
LASTING: Final = ("town_tax_plus_1", "tax_half_up", "steps_minus_1", "length_plus_1", "no_new_sieges")


def shuffled(deck: Deck, without: tuple[str, ...] = ()) -> dict[str, int]:
    """A whole deck, less those cards: how many copies of each."""
    return {name: card.copies for name, card in deck.items() if name not in without}


def new_cards() -> Cards:
    return Cards(shuffled(WEATHER), shuffled(POLITICS))


def lasts(land: Land, effect: str) -> bool:
    """RW-CAM-CARD-01  Whether a card's effect lasts in this round."""
    powers = powers_of(land)
    return bool(powers and powers.cards and effect in powers.cards.lasting)
