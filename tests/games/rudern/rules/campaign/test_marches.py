"""Marches of a campaign (RW-CAM-MOV, RW-CAM-MAP, RW-CAM-NOB-01, RW-CAM-X-01): steps, prices, purses, and who dies for want."""

from __future__ import annotations

import pytest

from montjoy.core.script import scripted
from montjoy.games.rudern.model.state import Known, Siege
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, StepsBought
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceTogether
from montjoy.games.rudern.protocol.events import WentIn
from montjoy.games.rudern.protocol.questions import Along, BeginSiege, Go, March, Storm
from montjoy.games.rudern.rules.battles.money import A_UNIT, is_own_ground, purses
from montjoy.games.rudern.rules.battles.siege import why_not_near
from montjoy.games.rudern.rules.campaign.marching import (
    Bill,
    advance,
    bill,
    price_of,
    size_of_noble,
    why_not_advance,
    why_not_set_out,
)
from tests.games.rudern.board import END, go, opts, private, public, seen, units, why
from tests.games.rudern.campaign_board import AS_IT_IS, TWO, campaign, orders

# A road of open borders of length 2 over nobody's ground, and a longer one.
ROAD = """
    factions KAT SVE
    town home KAT; field a; field b; field c; field d; town far SVE; town own KAT
    home - a 2; a - b 2; b - c 2; c - far 2; home - d 4; own - a 2
    KAT.x general in home: {units}, chest {chest}; KAT.y general in home: 2 foot, chest {other}
    SVE.z head in far: 6 foot; treasury KAT {treasury}; seat KAT home; seat SVE far; most KAT foot 12 cavalry 5 elephant 3
"""


def road(units: str = "3 foot", chest: int = 9, other: int = 0, treasury: int = 9, **options):
    return campaign(ROAD.format(units=units, chest=chest, other=other, treasury=treasury), **options)


@pytest.mark.parametrize(
    "units_, prices",
    [("3 foot", [1, 1, 1]), ("3 cavalry", [1, 1, 0]), ("2 foot 2 cavalry", [1, 1, 1]), ("0 foot", [1, 0, 1]),
     ("1 elephant 3 cavalry", [1, 1, 1])],
)
def test_prices_by_the_slowest_unit(units_, prices):
    """RW-CAM-MOV-02  Borders of length 2: foot pays 1, 2, 3; cavalry alone 1, 2, 2; a noble alone 1, 1, 2."""
    world = road("" if units_ == "0 foot" else units_)
    answers, paid = [AS_IT_IS], []
    for to in ("a", "b", "c"):
        fresh = road("" if units_ == "0 foot" else units_)
        out = go(fresh, answers)
        act = next(x for x in opts(out, Advance) if (x.banner, x.to) == ("x", to))
        paid.append(act.price)
        answers.append(act)
    go(world, answers)
    assert paid == prices and world.chests["x"] == 9 - sum(prices)
    assert world.land.factions["KAT"].used == sum(prices)


def test_a_long_border():
    """RW-CAM-MOV-02, RW-CAM-MAP-02  Length 4: foot 2, cavalry 2."""
    for troops in ("3 foot", "3 cavalry"):
        world = road(troops)
        go(world, [AS_IT_IS])
        assert price_of(seen(world), "x", "d") == 2


def test_steps_that_are_left_lapse():
    """RW-CAM-MOV-02, RW-CAM-RND-04  Unused steps stay until the end of the impulse, and no longer."""
    world = road("3 cavalry")
    go(world, [AS_IT_IS, Advance("x", "a", 1)])
    assert world.land.campaign.steps["x"] == 1 and price_of(seen(world), "x", "b") == 1
    world = road("3 cavalry")
    go(world, [AS_IT_IS, Advance("x", "a", 1), END, AS_IT_IS, END, AS_IT_IS])
    assert world.land.campaign.steps.get("x", 0) == 0


def test_closed_borders():
    """RW-CAM-MAP-02, RW-CAM-MOV-05  A march over a swamp or mountains is refused."""
    world = campaign()
    go(world, [AS_IT_IS])
    assert why(why_not_advance(seen(world), Advance("jar", "strz", 1))) == ("RW-GEN-06", "border-closed")
    world.land.banners["head"].at = "vale"
    assert why(why_not_advance(seen(world), Advance("head", "mid", 1))) == ("RW-GEN-06", "border-closed")


