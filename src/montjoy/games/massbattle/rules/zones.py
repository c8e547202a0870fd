"""Ground under a spell: who goes through a wall of fire, and whom a killing cloud meets.  MB-T-SPELLS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import World, Zone
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.figures import number_of
from montjoy.games.massbattle.rules.harm import Step, area_loss, body_in, take_from
from montjoy.games.massbattle.rules.saves import save
from montjoy.grids.squares import Square

D6: Final = d(6)
HARDY: Final = 5                                             # hit dice from which a cloud does not kill
DRIFT: Final = 3                                             # squares a round


async def cross(world: World, step: Step, unit: Unit, path: Sequence[Square]) -> None:
    """MB-T-SPELLS  A unit that has gone over these squares on the ground meets what burns or drifts there."""
    for zone in world.zones:
        if not unit.in_play or unit.aloft or not set(path) & set(zone.squares):
            continue
        if zone.kind == "wall_of_fire":
            await burn(world, step, unit, zone.by)
        else:
            await choke(world, step, unit, zone.by)


async def burn(world: World, step: Step, unit: Unit, by: str) -> None:
    """MB-T-SPELLS  A die of six a soldier, rolled once."""
    points = area_loss(unit, await roll(D6, "MB-SPELL-10", number_of(unit), by))
    take_from(world, step, unit, points, by)
    await tell(ALL, events.SpellStruck(unit.id, "wall_of_fire", 0, False, points, "damage"))


async def choke(world: World, step: Step, unit: Unit, by: str) -> None:
    """MB-T-SPELLS  Units below five hit dice save or are destroyed."""
    if unit.row.dice.whole >= HARDY:
        await tell(ALL, events.SpellStruck(unit.id, "cloudkill", 0, False, 0, "none"))
        return
    face, saved = await save(unit, world.units[by])
    if not saved:
        body_in(world, step, unit).hp = 0
    await tell(ALL, events.SpellStruck(unit.id, "cloudkill", face, saved, 0, "none" if saved else "destroyed"))


async def drift(world: World, step: Step) -> None:
    """MB-T-SPELLS  Each cloud moves straight on, three squares a round, over all that is in its way; off the board it is gone."""
    for zone in [z for z in world.zones if z.kind == "cloudkill" and not world.carpet]:
        swept: set[Square] = set()
        for _ in range(DRIFT):
            zone.squares = moved_on(world, zone)
            swept |= set(zone.squares)
        for unit in world.units.values():
            if unit.in_play and not unit.aloft and unit.at in swept:
                await choke(world, step, unit, zone.by)
        if zone.squares:
            await tell(ALL, events.CloudDrifted(zone.by, zone.squares))
        else:
            world.zones.remove(zone)
            await tell(ALL, events.SpellEnded(zone.by, "cloudkill"))


def moved_on(world: World, zone: Zone) -> tuple[Square, ...]:
    """One square further, as far as the board goes."""
    on = ((x + zone.drift[0], y + zone.drift[1]) for x, y in zone.squares)
    return tuple(square for square in on if is_on(world.board, square))
