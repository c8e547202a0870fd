"""Broken units pull themselves together.  MB-SEQ-04, MB-BRK."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.declare import ask_sides
from montjoy.games.massbattle.rules.figures import is_led, number_of
from montjoy.games.massbattle.rules.knowledge import note_use

D100: Final = d(100)
LED: Final = 10                                              # percent, under commander_bonus
MOST: Final = 95


async def rally(world: World) -> None:
    """MB-SEQ-04, MB-BRK-04, MB-BRK-02-X  Every broken unit of both sides may try once; its owner may decline."""
    sheets = await ask_sides(world, (0, 1), questions.Rally(world.round), forms.Rallies, lambda unit: unit.broken)
    await all_rally(world, {id for _, sheet in sheets for id in sheet.decline})


async def all_rally(world: World, declined: Collection[str]) -> None:
    """MB-BRK-04, MB-BRK-02-X  Every broken unit tries, but for these."""
    for unit in [u for u in world.units.values() if u.in_play and u.broken and u.id not in declined]:
        await try_to_rally(world, unit)


async def try_to_rally(world: World, unit: Unit) -> None:
    """MB-BRK-04, MB-BRK-06, MB-BRK-07  A percentage roll, openly; not above its chance it is whole again at once; else it may try
    in the next round."""
    note_use(unit, "rally_pct")
    face = await roll(D100, "MB-BRK-04", number_of(unit))
    unit.broken = face > chance_of(world, unit)
    await tell(ALL, events.Rallied(unit.id, face, not unit.broken))


def chance_of(field: Field, unit: Unit) -> int:
    """MB-BRK-05, MB-GEN-06  The percentage of its class; 10 more near a commander under commander_bonus, at most 95."""
    own = unit.row.rally_pct
    return max(own, min(MOST, own + LED)) if is_led(field, unit) else own
