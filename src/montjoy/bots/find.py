"""Which players there are for a game, by name."""

from __future__ import annotations

from typing import Any

from montjoy.bots.plain import Default, Random
from montjoy.core.game import Game
from montjoy.core.sample import Policy

SEER = "seer"


def names(game: Game) -> tuple[str, ...]:
    """The names of the players for a game, the best one first."""
    return (SEER, "default", "random") if judged(game) else ("default", "random")


def judged(game: Any) -> bool:
    """The game says what is good (`worth`), so that a seer can play it."""
    return hasattr(game, "worth")


def find(game: Game, name: str = "") -> Policy:
    """The player of that name, as policy(view, asked, luck); without a name the best there is.  LookupError says which there
    are."""
    name = name or names(game)[0]
    if name not in names(game):
        raise LookupError(f"there are {', '.join(names(game))}")
    if name == SEER:
        from montjoy.bots.seer import Seer

        return Seer(game)
    return Random(game) if name == "random" else Default(game)
