"""Order sheets: whom they are for, how they arrive, which box counts."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.pieces import Owed
from montjoy.games.clusta.model.state import Dispatch, World
from montjoy.games.clusta.protocol.events import Undelivered
from montjoy.games.clusta.protocol.forms import Asking, Orders
from montjoy.games.clusta.protocol.gathered import SheetsSent
from montjoy.games.clusta.protocol.questions import Round
from montjoy.games.clusta.protocol.reports import Letter
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.orders import execution, recipients, sheets
from tests.games.clusta.board import board, field, run
from tests.games.clusta.board import sheet as in_force
from tests.games.clusta.ordering import FLAT, arrives, begins, doing, form, told

HOLDING = "to grisban:\n from now: hold"


def two_hexes(**more: object) -> World:
    """Trugdan in 0101 with unit 1, Grisban in 0404 with units 6 and 7, unit 5 alone in 0701."""
    lines = ["ransards trugdan 0101 leads 1", "ransards 1 0101 100e+150", "ransards grisban 0404 leads 6", "ransards 6 0404 180",
             "ransards 7 0404 180", "ransards 5 0701 180", "trakorians 2 0005 400e"]
    return board(*lines, map=field(*FLAT), **more)  # type: ignore[arg-type]


# ---- boxes -----------------------------------------------------------------------------------------------------------
def test_the_box_of_a_round_comes_before_the_day_before_the_open_ended() -> None:
    """CN-ORD-01  Filled in round by round: what stands in the box counts."""
    world = two_hexes()
    days = " day 6: await\n day 6 round 2: go to 0604\n day 9 night 2: go to 0101"
    arrives(world, "ransards", f"to grisban:\n from now: hold\n{days}")
    box = [sheets.current(world, "ransards.grisban", day, slot) for day, slot in ((5, 3), (6, 1), (6, 2), (6, 3), (9, 8), (9, 7))]
    assert [do and do.order for do in box] == ["HOLD", "AWAIT", "GO_TO", "AWAIT", "GO_TO", None]
    assert sheets.current(world, "ransards.5", 6, 1) is None
    assert sheets.current(world, "ransards.nobody", 6, 1) is None


def test_at_night_only_what_is_dated_for_that_night_round() -> None:
    """CN-ORD-01, CN-NIGHT-02  Whole days and open-ended orders rest at night, and go on in the morning where they were."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: go to 0604\n day 2 night 1: go to 0403")
    begins(world, 2, 6)
    assert doing(world, "ransards.6") == "GO_TO 0604"
    world.units["ransards.6"].doing.blocked = ["0504"]
    begins(world, 2, 8)
    assert doing(world, "ransards.6") == ""
    begins(world, 3, 1)
    assert doing(world, "ransards.6") == "GO_TO 0604" and world.units["ransards.6"].doing.blocked == ["0504"]


def test_days_need_not_follow_one_another() -> None:
    """CN-ORD-01  Days 6 and 11 on one sheet; between them an order that has no box is none."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n day 6: hold\n day 11: await")
    assert [doing_on(world, day) for day in (6, 7, 11)] == ["HOLD", None, "AWAIT"]


def doing_on(world: World, day: int) -> str | None:
    do = sheets.current(world, "ransards.6", day, 1)
    return do.order if do else None


def test_open_ended_orders_follow_one_another_as_they_are_completed() -> None:
    """CN-SEQ-03  An open-ended order lasts until it is completed or replaced; then the next one counts."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: go to 0504\n from now: go to 0404\n from now: hold")
    assert doing(world, "ransards.6") == "GO_TO 0504"
    for who in (world.units["ransards.6"], world.units["ransards.7"], world.commanders["ransards.grisban"]):
        who.hex = "0504"
    begins(world, 1, 2)
    assert doing(world, "ransards.6") == "GO_TO 0404"
    for who in (world.units["ransards.6"], world.commanders["ransards.grisban"]):
        who.hex = "0404"
    begins(world, 1, 3)
    assert doing(world, "ransards.6") == "HOLD" and doing(world, "ransards.7") == "GO_TO 0404"


