"""Fights in the castle: mustered out of the world, fought round by round (7.8, 8, 10.1, 13.3, 13.5).

Bane dust before the rounds, potions and smoke between them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import ALL, NO, YES, Option, tell, within
from montjoy.games.drakborgen.duel import automaton
from montjoy.games.drakborgen.duel.combatants import Combatant, Survivor, muster, survivors
from montjoy.games.drakborgen.duel.flights import verdict
from montjoy.games.drakborgen.duel.left_to_chance import Said, health, is_sober, with_said
from montjoy.games.drakborgen.duel.losses import companions_leave
from montjoy.games.drakborgen.duel.opening import weaken
from montjoy.games.drakborgen.duel.sequence import fight_round, open_fight
from montjoy.games.drakborgen.duel.state import FIGHTERS, Fate, Fight, Kind, Verdict, dragon, is_hero
from montjoy.games.drakborgen.model.heroes import has, injured, playing, things_of
from montjoy.games.drakborgen.model.monsters import who_acts_monsters
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import DRAGON
from montjoy.games.drakborgen.model.state import Hero, Monster, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Begins, DragonSlain, Escaped, FightBegun, FightOver
from montjoy.games.drakborgen.rules import aftermath, body_points, finds, special_cards
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.rules.muster import (
    Seats,
    batches,
    choose_companion_fighters,
    dragon_fighter,
    hero_fighter,
    monster_fighter,
)


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
        there = [h for h in heroes if playing(h) and h.place == place and h.id not in join_results(results).out]
        foes = [m for m in foes if m.id in world.castle.monsters and m.at == place]
        if there and foes:
            results.append(await fight_one(world, there, foes, ambush))
    return join_results(results)


def join_results(results: Sequence[FightResult]) -> FightResult:
    """Several fights one after another as one."""
    return FightResult(*(tuple(id for r in results for id in getattr(r, f)) for f in FightResult.__struct_fields__))


async def fight_one(world: World, heroes: Sequence[Hero], monsters: Sequence[Monster], ambush: bool) -> FightResult:
    """DL-7.8, DL-8-X5  Fought at once, in whosever turn, and then everybody goes where he must."""
    place = heroes[0].place
    who, seats = await muster_against_monsters(world, heroes, monsters)
    world.fight = muster(who, world.castle.options, ambush=ambush, sun=the_pack(world).sun)
    left, ended = await fight_out(world, place, [h.id for h in heroes], [m.id for m in monsters], who, seats)
    await take_losses(world, ended)
    await aftermath.remove_fallen_monsters(world, monsters, ended)
    for id in left:
        await aftermath.leave_fight(world, id, place)
    return result_of(ended, left)


async def muster_against_monsters(
    world: World, heroes: Sequence[Hero], monsters: Sequence[Monster]
) -> tuple[list[Combatant], Seats]:
    """DL-8.1b, DL-8.1c, DL-12.3c, DL-13.4a  Heroes in turn order, each with what fights for him, then the monsters."""
    seats, who = Seats(), list[Combatant]()
    foes = [m.id for m in monsters]
    for hero in heroes:
        who.append(hero_fighter(world, hero, seats))
    for hero in heroes:
        who += await choose_companion_fighters(world, hero, seats, foes, FIGHTERS - len(who) - len(monsters))
    return [*who, *(monster_fighter(world, m, seats) for m in monsters)], seats


# ---- against the dragon ----------------------------------------------------------------------------------------------
async def fight_dragon(world: World, heroes: Sequence[Hero], *, first_blow: bool) -> None:
    """DL-10.1a, DL-10.1c, DL-10.2  To the death; on a sleeping dragon each of them strikes once before round 1."""
    seats, who, place = Seats(), list[Combatant](), heroes[0].place
    for hero in heroes:
        who.append(hero_fighter(world, hero, seats, exit=False, blow=first_blow))
    for hero in heroes:
        who += await choose_companion_fighters(world, hero, seats, [DRAGON], FIGHTERS - len(who) - 1, exit=False)
    who.append(dragon_fighter(world, who_acts_monsters(world.castle, heroes), seats))
    world.fight = muster(who, world.castle.options, sun=the_pack(world).sun)
    _, ended = await fight_out(world, place, [h.id for h in heroes], [DRAGON], who, seats)
    await slay_dragon(world, ended)
    await take_losses(world, ended)


async def slay_dragon(world: World, ended: Sequence[Survivor]) -> None:
    """DL-10.3  Dead, for good; a dragon that survives has all his points again for the next fight."""
    if any(s.kind == Kind.DRAGON and s.fate == Fate.FALLEN for s in ended):
        world.castle.dragon.state = "dead"
        await tell(ALL, DragonSlain(tuple(s.id for s in ended if s.kind == Kind.HERO)))


# ---- heroes against heroes -------------------------------------------------------------------------------------------
async def fight_heroes(world: World, sides: list[list[str]]) -> FightResult:
    """DL-13.5c-X, DL-13.3f  Boards, risks and flights as in any fight, in turn order; more than two sides: all against all.  Who
    kills takes what the dead had."""
    seats, who, heroes = Seats(), list[Combatant](), world.castle.heroes
    place = heroes[sides[0][0]].place
    ids = [seat for side in sides for seat in side]
    in_order = sorted(((seat, n) for n, side in enumerate(sides) for seat in side), key=lambda x: world.castle.order.index(x[0]))
    who += [hero_fighter(world, heroes[seat], seats, side=n) for seat, n in in_order]
    for seat, n in in_order:
        foes = [id for id in ids if id not in sides[n]]
        who += await choose_companion_fighters(world, heroes[seat], seats, foes, FIGHTERS - len(who), side=n)
    world.fight = muster(who, world.castle.options, chaos=True, melee=len(sides) > 2, sun=the_pack(world).sun)
    left, ended = await fight_out(world, place, ids, [], who, seats)
    result = result_of(ended, left)
    for each in ended:
        await aftermath.write_back(world, each)
    await aftermath.remove_fallen_companions(world, ended)
    for seat in [s.id for s in ended if s.kind == Kind.HERO and s.fate == Fate.FALLEN]:
        if playing(heroes[seat]):
            await finds.take_spoils(world, heroes[seat], victors(world, sides, seat, result.out))
            await body_points.die(world, heroes[seat], "fight")
    for id in left:
        await aftermath.leave_fight(world, id, place)
    return result


# ---- round by round --------------------------------------------------------------------------------------------------
async def fight_out(
    world: World, place: str, heroes: Sequence[str], foes: Sequence[str], who: Sequence[Combatant], seats: Seats
) -> tuple[list[str], list[Survivor]]:
    """DL-7.8, DL-13.3a  From the first word to the last: who has left it, in that order, and what is left of everybody."""
    duel = world.fight
    assert duel is not None
    world.fighters, world.seats = [one.id for one in who], tuple(seats.names)
    await tell(ALL, FightBegun(tuple(heroes), tuple(foes), place))
    for i, one in enumerate(who):
        await tell(ALL, Begins(one.id, duel.fighter[i].points))
    await scatter_bane_dust(world, duel, heroes)
    left: list[str] = []
    said = Said()
    plan_automaton(world, duel)
    verdict = await within(open_fight, duel, world.seats, "DL-8-X1", place)
    while verdict == Verdict.OPEN:
        if duel.round:
            await act_between_rounds(world, duel, heroes, said)
        if duel.result == Verdict.OPEN:
            note_departures(duel, world.fighters, left)
            plan_automaton(world, duel)
            await within(with_said(said, fight_round), duel, world.seats, "DL-8-X1", place)
        verdict = duel.result
        note_departures(duel, world.fighters, left)
    ended = survivors(duel)
    slain = tuple(s.id for s in ended if s.fate == Fate.FALLEN)
    await tell(ALL, FightOver(place, duel.round, slain, tuple(left), losses_of(who, ended)))
    world.fight, world.fighters, world.seats = None, [], ()
    return left, ended


def plan_automaton(world: World, duel: Fight) -> None:
    """DL-BASE-23  monster_controller_fallback = best: before anybody chooses, the automaton counts out how often it will take
    which position; the die that decides is rolled when all have chosen."""
    if world.castle.options.monster_controller_fallback == "best":
        automaton.plan(duel)


def note_departures(duel: Fight, ids: Sequence[str], left: list[str]) -> None:
    """DL-13.3g-X  Who has left the fight since the last look: he is out for good, and leaves the board after it."""
    for i, id in enumerate(ids):
        if duel.fighter[i].fate in (Fate.ESCAPED, Fate.DRIVEN) and id not in left:
            left.append(id)


async def take_losses(world: World, ended: Sequence[Survivor]) -> None:
    """DL-8.14a, DL-8.2b, DL-8.15  Bodies first, then the dead, in turn order; what beat them stays where it is."""
    for each in ended:
        await aftermath.write_back(world, each)
    await aftermath.remove_fallen_companions(world, ended)
    for each in ended:
        hero = world.castle.heroes.get(each.id)
        if hero is not None and each.kind == Kind.HERO and each.fate == Fate.FALLEN and playing(hero):
            await body_points.die(world, hero, "fight")


def losses_of(who: Sequence[Combatant], ended: Sequence[Survivor]) -> dict[str, int]:
    """DL-8.14a, DL-8.2b  The body points that each hero has risked and lost; one who has fallen, all he had."""
    after = {s.id: 0 if s.fate == Fate.FALLEN else s.body for s in ended}
    return {one.id: one.body - after[one.id] for one in who if one.kind == Kind.HERO and one.body > after[one.id]}


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


def victors(world: World, battle: Sequence[Sequence[str]], seat: str, out: Sequence[str]) -> list[Hero]:
    """DL-13.5c-X, DL-13.5d-X  Those of the other sides who have stood the fight and live, in turn order."""
    others = [s for side in battle if seat not in side for s in side if s not in out]
    return [world.castle.heroes[s] for s in world.castle.order if s in others and playing(world.castle.heroes[s])]


# ---- before round 1 --------------------------------------------------------------------------------------------------
async def scatter_bane_dust(world: World, duel: Fight, heroes: Sequence[str]) -> None:
    """DLC-24  Bane dust (SP08): a monster, also the dragon, begins with fewer combat points than was said, at least 1."""
    enemies = [i for i in range(duel.fighters) if duel.fighter[i].kind in (Kind.MONSTER, Kind.DRAGON)]
    for seat in heroes if enemies else ():
        hero = world.castle.heroes[seat]
        held = [t.id for t in things_of(hero, "special_card")]
        row = await special_cards.ask_for_reaction(world, hero, "fight_start")
        if row is not None and row.effect.monster_sp:
            kept = [t.id for t in hero.things]
            card = next((id for id in held if id not in kept), "")
            whom = await choose_target(world, duel, hero, card, enemies)
            weaken(duel, whom, -row.effect.monster_sp)
            await tell(ALL, Begins(world.fighters[whom], duel.fighter[whom].points))


async def choose_target(world: World, duel: Fight, hero: Hero, card: str, enemies: Sequence[int]) -> int:
    """DLC-24  Of several he names one."""
    if len(enemies) == 1:
        return enemies[0]
    ids = [world.fighters[i] for i in enemies]
    act = await ask(world, hero.id, questions.BeforeFight(), [questions.PlayCard(card, id) for id in ids])
    return enemies[ids.index(act.on)]


# ---- between two rounds ----------------------------------------------------------------------------------------------
async def act_between_rounds(world: World, duel: Fight, heroes: Sequence[str], said: Said) -> None:
    """DLC-13, DLC-24  Everybody who is still in it or waits behind his champion: a potion, then smoke.  Who has left his
    positions to chance drinks when he is asked again."""
    for seat in heroes:
        i, hero = world.fighters.index(seat), world.castle.heroes[seat]
        if duel.result == Verdict.OPEN and is_in_it(duel, i) and not is_sober(said, duel, i):
            await offer_potions(world, duel, i, hero, said)
        if duel.result == Verdict.OPEN and is_in_it(duel, i):
            await offer_smoke(world, duel, i, hero)


def is_in_it(duel: Fight, i: int) -> bool:
    return duel.fighter[i].fate in (Fate.FIGHTING, Fate.WAITING)


async def offer_potions(world: World, duel: Fight, i: int, hero: Hero, said: Said) -> None:
    """DLC-13, DL-8-X6  Who is hurt may drink: it changes body points only, never combat points."""
    hero.body = duel.fighter[i].body
    while playing(hero) and injured(hero) and things_of(hero, "potion"):
        options: list[Option] = [questions.FightOn(), *(questions.Drink(t.id) for t in things_of(hero, "potion"))]
        options.append(questions.FightOnUnhurt())
        act = await ask(world, hero.id, questions.BetweenRounds(duel.round), options)
        if isinstance(act, questions.FightOnUnhurt):
            said.sober[i] = health(duel, i)
        if not isinstance(act, questions.Drink):
            return
        await body_points.drink(world, hero, act.potion)
        duel.fighter[i].body = hero.body
        duel.fighter[i].ring = YES if has(hero, "last_breath") else NO
    if not playing(hero):
        await take_out(duel, i, Fate.FALLEN)


async def offer_smoke(world: World, duel: Fight, i: int, hero: Hero) -> None:
    """DLC-24  Smoke (SP07): he leaves at once as by a successful flight.  Not against the dragon, nor without a free passage."""
    if dragon(duel) >= 0 or duel.fighter[i].exit != YES:
        return
    row = await special_cards.ask_for_reaction(world, hero, "fight")
    if row is not None and row.effect.smoke:
        await tell(ALL, Escaped(hero.id))
        await take_out(duel, i, Fate.ESCAPED)


async def take_out(duel: Fight, i: int, fate: Fate) -> None:
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
