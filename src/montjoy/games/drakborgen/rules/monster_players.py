"""Players whose heroes are dead: each round one move with one monster, and what monsters may and may not do (5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import heroes_at
from montjoy.games.drakborgen.model.luck import passes
from montjoy.games.drakborgen.model.passages import (
    Passage,
    free_passages,
    monsters_may_enter,
    passage,
    passages_from,
    stairs,
)
from montjoy.games.drakborgen.model.squares import side_of
from montjoy.games.drakborgen.model.state import Castle, Door, Factor, Hero, Monster, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    DoorLeftOpen,
    DoorLocked,
    DoorOpened,
    GateFell,
    GateLifted,
    MonsterCameUp,
    MonsterFailed,
    MonsterStayed,
    SecretDoorFound,
)
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.rules.doors import is_open, mark_open, unmark
from montjoy.games.drakborgen.rules.encounters import meet
from montjoy.games.drakborgen.rules.monster_flight import move_through, walk_in
from montjoy.games.drakborgen.seen.view import Seen, glance


async def take_monster_turn(world: World, seat: str) -> None:
    """DL-5.5b, DL-QA-07  One move with one monster of his choice, if there is any he may move; he may decline."""
    moves = monster_options(glance(world, seat))
    answer = await ask(world, seat, questions.MonsterTurn(), [*moves, questions.NoMove()]) if moves else questions.NoMove()
    match answer:
        case questions.MoveMonster():
            await move(world, seat, answer)
        case questions.BringUp():
            await bring_up(world, seat, answer)
        case _:
            await tell(ALL, MonsterStayed(seat))


def monster_options(seen: Seen) -> list[Option]:
    """DL-5.5b  Any monster that nobody controls, on the board or below, by any way it may take."""
    castle = seen.castle
    return [option for monster in castle.monsters.values() if not is_moved(castle, monster) for option in ways(castle, monster)]


def is_moved(castle: Castle, monster: Monster) -> bool:
    """DL-5.5c  A monster is moved at most once a round, by whichever monster player.  What other rules make it do is not
    counted."""
    return monster.id in castle.roused


def ways(castle: Castle, monster: Monster) -> list[Option]:
    """DL-5.5b  What one monster may do."""
    if monster.at == BELOW:
        return [questions.BringUp(monster.id, square) for square in ways_up(castle)]
    found = [p for p in passages_from(castle, monster.at) if monsters_may_enter(castle, p.to)]
    return [questions.MoveMonster(monster.id, p.way, by) for p in found for by in means(p)]


def means(way: Passage) -> list[str]:
    """DL-5.5.2b  Doors and secret doors on the same terms as heroes, but monsters have no keys: they pick locks, force doors,
    and lift portcullises."""
    if way.between in ("door", "door_and_gate"):
        return ["pick", "force"]
    return ["lift"] if way.between == "gate" else [""]


def ways_up(castle: Castle) -> list[str]:
    """DL-5.5.1c  A monster below comes up at any face-up staircase; if there is none it stays below."""
    return [square for square in stairs(castle).values() if monsters_may_enter(castle, square)]


# ---- a move ------------------------------------------------------------------------------------------------------------
async def move(world: World, seat: str, act: questions.MoveMonster) -> None:
    """DL-5.5.2c-X  One square through a passage, as for a hero, corridors included; meeting heroes ends it."""
    castle, monster = world.castle, world.castle.monsters[act.monster]
    castle.roused.append(monster.id)
    start, way = monster.at, passage(castle, monster.at, act.way)
    if await open_way(world, monster, way, act.by):
        been: list[str] = []
        met = bool(heroes_at(castle, way.to))
        await step(world, seat, monster, way)
        while not met and (further := ways_on(castle, monster, been)) and castle.options.monster_corridor_bonus:
            been.append(monster.at)
            options = [questions.MoveMonster(monster.id, p.way) for p in further]
            answer = await ask(world, seat, questions.MonsterGoesOn(monster.id), [*options, questions.NoMove()])
            if not isinstance(answer, questions.MoveMonster):
                break
            way = passage(castle, monster.at, answer.way)
            met = bool(heroes_at(castle, way.to))
            await step(world, seat, monster, way)
    if act.by == "pick":
        await leave_door(world, seat, monster, start, act.way)


def ways_on(castle: Castle, monster: Monster, been: list[str]) -> list[Passage]:
    """DL-5.5.2c-X  Out of a corridor it may go on through free passages, never into the same corridor twice.  It does not if it
    has met heroes."""
    here = castle.squares.get(monster.at)
    if monster.id not in castle.monsters or here is None or here.kind != "corridor" or heroes_at(castle, here.id):
        return []
    return [p for p in open_ways(castle, here.id) if p.to not in (*been, here.id)]


def open_ways(castle: Castle, place: str) -> list[Passage]:
    """DL-5.5.2b  What a monster passes without an attempt: free passages, and secret doors as heroes do."""
    secret = [p for p in passages_from(castle, place) if p.between == "secret" and not p.found]
    return [p for p in [*free_passages(castle, place), *secret] if monsters_may_enter(castle, p.to)]


async def step(world: World, seat: str, monster: Monster, way: Passage) -> None:
    """DL-5.5.2c-X  The figure goes through, and what comes of it."""
    if way.between == "secret" and not way.found:
        world.castle.squares[monster.at].found.append(side_of(way.way))
        await tell(ALL, SecretDoorFound(monster.id, monster.at, way.way))
    await move_through(world, monster, way, seat)


async def bring_up(world: World, seat: str, act: questions.BringUp) -> None:
    """DL-5.5.1c  Going down is one move, coming up the next."""
    monster = world.castle.monsters[act.monster]
    world.castle.roused.append(monster.id)
    await tell(ALL, MonsterCameUp(monster.id, act.square))
    await walk_in(world, monster, act.square)


# ---- doors and portcullises --------------------------------------------------------------------------------------------
async def open_way(world: World, monster: Monster, way: Passage, by: str) -> bool:
    """DL-5.5.2b  A failed attempt was the move.  Where there is a door and a portcullis, the door comes first."""
    if way.between in ("door", "door_and_gate"):
        factor: Factor = "strength" if by == "force" else "psyche"
        if not await attempt(world, monster, way, factor):
            return False
        mark_open(world.castle, monster.at, side_of(way.way))
        await tell(ALL, DoorOpened(monster.id, monster.at, way.way, by))
    if way.between in ("gate", "door_and_gate"):
        if not await attempt(world, monster, way, "strength"):
            return False
        await tell(ALL, GateLifted(monster.id, monster.at, way.way))
        await tell(ALL, GateFell(monster.at, way.way))
    return True


async def attempt(world: World, monster: Monster, way: Passage, factor: Factor) -> bool:
    """DL-5.5.2b  Twice in a row, by the monster's printed values."""
    done = await passes(world, monster, factor, "DL-5.5.2b", 2)
    if not done:
        await tell(ALL, MonsterFailed(monster.id, monster.at, way.way))
    return done


async def leave_door(world: World, seat: str, monster: Monster, square: str, way: str) -> None:
    """DL-5.5.2b  A door that it has picked stays open or is locked again, as its player likes, once everything else is over; if
    it has died or is gone by then, the door stays open.  A forced one stays open for good."""
    side = side_of(way)
    if monster.id not in world.castle.monsters or not is_open(world.castle, Door(square, side)):
        return
    answer = await ask(world, seat, questions.LeaveDoor(square, side), [questions.LeaveOpen(), questions.LockAgain()])
    if isinstance(answer, questions.LockAgain):
        unmark(world.castle, square, side)
    await tell(ALL, DoorLocked(square, side) if isinstance(answer, questions.LockAgain) else DoorLeftOpen(square, side))


async def visit_heroes(world: World, heroes: Sequence[Hero], monster: Monster, start: str) -> None:
    """DL-5.5.3a  The encounter, of one hero after another until it is dead, gone or has fought; with multi_fight of all who are
    there together."""
    await meet(world, heroes, [monster], "walked-in", back=start)
