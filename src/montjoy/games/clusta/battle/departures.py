"""Who leaves the battle: driven off, put to flight by numbers, unwilling to stay, ordered to go; and how it ends."""

from __future__ import annotations

from montjoy.core.effects import NO, YES, YES_NO, choose, tell, together
from montjoy.games.clusta.battle.force import (
    anybody,
    ears,
    force_original,
    force_running,
    here,
    led,
    men_here,
    opens_unit,
    size_class,
    superled,
    unit_here,
)
from montjoy.games.clusta.battle.leaders import may_ask
from montjoy.games.clusta.battle.morale import depart, has_morale
from montjoy.games.clusta.battle.state import Ask, Contingent, Fight, How, Side, Verdict
from montjoy.games.clusta.options import Compares, Decisions
from montjoy.games.clusta.protocol.battle_events import FormationChanged

STAY, ALL_GO, ONE_GOES = 0, 1, 2                             # answers to Ask.RETREAT
TWO_STEPS = 2


# ---- before the first field round ------------------------------------------------------------------------------------------
def larger(fight: Fight, ours: Side, theirs: Side) -> bool:
    """CN-ORD-AWAIT  The first force is larger: it has more men (await_compares = size_class: it is of a larger class)."""
    if fight.await_compares == Compares.SIZE_CLASS:
        return size_class(ours) > size_class(theirs)
    return men_here(ours) > men_here(theirs)


async def evade(fight: Fight, side: int) -> None:
    """CN-ORD-AWAIT  Units that await, attacked by a larger force, step back before any field round, but not out of a camp, nor
    where the way is blocked."""
    force = fight.side[side]
    enemy = fight.side[1 - side]
    if enemy.attacks == 0 or force.in_camp == 1 or force.cornered == 1 or not larger(fight, enemy, force):
        return
    for i in range(force.contingents):
        if opens_unit(force, i) and unit_here(force, i) and force.contingent[i].awaits == 1:
            await depart(fight, side, i, How.EVADED)


def surprised(fight: Fight) -> bool:
    """CN-FORM-06  Neither force was prepared for this fight."""
    return fight.side[0].prepared == 0 and fight.side[1].prepared == 0


async def change_formation(fight: Fight) -> None:
    """CN-FORM-06  Where neither was prepared, a superled force that marches has time to change to battle formation."""
    if not surprised(fight):
        return
    for side in range(2):
        if fight.side[side].march == 1 and superled(fight.side[side]):
            fight.side[side].march = 0
            await tell(ears(fight, side), FormationChanged())


# ---- flight from numbers ---------------------------------------------------------------------------------------------------
def stands_its_ground(fight: Fight, contingent: Contingent) -> bool:
    """CN-ORD-HOLD  At any price: a unit that holds does not flee from numbers (hold_resists_size_rout = false: it does)."""
    return contingent.hold == 1 and fight.hold_resists_size_rout == 1


async def size_rout(fight: Fight, side: int) -> None:
    """CN-RETR-06  Units flee from a force two size steps larger, by the men present of both; not the undead, nor under Hold."""
    force = fight.side[side]
    left = 0
    if size_class(fight.side[1 - side]) < size_class(force) + TWO_STEPS:
        return
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if opens_unit(force, i) and unit_here(force, i) and has_morale(contingent) and not stands_its_ground(fight, contingent):
            left += await depart(fight, side, i, How.SIZE)
    await follow(fight, side, left)


async def size_routs(fight: Fight) -> None:
    """CN-RETR-06  Checked before the first field round and again before each later one."""
    if not anybody(fight.side[0]) or not anybody(fight.side[1]):
        return
    if abs(size_class(fight.side[0]) - size_class(fight.side[1])) >= TWO_STEPS:
        await size_rout(fight, 0)
        await size_rout(fight, 1)


# ---- retreats that are due -------------------------------------------------------------------------------------------------
async def drive_off(fight: Fight) -> None:
    """CN-BATTLE-15  A star: every unit of the tactics loser retreats, under Hold and undead too."""
    side = 1 - fight.winner
    if fight.star == 0:
        return
    for i in range(fight.side[side].contingents):
        if opens_unit(fight.side[side], i) and unit_here(fight.side[side], i):
            await depart(fight, side, i, How.STAR)


def smaller(fight: Fight, side: int) -> bool:
    """CN-ORD-AWAIT  Some of that side await, and it is not the larger."""
    awaits = 0
    for i in range(fight.side[side].contingents):
        awaits += fight.side[side].contingent[i].awaits
    return awaits > 0 and not larger(fight, fight.side[side], fight.side[1 - side])


