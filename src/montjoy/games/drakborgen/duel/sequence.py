"""The sequence of a fight: a state machine to the letter of DL-8-X1, from the first blow to the last.

`combatants.muster` makes the fight; then fight_to_the_end, or open_fight and fight_round while it is OPEN.
"""

from __future__ import annotations

from montjoy.core.effects import NO
from montjoy.games.drakborgen.duel.breath import breathe_at_start, suffer_breath
from montjoy.games.drakborgen.duel.flights import (
    declare_flight,
    may_flee,
    may_yield,
    part_heroes,
    settle_flights,
    settle_whiffs,
    shuriken_thrower,
    throw_shuriken,
    verdict,
    yield_up,
)
from montjoy.games.drakborgen.duel.losses import debtor, monsters_lose, settle, settle_deaths
from montjoy.games.drakborgen.duel.opening import cast_bolt, caster, strike_first_blows, throw, thrower
from montjoy.games.drakborgen.duel.positions import cancel, choose_positions, compare, hitter, strike
from montjoy.games.drakborgen.duel.state import NOBODY, Duel, Fight, Phase, Verdict, dragon


# ---- whole fights ----------------------------------------------------------------------------------------------------
async def fight_to_the_end(fight: Fight) -> int:
    """DL-8.13  Round after round until one side flees or falls.  -> Verdict; it may begin in any phase"""
    while fight.result == Verdict.OPEN:
        count_round(fight)
        await step(fight)
    return fight.result


async def duel_to_the_end(fight: Duel) -> int:
    """DL-8.13  The same for one hero against one monster, in the small state."""
    while fight.result == Verdict.OPEN:
        count_round(fight)
        await step(fight)
    return fight.result


async def open_fight(fight: Fight) -> int:
    """DL-8-X1  F0 alone: all that comes before round 1.  -> Verdict"""
    while fight.result == Verdict.OPEN and fight.phase < Phase.CHOOSE:
        await step(fight)
    return fight.result


async def fight_round(fight: Fight) -> int:
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


# ---- one decision ----------------------------------------------------------------------------------------------------
async def step(fight: Fight) -> int:
    """DL-8-X1  One decision, and all that follows from it without another.  -> Verdict"""
    if fight.phase == Phase.CHOOSE:
        await choose_positions(fight)           # F1, F2
        await compare(fight)                    # F3
        enter_phase(fight, Phase.CANCEL)
    elif fight.asked != NOBODY:
        await answer(fight, fight.asked)
    while fight.result == Verdict.OPEN and not is_waiting(fight):
        await advance(fight)
    return fight.result


def is_waiting(fight: Fight) -> bool:
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
        await declare_flight(fight, i)
    elif fight.phase == Phase.SHURIKEN:
        await throw_shuriken(fight, i)
        await settle_deaths(fight)
        fight.result = verdict(fight)
    elif fight.phase == Phase.BOLT:
        await cast_bolt(fight, i)
    elif fight.phase == Phase.THROW:
        await throw(fight, i)
    elif fight.phase != Phase.CANCEL and fight.phase != Phase.YIELD:
        await settle(fight, i)
    elif fight.MANY:
        await answer_of_many(fight, i)


async def answer_of_many(fight: Fight, i: int) -> None:
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
        strike(fight)                           # F5
        await monsters_lose(fight)
        enter_phase(fight, Phase.LOSSES)
    elif fight.phase == Phase.LOSSES:
        await suffer_breath(fight)              # F6
        enter_phase(fight, Phase.BREATH)
    elif fight.phase == Phase.BREATH:
        await close_round(fight)                # F7 to F10
        enter_phase(fight, Phase.SHURIKEN)
    elif fight.phase == Phase.SHURIKEN:
        enter_phase(fight, Phase.YIELD if fight.MANY else Phase.DECLARE)
    elif fight.phase == Phase.YIELD:
        enter_phase(fight, Phase.DECLARE)       # F11
    elif fight.phase == Phase.DECLARE:
        wipe_round(fight)
        enter_phase(fight, Phase.CHOOSE)
    else:
        await finish_opening(fight)


async def finish_opening(fight: Fight) -> None:
    """DL-8-X1  F0: first blows, the fire bolt, missiles, the breath of a dragon that breathes once; who is at 0 is out."""
    if fight.phase == Phase.START:
        await strike_first_blows(fight)
        enter_phase(fight, Phase.BOLT)
    elif fight.phase == Phase.BOLT:
        enter_phase(fight, Phase.THROW)
    elif fight.phase == Phase.THROW:
        await breathe_at_start(fight)
        enter_phase(fight, Phase.BEFORE)
    else:
        await settle_deaths(fight)
        fight.result = verdict(fight)
        enter_phase(fight, Phase.CHOOSE)


async def close_round(fight: Fight) -> None:
    """DL-8-X1, DL-10.1c  F7 deaths; then, unless one side is empty or a dragon fights, F8 flights and F9 whiffs."""
    await settle_deaths(fight)
    fight.result = verdict(fight)
    if fight.result == Verdict.OPEN and dragon(fight) == NOBODY:
        await settle_flights(fight)
        await settle_whiffs(fight)
        if fight.MANY:
            await part_heroes(fight)
        fight.result = verdict(fight)


def enter_phase(fight: Fight, phase: int) -> None:
    """The next phase, in which nobody has been asked yet."""
    fight.phase = phase
    for i in range(fight.fighters):
        fight.fighter[i].done = NO


def wipe_round(fight: Fight) -> None:
    """What was of the round is forgotten."""
    for i in range(fight.fighters):
        fighter = fight.fighter[i]
        fighter.hurt = NO
        fighter.struck = NO
        fighter.missed = NO
        fighter.spared = 0
