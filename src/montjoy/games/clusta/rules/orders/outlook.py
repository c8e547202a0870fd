"""What stands on a piece's sheet from now on, and what is said of a unit's orders."""

from __future__ import annotations

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import Soldier
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.boxes import OPEN, Box, column, coming
from montjoy.games.clusta.protocol.forms import NO_ORDER, ROUNDS
from montjoy.games.clusta.rules.orders.instructions import HOLD, NEVER


def next_box(world: World, piece: Soldier, day: int, slot: int) -> tuple[int, int, Box] | None:
    """CN-ORD-05  The box of a piece's sheet that counts in a slot, or the next that will; None: its orders have run out."""
    sheet = world.sheets.get(piece.sheet)
    if sheet is None:
        return None
    return coming(column(sheet, piece.number if isinstance(piece, Unit) else 0), piece.doing.ended, day, slot)


def order_said(world: World, unit: Unit) -> tuple[str, int, int]:
    """CN-ORD-05  What is said of a unit's order: what it does; else what its sheet has next, with day and slot where that is
    dated and has not begun (what goes on in the morning is not dated); NO_ORDER for a unit whose orders have run out, and
    for no other."""
    if unit.doing.do is not None:
        return unit.doing.do.order, -1, 0
    if unit.idle_told != NEVER:
        return NO_ORDER, -1, 0
    found = next_box(world, unit, world.day, world.slot)
    if found is None:
        return NO_ORDER if unit.sheet in world.sheets else "", -1, 0
    day, slot, (_, line) = found
    order = line.do.order if armies.understands(unit.undead, line.do.order) else HOLD.order
    rests = world.slot not in ROUNDS and line.do == unit.doing.last
    if line.day == OPEN or rests or (day, slot) <= (world.day, max(world.slot, ROUNDS[0])):
        return order, -1, 0
    return order, line.day, line.slot
