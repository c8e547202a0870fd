"""Creatures whose wounds close by themselves.  MB-SOLO-06."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.knowledge import note_losses

TRAIT: Final = "regenerate_"


async def regenerate(world: World) -> None:
    """MB-SOLO-06, MB-SCALE-04  At the end of a round, once, up to the full pool."""
    for unit in world.units.values():
        won = min(unit.lost, points_of(unit))
        if unit.in_play and won:
            unit.lost -= won
            note_losses(unit)
            await tell(ALL, events.Regenerated(unit.id, won))


def points_of(unit: Unit) -> int:
    """MB-SOLO-06  Hit points a round by its traits: regenerate_3 is three."""
    return sum(int(trait.removeprefix(TRAIT)) for trait in unit.row.traits if trait.startswith(TRAIT))
