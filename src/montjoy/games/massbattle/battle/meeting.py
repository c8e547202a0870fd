"""Two units meet: rounds of missiles, a charge, melee, rallying, as they would be fought on the board.

    round 1, 2, ...
        who attacks first                                            MB-INIT-01
        missiles: both shoot in that order                           MB-SEQ-01
        charge, in round 1: the charged with long weapons, then the charger   MB-CHG-03, MB-CHG-04
        melee: both attack in that order                             MB-SEQ-03
        the broken rally                                             MB-SEQ-04
        missiles: second shots                                       MB-SEQ-05
        some grow their wounds together                              MB-SOLO-06

Nobody moves but by being pushed back and by following up; ground and faces are those of the case throughout.
Compiled from this text; `exact.py` has its law.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import d, roll
from montjoy.games.massbattle.battle.attack import strike, take_off_the_dead
from montjoy.games.massbattle.battle.morale import morale_die, must_check, steadied, suffer, try_to_rally
from montjoy.games.massbattle.battle.state import (
    ATTACKER,
    BOTH,
    DEFENDER,
    Body,
    Fighter,
    Initiative,
    Kind,
    Meeting,
    Result,
    Standing,
    Status,
)
from montjoy.games.massbattle.options import FollowUp, TieRule

D6: Final = d(6)
BEYOND_RANGE: Final = 2                                      # MB-OUT-03
SLOW: Final = 2                                              # rounds from one shot to the next (MB-MIS-04)
FIRST: Final = 0                                             # fighter.shots of phase 1
SECOND: Final = 1                                            # and of phase 5


async def meet(meeting: Meeting) -> int:
    """MB-SEQ-00  Round after round, until a unit is destroyed or has fled or the rounds are spent.
    -> a verdict (`verdict_of`), or 0"""
    verdict = 0
    while verdict == 0 and meeting.round < meeting.rounds:
        verdict = await play_round(meeting)
    return verdict


async def play_round(meeting: Meeting) -> int:
    """MB-SEQ-00  One round.  -> 0: the meeting goes on; or a verdict (`verdict_of`)"""
    meeting.round += 1
    meeting.fighter[ATTACKER].charged = 0
    meeting.fighter[DEFENDER].charged = 0
    first = await who_attacks_first(meeting)
    if meeting.kind == Kind.MISSILES:
        await shoot(meeting, first, FIRST)
    elif meeting.kind == Kind.CHARGE and meeting.round == 1:
        await charge(meeting)
    if not is_over(meeting) and meeting.kind != Kind.MISSILES:
        await fight(meeting, first)
    if not is_over(meeting):
        await rally(meeting)
    if not is_over(meeting) and meeting.kind == Kind.MISSILES:
        await shoot(meeting, first, SECOND)
    if is_over(meeting):
        return verdict_of(meeting)
    regenerate(meeting)
    return 0


async def who_attacks_first(meeting: Meeting) -> int:
    """MB-INIT-01, MB-INIT-06  The higher die; equal dice are rolled again, or both act together.  -> a side, or BOTH"""
    if meeting.initiative == Initiative.ATTACKER:
        return ATTACKER
    if meeting.initiative == Initiative.DEFENDER:
        return DEFENDER
    ours = await roll(D6, "MB-INIT-01", ATTACKER)
    theirs = await roll(D6, "MB-INIT-01", DEFENDER)
    while ours == theirs and meeting.tie_rule == TieRule.REROLL:
        ours = await roll(D6, "MB-INIT-01", ATTACKER)
        theirs = await roll(D6, "MB-INIT-01", DEFENDER)
    if ours == theirs:
        return BOTH
    if ours > theirs:
        return ATTACKER
    return DEFENDER


# ---- missiles --------------------------------------------------------------------------------------------------------
async def shoot(meeting: Meeting, first: int, phase: int) -> None:
    """MB-INIT-04, MB-SEQ-01, MB-SEQ-05  One side after the other, or both together."""
    if first == BOTH:
        ours = may_shoot(meeting, ATTACKER, phase)
        theirs = may_shoot(meeting, DEFENDER, phase)
        if ours:
            await volley(meeting, ATTACKER, phase)
        if theirs:
            await volley(meeting, DEFENDER, phase)
        await settle(meeting)
        return
    for side in (first, 1 - first):
        if not is_over(meeting) and may_shoot(meeting, side, phase):
            await volley(meeting, side, phase)
            await settle(meeting)


def may_shoot(meeting: Meeting, side: int, phase: int) -> bool:
    """MB-MIS-01, MB-MIS-04, MB-OUT-03  Unbroken, with a shot left in this phase, and the target not beyond twice the range."""
    shooter = meeting.fighter[side]
    if shooter.body[0].broken == 1 or shooter.shots[phase] == 0:
        return False
    if shooter.slow == 1 and shooter.last_shot > 0 and meeting.round - shooter.last_shot < SLOW:
        return False
    return meeting.distance <= 2 * shooter.range_cm


async def volley(meeting: Meeting, side: int, phase: int) -> None:
    """MB-MIS-02, MB-MIS-03  The shots of a phase, each with its own attack roll; beyond the range at -2."""
    shooter = meeting.fighter[side]
    if shooter.slow == 1:
        shooter.last_shot = meeting.round
    penalty = 0
    if meeting.distance > shooter.range_cm:
        penalty = BEYOND_RANGE
    for _ in range(shooter.shots[phase]):
        await strike(shooter.missile[0], meeting.fighter[1 - side].body[0], penalty)


# ---- charge and melee ------------------------------------------------------------------------------------------------
async def charge(meeting: Meeting) -> None:
    """MB-CHG-03, MB-CHG-04, MB-CHG-03-X  The charged unit strikes first if it has long weapons and is charged from the
    front; then the charger, unless that has broken, pushed or destroyed it."""
    defender = meeting.fighter[DEFENDER]
    if defender.long == 1 and may_fight(meeting, DEFENDER):
        await attack(meeting, DEFENDER)
        defender.charged = 1
        await settle(meeting)
    if not is_over(meeting) and may_fight(meeting, ATTACKER):
        await attack(meeting, ATTACKER)
        meeting.fighter[ATTACKER].charged = 1
        await settle(meeting)


async def fight(meeting: Meeting, first: int) -> None:
    """MB-SEQ-03, MB-CHG-05  One side after the other, or both together; whoever struck in the charge, too, unless
    charge_replaces_melee is on."""
    if first == BOTH:
        ours = may_melee(meeting, ATTACKER)
        theirs = may_melee(meeting, DEFENDER)
        if ours:
            await attack(meeting, ATTACKER)
        if theirs:
            await attack(meeting, DEFENDER)
        await settle(meeting)
        return
    for side in (first, 1 - first):
        if not is_over(meeting) and may_melee(meeting, side):
            await attack(meeting, side)
            await settle(meeting)


def may_melee(meeting: Meeting, side: int) -> bool:
    """MB-MEL-02, MB-CHG-05  One attack of each unbroken unit that has the enemy in front."""
    if meeting.charge_replaces_melee == 1 and meeting.fighter[side].charged == 1:
        return False
    return may_fight(meeting, side)


def may_fight(meeting: Meeting, side: int) -> bool:
    """MB-BRK-02, MB-MEL-01  In contact, unbroken, and with the enemy in front of it."""
    return meeting.contact == 1 and meeting.fighter[side].body[0].broken == 0 and meeting.fighter[side].blows > 0


async def attack(meeting: Meeting, side: int) -> None:
    """MB-ATK-06, MB-ATK-16  One roll of a unit of soldiers; a single creature's whole routine; a fighter's rolls under
    fighter_sweep."""
    attacker = meeting.fighter[side]
    for _ in range(attacker.times):
        for i in range(attacker.blows):
            await strike(attacker.melee[i], meeting.fighter[1 - side].body[0], 0)


# ---- the end of a step -------------------------------------------------------------------------------------------------
async def settle(meeting: Meeting) -> None:
    """MB-SEQ-07  The dead are taken off, checks are rolled, then come retreats, then follow-ups; after each step."""
    take_off_the_dead(meeting.fighter[ATTACKER].body[0])
    take_off_the_dead(meeting.fighter[DEFENDER].body[0])
    ours = await check(meeting, ATTACKER)
    theirs = await check(meeting, DEFENDER)
    if not is_over(meeting):
        fall_back(meeting, ATTACKER, ours)
        fall_back(meeting, DEFENDER, theirs)


async def check(meeting: Meeting, side: int) -> int:
    """MB-MOR-03, MB-MOR-10, MB-MOR-16  One check for each hit that forces one, also of a broken unit, until it is destroyed.
    -> how often it is pushed back"""
    body: Body = meeting.fighter[side].body[0]
    pushes = 0
    while must_check(body):
        body.checks -= 1
        result = steadied(body, meeting.results[await morale_die(body)])
        suffer(body, result)
        if result == Result.PUSHED:
            pushes += 1
    body.checks = 0
    return pushes


def fall_back(meeting: Meeting, side: int, pushes: int) -> None:
    """MB-MOR-06, MB-MOR-14-X, MB-MOR-15  A unit that is pushed back goes half its move; whoever pushed it follows if he is
    unbroken and may: then all is as before."""
    loser: Fighter = meeting.fighter[side]
    if pushes == 0 or loser.stays == 1 or is_followed(meeting, 1 - side):
        return
    meeting.contact = 0
    meeting.distance += pushes * loser.retreat * meeting.square


def is_followed(meeting: Meeting, by: int) -> bool:
    """MB-MOR-15  Only after melee or a charge, unless followup = any_attacker; never by a unit that has broken meanwhile."""
    if meeting.kind == Kind.MISSILES and meeting.followup != FollowUp.ANY_ATTACKER:
        return False
    return meeting.fighter[by].follows == 1 and meeting.fighter[by].body[0].broken == 0


# ---- the end of a round ------------------------------------------------------------------------------------------------
async def rally(meeting: Meeting) -> None:
    """MB-SEQ-04  After melee every broken unit may try."""
    for side in range(BOTH):
        fighter = meeting.fighter[side]
        if fighter.body[0].broken == 1:
            await try_to_rally(fighter.body[0], fighter.rally)


def regenerate(meeting: Meeting) -> None:
    """MB-SOLO-06  At the end of the round, up to the full pool."""
    for side in range(BOTH):
        body = meeting.fighter[side].body[0]
        body.hp = min(body.start, body.hp + meeting.fighter[side].regenerates)


def is_over(meeting: Meeting) -> bool:
    """MB-END-01  One of the two has been destroyed or has fled; nothing else ends a meeting."""
    ours = meeting.fighter[ATTACKER].body[0].status
    theirs = meeting.fighter[DEFENDER].body[0].status
    return ours != Status.IN_PLAY or theirs != Status.IN_PLAY


def state_of(body: Body) -> int:
    """What a unit is at the end of a round.  -> Standing"""
    if body.status == Status.DESTROYED:
        return Standing.DESTROYED
    if body.status == Status.FLED:
        return Standing.WITHDRAWN
    if body.broken == 1:
        return Standing.BROKEN
    return Standing.OK


def verdict_of(meeting: Meeting) -> int:
    """Both units' states in one number above 0."""
    ours = state_of(meeting.fighter[ATTACKER].body[0])
    theirs = state_of(meeting.fighter[DEFENDER].body[0])
    return 1 + 4 * ours + theirs
