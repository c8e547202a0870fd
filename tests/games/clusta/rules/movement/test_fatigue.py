"""The night: who marches, what a contact is then, who tires and who rests."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.forms import Instruction, Line, Sheet
from montjoy.games.clusta.rules.engagements import casualties
from montjoy.games.clusta.rules.movement import fatigue, timeline
from montjoy.games.clusta.rules.orders import execution
from tests.games.clusta.board import board, field, ordered, run
from tests.games.clusta.clashing import fight, meet, play
from tests.games.clusta.marching import moved, next_round

LONG = field(*(("." * 30,) * 3))
WIDE = field(*(("............",) * 6))


def dated(world: World, id: str, order: str, *slots: int, day: int = 1) -> None:
    """A sheet that dates an order for these rounds, in force for a unit that does it now."""
    unit = world.units[id]
    do = ordered(unit, order)
    key = f"{unit.side}/{id}"
    world.sheets[key] = Sheet(id, tuple(Line(do, day, slot) for slot in slots))
    unit.sheet = key


def whole_night(world: World) -> list[str]:
    """Three night rounds and the dawn: where the first unit was."""
    unit, places = next(iter(world.units.values())), []
    for slot in (7, 8, 9):
        world.slot = slot
        moved(world)
        places.append(unit.hex)
    fatigue.count_rest(world)
    next_round(world)
    return places


# ---- marching --------------------------------------------------------------------------------------------------------------
def test_seven_hexes_in_a_night_round() -> None:
    """CN-NIGHT-01, CN-NIGHT-02  Seven points on open ground: 21 hexes a night."""
    world = board("trakorians 5 0001 200", map=LONG)
    dated(world, "trakorians.5", "GO_TO:2901", 7, 8, 9)
    assert whole_night(world) == ["0701", "1401", "2101"]


@pytest.mark.parametrize(("night_double_cost", "ends"), [(False, "0701"), (True, "0301")])
def test_double_costs_at_night(night_double_cost: bool, ends: str) -> None:
    """CN-NIGHT-01  With the other reading a step costs twice as much: three hexes, and a point left for the fourth."""
    world = board("trakorians 5 0001 200", map=LONG, slot=7, night_double_cost=night_double_cost)
    dated(world, "trakorians.5", "GO_TO:2901", 7)
    moved(world)
    unit = world.units["trakorians.5"]
    assert unit.hex == ends
    assert (unit.owed.paid if unit.owed and night_double_cost else 6) == 6


@pytest.mark.parametrize(("night_actions", "ends"), [("move_only", "0001"), ("all", "0701")])
def test_only_orders_dated_for_the_night_move_troops(night_actions: Any, ends: str) -> None:
    """CN-NIGHT-02  An open-ended order rests at night; night_actions = all lets everything go on."""
    world = board("trakorians 5 0001 200 GO_TO:2901", map=LONG, slot=7, night_actions=night_actions)
    moved(world)
    assert world.units["trakorians.5"].hex == ends
    dated(world, "trakorians.5", "GO_TO:2901", 8)
    moved(world)
    assert world.units["trakorians.5"].hex == ("0001" if ends == "0001" else "1401")
    world.slot = 8
    moved(world)
    assert world.units["trakorians.5"].hex == ("0701" if ends == "0001" else "2101")


def test_a_box_for_other_units_or_another_day_moves_nobody() -> None:
    """CN-NIGHT-02  The column of a sheet counts."""
    world = board("trakorians 5 0001 200", map=LONG, slot=7)
    dated(world, "trakorians.5", "GO_TO:2901", 7, day=2)
    assert moved(world).told == []
    do = Instruction("GO_TO", "2901")
    world.sheets["trakorians/trakorians.5"] = Sheet("camp1", (Line(do, 1, 7, units=(6,)),))
    assert moved(world).told == []
    world.sheets["trakorians/trakorians.5"] = Sheet("camp1", (Line(do, 1, 7, units=(5,)),))
    assert len(moved(world).told) == 7


@pytest.mark.parametrize(("order", "night_actions", "battles", "stops"), [
    ("ADVANCE_TO:0901", "move_only", 0, 1), ("ATTACK:0301", "move_only", 0, 1), ("GO_TO:0901", "move_only", 0, 1),
    ("HURRY_TO:0901", "move_only", 0, 0), ("ADVANCE_TO:0901", "all", 1, 0), ("ATTACK:0301", "all", 1, 0),
])
def test_a_contact_at_night(order: str, night_actions: Any, battles: int, stops: int) -> None:
    """CN-NIGHT-02, CN-CONT-05-X  No battle: a stop with one courier, whatever the order, a detour for who hurries."""
    world = board("trakorians 5 0201 200", "ransards 6 0301 180 HOLD", map=LONG, slot=7, night_actions=night_actions)
    dated(world, "trakorians.5", order, 7, 8, 9)
    notes = moved(world)
    for slot in (8, 9):
        world.slot = slot
        if not world.clashes:
            moved(world, notes=notes)
    assert (len(world.clashes), len(notes.stops)) == (battles, stops)
    assert all(stop.night for stop in notes.stops)
    assert (world.units["trakorians.5"].hex == "0201") == (not order.startswith("HURRY"))


def test_an_advance_that_was_stopped_at_night_fights_in_the_morning() -> None:
    """CN-NIGHT-02  ADVANCE_TO stopped in a night round; battle in round 1 of the next day if the order still stands; who goes to
    stands until new orders."""
    for order, battle in (("ADVANCE_TO:0901", True), ("GO_TO:0901", False)):
        world = board("trakorians 5 0201 200", "ransards 6 0301 180 HOLD", map=LONG)
        dated(world, "trakorians.5", order, 7, 8, 9)
        whole_night(world)
        world.units["trakorians.5"].marched = 0
        moved(world)
        assert bool(world.clashes) == battle


def test_there_is_no_battle_in_a_meeting_at_night() -> None:
    """CN-NIGHT-02, CN-CONT-04-X  Two who advance into one hex at the same time both stop."""
    world = board("trakorians 5 0201 200", "ransards 7 0401 140", map=LONG, slot=7)
    for id in world.units:
        dated(world, id, "ADVANCE_TO:0301", 7)
    notes = moved(world)
    assert (world.clashes, len(notes.stops)) == ({}, 2)


# ---- exhaustion ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("slots", "points"), [((), 6), ((7,), 5), ((7, 8), 4), ((7, 8, 9), 3)])
def test_points_of_the_day_after(slots: tuple[int, ...], points: int) -> None:
    """CN-NIGHT-03  Six points, two night rounds marched: four in every round of the next day, six again on the day after."""
    world = board("ransards 6 0001 180", map=LONG)
    dated(world, "ransards.6", "GO_TO:2901", *slots)
    whole_night(world)
    unit = world.units["ransards.6"]
    assert armies.points(unit, world.options) == points
    before = int(unit.hex[:2])
    moved(world)
    assert int(unit.hex[:2]) - before == points
    unit.doing.do = None
    whole_night(world)
    assert armies.points(unit, world.options) == 6


def test_who_marches_again_is_slower_that_night_too() -> None:
    """CN-NIGHT-03  Less one in that day's night rounds as well; then the new night counts alone; never below nothing."""
    world = board("ransards 6 0001 180", map=LONG)
    dated(world, "ransards.6", "GO_TO:2901", 9)
    whole_night(world)
    dated(world, "ransards.6", "GO_TO:2901", 7, 8, day=2)
    assert whole_night(world) == ["1101", "1601", "1601"]
    unit = world.units["ransards.6"]
    assert (unit.marched, armies.points(unit, world.options)) == (2, 4)
    unit.marched = 9
    assert armies.points(unit, world.options) == 0


