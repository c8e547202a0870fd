"""Orders that have run out: who stands without any, what a commander does on his own, and the Crurers, who hold.

`settle` (step R6) finds those whose instruction is done or ends with this round; `begun` (step R2) those who had none from the
start, and repeats their couriers in the morning.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta import addressed, armies, contact, couriers, luck, overall, sea, sheets, sides
from montjoy.games.clusta.acts import Instruction, Line
from montjoy.games.clusta.pieces import Commander, Doing, Ship, Unit
from montjoy.games.clusta.reports import NoOrders
from montjoy.games.clusta.whereabouts import Piece, Soldier, afloat, any_camp, commanders_in, where
from montjoy.games.clusta.world import ROUNDS, World, fresh

TABLES: Final = tables(Path(__file__).parent / "tables.toml")
NEVER: Final = -1
UNDEAD_ORDERS: Final = ("HOLD", "ATTACK", "ADVANCE_TO")
HOLD: Final = Instruction("HOLD")
LAST_ROUND: Final = ROUNDS[-1]
MARCHES: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO")
UNTIL_EVENING: Final = ("PATROL", "SCOUT", "DIVINE")


# ---- when an instruction is done ---------------------------------------------------------------------------------------
def finished(world: World, piece: Piece, *, evening: bool = False) -> bool:
    """CN-ORD-05  Whether what a piece does is completed; Fortify, Hold, Await and Catch couriers never are by themselves."""
    do, hex = piece.doing.do, where(world, piece)
    if do is None:
        return False
    if do.order in MARCHES:
        return hex == do.hex or piece.doing.done
    if do.order == "ATTACK":
        return (hex == do.hex or piece.doing.done) and not _resisted(world, piece.side, hex)
    if do.order == "GO_TO_NEAREST_CAMP":
        camp = any_camp(world, hex)
        return overall.is_camp(world, piece.side, hex) or (camp is not None and sides.friendly(world, piece.side, camp.side))
    if do.order == "MAKE_CAMP":
        return hex == (do.hex or hex) and overall.is_camp(world, piece.side, hex)
    if isinstance(piece, Ship):
        return False
    if do.order in ("EMBARK", "DISEMBARK"):
        return bool(piece.ship) == (do.order == "EMBARK")
    return ends_at_nightfall(do) and evening


def ends_at_nightfall(do: Instruction) -> bool:
    """CN-SEQ-10  Patrols, scouting and divination are a day's work at most: they end with the sixth round."""
    return do.order in UNTIL_EVENING


def _resisted(world: World, side: str, hex: str) -> bool:
    return bool(contact.open_enemies(world, side, hex))      # who hides there unfound resists nobody (CN-ORD-SCOUT-c)


# ---- without orders ----------------------------------------------------------------------------------------------------
async def settle(world: World) -> None:
    """CN-ORD-05  Step R6: an order runs out when it is completed or its date passes, and nothing follows on the sheet.  Who is
    then without orders stands from the next round on, and sends a courier at once."""
    if world.slot not in ROUNDS:
        return
    sea.stepped_off(world)
    evening = world.slot == LAST_ROUND
    there = sheets.pieces(world)
    for piece in there:
        if finished(world, piece, evening=evening):
            sheets.complete(world, piece.id)
    day, slot = (world.day + 1, ROUNDS[0]) if evening else (world.day, world.slot + 1)
    await fall_idle(world, [piece for piece in soldiers(there) if lacks(world, piece, day, slot)])


async def begun(world: World) -> None:
    """Step R2: those who have no orders now, in the morning everybody again who still has none, and rallying outside battle."""
    if world.slot not in ROUNDS:
        return
    idle = [piece for piece in soldiers(sheets.pieces(world)) if lacks(world, piece, world.day, world.slot)]
    await fall_idle(world, idle)
    if world.slot == ROUNDS[0]:
        told_again(world, idle)
    for unit in list(world.units.values()):
        await rally(world, unit)


def soldiers(pieces: Sequence[Piece]) -> list[Soldier]:
    return [piece for piece in pieces if not isinstance(piece, Ship)]


def lacks(world: World, piece: Soldier, day: int, slot: int) -> bool:
    """CN-ORD-05  Whether nothing stands on a piece's sheet for this slot. The overall commander needs no orders, nor does a
    group of the dead that nobody leads."""
    if piece.id == world.overall.get(piece.side) or (isinstance(piece, Unit) and is_unled_undead(world, piece)):
        return False
    return sheets.box_of(world, piece, day, slot) is None


def without_orders(world: World) -> list[Soldier]:
    """Everybody who stands without orders: for the umpire's inbox and the night reports."""
    return [piece for piece in soldiers(sheets.pieces(world)) if piece.idle_told != NEVER]


