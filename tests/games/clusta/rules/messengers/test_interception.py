"""Who catches couriers: CN-COUR-05 to -07, CN-COUR-12-X, CN-ORD-COURIERS."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.core.effects import NOBODY
from montjoy.games.clusta.model.state import Captive, Dispatch
from montjoy.games.clusta.protocol.events import GoesNoFurther
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.rules.messengers import couriers, dispatches, interception
from tests.games.clusta.board import board, field, run, ship

ROWS = {"small": (10, 5, 0, 10, 10, 5, 20), "large": (15, 10, 5, 20, 15, 10, 30)}
MEN = {"small": (9, 50, 51, 150), "large": (151, 350, 351, 500)}
TERRAIN = {".": 0, "T": 1, "V": 2, "B": 3}
PLAIN = field(*["." * 10] * 6)


def unit_in(men, letter=".", order="HOLD", **more):
    """A Trakorian unit in 0101, all the ground alike."""
    world = board(f"trakorians 2 0101 {men} {order}", "ransards grisban 0505", map=field(*[letter * 8] * 6), **more)
    return world, world.units["trakorians.2"]


# ---- the chance ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", ROWS)
@pytest.mark.parametrize("letter", TERRAIN)
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("road", [True, False])
@pytest.mark.parametrize("order", ["HOLD", "CATCH_COURIERS"])
def test_every_cell(size, letter, own, road, order):
    """CN-COUR-06, CN-T-COURIER, CN-ORD-COURIERS  The base by size and terrain, and the three bonuses added to it."""
    for men in MEN[size]:
        world, unit = unit_in(men, letter, order)
        row = ROWS[size]
        expected = row[TERRAIN[letter]] + road * row[4] + own * row[5] + (order == "CATCH_COURIERS") * row[6]
        assert interception.chance(world, unit, "0101" if own else "0201", road) == expected


@pytest.mark.parametrize(("men", "letter", "hex", "road", "order", "found"), [
    (50, "V", "0201", False, "HOLD", 0), (300, "B", "0101", True, "CATCH_COURIERS", 75), (100, ".", "0201", False, "HOLD", 10),
])
def test_of_the_ledger(men, letter, hex, road, order, found):
    """CN-COUR-06  Platoon, white forest: 0; battalion in its own village on a road, catching: 75; company, open, beside: 10."""
    world, unit = unit_in(men, letter, order)
    assert interception.chance(world, unit, hex, road) == found


def test_the_terrain_of_the_couriers_hex():
    """CN-COUR-06  It is the hex the courier is in that counts, not the unit's; at sea nobody is caught."""
    world = board("trakorians 2 0100 200", map=field("T.~"))
    unit = world.units["trakorians.2"]
    assert [interception.chance(world, unit, hex, False) for hex in ("0000", "0100", "0200")] == [10, 25, 0]


@pytest.mark.parametrize(("order", "share"), [("CATCH_COURIERS", Fraction(3, 4)), ("HOLD", 1)])
def test_a_quarter_is_out(order, share):
    """CN-ORD-COURIERS  Attacked, three quarters of its troop value are there to fight: TV 400 is 300."""
    _, unit = unit_in(200, order=order)
    assert interception.share(unit) == share and 400 * interception.share(unit) == 400 * share


def test_without_orders_it_catches_all_the_same():
    """CN-ORD-COURIERS  Only the order gives the bonus; a unit without any still has the plain chance."""
    world, unit = unit_in(200)
    unit.doing.do = None
    assert interception.chance(world, unit, "0201", False) == 15 and interception.share(unit) == 1


# ---- the roll ------------------------------------------------------------------------------------------------------------
def ride(world, *hexes, dice=(), road=False):
    """A Ransard courier through these hexes; what the last one said, the dice, and his zones."""
    zones: dict[str, int] = {}
    dice, found, rolls = list(dice), None, []
    for hex in hexes:
        out = None
        for n in range(len(dice) + 1):
            try:
                out = run(interception.pass_hunters(world, "ransards", "ransards.c1", dict(zones), hex, road=road), dice[:n])
            except AssertionError:
                continue
            out = run(interception.pass_hunters(world, "ransards", "ransards.c1", zones, hex, road=road), dice[:n])
            dice = dice[n:]
            break
        assert out is not None, f"dice for {hex}: {dice}"
        rolls += [about for _, about, _ in out.rolls]
        found = out.value
        if found is not None:
            break
    assert not dice
    return (found.id if found is not None else ""), rolls


