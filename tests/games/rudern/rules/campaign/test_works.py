"""Building (RW-CAM-BLD, RW-CAM-X-03): who, where, for how much, and what becomes of the parts that were paid."""

from __future__ import annotations

from montjoy.games.rudern.protocol.campaign_events import BuildingPaid, Built, WorkTaken
from montjoy.games.rudern.protocol.campaign_questions import Advance, Build
from montjoy.games.rudern.rules.battles.money import limit_of
from montjoy.games.rudern.rules.battles.siege import why_not_near
from montjoy.games.rudern.rules.campaign.building import why_not_build, why_not_site
from tests.games.rudern.board import END, go, opts, public, seen, why
from tests.games.rudern.campaign_board import AS_IT_IS, TWO, campaign

RICH = TWO.replace("treasury KAT 6", "treasury KAT 30").replace("KAT.head head in kiertz", "KAT.head head at vale")
NOTHING = [END, AS_IT_IS, END, AS_IT_IS]


def test_a_town_in_two_parts():
    """RW-CAM-BLD-01, RW-CAM-BLD-03  Limit 5: 5 in one round, 5 in the next: the town stands, empty, the founder's, and the
    limit grows."""
    world = campaign(RICH)
    out = go(world, [AS_IT_IS, Build("vale", "found", 5, "")])
    assert BuildingPaid("KAT", "vale", "found", 5, 5, 10) in public(out) and world.land.provinces["vale"].site == "village"
    assert not opts(out, Build) and world.land.factions["KAT"].used == 5
    world = campaign(RICH)
    out = go(world, [AS_IT_IS, Build("vale", "found", 5, ""), *NOTHING, Build("vale", "found", 5, "")])
    vale = world.land.provinces["vale"]
    assert (vale.site, vale.owner) == ("town", "KAT") and Built("KAT", "vale", "found") in public(out)
    assert world.treasuries["KAT"] == 30 + 2 + 2 - 10 and limit_of(world.land, "KAT") == 6
    assert not world.land.campaign.works and not [g for g in world.land.garrisons if g.startswith("vale")]


def test_a_founded_town_makes_a_neighbour():
    """RW-CAM-X-03, RW-SIEGE-03"""
    land = campaign(RICH + "; vale - strz").land
    land.provinces["kiertz"].owner = land.provinces["hills"].owner = "SVE"
    assert why_not_near(land, "KAT", "strz", []) is not None
    land.provinces["vale"].site = "town"
    assert why_not_near(land, "KAT", "strz", []) is None


def test_generals_found_nothing():
    """RW-CAM-BLD-01"""
    world = campaign(TWO.replace("KAT.jar general in hills", "KAT.jar general at vale"))
    go(world, [AS_IT_IS])
    assert why(why_not_site(seen(world), "vale", "found")) == ("RW-CAM-BLD-01", "no-builder-there")


def test_not_under_a_hostile_army():
    """RW-CAM-BLD-01"""
    world = campaign(RICH)
    go(world, [AS_IT_IS])
    world.land.banners["vit"].at, world.land.banners["vit"].inside = "vale", False
    assert why(why_not_site(seen(world), "vale", "found")) == ("RW-CAM-BLD-01", "enemy-outside")


def test_only_in_villages():
    """RW-CAM-BLD-01, RW-CAM-BLD-02  A town cannot become a fortress."""
    world = campaign(RICH.replace("head at vale", "head in kiertz"))
    go(world, [AS_IT_IS])
    assert why(why_not_site(seen(world), "kiertz", "fortress")) == ("RW-CAM-BLD-01", "no-village")
    assert why(why_not_site(seen(world), "kiertz", "rebuild")) == ("RW-CAM-BLD-02", "no-own-fortress")


def test_a_fortress_for_six():
    """RW-CAM-BLD-02  Houses do, the League does not."""
    world = campaign(RICH)
    go(world, [AS_IT_IS, Build("vale", "fortress", 5, ""), *NOTHING, Build("vale", "fortress", 1, "")])
    assert world.land.provinces["vale"].site == "fortress"
    world = campaign(RICH + "; league KAT")
    go(world, [AS_IT_IS])
    assert why(why_not_site(seen(world), "vale", "fortress")) == ("RW-CAM-BLD-02", "no-fortresses-for-the-league")
    assert why_not_site(seen(world), "vale", "found") is None


def test_a_fortress_becomes_a_town():
    """RW-CAM-BLD-02  For 10, of the same owner."""
    world = campaign(RICH.replace("KAT.head head at vale", "KAT.head head in hills"))
    go(world, [AS_IT_IS, Build("hills", "rebuild", 5, ""), *NOTHING, Build("hills", "rebuild", 5, "")])
    assert (world.land.provinces["hills"].site, world.land.provinces["hills"].owner) == ("town", "KAT")


