"""Couriers: when they are sent, when they start, what becomes of their messages.  CN-COUR-01, -13, -14, CN-SEQ-08."""

from __future__ import annotations

import pytest

from montjoy.core.effects import NOBODY
from montjoy.games.clusta.protocol.events import GoesNoFurther
from montjoy.games.clusta.protocol.forms import Instruction, Line, Sheet, clock
from montjoy.games.clusta.protocol.gathered import ByCourier, each
from montjoy.games.clusta.protocol.reports import Completed, Letter, NoOrders, Returned
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.messengers import couriers, dispatches
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from tests.games.clusta.board import board, commander, field, run, ship

PLAIN = field(*["." * 12] * 8)
WATCH = CampaignWatch()


def made(*lines, **more):
    """Grisban commands from 0000."""
    return board("ransards grisban 0000", *lines, **({"map": PLAIN} | more))


def word(world, by="ransards.6", hex="0503"):
    return NoOrders(world.tick, hex, by)


def moved(world, dice=(), slot=None, day=None):
    """One round of movement."""
    world.day, world.slot = world.day if day is None else day, world.slot if slot is None else slot
    return run(timeline.move(world, WATCH), dice)


def sent(world, **more):
    """A report of unit 6 has left."""
    dispatches.send(world, "ransards", [word(world)], by="ransards.6", hex="0503")
    run(dispatches.send_off(world))
    return next(iter(world.couriers.values()))


# ---- sending -------------------------------------------------------------------------------------------------------------
def test_a_report_becomes_a_courier():
    """CN-COUR-01  From where it was written, to the side's overall commander, with what was reported; nobody is told."""
    world = made("ransards 6 0503 180", slot=2)
    dispatches.send(world, "ransards", [word(world)], by="ransards.6", hex="0503")
    assert world.couriers == {} and len(world.drafts) == 1
    out = run(dispatches.send_off(world))
    assert out.events == [] and out.rolls == [] and world.drafts == []
    courier = world.couriers["ransards.c1"]
    assert (courier.to, courier.hex, courier.carries.by, courier.carries.overall) == ("ransards", "0503", "ransards.6", "0000")
    assert courier.carries.reports == (word(world),) and courier.goal == "0000"


def test_each_side_counts_its_own():
    """CN-COUR-01  A battle between two: a courier of each, toward its own overall commander, numbered by each for itself."""
    world = made("ransards 6 0503 180", "trakorians 2 0603 400e", "trakorians kaelve 1107", slot=3)
    dispatches.send(world, "trakorians", [word(world, "trakorians.2", "0603")], by="trakorians.2", hex="0603")
    dispatches.send(world, "ransards", [word(world)], by="ransards.6", hex="0503")
    run(dispatches.send_off(world))
    goals = {c.id: dispatches.goal_of(world, c) for c in world.couriers.values()}
    assert goals == {"trakorians.c1": "1107", "ransards.c1": "0000"}


def test_what_is_handed_over_in_his_own_hex_comes_together():
    """CN-SEQ-08, CN-COUR-01  What one sender has written in a round is one line, however many messages it was."""
    world = made("ransards 6 0000 180", slot=2)
    run(logbook.open_books(world))
    one, other = word(world, hex="0000"), Completed(world.tick, "0000", "ransards.6", "GO_TO")
    for report in (one, other):
        dispatches.send(world, "ransards", [report], by="ransards.6", hex="0000")
    out = run(dispatches.send_off(world))
    assert out.events == [("ransards", ByCourier(world.tick, "0000", "ransards.6", (one, other)))]


def test_in_his_own_hex_there_is_no_courier():
    """CN-SEQ-08  Messages between parties in one hex take no time: handed over in R6."""
    world = made("ransards 6 0000 180", slot=2)
    dispatches.send(world, "ransards", [word(world, hex="0000")], by="ransards.6", hex="0000")
    out = run(dispatches.send_off(world))
    assert world.couriers == {} and [to for to, told in out.events if word(world, hex="0000") in each([told])] == ["ransards"]


def test_what_its_bearer_brings_himself():
    """CN-COUR-01  `now`: no courier; it lies ready for the information step."""
    world = made(slot=2)
    dispatches.send(world, "ransards", [word(world)], by="ransards.spy1", hex="0000", now=True)
    assert world.drafts == [] and [d.by for d in world.arrived["ransards"]] == ["ransards.spy1"]


@pytest.mark.parametrize(("slot", "evening", "start"), [
    (0, False, (6, 1)), (1, False, (6, 2)), (5, False, (6, 6)), (6, False, (6, 7)), (7, True, (6, 7)), (7, False, (6, 8)),
    (9, False, (7, 1)),
])
def test_it_starts_with_the_next_round(slot, evening, start):
    """CN-SEQ-08  Of the round after, by day and by night; in the evening of the first night round."""
    world = made("ransards 6 0503 180", day=6, slot=slot)
    world.evening = evening
    assert sent(world).leaves == clock(*start)


