"""Generals: what they write, from their view alone; and campaigns of four of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from montjoy.bots.find import find, names
from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.bots import desk, divination, goals
from montjoy.games.clusta.bots.appraisal import BOLD, STEADY, Look
from montjoy.games.clusta.bots.general import CHARACTERS, General
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.island import inland, island
from montjoy.games.clusta.model.state import Entry, World
from montjoy.games.clusta.protocol import forms, questions
from montjoy.games.clusta.protocol.forms import Instruction, Line, Orders
from montjoy.games.clusta.protocol.questions import Do
from montjoy.games.clusta.protocol.reports import (
    BattleReport,
    ConfluxNamed,
    Divined,
    Nightly,
    NoOrders,
    ScoutReport,
    SecretReport,
)
from montjoy.games.clusta.rules.knowledge import logbook
from tests.games.clusta.board import board, run, ship
from tests.suite.many import times

ISLAND = island()
CAMP = ("ransards 1 0622 250e", "ransards 2 0622 250", "ransards 4 0622 180", "ransards 5 0622 180",
        "ransards trugdan 0622", "ransards camp 0622")
ALONE = ("ransards 1 0622 250e", "ransards trugdan 0622", "ransards camp 0622")


def told(world: World, side: str, *reports: Any) -> World:
    """The side has its lists, and has heard this."""
    run(logbook.open_books(world))
    for report in reports:
        world.books[side].entries.append(Entry(report, max(report.at, world.tick)))
    return world


def morning(world: World, side: str, temper: Any = STEADY) -> Orders:
    """What a general writes; it is lawful."""
    view, asked = game.view(world, side), Asked(1, "order", questions.Morning(world.day), (), "Orders")
    form = General(temper)(view, asked, Philox(1, 0, 0))
    assert game.why_not(view, asked, form) is None
    return form


def sheet(form: Orders, to: str) -> list[tuple[tuple[int, ...], Instruction]]:
    """What a form tells somebody for today, with the columns."""
    found = next((one for one in form.sheets if one.to == to), None)
    return [] if found is None else [(line.units, line.do) for line in found.lines if line.day in (-1, 1)]


def seen_at(hex: str, men: int, at: int = 40, side: str = "trakorians", marker: str = "unit:5 five") -> ScoutReport:
    return ScoutReport(at, "0622", "ransards.4", hex, side, marker, men)


def answer(hex: str, *sectors: int, by: str = "ransards.astrologer1", at: int = 40) -> Divined:
    return Divined(at, hex, by, not sectors, sectors)


def look(world: World, side: str = "ransards", temper: Any = STEADY) -> Look:
    return Look(game.view(world, side), temper)


# ---- who there is ------------------------------------------------------------------------------------------------------
def test_the_game_brings_two_generals():
    assert names(game)[:2] == ("steady", "bold")
    assert find(game, "bold") is CHARACTERS["bold"]


def test_the_umpires_questions_go_to_the_default():
    world = board("trakorians 2 0409 400e")
    view = game.view(world, "umpire")
    question = Asked(1, "order", questions.UmpireDay(1), (), "Plan")
    assert CHARACTERS["steady"](view, question, Philox(1, 0, 0)) == forms.Plan()
    judge = Asked(2, "choose", questions.Judge("ransards", "grisban", ""), (Do("refuse"), Do("grant")))
    assert CHARACTERS["steady"](view, judge, Philox(1, 0, 0)) == Do("refuse")


# ---- before play and ashore ----------------------------------------------------------------------------------------------
def test_before_play_the_fleet_goes_to_a_beach():
    """Near where the map puts it; all land beside it that anybody needs is low."""
    world = board("ransards trugdan 0622")
    ship(world, "ransards", "")
    view = game.view(told(world, "ransards"), "ransards")
    asked = Asked(1, "order", questions.Before(), (), "Orders")
    found = set()
    for seed in range(20):
        form = CHARACTERS["steady"](view, asked, Philox(seed, 0, 0))
        assert game.why_not(view, asked, form) is None
        fleet = next(item for item in form.business if isinstance(item, forms.Fleet))
        found.add(fleet.hex)
        assert any(ISLAND.level[hex] == 0 for hex in ISLAND.coast_around(fleet.hex))
        assert ISLAND.distance(fleet.hex, ISLAND.fleets["ransards"]) <= 3
    assert len(found) > 3


def test_off_the_coast_everybody_lands_and_makes_camp_at_a_road():
    world = board("ransards 1 - 250", "ransards 2 - 250", "ransards trugdan - leads 1", "ransards grisban - leads 2", slot=0)
    for number, leader in ((1, "trugdan"), (2, "grisban")):
        carrack = ship(world, "ransards", "0624", "carrack", number)
        world.units[f"ransards.{number}"].hex = world.commanders[f"ransards.{leader}"].hex = ""
        world.commanders[f"ransards.{leader}"].ship = carrack.id
    form = morning(told(world, "ransards"), "ransards")
    for leader in ("trugdan", "grisban"):
        orders = [do for _, do in sheet(form, leader)]
        assert [do.order for do in orders] == ["DISEMBARK", "HURRY_TO", "MAKE_CAMP", "HOLD"]
        assert ISLAND.by_road[orders[2].hex] and ISLAND.distance("0624", orders[2].hex) <= 2


# ---- a camp --------------------------------------------------------------------------------------------------------------
def test_in_a_camp_one_fortifies_one_scouts_one_lies_in_ambush_and_one_catches_couriers():
    form = morning(told(board(*CAMP, slot=0), "ransards"), "ransards")
    orders = {units: [do.order for u, do in sheet(form, "camp1") if u == units] for units, _ in sheet(form, "camp1")}
    assert orders == {(1,): ["FORTIFY"], (2,): ["SCOUT"], (4,): ["GO_TO", "AMBUSH"],
                      (5,): ["HURRY_TO", "CATCH_COURIERS"], (): ["HOLD"]}


def test_in_another_camp_one_patrols():
    world = board(*CAMP, "ransards 3 0520 250", "ransards 7 0520 180", "ransards camp 0520", slot=0)
    orders = sheet(morning(told(world, "ransards"), "ransards"), "camp2")
    assert orders == [((3,), Instruction("FORTIFY")), ((7,), Instruction("PATROL")), ((), Instruction("HOLD"))]


def test_nobody_rides_for_nothing():
    """What was sent yesterday is not sent again, until its days run out or somebody asks."""
    world = told(board(*CAMP, "ransards grisban 0520", "ransards 7 0520 180", "ransards camp 0520", slot=0), "ransards")
    first = morning(world, "ransards")
    assert {one.to for one in first.sheets} >= {"camp2", "grisban"}
    book = world.books["ransards"]
    for one in first.sheets:
        book.sent[f"ransards.{one.to}"], book.wrote[f"ransards.{one.to}"] = [one], world.tick
    world.day = 2
    assert not {one.to for one in morning(world, "ransards").sheets} & {"camp2", "grisban"}
    book.entries.append(Entry(NoOrders(world.tick, "0520", "ransards.grisban"), world.tick))
    assert "grisban" in {one.to for one in morning(world, "ransards").sheets}
    world.day = 1 + desk.AHEAD
    assert "camp1" in {one.to for one in morning(world, "ransards").sheets}


def test_where_all_gather_nobody_goes_out_before_the_dead():
    """Only one scouts, from behind the palisade; the others stay together."""
    lines = (line.replace("0622", "0617") for line in CAMP)
    seen = seen_at("0612", 900, 40, "crurers", "force")
    world = told(board(*lines, sides="trakorians crurers", slot=0), "ransards", answer("0617"), seen)
    found = sheet(morning(world, "ransards"), "camp1")
    assert {do.order for _, do in found} == {"FORTIFY", "SCOUT", "HOLD"}


def test_who_has_lost_his_men_goes_to_where_the_others_are():
    lines = ("ransards trugdan 0615", "ransards 4 0419 180", "ransards 5 0419 180", "ransards 6 0622 100")
    world = told(board(*lines, slot=0), "ransards")
    assert goals.goal(look(world)) == "0419"


def test_a_stray_goes_to_the_nearest_camp():
    world = told(board(*CAMP, "ransards 7 0419 180", slot=0), "ransards", NoOrders(40, "0419", "ransards.7"))
    assert sheet(morning(world, "ransards"), "7") == [((), Instruction("GO_TO_NEAREST_CAMP"))]


# ---- the stars -------------------------------------------------------------------------------------------------------------
def test_answers_narrow_down_where_the_conflux_is():
    """It lies east of 0513 and south-west of 1008: the likeliest hex is where the two meet; what is found is certain."""
    answers = [answer("0513", 2), answer("1008", 4)]
    guess = divination.weights(ISLAND, answers)
    best = divination.likeliest(ISLAND, guess, 0)
    assert ISLAND.sector("0513", best) == 2 and ISLAND.sector("1008", best) == 4
    assert guess[best] > guess[divination.likeliest(ISLAND, dict.fromkeys(guess, 1), 0)] or guess[best] == max(guess.values())
    assert guess.get("0513") == 0
    assert divination.weights(ISLAND, [*answers, answer("0409")]) == {"0409": 1}
    assert set(divination.weights(ISLAND, []).values()) == {1}


def test_an_answer_of_half_the_horizon_counts_less():
    sure, vague = (divination.weights(ISLAND, [answer("0513", *sectors)]) for sectors in ((2,), (1, 2, 3)))
    east, west = "0813", "0312"
    assert ISLAND.sector("0513", east) == 2 and ISLAND.sector("0513", west) in (0, 5)
    assert sure[east] * vague[west] > vague[east] * sure[west]


def test_the_next_look_parts_the_likelihood():
    """From the middle an answer tells more than from the edge; where two hexes are left, it tells them apart."""
    guess = divination.weights(ISLAND, [])
    first = divination.next_look(ISLAND, guess, ["0403", "0612", "0921"])
    assert first[0] == "0612"
    two = {hex: int(hex in ("0409", "1009")) for hex in guess}
    asked = divination.next_look(ISLAND, two, ["0309", "0709"])[0]
    assert asked == "0709"


def test_captured_answers_are_answers():
    """A message of the enemy's says what his astrologers have found."""
    text = "Divined: at 264, hex 0612, by trakorians.astrologer1, here False, sectors (1,)\nDivined: at 312, hex 0715, by " \
           "trakorians.astrologer2, here True, sectors ()"
    world = told(board(*CAMP), "ransards", SecretReport(40, "0622", "ransards.4", "trakorians", text, "0409"))
    assert [(one.hex, one.sectors, one.here) for one in look(world).divined] == [("0612", (1,), False), ("0715", (), True)]
    assert look(world).conflux == "0715"


