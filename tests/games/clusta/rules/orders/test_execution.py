"""Orders that run out, commanders on their own, and the dead, who hold."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.pieces import Camp, Contingent, Doing
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.forms import NO_ORDER, Instruction
from montjoy.games.clusta.protocol.reports import NoOrders
from montjoy.games.clusta.rules.orders import execution, instructions, sheets
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, ordered, run, sheet, ship, unit
from tests.games.clusta.board import sheet as in_force
from tests.games.clusta.ordering import FLAT, arrives, begins, doing, messages
from tests.games.clusta.ordering import FLAT as ROWS


def apart(**more: object) -> World:
    """Trugdan in 0101 with unit 1, under orders; Grisban with unit 6 in 0404, without any."""
    lines = ["ransards trugdan 0101 leads 1", "ransards 1 0101 250", "ransards grisban 0404 leads 6", "ransards 6 0404 180",
             "trakorians 2 0005 400e"]
    world = board(*lines, map=field(*FLAT), **more)  # type: ignore[arg-type]
    sheet(world, "ransards", "trugdan", "HOLD")
    sheet(world, "trakorians", "2", "HOLD")
    return world


def settles(world: World, day: int, slot: int, dice: object = ()) -> list[tuple[str, str]]:
    """Step R6 of a round: who calls for orders, and what he chose."""
    world.day, world.slot, world.drafts = day, slot, []
    run(execution.settle(world), dice)
    return [(report.by, report.chose) for report in messages(world, NoOrders)]


# ---- running out -----------------------------------------------------------------------------------------------------
def test_a_march_is_done_and_nothing_follows() -> None:
    """CN-ORD-05  Go to completed in round 3: without orders from round 4, the courier created in R6 of round 3."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n from now: go to 0504")
    assert settles(world, 1, 2) == []
    for who in (world.units["ransards.6"], world.commanders["ransards.grisban"]):
        who.hex = "0504"
    assert settles(world, 1, 3) == [("ransards.grisban", "")]
    (draft,) = world.drafts
    assert (draft.to, draft.carries.hex, draft.leaves) == ("ransards", "0504", 48 + 12)
    begins(world, 1, 4)
    assert doing(world, "ransards.6") == "" and settles(world, 1, 4) == []
    assert [who.id for who in execution.without_orders(world)] == ["ransards.grisban", "ransards.6"]


def test_a_date_that_has_passed() -> None:
    """CN-ORD-05  An order for one day runs out with its sixth round; each following morning the courier is sent again."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n day 1: hold")
    assert settles(world, 1, 5) == [] and settles(world, 1, 6) == [("ransards.grisban", "")]
    world.drafts = []
    begins(world, 2, 1)
    assert [(n.by, n.hex) for n in messages(world, NoOrders)] == [("ransards.grisban", "0404")]
    world.drafts = []
    begins(world, 2, 2)
    assert messages(world, NoOrders) == []
    begins(world, 3, 1)
    assert len(messages(world, NoOrders)) == 1


def test_an_order_for_one_round() -> None:
    """CN-ORD-05  Its date passes with the round; while another follows nobody is without orders; new orders end the state."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n day 1 round 2: hold\n day 1 round 4: hold\n")
    begins(world, 1, 2)
    assert settles(world, 1, 2) == []
    begins(world, 1, 3)
    assert doing(world, "ransards.6") == "" and execution.without_orders(world) == []
    begins(world, 1, 4)
    assert doing(world, "ransards.6") == "HOLD" and settles(world, 1, 4) == [("ransards.grisban", "")]
    arrives(world, "ransards", "to grisban:\n from now: hold")
    assert execution.without_orders(world) == [] and settles(world, 1, 3) == []


@pytest.mark.parametrize("order", ["fortify", "hold", "await", "catch couriers"])
def test_what_never_runs_out_by_itself(order: str) -> None:
    """CN-ORD-05  Fortify, Hold, Await and Catch couriers last until they are replaced or dated."""
    world = apart()
    arrives(world, "ransards", f"to grisban:\n from now: {order}")
    assert settles(world, 1, 6) == [] and settles(world, 9, 6) == []


