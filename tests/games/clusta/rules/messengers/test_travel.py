"""Couriers, spies, hippogriffs and lone commanders on the time line, and what a delivered order does to the move under way."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.games.clusta.model.pieces import Doing, Owed
from montjoy.games.clusta.model.state import Courier, Dispatch, World
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.rules.movement import routes
from tests.games.clusta.board import board, field, ordered, ship, specialist
from tests.games.clusta.marching import FLAT, Notes, moved, next_round

OPEN = field(*FLAT)
LONG = field(*(("." * 40,) * 3))
F = Fraction


def courier(world: World, side: str, to: str, hex: str, leaves: int = 0, spy: str = "") -> Courier:
    found = Courier(f"{side}.c1", side, to, Dispatch("orders", side, 0, hex), hex, leaves, spy=spy)
    world.couriers[found.id] = found
    return found


# ---- couriers ----------------------------------------------------------------------------------------------------------------
def test_a_courier_rides_twelve_hexes_and_hands_it_over() -> None:
    """CN-COUR-02, CN-SEQ-08  Five open hexes away at half a point: he is there at 2.5/6 of the round, and off the map."""
    world = board("ransards 6 0501 180 HOLD", map=LONG)
    courier(world, "ransards", "ransards.6", "0001")
    notes = moved(world)
    assert notes.told[-1] == ("delivered", "ransards.c1", "0501", F(5, 12))
    assert world.couriers == {}


@pytest.mark.parametrize(("courier_size_bonus", "when"), [(False, F(5, 12)), (True, F(5, 16))])
def test_how_fast_a_courier_rides(courier_size_bonus: bool, when: Fraction) -> None:
    """CN-MOVE-06  Twelve open hexes a round with his side's six points; sixteen with the platoon's two besides."""
    world = board("ransards 6 0501 180 HOLD", map=LONG, courier_size_bonus=courier_size_bonus)
    courier(world, "ransards", "ransards.6", "0001")
    assert moved(world).told[-1] == ("delivered", "ransards.c1", "0501", when)


def test_a_courier_goes_on_in_the_next_round_and_at_night() -> None:
    """CN-COUR-02, CN-NIGHT-05  Twelve hexes in each round, the three of the night too, and as many in the morning."""
    world = board("ransards 6 3901 180 HOLD", map=LONG, slot=6)
    rider = courier(world, "ransards", "ransards.6", "0001")
    places = []
    for _ in range(3):
        moved(world)
        places.append(rider.hex)
        next_round(world)
    assert (places, world.slot) == (["1201", "2401", "3601"], 9)
    assert moved(world).told[-1][0] == "delivered"


def test_a_courier_who_has_not_started_waits() -> None:
    """CN-SEQ-08  He leaves at his tick, not before."""
    world = board("ransards 6 0501 180 HOLD", map=LONG)
    courier(world, "ransards", "ransards.6", "0001", leaves=world.tick + 4)
    assert moved(world).told == []
    next_round(world)
    assert len(moved(world).told) > 1


def test_messages_in_one_hex_take_no_time() -> None:
    """CN-COUR-02  At 0 of the round."""
    world = board("ransards 6 0501 180 HOLD", map=LONG)
    courier(world, "ransards", "ransards.6", "0501")
    assert moved(world).told[-1] == ("delivered", "ransards.c1", "0501", F(0))


def test_he_goes_to_where_the_addressee_is() -> None:
    """CN-COUR-02  Re-planned at the start of each round; one who has left his hex within the round is ridden after."""
    world = board("ransards 6 1501 180 GO_TO:3901", map=LONG)
    courier(world, "ransards", "ransards.6", "0001")
    notes, rounds = moved(world), 1
    while world.couriers:
        next_round(world)
        moved(world, notes=notes)
        rounds += 1
    delivered = [line[2:] for line in notes.told if line[0] == "delivered"]
    assert (delivered, rounds) == ([("2901", F(5, 12))], 3)


@pytest.mark.parametrize(("to", "hex"), [
    ("ransards.6", "0001"), ("ransards.grisban", "0301"), ("ransards.camp1", "0501"), ("ransards", "0301"), ("nobody", ""),
    ("crurers", "0000"), ("stegosians", ""), ("ransards.7", "2000"),
])
def test_where_an_addressee_is(to: str, hex: str) -> None:
    """CN-COUR-02  A unit, a commander, a camp, a side's overall commander, the Crurers' bridgehead; aboard, the ship's hex."""
    sea = field("." * 20 + "~", "." * 21, "." * 21)
    pieces = ["ransards 6 0001 180", "ransards 7 0001 180", "ransards grisban 0301", "ransards camp 0501"]
    world = board(*pieces, sides="crurers stegosians", map=sea)
    ship(world, "ransards", "2000", "carrack", 7)
    assert routes.destination(world, to) == hex