def test_astrologers_whom_no_unit_can_take_ride_apart_and_not_where_it_was_asked():
    world = told(board(*ALONE, "ransards astrologer trugdan", "ransards astrologer trugdan", slot=0), "ransards")
    before = [item.route for item in morning(world, "ransards").business if isinstance(item, forms.Send)]
    assert len(before) == 2 and ISLAND.distance(before[0][0], before[1][0]) >= 3
    world.books["ransards"].entries.append(Entry(answer(before[0][0], 2), world.tick))
    after = [item.route for item in morning(world, "ransards").business if isinstance(item, forms.Send)]
    assert len(after) == 2 and before[0] not in after


def test_in_his_own_camp_the_astrologer_asks_behind_the_palisade():
    world = told(board(*(line.replace("0622", "0520") for line in CAMP), "ransards astrologer trugdan", slot=0), "ransards")
    form = morning(world, "ransards")
    assert [item for item in form.business if isinstance(item, forms.Send)] == []
    assert "DIVINE" in [do.order for _, do in sheet(form, "camp1")]


def test_near_the_conflux_the_astrologer_goes_with_a_unit():
    """For a whole day, and back; all answers point to the hexes around his camp, and to none of them before the others."""
    asked = ("0619", "0513", "1008")
    answers = [answer(hex, ISLAND.sector(hex, "0620"), at=40 + n) for n, hex in enumerate(asked)]
    world = told(board(*(line.replace("0622", "0619") for line in CAMP), "ransards astrologer trugdan", slot=0),
                 "ransards", *answers)
    world.books["ransards"].sent["ransards.trugdan"] = [forms.Sheet("trugdan", (Line(Instruction("MAKE_CAMP", "0619")),))]
    form = morning(world, "ransards")
    went = next(item for item in form.business if isinstance(item, forms.Assign) and item.specialist.endswith("astrologer1"))
    number = int(went.to.split(".")[1])
    orders = [do for units, do in sheet(form, "camp1") if units == (number,)]
    assert [do.order for do in orders] == ["HURRY_TO", "DIVINE", "HURRY_TO", "HOLD"]
    assert 0 < ISLAND.distance("0619", orders[0].hex) <= 4
    assert [item for item in form.business if isinstance(item, forms.Send)] == []


