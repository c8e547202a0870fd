"""What units of a side do one after the other, when nothing comes between, is told in one line."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any

from montjoy.core.effects import ALL, Effect, Tell, tell
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events


class Gathered:
    """MB-SEQ-02  A part of the rules that is carried out as it stands; only its moves are told together, those of each side by
    themselves, and always before anything else is told, rolled or asked."""

    def __init__(self, world: World, rule: Coroutine[Any, Any, None]) -> None:
        self.world, self.rule = world, rule
        self.moves: list[events.Moved | events.Turned] = []

    def __await__(self) -> Generator[Effect[Any], Any, None]:
        value: Any = None
        try:
            while True:
                try:
                    effect = self.rule.send(value)
                except StopIteration:
                    break
                value = None
                if isinstance(effect, Tell) and effect.to == ALL and isinstance(effect.event, events.Moved | events.Turned):
                    if self.moves and self.side(effect.event) != self.side(self.moves[0]):
                        yield self.told()
                    self.moves.append(effect.event)
                    continue
                if self.moves:
                    yield self.told()
                value = yield effect
        finally:
            self.rule.close()
        if self.moves:
            yield self.told()

    def side(self, move: events.Moved | events.Turned) -> int:
        return self.world.units[move.unit].side

    def told(self) -> Tell:
        """A single move by itself, several as one event."""
        moves, self.moves = tuple(self.moves), []
        return tell(ALL, moves[0] if len(moves) == 1 else events.SideMoved(self.side(moves[0]), moves))
