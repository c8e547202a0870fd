"""What places give and who is hired (RW-CAM-ECO, RW-CAM-NOB-02, RW-CAM-NOB-07, RW-CAM-RND-02)."""

from __future__ import annotations

import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.campaign_events import Hired, Raised, TaxPaid
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.campaign.income import giving_places, hiring_towns, recruits_of, room_for
from montjoy.games.rudern.rules.campaign.preparing import fields, why_not_prepare
from tests.games.rudern.board import END, go, public, seen, units, why
from tests.games.rudern.campaign_board import AS_IT_IS, TWO, campaign, orders

LATER = "; round 2"


def test_taxes_by_themselves():
    """RW-CAM-ECO-01, RW-CAM-RND-02  Round 1, a house with two places: 2 resources, and nothing may be recruited."""
    world = campaign()
    assert not any(name.startswith(("kiertz.foot", "hills.foot")) for name in fields(seen(world)))
    assert why(why_not_prepare(seen(world), orders(kiertz__foot=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")
    out = go(world, [AS_IT_IS])
    assert world.treasuries["KAT"] == 8
    assert [e for e in public(out) if isinstance(e, TaxPaid)] == [TaxPaid("kiertz", "KAT", 1), TaxPaid("hills", "KAT", 1)]


def test_first_round_as_any_other():
    """RW-CAM-RND-02  first_round_tax = false."""
    world = campaign(first_round_tax=False)
    go(world, [orders(kiertz__foot=1)])
    assert units(world, "kiertz.KAT") == {"foot": 1} and world.treasuries["KAT"] == 6


def test_a_recruit_instead_of_the_tax():
    """RW-CAM-ECO-01, RW-CAM-ECO-02  Foot for 1 from the treasury, inside at once; the other place pays its tax."""
    world = campaign(TWO + LATER)
    out = go(world, [orders(kiertz__foot=1)])
    assert Raised("kiertz", "KAT", "foot", 1, 1) in public(out)
    assert units(world, "kiertz.KAT") == {"foot": 1} and world.treasuries["KAT"] == 6 + 1 - 1


def test_not_both_and_not_two():
    """RW-CAM-ECO-01"""
    world = campaign(TWO + LATER)
    assert why(why_not_prepare(seen(world), orders(kiertz__foot=1, kiertz__cavalry=1))) == ("RW-CAM-ECO-01", "gives-no-more")
    assert why(why_not_prepare(seen(world), orders(kiertz__foot=2))) == ("RW-CAM-RND-04", "more-than-may-be")


def test_a_treasury_of_one_buys_no_cavalry():
    """RW-CAM-ECO-02, RW-CAM-ECO-06  Nor with a resource of taxes that is not there; with the other place's tax it does."""
    world = campaign(TWO.replace("treasury KAT 6", "treasury KAT 0") + LATER)
    assert why(why_not_prepare(seen(world), orders(kiertz__cavalry=1))) == ("RW-CAM-ECO-02", "cannot-pay-so-many")
    world.treasuries["KAT"] = 1
    assert why_not_prepare(seen(world), orders(kiertz__cavalry=1)) is None


def test_beyond_five_inside():
    """RW-CAM-ECO-02  Five units in Kiertz and a recruit: six."""
    world = campaign(TWO + LATER)
    go(world, [orders(kiertz__foot=1, head__foot=5)])
    assert units(world, "head") == {"foot": 5, "cavalry": 1}


@pytest.mark.parametrize("besieged, gives", [(False, ["kiertz", "hills"]), (True, ["kiertz"])])
def test_a_besieged_place_gives_nothing(besieged, gives):
    """RW-CAM-ECO-01, RW-CAM-RND-04"""
    text = TWO + "; SVE.foe general at hills: 5 foot" + ("; siege hills SVE 1" if besieged else "")
    assert giving_places(campaign(text).land, "KAT") == gives
    assert giving_places(campaign(text, besieged_economy="normal").land, "KAT") == ["kiertz", "hills"]


def test_villages_give_nothing():
    """RW-CAM-ECO-01"""
    assert "vale" not in giving_places(campaign().land, "KAT")


def test_elephants_where_the_scenario_says():
    """RW-CAM-ECO-03  Foot and cavalry everywhere, an elephant in Ostius by its owner whoever he is; never legions."""
    text = TWO.replace("KAT foot 12 cavalry 5", "KAT foot 12 cavalry 5 elephant 2 legion 3") + "; elephants kiertz" + LATER
    world = campaign(text)
    assert recruits_of(seen(world), "kiertz") == ["foot", "cavalry", "elephant"]
    assert recruits_of(seen(world), "hills") == ["foot", "cavalry"]


LAKE = TWO + "; yields kiertz KAT 2" + LATER


def test_lake_town_gives_two():
    """RW-CAM-ECO-04  Two resources, or two recruits, or one of each; to its own faction alone."""
    for form, treasury, foot in ((AS_IT_IS, 9, 0), (orders(kiertz__foot=1), 7, 1), (orders(kiertz__foot=2), 5, 2)):
        world = campaign(LAKE)
        go(world, [form])
        assert (world.treasuries["KAT"], units(world, "kiertz.KAT").get("foot", 0)) == (treasury, foot)
    world = campaign(LAKE)
    world.land.provinces["kiertz"].owner = "SVE"
    world.land.turn = 1
    go(world, [AS_IT_IS])
    assert world.treasuries["SVE"] == 6 + 3


def test_limits_of_pieces():
    """RW-CAM-ECO-05  Five cavalry on the board and a limit of 5: no further one; the dead go back to the stock."""
    world = campaign(TWO.replace("most KAT foot 12 cavalry 5", "most KAT foot 8 cavalry 1") + LATER)
    assert room_for(world.land, "KAT", "cavalry") == 0 and "kiertz.cavalry" not in fields(seen(world))
    assert room_for(world.land, "KAT", "foot") == 1
    form = orders(kiertz__foot=1, hills__foot=1)
    assert why(why_not_prepare(seen(world), form)) == ("RW-CAM-ECO-05", "no-pieces-left")
    world.land.banners["head"].units.pop("cavalry")
    assert room_for(world.land, "KAT", "cavalry") == 1


def test_no_upkeep():
    """RW-CAM-ECO-06  An army on hostile ground with an empty chest, three rounds: no losses."""
    world = campaign(TWO.replace("KAT.jar general in hills", "KAT.jar general at mid"))
    go(world, [AS_IT_IS, END, AS_IT_IS, END] * 3)
    assert units(world, "jar") == {"foot": 3} and world.land.round == 4


# ---- generals --------------------------------------------------------------------------------------------------------
TWO_TOWNS = TWO.replace("fortress hills KAT", "town hills KAT")


def test_a_general_for_each_town():
    """RW-CAM-NOB-02  Two towns, one general: one is hired in the town that has given none, a third is not."""
    world = campaign(TWO_TOWNS)
    assert hiring_towns(world.land, "KAT") == ["hills"]
    out = go(world, [orders(hills__general=1)])
    assert Hired("KAT", "g1", "hills", 3) in public(out)
    there = world.land.banners["g1"]
    assert (there.at, there.inside, there.noble, there.units) == ("hills", True, "general", {}) and world.chests["g1"] == 0
    assert world.treasuries["KAT"] == 6 + 2 - 3 and hiring_towns(world.land, "KAT") == []


def test_no_more_generals_than_towns():
    """RW-CAM-NOB-02  Two towns without a general's home, and room for one."""
    world = campaign(TWO_TOWNS.replace("home jar kiertz", "home jar sveb"))
    assert hiring_towns(world.land, "KAT") == ["kiertz", "hills"]
    form = orders(hills__general=1, kiertz__general=1)
    assert why(why_not_prepare(seen(world), form)) == ("RW-CAM-NOB-02", "no-more-generals")


def test_a_fortress_gives_no_general():
    """RW-CAM-NOB-02"""
    assert hiring_towns(campaign().land, "KAT") == []


def test_a_besieged_town_hires_nobody():
    """RW-CAM-NOB-02"""
    world = campaign(TWO_TOWNS + "; SVE.foe general at hills: 5 foot; siege hills SVE 1")
    assert hiring_towns(world.land, "KAT") == []


def test_a_general_whose_home_is_lost_stays():
    """RW-CAM-NOB-02  But no further one is hired than there are towns."""
    world = campaign(TWO_TOWNS)
    world.land.provinces["kiertz"].owner = "SVE"
    assert "jar" in world.land.banners and hiring_towns(world.land, "KAT") == []


def test_a_dead_general_is_replaced():
    """RW-CAM-NOB-07  From the next impulse of his faction on, for 3; the list's next, and then the dead again."""
    world = campaign()
    del world.land.banners["jar"], world.chests["jar"]
    go(world, [orders(kiertz__general=1)])
    assert "g1" in world.land.banners and world.treasuries["KAT"] == 6 + 2 - 3
    del world.land.banners["g1"]
    assert fields(seen(world))["kiertz.general"].most == 1


def test_a_poor_house_hires_nobody():
    """RW-CAM-NOB-02, RW-CAM-ECO-06  Taxes of this impulse count."""
    world = campaign(TWO_TOWNS.replace("treasury KAT 6", "treasury KAT 0"))
    assert why(why_not_prepare(seen(world), orders(hills__general=1))) == ("RW-CAM-ECO-02", "cannot-pay-so-many")
    world.treasuries["KAT"] = 1
    assert why_not_prepare(seen(world), orders(hills__general=1)) is None


def test_income_comes_once_and_first():
    """RW-CAM-RND-04  After the form acts are asked for, and no second income."""
    out = go(campaign(), [AS_IT_IS])
    assert isinstance(out.pending, Asked) or out.pending.options
    assert not isinstance(out.pending.ask, type(go(campaign()).pending.ask))


def test_a_random_form_is_allowed():
    """RW-CAM-RND-04"""
    from tests.games.rudern.players import Luck

    for seed in range(30):
        world = campaign(TWO_TOWNS + LATER)
        asked = go(world).pending
        form = game.random_form(game.view(world, "KAT"), asked, Luck(seed))
        assert isinstance(form, Preparations) and why_not_prepare(seen(world), form) is None
