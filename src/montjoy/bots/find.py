"""Which players there are for a game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from montjoy.bots.plain import Default, Random
from montjoy.core.game import Game
from montjoy.core.sample import Policy

SEER = "seer"
DUELLIST = "duellist"


def names(game: Game) -> tuple[str, ...]:
    """The names of the players for a game, the best one first: its own, then those of the house."""
    found = (SEER, "default", "random") if judged(game) else ("default", "random")
    return (*own(game), *found, DUELLIST) if fences(game) else (*own(game), *found)


def own(game: Any) -> Mapping[str, Policy]:
    """The players that a game brings along (`characters`), by name: policies made of a view and a question."""
    found: Mapping[str, Policy] = getattr(game, "characters", {})
    return found


def judged(game: Any) -> bool:
    """The game says what is good (`worth`), so that a seer can play it."""
    return hasattr(game, "worth")


def fences(game: Any) -> bool:
    """The game says which duel somebody is in (`duel(view) -> (case, side) | None`), so that its mixtures can be played."""
    return hasattr(game, "duel")


def find(game: Game, name: str = "") -> Policy:
    """The player of that name, as policy(view, asked, luck); without a name the best there is.  LookupError says which there
    are."""
    name = name or names(game)[0]
    if name not in names(game):
        raise LookupError(f"there are {', '.join(names(game))}")
    if name == SEER:
        from montjoy.bots.seer import Seer

        return Seer(game)
    if name == DUELLIST:
        from montjoy.bots.duellist import Duellist

        duel: Any = game
        return Duellist(duel.duel, next(iter(own(game).values()), Default(game)))
    if name in own(game):
        return own(game)[name]
    return Random(game) if name == "random" else Default(game)
