"""Couriers: when they are sent, when they start, how they ride, and what happens when they arrive (CN-COUR-01 to -14).

    couriers.send(world, side, reports, by=unit.id, hex=unit.hex)      a report to the side's overall commander
    couriers.send_sheet(world, side, sheet)                            orders, from his hex to an addressee
    couriers.send_letter(world, side, other, text)                     a letter to another side's overall commander

The time line moves them (`riders.py`) to where `goal` says; it calls `passes` where a courier sets out and for every hex that he
enters, and `arrived` when he is there.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import NOBODY, tell
from montjoy.games.clusta import books, hunters, judge_seen, nightly, routes, scouting, sheets
from montjoy.games.clusta.acts import Sheet
from montjoy.games.clusta.overall import headquarters
from montjoy.games.clusta.pieces import Unit
from montjoy.games.clusta.reports import Letter, Report, Returned
from montjoy.games.clusta.said import GoesNoFurther
from montjoy.games.clusta.whereabouts import ground, place, whole
from montjoy.games.clusta.world import NIGHTS, SIDES, Captive, Courier, Dispatch, Drafted, World, clock, fresh


# ---- sending ---------------------------------------------------------------------------------------------------------
def send(world: World, side: str, reports: Sequence[Report], *, by: str, hex: str, now: bool = False) -> None:
    """CN-COUR-01  Something has happened that the overall commander must hear of: a report is drafted, whose courier starts with
    the next round.  `now`: its bearer stands before him, and it is handed over in this round."""
    dispatch = Dispatch("report", by, world.tick, hex, reports=tuple(reports))
    if now:
        world.arrived.setdefault(side, []).append(dispatch)
    else:
        world.drafts.append(Drafted(side, dispatch, next_start(world)))


def next_start(world: World) -> int:
    """CN-SEQ-08  The tick at which a courier starts who is sent because of something in this round: the beginning of the next
    round, by day or by night; in the order phase that of the first round, in the evening that of the first night round."""
    if world.evening:
        return world.tick
    day, slot = (world.day + 1, 1) if world.slot >= NIGHTS[-1] else (world.day, world.slot + 1)
    return clock(day, slot)


def sheet_start(world: World, delay: int) -> int:
    """CN-SEQ-08  A sheet starts at the beginning of round 1, or of the round in which it is written, or so many rounds later."""
    late = max(1, world.slot) + delay - 1
    return clock(world.day + late // NIGHTS[-1], late % NIGHTS[-1] + 1)


def send_sheet(world: World, side: str, sheet: Sheet, *, spy: str = "", delay: int = 0) -> None:
    """CN-COUR-01  A sheet of orders starts from the overall commander's hex for its addressee; `spy`: a spy carries it."""
    by = world.overall.get(side, "") or side
    carries = Dispatch("orders", by, world.tick, headquarters(world, side), sheet=sheet)
    depart(world, Drafted(whole(side, sheet.to), carries, sheet_start(world, delay), spy))


def send_letter(world: World, side: str, other: str, text: str) -> None:
    """CN-COUR-01  A letter starts for another side's overall commander; it does not say where it was written."""
    letter = Letter(world.tick, "", side, text)
    carries = Dispatch("letter", side, world.tick, headquarters(world, side), letter=letter)
    depart(world, Drafted(other, carries, sheet_start(world, 0)))


def depart(world: World, draft: Drafted) -> None:
    """A message goes on its way.  Off no coast nobody can get away from a ship: what was written aboard waits until it lies off
    one."""
    carries, side = draft.carries, sender(draft.carries)
    there = ground(world)
    if there.is_sea(carries.hex) and not there.coast_around(carries.hex):
        hex = place(world, carries.by) or headquarters(world, side) or carries.hex
        world.drafts.append(msgspec.structs.replace(draft, carries=msgspec.structs.replace(carries, hex=hex)))
    else:
        ride(world, side, draft)


def ride(world: World, side: str, draft: Drafted) -> None:
    """A courier with a message, where it was written."""
    carries = msgspec.structs.replace(draft.carries, overall=headquarters(world, side))
    start = max(draft.leaves, world.tick)
    courier = Courier(
        f"{side}.c{fresh(world, side, 'courier')}", side, draft.to, carries, carries.hex, start, spy=draft.spy
    )
    courier.goal = goal(world, courier) or thought_at(world, side, draft.to)
    world.couriers[courier.id] = courier
    if draft.spy:
        world.specialists[draft.spy].with_ = courier.id


def thought_at(world: World, side: str, to: str) -> str:
    """CN-ORD-02  Where a side thinks somebody to be who is gone: the courier finds that out there, and is not back before."""
    return judge_seen.hex_of(books.beliefs_of(world, side), to)


def sender(dispatch: Dispatch) -> str:
    """The side that a dispatch comes from."""
    return dispatch.by.partition(".")[0]


async def leave(world: World) -> None:
    """CN-SEQ-08  Step R6: what was written in this round is handed over at once in the overall commander's own hex; everything
    else becomes a courier."""
    drafts, world.drafts = world.drafts, []
    for draft in drafts:
        side, hex = sender(draft.carries), draft.carries.hex
        if draft.to == side and hex and hex == headquarters(world, side):
            await books.arrive(world, side, draft.carries)
        elif hex and (draft.to not in SIDES or has_reader(world, draft.to)):
            depart(world, draft)


