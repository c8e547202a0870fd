"""Room tiles: turned up, followed, put away; the operations of DLC-T-OPS, carried out one after another.

A group (DL-13.1e) is a list of heroes in turn order.  What acts on a hero is done to each of them, what gives something is
done once and shared, the rest once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.heroes import has, heroes_in_order, in_castle, playing
from montjoy.games.drakborgen.model.luck import d12, draw_room, passes, roll_among, suns
from montjoy.games.drakborgen.model.monsters import active_hero
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import (
    SPIDER,
    Effect,
    OpAllInside,
    OpAmbush,
    OpControl,
    OpDragonRestless,
    OpDraw,
    OpEmpty,
    OpEncounter,
    OpFall,
    OpHeal,
    OpItem,
    OpKey,
    OpLoseBodyPoints,
    OpLoseTreasure,
    OpManual,
    OpMonstersStir,
    OpRandomExit,
    OpRisk,
    OpRotate,
    OpSkipTurns,
    OpSun,
    OpTeleport,
    OpTest,
    OpTreasure,
    OpWeb,
    RoomTile,
)
from montjoy.games.drakborgen.model.passages import free_passages, monsters_ways
from montjoy.games.drakborgen.model.squares import SQUARES, clockwise, is_square
from montjoy.games.drakborgen.model.state import Castle, Door, Hero, Square, Thing, Webbed, World
from montjoy.games.drakborgen.protocol.events import (
    ByHandTold,
    DragonRestless,
    MonstersStir,
    MustLoseTurns,
    RoomEmpty,
    RoomTurned,
    TileRotated,
)
from montjoy.games.drakborgen.rules import (
    body_points,
    companions,
    daylight,
    encounters,
    finds,
    labyrinth,
    monster_flight,
    obstacles,
    possessions,
    teleport,
    webs,
)
from montjoy.games.drakborgen.rules.asking import ask_for_note, think_again

GIVING: TypeAlias = OpTreasure | OpItem | OpKey | OpDraw | OpControl
OnHero: TypeAlias = (
    OpRisk | OpLoseBodyPoints | OpHeal | OpFall | OpWeb | OpTeleport | OpRandomExit | OpSkipTurns | OpLoseTreasure
)
QUARTERS: Final = (1, 2, 3)                                  # clockwise, by thirds of the D12: 1-4, 5-8, 9-12


# ---- the tile --------------------------------------------------------------------------------------------------------
async def turn_up_room_tile(world: World, heroes: list[Hero]) -> None:
    """DL-6.2a, DL-6-X2  The room tile of their square is turned up and carried out, at once and completely."""
    square = world.castle.squares[heroes[0].place]
    row = the_pack(world).rooms[await draw_room(world, square.id)]
    square.room = row.id
    await tell(ALL, RoomTurned(square.id, row.id))
    if is_reservation_met(row, heroes[0]):
        for hero in heroes if any(not isinstance(op, OpEmpty) for op in row.effects) else ():
            think_again(hero)
        await carry_out_together(world, heroes, row.effects, row.id)
    else:
        await tell(ALL, RoomEmpty(square.id, row.id))
    await put_away(world, row.id)


def is_reservation_met(row: RoomTile, hero: Hero) -> bool:
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
    if not is_in_play(world.castle, tile):
        await possessions.put_on_used_pile(world, tile)


def is_in_play(castle: Castle, tile: str) -> bool:
    """DL-6-X1, DLC-32  A possession, something left lying, a living monster, a companion."""
    lying = any(t.id == tile for square in castle.squares.values() for t in square.lying)
    held = any(t.id == tile for hero in castle.heroes.values() for t in hero.things)
    led = any(c.id == tile for hero in castle.heroes.values() for c in hero.companions)
    return lying or held or led or tile in castle.monsters or any(t.id == tile for t in castle.below)


# ---- operations ------------------------------------------------------------------------------------------------------
async def carry_out(world: World, hero: Hero, effects: Sequence[Effect], tile: str) -> bool:
    """DLC-24, DL-6-X2  The operations in their order; False: his turn is over or he is dead, and the rest was left out."""
    return bool(await carry_out_together(world, [hero], effects, tile))


async def carry_out_together(world: World, heroes: Sequence[Hero], effects: Sequence[Effect], tile: str) -> list[Hero]:
    """DLC-24, DL-6-X2  The same for a group; who is dead or gone has no part in what follows."""
    left = list(heroes)
    for op in effects:
        if left:
            left = await carry_out_operation(world, left, op, tile)
    return left


async def carry_out_operation(world: World, heroes: list[Hero], op: Effect, tile: str) -> list[Hero]:
    """DLC-24  One operation."""
    match op:
        case OpTest():
            return await take_test(world, heroes, op, tile)
        case OpAllInside():
            return await do_to_all_inside(world, heroes, op, tile)
        case OpEmpty():
            return heroes
        case OpManual():
            return await carry_out_by_hand(world, heroes, op)
        case OpEncounter() | OpAmbush():
            return await bring_monster(world, heroes, op, tile)
        case OpTreasure() | OpItem() | OpKey():
            return await bring_thing(world, heroes, op, tile)
        case OpDraw():
            return await draw_card_for(world, heroes, op)
        case OpControl():
            return await bring_companion(world, heroes, op, tile)
        case OpRotate():
            return await rotate_tile(world, heroes)
        case OpSun():
            return await shift_sun(world, heroes, op)
        case OpMonstersStir():
            return await stir_monsters(world, heroes)
        case OpDragonRestless():
            return await make_dragon_restless(world, heroes)
        case (OpRisk() | OpLoseBodyPoints() | OpHeal() | OpFall() | OpWeb() | OpTeleport() | OpRandomExit() | OpSkipTurns()
              | OpLoseTreasure()):
            return await act_on_each(world, heroes, op)


async def take_test(world: World, heroes: list[Hero], op: OpTest, tile: str) -> list[Hero]:
    """DLC-24  test: so many rolls in a row up to the factor; then `then`, otherwise `else`.  A group rolls first, one after
    another; what both branches give is given once (DL-13.1e)."""
    passed = [hero for hero in heroes if await passes(world, hero, op.stat, "DLC-24", op.times)]
    failed = [hero for hero in heroes if hero not in passed]
    otherwise = [x for x in op.otherwise if not (passed and isinstance(x, GIVING) and x in op.then)]
    left = [*await carry_out_together(world, passed, op.then, tile), *await carry_out_together(world, failed, otherwise, tile)]
    return [hero for hero in heroes if hero in left]


async def do_to_all_inside(world: World, heroes: list[Hero], op: OpAllInside, tile: str) -> list[Hero]:
    """DLC-24  all_inside: for every hero on a square of the castle, in turn order beginning with the active one."""
    out = []
    for hero in heroes_in_order(world.castle, heroes[0].id):
        if in_castle(world.castle, hero) and not await carry_out(world, hero, op.effects, tile):
            out.append(hero)
    return still_here([hero for hero in heroes if hero not in out], heroes[0].place)


async def carry_out_by_hand(world: World, heroes: list[Hero], op: OpManual) -> list[Hero]:
    """DLC-24  manual: the text is shown, the table carries it out, and the active player types what came of it."""
    note = await ask_for_note(world, heroes[0].id, op.text)
    await tell(ALL, ByHandTold(heroes[0].id, op.text, note.text))
    return heroes


# ---- what is done to each hero ---------------------------------------------------------------------------------------
async def act_on_each(world: World, heroes: Sequence[Hero], op: OnHero) -> list[Hero]:
    """DLC-24  To each of the group; those for whom the list goes on."""
    return [hero for hero in heroes if await act_on_hero(world, hero, op)]


def still_here(heroes: Sequence[Hero], place: str) -> list[Hero]:
    """Those who are alive and have not been moved away."""
    return [hero for hero in heroes if playing(hero) and hero.place == place]


async def act_on_hero(world: World, hero: Hero, op: OnHero) -> bool:
    """DLC-24  One operation on one hero; False: he is dead, gone, or his turn is over."""
    if not playing(hero):
        return False
    match op:
        case OpRisk():
            await body_points.risk(world, hero, op.n, "DLC-24")
        case OpLoseBodyPoints():
            await body_points.hurt(world, hero, op.n, "DLC-24")
        case OpHeal():
            await heal_hero(world, hero, op)
        case OpSkipTurns():
            await skip_turns(world, hero, op)
        case OpLoseTreasure():
            await lose_treasure(world, hero, op)
        case OpWeb():
            return await spin_web(world, hero)
        case OpFall():
            await obstacles.fall(world, hero, "DLC-24")
            return False
        case OpTeleport():
            await teleport.teleport_by_die(world, hero)
            return False
        case OpRandomExit():
            return not await leave_by_random_exit(world, hero)
    return playing(hero)


async def heal_hero(world: World, hero: Hero, op: OpHeal) -> None:
    """DLC-24  heal: so many body points, and with `suns` those of one sun die; never above the hero card's value."""
    more = await suns(world, "DLC-24", hero.id) if op.suns else 0
    await body_points.heal(world, hero, op.n + more, "DLC-24")