def test_an_addressee_aboard_is_met_on_the_coast() -> None:
    """CN-COUR-02, CN-ARR-02  On the coast hex nearest to the rider that borders the ship's; off all coasts he waits ashore."""
    sea = field(*("......~~",) * 3)
    world = board("ransards 6 0001 180", "ransards grisban 0001", map=sea)
    found = ship(world, "ransards", "0601")
    world.commanders["ransards.grisban"].hex, world.commanders["ransards.grisban"].ship = "", found.id
    courier(world, "ransards", "ransards", "0001")
    assert routes.reached_from(world, "0601", "0001") == "0501"
    assert moved(world).told[-1][:3] == ("delivered", "ransards.c1", "0501")
    found.hex = "0701"
    rider = courier(world, "ransards", "ransards", "0001")
    moved(world)
    assert (rider.hex, list(world.couriers)) == ("0001", ["ransards.c1"])
    assert routes.reached_from(world, "", "0001") == ""


def test_he_goes_round_the_enemy_through_the_neighbouring_hexes() -> None:
    """CN-COUR-03  Open field with one enemy hex on the way."""
    world = board("ransards 6 0502 180 HOLD", "trakorians 2 0202 200 HOLD", "trakorians 3 0301 200", map=OPEN)
    courier(world, "ransards", "ransards.6", "0002")
    hexes = [line[2] for line in moved(world).told]
    assert "0202" not in hexes and "0301" not in hexes
    assert hexes[2:5] == ["0101", "0201", "0302"]            # all beside 0202
    assert routes.way_around(world, "ransards", "0002", "0502") == hexes[1:-1]


def test_he_tries_to_pass_where_there_is_no_way_round() -> None:
    """CN-COUR-03  Straight through the hex."""
    world = board("ransards 6 0300 180 HOLD", "trakorians 2 0100 200 HOLD", map=field("...."))
    courier(world, "ransards", "ransards.6", "0000")
    assert routes.way_around(world, "ransards", "0000", "0300") is None
    assert [line[2] for line in moved(world).told] == ["0000", "0100", "0200", "0300", "0300"]


def test_a_neutral_is_not_gone_round() -> None:
    """CN-COUR-03  Only enemies are."""
    world = board("trakorians 2 0300 180 HOLD", "stegosians 1 0100 200 HOLD", map=field("...."))
    courier(world, "trakorians", "trakorians.2", "0000")
    assert [line[2] for line in moved(world).told][1] == "0100"


@pytest.mark.parametrize("order", ["AMBUSH", "SCOUT"])
def test_who_lies_hidden_is_not_gone_round(order: str) -> None:
    """CN-COUR-03  A courier sees enemies in time, but not those who lie in ambush or hide as scouts: when his word arrives must
    not tell of them.  Once they show themselves he goes round."""
    world = board("ransards 6 0502 180 HOLD", f"trakorians 2 0202 200 {order}", map=OPEN)
    hidden = world.units["trakorians.2"]
    hidden.doing.ready = True
    assert routes.way_around(world, "ransards", "0002", "0502") == ["0102", "0202", "0302", "0402", "0502"]
    hidden.doing.ready = False
    assert "0202" not in (routes.way_around(world, "ransards", "0002", "0502") or ["0202"])


def test_a_secret_enemy_is_not_gone_round() -> None:
    """CN-COUR-03, CN-LOY-02  Whom his own side does not hold for an enemy he rides past: a change of attitude is not told, so his
    way must not tell it either.  Who regards them as enemies himself goes round."""
    world = board("trakorians 2 0502 180 HOLD", "stegosians 1 0202 200 HOLD", map=OPEN)
    world.relations["stegosians>trakorians"] = "hostile"
    assert routes.way_around(world, "trakorians", "0002", "0502") == ["0102", "0202", "0302", "0402", "0502"]
    assert "0202" not in (routes.way_around(world, "stegosians", "0002", "0502") or [])
    world.relations["trakorians>stegosians"] = "hostile"
    assert "0202" not in (routes.way_around(world, "trakorians", "0002", "0502") or ["0202"])


def test_who_is_captured_is_gone() -> None:
    """CN-COUR-02  The watch takes him off the map; he rides no farther and brings nothing."""
    world = board("ransards 6 0501 180 HOLD", map=LONG)
    courier(world, "ransards", "ransards.6", "0001")
    notes = Notes()
    notes.traps["0201"] = lambda w: w.couriers.clear()
    told = moved(world, notes=notes).told
    assert told[-1][2] == "0201"


