"""Scouts, spies and hippogriffs: CN-ORD-SCOUT-a to -c, CN-SPEC-04 to -06."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.state import Clash, Entry
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.protocol.reports import BattleReport, Divined, FlightReport, ScoutReport, SpyReport
from montjoy.games.clusta.rules.knowledge import scouting
from montjoy.games.clusta.rules.messengers import dispatches, interception
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, run

PLAIN = field(*["." * 14] * 9)
CLOSE = 100                                                  # a die that catches nobody
RIGHT = 10                                                   # one that is always right
WATCH = CampaignWatch()


def scouts(*lines, **more):
    """Unit 2 of the Trakorians scouts in 0404; their commander is far off."""
    return board("trakorians 2 0404 200 SCOUT", "trakorians kaelve 1308", *lines, **({"map": PLAIN} | more))


def reported(world):
    """What has been drafted: (hex, side, marker, men)."""
    found = [r for draft in world.drafts for r in draft.carries.reports]
    world.drafts = []
    assert all(isinstance(r, ScoutReport) and r.by == "trakorians.2" and r.hex == "0404" for r in found)
    return [(r.where, r.side, r.marker, r.men) for r in found]


def a_round(world, *dice):
    """R4 of the next round; the scouts' reports."""
    run(scouting.scout(world), dice)
    world.slot += 1
    return reported(world)


# ---- scouts ----------------------------------------------------------------------------------------------------------
def test_the_radius_grows():
    """CN-ORD-SCOUT-a  scout_radius = growing: an enemy at distance 3 is reported at the end of the third round, not before."""
    world = scouts("ransards 6 0704 180", scout_radius="growing")
    assert a_round(world) == [] and a_round(world) == []
    assert a_round(world, CLOSE, RIGHT) == [("0704", "ransards", "unit:6 unit 6", 180)]


def test_six_rounds_six_hexes():
    """CN-ORD-SCOUT-a  At most six hexes, after six rounds."""
    world = scouts("ransards 6 1004 180", "ransards 7 1104 180")
    for _ in range(5):
        assert a_round(world) == []
    assert a_round(world, CLOSE, RIGHT) == [("1004", "ransards", "unit:6 unit 6", 180)]
    world.units["trakorians.2"].doing.rounds = 9
    assert scouting.radius(world, world.units["trakorians.2"]) == 6


def test_only_the_neighbours():
    """CN-ORD-SCOUT-a  scout_radius = fixed_one: the six hexes around, every round."""
    world = scouts("ransards 6 0504 180", "ransards 7 0604 180", scout_radius="fixed_one")
    assert a_round(world, CLOSE, RIGHT) == [("0504", "ransards", "unit:6 unit 6", 180)]
    assert a_round(world, CLOSE) == [] and a_round(world, CLOSE) == []


def test_what_has_changed_is_reported_again():
    """CN-ORD-SCOUT-a  Once for each; again when it has changed, moved, or come back."""
    world = scouts("ransards 6 0504 180")
    unit = world.units["ransards.6"]
    assert len(a_round(world, CLOSE, RIGHT)) == 1 and a_round(world, CLOSE) == []
    unit.men[0].men = 100
    assert a_round(world, CLOSE, RIGHT) == [("0504", "ransards", "unit:6 unit 6", 100)]
    unit.hex = "0604"
    assert [hex for hex, *_ in a_round(world, CLOSE, RIGHT)] == ["0604"]
    unit.hex = "1300"
    assert a_round(world) == []
    unit.hex = "0604"
    assert len(a_round(world, CLOSE, RIGHT)) == 1


def test_stacks_camps_and_commanders():
    """CN-ORD-SCOUT-a  A marker hides what is under it; the men are those of the whole stack."""
    world = scouts("ransards 6 0504 180", "ransards 7 0504 100", "ransards camp 0504 two", "ransards grisban 0403",
                   "ransards camp 0304 three")
    found = a_round(world, CLOSE, CLOSE, RIGHT)
    assert sorted(found) == [("0304", "ransards", "camp:three", 0), ("0403", "ransards", "commander:" + grisban(world), 0),
                             ("0504", "ransards", "camp:two", 280)]


def grisban(world):
    return world.commanders["ransards.grisban"].name


def test_friends_and_neutrals_are_not_reported():
    """CN-ORD-SCOUT-a  Hostile forces only."""
    world = scouts("stegosians 1 0504 180", "trakorians 3 0403 180")
    assert a_round(world) == []