def test_ground():
    """RW-CAM-MAP-03  Own places and villages of the own realm are home ground, everything else is hostile; a village makes
    nobody a
    neighbour for a siege."""
    land = campaign(TWO + "; vale - strz").land
    assert [is_own_ground(land, "KAT", p) for p in ("kiertz", "vale", "mid", "east", "sveb")] == [True, True, False, False, False]
    land.provinces["hills"].owner = ""
    land.provinces["kiertz"].owner = "SVE"
    assert why(why_not_near(land, "KAT", "strz", [])) == ("RW-SIEGE-03", "no-own-place-next-to-it")


def test_who_is_where():
    """RW-CAM-MAP-01  Each banner is in one province, inside or outside; inside a hostile place it cannot be."""
    world = campaign()
    go(world, [orders(jar=1), Advance("jar", "mid", 1)])
    assert (world.land.banners["jar"].at, world.land.banners["jar"].inside) == ("mid", False)


def test_from_which_purse():
    """RW-CAM-MOV-04  Into hostile ground the chest pays, back into home ground the treasury; both count against the limit."""
    world = campaign(TWO.replace("KAT.jar general in hills: 3 foot", "KAT.jar general in hills: 3 foot, chest 2"))
    out = go(world, [AS_IT_IS, Advance("jar", "mid", 1), Advance("jar", "hills", 1)])
    assert world.chests["jar"] == 1 and world.treasuries["KAT"] == 6 + 2 - 1
    assert world.land.factions["KAT"].used == 2 and StepsBought("KAT", ("jar",), 1) in public(out)
    assert [e.purse for e in private(out, "KAT") if type(e).__name__ == "Paid"] == ["jar", ""]


def test_supply_from_the_treasury():
    """RW-CAM-MOV-04  supply = treasury: all is paid from it."""
    world = road(chest=0, supply="treasury")
    go(world, [AS_IT_IS, Advance("x", "a", 1)])
    assert world.treasuries["KAT"] == 9 + 2 - 1


def test_banners_march_together():
    """RW-CAM-MOV-03  Two foot banners over two borders of length 2 on hostile ground, chests 4 and 0: 4 from the first, limit
    used 4."""
    world = road(chest=4)
    both = [Along("x"), Along("y"), Go()]
    go(world, [AS_IT_IS, AdvanceTogether("home", "a"), *both, AdvanceTogether("a", "b"), *both])
    assert (world.chests["x"], world.chests["y"], world.land.factions["KAT"].used) == (0, 0, 4)
    assert [world.land.banners[b].at for b in "xy"] == ["b", "b"]


def test_one_pays_for_the_other():
    """RW-CAM-MOV-03  Who alone cannot pay goes along with who can; and nobody is picked whom nobody can pay."""
    world = road(chest=0, other=2)
    out = go(world, [AS_IT_IS])
    assert not [x for x in opts(out, Advance) if (x.banner, x.to) == ("x", "a")] and AdvanceTogether("home", "a") in opts(out)
    out = go(road(chest=0, other=2), [AS_IT_IS, AdvanceTogether("home", "a"), Along("x")])
    assert opts(out) == [Along("y")]
    world = road(chest=0, other=2)
    go(world, [AS_IT_IS, AdvanceTogether("home", "a"), Along("x"), Along("y"), Go()])
    assert world.chests["y"] == 0 and world.land.banners["x"].at == "a"


def test_marches_that_nobody_can_pay_are_not_offered():
    """RW-CAM-MOV-03, RW-CAM-MOV-05"""
    out = go(road(chest=1, other=0), [AS_IT_IS])
    assert not opts(out, AdvanceTogether) or all(x.to == "own" for x in opts(out, AdvanceTogether))
    assert not opts(out, March)


def test_a_march_is_not_begun_from_home_without_means():
    """RW-CAM-MOV-05, RW-CAM-MOV-06  Units die only where the army stands on hostile ground."""
    world = road(chest=0)
    go(world, [AS_IT_IS])
    assert why(why_not_advance(seen(world), Advance("x", "a", 1))) == ("RW-CAM-MOV-04", "march-too-dear")


AWAY = ROAD.replace("KAT.x general in home", "KAT.x general at b")