# ---- arrival ---------------------------------------------------------------------------------------------------------
def test_boxes_before_the_arrival_are_skipped() -> None:
    """CN-SEQ-03, CN-COUR-04  A sheet for rounds 1 to 6 arrives in the middle of round 3: rounds 1 and 2 are skipped, round 3
    applies at once."""
    world = two_hexes(day=6, slot=3)
    text = "to grisban:\n" + "".join(f" day 6 round {n}: go to 0{n}01\n" for n in range(1, 7))
    assert arrives(world, "ransards", text)
    assert doing(world, "ransards.6") == "GO_TO 0301"
    begins(world, 6, 4)
    assert doing(world, "ransards.6") == "GO_TO 0401"


def test_a_new_sheet_replaces_the_old_one_whole() -> None:
    """CN-SEQ-03  From its arrival the new sheet counts, not what the old one had for other days."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: hold\n day 7: patrol")
    arrives(world, "ransards", "to grisban:\n day 6: await")
    assert sheets.current(world, "ransards.6", 7, 1) is None and len(world.sheets) == 1


@pytest.mark.parametrize(("goal", "kept"), [("0604", True), ("0403", False), ("0404", False)])
def test_a_step_paid_for_is_finished_only_on_the_new_way(goal: str, kept: bool) -> None:
    """CN-SEQ-03  A courier in the middle of a step: the payment is lost unless the step lies on the new route."""
    world = two_hexes(slot=2)
    world.units["ransards.6"].owed = Owed("0504", 3)
    world.units["ransards.7"].owed = Owed("0504", 3)
    arrives(world, "ransards", f"to grisban:\n from now: go to {goal}")
    assert (world.units["ransards.6"].owed is not None) is kept


def test_the_same_order_again_frees_who_was_stopped() -> None:
    """CN-SEQ-03  New orders, even the same, end the waiting of a force that had met an enemy."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: go to 0604")
    world.units["ransards.6"].doing.stopped = True
    begins(world, 1, 2)
    assert world.units["ransards.6"].doing.stopped
    arrives(world, "ransards", "to grisban:\n from now: go to 0604")
    assert not world.units["ransards.6"].doing.stopped


