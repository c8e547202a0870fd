"""The sequence of play: the opening, then days of an order phase, six rounds, an evening and three night rounds.

`World.day` and `World.slot` (0 the order phase, 1 to 6 the rounds, 7 to 9 the night rounds; `evening`: N1 to N3 are still to
come) say where it stands; nothing else is needed after a mark.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, WATCHER, mark, tell
from montjoy.games.clusta import outcome
from montjoy.games.clusta.model.queries import can_act
from montjoy.games.clusta.model.state import Outcome, World, name_next_mark
from montjoy.games.clusta.protocol.events import DayBegins, RoundBegins
from montjoy.games.clusta.protocol.forms import NIGHTS, ORDERS, ROUNDS
from montjoy.games.clusta.rules.campaign import incidents, opening, schedule, undead, works
from montjoy.games.clusta.rules.engagements import ambush, battles, casualties
from montjoy.games.clusta.rules.knowledge import astrology, logbook, night_reports, scouting
from montjoy.games.clusta.rules.messengers import dispatches, drafts, interrogation
from montjoy.games.clusta.rules.movement import fatigue, fleets, timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch, leave_bridge
from montjoy.games.clusta.rules.orders import execution, sheets

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
        found = outcome.find_outcome(world)
        if found is not None:
            world.over, world.outcome = True, found
            await outcome.tell_end(world, found)
            return found
        forward(world)
        world.mark = name_next_mark(world)


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
    await logbook.open_books(world)
    await dispatches.hand_over_in_morning(world)
    await logbook.inform_sides(world)
    casualties.rejoin_units(world)                                   # CN-LOSS-02: or in the order phase
    await undead.name_conflux(world)                                 # CN-CRUR-14-X: on the day of the bridge
    await schedule.morning(world)
    await sheets.ask_orders(world)


async def day_round(world: World) -> None:
    """CN-SEQ-02  A round: R1 what is due, R2 instructions, R3 movement, R4 work, R5 battles, R6 messages leave, R7
    questioning, R8 what has arrived is handed over."""
    await begin_round(world)
    await logbook.inform_sides(world)
    await sheets.ask_round_orders(world)
    await execution.assume(world)
    await fleets.sail(world)
    await timeline.move(world, WATCH)
    await act(world)
    await execution.settle(world)
    await dispatches.send_off(world)
    await incidents.mistreat_prisoners(world)
    await interrogation.question_captives(world)
    await logbook.inform_sides(world)


async def begin_round(world: World) -> None:
    """CN-SEQ-02  R1: what is due; and who has made peace fights no more."""
    await tell(WATCHER, RoundBegins(world.day, world.slot))
    await schedule.ask_in_round(world)
    await incidents.carry_out_due(world)
    await leave_bridge(world)
    await battles.part_friends(world)


async def act(world: World) -> None:
    """CN-SEQ-02  R4 work and R5 battles, and the battle reports as drafted; at night only with the option
    night_actions = "all" (CN-GEN-08)."""
    if can_act(world):
        await fleets.land_all(world, WATCH)
        await works.do_work(world)                               # no round of work for whom a landing meets
        await scouting.scout(world)
        ambush.lie_in_wait(world)
        await battles.fight_all(world)
        await drafts.show_drafts(world)


async def evening(world: World) -> None:
    """CN-SEQ-02  N1 the unhurt and the recovered come back, N2 the day's work is counted, N3 night couriers."""
    await casualties.recover_wounded(world)
    await works.count_day(world)
    await astrology.divine_in_evening(world)
    await night_reports.send_night_reports(world)


async def night_round(world: World) -> None:
    """CN-SEQ-02  N4: a night round of movement and couriers; after the third N5, rest and exhaustion."""
    await begin_round(world)
    await execution.assume(world)
    await fleets.sail(world)
    await timeline.move(world, WATCH)
    await act(world)
    await dispatches.send_off(world)
    await logbook.inform_sides(world)
    if world.slot == NIGHTS[-1]:
        fatigue.count_rest(world)