def test_a_unit_dies_for_each_resource_that_nobody_can_pay():
    """RW-CAM-MOV-06  An empty chest on hostile ground: one foot dies for the steps, the limit is used; a chest pays first."""
    world = campaign(AWAY.format(units="3 foot", chest=0, other=0, treasury=3))
    out = go(world, [AS_IT_IS, Advance("x", "c", 1, 1)])
    assert units(world, "x") == {"foot": 2} and DiedOfWant("KAT", "x", "foot", 1) in public(out)
    assert world.land.factions["KAT"].used == 1 and world.known["SVE"]["x"].most == 0
    world = campaign(AWAY.format(units="3 foot", chest=1, other=0, treasury=3).replace("b - c 2", "b - c 4"))
    go(world, [AS_IT_IS, Advance("x", "c", 2, 1)])
    assert (world.chests["x"], units(world, "x")) == (0, {"foot": 2})


def test_a_noble_alone_goes_on_for_nothing():
    """RW-CAM-MOV-06, RW-CAM-MOV-01  But the limit is used."""
    world = campaign(AWAY.format(units="", chest=0, other=0, treasury=3))
    go(world, [AS_IT_IS, Advance("x", "c", 1, 0)])
    assert world.land.banners["x"].at == "c" and world.land.factions["KAT"].used == 1


def test_out_of_supply_forbidden():
    """RW-CAM-MOV-06  out_of_supply = forbidden: the march is refused, and so are siege and assault."""
    world = campaign(AWAY.format(units="3 foot", chest=0, other=0, treasury=3), out_of_supply="forbidden")
    go(world, [AS_IT_IS])
    assert why(why_not_advance(seen(world), Advance("x", "c", 1, 1))) == ("RW-CAM-MOV-04", "march-too-dear")
    assert purses(seen(world), "b", 1) == []


def test_units_that_are_too_few_to_die():
    """RW-CAM-MOV-06"""
    world = campaign(AWAY.format(units="1 foot", chest=0, other=0, treasury=3).replace("b - c 2", "b - c 4"))
    go(world, [AS_IT_IS])
    assert why(bill(seen(world), ["x"], "c")) == ("RW-CAM-MOV-06", "too-few-to-die")


BEFORE = """
    factions KAT SVE
    town rock KAT; town pole SVE; town sveb SVE; rock - pole; pole - sveb
    KAT.a general at pole: 5 foot, from rock; SVE.s head in sveb: 3 foot; pole SVE: {inside} foot; treasury KAT 20
    siege pole KAT 1; round 2; seat KAT rock; seat SVE sveb; most KAT foot 12
"""


def test_an_assault_without_resources():
    """RW-CAM-MOV-06, RW-CAM-X-01  General and 5 foot, chest 0, treasury 20: a foot dies, then strength 5 is 3 dice, limit used
    1."""
    world = campaign(BEFORE.format(inside=3))
    world.land.sieges["pole"].impulse = 0
    out = go(world, [AS_IT_IS, Storm("pole", A_UNIT)], [[1] * 3, [1] * 3])
    assert units(world, "a") == {"foot": 4} and world.treasuries["KAT"] == 21
    counted = next(e for e in public(out) if type(e).__name__ == "PoolCounted" and e.side == 0)
    assert (counted.strength, counted.dice) == (5, 3) and world.land.factions["KAT"].used == 1


def test_a_siege_without_resources_counts_after_the_death():
    """RW-CAM-MOV-06, RW-SIEGE-02  4 foot and a dying one before 4 are not more than 4."""
    text = BEFORE.replace("siege pole KAT 1; ", "")
    world = campaign(text.format(inside=4))
    out = go(world, [AS_IT_IS])
    assert not opts(out, BeginSiege)
    world = campaign(text.format(inside=3))
    go(world, [AS_IT_IS, BeginSiege("pole", A_UNIT)])
    assert units(world, "a") == {"foot": 4} and "pole" in world.land.sieges


def test_sorties_are_paid_from_the_treasury():
    """RW-CAM-X-01  The besieged pay from the main treasury."""
    world = campaign(BEFORE.format(inside=3) + "; treasury SVE 5")
    out = go(world, [AS_IT_IS, END, AS_IT_IS])
    assert [x.purse for x in opts(out) if type(x).__name__ == "Sally"] == [""]


