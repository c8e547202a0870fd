"""Who answers for a seat that no person plays: a bot, made of a view and a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from montjoy.bots import find
from montjoy.core import outside
from montjoy.core.effects import Seat
from montjoy.core.game import Game
from montjoy.core.philox import Philox, lane_of
from montjoy.core.session.streams import Asked
from montjoy.terminal.errors import Trouble

Player = Callable[[Any, Asked, Sequence[Any]], Any]


def player(game: Game, who: str, number: int, seed: str = "") -> Player:
    """The player behind "bot" or "bot:NAME"; where the house has no bot for a game, the game's default answers.  `seed`: the
    one given by hand, for the same game once more."""
    name = who.partition(":")[2]
    policy = _policy(game, name)
    begin = int(seed, 16) % 2**64 if seed else int.from_bytes(outside.entropy(8), "big")
    luck = Philox(begin, lane=lane_of(number % 200))

    def answer(view: Any, asked: Asked, items: Sequence[Any]) -> Any:
        return game.default(view, asked, items) if policy is None else policy(view, asked, luck)

    return answer


def _policy(game: Game, name: str) -> Callable[..., Any] | None:
    if name == "default":
        return None
    try:
        return find(game, name)
    except LookupError as error:
        raise Trouble(f'There is no bot "{name}" for {game.title}: {error}') from None


def policies(game: Game, seats: dict[Seat, str], seed: str = "") -> dict[Seat, Player]:
    """By seat, for the seats that are not played by a person."""
    return {seat: player(game, who, n, seed) for n, (seat, who) in enumerate(seats.items()) if who != "human"}
