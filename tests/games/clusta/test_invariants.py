"""Campaigns at random keep what must hold at every mark (`invariants.py`), and the checker sees when it does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.model.state import Away, Courier, Dispatch, Rising, World
from montjoy.links import clusta_rudern
from tests.games.clusta import invariants
from tests.games.clusta.board import board, field
from tests.games.clusta.clashing import fight, meet
from tests.suite.subjects import any_options

FLAT = field(*(("............",) * 6))
BOOK = list(game.scenarios)


@pytest.mark.parametrize("name", BOOK)
@pytest.mark.parametrize("seed", range(3))
def test_campaigns_at_random(name: str, seed: int) -> None:
    """Three days of every scenario, over all options: men are conserved, everybody is in one place, no courier vanishes,
    orders come from sheets that have arrived."""
    style = invariants.at_war if seed else invariants.at_random
    world = invariants.campaign(game.scenarios[name], any_options(game, Philox(seed)), seed, 3, style)
    assert world.day >= 0


@pytest.mark.parametrize("seed", range(3))
def test_sieges_by_the_other_game(seed: int) -> None:
    """CN-GAP-04  The same with hand_off = {"siege": "rudern"}: men are conserved over the door to the other game."""
    scenario: Any = with_hand_off(game.scenarios["two_sides"])
    invariants.campaign(scenario, game.options(), seed, 3, invariants.at_war, {"rudern": clusta_rudern.link})


@pytest.mark.parametrize("attitude", ["friendly", "neutral"])
@pytest.mark.parametrize("sides", [("ransards", "crurers"), ("trakorians", "stegosians"), ("ransards", "stegosians", "crurers")])
def test_sides_that_have_nothing_against_each_other(sides: tuple[str, ...], attitude: Any) -> None:
    """CN-LOY-01, CN-GEN-06  Friends and neutrals play to the conflux too; and two of whom one is the secret enemy."""
    island = game.scenarios["island"]
    pairs = {f"{a}>{b}": attitude for a in sides for b in sides if a != b} | {f"{sides[-1]}>{sides[0]}": "hostile"}
    config = msgspec.structs.replace(island.config, relations=pairs, bridge_day=1, conflux_day=3)
    scenario = msgspec.structs.replace(island, sides=[side for side in island.sides if side.id in sides], config=config)
    world = invariants.campaign(scenario, any_options(game, Philox(len(sides))), 5, 4, invariants.at_war)
    assert world.outcome is not None and world.outcome.why in ("conflux", "alone")


def with_hand_off(scenario: ClustaScenario) -> ClustaScenario:
    return msgspec.structs.replace(scenario, hand_off={"siege": "rudern"})


# ---- the checker checks -----------------------------------------------------------------------------------------------
def fine() -> World:
    return board("ransards 6 0602 180", "ransards grisban 0602 leads 6", "trakorians 2 0702 200", map=FLAT)


def wrong(**changes: Any) -> World:
    world = fine()
    for name, value in changes.items():
        setattr(world.units["ransards.6"], name, value)
    return world


def test_a_fine_world_passes() -> None:
    """And a battle changes nothing in the number of men."""
    world = fine()
    invariants.check(world)
    before = invariants.Between(world)
    meet(world, "ransards 6", "trakorians 2")
    fight(world, tactics={0: 5, 1: 6}, morale=1)
    assert world.units["ransards.6"].present < 180
    before.check(world, [])


@pytest.mark.parametrize("change", [{"ship": "ransards.ship1"}, {"hex": "9999"}, {"men": []}, {"doing": None}])
def test_what_is_wrong_is_seen(change: dict[str, Any]) -> None:
    """Somebody in two places, off the map, without men on it, or doing what is on no sheet."""
    if change == {"doing": None}:
        world = board("ransards 6 0602 180 ATTACK:0702", map=FLAT)
    else:
        world = wrong(**change)
    with pytest.raises(AssertionError):
        invariants.check(world)


def test_a_dead_commander_is_nowhere() -> None:
    world = fine()
    world.commanders["ransards.grisban"].fate = "dead"
    with pytest.raises(AssertionError):
        invariants.check(world)


@pytest.mark.parametrize("where", ["field", "away", "rising", "dead"])
def test_a_man_too_many_is_seen(where: str) -> None:
    """Men are counted in the field, in camps, among those who will rise, among the dead."""
    world = fine()
    before = invariants.Between(world)
    if where == "field":
        world.units["ransards.6"].men[0].men += 1
    elif where == "away":
        world.away.append(Away("ransards.6", "ransard", False, 1, "", 0))
    elif where == "rising":
        world.rising.append(Rising(0, "0602", 1))
    else:
        world.dead["ransards"] = 1
    with pytest.raises(AssertionError, match=r"\+1 men"):
        before.check(world, [])


def test_a_lost_courier_is_seen() -> None:
    """No courier vanishes without a die or a delivery."""
    world = fine()
    carries = Dispatch("report", "ransards.6", 0, "0602")
    world.couriers["ransards.c1"] = Courier("ransards.c1", "ransards", "ransards", carries, "0602", 0)
    before = invariants.Between(world)
    before.check(world, [])
    del world.couriers["ransards.c1"]
    with pytest.raises(AssertionError, match="is lost"):
        before.check(world, [])
    before.check(world, [("CN-COUR-05", ("trakorians.2", "ransards.c1"))])
