"""Towns and fortresses are built (RW-CAM-BLD), and a damaged fortress is repaired (RW-CAM-X-03)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.protocol.campaign_events import BuildingPaid, Built, TaxPaid, WorkTaken
from montjoy.games.rudern.protocol.campaign_questions import Advance, Build
from montjoy.games.rudern.protocol.events import FortressDamaged
from montjoy.games.rudern.protocol.questions import Storm
from montjoy.games.rudern.rules.battles.money import known, pays_from_treasury
from montjoy.games.rudern.rules.battles.siege import why_not_near
from montjoy.games.rudern.rules.campaign.building import why_not_build
from montjoy.games.rudern.rules.campaign.income import giving_places
from tests.games.rudern.board import END, go, opts, public, seen, why
from tests.games.rudern.rules.campaign.lands import NONE, PASS, begun, campaign, form, refused

LANDS = """
    factions KAT SVE; round 3
    town rock KAT; town hold KAT; town own SVE; village vale KAT; village glen SVE; fortress keep KAT
    rock - vale; vale - glen; glen - own; rock - keep; rock - hold
    KAT.a head at vale: 2 foot, chest 9; SVE.z head in own: 3 foot; treasury KAT 20; treasury SVE 20; seat KAT rock; seat SVE own
"""


def found(n: int, at: str = "vale", purse: str = "") -> Build:
    return Build(at, "found", n, purse)


# ---- who founds where ------------------------------------------------------------------------------------------------
def test_a_town_is_founded():
    """RW-CAM-BLD-01, RW-CAM-BLD-03  5 in round 3, 5 in round 4: the town stands in round 4, owned by who founded it, nobody
    inside; with a limit of 6 each part counts."""
    world = campaign(LANDS)
    out = go(world, [NONE, found(5)])
    assert world.land.provinces["vale"].site == "village" and world.land.factions["KAT"].used == 5
    assert world.land.campaign.works == {"vale": Work("found", "KAT", 5, 5)} and not opts(out, Build)
    world = campaign(LANDS)
    out = go(world, [NONE, found(5), END, *PASS, NONE, found(5)])
    vale = world.land.provinces["vale"]
    assert (vale.site, vale.owner, world.land.campaign.works) == ("town", "KAT", {})
    assert not [g for g in world.land.garrisons.values() if g.at == "vale"] and not world.land.banners["a"].inside
    assert BuildingPaid("KAT", "vale", "found", 5, 10, 10) in public(out) and out.told(Built) == [Built("KAT", "vale", "found")]
    assert world.treasuries["KAT"] == 20 + 2 * 3 - 10 and world.chests["a"] == 9


@pytest.mark.parametrize("noble, may", [("head", True), ("ruler", True), ("general", False), ("shadow", False)])
def test_who_founds(noble, may):
    """RW-CAM-BLD-01  A head or a ruler, of the League too; no general and no shadow."""
    world, out = begun(LANDS.replace("a head", f"a {noble}") + "league KAT")
    assert bool([x for x in opts(out, Build) if x.building == "found"]) is may
    if not may:
        assert why(why_not_build(seen(world), found(5))) == ("RW-CAM-BLD-01", "no-builder-there")


def test_where_a_town_is_founded():
    """RW-CAM-BLD-01  In a village, whose realm it ever lies in, and nowhere else; not beside a hostile army outside."""
    world, out = begun(LANDS.replace("a head at vale", "a head at glen"))
    assert {x.at for x in opts(out, Build)} == {"glen"}
    assert why(why_not_build(seen(world), found(5, "nowhere"))) == ("RW-CAM-BLD-01", "no-building-there")
    for at in ("rock", "own"):
        world, out = begun(LANDS.replace("a head at vale", f"a head at {at}"))
        assert not opts(out, Build) and why(why_not_build(seen(world), found(5, at))) == ("RW-CAM-BLD-01", "no-village")
    world, out = begun(LANDS)
    world.land.banners["z"].at, world.land.banners["z"].inside = "vale", False
    assert why(why_not_build(seen(world), found(5))) == ("RW-CAM-BLD-01", "enemy-outside")
    assert why(why_not_build(seen(world, "SVE"), found(5))) == ("RW-GEN-08", "not-your-impulse")


def test_the_new_town_counts():
    """RW-CAM-BLD-01  It gives in the next round, makes a neighbour for sieges and raises the limit of the next impulse."""
    world = campaign(LANDS + "town mid; mid - vale")
    assert why(why_not_near(world.land, "KAT", "mid", ["a"])) == ("RW-SIEGE-03", "no-own-place-next-to-it")
    out = go(world, [NONE, found(5), END, *PASS, NONE, found(5), END, *PASS, NONE])
    assert TaxPaid("vale", "KAT", 1) in public(out) and why_not_near(world.land, "KAT", "mid", ["a"]) is None
    assert world.land.factions["KAT"].limit == 7


# ---- fortresses ------------------------------------------------------------------------------------------------------
def test_a_fortress_is_built():
    """RW-CAM-BLD-02  For 6, in two rounds; the League builds none, and a town never becomes one."""
    world = campaign(LANDS)
    go(world, [NONE, Build("vale", "fortress", 5, ""), END, *PASS, NONE, Build("vale", "fortress", 1, "")])
    assert (world.land.provinces["vale"].site, world.land.provinces["vale"].owner) == ("fortress", "KAT")
    world, out = begun(LANDS + "league KAT")
    assert {x.building for x in opts(out, Build)} == {"found"}
    assert why(why_not_build(seen(world), Build("vale", "fortress", 5, ""))) == ("RW-CAM-BLD-02", "no-fortresses-for-the-league")
    world, out = begun(LANDS.replace("a head at vale", "a head in rock"))
    assert why(why_not_build(seen(world), Build("rock", "fortress", 5, ""))) == ("RW-CAM-BLD-01", "no-village")


def test_an_own_fortress_becomes_a_town():
    """RW-CAM-BLD-02  For 10, by a head who is there; not another's fortress, and not a besieged one."""
    text = LANDS.replace("a head at vale", "a head in keep")
    world = campaign(text)
    rebuild = Build("keep", "rebuild", 5, "")
    go(world, [NONE, rebuild, END, *PASS, NONE, rebuild])
    assert world.land.provinces["keep"].site == "town" and world.land.banners["a"].inside
    world, out = begun(LANDS.replace("a head at vale", "a head at keep").replace("fortress keep KAT", "fortress keep SVE"))
    assert why(why_not_build(seen(world), rebuild)) == ("RW-CAM-BLD-02", "no-own-fortress")
    world, out = begun(text)
    assert why_not_build(seen(world), rebuild) is None
    shut, out = begun(text + "SVE.y general at keep: 4 foot; siege keep SVE 1")
    assert not opts(out, Build) and why(why_not_build(seen(shut), rebuild)) == ("RW-CAM-BLD-01", "enemy-outside")


