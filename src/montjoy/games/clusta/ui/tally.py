"""What each side has left, and how strong it is beside the others: for the page after the game."""

from __future__ import annotations

from collections.abc import Mapping

from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.outcome import men_near
from montjoy.games.clusta.ui.summary import standing

SHOWN = ("men", "wounded", "camps", "commanders")
CAMP, COMMANDER, NEAR = 50, 25, 1                            # in men: a camp, a commander, a man near the conflux once more


def left(world: World) -> Mapping[str, Mapping[str, int]]:
    """Men with the units, wounded, camps and commanders at large."""
    found = {side: standing(world, side) for side in world.sides}
    return {side: {name: there[name] for name in SHOWN} for side, there in found.items()}


def strength(world: World) -> Mapping[str, float]:
    """In men: those with the units, half of the wounded, camps and commanders; who is near the conflux counts twice.
    Nobody before the first day."""
    found: dict[str, float] = {}
    if world.day < 0:
        return found
    for side, there in left(world).items():
        worth = CAMP * there["camps"] + COMMANDER * there["commanders"] + there["wounded"] / 2
        found[side] = there["men"] + worth + NEAR * men_near(world, side)
    return found
