"""The fight: a state machine to the letter of DL-8-X1, from the first blow to the last.

    fight = muster(...)                                       fight_muster.py
    verdict = await within(whole_fight, fight, seats, ...)    or `opening`, then `combat_round` while it is OPEN

    F0  before round 1           fight_start.py               F5  losses           fight_losses.py
    F1  choose, F2 reveal        fight_choose.py, ring.py     F6  breath           fight_losses.py
    F3  compare, F4 annul        fight_compare.py, ring.py    F7  deaths           fight_losses.py
                                                              F8  flights, F9 whiffs, F10 end, F11 declare   fight_ends.py

Compiled and solved from this text: whole numbers, plain statements, at most one decision (or one sealed together) a step.
"""

from __future__ import annotations

from montjoy.core.effects import NO
from montjoy.games.drakborgen.fight_choose import choose_positions
from montjoy.games.drakborgen.fight_compare import cancel, compare, hitter, strike
from montjoy.games.drakborgen.fight_ends import (
    declare,
    flights,
    may_flee,
    may_yield,
    part,
    shuriken,
    shuriken_thrower,
    verdict,
    whiffs,
    yield_up,
)
from montjoy.games.drakborgen.fight_losses import (
    breath,
    breath_at_start,
    deaths,
    debtor,
    monsters_lose,
    settle,
)
from montjoy.games.drakborgen.fight_start import cast, caster, first_blows, throw, thrower
from montjoy.games.drakborgen.fight_state import NOBODY, Duel, Fight, Phase, Verdict, dragon


# ---- whole fights ----------------------------------------------------------------------------------------------------
async def whole_fight(fight: Fight) -> int:
    """DL-8.13  Round after round until one side flees or falls.  -> Verdict; it may begin in any phase"""
    while fight.result == Verdict.OPEN:
        count_round(fight)
        await step(fight)
    return fight.result


async def whole_duel(fight: Duel) -> int:
    """DL-8.13  The same for one hero against one monster, in the small state."""
    while fight.result == Verdict.OPEN:
        count_round(fight)
        await step(fight)
    return fight.result


async def opening(fight: Fight) -> int:
    """DL-8-X1  F0 alone: all that comes before round 1.  -> Verdict"""
    while fight.result == Verdict.OPEN and fight.phase < Phase.CHOOSE:
        await step(fight)
    return fight.result


async def combat_round(fight: Fight) -> int:
    """DL-8-X1  F1 to F11 alone: one round, or what is left of it.  -> Verdict"""
    count_round(fight)
    await step(fight)
    while fight.result == Verdict.OPEN and fight.phase != Phase.CHOOSE:
        await step(fight)
    return fight.result


def count_round(fight: Fight) -> None:
    """DL-8-X1  The round number, counted when a round begins."""
    if fight.phase == Phase.CHOOSE:
        fight.round += 1


async def duel_step(fight: Duel) -> int:
    """DL-8-X1  One decision of a duel.  -> Verdict"""
    return await step(fight)


# ---- one decision ----------------------------------------------------------------------------------------------------
async def step(fight: Fight) -> int:
    """DL-8-X1  One decision, and all that follows from it without another.  -> Verdict"""
    if fight.phase == Phase.CHOOSE:
        await choose_positions(fight)        # F1, F2
        await compare(fight)                 # F3
        enter(fight, Phase.CANCEL)
    elif fight.asked != NOBODY:
        await answer(fight, fight.asked)
    while fight.result == Verdict.OPEN and not waiting(fight):
        await advance(fight)
    return fight.result


def waiting(fight: Fight) -> bool:
    """DL-8-X1  Somebody is to be asked in this phase; `fight.asked` says about whom."""
    fight.asked = next_asked(fight)
    return fight.asked != NOBODY or fight.phase == Phase.CHOOSE


