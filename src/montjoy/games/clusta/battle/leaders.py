"""Commanders in a battle: who leads, what their hero points do, how they fall (CN-HERO, CN-HP, CN-BATTLE-08)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import NO, NOBODY, YES, YES_NO, choose, d, roll, tell, together
from montjoy.games.clusta.battle.force import anybody, base, ears, led
from montjoy.games.clusta.battle.state import COMMANDERS, NOBODY_LEADS, QUARTERS, Ask, Fate, Fight, Side
from montjoy.games.clusta.options import Basis, Decisions, Timing
from montjoy.games.clusta.protocol.battle_events import LeaderFell, PointOnLife, PointOnValue

D100: Final = d(100)
BEFORE: Final = Timing.BEFORE_TACTICS
AFTER: Final = Timing.AFTER_TACTICS


# ---- questions to both sides at once -------------------------------------------------------------------------------------
def may_ask(fight: Fight, side: int) -> bool:
    """CN-KNOW-06  A side's player decides where a commander of his leads and battle_decisions = player."""
    return fight.decisions == Decisions.PLAYER and led(fight.side[side]) and anybody(fight.side[side])


# ---- who leads -------------------------------------------------------------------------------------------------------------
def alive(force: Side) -> int:
    """The commanders who could lead, as a bit set."""
    mask = 0
    for k in range(min(force.commanders, COMMANDERS)):
        if force.fate[k] == Fate.ALIVE:
            mask |= 1 << k
    return mask


def highest(force: Side) -> int:
    """The living commander with the highest leader value, the first of equals; NOBODY_LEADS: there is none."""
    best = NOBODY_LEADS
    for k in range(min(force.commanders, COMMANDERS)):
        if force.fate[k] == Fate.ALIVE and (best == NOBODY_LEADS or force.value[k] > force.value[best]):
            best = k
    return best


async def take_the_lead(fight: Fight, side: int) -> None:
    """CN-BATTLE-08  Of several commanders the player says which one leads, by default the one with the highest leader value."""
    force = fight.side[side]
    if led(force):
        return
    force.lead = highest(force)
    mask = alive(force)
    if mask & (mask - 1) != 0 and force.fallen == 0 and may_ask(fight, side):
        force.lead = await choose(side, Ask.LEADER, mask)


# ---- a point on troop value --------------------------------------------------------------------------------------------------
def wants_boost(fight: Fight, side: int) -> bool:
    """CN-KNOW-06  Standing instruction spend_hp_tv: where one's value is at most so many hundredths of the enemy's, as one takes
    it to be."""
    force = fight.side[side]
    enemy = base(fight.side[1 - side]) * force.guess // 100
    return force.spend_tv > 0 and 100 * base(force) <= force.spend_tv * enemy


def has_point(force: Side) -> bool:
    return led(force) and force.points[force.lead] > 0


async def declare(fight: Fight, timing: int) -> None:
    """CN-HP-02  Both sides say in secret whether a hero point raises their troop value, before the tactics roll
    (hero_points_tv_timing = after_tactics: after it)."""
    if fight.hero_points_tv_timing != timing or fight.free > 0:
        return
    ours = has_point(fight.side[0]) and anybody(fight.side[0])
    theirs = has_point(fight.side[1]) and anybody(fight.side[1])
    first = NO
    second = NO
    if ours and may_ask(fight, 0):
        if theirs and may_ask(fight, 1):
            first, second = await together(choose(0, Ask.POINT, YES_NO), choose(1, Ask.POINT, YES_NO))
        else:
            first = await choose(0, Ask.POINT, YES_NO)
    elif theirs and may_ask(fight, 1):
        second = await choose(1, Ask.POINT, YES_NO)
    if fight.decisions == Decisions.STANDING:
        first = int(ours and wants_boost(fight, 0))
        second = int(theirs and wants_boost(fight, 1))
    if first == YES:
        await boost(fight, 0)
    if second == YES:
        await boost(fight, 1)


async def boost(fight: Fight, side: int) -> None:
    """CN-HP-02  One point is spent: half as much troop value again in this field round's comparison."""
    force = fight.side[side]
    force.points[force.lead] -= 1
    force.boosted = 1
    await tell(ears(fight, side), PointOnValue(force.points[force.lead]))


# ---- hero death --------------------------------------------------------------------------------------------------------------
def dies_on(fight: Fight, side: int) -> int:
    """CN-HERO-01  The highest face of a D100 on which the leader falls: a tenth of his own side's loss per cent, rounded down
    (hero_death_basis = enemy_loss: of the enemy's)."""
    loss = fight.side[side].loss
    if fight.hero_death_basis == Basis.ENEMY_LOSS:
        loss = fight.side[1 - side].loss
    return loss // (10 * QUARTERS)


def in_danger(fight: Fight, side: int) -> bool:
    """CN-HERO-01  Only commanders fall, and only where there is a loss."""
    force = fight.side[side]
    loss = force.loss if fight.hero_death_basis == Basis.OWN_LOSS else fight.side[1 - side].loss
    return led(force) and loss > 0


async def hero_death(fight: Fight, side: int) -> None:
    """CN-HERO-01  The hidden roll for the leader of this side; a dagger kills every commander without one."""
    if fight.dagger == 1 and side != fight.winner:
        await all_commanders_die(fight, side)
        return
    if not in_danger(fight, side):
        return
    face = await roll(D100, "CN-HERO-01", side, to=NOBODY)
    if face <= dies_on(fight, side) and not await escapes(fight, side):
        await fall(fight, side)


async def escapes(fight: Fight, side: int) -> bool:
    """CN-HP-03  A hero point, spent after the roll, saves the commander."""
    force = fight.side[side]
    if not has_point(force):
        return False
    spends = force.spend_death
    if fight.decisions == Decisions.PLAYER:
        spends = await choose(side, Ask.DEATH, YES_NO)
    if spends == NO:
        return False
    force.points[force.lead] -= 1
    await tell(ears(fight, side), PointOnLife(force.points[force.lead]))
    return True


async def fall(fight: Fight, side: int) -> None:
    """CN-HERO-02  He is dead, and his points with him; without another commander the force is unled from the next field round on,
    and for the rest of the battle its morale is 2 lower."""
    force = fight.side[side]
    await tell(ears(fight, side), LeaderFell(alive(force) != 1 << force.lead))
    force.fate[force.lead] = Fate.DEAD
    force.points[force.lead] = 0
    force.fallen = 1


async def all_commanders_die(fight: Fight, side: int) -> None:
    """CN-BATTLE-16  Where a dagger kills the force, its commanders die unless each spends a hero point."""
    force = fight.side[side]
    first = force.lead
    for k in range(min(force.commanders, COMMANDERS)):
        if force.fate[k] == Fate.ALIVE:
            force.lead = k
            if await escapes(fight, side):
                force.fate[k] = Fate.ESCAPED
            else:
                await fall(fight, side)
    force.lead = first
