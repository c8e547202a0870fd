"""Movement on the time line: when who is where, what is part-paid, how many may stand together."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.games.clusta.model import mover
from montjoy.games.clusta.model.pieces import Owed
from montjoy.games.clusta.model.state import Away
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.rules.movement import parties, stacking, timeline
from tests.games.clusta.board import board, field, ordered, run, unit
from tests.games.clusta.marching import FLAT, moved, next_round

OPEN = field(*FLAT)
F = Fraction
WIDE = field(*(("............",) * 6))


# ---- the time line -------------------------------------------------------------------------------------------------------
def test_entries_are_complete_when_they_are_paid() -> None:
    """CN-SEQ-04  Six points, a point a hex: the first is entered at 1/6 of the round, the last at its end."""
    world = board("ransards 6 0001 180 GO_TO:0701", map=OPEN)
    notes = moved(world)
    assert notes.at("ransards.6") == [(f"0{n}01", F(n, 6)) for n in range(1, 7)]
    assert world.units["ransards.6"].hex == "0601"


def test_the_faster_one_has_the_hex_and_the_slower_one_meets_him() -> None:
    """CN-SEQ-04  A (6 points) enters at 1/6, B (4 points) at 1/4: B makes contact there."""
    world = board("ransards 6 0201 180 GO_TO:0301", "crurers 1 0401 500 ADVANCE_TO:0301", map=OPEN)
    notes = moved(world)
    assert notes.at("ransards.6") == [("0301", F(1, 6))]
    clash = next(iter(world.clashes.values()))
    assert (clash.attackers, clash.defenders, clash.from_, clash.hex) == (["crurers.1"], ["ransards.6"], "0401", "0301")
    assert notes.at("crurers.1") == []


def test_seven_points_divide_a_round_into_sevenths() -> None:
    """CN-SEQ-04  Exact fractions: thirds of a pine forest and sevenths of a round."""
    world = board("trakorians 2 0001 400e GO_TO:0301", map=field("....", ".T..", "...."))
    assert moved(world).at("trakorians.2") == [("0101", F(2, 7)), ("0201", F(3, 7)), ("0301", F(4, 7))]


def test_the_order_of_ties_is_that_of_the_sides_and_numbers() -> None:
    """CN-SEQ-04  Those who do not meet enter in list order."""
    lines = ["stegosians 1 0001 200 GO_TO:0101", "ransards 7 0003 180 GO_TO:0103", "ransards 6 0005 180 GO_TO:0105"]
    for order in (lines, lines[::-1]):
        notes = moved(board(*order, map=OPEN))
        assert [line[1] for line in notes.told] == ["ransards.6", "ransards.7", "stegosians.1"]


def test_times_that_do_not_divide_are_fractions() -> None:
    """CN-SEQ-04  Points beyond twenty are exact too."""
    assert mover.arrives(0, 6, 6 * 23) == F(mover.SCALE, 23)
    assert mover.arrives(0, 6, 6) == mover.SCALE
    assert mover.arrives(1, 6, 6) is None
    assert mover.arrives(0, 6, 0) is None


def test_who_has_no_points_stays() -> None:
    """CN-SEQ-04  An exhausted platoon's points are never below nothing."""
    world = board("crurers 1 0001 500 ADVANCE_TO:0301 marched=4", map=OPEN)
    assert moved(world).told == []
    assert world.units["crurers.1"].hex == "0001"


# ---- part-paid steps -----------------------------------------------------------------------------------------------------
FOREST = field("......", ".TTT..", "......")


def test_a_step_that_costs_more_is_paid_in_two_rounds() -> None:
    """CN-MOVE-04  Six points, pine forests at four: one is entered, two points paid; then two more, and four for the third."""
    world = board("ransards 6 0001 180", map=FOREST)
    unit = world.units["ransards.6"]
    unit.doing.do = Instruction("ADVANCE_TO", "0301", route=("0101", "0201"))
    notes = moved(world)
    assert notes.at(unit.id) == [("0101", F(4, 6))]
    assert (unit.owed, unit.moved) == (Owed("0201", 12), True)
    next_round(world)
    assert moved(world).at(unit.id) == [("0201", F(2, 6)), ("0301", F(1))]
    assert unit.owed is None


