"""Order sheets: how they are written, how they arrive, and what they tell a piece to do (whom they are for:
`recipients.py`; what everybody does in a slot: `execution.py`).
"""

from __future__ import annotations

import msgspec

from montjoy.core.effects import order, tell, together
from montjoy.games.clusta.model import armies, command
from montjoy.games.clusta.model.pieces import Camp, Commander, Doing, Ship, Unit
from montjoy.games.clusta.model.queries import Piece, Soldier, ground, place, where, whole
from montjoy.games.clusta.model.state import SIDES, World, take_number
from montjoy.games.clusta.protocol import boxes, language
from montjoy.games.clusta.protocol.boxes import Box, box, column
from montjoy.games.clusta.protocol.events import SheetSent, Undelivered
from montjoy.games.clusta.protocol.forms import MOST_LINES, ORDERS, ROUNDS, Instruction, Orders, Sheet
from montjoy.games.clusta.protocol.gathered import SheetsSent
from montjoy.games.clusta.protocol.questions import Morning, Round
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.costs import column_of
from montjoy.games.clusta.rules.orders import business, instructions
from montjoy.games.clusta.rules.orders.recipients import (
    for_lone,
    given_anew,
    is_officered,
    passed_on,
    recipient,
)
from montjoy.games.clusta.seen import addressee, belief_cache


# ---- the order phase -------------------------------------------------------------------------------------------------
async def ask_orders(world: World) -> None:
    """CN-SEQ-03  Steps M2 and M3: every side fills in its sheets for the coming days; those for forces where its overall
    commander is apply at once, the others leave by courier."""
    command.succeed(world)
    business.forget(world)
    await take_up_laid(world)
    await logbook.inform_sides(world)
    asked = await together(*(order(side, Morning(world.day), Orders) for side in world.sides))
    for side, orders in zip(world.sides, asked, strict=True):
        note_silence(world, side, orders)
        logbook.close_book(world, side)
        await carry_out(world, side, orders)
    await logbook.inform_sides(world)


def note_silence(world: World, side: str, orders: Orders) -> None:
    """CN-GEN-02  Each side is run by a player: whoever writes nothing, morning after morning, may not be there, and the umpire is
    shown that.  An answer made for the absent is an empty form too.  A side with nothing on the map has nothing to write."""
    if orders != Orders():
        world.silent.pop(side, None)
    elif any(piece.side == side for piece in pieces(world)):
        world.silent[side] = world.silent.get(side, 0) + 1


async def ask_round_orders(world: World) -> None:
    """CN-ORD-07  Step R2: the overall commander is exempt from couriers and acts as his player wants, so the player is asked at
    the start of a round where something new has reached him, or in every round if he wishes; with order_cycle = every_round all
    sheets may be written anew then (CN-SEQ-01)."""
    if world.slot not in ROUNDS:
        return
    await take_up_laid(world)
    asked = [side for side in world.sides if is_asked(world, side)]
    if asked:
        found = await together(*(order(side, Round(world.day, world.slot), Orders) for side in asked))
        for side, orders in zip(asked, found, strict=True):
            logbook.close_book(world, side)
            await carry_out(world, side, orders)


def is_asked(world: World, side: str) -> bool:
    """CN-ORD-07  Whether a player is asked in this round: by his own wish in every one, or in the mornings only; else where he
    has news and somebody to order.  The others learn no more than that somebody is asked (CN-KNOW-06)."""
    wish = world.ask.get(side, "news")
    if world.options.order_cycle == "every_round" or wish == "rounds":
        return True
    return wish == "news" and logbook.has_news(world, side) and any(logbook.beside(world, side))


def lay_down(world: World, side: str, orders: Orders) -> None:
    """CN-ORD-07  A player may write for his overall commander's force at any time: it lies with the umpire until the next round.
    An empty form takes it back."""
    world.laid.pop(side, None)
    if orders != Orders():
        world.laid[side] = orders
        logbook.close_book(world, side)


async def take_up_laid(world: World) -> None:
    """CN-ORD-07  What a player has written in a round holds from the next one on, for whom of those he meant is still there."""
    laid, world.laid = world.laid, {}
    for side in [side for side in world.sides if side in laid]:
        here = tuple(sheet for sheet in laid[side].sheets if is_here(world, side, whole(side, sheet.to)))
        for sheet in laid[side].sheets:
            if sheet not in here:
                await tell(side, Undelivered(language.write_sheet(Sheet(sheet.to)), "not-in-one-hex"))
        await carry_out(world, side, msgspec.structs.replace(laid[side], sheets=here))


