"""The event phase: place by place, what waits there for those who came together, draws, fights with the dragon.  13.1d, 13.1e."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.drakborgen import (
    acts,
    chamber,
    chaos,
    doors,
    dragon,
    encounters,
    entry,
    monsters,
    rooms,
    things,
    webs,
)
from montjoy.games.drakborgen.heroes import heroes_at, inside_chamber, monsters_at, playing
from montjoy.games.drakborgen.luck import discard_room
from montjoy.games.drakborgen.situations import Webbed
from montjoy.games.drakborgen.together import DRAGON
from montjoy.games.drakborgen.world import Came, Due, Hero, World


# ---- a place -----------------------------------------------------------------------------------------------------------
async def events(world: World, hero: Hero) -> None:
    """DL-13.1d  Everything that is due where he stands, for all heroes there, before players with lower numbers elsewhere.  Who
    has come here after his own events may be met, and has no others."""
    castle, place = world.castle, hero.place
    there = heroes_at(castle, place)
    caught = [h.id for h in there if isinstance(h.situation, Webbed)]
    fresh = [h for h in there if h.id not in castle.done]
    castle.done += [h.id for h in fresh]
    due = [d for d in castle.due if d.place == place]
    castle.due = [d for d in castle.due if d.place != place]
    forsaken(world)
    for each in due:
        await happens(world, each)
    await dragon_fights(world, [d.heroes[0] for d in due if d.what == "dragon"])
    for other in fresh:
        await closes(world, other, caught, [d.what for d in (*due, *castle.due) if other.id in d.heroes])


async def happens(world: World, due: Due) -> None:
    """DL-13.1e  A room tile and what stands there concern everybody of the group that came together; of those who were there
    before only who wishes."""
    group = [h for h in heroes_at(world.castle, due.place) if h.id in due.heroes]
    match due.what:
        case "room":
            if group:
                await rooms.room_tile(world, group)
            else:
                await nothing(world, due.place)
        case "meeting":
            await meeting(world, group, due)
        case "visit":
            await visit(world, group, due)
        case "web":
            for hero in group:
                if world.castle.squares[due.place].web and hero.place == due.place and playing(hero):
                    await webs.caught(world, hero)


async def nothing(world: World, square: str) -> None:
    """DL-13.1e  Nobody of the group is left there: its room tile is put aside unseen."""
    discard_room(world, square)


def forsaken(world: World, all_of_it: bool = False) -> None:
    """DL-13.1e  The same where nobody has stayed at all, and at the round's end where whoever is there came after his events."""
    for due in [d for d in world.castle.due if d.what == "room" and (all_of_it or not heroes_at(world.castle, d.place))]:
        discard_room(world, due.place)
        world.castle.due.remove(due)


async def meeting(world: World, group: list[Hero], due: Due) -> None:
    """DL-13.1e  The group meets the figures that stand there, by the way they came in by."""
    figures = monsters_at(world.castle, due.place)
    if not group or not figures:
        return                                               # they have met already, or nobody is left
    shut = group[0].came.way if group[0].came.how != "teleport" else ""
    came = [(hero, hero.came) for hero in group]
    await encounters.meet(world, group, figures, "entered", shut=shut)
    for hero, how in came:
        await then(world, hero, how)


async def then(world: World, hero: Hero, came: Came) -> None:
    """DL-13.1b, DL-4-X2  Who is still there and free after the encounter: the web, then what the dot asks."""
    if entry.stands(hero, came) and world.castle.squares[hero.place].web:
        await webs.caught(world, hero)
    if entry.stands(hero, came):
        await entry.dots_action(world, hero)


async def visit(world: World, group: list[Hero], due: Due) -> None:
    """DL-13.1b, DL-5.5.3a  Monsters that their players have moved onto heroes, in the movement phase; met in turn order behind
    that player."""
    group = sorted(group, key=lambda hero: due.heroes.index(hero.id))
    for id in due.monsters:
        if id in world.castle.monsters and world.castle.monsters[id].at == due.place and group:
            heroes = [h for h in group if playing(h) and h.place == due.place]
            await monsters.visits(world, heroes, world.castle.monsters[id], due.back)


async def dragon_fights(world: World, seats: Sequence[str]) -> None:
    """DL-13.1b  Who has said that he fights the dragon does it now: one after another, or with multi_fight together."""
    heroes = [world.castle.heroes[seat] for seat in seats if inside_chamber(world.castle, world.castle.heroes[seat])]
    beast = world.castle.dragon
    if world.castle.options.multi_fight and heroes and beast.state != "dead":
        await dragon_fight_together(world, heroes)
        return
    for hero in heroes:
        if beast.state != "dead" and inside_chamber(world.castle, hero):
            act = acts.AttackDragon() if beast.state == "asleep" else acts.FightDragon()
            await dragon.dragon_turn(world, hero, act)


async def dragon_fight_together(world: World, heroes: list[Hero]) -> None:
    """DL-13.1b, DL-10.2  With others inside who wish to take part; on a sleeping dragon each strikes once before round 1.  The
    fight was everybody's turn."""
    if world.castle.dragon.state == "asleep":
        await dragon.first_blow(world, heroes)
    else:
        await dragon.fight(world, heroes)


async def closes(world: World, hero: Hero, caught: Sequence[str], noted: Sequence[str]) -> None:
    """DL-13.1b, DLC-13  To the event phase belong the draws in the chamber, fights between heroes, and the spiders; a last potion
    is for who has not lost this turn."""
    await doors.door_behind(world, hero)
    if "tried" in noted:
        world.castle.handled.append(f"{DRAGON} {hero.id}")
    if playing(hero):
        await chamber.draw_step(world, hero, rested="rested" in noted)
    if playing(hero):
        await chaos.chaos_turn(world, hero)
    if webs.spiders_come(world.castle, hero, hero.id in caught):
        await webs.spiders(world, hero)
    if playing(hero) and "lost" not in noted:
        await things.last_call(world, hero)
