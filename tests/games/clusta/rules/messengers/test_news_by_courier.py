"""What happens to a force far away reaches its player by courier: every order of CN-T-ORDERS and every kind of message of
CN-T-MESSAGES in a game that is played from its set-up, by orders as text (`tests/games/clusta/couriers_home.py`).

The overall commanders, Kaelve and Trugdan, stand far off; on open ground a courier rides from the field to either within a
round, so word of a day round is there at the end of the next.
"""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta.protocol.reports import (
    Avoided,
    BattleReport,
    CampTaken,
    Captured,
    Completed,
    ContactReport,
    Divined,
    FlightReport,
    Letter,
    Nightly,
    NoOrders,
    NothingNew,
    PatrolReport,
    ScoutReport,
    SecretReport,
    SpyReport,
    StoneFound,
)
from tests.games.clusta.couriers_home import OPEN, Played

ROUND = 4                                                    # half hours
KAELVE, TRUGDAN = "trakorians kaelve 0002", "ransards trugdan 1105"
OURS = (KAELVE, "trakorians praanz 0502 leads 5", "trakorians 5 0502 200")
THEIRS = (TRUGDAN, "ransards grisban 0902 leads 6", "ransards 6 0902 180")
ENEMY = "ransards"
STANDS = {ENEMY: "to grisban:\n from now: hold"}


def ordered(order: str, **more: str) -> dict[str, str]:
    """Praanz gets this order, Grisban holds; or whatever else somebody gets."""
    return STANDS | {"trakorians": f"to praanz:\n from now: {order}"} | more


def goes(order: str) -> dict[str, str]:
    """Grisban gets this order, Praanz holds."""
    return ordered("hold", ransards=f"to grisban:\n from now: {order}")


def from_the_field(played: Played, kind: type, seat: str = "trakorians") -> list[Any]:
    """The reports of a kind that a side was brought, each by a courier who started with the round after and rode one round."""
    found = played.told(seat, kind)
    for report in found:
        assert played.way(seat, report) == ROUND, report
    return found


# ---- Hold, Fortify: a battle -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", ["hold", "fortify", "await", "catch couriers"])
def test_who_is_attacked_where_he_stands_reports_the_battle(order: str) -> None:
    """CN-COUR-01, CN-T-ORDERS  Whoever is attacked and fights tells of the battle, and so does the attacker."""
    ours = (KAELVE, "trakorians praanz 0502 leads 5", "trakorians 5 0502 300", "trakorians camp 0502 North")
    played = Played(*ours, *THEIRS, orders=goes("attack 0502") | {
        "trakorians": f"to camp1:\n from now: {order}\nto praanz:\n from now: {order}"})
    ours, theirs = from_the_field(played, BattleReport), from_the_field(played, BattleReport, ENEMY)
    assert ours[0].by == "trakorians.praanz" and theirs[0].by == "ransards.grisban" and ours[0].at == theirs[0].at
    assert not played.told("trakorians", ContactReport, Avoided)


# ---- Await: gives way ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", ["attack 0502", "advance to 0502"])
def test_who_gives_way_tells_so(order: str) -> None:
    """CN-ORD-AWAIT, CN-COUR-01  Who awaits gives way to a larger force; his overall commander is told where he is now and before
    whom he went, and the attacker's whom he drove off; nobody fights."""
    theirs = (TRUGDAN, "ransards grisban 0902 leads 6", "ransards 6 0902 400")
    played = Played(*OURS, *theirs, orders=ordered("await", ransards=f"to grisban:\n from now: {order}"))
    [gone], [seen] = from_the_field(played, Avoided), from_the_field(played, Avoided, ENEMY)
    assert (gone.how, gone.by, gone.where, gone.side, gone.men) == ("evaded", "trakorians.praanz", "0602", ENEMY, 400)
    assert gone.hex != "0502" and gone.marker.startswith("commander:")
    assert (seen.how, seen.by, seen.where, seen.men, seen.at) == ("yielded", "ransards.grisban", "0502", 200, gone.at)
    assert not played.told("trakorians", BattleReport) and not played.told(ENEMY, BattleReport)
    [unit] = [unit for unit in played.session.view("trakorians").units.values() if unit.id == "trakorians.5"]
    assert unit.hex == gone.hex


def test_who_gives_way_beside_his_overall_commander_is_seen_to() -> None:
    """CN-ORD-AWAIT, CN-KNOW-04  Where the overall commander himself gives way he knows it in the same round."""
    ours = ("trakorians kaelve 0502 leads 5", "trakorians 5 0502 200")
    theirs = (TRUGDAN, "ransards grisban 0902 leads 6", "ransards 6 0902 400")
    played = Played(*ours, *theirs, orders=goes("attack 0502") | {"trakorians": "to kaelve:\n from now: await"})
    [gone] = played.told("trakorians", Avoided)
    assert gone.how == "evaded" and played.way("trakorians", gone) == 0


