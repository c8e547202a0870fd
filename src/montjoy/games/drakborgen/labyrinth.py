"""Moving about the castle (section 4): passages, corridors, secret doors, outside and back, the long stride, the step back."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen import acts, bridge, chamber, doors, encounters, entry, travel
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import monsters_at, playing, way_back_is_free
from montjoy.games.drakborgen.passages import Passage, beyond, is_secret, is_square, opposite, passage, passages
from montjoy.games.drakborgen.said import (
    CameInto,
    Moved,
    PlainWall,
    SecretDoorFound,
    Stayed,
    SteppedBack,
    WayBackShut,
    WentDown,
    WentOutside,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import AtExit, Free, TurningBack
from montjoy.games.drakborgen.view import glance
from montjoy.games.drakborgen.world import BELOW, DIRS, DOWN, OUT, OUTSIDE, Came, Castle, Dir, Hero, World


# ---- where one may go ------------------------------------------------------------------------------------------------
def why_not_move(castle: Castle, p: Passage) -> No | None:
    """DL-4.1a, DL-4.3a  Through a free passage or a secret door; all else must first be opened, lifted or gone round."""
    match p.between:
        case "door" | "door_and_gate":
            return no("DL-4.4", "locked-door", way=p.way)
        case "gate":
            return no("DL-4.5.1a", "portcullis-down", way=p.way)
        case "wall":
            return no("DL-4.1a", "wall", way=p.way)
        case "secret":
            return None if open_to(castle, p) else no("DL-4.1.1c-X", "name-the-wall", way=p.way)
        case "free":
            return None


def open_to(castle: Castle, p: Passage) -> bool:
    """DL-4.1.1c-X  A secret door that was found; with secret_door_help = show the others are pointed out as well."""
    return p.found or castle.options.secret_door_help == "show"


def move_options(seen: Seen, ways: Sequence[Passage] | None = None, *, known_only: bool = False) -> list[Option]:
    """DL-3.3, DL-4.1a, DL-BASE-17, DL-QA-01, DL-4.7.1  One passage: to a square next to his, out of a tower, from outside into
    any, down the stairs.  `ways`: the passages, where somebody has them already."""
    castle, here = seen.castle, seen.hero.place
    ways = passages(castle, here) if ways is None else ways
    found: list[Option] = [acts.Move(p.way) for p in ways if not why_not_move(castle, p)]
    found += wall_options(seen)
    return [o for o in found if not known_only or is_known(castle, target(castle, here, o))]


def walk_options(seen: Seen) -> list[Option]:
    """DL-3.3, DL-4.4-X  Everything that is a move: one passage, opened first if need be."""
    ways = passages(seen.castle, seen.hero.place)
    return [*move_options(seen, ways), *doors.door_options(seen, ways)]


def wall_options(seen: Seen) -> list[acts.NameWall]:
    """DL-4.1.1c-X, DL-4.3b-X  With secret_door_help = spot any painted wall may be named, but at the edge of the board."""
    castle, here = seen.castle, seen.hero.place
    if castle.options.secret_door_help != "spot" or not is_square(here):
        return []
    square = castle.squares[here]
    painted = [way for way, sign in zip(DIRS, square.signs) if sign and beyond(here, way) != OUTSIDE]
    return [acts.NameWall(way) for way in painted if way not in square.found and named(here, way) not in castle.handled]


def named(square: str, way: str) -> str:
    """In castle.handled: this wall was named this turn, and is none."""
    return f"wall.{square}.{way}"


def target(castle: Castle, here: str, act: Option) -> str:
    """Where a Move or NameWall would lead."""
    way = getattr(act, "way", "")
    return beyond(here, way) if isinstance(act, acts.NameWall) else passage(castle, here, way).to


def is_known(castle: Castle, to: str) -> bool:
    """A room that is already revealed; the ground outside counts as one."""
    return to == OUTSIDE or (is_square(to) and castle.squares[to].face_up)


# ---- a whole move ----------------------------------------------------------------------------------------------------
async def move(world: World, hero: Hero, way: str) -> None:
    """DL-3.3, DLC-05  One passage, and what comes of it; with a long stride, if the first room was known and nothing happened
    there, at once another known one."""
    been: list[str] = []
    known = is_known(world.castle, passage(world.castle, hero.place, way).to)
    quiet = await step(world, hero, way, been)
    if quiet and known and hero.ability == "double_stride" and not in_corridor(world.castle, hero):
        await go_on(world, hero, been, known_only=True)


async def step(world: World, hero: Hero, way: str, been: list[str]) -> bool:
    """Through one passage that is open now, and on through corridors.  True: every square was known and nothing happened."""
    castle, start = world.castle, hero.place
    p = passage(castle, start, way)
    if p.between == "secret" and not p.found:
        await discover(world, hero, doors.side(way))
    await tell(ALL, departure(hero, start, p))
    turns = "choice" if p.between == "secret" else "entry"
    return await arrive(world, hero, p.to, coming(castle, start, way), been, goes_on=True, turns=turns)


def departure(hero: Hero, start: str, p: Passage) -> WentOutside | CameInto | WentDown | Moved:
    """DL-BASE-17, DL-4.7.1  Outside and in again, down, or to the next square."""
    if p.to == OUTSIDE:
        return WentOutside(hero.id, start)
    if start == OUTSIDE:
        return CameInto(hero.id, p.to)
    if p.to == BELOW:
        return WentDown(hero.id, start)
    return Moved(hero.id, start, p.to, p.way)


def coming(castle: Castle, start: str, way: str) -> Came:
    """DL-4.3a, DL-4.3.1-X  How one arrives who takes this way out of a place; a secret door closes behind whoever passes,
    whatever the edge it led through."""
    if start == OUTSIDE:
        return Came(OUT, "open")
    if way == OUT:
        return Came(start, "open")
    if way == DOWN:
        return Came("", "stairs")
    side = doors.side(way)
    secret = is_secret(castle, castle.squares[start], side)
    return Came(opposite(side), "secret" if secret else doors.how_in(castle, start, side))


async def enter(world: World, hero: Hero, to: str, came: Came, *, goes_on: bool, turns: str = "entry") -> bool:
    """DL-4-X2  The entry of a place, however he comes: with goes_on a corridor may be left again at once.  True: he stands there
    and nothing has happened."""
    return await arrive(world, hero, to, came, [], goes_on=goes_on, turns=turns)


async def arrive(
    world: World, hero: Hero, to: str, came: Came, been: list[str], *, goes_on: bool, turns: str = "entry"
) -> bool:
    """DL-4-X2  The entry, the door behind him, and on through a corridor.  `been`: the corridors of this move."""
    outcome = await entry.come_in(world, hero, to, came, turns)
    if not entry.has_due(world.castle, hero):
        await doors.door_behind(world, hero)
    if goes_on and may_go_on(world.castle, hero, outcome):
        return await go_on(world, hero, been) and outcome == "nothing"
    return outcome == "nothing"


# ---- corridors -------------------------------------------------------------------------------------------------------
def in_corridor(castle: Castle, hero: Hero) -> bool:
    return is_square(hero.place) and castle.squares[hero.place].kind == "corridor"


def may_go_on(castle: Castle, hero: Hero, outcome: entry.Came_of) -> bool:
    """DL-4.2a, DL-4.2d-X  In a corridor, free; an encounter there has ended the movement (corridor_after_encounter = continue:
    unless the monster is gone)."""
    if outcome in ("over", "due") or not playing(hero) or not in_corridor(castle, hero):
        return False
    gone = castle.options.corridor_after_encounter == "continue" and not monsters_at(castle, hero.place)
    return outcome != "met" or gone


async def go_on(world: World, hero: Hero, been: list[str], *, known_only: bool = False) -> bool:
    """DL-4.2a, DL-4.2b, DLC-05  On through a free passage to the next square, or stop; never into the same corridor twice in a
    turn.  False: something has happened on the way."""
    castle, here = world.castle, hero.place
    if in_corridor(castle, hero):
        been.append(here)
    while True:
        open_ways = move_options(glance(world, hero.id), known_only=known_only)
        options = [o for o in open_ways if target(castle, here, o) not in been]
        if not options:
            return True
        match await ask(world, hero.id, acts.GoOn(here), [*options, acts.Stay()]):
            case acts.Move(way):
                return await step(world, hero, way, been)
            case acts.NameWall(way):
                if await name_wall(world, hero, way):
                    return await step(world, hero, way, been)
            case _:
                return True


# ---- secret doors ----------------------------------------------------------------------------------------------------
async def name_wall(world: World, hero: Hero, way: Dir) -> bool:
    """DL-4.3a, DL-4.1.1c-X  Only the wall with the valid symbol is a secret door; to have named another costs nothing."""
    if is_secret(world.castle, world.castle.squares[hero.place], way):
        await discover(world, hero, way)
        return True
    world.castle.handled.append(named(hero.place, way))
    await tell(ALL, PlainWall(hero.id, hero.place, way))
    return False


async def discover(world: World, hero: Hero, way: Dir) -> None:
    """DL-4.1.1c-X  From now on it is free from this side, for everybody."""
    square = world.castle.squares[hero.place]
    if way not in square.found:
        square.found.append(way)
        await tell(ALL, SecretDoorFound(hero.id, square.id, way))


# ---- the act of a turn -----------------------------------------------------------------------------------------------
async def go(world: World, hero: Hero, act: Option) -> bool:
    """DL-3.3, DL-4.4-X  A move, with the attempt on a door or a portcullis that is part of it.  False: he has named a plain wall,
    or the Ring of Greed holds him, and he may still do anything else."""
    if isinstance(act, acts.NameWall) and not await name_wall(world, hero, act.way):
        return False
    if not await chamber.may_leave(world, hero):
        return False
    match act:
        case acts.Move(way) | acts.NameWall(way):
            await move(world, hero, way)
        case acts.UseKey() | acts.UseMasterKey() | acts.OpenBySpell() | acts.PickLock() | acts.ForceDoor() | acts.Lift():
            if await doors.attempt(world, hero, act):
                await move(world, hero, act.way)
    return True


async def leave_by(world: World, hero: Hero, *, must: bool) -> None:
    """DL-4.6.1c, DL-11.1c  He is free and has his move of the turn: by any passage, opening attempts allowed; if he need not
    leave he may stay."""
    while True:
        seen = glance(world, hero.id)
        options = [*walk_options(seen), *travel.blink_options(seen), *([] if must else [acts.Stay()])]
        if not options:
            return
        match await ask(world, hero.id, acts.LeaveBy(must), options):
            case acts.Stay():
                await tell(ALL, Stayed(hero.id))
                return
            case acts.Blink() as act:
                await travel.blink(world, hero, act)
                return
            case act:
                if await go(world, hero, act):
                    return


# ---- back ------------------------------------------------------------------------------------------------------------
async def step_back(world: World, hero: Hero) -> None:
    """DL-4.2d-X, DL-7.6d-X, DL-4.9d  To the square he came from, and no further; who follows him comes along.  If that is not
    possible any more he is free: over the bridge now, in the chamber inside."""
    castle, start, situation = world.castle, hero.place, hero.situation
    hero.situation = Free()
    if not way_back_is_free(castle, hero):
        await shut_in(world, hero, situation.why if isinstance(situation, TurningBack) else "")
        return
    way = hero.came.way
    to, came = passage(castle, start, way).to, coming(castle, start, way)
    await tell(ALL, SteppedBack(hero.id, start, to))
    await entry.come_in(world, hero, to, came, "entry")
    followers = situation.followers if isinstance(situation, TurningBack) else ()
    if followers and playing(hero) and hero.place == to:
        await encounters.follow(world, hero, followers)
    if not entry.has_due(castle, hero):
        await doors.door_behind(world, hero)


async def complete_flight(world: World, hero: Hero) -> None:
    """DL-8.12e, DL-4.2d-X  Fled to the edge of an unrevealed square he goes through it now; if it is barred by now he is free."""
    castle, start, situation = world.castle, hero.place, hero.situation
    hero.situation = Free()
    p = passage(castle, start, situation.way) if isinstance(situation, AtExit) else None
    if p is None or not p.free:
        await tell(ALL, WayBackShut(hero.id))
        return
    await tell(ALL, departure(hero, start, p))
    await enter(world, hero, p.to, coming(castle, start, p.way), goes_on=False)


async def shut_in(world: World, hero: Hero, why: str) -> None:
    """DL-7.6d-X, DL-4.9d  There is no way back: he may act as he likes; what he had declined comes now."""
    await tell(ALL, WayBackShut(hero.id))
    if why == "bridge":
        await bridge.at_bridge(world, hero, may_decline=False)
    elif why == "chamber":
        await chamber.at_chamber(world, hero)
    await doors.door_behind(world, hero)
