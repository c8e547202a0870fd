"""Before the first round: rolled hit points, and where everybody stands.  MB-BOARD-10, MB-UNIT-02."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from montjoy.core.effects import ALL, No, d, no, order, roll, tell, together
from montjoy.games.massbattle.model.board import Board, is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field, at, in_play
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import Soldier
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.figures import number_of
from montjoy.games.massbattle.rules.ground import facings, factor, own_edge
from montjoy.games.massbattle.rules.knowledge import first_bounds
from montjoy.grids import squares
from montjoy.grids.squares import Square

HIT_DIE: Final = 8
D6: Final = d(6)


async def muster(world: World) -> None:
    """MB-UNIT-02  Under hp_method = rolled every soldier's hit dice are rolled, for the owner's side alone to see."""
    for unit in world.units.values():
        if world.options.hp_method == "rolled" and isinstance(unit.row, Soldier):
            mounts = unit.row.pool(unit.soldiers, world.options) - int(unit.row.dice.average * unit.soldiers)
            unit.start = mounts + sum([await hit_points(world, unit) for _ in range(unit.soldiers)])
        first_bounds(unit, world.options)


async def hit_points(world: World, unit: Unit) -> int:
    """MB-BASE-03  One soldier's hit points: his dice of eight, or the one die of a type below one hit die, and the plus."""
    dice, seats = unit.row.dice, world.sides[unit.side].seats
    total = dice.plus
    for _ in range(dice.whole):
        total += await roll(d(HIT_DIE), "MB-UNIT-02", number_of(unit), to=seats)
    for _ in range(dice.extra.number):
        total += await roll(d(dice.extra.sides), "MB-UNIT-02", number_of(unit), to=seats)
    return total


# ---- where they stand ------------------------------------------------------------------------------------------------------
async def deploy(world: World) -> None:
    """MB-BOARD-10  Each side places its units in its rows: both in secret, then all is shown at once; or one by one in turn."""
    if world.options.deployment == "alternate":
        await deploy_in_turn(world)
    else:
        await deploy_in_secret(world)
    note_strength(world)
    for side in (0, 1):
        await tell_places(side, [u for u in world.units.values() if u.side == side and u.in_play])


async def tell_places(side: int, units: Sequence[Unit]) -> None:
    """MB-BOARD-10, MB-INFO-01  Where units of a side stand now, to everybody."""
    await tell(ALL, events.Deployed(side, tuple((u.id, u.at, u.facing) for u in units)))


def note_strength(world: World) -> None:
    """MB-END-03  The hit points that each side has deployed, or will."""
    ours, theirs = (sum(u.start for u in world.units.values() if u.side == side) for side in (0, 1))
    world.strength = (ours, theirs)


async def deploy_in_secret(world: World) -> None:
    """MB-BOARD-10, MB-INFO-03  Neither sees the other's places before both are complete."""
    seats = [seat for side in world.sides for seat in side.seats if waiting(world.units.values(), seat)]
    if not seats:
        return
    sheets = await together(*[order(seat, questions.Deploy(), forms.Deployment) for seat in seats])
    for sheet in sheets:
        for placed in sheet.units:
            if placed.at not in taken(world):                # two players of a side may name the same square
                put(world.units[placed.unit], placed.at, placed.facing)
    for seat in seats:
        settle_rest(world, waiting(world.units.values(), seat))
    for unit in world.units.values():
        if unit.status == "reserve":
            unit.status = "in_play"


async def deploy_in_turn(world: World) -> None:
    """MB-BOARD-10  The loser of a roll places a unit first, then in turn; who has more units places the rest at the end."""
    dice = [0, 0]
    while dice[0] == dice[1]:
        dice = [await roll(D6, "MB-BOARD-10", "A"), await roll(D6, "MB-BOARD-10", "B")]
    side = int(dice[1] < dice[0])
    while left := [u for u in world.units.values() if u.status == "reserve"]:
        ours = [unit for unit in left if unit.side == side]
        if ours:
            await place_one(world, ours)
        side = 1 - side


async def place_one(world: World, ours: Sequence[Unit]) -> None:
    """MB-BOARD-10  One unit of the side, by the owner of the first that waits."""
    seat = ours[0].owner
    sheet = await order(seat, questions.PlaceOne(), forms.Deployment)
    named = [(world.units[p.unit], p) for p in sheet.units[:1]]
    unit = named[0][0] if named else ours[0]
    if named:
        put(unit, named[0][1].at, named[0][1].facing)
    else:
        settle_rest(world, [unit])
    unit.status = "in_play"
    await tell_places(unit.side, [unit])


def put(unit: Unit, square: Square, facing: int) -> None:
    unit.at, unit.facing = square, facing


