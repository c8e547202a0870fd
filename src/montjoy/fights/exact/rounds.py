"""The rule of a round made ready to be enumerated: its module on the odometer, and which words of the state it
changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.core.state import State
from montjoy.fights.batch.batch import FIRST_POOLS, Batch
from montjoy.fights.batch.layout import places
from montjoy.fights.errors import ChainTooLarge
from montjoy.fights.lowering.policy import Policy

MOST_STATES: Final = 4_000_000


class Rounds(Batch):
    """One round with one policy: a batch's program and records, the odometer's module.  `where`: the words that it changes."""

    def __init__(
        self,
        round: Callable[..., Any],
        policy: Policy | Callable[..., int] | None,
        state: type[State],
        seen: Callable[..., None] | None = None,
        *,
        most_dice: int = FIRST_POOLS,
        seats: int | None = None,
        most_states: int = MOST_STATES,
    ) -> None:
        super().__init__(round, policy, state, seen, most_dice=most_dice, seats=seats)
        self.most_states = most_states
        self.where = places(state, self.program.writes)

    def too_large(self) -> ChainTooLarge:
        return ChainTooLarge(f"more than {self.most_states} states: count fewer rounds, or leave counters out of the state")

    @property
    def module(self) -> Any:
        if self._module is None:
            from montjoy.fights.batch.cache import load

            self._module = load(self.text())
        return self._module

    def text(self) -> str:
        from montjoy.fights.batch.modules import counter

        return counter(self.program, self.most_dice, self.seats)
