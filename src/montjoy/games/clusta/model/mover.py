"""A mover on the time line of a round (CN-SEQ-04): how far it has come with the step it is making."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

Time: TypeAlias = int | Fraction
SCALE: Final = 6 * 232_792_560                               # a round; every number of points up to 20 divides it


def arrives(start: Time, cost: int, sixths: int) -> Time | None:
    """CN-SEQ-04  An entry whose cost is c is complete c/M of a round after it was begun; None if the round is over by then."""
    if sixths <= 0:
        return None
    parts = cost * SCALE
    time = start + (parts // sixths if parts % sixths == 0 else Fraction(parts, sixths))
    return time if time <= SCALE else None


def left_over(time: Time, sixths: int) -> int:
    """The points that are left of a round, in whole sixths."""
    return int((SCALE - time) * sixths // SCALE)


def moment(time: Time) -> Fraction:
    """The part of the round that has gone by."""
    return Fraction(time, SCALE)


@dataclass
class Mover:
    """`sixths`: its points in this round.  `start`: when it began to pay for the step to way[0]; `paid`: what it had paid for it
    then, of `price`.  `due`: when that entry is complete; None: not in this round."""

    sixths: int
    start: Time = 0
    paid: int = 0
    way: list[str] = field(default_factory=list)
    price: int = 0
    due: Time | None = None

    def aim(self, way: list[str], price: int) -> None:
        """The next step, or none."""
        self.way, self.price = way, price
        self.due = arrives(self.start, max(0, price - self.paid), self.sixths) if way else None

    def finish_step(self, time: Time) -> None:
        """A step is done."""
        self.way, self.start, self.paid, self.due = self.way[1:], time, 0, None

    def part_paid(self) -> int:
        """CN-MOVE-04  Points cannot be saved, but a step that costs more than is left is paid in part, and completed later."""
        return min(self.price, self.paid + left_over(self.start, self.sixths))