def test_a_step_may_take_more_than_two_rounds() -> None:
    """CN-MOVE-04  White forest two up in march formation: 3+4 = 7 for two points a round."""
    world = board("crurers 1 0001 500 GO_TO:0101 marched=2", map=field("..", ".V", "..", levels=("00", "02", "00")))
    unit, rounds = world.units["crurers.1"], 0
    paid = []
    while unit.hex == "0001" and rounds < 9:
        moved(world)
        paid.append(unit.owed.paid if unit.owed else None)
        next_round(world)
        rounds += 1
    assert (rounds, paid) == (4, [12, 24, 36, None])


@pytest.mark.parametrize(("roads_ignore_levels", "last"), [(False, F(3, 6)), (True, F(1, 6))])
def test_a_march_up_a_road(roads_ignore_levels: bool, last: Fraction) -> None:
    """CN-MOVE-03  Six points, two steps of half a point on a road and a level up at each: 1.5 points a step, or half a one."""
    hill = field("...", "...", "...", levels=("000", "012", "000"), roads=("0001 0101 0201",))
    world = board("ransards 6 0001 180 GO_TO:0201", map=hill, roads_ignore_levels=roads_ignore_levels)
    assert moved(world).at("ransards.6")[-1] == ("0201", last)


@pytest.mark.parametrize(("then", "first"), [
    ("ADVANCE_TO:0201", ("0201", F(24 - 6, 36))),
    ("HURRY_TO:0201", ("0201", F(12, 36))),
    ("ADVANCE_TO:0000", ("0001", F(12, 36))),
])
def test_a_payment_is_lost_with_its_step_or_its_formation(then: str, first: tuple[str, Fraction]) -> None:
    """CN-MOVE-04  A point is paid: it counts for the same step; in another formation, or to another hex, it is lost."""
    world = board("ransards 6 0101 180 battle ADVANCE_TO:0201", map=FOREST)
    unit = world.units["ransards.6"]
    unit.owed = Owed("0201", 6)
    ordered(unit, then)
    assert moved(world).at(unit.id)[0] == first


def test_points_left_when_the_order_is_done_are_lost() -> None:
    """CN-MOVE-04  They cannot be saved."""
    world = board("ransards 6 0001 180 GO_TO:0101", map=OPEN)
    moved(world)
    unit = world.units["ransards.6"]
    assert (unit.hex, unit.owed, unit.doing.done) == ("0101", None, True)
    next_round(world)
    unit.doing.done = False
    ordered(unit, "GO_TO:0701")
    assert len(moved(world).at(unit.id)) == 6


def test_a_payment_is_kept_over_the_night() -> None:
    """CN-MOVE-04  Who rests at night completes the step in the morning."""
    world = board("ransards 6 0101 180 battle ADVANCE_TO:0201", map=FOREST, slot=6)
    unit = world.units["ransards.6"]
    unit.owed = Owed("0201", 18)
    for slot in (7, 8, 9):
        world.slot = slot
        assert moved(world).told == []
    assert unit.owed == Owed("0201", 18)
    next_round(world)
    assert moved(world).at(unit.id)[0] == ("0201", F(1, 6))


# ---- dash ----------------------------------------------------------------------------------------------------------------
def dashing(hp: int = 3) -> tuple[object, ...]:
    world = board("ransards 6 0001 180", f"ransards grisban 0001 hp={hp} leads 6", map=field(*(("." * 16,) * 3)))
    do = Instruction("GO_TO", "1501", dash=True)
    for who in (world.units["ransards.6"], world.commanders["ransards.grisban"]):
        who.doing.do = do
    return world, world.units["ransards.6"], world.commanders["ransards.grisban"]


