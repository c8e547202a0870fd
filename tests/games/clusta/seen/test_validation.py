"""Why a form is refused, from what its writer knows."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Instruction, Orders
from montjoy.games.clusta.protocol.questions import AnyTime, Before, Round
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy import redaction
from montjoy.games.clusta.seen import validation
from tests.games.clusta.board import board, field, run, ship
from tests.games.clusta.ordering import FLAT, form, refused

SEA = ("~~~.....", "~~~.....", *FLAT[2:])


def front(**more: object) -> World:
    """Trugdan at camp 1 in 0202 with units 1 and 2; Grisban in 0404 with units 6 and 7; unit 5 alone in 0705."""
    return board(
        "ransards camp 0202 south", "ransards trugdan 0202 leads 1", "ransards 1 0202 100e+150", "ransards 2 0202 249",
        "ransards grisban 0404 leads 6", "ransards 6 0404 180", "ransards 7 0404 250", "ransards 5 0705 180",
        "ransards spy trugdan", "ransards hippogriff trugdan", "ransards interrogator 6", "ransards astrologer 6",
        "trakorians 2 0005 400e", sides="stegosians", map=field(*SEA), day=6, slot=0, **more,
    )


def verdict(text: str, **more: object) -> tuple[str, str] | None:
    return refused(front(**more), "ransards", text)


# ---- addressees ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("to camp1:\n from now: hold", None),
        ("to ransards.grisban:\n from now: hold", None),
        ("to camp2:\n from now: hold", ("CN-ORD-02", "nobody-of-that-name")),
        ("to 9:\n from now: hold", ("CN-ORD-02", "nobody-of-that-name")),
        ("to 2:\n from now: go to nearest camp", ("CN-ORD-02", "orders-go-to-its-camp-or-commander")),
        ("to 6:\n from now: go to nearest camp", ("CN-ORD-02", "orders-go-to-its-camp-or-commander")),
        ("to 5:\n from now: go to nearest camp", None),
        ("to 5:\n from now: patrol", ("CN-ORD-04", "lone-marker")),
        ("to 5:\n from now: hold", ("CN-ORD-04", "lone-marker")),
        ("to grisban:\n from now: hold\nto ransards.grisban:\n from now: await", ("CN-ORD-01", "two-sheets")),
        ("to trakorians.2:\n from now: hold", ("CN-ORD-02", "nobody-of-that-name")),
    ],
)
def test_whom_a_sheet_can_be_for(text: str, why: tuple[str, str] | None) -> None:
    """CN-ORD-02, CN-ORD-04  Camps and commanders; unit 5 alone in the field takes only Go to the nearest camp."""
    assert verdict(text) == why


def test_a_commander_beside_a_lone_marker() -> None:
    """CN-ORD-04  A commander in an adjacent hex: any order is accepted."""
    world = front()
    world.commanders["ransards.grisban"].hex = "0704"
    assert refused(world, "ransards", "to 5:\n from now: patrol") is None


def test_who_never_was_on_the_island() -> None:
    """CN-ORD-02  A unit off the map cannot be ordered about."""
    world = front()
    world.units["ransards.5"].hex = ""
    assert refused(world, "ransards", "to 5:\n from now: hold") == ("CN-ORD-02", "not-on-the-island")


def test_a_name_that_is_nearly_right_is_suggested() -> None:
    """CN-ORD-02  The refusal names the nearest of one's own."""
    world = front()
    run(logbook.open_books(world))
    no = validation.why_not(redaction.view(world, "ransards"), None, form("to grisbn:\n from now: hold"))
    assert no is not None and no.facts == {"name": "grisbn", "wanted": "grisban", "own": "no", "sheet": 1}


def test_a_fair_order_that_fails_on_the_unknown_is_not_refused() -> None:
    """CN-ORD-02  The camp is lost and nobody has told him: what he writes to it is not refused."""
    world = front()
    run(logbook.open_books(world))
    run(logbook.inform_sides(world))
    world.commanders["ransards.trugdan"].hex = "0304"
    del world.camps["ransards.camp1"]
    assert refused(world, "ransards", "to camp1:\n from now: hold") is None


