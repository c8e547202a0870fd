"""The fights: field battle, relief battle, assault, sortie; each rule beside its chapter of the rulebook.

Compiled and enumerated (`montjoy/fights`) from this text; keep to whole numbers and plain statements.
`hosts.py` tells how a fight is made, `luck.py` has its dice.
"""

from __future__ import annotations

from montjoy.core.effects import ALL, NO, YES, YES_NO, choose, tell
from montjoy.games.rudern.battle.casualties import losses, next_to_die, take_both_losses, take_losses
from montjoy.games.rudern.battle.luck import arm_people, roll_both
from montjoy.games.rudern.battle.state import ATTACKER, BESIEGER, DEFENDER, Ask, Column, Fight, Verdict, Why, Winner
from montjoy.games.rudern.battle.strength import (
    besieger_column,
    besieger_dice,
    besieger_divisor,
    combatants,
    counted,
    field_dice,
    garrison_dice,
    is_held,
    troops,
    units,
)
from montjoy.games.rudern.options import Militia, TieRule
from montjoy.games.rudern.protocol.events import BattleDecided, PeopleArmed, RolledAgain, StormDecided


# ---- field battle ----------------------------------------------------------------------------------------------------
async def fight_battle(fight: Fight) -> int:
    """RW-FIELD-01  A field or relief battle: one roll, more only where a tie is rolled again.  -> Winner"""
    fight.rolls += 1
    winner = await roll_battle(fight)
    while winner == Winner.NOT_YET:
        fight.rolls += 1
        winner = await roll_battle(fight)
    return winner


async def roll_battle(fight: Fight) -> int:
    """RW-FIELD-02, RW-RELIEF-02  Both sides roll their field strength once.  -> Winner; NOT_YET: they roll again"""
    ours = field_dice(fight, ATTACKER)
    theirs = field_dice(fight, DEFENDER)
    await tell(ALL, counted(fight, ATTACKER, Column.FIELD, 1, ours))
    await tell(ALL, counted(fight, DEFENDER, Column.FIELD, 1, theirs))
    dealt, taken = await roll_both(fight, ours, theirs)
    await take_both_losses(fight, dealt, taken)
    fight.result = winner_of(fight)
    if fight.result == Winner.NOT_YET:
        await tell(ALL, RolledAgain(units(fight, ATTACKER)))
    else:
        await tell(ALL, BattleDecided(fight.kind, fight.result, fight.why, units(fight, ATTACKER), units(fight, DEFENDER)))
    return fight.result


def more_units(fight: Fight) -> int:
    """RW-FIELD-04, RW-RELIEF-05, RW-ASLT-12  The side with more units left; NOBODY where they are equal."""
    ours = units(fight, ATTACKER)
    theirs = units(fight, DEFENDER)
    if ours > theirs:
        return Winner.ATTACKER
    if theirs > ours:
        return Winner.DEFENDER
    return Winner.NOBODY


def winner_of(fight: Fight) -> int:
    """RW-FIELD-04, RW-X-07  More units have won; of equal numbers the side that is not gone altogether."""
    winner = more_units(fight)
    fight.why = Why.MORE_UNITS
    if winner != Winner.NOBODY:
        return winner
    ours = combatants(fight, ATTACKER)
    theirs = combatants(fight, DEFENDER)
    fight.why = Why.ONE_SIDE_GONE
    if ours > 0 and theirs == 0:
        return Winner.ATTACKER
    if theirs > 0 and ours == 0:
        return Winner.DEFENDER
    return winner_of_tie(fight)


def winner_of_tie(fight: Fight) -> int:
    """RW-FIELD-05  Equal numbers: nobody has won; or the side that did not cause it; or both roll again, unless both are
    gone or neither can hurt the other."""
    fight.why = Why.EQUAL
    if fight.tie_rule == TieRule.DEFENDER_WINS:
        return Winner.DEFENDER
    if fight.tie_rule == TieRule.REROLL:
        if can_hurt(fight, DEFENDER, field_dice(fight, ATTACKER)) or can_hurt(fight, ATTACKER, field_dice(fight, DEFENDER)):
            fight.why = Why.NOTHING
            return Winner.NOT_YET
    return Winner.NOBODY


def can_hurt(fight: Fight, side: int, dice: int) -> bool:
    """So many dice can kill a piece of that side, or wound it."""
    if dice == 0 or fight.persistent_wounds == 1:
        return dice > 0
    i = next_to_die(fight, side)
    return i >= 0 and dice >= fight.host[side].stack[i].lives


# ---- assault and sortie ----------------------------------------------------------------------------------------------
async def assault(fight: Fight) -> int:
    """RW-SEQ-01  One assault or sortie that has been paid for.  -> Verdict; `fight.why` says what decided it"""
    if is_held(fight):
        fallen = await assault_garrison(fight)
    else:
        fallen = await assault_empty_place(fight)
    fight.result = verdict_of(fight, fallen)
    await tell(ALL, decided(fight))
    return fight.result


