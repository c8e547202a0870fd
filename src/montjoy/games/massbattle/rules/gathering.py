"""What units of a side do one after the other, when nothing comes between, is told in one line."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from montjoy.core.effects import ALL, Tell, tell
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events

Moves = list[events.Moved | events.Turned]


async def gather(world: World, rule: Coroutine[Any, Any, None]) -> None:
    """MB-SEQ-02  A part of the rules is carried out as it stands; only its moves are told together, those of each side by
    themselves, and always before anything else is told, rolled or asked."""
    moves: Moves = []
    value: Any = None
    try:
        while True:
            try:
                effect = rule.send(value)
            except StopIteration:
                break
            value = None
            if isinstance(effect, Tell) and effect.to == ALL and isinstance(effect.event, events.Moved | events.Turned):
                if moves and side_of(world, effect.event) != side_of(world, moves[0]):
                    await tell_all(world, moves)
                moves.append(effect.event)
            else:
                await tell_all(world, moves)
                value = await effect
    finally:
        rule.close()
    await tell_all(world, moves)


def side_of(world: World, move: events.Moved | events.Turned) -> int:
    return world.units[move.unit].side


async def tell_all(world: World, moves: Moves) -> None:
    """A single move by itself, several as one event."""
    if moves:
        await tell(ALL, moves[0] if len(moves) == 1 else events.SideMoved(side_of(world, moves[0]), tuple(moves)))
        moves.clear()