def test_what_is_left_is_paid_into_his_next_step() -> None:
    """CN-MOVE-04  White forest at a point and a half: four hexes of six points and nothing left; of seven a point is left."""
    world = board("ransards 6 0800 180 HOLD", map=field("TVVVVVVVV"))
    rider = courier(world, "ransards", "ransards.6", "0000")
    moved(world)
    assert (rider.hex, rider.owed) == ("0400", Owed("0500", 0))
    world = board("trakorians 2 0800 200 HOLD", map=field("TVVVVVVVV"))
    rider = courier(world, "trakorians", "trakorians.2", "0000")
    moved(world)
    assert (rider.hex, rider.owed) == ("0400", Owed("0500", 6))
    next_round(world)
    notes = moved(world)
    assert notes.told[1][2:] == ("0500", F(3, 42))


# ---- orders that arrive on the way -------------------------------------------------------------------------------------
def arriving(then: str, at: str, before: str = "GO_TO:2901") -> tuple[World, Notes]:
    """Unit 6 on its march from 0601; a courier from `at` brings it other orders as soon as they meet."""
    world = board(f"ransards 6 0601 180 {before}".strip(), map=LONG)
    courier(world, "ransards", "ransards.6", at)
    notes = Notes()

    def give(w: World) -> None:
        w.units["ransards.6"].doing = Doing()
        ordered(w.units["ransards.6"], then)

    notes.orders["ransards.c1"] = give
    return world, moved(world, notes=notes)


def test_an_order_governs_the_next_step() -> None:
    """CN-SEQ-03, CN-COUR-04  Delivered at 5/12 to who stands: he has what is left of the round."""
    _, notes = arriving("GO_TO:0901", "0101", before="HOLD")
    assert ("delivered", "ransards.c1", "0601", F(5, 12)) in notes.told
    assert notes.at("ransards.6") == [("0701", F(5, 12) + F(1, 6)), ("0801", F(5, 12) + F(2, 6)), ("0901", F(5, 12) + F(3, 6))]


def test_a_paid_step_is_finished_only_on_the_new_way() -> None:
    """CN-SEQ-03  The same next hex: nothing is lost; another one: the payment is, and the time with it."""
    for then, first in (("GO_TO:0901", ("0701", F(1, 6))), ("GO_TO:0001", ("0501", F(1, 12) + F(1, 6)))):
        _, notes = arriving(then, "0501")
        assert ("delivered", "ransards.c1", "0601", F(1, 12)) in notes.told
        assert notes.at("ransards.6")[0] == first


def test_a_halt_halts() -> None:
    """CN-SEQ-03  HOLD on the way: it stands where it is."""
    world, notes = arriving("HOLD", "0501")
    assert (world.units["ransards.6"].hex, notes.at("ransards.6"), world.units["ransards.6"].owed) == ("0601", [], None)


def test_others_march_on_undisturbed() -> None:
    """CN-SEQ-03, CN-SEQ-04  A delivery changes nothing for who has no part in it."""
    lines = ["ransards 6 0601 180 HOLD", "ransards 7 0600 180 GO_TO:3900"]
    alone = moved(board(*lines, map=LONG)).at("ransards.7")
    world = board(*lines, map=LONG)
    courier(world, "ransards", "ransards.6", "0101")
    notes = Notes()
    notes.orders["ransards.c1"] = lambda w: setattr(w.units["ransards.6"].doing, "do", Instruction("GO_TO", "3900"))
    assert moved(world, notes=notes).at("ransards.7") == alone


def test_who_has_stopped_in_this_round_moves_no_more() -> None:
    """CN-SEQ-03, CN-MOVE-04  Points left over by a stop are lost, new orders or not."""
    world = board("ransards 6 0101 180 GO_TO:0201", map=LONG)
    courier(world, "ransards", "ransards.6", "0801")
    notes = Notes()
    notes.orders["ransards.c1"] = lambda w: setattr(w.units["ransards.6"], "doing", Doing(Instruction("GO_TO", "3901")))
    moved(world, notes=notes)
    assert world.units["ransards.6"].hex == "0201"
    next_round(world)
    moved(world)
    assert world.units["ransards.6"].hex == "0801"