def test_a_forced_dash_doubles_the_points_for_one_round() -> None:
    """CN-HP-04  Six points are twelve in this round and six in the next; the hero point is gone."""
    world, unit, grisban = dashing()
    moved(world)
    assert (unit.hex, grisban.hex, grisban.hero_points) == ("1201", "1201", 2)
    next_round(world)
    assert len(moved(world).at(unit.id)) == 3
    assert grisban.hero_points == 2


def test_without_a_hero_point_nobody_dashes() -> None:
    """CN-HP-04  No point, no dash; nor for who has nowhere to go."""
    world, unit, grisban = dashing(hp=0)
    moved(world)
    assert (unit.hex, grisban.hero_points) == ("0601", 0)
    world, unit, grisban = dashing()
    for who in (unit, grisban):
        who.doing.do = Instruction("GO_TO", "0001", dash=True)
    moved(world)
    assert grisban.hero_points == 3


def test_a_dash_comes_after_exhaustion() -> None:
    """CN-HP-04, CN-INT-05-X  Six points less two are four, and eight with the dash; what is paid stays paid: four of which two
    are paid leave six."""
    world, unit, _ = dashing()
    unit.marched = 2
    party = parties.parties(world)[0]
    assert parties.points(world, party) == 4 * 6
    parties.declare_dash(world, party)
    assert parties.points(world, party) == 8 * 6
    lines = ["ransards 6 0101 180 battle ADVANCE_TO:0201 marched=2", "ransards grisban 0101 leads 6 ADVANCE_TO:0201"]
    world = board(*lines, map=FOREST)
    unit, grisban = world.units["ransards.6"], world.commanders["ransards.grisban"]
    unit.owed, grisban.dash = Owed("0201", 12), world.tick
    assert moved(world).at(unit.id) == [("0201", F(2, 8))]


def test_a_dash_is_spent_once_for_an_instruction() -> None:
    """CN-HP-04  At most once a round, and not anew in every round of an open-ended order."""
    world, unit, grisban = dashing()
    party = parties.parties(world)[0]
    parties.declare_dash(world, party)
    parties.declare_dash(world, party)
    assert (grisban.hero_points, grisban.dash) == (2, world.tick)
    next_round(world)
    parties.declare_dash(world, party)
    assert grisban.hero_points == 2
    unit.doing.since = world.tick
    parties.declare_dash(world, party)
    assert grisban.hero_points == 1


# ---- formations ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("order", "formation"), [("ADVANCE_TO", "battle"), ("HURRY_TO", "march"), ("GO_TO", "march")])
def test_the_formation_that_an_order_fixes(order: str, formation: str) -> None:
    """CN-FORM-02  Advance to in battle formation, Hurry to and Go to in march formation, whatever the sheet says."""
    world = board("ransards 6 0001 180", map=OPEN)
    unit = world.units["ransards.6"]
    for written in ("", "march", "battle"):
        unit.doing.do = Instruction(order, "0301", formation=written)
        assert parties.formation(world, unit) == formation


@pytest.mark.parametrize("order", [
    "HOLD", "AWAIT", "FORTIFY", "CATCH_COURIERS", "AMBUSH", "PATROL", "SCOUT", "DIVINE", "MAKE_CAMP", "SIEGE_WORKS",
])
def test_who_stands_and_works_is_in_battle_formation(order: str) -> None:
    """CN-FORM-03  The default of the standing orders, and of no order; the sheet may say otherwise."""
    world = board("ransards 6 0001 180", map=OPEN)
    unit = world.units["ransards.6"]
    hex = "0001" if order in ("AMBUSH", "MAKE_CAMP") else ""
    unit.doing.do = Instruction(order, hex)
    assert parties.formation(world, unit) == "battle"
    if not hex:
        unit.doing.do = Instruction(order, hex, formation="march")
        assert parties.formation(world, unit) == "march"
    unit.doing.do = None
    assert parties.formation(world, unit) == "battle"


