"""A campaign on the page: its form by province, what is understood of it, who holds what, and how a place can be besieged."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.state import Siege, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.play import begin_impulse
from montjoy.games.rudern.protocol.campaign_questions import Prepare, PrepareByPlace, Regroup
from montjoy.games.rudern.protocol.forms import Preparations, read_preparations
from montjoy.games.rudern.rules.campaign.preparing import listed, why_not_prepare
from montjoy.games.rudern.seen.view import Seen, view
from montjoy.games.rudern.ui import amounts, legend, places, realms
from montjoy.words import LANGUAGES, Words

WAR = game.scenarios["war_of_two_lords"]


def at_war(round: int = 3) -> World:
    """The war in that round, in House Katzowic's impulse."""
    world: World = game.setup(WAR, RudernOptions())
    world.land.round, world.land.turn = round, 0 if round % 2 else 1
    world.treasuries["KAT"] = 10
    begin_impulse(world.land, "KAT")
    return world


def spoken(lang: str = "en") -> Words:
    return Words(game, lang, game.names(WAR))


def form_of(world: World) -> tuple[Seen, Asked]:
    seen = view(world, "KAT")
    world.asked = "KAT"
    return seen, Asked(1, "order", Prepare(world.treasuries["KAT"], 12, listed(seen)), (), "Preparations")


def understood(world: World, text: str) -> list[str]:
    seen = view(world, "KAT")
    form = read_preparations(text)
    assert isinstance(form, Preparations) and why_not_prepare(seen, form) is None
    return list(amounts.understood(seen, form, spoken()))


# ---- the form --------------------------------------------------------------------------------------------------------
def test_the_fields_stand_by_province_and_say_what_each_place_gives() -> None:
    """RW-CAM-RND-04, RW-CAM-ECO-01  Its tax or a recruit, who leads how many, and the chest, of what there is."""
    seen, asked = form_of(at_war())
    fields = amounts.amounts(seen, asked, spoken())
    assert list(dict.fromkeys(field.group for field in fields)) == ["Kiertz", "Iron Hills"]
    first, *more = [field for field in fields if field.group == "Kiertz"]
    assert first.choices == (("", "1 in tax"), ("kiertz.foot 1", "1 foot, for 1"), ("kiertz.cavalry 1", "1 cavalry, for 2"))
    assert [(f.row, f.name, f.says, f.now, f.most) for f in more] == [
        ("Kazimir Katzowic", "katzowic.foot", "Foot of 5", 4, 5), ("Kazimir Katzowic", "katzowic.cavalry", "Cavalry of 2", 1, 2),
        ("Kazimir Katzowic", "katzowic", "Chest of 12", 0, 12),
    ]  # fmt: skip
    assert isinstance(amounts.question(seen, asked).ask, PrepareByPlace)


def test_a_general_is_a_box_to_be_ticked() -> None:
    """RW-CAM-NOB-02  Where a town more than generals is owned."""
    world = at_war()
    world.land.provinces["midbridge"].owner = "KAT"
    world.land.garrisons.clear()
    seen, asked = form_of(world)
    box = next(f for f in amounts.amounts(seen, asked, spoken()) if f.name == "midbridge.general")
    assert box.tick and (box.group, box.says, box.now, box.most) == ("Midbridge", "Hire a general, for 3", 0, 1)


def test_who_gives_two_may_be_asked_for_any_two() -> None:
    """RW-CAM-ECO-04  Lake Town: two in taxes, one of each, or two recruits."""
    powers = game.scenarios["three_powers"]
    world: World = game.setup(powers, RudernOptions())
    world.land.round, world.land.turn = 4, 0
    begin_impulse(world.land, "WKA")
    seen, w = view(world, "WKA"), Words(game, "en", game.names(powers))
    assert [text for text, _ in amounts.choices(seen, "lake_town", ("foot", "cavalry"), w)] == [
        "", "lake_town.foot 1", "lake_town.cavalry 1", "lake_town.foot 2", "lake_town.foot 1, lake_town.cavalry 1",
        "lake_town.cavalry 2",
    ]  # fmt: skip


def test_what_is_understood_ends_with_what_the_treasury_then_holds() -> None:
    """RW-CAM-ECO-01, RW-CAM-ECO-02, RW-CAM-NOB-08, RW-CAM-NOB-09"""
    assert understood(at_war(), ".") == ["Kiertz pays 1 in tax.", "Iron Hills pays 1 in tax.", "The treasury then holds 12."]
    assert understood(at_war(), "kiertz.foot 1, katzowic.foot 3, jaromir 4") == [
        "Kiertz recruits 1 foot.", "Iron Hills pays 1 in tax.", "Kazimir Katzowic leads 3 foot and 1 cavalry.",
        "In Kiertz 2 foot stay as a garrison.", "Jaromir carries 4.", "The treasury then holds 6.",
    ]  # fmt: skip