def test_three_units_three_rolls():
    """CN-COUR-05  Through the zones of three hostile units, two of them stacked: three rolls, each with its own class."""
    world = board("trakorians 2 0101 200", "trakorians 3 0101 40", "trakorians 4 0301 200", "ransards grisban 0505", map=PLAIN)
    by, rolls = ride(world, "0200", "0300", "0400", dice=[16, 11, 16])
    assert by == "" and rolls == [(f"trakorians.{n}", "ransards.c1") for n in (2, 3, 4)]


@pytest.mark.parametrize(("capture_roll", "dice", "hexes"), [
    ("per_passage", [16], ("0100", "0200", "0201")), ("per_hex", [16, 16, 16], ("0100", "0200", "0201")),
    ("per_passage", [16, 16], ("0100", "0300", "0200")), ("per_hex", [16, 16], ("0100", "0300", "0200")),
])
def test_one_roll_a_passage(capture_roll, dice, hexes):
    """CN-COUR-05  One for the whole passage; back in the zone a new one; with per_hex one in every hex."""
    world, _ = unit_in(200, capture_roll=capture_roll)
    assert ride(world, *hexes, dice=dice)[0] == ""


def test_per_hex_means_another_chance_in_each():
    """CN-COUR-05  capture_roll = per_hex: taken by the second roll; capture_roll = per_passage has none."""
    world, _ = unit_in(200, capture_roll="per_hex")
    assert ride(world, "0100", "0200", dice=[16, 15])[0] == "trakorians.2"


@pytest.mark.parametrize(("die", "by"), [(15, "trakorians.2"), (16, "trakorians.2"), (25, "trakorians.2"), (26, "")])
def test_the_hex_with_the_highest_chance(die, by):
    """CN-COUR-05  His one roll counts in the hex of the passage with the highest chance: 15% beside the unit, 25% in its hex."""
    world, _ = unit_in(200)
    assert ride(world, "0201", "0101", "0001", dice=[die])[0] == by


def test_who_stands_still_is_not_rolled_for_again():
    """CN-COUR-05  capture_roll = per_hex rolls in every hex he enters, not in every round he waits in one."""
    world, _ = unit_in(200, capture_roll="per_hex")
    zones: dict[str, int] = {}
    run(interception.pass_hunters(world, "ransards", "ransards.c1", zones, "0201"), [16])
    assert run(interception.pass_hunters(world, "ransards", "ransards.c1", zones, "0201", stays=True)).rolls == []


def test_no_chance_no_roll():
    """CN-COUR-05  A platoon in white forest has no chance and throws no die; where he leaves the wood it has one."""
    world = board("trakorians 2 0101 40", "ransards grisban 0000", map=field("VVV", "V.V", "VVV"))
    assert ride(world, "0001", "0100")[1] == []
    assert ride(world, "0001", "0101", dice=[16])[1] == [("trakorians.2", "ransards.c1")]


@pytest.mark.parametrize(("change", "tries"), [
    ({}, True), ({"side": "trakorians", "ship": True}, False), ({"men": 0}, False), ({"hex": "0404"}, False),
])
def test_who_can_try(change, tries):
    """CN-COUR-05  Units within one hex; in battle or ambush too; not those aboard ship, and nobody where nobody is left."""
    world = board("trakorians 2 0101 200 AMBUSH", "ransards grisban 0505", map=field("~.....", *["......"] * 5))
    unit = world.units["trakorians.2"]
    if "ship" in change:
        ship(world, "trakorians", "0000", "carrack", 2)
    if "men" in change:
        unit.men[0].men = 0
    unit.hex = change.get("hex", unit.hex)
    assert len(ride(world, "0100", dice=[100] if tries else [])[1]) == tries