@pytest.mark.parametrize(("slot", "delay", "start"), [
    (0, 0, (6, 1)), (0, 1, (6, 2)), (3, 0, (6, 3)), (3, 1, (6, 4)), (6, 1, (6, 7)), (1, 9, (7, 1)), (9, 1, (7, 1)),
])
def test_a_sheet_starts_in_round_1(slot, delay, start):
    """CN-SEQ-08  Written in the morning: round 1; in a round: that one; so many rounds later where they are slow to obey."""
    world = made("ransards 6 0503 180", day=6, slot=slot)
    dispatches.send_sheet(world, "ransards", Sheet("6"), delay=delay)
    assert world.couriers["ransards.c1"].leaves == clock(*start)


def test_a_draft_that_lies_too_long_goes_at_once():
    """CN-SEQ-08  Nobody starts in the past: a draft that was left over starts in the slot in which he is sent."""
    world = made("ransards 6 0503 180", day=6, slot=2)
    dispatches.send(world, "ransards", [word(world)], by="ransards.6", hex="0503")
    world.day, world.slot = 7, 0
    run(dispatches.hand_over_in_morning(world))
    assert world.couriers["ransards.c1"].leaves == clock(7, 1)


def test_nobody_rows_ashore_from_the_open_sea():
    """CN-COUR-01  What is written aboard a ship off no coast waits, and goes when the ship lies off one."""
    map = field(*["......~~~~~~"] * 8)
    world = board("ransards grisban 0000", "ransards 6 0303 180", map=map, slot=2)
    vessel = ship(world, "ransards", "0903", "carrack", 6)
    dispatches.send(world, "ransards", [word(world, hex="0903")], by="ransards.6", hex="0903")
    run(dispatches.send_off(world))
    assert world.couriers == {} and len(world.drafts) == 1
    vessel.hex = "0603"
    run(dispatches.send_off(world))
    run(dispatches.send_off(world))
    assert [c.hex for c in world.couriers.values()] == ["0603"] and world.drafts == []


def test_orders_and_letters_from_the_open_sea():
    """CN-COUR-01  So do the overall commander's own sheets and letters, and a spy who is to carry one."""
    map = field(*["......~~~~~~"] * 8)
    world = board("ransards 6 0303 180", "ransards spy 6", "ransards 7 0303 100", "trakorians kaelve 0000", map=map, slot=1)
    vessel = ship(world, "ransards", "0903", "carrack", 7)
    commander(world, "ransards", "grisban", "", ship=vessel.id)
    world.overall["ransards"] = "ransards.grisban"
    dispatches.send_sheet(world, "ransards", Sheet("6"), spy="ransards.spy1")
    dispatches.send_letter(world, "ransards", "trakorians", "peace?")
    run(dispatches.send_off(world))
    assert world.couriers == {} and world.specialists["ransards.spy1"].with_ == "ransards.6"
    vessel.hex = "0603"
    run(dispatches.send_off(world))
    run(dispatches.send_off(world))
    assert [(c.hex, c.to, c.spy) for c in world.couriers.values()] == [
        ("0603", "ransards.6", "ransards.spy1"), ("0603", "trakorians", "")]
    assert world.specialists["ransards.spy1"].with_ == "ransards.c1" and world.drafts == []


# ---- on the way ----------------------------------------------------------------------------------------------------------
def test_the_ride_of_the_ledger():
    """CN-SEQ-08, CN-COUR-01  A battle in round 2; the overall commander 5 open hexes away (a half each, 6 points): he arrives in
    round 3 and it is handed over then, not before."""
    world = made("ransards 6 0500 180", slot=2)
    dispatches.send(world, "ransards", [word(world, hex="0500")], by="ransards.6", hex="0500")
    run(dispatches.send_off(world))
    assert moved(world).events == [] and world.couriers["ransards.c1"].hex == "0500"
    out = moved(world, slot=3)
    assert world.couriers == {} and len(world.arrived["ransards"]) == 1 and out.events == []
    out = run(dispatches.hand_over_in_morning(world))
    came = word(world, hex="0500").__class__(clock(1, 2), "0500", "ransards.6")
    assert [to for to, told in out.events if came in each([told])] == ["ransards"]


def test_on_and_on_through_the_night():
    """CN-COUR-13  20 open hexes, 6 points a round: he rides in night rounds as by day, and needs two."""
    map = field("." * 24)
    world = board("ransards grisban 0000", "ransards 6 2000 180", map=map, slot=7)
    world.evening = True
    dispatches.send(world, "ransards", [word(world, hex="2000")], by="ransards.6", hex="2000")
    run(dispatches.send_off(world))
    world.evening = False
    moved(world)
    assert world.couriers["ransards.c1"].hex == "0800"
    moved(world, slot=8)
    assert world.couriers == {} and len(world.arrived["ransards"]) == 1


