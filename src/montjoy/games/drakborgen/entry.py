"""Coming into a place, by whatever way: what is turned up, who is met, what the coloured dot asks (4, 6.1).

`labyrinth.enter` is the door to it for all other chapters.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import (
    acts,
    bridge,
    catacombs,
    chamber,
    encounters,
    made,
    obstacles,
    rooms,
    together,
    webs,
)
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.doors import how_in
from montjoy.games.drakborgen.doors import side as side_of
from montjoy.games.drakborgen.heroes import monsters_at, playing
from montjoy.games.drakborgen.luck import TABLES, discard_room, draw_labyrinth
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.said import GateFell, RoomTileAside, TileTurned
from montjoy.games.drakborgen.situations import Free
from montjoy.games.drakborgen.world import BELOW, DIRS, Came, Castle, Due, Hero, Square, World

# What came of it: nothing; it was a new square; he has met somebody; he waits for the event phase; it has ended his move.
Came_of: TypeAlias = Literal["nothing", "new", "met", "due", "over"]


async def come_in(world: World, hero: Hero, to: str, came: Came, turns: str) -> Came_of:
    """DL-4-X2, DL-4-X3, DL-4.8d-X  He is there, among whoever else is: a new square is turned up; then monsters, a web, the
    dot."""
    castle = world.castle
    together.came_in(castle, to, came)
    if to == BELOW:
        await catacombs.go_below(world, hero)
        return "over"
    hero.place, hero.came, hero.situation = to, came, Free()
    if not is_square(to) or castle.squares[to].kind != "chamber":
        await chamber.left_empty(world)                      # who stands before the chamber is not inside yet: DL-4.10b
    if not is_square(to):
        return "nothing"
    square = castle.squares[to]
    new = not square.face_up
    if new:
        await turn_up(world, hero, square, turns)
    await under_the_gate(world, hero, square)
    if new and shows_room(world, square):
        return await turn_room(world, hero)
    if new:
        await put_aside(world, square)
    return await known_square(world, hero, square, new)


# ---- a square that is turned up --------------------------------------------------------------------------------------
async def turn_up(world: World, hero: Hero, square: Square, turns: str) -> None:
    """DL-6.1a, DL-4-X1, DL-4.3.1  The labyrinth tile, face up for good: its entry dot is on the side he comes in by; by a secret
    door or a teleport he looks at it and chooses."""
    chosen = turns == "choice" or hero.came.how in ("secret", "teleport") or hero.came.way not in DIRS
    tile = await draw_labyrinth(world, square.id, hero.id if chosen else ALL)
    side: str = hero.came.way
    if chosen:
        side = (await ask(world, hero.id, acts.LayTile(square.id, tile), [acts.Lay(way) for way in DIRS])).entry
    made.laid(square, the_pack(world).labyrinth[tile], side_of(side))
    await tell(ALL, TileTurned(square.id, tile, side))


def shows_room(world: World, square: Square) -> bool:
    """DL-SUM-01, DL-6.1b, DL-4.2c  By the printed table: with a red dot the room tile is turned up, with any other put aside
    unseen."""
    dot = the_pack(world).labyrinth[square.tile].entry_dot
    return bool(TABLES["entry"][dot][1] == "turn up and follow")


async def turn_room(world: World, hero: Hero) -> Came_of:
    """DL-6.1b, DL-13.1b  The room tile is turned up and followed; in the movement phase it waits for the event phase."""
    if waits(world.castle):
        note_due(world.castle, hero, "room")
        return "due"
    came = hero.came
    await rooms.room_tile(world, [hero])
    return "new" if stands(hero, came) else "over"


async def put_aside(world: World, square: Square) -> None:
    """DL-6.1b, DL-4.2c, DL-4.6.1a, DL-4.8b-X, DL-4.9g-X, DL-4.10a  The room tile goes to the used pile, and nobody sees it."""
    discard_room(world, square.id)
    await tell(ALL, RoomTileAside(square.id))


async def under_the_gate(world: World, hero: Hero, square: Square) -> None:
    """DL-4.5, DL-4.5.1b, DL-13.1g  How he came in by an edge; a portcullis falls at once behind him, and who would come after
    him in his own turn finds it down."""
    if hero.came.way not in DIRS or hero.came.how in ("secret", "teleport"):
        return
    way = side_of(hero.came.way)
    hero.came = Came(way, how_in(world.castle, square.id, way))
    if hero.came.how in ("gate", "door_and_gate"):
        await tell(ALL, GateFell(square.id, way))


# ---- who and what is there -------------------------------------------------------------------------------------------
async def known_square(world: World, hero: Hero, square: Square, new: bool) -> Came_of:
    """DL-4-X2, DL-4.2d-X  Monsters first; if he is still there and free, the web; then the dot."""
    castle, came = world.castle, hero.came
    there = [m for m in monsters_at(castle, square.id) if encounters.is_met(castle, m, square.id)]
    if (there or square.web) and waits(castle):
        note_due(castle, hero, "meeting" if there else "web")
        return "due"
    if there:
        await encounters.meet(world, [hero], there, "entered", shut=came.way)
    if there and not stands(hero, came):
        return "over"
    if square.web:
        await webs.caught(world, hero)
    if not stands(hero, came) or not await dots_action(world, hero, new=new):
        return "over"
    if there:
        return "met"
    return "new" if new else "nothing"


async def dots_action(world: World, hero: Hero, *, new: bool = False) -> bool:
    """DL-SUM-01, DL-4-X2  Rubble, abyss, footbridge, chamber.  True: he stands there, free, and nothing has gone wrong."""
    match world.castle.squares[hero.place].kind:
        case "rubble":
            return await obstacles.at_rubble(world, hero, stuck=hero.came.how == "teleport")
        case "abyss":
            return await obstacles.at_abyss(world, hero, new=new)
        case "bridge":
            return await bridge.at_bridge(world, hero)
        case "chamber":
            await chamber.at_chamber(world, hero)
            return False
        case _:
            return True


def stands(hero: Hero, came: Came) -> bool:
    """He is in the game, free, and has not come in anywhere since."""
    return playing(hero) and isinstance(hero.situation, Free) and hero.came is came


# ---- the event phase -------------------------------------------------------------------------------------------------
def waits(castle: Castle) -> bool:
    """DL-13.1b  In the movement phase room tiles, encounters and webs wait for the event phase."""
    return castle.phase == "movement"


def note_due(castle: Castle, hero: Hero, what: Literal["room", "meeting", "web"]) -> None:
    """DL-13.1b  What waits for him there."""
    castle.due.append(Due(hero.place, what, [hero.id]))


def has_due(castle: Castle, hero: Hero) -> bool:
    """DL-13.1b  Something of the event phase concerns him where he is, so that his entry is not over yet."""
    return any(due.place == hero.place and hero.id in due.heroes for due in castle.due)