def next_asked(fight: Fight) -> int:
    """Whom the phase asks next, or NOBODY."""
    phase = fight.phase
    if phase == Phase.LOSSES or phase == Phase.BREATH or phase == Phase.BEFORE:
        return debtor(fight)
    if phase == Phase.DECLARE:
        return may_flee(fight)
    if phase == Phase.SHURIKEN:
        return shuriken_thrower(fight)
    if fight.MANY:
        if phase == Phase.CANCEL:
            return hitter(fight)
        if phase == Phase.YIELD:
            return may_yield(fight)
    if phase == Phase.BOLT:
        return caster(fight)
    if phase == Phase.THROW:
        return thrower(fight)
    return NOBODY


async def answer(fight: Fight, i: int) -> None:
    """The question of the phase, put to who decides for that fighter."""
    if fight.phase == Phase.DECLARE:
        await declare(fight, i)
    elif fight.phase == Phase.SHURIKEN:
        await shuriken(fight, i)
        await deaths(fight)
        fight.result = verdict(fight)
    elif fight.phase == Phase.BOLT:
        await cast(fight, i)
    elif fight.phase == Phase.THROW:
        await throw(fight, i)
    elif fight.phase != Phase.CANCEL and fight.phase != Phase.YIELD:
        await settle(fight, i)
    elif fight.MANY:
        await of_many(fight, i)


async def of_many(fight: Fight, i: int) -> None:
    """What only fights of several ask."""
    if fight.phase == Phase.CANCEL:
        await cancel(fight, i)
    else:
        await yield_up(fight, i)
        fight.result = verdict(fight)


# ---- the order of a round --------------------------------------------------------------------------------------------
async def advance(fight: Fight) -> None:
    """DL-8-X1  A phase in which nobody is to be asked (any more) is closed, and the next one begins."""
    if fight.phase == Phase.CANCEL:
        strike(fight)                        # F5
        await monsters_lose(fight)
        enter(fight, Phase.LOSSES)
    elif fight.phase == Phase.LOSSES:
        await breath(fight)                  # F6
        enter(fight, Phase.BREATH)
    elif fight.phase == Phase.BREATH:
        await close_round(fight)             # F7 to F10
        enter(fight, Phase.SHURIKEN)
    elif fight.phase == Phase.SHURIKEN:
        enter(fight, Phase.YIELD if fight.MANY else Phase.DECLARE)
    elif fight.phase == Phase.YIELD:
        enter(fight, Phase.DECLARE)          # F11
    elif fight.phase == Phase.DECLARE:
        wipe(fight)
        enter(fight, Phase.CHOOSE)
    else:
        await before(fight)


async def before(fight: Fight) -> None:
    """DL-8-X1  F0: first blows, the fire bolt, missiles, the breath of a dragon that breathes once; who is at 0 is out."""
    if fight.phase == Phase.START:
        await first_blows(fight)
        enter(fight, Phase.BOLT)
    elif fight.phase == Phase.BOLT:
        enter(fight, Phase.THROW)
    elif fight.phase == Phase.THROW:
        await breath_at_start(fight)
        enter(fight, Phase.BEFORE)
    else:
        await deaths(fight)
        fight.result = verdict(fight)
        enter(fight, Phase.CHOOSE)


async def close_round(fight: Fight) -> None:
    """DL-8-X1, DL-10.1c  F7 deaths; then, unless one side is empty or a dragon fights, F8 flights and F9 whiffs."""
    await deaths(fight)
    fight.result = verdict(fight)
    if fight.result == Verdict.OPEN and dragon(fight) == NOBODY:
        await flights(fight)
        await whiffs(fight)
        if fight.MANY:
            await part(fight)
        fight.result = verdict(fight)


def enter(fight: Fight, phase: int) -> None:
    """The next phase, in which nobody has been asked yet."""
    fight.phase = phase
    for i in range(fight.fighters):
        fight.fighter[i].done = NO


def wipe(fight: Fight) -> None:
    """What was of the round is forgotten."""
    for i in range(fight.fighters):
        fighter = fight.fighter[i]
        fighter.hurt = NO
        fighter.struck = NO
        fighter.missed = NO
        fighter.spared = 0
