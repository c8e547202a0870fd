"""A secret: something that is one way in truth and may be others for all that a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from montjoy.games.clusta.pieces import Unit
from montjoy.games.clusta.reports import Report
from montjoy.games.clusta.world import World


class Secret(msgspec.Struct, frozen=True):
    """`name` of it, how it is in truth, how it may be (the truth among it or not), and what puts another value into a world."""

    name: str
    true: Any
    others: Sequence[Any]
    put: Callable[[World, Any], None]


def own_entries(world: World, seat: str) -> list[Report]:
    """What the seat was told."""
    return [entry.report for entry in world.books[seat].entries] if seat in world.books else []


def is_fighting(world: World, unit: Unit) -> bool:
    """Whether it is in a battle that is not over, which remembers its numbers."""
    return any(unit.id in (*clash.attackers, *clash.defenders) for clash in world.clashes.values())


def fought_at(world: World) -> list[str]:
    """The hexes of battles that are not over."""
    return [hex for clash in world.clashes.values() for hex in (clash.from_, clash.hex)]