@pytest.mark.parametrize("hindered", ["moved", "battle", "night", "order", "ship", "nobody"])
def test_who_is_disturbed_sees_nothing(hindered):
    """CN-ORD-SCOUT-a  Only a whole round of it counts, by day."""
    world = scouts("ransards 6 0504 180")
    unit = world.units["trakorians.2"]
    if hindered == "moved":
        unit.moved = True
    elif hindered == "battle":
        world.clashes["x"] = Clash("x", ["ransards.6"], ["trakorians.2"], "0504", "0404", "contact")
    elif hindered == "night":
        world.slot = 7
    elif hindered == "order":
        unit.doing.do = Instruction("HOLD")
    elif hindered == "ship":
        unit.ship = "trakorians.ship1"
    else:
        unit.men[0].men = 0
    assert a_round(world) == [] and unit.doing.rounds == 0


def test_figures_of_scouts():
    """CN-ORD-SCOUT-a  By the information table, two steps away for a lone unit and forest, hidden, from its own hex."""
    world = scouts("ransards 6 0504 180", map=field(*["." * 14] * 4, "....." + "T" + "." * 8, *["." * 14] * 4))
    out = run(scouting.scout(world), [CLOSE, 9])
    assert [why for why, _, _ in out.rolls] == ["CN-ORD-SCOUT-b", "CN-INFO-01"] and out.events == []
    assert reported(world) == [("0504", "ransards", "unit:6 unit 6", 135)]


# ---- scouts are caught -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("order", "letter", "risk"), [
    ("HOLD", ".", 15), ("CATCH_COURIERS", ".", 45), ("HOLD", "V", 5), ("HOLD", "B", 20),
])
def test_the_chance_of_catching_a_scout(order, letter, risk):
    """CN-ORD-SCOUT-b  Battalion in open ground in the radius: 15% per round, with CATCH_COURIERS 45%; by its own hex."""
    ground = field(*["." * 14] * 4, "....." + letter + "." * 8, *["." * 14] * 4)
    for die, caught in ((risk, True), (risk + 1, False)):
        world = scouts(f"ransards 6 0504 180 {order}", map=ground)
        found = a_round(world, die, *([] if caught else [RIGHT]))
        assert len(found) == (not caught) and len(world.captives) == caught


def test_the_captured_scout():
    """CN-ORD-SCOUT-b  A captive like a courier; he knows where his unit lies and its order; the unit loses nobody and hears of
    nothing, and who caught him is not reported."""
    world = scouts("ransards 6 0504 180")
    assert a_round(world, 15) == [] and world.units["trakorians.2"].present == 200
    captive = world.captives["trakorians.scout1"]
    assert (captive.by, captive.kind, captive.carries.hex) == ("ransards.6", "scout", "0404")
    assert captive.carries.sheet.lines[0].do == Instruction("SCOUT") and captive.carries.overall == ""


def test_the_rest_of_the_stack_is_reported():
    """CN-ORD-SCOUT-b  Each unit rolls for itself once a round; only those that caught a scout are left out."""
    world = scouts("ransards 6 0504 180", "ransards 7 0504 100")
    assert [men for *_, men in a_round(world, CLOSE, 10, RIGHT)] == [180]
    assert [men for *_, men in a_round(world, CLOSE, CLOSE, RIGHT)] == [280]


def test_no_roll_where_there_is_no_chance():
    """CN-ORD-SCOUT-b  A platoon in white forest never catches; Crurers kill; neutrals do not try."""
    ground = field(*["." * 14] * 4, "....." + "V" + "." * 8, *["." * 14] * 4)
    world = scouts("ransards 6 0504 40", "stegosians 1 0403 180", map=ground)
    assert len(a_round(world, RIGHT)) == 1
    world = scouts("crurers 6 0504 180")
    assert a_round(world, 1) == [] and world.captives == {}


