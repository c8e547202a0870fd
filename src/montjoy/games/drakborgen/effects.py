"""What a room tile does: the twenty-four operations of DLC-T-OPS, carried out one after another.

A group (DL-13.1e) is a list of heroes in turn order.  What acts on a hero is done to each of them, what gives something is
done once and shared, the rest once.  Every operation answers with those for whom the list goes on: alive, still there, and
their turn not over.

    test, all_inside, empty, manual    here
    what acts on a hero                effects_hero.py
    what gives something               effects_found.py
    what happens to the castle         effects_castle.py
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, order, tell
from montjoy.games.drakborgen import acts, effects_castle, effects_found, effects_hero
from montjoy.games.drakborgen.heroes import heroes_in_order, in_castle
from montjoy.games.drakborgen.luck import passes
from montjoy.games.drakborgen.pack_cells import (
    Effect,
    OpAllInside,
    OpAmbush,
    OpControl,
    OpDragonRestless,
    OpDraw,
    OpEmpty,
    OpEncounter,
    OpFall,
    OpHeal,
    OpItem,
    OpKey,
    OpLoseBodyPoints,
    OpLoseTreasure,
    OpManual,
    OpMonstersStir,
    OpRandomExit,
    OpRisk,
    OpRotate,
    OpSkipTurns,
    OpSun,
    OpTeleport,
    OpTest,
    OpTreasure,
    OpWeb,
)
from montjoy.games.drakborgen.said import ByHandTold
from montjoy.games.drakborgen.world import Hero, World

GIVING = OpTreasure | OpItem | OpKey | OpDraw | OpControl


async def carry_out(world: World, hero: Hero, effects: Sequence[Effect], tile: str) -> bool:
    """DLC-24, DL-6-X2  The operations in their order; False: his turn is over or he is dead, and the rest was left out."""
    return bool(await together(world, [hero], effects, tile))


async def together(world: World, heroes: Sequence[Hero], effects: Sequence[Effect], tile: str) -> list[Hero]:
    """DLC-24, DL-6-X2  The same for a group; who is dead or gone has no part in what follows."""
    left = list(heroes)
    for op in effects:
        if left:
            left = await operation(world, left, op, tile)
    return left


async def operation(world: World, heroes: list[Hero], op: Effect, tile: str) -> list[Hero]:
    """DLC-24  One operation."""
    match op:
        case OpTest():
            return await test(world, heroes, op, tile)
        case OpAllInside():
            return await all_inside(world, heroes, op, tile)
        case OpEmpty():
            return heroes
        case OpManual():
            return await by_hand(world, heroes, op)
        case OpEncounter() | OpAmbush():
            return await effects_found.monster(world, heroes, op, tile)
        case OpTreasure() | OpItem() | OpKey():
            return await effects_found.find(world, heroes, op, tile)
        case OpDraw():
            return await effects_found.draw(world, heroes, op)
        case OpControl():
            return await effects_found.control(world, heroes, op, tile)
        case OpRotate():
            return await effects_castle.rotate(world, heroes)
        case OpSun():
            return await effects_castle.sun(world, heroes, op)
        case OpMonstersStir():
            return await effects_castle.monsters_stir(world, heroes)
        case OpDragonRestless():
            return await effects_castle.dragon_restless(world, heroes)
        case (OpRisk() | OpLoseBodyPoints() | OpHeal() | OpFall() | OpWeb() | OpTeleport() | OpRandomExit() | OpSkipTurns()
              | OpLoseTreasure()):
            return await effects_hero.each(world, heroes, op)


async def test(world: World, heroes: list[Hero], op: OpTest, tile: str) -> list[Hero]:
    """DLC-24  test: so many rolls in a row up to the factor; then `then`, otherwise `else`.  A group rolls first, one after
    another; what both branches give is given once (DL-13.1e)."""
    passed = [hero for hero in heroes if await passes(world, hero, op.stat, "DLC-24", op.times)]
    failed = [hero for hero in heroes if hero not in passed]
    otherwise = [x for x in op.otherwise if not (passed and isinstance(x, GIVING) and x in op.then)]
    left = [*await together(world, passed, op.then, tile), *await together(world, failed, otherwise, tile)]
    return [hero for hero in heroes if hero in left]


async def all_inside(world: World, heroes: list[Hero], op: OpAllInside, tile: str) -> list[Hero]:
    """DLC-24  all_inside: for every hero on a square of the castle, in turn order beginning with the active one."""
    out = []
    for hero in heroes_in_order(world.castle, heroes[0].id):
        if in_castle(world.castle, hero) and not await carry_out(world, hero, op.effects, tile):
            out.append(hero)
    return effects_hero.still_here([hero for hero in heroes if hero not in out], heroes[0].place)


async def by_hand(world: World, heroes: list[Hero], op: OpManual) -> list[Hero]:
    """DLC-24  manual: the text is shown, the table carries it out, and the active player types what came of it."""
    hero = heroes[0]
    world.castle.asked = [hero.id]
    note = await order(hero.id, acts.ByHand(op.text), acts.Note)
    world.castle.asked = []
    await tell(ALL, ByHandTold(hero.id, op.text, note.text))
    return heroes
