"""B4 of reliability: days of play on a machine whose clock is set forward and back, that sleeps, and that is killed.

The promises are judged from what was stored (`clockwork.Judge`).  The large number is in the soak, chapter `clock`."""

from __future__ import annotations

import time
from typing import Any

import pytest

from montjoy.table.tables import clock, deadlines, scheduler, services
from tests.suite.many import soak_only, some, times
from tests.table.clockwork import simulated

WINTER, SUMMER, Y2038 = 1_793_494_800.0, 1_774_746_000.0, 2.0**31        # clocks go back and forward in Europe; 32 bits end


@pytest.mark.parametrize(("seed", "wall", "zone"), [
    (1, WINTER - 43_200, "Europe/Stockholm"), (2, SUMMER - 43_200, "Europe/Prague"), (3, Y2038 - 43_200, "Asia/Jerusalem"),
][: times(1, 3)])  # fmt: skip
def test_no_deadline_is_early_or_twice_or_late(seed: int, wall: float, zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        judge = simulated(seed, 20, 2.5, wall)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert judge.latest <= services.LATE and judge.graced > 0


@soak_only
def test_two_hundred_games_in_one_thread() -> None:
    assert simulated(4, 200, 0.3).decided > 100


# ---- planted faults ----------------------------------------------------------------------------------------------------------
def no_grace(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(clock.Clock, "missed_by_us", lambda self, key: False)
    return "no grace|after an absence"


def early(patch: pytest.MonkeyPatch) -> str:
    """When little is left, the server does not wait for the rest."""

    async def one(room: Any, key: Any, at: float, now: float) -> None:
        room.clock.due[key] = min(room.clock.due[key], now)
        await deadlines.decide(room, key, now)

    patch.setattr(deadlines, "_one", one)
    return "early"


def forgotten(patch: pytest.MonkeyPatch) -> str:
    """What is due is not stored beside the lines that say so, so that a fresh start does not look at the table."""
    patch.setattr(clock.Clock, "due_after", lambda self, own: None)
    return "forgotten|late|no grace"


def asleep(patch: pytest.MonkeyPatch) -> str:
    """Nobody notices that the clock jumped."""
    patch.setattr(services.Wakefulness, "look", lambda self, now, watch: 0.0)
    return "no grace|late"


def late(patch: pytest.MonkeyPatch) -> str:
    """The clockwork sleeps through what is due."""
    real = scheduler.Scheduler.look

    async def look(self: Any) -> float:
        return max(await real(self), float(self.registry.now()) + 60)

    patch.setattr(scheduler.Scheduler, "look", look)
    return "late|forgotten"


@pytest.mark.parametrize("plant", some([no_grace, early, forgotten, asleep, late], 2))
def test_a_planted_fault_is_seen(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plant(monkeypatch)
    with pytest.raises(AssertionError, match=wanted):
        for seed in range(5, 9):
            simulated(seed, 10, 2.0)
