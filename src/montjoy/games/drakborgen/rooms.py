"""Room tiles: turned up, followed, put away."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import effects, things
from montjoy.games.drakborgen.luck import draw_room
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_rows import RoomTile
from montjoy.games.drakborgen.said import RoomEmpty, RoomTurned
from montjoy.games.drakborgen.world import Castle, Hero, World


async def room_tile(world: World, heroes: list[Hero]) -> None:
    """DL-6.2a, DL-6-X2  The room tile of their square is turned up and carried out, at once and completely."""
    square = world.castle.squares[heroes[0].place]
    row = the_pack(world).rooms[await draw_room(world, square.id)]
    square.room = row.id
    await tell(ALL, RoomTurned(square.id, row.id))
    if met(row, heroes[0]):
        await effects.together(world, heroes, row.effects, row.id)
    else:
        await tell(ALL, RoomEmpty(square.id, row.id))
    await put_away(world, row.id)


def met(row: RoomTile, hero: Hero) -> bool:
    """DL-6.3  The reservation of the tile: how the hero who turns it up has come in.  Where it is not met the room is empty."""
    match row.condition:
        case "entered_by_door":
            return hero.came.how in ("door", "door_and_gate")
        case "entered_by_portcullis":
            return hero.came.how in ("gate", "door_and_gate")
        case "always":
            return True


async def put_away(world: World, tile: str) -> None:
    """DL-6-X1  What nobody carries, what lies nowhere and is no figure goes to the used pile."""
    if not in_play(world.castle, tile):
        await things.to_used(world, tile)


def in_play(castle: Castle, tile: str) -> bool:
    """DL-6-X1, DLC-32  A possession, something left lying, a living monster, a companion."""
    lying = any(t.id == tile for square in castle.squares.values() for t in square.lying)
    held = any(t.id == tile for hero in castle.heroes.values() for t in hero.things)
    led = any(c.id == tile for hero in castle.heroes.values() for c in hero.companions)
    return lying or held or led or tile in castle.monsters or any(t.id == tile for t in castle.below)