async def carry_out(world: World, side: str, orders: Orders) -> None:
    """A side's form: its business first, as it is written, then its sheets."""
    form = take_number(world, side, "form")
    later = await business.begin_business(world, side, orders.business)
    if later:
        world.business[business.batch(side, form)] = later
    spies = business.bearers(world, side, orders.business)
    dated = [msgspec.structs.replace(sheet, day=world.day, form=form) for sheet in orders.sheets]
    sheets = [sheet for sheet in dated if await can_be_sent(world, side, sheet)]
    sent = tuple(write(world, side, sheet) for sheet in sheets)
    if sent:
        await tell(side, SheetsSent(sent) if len(sent) > 1 else sent[0])
    for sheet in sheets:
        await send(world, side, sheet, spies.get(whole(side, sheet.to), ""))


async def can_be_sent(world: World, side: str, sheet: Sheet) -> bool:
    """Whether there is somewhere to write from; the overall commander needs none."""
    if whole(side, sheet.to) == world.overall.get(side) or command.headquarters(world, side):
        return True
    await tell(side, Undelivered(language.write_sheet(Sheet(sheet.to)), "nowhere-to-order-from"))
    return False


def write(world: World, side: str, sheet: Sheet) -> SheetSent:
    """CN-KNOW-05  A copy of what was written stays in the side's book."""
    to, book = whole(side, sheet.to), world.books.get(side)
    if book is not None:
        book.sent.setdefault(to, []).append(sheet)
        book.wrote[to] = world.tick
    return SheetSent(to, language.write_sheet(sheet), knows_here(world, side, to))


async def send(world: World, side: str, sheet: Sheet, spy: str) -> None:
    if is_here(world, side, whole(side, sheet.to)):
        await deliver(world, side, sheet)
    else:
        dispatches.send_sheet(world, side, sheet, spy=spy, delay=command.delay(world, side))


def is_here(world: World, side: str, to: str) -> bool:
    """Whether a sheet needs no courier: it is for the overall commander himself, or for those he can call (CN-ARR-02)."""
    return to == world.overall.get(side) or command.in_call(world, command.headquarters(world, side), place(world, to))


def knows_here(world: World, side: str, to: str) -> bool:
    """CN-KNOW-04  Whether its writer knows that: of his own hex he knows everything, of the coast beside his ship and of the
    ships beside his coast what was reported to him."""
    hq = command.headquarters(world, side)
    if to == world.overall.get(side) or place(world, to) == hq:
        return True
    return command.in_call(world, hq, addressee.hex_of(belief_cache.beliefs_of(world, side), to))


# ---- arrival ---------------------------------------------------------------------------------------------------------
async def deliver(world: World, side: str, sheet: Sheet, hex: str = "") -> bool:
    """CN-COUR-04  A courier has reached the addressee (or, where there is none any more, stands in `hex`): the order is given
    automatically and at once.  False: nobody takes it, and the courier goes back with that."""
    taker = recipient(world, whole(side, sheet.to), hex)
    if taker is None:
        return False
    key = f"{side}:{take_number(world, side, 'sheet')}"
    kept = sheet if not isinstance(taker, Unit) or is_officered(world, taker) else for_lone(sheet)
    world.sheets[key] = msgspec.structs.replace(kept, to=taker.id, arrived=world.tick)
    await business.deliver_business(world, side, sheet, taker.id)
    hand_out(world, taker, key)
    if taker.id == world.overall.get(side):
        world.standing[side] = sheet.standing
    forget_sheets(world)
    return True


def hand_out(world: World, to: Camp | Commander | Unit | Ship, key: str) -> None:
    """CN-ORD-03  A sheet is for whom it is addressed to, and for those in his hex who go by it; a lone marker beside a commander
    may stand on his too (CN-ORD-04)."""
    if isinstance(to, Ship):
        for ship in [ship for ship in world.ships.values() if ship.side == to.side and ship.hex == to.hex]:
            follow(world, ship, key)
        return
    if isinstance(to, Unit):
        follow(world, to, key)
        return
    before, to.sheet = to.sheet, key
    if isinstance(to, Commander):
        follow(world, to, key)
    for unit, sheet in given_anew(world, to, key, before):
        follow(world, unit, sheet)
    if isinstance(to, Commander):
        for unit in passed_on(world, to.side, world.sheets[key], where(world, to)):
            follow(world, unit, key)


def follow(world: World, piece: Piece, key: str) -> None:
    """CN-SEQ-03  The new sheet replaces the old one from its arrival on; what was begun goes on only as far as the new orders
    say the same."""
    sheet = world.sheets[key]
    if isinstance(piece, Ship):
        piece.sheet = key
        piece.doing = Doing(last=piece.doing.last)
    else:
        piece.sheet, piece.idle_told = key, instructions.NEVER
        leave_behind(world, piece, sheet)
        before, piece.doing = piece.doing, Doing(last=piece.doing.last, since=piece.doing.since, rounds=piece.doing.rounds)
        piece.doing.reported, piece.doing.ready = before.reported, before.ready
    if world.slot != ORDERS:
        take_up(world, piece)
        if not isinstance(piece, Ship) and not on_the_way(world, piece):
            piece.owed = None