def test_scouting_goes_on_under_a_new_sheet_that_says_so() -> None:
    """CN-SEQ-03  What was begun goes on as far as the new orders say the same."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n day 1: scout")
    world.units["ransards.6"].doing.rounds = 2
    arrives(world, "ransards", "to grisban:\n from now: scout")
    assert world.units["ransards.6"].doing.rounds == 2
    arrives(world, "ransards", "to grisban:\n from now: hold")
    assert world.units["ransards.6"].doing.rounds == 0


# ---- who takes it ----------------------------------------------------------------------------------------------------
def test_the_highest_commander_left_takes_the_order_of_a_dead_one() -> None:
    """CN-ORD-02  The commander is dead: the highest remaining one of that force takes the sheet; without one nobody does."""
    world = two_hexes()
    grisban = world.commanders["ransards.grisban"]
    grisban.fate, grisban.hex = "dead", ""
    assert not arrives(world, "ransards", HOLDING, "0404")
    other = board("ransards one 0404 lv=1", "ransards two 0404 lv=2 leads 6", "ransards 6 0404 180", map=field(*FLAT))
    assert arrives(other, "ransards", "to gone:\n from now: hold", "0404")
    assert doing(other, "ransards.two") == "HOLD" and doing(other, "ransards.one") == "" and doing(other, "ransards.6") == "HOLD"
    assert not arrives(other, "ransards", "to gone:\n from now: hold", "0301")


def test_a_lost_camp() -> None:
    """CN-ORD-02  The camp is lost: a commander on the spot takes the sheet."""
    world = board("ransards camp 0202 south", "ransards 6 0202 180", "ransards grisban 0202", map=field(*FLAT))
    assert arrives(world, "ransards", "to camp1:\n from now: await")
    assert doing(world, "ransards.6") == "AWAIT"
    del world.camps["ransards.camp1"]
    assert arrives(world, "ransards", "to camp1:\n from now: hold", "0202")
    assert doing(world, "ransards.grisban") == "HOLD"


def test_orders_start_where_the_overall_commander_is() -> None:
    """CN-ORD-02, CN-COUR-04  A sheet for another hex leaves by courier from there; one for his own hex applies at once."""
    world = two_hexes(day=6, slot=0)
    said = told(world, "ransards", f"{HOLDING}\nto trugdan:\n from now: await").told(SheetsSent)[0]
    assert [(s.to, s.at_once) for s in said.sheets] == [("ransards.grisban", False), ("ransards.trugdan", True)]
    (courier,) = world.couriers.values()
    assert (courier.hex, courier.to, courier.leaves) == ("0101", "ransards.grisban", 6 * 48)
    assert said.sheets[0].text == "to grisban, written day 6, form 1:\n  from now: hold"
    begins(world, 6, 1)
    assert doing(world, "ransards.1") == "AWAIT" and doing(world, "ransards.6") == ""


def test_a_dead_overall_commander_writes_nothing() -> None:
    """CN-ORD-02  Orders always start from his hex: with order_cycle = every_round nobody writes in his place until the
    morning."""
    world = two_hexes(order_cycle="every_round")
    world.commanders["ransards.trugdan"].fate = "dead"
    assert [u.reason for u in told(world, "ransards", HOLDING).told(Undelivered)] == ["nowhere-to-order-from"]
    assert not world.couriers


# ---- whom it governs -------------------------------------------------------------------------------------------------
def test_different_orders_inside_a_camp() -> None:
    """CN-ORD-03  Unit 2 patrols, unit 1 fortifies, the others hold; after its day unit 2 has no orders unless they go on."""
    world = board(
        "trakorians camp 0202 one", "trakorians 1 0202 400e", "trakorians 2 0202 400e", "trakorians 3 0202 400e",
        "ransards 6 0505 180", map=field(*FLAT), day=6,
    )
    arrives(world, "trakorians", "to camp1:\n unit 2, day 6: patrol\n unit 1, from now: fortify\n from now: hold")
    begins(world, 6, 1)
    assert [doing(world, f"trakorians.{n}") for n in (1, 2, 3)] == ["FORTIFY", "PATROL", "HOLD"]
    begins(world, 7, 1)
    assert [doing(world, f"trakorians.{n}") for n in (1, 2, 3)] == ["FORTIFY", "", "HOLD"]


def test_a_camps_sheet_is_not_for_those_a_commander_there_leads() -> None:
    """CN-ORD-03  Whom a commander leads goes by his sheet, whichever came last; the others by the one that did."""
    world = board(
        "ransards camp 0202 south", "ransards grisban 0202 leads 6", "ransards 6 0202 180", "ransards 7 0202 180",
        map=field(*FLAT),
    )
    arrives(world, "ransards", HOLDING)
    world.slot = 2
    arrives(world, "ransards", "to camp1:\n from now: await")
    assert [doing(world, f"ransards.{n}") for n in ("6", "7", "grisban")] == ["HOLD", "AWAIT", "HOLD"]
    assert world.camps["ransards.camp1"].sheet == world.units["ransards.7"].sheet != world.units["ransards.6"].sheet


def test_a_commander_leaves_a_unit_behind() -> None:
    """CN-ORD-03  A column on a commander's sheet leaves that unit behind with an order of its own."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: go to 0604\n unit 6, from now: hold")
    assert [doing(world, f"ransards.{n}") for n in ("6", "7", "grisban")] == ["HOLD", "GO_TO 0604", "GO_TO 0604"]
    assert world.commanders["ransards.grisban"].leads == []


def test_who_comes_to_a_commander_without_orders_follows_his_sheet() -> None:
    """CN-ORD-03  An order applies to all units in the hex of the commander."""
    world = two_hexes()
    arrives(world, "ransards", HOLDING)
    world.units["ransards.5"].hex = "0404"
    begins(world, 1, 2)
    assert doing(world, "ransards.5") == "HOLD"


# ---- lone markers ----------------------------------------------------------------------------------------------------
def test_a_lone_marker_goes_to_the_nearest_camp_and_does_nothing_else() -> None:
    """CN-ORD-04  Whatever else stands on its sheet is not for it."""
    world = two_hexes()
    assert arrives(world, "ransards", "to 5:\n from now: patrol\n from now: go to nearest camp")
    assert doing(world, "ransards.5") == "GO_TO_NEAREST_CAMP"
    assert arrives(world, "ransards", "to 5:\n from now: patrol")
    assert doing(world, "ransards.5") == ""


