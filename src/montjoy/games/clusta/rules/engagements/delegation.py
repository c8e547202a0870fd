"""Battles that are given away: to the umpire, who types the result of a real table, or to another game (CN-GAP-04).

`scenario.hand_off` says who decides: {"siege": "rudern", "battle": "umpire"}; what it does not name is our own.  A siege is
an assault on a fortified camp, a battle every other.  With external_battle_result = true the umpire may take any battle upon
himself.

A result in text is a line for each fact:

    ransards.6 loses 40             a contingent of standard men; "elite" after the unit's id for the others
    ransards.6 loses 12 for good
    dead ransards.grisban
    leaves trakorians.2
"""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import UMPIRE, Option, choose, hand_off, order
from montjoy.games.clusta.battle.departures import judged
from montjoy.games.clusta.battle.state import PARTS, Contingent, Fate, How, Verdict
from montjoy.games.clusta.model.engagements import KINDS, parties
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.external_battle import (
    OWN,
    TYPED,
    Battle,
    Men,
    Result,
    TakeOver,
    TypeResult,
    kind_of,
)
from montjoy.games.clusta.protocol.external_battle import Party as Described
from montjoy.games.clusta.rules.engagements import aftermath, muster


# ---- giving away ------------------------------------------------------------------------------------------------------
async def give_away(world: World, clash: Clash) -> bool:
    """CN-GAP-04  Who decides a new battle: as the scenario hands it off; with external_battle_result = true the umpire, if he
    wants to.  Whether it was decided elsewhere."""
    battle = describe(world, clash)
    found = await hand_off(kind_of(battle), battle, Result, ours)
    if found is None and world.options.external_battle_result:
        options: list[Option] = [OWN, TYPED]
        if await choose(UMPIRE, TakeOver(battle), options) == TYPED:
            found = await order(UMPIRE, TypeResult(battle), Result)
    if found is None:
        return False
    await carry_out_result(world, clash, found)
    return True


async def ours(battle: Battle) -> Any:
    """The game's own rules: fought in the battle step like any other."""
    return None


def describe(world: World, clash: Clash) -> Battle:
    """A battle as somebody elsewhere needs it."""
    attackers, defenders = (
        Described(
            party.side, party.hex, tuple(Men(unit.id, *KINDS[c.kind], c.men, c.worth) for unit, c in party.troops),
            tuple((c.id, c.leader_value) for c in muster.led_by(party)),
        )
        for party in parties(world, clash)
    )  # fmt: skip
    return Battle(attackers, defenders, clash.battle.side[1].camp)


# ---- its result -------------------------------------------------------------------------------------------------------
async def carry_out_result(world: World, clash: Clash, result: Result) -> None:
    """CN-GAP-04  The battle is closed with what was typed: losses for each contingent, the dead commanders, who retreats."""
    fight = clash.battle
    before, spent = fight.copy(), fight.left
    for party in parties(world, clash):
        for unit, c in party.troops:
            lose(c, unit.id, result)
            c.how = How.ORDER if unit.id in result.leaves and c.men > 0 else c.how
        for k, commander in enumerate(muster.led_by(party)):
            if commander.id in result.dead and k < party.force.commanders:
                party.force.fate[k], party.force.points[k] = Fate.DEAD, 0
    fight.round, fight.left = fight.round + spent, 0
    clash.spent, clash.fought = clash.spent + spent, clash.fought + spent
    verdict = judged(fight)
    fight.result = Verdict.BOTH_GONE if verdict == Verdict.UNFINISHED else verdict
    await aftermath.carry_out_consequences(world, clash, before, pursued=False)


def lose(c: Contingent, unit: str, result: Result) -> None:
    """What the result says of one contingent; never more men than there are."""
    for loss in result.losses:
        if loss.unit == unit and loss.elite == KINDS[c.kind][1]:
            dead = min(loss.permanent, c.men)
            lost = min(loss.temporary, c.men - dead)
            c.men, c.dead, c.lost = c.men - dead - lost, c.dead + dead, c.lost + lost
            c.tv = c.men * c.worth * PARTS // 2
    if c.men == 0:
        c.how = How.WIPED
