"""F0: what happens before round 1.  First blows at a sleeping dragon, the fire bolt, daggers and arrows."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NO, YES, choose, d, options, roll, tell
from montjoy.games.drakborgen.duel.losses import lose
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.duel.state import (
    NOBODY,
    Ask,
    Fight,
    Missile,
    dragon,
    fighting,
    hostile,
    is_hero,
    missile_of,
    name_of,
    player,
)
from montjoy.games.drakborgen.protocol import events

D12: Final = d(12)
ENOUGH: Final = 99                                           # he throws no more
BOLT: Final = 3
VOLLEY: Final = 2                                            # arrows in one fight


# ---- the dragon ------------------------------------------------------------------------------------------------------
async def strike_first_blows(fight: Fight) -> None:
    """DL-10.2  Every hero who attacks a sleeping dragon strikes once before round 1, whoever fights in his place then."""
    target = dragon(fight)
    if target == NOBODY:
        return
    for i in range(fight.fighters):
        if fight.fighter[i].blow == YES:
            fight.fighter[i].blow = NO
            face = await roll(D12, "DL-10.2", i)
            lose(fight, target, blow(face))
            await tell(ALL, events.FirstBlow(name_of(fight, i), face, blow(face)))


def blow(face: int) -> int:
    """DL-10.2  D12 minus 5, not below 0."""
    return max(0, face - 5)


# ---- the fire bolt ---------------------------------------------------------------------------------------------------
def caster(fight: Fight) -> int:
    """DLC-04  The next hero who may cast the fire bolt now."""
    for i in range(fight.fighters):
        if fight.fighter[i].bolt == YES and fight.fighter[i].done == 0 and fighting(fight, i) and targets(fight, i) > 1:
            return i
    return NOBODY


async def cast_bolt(fight: Fight, i: int) -> None:
    """DLC-04  Fire bolt: the monster begins the fight with 3 combat points fewer, at least 1; once in the game."""
    answer = await choose(player(fight, i), Ask.BOLT, targets(fight, i))
    fight.fighter[i].done = 1
    if answer != NO:
        fight.fighter[i].bolt = NO
        weaken(fight, answer - 1, BOLT)
        await tell(ALL, events.SpellCast(name_of(fight, i), "fire_bolt"))
        await tell(ALL, weakened(fight, answer - 1))


def weaken(fight: Fight, i: int, points: int) -> None:
    """DLC-04  Fewer combat points at the start, at least 1.  (So does the bane dust, SP08.)"""
    if fight.fighter[i].points > 1:
        fight.fighter[i].points = max(1, fight.fighter[i].points - points)


def weakened(fight: Fight, i: int) -> events.Begins:
    """With how many points he begins now."""
    return events.Begins(name_of(fight, i), fight.fighter[i].points)


# ---- missiles --------------------------------------------------------------------------------------------------------
def targets(fight: Fight, i: int) -> int:
    """The hostile monsters that still stand, each one more than its number, and 0 for nobody."""
    found = options(NO)
    for j in range(fight.fighters):
        if hostile(fight, i, j) and not is_hero(fight, j) and fight.fighter[j].points > 0:
            found |= options(j + 1)
    return found


def thrower(fight: Fight) -> int:
    """DLC-03, DLC-07  The next hero with daggers or arrows; none in a fight that began as an ambush."""
    if fight.ambush == YES:
        return NOBODY
    for i in range(fight.fighters):
        if may_throw(fight, i) and fighting(fight, i) and targets(fight, i) > 1:
            return i
    return NOBODY


def may_throw(fight: Fight, i: int) -> bool:
    """DLC-03, DLC-07  Daggers in any number, arrows at most two in a fight."""
    hero = fight.fighter[i]
    if hero.missiles == 0 or hero.done == ENOUGH:
        return False
    if hero.missile == Missile.ARROWS:
        return hero.done < VOLLEY
    return hero.missile == Missile.DAGGERS


async def throw(fight: Fight, i: int) -> None:
    """DLC-03, DLC-07  One after another, each spent, hit or miss."""
    answer = await choose(player(fight, i), Ask.THROW, targets(fight, i))
    hero = fight.fighter[i]
    if answer == NO:
        hero.done = ENOUGH
        return
    hero.done += 1
    hero.missiles -= 1
    if hero.missile == Missile.ARROWS:
        await shoot_arrow(fight, i, answer - 1)
    else:
        await throw_dagger(fight, i, answer - 1)


async def throw_dagger(fight: Fight, i: int, target: int) -> None:
    """DLC-03  D12 up to his agility takes 1 combat point."""
    face = await roll(D12, "DLC-03", i)
    taken = 0
    if face <= fight.fighter[i].value[Position.AGILITY]:
        taken = 1
    lose(fight, target, taken)
    await tell(ALL, thrown(fight, i, target, taken, face))


async def shoot_arrow(fight: Fight, i: int, target: int) -> None:
    """DLC-07  D12 up to his psyche takes 2 combat points."""
    face = await roll(D12, "DLC-07", i)
    taken = 0
    if face <= fight.fighter[i].value[Position.PSYCHE]:
        taken = 2
    lose(fight, target, taken)
    await tell(ALL, thrown(fight, i, target, taken, face))


def thrown(fight: Fight, i: int, target: int, taken: int, face: int = 0) -> events.Thrown:
    """What a throw is told as: the die, whether it hit, and how many are left to him."""
    left = fight.fighter[i].missiles
    return events.Thrown(name_of(fight, i), missile_of(fight, i), name_of(fight, target), taken > 0, left, face)
