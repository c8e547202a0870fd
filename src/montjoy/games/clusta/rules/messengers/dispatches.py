"""What is sent: reports, sheets and letters, when their couriers start, and when they leave (CN-COUR-01, CN-SEQ-08)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.games.clusta.model.command import headquarters
from montjoy.games.clusta.model.queries import ground, place, whole
from montjoy.games.clusta.model.state import SIDES, Courier, Dispatch, Drafted, World, take_number
from montjoy.games.clusta.protocol.forms import NIGHTS, Sheet, clock
from montjoy.games.clusta.protocol.reports import Letter, Report
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.seen import addressee, belief_cache


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
        f"{side}.c{take_number(world, side, 'courier')}", side, draft.to, carries, carries.hex, start, spy=draft.spy
    )
    courier.goal = goal_of(world, courier) or thought_at(world, side, draft.to)
    world.couriers[courier.id] = courier
    if draft.spy:
        world.specialists[draft.spy].with_ = courier.id


def thought_at(world: World, side: str, to: str) -> str:
    """CN-ORD-02  Where a side thinks somebody to be who is gone: the courier finds that out there, and is not back before."""
    known = belief_cache.beliefs_of(world, side)
    return addressee.hex_of(known, to) or known.last.get(to, "")


def sender(dispatch: Dispatch) -> str:
    """The side that a dispatch comes from."""
    return dispatch.by.partition(".")[0]


async def send_off(world: World) -> None:
    """CN-SEQ-08  Step R6: what was written in this round is handed over at once in the overall commander's own hex; everything
    else becomes a courier."""
    drafts, world.drafts = world.drafts, []
    here = [draft for draft in drafts if is_handed_over(world, draft)]
    for side in world.sides:
        await logbook.arrive(world, side, *(draft.carries for draft in here if draft.to == side))
    for draft in drafts:
        hex = draft.carries.hex
        if draft not in here and hex and (draft.to not in SIDES or has_reader(world, draft.to)):
            depart(world, draft)


def is_handed_over(world: World, draft: Drafted) -> bool:
    """Whether it was written in the overall commander's own hex, for himself."""
    side, hex = sender(draft.carries), draft.carries.hex
    return draft.to == side and hex != "" and hex == headquarters(world, side)


def has_reader(world: World, to: str) -> bool:
    """Whether there is an overall commander to write to, or will be in the next order phase; a side that has lost its last one
    and its last camp is written to no more."""
    return bool(headquarters(world, to) or world.overall.get(to, ""))


async def hand_over_in_morning(world: World) -> None:
    """CN-SEQ-08  Step M1: what came in the last night round is handed over, and what was still to be sent goes out."""
    await send_off(world)
    await logbook.hand_over_dispatches(world)


def goal_of(world: World, courier: Courier) -> str:
    """The hex in which his addressee is.  Where a sheet's addressee is nowhere any more, he goes to where that one was last; a
    report waits until there is an overall commander again."""
    found = routes.destination(world, courier.to)
    if found or courier.to in SIDES:
        courier.goal = found or courier.goal
        return found
    return courier.goal
