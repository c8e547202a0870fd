"""Heads of houses with their abilities (RW-CAM-NOB-10, heads = ours): who is drawn, and when.  `abilities.py` has the list."""

from __future__ import annotations

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.rudern.model.queries import active, powers_of
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.powers_events import HeadDrawn, HeadPaid
from montjoy.games.rudern.rules.battles.money import note_given, others
from montjoy.games.rudern.rules.powers.abilities import ABILITY, HEADS, INCOME, head_banner, is_able


async def draw_first_heads(world: World) -> None:
    """RW-CAM-NOB-10  At the start each house and Gracuja draw the head they begin with."""
    powers = powers_of(world.land)
    if not powers:
        return
    for faction in (powers.gracuja, *powers.houses):
        if faction not in powers.heads and head_banner(world.land, faction):
            await draw_head(world, faction)


async def draw_head(world: World, faction: str) -> None:
    """RW-CAM-NOB-10  One of the five, openly and each as likely; after a death, when the new head appears.  The dead do not come
    again until all five are dead (ours)."""
    powers = powers_of(world.land)
    if not powers or world.land.options.heads == "none" or faction not in HEADS:
        return
    if faction in powers.heads:
        powers.dead_heads = (*powers.dead_heads, powers.heads[faction])
    alive = [head for head in HEADS[faction] if head not in powers.dead_heads]
    if not alive:
        alive = list(HEADS[faction])
        powers.dead_heads = tuple(head for head in powers.dead_heads if head not in alive)
    drawn = await roll(d(len(alive)), "RW-CAM-NOB-10", faction) if len(alive) > 1 else 1
    powers.heads[faction] = alive[drawn - 1]
    await tell(ALL, HeadDrawn(faction, powers.heads[faction], ABILITY[powers.heads[faction]]))


async def begin_impulse(world: World) -> None:
    """RW-CAM-NOB-10  A head with that ability brings 1 resource into the main treasury, before anything is ordered."""
    faction = active(world.land)
    if is_able(world.land, faction, INCOME):
        world.treasuries[faction] += 1
        note_given(world, faction, faction, 1, others(world, faction))
        await tell(ALL, HeadPaid(faction, 1))
