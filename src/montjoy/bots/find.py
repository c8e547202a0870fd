"""Which players there are for a game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from montjoy.bots.by_chance import Default, Random
from montjoy.core.game import Game
from montjoy.core.sample import Policy

SEER = "seer"
DUELLIST = "duellist"


def names(game: Game) -> tuple[str, ...]:
    """The names of the players for a game, the best one first: one that looks ahead where the game says what is good, its own,
    those of the house, and one that fences where it says which duel somebody is in."""
    ahead, fences = (SEER,) if game.appraisal is not None else (), (DUELLIST,) if game.duels is not None else ()
    return (*ahead, *game.characters, "default", "random", *fences)


def find(game: Game, name: str = "") -> Policy:
    """The player of that name, as policy(view, asked, luck); without a name the best there is.  LookupError says which there
    are."""
    name = name or names(game)[0]
    if name not in names(game):
        raise LookupError(f"there are {', '.join(names(game))}")
    if name == SEER:
        from montjoy.bots.greedy_odds import Seer

        return Seer(game)
    own: Mapping[str, Policy] = game.characters
    if name == DUELLIST and game.duels is not None:
        from montjoy.bots.equilibrium import Duellist

        return Duellist(game.duels.duel, next(iter(own.values()), Default(game)))
    if name in own:
        return own[name]
    return Random(game) if name == "random" else Default(game)