def test_the_formation_of_the_other_marches() -> None:
    """CN-FORM-03  Make camp, Ambush and Go to nearest camp are marched to; one embarks in march formation, and fights ashore."""
    world = board("ransards 6 0001 180", "ransards camp 0301", map=OPEN)
    unit = world.units["ransards.6"]
    for order, hex, formation in [
        ("MAKE_CAMP", "0401", "march"), ("AMBUSH", "0401", "march"), ("GO_TO_NEAREST_CAMP", "", "march"),
        ("EMBARK", "", "march"), ("DISEMBARK", "0001", "march"),
    ]:
        unit.doing.do = Instruction(order, hex)
        assert parties.formation(world, unit) == formation
    unit.landing = world.tick + 1
    assert parties.formation(world, unit) == "battle"


def test_a_march_that_has_ended_stands_in_battle_formation_from_the_next_round() -> None:
    """CN-FORM-03  In this round it is still in march formation."""
    world = board("ransards 6 0001 180 GO_TO:0101", map=OPEN)
    unit = world.units["ransards.6"]
    moved(world)
    assert (unit.hex, unit.formation) == ("0101", "march")
    next_round(world)
    moved(world)
    assert unit.formation == "battle"


def test_an_attack_makes_its_last_step_in_battle_formation() -> None:
    """CN-ORD-ATTACK-c  Four open hexes: three in march formation, the last at two: five points."""
    world = board("ransards 6 0001 180 ATTACK:0401", map=OPEN)
    notes = moved(world)
    assert notes.at("ransards.6") == [("0101", F(1, 6)), ("0201", F(2, 6)), ("0301", F(3, 6)), ("0401", F(5, 6))]
    assert world.units["ransards.6"].formation == "battle"
    assert world.units["ransards.6"].doing.done


def test_an_attack_whose_last_step_is_too_steep_marches() -> None:
    """CN-ORD-ATTACK-c  Two levels up: the last hex is entered in march formation, for 1+4."""
    steep = field("...", levels=("002",))
    world = board("ransards 6 0000 180 ATTACK:0200", map=steep)
    notes = moved(world)
    assert notes.at("ransards.6") == [("0100", F(1, 6)), ("0200", F(1))]
    assert world.units["ransards.6"].formation == "march"


def test_an_attack_on_a_roundabout_way_marches_past_its_target() -> None:
    """CN-ORD-ATTACK-c  The sheet's route leads from beside the target over a steep step first: that one is marched."""
    hill = field("...", "...", levels=("002", "000"))
    world = board("ransards 6 0100 180", map=hill)
    unit = world.units["ransards.6"]
    unit.doing.do = Instruction("ATTACK", "0101", route=("0200",))
    notes = moved(world)
    assert notes.at("ransards.6")[0] == ("0200", F(5, 6))
    while unit.hex != "0101" and world.slot < 6:
        next_round(world)
        moved(world)
    assert unit.hex == "0101" and unit.doing.done


def test_an_attack_whose_formation_is_written_keeps_it() -> None:
    """CN-ORD-ATTACK-c  The sheet states the formation."""
    world = board("ransards 6 0001 180", "ransards 7 0004 180", map=OPEN)
    world.units["ransards.6"].doing.do = Instruction("ATTACK", "0201", formation="battle")
    world.units["ransards.7"].doing.do = Instruction("ATTACK", "0204", formation="march")
    notes = moved(world)
    assert notes.at("ransards.6") == [("0101", F(2, 6)), ("0201", F(4, 6))]
    assert notes.at("ransards.7") == [("0104", F(1, 6)), ("0204", F(2, 6))]


