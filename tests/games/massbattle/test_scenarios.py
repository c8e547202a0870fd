"""The scenarios of ours that ask for other ways to win: each is fought out between commanders, and ends in each of its ways."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events

NOBODY = -1
WAYS = {                                                     # how it ends and for whom, with a seed of a battle that ends so
    "pikes": {("broken", 0): 3, ("no-units", 0): 1, ("no-units", 1): 20, ("objective", 0): 0, ("objective", 1): 15,
              ("time", 0): 34, ("time", NOBODY): 35},
    "night_raid": {("no-units", 1): 12, ("objective", 0): 0, ("objective", 1): 2,
                   ("time", NOBODY): 15, ("time", 0): 3, ("time", 1): 1},
    "castle_wall": {("no-units", 0): 17, ("no-units", 1): 3, ("objective", 0): 23, ("objective", 1): 24, ("time", 0): 13,
                    ("time", 1): 14, ("time", NOBODY): 12},
    "relief": {("no-units", 0): 4, ("objective", 0): 2, ("objective", 1): 0, ("time", 1): 3},
}  # fmt: skip
BATTLES = [(name, *way, seed) for name, ways in WAYS.items() for way, seed in ways.items()]


def fought(name: str, seed: int) -> tuple[Any, list[Any], Any]:
    """A battle of two plain commanders under the scenario's own options: its end, all that was told, and the last state."""
    given, told, plain = game.scenarios[name], [], find(game, "plain")
    world = game.setup(given, game.read_options(dict(given.options)))
    players = dict.fromkeys(game.seats(given), plain)
    return playout(game, world, players, Philox(seed, 5, 0), lambda to, event: told.append(event)), told, world


@pytest.mark.parametrize(("name", "why", "winner", "seed"), BATTLES)
def test_it_ends_in_each_of_its_ways(name: str, why: str, winner: int, seed: int) -> None:
    """MB-END-01, MB-END-03, MB-END-04  From the set-up on, by the scenario's own clock; whoever wins by what is to be held stands
    there alone."""
    outcome, _, world = fought(name, seed)
    assert (outcome.why, outcome.winner) == (why, winner)
    limit = game.scenarios[name].options["round_limit"]
    assert outcome.round == limit if why in ("time", "objective") else outcome.round <= limit
    if why == "objective":
        able = [unit for unit in world.units.values() if unit.in_play and not unit.broken]
        assert {unit.side for unit in able if unit.at in world.board.objectives} == {winner}


def test_both_waves_of_the_relief_come_in_their_rounds() -> None:
    """MB-BOARD-11  The riders in round 3 and the spears in round 5, over the southern edge."""
    _, told, _ = fought("relief", 2)
    rounds, came = 0, []
    for event in told:
        rounds = event.round if isinstance(event, events.RoundBegun) else rounds
        if isinstance(event, events.Deployed) and rounds:
            came.append((rounds, [unit for unit, _, _ in event.units], {at[1] for _, at, _ in event.units}))
    assert came == [(3, ["A5", "A6"], {0}), (5, ["A7", "A8", "A9"], {0})]


@pytest.mark.parametrize("name", ["pikes", "night_raid"])
def test_ten_minutes_are_few_units_and_few_rounds(name: str) -> None:
    given = game.scenarios[name]
    world = game.setup(given, game.read_options(dict(given.options)))
    assert given.options["round_limit"] <= 6 and "Ten minutes." in given.says
    assert all(sum(unit.side == side for unit in world.units.values()) <= 6 for side in (0, 1))
