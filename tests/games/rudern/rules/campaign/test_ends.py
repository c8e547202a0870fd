"""Rounds and endings of a campaign (RW-CAM-SCN-01, RW-CAM-RND-01, RW-CAM-NOB-05, RW-CAM-NOB-06, RW-CAM-WIN-05, RW-CAM-WIN-06,
RW-CAM-X-04)."""

from __future__ import annotations

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import in_turn
from montjoy.games.rudern.model.state import Outcome
from montjoy.games.rudern.outcome import final_outcome
from montjoy.games.rudern.protocol.campaign_events import Eliminated, HeadReturned, PointsCounted
from montjoy.games.rudern.protocol.campaign_questions import HeadReturns
from montjoy.games.rudern.protocol.questions import BeginSiege, MoveIn, Storm, To
from montjoy.games.rudern.rules.battles.assault import why_not_yet
from montjoy.games.rudern.rules.campaign.rounds import most_points, points_of
from tests.games.rudern.board import END, go, opts, public, why
from tests.games.rudern.campaign_board import AS_IT_IS, TWO, campaign


def drop(world, *banners: str) -> None:
    for banner in banners:
        del world.land.banners[banner], world.chests[banner]


# ---- the order of impulses -------------------------------------------------------------------------------------------
def test_the_order_turns_round():
    """RW-CAM-SCN-01  In odd rounds Katzowic first, in even rounds Svebod."""
    world = campaign(TWO + "; turns alternate")
    assert in_turn(world.land) == ["KAT", "SVE"]
    go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert (world.land.round, in_turn(world.land)) == (2, ["SVE", "KAT"])


def test_the_order_goes_round():
    """RW-CAM-RND-03  Of three, each is first in turn."""
    world = campaign(TWO.replace("factions KAT SVE", "factions KAT SVE THI") + "; town third THI; turns go_round; seat THI third")
    firsts = []
    for round_ in (1, 2, 3, 4):
        world.land.round = round_
        firsts.append(in_turn(world.land)[0])
    assert firsts == ["KAT", "SVE", "THI", "KAT"]


BESIEGED = TWO.replace("SVE.boz general in strz: 3 foot", "SVE.boz general at hills: 5 foot, chest 9, from mid").replace(
    "town mid;", "town mid SVE;"
).replace("; mid: 2 foot", "").replace("mid: 2 foot; ", "")


def test_the_order_takes_nobodys_answer_away():
    """RW-CAM-SCN-01, RW-SIEGE-06  Begun in the second impulse of round 1, by who plays first in round 2: the besieged have had no
    impulse, so the assault waits; after theirs it may come."""
    world = campaign(BESIEGED + "; turns alternate")
    begin = [AS_IT_IS, END, AS_IT_IS, BeginSiege("hills", "boz"), END]
    out = go(world, [*begin, AS_IT_IS])
    assert world.land.round == 2 and not opts(out, Storm)
    assert why(why_not_yet(world.land, "hills")) == ("RW-SIEGE-06", "besieged-not-moved")
    world = campaign(BESIEGED + "; turns alternate")
    out = go(world, [*begin, AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS])
    assert world.land.round == 3 and opts(out, Storm)


# ---- heads -----------------------------------------------------------------------------------------------------------
def test_a_dead_head_returns_in_his_seat():
    """RW-CAM-NOB-05  Absent for the rest of the round, then alone inside the seat with an empty chest."""
    world = campaign()
    drop(world, "head")
    go(world, [AS_IT_IS, END, AS_IT_IS])
    assert "head" not in world.land.banners
    out = go(campaign_without_head(), [AS_IT_IS, END, AS_IT_IS, END])
    assert HeadReturned("KAT", "head", "head", "kiertz") in public(out)


def campaign_without_head(text: str = TWO):
    world = campaign(text)
    drop(world, "head")
    return world


def test_he_returns_into_a_besieged_seat():
    """RW-CAM-NOB-05  He appears inside."""
    world = campaign_without_head(TWO + "; SVE.foe general at kiertz: 5 foot; siege kiertz SVE 1")
    go(world, [AS_IT_IS, END, AS_IT_IS, END])
    there = world.land.banners["head"]
    assert (there.at, there.inside, there.units, world.chests["head"]) == ("kiertz", True, {}, 0)


def test_he_chooses_where_the_seat_is_lost():
    """RW-CAM-NOB-05  Any own place; with one there is nothing to ask."""
    text = TWO.replace("town mid;", "town mid KAT;")
    world = campaign_without_head(text)
    world.land.provinces["kiertz"].owner = "SVE"
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert isinstance(out.pending.ask, HeadReturns) and opts(out) == [To("hills"), To("mid")]
    world = campaign_without_head()
    world.land.provinces["kiertz"].owner = "SVE"
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert HeadReturned("KAT", "head", "head", "hills") in public(out)


def test_he_goes_where_he_has_chosen():
    """RW-CAM-NOB-05"""
    world = campaign_without_head(TWO.replace("town mid;", "town mid KAT;"))
    world.land.provinces["kiertz"].owner = "SVE"
    go(world, [AS_IT_IS, END, AS_IT_IS, END, To("mid")])
    assert world.land.banners["head"].at == "mid"


