"""The night reports and the information step: CN-SEQ-09, CN-SEQ-07."""

from __future__ import annotations

import pytest

from montjoy.core.effects import NOBODY
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.reports import Nightly, NoOrders
from montjoy.games.clusta.rules.knowledge import logbook, night_reports
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from montjoy.games.clusta.seen import belief_cache
from tests.games.clusta.board import board, field, run, ship

PLAIN = field(*["." * 12] * 6)
WATCH = CampaignWatch()


def night(*lines, **more):
    """The evening of day 3; Grisban in 0000."""
    world = board("ransards grisban 0000", *lines, **({"map": PLAIN, "day": 3, "slot": 7} | more))
    world.evening = True
    return world


def told(world):
    """What is under way: by whom -> the units he tells of."""
    return {c.carries.by: [r.unit for r in c.carries.reports] for c in world.couriers.values()}


# ---- night reports ---------------------------------------------------------------------------------------------------
def test_what_it_says():
    """CN-SEQ-09  night_report = exact: hex, men of each kind, what was lost today, the order, the days of fortification."""
    world = night("trakorians kaelve 0000", "trakorians 2 0503 238e+40 HOLD", "trakorians camp 0503 one days=4",
                  night_report="exact")
    world.units["trakorians.2"].lost_today = 162
    out = run(night_reports.send_night_reports(world))
    found = [c for c in world.couriers.values() if c.side == "trakorians"]
    assert [c.carries.reports for c in found] == [
        (Nightly(clock(3, 7), "0503", "trakorians.camp1", "trakorians.2", 238, 40, 162, "HOLD", 4),)]
    assert out.rolls == [] and out.events == [] and found[0].leaves == clock(3, 7)


@pytest.mark.parametrize(("die", "lost"), [(2, 146), (15, 162), (20, 203), (10, 162)])
def test_two_steps(die, lost):
    """CN-SEQ-09  night_report = two_steps: the losses by the table, two steps nearer to correct; place and men stay exact."""
    world = night("ransards 6 0503 180", night_report="two_steps")
    world.units["ransards.6"].lost_today = 162
    run(night_reports.send_night_reports(world), [die])
    report = world.couriers["ransards.c1"].carries.reports[0]
    assert (report.standard, report.hex, report.lost) == (180, "0503", lost)


def test_who_sends_one():
    """CN-SEQ-09  Every camp, commander and lone marker outside the overall commander's hex: one courier each."""
    world = night(
        "ransards 1 0000 100", "ransards 2 0101 100", "ransards camp 0202 two", "ransards 3 0202 100", "ransards 4 0202 100",
        "ransards trugdan 0202 lv=1 leads 4", "ransards x 0303 lv=2", "ransards y 0404 lv=1", "ransards 5 0404 100",
        "ransards 6 0505 100", "ransards 7 0505 100",
    )
    run(night_reports.send_night_reports(world))
    assert told(world) == {
        "ransards.2": ["ransards.2"], "ransards.camp1": ["ransards.3"], "ransards.trugdan": ["ransards.4"],
        "ransards.x": [""], "ransards.y": ["ransards.5"], "ransards.6": ["ransards.6"], "ransards.7": ["ransards.7"],
    }


def test_who_sends_none():
    """CN-SEQ-09  The dead, the destroyed, those off the map, loose undead, and an empty camp send nobody."""
    world = night("ransards 2 0101 100", "ransards x 0303 lv=2", "ransards camp 0404 two", "crurers 1 0505 100 loose=1")
    world.units["ransards.2"].men[0].men = 0
    world.commanders["ransards.x"].fate = "captured"
    run(night_reports.send_night_reports(world))
    assert told(world) == {}