# ---- days ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("".join(f" day {day}: hold\n" for day in range(6, 14)), None),
        ("".join(f" day {day}: hold\n" for day in range(6, 15)), "eight-days-at-most"),
        ("".join(f" day {day}: hold\n" for day in (6, 20, 40)), None),
        (" day 5: hold\n", "day-is-past"),
        (" day 6 round 2: hold\n day 6 round 2: await\n", "box-filled-twice"),
        (" day 6 round 2: hold\n unit 6, day 6 round 2: await\n", None),
        (" units 6 7, day 6 round 2: hold\n unit 7, day 6 round 2: await\n", "box-filled-twice"),
        (" from now round 2: hold\n", "a-round-needs-its-day"),
        (" day 6: go to 0509\n day 6: hold\n", None),
    ],
)
def test_the_days_of_a_sheet(text: str, why: str | None) -> None:
    """CN-ORD-01  Nine days are refused; they need not be consecutive; each box is filled once."""
    found = verdict("to grisban:\n" + text.replace("0509", "0504"))
    assert found == (why and ("CN-ORD-01", why))


# ---- lines -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("unit 9, from now: hold", ("CN-ORD-03", "no-such-unit")),
        ("from now: go to 0904", ("CN-ORD-08", "off-the-map")),
        ("from now: go to 0504 via 0904", ("CN-ORD-08", "off-the-map")),
        ("from now: go to", ("CN-ORD-08", "where-to")),
        ("from now: hold 0504", ("CN-ORD-08", "takes-no-hex")),
        ("from now: go to 0101", ("CN-ORD-08", "not-into-the-sea")),
        ("from now: make camp 0101", ("CN-ORD-08", "not-into-the-sea")),
        ("from now: make camp", None),
        ("from now: ambush 0504", None),
        ("from now: embark 0202", ("CN-ORD-EMBARK", "ships-lie-at-sea")),
        ("from now: embark with ship1", ("CN-ORD-EMBARK", "no-such-ship")),
        ("from now: embark 0201", None),
        ("from now: disembark 0504", ("CN-ORD-EMBARK", "no-coast")),
        ("from now: disembark 0202", None),
        ("from now: catch couriers, also of ransards", ("CN-COUR-12-X", "no-such-side")),
        ("from now: catch couriers, also of stegosians", None),
        ("day 7 night 1: patrol", ("CN-NIGHT-02", "only-marches-at-night")),
        ("day 7 night 1: go to 0504", None),
        ("from now: go to 0504, dash", None),
        ("from now: fortify", ("CN-ORD-FORTIFY-a", "one-unit-fortifies")),
        ("units 6 7, from now: fortify", ("CN-ORD-FORTIFY-a", "one-unit-fortifies")),
        ("unit 6, from now: fortify", ("CN-ORD-FORTIFY-a", "too-few-men")),
        ("unit 7, from now: fortify", None),
        ("standing: let pass ransards", ("CN-KNOW-06", "no-such-side")),
        ("standing: let pass vikings", ("CN-KNOW-06", "no-such-side")),
        ("standing: let pass stegosians", None),
    ],
)
def test_what_a_line_may_say(line: str, why: tuple[str, str] | None) -> None:
    """CN-ORD-08, CN-ORD-03, CN-ORD-FORTIFY-a, CN-KNOW-06  Targets, routes, ships, nights, who fortifies, whom to let pass."""
    assert verdict(f"to grisban:\n {line}") == why