# ---- hiding ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("letter", "men", "risk"), [
    ("V", 100, 5), (".", 100, 15), (".", 200, 25), ("B", 200, 30), ("V", 200, 15),
])
def test_finding_the_hidden(letter, men, risk):
    """CN-ORD-SCOUT-c  Company entering a white-forest hex with a hidden unit: 0% + 5%; by the largest that enters."""
    ground = field(*["." * 14] * 4, "...." + letter + "." * 9, *["." * 14] * 4)
    for die, found in ((risk, True), (risk + 1, False)):
        world = scouts(f"ransards 6 0504 {men}", "ransards 7 0504 20", map=ground)
        world.units["trakorians.2"].doing.ready = True
        entering = [world.units["ransards.7"], world.units["ransards.6"]]
        assert run(scouting.finds(world, entering, world.units["trakorians.2"]), [die]).value is found


@pytest.mark.parametrize(("order", "slot", "ready"), [("HOLD", 1, True), ("SCOUT", 7, True), ("SCOUT", 1, False)])
def test_who_does_not_hide_is_found(order, slot, ready):
    """CN-ORD-SCOUT-c  Only a unit that is scouting hides, after a round of it; there is no scouting at night."""
    world = scouts("ransards 6 0504 180", slot=slot)
    unit = world.units["trakorians.2"]
    unit.doing.do, unit.doing.ready = Instruction(order), ready
    assert run(scouting.finds(world, [world.units["ransards.6"]], unit)).value is True


def test_marching_over_hidden_scouts():
    """CN-ORD-SCOUT-c  Not found: there is no contact, and both are in the hex."""
    world = scouts("ransards 6 0504 180 GO_TO:0404", "ransards grisban 1300")
    assert len(a_round(world, CLOSE, RIGHT)) == 1 and scouting.is_hidden(world, world.units["trakorians.2"])
    run(timeline.move(world, WATCH), [26])
    assert world.units["ransards.6"].hex == "0404" and world.clashes == {} and world.drafts == []


# ---- spies -------------------------------------------------------------------------------------------------------------
def spying(*lines, trade="spy", **more):
    """A Ransard spy in 0404, alone; Grisban in 0000."""
    return board(f"ransards {trade} 0404", "ransards grisban 0000", *lines, **({"map": PLAIN, "slot": 2} | more))


def one_of(world):
    return next(iter(world.specialists.values()))


def enters(world, hex, *dice):
    """He enters a hex from 0404."""
    one = one_of(world)
    one.hex = hex
    return run(scouting.travel_alone(world, one, "0404"), dice)


def test_what_a_spy_learns():
    """CN-SPEC-04  An enemy camp with 400 elite and 200 standard under a commander of 3: just that, exactly."""
    world = spying("trakorians 2 0504 400e", "trakorians 3 0504 200", "trakorians x 0504 lv=3", "trakorians camp 0504 one")
    out = enters(world, "0504", 21)
    assert out.value is False and out.events == [] and [why for why, _, _ in out.rolls] == ["CN-SPEC-05"]
    found = SpyReport(world.tick, "0504", "ransards.spy1", "0504", "trakorians", "camp:one", 400, 200, 0, "3")
    assert one_of(world).found == [found] and world.drafts == [] and world.arrived == {}


def test_leaders_undead_and_two_enemies():
    """CN-SPEC-04  All leader values, highest first; the dead are counted apart; each enemy in the hex by itself."""
    world = spying("crurers 1 0504 500", "crurers general1 0504", "trakorians x 0504 lv=2", "trakorians y 0504 lv=5",
                   "trakorians z 0504 lv=3 hp=0")
    world.commanders["trakorians.z"].fate = "dead"
    enters(world, "0504", 100)
    assert [(r.side, r.elite, r.standard, r.undead, r.leaders) for r in one_of(world).found] == [
        ("trakorians", 0, 0, 0, "5, 2"), ("crurers", 0, 0, 500, "4")]


@pytest.mark.parametrize(("die", "dies"), [(68, False), (20, True), (21, False), (1, True)])
def test_the_risk_of_a_spy(die, dies):
    """CN-SPEC-05  A 68: he survives; a 20: removed before he learns anything, no report, and his side is not told."""
    world = spying("trakorians 2 0504 400e")
    out = enters(world, "0504", die)
    one = one_of(world)
    assert out.value is dies and one.gone is dies and len(one.found) == (not dies) and out.events == []
    assert world.captives == {} and (one.hex == "") is dies


def test_no_enemy_no_risk():
    """CN-SPEC-05  An empty hex, or one of neutrals: no roll; nothing is learned."""
    world = spying("trakorians 2 0504 400e")
    world.relations["ransards>trakorians"] = world.relations["trakorians>ransards"] = "neutral"
    assert enters(world, "0504").rolls == [] and one_of(world).found == []
    assert enters(world, "0403").rolls == []


