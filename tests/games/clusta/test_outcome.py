"""CN-GEN-06  Who holds the conflux when it comes."""

from __future__ import annotations

import pytest

from montjoy.games.clusta import outcome
from montjoy.games.clusta.model.state import Happening, Outcome
from montjoy.games.clusta.protocol import events
from tests.games.clusta.board import board, camp, run

HEX = "0609"
LAST = {"day": 50, "slot": 6, "conflux_hex": HEX}


def test_only_one_side_in_the_hex():
    """CN-GEN-06  Day 50, round 6 over, only Stegosian unit 3 in it: the Stegosians win decisively."""
    world = board(f"stegosians 3 {HEX} 250", "ransards 6 0611 180", **LAST)
    assert outcome.find_outcome(world) == Outcome("conflux", "stegosians", "decisive")


def test_two_in_the_hex_are_counted():
    """CN-GEN-06  Two sides in it with 400 and 250 men within two hexes: a marginal win for the side with 400; alike: a draw."""
    world = board(f"trakorians 1 {HEX} 400e", f"stegosians 3 {HEX} 250", **LAST)
    assert outcome.find_outcome(world) == Outcome("conflux", "trakorians", "marginal")
    world.units["trakorians.1"].men[0].men = 250
    assert outcome.find_outcome(world) == Outcome("conflux", "", "draw")


def test_of_several_in_the_hex_one_wins_who_is_in_it():
    """CN-GEN-06  Two sides in it with 400 and 250 men: the Crurers with 1000 around it, and nobody in it, have not held it."""
    world = board(f"trakorians 1 {HEX} 400e", f"stegosians 3 {HEX} 250", "crurers 1 0610 500", "crurers 2 0610 500", **LAST)
    assert outcome.find_outcome(world) == Outcome("conflux", "trakorians", "marginal")
    for id in ("trakorians.1", "stegosians.3"):
        world.units[id].hex = "0611"
    assert outcome.find_outcome(world) == Outcome("conflux", "crurers", "marginal")


def test_nobody_in_the_hex():
    """CN-GEN-06  Nobody in it: men within two hexes count, three hexes away do not."""
    world = board("trakorians 5 0611 200", "ransards 6 0612 180", "ransards 7 0610 150", **LAST)
    assert outcome.holder(world) == ("trakorians", "marginal")
    world.units["trakorians.5"].hex = "0613"
    assert outcome.holder(world) == ("ransards", "marginal")


def test_wavering_men_do_not_hold_it_and_the_undead_do():
    """CN-GEN-06  A wavering unit is not steady; only Crurer unit 3 in the hex: the Crurers win; a camp holds it too."""
    world = board(f"ransards 6 {HEX} 180", f"crurers 3 {HEX} 500", **LAST)
    assert outcome.holder(world) == ("crurers", "marginal")
    world.units["ransards.6"].men[0].wavering = True
    world.units["crurers.3"].men[0].wavering = True
    assert outcome.holder(world) == ("crurers", "decisive")
    camp(world, "ransards", HEX)
    assert outcome.holder(world)[1] == "marginal"


@pytest.mark.parametrize(("day", "slot"), [(0, 1), (49, 6), (50, 5), (50, 0)])
def test_not_before_its_hour(day: int, slot: int):
    """CN-GEN-06  Day 0, nobody landed yet: no winner; nor before the sixth round of the last day."""
    world = board(f"stegosians 3 {HEX} 250", "ransards 6 0611 180", day=day, slot=slot, conflux_hex=HEX)
    assert outcome.find_outcome(world) is None


def test_after_its_hour_though_a_ruling_moved_the_clock():
    """CN-GEN-06  The last day is over once its sixth round is."""
    world = board(f"stegosians 3 {HEX} 250", "ransards 6 0611 180", day=51, slot=7, conflux_hex=HEX)
    assert outcome.find_outcome(world) is not None


def test_the_umpire_judges():
    """CN-GEN-06  victory = umpire: nobody is named."""
    world = board(f"stegosians 3 {HEX} 250", "ransards 6 0611 180", victory="umpire", **LAST)
    assert outcome.find_outcome(world) == Outcome("umpire")


def test_the_crurers_alone_on_the_island():
    """CN-GEN-06  The bridge complete, all arrived, no living unit of another side left ashore or aboard: they win at once."""
    world = board("crurers 1 0601 500", "ransards 6 0611 180", day=20, slot=3, bridge_day=14)
    assert outcome.find_outcome(world) is None
    unit = world.units["ransards.6"]
    unit.hex, unit.ship = "", "ransards.ship1"
    assert outcome.find_outcome(world) is None
    unit.ship = ""
    assert outcome.find_outcome(world) == Outcome("alone", "crurers", "decisive")
    world.events.append(Happening(2000, "arrival", {"side": "stegosians"}))
    assert outcome.find_outcome(world) is None
    world.events.clear()
    world.day = 13
    assert outcome.find_outcome(world) is None


def test_where_the_umpire_judges_nobody_wins_before_the_end():
    """CN-GEN-06  A campaign that ends otherwise (victory = umpire) does not end by the Crurers' being alone either."""
    world = board("crurers 1 0601 500", "ransards 6 0611 180", day=20, slot=3, bridge_day=14, victory="umpire")
    world.units["ransards.6"].hex = ""
    assert outcome.find_outcome(world) is None


def test_everybody_is_told():
    """CN-GEN-06  The end, the winner and where the conflux was."""
    world = board(f"stegosians 3 {HEX} 250", **LAST)
    out = run(outcome.tell_end(world, Outcome("conflux", "stegosians", "decisive")))
    assert out.events == [("*", events.Ends(HEX, "stegosians", "decisive"))]
