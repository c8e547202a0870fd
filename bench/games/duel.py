"""A duel on a ring of four stances: simultaneous choices, a sun die that may be trusted, flight.  The prototype's first rule."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.effects import ALL, NO, YES, YES_NO, Die, Event, choose, options, roll, tell, together
from montjoy.core.game import Luck
from montjoy.core.state import State, ints, state

HERO: Final = 0
MONSTER: Final = 1
NOBODY: Final = 2
SUN_DIE: Final = Die(0, 0, 0, 1, 1, 2)
LONGEST: Final = 200


class Stance(IntEnum):  # ring order; each beats the next one round the ring
    AGILITY = 0
    ARMOUR = 1
    STRENGTH = 2
    PSYCHE = 3


class Ask(IntEnum):
    STANCE = 0
    TRUST_THE_SUN = 1
    FLEE = 2


class Result(IntEnum):
    OPEN = 0
    SLAIN = 1  # the monster has no fight points left
    BEATEN = 2  # the hero has no fight points left
    DEAD = 3  # the hero has no body points left
    MONSTER_FLED = 4
    ESCAPED = 5
    STALEMATE = 6


class Clinch(Event):
    mine: int
    theirs: int


class Hurt(Event):
    who: int
    points: int


class Sun(Event):
    face: int


class Over(Event):
    result: int


@state
class Duel(State):
    value: list[list[int]] = ints(2, 4)  # value[fighter][stance]
    stance: list[int] = ints(2)
    fight: list[int] = ints(2)
    body: int = 0
    misses: int = 0
    fleeing: int = 0
    rounds: int = 0
    result: int = 0

    def reachable(self, who: int) -> int:
        here = self.stance[who]
        return options((here + 3) % 4, here, (here + 1) % 4)


def clinch(duel: Duel, mine: int, theirs: int) -> tuple[int, int]:
    """Who loses how many fight points, NOBODY for a miss or an even clinch."""
    step = (theirs - mine) % 4
    if step == 1:
        return MONSTER, 1
    if step == 3:
        return HERO, 1
    if step == 2:
        return NOBODY, 0
    gap = duel.value[HERO][mine] - duel.value[MONSTER][mine]
    if gap > 0:
        return MONSTER, gap
    if gap < 0:
        return HERO, -gap
    return NOBODY, 0


async def hurt_hero(duel: Duel, points: int) -> None:
    """For each lost point the hero may trust the sun die instead."""
    for _ in range(points):
        trust = await choose(HERO, Ask.TRUST_THE_SUN, YES_NO)
        if trust == YES:
            suns = await roll(SUN_DIE, "DUEL-SUN")
            await tell(ALL, Sun(suns))
            duel.fight[HERO] -= suns
            duel.body -= suns
        else:
            duel.fight[HERO] -= 1
    await tell(ALL, Hurt(HERO, points))
    if duel.body <= 0:
        duel.result = Result.DEAD
    elif duel.fight[HERO] <= 0:
        duel.result = Result.BEATEN


async def hurt_monster(duel: Duel, points: int) -> None:
    duel.fight[MONSTER] -= points
    await tell(ALL, Hurt(MONSTER, points))
    if duel.fight[MONSTER] <= 0:
        duel.result = Result.SLAIN


async def duel_round(duel: Duel) -> int:
    was_fleeing = duel.fleeing
    mine, theirs = await together(
        choose(HERO, Ask.STANCE, duel.reachable(HERO)), choose(MONSTER, Ask.STANCE, duel.reachable(MONSTER))
    )
    duel.stance[HERO] = mine
    duel.stance[MONSTER] = theirs
    await tell(ALL, Clinch(mine, theirs))
    loser, points = clinch(duel, mine, theirs)
    duel.fleeing = NO
    if (theirs - mine) % 4 == 2:
        duel.misses += 1
        if duel.misses == 3:
            duel.result = Result.MONSTER_FLED
    else:
        duel.misses = 0
    if loser == HERO:
        await hurt_hero(duel, points)
    elif was_fleeing and duel.result == Result.OPEN:
        duel.result = Result.ESCAPED
    elif loser == MONSTER:
        await hurt_monster(duel, points)
        if duel.result == Result.OPEN:
            duel.fleeing = await choose(HERO, Ask.FLEE, YES_NO)
    return duel.result


async def counted_round(duel: Duel) -> int:
    duel.rounds += 1
    await duel_round(duel)
    if duel.result == Result.OPEN and duel.rounds == LONGEST:
        duel.result = Result.STALEMATE
    return duel.result


async def fight(duel: Duel) -> int:
    while duel.result == Result.OPEN:
        await counted_round(duel)
    await tell(ALL, Over(duel.result))
    return duel.result


# ---- a fight to start from, and a simple policy (plain Python, also compiled) ------------------------------------------
def new_duel() -> Duel:
    duel = Duel()
    duel.value = [[3, 2, 4, 1], [2, 3, 3, 2]]
    duel.stance[:] = [0, 2]
    duel.fight[:] = [5, 5]
    duel.body = 4
    return duel


def nth_member(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    low = mask & -mask
    return ((low & 10) != 0) * 1 + ((low & 12) != 0) * 2  # index of a bit below 4


def pick(mask: int, luck: Luck) -> int:
    """A uniform member of a set of up to four options."""
    size = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
    return nth_member(mask, luck.below(size))


def policy(duel: Duel, seat: int, ask: int, mask: int, luck: Luck) -> int:
    """Stances at random; the sun is trusted with more than two body points; flees when weak."""
    if ask == Ask.STANCE:
        return pick(mask, luck)
    if ask == Ask.TRUST_THE_SUN:
        return YES if duel.body > 2 else NO
    return YES if duel.fight[HERO] == 1 else NO