def test_a_unit_in_a_camp_calls_for_itself_and_one_courier_rides_for_all() -> None:
    """CN-ORD-05  Two units of a camp without orders: one courier with both."""
    world = board("ransards trugdan 0101", "ransards camp 0404 far", "ransards 6 0404 180", "ransards 7 0404 180",
                  map=field(*FLAT))
    begins(world, 1, 1)
    (draft,) = world.drafts
    assert [report.by for report in draft.carries.reports if isinstance(report, NoOrders)] == ["ransards.6", "ransards.7"]


def test_who_is_at_sea_sends_no_courier() -> None:
    """CN-ORD-05  Units aboard wait for their overall commander's word beside them."""
    world = board("ransards 6 0101 180", map=field("~~..", "~~..", "...."))
    ship(world, "ransards", "0101", "carrack", 6)
    begins(world, 1, 1)
    assert not world.drafts and execution.without_orders(world) == [world.units["ransards.6"]]


def test_the_overall_commander_never_lacks_orders() -> None:
    """CN-ORD-05, CN-ORD-07  He stands where his player leaves him; who is beside him writes to nobody."""
    world = apart()
    world.commanders["ransards.trugdan"].sheet = world.units["ransards.1"].sheet = ""
    assert settles(world, 1, 1) == [("ransards.grisban", "")], "he speaks for those he leads"
    assert not execution.lacks_orders(world, world.commanders["ransards.trugdan"], 1, 2)


# ---- what is done ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("order", "hex", "done"),
    [
        ("GO_TO", "0404", True), ("ADVANCE_TO", "0404", True), ("HURRY_TO", "0403", False), ("ATTACK", "0404", True),
        ("ATTACK", "0403", False), ("MAKE_CAMP", "0404", False), ("GO_TO_NEAREST_CAMP", "", False), ("AMBUSH", "0404", False),
        ("HOLD", "", False), ("DISEMBARK", "", True), ("EMBARK", "", False), ("SIEGE_WORKS", "", False), ("PATROL", "", False),
    ],
)  # fmt: skip
def test_when_an_order_is_done(order: str, hex: str, done: bool) -> None:
    """CN-ORD-05  Each order of its own kind, in hex 0404, before the evening."""
    world = apart()
    who = world.units["ransards.6"]
    ordered(who, f"{order}:{hex}")
    assert instructions.is_finished(world, who) is done


def test_orders_that_a_place_completes() -> None:
    """CN-ORD-05  A camp made, a camp reached, an attack with and without resistance; nothing is done by who has nothing to do."""
    world = apart()
    six, grisban = world.units["ransards.6"], world.commanders["ransards.grisban"]
    assert not instructions.is_finished(world, six)
    unit(world, "trakorians", 3, "0404", "10")
    ordered(six, "ATTACK:0404")
    assert not instructions.is_finished(world, six)
    world.camps["trakorians.camp1"] = Camp("trakorians.camp1", "trakorians", 1, "", "0404")
    for order in ("GO_TO_NEAREST_CAMP", "MAKE_CAMP:0404"):
        ordered(six, order)
        assert not instructions.is_finished(world, six)
    world.relations["ransards>trakorians"] = world.relations["trakorians>ransards"] = "friendly"
    ordered(grisban, "GO_TO_NEAREST_CAMP")
    assert instructions.is_finished(world, grisban)
    world.camps["ransards.camp1"] = Camp("ransards.camp1", "ransards", 1, "", "0404")
    ordered(six, "MAKE_CAMP:0404")
    assert instructions.is_finished(world, six)


@pytest.mark.parametrize("order", ["PATROL", "SCOUT", "DIVINE"])
def test_a_days_work_ends_at_nightfall(order: str) -> None:
    """CN-SEQ-10  Scouting that runs at the end of round 6 is ended; on the next day it begins anew if the sheet says so."""
    world = apart()
    word = {"PATROL": "patrol", "SCOUT": "scout", "DIVINE": "divine"}[order]
    arrives(world, "ransards", f"to grisban:\n from now: {word}\n day 2: {word}")
    world.units["ransards.6"].doing.rounds = 6
    assert settles(world, 1, 5) == [] and doing(world, "ransards.6") == order
    assert settles(world, 1, 6) == [] and doing(world, "ransards.6") == ""
    begins(world, 2, 1)
    assert doing(world, "ransards.6") == order and world.units["ransards.6"].doing.rounds == 0
    assert settles(world, 2, 6) == [("ransards.grisban", "")]