def test_without_a_place_he_does_not_return():
    """RW-CAM-NOB-05"""
    text = TWO.replace("town kiertz KAT; fortress hills KAT", "town kiertz SVE; fortress hills SVE").replace(
        "KAT.head head in kiertz", "KAT.head head at vale").replace("KAT.jar general in hills", "KAT.jar general at vale")
    world = campaign(text.replace("factions KAT SVE", "factions KAT SVE THI") + "; town third THI")
    drop(world, "head")
    go(world, [AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS, END])
    assert "head" not in world.land.banners and "jar" in world.land.banners


def test_a_ruler_returns_too():
    """RW-CAM-NOB-06  A dead ruler of the League is back at the end of the round, alone."""
    world = campaign(TWO.replace("KAT.head head", "KAT.head ruler") + "; league KAT")
    drop(world, "head")
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert HeadReturned("KAT", "head", "ruler", "kiertz") in public(out)


def test_a_general_does_not_return():
    """RW-CAM-NOB-07"""
    world = campaign()
    drop(world, "jar")
    go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert "jar" not in world.land.banners


# ---- how it ends -----------------------------------------------------------------------------------------------------
def test_points():
    """RW-CAM-WIN-05  Towns 2, fortress 0, 7 units: 6 + 0 + 2 = 8."""
    fewer = TWO.replace("fortress hills KAT", "town hills KAT").replace("in hills: 3 foot", "in hills: 2 foot")
    land = campaign(fewer).land
    assert points_of(land, "KAT") == 8
    assert points_of(campaign().land, "KAT") == 3 + 2 + 2


def test_more_points_win_and_equal_is_a_draw():
    """RW-CAM-WIN-05  Told before the end."""
    world = campaign(TWO + "; points; rounds 1")
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert PointsCounted({"KAT": 7, "SVE": 7}) in public(out) and out.value == Outcome((), "points", 1)
    world = campaign(TWO + "; points; rounds 1; hills KAT: 1 foot")
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert out.value == Outcome(("KAT",), "points", 1)
    assert most_points(world.land) == ("KAT",)


def test_the_seat_wins_at_once():
    """RW-CAM-WIN-05  Captured in the middle of an impulse."""
    text = TWO.replace("KAT.head head in kiertz: 4 foot 1 cavalry", "KAT.head head at sveb: 7 foot, chest 5").replace(
        "town mid;", "town mid KAT;").replace("fortress strz SVE", "fortress strz KAT").replace(
        "SVE.vit head in sveb: 4 foot 1 cavalry; ", "").replace("general in strz: 3 foot", "general in east: 3 foot")
    world = campaign(text.replace("village east SVE", "town east SVE") + "; KAT takes sveb; siege sveb KAT 0; round 2")
    out = go(world, [AS_IT_IS, Storm("sveb", "head"), MoveIn()], [[6] * 8, [1]])
    assert out.value is not None and (out.value.winners, out.value.why) == (("KAT",), "captured")


def test_without_any_place_one_has_lost():
    """RW-CAM-WIN-05  Though an army is left; a faction with a place and nobody plays on."""
    world = campaign()
    for place in ("kiertz", "hills"):
        world.land.provinces[place].owner = "SVE"
    assert final_outcome(world.land) == Outcome(("SVE",), "last-side", 1)
    world = campaign()
    drop(world, "head", "jar")
    assert final_outcome(world.land) is None


THIRD = "; town third THI; seat THI third; THI.t head in third: 2 foot; treasury THI 4"
THREE = TWO.replace("factions KAT SVE", "factions KAT SVE THI") + THIRD


def test_out_of_the_game():
    """RW-CAM-WIN-06  No place, no unit, no noble at the end of a round: out, its treasury lost; with only a general alive it is
    not."""
    world = campaign(THREE)
    drop(world, "t")
    world.land.provinces["third"].owner = "SVE"
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END])
    assert Eliminated("THI") in public(out) and world.treasuries["THI"] == 0 and world.land.campaign.out == ("THI",)
    world = campaign(THREE.replace("THI.t head in third: 2 foot", "THI.t general at vale:"))
    world.land.provinces["third"].owner = "SVE"
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS, END])
    assert Eliminated("THI") not in public(out)


def test_a_faction_without_anything_has_no_impulse():
    """RW-CAM-WIN-06, RW-GEN-08"""
    world = campaign(THREE)
    drop(world, "t")
    world.land.provinces["third"].owner = "SVE"
    go(world, [AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS])
    assert world.land.round == 2


def test_an_ownerless_town():
    """RW-CAM-X-04  Empty, neutral, besieged like any empty place; banners of anybody stand there without fighting it."""
    text = TWO.replace("mid: 2 foot; ", "").replace("general in hills: 3 foot", "general at mid: 3 foot, chest 5")
    world = campaign(text)
    out = go(world, [AS_IT_IS, BeginSiege("mid", "jar"), END, AS_IT_IS, END, AS_IT_IS, Storm("mid", "jar")], [[6, 6, 6, 6], [1]])
    assert out.value is None and world.land.provinces["mid"].owner == "KAT"


def test_the_scenarios_end_by_points():
    """RW-CAM-01, RW-CAM-SCN-01"""
    for name in ("war_of_two_lords", "three_powers"):
        assert game.scenarios[name].ends.points and game.scenarios[name].ends.rounds == 12