# ---- who goes together -----------------------------------------------------------------------------------------------------
def test_a_stack_moves_at_its_slowest_unit() -> None:
    """CN-SEQ-04  Equal instructions in one hex: one party, and its commander; other instructions: another."""
    world = board(
        "ransards 6 0001 180 GO_TO:0701", "ransards 7 0001 140 GO_TO:0701", "ransards 4 0001 180 GO_TO:0703",
        "ransards grisban 0001 leads 6 7 GO_TO:0701", map=OPEN,
    )
    found = parties.parties(world)
    assert [[unit.number for unit in party.units] for party in found] == [[4], [6, 7]]
    assert [c.id for c in found[1].led] == ["ransards.grisban"]
    notes = moved(world)
    assert notes.at("ransards.7") == notes.at("ransards.6") == notes.at("ransards.grisban")
    assert notes.at("ransards.6")[0] == ("0101", F(1, 6))


def test_a_route_is_followed_to_its_end() -> None:
    """CN-ORD-08  What lies behind is not gone back for, even where hexes between are not on the sheet."""
    world = board("ransards 6 0001 180", map=OPEN)
    unit = world.units["ransards.6"]
    unit.doing.do = Instruction("GO_TO", "0401", route=("0003", "0203"))
    moved(world)
    assert (unit.hex, unit.doing.passed) == ("0301", 2)
    next_round(world)
    moved(world)
    assert unit.hex == "0401"


# ---- stacking --------------------------------------------------------------------------------------------------------------
def full(*more: str) -> list[str]:
    return ["ransards 1 0201 300", "ransards 2 0201 300", *more]


@pytest.mark.parametrize(("camp", "men", "ends"), [
    (False, 400, "0201"), (False, 401, "0101"), (False, 500, "0101"), (True, 500, "0201"),
])
def test_more_than_a_thousand_stop_in_the_hex_before(camp: bool, men: int, ends: str) -> None:
    """CN-ARMY-04  600 men in the hex: 400 may come, 500 not, with a courier; into a camp they may, 1,100 <= 1,500."""
    lines = full(f"ransards 3 0001 {men} GO_TO:0201", *(["ransards camp 0201"] if camp else []))
    world = board(*lines, map=OPEN)
    notes = moved(world)
    assert world.units["ransards.3"].hex == ends
    assert [(stop.why, stop.where) for stop in notes.stops] == ([("stack", "0201")] if ends == "0101" else [])
    assert not world.units["ransards.3"].doing.stopped


def test_a_camp_holds_fifteen_hundred() -> None:
    """CN-ARMY-04  1,500 and not one more."""
    lines = full("ransards 3 0201 400", "ransards camp 0201")
    for men, ends in ((500, "0201"), (499, "0201")):
        assert _stays(lines, men) == ends
    assert _stays([*lines, "ransards 9 0201 1"], 500) == "0101"


def _stays(lines: list[str], men: int) -> str:
    world = board(*lines, f"ransards 4 0101 {men} GO_TO:0201", map=OPEN)
    moved(world)
    return world.units["ransards.4"].hex


def test_friends_count_and_neutrals_do_not() -> None:
    """CN-ARMY-04  Own and friendly sides' men together; neutral ones are counted for themselves."""
    for attitude, ends in (("friendly", "0001"), ("neutral", "0101")):
        world = board("stegosians 1 0101 300", "stegosians 2 0101 300", "trakorians 2 0001 450e GO_TO:0101", map=OPEN)
        world.relations["stegosians>trakorians"] = world.relations["trakorians>stegosians"] = attitude
        moved(world)
        assert world.units["trakorians.2"].hex == ends


def test_a_full_hex_is_passed_through() -> None:
    """CN-MOVE-07-X  A unit passes 900 friends if it leaves the hex in the same round; one whose points end there stays out."""
    lines = ["ransards 1 0201 450", "ransards 2 0201 450"]
    through = board(*lines, "ransards 3 0001 180 GO_TO:0401", map=OPEN)
    notes = moved(through)
    assert [hex for hex, _ in notes.at("ransards.3")] == ["0101", "0201", "0301", "0401"]
    tired = board(*lines, "ransards 3 0001 180 GO_TO:0401 marched=4", map=OPEN)
    notes = moved(tired)
    assert (tired.units["ransards.3"].hex, notes.stops[0].why) == ("0101", "stack")
    next_round(tired)
    tired.units["ransards.3"].marched = 0
    moved(tired)
    assert tired.units["ransards.3"].hex == "0401"