# ---- in parts --------------------------------------------------------------------------------------------------------
def test_at_most_five_a_round():
    """RW-CAM-BLD-03  Into one building, in one part or several; and no more than is lacking."""
    world, out = begun(LANDS)
    assert [x.amount for x in opts(out, Build) if x.building == "found"] == [5, 4, 3, 2, 1]
    for n in (0, 6, -1):
        assert why(why_not_build(seen(world), found(n))) == ("RW-CAM-BLD-03", "part-too-large")
    world = campaign(LANDS)
    out = go(world, [NONE, found(3)])
    assert [x.amount for x in opts(out, Build) if x.building == "found"] == [2, 1]
    world = campaign(LANDS)
    out = go(world, [NONE, found(5), END, *PASS, NONE, found(3), END, *PASS, NONE])
    assert [x.amount for x in opts(out, Build) if x.building == "found"] == [2, 1]


def test_the_limit_and_the_purse():
    """RW-CAM-BLD-03  Building counts against the limit, from the treasury on home ground; abroad from the chest of the head who
    builds, not from that of a general beside him, nor from the treasury."""
    text = LANDS.replace("a head at vale", "a head at glen") + "KAT.b general at glen: 1 foot, chest 4"
    world, out = begun(text)
    assert {x.purse for x in opts(out, Build)} == {"a"}
    assert why(why_not_build(seen(world), found(4, "glen", "b"))) == ("RW-CAM-BLD-03", "cannot-pay-building")
    assert why(why_not_build(seen(world), found(4, "glen", ""))) == ("RW-CAM-BLD-03", "cannot-pay-building")
    world = campaign(text)
    go(world, [NONE, found(4, "glen", "a")])
    assert (world.chests["a"], world.chests["b"], world.treasuries["KAT"]) == (5, 4, 23)
    out = go(campaign(text), [NONE, Advance("a", "vale", 1), Advance("a", "glen", 1), found(4, "glen", "a")])
    assert not opts(out, Build) and not opts(out, Advance)
    assert max(x.amount for x in opts(go(campaign(text.replace("chest 9", "chest 2")), [NONE]), Build)) == 2


