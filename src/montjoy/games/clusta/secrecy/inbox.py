"""What needs the umpire: a list made from the truth, for his view alone."""

from __future__ import annotations

from montjoy.core.effects import Event
from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.queries import where
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.events import CourierStuck, FutureEvent, IdlePiece, PlayerSilent, SheetLapses
from montjoy.games.clusta.protocol.forms import DAY, NIGHTS, ORDERS, ROUNDS
from montjoy.games.clusta.rules.messengers import drafts
from montjoy.games.clusta.rules.orders import execution, sheets

SILENT = 2                                                   # mornings without a word, from which on it is noticed


def lines(world: World) -> tuple[Event, ...]:
    """Units without orders, couriers that get nowhere, sheets that end today, silent players, drafts, future events."""
    if world.day < 0:
        return ()
    found: list[Event] = [IdlePiece(piece.id, where(world, piece)) for piece in execution.without_orders(world)]
    found += [
        CourierStuck(c.id, c.hex, c.to) for c in world.couriers.values()
        if c.leaves + DAY <= world.tick
    ]
    found += [SheetLapses(id) for id in lapsing(world)]
    found += [PlayerSilent(side, days) for side, days in world.silent.items() if days >= SILENT]
    found += drafts.lines(world)
    found += [
        FutureEvent(n, e.at // DAY, slot_of(e.at % DAY), e.kind, str(e.facts.get("hex", "")))
        for n, e in enumerate(world.events, 1)
    ]
    return tuple(found)


def lapsing(world: World) -> list[str]:
    """Who has something to do today and nothing tomorrow: commanders, camps' units and lone markers, by id."""
    own = [command.commander_of(world, side) for side in world.sides]
    exempt = [who.id for who in own if who is not None]
    return [
        piece.id for piece in execution.soldiers(sheets.pieces(world))
        if piece.id not in exempt and sheets.current(world, piece.id, world.day, max(ROUNDS[0], min(world.slot, ROUNDS[-1])))
        and sheets.current(world, piece.id, world.day + 1, ROUNDS[0]) is None
    ]


def slot_of(ticks: int) -> int:
    """The slot in which so many half hours of a day have gone by."""
    return 1 + ticks // 4 if ticks < 24 else NIGHTS[0] + (ticks - 24) // 8 if ticks >= 0 else ORDERS
