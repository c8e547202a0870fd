"""After a fight: bodies, deaths, cards, and who leaves the board by which way."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.duel.combatants import Survivor
from montjoy.games.drakborgen.duel.state import Fate, Kind
from montjoy.games.drakborgen.model.heroes import has, left, playing
from montjoy.games.drakborgen.model.monsters import meeting_of
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import AtExit, Companion, Hero, Monster, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FledToExit, MonsterLeft
from montjoy.games.drakborgen.rules import body_points, companions, encounters, labyrinth, monster_flight, possessions
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.rules.muster import missiles, shut, ways_out


# ---- what is left of them --------------------------------------------------------------------------------------------
async def write_back(world: World, each: Survivor) -> None:
    """DL-8.14a  Combat points do not last; body points lost by risking do, and what was thrown, cast or spent is gone."""
    hero = world.castle.heroes.get(each.id)
    if hero is None or each.kind != Kind.HERO or not playing(hero):
        return
    if each.fate != Fate.FALLEN:
        hero.body = each.body
    spend_missiles(hero, each)
    if left(hero, "fire_bolt") == 1 and hero.ability == "spells" and not each.bolt:
        hero.used["fire_bolt"] = 1
    if has(hero, "last_breath") and not each.ring:
        await body_points.spend_ring(world, hero)


def spend_missiles(hero: Hero, each: Survivor) -> None:
    """DLC-03, DLC-07, DLC-08  Each missile thrown is spent, hit or miss."""
    missile, before = missiles(hero)
    if before > each.missiles:
        name = missile.name.lower()
        hero.used[name] = hero.used.get(name, 0) + before - each.missiles


async def remove_fallen_companions(world: World, survivors: Sequence[Survivor]) -> None:
    """DL-12.3e  A companion that has fallen is gone: its tile goes to the used pile."""
    for each in survivors:
        if each.kind in (Kind.CHAMPION, Kind.COMPANION) and each.fate == Fate.FALLEN:
            for hero in world.castle.heroes.values():
                if lost := [c for c in hero.companions if c.id == each.id]:
                    hero.companions.remove(lost[0])
                    await tell(ALL, MonsterLeft(each.id, lost[0].kind, "dead"))
                    await possessions.use_up_tile(world, each.id)


async def remove_fallen_monsters(world: World, monsters: Sequence[Monster], survivors: Sequence[Survivor]) -> None:
    """DL-8.14b, DL-8.12f, DL-8.15  A dead monster's tile goes to the used pile and what it guards is paid, to those who have not
    fled; any other stays where it is.  Every card goes back."""
    fallen = [s.id for s in survivors if s.fate == Fate.FALLEN]
    escaped = [s.id for s in survivors if s.kind == Kind.HERO and s.fate == Fate.ESCAPED]
    for monster in monsters:
        if monster.id in fallen:
            meeting = meeting_of(world.castle, monster)
            if meeting and escaped:
                meeting.heroes = [seat for seat in meeting.heroes if seat not in escaped]
            await monster_flight.remove_monster(world, monster, "dead")
    await encounters.put_back(world, [m.id for m in monsters])


# ---- who leaves ------------------------------------------------------------------------------------------------------
async def leave_fight(world: World, id: str, place: str) -> None:
    """DL-8.12d, DL-8.9a  One who has left the fight leaves the board: a hero, a monster, or a champion."""
    if id in world.castle.heroes:
        await hero_flees(world, world.castle.heroes[id], place)
    elif id in world.castle.monsters:
        monster = world.castle.monsters[id]
        if monster.at == place:
            await monster_flight.flee(world, monster, shut(world.castle, monster))
    else:
        await companion_flees(world, id, place)


async def hero_flees(world: World, hero: Hero, place: str) -> None:
    """DL-8.12d, DL-8-X5  At once through a free passage of his choice, in whosever turn; his own next turn is not lost."""
    options = ways_out(world.castle, hero) if playing(hero) and hero.place == place else []
    if not options:
        return
    act = options[0] if len(options) == 1 else await ask(world, hero.id, questions.FleeBy(), options)
    await flee_through(world, hero, act.way)


async def flee_through(world: World, hero: Hero, way: str) -> None:
    """DL-8.12d, DL-8.12e, DL-8.12g-X  Into a known room, outside or below with all that happens to who comes in there, but no
    continuation through a corridor; at an unrevealed square he stands at the exit until his next turn."""
    castle, start = world.castle, hero.place
    p = passage(castle, start, way)
    if is_square(p.to) and not castle.squares[p.to].face_up:
        await flee_to_the_exit(hero, way)
        return
    await tell(ALL, labyrinth.departure(hero, start, p))
    await labyrinth.enter(world, hero, p.to, labyrinth.coming(castle, start, way), goes_on=False)


async def flee_to_the_exit(hero: Hero, way: str) -> None:
    """DL-8.12e  Still in the room, but out of the fight; his next turn takes him through."""
    hero.situation = AtExit(way)
    await tell(ALL, FledToExit(hero.id, hero.place, way))


async def companion_flees(world: World, id: str, place: str) -> None:
    """DL-12.3d  A champion that has lost its nerve is no longer controlled and flees by a random free passage."""
    for hero in world.castle.heroes.values():
        for companion in [c for c in hero.companions if c.id == id]:
            hero.companions.remove(companion)
            await break_away(world, companion, place)


async def break_away(world: World, companion: Companion, place: str) -> None:
    """DL-12.3d, DL-12.3f-X  A figure again; a beast for which no monster card says what it does leaves the game."""
    figure = companions.figure(msgspec.structs.replace(companion), place)
    world.castle.monsters[figure.id] = figure
    if not companions.is_on_the_cards(the_pack(world), figure.kind) or not await monster_flight.flee(world, figure, ""):
        await monster_flight.remove_monster(world, figure, "ran-off")
