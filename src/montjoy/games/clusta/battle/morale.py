"""Morale: who must roll, what for, who wavers, rallies, flees (CN-MOR-01 to -08)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import d, roll, tell
from montjoy.games.clusta.battle.force import (
    ears,
    first_of,
    here,
    opens_unit,
    size_class,
    undead_here,
    unit_here,
    unit_value,
)
from montjoy.games.clusta.battle.state import Contingent, Fight, How, Side, Soldier
from montjoy.games.clusta.battle.tables import BY_CRURERS, LEADER_FALLEN, LOST_HALF, STEP_LARGER
from montjoy.games.clusta.options import Threshold
from montjoy.games.clusta.protocol.battle_events import NowhereToGo, Rallies, UnitLeaves, Wavers

D20: Final = d(20)


# ---- how much is lost --------------------------------------------------------------------------------------------------------
def has_morale(contingent: Contingent) -> bool:
    """CN-CRUR-12  Undead Crurers have no morale: they never roll, waver, panic or flee from a larger force."""
    return contingent.undead == 0


def lost_a_quarter(fight: Fight, force: Side, i: int) -> bool:
    """CN-MOR-01  A quarter of its unit's original troop value is lost: 75% or less is left (morale_threshold = below_75:
    less)."""
    running, original = unit_value(force, i)
    if fight.morale_threshold == Threshold.BELOW_75:
        return 4 * running < 3 * original
    return 4 * running <= 3 * original


def lost_half(force: Side, i: int) -> bool:
    """Half of the unit's original troop value is lost."""
    running, original = unit_value(force, i)
    return 2 * running <= original


def half_the_men(force: Side, i: int) -> bool:
    """CN-ORD-HOLD  Half of the men the unit had at the start of this battle are lost: only then a unit that holds must roll."""
    men = 0
    start = 0
    for j in range(first_of(force, i), force.contingents):
        if force.contingent[j].unit != force.contingent[i].unit:
            break
        men += force.contingent[j].men + force.contingent[j].far_men
        start += force.contingent[j].start + force.contingent[j].far_start
    return 2 * men <= start


def must_roll(fight: Fight, force: Side, i: int) -> bool:
    """CN-MOR-02  A unit that holds by its men, every other by its troop value; on one front only (CN-MULTI-01)."""
    if force.contingent[i].judged_there == 1:
        return False
    if force.contingent[i].hold == 1:
        return half_the_men(force, i)
    return lost_a_quarter(fight, force, i)


def panics(force: Side, i: int) -> bool:
    """CN-MOR-03  More than three quarters of its original troop value lost: it flees, whatever its order."""
    running, original = unit_value(force, i)
    return 4 * running < original


# ---- the roll ----------------------------------------------------------------------------------------------------------------
def modifier(fight: Fight, side: int, i: int) -> int:
    """CN-MOR-08  What modifies the roll of one contingent: all that apply are added up."""
    return of_force(fight, side) + of_unit(fight.side[side], i)


def of_unit(force: Side, i: int) -> int:
    """CN-MOR-08  Half lost (not under Hold)."""
    return LOST_HALF if force.contingent[i].hold == 0 and lost_half(force, i) else 0


def of_force(fight: Fight, side: int) -> int:
    """CN-MOR-08  Attacked by Crurers, the leader fallen, the enemy a size step larger: alike for all contingents of a side."""
    force = fight.side[side]
    enemy = fight.side[1 - side]
    total = force.nerve
    if enemy.attacks == 1 and undead_here(enemy):
        total += BY_CRURERS
    if force.fallen > 0:
        total += LEADER_FALLEN
    if size_class(enemy) > size_class(force):
        total += STEP_LARGER
    return total


async def passes(fight: Fight, side: int, i: int, shared: int) -> bool:
    """CN-TROOP-03  A morale roll of one contingent: D20 at its morale value, as modified, or less.  shared: of its force."""
    contingent = fight.side[side].contingent[i]
    value = contingent.morale + shared + of_unit(fight.side[side], i)
    face = await roll(D20, "CN-MOR-01", side, contingent.unit, contingent.kind, to=ears(fight, side))
    return face <= value