def test_a_unit_takes_the_astrologer_by_night_from_place_to_place():
    """A whole day at each of three hexes, none of them asked before, and home."""
    world = told(board(*CAMP, "ransards astrologer trugdan", slot=0), "ransards", answer("0612", 3))
    form = morning(world, "ransards")
    went = next(item for item in form.business if isinstance(item, forms.Assign) and item.specialist.endswith("astrologer1"))
    number = int(went.to.split(".")[1])
    lines = [line for one in form.sheets if one.to == "camp1" for line in one.lines if line.units == (number,)]
    nights = [line.do.hex for line in lines if line.slot in forms.NIGHTS]
    places = [lines[0].do.hex, *dict.fromkeys(nights)]
    assert len(set(places)) == 3 and "0612" not in places and all(hex in inland(ISLAND) for hex in places)
    assert [line.day for line in lines if line.do.order == "DIVINE"] == [1, 2, 3, 4]
    assert [line.do for line in lines if line.day < 0] == [Instruction("HURRY_TO", "0622"), Instruction("HOLD")]


def test_while_the_camp_is_made_an_astrologer_asks_there_already():
    lines = ("ransards 1 0520 250", "ransards 2 0520 180", "ransards trugdan 0520", "ransards astrologer trugdan")
    found = sheet(morning(told(board(*lines, slot=0), "ransards"), "ransards"), "trugdan")
    assert ((2,), Instruction("DIVINE")) in found and ((), Instruction("MAKE_CAMP", "0520")) in found