async def skip_turns(world: World, hero: Hero, op: OpSkipTurns) -> None:
    """DLC-24  skip_turns: his next n turns are lost entirely."""
    hero.skip += op.n
    await tell(ALL, MustLoseTurns(hero.id, op.n))


async def spin_web(world: World, hero: Hero) -> bool:
    """DLC-24  web: a marker, and he is caught; for the wearer of the Spinner's amulet the room is empty."""
    if has(hero, "web_immune"):
        return True
    await webs.catch(world, hero)
    return playing(hero) and not isinstance(hero.situation, Webbed)


async def leave_by_random_exit(world: World, hero: Hero) -> bool:
    """DLC-24  random_exit: out at once through a free passage by chance, with everything that an entry brings, but no further
    along a corridor.  No free passage: nothing happens."""
    castle, start = world.castle, hero.place
    passage = await teleport.take_random_way(world, active_hero(castle), hero.id, free_passages(castle, start))
    if passage is None:
        return False
    await tell(ALL, labyrinth.departure(hero, start, passage))
    await labyrinth.enter(world, hero, passage.to, labyrinth.coming(castle, start, passage.way), goes_on=False)
    return True


async def lose_treasure(world: World, hero: Hero, op: OpLoseTreasure) -> None:
    """DLC-24  lose_treasure: n of them, by chance or as the owner chooses; all, if he has fewer."""
    for lost in await choose_lost_treasures(world, hero, op):
        await possessions.lose(world, hero, lost.id, "used")


