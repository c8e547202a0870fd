"""One attack: does it hit, what does it do, does the target have to check its morale?  MB-ATK-01 to -14.

Compiled and enumerated (`montjoy/fights`) from this text; keep to whole numbers and plain statements.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import d, roll
from montjoy.games.massbattle.battle.state import FACES, HALVES, QUARTER, Blow, Body, Status, Stroke

D20: Final = d(20)


async def strike(blow: Blow, body: Body, penalty: int) -> int:
    """MB-ATK-01  One attack roll against the armour class of the unit attacked, whoever attacks.  -> Stroke

    `penalty` is what is added to the number that the attacker needs, beyond what was known when the blow was made."""
    face = await attack_roll(blow)
    return await strike_with(blow, body, penalty, face)


async def attack_roll(blow: Blow) -> int:
    """MB-ATK-01, MB-ATK-03  The die of an attack."""
    return await roll(D20, "MB-ATK-03", blow.by, blow.at)


async def strike_with(blow: Blow, body: Body, penalty: int, face: int) -> int:
    """MB-ATK-01, MB-ATK-11  What an attack roll that shows this face does.  -> Stroke"""
    if not is_hit(blow, face, penalty):
        return Stroke.MISSED
    if blow.immune == 1:
        return Stroke.NOTHING
    return await land(blow, body, is_untouchable(blow, penalty))


def is_hit(blow: Blow, face: int, penalty: int) -> bool:
    """MB-ATK-03, MB-ATK-05, MB-ATK-13  Die, bonus and modifiers reach the armour class; an untouchable target is hit by a natural
    20 only; a natural 1 misses under natural_one_misses."""
    if face == 1 and blow.one_misses == 1:
        return False
    if is_untouchable(blow, penalty):
        return face == FACES
    return face >= blow.needs + penalty


def is_untouchable(blow: Blow, penalty: int) -> bool:
    """MB-ATK-12, MB-MOD-02  Not even a 20 reaches the armour class, or the ground protects against this attack."""
    return blow.ground == 1 or blow.needs + penalty > FACES


async def land(blow: Blow, body: Body, quarter: bool) -> int:
    """MB-ATK-07, MB-ATK-07-X  The first hit on a unit does nothing, whatever hit it was; every later one does damage."""
    if body.hit == 0 and body.shielded == 1:
        body.hit = 1
        count_check(body)
        return Stroke.HARMLESS
    body.hit = 1
    body.hp -= await damage(blow, quarter)
    body.hp -= await poisoning(blow)
    count_check(body)
    return Stroke.WOUNDED


async def damage(blow: Blow, quarter: bool) -> int:
    """MB-ATK-08, MB-ATK-09, MB-ATK-10, MB-RND-01, MB-RND-02  The weapon's dice once, times the soldiers, halved against one body,
    doubled from behind, a quarter against the untouchable; rounded down once, at least 1."""
    rolled = blow.plus
    for _ in range(blow.dice):
        rolled += await roll(d(blow.sides), "MB-ATK-08", blow.by, blow.at)
    if quarter:
        return max(1, rolled * blow.factor // (HALVES * QUARTER))
    return max(1, rolled * blow.factor // HALVES)


async def poisoning(blow: Blow) -> int:
    """MB-SOLO-06, MB-SPELL-04  A damaging hit with poison puts one man out of action, or a single creature, unless it is
    saved."""
    if blow.poison == 0:
        return 0
    if await roll(D20, "MB-SOLO-06", blow.at, blow.by) >= blow.poison:
        return 0
    return blow.venom


def count_check(body: Body) -> None:
    """MB-MOR-02, MB-MOR-03, MB-MOR-02-X  A hit after which the unit is at half or less forces a check, one that did nothing, too;
    at most one a step under morale_batch = per_step."""
    if 2 * body.hp > body.start:
        return
    if body.per_step == 1:
        body.checks = 1
    else:
        body.checks += 1


def take_off_the_dead(body: Body) -> None:
    """MB-ATK-14, MB-SOLO-05  At 0 hit points a unit is dead to the last soldier, without a check; what is too much is wasted."""
    if body.hp <= 0:
        body.hp = 0
        body.checks = 0
        body.status = Status.DESTROYED
