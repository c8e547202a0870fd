"""The sequence of play: the opening, then days of an order phase, six rounds, an evening and three night rounds.

`World.day` and `World.slot` (0 the order phase, 1 to 6 the rounds, 7 to 9 the night rounds; `evening`: N1 to N3 are still to
come) say where it stands; nothing else is needed after a mark.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, mark, tell
from montjoy.games.clusta import (
    battles,
    books,
    captives,
    couriers,
    drafts,
    ends,
    events,
    idle,
    losses,
    nightly,
    nights,
    opening,
    peace,
    schedule,
    scouting,
    sea,
    sheets,
    stars,
    timeline,
    work,
)
from montjoy.games.clusta.said import DayBegins, RoundBegins
from montjoy.games.clusta.watching import CampaignWatch, off_the_bridge
from montjoy.games.clusta.whereabouts import can_act
from montjoy.games.clusta.world import NIGHTS, ORDERS, ROUNDS, Outcome, World, named

WATCH: Final = CampaignWatch()


async def play(world: World) -> Outcome:
    """CN-SEQ-01  A day is: orders once, then movement, battle and information in each of six rounds, then the night's rest."""
    if world.day < 0:
        await opening.begin(world)
    while True:
        await mark(world.mark)
        if world.slot == ORDERS:
            await morning(world)
        elif world.evening:
            await evening(world)
        elif world.slot in ROUNDS:
            await day_round(world)
        else:
            await night_round(world)
        found = ends.outcome(world)
        if found is not None:
            world.over, world.outcome = True, found
            await ends.told(world, found)
            return found
        forward(world)
        world.mark = named(world)


def forward(world: World) -> None:
    """CN-GEN-07  The next step of the clock: six rounds, the evening, three night rounds, the next morning.  What a ruling has
    set out of order comes back into it."""
    if world.evening:
        world.evening = False
    elif world.slot in ROUNDS and world.slot == ROUNDS[-1]:
        world.slot, world.evening = NIGHTS[0], True
    elif ORDERS <= world.slot < NIGHTS[-1]:
        world.slot += 1
    else:
        world.day, world.slot = world.day + 1, ORDERS


async def morning(world: World) -> None:
    """CN-SEQ-02  The order phase: M1 what came in the last night round, what the umpire adds to his
    sheet, M2 and M3 the order sheets."""
    await tell(ALL, DayBegins(world.day))
    await books.opened(world)
    await couriers.morning(world)
    await books.handed(world)
    losses.rejoined(world)                                   # CN-LOSS-02: or in the order phase
    await schedule.morning(world)
    await sheets.morning(world)


async def day_round(world: World) -> None:
    """CN-SEQ-02  A round: R1 what is due, R2 instructions, R3 movement, R4 work, R5 battles, R6 messages leave, R7
    questioning, R8 what has arrived is handed over."""
    await begun(world)
    await books.handed(world)
    await sheets.round_orders(world)
    await sheets.assume(world)
    await sea.sail(world)
    await timeline.move(world, WATCH)
    await acted(world)
    await idle.settle(world)
    await couriers.leave(world)
    await events.prisoners(world)
    await captives.question(world)
    await books.handed(world)


async def begun(world: World) -> None:
    """CN-SEQ-02  R1: what is due; and who has made peace fights no more."""
    await tell(ALL, RoundBegins(world.day, world.slot))
    await events.due(world)
    await off_the_bridge(world)
    await peace.parted(world)


async def acted(world: World) -> None:
    """CN-SEQ-02  R4 work and R5 battles, and the battle reports as drafted; at night only with the option
    night_actions = "all" (CN-GEN-08)."""
    if can_act(world):
        await sea.landed(world, WATCH)
        await work.done(world)                               # no round of work for whom a landing meets
        await scouting.scout(world)
        await battles.fight_all(world)
        await drafts.shown(world)


async def evening(world: World) -> None:
    """CN-SEQ-02  N1 the unhurt and the recovered come back, N2 the day's work is counted, N3 night couriers."""
    await losses.evening(world)
    await work.evening(world)
    await stars.evening(world)
    await nightly.report(world)


async def night_round(world: World) -> None:
    """CN-SEQ-02  N4: a night round of movement and couriers; after the third N5, rest and exhaustion."""
    await begun(world)
    await sheets.assume(world)
    await sea.sail(world)
    await timeline.move(world, WATCH)
    await acted(world)
    await couriers.leave(world)
    await books.handed(world)
    if world.slot == NIGHTS[-1]:
        nights.rested(world)