async def fall_idle(world: World, pieces: Sequence[Soldier]) -> None:
    """CN-ORD-05  The state begins: it stops, only defends itself, and sends a courier to the overall commander; a commander
    may do what he thinks best, with those he leads (CN-ORD-06)."""
    new = [piece for piece in pieces if piece.idle_told == NEVER]
    for piece in new:
        piece.doing.do, piece.idle_told = None, world.day
    told: list[tuple[Soldier, str]] = []
    led: list[str] = []
    for piece in new:
        if isinstance(piece, Commander):
            force = [unit for unit in force_of(world, piece) if unit in new]
            chosen = await on_his_own(world, piece, force)
            told.append((piece, "" if chosen is None else chosen.order))
            led += [unit.id for unit in force]
    call_for_orders(world, told + [(piece, "") for piece in new if isinstance(piece, Unit) and piece.id not in led])


def told_again(world: World, idle: Sequence[Soldier]) -> None:
    """CN-ORD-05  Each morning the courier is sent again while the state lasts."""
    still = [piece for piece in idle if piece.idle_told not in (NEVER, world.day)]
    for piece in still:
        piece.idle_told = world.day
    led = [unit.id for piece in still if isinstance(piece, Commander) for unit in force_of(world, piece)]
    call_for_orders(world, [(piece, "") for piece in still if piece.id not in led])


def call_for_orders(world: World, told: Sequence[tuple[Soldier, str]]) -> None:
    """One courier from each hex, for all there who want orders.  Who is aboard waits for his overall commander's word."""
    found: dict[tuple[str, str], list[NoOrders]] = {}
    for piece, chose in told:
        hex = where(world, piece)
        if not afloat(world, hex):
            found.setdefault((piece.side, hex), []).append(NoOrders(world.tick, hex, piece.id, chose))
    for (side, hex), reports in found.items():
        couriers.send(world, side, tuple(reports), by=reports[0].by, hex=hex)


# ---- commanders on their own ---------------------------------------------------------------------------------------------
def force_of(world: World, commander: Commander) -> list[Unit]:
    """The units that would follow a commander who acts on his own."""
    sheet = sheets.sheet_of(world, commander)
    found = addressed.governed(world, commander.side, sheet, commander) if sheet is not None else []
    return [piece for piece in found if isinstance(piece, Unit)]


async def on_his_own(world: World, commander: Commander, force: Sequence[Unit]) -> Instruction | None:
    """CN-ORD-06  A commander without orders, other than the overall commander, rolls 1T6 plus his leader value for which of the
    three orders on his sheet he carries out; None: none is written there, and his force just defends itself."""
    sheet = sheets.sheet_of(world, commander)
    if sheet is None or not sheet.wishes:
        return None
    number = wish_number(await luck.d6("CN-ORD-06", commander.id) + commander.leader_value)
    chosen = next(iter(sheet.wishes[number - 1 : number]), None)
    if chosen is None:
        return None
    key = f"{commander.side}:{fresh(world, commander.side, 'sheet')}"
    world.sheets[key] = msgspec.structs.replace(sheet, lines=(Line(chosen),))
    sheets.follow(world, commander, key)
    for unit in force:
        sheets.follow(world, unit, key)
    return chosen


def wish_number(total: int) -> int:
    """CN-ORD-06  By CN-T-OWN: 7 or more the first order, 4 to 6 the second, 3 or less the third."""
    rows = [cells for row, cells in TABLES["own"].items() if row != "columns"]
    best = [cells for cells in rows if cells[0] <= total] or rows
    found: int = max(best, key=lambda cells: cells[0] if cells[0] <= total else -cells[0])[2]
    return found


# ---- the dead ------------------------------------------------------------------------------------------------------------
def understands(undead: bool, order: str) -> bool:
    """CN-CRUR-03  The dead understand Hold, Attack and Advance, nothing else; the living, also those who fight for them,
    every order."""
    return not undead or order in UNDEAD_ORDERS


def is_unled_undead(world: World, unit: Unit) -> bool:
    """CN-CRUR-05  A group of the dead without a general in its hex."""
    return unit.undead and not commanders_in(world, unit.side, where(world, unit))


def holds(world: World, unit: Unit) -> bool:
    """CN-CRUR-05  A Crurer group without a leader takes the order Hold by itself; it replaces whatever it was told."""
    if unit.loose:
        return True                                          # they walk where they are drawn (CN-CRUR-07)
    if not is_unled_undead(world, unit):
        return False
    unit.sheet = ""
    if unit.doing.do != HOLD:
        unit.doing = Doing(do=HOLD, last=HOLD, since=world.tick)
        unit.owed = None
    return True


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
