"""A fight with its start, what one round of it is and the answer people read: for exact odds, studies and bots."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from montjoy.core.capabilities import Case, Said
from montjoy.core.effects import NO, YES
from montjoy.games.rudern.battle.fight import assault, assault_of_many, fight_battle, roll_battle, storm
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Ask, Column, Fight, Host, Kind, Verdict, Winner
from montjoy.games.rudern.battle.unit_types import UnitTable

BATTLES: Final = (Kind.FIELD, Kind.RELIEF)
OUTCOMES: Final = ("attacker", "defender", "neither")
Sides = tuple[Sequence[str], Sequence[str]]

OF_BATTLES: Final = {
    int(Winner.NOT_YET): "neither",
    int(Winner.ATTACKER): "attacker",
    int(Winner.DEFENDER): "defender",
    int(Winner.NOBODY): "neither",
}
OF_STORMS: Final = {
    int(Verdict.OPEN): "neither",
    int(Verdict.CAPTURED): "attacker",
    int(Verdict.BROKEN): "defender",
    int(Verdict.STUCK): "neither",
}


def answer_automatically(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """The answers of a case: storm again; lose pieces in the automatic order (stacks stand in it)."""
    if ask == Ask.AGAIN:
        return YES
    stack = NO
    while options >> stack & 1 == 0:
        stack += 1
    return stack


class RudernCase(Case):
    """A fight with its start, what one round of it is, and the answer people read."""

    def __init__(
        self, kind: Kind, start: Fight, table: UnitTable, sides: Sides = ((), ()), said: Said | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        """`sides`: the factions on both, where they are known."""
        self.kind = kind
        self.start = start
        self.table = table
        self.sides = sides
        self.said = said
        self.called = called or {}
        self.policy: Callable[..., int] = answer_automatically
        self.round: Callable[[Any], Coroutine[Any, Any, int]] = assault
        self.whole: Callable[[Any], Coroutine[Any, Any, int]] = storm
        self.rounds: int | None = start.paid
        self.verdicts: dict[int, str] = OF_STORMS
        if kind in BATTLES:
            self.round, self.whole, self.rounds, self.verdicts = roll_battle, fight_battle, None, OF_BATTLES
        elif start.paid == 0:
            self.round, self.rounds = assault_of_many, None

    # ---- what people read of it
    @property
    def title(self) -> Said:                                 # type: ignore[override]
        return Said("odds-fight", {"kind": self.kind.name.lower()})

    @property
    def labels(self) -> dict[str, Said]:                     # type: ignore[override]
        """The town falls, the siege is broken, it goes on; or who wins."""
        if self.kind == Kind.RELIEF:
            kind = "relief"
        elif self.kind == Kind.FIELD:
            kind = "battle"
        else:
            kind = "fortress" if self.start.ground == Column.FORTRESS else "town"
        args = {"attacker": self.sides[ATTACKER], "defender": self.sides[DEFENDER]}
        return {name: Said(f"odds-{kind}-{name}", args) for name in OUTCOMES}

    @property
    def losers(self) -> dict[str, Said]:                      # type: ignore[override]
        """Who loses: the factions, or attacker and defender, besieger and besieged."""
        kind = "battle" if self.kind in BATTLES else "siege"
        return {
            name: Said(f"odds-{kind}-side", {"side": side, "factions": factions})
            for side, (name, factions) in enumerate(zip(OUTCOMES, self.sides, strict=False))
        }

    def judge_for(self, faction: str) -> None:
        """What is good for whoever asks is that his side wins."""
        mine = [side for side, factions in zip(OUTCOMES, self.sides, strict=False) if faction in factions]
        if len(mine) == 1:
            self.good, self.bad = mine, [side for side in OUTCOMES[:2] if side not in mine]

    @property
    def one(self) -> RudernCase | None:
        """Of assaults or sorties one after another, one."""
        if self.kind in BATTLES or self.start.paid == 1:
            return None
        start = self.start.copy()
        start.paid = 1
        return RudernCase(self.kind, start, self.table, self.sides, Said("odds-one", {"kind": self.kind.name.lower()}))

    # ---- the answer --------------------------------------------------------------------------------------------------
    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """Chances, mean losses and survivors; `fraction` is filled in by whoever knows it exactly."""
        chance = dict.fromkeys(OUTCOMES, 0.0)
        left: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        for verdict, fight, p in ends:
            chance[self.verdicts[verdict]] += p
            both = (self._counts(fight.host[ATTACKER]), self._counts(fight.host[DEFENDER]))
            left[both] = left.get(both, 0.0) + p
        return {
            "fight": self.kind.name.lower(),
            "outcomes": {name: {"p": p, "fraction": None} for name, p in chance.items()},
            "losses": {
                "attacker": self._losses(ATTACKER, left),
                "defender": self._losses(DEFENDER, left),
            },
            "survivors": [
                {
                    "attacker": self._named(ATTACKER, both[ATTACKER]),
                    "defender": self._named(DEFENDER, both[DEFENDER]),
                    "p": p,
                }
                for both, p in sorted(left.items(), key=lambda item: (-item[1], item[0]))
            ],
            "rolls": {"mean": rolls},
        }

    def _counts(self, host: Host) -> tuple[int, ...]:
        """Pieces left by row of the unit table."""
        counts = [0] * len(self.table.rows)
        for stack in host.stack[: host.stacks]:
            counts[stack.kind] += stack.count
        return tuple(counts)

    def _named(self, side: int, counts: Sequence[float]) -> dict[str, Any]:
        """By type, for the types that side began with."""
        began = self._counts(self.start.host[side])
        return {unit.type: n for unit, n, had in zip(self.table.rows, counts, began, strict=True) if had > 0}

    def _losses(self, side: int, left: Mapping[Any, float]) -> dict[str, Any]:
        lost = [0.0] * len(self.table.rows)
        began = self._counts(self.start.host[side])
        for both, p in left.items():
            for i, n in enumerate(both[side]):
                lost[i] += p * (began[i] - n)
        return {"mean": sum(lost), "by_type": self._named(side, lost)}
