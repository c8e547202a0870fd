"""Forces by points of hit dice: MB-BASE-10."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from montjoy.core.content import files
from montjoy.games.massbattle.authoring.scenarios import hit_dice_of, setup
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import TroopsFile
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.terminal import choices
from tests.games.massbattle.acting import field

SCENARIO = """id = "even"
title = "Even"
points = 10
sides = [
    { name = "Ours", seats = ["us"], troops = [{ type = "goblins", men = 20 }] },
    { name = "Theirs", seats = ["them"], troops = [{ type = "red_dragon" }] },
]
"""


@pytest.mark.parametrize(("troops", "points"), [
    ("goblins men=10", "5"), ("orcs men=10", "10"), ("red_dragon", "10"), ("ogres men=5", "20"), ("frost_giant", "10"),
    ("kobolds men=5", "5/2"), ("orcs men=13", "10"), ("fighter_hero", "4"),
])  # fmt: skip
def test_what_forces_count(troops: str, points: str):
    """MB-BASE-10  10 goblins 5, 10 orcs 10, a red dragon 10; a plus does not count, nor who stays off the board (MB-UNIT-08)."""
    world = field([f"{troops} 5,5 n"], ["orcs 20,20 s"])
    assert (hit_dice_of(world, 0), hit_dice_of(world, 1)) == (Fraction(points), 5)


def test_over_the_points_agreed(tmp_path: Path):
    """MB-BASE-10  As many as were agreed stand; more are refused with line and what would work; without points nothing is."""
    path = tmp_path / "even.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    scenario = choices.read_scenario(game, path)
    assert game.described(scenario) == "hit dice of Ours: 10, Theirs: 10; at most 10"
    path.write_text(SCENARIO.replace("20", "25"), encoding="utf-8")
    with pytest.raises(files.BadFile) as caught:
        choices.read_scenario(game, path)
    assert (caught.value.line, caught.value.says, caught.value.would_work) == (
        3, "points = 10: Ours has 12.5 hit dice (MB-BASE-10)", "take 2.5 away, or write points = 13",
    )  # fmt: skip
    more = msgspec.structs.replace(scenario, points=0, sides=game.scenarios["bridge"].sides)
    setup(more, MassBattleOptions(scale=5))
    assert game.described(game.scenarios["bridge"]) == "hit dice of The town: 34, The orcs: 39"


def test_who_fills_no_unit_is_told_to_the_author():
    """MB-UNIT-08  21 men in units of five: one stays off the board; of 23 three, or none where smaller units are allowed."""
    bridge = game.scenarios["bridge"]
    troops = tuple(TroopsFile(type=type, men=men) for type, men in (("orcs", 21), ("orcs", 23), ("pikemen", 20)))
    odd = msgspec.structs.replace(bridge, sides=(msgspec.structs.replace(bridge.sides[0], troops=troops), bridge.sides[1]))
    told = "4 of 44 orcs of The town fill no unit of 5 and stay off the board (MB-UNIT-08)"
    assert game.described(odd).split("; ")[1:] == [told]
    smaller = msgspec.structs.replace(odd, options={"understrength_units": True})
    assert game.described(smaller).split("; ")[1:] == [told.replace("4 of", "1 of", 1)]
