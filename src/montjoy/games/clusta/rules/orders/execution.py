"""What everybody does in a slot: sheets taken up (R2) and instructions completed (R6), those who stand without orders,
and what a commander does on his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model import armies, command, luck
from montjoy.games.clusta.model.pieces import Commander, Ship, Unit
from montjoy.games.clusta.model.queries import Piece, Soldier, afloat, where
from montjoy.games.clusta.model.state import World, take_number
from montjoy.games.clusta.protocol.forms import ROUNDS, Instruction, Line
from montjoy.games.clusta.protocol.reports import NoOrders
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.orders import outlook, sheets
from montjoy.games.clusta.rules.orders.instructions import NEVER, is_finished, is_unled_undead
from montjoy.games.clusta.rules.orders.recipients import force_of, goes_by, passed_on, sheets_in, without_sheet
from montjoy.games.clusta.rules.orders.sheets import follow, pieces, sheet_of, take_up

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
LAST_ROUND: Final = ROUNDS[-1]


# ---- what everybody does in a slot -----------------------------------------------------------------------------------
async def assume(world: World) -> None:
    """CN-SEQ-03  Step R2: everybody's instruction for this slot, read from the sheet that has arrived; boxes of earlier slots are
    skipped.  Then those without one (CN-ORD-05, -06), and rallying outside battle."""
    for commander in world.commanders.values():
        sheet = sheet_of(world, commander)
        if sheet is not None and not commander.fate:
            hex = where(world, commander)
            there = sheets_in(world, commander.side, hex)
            new = [(unit, found.key) for unit in without_sheet(world, commander) if (found := goes_by(world, unit, there))]
            near = [(unit, commander.sheet) for unit in passed_on(world, commander.side, sheet, hex)]
            for unit, key in [*new, *near]:
                if unit.sheet != key and not unit.loose:
                    follow(world, unit, key)
    for piece in pieces(world):
        take_up(world, piece)
    await begin_idleness(world)


# ---- without orders ----------------------------------------------------------------------------------------------------
async def settle(world: World) -> None:
    """CN-ORD-05  Step R6: orders run out when the last is completed or its date passes, and nothing follows on the sheet, not
    tonight and on no later day.  Who is then without orders stands from the next round on, and sends a courier at once."""
    if world.slot not in ROUNDS:
        return
    evening = world.slot == LAST_ROUND
    there = pieces(world)
    for piece in there:
        if is_finished(world, piece, evening=evening):
            sheets.complete(world, piece.id)
    await fall_idle(world, [piece for piece in soldiers(there) if lacks_orders(world, piece, world.day, world.slot + 1)])


async def begin_idleness(world: World) -> None:
    """Step R2: those who have no orders now, in the morning everybody again who still has none, and rallying outside battle."""
    if world.slot not in ROUNDS:
        return
    idle = [piece for piece in soldiers(pieces(world)) if lacks_orders(world, piece, world.day, world.slot)]
    await fall_idle(world, idle)
    if world.slot == ROUNDS[0]:
        tell_again(world, idle)
    for unit in list(world.units.values()):
        await rally(world, unit)


def soldiers(among: Sequence[Piece]) -> list[Soldier]:
    return [piece for piece in among if not isinstance(piece, Ship)]


def lacks_orders(world: World, piece: Soldier, day: int, slot: int) -> bool:
    """CN-ORD-05  Whether nothing stands on a piece's sheet for this slot or a later one: who only waits for a day of his sheet
    is not without orders. The overall commander needs none, nor does a group of the dead that nobody leads."""
    if piece.id == world.overall.get(piece.side) or (isinstance(piece, Unit) and is_unled_undead(world, piece)):
        return False
    return outlook.next_box(world, piece, day, slot) is None


def without_orders(world: World) -> list[Soldier]:
    """Everybody who stands without orders: for the umpire's inbox and the night reports."""
    return [piece for piece in soldiers(pieces(world)) if piece.idle_told != NEVER]


