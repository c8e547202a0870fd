"""The operations that act on a hero: of a group on each, in turn order (DL-13.1e)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import injuries, labyrinth, monster_flight, obstacles, things, travel, webs
from montjoy.games.drakborgen.heroes import has, playing
from montjoy.games.drakborgen.luck import among, suns
from montjoy.games.drakborgen.pack_cells import (
    OpFall,
    OpHeal,
    OpLoseBodyPoints,
    OpLoseTreasure,
    OpRandomExit,
    OpRisk,
    OpSkipTurns,
    OpTeleport,
    OpWeb,
)
from montjoy.games.drakborgen.passages import free_passages
from montjoy.games.drakborgen.said import MustLoseTurns
from montjoy.games.drakborgen.situations import Webbed
from montjoy.games.drakborgen.world import Hero, Thing, World

OnHero: TypeAlias = (
    OpRisk | OpLoseBodyPoints | OpHeal | OpFall | OpWeb | OpTeleport | OpRandomExit | OpSkipTurns | OpLoseTreasure
)


async def each(world: World, heroes: Sequence[Hero], op: OnHero) -> list[Hero]:
    """DLC-24  To each of the group; those for whom the list goes on."""
    return [hero for hero in heroes if await on_hero(world, hero, op)]


def still_here(heroes: Sequence[Hero], place: str) -> list[Hero]:
    """Those who are alive and have not been moved away."""
    return [hero for hero in heroes if playing(hero) and hero.place == place]


async def on_hero(world: World, hero: Hero, op: OnHero) -> bool:
    """DLC-24  One operation on one hero; False: he is dead, gone, or his turn is over."""
    if not playing(hero):
        return False
    match op:
        case OpRisk():
            await injuries.risk(world, hero, op.n, "DLC-24")
        case OpLoseBodyPoints():
            await injuries.hurt(world, hero, op.n, "DLC-24")
        case OpHeal():
            await heal(world, hero, op)
        case OpSkipTurns():
            await skip_turns(world, hero, op)
        case OpLoseTreasure():
            await lose_treasure(world, hero, op)
        case OpWeb():
            return await web(world, hero)
        case OpFall():
            await obstacles.fall(world, hero, "DLC-24")
            return False
        case OpTeleport():
            await travel.teleport(world, hero)
            return False
        case OpRandomExit():
            return not await random_exit(world, hero)
    return playing(hero)


async def heal(world: World, hero: Hero, op: OpHeal) -> None:
    """DLC-24  heal: so many body points, and with `suns` those of one sun die; never above the hero card's value."""
    more = await suns(world, "DLC-24", hero.id) if op.suns else 0
    await injuries.heal(world, hero, op.n + more, "DLC-24")


async def skip_turns(world: World, hero: Hero, op: OpSkipTurns) -> None:
    """DLC-24  skip_turns: his next n turns are lost entirely."""
    hero.skip += op.n
    await tell(ALL, MustLoseTurns(hero.id, op.n))


async def web(world: World, hero: Hero) -> bool:
    """DLC-24  web: a marker, and he is caught; for the wearer of the Spinner's amulet the room is empty."""
    if has(hero, "web_immune"):
        return True
    await webs.caught(world, hero)
    return playing(hero) and not isinstance(hero.situation, Webbed)


async def random_exit(world: World, hero: Hero) -> bool:
    """DLC-24  random_exit: out at once through a free passage by chance, with everything that an entry brings, but no further
    along a corridor.  No free passage: nothing happens."""
    castle, start = world.castle, hero.place
    passage = await travel.at_random(world, monster_flight.active(castle), hero.id, free_passages(castle, start))
    if passage is None:
        return False
    await tell(ALL, labyrinth.departure(hero, start, passage))
    await labyrinth.enter(world, hero, passage.to, labyrinth.coming(castle, start, passage.way), goes_on=False)
    return True


async def lose_treasure(world: World, hero: Hero, op: OpLoseTreasure) -> None:
    """DLC-24  lose_treasure: n of them, by chance or as the owner chooses; all, if he has fewer."""
    for lost in await lost_treasures(world, hero, op):
        await things.lose(world, hero, lost.id, "used")


async def lost_treasures(world: World, hero: Hero, op: OpLoseTreasure) -> list[Thing]:
    """DLC-24  Which: at random with equal chance, hidden cards included; or the owner's choice."""
    left = things.treasures_of(hero)
    if len(left) <= op.n:
        return left
    if op.pick == "owner":
        return await things.choose_lost(world, hero, op.n, "room")
    lost = []
    for n in range(op.n):
        lost.append(left.pop(await among(len(left), "DLC-24", hero.id, "treasure", n)))
    return lost
