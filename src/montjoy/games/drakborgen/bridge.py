"""The footbridge (4.9): across with treasures, or back; what falls, and who jumps after it."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, catacombs, injuries, obstacles, things, wearing
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import playing, thing, treasures, way_back_is_free
from montjoy.games.drakborgen.luck import among
from montjoy.games.drakborgen.said import Crossed, Declined, JumpedAfter, TreasureFell
from montjoy.games.drakborgen.situations import TurningBack
from montjoy.games.drakborgen.world import Hero, Thing, World

CROSSING: Final = "footbridge, per treasure"                 # the row of DL-T-OBSTACLE


async def at_bridge(world: World, hero: Hero, *, may_decline: bool = True) -> bool:
    """DL-4.9d, DL-4.9g-X  At every entry: across, or, if the way back is free, no further and back next turn.  True: he is
    across and nothing fell."""
    options: list[Option] = [acts.Cross()]
    if may_decline and way_back_is_free(world.castle, hero):
        options.append(acts.Decline())
    if len(options) > 1 and isinstance(await ask(world, hero.id, acts.AtBridge(hero.place), options), acts.Decline):
        hero.situation = TurningBack("bridge")
        await tell(ALL, Declined(hero.id, hero.place, "bridge"))
        return False
    return await cross(world, hero)


async def cross(world: World, hero: Hero) -> bool:
    """DL-4.9a, DL-4.9c, DL-4.9e  Empty-handed without a roll; else a roll for each treasure, and then he may jump after what
    fell."""
    if not treasures(hero):
        await tell(ALL, Crossed(hero.id, hero.place))
        return True
    fallen = await rolls(world, hero)
    if fallen and await jumps(world, hero, fallen):
        return False
    await tell(ALL, Crossed(hero.id, hero.place))
    await swallowed(world, hero, fallen)
    return not fallen


async def rolls(world: World, hero: Hero) -> list[Thing]:
    """DL-4.9c  What falls: the treasure named before its roll (bridge_loss = named); or as many as there are failures, which the
    owner chooses (owner_choice) or the lot (random)."""
    if world.castle.options.bridge_loss == "named":
        return await named_one_by_one(world, hero)
    carried = treasures(hero)
    failures = 0
    for each in carried:
        failures += not await holds(world, hero, each)
    if world.castle.options.bridge_loss == "random":
        chosen = await by_lot(hero, carried, failures)
    else:
        chosen = carried if failures == len(carried) else await things.choose_lost(world, hero, failures, "bridge")
    for each in chosen:
        await falls(world, hero, each)
    return chosen


async def named_one_by_one(world: World, hero: Hero) -> list[Thing]:
    """DL-4.9c  The owner names the treasure before each roll."""
    left, fallen = treasures(hero), list[Thing]()
    while left:
        named = left[0]
        if len(left) > 1:
            named = thing(hero, (await ask(world, hero.id, acts.NextTreasure(), [acts.RollFor(t.id) for t in left])).thing)
        left = [t for t in left if t.id != named.id]
        if not await holds(world, hero, named):
            await falls(world, hero, named)
            fallen.append(named)
    return fallen


async def holds(world: World, hero: Hero, carried: Thing) -> bool:
    """DL-4.9c  D12 against psyche."""
    return await obstacles.roped(world, hero, CROSSING, "DL-4.9c", carried.id)


async def by_lot(hero: Hero, carried: list[Thing], failures: int) -> list[Thing]:
    """DL-4.9c  With equal chances."""
    left = list(carried)
    return [left.pop(await among(len(left), "DL-4.9c", hero.id)) for _ in range(failures)]


async def falls(world: World, hero: Hero, gone: Thing) -> None:
    """DL-4.9c  Into the catacombs; the face of a treasure card stays hidden."""
    hero.things = [t for t in hero.things if t.id != gone.id]
    hero.worn = [id for id in hero.worn if id != gone.id]
    world.castle.below.append(gone)
    await tell(ALL, TreasureFell(hero.id, gone.id))


def recovered(world: World, hero: Hero, fallen: list[Thing]) -> None:
    """They are his again."""
    ids = [t.id for t in fallen]
    world.castle.below = [t for t in world.castle.below if t.id not in ids]
    hero.things += fallen


async def jumps(world: World, hero: Hero, fallen: list[Thing]) -> bool:
    """DL-4.9e  After all rolls he may jump after them: he keeps everything and is in the catacombs; bridge_jump_damage = true
    rolls the sun die as for a fall."""
    question = acts.AfterBridge(tuple(t.id for t in fallen))
    if not isinstance(await ask(world, hero.id, question, [acts.JumpAfter(), acts.LetThemFall()]), acts.JumpAfter):
        return False
    recovered(world, hero, fallen)
    await tell(ALL, JumpedAfter(hero.id))
    for each in fallen:
        await wearing.goes_on(world, hero, each)
    if world.castle.options.bridge_jump_damage:
        await injuries.risk(world, hero, 1, "DL-4.9e")
    if playing(hero):
        await catacombs.go_below(world, hero)
    return True


async def swallowed(world: World, hero: Hero, fallen: list[Thing]) -> None:
    """DL-4.9f-X  What he did not jump after leaves the game, treasure cards under their deck; with dropped_treasure = catacombs
    it lies below."""
    if world.castle.options.dropped_treasure == "catacombs":
        return
    recovered(world, hero, fallen)
    for each in fallen:
        await things.lose(world, hero, each.id, "under-deck" if each.sort == "treasure_card" else "out")