def test_a_commander_beside_a_lone_marker_passes_on_any_order() -> None:
    """CN-ORD-04  He moves next to it: what his sheet has for it, it does; and a courier's sheet too counts whole."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: hold\n unit 5, from now: patrol")
    begins(world, 1, 2)
    assert doing(world, "ransards.5") == ""
    world.commanders["ransards.grisban"].hex = "0702"
    begins(world, 1, 3)
    assert doing(world, "ransards.5") == "PATROL" and doing(world, "ransards.grisban") == "HOLD"
    assert arrives(world, "ransards", "to 5:\n from now: ambush")
    assert doing(world, "ransards.5") == "AMBUSH"


def test_nobody_left_of_a_unit_takes_no_sheet() -> None:
    """CN-ORD-02  A unit that is destroyed has nobody to read it."""
    world = two_hexes()
    world.units["ransards.5"].men = []
    assert not arrives(world, "ransards", "to 5:\n from now: go to nearest camp", "0701")


# ---- keeping orders --------------------------------------------------------------------------------------------------
def test_units_keep_their_orders_when_their_commander_leaves_or_dies() -> None:
    """CN-INT-10-X  The commander is detached in the morning, then dies: Go to goes on to its end; then they are lone markers."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: go to 0604")
    told(world, "ransards", "")
    world.commanders["ransards.grisban"].leads = []
    world.commanders["ransards.grisban"].hex = "0202"
    begins(world, 1, 2)
    assert doing(world, "ransards.6") == "GO_TO 0604"
    world.commanders["ransards.grisban"].fate = "dead"
    begins(world, 1, 3)
    assert doing(world, "ransards.6") == "GO_TO 0604"
    world.units["ransards.6"].hex = "0604"
    begins(world, 1, 4)
    assert doing(world, "ransards.6") == "" and recipients.is_lone(world, world.units["ransards.6"])


def test_a_retreat_drops_all_orders_but_a_commanders_wishes() -> None:
    """CN-INT-10-X, CN-RETR-01  Who retreats is without orders; a commander still knows what he is to do on his own."""
    world = two_hexes()
    arrives(world, "ransards", "to grisban:\n from now: hold\n standing: retreat at 40\n wishes: await")
    for id in ("ransards.6", "ransards.grisban", "ransards.nobody"):
        sheets.cancel(world, id)
    assert world.units["ransards.6"].sheet == "" and doing(world, "ransards.6") == ""
    kept = sheets.sheet_of(world, world.commanders["ransards.grisban"])
    assert kept is not None and (kept.lines, len(kept.wishes), kept.standing.retreat_at) == ((), 1, 40)


# ---- the overall commander -------------------------------------------------------------------------------------------
def test_the_overall_commander_does_what_his_player_wants_round_by_round() -> None:
    """CN-ORD-07  From Hold to Go to in round 4, without a courier."""
    world = two_hexes()
    arrives(world, "ransards", "to trugdan:\n from now: hold")
    begins(world, 1, 4)
    world.ask = dict.fromkeys(world.sides, "rounds")
    done = run(sheets.ask_round_orders(world), answers=[(Orders(), form("to trugdan:\n from now: go to 0303"))])
    assert [(seat, ask) for seat, ask, _ in done.answered] == [("trakorians", Round(1, 4)), ("ransards", Round(1, 4))]
    run(execution.assume(world))
    assert doing(world, "ransards.1") == doing(world, "ransards.trugdan") == "GO_TO 0303" and not world.couriers


def test_his_standing_instructions_are_his_sides() -> None:
    """CN-ORD-07, CN-KNOW-06  What the overall commander's sheet says of battles counts for him from then on."""
    world = two_hexes()
    arrives(world, "ransards", "to trugdan:\n standing: retreat at 30, pursue no")
    assert (world.standing["ransards"].retreat_at, world.standing["ransards"].pursue) == (30, False)
    arrives(world, "ransards", "to grisban:\n standing: retreat at 10")
    assert world.standing["ransards"].retreat_at == 30