def test_who_has_lost_his_astrologers_follows_his_best_guess():
    """In the first week he waits; then he goes, and does not sit in his first camp until the end."""
    world = told(board(*CAMP, slot=0, conflux_day=50), "ransards", answer("0619", 1), answer("0513", 2))
    assert goals.goal(look(world)) == "0622"
    world.day = 10
    assert goals.goal(look(world)) != "0622" and not look(world).hopes


def test_where_the_dead_stand_day_after_day_the_conflux_is():
    """Shagul has told them: of the hexes that are still open it is where they were seen day after day."""
    seen = [seen_at("0616", 900, 48 * day, "crurers", "force") for day in (15, 16, 17)]
    world = told(board(*CAMP, sides="trakorians crurers", slot=0, day=18), "ransards", *seen)
    assert divination.likeliest(ISLAND, look(world).guess, 0) == "0616"


def test_hippogriffs_fly_once_others_have_gathered():
    """Not in the first week; then each over its part of the hexes where the conflux may be, and none over the same."""
    world = told(board(*CAMP, "ransards hippogriff trugdan", "ransards hippogriff trugdan", slot=0), "ransards")
    flights = [item.route for item in morning(world, "ransards").business if isinstance(item, forms.Send)]
    assert flights == []
    world.day = 10
    flights = [item.route for item in morning(world, "ransards").business if isinstance(item, forms.Send)]
    assert [len(route) for route in flights] == [40, 40] and not set(flights[0]) & set(flights[1])


