"""Players for tests: they answer from a view, a question and some luck."""

from __future__ import annotations

from typing import Any

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from tests.contract.cards.pieces import Resign
from tests.contract.cards.view import CardsView


def random_policy(view: CardsView, asked: Asked, luck: Luck) -> Any:
    """Any answer; seldom resigns, and lets every other offer pass."""
    if not asked.options or (asked.kind == "offer" and luck.below(2)):
        return None
    options = asked.options
    if isinstance(options[-1], Resign) and luck.below(5):
        options = options[:-1]
    return options[luck.below(len(options))]


def bold(view: CardsView, asked: Asked, luck: Luck) -> Any:
    """Always the last option but never resigns: the highest card, face up, the highest bid, every raise."""
    if not asked.options:
        return None
    return [option for option in asked.options if option != Resign()][-1]


def careful(view: CardsView, asked: Asked, luck: Luck) -> Any:
    """Always the first option, and no raise."""
    return None if asked.kind == "offer" else asked.options[0]
