"""The rule of a round made ready to be enumerated: its module on the odometer, and which words of the state it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.core.state import State
from montjoy.fights.batch.compiled import Compiled
from montjoy.fights.batch.layout import places
from montjoy.fights.batch.modules import counter
from montjoy.fights.errors import ChainTooLarge
from montjoy.fights.lowering.policy import Policy

MOST_STATES: Final = 4_000_000


class Rounds(Compiled):
    """One round with one policy.

    round: `async def round(fight) -> int`, 0 to go on or a verdict above 0.  most_states: a chain that reaches more raises
    ChainTooLarge.  The others as for `Compiled`.  `where`: the words of the state that it changes.
    """

    def __init__(
        self,
        round: Callable[..., Any],
        policy: Policy | Callable[..., int] | None,
        state: type[State],
        seen: Callable[..., None] | None = None,
        *,
        most_states: int = MOST_STATES,
        **more: Any,
    ) -> None:
        super().__init__(round, policy, state, seen, **more)
        self.most_states = most_states
        self.where = places(state, self.program.writes)

    def text(self) -> str:
        return counter(self.program, self.most_dice, self.seats, ["round"], ["leaves"], put_in=True)

    def too_large(self) -> ChainTooLarge:
        return ChainTooLarge(f"more than {self.most_states} states: count fewer rounds, or leave counters out of the state")