def test_who_secretly_hates_us():
    """CN-SPEC-05  A hex of those who are hostile to him is dangerous, though in his own eyes there is nobody to spy on."""
    world = spying("trakorians 2 0504 400e")
    world.relations["ransards>trakorians"] = "neutral"
    assert len(enters(world, "0504", 50).rolls) == 1 and one_of(world).found == []


def test_who_stays_does_not_roll_again():
    """CN-SPEC-05  One roll on entry; in the rounds in which he stays there is none."""
    world = spying("trakorians 2 0504 400e", slot=1)
    world.overall["ransards"], world.commanders["ransards.grisban"].fate = "", "dead"
    one = one_of(world)
    one.route = ["0504"]
    out = run(timeline.move(world, WATCH), [50])
    assert [why for why, _, _ in out.rolls] == ["CN-SPEC-05"] and len(one.found) == 1
    world.slot = 2
    assert run(timeline.move(world, WATCH)).rolls == [] and one.hex == "0504" and len(one.found) == 1


def test_the_dead_drop_out_of_the_game():
    """CN-SPEC-05  He moves no more and reports to nobody; only the umpire's dice know."""
    world = spying("trakorians 2 0504 400e", slot=1)
    one = one_of(world)
    one.route, one.back = ["0504"], "ransards.grisban"
    run(timeline.move(world, WATCH), [20])
    world.slot = 2
    assert run(timeline.move(world, WATCH)).rolls == [] and one.gone and world.drafts == [] and world.arrived == {}


def test_he_comes_home_to_the_overall_commander():
    """CN-SPEC-04  He brings it himself: handed over in the same round, without a courier."""
    world = spying("trakorians 2 0504 400e", slot=1)
    one = one_of(world)
    one.route, one.back = ["0504"], ""
    for slot in (1, 2, 3, 4):
        world.slot = slot
        run(timeline.move(world, WATCH), [50] if slot == 1 else [])
    assert [type(r) for r in world.arrived["ransards"][0].reports] == [SpyReport] and world.drafts == []
    assert one.with_ == "ransards.grisban" and one.found == [] and one.hex == ""


def test_he_comes_back_to_his_unit():
    """CN-SPEC-04  From the unit he returned to a courier goes on to the overall commander."""
    world = spying("trakorians 2 0504 400e", "ransards 6 0404 180", slot=1)
    one = one_of(world)
    one.route, one.back = ["0504"], "ransards.6"
    run(timeline.move(world, WATCH), [50])
    assert one.with_ == "ransards.6" and len(world.drafts) == 1 and world.arrived == {}
    run(dispatches.send_off(world))
    assert [(c.hex, c.to) for c in world.couriers.values()] == [("0404", "ransards")]


@pytest.mark.parametrize("camp", [True, False])
def test_those_he_should_return_to_are_gone(camp):
    """CN-SPEC-04  Then he goes to his overall commander; where only a camp is left, to that."""
    world = spying(*(["ransards camp 0004 home"] if camp else []), slot=1)
    one = one_of(world)
    one.back = "ransards.99"
    if camp:
        world.overall["ransards"], world.commanders["ransards.grisban"].fate = "", "dead"
    assert scouting.back(world, one) == ("0004" if camp else "0000")
    one.hex = scouting.back(world, one)
    run(scouting.come_home(world, one))
    assert one.with_ == ("ransards.camp1" if camp else "ransards.grisban")


# ---- hippogriffs -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "found"), [(18, 440), (5, 400), (20, 500), (10, 400)])
def test_a_hippogriff_sees_numbers(die, found):
    """CN-SPEC-06  hippogriff_report = two_steps: an 18 is +10%, a 5 right, a 20 +25%; a roll for each kind; no leader values."""
    world = spying("trakorians 2 0504 400e", "trakorians x 0504 lv=3", trade="hippogriff", hippogriff_report="two_steps")
    out = enters(world, "0504", 21, die)
    assert [why for why, _, _ in out.rolls] == ["CN-SPEC-05", "CN-INFO-01"]
    marker = "commander:x"
    assert one_of(world).found == [
        FlightReport(world.tick, "0504", "ransards.hippogriff1", "0504", "trakorians", marker, found, 0, 0)]