def waiting(units: Iterable[Unit], seat: str) -> list[Unit]:
    """The units of a seat that stand nowhere yet."""
    return [unit for unit in units if unit.owner == seat and unit.status == "reserve"]


def settle_rest(world: World, units: Sequence[Unit]) -> None:
    """MB-BOARD-10  Units that a form does not name: in line, in the row nearest to the enemy that has room, from the middle
    outwards."""
    for unit in units:
        if unit.at == (-1, -1):
            unit.at = free_square(world, unit)


def free_square(world: World, unit: Unit) -> Square:
    """The free square for it that lies nearest to the enemy and to the middle."""
    places = in_order(world.board, world.sides[unit.side].rows, unit)
    free = (p for p in places if p not in taken(world) and factor(world.board, p, unit.mounted))
    return next(place for place in free if not is_beside_enemy(world, unit.side, place))


def taken(world: World) -> set[Square]:
    """MB-BOARD-09  The squares on which somebody stands, or is placed."""
    return {unit.at for unit in world.units.values() if unit.in_play or unit.status == "reserve"}


def in_order(board: Board, rows: tuple[int, int], unit: Unit) -> list[Square]:
    """The squares of a side's rows, those first on which a unit begins that no form names; who shoots begins behind the line."""
    low, high = rows
    front, middle = high if unit.side == 0 else low, board.width // 2
    places = [(x, y) for y in range(low, high + 1) for x in range(board.width)]
    return sorted(places, key=lambda p: (abs(p[1] - front) + (2 if unit.missile else 0) * (p[1] == front), abs(p[0] - middle), p))


# ---- who comes later -------------------------------------------------------------------------------------------------------
async def arrive(world: World) -> None:
    """MB-BOARD-11  Before the winner chooses, whose round has come is placed on its side's own edge, both sides in secret; then
    everybody sees where.  Who finds no room there waits for the next round."""
    come = due(world)
    for unit in come:
        edge = own_edge(world, unit.side)
        unit.status, world.sides[unit.side].rows = "reserve", (edge, edge)
    if come:
        await deploy_in_secret(world)
    for side in (0, 1):
        if ours := [unit for unit in come if unit.side == side]:
            await tell_places(side, ours)


def due(world: World) -> list[Unit]:
    """MB-BOARD-11  The units whose round has come, of a side that has room for all of them."""
    found: list[Unit] = []
    for side in (0, 1):
        coming = [unit for unit in world.units.values() if unit.side == side and unit.status == "coming"]
        come = [unit for unit in coming if unit.comes and unit.comes <= world.round]
        mounted, edge = any(unit.mounted for unit in come), own_edge(world, side)
        places = [(x, edge) for x in range(world.board.width) if factor(world.board, (x, edge), mounted)]
        if len(come) <= sum(at(world, place) is None and not is_beside_enemy(world, side, place) for place in places):
            found += come
    return found


def is_beside_enemy(field: Field, side: int, square: Square) -> bool:
    """MB-BOARD-11  Once the battle has begun, nobody is placed next to an enemy."""
    return field.round > 0 and any(squares.is_adjacent(square, enemy.at) for enemy in in_play(field, 1 - side))


# ---- forms -----------------------------------------------------------------------------------------------------------------
def why_not_deploy(field: Field, mine: Sequence[Unit], rows: tuple[int, int], form: forms.Deployment) -> No | None:
    """MB-BOARD-10, MB-BOARD-09, MB-BOARD-03, MB-BOARD-11  Own units, each once, on free ground in the own rows, with a facing
    that there is; who comes later next to no enemy."""
    units, named = {unit.id: unit for unit in mine}, set()
    for placed in form.units:
        x, y = placed.at
        if placed.unit not in units:
            return no("MB-BOARD-10", "not-to-be-placed", unit=placed.unit)
        if not is_on(field.board, placed.at) or not rows[0] <= y <= rows[1]:
            return no("MB-BOARD-10", "not-in-your-rows", unit=placed.unit, low=rows[0], high=rows[1])
        if placed.at in named or at(field, placed.at) is not None:
            return no("MB-BOARD-09", "occupied", unit=placed.unit, x=x, y=y)
        if not factor(field.board, placed.at, units[placed.unit].mounted):
            return no("MB-MOVE-09", "no-way-there", unit=placed.unit, x=x, y=y)
        if is_beside_enemy(field, units[placed.unit].side, placed.at):
            return no("MB-BOARD-11", "next-to-an-enemy", unit=placed.unit)
        if placed.facing not in facings(field):
            return no("MB-BOARD-03", "four-facings", unit=placed.unit)
        named.add(placed.at)
        del units[placed.unit]
    return None
