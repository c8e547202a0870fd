"""The operations that change the castle: the tile turns, the sun moves, monsters stir, the dragon sleeps badly."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import ends, made, monster_flight, monsters, travel
from montjoy.games.drakborgen.effects_hero import still_here
from montjoy.games.drakborgen.luck import d12
from montjoy.games.drakborgen.pack_cells import OpSun
from montjoy.games.drakborgen.passages import clockwise, is_square, monsters_ways
from montjoy.games.drakborgen.said import DragonRestless, MonstersStir, TileRotated
from montjoy.games.drakborgen.world import SQUARES, Castle, Door, Hero, Square, World

QUARTERS: Final = (1, 2, 3)                                  # clockwise, by thirds of the D12: 1-4, 5-8, 9-12


async def rotate(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  rotate: D12 1-4 a quarter turn clockwise, 5-8 a half turn, 9-12 a quarter turn counter-clockwise.  A tower has no
    tile to turn (DL-BASE-03)."""
    square = world.castle.squares[heroes[0].place]
    if square.kind == "tower":
        return heroes
    quarters = QUARTERS[(await d12("DLC-24", square.id) - 1) // 4]
    if square.edges:
        turn_doors(world.castle, square, quarters)
        made.turned(square, quarters)
    await tell(ALL, TileRotated(square.id, quarters))
    return heroes


def turn_doors(castle: Castle, square: Square, quarters: int) -> None:
    """DLC-24  Open-door markers stay with their edge of the tile, also those of which somebody has still to decide."""
    for hero in castle.heroes.values():
        if hero.door and hero.door.square == square.id and hero.door.way in square.marked:
            hero.door = Door(square.id, clockwise(hero.door.way, quarters))


async def sun(world: World, heroes: list[Hero], op: OpSun) -> list[Hero]:
    """DLC-24  sun: the marker moves, back with a minus, never below 0; sunset waits for the end of the round."""
    await ends.move_sun(world, op.steps, "room")
    return heroes


async def dragon_restless(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  dragon_restless: until the chamber is next empty each dragon draw is of two cards; no effect on a dragon that is
    awake or dead."""
    if world.castle.dragon.state == "asleep":
        world.castle.dragon.restless = True
        await tell(ALL, DragonRestless())
    return heroes


async def monsters_stir(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  monsters_stir: every figure on the board, row by row from the north-west, makes one random move."""
    place = heroes[0].place
    stirring = on_board(world.castle)
    await tell(ALL, MonstersStir(tuple(stirring)))
    for id in stirring:
        await stir(world, monster_flight.active(world.castle), id)
    return still_here(heroes, place)


def on_board(castle: Castle) -> list[str]:
    """The figures on squares, row by row; not those below, and not controlled ones, which have no square."""
    return [m.id for square in SQUARES for m in castle.monsters.values() if m.at == square]


async def stir(world: World, by: Hero, id: str) -> None:
    """DLC-24  One random move, by its own rules of movement: if it is still in the game and has a way."""
    figure = world.castle.monsters.get(id)
    if figure is None or not is_square(figure.at):
        return
    passage = await travel.at_random(world, by, id, monsters_ways(world.castle, figure.at))
    if passage is not None:
        await monsters.monster_moves(world, figure, passage)
