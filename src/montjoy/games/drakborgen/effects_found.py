"""The operations that bring something: monsters, things, cards, companions."""

from __future__ import annotations

from typing import Final

from montjoy.games.drakborgen import encounters, made, things, travel
from montjoy.games.drakborgen.effects_hero import still_here
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_cells import OpAmbush, OpControl, OpDraw, OpEncounter, OpItem, OpKey, OpTreasure
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.world import Castle, Hero, Thing, World

SPIDER: Final = "giant_spider"


async def monster(world: World, heroes: list[Hero], op: OpEncounter | OpAmbush, tile: str) -> list[Hero]:
    """DL-6.2a, DL-7-X2, DLC-24  encounter, ambush: the monster stands in the room, and is met, or attacks at once; that ends the
    turn, and the list.  A spider that never attacks only stands there, without a card and a reward (DL-11.4)."""
    sleeping = op.monster == SPIDER and world.castle.options.spiders_never_attack
    reward = None if sleeping else op.reward
    ambush, way_in = isinstance(op, OpAmbush), shut(world.castle, heroes[0], tile)
    name = name_for(world.castle, tile)
    found = await encounters.new_monster(world, heroes[0], op.monster, name, reward, ambush=ambush)
    if sleeping:
        return heroes
    await encounters.meet(world, heroes, [found], "found", shut=way_in, ambush=ambush)
    return []


def shut(castle: Castle, hero: Hero, tile: str) -> str:
    """DL-7.7a  The way by which he has just come in to turn up this tile."""
    just_in = is_square(hero.place) and castle.squares[hero.place].room == tile and hero.came.how != "teleport"
    return hero.came.way if just_in else ""


def name_for(castle: Castle, tile: str) -> str:
    """The id of what a tile becomes: its own; where it becomes several things, with a number behind it."""
    lying = [t for square in castle.squares.values() for t in square.lying]
    taken = {t.id for t in [*castle.below, *lying]} | set(castle.monsters)
    for hero in castle.heroes.values():
        taken |= {t.id for t in hero.things} | {c.id for c in hero.companions}
    n, id = 1, tile
    while id in taken:
        n, id = n + 1, f"{tile}.{n + 1}"
    return id


async def find(world: World, heroes: list[Hero], op: OpTreasure | OpItem | OpKey, tile: str) -> list[Hero]:
    """DLC-24  treasure, item, key: the room tile is carried along from now on."""
    id = name_for(world.castle, tile)
    match op:
        case OpTreasure():
            return await given(world, heroes, made.treasure(op, id))
        case OpItem():
            return await given(world, heroes, made.item(the_pack(world), op.id, id))
        case OpKey():
            return await given(world, heroes, made.key(id))


async def given(world: World, heroes: list[Hero], found: Thing) -> list[Hero]:
    """DLC-24  To the hero, or shared by the group; a fight about it may cost somebody his life."""
    place = heroes[0].place
    await things.gain(world, heroes, found)
    return still_here(heroes, place)


async def draw(world: World, heroes: list[Hero], op: OpDraw) -> list[Hero]:
    """DLC-24  draw: the top card of a deck; nothing if it is empty."""
    place = heroes[0].place
    await things.gain_card(world, heroes, op.deck)
    return still_here(heroes, place)


async def control(world: World, heroes: list[Hero], op: OpControl, tile: str) -> list[Hero]:
    """DLC-24  control: a companion for the hero, or for one of the group."""
    place, id = heroes[0].place, name_for(world.castle, tile)
    hero = await things.finder(world, heroes, Thing(id, "item", op.companion))
    if hero is not None:
        await travel.control(world, hero, made.companion(the_pack(world).companions[op.companion], id))
    return still_here(heroes, place)
