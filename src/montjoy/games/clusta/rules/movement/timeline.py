"""R3: everything that moves, on one time line (CN-SEQ-04).

A mover with M points enters a hex at c/M of the round, c being what the way has cost so far (`model/mover.py`).  Entries are
handled in the order of their times, equal ones together; until its entry is complete a mover is still in the hex it leaves.
"""

from __future__ import annotations

from montjoy.games.clusta.model.mover import Time, moment
from montjoy.games.clusta.model.pieces import Owed, Unit
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.model.watch import Watch
from montjoy.games.clusta.rules.messengers.travel import Rider, riders
from montjoy.games.clusta.rules.movement import contact, fatigue
from montjoy.games.clusta.rules.movement.parties import (
    Party,
    declare_dash,
    formation,
    is_busy,
    is_under_way,
    leaders,
    parties,
    points,
)
from montjoy.games.clusta.rules.movement.stacking import unstack
from montjoy.games.clusta.rules.movement.stepping import Round, Troops, collide, enter, finish, may_go_on, plan


async def move(world: World, watch: Watch | None = None) -> None:
    """CN-SEQ-04  All units move at the same time within a round: the entries of all movers in the order of their times."""
    on = Round(world, watch or Watch())
    fatigue.disturb_rest(world)
    for unit in world.units.values():
        unit.moved = unit.fought = unit.beaten = False       # of the round before
        if not is_busy(world, unit):
            settle(world, unit)
    for party in parties(world):
        finish(world, party)
        if may_move(on, party):
            declare_dash(world, party)
    await join_in(on, 0)
    on.riders = riders(world)
    for rider in on.riders:
        await rider.begins(on.watch)
        await follow_rider(on, rider, 0)
    while (time := next_time(on)) is not None:
        await enter_all(on, time)
    for troops in on.troops:
        carry_over(world, troops)
    for rider in on.riders:
        rider.rests()
    unstack(world)
    fatigue.count_march(world)
    fatigue.take_rest(world)


def settle(world: World, unit: Unit) -> None:
    """The formation of a round; what was paid in the other one is lost (CN-MOVE-04)."""
    before = unit.formation
    unit.formation = formation(world, unit)
    if unit.formation != before:
        unit.owed = None


def next_time(on: Round) -> Time | None:
    """When somebody's next entry is complete."""
    times = [due for mover in (*on.troops, *on.riders) if (due := mover.due) is not None]
    return min(times, default=None)


async def enter_all(on: Round, time: Time) -> None:
    """CN-SEQ-04  What happens at one time: first the contacts with who stands there, then those who meet, then the entries, all
    in list order of sides and units."""
    now = sorted((t for t in on.troops if t.due == time), key=lambda t: t.order)
    for troops in now:
        if stands(on, troops) and contact.meets(on.world, troops.party, troops.way[0]):
            await enter(on, troops, time)
    await collide(on, [troops for troops in now if stands(on, troops) and troops.due == time], time)
    for troops in now:
        if stands(on, troops) and troops.due == time:
            await enter(on, troops, time)
    for rider in sorted((r for r in on.riders if r.due == time), key=lambda r: r.order):
        await rider.enters(time, on.watch, moment(time))
        await follow_rider(on, rider, time)


def stands(on: Round, troops: Troops) -> bool:
    """Whether a mover is still one: not stopped, not in a battle, somebody left."""
    return any(troops is other for other in on.troops) and may_go_on(on, troops)


# ---- who moves -------------------------------------------------------------------------------------------------------
def may_move(on: Round, party: Party) -> bool:
    """CN-SEQ-05  Whether a party can move now: under way, not in a battle, not done for this round; at night, if so dated."""
    units = party.units
    if any(unit.id in on.ended or is_busy(on.world, unit) for unit in units):
        return False
    return is_under_way(on.world, units[0]) and fatigue.may_march(on.world, units[0])


async def join_in(on: Round, time: Time) -> None:
    """Who moves from now on: at the beginning of a round, and when a courier has brought new orders (CN-SEQ-03).  A step that has
    been paid for is finished only if it lies on the new way; else what was paid is lost."""
    before = on.troops
    on.troops = [t for t in before if all(u.doing.do == t.do and is_under_way(on.world, u) for u in t.party.units)]
    kept = [id for troops in on.troops for id in troops.ids]
    for unit in (unit for troops in before for unit in troops.party.units if unit.id not in kept):
        unit.owed = None
    for party in parties(on.world):
        party.units = [u for u in party.units if u.id not in kept and fatigue.may_march(on.world, u)]
        if party.units and may_move(on, party):
            await begin(on, party, time, next((t for t in before if t.ids == [u.id for u in party.units]), None))


async def begin(on: Round, party: Party, time: Time, before: Troops | None) -> None:
    """A party sets out; `before`: it was under way by older orders."""
    party.led = leaders(on.world, party)
    troops = Troops(points(on.world, party), time, owed(party, time), party=party, do=party.do)
    on.troops.append(troops)
    await plan(on, troops)
    if before is not None and before.way[:1] == troops.way[:1] and (before.price, before.sixths) == (troops.price, troops.sixths):
        troops.start, troops.paid = before.start, before.paid
        troops.aim(troops.way, troops.price)


def owed(party: Party, time: Time) -> int:
    """What all of a party have paid in earlier rounds for the same step; orders that come in the middle of a round find
    nothing."""
    paid = [unit.owed for unit in party.units]
    first = paid[0]
    if time or first is None or any(each is None or each.to != first.to for each in paid):
        return 0
    return min(each.paid for each in paid if each is not None)


# ---- the end of a round ------------------------------------------------------------------------------------------------
def carry_over(world: World, troops: Troops) -> None:
    """CN-MOVE-04  What is left of a round is paid into the step a party is making, and kept over a night's rest."""
    if troops.way:
        for who in troops.party.members:
            who.owed = Owed(troops.way[0], troops.part_paid())
        for unit in troops.party.units:
            unit.moved = unit.moved or troops.part_paid() > troops.paid


async def follow_rider(on: Round, rider: Rider, time: Time) -> None:
    """What a rider's coming has changed: orders that he brought apply at once (CN-SEQ-03)."""
    if rider.over:
        on.riders = [other for other in on.riders if other is not rider]
    if rider.brought:
        rider.brought = False
        await join_in(on, time)