def test_no_astrologer_rides_among_the_enemy():
    """He keeps two hexes away from where enemies were seen."""
    world = told(board(*ALONE, "ransards astrologer trugdan", slot=0), "ransards")
    first = next(item.route[0] for item in morning(world, "ransards").business if isinstance(item, forms.Send))
    world.books["ransards"].entries.append(Entry(seen_at(first, 900), world.tick))
    second = next(item.route[0] for item in morning(world, "ransards").business if isinstance(item, forms.Send))
    assert ISLAND.distance(first, second) > 2


# ---- where he goes -----------------------------------------------------------------------------------------------------------
def test_the_host_marches_where_the_answers_meet_and_camps_there():
    """The best go with him, a thousand at most; three answers at least."""
    world = told(board(*CAMP, "ransards 6 0622 180", slot=0), "ransards", answer("0520", 1), answer("0815", 4, at=41))
    assert sheet(morning(world, "ransards"), "trugdan") == [((), Instruction("HOLD"))]
    world.books["ransards"].entries.append(Entry(answer("0617"), world.tick))
    form = morning(world, "ransards")
    assert [do for _, do in sheet(form, "trugdan")] == [
        Instruction("GO_TO", "0617"), Instruction("MAKE_CAMP", "0617"), Instruction("HOLD"),
    ]
    going = [item.unit for item in form.business if isinstance(item, forms.Attach) and not item.leave]
    assert sum(world.units[id].present for id in going) <= 1000 and "ransards.1" in going


@pytest.mark.parametrize(("men", "orders"), [(100, ["ATTACK", "HURRY_TO", "MAKE_CAMP", "HOLD"]),
                                             (2000, ["HURRY_TO", "MAKE_CAMP", "HOLD"])])
def test_who_holds_the_conflux_is_attacked_or_watched_from_beside(men, orders):
    world = told(board(*CAMP, slot=0), "ransards", answer("0617"), seen_at("0617", men))
    found = [do for _, do in sheet(morning(world, "ransards"), "trugdan")]
    assert [do.order for do in found] == orders
    assert (found[0].hex == "0617") == (men == 100)
    assert ISLAND.distance(found[-2].hex, "0617") <= 2


def test_beaten_he_goes_home():
    """With a stronger enemy at the conflux, after a lost battle, until the last days."""
    lost = BattleReport(40, "0617", "ransards.1", "trakorians", "unit:5 five", "lost", 900, 10, 300)
    world = told(board(*CAMP, slot=0, conflux_day=30), "ransards", answer("0617"), seen_at("0616", 2000, 41))
    assert goals.goal(look(world)) == "0617"
    world.books["ransards"].entries.append(Entry(lost, world.tick))
    assert goals.goal(look(world)) == "0622"
    world.config = msgspec.structs.replace(world.config, conflux_day=3)
    assert goals.goal(look(world)) == "0617"


@pytest.mark.parametrize(("temper", "men", "attacks"), [(STEADY, 100, True), (STEADY, 450, False), (BOLD, 450, True),
                                                        (BOLD, 1500, False)])
def test_a_raid_on_the_weaker(temper, men, attacks):
    """A steady general wants twice the enemy's worth, a bold one a quarter more."""
    world = told(board(*CAMP, slot=0), "ransards", seen_at("0520", men))
    orders = [do for _, do in sheet(morning(world, "ransards", temper), "trugdan")]
    assert (Instruction("ATTACK", "0520") in orders) == attacks
    assert not attacks or orders[1:] == [Instruction("HURRY_TO", "0622"), Instruction("HOLD")]


# ---- on the spot ---------------------------------------------------------------------------------------------------------------
def said(world: World, ask: Any, *offered: str, temper: Any = STEADY) -> str:
    asked = Asked(1, "choose", ask, tuple(Do(word) for word in offered))
    return General(temper)(game.view(world, "ransards"), asked, Philox(1, 0, 0)).what


