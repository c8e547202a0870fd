"""A rule lowered, and its machine code: what batches, enumerators and game trees have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from montjoy.core.state import State
from montjoy.fights.batch.cache import kept, load
from montjoy.fights.batch.layout import dtype, records
from montjoy.fights.errors import MOST_DICE, NotCompilable, PoolTooLarge
from montjoy.fights.lowering.policy import Policy
from montjoy.fights.lowering.program import Program

SOME_SEATS: Final = 8  # how many where it is not known before the fight who is asked
FIRST_POOLS: Final = 64  # pools up to this size are made ready at once; larger ones when one is met


class Compiled(ABC):
    """One rule with one policy.

    rule: `async def rule(fight) -> int | None`.  policy: `policy(seen, seat, ask, options, luck) -> int` or a `Policy`;
    None for a rule that asks nothing.  state: the fight's class.  seen: `seen(fight, seat, into)`, None where a fight hides
    nothing.  checked: + - * and << raise OverflowError where a machine word is too small, instead of wrapping around.
    most_dice: pools up to this size are made ready beforehand.  seats: how many may be asked, 0 to seats - 1; known by
    itself where questions name their seat by a constant, else 8.

    Raises NotCompilable where the rule, the policy or `seen` leaves the subset that compiles.
    """

    def __init__(
        self,
        rule: Callable[..., Any],
        policy: Policy | Callable[..., int] | None,
        state: type[State],
        seen: Callable[..., None] | None = None,
        *,
        checked: bool = False,
        most_dice: int = FIRST_POOLS,
        seats: int | None = None,
    ) -> None:
        if most_dice > MOST_DICE:
            raise PoolTooLarge(f"most_dice={most_dice}: at most {MOST_DICE}")
        self.rule, self.policy, self.state, self.seen = rule, policy, state, seen
        self.checked, self.most_dice = checked, max(most_dice, 1)
        self.program = Program(rule, policy, seen, checked)
        if self.program.state is not state:
            place = self.program.entry.place
            raise place.refusal(
                place.tree.args.args[0], f"the rule is for a {self.program.state.__name__}, the batch for a {state.__name__}",
                "Give the batch the class that the rule's parameter names",
            )
        known = self.program.lanes
        self.seats = seats if seats is not None else SOME_SEATS if known is None else known
        self._module: Any = None

    @abstractmethod
    def text(self) -> str:
        """The text of the module: luck of some kind, the lowered functions, and what is run."""

    @property
    def module(self) -> Any:
        """The generated module."""
        if self._module is None:
            self._module = load(self.text())
        return self._module

    def kept(self) -> bool:
        """Whether it is compiled already, here or by an earlier process."""
        return self._module is not None or kept(self.text())

    def make_room(self, dice: int) -> None:
        """Larger tables for a pool that was met."""
        if dice > MOST_DICE:
            raise PoolTooLarge(f"a pool of {dice} dice: at most {MOST_DICE} are compiled")
        while self.most_dice < dice:
            self.most_dice = min(2 * self.most_dice, MOST_DICE)
        self._module = None

    def seen_records(self) -> Any:
        """A record `of` two: what a seat sees, to be filled, and how it looks before it is filled."""
        import numpy as np

        cls = self.program.seen_cls
        if cls is None:
            return np.zeros(1, np.int64)
        return records(cls, [cls(), cls()]).view(np.dtype([("of", dtype(cls), 2)]))

    def tables(self) -> Any:
        """The policy's tables as a record."""
        import numpy as np

        given = self.program.given
        return given.record() if given and given.tables else np.zeros(1, np.int64)

    def refused_by_numba(self, error: Exception) -> NotCompilable | None:
        """What numba does not take, in the rule's own terms; None for an error of another kind."""
        if not type(error).__module__.startswith("numba"):
            return None
        text = "\n".join(line for line in str(error).splitlines() if line.strip())
        place = self.program.entry.place
        return place.refusal(None, f"numba does not take it: {text}", "Tell Montjoy's authors: this should have been refused")
