"""The sequence of play and its clock."""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.clusta import play
from montjoy.games.clusta.protocol import events
from montjoy.games.clusta.protocol.forms import Edited, Orders, Plan, clock
from tests.games.clusta.board import board, run, sheet

MORNING = ["M1 dispatches.hand_over_in_morning", "logbook.inform_sides", "schedule.morning", "M2 sheets.ask_orders"]
ROUND = [
    "R1 schedule.ask_in_round", "incidents.carry_out_due", "logbook.inform_sides", "R2 sheets.ask_round_orders",
    "execution.assume", "fleets.sail",
    "R3 timeline.move",
    "R4 fleets.land_all", "works.do_work", "scouting.scout", "ambush.lie_in_wait",
    "R5 battles.fight_all", "R6 drafts.show_drafts", "execution.settle", "dispatches.send_off",
    "R7 incidents.mistreat_prisoners", "interrogation.question_captives",
    "R8 logbook.inform_sides",
]  # fmt: skip
EVENING = [
    "N1 casualties.recover_wounded", "N2 works.count_day", "astrology.divine_in_evening", "N3 night_reports.send_night_reports",
]  # fmt: skip
NIGHT = [
    "N4 schedule.ask_in_round", "incidents.carry_out_due", "execution.assume", "fleets.sail", "timeline.move",
    "dispatches.send_off", "logbook.inform_sides",
]  # fmt: skip


def quiet(seat: str, ask: Any, options: Any) -> Any:
    return {Plan: Plan(), Edited: Edited(), Orders: Orders()}[options]


def test_the_steps_of_a_day(monkeypatch: pytest.MonkeyPatch):
    """CN-SEQ-01, CN-SEQ-02  A day without events is: orders, six times (movement, battle, information), the night, with all their
    steps in their order."""
    log: list[str] = []
    steps = {step.split(" ")[-1] for part in (MORNING, ROUND, EVENING, NIGHT) for step in part}
    for step in [*sorted(steps), "fatigue.count_rest"]:
        chapter, name = step.split(".")
        module = vars(play)[chapter]
        monkeypatch.setattr(module, name, noted(log, step, vars(module)[name]))
    world = board("ransards 6 0407 180 HOLD", "ransards grisban 0407", "trakorians 5 0420 200 HOLD", day=3, slot=0, conflux_day=4)
    out = scripted(play.play(world), (), quiet)
    day = [s.split(" ")[-1] for s in (*MORNING, *(6 * ROUND), *EVENING, *(3 * NIGHT))] + ["fatigue.count_rest"]
    assert log[: len(day)] == day
    nights = [f"3.night{n}" for n in (1, 2, 3)]
    assert out.marks[:12] == ["3.orders", *(f"3.{n}" for n in range(1, 7)), "3.evening", *nights, "4.orders"]
    assert out.over and out.value.why == "conflux"
    assert [e.slot for e in out.told(events.RoundBegins)][:9] == [*range(1, 10)]


def noted(log: list[str], step: str, real: Any) -> Any:
    """The real step, written down where it is play.py that takes it."""

    def sync(world: Any, *more: Any) -> Any:
        if sys._getframe(1).f_globals["__name__"] == play.__name__:
            log.append(step)
        return real(world, *more)

    return sync


@pytest.mark.parametrize(
    ("day", "slot", "hour"), [(3, 1, 6), (3, 6, 16), (3, 7, 18), (3, 8, 22), (3, 9, 26), (3, 0, 6)]
)
def test_the_clock(day: int, slot: int, hour: int):
    """CN-GEN-07  Day 3 round 1 is 06.00, round 6 16.00, night round 2 22.00, in half hours since day 0, 06.00."""
    assert clock(day, slot) == day * 48 + 2 * (hour - 6)
    assert board("ransards 6 0407 180", day=day, slot=slot).tick == clock(day, slot)


def test_rounds_and_night_rounds_last_as_long_as_they_should():
    """CN-GEN-07  Four half hours a round, eight a night round."""
    ticks = [clock(0, slot) for slot in range(1, 10)] + [clock(1, 1)]
    assert [b - a for a, b in pairwise(ticks)] == [4] * 6 + [8] * 3


def test_the_clock_goes_forward():
    """CN-GEN-07  Orders, six rounds, the evening, three night rounds, the next morning; a ruling does not stop it."""
    world = board("ransards 6 0407 180", day=3, slot=0)
    seen = []
    for _ in range(11):
        play.forward(world)
        seen.append((world.day, world.slot, world.evening))
    night = [(3, 7, True), (3, 7, False), (3, 8, False), (3, 9, False)]
    assert seen == [*((3, n, False) for n in range(1, 7)), *night, (4, 0, False)]
    world.slot, world.evening = 12, False
    play.forward(world)
    assert (world.day, world.slot) == (5, 0)


def test_nothing_but_moving_at_night_unless_the_umpire_permits_it():
    """CN-GEN-08, night_actions = all: a night round counts as a round of work; move_only: not."""
    for allowed, rounds in (("all", 1), ("move_only", 0)):
        pieces = "ransards 6 0407 180", "ransards grisban 0407 leads 6"
        world = board(*pieces, sides="trakorians", day=3, slot=7, night_actions=allowed)
        sheet(world, "ransards", "grisban", "d3.7=MAKE_CAMP:0407")
        run(play.night_round(world))
        assert sum(works.rounds for works in world.works) == rounds


@pytest.mark.parametrize(("day", "slot", "marks"), [
    (3, 2, ["3.2", "3.3", "3.4"]), (3, 4, ["3.2", "3.5", "3.6"]), (3, 1, ["3.2", "3.2.1", "3.3"]), (2, 6, ["3.2", "2.evening.1"]),
    (40, 9, ["3.2", "41.orders", "41.1"]), (3, -7, ["3.2", "4.orders", "4.1"]), (3, 99, ["3.2", "4.orders", "4.1"]),
])
def test_a_ruling_moves_the_clock(day: int, slot: int, marks: list[str]):
    """CN-GEN-07  Play begins again at the mark at which the ruling was made and goes on from the time that it set; no mark stands
    twice."""
    pieces = ("ransards 6 0407 180 HOLD", "ransards grisban 0407", "trakorians 5 0420 200 HOLD")
    world = board(*pieces, day=3, slot=2, conflux_day=max(day, 3) + 1)
    world.day, world.slot = day, slot
    out = scripted(play.play(world), (), quiet)
    assert out.marks[: len(marks)] == marks and len(out.marks) == len(set(out.marks)) and out.over
