"""A battle as it stands on the map: its two parties, and the kinds of soldiers that a fight numbers."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.battle.state import Contingent, Fight, How, Side, Verdict
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import commanders_in
from montjoy.games.clusta.model.state import Clash, World

KINDS: Final = (
    ("trakorian", False), ("trakorian", True), ("ransard", False), ("ransard", True), ("stegosian", False), ("stegosian", True),
    ("crurer", False),
)  # fmt: skip
GOING: Final = (Verdict.OPEN, Verdict.UNFINISHED)
STANDS: Final = (Verdict.FIRST_STANDS, Verdict.SECOND_STANDS)                    # by party: it alone is left


class Party:
    """One of the two parties of a battle, as it stands when this is made; no part of the state.

    `n`: 0 the attackers, 1 the defenders, as the fight numbers its sides; `units`: all of it, those without men too; `side`:
    whose they are, "" nobody's; `hex`: where it fights, "" on the bridge."""

    def __init__(self, world: World, clash: Clash, n: int) -> None:
        self.world, self.clash, self.n = world, clash, n
        self.units = [world.units[id] for id in (clash.attackers, clash.defenders)[n] if id in world.units]
        self.side = self.units[0].side if self.units else ""
        self.hex = clash.hex if n == 1 or not clash.from_ else clash.from_

    @property
    def enemy(self) -> Party:
        return Party(self.world, self.clash, 1 - self.n)

    @property
    def present(self) -> list[Unit]:
        """Those with men."""
        return [unit for unit in self.units if unit.present > 0]

    @property
    def leaders(self) -> list[Commander]:
        """Its side's commanders in its hex, the best first."""
        return commanders_in(self.world, self.side, self.hex)

    @property
    def leader(self) -> Commander | None:
        return next(iter(self.leaders), None)

    # ---- in the fight ----
    @property
    def force(self) -> Side:
        """Its side of the fight, which has begun."""
        return self.clash.battle.side[self.n]

    @property
    def contingents(self) -> list[Contingent]:
        """Its contingents in the fight; none before that has begun."""
        return self.force.contingent[: self.force.contingents] if self.clash.fight is not None else []

    @property
    def troops(self) -> list[tuple[Unit, Contingent]]:
        """The same, each with its unit."""
        return [(unit, c) for c in self.contingents for unit in self.units if unit.number == c.unit]

    @property
    def standing(self) -> list[Unit]:
        """The units that are still in the battle."""
        return list({unit.id: unit for unit, c in self.troops if c.how == How.HERE and c.men > 0}.values())

    def since(self, before: Fight) -> list[tuple[Unit, Contingent, Contingent]]:
        """Its contingents as they were and as they are now, each with its unit."""
        pairs = zip(before.side[self.n].contingent, self.contingents, strict=False)
        return [(unit, was, now) for was, now in pairs for unit in self.units if unit.number == now.unit]


def parties(world: World, clash: Clash) -> tuple[Party, Party]:
    """Both parties of a battle, in the order of its sides."""
    return Party(world, clash, 0), Party(world, clash, 1)


def ended(world: World, clash: Clash) -> int:
    """The tick at which a battle of this round ended: half an hour for each field round."""
    return world.tick + clash.spent


def is_going_on(clash: Clash) -> bool:
    return clash.fight is not None and clash.fight.result in GOING


def is_undecided(clash: Clash) -> bool:
    """Not fought yet, or not decided."""
    return clash.fight is None or clash.fight.result in GOING
