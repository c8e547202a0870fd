"""Taxes, recruits and their limits (RW-CAM-ECO), the first round and the order of an impulse (RW-CAM-RND-02, RW-CAM-RND-04)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.core.session.streams import asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, Raised, TaxPaid
from montjoy.games.rudern.protocol.campaign_questions import Advance, Build, Prepare, Reorganise
from montjoy.games.rudern.protocol.events import Captured, SiegeOver
from montjoy.games.rudern.protocol.questions import Act, Sally, To
from montjoy.games.rudern.rules.campaign.income import giving_places, recruits_of
from tests.games.rudern.board import END, go, public, seen, units
from tests.games.rudern.rules.campaign.lands import NONE, PASS, begun, campaign, fields_of, form, refused

LANDS = """
    factions KAT SVE; round 2
    town rock KAT; fortress hold KAT; town own SVE; village vale KAT; rock - hold; hold - own; rock - vale
    KAT.a head in rock: 3 foot, chest 2; SVE.z head in own: 3 foot; treasury KAT 5; treasury SVE 5; seat KAT rock; seat SVE own
"""


# ---- tax or recruit --------------------------------------------------------------------------------------------------
def test_each_town_and_fortress_gives_one():
    """RW-CAM-ECO-01  A village gives nothing; what recruits nobody pays its tax."""
    world, out = begun(LANDS)
    assert out.told(TaxPaid) == [TaxPaid("rock", "KAT", 1), TaxPaid("hold", "KAT", 1)]
    assert world.treasuries == {"KAT": 7, "SVE": 5}


def test_tax_or_recruit():
    """RW-CAM-ECO-01, RW-CAM-ECO-02  A recruit instead of the tax: treasury -1, a foot inside at once; not both, and not two."""
    world, out = begun(LANDS, form(hold__foot=1))
    assert world.treasuries["KAT"] == 5 and units(world, "hold.KAT") == {"foot": 1}
    assert out.told(TaxPaid) == [TaxPaid("rock", "KAT", 1)] and out.told(Raised) == [Raised("hold", "KAT", "foot", 1, 1)]
    world = campaign(LANDS)
    assert refused(world, "KAT", form(hold__foot=1, hold__cavalry=1)) == ("RW-CAM-ECO-01", "gives-no-more")
    assert refused(world, "KAT", form(hold__foot=2)) == ("RW-CAM-RND-04", "more-than-may-be")
    assert refused(world, "KAT", form(vale__foot=1)) == ("RW-CAM-RND-04", "not-to-be-ordered")
    assert refused(world, "KAT", form(own__foot=1)) == ("RW-CAM-RND-04", "not-to-be-ordered")


def test_once_a_round():
    """RW-CAM-ECO-01  Nothing more in the same round for a new owner: rock, besieged and taxed (besieged_economy = normal),
    falls to the sortie of its own side, and gives the captor nothing before the next round."""
    text = LANDS + "SVE.y general at rock: 9 foot; siege rock SVE 1"
    world = campaign(text, besieged_economy="normal")
    out = go(world, [NONE, Sally("rock", "")], [hit(0), hit(4)])
    assert Captured("rock", "SVE", "KAT") in public(out) and world.treasuries["KAT"] == 6
    assert "rock" not in giving_places(world.land, "SVE") and "own" in giving_places(world.land, "SVE")
    world.land.round += 1
    assert "rock" in giving_places(world.land, "SVE")


@pytest.mark.parametrize("value, gives", [("none", ["hold"]), ("normal", ["rock", "hold"])])
def test_the_besieged_give_nothing(value, gives):
    """RW-CAM-ECO-01, RW-CAM-RND-04  Not a besieged place, but with besieged_economy = normal."""
    world = campaign(LANDS + "SVE.y general at rock: 5 foot; siege rock SVE 1", besieged_economy=value)
    assert giving_places(world.land, "KAT") == gives
    assert go(world, [NONE]).told(TaxPaid) == [TaxPaid(p, "KAT", 1) for p in gives]
    assert ("rock.foot" in fields_of(campaign(LANDS + "siege rock SVE 1; SVE.y general at rock: 5 foot", besieged_economy=value),
                                     "KAT")) is (value == "normal")


def test_a_recruit_is_paid_from_the_treasury():
    """RW-CAM-ECO-02, RW-CAM-ECO-01, RW-CAM-ECO-06  Treasury 1, cavalry costs 2: refused; with a place that pays its tax it is 2.
    Chests do not count."""
    world = campaign(LANDS.replace("treasury KAT 5", "treasury KAT 1").replace("fortress hold KAT", "village hold KAT"))
    assert refused(world, "KAT", form(rock__cavalry=1)) == ("RW-CAM-ECO-02", "cannot-pay-so-many")
    world = campaign(LANDS.replace("treasury KAT 5", "treasury KAT 1"))
    assert refused(world, "KAT", form(rock__cavalry=1)) is None
    assert refused(world, "KAT", form(rock__cavalry=1, hold__foot=1)) == ("RW-CAM-ECO-02", "cannot-pay-so-many")
    go(world, [form(rock__cavalry=1)])
    assert world.treasuries["KAT"] == 0 and units(world, "rock.KAT") == {"cavalry": 1}


def test_recruits_are_outside_the_limit_and_beyond_five():
    """RW-CAM-ECO-02  Nothing of the limit is used, and six stand inside."""
    world, _ = begun(LANDS + "rock KAT: 2 foot", form(rock__foot=1, hold__cavalry=1))
    assert world.land.factions["KAT"].used == 0 and units(world, "rock.KAT") == {"foot": 3}


def test_who_recruits_what():
    """RW-CAM-ECO-03  Foot and cavalry everywhere; a faction that has no pieces of cavalry (the Shadow Lands) asks in vain, and
    recruits shadow foot; elephants in the places of the scenario alone, by whoever owns them; a legion never."""
    world = campaign(LANDS + "; elephants rock; most KAT 9 foot 5 cavalry 2 elephant 3 legion; most SVE 9 shadow_foot")
    assert recruits_of(seen(world), "rock") == ["foot", "cavalry", "elephant"]
    assert recruits_of(seen(world), "hold") == ["foot", "cavalry"]
    assert recruits_of(seen(world, "SVE"), "own") == ["shadow_foot"]
    assert refused(world, "KAT", form(rock__legion=1)) == ("RW-CAM-RND-04", "not-to-be-ordered")
    assert refused(world, "SVE", form(own__cavalry=1)) == ("RW-CAM-RND-04", "not-to-be-ordered")
    world.land.provinces["rock"].owner = "SVE"
    world.land.campaign.most["SVE"]["elephant"] = 2
    assert recruits_of(seen(world, "SVE"), "rock") == ["shadow_foot", "elephant"]


def test_lake_town():
    """RW-CAM-ECO-04  Two resources, or two recruits, or one of each, to that faction alone; to a captor the ordinary one."""
    text = LANDS + "yields rock KAT 2"
    for said, treasury, foot in ((NONE, 8, 0), (form(rock__foot=1), 6, 1), (form(rock__foot=2), 4, 2)):
        world, _ = begun(text, said)
        assert (world.treasuries["KAT"], units(world, "rock.KAT").get("foot", 0)) == (treasury, foot)
    world = campaign(text)
    assert refused(world, "KAT", form(rock__foot=2, rock__cavalry=1)) == ("RW-CAM-ECO-01", "gives-no-more")
    assert refused(world, "KAT", form(rock__foot=1, rock__cavalry=1)) is None
    other = campaign(LANDS + "yields rock SVE 2")
    assert go(other, [NONE]).told(TaxPaid)[0] == TaxPaid("rock", "KAT", 1)
    assert refused(campaign(LANDS + "yields rock SVE 2"), "KAT", form(rock__foot=2)) == ("RW-CAM-RND-04", "more-than-may-be")


def test_limits_of_pieces():
    """RW-CAM-ECO-05  Five cavalry on the board and a limit of five: refused, of all banners and garrisons together; the dead go
    back to the stock."""
    text = LANDS + "most KAT 20 foot 5 cavalry; KAT.b general in hold: 2 cavalry; rock KAT: 3 cavalry"
    world = campaign(text)
    assert "rock.cavalry" not in fields_of(world, "KAT") and refused(world, "KAT", form(rock__cavalry=1))
    world.land.garrisons["rock.KAT"].units["cavalry"] = 2
    assert refused(world, "KAT", form(rock__cavalry=1)) is None
    assert refused(world, "KAT", form(rock__cavalry=1, hold__cavalry=1)) == ("RW-CAM-ECO-05", "no-pieces-left")
    del world.land.banners["b"]
    assert refused(world, "KAT", form(rock__cavalry=1, hold__cavalry=1)) is None


def test_no_upkeep():
    """RW-CAM-ECO-06  Three rounds on hostile ground with an empty chest: no losses, and nothing is paid."""
    world = campaign(LANDS + "KAT.b general at own: 3 foot")
    out = go(world, [*PASS] * 6)
    assert world.land.round == 5 and units(world, "b") == {"foot": 3} and not out.told(DiedOfWant) and world.chests["b"] == 0
    assert world.treasuries == {"KAT": 5 + 2 * 3, "SVE": 5 + 3}


def test_no_debt():
    """RW-CAM-ECO-06  Treasury and chests together pay what they hold, and no more."""
    world = campaign(LANDS)
    assert refused(world, "KAT", form(a=9)) is None and refused(world, "KAT", form(a=10)) == ("RW-CAM-RND-04", "more-than-may-be")
    assert refused(world, "KAT", form(a=9, rock__foot=1)) == ("RW-CAM-NOB-09", "more-than-there-is")
    world, _ = begun(LANDS, form(a=7, rock__foot=1))
    assert world.treasuries["KAT"] == 0 and world.chests["a"] == 7


def test_why_an_act_is_refused():
    """RW-CAM-RND-04  Whoever tries what is not offered is told by which rule."""
    world = campaign(LANDS)
    out = go(world, [NONE])
    tried = (Advance("a", "own", 1), Build("rock", "found", 1, ""), Reorganise("own"))
    refusals = [game.why_not_offered(seen(world), asked(1, out.pending), act) for act in tried]
    assert [x.rule for x in refusals] == ["RW-GEN-06", "RW-CAM-BLD-01", "RW-CAM-NOB-08"]


# ---- the first round, and the order of an impulse --------------------------------------------------------------------
@pytest.mark.parametrize("first_round_tax", [True, False])
def test_first_round(first_round_tax):
    """RW-CAM-RND-02  A house with two places: +2, recruiting refused; first_round_tax = false: as in any round."""
    text = LANDS.replace("round 2", "round 1")
    world, _ = begun(text, first_round_tax=first_round_tax)
    assert world.treasuries["KAT"] == 7
    assert ("rock.foot" in fields_of(campaign(text, first_round_tax=first_round_tax), "KAT")) is not first_round_tax
    assert bool(refused(campaign(text, first_round_tax=first_round_tax), "KAT", form(rock__foot=1))) is first_round_tax
    assert "rock.foot" in fields_of(campaign(LANDS, first_round_tax=first_round_tax), "KAT")


def test_a_recruit_marches_in_the_same_impulse():
    """RW-CAM-RND-04  Under a noble who is present; and it is asked before the first act, and never after it."""
    world = campaign(LANDS)
    assert isinstance(go(world).pending.ask, Prepare)
    world = campaign(LANDS)
    out = go(world, [form(rock__cavalry=1, a__cavalry=1), Advance("a", "vale", 1), Advance("a", "rock", 1)])
    assert units(world, "a") == {"foot": 3, "cavalry": 1} and isinstance(out.pending.ask, Act)
    assert world.land.factions["KAT"].used == 2 and "rock.KAT" not in world.land.garrisons
    assert not [ask for _, ask, _ in out.answered[1:] if isinstance(ask, Prepare)]


def test_what_is_ordered_counts_at_once_in_a_siege():
    """RW-CAM-RND-04, RW-ASLT-09  Recruits inside outnumber the besiegers (outnumber_check = continuous, besieged_economy =
    normal), who withdraw; and a besieger who hands over all his units besieges no more."""
    text = LANDS + "SVE.y general at rock: 4 foot; rock KAT: 1 foot; siege rock SVE 1"
    world = campaign(text, besieged_economy="normal", outnumber_check="continuous")
    out = go(world, [form(rock__foot=1)])
    assert SiegeOver("rock", "outnumbered") in public(out) and world.land.banners["y"].at == "own"
    text = LANDS + "KAT.b general at own: 4 foot; KAT.c general at own: 1 foot; rock - own; siege own KAT 1"
    world = campaign(text)
    world.land.sieges["own"].members = ["b"]
    out = go(world, [form(b__foot=0, c__foot=5), To("rock"), END])
    assert SiegeOver("own", "nobles-only") in public(out) and world.land.banners["b"].at == "rock"


def test_nobody_leads_a_recruit_who_is_not_there():
    """RW-CAM-RND-04  The noble in rock leads no recruit of hold."""
    world = campaign(LANDS)
    assert refused(world, "KAT", form(hold__cavalry=1, a__cavalry=1))
    assert refused(world, "KAT", form(rock__cavalry=1, a__cavalry=1)) is None
    assert refused(world, "KAT", form(a__cavalry=1))


def test_what_is_not_used_is_lost():
    """RW-CAM-RND-04  Limit and left-over steps go with the impulse."""
    world = campaign(LANDS.replace("3 foot, chest 2", "3 cavalry, chest 2"))
    go(world, [NONE, Advance("a", "vale", 1), END, *PASS, NONE])
    assert world.land.campaign.steps == {} and world.land.factions["KAT"].used == 0
