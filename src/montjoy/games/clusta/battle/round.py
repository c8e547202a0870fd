"""A field battle of two forces, field round by field round (CN-BATTLE-04).

    verdict = await within(battle, world.fight, seats, "CN-BATTLE-04", where)

A battle that is unfinished after four field rounds goes on in the next round (`next_round`), one whose loser is pursued after the
retreat (`begin_pursuit`): original troop values and all else stay.  Compiled (`fights/`) from this text; keep to whole numbers.
"""

from __future__ import annotations

from montjoy.core.effects import tell
from montjoy.games.clusta.battle.departures import (
    ambushers_decide,
    change_formation,
    commanders_decide,
    drive_off,
    evade,
    follow,
    judged,
    no_longer_larger,
    size_routs,
    smaller,
)
from montjoy.games.clusta.battle.force import anybody, ears, men_here, value_of
from montjoy.games.clusta.battle.leaders import AFTER, BEFORE, declare, hero_death, take_the_lead
from montjoy.games.clusta.battle.losses import strike
from montjoy.games.clusta.battle.morale import flights, morale_rolls, rally, waver
from montjoy.games.clusta.battle.state import QUARTERS, ROUNDS, Fight, How, Stage, Verdict
from montjoy.games.clusta.battle.tactics import contest, random_event
from montjoy.games.clusta.protocol.battle_events import FieldRound


# ---- the whole battle --------------------------------------------------------------------------------------------------
async def battle(fight: Fight) -> int:
    """CN-BATTLE-02  Field rounds of half an hour until somebody stands alone; at most four in a round.  -> Verdict"""
    while fight.result == Verdict.OPEN:
        await step(fight)
    return fight.result


async def step(fight: Fight) -> int:
    """CN-BATTLE-04  What comes next, up to the end of a field round or to a tie of both leaders.  -> Verdict"""
    if fight.stage == Stage.OPENING:
        await opening(fight)
    elif fight.stage == Stage.AMBUSHED:
        await ambushers_decide(fight)
        fight.stage = Stage.MEETING
        fight.result = judged(fight)
    elif fight.stage == Stage.MEETING:
        await meeting(fight)
        fight.stage = Stage.BEFORE
        fight.result = judged(fight)
    else:
        await field_round(fight)
    return fight.result


async def opening(fight: Fight) -> None:
    """CN-BATTLE-04  (0) Who leads; an ambush comes first."""
    await take_the_lead(fight, 0)
    await take_the_lead(fight, 1)
    fight.stage = Stage.MEETING
    for side in range(2):
        if fight.side[side].ambush == 1:
            fight.stage = Stage.AMBUSH
            fight.free = side + 1
    fight.result = judged(fight)


async def meeting(fight: Fight) -> None:
    """CN-BATTLE-04  (0) Await evades, the much smaller flee, surprised superled forces change formation: in this order."""
    await evade(fight, 0)
    await evade(fight, 1)
    await size_routs(fight)
    await change_formation(fight)


# ---- one field round -----------------------------------------------------------------------------------------------------
async def field_round(fight: Fight) -> None:
    """CN-BATTLE-04  One field round in the order of the engine; a tie of the leaders is rolled again in the next step."""
    if fight.stage == Stage.BEFORE:
        await prepare_tactics(fight)
        if fight.result != Verdict.OPEN:
            return
    if await contest(fight):
        await declare(fight, AFTER)
        await fight_it_out(fight)
        await aftermath(fight)
        fight.stage = Stage.AMBUSHED if fight.free > 0 else Stage.BEFORE
        fight.result = judged(fight)


async def prepare_tactics(fight: Fight) -> None:
    """CN-BATTLE-04  Before a field round: who is there; (1) rally, (1b) hero points on troop value."""
    await who_is_there(fight)
    if fight.result == Verdict.OPEN:
        await rally(fight, 0)
        await rally(fight, 1)
        await declare(fight, BEFORE)
        fight.stage = Stage.TACTICS


async def who_is_there(fight: Fight) -> None:
    """CN-HERO-02, CN-RETR-06  The next commander takes over; the much smaller flee."""
    await take_the_lead(fight, 0)
    await take_the_lead(fight, 1)
    if fight.round > 0:
        await size_routs(fight)
    fight.result = judged(fight)


async def fight_it_out(fight: Fight) -> None:
    """CN-BATTLE-04  (3) The table and the losses, then the hidden rolls for both leaders; (4) morale."""
    strike(fight)
    if fight.free == 0:
        fight.round += 1
        fight.left -= 1
    await tell(ears(fight, 0), fought(fight, 0))
    await tell(ears(fight, 1), fought(fight, 1))
    await hero_death(fight, 0)
    await hero_death(fight, 1)
    await morale_rolls(fight, 0)
    await morale_rolls(fight, 1)


async def aftermath(fight: Fight) -> None:
    """CN-BATTLE-04  (5) Retreats that are due, those who follow them, (6) the commanders' decisions; what lasts one field round
    is over."""
    await drive_off(fight)
    first_smaller = smaller(fight, 0)
    second_smaller = smaller(fight, 1)
    ours = await flights(fight, 0)
    theirs = await flights(fight, 1)
    if fight.free == 0:
        ours += await no_longer_larger(fight, 0, first_smaller)
        theirs += await no_longer_larger(fight, 1, second_smaller)
    await follow(fight, 0, ours)
    await follow(fight, 1, theirs)
    waver(fight, 0)
    waver(fight, 1)
    if fight.free == 0 and anybody(fight.side[0]) and anybody(fight.side[1]):
        await commanders_decide(fight)
        await random_event(fight, 0)
        await random_event(fight, 1)
    for side in range(2):
        fight.side[side].boosted = 0
        fight.side[side].pursues = 0
        fight.side[side].march = 0
        fight.side[side].fought += 1


# ---- a battle that goes on -----------------------------------------------------------------------------------------------
def next_round(fight: Fight) -> None:
    """CN-BATTLE-02  The next round of two hours: four more field rounds."""
    fight.left = ROUNDS
    if fight.result == Verdict.UNFINISHED:
        fight.result = Verdict.OPEN


def begin_pursuit(fight: Fight, by: int) -> None:
    """CN-RETR-05  That side goes after the other, which had to leave the battle: in the next field round +5 and a row for it.
    The battle is the same: original troop values stay."""
    fled = fight.side[1 - by]
    for i in range(fled.contingents):
        if How.HERE < fled.contingent[i].how < How.DESTROYED:
            fled.contingent[i].how = How.HERE
    fight.side[by].pursues = 1
    fight.stage = Stage.BEFORE
    fight.star = 0
    fight.dagger = 0
    fight.result = judged(fight)


# ---- made of the fight -------------------------------------------------------------------------------------------------
def fought(fight: Fight, side: int) -> FieldRound:
    """The field round as one's own commander sees it."""
    force = fight.side[side]
    lost = force.loss * 100 // QUARTERS
    return FieldRound(fight.round, fight.winner == side, lost, value_of(force), men_here(force) // QUARTERS)