@pytest.mark.parametrize(
    ("order_cycle", "wish", "asked"),
    [("daily", "mornings", ["trakorians"]), ("daily", "news", ["trakorians", "ransards"]),
     ("every_round", "mornings", ["trakorians", "ransards"])],
)  # fmt: skip
def test_who_is_asked_in_a_round(order_cycle: str, wish: str, asked: list[str]) -> None:
    """CN-ORD-07, CN-SEQ-01  Who wants to be asked in the mornings only is not asked in rounds, whatever reaches him, unless all
    write sheets then; nobody is asked at night."""
    world = board("trakorians kaelve 0101", "ransards trugdan 0404", map=field(*FLAT), order_cycle=order_cycle)
    world.ask |= {"trakorians": "rounds", "ransards": wish}
    run(logbook.arrive(world, "ransards", Dispatch("letter", "trakorians", 0, "", letter=Letter(0, "", "trakorians", "Peace?"))))
    done = run(sheets.ask_round_orders(world), answers=lambda seat, ask, what: Orders())
    assert [seat for seat, _, _ in done.answered] == asked
    world.slot = 7
    assert not run(sheets.ask_round_orders(world)).answered


def test_nobody_is_asked_for_whom_he_could_not_order() -> None:
    """CN-ORD-07  News come to the Crurers' Ottar, off the map, while nobody of theirs is at the bridgehead."""
    world = board("crurers marjura 0303", "ransards trugdan 0404", map=field(*FLAT))
    run(logbook.arrive(world, "crurers", Dispatch("letter", "ransards", 0, "", letter=Letter(0, "", "ransards", "Peace?"))))
    assert logbook.has_news(world, "crurers") and not run(sheets.ask_round_orders(world)).answered


# ---- the order phase -------------------------------------------------------------------------------------------------
def test_all_sides_write_at_once_in_the_morning() -> None:
    """CN-SEQ-03  Sealed, all together; business first, then the sheets."""
    world = two_hexes(day=6, slot=0)
    done = run(sheets.ask_orders(world), answers=[(Orders(), form(f"{HOLDING}\nask mornings"))])
    assert [seat for seat, _, _ in done.answered] == ["trakorians", "ransards"]
    assert world.ask["ransards"] == "mornings" and Asking("mornings") in form("ask mornings").business
    assert [courier.to for courier in world.couriers.values()] == ["ransards.grisban"]
    assert world.books["ransards"].wrote == {"ransards.grisban": world.tick} and not world.books["trakorians"].sent


def test_a_spy_carries_a_sheet() -> None:
    """CN-COUR-14  Beside the overall commander; the courier is the spy."""
    world = two_hexes(day=6, slot=0)
    spy = board("ransards spy trugdan", "ransards trugdan 0101", map=field(*FLAT)).specialists["ransards.spy1"]
    world.specialists[spy.id] = spy
    told(world, "ransards", f"{HOLDING}\nspy1 carries to grisban")
    (courier,) = world.couriers.values()
    assert courier.spy == "ransards.spy1" and spy.with_ == courier.id


def test_the_crurers_write_from_the_bridgehead() -> None:
    """CN-ORD-02, CN-CRUR-11  A sheet to the bridgehead is at once for the groups that stand there."""
    world = board("crurers 1 0202 500", "crurers general1 0202 leads 1", "crurers 2 0202 500", "ransards 6 0505 180",
                  map=field(*FLAT, bridgehead="0202"), day=20)
    assert command.headquarters(world, "crurers") == "0202"
    told(world, "crurers", "to bridgehead:\n unit 2, from now: attack 0404\nto general1:\n from now: advance to 0303")
    assert [doing(world, f"crurers.{n}") for n in ("1", "2")] == ["ADVANCE_TO 0303", "ATTACK 0404"] and not world.couriers


def test_sheets_in_force_at_the_start() -> None:
    """CN-ORD-01  A scenario's sheets count from the first round."""
    world = two_hexes()
    in_force(world, "ransards", "grisban", "HOLD", "d6=AWAIT")
    begins(world, 6, 2)
    assert doing(world, "ransards.6") == "AWAIT"