def test_in_one_province_nothing_is_said_of_taxes() -> None:
    """RW-CAM-NOB-08  When banners are reorganised later in the impulse."""
    world = at_war()
    assert world.land.campaign
    world.land.campaign.regrouped["kiertz"] = 1
    seen = view(world, "KAT")
    asked = Asked(1, "order", Regroup("kiertz", 10, listed(seen, "kiertz")), (), "Preparations")
    assert {field.group for field in amounts.amounts(seen, asked, spoken())} == {"Kiertz"}
    lines = list(amounts.understood(seen, Preparations({"katzowic": 3}), spoken()))
    assert lines == ["Kazimir Katzowic carries 3.", "The treasury then holds 7."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_said_in_every_language(lang: str) -> None:
    """RW-CAM-RND-04  The names that are written stay as they are."""
    world, w = at_war(), spoken(lang)
    seen, asked = form_of(world)
    lines = [*amounts.sheet(seen, asked, w), *amounts.understood(seen, Preparations({"jaromir": 2}), w)]
    lines += [field.says for field in amounts.amounts(seen, asked, w)]
    lines += [line for place in seen.land.provinces for line in places.here(seen, w, place)]
    assert not w.problems and "jaromir.foot" in lines[1] and all("{" not in line for line in lines)


# ---- who holds what --------------------------------------------------------------------------------------------------
def test_who_holds_what_stands_in_the_order_of_the_round() -> None:
    """RW-CAM-RND-03, RW-CAM-WIN-05  Places, units, nobles, and the points of this moment."""
    first, second = realms.holdings(at_war(1).land), realms.holdings(at_war(2).land)
    assert first == [realms.Holding("KAT", 2, 8, 2, 7), realms.Holding("SVE", 2, 8, 2, 7)]
    assert [each.faction for each in second] == ["SVE", "KAT"]
    drawn = str(game.board.aside(view(at_war(2), "KAT"), spoken(), ()))
    assert drawn.count("<tr") == 3 and 'aria-current="true"' in drawn.split("<tr")[3]


def test_seats_and_works_stand_on_the_map_and_in_words() -> None:
    """RW-CAM-BLD-03"""
    world = at_war()
    assert world.land.campaign
    world.land.campaign.works["westvale"] = Work("found", "KAT", 4, 4)
    seen = view(world, "SVE")
    drawn = str(game.board.draw(seen, spoken(), ()))
    assert drawn.count("seat-star") == 2 and ">4/10<" in drawn
    assert "House Katzowic is building a town; 4 of 10 are paid." in places.here(seen, spoken(), "westvale")
    assert "The seat of House Svebod." in places.here(seen, spoken(), "svebod")
    assert len(legend.signs(seen, spoken())) == len(legend.signs(battle(), spoken())) + 2


def battle() -> Seen:
    return view(game.setup(game.scenarios["two_lords"], RudernOptions()), "KAT")


def test_a_battle_shows_nothing_of_a_campaign() -> None:
    """RW-GEN-01  No table, no star, no steps."""
    seen, w = battle(), Words(game, "en", game.names(game.scenarios["two_lords"]))
    assert "holdings" not in game.board.aside(seen, w, ()) and "seat-star" not in game.board.draw(seen, w, ())
    assert not any("step" in line or "To besiege" in line for line in game.text.describe(seen, w))
    assert realms.standings(seen, w) == []


# ---- how a place can be besieged -------------------------------------------------------------------------------------
def on_siege(world: World, place: str, faction: str = "KAT") -> Any:
    return realms.on_siege(view(world, faction), spoken(), place)


def test_what_a_siege_takes_is_said_from_afar() -> None:
    """RW-SIEGE-02, RW-SIEGE-03, RW-SIEGE-04  More units than are inside, a resource on the spot, and an own place next to it."""
    units, near = on_siege(at_war(), "midbridge")
    assert units == "To besiege it you need more than 2 units before it, and 1 resource in the chest of a noble there."
    assert near == "You own a place next to it, as a siege requires."
    _, far = on_siege(at_war(), "svebod")
    assert far.startswith("You own no town or fortress joined to Svebod") and "RW-SIEGE-03" in far
    assert on_siege(at_war(), "kiertz") == [] and on_siege(at_war(), "westvale") == []


def test_six_inside_need_no_siege() -> None:
    """RW-KIND-05"""
    world = at_war()
    world.land.garrisons["midbridge."].units["foot"] = 6
    [line] = on_siege(world, "midbridge")
    assert line == "More are inside than walls shelter: no siege is needed, they can be attacked at once."


def test_before_a_place_it_is_said_whether_it_can_be_besieged_now_and_stormed() -> None:
    """RW-SIEGE-02, RW-SIEGE-06, RW-GEN-09"""
    world = at_war()
    jaromir = world.land.banners["jaromir"]
    jaromir.at, jaromir.inside, jaromir.came_from = "midbridge", False, "iron_hills"
    world.chests["jaromir"] = 2
    assert on_siege(world, "midbridge") == ["You can begin a siege here now."]
    world.chests["jaromir"] = 0
    jaromir.units = {"foot": 2}
    assert ["RW-SIEGE-02" in line for line in on_siege(world, "midbridge")] == [True]
    jaromir.units, world.chests["jaromir"] = {"foot": 3}, 2
    world.land.sieges["midbridge"] = Siege("midbridge", "KAT", 3, 5, ["jaromir"])
    assert ["RW-SIEGE-06" in line for line in on_siege(world, "midbridge")] == [True]
    world.land.sieges["midbridge"] = Siege("midbridge", "KAT", 1, 1, ["jaromir"])
    assert on_siege(world, "midbridge") == ["You can storm it now."]
    assert "The siege is 2 rounds old." in places.here(view(world, "SVE"), spoken(), "midbridge")
    assert on_siege(world, "midbridge", "SVE") == []


def test_the_treasuries_of_others_are_nowhere() -> None:
    """RW-GEN-13  What is said of purses is said of one's own alone."""
    world = at_war()
    world.treasuries["SVE"], world.chests["bozena"] = 4711, 4712
    seen, w = view(world, "KAT"), spoken()
    said = [*game.text.card(seen, w), *game.text.describe(seen, w), str(game.board.aside(seen, w, ()))]
    assert not any("471" in line for line in said)
    assert game.text.card(seen, w)[1] == "Chests: Kazimir Katzowic 0 (Kiertz) and Jaromir 0 (Iron Hills)."