# ---- spies, hippogriffs, astrologers -----------------------------------------------------------------------------------
def test_a_spy_rides_his_route_and_comes_back() -> None:
    """CN-MOVE-06, CN-SPEC-04  As fast as a courier: into the enemy's hex and back to the unit."""
    world = board("stegosians 1 0001 300", "ransards 6 0501 180", map=OPEN)
    world.relations["stegosians>ransards"] = "hostile"
    spy = specialist(world, "stegosians", "spy", "0001", route=["0501"], back="stegosians.1")
    notes = moved(world)
    assert [line[2] for line in notes.told if line[0] == "entered"][4] == "0501"
    assert notes.told[-1] == ("home", spy.id, "0001", F(10, 12))
    assert (spy.with_, spy.route) == ("stegosians.1", [])


def test_a_spy_goes_round_the_enemies_that_he_was_not_sent_to() -> None:
    """CN-SPEC-05, CN-COUR-03  Only the hexes of his route are entered if it can be helped."""
    world = board("stegosians 1 0002 300", "ransards 6 0502 180", "ransards 7 0202 180", map=OPEN)
    world.relations["stegosians>ransards"] = "hostile"
    specialist(world, "stegosians", "spy", "0002", route=["0502"], back="stegosians.1")
    hexes = [line[2] for line in moved(world).told]
    assert "0502" in hexes and "0202" not in hexes


def test_a_hippogriff_flies_eighteen_hexes_over_anything() -> None:
    """CN-MOVE-06, CN-MOVE-01  Sea, forests and heights at a third of a point."""
    world = board("ransards 6 0001 180", map=field("." * 30, ".~V" * 10, "." * 30))
    flyer = specialist(world, "ransards", "hippogriff", "0001", route=["2901"], back="ransards.6")
    moved(world)
    assert flyer.hex == "1801"


def test_an_astrologer_stays_where_he_is_to_divine() -> None:
    """CN-MOVE-06  He rides to the end of his route, and home when he has nothing more to do."""
    world = board("ransards 6 0001 180", map=OPEN)
    found = specialist(world, "ransards", "astrologer", "0001", route=["0301"], back="ransards.6")
    found.doing.do = Instruction("DIVINE")
    moved(world)
    assert found.hex == "0301"
    found.doing.do = None
    notes = moved(world)
    assert notes.told[-1][0] == "home"


def test_who_carries_a_letter_rides_as_a_courier() -> None:
    """CN-COUR-14  The spy is where his letter is: he does not ride twice."""
    world = board("ransards 6 0301 180 HOLD", map=OPEN)
    spy = specialist(world, "ransards", "spy", "0001", route=["0003"])
    courier(world, "ransards", "ransards.6", "0001", spy=spy.id)
    moved(world)
    assert (spy.hex, world.couriers) == ("0001", {})


def test_who_is_gone_does_not_ride() -> None:
    world = board("ransards 6 0301 180 HOLD", map=OPEN)
    specialist(world, "ransards", "spy", "0001", route=["0003"], gone=True)
    specialist(world, "ransards", "spy", "0001", route=["9900"])
    assert moved(world).told == []


# ---- lone commanders ---------------------------------------------------------------------------------------------------
def test_a_commander_without_troops_rides_as_a_courier() -> None:
    """CN-MOVE-06, CN-CMD-03  Twelve hexes a round, past the enemy; there his order is done."""
    world = board("ransards grisban 0001 GO_TO:1101", "trakorians 2 0501 200 HOLD", map=LONG)
    grisban = world.commanders["ransards.grisban"]
    notes = moved(world)
    assert (grisban.hex, grisban.doing.done, notes.stops) == ("1101", True, [])
    assert "0501" not in [line[2] for line in notes.told]
    assert notes.told[-1][3] == F(11, 12) + F(1, 12)         # a hex more for going round


def test_a_commander_with_his_troops_does_not_ride_alone() -> None:
    """CN-CMD-03  He marches with those he leads; with a way of his own he leaves them."""
    world = board("ransards grisban 0001 leads 6 GO_TO:1101", "ransards 6 0001 180 GO_TO:1101", map=LONG)
    moved(world)
    assert world.commanders["ransards.grisban"].hex == world.units["ransards.6"].hex == "0601"
    ordered(world.units["ransards.6"], "HOLD")
    next_round(world)
    moved(world)
    assert (world.commanders["ransards.grisban"].hex, world.units["ransards.6"].hex) == ("1101", "0601")


def test_a_commander_who_is_dead_or_aboard_does_not_ride() -> None:
    for more in ({"fate": "dead"}, {"ship": "ransards.ship1"}):
        world = board("ransards grisban 0001 GO_TO:1101", map=LONG)
        for name, value in more.items():
            setattr(world.commanders["ransards.grisban"], name, value)
        assert moved(world).told == []
