"""Battles between those who are enemies no more (CN-CONT-01)."""

from __future__ import annotations

from montjoy.games.clusta import after, battles
from montjoy.games.clusta.sides import at_odds
from montjoy.games.clusta.world import World


async def parted(world: World) -> None:
    """CN-CONT-01  It is hostility that makes a battle: one that goes on, or was broken off, is over where neither side regards
    the other as an enemy any more."""
    for clash in list(world.clashes.values()):
        a, b = (after.side_of(world, clash, side) for side in (0, 1))
        if not a or not b or at_odds(world, a, b):
            continue
        if clash.fight is None:
            battles.patrols_return(world, clash)
            del world.clashes[clash.id]
        else:
            await battles.close(world, clash)
