"""What becomes of the lost men (CN-LOSS, CN-INT-11-X)."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.state import Away, World
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.rules.engagements import casualties
from montjoy.games.clusta.rules.movement import stacking
from tests.games.clusta.board import board, field, run, specialist
from tests.games.clusta.clashing import fight, meet, men, says
from tests.games.clusta.ordering import FLAT as ROWS

FLAT = field(*(("............",) * 6))


def away(world: World, unit: str) -> list[tuple[int, int]]:
    """(day, men) of those of a unit who will be back."""
    return [(a.back // 48, a.men) for a in world.away if a.unit == unit]


def evening(world: World, day: int | None = None) -> None:
    world.day, world.slot, world.evening = world.day if day is None else day, 7, True
    run(casualties.recover_wounded(world))


# ---- the schedule -----------------------------------------------------------------------------------------------------
def test_a_hundred_lost() -> None:
    """CN-LOSS-02  Twenty are dead, twenty are back in two weeks, twenty in one, forty this evening."""
    assert casualties.fates(100, False) == [(-1, 20), (14, 20), (7, 20), (0, 40)]


@pytest.mark.parametrize(
    ("lost", "split"),
    [(47, (9, 9, 9, 20)), (32, (6, 6, 6, 14)), (3, (1, 1, 1, 0)), (2, (0, 0, 0, 2)), (0, (0, 0, 0, 0)), (1, (0, 0, 0, 1))],
)
def test_how_it_is_rounded(lost: int, split: tuple[int, ...]) -> None:
    """CN-LOSS-03  Each part half up, the rest comes back the same evening."""
    assert tuple(men for _, men in casualties.fates(lost, False)) == split


@pytest.mark.parametrize("lost", range(0, 501, 7))
def test_nobody_is_lost_in_the_split(lost: int) -> None:
    """CN-LOSS-03"""
    for simple in (False, True):
        assert sum(men for _, men in casualties.fates(lost, simple)) == lost
        assert all(men >= 0 for _, men in casualties.fates(lost, simple))


@pytest.mark.parametrize(("lost", "dead"), [(100, 60), (3, 2), (1, 1), (0, 0)])
def test_the_simplified_variant(lost: int, dead: int) -> None:
    """CN-LOSS-04  simple_losses = true: the unhurt come back the same evening, everybody else is dead."""
    assert casualties.fates(lost, True) == [(-1, dead), (0, lost - dead)]


# ---- from a battle ----------------------------------------------------------------------------------------------------
def beaten(**options: object) -> World:
    """Grisban loses a quarter of 400 men under the eyes of his camp, and goes back to it."""
    world = board(
        "ransards 6 0302 400", "ransards grisban 0302 leads 6", "ransards camp 0102 South", "trakorians 2 0402 400e HOLD",
        map=FLAT, day=6, slot=2, **options,
    )
    meet(world, "ransards 6", "trakorians 2")
    fight(world, says(RETREAT=1), tactics=[13, 7], morale=[1])
    return world


def test_the_new_number_of_men() -> None:
    """CN-LOSS-01  The troop value that is left, divided by the combat value, is the number of men left."""
    world = board("ransards 6 0302 198", "trakorians 2 0402 400e", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    fight(world, tactics=[7, 1], perfect=[20], morale=[20])
    loss = 198 - men(world, "ransards.6")
    assert loss > 0 and world.units["ransards.6"].lost_today == loss
    assert sum(a.men for a in world.away if a.unit == "ransards.6") + world.dead["ransards"] == loss


def test_a_battle_fills_the_schedule() -> None:
    """CN-LOSS-02, CN-LOSS-03  When the battle is over its losses are split once, and lie in the nearest camp."""
    world = beaten()
    lost = 400 - men(world, "ransards.6")
    assert lost == 100
    assert away(world, "ransards.6") == [(20, 20), (13, 20), (6, 40)] and world.dead["ransards"] == 20
    assert {a.camp for a in world.away if a.unit == "ransards.6"} == {"ransards.camp1"}


@pytest.mark.parametrize(
    ("simple_losses", "later", "dead"), [(False, [(20, 20), (13, 20), (6, 40)], 20), (True, [(6, 40)], 60)]
)
def test_a_battle_with_simple_losses(simple_losses: bool, later: list[tuple[int, int]], dead: int) -> None:
    """CN-LOSS-04  With the switch nobody comes back later than this evening."""
    world = beaten(simple_losses=simple_losses)
    assert away(world, "ransards.6") == later and world.dead["ransards"] == dead


def test_they_are_back_in_the_evening() -> None:
    """CN-LOSS-02  The unhurt rejoin at step N1 of the day, the wounded seven and fourteen days later."""
    world = beaten()
    world.units["ransards.6"].hex = "0102"
    evening(world)
    assert men(world, "ransards.6") == 340
    evening(world, 12)
    assert men(world, "ransards.6") == 340
    evening(world, 13)
    assert men(world, "ransards.6") == 360
    evening(world, 20)
    assert men(world, "ransards.6") == 380 and not [a for a in world.away if a.unit == "ransards.6"]


def test_they_wait_in_the_camp() -> None:
    """CN-INT-11-X, CN-LOSS-02  They go to the camp and not to their unit, and wait there; they rejoin when it comes home."""
    world = beaten()
    world.units["ransards.6"].hex = "1002"
    evening(world)
    assert men(world, "ransards.6") == 300 and stacking.waiting(world, "ransards", world.camps["ransards.camp1"].hex) == 40
    world.units["ransards.6"].hex = "0102"
    casualties.rejoin_units(world)
    assert men(world, "ransards.6") == 340 and stacking.waiting(world, "ransards", world.camps["ransards.camp1"].hex) == 0


def test_own_camps_before_those_of_friends() -> None:
    """CN-INT-11-X  An own camp at five hexes, a friend's at three: they go to their own."""
    world = board("ransards 6 0502 180", "crurers camp 0202", "ransards camp 1002", map=FLAT, ransard_shagul_alliance=True)
    world.relations |= {"ransards>crurers": "friendly", "crurers>ransards": "friendly"}
    assert casualties.refuge(world, "ransards", "0502") == "ransards.camp1"
    del world.camps["ransards.camp1"]
    assert casualties.refuge(world, "ransards", "0502") == "crurers.camp1"
    del world.camps["crurers.camp1"]
    assert casualties.refuge(world, "ransards", "0502") == ""


