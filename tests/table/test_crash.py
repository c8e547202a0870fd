"""Kill -9, a full disk, a failed sync, a rule that raises: what was acknowledged is there; a table's trouble is its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.suite.many import soak_only, times
from tests.table.faulty import carries_on, failed_sync, full, poisoned
from tests.table.kills import around_a_deadline, killed

KILLS = times(3, 15)


def test_A2_kill_9_under_four_clients_that_send_again(tmp_path: Path) -> None:
    """1,000 on SQLite and 200 on PostgreSQL in the soak."""
    assert killed(1, tmp_path / "t.db", KILLS) == []


@soak_only
def test_A2_planted_acknowledged_before_it_is_on_the_disk(tmp_path: Path) -> None:
    assert any(killed(seed, tmp_path / f"{seed}.db", 4, "early:0.05") for seed in range(3))


@soak_only
def test_A2_planted_nobody_looks_at_keys(tmp_path: Path) -> None:
    """What was stored and not answered is sent again, and then counts twice."""
    assert any(killed(seed, tmp_path / f"{seed}.db", 8, "keyless") for seed in range(4))


# ---- B5: around a deadline -------------------------------------------------------------------------------------------------
def test_B5_kill_9_around_a_deadline(tmp_path: Path) -> None:
    """200 in the soak.  Each question that fell due was decided once, and every die of the seed can be recomputed."""
    for seed in range(times(1, 3)):
        assert around_a_deadline(seed, tmp_path / f"{seed}.db") == []


# ---- A6: a rule that raises ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("k", [1, 2, 5])
def test_A6_a_rule_that_raises_stops_its_own_table(tmp_path: Path, k: int) -> None:
    assert asyncio.run(poisoned(tmp_path / "t.db", k)) == []


def test_A6_planted_the_fault_is_carried_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Caught and carried on: nobody is told and the game does not stop."""
    from montjoy.core.session.journal import Journal

    monkeypatch.setattr(Journal, "_run_on", carries_on)
    assert asyncio.run(poisoned(tmp_path / "t.db", 1))


# ---- A4, A5: the disk --------------------------------------------------------------------------------------------------------
def test_A4_a_full_disk_is_said_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    assert asyncio.run(full(tmp_path / "t.db")) == []


def test_A4_planted_the_error_is_swallowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.table.store.writer import Writer
    from tests.table.store.trials import Swallows

    monkeypatch.setattr(Writer, "_failed", Swallows._failed)
    assert asyncio.run(full(tmp_path / "t.db"))


@pytest.mark.parametrize("after", [12, 13, 20])
def test_A5_a_sync_that_fails_ends_the_server_and_the_next_has_everything(tmp_path: Path, after: int) -> None:
    assert failed_sync(tmp_path / "t.db", after) == []


@soak_only
def test_A5_planted_a_failed_sync_is_tried_again(tmp_path: Path) -> None:
    assert failed_sync(tmp_path / "t.db", 12, "retried")