@pytest.mark.parametrize(("undead_immune_to_fatigue", "tired"), [(False, 3), (True, 0)])
def test_the_undead_tire_too(undead_immune_to_fatigue: bool, tired: int) -> None:
    """CN-NIGHT-05, CN-CRUR-12  Unless undead_immune_to_fatigue."""
    world = board("crurers 1 0001 500", map=LONG, undead_immune_to_fatigue=undead_immune_to_fatigue)
    dated(world, "crurers.1", "ADVANCE_TO:2901", 7, 8, 9)
    whole_night(world)
    assert (world.units["crurers.1"].tired, world.units["crurers.1"].marched) == (tired, tired)


@pytest.mark.parametrize(("tired", "quarters"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 1), (-1, 4)])
def test_quarters_of_troop_value(tired: int, quarters: int) -> None:
    """CN-NIGHT-04  A quarter less for each night round, three at most: 400 come to 200 after two."""
    world = board("trakorians 5 0001 200", map=LONG)
    unit = world.units["trakorians.5"]
    unit.tired = tired
    assert fatigue.quarters(unit) == quarters
    assert armies.tv2(unit.men) * fatigue.quarters(unit) == 800 * quarters


def test_two_nights_without_rest_stay_at_three_quarters() -> None:
    """CN-NIGHT-04  The source's highest figure is 75%."""
    world = board("trakorians 5 0001 200", map=LONG)
    for day in (1, 2):
        dated(world, "trakorians.5", "GO_TO:2901", 7, 8, 9, day=day)
        whole_night(world)
        world.units["trakorians.5"].hex = "0001"
    assert world.units["trakorians.5"].tired == 3