def test_the_word_of_who_gave_way_says_no_more_than_he_saw() -> None:
    """CN-KNOW-02, CN-KNOW-05  Twins: one unit behind the commander's marker or two, of as many men: the side that gave
    way is told the same to the last byte."""
    def seen(*units: str) -> list[Any]:
        theirs = (TRUGDAN, "ransards grisban 0902 leads 6 7", *units)
        orders = ordered("await", ransards="to grisban:\n from now: attack 0502")
        return Played(*OURS, *theirs, orders=orders).told("trakorians", object)

    one, two = seen("ransards 6 0902 340"), seen("ransards 6 0902 170", "ransards 7 0902 170")
    assert any(isinstance(item, Avoided) for item in one) and one == two


# ---- who marches: Attack, Go to, Advance to, Hurry to, Make camp, Go to nearest camp -----------------------------------------
@pytest.mark.parametrize(("order", "men"), [
    ("attack 0902", 40), ("advance to 0902", 40), ("go to 0902", 200), ("go to 0902", 40), ("make camp 0902", 200),
])
def test_who_stops_before_an_enemy_asks_what_to_do(order: str, men: int) -> None:
    """CN-ORD-GOTO, CN-ORD-ATTACK-b, CN-ORD-ADVANCE, CN-ORD-CAMP  Go to stops before any enemy, Attack and Advance to before one
    two sizes larger: one courier, with whom he met."""
    ours = (KAELVE, "trakorians praanz 0502 leads 5", f"trakorians 5 0502 {men}")
    played = Played(*ours, *THEIRS, orders=ordered(order))
    [report] = from_the_field(played, ContactReport)
    assert (report.by, report.hex, report.where, report.side, report.men) == ("trakorians.praanz", "0802", "0902", ENEMY, 180)
    assert not played.told("trakorians", BattleReport)


@pytest.mark.parametrize("order", ["attack 0902", "advance to 0902"])
def test_who_attacks_reports_the_battle(order: str) -> None:
    """CN-ORD-ATTACK-a, CN-ORD-ADVANCE  He attacks whom he dares to, and tells of the battle."""
    played = Played(*OURS, *THEIRS, orders=ordered(order))
    assert from_the_field(played, BattleReport)[0].by == "trakorians.praanz" and not played.told("trakorians", ContactReport)


@pytest.mark.parametrize(("land", "reports"), [(OPEN, 0), ((".~~~~~~~~~~~", "~" * 12, "." * 12, "~" * 12), 1)])
def test_who_hurries_goes_round_or_tells_that_he_cannot(land: tuple[str, ...], reports: int) -> None:
    """CN-ORD-HURRY  Hurry to goes round and says nothing; where there is no way round it stops and asks."""
    played = Played(*OURS, "ransards trugdan 1102", *THEIRS[1:], land=land, orders=ordered("hurry to 1002"))
    assert len(from_the_field(played, ContactReport)) == reports


def test_a_lone_unit_stopped_on_its_way_to_a_camp_asks_too() -> None:
    """CN-ORD-CAMP-NEAREST, CN-T-ORDERS  Go to nearest camp: as Go to."""
    played = Played(KAELVE, "trakorians 5 0602 100", "trakorians camp 1002 East", TRUGDAN, "ransards grisban 0802 leads 6",
                    "ransards 6 0802 400", orders=STANDS | {"trakorians": "to 5:\n from now: go to nearest camp"})
    [report] = from_the_field(played, ContactReport)
    assert (report.by, report.where) == ("trakorians.5", "0802")


def test_at_night_an_attack_stops_with_a_courier() -> None:
    """CN-NIGHT-02, CN-T-MESSAGES  A night step that meets an enemy is a stop with a courier; he rides at night."""
    played = Played(*OURS, *THEIRS, orders=STANDS | {"trakorians": "to praanz:\n day 0 night 1: attack 0902"}, days=2)
    report = played.told("trakorians", ContactReport)[0]
    assert report.at % 48 >= 24 and played.way("trakorians", report) == 8


# ---- who is let pass --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["player", "standing"])
def test_who_lets_somebody_pass_tells_so(mode: str) -> None:
    """CN-CONT-02  A commander lets a force pass, by his player's word or a standing instruction: it learns nothing, his overall
    commander is told who it was."""
    lets = "to grisban:\n from now: hold\n standing: let pass trakorians"
    played = Played(*OURS, *THEIRS, answers={"Challenged": "pass"}, options={"battle_decisions": mode},
                    orders={ENEMY: lets, "trakorians": "to praanz:\n from now: go to 1102 via 0602 0702 0802 0902 1002"})
    [seen] = from_the_field(played, Avoided, ENEMY)
    assert (seen.how, seen.by, seen.side, seen.men, seen.where) == ("passed", "ransards.grisban", "trakorians", 200, "0802")
    assert not played.told("trakorians", Avoided, ContactReport)


