"""Every die of a fight: the pools of both sides, and the people of an empty place."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import d, hits, roll
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Fight
from montjoy.games.rudern.options import Militia

D6: Final = d(6)


async def arm_people(fight: Fight) -> int:
    """RW-EMPTY-02  An empty place defends itself with one die (militia = d6_dice: with as many as a die shows)."""
    if fight.militia == Militia.D6_DICE:
        return await roll(D6, "RW-EMPTY-02", DEFENDER)
    return 1


# ---- one roll --------------------------------------------------------------------------------------------------------
async def roll_pool(fight: Fight, side: int, dice: int) -> int:
    """RW-DICE-02, RW-DICE-09  As many dice as there are, each hits on 5 or 6; a side of strength 0 rolls nothing."""
    if dice == 0:
        return 0
    return await hits(dice, 2, 6, "RW-DICE-02", side)


async def roll_both(fight: Fight, ours: int, theirs: int) -> tuple[int, int]:
    """RW-GEN-12  The side that called or caused the fight rolls its whole pool first, then the other: hits of 0 and of 1."""
    if fight.first == DEFENDER:
        taken = await roll_pool(fight, DEFENDER, theirs)
        dealt = await roll_pool(fight, BESIEGER, ours)
    else:
        dealt = await roll_pool(fight, BESIEGER, ours)
        taken = await roll_pool(fight, DEFENDER, theirs)
    return dealt, taken