@pytest.mark.parametrize(("slots", "tired"), [
    ((7, 8, 9), 0), ((4, 5, 6, 7, 8), 0), ((5, 6, 7, 8), 0), ((7, 8), 3), ((1, 2, 3, 4, 5), 3), ((1, 2, 3, 4, 5, 6), 0),
])
def test_twelve_hours_are_a_rest(slots: tuple[int, ...], tired: int) -> None:
    """CN-NIGHT-04  A night; day rounds 4-6 and night rounds 1-2; a whole day; ten hours are not enough."""
    world = board("trakorians 5 0001 200 HOLD tired=3 rest=0", map=LONG)
    for slot in slots:
        world.slot = slot
        moved(world)
    assert world.units["trakorians.5"].tired == tired


@pytest.mark.parametrize(("order", "slot", "rest"), [
    ("HOLD", 1, 2), ("AWAIT", 1, 2), ("", 1, 2), ("FORTIFY", 1, 0), ("PATROL", 1, 0), ("CATCH_COURIERS", 1, 0),
    ("GO_TO:0901", 1, 0),
    ("FORTIFY", 7, 4), ("PATROL", 8, 4), ("GO_TO:0901", 9, 4),
])
def test_what_is_rest(order: str, slot: int, rest: int) -> None:
    """CN-NIGHT-04, CN-NIGHT-02  Standing under Hold, Await or no order; at night everything that does not march."""
    world = board(f"trakorians 5 0001 200 {order}".strip(), map=LONG, slot=slot)
    unit = world.units["trakorians.5"]
    unit.rest = 0
    moved(world)
    assert unit.rest == rest


def test_an_unbroken_run() -> None:
    """CN-NIGHT-04  A stop on the way is rest; moving, a step in part and a battle break it, also one of the round before."""
    world = board("trakorians 5 0001 200 GO_TO:0901 rest=10", "ransards 6 0301 180 HOLD rest=8", map=LONG, slot=2)
    unit, other = world.units["trakorians.5"], world.units["ransards.6"]
    unit.doing.stopped = True
    moved(world)
    assert (unit.rest, other.rest) == (12, 10)
    next_round(world)
    unit.fought = True
    moved(world)
    assert (unit.rest, other.rest) == (2, 12)
    unit.doing.stopped, unit.marched = False, 6
    moved(world)
    assert (unit.hex, unit.rest) == ("0101", 0)
    world.clashes["a"] = Clash("a", [unit.id], [other.id], "0101", "0301", "patrol")
    moved(world)
    assert (unit.rest, other.rest) == (0, 0)