def test_who_fortifies() -> None:
    """CN-ORD-FORTIFY-a  A unit of 250 is accepted, one of 249 refused, and so is a second unit in the same camp."""
    assert verdict("to camp1:\n unit 1, from now: fortify") is None
    assert verdict("to camp1:\n unit 2, from now: fortify") == ("CN-ORD-FORTIFY-a", "too-few-men")
    both = "to camp1:\n unit 1, from now: fortify\n unit 7, from now: fortify"
    assert verdict(both) == ("CN-ORD-FORTIFY-a", "one-unit-fortifies")
    assert verdict("to camp1:\n unit 1, day 6: fortify\n unit 7, day 7: fortify") is None


def test_a_lone_marker_fortifies_nothing() -> None:
    """CN-ORD-FORTIFY-a  The unit must be in a camp."""
    world = front()
    world.commanders["ransards.grisban"].hex, world.units["ransards.7"].hex = "0704", "0705"
    assert refused(world, "ransards", "to 7:\n from now: fortify") == ("CN-ORD-FORTIFY-a", "only-in-a-camp")


def test_nights_may_be_opened() -> None:
    """CN-NIGHT-02  With night_actions = "all" every order may stand in a night's box."""
    assert verdict("to grisban:\n day 7 night 1: patrol", night_actions="all") is None


def test_a_dash_needs_a_hero_point() -> None:
    """CN-HP-04  He has none left: a dash is refused; in a camp somebody may have one."""
    world = front()
    world.commanders["ransards.grisban"].hero_points = 0
    assert refused(world, "ransards", "to grisban:\n from now: go to 0504, dash") == ("CN-HP-04", "no-hero-points")
    assert refused(world, "ransards", "to camp1:\n from now: go to 0504, dash") is None


# ---- the dead --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("to general1:\n from now: patrol", "the-dead-do-not-understand"),
        ("to general1:\n from now: advance to 0504", None),
        ("to general1:\n unit 3, from now: hold", None),
        ("to general1:\n from now: go to 0504", "the-dead-do-not-understand"),
        ("to general1:\n unit 20, from now: go to 0504\n from now: hold", None),
        ("to bridgehead:\n from now: attack 0504", None),
        ("to bridgehead:\n from now: fortify", "the-dead-do-not-understand"),
        ("to general2:\n from now: go to 0504", None),
        ("to general1:\n from now: hold\n wishes: scout", "the-dead-do-not-understand"),
    ],
)
def test_what_the_dead_understand(text: str, why: str | None) -> None:
    """CN-CRUR-03  Patrol to Crurer unit 3 is refused, Advance to accepted; human reinforcements understand everything."""
    world = board(
        "crurers general1 0404 leads 3 20", "crurers 3 0404 500", "crurers 20 0404 100", "crurers 4 0202 500",
        "crurers general2 0606", "ransards 6 0005 180", map=field(*FLAT, bridgehead="0202"), day=20, slot=0,
    )
    world.units["crurers.20"].men[0].nation = "ransard"
    assert refused(world, "crurers", text) == (why and ("CN-CRUR-03", why))


# ---- at sea ----------------------------------------------------------------------------------------------------------
def afloat() -> World:
    """Trugdan aboard in 0100 with unit 1; unit 2 aboard in 0000; unit 3 ashore beside him, unit 4 far away."""
    world = board("ransards trugdan 0100", "ransards 1 0100 180", "ransards 2 0000 180", "ransards 3 0101 180",
                  "ransards 4 0505 180", "trakorians 2 0305 400e", map=field("~~......", "~.......", *FLAT[2:]), day=6, slot=0)
    ship(world, "ransards", "0100", "carrack", 1)
    ship(world, "ransards", "0000", "carrack", 2)
    world.commanders["ransards.trugdan"].hex, world.commanders["ransards.trugdan"].ship = "", "ransards.ship1"
    return world


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("to trugdan:\n from now: disembark 0101", None),
        ("to trugdan:\n from now: go to 0000", None),
        ("to 1:\n from now: disembark", None),
        ("to 3:\n from now: patrol", None),
        ("to 4:\n from now: go to nearest camp", ("CN-ARR-02", "not-across-the-water")),
        ("to ship1:\n from now: go to 0001", None),
        ("to ship2:\n from now: go to 0001", None),
        ("to ship1:\n from now: go to 0101", None),
    ],
)
def test_orders_from_aboard(text: str, why: tuple[str, str] | None) -> None:
    """CN-ARR-02, CN-SEA-01  At sea he orders only those in his sea hex or on the coast beside it."""
    assert refused(afloat(), "ransards", text) == why