def test_parts_stay_when_the_builder_leaves():
    """RW-CAM-BLD-03  They lie in the village; what was paid for a town serves a fortress there."""
    world = campaign(LANDS)
    back = [Advance("a", "vale", 1), Build("vale", "fortress", 1, "")]
    go(world, [NONE, found(5), Advance("a", "rock", 1), END, *PASS, NONE, *back])
    assert world.land.provinces["vale"].site == "fortress" and world.treasuries["KAT"] == 20 + 6 - 8


def test_a_hostile_army_alone_takes_the_parts():
    """RW-CAM-BLD-03  At the round's end, into its faction's treasury; an enemy general without units is enough. Not while one
    of the builder's own stands there."""
    world = campaign(LANDS + "SVE.y general at glen: chest 1")
    out = go(world, [NONE, found(5), Advance("a", "rock", 1), END, NONE, Advance("y", "vale", 1), END])
    assert WorkTaken("SVE", "vale", "KAT", 5) in public(out) and world.treasuries["SVE"] == 20 + 1 + 5
    assert world.land.campaign.works == {} and known(world, "KAT", "SVE").least >= 5
    world = campaign(LANDS + "SVE.y general at glen: chest 1")
    out = go(world, [NONE, found(5), Advance("a", "rock", 1), END, NONE, END])
    assert not out.told(WorkTaken) and world.land.campaign.works["vale"] == Work("found", "KAT", 5, 0)


def test_not_while_an_ally_stands_there_nor_by_a_neutral():
    """RW-CAM-BLD-03  "Alone" and "hostile"."""
    third = "; town far THI; far THI: 1 foot; THI.t general at glen: chest 1"
    text = LANDS.replace("factions KAT SVE", "factions KAT SVE THI") + third
    acts = [NONE, found(5), Advance("a", "rock", 1), END, NONE, END, NONE, Advance("t", "vale", 1), END]
    for stands, taken in (("KAT | THI", False), ("KAT & THI", False), ("SVE & THI", True)):
        world = campaign(text + "; " + stands)
        out = go(world, acts)
        assert bool(out.told(WorkTaken)) is taken


def test_who_founds_there_takes_what_another_paid():
    """RW-CAM-BLD-03  The parts go to the treasury of the new founder, and his own work begins with nothing."""
    text = LANDS.replace("in own: 3 foot", "at glen: 3 foot, chest 9")
    world = campaign(text)
    acts = [NONE, found(5), Advance("a", "rock", 1), END, NONE, Advance("z", "vale", 1), found(3, "vale", "z")]
    out = go(world, acts)
    assert out.told(WorkTaken) == [WorkTaken("SVE", "vale", "KAT", 5)] and world.treasuries["SVE"] == 20 + 1 + 5
    assert world.land.campaign.works["vale"] == Work("found", "SVE", 3, 3)


# ---- a damaged fortress ----------------------------------------------------------------------------------------------
LEAGUE = """
    factions WKA KAT; round 3; league WKA
    town lake WKA; fortress keep KAT; town rock KAT; town gate KAT; lake - keep; keep - rock; keep - gate
    WKA.w ruler at keep: 6 foot, chest 9; KAT.a head in rock: 5 foot; keep KAT: 1 foot; siege keep WKA 1
    treasury WKA 20; treasury KAT 20; seat WKA lake; seat KAT rock
"""
STORM = [NONE, Storm("keep", "w")]
DICE = [hit(1), hit(0)]


