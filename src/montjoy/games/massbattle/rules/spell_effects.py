"""What each spell does to units.  MB-T-SPELLS, MB-SPELL-02 to -05, -08, -09, MB-BASE-04."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.massbattle.battle.morale import steadied
from montjoy.games.massbattle.battle.state import Result, Status
from montjoy.games.massbattle.model.dice import HitDice
from montjoy.games.massbattle.model.pieces import Lasting, Unit
from montjoy.games.massbattle.model.spells import SPELLS, Spell, is_human_sized, last_round, level_of, spell_of
from montjoy.games.massbattle.model.state import World, Zone
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.areas import caught
from montjoy.games.massbattle.rules.confusion import take_whim
from montjoy.games.massbattle.rules.figures import number_of
from montjoy.games.massbattle.rules.harm import Push, Step, area_loss, body_in, cause_of, take_from, victims_loss
from montjoy.games.massbattle.rules.lasting import lay_on
from montjoy.games.massbattle.rules.saves import save
from montjoy.games.massbattle.rules.zones import choke
from montjoy.grids import squares
from montjoy.grids.squares import Square

MISSILES: Final = 5                                          # caster levels for two more magic missiles
CROWD: Final = 24                                            # creatures of haste and slow
MASTER: Final = 8                                            # caster level above which confusion takes one more each
GREAT: Final = 7                                             # hit dice that a death spell does not kill
STRONG_WILL: Final = 3                                       # hit dice up to which confusion allows no saving throw
HELD: Final = 2                                              # penalty of one single creature's saving throw against hold person
HALVES: Final = 2
LASTING: Final[dict[str, Lasting]] = {
    "bless": "bless", "invisibility": "invisibility", "protection_from_normal_missiles": "protection", "fly": "fly", "web": "web",
}  # fmt: skip


class Casting(msgspec.Struct):
    """A spell or breath as it is carried out: who casts, at which unit or square, over which squares."""

    caster: Unit
    spell: str
    target: Unit | None
    aim: Square
    covers: tuple[Square, ...] = ()
    struck: tuple[str, ...] | None = None                    # the units in its area, where no squares say so


async def take_effect(world: World, step: Step, it: Casting) -> None:
    """MB-SPELL-10  By the kind of its effect in MB-T-SPELLS."""
    if it.spell == "breath":
        return await breathe(world, step, it)
    spell = spell_of(world.spells, it.spell)
    match spell.effect_kind:
        case "single_damage":
            await magic_missile(world, step, it)
        case "area_damage":
            await area_damage(world, step, it, spell)
        case "victims":
            await victims(world, step, it)
        case "whole_unit":
            await take_hold(world, step, it, spell)
        case "heal":
            await heal(world, step, it)
        case "terrain":
            world.zones.append(Zone("wall_of_fire", it.covers, it.caster.id))
        case "umpire":                                       # told as cast; what it comes to is for the umpire to say
            pass


def units_in(world: World, it: Casting) -> list[Unit]:
    """MB-SPELL-07  The units of both sides in the area, the nearest to its centre first."""
    if it.struck is not None:
        return [world.units[id] for id in it.struck]
    return [world.units[piece.id] for piece in caught(world, it.covers, it.aim)]


async def dice(it: Casting, number: int, sides: int) -> int:
    """So many dice for a spell, rolled by its caster."""
    return sum([await roll(d(sides), "MB-SPELL-10", number_of(it.caster), it.spell) for _ in range(number)])


async def tell_struck(it: Casting, unit: Unit, effect: str, face: int = 0, saved: bool = False, points: int = 0) -> None:
    await tell(ALL, events.SpellStruck(unit.id, it.spell, face, saved, points, effect))


# ---- damage and healing --------------------------------------------------------------------------------------------------
async def magic_missile(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS  One missile and two more for every five levels, 1d4+1 each, once off the pool."""
    assert it.target is not None
    number = 1 + 2 * (level_of(it.caster) // MISSILES)
    points = number + await dice(it, number, 4)
    take_from(world, step, it.target, points, it.caster.id)
    await tell_struck(it, it.target, "damage", points=points)


async def area_damage(world: World, step: Step, it: Casting, spell: Spell) -> None:
    """MB-T-SPELLS  The dice once for all in the area: one a level, or an ice storm's own."""
    cold = it.spell == "ice_storm"
    points = await dice(it, 3, 10) if cold else await dice(it, level_of(it.caster), 6)
    for unit in units_in(world, it):
        await burst(world, step, it, unit, points, may_save=spell.save == "half", cold=cold)


async def breathe(world: World, step: Step, it: Casting) -> None:
    """MB-SPELL-08  The figure in the dragon's row, half with a saving throw."""
    kind, points = it.caster.row.breath                     # type: ignore[union-attr]  # nobody else breathes
    for unit in units_in(world, it):
        await burst(world, step, it, unit, points, may_save=True, cold=kind == "frost")


async def burst(world: World, step: Step, it: Casting, unit: Unit, points: int, *, may_save: bool, cold: bool) -> None:
    """MB-SPELL-03, MB-SOLO-06  One unit in the area: one saving throw halves what every soldier takes, or under area_spells =
    single_creature the whole pool; frost does not hurt who is immune to cold."""
    if cold and unit.row.has("immune_cold"):
        return await tell_struck(it, unit, "none")
    face, saved = await save(unit, it.caster) if may_save else (0, False)
    each = Fraction(points, HALVES) if saved else Fraction(points)
    loss = area_loss(unit, each) if world.options.area_spells == "per_soldier" else max(1, int(each))
    take_from(world, step, unit, loss, it.caster.id)
    await tell_struck(it, unit, "damage", face, saved, loss)


async def heal(world: World, step: Step, it: Casting) -> None:
    """MB-SPELL-09  1d6+1 once to the pool, up to the full one; not to the dead."""
    assert it.target is not None
    body = body_in(world, step, it.target)
    points = min(1 + await dice(it, 1, 6), body.start - body.hp) if body.hp > 0 else 0
    body.hp += points
    await tell_struck(it, it.target, "healed" if points else "none", points=points)


# ---- victims ---------------------------------------------------------------------------------------------------------------
async def victims(world: World, step: Step, it: Casting) -> None:
    """MB-SPELL-04  Spells that put so many individuals out of action."""
    match it.spell:
        case "sleep":
            await sleep(world, step, it)
        case "charm_person":
            await charm(world, step, it)
        case "hold_person":
            await hold(world, step, it)
        case "death_spell":
            await kill(world, step, it)


async def sleep(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS  By the hit dice of its soldiers; no saving throw."""
    assert it.target is not None
    number, sides = sleepers(it.target.row.dice)
    n = await dice(it, number, sides) if sides > 1 else number
    await put_out_of_action(world, step, it, it.target, n)


def sleepers(dice: HitDice) -> tuple[int, int]:
    """MB-T-SPELLS  Up to 1 hit die 2d8, from 1+ to 2+ 2d6, 3 and 3+ 1d6, 4 and 4+ one, above nobody.  -> dice, sides"""
    if dice.is_weak:
        return 2, 8
    return {0: (2, 6), 1: (2, 6), 2: (2, 6), 3: (1, 6), 4: (1, 1)}.get(dice.whole, (0, 1))


async def charm(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS  One victim of human size, unless it saves; a single monster changes sides, a character is captured."""
    unit = it.target
    assert unit is not None
    if not is_human_sized(unit.row):
        return await tell_struck(it, unit, "none")
    face, saved = await save(unit, it.caster)
    if saved:
        return await tell_struck(it, unit, "none", face, True)
    if unit.single and not unit.hero:
        step.charmed.append((unit.id, it.caster.id))
        return await tell_struck(it, unit, "changes_sides", face)
    await put_out_of_action(world, step, it, unit, 1, face)


async def hold(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS  1d4 victims of human size, unless the unit saves; against one single creature it saves at -2."""
    unit = it.target
    assert unit is not None
    if not is_human_sized(unit.row):
        return await tell_struck(it, unit, "none")
    face, saved = await save(unit, it.caster, HELD if unit.single else 0)
    if saved:
        return await tell_struck(it, unit, "none", face, True)
    await put_out_of_action(world, step, it, unit, 1 if unit.single else await dice(it, 1, 4), face)


async def kill(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS  2d8 victims of less than seven hit dice, in the unit nearest to the centre first."""
    left = await dice(it, 2, 8)
    for unit in units_in(world, it):
        if unit.row.dice.whole < GREAT and left:
            n = min(left, unit.soldiers)
            left -= n
            await put_out_of_action(world, step, it, unit, n)


async def put_out_of_action(world: World, step: Step, it: Casting, unit: Unit, number: int, face: int = 0) -> None:
    """MB-SPELL-04  Their share of the full pool is lost; all of them, and the whole unit is out: captured, or by a death spell
    destroyed."""
    if not number:
        return await tell_struck(it, unit, "none", face)
    body = body_in(world, step, unit)
    if number < unit.soldiers:
        loss = victims_loss(unit, number)
        take_from(world, step, unit, loss, it.caster.id)
        return await tell_struck(it, unit, "victims", face, points=loss)
    if it.spell == "death_spell":
        body.hp = 0
        return await tell_struck(it, unit, "destroyed", face)
    body.status = Status.CAPTURED
    await tell_struck(it, unit, "captured", face)


# ---- whole units -----------------------------------------------------------------------------------------------------------
async def take_hold(world: World, step: Step, it: Casting, spell: Spell) -> None:
    """MB-SPELL-05  Spells that take hold of a unit as one creature."""
    match it.spell:
        case "bless":
            await bless(world, it)
        case "haste":
            await crowd(world, it, "haste")
        case "slow":
            await crowd(world, it, "slow")
        case "confusion":
            await confusion(world, step, it)
        case "fear":
            await fear(world, step, it)
        case "cloudkill":
            await cloud(world, step, it, spell)
        case _:
            for unit in units_in(world, it) if it.target is None else [it.target]:
                await begin(world, it, unit, LASTING[it.spell])


async def begin(world: World, it: Casting, unit: Unit, kind: Lasting, face: int = 0) -> None:
    """MB-SCALE-04  The effect lasts its minutes from now on."""
    lay_on(world, unit, kind, spell_of(world.spells, it.spell).minutes, it.caster.id)
    await tell_struck(it, unit, it.spell, face)


async def bless(world: World, it: Casting) -> None:
    """MB-T-SPELLS, MB-SPELL-05  2d6 recipients: enough for all of its soldiers, or nothing."""
    assert it.target is not None
    if await dice(it, 2, 6) < it.target.soldiers:
        return await tell_struck(it, it.target, "none")
    await begin(world, it, it.target, "bless")


async def crowd(world: World, it: Casting, kind: Lasting) -> None:
    """MB-T-SPELLS, MB-SPELL-05  Up to 24 creatures in whole units, the nearest to the centre first; slow may be saved against."""
    for unit in taken(units_in(world, it), CROWD):
        face, saved = await save(unit, it.caster) if SPELLS[it.spell].save == "negates" else (0, False)
        if saved:
            await tell_struck(it, unit, "none", face, True)
        else:
            await begin(world, it, unit, kind, face)


def taken(units: Sequence[Unit], number: int) -> list[Unit]:
    """MB-SPELL-05  The units whose soldiers are all among so many creatures; one that is too many is passed over."""
    found = []
    for unit in units:
        if unit.soldiers <= number:
            found.append(unit)
            number -= unit.soldiers
    return found


async def confusion(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS, MB-SPELL-05  2d6 creatures and one for each level above eight; only above three hit dice may a unit save.  It
    acts on it at once."""
    unit = it.target
    assert unit is not None
    if await dice(it, 2, 6) + max(0, level_of(it.caster) - MASTER) < unit.soldiers:
        return await tell_struck(it, unit, "none")
    face, saved = (0, False) if unit.row.dice.is_at_most(STRONG_WILL) else await save(unit, it.caster)
    if saved:
        return await tell_struck(it, unit, "none", face, True)
    await begin(world, it, unit, "confusion", face)
    await take_whim(world, step, unit)


async def fear(world: World, step: Step, it: Casting) -> None:
    """MB-T-SPELLS, MB-MOR-13  Like morale result 2, away from the caster, unless saved: broken until it rallies; the fearless do
    not mind."""
    for unit in units_in(world, it):
        face, saved = await save(unit, it.caster)
        body = body_in(world, step, unit)
        if saved or steadied(body, Result.PUSHED) == Result.PASSED:
            await tell_struck(it, unit, "none", face, saved)
            continue
        body.broken = 1
        step.pushes.append(Push(unit.id, cause_of(step, unit, it.caster.id)))
        await tell_struck(it, unit, "fear", face)


async def cloud(world: World, step: Step, it: Casting, spell: Spell) -> None:
    """MB-T-SPELLS  A cloud that kills below five hit dice and moves straight on, away from its caster."""
    ahead = squares.CLOCKWISE[squares.towards(it.caster.at, it.aim) or 0]
    until = last_round(spell.minutes, world.round, world.scale)
    world.zones.append(Zone("cloudkill", it.covers, it.caster.id, until, ahead))
    for unit in units_in(world, it):
        if not unit.aloft:
            await choke(world, step, unit, it.caster.id)