def test_neutrals_are_passed_freely() -> None:
    """CN-MOVE-07-X, CN-CONT-01  A hex with neutral units only is no contact; one may stay there."""
    world = board("stegosians 1 0101 300", "trakorians 2 0001 200 GO_TO:0101", map=OPEN)
    notes = moved(world)
    assert (world.units["trakorians.2"].hex, notes.stops, world.clashes) == ("0101", [], {})


def test_loose_undead_take_no_room() -> None:
    """CN-CRUR-04, CN-ARMY-04  They are no units: two groups come into a hex where 750 of them are, and these to a full force."""
    world = board("crurers 1 0001 500 ATTACK:0101", "crurers 2 0001 500 ATTACK:0101", "crurers general1 0001 leads 1 2", map=OPEN)
    unit(world, "crurers", 907, "0101", "750", loose=True)
    notes = moved(world)
    assert [hex for hex, _ in notes.at("crurers.1")] == ["0101"] and not notes.stops
    assert stacking.fits(world, [world.units["crurers.907"]], "0101")


def test_who_came_last_must_leave_an_overfull_hex() -> None:
    """CN-ARMY-04  Tolerated in the round it came, moved on toward its camp in the next."""
    world = board(*full(), "ransards camp 0601", map=OPEN)
    late = unit(world, "ransards", 3, "0201", "500", came=world.tick)
    moved(world)
    assert late.hex == "0201"
    next_round(world)
    moved(world)
    assert late.hex == "0301"
    assert [world.units[id].hex for id in ("ransards.1", "ransards.2")] == ["0201", "0201"]


def test_who_is_in_battle_is_not_moved_on() -> None:
    """CN-ARMY-04  The next to have come goes instead; where nobody can, all stay."""
    world = board(*full(), "ransards 3 0201 500", "ransards camp 0601", "trakorians 2 0102 400e ATTACK:0201", map=OPEN)
    moved(world)
    next_round(world)
    moved(world)
    assert [u.hex for u in world.units.values() if u.side == "ransards"] == ["0201"] * 3
    assert stacking.standing(world, "ransards", "0201") == 1100


def test_a_watch_of_which_nothing_comes() -> None:
    """CN-SEQ-04  The moving is the same whether or not anybody watches."""
    lines = ["ransards 6 0001 180 GO_TO:0301", "trakorians 2 0401 400e HOLD", "trakorians 3 0201 50 SCOUT"]
    seen, unseen = board(*lines, map=OPEN), board(*lines, map=OPEN)
    for world in (seen, unseen):
        world.units["trakorians.3"].doing.ready = True
    moved(seen)
    run(timeline.move(unseen))
    assert seen == unseen
    assert seen.units["ransards.6"].hex == "0301"


# ---- room in a camp ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("waiting", "fits"), [(1300, True), (1301, False)])
def test_the_fit_who_wait_in_a_camp_take_room_there(waiting: int, fits: bool) -> None:
    """CN-LOSS-02, CN-ARMY-04  They have no marker and do not fight, but are counted for stacking; the wounded are not."""
    world = board("ransards 6 0602 200", "ransards 7 0202 180", "ransards camp 0502", map=WIDE)
    world.away = [
        Away("ransards.7", "ransard", False, waiting, "ransards.camp1", -1),
        Away("ransards.7", "ransard", False, 900, "ransards.camp1", 4000),
    ]
    assert stacking.fits(world, [world.units["ransards.6"]], "0502") == fits
    assert stacking.fits(world, [world.units["ransards.6"]], "0503")