def test_a_fleet_out_of_call() -> None:
    """CN-SEA-01  A fleet takes orders from who is aboard or beside it, not by courier; and it goes only where there is sea."""
    world = front()
    ship(world, "ransards", "0000")
    assert refused(world, "ransards", "to ship1:\n from now: go to 0001") == ("CN-SEA-01", "fleet-not-at-hand")
    near = afloat()
    assert refused(near, "ransards", "to trugdan:\n from now: go to 0505 with ship1") == ("CN-SEA-01", "ships-sail-at-sea")


def test_nowhere_to_order_from() -> None:
    """CN-ARR-02, CN-CMD-04-X  Before his fleet is there only he himself can be written to; with no commander and no camp left
    nobody."""
    world = front()
    world.commanders["ransards.trugdan"].hex = ""
    assert refused(world, "ransards", "to grisban:\n from now: hold") == ("CN-ARR-02", "nowhere-to-order-from")
    assert refused(world, "ransards", "to trugdan:\n from now: disembark") is None
    lost = board("ransards 6 0404 180", "trakorians 2 0005 400e", map=field(*FLAT))
    assert refused(lost, "ransards", "to 6:\n from now: go to nearest camp") == ("CN-CMD-04-X", "nowhere-to-order-from")


# ---- wishes ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("to grisban:\n wishes: attack 0505; go to 0202; await", None),
        ("to grisban:\n wishes: attack 0505; go to 0505", "nearly-the-same-place"),
        ("to grisban:\n wishes: attack 0505; go to 0605", "nearly-the-same-place"),
        ("to grisban:\n wishes: attack 0505; go to 0705", None),
        ("to grisban:\n wishes: go to 0202; go to 0705", "the-same-order-twice"),
        ("to camp1:\n wishes: hold", "only-commanders-act-on-their-own"),
    ],
)
def test_three_wishes_of_clearly_different_kinds(text: str, why: str | None) -> None:
    """CN-ORD-06  Not "attack camp A", "go to camp A", "go to the hex south of camp A"."""
    assert verdict(text) == (why and ("CN-ORD-06", why))


def test_a_wish_must_make_sense() -> None:
    """CN-ORD-08  As any other order."""
    assert verdict("to grisban:\n wishes: go to 0904") == ("CN-ORD-08", "off-the-map")


# ---- in a round ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("to trugdan:\n from now: hold", None),
        ("to camp1:\n from now: hold", None),
        ("to grisban:\n from now: hold", "only-his-own-force"),
        ("ask mornings", None),
        ("attitude stegosians hostile", "in-the-order-phase"),
    ],
)
def test_in_a_round_only_his_own_force(text: str, why: str | None) -> None:
    """CN-ORD-07  The force in his hex; with order_cycle = every_round all may be written to."""
    world = front()
    world.slot = 3
    for question in (Round(6, 3), AnyTime()):
        assert refused(world, "ransards", text, question) == (why and ("CN-ORD-07", why))
    world.options = front(order_cycle="every_round").options
    assert refused(world, "ransards", text, Round(6, 3)) is None


# ---- before play -----------------------------------------------------------------------------------------------------
def test_before_play_there_are_only_choices() -> None:
    """CN-GEN-14-X  The refusals of the set-up are asked here too; names may be short."""
    world = front()
    assert refused(world, "ransards", "to grisban:\n from now: hold", Before()) == ("CN-GEN-14-X", "too-early-for-orders")
    assert refused(world, "ransards", "overall grisban", Before()) is None
    assert refused(world, "ransards", "overall nobody", Before()) == ("CN-GEN-03", "not-a-commander-of-yours")