def test_on_the_spot():
    world = told(board(*CAMP), "ransards", answer("0617"))
    for hex, men, word in (("0520", 100, "attack"), ("0520", 2000, "around"), ("0617", 2000, "stop")):
        assert said(world, questions.Met(hex, "unit:5 five", men), "stop", "attack", "around") == word
    for temper, words in ((STEADY, ("stay", "stay", 0)), (BOLD, ("pursue", "advance", 1))):
        found = (
            said(world, questions.Pursue("0520"), "stay", "pursue", temper=temper),
            said(world, questions.AfterWin("0520"), "stay", "advance", temper=temper),
            General(temper)(game.view(world, "ransards"), Asked(1, "choose", "Ask.AMBUSH_ON", (0, 1)), Philox(1, 0, 0)),
        )
        assert found == words
    assert said(world, questions.AfterWin("0617"), "stay", "advance") == "advance"
    assert said(world, questions.TakenCamp("0617"), "keep", "burn") == "keep"
    assert said(world, questions.TakenCamp("0409"), "keep", "burn") == "burn"
    assert said(world, questions.Challenged("0622", "unit:5 five", 3000), "fight", "pass") == "fight"
    assert said(world, questions.Challenged("0520", "unit:5 five", 3000), "fight", "pass") == "pass"
    assert said(world, questions.Fronts("0622", ("a", "b")), "proportional", "largest") == "proportional"
    assert said(world, questions.LeadFront("0622", ("a", "b")), "1", "2") == "1"


def test_an_offer_is_let_pass_and_a_round_brings_nothing_new():
    world = told(board(*CAMP), "ransards")
    view = game.view(world, "ransards")
    assert CHARACTERS["bold"](view, Asked(1, "offer", questions.Pursue("0520"), (Do("pursue"),)), Philox(1, 0, 0)) is None
    assert CHARACTERS["bold"](view, Asked(1, "order", questions.Round(1, 1), (), "Orders"), Philox(1, 0, 0)) == Orders()


# ---- other sides ---------------------------------------------------------------------------------------------------------------
def test_when_the_dead_are_many_the_living_make_peace():
    world = told(board(*CAMP, sides="trakorians crurers", slot=0), "ransards", seen_at("0409", 1000, 40, "crurers", "force"))
    form = morning(world, "ransards")
    assert [item.to for item in form.business if isinstance(item, forms.Write)] == ["trakorians"]
    assert forms.Attitude("trakorians", "neutral") in form.business
    world.relations["ransards>trakorians"] = "neutral"
    assert not [item for item in morning(world, "ransards").business if isinstance(item, forms.Write | forms.Attitude)]
    world.config = msgspec.structs.replace(world.config, conflux_day=4)
    assert forms.Attitude("trakorians", "hostile") in morning(world, "ransards", BOLD).business
    assert forms.Attitude("trakorians", "hostile") not in morning(world, "ransards", STEADY).business


# ---- the dead ------------------------------------------------------------------------------------------------------------------
DEAD = ("crurers 1 0601 500", "crurers 2 0601 500", "crurers 3 0601 500", "crurers 4 0601 500", "crurers 5 0601 500",
        "crurers general1 0601", "crurers general2 0601")


def test_generals_hunt_the_nearest_and_not_the_same():
    found = [seen_at("0409", 400, 40, "trakorians", "unit:2 a"), seen_at("0720", 400, 40, "ransards", "unit:3 b")]
    world = told(board(*DEAD, sides="trakorians ransards", slot=0), "crurers", *found)
    form = morning(world, "crurers")
    first = {one.to: one.lines[0].do for one in form.sheets}
    assert first["general1"] == Instruction("ATTACK", "0409") and first["general2"] == Instruction("ATTACK", "0720")
    assert {line.do.order for one in form.sheets for line in one.lines} <= {"ATTACK", "HOLD"}
    joined = [(item.unit, item.commander) for item in form.business if isinstance(item, forms.Attach)]
    assert [commander for _, commander in joined] == [*["crurers.general1"] * 2, *["crurers.general2"] * 2]
    assert "crurers.5" not in [unit for unit, _ in joined]