@pytest.mark.parametrize("slot", [3, 8])
def test_captured_by_night_as_by_day(slot):
    """CN-COUR-13  A battalion in open ground: 15% in a night round too."""
    for die, left in ((15, 0), (16, 1)):
        world = made("ransards 6 0503 180", "trakorians 2 0504 200", slot=slot)
        courier = sent(world)
        courier.leaves = world.tick
        run(couriers.pass_hex(world, courier, "0503"), [die])
        assert len(world.couriers) == left


def test_not_before_he_leaves():
    """CN-COUR-13  Before the tick at which he starts nobody rides, and nobody can be captured."""
    world = made("ransards 6 0503 180", "trakorians 2 0504 200", slot=3)
    courier = sent(world)
    assert not couriers.rides(world, courier) and moved(world).rolls == []
    world.slot = 4
    assert couriers.rides(world, courier)


def test_to_where_the_addressee_is():
    """CN-SEQ-08  He follows an addressee who moves on, and arrives that much later."""
    world = made("ransards 6 1100 180", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("6", (Line(Instruction("HOLD")),)))
    world.units["ransards.6"].hex = "1103"
    moved(world)
    assert world.couriers["ransards.c1"].hex != "1100" and world.units["ransards.6"].sheet == ""
    moved(world, slot=2)
    assert world.couriers == {}


# ---- arrival -------------------------------------------------------------------------------------------------------------
def test_orders_apply_at_once():
    """CN-COUR-01, CN-SEQ-08  Order sheets go by courier; on arrival the sheet is given at once, to its addressee."""
    world = made("ransards trugdan 0300 leads 6 lv=2", "ransards 6 0300 180", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("trugdan", (Line(Instruction("HOLD")),)))
    out = moved(world)
    assert world.couriers == {} and world.units["ransards.6"].doing.do == Instruction("HOLD") and out.events == []


def test_the_addressee_is_dead():
    """CN-SEQ-08  He goes to where the dead man was last; nobody takes the order, and he rides back to say so (CN-ORD-02)."""
    world = made("ransards trugdan 0300 lv=2", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("trugdan", (Line(Instruction("HOLD")),)))
    dead = world.commanders["ransards.trugdan"]
    dead.fate, dead.hex = "dead", ""
    moved(world)
    assert world.couriers == {}
    run(dispatches.send_off(world))
    back = world.couriers["ransards.c2"]
    assert back.to == "ransards" and [type(report) for report in back.carries.reports] == [Returned]
    assert back.carries.reports[0].by == ""                  # no number: nobody counts by it how many couriers never came
    moved(world, slot=2)
    assert [d.reports[0].to for d in world.arrived["ransards"]] == ["ransards.trugdan"]


@pytest.mark.parametrize("to", ["trugdan", "camp1", "6"])
def test_the_addressee_was_gone_before_he_set_out(to):
    """CN-ORD-02, CN-KNOW-04  He rides to where his side thinks him and says on his return that nobody is there: who writes to the
    dead must not learn by it at once."""
    world = made("ransards trugdan 0600 lv=2", "ransards camp 0600", "ransards 6 0600 180", "ransards 7 0303 180", slot=1)
    run(logbook.open_books(world))
    dead, world.units["ransards.6"].men[0].men = world.commanders["ransards.trugdan"], 0
    dead.fate, dead.hex, world.units["ransards.6"].hex = "dead", "", ""
    del world.camps["ransards.camp1"]
    dispatches.send_sheet(world, "ransards", Sheet(to, (Line(Instruction("GO_TO_NEAREST_CAMP")),)))
    rider = world.couriers["ransards.c1"]
    moved(world)
    assert (rider.hex, world.couriers) == ("0600", {}) and world.drafts[0].carries.hex == "0600"


def test_without_an_overall_commander_it_waits():
    """CN-SEQ-08  Nobody is there to read it: the courier stands where he is, and rides on to the successor."""
    world = made("ransards 6 0500 180", "ransards trugdan 0503 lv=2", slot=2)
    courier = sent(world)
    world.commanders["ransards.grisban"].fate = "dead"
    moved(world, slot=3)
    assert courier.hex == "0503" and world.arrived == {}
    world.overall["ransards"] = "ransards.trugdan"
    moved(world, slot=4)
    assert world.couriers == {} and len(world.arrived["ransards"]) == 1


