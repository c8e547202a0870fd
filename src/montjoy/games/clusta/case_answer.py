"""What people read of a battle in a file: how it ends, who is left, who falls; exact, or from playouts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from montjoy.games.clusta.fight import battle, step
from montjoy.games.clusta.fight_ends import left_as
from montjoy.games.clusta.fight_law import Law
from montjoy.games.clusta.fight_law_states import End
from montjoy.games.clusta.fight_state import QUARTERS, Fight, How, Verdict

BOTH: Final = "both_leave"
UNDECIDED: Final = "undecided"
RETREATS: Final = (How.EVADED, How.SIZE, How.STAR, How.AWAIT, How.ORDER, How.FOLLOWED, How.WITHDRAWN)
PANICS: Final = (How.PANIC, How.MORALE)


def standing_orders(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Nobody is asked: standing instructions decide."""
    return 0


class ClustaCase:
    """A battle with its start and the answer people read (`core.game.Case`, and `counted` for exact odds)."""

    round: Callable[[Any], Coroutine[Any, Any, int]] = staticmethod(step)
    whole: Callable[[Any], Coroutine[Any, Any, int]] = staticmethod(battle)
    policy: Callable[..., int] = staticmethod(standing_orders)
    rounds: int | None = None
    counter = "round"

    def __init__(self, start: Fight, names: tuple[str, str]) -> None:
        self.start, self.names = start, names
        self.verdicts: Mapping[int, str] = {
            Verdict.OPEN: UNDECIDED, Verdict.FIRST_STANDS: f"{names[0]}_stands", Verdict.SECOND_STANDS: f"{names[1]}_stands",
            Verdict.BOTH_GONE: BOTH, Verdict.UNFINISHED: UNDECIDED,
        }  # fmt: skip

    def counted(self) -> dict[str, Any]:
        """The exact answer."""
        law = Law(self.start)
        return {
            "round1": {
                "margin": {str(margin): p for margin, p in sorted(law.margins.items())},
                "cells": [
                    {
                        "winner": self.names[cell.winner],
                        "loss": [percent(loss) for loss in cell.losses],
                        "p": cell.p,
                    }
                    for cell in law.cells
                ],
            },
            "battle": self.battle(law.ends),
            "method": "exact",
        }

    def battle(self, ends: Sequence[End]) -> dict[str, Any]:
        """How it ends, who is left, who falls."""
        kinds = [f"{name}_{end}" for name in self.names for end in ("retreats", "panics", "destroyed")]
        chances = dict.fromkeys([*kinds, BOTH, UNDECIDED], 0.0)
        for end in ends:
            chances[self.ending(end)] += end.p
        return {
            "ends": chances,
            "men": {name: self.men(side, ends) for side, name in enumerate(self.names)},
            "leader_falls": {name: sum(end.p for end in ends if end.fallen[side]) for side, name in enumerate(self.names)},
        }

    def ending(self, end: End) -> str:
        """The name of an ending: what the side that is gone has done."""
        if end.verdict in (Verdict.OPEN, Verdict.UNFINISHED):
            return UNDECIDED
        if end.verdict == Verdict.BOTH_GONE:
            return BOTH
        gone = 1 if end.verdict == Verdict.FIRST_STANDS else 0
        how = end.how[gone]
        return f"{self.names[gone]}_{'retreats' if how in RETREATS else 'panics' if how in PANICS else 'destroyed'}"

    def men(self, side: int, ends: Sequence[End]) -> dict[str, Any]:
        """Men left at the end of the battle, wherever they are: the mean and three quantiles."""
        law: dict[int, float] = {}
        for end in ends:
            law[end.men[side]] = law.get(end.men[side], 0.0) + end.p
        force = self.start.side[side]
        return {
            "start": sum(c.men for c in force.contingent[: force.contingents]),
            "mean": sum(n * p for n, p in law.items()),
            "quantiles": {str(float(q)): quantile(law, q) for q in (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10))},
        }

    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """The same from playouts (`study`): verdict, final state and share of each."""
        found = [
            End(
                verdict, (left_as(fight.side[0]), left_as(fight.side[1])),
                (left_of(fight, 0), left_of(fight, 1)), (fight.side[0].fallen, fight.side[1].fallen), p,
            )
            for verdict, fight, p in ends
        ]  # fmt: skip
        answer = self.battle(found)
        outcomes = {name: {"p": p} for name, p in answer["ends"].items()}
        return {"fight": " against ".join(self.names), "outcomes": outcomes, "battle": answer, "rolls": {"mean": rolls}}


def left_of(fight: Fight, side: int) -> int:
    """The men of a side that are neither lost nor dead."""
    force = fight.side[side]
    return sum(c.men for c in force.contingent[: force.contingents])


def percent(quarters: int) -> int | float:
    """A percentage kept in quarters, as it is read."""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def quantile(law: Mapping[int, float], q: Fraction) -> int:
    """The smallest number that is reached or stayed below with at least that probability."""
    total = 0.0
    for n in sorted(law):
        total += law[n]
        if total >= float(q) - 1e-12:
            return n
    return max(law)