async def fall_idle(world: World, idle: Sequence[Soldier]) -> None:
    """CN-ORD-05  The state begins: it stops, only defends itself, and sends a courier to the overall commander; a commander
    may do what he thinks best, with those he leads (CN-ORD-06)."""
    new = [piece for piece in idle if piece.idle_told == NEVER]
    for piece in new:
        piece.doing.do, piece.idle_told = None, world.day
    told: list[tuple[Soldier, str]] = []
    led: list[str] = []
    for piece in new:
        if isinstance(piece, Commander):
            force = [unit for unit in force_of(world, piece) if unit in new]
            chosen = await on_his_own(world, piece, force)
            told.append((piece, "" if chosen is None else chosen.order))
            led += [*(unit.id for unit in force), *beside(world, piece)]
    call_for_orders(world, told + [(piece, "") for piece in new if isinstance(piece, Unit) and piece.id not in led])


def tell_again(world: World, idle: Sequence[Soldier]) -> None:
    """CN-ORD-05  Each morning the courier is sent again while the state lasts."""
    still = [piece for piece in idle if piece.idle_told not in (NEVER, world.day)]
    for piece in still:
        piece.idle_told = world.day
    led = [id for piece in still if isinstance(piece, Commander)
           for id in (*(unit.id for unit in force_of(world, piece)), *beside(world, piece))]
    call_for_orders(world, [(piece, "") for piece in still if piece.id not in led])


def beside(world: World, commander: Commander) -> list[str]:
    """The units that a commander leads in his hex: that they are without orders he says with his own word, also where no sheet
    has come to him yet."""
    led = [world.units[id] for id in commander.leads if id in world.units]
    return [unit.id for unit in led if where(world, unit) == where(world, commander)]


def call_for_orders(world: World, told: Sequence[tuple[Soldier, str]]) -> None:
    """CN-ORD-05  One courier from each hex, for all there who want orders.  Who is aboard waits for his overall commander's word;
    who is beside him writes to nobody: the commander sees him stand."""
    found: dict[tuple[str, str], list[NoOrders]] = {}
    for piece, chose in told:
        hex = where(world, piece)
        if not afloat(world, hex) and hex != command.headquarters(world, piece.side):
            found.setdefault((piece.side, hex), []).append(NoOrders(world.tick, hex, piece.id, chose))
    for (side, hex), reports in found.items():
        dispatches.send(world, side, tuple(reports), by=reports[0].by, hex=hex)


# ---- commanders on their own ---------------------------------------------------------------------------------------------
async def on_his_own(world: World, commander: Commander, force: Sequence[Unit]) -> Instruction | None:
    """CN-ORD-06  A commander without orders, other than the overall commander, rolls 1T6 plus his leader value for which of the
    three orders on his sheet he carries out; None: none is written there, and his force just defends itself."""
    sheet = sheet_of(world, commander)
    if sheet is None or not sheet.wishes:
        return None
    number = wish_number(await luck.d6("CN-ORD-06", commander.id) + commander.leader_value)
    chosen = next(iter(sheet.wishes[number - 1 : number]), None)
    if chosen is None:
        return None
    key = f"{commander.side}:{take_number(world, commander.side, 'sheet')}"
    world.sheets[key] = msgspec.structs.replace(sheet, lines=(Line(chosen),))
    follow(world, commander, key)
    for unit in force:
        follow(world, unit, key)
    return chosen


def wish_number(total: int) -> int:
    """CN-ORD-06  By CN-T-OWN: 7 or more the first order, 4 to 6 the second, 3 or less the third."""
    rows = [cells for row, cells in TABLES["own"].items() if row != "columns"]
    best = [cells for cells in rows if cells[0] <= total] or rows
    found: int = max(best, key=lambda cells: cells[0] if cells[0] <= total else -cells[0])[2]
    return found


# ---- rallying ------------------------------------------------------------------------------------------------------------
async def rally(world: World, unit: Unit) -> None:
    """Outside battle those who waver try to rally once a round; a night's rest does it by itself (CN-MOR-06), also before a
    battle that was broken off at nightfall is resumed."""
    morning = world.slot == ROUNDS[0]
    for clash in world.clashes.values():
        if unit.id in (*clash.attackers, *clash.defenders) and (clash.fight is not None or not morning):
            return
    rested = morning and unit.marched == 0
    for n, troop in enumerate(unit.men):
        if troop.wavering and troop.men > 0:
            morale = armies.values(troop.nation, troop.elite).morale
            if rested or morale is None or armies.holds(morale, await luck.d20("CN-MOR-06", unit.id, n)):
                troop.wavering = False