def test_a_fortress_taken_by_the_league():
    """RW-CAM-X-03  A village for all purposes: no yield, home ground of the realm it lies in alone, the victors in the open,
    nobody's neighbour for a siege; after they have founded a town there it is."""
    world = campaign(LEAGUE)
    out = go(world, STORM, DICE)
    assert FortressDamaged("keep") in public(out) and world.land.provinces["keep"].site == "damaged"
    assert giving_places(world.land, "WKA") == [] and not world.land.banners["w"].inside
    assert not pays_from_treasury(world.land, "WKA", "keep") and pays_from_treasury(world.land, "KAT", "keep")
    assert why(why_not_near(world.land, "WKA", "rock", ["w"])) == ("RW-SIEGE-03", "no-own-place-next-to-it")
    assert {(x.building, x.purse) for x in opts(out, Build)} == {("found", "w")}
    world = campaign(LEAGUE)
    go(world, [*STORM, found(4, "keep", "w"), END, *PASS, NONE, found(4, "keep", "w"), END, *PASS, form(), END], DICE)
    assert world.land.campaign.works["keep"].paid == 8 and world.chests["w"] == 0
    world.chests["w"] = 2
    go(world, [*PASS, NONE, found(2, "keep", "w")])
    assert world.land.provinces["keep"].site == "town" and world.land.provinces["keep"].owner == "WKA"
    assert why_not_near(world.land, "WKA", "rock", ["w"]) is None and pays_from_treasury(world.land, "WKA", "keep")


REPAIR = Build("keep", "repair", 3, "")
RUIN = """
    factions KAT WKA; round 3; league WKA
    town lake WKA; damaged keep KAT; town rock KAT; lake - keep; keep - rock
    KAT.a {} at keep: {}; WKA.w ruler in lake: 3 foot; treasury KAT 20; treasury WKA 20; seat WKA lake; seat KAT rock
"""


def test_it_is_repaired():
    """RW-CAM-X-03  By an army alone outside there, of a general too, for 3: an own fortress again."""
    world = campaign(RUIN.format("general", "1 foot"))
    go(world, [NONE, REPAIR])
    assert (world.land.provinces["keep"].site, world.land.provinces["keep"].owner) == ("fortress", "KAT")
    assert world.treasuries["KAT"] == 18 and world.land.factions["KAT"].used == 3


def test_who_does_not_repair():
    """RW-CAM-X-03  A noble without units; beside others who are no allies; the League; and what is not damaged."""
    world, _ = begun(RUIN.format("general", "chest 1"))
    assert why(why_not_build(seen(world), REPAIR)) == ("RW-CAM-X-03", "nothing-to-repair")
    world, _ = begun(RUIN.format("general", "1 foot") + "; league KAT")
    assert why(why_not_build(seen(world), REPAIR)) == ("RW-CAM-BLD-02", "no-fortresses-for-the-league")
    third = RUIN.replace("factions KAT WKA", "factions KAT WKA THI").format("general", "1 foot")
    third += "; town far THI; THI.t head at keep: 1 foot"
    for stands, reason in (("KAT | THI", "nothing-to-repair"), ("KAT & THI", "")):
        world, _ = begun(f"{third}; {stands}")
        assert (why(why_not_build(seen(world), REPAIR)) or ("", ""))[1] == reason
    world, _ = begun(LANDS)
    assert why(why_not_build(seen(world), Build("vale", "repair", 3, ""))) == ("RW-CAM-X-03", "nothing-to-repair")


def test_abroad_a_repair_is_paid_by_any_noble_there():
    """RW-CAM-X-03, RW-CAM-BLD-03"""
    text = RUIN.replace("damaged keep KAT", "damaged keep WKA").format("general", "1 foot, chest 3")
    assert {(x.building, x.purse) for x in opts(begun(text)[1], Build)} == {("repair", "a")}
    assert refused(campaign(text), "KAT", NONE) is None