async def choose_lost_treasures(world: World, hero: Hero, op: OpLoseTreasure) -> list[Thing]:
    """DLC-24  Which: at random with equal chance, hidden cards included; or the owner's choice."""
    left = possessions.treasures_of(hero)
    if len(left) <= op.n:
        return left
    if op.pick == "owner":
        return await possessions.choose_lost(world, hero, op.n, "room")
    lost = []
    for n in range(op.n):
        lost.append(left.pop(await roll_among(len(left), "DLC-24", hero.id, "treasure", n)))
    return lost


# ---- what is found ---------------------------------------------------------------------------------------------------
async def bring_monster(world: World, heroes: list[Hero], op: OpEncounter | OpAmbush, tile: str) -> list[Hero]:
    """DL-6.2a, DL-7-X2, DLC-24  encounter, ambush: the monster stands in the room, and is met, or attacks at once; that ends the
    turn, and the list.  A spider that never attacks only stands there, without a card and a reward (DL-11.4)."""
    sleeping = op.monster == SPIDER and world.castle.options.spiders_never_attack
    reward = None if sleeping else op.reward
    ambush, way_in = isinstance(op, OpAmbush), way_shut(world.castle, heroes[0], tile)
    name = name_for(world.castle, tile)
    found = await encounters.place_monster(world, heroes[0], op.monster, name, reward, ambush=ambush)
    if sleeping:
        return heroes
    await encounters.meet(world, heroes, [found], "found", shut=way_in, ambush=ambush)
    return []


def way_shut(castle: Castle, hero: Hero, tile: str) -> str:
    """DL-7.7a  The way by which he has just come in to turn up this tile."""
    just_in = is_square(hero.place) and castle.squares[hero.place].room == tile and hero.came.how != "teleport"
    return hero.came.way if just_in else ""


def name_for(castle: Castle, tile: str) -> str:
    """The id of what a tile becomes: its own; where it becomes several things, with a number behind it."""
    lying = [t for square in castle.squares.values() for t in square.lying]
    taken = {t.id for t in [*castle.below, *lying]} | set(castle.monsters)
    for hero in castle.heroes.values():
        taken |= {t.id for t in hero.things} | {c.id for c in hero.companions}
    n, id = 1, tile
    while id in taken:
        n, id = n + 1, f"{tile}.{n + 1}"
    return id