# ---- work ---------------------------------------------------------------------------------------------------------------------
def test_a_camp_that_is_made_is_reported() -> None:
    """CN-ORD-CAMP  Six rounds of work: the camp stands, and word of it comes in the night."""
    played = Played(*OURS, *THEIRS, orders=ordered("make camp 0502"), days=2)
    [made] = played.told("trakorians", Completed)
    assert (made.order, made.hex) == ("MAKE_CAMP", "0502") and played.way("trakorians", made) <= 8
    camp = played.session.view("trakorians").camps[made.camp]
    assert (camp.hex, camp.name) == ("0502", "1")


def test_siege_works_that_are_done_are_reported() -> None:
    """CN-GAP-03  Six rounds beside an enemy camp."""
    ours = (KAELVE, "trakorians praanz 0802 leads 5", "trakorians 5 0802 400")
    theirs = (TRUGDAN, "ransards camp 0902 South", "ransards grisban 0902 leads 6", "ransards 6 0902 180")
    played = Played(*ours, *theirs, orders=ordered("siege works 0902"), days=2)
    [made] = played.told("trakorians", Completed)
    assert made.order == "SIEGE_WORKS" and played.way("trakorians", made) <= 8


@pytest.mark.parametrize("burnt", [False, True])
def test_a_camp_that_is_taken_is_reported(burnt: bool) -> None:
    """CN-ORD-CAMP-2-X  A camp without defenders is entered: kept or burnt, the overall commander is told, and his map has it."""
    theirs, answers = (TRUGDAN, "ransards camp 0902 South", "ransards 6 1100 100"), {"TakenCamp": "burn" if burnt else ""}
    played = Played(*OURS, *theirs, answers=answers, orders={"trakorians": "to praanz:\n from now: go to 0902"})
    [taken] = from_the_field(played, CampTaken)
    assert (taken.by, taken.side, taken.hex, bool(taken.camp)) == ("trakorians.praanz", ENEMY, "0902", not burnt)
    mine = [(camp.hex, camp.name) for camp in played.session.view("trakorians").camps.values()]
    assert mine == ([] if burnt else [("0902", "South")])


# ---- who watches -----------------------------------------------------------------------------------------------------------
def test_a_patrol_reports_whom_it_does_not_attack() -> None:
    """CN-ORD-PATROL-b  Equal or larger: a report; smaller: a battle."""
    for men, kind, none in ((400, PatrolReport, BattleReport), (150, BattleReport, PatrolReport)):
        theirs = (TRUGDAN, "ransards grisban 0902 leads 6", f"ransards 6 0902 {men}")
        played = Played(*OURS, *theirs, orders=ordered("patrol", ransards="to grisban:\n from now: go to 0702"))
        assert from_the_field(played, kind) and not played.told("trakorians", none)


def test_scouts_report_whom_they_see() -> None:
    """CN-ORD-SCOUT-a  Each force within the radius, once."""
    played = Played(*OURS, *THEIRS, orders=ordered("scout"))
    [seen] = from_the_field(played, ScoutReport)
    assert (seen.where, seen.side, seen.men) == ("0902", ENEMY, 180)


def test_scouts_that_are_found_and_give_way_tell_so() -> None:
    """CN-ORD-SCOUT-c  Found scouts are as if they awaited."""
    theirs = (TRUGDAN, "ransards grisban 0902 leads 6", "ransards 6 0902 400")
    orders = ordered("scout", ransards="to grisban:\n from now: attack 0502")
    played = Played(*OURS, *theirs, dice={"CN-ORD-SCOUT-c": 1}, orders=orders)
    assert [gone.how for gone in from_the_field(played, Avoided)] == ["evaded"]


def test_a_captured_courier_is_reported() -> None:
    """CN-COUR-07, CN-T-ORDERS  Who catches couriers tells his overall commander at once whose they are, once a day; of those who
    speak he tells what they carried.  The couriers' side hears of nothing."""
    theirs = (TRUGDAN, "ransards grisban 0002 leads 6", "ransards 6 0002 180")
    ours = ("trakorians kaelve 0500", "trakorians praanz 0502 leads 5", "trakorians 5 0502 200")
    silent = Played(*ours, *theirs, dice={"CN-COUR-05": 1, "CN-COUR-08": 20}, orders=ordered("catch couriers"))
    caught = silent.told("trakorians", Captured)
    assert silent.way("trakorians", caught[0]) == ROUND
    assert [(one.by, one.side, one.kind) for one in caught] == [("trakorians.5", ENEMY, "courier")]
    assert not silent.told("trakorians", SecretReport) and not silent.told(ENEMY, Captured)
    talks = Played(*ours, *theirs, dice={"CN-COUR-05": 1, "CN-COUR-08": 2}, orders=ordered("catch couriers"))
    assert talks.told("trakorians", SecretReport)[0].side == ENEMY and not talks.told("trakorians", Captured)