def test_those_aboard():
    """CN-SEQ-09  A unit aboard reports from its ship's hex; beside the overall commander's own ship it need not."""
    world = board("ransards grisban 0000", "ransards 6 0000 180", map=field("...~", "...."), day=3, slot=7)
    world.evening = True
    vessel = ship(world, "ransards", "0300", "carrack", 6)
    run(night_reports.send_night_reports(world))
    assert [(c.hex, c.carries.reports[0].hex) for c in world.couriers.values()] == [("0300", "0300")]
    world.couriers = {}
    world.commanders["ransards.grisban"].hex, world.commanders["ransards.grisban"].ship = "", vessel.id
    run(night_reports.send_night_reports(world))
    assert world.couriers == {}


def test_before_the_next_orders():
    """CN-SEQ-09  20 open hexes away, 6 points: arrived in night round 2 and known before the next morning's orders."""
    world = board("ransards grisban 0000", "ransards 6 2000 180", map=field("." * 22), day=3, slot=7)
    world.evening = True
    world.units["ransards.6"].lost_today = 162
    run(night_reports.send_night_reports(world))
    world.evening = False
    for slot, left in ((7, 1), (8, 0)):
        world.slot = slot
        run(timeline.move(world, WATCH))
        assert len(world.couriers) == left
    world.day, world.slot = 4, 0
    out = run(dispatches.hand_over_in_morning(world))
    told = each(event for to, event in out.events if to == "ransards")
    assert [event.lost for event in told if isinstance(event, Nightly)] == [162]


def test_a_caught_night_courier_simply_does_not_arrive():
    """CN-SEQ-09  Capture rolls as usual; nobody is told."""
    world = night("ransards 6 0503 180", "trakorians 2 0403 200", "trakorians kaelve 0403")
    run(night_reports.send_night_reports(world))
    world.evening = False
    out = run(timeline.move(world, WATCH), [15])
    assert world.couriers == {} and world.arrived == {} and all(to == NOBODY for to, _ in out.events)


def test_a_commander_without_troops_is_where_he_says():
    """CN-SEQ-09  His player reads where he is, and nothing else."""
    world = night("ransards x 0303 lv=2")
    run(night_reports.send_night_reports(world))
    run(logbook.arrive(world, "ransards", world.couriers["ransards.c1"].carries))
    found = belief_cache.beliefs_of(world, "ransards")
    assert found.commanders["ransards.x"].hex == "0303" and found.units == {}


# ---- the information step ----------------------------------------------------------------------------------------------
def test_handed_over_in_the_information_step():
    """CN-SEQ-07  A courier who reaches the overall commander at 2/3 of round 4 is handed over in R8 of round 4, to him alone."""
    world = board("ransards grisban 0000", "ransards 6 0800 180", "trakorians 2 1105 100", map=PLAIN, slot=3)
    word = NoOrders(world.tick, "0800", "ransards.6")
    dispatches.send(world, "ransards", [word], by="ransards.6", hex="0800")
    run(dispatches.send_off(world))
    world.slot = 4
    out = run(timeline.move(world, WATCH))
    assert out.events == [] and world.books["ransards"].entries == []
    out = run(logbook.hand_over_dispatches(world))
    assert [to for to, event in out.events if word in each([event])] == ["ransards"]
    assert all(to == "ransards" for to, _ in out.events)
    assert run(logbook.hand_over_dispatches(world)).events == []


def test_in_the_order_in_which_they_came():
    """CN-SEQ-07  Several: side by side, each in the order of arrival; a side that plays no part gets nothing."""
    world = board("ransards grisban 0000", "trakorians kaelve 0505", map=PLAIN, slot=4)
    world.books["ransards"].entries.clear()
    for side, by in (("trakorians", "trakorians.2"), ("ransards", "ransards.7"), ("ransards", "ransards.6")):
        dispatches.send(world, side, [NoOrders(0, "0101", by)], by=by, hex="0101", now=True)
    out = run(logbook.hand_over_dispatches(world))
    assert [event.by for _, event in out.events if isinstance(event, NoOrders)] == ["trakorians.2", "ransards.7", "ransards.6"]