def test_against_a_strong_camp_they_go_together():
    found = [seen_at("0409", 700, 40, "trakorians", "camp:1"), seen_at("0720", 400, 40, "ransards", "unit:3 b")]
    world = told(board(*DEAD, sides="trakorians ransards", slot=0), "crurers", *found)
    first = {one.to: one.lines[0].do.hex for one in morning(world, "crurers").sheets}
    assert first["general1"] == first["general2"] == "0409"


def test_they_hunt_the_living_at_the_conflux_first():
    """CN-CRUR-14-X, CN-CRUR-09  Shagul has named 0719: they gather around those near it, and leave the nearer ones alone."""
    found = [seen_at("0409", 400, 40, "trakorians", "unit:2 a"), seen_at("0720", 400, 40, "ransards", "unit:3 b")]
    told_of = [*found, ConfluxNamed(40, "0601", "crurers", "0719")]
    world = told(board(*DEAD, sides="trakorians ransards", slot=0), "crurers", *told_of)
    goals_ = {one.to: one.lines[0].do for one in morning(world, "crurers").sheets}
    assert all(ISLAND.distance(goals_[who].hex, "0720") == 2 for who in ("general1", "general2"))


def test_the_dead_storm_the_conflux_together_at_dusk_of_the_last_day():
    """The day before each comes near; on the last he waits for the others, then all attack."""
    world = board("crurers 1 0615 500", "crurers general1 0615 leads 1", sides="trakorians", slot=0, conflux_day=2)
    named, camp = ConfluxNamed(40, "0601", "crurers", "0617"), seen_at("0617", 900, 40, "trakorians", "camp:1 Mid")
    form = morning(told(world, "crurers", named, camp), "crurers")
    lines = next(one for one in form.sheets if one.to == "general1").lines
    waits = [line for line in lines if line.day == 2]
    assert lines[0].day == 1 and {line.do.order for line in waits} == {"HOLD"} and 1 <= len(waits) <= 4
    assert [line.do for line in lines if line.day < 0] == [Instruction("ATTACK", "0617"), Instruction("HOLD")]


def test_where_nothing_is_known_they_walk_the_roads():
    form = morning(told(board(*DEAD, sides="trakorians", slot=0), "crurers"), "crurers")
    goals = [[line.do.hex for line in one.lines if line.do.order == "ATTACK"] for one in form.sheets if one.to != "bridgehead"]
    assert len(goals) == 2 and all(len(each) >= 3 for each in goals) and goals[0][0] != goals[1][0]


def test_a_general_without_groups_comes_back_for_others():
    world = board("crurers 1 0601 500", "crurers general1 0409", "crurers general2 0601", sides="trakorians", slot=0)
    form = morning(told(world, "crurers"), "crurers")
    assert sheet(form, "general1") == [((), Instruction("ATTACK", "0601")), ((), Instruction("HOLD"))]


def test_whose_night_report_names_nobody_comes_back_too():
    """He is believed to lead a group still; his own last word says that he is alone."""
    world = board("crurers 1 0409 500", "crurers general1 0409 leads 1", sides="trakorians", slot=0)
    world = told(world, "crurers", seen_at("0720", 400, 40))
    assert sheet(morning(world, "crurers"), "general1")[0] == ((), Instruction("ATTACK", "0720"))
    world.books["crurers"].entries.append(Entry(Nightly(41, "0409", "crurers.general1", "", 0, 0, 0, ""), world.tick))
    assert sheet(morning(world, "crurers"), "general1")[0] == ((), Instruction("ATTACK", "0601"))


def test_a_hunter_keeps_to_his_quarry():
    """A nearer one does not turn him round while the first is believed to be there, and nobody rides to tell him nothing new."""
    world = told(board("crurers 1 0504 500", "crurers general1 0504 leads 1", sides="trakorians", slot=0), "crurers",
                 seen_at("0720", 400, 40, "trakorians", "unit:2 a"))
    first = morning(world, "crurers")
    assert first.sheets[0].lines[0].do.hex == "0720"
    book = world.books["crurers"]
    book.sent["crurers.general1"], book.wrote["crurers.general1"] = [first.sheets[0]], world.tick
    book.entries.append(Entry(seen_at("0608", 400, 41, "trakorians", "unit:3 b"), world.tick))
    assert "general1" not in [one.to for one in morning(world, "crurers").sheets]