def test_what_a_captured_courier_carries_shows_only_when_he_talks() -> None:
    """CN-COUR-07  Twins: whatever he carries, the captor's side is told the same until he has spoken."""
    def seen(order: str) -> list[Any]:
        theirs = (TRUGDAN, "ransards grisban 0002 leads 6", "ransards 6 0002 180")
        ours = ("trakorians kaelve 0500", "trakorians praanz 0502 leads 5", "trakorians 5 0502 200")
        orders = ordered("catch couriers", ransards=f"to grisban:\n from now: {order}")
        return Played(*ours, *theirs, dice={"CN-COUR-05": 1, "CN-COUR-08": 20}, orders=orders).told("trakorians", object)

    assert any(isinstance(item, Captured) for item in seen("hold")) and seen("hold") == seen("await")


def test_a_commander_whom_an_enemy_comes_upon_tells_where_he_has_fled() -> None:
    """CN-CMD-03  Alone, he escapes one hex; his overall commander is told."""
    played = Played(KAELVE, "trakorians praanz 0702", "trakorians 5 0100 100", *THEIRS, orders=goes("go to 0502"))
    [gone] = from_the_field(played, Avoided)
    assert (gone.how, gone.by) == ("evaded", "trakorians.praanz") and gone.hex != "0702"


# ---- without orders, at night ------------------------------------------------------------------------------------------------
def test_who_is_without_orders_asks_at_once_and_every_morning() -> None:
    """CN-ORD-05"""
    played = Played(*OURS, *THEIRS, orders=STANDS, days=3)
    told = [report for report in from_the_field(played, NoOrders) if report.by == "trakorians.praanz"]
    assert [report.at // 48 for report in told] == [0, 1, 2]


def test_every_force_far_away_reports_in_the_evening() -> None:
    """CN-SEQ-09  In full, or that nothing is new."""
    played = Played(*OURS, *THEIRS, orders=ordered("hold"), days=2)
    [told], [same] = played.told("trakorians", Nightly), played.told("trakorians", NothingNew)
    assert (told.unit, told.order, told.at) == ("trakorians.5", "HOLD", 24)
    assert (same.senders, same.units, same.at) == (("trakorians.praanz",), ("trakorians.5",), 72)
    assert played.way("trakorians", told) == played.way("trakorians", same) == 0


def test_the_losses_of_a_day_are_of_that_day() -> None:
    """CN-SEQ-09  A battle on day 0: its losses are in that evening's report and in no other."""
    played = Played(*OURS, *THEIRS, orders=goes("attack 0502"), days=3)
    lost = [report.lost for report in played.told("trakorians", Nightly) if report.unit == "trakorians.5"]
    assert lost[0] > 0 and set(lost[1:]) <= {0}


# ---- specialists, letters, the Stonefather ------------------------------------------------------------------------------------
def test_an_astrologers_answer_comes_in_the_night() -> None:
    """CN-DIV-01"""
    played = Played(*OURS, "trakorians astrologer 5", *THEIRS, orders=ordered("divine"))
    [answer] = played.told("trakorians", Divined)
    assert played.way("trakorians", answer) <= 8


@pytest.mark.parametrize(("trade", "kind"), [("spy", SpyReport), ("hippogriff", FlightReport)])
def test_what_a_spy_and_a_hippogriff_have_seen(trade: str, kind: type) -> None:
    """CN-SPEC-04, CN-SPEC-06  They bring it themselves."""
    ours = (KAELVE, f"trakorians {trade} kaelve", "trakorians 5 0502 200")
    played = Played(*ours, *THEIRS, orders={"trakorians": f"send {trade}1 via 0902"})
    [seen] = played.told("trakorians", kind)
    assert (seen.where, seen.standard) == ("0902", 180)


def test_a_letter_reaches_the_other_commander() -> None:
    """CN-LOY-02"""
    played = Played(*OURS, *THEIRS, orders={"trakorians": 'letter ransards: "Peace"'})
    assert [letter.text for letter in played.told(ENEMY, Letter)] == ["Peace"]


def test_who_finds_the_stonefather_tells_so() -> None:
    """CN-STONE-02"""
    played = Played(*OURS, *THEIRS, dice={"CN-STONE-02": 1}, orders=ordered("go to 0702"), plan="day 0: stonefather_planted 0702")
    [found] = from_the_field(played, StoneFound)
    assert (found.by, found.hex) == ("trakorians.5", "0702")
