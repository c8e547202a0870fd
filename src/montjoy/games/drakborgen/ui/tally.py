"""What each side has left, and how strong it is beside the others: for the page after the game."""

from __future__ import annotations

from collections.abc import Mapping

from montjoy.games.drakborgen.model.heroes import alive
from montjoy.games.drakborgen.model.state import Hero, World
from montjoy.games.drakborgen.outcome import gold_of, is_out

LIFE, CASTLE, STEP = 400, 300, 30                            # in gold: an unhurt hero, the castle at dawn, each step of the sun


def left(world: World) -> Mapping[str, Mapping[str, int]]:
    """Body points and gold, treasure cards by their faces; a dead hero has neither."""
    return {seat: {"body": max(0, hero.body) if alive(hero) else 0, "gold": gold_of(world, hero) if alive(hero) else 0}
            for seat, hero in world.castle.heroes.items()}


def strength(world: World) -> Mapping[str, float]:
    """In gold: what each hero carries and what is left of his life; against all of them the castle, stronger with every step of
    the sun."""
    found = {seat: worth(world, hero) for seat, hero in world.castle.heroes.items()}
    return {**found, "": CASTLE + STEP * world.castle.sun}


def worth(world: World, hero: Hero) -> float:
    if not alive(hero):
        return 0.0
    life = 1.0 if is_out(hero) and gold_of(world, hero) else max(0, hero.body) / max(1, hero.most)
    return gold_of(world, hero) + LIFE * life
