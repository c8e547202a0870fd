"""Players whose heroes are dead: each round one move with one monster, and what monsters may and may not do.  5.5."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import heroes_at, way_back_is_free
from montjoy.games.drakborgen.luck import passes
from montjoy.games.drakborgen.passages import (
    Passage,
    free_passages,
    monsters_may_enter,
    passage,
    passages,
    stairs,
)
from montjoy.games.drakborgen.said import (
    BecameMonsterPlayer,
    DoorLeftOpen,
    DoorLocked,
    DoorOpened,
    GateFell,
    GateLifted,
    MonsterCameUp,
    MonsterFailed,
    MonsterMoved,
    MonsterStayed,
    SecretDoorFound,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import AtRubble, Free, TurningBack
from montjoy.games.drakborgen.world import BELOW, DIRS, Castle, Door, Encounter, Factor, Hero, Monster, World


# ---- the turn of a monster player --------------------------------------------------------------------------------------
async def becomes_monster_player(seat: str) -> None:
    """DL-5.5a  Whose hero dies is a monster player at once."""
    await tell(ALL, BecameMonsterPlayer(seat))


async def monster_turn(world: World, seat: str) -> None:
    """DL-5.5b, DL-QA-07  One move with one monster of his choice, if there is any he may move; he may decline."""
    from montjoy.games.drakborgen.view import glance

    moves = monster_options(glance(world, seat))
    answer = await ask(world, seat, acts.MonsterTurn(), [*moves, acts.NoMove()]) if moves else acts.NoMove()
    match answer:
        case acts.MoveMonster():
            await move(world, seat, answer)
        case acts.BringUp():
            await bring_up(world, seat, answer)
        case _:
            await tell(ALL, MonsterStayed(seat))


def monster_options(seen: Seen) -> list[Option]:
    """DL-5.5b  Any monster that nobody controls, on the board or below, by any way it may take."""
    castle = seen.castle
    return [option for monster in castle.monsters.values() if not moved(castle, monster) for option in ways(castle, monster)]


def moved(castle: Castle, monster: Monster) -> bool:
    """DL-5.5c  A monster is moved at most once a round, by whichever monster player.  What other rules make it do is not
    counted."""
    return monster.id in castle.roused


def ways(castle: Castle, monster: Monster) -> list[Option]:
    """DL-5.5b  What one monster may do."""
    if monster.at == BELOW:
        return [acts.BringUp(monster.id, square) for square in ways_up(castle)]
    found = [p for p in passages(castle, monster.at) if may_go(castle, p)]
    return [acts.MoveMonster(monster.id, p.way, by) for p in found for by in means(p)]


def may_go(castle: Castle, way: Passage) -> bool:
    """DL-5.5.1a  Monsters never go outside the castle and never into the treasure chamber."""
    return monsters_may_enter(castle, way.to)


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
async def move(world: World, seat: str, act: acts.MoveMonster) -> None:
    """DL-5.5.2c-X  One square through a passage, as for a hero, corridors included; meeting heroes ends it."""
    castle, monster = world.castle, world.castle.monsters[act.monster]
    castle.roused.append(monster.id)
    start, way = monster.at, passage(castle, monster.at, act.way)
    if await opened(world, monster, way, act.by):
        been: list[str] = []
        met = bool(heroes_at(castle, way.to))
        await step(world, seat, monster, way)
        while not met and (further := goes_on(castle, monster, been)) and castle.options.monster_corridor_bonus:
            been.append(monster.at)
            options = [acts.MoveMonster(monster.id, p.way) for p in further]
            answer = await ask(world, seat, acts.MonsterGoesOn(monster.id), [*options, acts.NoMove()])
            if not isinstance(answer, acts.MoveMonster):
                break
            way = passage(castle, monster.at, answer.way)
            met = bool(heroes_at(castle, way.to))
            await step(world, seat, monster, way)
    if act.by == "pick":
        await leave_door(world, seat, monster, start, act.way)


def goes_on(castle: Castle, monster: Monster, been: list[str]) -> list[Passage]:
    """DL-5.5.2c-X  Out of a corridor it may go on through free passages, never into the same corridor twice.  It does not if it
    has met heroes."""
    here = castle.squares.get(monster.at)
    if monster.id not in castle.monsters or here is None or here.kind != "corridor" or heroes_at(castle, here.id):
        return []
    return [p for p in open_to(castle, here.id) if p.to not in (*been, here.id)]


def open_to(castle: Castle, place: str) -> list[Passage]:
    """DL-5.5.2b  What a monster passes without an attempt: free passages, and secret doors as heroes do."""
    secret = [p for p in passages(castle, place) if p.between == "secret" and not p.found]
    return [p for p in [*free_passages(castle, place), *secret] if may_go(castle, p)]


async def step(world: World, seat: str, monster: Monster, way: Passage) -> None:
    """DL-5.5.2c-X  The figure goes through, and what comes of it."""
    if way.between == "secret" and not way.found:
        world.castle.squares[monster.at].found.append(DIRS[DIRS.index(way.way)])
        await tell(ALL, SecretDoorFound(monster.id, monster.at, way.way))
    await monster_moves(world, monster, way, seat)


async def monster_moves(world: World, monster: Monster, way: Passage, seat: str = "") -> None:
    """DL-5.5.2a, DL-5.5.1b  It arrives, moved by a player or by chance.  Webs, rubble, abyss and footbridge are nothing to it;
    from an unrevealed square it leaves the game, and the square stays face down."""
    await tell(ALL, MonsterMoved(seat, monster.id, monster.at, way.to))
    await walks_in(world, monster, way.to, by_chance=not seat)


async def bring_up(world: World, seat: str, act: acts.BringUp) -> None:
    """DL-5.5.1c  Going down is one move, coming up the next."""
    monster = world.castle.monsters[act.monster]
    world.castle.roused.append(monster.id)
    await tell(ALL, MonsterCameUp(monster.id, act.square))
    await walks_in(world, monster, act.square)


# ---- doors and portcullises --------------------------------------------------------------------------------------------
async def opened(world: World, monster: Monster, way: Passage, by: str) -> bool:
    """DL-5.5.2b  A failed attempt was the move.  Where there is a door and a portcullis, the door comes first."""
    from montjoy.games.drakborgen.doors import mark_open

    if way.between in ("door", "door_and_gate"):
        factor: Factor = "strength" if by == "force" else "psyche"
        if not await attempt(world, monster, way, factor):
            return False
        mark_open(world.castle, monster.at, DIRS[DIRS.index(way.way)])
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
    from montjoy.games.drakborgen.doors import is_open, unmark

    side = DIRS[DIRS.index(way)]
    if monster.id not in world.castle.monsters or not is_open(world.castle, Door(square, side)):
        return
    answer = await ask(world, seat, acts.LeaveDoor(square, side), [acts.LeaveOpen(), acts.LockAgain()])
    if isinstance(answer, acts.LockAgain):
        unmark(world.castle, square, side)
    await tell(ALL, DoorLocked(square, side) if isinstance(answer, acts.LockAgain) else DoorLeftOpen(square, side))


# ---- walking in on heroes ----------------------------------------------------------------------------------------------
async def walks_in(world: World, monster: Monster, to: str, *, by_chance: bool = False) -> None:
    """DL-5.5.3a  Onto a square where heroes may stand: the webbed are eaten by a spider (DL-11.5), the others meet it, in turn
    order starting after the monster player; with advanced_phases that waits for the event phase.  One that came by chance meets
    them like one that has fled there (DL-7.7e)."""
    from montjoy.games.drakborgen.monster_flight import comes

    await comes(world, monster, to, monster.at, how="fled-in" if by_chance else "walked-in")


async def visits(world: World, heroes: Sequence[Hero], monster: Monster, start: str) -> None:
    """DL-5.5.3a  The encounter, of one hero after another until it is dead, gone or has fought; with multi_fight of all who are
    there together."""
    from montjoy.games.drakborgen.encounters import meet

    await meet(world, heroes, [monster], "walked-in", back=start)


def way_home(castle: Castle, meeting: Encounter) -> Passage | None:
    """DL-5.5.3b  If the card says flee it goes back to the square it came from, by a passage that is free (a door it has just
    opened is); under a portcullis or through a secret door it cannot, and fights."""
    if meeting.how != "walked-in":
        return None
    home = [p for p in free_passages(castle, meeting.place) if p.to == meeting.back and may_go(castle, p)]
    return home[0] if home else None


def shut_for(meeting: Encounter) -> str:
    """DL-5.5.3c  In flight out of a fight no passage is barred to a monster that has walked in: the hero did not just come
    in."""
    return "" if meeting.how == "walked-in" else meeting.shut


def may_turn_back(castle: Castle, hero: Hero) -> bool:
    """DL-5.5.3d-X  A hero who was in the room already may turn back if the passage he once came in by is free; who is caught in
    a web, stuck in rubble, or waits at an exit may only attack or wait."""
    return isinstance(hero.situation, Free | TurningBack | AtRubble) and way_back_is_free(castle, hero)
