"""A side's declarations: asked of every player who has units there, sealed from the other side until all are in.  MB-GEN-05,
MB-INFO-03."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from montjoy.core.effects import Question, Seat, order, together
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import World


async def ask_sides(
    world: World, sides: Sequence[int], ask: Question, form: type, has_to: Callable[[Unit], bool]
) -> list[tuple[Seat, Any]]:
    """MB-GEN-05, MB-SEQ-07  A form of each seat of these sides with a unit that has something to do, in the order of seats;
    nobody sees another's before the last is in."""
    seats = [
        seat for side in sides for seat in world.sides[side].seats
        if any(u.owner == seat and u.in_play and has_to(u) for u in world.units.values())
    ]  # fmt: skip
    if not seats:
        return []
    return list(zip(seats, await together(*[order(seat, ask, form) for seat in seats]), strict=True))


def units_of(world: World, seat: Seat) -> list[Unit]:
    """The units on the board for which a seat decides."""
    return [unit for unit in world.units.values() if unit.owner == seat and unit.in_play]