def test_without_a_camp_they_come_back_to_the_unit() -> None:
    """CN-LOSS-02  Without any camp on the island the unhurt come back to their unit itself."""
    world = board("ransards 6 0502 100", map=FLAT)
    world.away = [Away("ransards.6", "ransard", False, men, "", clock(day, 7)) for men, day in ((40, 1), (20, 8))]
    evening(world)
    assert men(world, "ransards.6") == 140 and [a.men for a in world.away] == [20]


# ---- nobody left ------------------------------------------------------------------------------------------------------
def test_a_unit_without_men_leaves_the_map() -> None:
    """CN-LOSS-05-X"""
    world = board("ransards 6 0502 0", "ransards grisban 0502 leads 6", map=FLAT)
    casualties.strike_from_map(world, world.units["ransards.6"])
    assert world.units["ransards.6"].hex == "" and world.commanders["ransards.grisban"].leads == []


def test_it_forms_anew_with_those_who_return() -> None:
    """CN-LOSS-05-X  Its last men lost for a while: those who come back in the evening form it again in the nearest camp."""
    world = board("ransards 6 0502 0", "ransards camp 0202 South", map=FLAT)
    casualties.strike_from_map(world, world.units["ransards.6"])
    world.away = [Away("ransards.6", "ransard", False, 4, "ransards.camp1", clock(1, 7))]
    evening(world)
    unit = world.units["ransards.6"]
    assert (unit.present, unit.hex, unit.name) == (4, "0202", "unit 6")


def test_men_in_a_camp_that_is_taken_are_lost() -> None:
    """CN-LOSS-02  Who lay in it is lost; taken by Crurers half of them wake."""
    world = board("ransards 6 0502 100", "ransards camp 0202 South", "crurers 1 0203 500", map=FLAT)
    world.away = [Away("ransards.6", "ransard", False, 41, "ransards.camp1", clock(8, 7))]
    run(casualties.lose_camp(world, world.camps["ransards.camp1"], "trakorians"))
    assert not world.away and world.dead == {"ransards": 41}
    world.away = [Away("ransards.6", "ransard", False, 41, "ransards.camp1", clock(8, 7))]
    run(casualties.lose_camp(world, world.camps["ransards.camp1"], "crurers"), dice=[2])
    assert world.dead["ransards"] == 82 - 20 and [(r.men, r.hex) for r in world.rising] == [(20, "0202")]


@pytest.mark.parametrize(("other", "with_", "gone"), [("0303", "ransards.2", False), ("0101", "", True)])
def test_who_was_with_a_fallen_commander_stays_with_the_troops(other: str, with_: str, gone: bool) -> None:
    """CN-SPEC-07  A specialist is with somebody: where his commander falls, with the troops there, else he is lost."""
    world = board("ransards trugdan 0001", "ransards grisban 0303 leads 2", f"ransards 1 {other} 100", f"ransards 2 {other} 100",
                  "trakorians 1 0601 100", map=field(*ROWS))
    who = specialist(world, "ransards", "interrogator", "grisban")
    casualties.rehouse_specialists(world, world.commanders["ransards.grisban"])
    assert (who.with_, who.gone) == (with_, gone)
