"""Players for tests: they answer from a view, a question and some luck."""

from __future__ import annotations

from typing import Any

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked, HandedOff
from tests.contract.pickets.board import CENTRE, HEXES, distance
from tests.contract.pickets.orders import why_not_move
from tests.contract.pickets.pieces import Move, Orders, PostResult
from tests.contract.pickets.view import PicketsView


def random_policy(view: PicketsView, asked: Asked, luck: Luck) -> Any:
    """Any answer."""
    if asked.kind == "order":
        return random_form(view, asked, luck)
    return asked.options[luck.below(len(asked.options))]


def random_form(view: PicketsView, asked: Asked, luck: Luck) -> Any:
    """Legal orders: half of the pickets move, half of the time a courier rides.  For an umpire: heads or tails."""
    if isinstance(asked.ask, HandedOff):
        return PostResult(luck.below(2) == 0)
    moves: list[Move] = []
    for own in view.pickets:
        ways = [move for hex in HEXES if not why_not_move(view, move := Move(own.id, hex)) and hex != own.hex]
        if luck.below(3):
            moves.append(ways[luck.below(len(ways))])
    sender = view.pickets[luck.below(len(view.pickets))].id if view.couriers_left and luck.below(2) else ""
    return Orders(tuple(moves), sender)


def forward(view: PicketsView, asked: Asked, luck: Luck) -> Any:
    """Everybody to the centre, and there they press."""
    if isinstance(asked.ask, HandedOff):
        return PostResult(True)
    if asked.kind != "order":
        return max(option for option in asked.options if option < 2)
    moves = [Move(own.id, CENTRE) for own in view.pickets if own.hex != CENTRE and distance(own.hex, CENTRE) == 1]
    return Orders(tuple(moves))