def leave_behind(world: World, piece: Soldier, sheet: Sheet) -> None:
    """CN-ORD-03  A commander leaves behind the units that go by a line of their own, on his sheet or on the camp's."""
    if isinstance(piece, Unit) and boxes.names(sheet, piece.number):
        for commander in world.commanders.values():
            commander.leads = [unit for unit in commander.leads if unit != piece.id]


def on_the_way(world: World, piece: Soldier) -> bool:
    """CN-SEQ-03  Whether the step that a piece has paid for lies on its new way."""
    do = piece.doing.do
    if piece.owed is None or do is None or not do.hex:
        return False
    formation = do.formation or ("battle" if do.order == "ADVANCE_TO" else "march")
    pays = column_of(formation) if isinstance(piece, Unit) else "courier"
    way = routes.given_way(ground(world), where(world, piece), do.hex, do.route, pays)
    return bool(way) and way is not None and way[0] == piece.owed.to


def forget_sheets(world: World) -> None:
    """Sheets that nobody follows any more are thrown away."""
    held = [
        *(unit.sheet for unit in world.units.values()), *(camp.sheet for camp in world.camps.values()),
        *(one.sheet for one in world.commanders.values()), *(ship.sheet for ship in world.ships.values()),
    ]
    for key in [key for key in world.sheets if key not in held]:
        del world.sheets[key]


# ---- reading a sheet -------------------------------------------------------------------------------------------------
def sheet_of(world: World, piece: Soldier | Ship) -> Sheet | None:
    """CN-INT-10-X  Everybody keeps the sheet he has, also when the commander who brought it leaves or dies."""
    return world.sheets.get(piece.sheet)


def box_of(world: World, piece: Soldier | Ship, day: int, slot: int) -> Box | None:
    """The box of a piece's own sheet; for a ship also that of a commander aboard or beside it (CN-SEA-01)."""
    sheet = sheet_of(world, piece)
    if sheet is None:
        return None
    return box(column(sheet, piece.number if isinstance(piece, Unit) else 0), piece.doing.ended, day, slot)


def current(world: World, who: str, day: int, slot: int) -> Instruction | None:
    """CN-ORD-01  What a sheet tells a unit, a commander or a ship to do in a slot of a day; None: nothing."""
    piece: Soldier | Ship | None = world.units.get(who) or world.commanders.get(who) or world.ships.get(who)
    found = None if piece is None else box_of(world, piece, day, slot)
    return None if found is None else found[1].do


def complete(world: World, who: str) -> None:
    """The instruction that a piece carries out is done (or has failed for good): its box counts no more."""
    piece: Soldier | Ship | None = world.units.get(who) or world.commanders.get(who) or world.ships.get(who)
    if piece is not None:
        found = box_of(world, piece, world.day, world.slot)
        if found is not None:
            piece.doing.ended = [*piece.doing.ended, found[0]]
        piece.doing.do, piece.doing.last = None, None


def cancel(world: World, who: str) -> None:
    """A retreat drops all orders (CN-RETR-01); a commander keeps what he was to do on his own, and his standing instructions."""
    piece: Soldier | None = world.units.get(who) or world.commanders.get(who)
    if piece is None:
        return
    before = sheet_of(world, piece)
    piece.sheet, piece.doing, piece.owed = "", Doing(), None
    if isinstance(piece, Commander) and before is not None:
        piece.sheet = f"{piece.side}:{take_number(world, piece.side, 'sheet')}"
        world.sheets[piece.sheet] = msgspec.structs.replace(before, lines=())


def pieces(world: World) -> list[Piece]:
    """Everything that follows sheets and is on the map, side by side, commanders first."""
    found: list[Piece] = []
    for side in SIDES:
        found += [c for c in world.commanders.values() if c.side == side and not c.fate and where(world, c)]
        found += [u for u in world.units.values() if u.side == side and u.present > 0 and not u.loose and where(world, u)]
        found += [ship for ship in world.ships.values() if ship.side == side and ship.hex]
    return found


def take_up(world: World, piece: Piece) -> None:
    """What a piece does in this slot.  What it has done so far counts on while the instruction stays the same."""
    if isinstance(piece, Unit) and instructions.hold_leaderless(world, piece):
        return
    for _ in range(MOST_LINES):
        found = box_of(world, piece, world.day, world.slot)
        doing = piece.doing
        if found is None:
            doing.do = None
        elif doing.last != found[1].do:
            piece.doing = Doing(do=found[1].do, last=found[1].do, since=world.tick, ended=doing.ended)
        elif doing.do is None:
            doing.do = found[1].do
        if isinstance(piece, Unit) and found is not None and not armies.understands(piece.undead, found[1].do.order):
            piece.doing = Doing(do=instructions.HOLD, last=found[1].do, ended=doing.ended)
        if not instructions.is_finished(world, piece):
            return
        complete(world, piece.id)
