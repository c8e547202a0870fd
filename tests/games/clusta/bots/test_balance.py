"""The command of the balance figures: its table, and that a run that was stopped goes on."""

from __future__ import annotations

from typing import Any

import pytest

from bench import clusta_balance as balance

SIDES = ("trakorians", "ransards", "stegosians", "crurers")


def ended(number: int, winner: str) -> dict[str, Any]:
    return {
        "number": number, "priority": "high", "bots": dict.fromkeys(SIDES, "bold"), "winner": winner, "why": "conflux",
        "margin": "decisive" if winner else "draw", "conflux": "0513", "day": 50, "near": {side: [0] * 5 for side in SIDES},
        "orders": {side: {"HOLD": 3} for side in SIDES},
    }


def test_a_stopped_run_goes_on(tmp_path, monkeypatch):
    """What was written down is not played again, and the figures are those of one run."""
    asked: list[int] = []

    def campaign(seed: int, number: int, priority: str) -> dict[str, Any]:
        asked.append(number)
        return ended(number, SIDES[number % 4])

    monkeypatch.setattr(balance, "campaign", campaign)
    path = tmp_path / "high.jsonl"
    first = balance.played(path, 7, "high", 3, 1)
    assert asked == [0, 1, 2] and [one["number"] for one in first] == [0, 1, 2]
    assert [one["number"] for one in balance.played(path, 7, "high", 8, 1)] == list(range(8)) and asked == list(range(8))
    assert balance.played(path, 7, "high", 8, 1) == balance.played(tmp_path / "other.jsonl", 7, "high", 8, 1)


def test_the_table_says_who_wins_and_who_wins_too_seldom():
    found = [ended(n, SIDES[0] if n < 50 else SIDES[n % 3 + 1]) for n in range(100)]
    assert balance.outside(found) == ["trakorians"]
    assert "| trakorians | 50 | 50 % | 40 to 60 % | 50 | 0 | 0 |" in balance.table(found)
    assert balance.orders(found)["crurers"] == {"HOLD": 100}


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(0, 20, 0.0, 16.1), (10, 20, 29.9, 70.1), (120, 300, 34.6, 45.6)])
def test_the_interval_is_wilsons(wins, games, low, high):
    assert balance.interval(wins, games) == pytest.approx((low, high), abs=0.1)


def test_the_seed_is_the_commits():
    assert balance.seed_of("ab16257") != balance.seed_of("ab16258") and balance.seed_of("ab16257") == balance.seed_of("ab16257")