async def assault_garrison(fight: Fight) -> bool:
    """RW-ASLT-05, RW-ASLT-06, RW-SORT-02  The besieger's divided dice against the dice of those inside.  -> nobody holds it"""
    ours = besieger_dice(fight)
    theirs = garrison_dice(fight)
    await tell(ALL, counted(fight, BESIEGER, besieger_column(fight), besieger_divisor(fight), ours))
    await tell(ALL, counted(fight, DEFENDER, fight.ground, 1, theirs))
    dealt, taken = await roll_both(fight, ours, theirs)
    await take_both_losses(fight, dealt, taken)
    return not is_held(fight)


async def assault_empty_place(fight: Fight) -> bool:
    """RW-EMPTY-04  An empty place: one hit takes it; its people may hit too and cannot be killed.  -> it was hit"""
    theirs = await arm_people(fight)
    ours = besieger_dice(fight)
    await tell(ALL, counted(fight, BESIEGER, besieger_column(fight), besieger_divisor(fight), ours))
    await tell(ALL, PeopleArmed(theirs))
    dealt, taken = await roll_both(fight, ours, theirs)
    await take_losses(fight, BESIEGER, taken)
    await tell(ALL, losses(fight, BESIEGER, taken))
    return dealt > 0


def verdict_of(fight: Fight, fallen: bool) -> int:
    """RW-ASLT-10, RW-SORT-04  Captured; else broken; else the siege goes on.  The same after an assault and a sortie."""
    fight.why = Why.NOTHING
    if is_captured(fight, fallen):
        return Verdict.CAPTURED
    if is_besieger_gone(fight) or is_outnumbered(fight) or has_only_nobles_left(fight):
        return Verdict.BROKEN
    return Verdict.OPEN


def is_captured(fight: Fight, fallen: bool) -> bool:
    """RW-ASLT-08  Nobody holds the place any more, and the besieger has somebody left: a noble alone can occupy it."""
    if fallen and combatants(fight, BESIEGER) > 0:
        fight.why = Why.FALLEN
        return True
    return False


def is_besieger_gone(fight: Fight) -> bool:
    """RW-X-02  Nobody of the besiegers is left; nobody inside either: the place stays its owner's, empty."""
    if combatants(fight, BESIEGER) > 0:
        return False
    fight.why = Why.BOTH_GONE
    if combatants(fight, DEFENDER) > 0:
        fight.why = Why.BESIEGER_GONE
    return True


def is_outnumbered(fight: Fight) -> bool:
    """RW-ASLT-09  The defenders are more units than the besiegers."""
    if units(fight, DEFENDER) > units(fight, BESIEGER):
        fight.why = Why.OUTNUMBERED
        return True
    return False


def has_only_nobles_left(fight: Fight) -> bool:
    """RW-X-01  No unit besieges any more, only nobles."""
    if troops(fight, BESIEGER) == 0:
        fight.why = Why.ONLY_NOBLES
        return True
    return False


# ---- assaults one after another --------------------------------------------------------------------------------------
async def storm(fight: Fight) -> int:
    """RW-ASLT-03, RW-SORT-01  Assaults, or sorties, while they can be paid for and who calls them wants them (`fight.paid`).
    -> Verdict"""
    verdict = int(Verdict.OPEN)
    again = YES
    while again == YES:
        fight.rolls += 1
        if fight.paid == 0:
            verdict = await assault_of_many(fight)
        else:
            verdict = await assault(fight)
        again = NO
        if verdict == Verdict.OPEN and (fight.paid == 0 or fight.rolls < fight.paid):
            again = await choose(fight.first, Ask.AGAIN, YES_NO)
    return verdict


async def assault_of_many(fight: Fight) -> int:
    """One of assaults without end: STUCK where nobody could ever be hurt again (ours)."""
    verdict = await assault(fight)
    if verdict == Verdict.OPEN and is_stuck(fight):
        return Verdict.STUCK
    return verdict


def is_stuck(fight: Fight) -> bool:
    """Neither side can hurt the other, so the next assault would change nothing."""
    ours = besieger_dice(fight)
    if is_held(fight):
        return not can_hurt(fight, DEFENDER, ours) and not can_hurt(fight, BESIEGER, garrison_dice(fight))
    if fight.militia == Militia.D6_DICE:
        return ours == 0 and not can_hurt(fight, BESIEGER, 6)
    return ours == 0 and not can_hurt(fight, BESIEGER, 1)


def decided(fight: Fight) -> StormDecided:
    """RW-ASLT-12  For rules that reward a won battle, the side with more units has won the assault."""
    return StormDecided(
        fight.kind, fight.result, fight.why, more_units(fight), units(fight, BESIEGER), units(fight, DEFENDER)
    )