async def rally(fight: Fight, side: int) -> None:
    """CN-MOR-06  At the start of a field round those who failed roll again; success: steady from the next field round on."""
    force = fight.side[side]
    rolling = who_rallies(force)
    if rolling == 0:
        return
    shared = of_force(fight, side)
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if rolling >> i & 1 == 1:
            if await passes(fight, side, i, shared):
                contingent.rallied = 1
                await tell(ears(fight, side), Rallies(contingent.unit, is_elite(contingent)))
            else:
                contingent.failed = 1


def who_rallies(force: Side) -> int:
    """CN-MOR-06  The contingents that waver, as a bit set."""
    rolling = 0
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if contingent.wavering == 1 and here(contingent) and has_morale(contingent):
            rolling |= 1 << i
    return rolling


async def morale_rolls(fight: Fight, side: int) -> None:
    """CN-MOR-04  Every contingent of a unit that must roll rolls for itself, but those that wavered as the field round began."""
    force = fight.side[side]
    rolling = who_rolls(fight, force)
    if rolling == 0:
        return
    shared = of_force(fight, side)
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if rolling >> i & 1 == 1:
            contingent.failed = int(not await passes(fight, side, i, shared))
            if contingent.failed == 1:
                await tell(ears(fight, side), Wavers(contingent.unit, is_elite(contingent)))


def who_rolls(fight: Fight, force: Side) -> int:
    """CN-MOR-04  The contingents of units that must roll, but those that wavered as the field round began, as a bit set."""
    rolling = 0
    for i in range(force.contingents):
        contingent = force.contingent[i]
        if here(contingent) and has_morale(contingent) and contingent.wavering == 0 and must_roll(fight, force, i):
            rolling |= 1 << i
    return rolling


def is_elite(contingent: Contingent) -> bool:
    return contingent.kind != Soldier.CRURER and contingent.kind % 2 == 1


# ---- what comes of it --------------------------------------------------------------------------------------------------------
def all_failed(force: Side, i: int) -> bool:
    """CN-MOR-07  All contingents of the unit have failed in this field round, by either roll."""
    for j in range(i, force.contingents):
        contingent = force.contingent[j]
        if contingent.unit != force.contingent[i].unit:
            break
        if contingent.failed == 0 and here(contingent):
            return False
    return True


async def flights(fight: Fight, side: int) -> int:
    """CN-MOR-07  Units that panic or have failed altogether leave the battle.  -> how many"""
    force = fight.side[side]
    left = 0
    for i in range(force.contingents):
        if opens_unit(force, i) and unit_here(force, i) and has_morale(force.contingent[i]):
            if panics(force, i):
                left += await depart(fight, side, i, How.PANIC)
            elif all_failed(force, i):
                left += await depart(fight, side, i, How.MORALE)
    return left


async def depart(fight: Fight, side: int, i: int, how: int) -> int:
    """CN-RETR-01  The unit whose first contingent is i leaves the battle; with nowhere to go it stays, wavering.  After a panic
    it wavers too (CN-MOR-07).  -> 1 if it has left"""
    force = fight.side[side]
    unit = force.contingent[i].unit
    shaken = how == How.PANIC or how == How.MORALE or force.cornered == 1
    for j in range(i, force.contingents):
        contingent = force.contingent[j]
        if contingent.unit != unit:
            break
        if here(contingent):
            if shaken and has_morale(contingent):
                contingent.wavering = 1
                contingent.rallied = 0
            if force.cornered == 0:
                contingent.how = how
    if force.cornered == 1:
        await tell(ears(fight, side), NowhereToGo(unit))
        return 0
    await tell(ears(fight, side), leaves(unit, how))
    return 1


def waver(fight: Fight, side: int) -> None:
    """CN-MOR-05  At the end of a field round: who failed wavers in the next one, who has rallied is steady again."""
    force = fight.side[side]
    for i in range(force.contingents):
        contingent = force.contingent[i]
        shaken = contingent.wavering & ~contingent.rallied
        contingent.wavering = shaken | contingent.failed
        contingent.failed = 0
        contingent.rallied = 0


def leaves(unit: int, how: int) -> UnitLeaves:
    return UnitLeaves(unit, How(how).name.lower())
