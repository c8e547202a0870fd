"""Creatures whose wounds close by themselves.  MB-SOLO-06."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.knowledge import note_losses, show_condition


async def regenerate(world: World) -> None:
    """MB-SOLO-06, MB-SCALE-04  At the end of a round, once, up to the full pool."""
    for unit in world.units.values():
        won = min(unit.lost, unit.row.regeneration)
        if unit.in_play and won:
            unit.lost -= won
            await tell(ALL, events.Regenerated(unit.id, won))
            await show_condition(unit)
            note_losses(unit)