# ---- business --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("split unit 2: 30 standard", None),
        ("split unit 2: 30 standard as unit 8\nto camp1:\n unit 8, from now: scout", None),
        ("split unit 2: 30 standard as unit 6", ("CN-ARMY-06-X", "number-is-taken")),
        ("split unit 2: 5 standard", ("CN-ARMY-06-X", "ten-at-least")),
        ("split unit 2: 240 standard", ("CN-ARMY-06-X", "ten-at-least")),
        ("split unit 2: 30 elite", ("CN-ARMY-06-X", "not-so-many-men")),
        ("split unit 9: 30 standard", ("CN-ARMY-06-X", "nobody-of-that-name")),
        ("split unit 5: 30 standard", ("CN-ARMY-06-X", "neither-camp-nor-commander")),
        ("split unit 6: 30 standard", ("CN-SEQ-02", "needs-a-sheet-to-go-with")),
        ("to grisban:\nsplit unit 6: 30 standard", None),
        ("merge unit 1 with unit 2", None),
        ("merge unit 1 with unit 1", ("CN-ARMY-06-X", "with-itself")),
        ("merge unit 1 with unit 9", ("CN-ARMY-06-X", "nobody-of-that-name")),
        ("merge unit 1 with unit 6", ("CN-ARMY-06-X", "not-in-one-hex")),
        ("attach unit 2 to trugdan", None),
        ("attach unit 6 to trugdan", ("CN-CMD-03", "not-in-one-hex")),
        ("attach unit 9 to trugdan", ("CN-CMD-03", "nobody-of-that-name")),
        ("attach unit 2 to nobody", ("CN-CMD-03", "nobody-of-that-name")),
        ("split unit 2: 30 standard as unit 8\nattach unit 8 to trugdan\nmerge unit 1 with unit 8\nassign spy1 to unit 8", None),
        ("detach unit 6 from grisban", ("CN-SEQ-02", "needs-a-sheet-to-go-with")),
        ("to grisban:\ndetach unit 6 from grisban", None),
        ("assign spy1 to unit 1", None),
        ("assign spy1 to unit 6", ("CN-SPEC-07", "not-in-one-hex")),
        ("assign spy1 to camp9", ("CN-SPEC-07", "nobody-of-that-name")),
        ("assign spy9 to unit 1", ("CN-SPEC-07", "nobody-of-that-name")),
        ("send spy1 via 0303 0404 back to camp1", None),
        ("send spy1 via 0303 back to camp9", ("CN-SPEC-07", "nobody-of-that-name")),
        ("send spy1 via 0101", ("CN-SPEC-07", "not-into-the-sea")),
        ("send hippogriff1 via 0101", None),
        ("send spy1 via 0909", ("CN-SPEC-07", "off-the-map")),
        ("send spy9 via 0303", ("CN-SPEC-07", "nobody-of-that-name")),
        ("to grisban:\nsend interrogator1 via 0303", ("CN-SPEC-07", "never-alone")),
        ("to grisban:\nsend astrologer1 via 0303", None),
        ("to grisban:\nspy1 carries to grisban", None),
        ("to grisban:\nhippogriff1 carries to grisban", ("CN-RANS-08", "hippogriffs-only-scout")),
        ("to grisban:\nastrologer1 carries to grisban", ("CN-COUR-14", "not-a-spy")),
        ("to grisban:\nspy9 carries to grisban", ("CN-COUR-14", "nobody-of-that-name")),
        ("spy1 carries to grisban", ("CN-COUR-14", "no-sheet-for-him")),
        ("to grisban:\nspy1 carries to grisban\nsend spy1 via 0303", ("CN-SPEC-07", "one-errand-at-a-time")),
        ("attitude stegosians hostile", None),
        ("attitude felikers hostile", None),
        ("attitude vikings hostile", ("CN-LOY-02", "no-such-side")),
        ("attitude ransards hostile", ("CN-LOY-02", "no-such-side")),
        ('letter trakorians: "peace"', None),
        ('letter felikers: "peace"', ("CN-LOY-02", "no-such-side")),
        ('deed trugdan: "swim"', None),
        ('deed grisban: "swim"', ("CN-SEQ-02", "needs-a-sheet-to-go-with")),
        ('deed nobody: "swim"', ("CN-HP-05", "nobody-of-that-name")),
        ("overall grisban", ("CN-GEN-14-X", "only-before-play")),
        ("ask rounds", None),
    ],
)
def test_what_business_may_be(text: str, why: tuple[str, str] | None) -> None:
    """CN-ARMY-06-X, CN-CMD-03, CN-SPEC-07, CN-RANS-08, CN-LOY-02, CN-SEQ-02  Piece by piece, as its writer knows his own."""
    assert verdict(text) == why


