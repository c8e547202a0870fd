"""Spells and breath.  MB-SPELL, MB-T-SPELLS."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from montjoy.core.effects import No, no
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import forms


async def cast_all(world: World, casts: Sequence[forms.Cast]) -> None:
    """MB-SPELL-01  The spells of a side, declared with its shots and worked out after them."""


def why_not_cast_all(field: Field, mine: Mapping[str, Unit], casts: Sequence[forms.Cast], phase: int) -> No | None:
    """MB-SPELL-01  Each spell of a form."""
    return no("MB-SPELL-01", "no-such-spell") if casts else None


def may_cast_any(field: Field, unit: Unit) -> bool:
    """MB-SPELL-01  It has a spell or a breath left and is in a state to use it."""
    return bool(any(unit.spells.values()) or unit.breaths) and not unit.broken and not unit.cast


def reveal(unit: Unit) -> None:
    """MB-T-SPELLS  Invisibility ends when one attacks."""
    if unit.has("invisibility"):
        unit.running = tuple(effect for effect in unit.running if effect.kind != "invisibility")


async def tick(world: World) -> None:
    """MB-SCALE-04  At the end of a round what has run out ends."""
    for unit in world.units.values():
        unit.running = tuple(e for e in unit.running if not e.until or e.until > world.round)
    world.zones = [msgspec.structs.replace(z) for z in world.zones if not z.until or z.until > world.round]
