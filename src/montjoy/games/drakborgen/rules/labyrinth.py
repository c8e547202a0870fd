"""Moving about the castle and coming into a place (section 4, 6.1).

Passages, corridors, secret doors, outside and back, the long stride, the step back; what is turned up, who is met, what the
coloured dot asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen.model import going_on, walking
from montjoy.games.drakborgen.model.going_together import along, followers, goes_along, who_is_ahead, who_is_ahead_at
from montjoy.games.drakborgen.model.heroes import heroes_at, monsters_at, playing, way_back_is_free
from montjoy.games.drakborgen.model.luck import TABLES, discard_room, draw_labyrinth
from montjoy.games.drakborgen.model.monsters import is_met
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.passages import Passage, is_secret, passage, passages_from
from montjoy.games.drakborgen.model.squares import beyond, is_square, opposite, side_of
from montjoy.games.drakborgen.model.state import (
    Ahead,
    AtExit,
    Came,
    Castle,
    Due,
    Free,
    GoingOn,
    Hero,
    Square,
    TurningBack,
    World,
)
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CameInto,
    GateFell,
    GoesOn,
    Moved,
    PlainWall,
    RoomTileAside,
    SecretDoorFound,
    SetOut,
    Stayed,
    StayedBehind,
    SteppedBack,
    TileTurned,
    WayBackShut,
    WentAfter,
    WentAlong,
    WentDown,
    WentOutside,
)
from montjoy.games.drakborgen.protocol.places import BELOW, DIRS, DOWN, OUT, OUTSIDE, Dir
from montjoy.games.drakborgen.rules import chamber, doors, encounters, obstacles, room_tiles, teleport, webs
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen, glance

# What came of an entry: nothing; it was a new square; he has met somebody; he waits for the event phase; it has ended his move.
EntryResult: TypeAlias = Literal["nothing", "new", "met", "due", "over"]


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
            return None if is_open_to(castle, p) else no("DL-4.1.1c-X", "name-the-wall", way=p.way)
        case "free":
            return None


def is_open_to(castle: Castle, p: Passage) -> bool:
    """DL-4.1.1c-X  A secret door that was found; with secret_door_help = show the others are pointed out as well."""
    return p.found or castle.options.secret_door_help == "show"


def move_options(seen: Seen, ways: Sequence[Passage] | None = None, *, known_only: bool = False) -> list[Option]:
    """DL-3.3, DL-4.1a, DL-BASE-17, DL-QA-01, DL-QA-05, DL-4.7.1  One passage: to a square next to his, out of a tower, from
    outside into any, down the stairs; after another hero under a portcullis.  `ways`: the passages, where somebody has them."""
    castle, here = seen.castle, seen.hero.place
    ways = passages_from(castle, here) if ways is None else ways
    found: list[Option] = [questions.Move(p.way) for p in ways if not why_not_move(castle, p)]
    found += [questions.GoAfter(side_of(p.way), leader) for p in ways if (leader := who_is_ahead(seen.hero, p))]
    found += wall_options(seen)
    return [o for o in found if not known_only or is_known(castle, where_to(castle, here, o))]


def walk_options(seen: Seen) -> list[Option]:
    """DL-3.3, DL-4.4-X  Everything that is a move: one passage, opened first if need be."""
    ways = passages_from(seen.castle, seen.hero.place)
    return [*move_options(seen, ways), *doors.door_options(seen, ways)]


def wall_options(seen: Seen) -> list[questions.NameWall]:
    """DL-4.1.1c-X, DL-4.3b-X  With secret_door_help = spot any painted wall may be named, but at the edge of the board."""
    castle, here = seen.castle, seen.hero.place
    if castle.options.secret_door_help != "spot" or not is_square(here):
        return []
    square = castle.squares[here]
    painted = [way for way, sign in zip(DIRS, square.signs) if sign and beyond(here, way) != OUTSIDE]
    return [questions.NameWall(way) for way in painted if way not in square.found and wall_note(here, way) not in castle.handled]


def wall_note(square: str, way: str) -> str:
    """In castle.handled: this wall was named this turn, and is none."""
    return f"wall.{square}.{way}"


def where_to(castle: Castle, here: str, act: Option) -> str:
    """Where a Move or NameWall would lead."""
    way = getattr(act, "way", "")
    return beyond(here, way) if isinstance(act, questions.NameWall) else passage(castle, here, way).to


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
    if quiet and known and hero.ability == "double_stride" and not is_in_corridor(world.castle, hero):
        await go_on(world, hero, been, known_only=True)


async def step(world: World, hero: Hero, way: str, been: list[str]) -> bool:
    """Through one passage that is open now, and on through corridors.  True: every square was known and nothing happened."""
    castle, start = world.castle, hero.place
    p = passage(castle, start, way)
    if p.between == "secret" and not p.found:
        await discover(world, hero, side_of(way))
    await tell(ALL, departure(hero, start, p))
    with_him = await ask_who_follows(world, hero, p.to)
    turns = "choice" if p.between == "secret" else "entry"
    return await arrive(world, hero, p.to, coming(castle, start, way), been, goes_on=True, turns=turns, with_him=with_him)


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
    side = side_of(way)
    secret = is_secret(castle, castle.squares[start], side)
    return Came(opposite(side), "secret" if secret else doors.how_in(castle, start, side))


async def enter(world: World, hero: Hero, to: str, came: Came, *, goes_on: bool, turns: str = "entry") -> bool:
    """DL-4-X2  The entry of a place, however he comes: with goes_on a corridor may be left again at once.  True: he stands there
    and nothing has happened."""
    return await arrive(world, hero, to, came, [], goes_on=goes_on, turns=turns)


async def arrive(
    world: World, hero: Hero, to: str, came: Came, been: list[str], *, goes_on: bool, turns: str = "entry",
    with_him: Sequence[Hero] = (),
) -> bool:  # fmt: skip
    """DL-4-X2  The entry, who comes with him, the door behind them, and on through a corridor.  `been`: the corridors of this
    move."""
    outcome = await come_in(world, hero, to, came, turns)
    await bring_along(world, hero, with_him, to, came)
    if not has_due(world.castle, hero):
        await doors.decide_door_behind(world, hero)
    if goes_on and may_go_on(world.castle, hero, outcome):
        return await go_on(world, hero, been) and outcome == "nothing"
    return outcome == "nothing"


# ---- corridors -------------------------------------------------------------------------------------------------------
def is_in_corridor(castle: Castle, hero: Hero) -> bool:
    return is_square(hero.place) and castle.squares[hero.place].kind == "corridor"


def may_go_on(castle: Castle, hero: Hero, outcome: EntryResult) -> bool:
    """DL-4.2a, DL-4.2d-X  In a corridor, free; an encounter there has ended the movement (corridor_after_encounter = continue:
    unless the monster is gone)."""
    if outcome in ("over", "due") or not playing(hero) or not is_in_corridor(castle, hero):
        return False
    gone = castle.options.corridor_after_encounter == "continue" and not monsters_at(castle, hero.place)
    return outcome != "met" or gone


async def go_on(world: World, hero: Hero, been: list[str], *, known_only: bool = False) -> bool:
    """DL-4.2a, DL-4.2b, DLC-05  On through a free passage to the next square, or stop; never into the same corridor twice in a
    turn.  False: something has happened on the way."""
    castle, here = world.castle, hero.place
    if is_in_corridor(castle, hero):
        been.append(here)
    while True:
        open_ways = move_options(glance(world, hero.id), known_only=known_only)
        options = [o for o in open_ways if where_to(castle, here, o) not in been]
        if not options:
            return True
        seen = glance(world, hero.id)
        offered = [*options, questions.Stay(), *([] if known_only else several_turns_options(seen))]
        on = walking.next_step(castle, hero)
        said: Option = on if on in options else await ask(world, hero.id, questions.GoOn(here), offered)
        answer = await first_step(world, hero, said)
        match answer:
            case questions.Move(way) | questions.GoAfter(way):
                return await step(world, hero, way, been)
            case questions.NameWall(way):
                if await name_wall(world, hero, way):
                    return await step(world, hero, way, been)
            case _:
                return True


def several_turns_options(seen: Seen) -> list[Option]:
    """DL-3.3, DL-4.2a  A move at once, and more of them in the turns that follow."""
    return [*walk_to_options(seen), *going_on.straight_options(seen.castle, seen.hero)]


async def say_goes_on(world: World, hero: Hero, said: GoingOn, what: str, way: str) -> None:
    """DL-3.3, DL-4.4.2b  What he has said for several turns, and everybody hears it."""
    hero.goes_on = said
    await tell(ALL, GoesOn(hero.id, what, way))


async def first_step(world: World, hero: Hero, act: Option) -> Option | None:
    """DL-3.3  Of what takes several turns the move that he makes at once; everything else is what it is."""
    match act:
        case questions.WalkTo(to):
            return await set_out(world, hero, to)
        case questions.GoStraight(way):
            await say_goes_on(world, hero, act, "straight", way)
            return questions.Move(way)
    return act


# ---- a walk of several turns -----------------------------------------------------------------------------------------
def walk_to_options(seen: Seen) -> list[questions.WalkTo]:
    """DL-3.3, DL-4.2a  Out of the castle, and to every known square from which there is anything new, if it takes more than one
    step.  Not with advanced_phases, where others may go along, nor while he may go after somebody."""
    castle, hero = seen.castle, seen.hero
    if castle.options.advanced_phases or not is_square(hero.place) or hero.ahead is not None:
        return []
    paths = walking.paths_from(castle, hero.place)
    return [questions.WalkTo(to) for to, path in paths.items() if len(path) > 1 and walking.is_goal(castle, to)]


async def set_out(world: World, hero: Hero, to: str) -> questions.Move | None:
    """DL-3.3  He says where he goes, and takes the first step."""
    hero.walk = walking.paths_from(world.castle, hero.place).get(to, [])
    await tell(ALL, SetOut(hero.id, to))
    return walking.next_step(world.castle, hero)


# ---- secret doors ----------------------------------------------------------------------------------------------------
async def name_wall(world: World, hero: Hero, way: Dir) -> bool:
    """DL-4.3a, DL-4.1.1c-X  Only the wall with the valid symbol is a secret door; to have named another costs nothing."""
    if is_secret(world.castle, world.castle.squares[hero.place], way):
        await discover(world, hero, way)
        return True
    world.castle.handled.append(wall_note(hero.place, way))
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
    if isinstance(act, questions.NameWall) and not await name_wall(world, hero, act.way):
        return False
    if not await chamber.try_to_leave(world, hero):
        return False
    match act:
        case questions.Move(way) | questions.GoAfter(way) | questions.NameWall(way):
            await move(world, hero, way)
        case _ if isinstance(act, doors.DoorAct):
            if await doors.attempt(world, hero, act):
                await move(world, hero, act.way)
    return True


async def leave_by(world: World, hero: Hero, *, must: bool) -> None:
    """DL-4.6.1c, DL-11.1c  He is free and has his move of the turn: by any passage, opening attempts allowed; if he need not
    leave he may stay."""
    while True:
        seen = glance(world, hero.id)
        options = [*walk_options(seen), *teleport.blink_options(seen), *([] if must else [questions.Stay()])]
        if not options:
            return
        act = await ask(world, hero.id, questions.LeaveBy(must), [*options, *several_turns_options(seen)])
        match await first_step(world, hero, act):
            case questions.Stay():
                await tell(ALL, Stayed(hero.id))
                return
            case questions.Blink() as act:
                await teleport.blink(world, hero, act)
                return
            case move:
                if move is not None and await go(world, hero, move):
                    return


# ---- back ------------------------------------------------------------------------------------------------------------
async def step_back(world: World, hero: Hero) -> None:
    """DL-4.2d-X, DL-7.6d-X, DL-4.9d  To the square he came from, and no further; who follows him comes along.  If that is not
    possible any more he is free: over the bridge now, in the chamber inside."""
    castle, start, situation = world.castle, hero.place, hero.situation
    hero.situation = Free()
    if not way_back_is_free(castle, hero):
        await act_when_shut_in(world, hero, situation.why if isinstance(situation, TurningBack) else "")
        return
    way = hero.came.way
    to, came = passage(castle, start, way).to, coming(castle, start, way)
    await tell(ALL, SteppedBack(hero.id, start, to))
    with_him = await ask_who_follows(world, hero, to)
    await come_in(world, hero, to, came, "entry")
    await bring_along(world, hero, with_him, to, came)
    followers = situation.followers if isinstance(situation, TurningBack) else ()
    if followers and playing(hero) and hero.place == to:
        await encounters.follow(world, hero, followers)
    if not has_due(castle, hero):
        await doors.decide_door_behind(world, hero)


async def complete_flight(world: World, hero: Hero) -> None:
    """DL-8.12e, DL-4.2d-X  Fled to the edge of an unrevealed square he goes through it now; if it is barred by now he is free."""
    castle, start, situation = world.castle, hero.place, hero.situation
    hero.situation = Free()
    p = passage(castle, start, situation.way) if isinstance(situation, AtExit) else None
    if p is None or not p.free:
        await tell(ALL, WayBackShut(hero.id))
        return
    await tell(ALL, departure(hero, start, p))
    with_him = await ask_who_follows(world, hero, p.to)
    await arrive(world, hero, p.to, coming(castle, start, p.way), [], goes_on=False, with_him=with_him)


async def act_when_shut_in(world: World, hero: Hero, why: str) -> None:
    """DL-7.6d-X, DL-4.9d  There is no way back: he may act as he likes; what he had declined comes now."""
    await tell(ALL, WayBackShut(hero.id))
    if why == "bridge":
        await obstacles.reach_bridge(world, hero, may_decline=False)
    elif why == "chamber":
        await chamber.reach_chamber(world, hero)
    await doors.decide_door_behind(world, hero)


# ---- going together ----------------------------------------------------------------------------------------------------
async def ask_who_follows(world: World, leader: Hero, to: str) -> list[Hero]:
    """DL-13.1c, DL-QA-09  When he has named his passage and overcome what bars it, and before anything is turned up there,
    others of that square may say that they follow him, before players who sit between them; he cannot forbid it."""
    castle, found = world.castle, list[Hero]()
    for other in followers(castle, leader):
        answer = await ask(world, other.id, questions.FollowHim(leader.id, to), [questions.Follow(), questions.StayBehind()])
        if isinstance(answer, questions.Follow):
            if not goes_along(castle, other):
                castle.moved.append(other.id)
                castle.handled.append(along(other))
            await tell(ALL, WentAlong(other.id, leader.id, to))
            found.append(other)
        else:
            await tell(ALL, StayedBehind(other.id, leader.id))
    return found


async def bring_along(world: World, leader: Hero, with_him: Sequence[Hero], to: str, came: Came) -> None:
    """DL-QA-05, DL-13.1c  Through the same door, under the same portcullis before it falls; over abyss and footbridge each for
    himself.  They have come together."""
    for hero in with_him:
        await enter(world, hero, to, came, goes_on=False)
        join_group(world.castle, leader, hero)


def join_group(castle: Castle, leader: Hero, hero: Hero) -> None:
    """DL-13.1c  What waits for the leader there waits for both."""
    if hero.place != leader.place:
        return
    shared = [d for d in castle.due if d.what in ("room", "meeting", "web")]
    for due in [d for d in shared if d.place == hero.place and leader.id in d.heroes]:
        if hero.id not in due.heroes:
            due.heroes.append(hero.id)
        castle.due = [d for d in castle.due if d is due or d.what != due.what or d.heroes != [hero.id]]


def note_who_may_follow(castle: Castle, leader: Hero, start: str, way: Dir) -> None:
    """DL-QA-05, DL-13.1g  In the standard game whoever stands where he came from may go the same way in his next turn, as if the
    portcullis were not down yet (follow_under_portcullis)."""
    if castle.phase == "turns" and castle.options.follow_under_portcullis:
        for other in heroes_at(castle, start):
            if other.id != leader.id:
                other.ahead = Ahead(leader.id, start, way)


# ---- coming in -------------------------------------------------------------------------------------------------------
async def come_in(world: World, hero: Hero, to: str, came: Came, turns: str) -> EntryResult:
    """DL-4-X2, DL-4-X3, DL-4.8d-X  He is there, among whoever else is: a new square is turned up; then monsters, a web, the
    dot."""
    castle = world.castle
    if to == BELOW:
        await obstacles.go_below(world, hero)
        return "over"
    hero.place, hero.came, hero.situation = to, came, Free()
    if not is_square(to) or castle.squares[to].kind != "chamber":
        await chamber.close_if_empty(world)                      # who stands before the chamber is not inside yet: DL-4.10b
    if not is_square(to):
        return "nothing"
    square = castle.squares[to]
    new = not square.face_up
    if new:
        await turn_up(world, hero, square, turns)
    await pass_under_gate(world, hero, square)
    if new and has_room_tile(world, square):
        return await turn_room(world, hero)
    if new:
        await put_aside(world, square)
    return await enter_known_square(world, hero, square, new)


# ---- a square that is turned up --------------------------------------------------------------------------------------
async def turn_up(world: World, hero: Hero, square: Square, turns: str) -> None:
    """DL-6.1a, DL-4-X1, DL-4.3.1  The labyrinth tile, face up for good: its entry dot is on the side he comes in by; by a secret
    door or a teleport he looks at it and chooses."""
    chosen = turns == "choice" or hero.came.how in ("secret", "teleport") or hero.came.way not in DIRS
    tile = await draw_labyrinth(world, square.id, hero.id if chosen else ALL)
    side: str = hero.came.way
    if chosen:
        side = (await ask(world, hero.id, questions.LayTile(square.id, tile), [questions.Lay(way) for way in DIRS])).entry
    instances.lay(square, the_pack(world).labyrinth[tile], side_of(side))
    await tell(ALL, TileTurned(square.id, tile, side))


def has_room_tile(world: World, square: Square) -> bool:
    """DL-SUM-01, DL-6.1b, DL-4.2c  By the printed table: with a red dot the room tile is turned up, with any other put aside
    unseen."""
    dot = the_pack(world).labyrinth[square.tile].entry_dot
    return bool(TABLES["entry"][dot][1] == "turn up and follow")


async def turn_room(world: World, hero: Hero) -> EntryResult:
    """DL-6.1b, DL-13.1b  The room tile is turned up and followed; in the movement phase it waits for the event phase."""
    if is_postponed(world.castle):
        note_due(world.castle, hero, "room")
        return "due"
    came = hero.came
    await room_tiles.turn_up_room_tile(world, [hero])
    return "new" if is_standing(hero, came) else "over"


async def put_aside(world: World, square: Square) -> None:
    """DL-6.1b, DL-4.2c, DL-4.6.1a, DL-4.8b-X, DL-4.9g-X, DL-4.10a  The room tile goes to the used pile, and nobody sees it."""
    discard_room(world, square.id)
    await tell(ALL, RoomTileAside(square.id))


async def pass_under_gate(world: World, hero: Hero, square: Square) -> None:
    """DL-4.5, DL-4.5.1b  How he came in by an edge; a portcullis falls at once behind him, and behind those who come with him or
    after him."""
    if hero.came.way not in DIRS or hero.came.how in ("secret", "teleport"):
        return
    way = side_of(hero.came.way)
    hero.came = Came(way, doors.how_in(world.castle, square.id, way))
    if hero.came.how not in ("gate", "door_and_gate") or goes_along(world.castle, hero):
        return
    start = beyond(square.id, way)
    if leader := who_is_ahead_at(hero, start, opposite(way)):
        await tell(ALL, WentAfter(hero.id, leader, square.id))
        return
    await tell(ALL, GateFell(square.id, way))
    note_who_may_follow(world.castle, hero, start, opposite(way))


# ---- who and what is there -------------------------------------------------------------------------------------------
async def enter_known_square(world: World, hero: Hero, square: Square, new: bool) -> EntryResult:
    """DL-4-X2, DL-4.2d-X  Monsters first; if he is still there and free, the web; then the dot."""
    castle, came = world.castle, hero.came
    there = [m for m in monsters_at(castle, square.id) if is_met(castle, m, square.id)]
    if (there or square.web) and is_postponed(castle):
        note_due(castle, hero, "meeting" if there else "web")
        return "due"
    if there:
        await encounters.meet(world, [hero], there, "entered", shut=came.way)
    if there and not is_standing(hero, came):
        return "over"
    if square.web:
        await webs.catch(world, hero)
    if not is_standing(hero, came) or not await follow_dot(world, hero, new=new):
        return "over"
    if there:
        return "met"
    return "new" if new else "nothing"


async def follow_dot(world: World, hero: Hero, *, new: bool = False) -> bool:
    """DL-SUM-01, DL-4-X2  Rubble, abyss, footbridge, chamber.  True: he stands there, free, and nothing has gone wrong."""
    match world.castle.squares[hero.place].kind:
        case "rubble":
            return await obstacles.reach_rubble(world, hero, stuck=hero.came.how == "teleport")
        case "abyss":
            return await obstacles.reach_abyss(world, hero, new=new)
        case "bridge":
            return await obstacles.reach_bridge(world, hero)
        case "chamber":
            await chamber.reach_chamber(world, hero)
            return False
        case _:
            return True


def is_standing(hero: Hero, came: Came) -> bool:
    """He is in the game, free, and has not come in anywhere since."""
    return playing(hero) and isinstance(hero.situation, Free) and hero.came is came


# ---- the event phase -------------------------------------------------------------------------------------------------
def is_postponed(castle: Castle) -> bool:
    """DL-13.1b  In the movement phase room tiles, encounters and webs wait for the event phase."""
    return castle.phase == "movement"


def note_due(castle: Castle, hero: Hero, what: Literal["room", "meeting", "web"]) -> None:
    """DL-13.1b  What waits for him there."""
    castle.due.append(Due(hero.place, what, [hero.id]))


def has_due(castle: Castle, hero: Hero) -> bool:
    """DL-13.1b  Something of the event phase concerns him where he is, so that his entry is not over yet."""
    return any(due.place == hero.place and hero.id in due.heroes for due in castle.due)