def test_sizes_of_banners():
    """RW-CAM-NOB-01  Ten, seven and five; the limit binds marching only."""
    assert [size_of_noble(n) for n in ("ruler", "head", "general", "shadow")] == [10, 7, 5, 5]
    world = road("6 foot")
    go(world, [AS_IT_IS])
    assert why(why_not_set_out(seen(world), "x", "a")) == ("RW-CAM-NOB-01", "banner-too-large")
    world.land.banners["x"].units = {"foot": 5}
    assert why_not_set_out(seen(world), "x", "a") is None


def test_a_hostile_place_does_not_stop_a_march():
    """RW-CAM-MOV-05  Through a hostile town's province to the next one, however large its garrison."""
    text = ROAD.format(units="3 foot", chest=9, other=0, treasury=9).replace("field b", "town b SVE") + "; b SVE: 9 foot"
    world = campaign(text)
    go(world, [AS_IT_IS, Advance("x", "a", 1), Advance("x", "b", 1), Advance("x", "c", 1)])
    assert world.land.banners["x"].at == "c"


def test_a_battle_lost_or_drawn_stops():
    """RW-CAM-MOV-05  Who has lost, or stepped back, marches no more; who has won goes on."""
    text = ROAD.format(units="3 foot", chest=9, other=0, treasury=9) + "; SVE.w general at a: 3 foot; town east SVE; c - east"
    for dice, moved in (([[1, 1, 1, 1], [6, 6, 6, 6]], 0), ([[6, 6, 6, 6], [1, 1, 1, 1]], 1)):
        world = campaign(text)
        go(world, [AS_IT_IS, Advance("x", "a", 1)], dice)
        there = world.land.banners.get("x")
        assert there is None or (there.moves > 0) == bool(moved)
    world = campaign(text)
    go(world, [AS_IT_IS, Advance("x", "a", 1)], [[1] * 4, [1] * 4])
    assert world.land.banners["x"].at == "home" and world.land.banners["x"].moves == 0
    assert why(why_not_set_out(seen(world), "x", "a")) == ("RW-CAM-MOV-05", "stopped")


def test_inside_by_default():
    """RW-CAM-MOV-07  Arriving at an own town a banner is inside, and may go out again."""
    world = road()
    out = go(world, [AS_IT_IS, Advance("x", "a", 1), Advance("x", "own", 1)])
    assert WentIn("KAT", ("x",), "own") in public(out) and world.land.banners["x"].inside


def test_nobody_leaves_a_besieged_place():
    """RW-CAM-MOV-05, RW-CAM-MOV-07"""
    world = road()
    world.land.sieges["home"] = Siege("home", "SVE", 1, 0, ["z"])
    assert why(why_not_set_out(seen(world), "x", "a")) == ("RW-CAM-MOV-05", "besieged")


def test_a_garrison_alone_does_not_march():
    """RW-CAM-MOV-01"""
    world = campaign(TWO + "; hills KAT: 2 foot")
    out = go(world, [AS_IT_IS])
    assert {x.banner for x in opts(out, Advance)} <= {"head", "jar"}


def test_the_limit_counts_marches():
    """RW-CAM-MOV-04, RW-GEN-10  4 and one for a town: with 5 used nothing more can be bought."""
    world = road("3 foot", chest=9)
    go(world, [AS_IT_IS])
    world.land.factions["KAT"].used = 6
    assert why(bill(seen(world), ["x"], "a")) == ("RW-GEN-10", "campaign-limit")
    world.land.factions["KAT"].used = 5
    assert isinstance(bill(seen(world), ["x"], "a"), Bill)


@pytest.mark.parametrize("most, left", [(4, 3), (1, 0), (None, None)])
def test_nobody_sees_whether_a_noble_alone_has_paid(most, left):
    """RW-CAM-MOV-06, RW-GEN-13  He goes on with an empty chest as with a full one, and the others know the same of it after."""
    after = []
    for chest in (0, 1):
        world = road("", chest=chest)
        world.land.banners["x"].at, world.land.banners["x"].inside = "a", False
        world.known["SVE"] = {"x": Known(0, most)}
        out = scripted(advance(world, ["x"], "b"))
        after.append(world.known["SVE"]["x"])
        assert world.chests["x"] == 0 and len(out.told(StepsBought)) == 1
    assert after == [Known(0, left)] * 2