def test_from_the_chest_on_other_ground():
    """RW-CAM-BLD-03  In the enemy's village from the builder's chest."""
    world = campaign(RICH.replace("head at vale: 4 foot 1 cavalry", "head at east: 4 foot 1 cavalry, chest 4"))
    out = go(world, [AS_IT_IS])
    assert {(x.amount, x.purse) for x in opts(out, Build) if x.building == "found"} == {(n, "head") for n in (1, 2, 3, 4)}
    go(world, [])
    assert why(why_not_build(seen(world), Build("east", "found", 5, "head"))) == ("RW-CAM-BLD-03", "cannot-pay-building")
    assert why(why_not_build(seen(world), Build("east", "found", 6, "head"))) == ("RW-CAM-BLD-03", "part-too-large")


def test_parts_go_to_who_stands_there_alone():
    """RW-CAM-BLD-03  An enemy general alone there at the round's end: 5 go to his faction's treasury."""
    world = campaign(RICH.replace("SVE.boz general in strz: 3 foot", "SVE.boz general in sveb: 3 foot, chest 3"))
    go(world, [AS_IT_IS, Build("vale", "found", 5, "")])
    world.land.banners["head"].at, world.land.banners["head"].inside = "kiertz", True
    world.land.banners["boz"].at, world.land.banners["boz"].inside = "vale", False
    out = go(world, [AS_IT_IS, END, AS_IT_IS, END, AS_IT_IS])
    assert WorkTaken("SVE", "vale", "KAT", 5) in public(out)
    assert world.treasuries["SVE"] == 6 + 2 + 5 and not world.land.campaign.works


def test_parts_stay_while_a_friend_is_there():
    """RW-CAM-BLD-03"""
    world = campaign(RICH)
    go(world, [AS_IT_IS, Build("vale", "found", 5, ""), END, AS_IT_IS, END, AS_IT_IS])
    assert world.land.campaign.works["vale"].paid == 5


def test_who_founds_there_gets_the_parts():
    """RW-CAM-BLD-03  Another begins to build: what lies there is his at once."""
    world = campaign(RICH.replace("head in sveb: 4 foot 1 cavalry", "head at east: 4 foot 1 cavalry, chest 5"))
    go(world, [AS_IT_IS, Build("vale", "found", 5, "")])
    world.land.banners["head"].at, world.land.banners["head"].inside = "kiertz", True
    world.land.banners["vit"].at = "vale"
    world.land.turn = 1
    world.land.factions["SVE"].limit = 5
    out = go(world, [AS_IT_IS, Build("vale", "found", 2, "vit")])
    assert WorkTaken("SVE", "vale", "KAT", 5) in public(out) and world.land.campaign.works["vale"].faction == "SVE"


DAMAGED = RICH.replace("fortress hills KAT", "damaged hills KAT").replace("general in hills", "general at hills")


def test_a_damaged_fortress_is_repaired():
    """RW-CAM-X-03  By an army alone outside there, for 3; a general's will do; the League cannot."""
    world = campaign(DAMAGED)
    out = go(world, [AS_IT_IS, Build("hills", "repair", 3, "")])
    assert world.land.provinces["hills"].site == "fortress" and Built("KAT", "hills", "repair") in public(out)
    world = campaign(DAMAGED + "; league KAT")
    go(world, [AS_IT_IS])
    assert why(why_not_site(seen(world), "hills", "repair")) == ("RW-CAM-BLD-02", "no-fortresses-for-the-league")


def test_nothing_to_repair():
    """RW-CAM-X-03  Without a unit there, or where nothing is damaged."""
    world = campaign(DAMAGED.replace("hills: 3 foot", "hills:"))
    go(world, [AS_IT_IS])
    assert why(why_not_site(seen(world), "hills", "repair")) == ("RW-CAM-X-03", "nothing-to-repair")


def test_a_fortress_taken_by_the_league_is_a_village():
    """RW-CAM-X-03, RW-CAM-MAP-03  Nobody controls it: its ground is the realm's, it gives nothing and makes no neighbour."""
    from montjoy.games.rudern.protocol.questions import Storm

    text = TWO.replace("SVE.vit head in sveb: 4 foot 1 cavalry", "SVE.vit head at hills: 7 foot, chest 9").replace(
        "KAT.jar general in hills: 3 foot; ", ""
    ).replace("KAT.jar general in hills: 3 foot", "").replace("home jar kiertz; ", "")
    world = campaign(text + "; town low SVE; low - hills; siege hills SVE 0; league SVE; round 2")
    world.land.turn = 1
    go(world, [AS_IT_IS, Storm("hills", "vit")], [[6] * 8, [1]])
    hills = world.land.provinces["hills"]
    assert (hills.site, hills.owner) == ("damaged", "KAT") and not world.land.banners["vit"].inside


def test_marching_to_build():
    """RW-CAM-BLD-01  Reached by play: the head marches to the village and founds there."""
    world = campaign(TWO.replace("treasury KAT 6", "treasury KAT 30"))
    out = go(world, [AS_IT_IS, Advance("head", "vale", 1)])
    assert Build("vale", "found", 4, "") in opts(out) and Build("vale", "found", 5, "") not in opts(out)