# ---- commanders on their own -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("leader_value", "by_die"),
    [(5, [2, 1, 1, 1, 1, 1]), (4, [2, 2, 1, 1, 1, 1]), (3, [2, 2, 2, 1, 1, 1]), (2, [3, 2, 2, 2, 1, 1]), (1, [3, 3, 2, 2, 2, 1])],
)
def test_which_order_a_commander_chooses(leader_value: int, by_die: list[int]) -> None:
    """CN-ORD-06, CN-T-OWN  1T6 plus leader value: 7 or more the first, 4 to 6 the second, 3 or less the third."""
    assert [execution.wish_number(die + leader_value) for die in range(1, 7)] == by_die


def test_a_commander_on_his_own_rolls_and_does_it_with_his_force() -> None:
    """CN-ORD-06  LV 3 rolls 4: the first of his three; the courier says so; when it is done he rolls again."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n day 1 round 1: hold\n wishes: go to 0504; await; patrol")
    assert settles(world, 1, 1, [4]) == [("ransards.grisban", "GO_TO")]
    begins(world, 1, 2)
    assert doing(world, "ransards.6") == doing(world, "ransards.grisban") == "GO_TO 0504"
    assert settles(world, 1, 2) == []
    for who in (world.units["ransards.6"], world.commanders["ransards.grisban"]):
        who.hex = "0504"
    assert settles(world, 1, 3, [1]) == [("ransards.grisban", "AWAIT")]
    begins(world, 1, 4)
    assert doing(world, "ransards.6") == "AWAIT"


def test_the_roll_is_hidden_and_his_own() -> None:
    """CN-ORD-06  The umpire rolls; the die is the commander's."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n day 1 round 1: hold\n wishes: await")
    world.slot = 1
    rolled = run(execution.settle(world), [6]).rolls
    assert rolled == [("CN-ORD-06", ("ransards.grisban",), 6)]