def test_a_battle_of_the_last_round_leaves_the_night_to_rest() -> None:
    """CN-NIGHT-04  Twelve hours of night after it."""
    world = board("trakorians 5 0001 200 HOLD rest=6 tired=2", map=LONG)
    world.units["trakorians.5"].fought = True
    whole_night(world)
    assert (world.units["trakorians.5"].rest, world.units["trakorians.5"].tired) == (12, 0)


def test_a_night_in_the_open() -> None:
    """CN-NIGHT-06  It costs nothing and rests as well as a camp; the men who return go to the nearest camp of their own."""
    inside = board("trakorians 5 0001 200 tired=2 rest=0", "trakorians camp 0001", map=LONG)
    outside = board("trakorians 5 0001 200 tired=2 rest=0", "trakorians camp 0901", "stegosians camp 0201", map=LONG)
    outside.relations["stegosians>trakorians"] = outside.relations["trakorians>stegosians"] = "friendly"
    for world, hex in ((inside, "0001"), (outside, "0901")):
        whole_night(world)
        unit = world.units["trakorians.5"]
        camp = casualties.refuge(world, unit.side, unit.hex)
        assert (unit.tired, unit.present, world.camps[camp].hex) == (0, 200, hex)
    assert casualties.refuge(board("trakorians 5 0001 200", map=LONG), unit.side, unit.hex) == ""


def test_messengers_do_not_tire() -> None:
    """CN-NIGHT-05  Couriers, spies, hippogriffs and lone commanders have the same points next morning."""
    world = board("ransards 6 0001 180", "ransards grisban 0001", "ransards spy 0001", map=LONG)
    assert not fatigue.tires(world, world.commanders["ransards.grisban"])
    assert not fatigue.tires(world, next(iter(world.specialists.values())))
    assert fatigue.tires(world, world.units["ransards.6"])


def test_without_a_watch_the_night_goes_by() -> None:
    """CN-NIGHT-02  A night in which nobody has anything to do."""
    world = board("ransards 6 0001 180 HOLD", map=LONG, slot=7)
    run(timeline.move(world))
    assert world.units["ransards.6"].hex == "0001"


# ---- battles and rest -------------------------------------------------------------------------------------------------
def broken_off() -> World:
    """A battle inside one hex that nightfall has broken off; both have marched the night before, and one wavers."""
    world = board(
        "ransards 6 0602 400 ATTACK:0602", "ransards grisban 0602 leads 6", "trakorians 2 0602 400 HOLD",
        "trakorians da_kaelve 0602 leads 2", map=WIDE, day=3, slot=6,
    )
    meet(world, "ransards 6", "trakorians 2", from_="0602", hex="0602")
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert [clash.fight for clash in world.clashes.values()] == [None]
    for each in world.units.values():
        each.tired, each.men[0].wavering = 2, True
    return world


def test_who_fights_at_night_does_not_rest() -> None:
    """CN-NIGHT-04  night_actions = all: a battle in the last night round breaks a rest as one by day does."""
    world = board("ransards 6 0602 180 HOLD", map=WIDE, slot=1, night_actions="all")
    unit = world.units["ransards.6"]
    unit.tired, unit.rest, unit.fought = 2, 10, True
    fatigue.disturb_rest(world)
    fatigue.take_rest(world)
    assert (unit.tired, unit.rest) == (2, 2)


def test_a_battle_broken_off_inside_a_hex_lets_both_rest_at_night() -> None:
    """CN-SEQ-06, CN-NIGHT-04, CN-MOR-06  Until it is resumed in the morning there is no battle: a whole night is a rest, and who
    wavered has rallied."""
    world = broken_off()
    for slot in (7, 8, 9):
        world.slot = slot
        moved(world)
    assert world.units["ransards.6"].tired == 0
    world.day, world.slot = 4, 1
    play(execution.begin_idleness(world))
    assert not world.units["ransards.6"].men[0].wavering
    told = fight(world, tactics=lambda about: 8 - about[0], morale=1)
    assert "CN-BATTLE-05" in [why for why, _, _, _ in told.dice] and world.units["ransards.6"].fought
