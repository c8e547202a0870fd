"""Beside the rounds of a fight: bane dust before them, potions and smoke between them."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, NO, YES, Option, tell
from montjoy.games.drakborgen import acts, cards, things
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.fight_ends import verdict
from montjoy.games.drakborgen.fight_losses import companions_leave
from montjoy.games.drakborgen.fight_start import weaken
from montjoy.games.drakborgen.fight_state import Fate, Fight, Kind, Verdict, dragon, is_hero
from montjoy.games.drakborgen.heroes import has, injured, playing, things_of
from montjoy.games.drakborgen.said import Begins, Escaped
from montjoy.games.drakborgen.world import Hero, World


# ---- before round 1 --------------------------------------------------------------------------------------------------
async def bane(world: World, duel: Fight, heroes: Sequence[str]) -> None:
    """DLC-24  Bane dust (SP08): a monster, also the dragon, begins with fewer combat points than was said, at least 1."""
    enemies = [i for i in range(duel.fighters) if duel.fighter[i].kind in (Kind.MONSTER, Kind.DRAGON)]
    for seat in heroes if enemies else ():
        hero = world.castle.heroes[seat]
        held = [t.id for t in things_of(hero, "special_card")]
        row = await cards.reaction(world, hero, "fight_start")
        if row is not None and row.effect.monster_sp:
            kept = [t.id for t in hero.things]
            card = next((id for id in held if id not in kept), "")
            whom = await at_whom(world, duel, hero, card, enemies)
            weaken(duel, whom, -row.effect.monster_sp)
            await tell(ALL, Begins(world.fighters[whom], duel.fighter[whom].points))


async def at_whom(world: World, duel: Fight, hero: Hero, card: str, enemies: Sequence[int]) -> int:
    """DLC-24  Of several he names one."""
    if len(enemies) == 1:
        return enemies[0]
    ids = [world.fighters[i] for i in enemies]
    act = await ask(world, hero.id, acts.BeforeFight(), [acts.PlayCard(card, id) for id in ids])
    return enemies[ids.index(act.on)]


# ---- between two rounds ----------------------------------------------------------------------------------------------
async def between_rounds(world: World, duel: Fight, heroes: Sequence[str]) -> None:
    """DLC-13, DLC-24  Everybody who is still in it or waits behind his champion: a potion, then smoke."""
    for seat in heroes:
        i, hero = world.fighters.index(seat), world.castle.heroes[seat]
        if duel.result == Verdict.OPEN and in_it(duel, i):
            await potions(world, duel, i, hero)
        if duel.result == Verdict.OPEN and in_it(duel, i):
            await smoke(world, duel, i, hero)


def in_it(duel: Fight, i: int) -> bool:
    return duel.fighter[i].fate in (Fate.FIGHTING, Fate.WAITING)


async def potions(world: World, duel: Fight, i: int, hero: Hero) -> None:
    """DLC-13, DL-8-X6  Who is hurt may drink: it changes body points only, never combat points."""
    hero.body = duel.fighter[i].body
    while playing(hero) and injured(hero) and things_of(hero, "potion"):
        options: list[Option] = [acts.FightOn(), *(acts.Drink(t.id) for t in things_of(hero, "potion"))]
        act = await ask(world, hero.id, acts.BetweenRounds(duel.round), options)
        if not isinstance(act, acts.Drink):
            return
        await things.drink(world, hero, act.potion)
        duel.fighter[i].body = hero.body
        duel.fighter[i].ring = YES if has(hero, "last_breath") else NO
    if not playing(hero):
        await out(duel, i, Fate.FALLEN)


async def smoke(world: World, duel: Fight, i: int, hero: Hero) -> None:
    """DLC-24  Smoke (SP07): he leaves at once as by a successful flight.  Not against the dragon, nor without a free passage."""
    if dragon(duel) >= 0 or duel.fighter[i].exit != YES:
        return
    row = await cards.reaction(world, hero, "fight")
    if row is not None and row.effect.smoke:
        await tell(ALL, Escaped(hero.id))
        await out(duel, i, Fate.ESCAPED)


async def out(duel: Fight, i: int, fate: Fate) -> None:
    """DL-12.3f-X  He is out of the fight, and what fights for him with him."""
    duel.fighter[i].fate = fate
    if fate == Fate.FALLEN:
        duel.fighter[i].points = duel.fighter[i].body = 0
    for j in range(duel.fighters):
        if duel.fighter[j].kind == Kind.CHAMPION and duel.fighter[j].hero == i and duel.fighter[j].fate == Fate.FIGHTING:
            duel.fighter[j].fate = Fate.LEFT
    if is_hero(duel, i):
        await companions_leave(duel)
    duel.result = verdict(duel)