def test_a_hippogriff_carries_nothing() -> None:
    """CN-RANS-08  Assigning a courier's task to a hippogriff is refused."""
    assert verdict("to grisban:\n from now: hold\nhippogriff1 carries to grisban") == ("CN-RANS-08", "hippogriffs-only-scout")


def test_a_spy_far_away_carries_nothing() -> None:
    """CN-COUR-14  He must be beside the overall commander."""
    world = front()
    world.specialists["ransards.spy1"].with_ = "ransards.grisban"
    text = "to grisban:\n from now: hold\nspy1 carries to grisban"
    assert refused(world, "ransards", text) == ("CN-COUR-14", "not-beside-the-overall-commander")


def test_units_of_two_nations_stay_apart() -> None:
    """CN-ARMY-06-X, CN-CRUR-04  Only units of one nation merge, up to 500 men; groups of the dead are never split nor merged."""
    world = board("crurers general1 0202 leads 1 2 20", "crurers 1 0202 300", "crurers 2 0202 100", "crurers 20 0202 100",
                  "crurers 21 0202 450", "ransards 6 0505 180", map=field(*FLAT, bridgehead="0202"), day=20, slot=0)
    for number in (20, 21):
        world.units[f"crurers.{number}"].men[0].nation = "ransard"
    assert refused(world, "crurers", "split unit 1: 100 standard") == ("CN-CRUR-04", "groups-are-never-split")
    assert refused(world, "crurers", "merge unit 1 with unit 2") == ("CN-CRUR-04", "groups-are-never-merged")
    assert refused(world, "crurers", "merge unit 1 with unit 20") == ("CN-ARMY-06-X", "not-of-one-nation")
    assert refused(world, "crurers", "merge unit 20 with unit 21") == ("CN-ARMY-06-X", "more-than-500-men")
    assert refused(world, "crurers", "split unit 20: 30 standard") is None


def test_reorganisation_may_be_off() -> None:
    """CN-ARMY-06-X  With reorganisation = false nobody is split or merged."""
    assert verdict("split unit 2: 30 standard", reorganisation=False) == ("CN-ARMY-06-X", "no-reorganisation")
    assert verdict("merge unit 1 with unit 2", reorganisation=False) == ("CN-ARMY-06-X", "no-reorganisation")


def test_a_deed_needs_a_hero_point() -> None:
    """CN-HP-05  And a letter an address to write from."""
    world = front()
    world.commanders["ransards.trugdan"].hero_points = 0
    assert refused(world, "ransards", 'deed trugdan: "swim"') == ("CN-HP-05", "no-hero-points")
    away = front()
    away.commanders["ransards.trugdan"].hex = ""
    assert refused(away, "ransards", 'letter trakorians: "peace"') == ("CN-LOY-02", "nowhere-to-write-from")


def test_only_orders_are_judged() -> None:
    """Another form is none; an empty one stands."""
    world = front()
    run(logbook.open_books(world))
    seen = redaction.view(world, "ransards")
    no = validation.why_not(seen, None, Instruction("HOLD"))
    assert no is not None and no.reason == "not-orders"
    assert validation.why_not(seen, None, Orders()) is None
