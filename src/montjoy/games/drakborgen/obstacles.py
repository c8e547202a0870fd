"""Rubble and the abyss (4.6, 4.8)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, catacombs, doors, injuries, labyrinth
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import factor, has, keys, playing, way_back_is_free
from montjoy.games.drakborgen.luck import TABLES, d12, passes
from montjoy.games.drakborgen.passages import Passage, passage, passages
from montjoy.games.drakborgen.said import (
    CameToRubble,
    Fell,
    LeaptAcross,
    RolledAgain,
    RubbleForced,
    StuckInTheRubble,
    TestFailed,
    TestPassed,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import AtRubble, Free, InRubble
from montjoy.games.drakborgen.world import Castle, Factor, Hero, Thing, World

ENTRANCE: Final = "force rubble"                             # rows of DL-T-OBSTACLE
STUCK: Final = "leave rubble when stuck"
ABYSS: Final = "abyss"


def tested(what: str) -> Factor:
    """Which factor is tested, by the printed table."""
    name: Factor = TABLES["obstacle"][what][0]
    return name


# ---- rubble ----------------------------------------------------------------------------------------------------------
async def at_rubble(world: World, hero: Hero, *, stuck: bool = False) -> bool:
    """DL-4.6.1a, DL-4.6.1e-X  At every entry: his figure stands at the entrance, and the turn ends.  Who comes by teleport is
    in the middle."""
    hero.situation = InRubble() if stuck else AtRubble()
    event = StuckInTheRubble if stuck else CameToRubble
    await tell(ALL, event(hero.id, hero.place))
    return False


def rubble_options(seen: Seen) -> list[Option]:
    """DL-4.6.1b, DL-4.6.1d  At the entrance: force, or turn back if the way is free.  Stuck: an exit is named."""
    match seen.hero.situation:
        case AtRubble():
            back = [acts.TurnBackFromRubble()] if way_back_is_free(seen.castle, seen.hero) else []
            return [acts.ForceRubble(), *back]
        case InRubble():
            return [*leave_options(seen), *labyrinth.wall_options(seen)]
        case _:
            return []


def leave_options(seen: Seen) -> list[Option]:
    """DL-4.6.1d  Every exit, the way back included, and how a door there would be opened."""
    ways = [p for p in passages(seen.castle, seen.hero.place) if p.between != "secret" or labyrinth.open_to(seen.castle, p)]
    return [acts.LeaveRubble(p.way, by) for p in ways for by in means(seen, p)]


def means(seen: Seen, p: Passage) -> list[str]:
    """By what a door would be opened; "" there is none to open."""
    if p.between not in ("door", "door_and_gate"):
        return [""]
    return [called(act) for act in doors.openings(seen, doors.side(p.way))]


def called(act: doors.Opening) -> str:
    match act:
        case acts.UseKey():
            return act.key
        case acts.UseMasterKey():
            return act.card
        case acts.OpenBySpell():
            return "spell"
        case acts.PickLock():
            return "pick"
        case acts.ForceDoor():
            return "force"


def opening(castle: Castle, hero: Hero, act: acts.LeaveRubble) -> Option:
    """The attempt or the move that follows when the test is passed."""
    p = passage(castle, hero.place, act.way)
    if p.between == "gate":
        return acts.Lift(doors.side(act.way))
    if p.between not in ("door", "door_and_gate"):
        return acts.Move(act.way)
    way = doors.side(act.way)
    match act.by:
        case "pick":
            return acts.PickLock(way)
        case "force":
            return acts.ForceDoor(way)
        case "spell":
            return acts.OpenBySpell(way)
    return acts.UseKey(way, act.by) if any(k.id == act.by for k in keys(hero)) else acts.UseMasterKey(way, act.by)


async def rubble_turn(world: World, hero: Hero, act: Option) -> bool:
    """DL-4.6.1b  One attempt, or the step back, in a turn.  True: his turn is over."""
    match act:
        case acts.TurnBackFromRubble():
            await labyrinth.step_back(world, hero)
        case acts.ForceRubble():
            await force(world, hero)
        case acts.LeaveRubble():
            await leave(world, hero, act)
        case acts.NameWall():
            await labyrinth.name_wall(world, hero, act.way)
            return False
    return True


async def force(world: World, hero: Hero) -> None:
    """DL-4.6.1c  An agility test: through, and he has his move of the turn, or stands beyond; failed, he is stuck."""
    if await passes(world, hero, tested(ENTRANCE), "DL-4.6.1c", TABLES["obstacle"][ENTRANCE][1]):
        hero.situation = Free()
        await tell(ALL, RubbleForced(hero.id, hero.place))
        await labyrinth.leave_by(world, hero, must=False)
    else:
        hero.situation = InRubble()
        await tell(ALL, StuckInTheRubble(hero.id, hero.place))


async def leave(world: World, hero: Hero, act: acts.LeaveRubble) -> None:
    """DL-4.6.1d  The same test for the exit he has named (strict_under_wording: below the factor), each turn; passed, a door or
    a portcullis there comes next, and if that fails he stands beyond the rubble."""
    if not await passes(world, hero, tested(STUCK), "DL-4.6.1d", TABLES["obstacle"][STUCK][1], below=True):
        return
    hero.situation = Free()
    await tell(ALL, RubbleForced(hero.id, hero.place))
    await labyrinth.go(world, hero, opening(world.castle, hero, act))


# ---- the abyss -------------------------------------------------------------------------------------------------------
async def at_abyss(world: World, hero: Hero, *, new: bool = False) -> bool:
    """DL-4.8a, DL-4.8b-X, DL-4.8d-X  However he comes in: he leaps, with an agility test, or lets himself drop.  With abyss_test
    = first_reveal only who turns the tile up.  True: he stands there safely."""
    if world.castle.options.abyss_test == "first_reveal" and not new:
        return True
    if isinstance(await ask(world, hero.id, acts.AtAbyss(hero.place), [acts.Leap(), acts.Drop()]), acts.Leap):
        if await roped(world, hero, ABYSS, "DL-4.8a"):
            await tell(ALL, LeaptAcross(hero.id, hero.place))
            return True
    await fall(world, hero, "DL-4.8c")
    return False


async def fall(world: World, hero: Hero, why: str) -> None:
    """DL-4.8c  The sun die, as many body points lost, and he is in the catacombs; the turn ends."""
    await tell(ALL, Fell(hero.id, hero.place))
    await injuries.risk(world, hero, 1, why)
    if playing(hero):
        await catacombs.go_below(world, hero)


async def roped(world: World, hero: Hero, what: str, why: str, *about: str) -> bool:
    """DLC-24  A test at an abyss or a footbridge: with a rope one failed roll a turn is rolled again, and that stands."""
    rolled = await roll(world, hero, what, why, *about)
    rope = rope_of(world.castle, hero)
    if rolled > factor(hero, tested(what)) and rope is not None:
        answer = await ask(world, hero.id, acts.RollAgain(rope.id, rolled), [acts.UseRope(), acts.LetItStand()])
        if isinstance(answer, acts.UseRope):
            world.castle.handled.append(f"rope.{hero.id}")
            await tell(ALL, RolledAgain(hero.id))
            rolled = await roll(world, hero, what, why, *about)
    return rolled <= factor(hero, tested(what))


def rope_of(castle: Castle, hero: Hero) -> Thing | None:
    """His rope, if it has not been used this turn."""
    return None if f"rope.{hero.id}" in castle.handled else has(hero, "rope")


async def roll(world: World, hero: Hero, what: str, why: str, *about: str) -> int:
    """One roll of a test, by the printed table."""
    name = tested(what)
    value, rolled = factor(hero, name), await d12(why, hero.id, *about)
    event = TestPassed if rolled <= value else TestFailed
    await tell(ALL, event(hero.id, name, rolled, value, why))
    return rolled
