"""Whole battles: what must hold at every mark of any of them (`invariants.py`).  The soak's `battles` plays many more."""

from __future__ import annotations

import pytest

from montjoy.core.philox import Philox
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.rules import steps
from tests.games.massbattle.invariants import battle, commander
from tests.suite.subjects import any_options

SCENARIOS = tuple(game.scenarios)


@pytest.mark.parametrize("seed", range(6))
def test_what_holds_in_a_battle_by_luck(seed: int) -> None:
    """MB-UNIT-07, MB-UNIT-09, MB-BOARD-09, MB-END-05  Men and hit points are accounted for, nobody stands on another."""
    brief = game.brief(game.scenarios[SCENARIOS[seed % 3]])
    battle(brief, any_options(game, Philox(seed, 31, 0)), seed)


@pytest.mark.parametrize(("scenario", "ours", "theirs"), [("bridge", "plain", "sharp"), ("dragon", "sharp", "plain")])
def test_what_holds_between_commanders(scenario: str, ours: str, theirs: str) -> None:
    """MB-UNIT-07, MB-END-05  The same between the game's own players, whose forms all stand."""
    battle(game.scenarios[scenario], MassBattleOptions(scale=5), 3, commander(ours), commander(theirs))


# ---- planted faults that turn this red ---------------------------------------------------------------------------------------
def test_a_point_that_nobody_was_told_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-ATK-14  One hit point more is lost in a step than was told."""
    honest = steps.take_damage

    async def take_damage(world, unit, body):  # type: ignore[no-untyped-def]
        await honest(world, unit, body)
        unit.lost += unit.hp > 1 and unit.lost > 0

    monkeypatch.setattr(steps, "take_damage", take_damage)
    with pytest.raises(AssertionError, match="are told"):
        battle(game.brief(game.scenarios["bridge"]), MassBattleOptions(), 1)


def test_men_who_vanish_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-UNIT-08  A unit that leaves without a word."""

    async def regenerate(world: World) -> None:
        next(unit for unit in world.units.values() if unit.in_play).status = "fled"

    monkeypatch.setattr("montjoy.games.massbattle.play.regenerate", regenerate)
    with pytest.raises(AssertionError, match="is fled, and told None"):
        battle(game.brief(game.scenarios["bridge"]), MassBattleOptions(), 1)


def test_two_on_a_square_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-BOARD-09  A unit that is pushed back onto another."""

    async def regenerate(world: World) -> None:
        first, second, *_ = [unit for unit in world.units.values() if unit.in_play]
        first.at, first.aloft = second.at, second.aloft

    monkeypatch.setattr("montjoy.games.massbattle.play.regenerate", regenerate)
    with pytest.raises(AssertionError, match=r"bridge, seed 1, at 2.0: A2 and A1 on"):
        battle(game.brief(game.scenarios["bridge"]), MassBattleOptions(), 1)
