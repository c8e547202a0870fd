"""Solved duels against a brute-force solver written from the ledger's text alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.authoring.case import case_of
from tests.games.drakborgen.brute_duel import RING, Sides, bounds, game_value
from tests.odds.test_zero_sum_matrix import any_matrix, by_program


def values(*of: int) -> dict[str, int]:
    return dict(zip(RING, of, strict=True))


ROHAN, ORC, IRIL, DRAGON = values(4, 9, 8, 5), values(6, 5, 5, 4), values(5, 3, 4, 10), values(5, 20, 24, 7)
GIANT = values(9, 21, 20, 6)
TINY = Sides(ROHAN, ORC, 2, 2, 2)
LAIR = Sides(GIANT, DRAGON, 2, 2, 2, dragon=True)


def described(sides: Sides) -> dict[str, Any]:
    """The same duel as a case."""
    given: dict[str, Any] = {
        "hero": sides.hero, "monster": "dragon" if sides.dragon else sides.monster, "combat_points": sides.combat,
        "body_points": sides.body, "monster_points": sides.points, "hero_exit": sides.hero_exit,
        "monster_exit": sides.monster_exit, "first_blow": sides.first_blow, "risk": "best" if sides.risk else "never",
        "flee": "best" if sides.flee else "never",
    }
    if sides.dragon:
        breath = "per_turn" if sides.per_turn else "per_round"
        given["options"] = {"dragon_breath": breath, "dragon_last_breath": sides.last_breath}
    return given


def agree(sides: Sides) -> None:
    """Our value lies where theirs does."""
    low, high = bounds(sides)
    found = solve(case_of(described(sides)))
    assert high - low < 1e-6, "brute force has not come to an end"
    assert low - 1e-8 <= found.lower <= found.upper <= high + 1e-8, (sides, low, high, found.lower, found.upper)


def anybody(seed: int) -> Sides:
    """A tiny duel of anybody against anybody, or the dragon."""
    luck = Philox(seed, 15, 0)
    dragon = luck.below(3) == 0
    return Sides(
        values(*(1 + luck.below(26 if dragon else 9) for _ in range(4))),
        DRAGON if dragon else values(*(1 + luck.below(9) for _ in range(4))),
        1 + luck.below(3), 1 + luck.below(2), 1 + luck.below(2), hero_exit=luck.below(3) > 0, monster_exit=luck.below(4) > 0,
        dragon=dragon, last_breath=luck.below(2) == 0, per_turn=luck.below(4) == 0, first_blow=dragon and luck.below(3) == 0,
        risk=luck.below(3) > 0, flee=luck.below(3) > 0,
    )


@pytest.mark.parametrize(
    "sides",
    [
        pytest.param(TINY, id="DL-8-X1"),
        pytest.param(replace(TINY, hero_exit=False), id="DL-8.12b"),
        pytest.param(replace(TINY, monster_exit=False), id="DL-8.9b-X"),
        pytest.param(replace(TINY, flee=False, points=1), id="DL-8.12a"),
        pytest.param(replace(TINY, risk=False, flee=False), id="DL-8.11a"),
        pytest.param(Sides(IRIL, ORC, 2, 1, 2), id="DL-8.16"),
        pytest.param(LAIR, id="DL-10.1b"),
        pytest.param(replace(LAIR, per_turn=True), id="DL-10.1b-per_turn"),
        pytest.param(replace(LAIR, last_breath=False), id="DL-10.1d-X"),
        pytest.param(replace(LAIR, points=8, first_blow=True), id="DL-10.2"),
        pytest.param(Sides(ROHAN, DRAGON, 2, 2, 2, dragon=True), id="DL-10.1c"),
    ],
)
def test_by_brute_force(sides: Sides) -> None:
    """DL-8.6, DL-8.7a, DL-8.8, DL-8.9a, DL-8.11b  The same value as from the ledger's text."""
    agree(sides)


def test_brute_force_solves_matrices() -> None:
    """By supports and by a linear program."""
    for seed in range(40):
        matrix = any_matrix(5000 + seed)
        assert game_value(matrix) == pytest.approx(by_program(matrix), abs=1e-8)
