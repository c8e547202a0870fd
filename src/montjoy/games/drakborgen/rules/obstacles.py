"""What stops who comes in: rubble, the abyss, the footbridge; falls, and the way down into the catacombs (4.6, 4.8, 4.9)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import factor, has, playing, thing, treasures, way_back_is_free
from montjoy.games.drakborgen.model.luck import TABLES, TESTED, d12, roll_among
from montjoy.games.drakborgen.model.state import (
    AtRubble,
    Came,
    Castle,
    Factor,
    Free,
    Hero,
    InRubble,
    Thing,
    TurningBack,
    World,
)
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CameToRubble,
    Crossed,
    Declined,
    Fell,
    JumpedAfter,
    LeaptAcross,
    RolledAgain,
    StuckInTheRubble,
    TestFailed,
    TestPassed,
    TreasureFell,
)
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import body_points, chamber, possessions
from montjoy.games.drakborgen.rules.asking import ask

ENTRANCE: Final = "force rubble"                             # rows of DL-T-OBSTACLE
STUCK: Final = "leave rubble when stuck"
ABYSS: Final = "abyss"
CROSSING: Final = "footbridge, per treasure"


def factor_tested(what: str) -> Factor:
    """Which factor is tested, by the printed table."""
    name: Factor = TABLES["obstacle"][what][0]
    return name


# ---- rubble ----------------------------------------------------------------------------------------------------------
async def reach_rubble(world: World, hero: Hero, *, stuck: bool = False) -> bool:
    """DL-4.6.1a, DL-4.6.1e-X  At every entry: his figure stands at the entrance, and the turn ends.  Who comes by teleport is
    in the middle."""
    hero.situation = InRubble() if stuck else AtRubble()
    event = StuckInTheRubble if stuck else CameToRubble
    await tell(ALL, event(hero.id, hero.place))
    return False


# ---- the abyss -------------------------------------------------------------------------------------------------------
async def reach_abyss(world: World, hero: Hero, *, new: bool = False) -> bool:
    """DL-4.8a, DL-4.8b-X, DL-4.8d-X  However he comes in: he leaps, with an agility test, or lets himself drop.  With abyss_test
    = first_reveal only who turns the tile up.  True: he stands there safely."""
    if world.castle.options.abyss_test == "first_reveal" and not new:
        return True
    if isinstance(await ask(world, hero.id, questions.AtAbyss(hero.place), [questions.Leap(), questions.Drop()]), questions.Leap):
        if await roll_with_rope(world, hero, ABYSS, "DL-4.8a"):
            await tell(ALL, LeaptAcross(hero.id, hero.place))
            return True
    await fall(world, hero, "DL-4.8c")
    return False


async def fall(world: World, hero: Hero, why: str) -> None:
    """DL-4.8c  The sun die, as many body points lost, and he is in the catacombs; the turn ends."""
    await tell(ALL, Fell(hero.id, hero.place))
    await body_points.risk(world, hero, 1, why)
    if playing(hero):
        await go_below(world, hero)


async def roll_with_rope(world: World, hero: Hero, what: str, why: str, about: str = "") -> bool:
    """DLC-24  A test at an abyss or a footbridge: with a rope one failed roll a turn is rolled again, and that stands."""
    rolled = await roll_test(world, hero, what, why, about)
    rope = rope_of(world.castle, hero)
    if rolled > factor(hero, factor_tested(what)) and rope is not None:
        answer = await ask(world, hero.id, questions.RollAgain(rope.id, rolled), [questions.UseRope(), questions.LetItStand()])
        if isinstance(answer, questions.UseRope):
            world.castle.handled.append(f"rope.{hero.id}")
            await tell(ALL, RolledAgain(hero.id))
            rolled = await roll_test(world, hero, what, why, about)
    return rolled <= factor(hero, factor_tested(what))


def rope_of(castle: Castle, hero: Hero) -> Thing | None:
    """His rope, if it has not been used this turn."""
    return None if f"rope.{hero.id}" in castle.handled else has(hero, "rope")


async def roll_test(world: World, hero: Hero, what: str, why: str, about: str) -> int:
    """One roll of a test, by the printed table."""
    name = factor_tested(what)
    value, rolled = factor(hero, name), await d12(why, hero.id, *([about] if about else []))
    event = TestPassed if rolled <= value else TestFailed
    await tell(ALL, event(hero.id, name, rolled, value, why, TESTED[why], about))
    return rolled


# ---- the footbridge --------------------------------------------------------------------------------------------------
async def reach_bridge(world: World, hero: Hero, *, may_decline: bool = True) -> bool:
    """DL-4.9d, DL-4.9g-X  At every entry: across, or, if the way back is free, no further and back next turn.  True: he is
    across and nothing fell."""
    options: list[Option] = [questions.Cross()]
    if may_decline and way_back_is_free(world.castle, hero):
        options.append(questions.Decline())
    if len(options) > 1 and isinstance(await ask(world, hero.id, questions.AtBridge(hero.place), options), questions.Decline):
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
    fallen = await roll_for_treasures(world, hero)
    if fallen and await offer_jump(world, hero, fallen):
        return False
    await tell(ALL, Crossed(hero.id, hero.place))
    await swallow(world, hero, fallen)
    return not fallen


async def roll_for_treasures(world: World, hero: Hero) -> list[Thing]:
    """DL-4.9c  What falls: the treasure named before its roll (bridge_loss = named); or as many as there are failures, which the
    owner chooses (owner_choice) or the lot (random)."""
    if world.castle.options.bridge_loss == "named":
        return await name_one_by_one(world, hero)
    carried = treasures(hero)
    failures = 0
    for each in carried:
        failures += not await try_to_hold(world, hero, each)
    if world.castle.options.bridge_loss == "random":
        chosen = await draw_lots(hero, carried, failures)
    else:
        chosen = carried if failures == len(carried) else await possessions.choose_lost(world, hero, failures, "bridge")
    for each in chosen:
        await let_fall(world, hero, each)
    return chosen


async def name_one_by_one(world: World, hero: Hero) -> list[Thing]:
    """DL-4.9c  The owner names the treasure before each roll, where the order can be of account."""
    left, fallen = treasures(hero), list[Thing]()
    while left:
        named = left[0]
        if len(left) > 1 and is_order_of_account(world.castle, hero):
            answer = await ask(world, hero.id, questions.NextTreasure(), [questions.RollFor(t.id) for t in left])
            named = thing(hero, answer.thing)
        left = [t for t in left if t.id != named.id]
        if not await try_to_hold(world, hero, named):
            await let_fall(world, hero, named)
            fallen.append(named)
    return fallen


def is_order_of_account(castle: Castle, hero: Hero) -> bool:
    """DL-4.9c  Each treasure has its roll, so that the order is nothing: but with a rope, where what he carries changes his
    psyche, or where he throws the dice himself."""
    name = factor_tested(CROSSING)
    changing = any(getattr(t.powers, name) for t in treasures(hero))
    return changing or rope_of(castle, hero) is not None or castle.options.naming_before_dice == "always"


async def try_to_hold(world: World, hero: Hero, carried: Thing) -> bool:
    """DL-4.9c  D12 against psyche."""
    return await roll_with_rope(world, hero, CROSSING, "DL-4.9c", carried.id)


async def draw_lots(hero: Hero, carried: list[Thing], failures: int) -> list[Thing]:
    """DL-4.9c  With equal chances."""
    left = list(carried)
    return [left.pop(await roll_among(len(left), "DL-4.9c", hero.id)) for _ in range(failures)]


async def let_fall(world: World, hero: Hero, gone: Thing) -> None:
    """DL-4.9c  Into the catacombs; the face of a treasure card stays hidden."""
    hero.things = [t for t in hero.things if t.id != gone.id]
    hero.worn = [id for id in hero.worn if id != gone.id]
    world.castle.below.append(gone)
    await tell(ALL, TreasureFell(hero.id, gone.id))


def recover(world: World, hero: Hero, fallen: list[Thing]) -> None:
    """They are his again."""
    ids = [t.id for t in fallen]
    world.castle.below = [t for t in world.castle.below if t.id not in ids]
    hero.things += fallen


async def offer_jump(world: World, hero: Hero, fallen: list[Thing]) -> bool:
    """DL-4.9e  After all rolls he may jump after them: he keeps everything and is in the catacombs; bridge_jump_damage = true
    rolls the sun die as for a fall."""
    question = questions.AfterBridge(tuple(t.id for t in fallen))
    if not isinstance(await ask(world, hero.id, question, [questions.JumpAfter(), questions.LetThemFall()]), questions.JumpAfter):
        return False
    recover(world, hero, fallen)
    await tell(ALL, JumpedAfter(hero.id))
    for each in fallen:
        await possessions.put_on_if_free(world, hero, each)
    if world.castle.options.bridge_jump_damage:
        await body_points.risk(world, hero, 1, "DL-4.9e")
    if playing(hero):
        await go_below(world, hero)
    return True


async def swallow(world: World, hero: Hero, fallen: list[Thing]) -> None:
    """DL-4.9f-X  What he did not jump after leaves the game, treasure cards under their deck; with dropped_treasure = catacombs
    it lies below."""
    if world.castle.options.dropped_treasure == "catacombs":
        return
    recover(world, hero, fallen)
    for each in fallen:
        await possessions.lose(world, hero, each.id, "under-deck" if each.sort == "treasure_card" else "out")


# ---- below -----------------------------------------------------------------------------------------------------------
async def go_below(world: World, hero: Hero) -> None:
    """DL-4.7.1, DL-4.7.2, DL-4.7.3d-X  By the stairs, by a fall, by a jump: he is on no square, and meets nobody there."""
    hero.place, hero.came, hero.situation = BELOW, Came("", "stairs"), Free()
    await chamber.close_if_empty(world)