# ---- no cheating, and a whole campaign -----------------------------------------------------------------------------------
def test_a_general_sees_his_view_and_nothing_else():
    """He answers the same to a view that was written down and read again; the world is as it was; and what is hidden from him
    changes nothing."""
    world = told(board(*CAMP, "trakorians 5 0520 200", "trakorians kaelve 0520", slot=0), "ransards", seen_at("0520", 150))
    before, form = msgspec.msgpack.encode(world), morning(world, "ransards", BOLD)
    assert msgspec.msgpack.encode(world) == before
    view = game.view(world, "ransards")
    copied = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
    asked = Asked(1, "order", questions.Morning(1), (), "Orders")
    assert General(BOLD)(copied, asked, Philox(1, 0, 0)) == form
    world.units["trakorians.5"].men[0].men, world.units["trakorians.5"].hex, world.conflux = 7, "0419", "0520"
    world.commanders["trakorians.kaelve"].hero_points = 0
    assert morning(world, "ransards", BOLD) == form


class Enough(Exception):
    """The days are over."""


def campaign(seed: int, days: int = 99) -> tuple[Any, Counter[str], list[No]]:
    """Four generals, steady and bold by turns: the outcome, what happened, and what was refused."""
    world = game.setup(game.scenarios["island"])
    kinds, refused = Counter[str](), list[No]()

    def player(view: Any, asked: Asked, luck: Philox) -> Any:
        bot = CHARACTERS["bold" if (world.sides.index(view.viewer) + seed) % 2 else "steady"]
        found = bot(view, asked, luck)
        no = game.why_not(view, asked, found) if asked.kind == "order" else None
        refused.extend([no] if no is not None else [])
        kinds["asked"] += 1
        kinds["sheets"] += len(found.sheets) if asked.kind == "order" else 0
        kinds.update(f"orders {line.do.order}" for one in getattr(found, "sheets", ()) for line in one.lines)
        return found

    def tell(to: Any, event: Any) -> None:
        kinds[type(event).__name__] += 1
        kinds["camps"] = max(kinds["camps"], len(world.camps))
        if type(event).__name__ == "DayBegins" and event.day >= days:
            raise Enough

    try:
        return playout(game, world, {side: player for side in world.sides}, Philox(seed, 0, 0), tell), kinds, refused
    except Enough:
        return None, kinds, refused


@pytest.mark.parametrize("seed", range(times(1, 3)))
def test_fifteen_days_of_four_generals(seed):
    """All land, make camp and ask the stars; couriers are caught; nothing they write is refused, and they write no more than they
    must."""
    _, kinds, refused = campaign(seed, 15)
    assert refused == []
    assert kinds["camps"] >= 2 and kinds["Divined"] > 0 and kinds["SecretReport"] > 0 and kinds["ScoutReport"] > 0
    assert kinds["sheets"] < 15 * 4 * 3


def test_a_whole_campaign_ends():
    """Fifty days to the conflux: a winner or a draw, battles on the way (how fast: `bench campaign`)."""
    outcome, kinds, refused = campaign(4)
    assert outcome.why in ("conflux", "alone") and refused == []
    assert kinds["BattleReport"] > 10 and kinds["MarginMade"] > 10
    seldom = {"AWAIT", "EMBARK", "SIEGE_WORKS"}              # how often: `bench clusta_balance`; where: test_orders.py
    assert {name for name in get_args(forms.OrderName) if not kinds[f"orders {name}"]} <= seldom


def test_lines_of_the_days_ahead():
    """A day's work stands on the sheet for the next days, each its own box."""
    world = told(board(*CAMP, slot=0), "ransards")
    lines = desk.daily(look(world), Instruction("SCOUT"), units=(4,))
    assert lines == [Line(Instruction("SCOUT"), day, units=(4,)) for day in range(1, 2 + desk.AHEAD)]
    assert desk.AHEAD >= 4