# ---- whose -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("unit", "order", "named", "tries"), [
    ("trakorians", "HOLD", (), True), ("stegosians", "HOLD", (), True), ("crurers", "HOLD", (), True),
    ("ransards", "HOLD", (), False), ("ransards", "CATCH_COURIERS", ("ransards",), False),
])
def test_only_the_hostile_try(unit, order, named, tries):
    """CN-COUR-12-X  Units of sides hostile to the courier's; never his own."""
    world = board(f"{unit} 2 0101 200 {order}", "ransards grisban 0505", "trakorians x 0505", map=PLAIN)
    assert interception.hunts(world, world.units[f"{unit}.2"], "ransards") is tries


@pytest.mark.parametrize(("order", "named", "tries"), [
    ("HOLD", (), False), ("CATCH_COURIERS", (), False), ("CATCH_COURIERS", ("trakorians",), True),
    ("CATCH_COURIERS", ("ransards",), False), ("HOLD", ("trakorians",), False),
])
@pytest.mark.parametrize("attitude", ["neutral", "friendly"])
def test_neutral_and_friendly_units(order, named, tries, attitude):
    """CN-COUR-12-X  They try only under Catch couriers with that side named on the sheet."""
    world = board("stegosians 1 0101 200", "trakorians x 0505", map=PLAIN)
    world.relations["stegosians>trakorians"] = attitude
    world.units["stegosians.1"].doing.do = Instruction(order, sides=named)
    assert interception.hunts(world, world.units["stegosians.1"], "trakorians") is tries


def test_it_is_the_captors_attitude_that_counts():
    """CN-COUR-12-X  Who is hostile tries, whatever the courier's side thinks of him; not to couriers for his own commander."""
    world = board("stegosians 1 0101 200", "trakorians x 0505", map=PLAIN)
    unit = world.units["stegosians.1"]
    world.relations["trakorians>stegosians"] = "hostile"
    assert not interception.hunts(world, unit, "trakorians")
    world.relations["stegosians>trakorians"] = "hostile"
    assert interception.hunts(world, unit, "trakorians") and not interception.hunts(world, unit, "trakorians", "stegosians")


# ---- taken -----------------------------------------------------------------------------------------------------------------
def captured(captor):
    """A report courier taken by a unit."""
    world = board(f"{captor} 2 0503 200", "ransards grisban 0000", "ransards 6 0504 180", "trakorians x 0505", map=PLAIN, slot=2)
    dispatches.send(world, "ransards", [], by="ransards.6", hex="0504")
    run(dispatches.send_off(world))
    world.commanders["ransards.grisban"].hex = "0001"
    courier = world.couriers["ransards.c1"]
    dispatches.goal_of(world, courier)
    return world, courier, run(couriers.pass_hex(world, courier, "0504"), [1])


def test_a_captured_courier():
    """CN-COUR-07  He does not deliver, nobody but the umpire is told, and the unit that took him holds
    him; he knows where he was heading."""
    world, courier, out = captured("trakorians")
    assert out.events == [(NOBODY, GoesNoFurther("ransards.c1", "captured", "0504", "trakorians.2"))]
    assert out.value is True and world.couriers == {} and world.arrived == {}
    assert world.drafts == []
    captive = world.captives["ransards.c1"]
    assert (captive.by, captive.side, captive.kind, captive.taken) == ("trakorians.2", "ransards", "courier", world.tick)
    assert captive.carries.overall == "0001" and captive.carries.reports == courier.carries.reports
    assert all(why == "CN-COUR-05" for why, _, _ in out.rolls)


def test_crurers_kill_him():
    """CN-COUR-12-X  A Crurer unit captures: message lost, no information, no captive."""
    world, _, out = captured("crurers")
    assert out.events == [(NOBODY, GoesNoFurther("ransards.c1", "killed", "0504", "crurers.2"))]
    assert out.value is True and world.couriers == {} and world.captives == {}


def test_the_captive_is_lost_with_his_captor():
    """CN-COUR-07  If the capturing unit is destroyed or retreats he is lost; another unit's captives stay."""
    world, _, _ = captured("trakorians")
    nothing = Dispatch("report", "", 0, "")
    world.captives["ransards.c9"] = Captive("ransards.c9", "trakorians.3", "ransards", "courier", nothing, 0)
    interception.lose_captives(world, "trakorians.2")
    assert list(world.captives) == ["ransards.c9"]
