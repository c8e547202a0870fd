"""Fights in the castle: mustered out of the world, fought round by round, written back into it.

    fight           heroes against monsters, of an encounter            DL-7.8
    dragon_fight    against the dragon, to the death                    DL-10.1
    hero_fight      heroes against heroes, with chaos_rules             DL-13.5

The fight itself is `fight.py`; who fights is said in `fights_muster.py`, what is done between rounds in `fights_between.py`,
what becomes of everybody in `fights_after.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import ALL, tell, within
from montjoy.games.drakborgen import fights_after as after
from montjoy.games.drakborgen import fights_between as between
from montjoy.games.drakborgen import injuries
from montjoy.games.drakborgen.fight import combat_round, opening
from montjoy.games.drakborgen.fight_muster import Combatant, Survivor, muster, survivors
from montjoy.games.drakborgen.fight_state import FIGHTERS, Fate, Fight, Kind, Verdict
from montjoy.games.drakborgen.fights_muster import (
    DRAGON,
    Seats,
    batches,
    companion_fighters,
    dragon_fighter,
    hero_fighter,
    monster_fighter,
)
from montjoy.games.drakborgen.heroes import playing
from montjoy.games.drakborgen.said import Begins, DragonSlain, FightBegun, FightOver
from montjoy.games.drakborgen.world import Hero, Monster, World


class FightResult(msgspec.Struct, frozen=True):
    """Ids, in order: monsters and heroes that fell; monsters that fled; heroes who fled, who yielded; heroes who are out of it
    in whatever way."""

    slain: tuple[str, ...] = ()
    fled: tuple[str, ...] = ()
    escaped: tuple[str, ...] = ()
    yielded: tuple[str, ...] = ()
    out: tuple[str, ...] = ()


# ---- against monsters ------------------------------------------------------------------------------------------------
async def fight(world: World, heroes: Sequence[Hero], monsters: Sequence[Monster], *, ambush: bool) -> FightResult:
    """DL-7.8, DL-13.3a  The monsters' player has said fight: with multi_fight all of them together."""
    results: list[FightResult] = []
    place = heroes[0].place
    for foes in batches(monsters, len(heroes)):
        there = [h for h in heroes if playing(h) and h.place == place and h.id not in joined(results).out]
        foes = [m for m in foes if m.id in world.castle.monsters and m.at == place]
        if there and foes:
            results.append(await one_fight(world, there, foes, ambush))
    return joined(results)


def joined(results: Sequence[FightResult]) -> FightResult:
    """Several fights one after another as one."""
    return FightResult(*(tuple(id for r in results for id in getattr(r, f)) for f in FightResult.__struct_fields__))


async def one_fight(world: World, heroes: Sequence[Hero], monsters: Sequence[Monster], ambush: bool) -> FightResult:
    """DL-7.8, DL-8-X5  Fought at once, in whosever turn, and then everybody goes where he must."""
    place = heroes[0].place
    who, seats = await against_monsters(world, heroes, monsters)
    world.fight = muster(who, world.castle.options, ambush=ambush)
    left, ended = await fought(world, place, [h.id for h in heroes], [m.id for m in monsters], who, seats)
    await losses(world, ended)
    await after.monsters_fallen(world, monsters, ended)
    for id in left:
        await after.leaves(world, id, place)
    return result_of(ended, left)


async def against_monsters(
    world: World, heroes: Sequence[Hero], monsters: Sequence[Monster]
) -> tuple[list[Combatant], Seats]:
    """DL-8.1b, DL-8.1c, DL-12.3c, DL-13.4a  Heroes in turn order, each with what fights for him, then the monsters."""
    seats, who = Seats(), list[Combatant]()
    foes = [m.id for m in monsters]
    for hero in heroes:
        who.append(hero_fighter(world, hero, seats))
    for hero in heroes:
        who += await companion_fighters(world, hero, seats, foes, FIGHTERS - len(who) - len(monsters))
    return [*who, *(monster_fighter(world, m, seats) for m in monsters)], seats


# ---- against the dragon ----------------------------------------------------------------------------------------------
async def dragon_fight(world: World, heroes: Sequence[Hero], *, first_blow: bool) -> None:
    """DL-10.1a, DL-10.1c, DL-10.2  To the death; on a sleeping dragon each of them strikes once before round 1."""
    from montjoy.games.drakborgen.encounters import acts_monsters

    seats, who, place = Seats(), list[Combatant](), heroes[0].place
    for hero in heroes:
        who.append(hero_fighter(world, hero, seats, exit=False, blow=first_blow))
    for hero in heroes:
        who += await companion_fighters(world, hero, seats, [DRAGON], FIGHTERS - len(who) - 1, exit=False)
    who.append(dragon_fighter(world, acts_monsters(world.castle, heroes), seats))
    world.fight = muster(who, world.castle.options)
    _, ended = await fought(world, place, [h.id for h in heroes], [DRAGON], who, seats)
    await dragon_slain(world, ended)
    await losses(world, ended)


