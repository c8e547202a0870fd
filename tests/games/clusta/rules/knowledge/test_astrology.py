"""Divination: CN-SPEC-01, CN-ORD-DIVINE, CN-DIV-01, CN-DIV-02."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.state import Clash
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.protocol.reports import Divined
from montjoy.games.clusta.rules.knowledge import astrology, scouting
from tests.games.clusta.board import board, field, run

PLAIN = field(*["." * 14] * 13)
HERE = "0606"
FAR = {0: "0400", 1: "0800", 2: "1106", 3: "0912", 4: "0312", 5: "0106"}     # a hex in each sector


def divining(*lines, conflux="0800", trade="astrologer", **more):
    """An astrologer with unit 1 of the Stegosians in 0606, which has the order Divine."""
    return board(f"stegosians 1 {HERE} 200 DIVINE", f"stegosians {trade} 1", "stegosians naramsi 1312", *lines,
                 **({"map": PLAIN, "conflux_hex": conflux} | more))


def astrologer(world, n=0):
    return list(world.specialists.values())[n]


def a_day(world, *dice, rounds=6):
    """The rounds of a day, and its evening; the answers."""
    for _ in range(rounds):
        run(astrology.count_work(world))
        world.slot += 1
    out = run(astrology.divine_in_evening(world), dice)
    world.day, world.slot = world.day + 1, 1
    answers = [r for draft in world.drafts for r in draft.carries.reports]
    world.drafts = []
    assert out.events == []
    return answers


# ---- the answer ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("sector", "conflux"), FAR.items())
@pytest.mark.parametrize(("die", "off"), [(12, 0), (15, 0), (1, 0), (17, -1), (19, -1), (16, 1), (18, 1)])
def test_every_sector(sector, conflux, die, off):
    """CN-DIV-01  Skill 15: success the true sector, failure the left neighbour on an odd die, the right one on an even."""
    world = divining(conflux=conflux)
    assert a_day(world, die) == [Divined(7 * 48 - 6 * 48 + 24, HERE, "stegosians.astrologer1", False, ((sector + off) % 6,))]


@pytest.mark.parametrize(("second", "sector"), [(16, 4), (15, 2)])
def test_a_fumble_is_the_opposite(second, sector):
    """CN-DIV-01, CN-DICE-05  fumble_confirm = true: a 20 and then more than the skill: the opposite; else as on an even die."""
    world = divining(fumble_confirm=True)
    assert a_day(world, 20, second)[0].sectors == (sector,)


def test_a_fumble_without_a_second_die():
    """CN-DIV-01, CN-DICE-05  fumble_confirm = false: every 20 is one."""
    assert a_day(divining(fumble_confirm=False), 20)[0].sectors == (4,)


def test_in_the_hex_itself():
    """CN-DIV-01  Here: always true and certain, without a die."""
    assert a_day(divining(conflux=HERE)) == [Divined(72, HERE, "stegosians.astrologer1", True, ())]


def test_the_line_between_two_sectors():
    """CN-DIV-01  Exactly between two sectors it is the clockwise one."""
    world = divining(conflux="0604")
    assert a_day(world, 1)[0].sectors == (1,)


def test_a_hidden_die_of_the_astrologer():
    """CN-DIV-01  The die is his, and nobody sees it: the player is told the sector alone."""
    world = divining()
    for _ in range(6):
        run(astrology.count_work(world))
    out = run(astrology.divine_in_evening(world), [12])
    assert out.rolls == [("CN-DIV-01", ("stegosians.astrologer1",), 12)] and out.events == []


def test_manzonla_names_half_the_horizon():
    """CN-DIV-02  Skill 10; every second day; three adjacent sectors around the one found."""
    for die, middle in ((10, 1), (11, 0), (12, 2)):
        world = divining(trade="half_astrologer")
        assert a_day(world) == []
        assert a_day(world, die)[0].sectors == tuple((middle + turn) % 6 for turn in (-1, 0, 1))
        assert a_day(world) == []


def test_manzonlas_two_days_are_in_one_hex():
    """CN-DIV-02  After a day elsewhere he begins anew; so he does after a day without work."""
    world = divining(trade="half_astrologer")
    a_day(world)
    world.units["stegosians.1"].hex = "0707"
    assert a_day(world) == [] and a_day(world, rounds=5) == [] and a_day(world) == []
    assert len(a_day(world, 1)) == 1


# ---- the work --------------------------------------------------------------------------------------------------------
def test_two_astrologers_two_answers():
    """CN-SPEC-01  A unit with two astrologers ordered DIVINE for a day: two independent answers that evening."""
    world = divining("stegosians astrologer 1")
    assert [answer.sectors for answer in a_day(world, 12, 17)] == [(1,), (0,)]


@pytest.mark.parametrize(("rounds", "answers"), [(6, 1), (5, 0), (0, 0)])
def test_a_whole_day(rounds, answers):
    """CN-SPEC-01  One hex a day, by six rounds of the order; what is missing is not made up for the next day."""
    world = divining()
    assert len(a_day(world, *[1] * answers, rounds=rounds)) == answers
    assert a_day(world, rounds=5) == []


def test_one_answer_a_day():
    """CN-SPEC-01  Every day anew in the same hex."""
    world = divining()
    assert len(a_day(world, 1)) == len(a_day(world, 1)) == 1


@pytest.mark.parametrize("hindered", ["moved", "battle", "fought", "order"])
def test_a_day_that_is_lost(hindered):
    """CN-ORD-DIVINE  Attacked in round 4, or moving, or told something else: no answer that day."""
    world = divining("ransards 6 0607 100")
    unit = world.units["stegosians.1"]
    for n in range(1, 7):
        if n == 4:
            unit.moved, unit.fought = hindered == "moved", hindered == "fought"
            if hindered == "battle":
                world.clashes["x"] = Clash("x", ["ransards.6"], [unit.id], "0607", HERE, "contact")
            if hindered == "order":
                unit.doing.do = Instruction("HOLD")
        else:
            unit.moved = unit.fought = False
            world.clashes, unit.doing.do = {}, Instruction("DIVINE")
        run(astrology.count_work(world))
    assert run(astrology.divine_in_evening(world)).rolls == [] and world.drafts == []


def test_only_with_the_order_and_an_astrologer():
    """CN-ORD-DIVINE  Without the order, or with another specialist, nothing is found."""
    world = divining()
    world.units["stegosians.1"].doing.do = Instruction("HOLD")
    assert a_day(world) == []
    assert a_day(divining(trade="spy")) == []


@pytest.mark.parametrize("with_", ["naramsi", "camp1"])
def test_with_a_commander_or_in_a_camp(with_):
    """CN-ORD-DIVINE  He is included in a unit in whose hex he is with the commander or in the camp."""
    world = board(f"stegosians 1 {HERE} 200 DIVINE", f"stegosians naramsi {HERE}", f"stegosians camp {HERE} home",
                  f"stegosians astrologer {with_}", map=PLAIN, conflux_hex="0800")
    assert len(a_day(world, 1)) == 1


# ---- alone -----------------------------------------------------------------------------------------------------------
def alone(*lines, **more):
    """An astrologer who has come to 0606 by himself."""
    world = board(f"stegosians astrologer {HERE}", "stegosians naramsi 1312", *lines,
                  **({"map": PLAIN, "conflux_hex": "0800", "day": 2} | more))
    scouting.begins_work(world, astrologer(world))
    return world


def test_an_astrologer_alone():
    """CN-ORD-DIVINE  Given to him alone: he works from the round after he came, takes the answer with him and turns back."""
    world = alone()
    one = astrologer(world)
    assert a_day(world) == [] and one.doing.do == Instruction("DIVINE")
    assert a_day(world, 1) == [] and [report.sectors for report in one.found] == [(1,)] and one.doing.do is None


def test_a_round_he_came_in_does_not_count():
    """CN-ORD-DIVINE  A day begun late is no day."""
    world = alone(slot=1)
    run(astrology.count_work(world))
    assert astrologer(world).doing.rounds == 0
    world.slot = 2
    run(astrology.count_work(world))
    assert astrologer(world).doing.rounds == 1


@pytest.mark.parametrize(("order", "risk"), [("HOLD", 15), ("CATCH_COURIERS", 45)])
def test_captured_at_work(order, risk):
    """CN-ORD-DIVINE  Each hostile unit in or next to his hex rolls once a round with the courier chance."""
    for die, caught in ((risk, True), (risk + 1, False)):
        world = alone(f"ransards 6 0706 180 {order}", "trakorians 2 0506 400e", slot=1)
        world.slot = 2
        out = run(scouting.scout(world), [die])
        assert astrologer(world).gone is caught and len(world.captives) == caught
        assert [about for _, about, _ in out.rolls] == [("ransards.6", "stegosians.astrologer1")] and out.events == []
        if not caught:
            world.slot = 3
            assert len(run(scouting.scout(world), [100]).rolls) == 1


def test_with_his_unit_nobody_takes_him():
    """CN-ORD-DIVINE  Only one who is alone can be captured."""
    world = divining("ransards 6 0706 180")
    assert run(astrology.count_work(world)).rolls == []


def test_sent_to_where_he_stands():
    """CN-ORD-DIVINE  A route that leads to his own hex: he begins to work there."""
    world = board(f"stegosians astrologer {HERE}", f"stegosians spy {HERE}", "stegosians naramsi 1312", map=PLAIN)
    for one in world.specialists.values():
        one.route = [HERE]
    run(scouting.scout(world))
    assert [one.route for one in world.specialists.values()] == [[], []]
    assert [one.doing.do for one in world.specialists.values()] == [Instruction("DIVINE"), None]