def test_without_wishes_or_without_that_wish_he_just_defends() -> None:
    """CN-ORD-06  None written: no roll; the second chosen of one that is written: nothing."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n day 1 round 1: hold\n wishes: await")
    assert settles(world, 1, 1, [1]) == [("ransards.grisban", "")]
    assert doing(world, "ransards.grisban") == ""
    other = apart()
    arrives(other, "ransards", "to grisban:\n day 1 round 1: hold")
    assert settles(other, 1, 1) == [("ransards.grisban", "")]


def test_after_a_retreat_he_may_act_on_his_own() -> None:
    """CN-ORD-06, CN-RETR-01  A retreat cancels his orders; his wishes are still his."""
    world = apart()
    arrives(world, "ransards", "to grisban:\n from now: hold\n wishes: await")
    for id in ("ransards.6", "ransards.grisban"):
        sheets.cancel(world, id)
    assert settles(world, 1, 1, [5]) == [("ransards.grisban", "AWAIT")]
    assert doing(world, "ransards.6") == "AWAIT"


# ---- the dead --------------------------------------------------------------------------------------------------------
def dead(**more: object) -> World:
    return board("crurers 1 0404 500", "crurers general1 0404 leads 1", "crurers 2 0104 500", "ransards 6 0005 180",
                 map=field(*FLAT, bridgehead="0700"), **more)  # type: ignore[arg-type]


def test_a_group_whose_general_is_killed_holds() -> None:
    """CN-CRUR-05, CN-INT-10-X  From that moment its order is Hold; it is never without orders and sends no courier for them."""
    world = dead()
    arrives(world, "crurers", "to general1:\n from now: attack 0600")
    assert doing(world, "crurers.1") == "ATTACK 0600"
    world.commanders["crurers.general1"].fate = "dead"
    assert instructions.hold_leaderless(world, world.units["crurers.1"])
    assert doing(world, "crurers.1") == "HOLD"
    begins(world, 1, 2)
    assert doing(world, "crurers.1") == doing(world, "crurers.2") == "HOLD"
    assert [n.by for n in messages(world, NoOrders)] == ["ransards.6"]
    assert world.units["crurers.1"].sheet == ""


def test_a_general_commands_who_is_with_him() -> None:
    """CN-CRUR-05  With a general in the hex a group does as it is told; the living hold for nobody."""
    world = dead()
    assert not instructions.hold_leaderless(world, world.units["crurers.1"])
    assert not instructions.hold_leaderless(world, world.units["ransards.6"])
    assert instructions.hold_leaderless(world, world.units["crurers.2"])


def test_the_dead_do_not_understand_other_orders() -> None:
    """CN-CRUR-03  What reaches them in spite of all is Hold to them; Hold, Attack and Advance they carry out."""
    world = dead()
    for text, order in (("patrol", "HOLD"), ("attack 0600", "ATTACK 0600"), ("advance to 0600", "ADVANCE_TO 0600")):
        arrives(world, "crurers", f"to general1:\n from now: {text}")
        assert doing(world, "crurers.1") == order
    assert armies.understands(False, "PATROL")


# ---- rallying --------------------------------------------------------------------------------------------------------
def test_rallying_outside_battle() -> None:
    """CN-MOR-06  Once a round, on the morale or less; by itself after a night's rest, not after a night's march, not in a
    battle."""
    world = apart()
    six = world.units["ransards.6"]
    six.men = [Contingent("ransard", False, 180, wavering=True), Contingent("ransard", True, 0, wavering=True)]
    arrives(world, "ransards", "to grisban:\n from now: hold")
    begins(world, 1, 2, [15])
    assert six.men[0].wavering
    begins(world, 1, 3, [14])
    assert not six.men[0].wavering
    six.men[0].wavering, six.marched = True, 1
    begins(world, 2, 1, [20])
    six.marched = 0
    begins(world, 3, 1)
    assert not six.men[0].wavering
    six.men[0].wavering = True
    world.clashes["x"] = Clash("x", [six.id], ["trakorians.2"], "0404", "0405", "contact")
    begins(world, 3, 2)
    assert six.men[0].wavering


def test_instructions_are_plain() -> None:
    """CN-CRUR-05  Hold is Hold."""
    assert Instruction("HOLD") == instructions.HOLD


# ---- an Attack --------------------------------------------------------------------------------------------------------
def hidden(order: str) -> World:
    """Grisban and unit 1 in 0303 with a hidden enemy scout."""
    world = board("ransards grisban 0303 leads 1", "ransards trugdan 0001", "ransards 1 0303 300", "trakorians 2 0303 60 SCOUT",
                  map=field(*ROWS))
    world.units["trakorians.2"].doing.ready = True
    in_force(world, "ransards", "grisban", order)
    return world


def lying_scout() -> Doing:
    world = board("trakorians 2 0303 60 SCOUT", "ransards 1 0001 100", map=field(*ROWS))
    world.units["trakorians.2"].doing.ready = True
    return world.units["trakorians.2"].doing


def test_hidden_scouts_do_not_keep_an_attack_from_being_done() -> None:
    """CN-ORD-SCOUT-c, CN-ORD-ATTACK-a  The target hex is occupied: who hides there unfound does not resist."""
    world = hidden("ATTACK:0303")
    run(execution.assume(world))
    world.units["trakorians.2"].doing = lying_scout()
    assert instructions.is_finished(world, world.units["ransards.1"])
    world.units["trakorians.2"].doing.ready = False
    assert not instructions.is_finished(world, world.units["ransards.1"])


# ---- told once ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("sheet_of_grisban", [
    "", "to grisban:\n day 0 round 2: go to 0602\n day 0 round 3: go to 0502",
    "to grisban:\n day 0 round 2: hold\n day 0 round 3: await",
])
def test_a_commander_says_once_that_he_and_his_are_without_orders(sheet_of_grisban: str) -> None:
    """CN-ORD-05  His units say nothing beside him, neither where no sheet has come to him yet nor where two boxes have run
    out."""
    table = Table(
        "ransards trugdan 0703", "ransards 4 0703 200", "ransards grisban 0702 leads 6 7", "ransards 6 0702 180",
        "ransards 7 0702 180", "trakorians kaelve 0000 leads 2", "trakorians 2 0000 100", days=2,
        writes={("ransards", 0): sheet_of_grisban},
    ).until()
    told = [(report.at, report.by) for report in table.told("ransards", NoOrders)]
    assert told and {by for _, by in told} == {"ransards.grisban"} and len(told) == len(set(told))
    assert {unit.order for unit in table.view("ransards").units.values() if unit.number > 4} == {NO_ORDER}