async def dragon_slain(world: World, ended: Sequence[Survivor]) -> None:
    """DL-10.3  Dead, for good; a dragon that survives has all his points again for the next fight."""
    if any(s.kind == Kind.DRAGON and s.fate == Fate.FALLEN for s in ended):
        world.castle.dragon.state = "dead"
        await tell(ALL, DragonSlain(tuple(s.id for s in ended if s.kind == Kind.HERO)))


# ---- heroes against heroes -------------------------------------------------------------------------------------------
async def hero_fight(world: World, sides: list[list[str]]) -> FightResult:
    """DL-13.5c-X, DL-13.3f  Boards, risks and flights as in any fight, in turn order; more than two sides: all against all.  Who
    kills takes what the dead had."""
    from montjoy.games.drakborgen import chaos

    seats, who, heroes = Seats(), list[Combatant](), world.castle.heroes
    place = heroes[sides[0][0]].place
    ids = [seat for side in sides for seat in side]
    in_order = sorted(((seat, n) for n, side in enumerate(sides) for seat in side), key=lambda x: world.castle.order.index(x[0]))
    who += [hero_fighter(world, heroes[seat], seats, side=n) for seat, n in in_order]
    for seat, n in in_order:
        foes = [id for id in ids if id not in sides[n]]
        who += await companion_fighters(world, heroes[seat], seats, foes, FIGHTERS - len(who), side=n)
    world.fight = muster(who, world.castle.options, chaos=True, melee=len(sides) > 2)
    left, ended = await fought(world, place, ids, [], who, seats)
    result = result_of(ended, left)
    for each in ended:
        await after.write_back(world, each)
    await after.companions_fallen(world, ended)
    for seat in [s.id for s in ended if s.kind == Kind.HERO and s.fate == Fate.FALLEN]:
        if playing(heroes[seat]):
            await chaos.spoils(world, heroes[seat], chaos.victors(world, sides, seat, result.out))
            await injuries.die(world, heroes[seat], "fight")
    for id in left:
        await after.leaves(world, id, place)
    return result


# ---- round by round --------------------------------------------------------------------------------------------------
async def fought(
    world: World, place: str, heroes: Sequence[str], foes: Sequence[str], who: Sequence[Combatant], seats: Seats
) -> tuple[list[str], list[Survivor]]:
    """DL-7.8, DL-13.3a  From the first word to the last: who has left it, in that order, and what is left of everybody."""
    duel = world.fight
    assert duel is not None
    world.fighters, world.seats = [one.id for one in who], tuple(seats.names)
    await tell(ALL, FightBegun(tuple(heroes), tuple(foes), place))
    for i, one in enumerate(who):
        await tell(ALL, Begins(one.id, duel.fighter[i].points))
    await between.bane(world, duel, heroes)
    left: list[str] = []
    verdict = await within(opening, duel, world.seats, "DL-8-X1", place)
    while verdict == Verdict.OPEN:
        if duel.round:
            await between.between_rounds(world, duel, heroes)
        if duel.result == Verdict.OPEN:
            gone(duel, world.fighters, left)
            await within(combat_round, duel, world.seats, "DL-8-X1", place)
        verdict = duel.result
        gone(duel, world.fighters, left)
    await tell(ALL, FightOver(place, duel.round))
    ended = survivors(duel)
    world.fight, world.fighters, world.seats = None, [], ()
    return left, ended


def gone(duel: Fight, ids: Sequence[str], left: list[str]) -> None:
    """DL-13.3g-X  Who has left the fight since the last look: he is out for good, and leaves the board after it."""
    for i, id in enumerate(ids):
        if duel.fighter[i].fate in (Fate.ESCAPED, Fate.DRIVEN) and id not in left:
            left.append(id)


async def losses(world: World, ended: Sequence[Survivor]) -> None:
    """DL-8.14a, DL-8.2b, DL-8.15  Bodies first, then the dead, in turn order; what beat them stays where it is."""
    for each in ended:
        await after.write_back(world, each)
    await after.companions_fallen(world, ended)
    for each in ended:
        hero = world.castle.heroes.get(each.id)
        if hero is not None and each.kind == Kind.HERO and each.fate == Fate.FALLEN and playing(hero):
            await injuries.die(world, hero, "fight")


def result_of(ended: Sequence[Survivor], left: Sequence[str]) -> FightResult:
    """DL-8.13  How it ended for each; who fled in the order of leaving."""
    heroes = [s for s in ended if s.kind == Kind.HERO]
    return FightResult(
        slain=tuple(s.id for s in ended if s.fate == Fate.FALLEN and s.kind in (Kind.MONSTER, Kind.HERO)),
        fled=tuple(id for id in left if id in [s.id for s in ended if s.kind == Kind.MONSTER]),
        escaped=tuple(id for id in left if id in [s.id for s in heroes]),
        yielded=tuple(s.id for s in heroes if s.fate == Fate.YIELDED),
        out=tuple(s.id for s in heroes if s.fate not in (Fate.FIGHTING, Fate.WAITING)),
    )