def test_exact_from_the_air():
    """CN-SPEC-06  hippogriff_report = exact: full accuracy, no information roll; the risk stays."""
    world = spying("stegosians 1 0504 150e+120", trade="hippogriff", hippogriff_report="exact")
    assert len(enters(world, "0504", 21).rolls) == 1
    assert [(r.elite, r.standard, r.undead) for r in one_of(world).found] == [(150, 120, 0)]


def test_a_hippogriff_can_be_shot_down():
    """CN-SPEC-06  20% each time it enters an enemy hex, before it sees anything."""
    world = spying("trakorians 2 0504 400e", trade="hippogriff")
    assert enters(world, "0504", 20).value is True and one_of(world).found == []


def test_at_night_it_sees_nothing():
    """CN-SPEC-06  Its scouting stops at nightfall, though it may fly; a spy sees at night too."""
    world = spying("trakorians 2 0504 400e", trade="hippogriff", slot=8)
    assert len(enters(world, "0504", 100).rolls) == 1 and one_of(world).found == []
    world = spying("trakorians 2 0504 400e", slot=8)
    enters(world, "0504", 100)
    assert len(one_of(world).found) == 1


# ---- astrologers on the road -------------------------------------------------------------------------------------------------
def test_an_astrologer_alone_can_be_captured():
    """CN-ORD-DIVINE  He is captured like a courier, is out of the game, and knows what his side's divination has found."""
    world = board("ransards astrologer 0404", "ransards grisban 0000", "trakorians 2 0503 180", map=PLAIN, slot=2)
    answer = Divined(0, "0000", "ransards.astrologer1", False, (3,))
    world.books["ransards"].entries = [Entry(answer, 5)]
    one = one_of(world)
    one.hex = "0403"
    out = run(scouting.travel_alone(world, one, "0404"), [15])
    assert out.value is True and one.gone and one.hex == "" and out.events == []
    captive = world.captives["ransards.astrologer1"]
    assert (captive.kind, captive.by, captive.carries.reports, captive.carries.overall) == (
        "astrologer", "trakorians.2", (answer,), "0000")


def test_an_astrologer_who_gets_through():
    """CN-ORD-DIVINE  One roll for the passage; at the end of his route he begins to work."""
    world = board("ransards astrologer 0404", "ransards grisban 0000", "trakorians 2 0503 180", map=PLAIN, slot=1)
    one = one_of(world)
    one.route = ["0403", "0402"]
    out = run(timeline.move(world, WATCH), [16])
    assert [why for why, _, _ in out.rolls] == ["CN-COUR-05"]
    assert one.hex == "0402" and one.route == [] and one.doing.do == Instruction("DIVINE") and not one.gone


def test_catch_couriers_helps_against_scouts_too():
    """CN-ORD-COURIERS  The bonus is the same against scouts: 20% for a company, 30% for a regiment."""
    for men, more in ((100, 20), (400, 30)):
        world = scouts(f"ransards 6 0504 {men} CATCH_COURIERS")
        assert interception.catching(world.units["ransards.6"]) == more


# ---- in a game that is played ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "where"), [(1, "0302"), (99, "0402")])
def test_scouts_are_found_or_not(die, where):
    """CN-ORD-SCOUT-c, CN-ORD-AWAIT  A larger force comes into their hex: found they are one hex nearer to their camp, as under
    Await; else both are in the hex and nobody knows of the other but the scouts."""
    table = Table(
        "trakorians kaelve 0102", "trakorians tasseluka 0402 leads 5", "trakorians 5 0402 100", "trakorians camp 0002 Home",
        "ransards trugdan 0902", "ransards grisban 0802 leads 6", "ransards 6 0802 400", dice={"CN-ORD-SCOUT-c": die},
        writes={
            ("trakorians", 0): "to tasseluka:\n from now: scout", ("trakorians", 1): "to tasseluka:\n from now: scout",
            ("ransards", 1): "to grisban:\n day 1 round 1: hold\n day 1 round 2: hold\n day 1: attack 0402",
        },
    ).until(1)  # fmt: skip
    assert table.at("trakorians", "trakorians.5") == "0402"
    assert table.until(2).at("trakorians", "trakorians.5") == where
    assert table.at("ransards", "ransards.6") == "0402" and not table.told("ransards", BattleReport)
    assert "0402" in [report.where for report in table.told("trakorians", ScoutReport)]