async def bring_thing(world: World, heroes: list[Hero], op: OpTreasure | OpItem | OpKey, tile: str) -> list[Hero]:
    """DLC-24  treasure, item, key: the room tile is carried along from now on."""
    id = name_for(world.castle, tile)
    match op:
        case OpTreasure():
            return await give_found(world, heroes, instances.treasure(op, id))
        case OpItem():
            return await give_found(world, heroes, instances.item(the_pack(world), op.id, id))
        case OpKey():
            return await give_found(world, heroes, instances.key(id))


async def give_found(world: World, heroes: list[Hero], found: Thing) -> list[Hero]:
    """DLC-24  To the hero, or shared by the group; a fight about it may cost somebody his life."""
    place = heroes[0].place
    await finds.gain(world, heroes, found)
    return still_here(heroes, place)


async def draw_card_for(world: World, heroes: list[Hero], op: OpDraw) -> list[Hero]:
    """DLC-24  draw: the top card of a deck; nothing if it is empty."""
    place = heroes[0].place
    await finds.gain_card(world, heroes, op.deck)
    return still_here(heroes, place)


async def bring_companion(world: World, heroes: list[Hero], op: OpControl, tile: str) -> list[Hero]:
    """DLC-24  control: a companion for the hero, or for one of the group."""
    place, id = heroes[0].place, name_for(world.castle, tile)
    hero = await finds.choose_finder(world, heroes, Thing(id, "item", op.companion))
    if hero is not None:
        await companions.take_control(world, hero, instances.companion(the_pack(world).companions[op.companion], id))
    return still_here(heroes, place)


# ---- what happens in the castle --------------------------------------------------------------------------------------
async def rotate_tile(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  rotate: D12 1-4 a quarter turn clockwise, 5-8 a half turn, 9-12 a quarter turn counter-clockwise.  A tower has no
    tile to turn (DL-BASE-03)."""
    square = world.castle.squares[heroes[0].place]
    if square.kind == "tower":
        return heroes
    quarters = QUARTERS[(await d12("DLC-24", square.id) - 1) // 4]
    if square.edges:
        turn_doors(world.castle, square, quarters)
        instances.turn_tile(square, quarters)
    await tell(ALL, TileRotated(square.id, quarters))
    return heroes


def turn_doors(castle: Castle, square: Square, quarters: int) -> None:
    """DLC-24  Open-door markers stay with their edge of the tile, also those of which somebody has still to decide."""
    for hero in castle.heroes.values():
        if hero.door and hero.door.square == square.id and hero.door.way in square.marked:
            hero.door = Door(square.id, clockwise(hero.door.way, quarters))


async def shift_sun(world: World, heroes: list[Hero], op: OpSun) -> list[Hero]:
    """DLC-24  sun: the marker moves, back with a minus, never below 0; sunset waits for the end of the round."""
    await daylight.move_sun(world, op.steps, "room")
    return heroes


async def make_dragon_restless(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  dragon_restless: until the chamber is next empty each dragon draw is of two cards; no effect on a dragon that is
    awake or dead."""
    if world.castle.dragon.state == "asleep":
        world.castle.dragon.restless = True
        await tell(ALL, DragonRestless())
    return heroes


async def stir_monsters(world: World, heroes: list[Hero]) -> list[Hero]:
    """DLC-24  monsters_stir: every figure on the board, row by row from the north-west, makes one random move."""
    place = heroes[0].place
    stirring = monsters_on_board(world.castle)
    await tell(ALL, MonstersStir(tuple(stirring)))
    for id in stirring:
        await stir_monster(world, active_hero(world.castle), id)
    return still_here(heroes, place)


def monsters_on_board(castle: Castle) -> list[str]:
    """The figures on squares, row by row; not those below, and not controlled ones, which have no square."""
    return [m.id for square in SQUARES for m in castle.monsters.values() if m.at == square]


async def stir_monster(world: World, by: Hero, id: str) -> None:
    """DLC-24  One random move, by its own rules of movement: if it is still in the game and has a way."""
    figure = world.castle.monsters.get(id)
    if figure is None or not is_square(figure.at):
        return
    passage = await teleport.take_random_way(world, by, id, monsters_ways(world.castle, figure.at))
    if passage is not None:
        await monster_flight.move_through(world, figure, passage)
