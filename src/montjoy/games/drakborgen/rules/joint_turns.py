"""Two phases, with advanced_phases (13.1): all move, then all events.

Place by place what waits there for those who came together.  `castle.moved`: whose movement of this round is over;
`castle.done`: whose events are; `castle.due`: what waits for the events.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.heroes import heroes_at, inside_chamber, monsters_at, playing
from montjoy.games.drakborgen.model.luck import discard_room
from montjoy.games.drakborgen.model.state import Came, Castle, Due, Hero, Phase, Retired, Webbed, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import PhaseBegun, TurnLost
from montjoy.games.drakborgen.rules import (
    body_points,
    chaos,
    doors,
    dragon,
    encounters,
    labyrinth,
    monster_players,
    room_tiles,
    spiders,
    webs,
)
from montjoy.games.drakborgen.rules.turns import take_own_act


# ---- the two phases ----------------------------------------------------------------------------------------------------
def phases(castle: Castle) -> tuple[Phase, ...]:
    """DL-13.1a  A round has a movement phase and an event phase; in the standard game every turn is whole."""
    return ("movement", "events") if castle.options.advanced_phases else ("turns",)


def next_phase(castle: Castle) -> Phase:
    """DL-13.1a  What comes when everybody has had his turn of this phase; after the last one the sun."""
    order = phases(castle)
    at = order.index(castle.phase) + 1 if castle.phase in order else len(order)
    return order[at] if at < len(order) else "sun"


def is_idle(castle: Castle, seat: str) -> bool:
    """DL-13.1a, DL-13.1d  He has nothing (more) to do in this phase: retired, gone along with another, dealt with together with
    another, or without a hero whom anything could happen to."""
    hero = castle.heroes[seat]
    match castle.phase:
        case "movement":
            return isinstance(hero.situation, Retired) or seat in castle.moved
        case "events":
            return not playing(hero) or seat in castle.done
    return isinstance(hero.situation, Retired)


async def begin_phase(castle: Castle) -> None:
    """DL-13.1a  Said before the first turn of each phase."""
    begun = castle.moved if castle.phase == "movement" else castle.done
    if castle.phase in ("movement", "events") and not begun:
        await tell(ALL, PhaseBegun(castle.phase, castle.round))


# ---- movement ----------------------------------------------------------------------------------------------------------
async def take_movement(world: World, hero: Hero) -> None:
    """DL-13.1b  Everything that comes before the movement, the movement, rest and the like, and what the labyrinth tile itself
    asks on entering."""
    castle = world.castle
    castle.moved.append(hero.id)
    if hero.skip:
        hero.skip -= 1
        await tell(ALL, TurnLost(hero.id, hero.skip))
        dragon.postpone(castle, hero, "rested")
        castle.due.append(Due(hero.place, "lost", [hero.id]))
        await dragon.suffer_failure(world, hero)                                                # DL-9.5c
        return
    if await take_own_act(world, hero) == "rested":
        dragon.postpone(castle, hero, "rested")
    if dragon.has_had_his_turn(castle, hero):
        dragon.postpone(castle, hero, "tried")


# ---- a place -----------------------------------------------------------------------------------------------------------
async def take_events(world: World, hero: Hero) -> None:
    """DL-13.1d  Everything that is due where he stands, for all heroes there, before players with lower numbers elsewhere.  Who
    has come here after his own events may be met, and has no others."""
    castle, place = world.castle, hero.place
    there = heroes_at(castle, place)
    caught = [h.id for h in there if isinstance(h.situation, Webbed)]
    fresh = [h for h in there if h.id not in castle.done]
    castle.done += [h.id for h in fresh]
    due = [d for d in castle.due if d.place == place]
    castle.due = [d for d in castle.due if d.place != place]
    clear_forsaken(world)
    for each in due:
        await carry_out_due(world, each)
    await carry_out_dragon_fights(world, [d.heroes[0] for d in due if d.what == "dragon"])
    for other in fresh:
        await close_events(world, other, caught, [d.what for d in (*due, *castle.due) if other.id in d.heroes])


async def carry_out_due(world: World, due: Due) -> None:
    """DL-13.1e  A room tile and what stands there concern everybody of the group that came together; of those who were there
    before only who wishes."""
    group = [h for h in heroes_at(world.castle, due.place) if h.id in due.heroes]
    match due.what:
        case "room" if group:
            await room_tiles.turn_up_room_tile(world, group)
        case "room":
            discard_room(world, due.place)                                                      # nobody of it is left there
        case "meeting":
            await meet_figures(world, group, due)
        case "visit":
            await receive_visit(world, group, due)
        case "web":
            for hero in group:
                if world.castle.squares[due.place].web and hero.place == due.place and playing(hero):
                    await webs.catch(world, hero)


def clear_forsaken(world: World, all_of_it: bool = False) -> None:
    """DL-13.1e  A room tile is put aside unseen where nobody has stayed at all, and at the round's end where whoever is there
    came after his events."""
    for due in [d for d in world.castle.due if d.what == "room" and (all_of_it or not heroes_at(world.castle, d.place))]:
        discard_room(world, due.place)
        world.castle.due.remove(due)


async def meet_figures(world: World, group: list[Hero], due: Due) -> None:
    """DL-13.1e  The group meets the figures that stand there, by the way they came in by."""
    figures = monsters_at(world.castle, due.place)
    if not group or not figures:
        return                                               # they have met already, or nobody is left
    shut = group[0].came.way if group[0].came.how != "teleport" else ""
    came = [(hero, hero.came) for hero in group]
    await encounters.meet(world, group, figures, "entered", shut=shut)
    for hero, how in came:
        await follow_up(world, hero, how)


async def follow_up(world: World, hero: Hero, came: Came) -> None:
    """DL-13.1b, DL-4-X2  Who is still there and free after the encounter: the web, then what the dot asks."""
    if labyrinth.is_standing(hero, came) and world.castle.squares[hero.place].web:
        await webs.catch(world, hero)
    if labyrinth.is_standing(hero, came):
        await labyrinth.follow_dot(world, hero)


async def receive_visit(world: World, group: list[Hero], due: Due) -> None:
    """DL-13.1b, DL-5.5.3a  Monsters that their players have moved onto heroes, in the movement phase; met in turn order behind
    that player."""
    group = sorted(group, key=lambda hero: due.heroes.index(hero.id))
    for id in due.monsters:
        if id in world.castle.monsters and world.castle.monsters[id].at == due.place and group:
            heroes = [h for h in group if playing(h) and h.place == due.place]
            await monster_players.visit_heroes(world, heroes, world.castle.monsters[id], due.back)


async def carry_out_dragon_fights(world: World, seats: Sequence[str]) -> None:
    """DL-13.1b  Who has said that he fights the dragon does it now: one after another, or with multi_fight together."""
    heroes = [world.castle.heroes[seat] for seat in seats if inside_chamber(world.castle, world.castle.heroes[seat])]
    beast = world.castle.dragon
    if world.castle.options.multi_fight and heroes and beast.state != "dead":
        await fight_dragon_together(world, heroes)
        return
    for hero in heroes:
        if beast.state != "dead" and inside_chamber(world.castle, hero):
            act = questions.AttackDragon() if beast.state == "asleep" else questions.FightDragon()
            await dragon.take_dragon_turn(world, hero, act)


async def fight_dragon_together(world: World, heroes: list[Hero]) -> None:
    """DL-13.1b, DL-10.2  With others inside who wish to take part; on a sleeping dragon each strikes once before round 1.  The
    fight was everybody's turn."""
    if world.castle.dragon.state == "asleep":
        await dragon.strike_sleeping_dragon(world, heroes)
    else:
        await dragon.fight_awake_dragon(world, heroes)


async def close_events(world: World, hero: Hero, caught: Sequence[str], noted: Sequence[str]) -> None:
    """DL-13.1b, DLC-13  To the event phase belong the draws in the chamber, fights between heroes, and the spiders; a last potion
    is for who has not lost this turn."""
    await doors.decide_door_behind(world, hero)
    if "tried" in noted:
        dragon.note_his_turn(world.castle, hero)
    if playing(hero):
        await dragon.draw_in_chamber(world, hero, rested="rested" in noted)
    if playing(hero):
        await chaos.take_chaos_turn(world, hero)
    if spiders.may_spiders_come(world.castle, hero, hero.id in caught):
        await spiders.move_spiders(world, hero)
    if playing(hero) and "lost" not in noted:
        await body_points.offer_last_potion(world, hero)