def has_reader(world: World, to: str) -> bool:
    """Whether there is an overall commander to write to, or will be in the next order phase; a side that has lost its last one
    and its last camp is written to no more."""
    return bool(headquarters(world, to) or world.overall.get(to, ""))


async def morning(world: World) -> None:
    """CN-SEQ-08  Step M1: what came in the last night round is handed over, and what was still to be sent goes out."""
    await leave(world)
    await nightly.handed_over(world)


# ---- on the way ------------------------------------------------------------------------------------------------------
def rides(world: World, courier: Courier) -> bool:
    """CN-COUR-13  From the tick at which he starts a courier rides in every slot, by day and by night, and can be captured in
    each of them with the same chances."""
    return courier.leaves <= world.tick


def goal(world: World, courier: Courier) -> str:
    """The hex in which his addressee is.  Where a sheet's addressee is nowhere any more, he goes to where that one was last; a
    report waits until there is an overall commander again."""
    found = routes.destination(world, courier.to)
    if found or courier.to in SIDES:
        courier.goal = found or courier.goal
        return found
    return courier.goal


async def passes(world: World, courier: Courier, before: str) -> bool:
    """He sets out from his hex, or has entered it from another.  True: he rides no further: captured there, the spy who carries
    the message dead, or nobody left to whom he could bring it."""
    if before == courier.hex and await has_no_goal(world, courier):
        return True
    return await entered(world, courier, courier.hex, courier.hex in ground(world).by_road[before], stays=before == courier.hex)


async def has_no_goal(world: World, courier: Courier) -> bool:
    """Orders for somebody who is nowhere, and never was, go back; nobody rides for a side that will not have an overall commander
    again."""
    if courier.to in SIDES and not has_reader(world, courier.to):
        del world.couriers[courier.id]
        await tell(NOBODY, GoesNoFurther(courier.id, "unread", courier.hex))
        return True
    if courier.to in SIDES or goal(world, courier):
        return False
    del world.couriers[courier.id]
    returns(world, courier)
    return True


async def entered(world: World, courier: Courier, hex: str, road: bool, *, stays: bool = False) -> bool:
    """He is in a hex; `road`: he followed a road into it; `stays`: he has not moved.  True: he rides no further."""
    courier.hex = hex
    if not can_be_caught(courier):
        return not stays and await spy_dies(world, courier)
    by = await hunters.passage(
        world, courier.side, courier.id, courier.zones, hex, road=road, stays=stays, to=courier.to
    )
    if by is not None:
        await captured(world, by, courier)
    return by is not None


async def captured(world: World, by: Unit, courier: Courier) -> None:
    """CN-COUR-07  A captured courier does not deliver, and nobody is told; who took him holds him."""
    del world.couriers[courier.id]
    carries = courier.carries
    if courier.to == courier.side:                           # CN-COUR-09: he knows where he was heading
        carries = msgspec.structs.replace(carries, overall=courier.goal or carries.overall)
    hunters.take(world, by, Captive(courier.id, by.id, courier.side, "courier", carries, world.tick))
    await tell(NOBODY, GoesNoFurther(courier.id, "killed" if hunters.kills(by) else "captured", courier.hex, by.id))


# ---- spies as couriers -----------------------------------------------------------------------------------------------
def can_be_caught(courier: Courier) -> bool:
    """CN-COUR-14  Nobody intercepts a message that a spy carries."""
    return not courier.spy


async def spy_dies(world: World, courier: Courier) -> bool:
    """A spy with a message still risks his life where his way leads into a hex of enemies (CN-SPEC-05)."""
    spy = world.specialists[courier.spy]
    if not await scouting.perishes(world, spy, courier.hex):
        return False
    del world.couriers[courier.id]
    await tell(NOBODY, GoesNoFurther(courier.id, "dead", courier.hex))
    return True


# ---- arrival ---------------------------------------------------------------------------------------------------------
async def arrived(world: World, courier: Courier) -> None:
    """CN-SEQ-08  He is where his addressee is: orders are given at once (CN-COUR-04); a report or a letter is handed over in the
    information step."""
    world.couriers.pop(courier.id, None)
    sheet = courier.carries.sheet
    if sheet is None:
        world.arrived.setdefault(courier.to, []).append(courier.carries)
    elif not await sheets.deliver(world, courier.side, sheet, courier.hex):
        returns(world, courier)
    if courier.spy:
        stays_with(world, courier)


def returns(world: World, courier: Courier) -> None:
    """His addressee is gone and nobody takes the order in his place: he rides back and says so (CN-ORD-02).  Which courier he is
    he does not say: from his number one could count those who never came (CN-COUR-07)."""
    returned = Returned(world.tick, courier.hex, "", courier.to)
    send(world, courier.side, [returned], by=courier.id, hex=courier.hex)


def stays_with(world: World, courier: Courier) -> None:
    """CN-COUR-14  A spy who has carried a message is then where its addressee is; if that is nobody, he rides home."""
    spy = world.specialists[courier.spy]
    to = courier.to if courier.to not in SIDES else world.overall.get(courier.to, "")
    spy.with_ = to if place(world, to) else ""
    spy.hex = "" if spy.with_ else courier.hex