async def no_longer_larger(fight: Fight, side: int, is_smaller: bool) -> int:
    """CN-ORD-AWAIT  After a field round units that await go on only while their force is the larger.  -> how many have left"""
    force = fight.side[side]
    left = 0
    if not is_smaller or not anybody(fight.side[1 - side]):
        return left
    for i in range(force.contingents):
        if opens_unit(force, i) and unit_here(force, i) and force.contingent[i].awaits == 1:
            left += await depart(fight, side, i, How.AWAIT)
    return left


async def follow(fight: Fight, side: int, left: int) -> None:
    """CN-RETR-03  Where only some units had to retreat, the others may follow if a commander is there; those who wavered go on as
    they are."""
    force = fight.side[side]
    if left == 0 or not anybody(force) or not led(force) or force.cornered == 1:
        return
    answer = int(wants_to_leave(force))
    if may_ask(fight, side):
        answer = await choose(side, Ask.FOLLOW, YES_NO)
    if answer == YES:
        await all_leave(fight, side, How.FOLLOWED)


async def all_leave(fight: Fight, side: int, how: int) -> None:
    """CN-RETR-02  The whole force leaves the battle."""
    force = fight.side[side]
    for i in range(force.contingents):
        if opens_unit(force, i) and unit_here(force, i):
            await depart(fight, side, i, how)


# ---- the commanders' word ----------------------------------------------------------------------------------------------------
def wants_to_leave(force: Side) -> bool:
    """CN-KNOW-06  Standing instruction retreat_at: so many hundredths of the original troop value, or less, are left."""
    return force.retreat_at > 0 and 100 * force_running(force) <= force.retreat_at * force_original(force)


def may_retreat(fight: Fight, side: int) -> bool:
    """CN-RETR-02  Only a commander can order a retreat, and only where there is somebody to retreat from."""
    force = fight.side[side]
    return led(force) and force.cornered == 0 and anybody(force) and anybody(fight.side[1 - side])


def retreat_options(force: Side) -> int:
    """CN-RETR-02  Stay, all of them, or one of several units."""
    units = 0
    one_goes = 0
    for i in range(force.contingents):
        if opens_unit(force, i) and unit_here(force, i):
            units += 1
            one_goes |= 1 << (ONE_GOES + i)
    return 1 << STAY | 1 << ALL_GO | (one_goes if units > 1 else 0)


async def commanders_decide(fight: Fight) -> None:
    """CN-RETR-02  After a field round the commanders still there decide, both at once: retreat, or go on."""
    ours = may_retreat(fight, 0)
    theirs = may_retreat(fight, 1)
    first = STAY
    second = STAY
    if fight.decisions == Decisions.STANDING:
        first = int(ours and wants_to_leave(fight.side[0]))
        second = int(theirs and wants_to_leave(fight.side[1]))
    elif ours and theirs:
        first, second = await together(
            choose(0, Ask.RETREAT, retreat_options(fight.side[0])), choose(1, Ask.RETREAT, retreat_options(fight.side[1]))
        )
    elif ours:
        first = await choose(0, Ask.RETREAT, retreat_options(fight.side[0]))
    elif theirs:
        second = await choose(1, Ask.RETREAT, retreat_options(fight.side[1]))
    await retreat(fight, 0, first)
    await retreat(fight, 1, second)


async def retreat(fight: Fight, side: int, answer: int) -> None:
    """CN-RETR-02  The whole force or the chosen unit retreats in good order."""
    if answer == ALL_GO:
        await all_leave(fight, side, How.ORDER)
    elif answer >= ONE_GOES:
        await depart(fight, side, answer - ONE_GOES, How.ORDER)


async def ambushers_decide(fight: Fight) -> None:
    """CN-ORD-AMBUSH-b  After the free round the ambushers withdraw, or fight on with the quarter; without a commander they fight
    on."""
    side = fight.free - 1
    fight.free = 0
    force = fight.side[side]
    if not led(force) or not anybody(force):
        return
    answer = force.ambush_on
    if may_ask(fight, side):
        answer = await choose(side, Ask.AMBUSH_ON, YES_NO)
    if answer == NO:
        await all_leave(fight, side, How.WITHDRAWN)


# ---- how it ends ---------------------------------------------------------------------------------------------------------------
def judged(fight: Fight) -> int:
    """CN-BATTLE-02  A battle is over when one side has nobody left in contact; after four field rounds it is unfinished."""
    ours = anybody(fight.side[0])
    theirs = anybody(fight.side[1])
    if ours and theirs:
        return Verdict.UNFINISHED if fight.left <= 0 else Verdict.OPEN
    if ours:
        return Verdict.FIRST_STANDS
    return Verdict.SECOND_STANDS if theirs else Verdict.BOTH_GONE


def left_as(force: Side) -> int:
    """How the force as a whole left the battle: as the last of it that did; HERE while somebody is there."""
    how = int(How.HERE)
    for i in range(force.contingents):
        if here(force.contingent[i]):
            return How.HERE
        how = max(how, force.contingent[i].how)
    return how
