"""The day: the sun die and the marker it moves (DL-BASE-14)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.luck import suns
from montjoy.games.drakborgen.model.state import World
from montjoy.games.drakborgen.protocol.events import SunMoved
from montjoy.games.drakborgen.rules import special_cards


async def roll_sun(world: World) -> None:
    """DL-BASE-14  After every round player 1 rolls the sun die; with sun_roll_time = start it is the first thing of the next.
    An hourglass holds the marker, SP10."""
    over = world.castle.round
    if world.castle.options.sun_roll_time == "start":
        world.castle.round += 1
    steps = await suns(world, "DL-BASE-14")
    held = steps > 0 and await special_cards.ask_for_hourglass(world)
    await move_sun(world, 0 if held else steps, "held" if held else "die", over)


async def move_sun(world: World, steps: int, why: str, over: int = 0) -> None:
    """DL-BASE-14  The marker moves, never back below 0.  `over`: the round that has ended."""
    before, world.castle.sun = world.castle.sun, max(0, world.castle.sun + steps)
    await tell(ALL, SunMoved(world.castle.sun - before, world.castle.sun, why, over))