def test_a_side_without_a_head():
    """CN-COUR-01  With its last commander and its last camp a side has nobody to write to; with a camp it has."""
    for camps, couriers_ in (([], 0), (["ransards camp 0004 home"], 1)):
        world = made("ransards 6 0503 180", *camps, slot=2)
        world.commanders["ransards.grisban"].fate, world.overall["ransards"] = "dead", ""
        dispatches.send(world, "ransards", [word(world)], by="ransards.6", hex="0503")
        run(dispatches.send_off(world))
        assert len(world.couriers) == couriers_ and world.drafts == []


def test_couriers_of_a_side_without_a_head():
    """CN-COUR-01  Who is on his way to it rides no further; the umpire alone is told."""
    world = made("ransards 6 0503 180", slot=2)
    sent(world)
    world.commanders["ransards.grisban"].fate, world.overall["ransards"] = "dead", ""
    out = moved(world, slot=3)
    assert out.events == [(NOBODY, GoesNoFurther("ransards.c1", "unread", "0503"))] and world.couriers == {}


def test_an_addressee_who_has_not_come():
    """CN-COUR-01  Orders for somebody who is on no map come back at once."""
    world = made("ransards trugdan 0300 lv=2", slot=1)
    world.commanders["ransards.trugdan"].hex = ""
    dispatches.send_sheet(world, "ransards", Sheet("trugdan"))
    moved(world)
    out = run(dispatches.send_off(world))
    assert world.couriers == {} and [e.to for _, e in out.events if isinstance(e, Returned)] == ["ransards.trugdan"]


def test_a_letter():
    """CN-COUR-01  To another side's overall commander, who reads its words and by whom, not whence; the enemies of its writer may
    stop it, the addressee's own troops let it pass."""
    world = made("trakorians kaelve 0600", "trakorians 2 0301 400e", slot=1)
    dispatches.send_letter(world, "ransards", "trakorians", "peace?")
    out = moved(world)
    assert out.rolls == [] and world.couriers == {}
    out = run(dispatches.hand_over_in_morning(world))
    assert [e for e in out.events if isinstance(e[1], Letter)] == [("trakorians", Letter(world.tick, "", "ransards", "peace?"))]


# ---- spies as couriers -----------------------------------------------------------------------------------------------------
def test_a_spy_is_not_intercepted():
    """CN-COUR-14  Through the zone of a regiment that catches couriers: no roll, he arrives, and is then with his addressee."""
    world = made("ransards spy grisban", "ransards 6 0500 180", "trakorians 2 0201 400e CATCH_COURIERS",
                 "trakorians 3 0301 400e", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("6", (Line(Instruction("HOLD")),)), spy="ransards.spy1")
    assert world.specialists["ransards.spy1"].with_ == "ransards.c1"
    out = moved(world)
    assert out.rolls == [] and world.couriers == {}
    assert world.specialists["ransards.spy1"].with_ == "ransards.6"


def test_the_same_ride_without_a_spy():
    """CN-COUR-14  An ordinary courier is rolled for on that way."""
    world = made("ransards 6 0500 180", "trakorians 2 0201 400e CATCH_COURIERS", "trakorians 3 0301 400e", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("6"))
    assert [why for why, _, _ in moved(world, [100, 100]).rolls] == ["CN-COUR-05"] * 2


@pytest.mark.parametrize(("die", "gone"), [(20, True), (21, False)])
def test_a_spy_who_must_pass_enemies(die, gone):
    """CN-COUR-14  Where there is no way round he risks his life (CN-SPEC-05); the message is lost with him, nobody is told."""
    world = board("ransards grisban 0000", "ransards spy grisban", "ransards 6 0500 180", "trakorians 2 0300 400e",
                  map=field("......"), slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("6"), spy="ransards.spy1")
    out = moved(world, [die])
    assert world.specialists["ransards.spy1"].gone is gone and world.couriers == {}
    assert out.events == ([(NOBODY, GoesNoFurther("ransards.c1", "dead", "0300"))] if gone else [])
    assert out.rolls[0][0] == "CN-SPEC-05" and (world.units["ransards.6"].sheet == "") is gone


def test_a_spy_whose_addressee_is_gone():
    """CN-COUR-14  Then he is by himself where he came to, and his word goes back by courier."""
    world = made("ransards spy grisban", "ransards trugdan 0300 lv=2", slot=1)
    dispatches.send_sheet(world, "ransards", Sheet("trugdan"), spy="ransards.spy1")
    world.commanders["ransards.trugdan"].fate, world.commanders["ransards.trugdan"].hex = "dead", ""
    moved(world)
    spy = world.specialists["ransards.spy1"]
    assert (spy.with_, spy.hex) == ("", "0300") and len(world.drafts) == 1


def test_nobody_is_told_of_the_ride():
    """CN-COUR-01  Riding, passing enemies and arriving tell nobody anything."""
    world = made("ransards 6 0503 180", "trakorians 2 0303 200", slot=2)
    sent(world)
    assert moved(world, [100], slot=3).events == [] and len(world.arrived["ransards"]) == 1
