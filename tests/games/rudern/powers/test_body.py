"""King Robert's body (RW-CAM-BODY): the march home, further dice, the arrival, and who seizes it."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit, scripted
from montjoy.fights import Batch
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Kind, Winner
from montjoy.games.rudern.battle.strength import besieger_dice, field_dice, garrison_dice
from montjoy.games.rudern.bots.forecast import forecast_fight
from montjoy.games.rudern.model.powers import Deed, Slain
from montjoy.games.rudern.model.state import Banner, Siege
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, StepsBought
from montjoy.games.rudern.protocol.campaign_questions import Advance, AdvanceTogether
from montjoy.games.rudern.protocol.events import PoolCounted, SiegeLeft, WentIn, WentOut
from montjoy.games.rudern.protocol.powers_events import BodyArrived, BodySeized, BodyTaken, NeedFell
from montjoy.games.rudern.protocol.powers_questions import MarchBody
from montjoy.games.rudern.protocol.questions import (
    Along,
    BeginSiegeWith,
    ComeOut,
    ComeOutTogether,
    Go,
    GoIn,
    GoOut,
    JoinSiege,
    LeaveSiege,
    MoveIn,
    Storm,
)
from montjoy.games.rudern.rules.battles.field import why_not_come_out
from montjoy.games.rudern.rules.battles.movement import why_not_go_in, why_not_go_out
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.retreat import retreat_beaten
from montjoy.games.rudern.rules.battles.siege import why_not_join, why_not_leave
from montjoy.games.rudern.rules.campaign.marching import why_not_advance
from montjoy.games.rudern.rules.campaign.preparing import why_not_prepare
from montjoy.games.rudern.rules.powers import body as body_rules
from montjoy.games.rudern.rules.powers.body import settle_body, why_not_march_body
from montjoy.games.rudern.rules.powers.carriers import body_of, carriers, defence_dice
from montjoy.games.rudern.rules.powers.rounds import lower_need
from tests.games.rudern.fights import army, before_fortress, before_town, field, fought, sortie
from tests.games.rudern.realm import (
    AS_IT_IS,
    REALM,
    go,
    in_impulse,
    only,
    opts,
    orders,
    powers,
    purse,
    realm,
    seen_for,
    why,
)

GROUP = ["cenek", "rutvika", "stoymir"]
AT_WAR = REALM.replace("joins OST 2; ", "")                  # Ostius is of the League from the start


def placed(world, at, inside=False):
    """All who carry the body are there."""
    for b in GROUP:
        world.land.banners[b].at, world.land.banners[b].inside = at, inside
    return world


def stands(world, banner, at, **units):
    """A banner outside there with those units."""
    there = world.land.banners[banner]
    there.at, there.inside, there.units = at, False, units
    return world


def of_21(world):
    """The group with 21 dice in the field."""
    del world.land.banners["stoymir"].units["cavalry"]
    return world


def hostile(world, a, b):
    for x, y in ((a, b), (b, a)):
        world.land.relations.setdefault(x, {})[y] = "hostile"
    return world


def where(world):
    return [(world.land.banners[b].at, world.land.banners[b].inside) for b in GROUP]


def settle(world):
    return scripted(settle_body(world), [])


# ---- RW-CAM-BODY-01  the march ---------------------------------------------------------------------------------------
def test_the_group_pays_once():
    """RW-CAM-BODY-01  Border of length 4: 4 resources for the group of three banners, not 12; nobody splits off."""
    world = in_impulse(realm(), "IMP")
    out = go(world, [AS_IT_IS])
    assert opts(out, MarchBody) == [MarchBody("ostius", 2), MarchBody("road", 4)]
    assert not [x for x in opts(out, Advance) if x.banner in GROUP] and not opts(out, AdvanceTogether)
    assert why(why_not_advance(seen_for(world, "IMP"), Advance("stoymir", "road", 2))) == ("RW-CAM-BODY-01", "carries-the-body")
    out = go(world, [AS_IT_IS, MarchBody("road", 4)])
    assert where(world) == [("road", False)] * 3
    assert world.chests["cenek"] == 10 and world.land.factions["IMP"].used == 4
    assert only(out, StepsBought) == StepsBought("IMP", tuple(GROUP), 4)
    assert opts(out, MarchBody) == [MarchBody("emora", 2)]   # 2 are left of 6


def test_the_others_chests_pay_too():
    """RW-CAM-BODY-01, RW-CAM-MOV-04  On hostile ground from the chests of those who carry it, one after the other."""
    world = purse(in_impulse(realm(), "IMP"), cenek=1, rutvika=2, stoymir=3)
    go(world, [AS_IT_IS, MarchBody("road", 4)])
    assert [world.chests[b] for b in GROUP] == [0, 0, 2] and world.treasuries["IMP"] == 13


def test_onto_home_ground_the_treasury_pays():
    """RW-CAM-BODY-01, RW-CAM-MOV-04  Onto own or allied ground the main treasury pays."""
    world = placed(in_impulse(realm(), "IMP"), "road")
    go(world, [AS_IT_IS, MarchBody("hill", 4)])
    assert world.treasuries["IMP"] == 13 - 4 and world.chests["cenek"] == 14
    assert where(world) == [("hill", True)] * 3


def test_out_of_supply():
    """RW-CAM-BODY-01, RW-CAM-MOV-06  What nobody can pay costs units of the group; out_of_supply = forbidden: it stays."""
    world = purse(in_impulse(realm(), "IMP"), cenek=1)
    out = go(world, [AS_IT_IS])
    assert MarchBody("road", 4, 3) in opts(out, MarchBody)
    out = go(world, [AS_IT_IS, MarchBody("road", 4, 3)])
    assert len(out.told(DiedOfWant)) == 3 and sum(sum(world.land.banners[b].units.values()) for b in GROUP) == 10
    assert where(world) == [("road", False)] * 3
    world = purse(in_impulse(realm(out_of_supply="forbidden"), "IMP"), cenek=1)
    assert not opts(go(world, [AS_IT_IS]), MarchBody)
    assert why(why_not_march_body(seen_for(world, "IMP"), MarchBody("road", 4, 3))) == ("RW-CAM-MOV-04", "march-too-dear")


def test_nobles_alone_march_for_nothing_but_the_limit():
    """RW-CAM-BODY-01, RW-CAM-MOV-06"""
    world = purse(in_impulse(realm(), "IMP"), cenek=0)
    for b in GROUP:
        world.land.banners[b].units = {}
    go(world, [AS_IT_IS, MarchBody("road", 4)])
    assert where(world) == [("road", False)] * 3 and world.land.factions["IMP"].used == 4


def test_who_may_not_march_it():
    """RW-CAM-BODY-01  In the Empire's impulse, at its price, over an open border, if each of them is able to."""
    world = in_impulse(realm(), "GLI")
    assert why(why_not_march_body(seen_for(world, "IMP"), MarchBody("road", 4))) == ("RW-GEN-08", "not-your-impulse")
    assert why(why_not_march_body(seen_for(world, "GLI"), MarchBody("road", 4))) == ("RW-CAM-BODY-01", "no-body-to-march")
    in_impulse(world, "IMP")

    def refusal(act):
        return why(why_not_march_body(seen_for(world, "IMP"), act))

    assert refusal(MarchBody("road", 4)) is None
    assert refusal(MarchBody("road", 3)) == ("RW-CAM-BODY-01", "body-costs-otherwise")
    assert refusal(MarchBody("road", 4, 1)) == ("RW-CAM-BODY-01", "body-costs-otherwise")
    assert refusal(MarchBody("hill", 4)) == ("RW-GEN-06", "not-a-neighbour")
    world.land.factions["IMP"].used = 3
    assert refusal(MarchBody("road", 4)) == ("RW-GEN-10", "campaign-limit")
    world.land.factions["IMP"].used = 0
    world.land.banners["stoymir"].moves = 0
    assert refusal(MarchBody("road", 4)) == ("RW-CAM-MOV-05", "stopped")
    world.land.banners["stoymir"].moves = 2
    world.land.banners["rutvika"].units = {"foot": 6}
    assert refusal(MarchBody("road", 4)) == ("RW-CAM-NOB-01", "banner-too-large")


def test_body_false():
    """RW-CAM-BODY-01  body = false: nobody carries it, its generals march like any others, and nobody can seize it."""
    world = in_impulse(realm(AT_WAR, body=False), "IMP")
    out = go(world, [AS_IT_IS])
    assert not opts(out, MarchBody) and [x for x in opts(out, Advance) if x.banner == "stoymir"]
    assert body_of(world.land) is None and defence_dice(world.land, (["ostius_ruler"], GROUP)) == (0, 0)
    stands(in_impulse(world, "OST"), "ostius_ruler", "ostius", elephant=10)
    out = go(world, [AS_IT_IS, Advance("ostius_ruler", "camp", 1)], [hit(16), hit(0)])
    assert not out.told(BodySeized) and out.pending is not None


def test_units_are_shifted_but_one_stays():
    """RW-CAM-BODY-01  Between these banners and inside own places to a garrison; at least one general keeps a unit."""
    world = placed(in_impulse(realm(), "IMP"), "hill", inside=True)
    none = {f"{b}.{kind}": 0 for b in GROUP for kind in ("foot", "cavalry", "legion")}
    seen = seen_for(world, "IMP")
    form = orders()
    form.amounts.update(none)
    assert why(why_not_prepare(seen, form)) == ("RW-CAM-BODY-01", "body-without-a-unit")
    form.amounts["rutvika.foot"] = 1
    assert why_not_prepare(seen, form) is None
    for b in GROUP:
        world.land.banners[b].units = {}
    assert why_not_prepare(seen_for(world, "IMP"), orders()) is None     # they had none before


def test_in_and_out_together():
    """RW-CAM-BODY-01, RW-X-06  Going in and out all who carry it go, named by the first of them."""
    world = placed(in_impulse(realm(), "IMP"), "hill", inside=True)
    out = go(world, [AS_IT_IS])
    assert [x for x in opts(out, GoOut)] == [GoOut("cenek", "hill")]
    assert why(why_not_go_out(seen_for(world, "IMP"), "rutvika")) == ("RW-CAM-BODY-01", "not-apart-from-the-body")
    out = go(world, [AS_IT_IS, GoOut("cenek", "hill")])
    assert where(world) == [("hill", False)] * 3 and only(out, WentOut) == WentOut("IMP", tuple(GROUP), "hill")
    assert [world.land.banners[b].shifts for b in GROUP] == [1, 1, 1]
    assert why(why_not_go_in(seen_for(world, "IMP"), "stoymir")) == ("RW-CAM-BODY-01", "not-apart-from-the-body")
    out = go(world, [AS_IT_IS, GoIn("cenek", "hill")])
    assert where(world) == [("hill", True)] * 3 and only(out, WentIn) == WentIn("IMP", tuple(GROUP), "hill")


def test_coming_out_together():
    """RW-CAM-BODY-01, RW-KIND-07  Against an army before the place they come out together, named by the first of them."""
    for pick in ([ComeOut("cenek", "hill")], [ComeOutTogether("hill"), Along("cenek"), Go()]):
        world = placed(in_impulse(realm(), "IMP"), "hill", inside=True)
        stands(world, "ottokar", "hill", foot=1)
        world.land.banners["zdena"] = Banner("zdena", "IMP", "general", "hill", units={"foot": 1})
        world.chests["zdena"] = 0
        out = go(world, [AS_IT_IS])
        assert why(why_not_come_out(seen_for(world, "IMP"), "rutvika")) == ("RW-CAM-BODY-01", "not-apart-from-the-body")
        assert [x.banner for x in opts(out, ComeOut)] == ["cenek", "zdena"]
        out = go(world, [AS_IT_IS, *pick], [hit(0), hit(0)])
        assert where(world) == [("hill", False)] * 3 and out.told(PoolCounted)[0].dice == 23
        assert out.told(PoolCounted)[0].extra == 0           # they have caused it


def test_besieging_together():
    """RW-CAM-BODY-01, RW-SIEGE-08  Into a siege and out of it all of them go."""
    world = placed(in_impulse(realm(), "IMP"), "west")
    world.land.provinces["keep"].owner = "IMP"
    world.land.banners["zdena"] = Banner("zdena", "IMP", "general", "west", inside=False, units={"foot": 5})
    world.chests["zdena"] = 0
    go(world, [AS_IT_IS, BeginSiegeWith("west", "cenek"), Along("rutvika"), Go()])
    assert sorted(world.land.sieges["west"].members) == GROUP
    assert why(why_not_leave(seen_for(world, "IMP"), "stoymir")) == ("RW-CAM-BODY-01", "not-apart-from-the-body")
    world = placed(in_impulse(realm(), "IMP"), "west")
    world.land.banners["zdena"] = Banner("zdena", "IMP", "general", "west", inside=False, units={"foot": 5})
    world.chests["zdena"] = 0
    world.land.sieges["west"] = Siege("west", "IMP", 1, 0, ["zdena"])
    go(world, [AS_IT_IS])
    assert why(why_not_join(seen_for(world, "IMP"), "stoymir")) == ("RW-CAM-BODY-01", "not-apart-from-the-body")
    go(world, [AS_IT_IS, JoinSiege("cenek", "west")])
    assert sorted(world.land.sieges["west"].members) == [*GROUP, "zdena"]
    out = go(world, [AS_IT_IS, LeaveSiege("cenek", "west")])
    assert world.land.sieges["west"].members == ["zdena"] and only(out, SiegeLeft) == SiegeLeft("IMP", "west", tuple(GROUP))


# ---- RW-CAM-BODY-02  further dice ------------------------------------------------------------------------------------
def test_attacked_it_rolls_three_dice_more():
    """RW-CAM-BODY-02  Group of 21 dice attacked: 24 dice."""
    world = of_21(in_impulse(realm(AT_WAR), "OST"))
    march = Advance("ostius_ruler", "camp", 1)
    go(world, [AS_IT_IS])
    case = forecast_fight(seen_for(world, "OST"), None, march)
    assert case is not None and [case.start.host[s].extra for s in (0, 1)] == [0, 3] and field_dice(case.start, DEFENDER) == 24
    out = go(world, [AS_IT_IS, march], [hit(0), [1] * 24])
    pools = out.told(PoolCounted)
    assert [(p.extra, p.dice - p.strength) for p in pools] == [(0, 0), (3, 3)] and pools[1].dice == 24


def test_attacking_it_rolls_its_own():
    """RW-CAM-BODY-02  Attacking itself: 21; and so it is foretold."""
    world = of_21(stands(in_impulse(realm(AT_WAR), "IMP"), "ostius_ruler", "road", foot=2))
    go(world, [AS_IT_IS])
    case = forecast_fight(seen_for(world, "IMP"), None, MarchBody("road", 4))
    assert case is not None and [field_dice(case.start, s) for s in (0, 1)] == [21, 3]
    out = go(world, [AS_IT_IS, MarchBody("road", 4)], [[1] * 21, [1] * 3])
    assert [(p.extra, p.dice) for p in out.told(PoolCounted)] == [(0, 21), (0, 3)]


def test_who_died_of_want_is_not_foretold_to_fight():
    """RW-CAM-BODY-01, RW-CAM-MOV-06  Units that die for the march take no part in the battle."""
    world = purse(stands(in_impulse(realm(AT_WAR), "IMP"), "ostius_ruler", "road", foot=2), cenek=0)
    go(world, [AS_IT_IS])
    case = forecast_fight(seen_for(world, "IMP"), None, MarchBody("road", 4, 4))
    assert case is not None and sum(x.count for x in case.start.host[0].stack) == 13 - 4 + 3


def test_before_walls_nobody_gets_them():
    """RW-CAM-BODY-02  In an assault and a sortie there are none; with the dead there are none."""
    world = placed(realm(), "hill", inside=True)
    stands(world, "ottokar", "hill", foot=9)
    for kind in (Kind.ASSAULT, Kind.SORTIE):
        fight = muster_bodies(world.land, world.units, kind, "hill", (["ottokar"], GROUP), 0, {})
        assert [h.extra for h in fight.host] == [0, 0]
    for kind in (Kind.FIELD, Kind.RELIEF):
        fight = muster_bodies(world.land, world.units, kind, "hill", (["ottokar"], GROUP), 0, {})
        assert [h.extra for h in fight.host] == [0, 3]
    powers(world).body.carriers = ()
    assert defence_dice(world.land, (["ottokar"], GROUP)) == (0, 0)


def test_further_dice_in_a_fight():
    """RW-CAM-BODY-02  They are added once, undivided, and only where the side has strength."""
    fight = field(army(foot=2), army(foot=1, general=1))
    fight.host[DEFENDER].extra = 3
    assert [field_dice(fight, s) for s in (ATTACKER, DEFENDER)] == [2, 5]
    assert fought(fight, [1] * 2, [1] * 5).told(PoolCounted)[1] == PoolCounted(
        DEFENDER, (("foot", 1, 1), ("general", 1, 1)), 2, 1, 5, 3
    )
    for stack in fight.host[DEFENDER].stack:
        stack.count = 0
    assert field_dice(fight, DEFENDER) == 0
    storm = before_town(army(foot=7), army(foot=2))
    storm.host[0].extra, storm.host[1].extra = 1, 2
    assert (besieger_dice(storm), garrison_dice(storm)) == (5, 4)
    assert before_fortress(army(foot=7), army(foot=2)).host[0].extra == 0
    out = sortie(army(foot=4), army(foot=2))
    out.host[1].extra = 1
    assert garrison_dice(out) == 3


@pytest.mark.parametrize("extra", [0, 1, 3])
def test_odds_with_further_dice(extra):
    """RW-CAM-BODY-02  One foot against one: the enumerated law and the formula agree."""
    fight = field(army(foot=1), army(foot=1))
    fight.host[DEFENDER].extra = extra
    answer = solve(RudernCase(Kind.FIELD, fight, load("default")))["outcomes"]
    dies = 1 - (2 / 3) ** (1 + extra)                        # of the attacker's one foot
    kills = 1 / 3
    assert answer["defender"]["p"] == pytest.approx(dies * (1 - kills))
    assert answer["attacker"]["p"] == pytest.approx((1 - dies) * kills)


# ---- RW-CAM-BODY-03  home --------------------------------------------------------------------------------------------
def test_it_arrives(monkeypatch):
    """RW-CAM-BODY-03, RW-CAM-RND-01  It is home, the generals may part, kard and council are voted on; need 25 in round 4, 24 in
    round 5, 23 in round 6."""
    called = []

    async def call(world, offices, why):
        called.append((offices, why))

    monkeypatch.setattr(body_rules.council, "call_election", call)
    world = placed(realm(REALM + "need 25"), "hill", inside=True)
    in_impulse(world, "IMP", round=4)
    out = go(world, [AS_IT_IS, MarchBody("rudern", 2)])
    assert only(out, BodyArrived) == BodyArrived("rudern")
    there = powers(world).body
    assert (there.carriers, there.at, there.home) == ((), "rudern", 4) and carriers(world.land) == []
    assert called == [(("kard", "treasurer", "commander", "sermo", "umbro"), "arrival")]
    assert {x.banner for x in opts(out, Advance)} >= set(GROUP) and not opts(out, MarchBody)
    needs = []
    for world.land.round in (4, 5, 6):
        told = scripted(lower_need(world, powers(world)), []).told(NeedFell)
        needs.append((powers(world).need, len(told)))
    assert needs == [(25, 0), (24, 1), (23, 1)]


def test_the_need_stays_without_the_body():
    """RW-CAM-RND-01  It does not fall while the body is on its way, nor without one."""
    for world in (realm(), realm(body=False)):
        world.land.round = 9
        scripted(lower_need(world, powers(world)), [])
        assert powers(world).need == 22


@pytest.mark.parametrize("how", ["besieged", "not imperial", "outside", "one of them elsewhere", "damaged"])
def test_not_yet_home(how):
    """RW-CAM-BODY-03  Rudern must be held by the Empire and not besieged, and they must be in it."""
    world = placed(in_impulse(realm(), "IMP"), "rudern", inside=how != "outside")
    if how == "besieged":
        world.land.sieges["rudern"] = Siege("rudern", "WKA", 1, 1, ["ottokar"])
    elif how == "not imperial":
        world.land.provinces["rudern"].owner = "KAT"
    elif how == "one of them elsewhere":
        world.land.banners["rutvika"].at = "hill"
    elif how == "damaged":
        world.land.provinces["rudern"].site = "damaged"
    assert not settle(world).told(BodyArrived) and powers(world).body.home == 0


# ---- RW-CAM-BODY-04  seized ------------------------------------------------------------------------------------------
def test_beaten_in_the_field():
    """RW-CAM-BODY-04, RW-CAM-WIN-02  Ostius beats the group in the field: game over, winner League, though its units survive."""
    world = stands(in_impulse(realm(AT_WAR), "OST"), "ostius_ruler", "ostius", elephant=10)
    out = go(world, [AS_IT_IS, Advance("ostius_ruler", "camp", 1)], [hit(5), hit(0)])
    assert only(out, BodySeized) == BodySeized("OST", "camp")
    assert (out.value.winners, out.value.why) == (("LEA",), "body")
    assert powers(world).body.by == "OST"


def test_beating_the_enemy():
    """RW-CAM-BODY-04  A battle won seizes nothing, and the living carry on."""
    world = in_impulse(realm(AT_WAR), "OST")
    out = go(world, [AS_IT_IS, Advance("ostius_ruler", "camp", 1)], [hit(0), hit(0)])
    assert not out.told(BodySeized) and carriers(world.land) == GROUP


def test_an_assault_that_leaves_them_fewer_is_no_field_battle():
    """RW-CAM-BODY-04  Only a field battle that is lost loses the body; before or behind walls it is lost with the place or with
    their lives."""
    world = placed(in_impulse(realm(), "WKA", round=3), "hill", inside=True)
    del world.land.garrisons["hill.URA"]
    world.land.provinces["fields"].site, world.land.provinces["fields"].owner = "town", "WKA"
    stands(world, "ottokar", "hill", foot=30)
    world.chests["ottokar"] = 3
    world.land.sieges["hill"] = Siege("hill", "WKA", 1, 0, ["ottokar"])
    out = go(world, [AS_IT_IS, Storm("hill", "ottokar")], [hit(1), hit(0)])
    assert not out.told(BodySeized) and carriers(world.land) == GROUP


def captured(captor, banner, at="hill", home=False, **options):
    """The captor storms the place; nobody inside survives."""
    world = in_impulse(realm(**options), captor, round=3)
    if home:
        powers(world).body.carriers, powers(world).body.at, powers(world).body.home = (), "rudern", 1
    else:
        placed(world, at, inside=True)
        for b in GROUP:
            world.land.banners[b].units = {"foot": 1}
    hostile(world, captor, "IMP")
    hostile(world, captor, "URA")
    world.land.provinces["knorow"].owner = world.land.provinces["kiertz"].owner = captor
    world.land.provinces["fields"].site, world.land.provinces["fields"].owner = "town", captor
    stands(world, banner, at, foot=40)
    world.chests[banner] = 3
    world.land.sieges[at] = Siege(at, captor, 1, 0, [banner])
    return world, go(world, [AS_IT_IS, Storm(at, banner), MoveIn()], [hit(20), hit(0)])


def test_captured_with_the_place():
    """RW-CAM-BODY-04  Of the League: the game is over; of another enemy: the body stays in the province."""
    world, out = captured("WKA", "ottokar")
    assert only(out, BodySeized) == BodySeized("WKA", "hill") and out.value.why == "body" and out.value.winners == ("LEA",)
    world, out = captured("GRA", "gracuja_head")
    assert only(out, BodySeized) == BodySeized("GRA", "hill") and out.pending is not None
    assert (powers(world).body.carriers, powers(world).body.at, powers(world).body.by) == ((), "hill", "")


def test_captured_at_home():
    """RW-CAM-BODY-04  A kardom captures Rudern with the body inside: the same; another enemy: it is no longer home, and the need
    falls no further."""
    world, out = captured("WKA", "ottokar", "rudern", home=True)
    assert only(out, BodySeized) == BodySeized("WKA", "rudern") and out.value.why == "body"
    world, out = captured("GRA", "gracuja_head", "rudern", home=True)
    assert only(out, BodySeized) == BodySeized("GRA", "rudern") and powers(world).body.home == 0
    need = powers(world).need
    scripted(lower_need(world, powers(world)), [])
    assert powers(world).need == need


def test_another_place_captured_seizes_nothing():
    """RW-CAM-BODY-04  The body at home is not seized with any other place."""
    world = realm()
    powers(world).body.carriers, powers(world).body.at, powers(world).body.home = (), "rudern", 1
    powers(world).now = [Deed("capture", "hill", ("WKA",), ("URA",), was="town", victors=("WKA",)),
                         Deed("battle", "rudern", ("WKA",), ("IMP",), 4, victors=("WKA",))]
    assert not settle(world).told(BodySeized)


def test_a_place_captured_whose_nobles_retreat():
    """RW-CAM-BODY-04  noble_holds_place = false: those who carry it get away, and the body does not."""
    world, out = captured("GRA", "gracuja_head", noble_holds_place=False)
    assert only(out, BodySeized) == BodySeized("GRA", "hill") and powers(world).body.carriers == ()


# ---- lying there -----------------------------------------------------------------------------------------------------
def lying(at="road", text=REALM):
    world = in_impulse(realm(text), "GRA")
    powers(world).body.carriers, powers(world).body.at = (), at
    return world


def test_gracuja_beats_the_group():
    """RW-CAM-BODY-04  Another enemy leaves it where it lies."""
    world = hostile(in_impulse(realm(), "GRA"), "GRA", "IMP")
    stands(world, "gracuja_head", "ostius", elephant=7)
    world.chests["gracuja_head"] = 5
    out = go(world, [AS_IT_IS, Advance("gracuja_head", "camp", 1)], [hit(10), hit(0)])
    assert only(out, BodySeized) == BodySeized("GRA", "camp") and not out.told(BodyTaken)
    assert (powers(world).body.carriers, powers(world).body.at, powers(world).body.by) == ((), "camp", "")
    assert body_rules.march_body_options(seen_for(world, "IMP")) == []


def test_an_imperial_banner_takes_it():
    """RW-CAM-BODY-04  The first imperial banner with a unit outside there carries it from then on."""
    world = stands(lying(), "rutvika", "road", foot=1)
    assert only(settle(world), BodyTaken) == BodyTaken("IMP", "rutvika", "road")
    assert (carriers(world.land), powers(world).body.at) == (["rutvika"], "")


def test_a_banner_of_the_league_takes_it():
    """RW-CAM-BODY-04, RW-CAM-WIN-02  A kardom that takes it has seized it."""
    world = stands(lying(), "ottokar", "road", foot=1)
    assert only(settle(world), BodySeized) == BodySeized("WKA", "road") and powers(world).body.by == "WKA"


def test_who_cannot_take_it():
    """RW-CAM-BODY-04  Not a noble without units, nobody inside, no house, nobody elsewhere, no kardom that waits, nobody who was
    just beaten there."""
    world = stands(lying("hill"), "rutvika", "hill")
    world.land.banners["cenek"].at, world.land.banners["cenek"].inside = "hill", True
    stands(world, "urad_head", "hill", foot=3)
    stands(world, "ottokar", "fields", foot=3)
    stands(world, "ostius_ruler", "hill", foot=3)
    stands(world, "stoymir", "hill", foot=3)
    world.land.banners["stoymir"].stranded = world.land.impulse
    out = settle(world)
    assert not out.told(BodyTaken) and not out.told(BodySeized) and powers(world).body.at == "hill"


def test_two_at_once():
    """RW-CAM-BODY-04  Of two that stand there the one whose impulse it is (ours)."""
    world = stands(stands(lying(), "rutvika", "road", foot=1), "ottokar", "road", foot=1)
    settle(in_impulse(world, "WKA"))
    assert powers(world).body.by == "WKA"
    world = stands(stands(lying(), "ottokar", "road", foot=1), "rutvika", "road", foot=1)
    settle(in_impulse(world, "IMP"))
    assert carriers(world.land) == ["rutvika"]


# ---- the dead --------------------------------------------------------------------------------------------------------
def killed(world, *banners, at="road", by=(), kind="draw"):
    for b in banners:
        del world.land.banners[b]
    powers(world).now.append(Deed(kind, at, by, ("IMP",), 1, tuple(Slain(b, "IMP", by) for b in banners), victors=by))
    return world


def test_one_by_one():
    """RW-CAM-BODY-04  Of several some die and no battle is lost: the living carry on."""
    world = killed(in_impulse(realm(), "IMP"), "cenek", "stoymir")
    assert not settle(world).told(BodySeized) and powers(world).body.carriers == ("rutvika",)


def test_wiped_out():
    """RW-CAM-BODY-04  With the last of them it is lost: to the victors, or where nobody has won it lies there."""
    world = killed(in_impulse(realm(), "IMP"), *GROUP)
    assert only(settle(world), BodySeized) == BodySeized("", "road") and powers(world).body.at == "road"
    world = killed(in_impulse(realm(), "IMP"), *GROUP, by=("WKA",), kind="battle")
    assert only(settle(world), BodySeized) == BodySeized("WKA", "road") and powers(world).body.by == "WKA"
    world = killed(in_impulse(realm(), "IMP"), *GROUP, by=("KAT", "IMP"), kind="battle")
    assert only(settle(world), BodySeized) == BodySeized("", "road")


def test_a_kardom_among_the_victors():
    """RW-CAM-BODY-04  Of several victors the kardom of the League has it."""
    world = in_impulse(realm(), "IMP")
    powers(world).now = [Deed("battle", "camp", ("GRA", "WKA"), ("IMP",), 3, carried=True, victors=("GRA", "WKA"))]
    assert only(settle(world), BodySeized) == BodySeized("WKA", "camp")


def test_disbanded():
    """RW-CAM-BODY-04, RW-RETR-05  Beaten without a haven they count as killed, and who has beaten them is remembered."""
    text = AT_WAR.replace("; camp - road 4", "").replace("bystria - ostius; ", "")
    world = stands(in_impulse(realm(text), "OST"), "ostius_ruler", "ostius", elephant=10)
    out = go(world, [AS_IT_IS, Advance("ostius_ruler", "camp", 1)], [hit(5), hit(0)])
    assert not set(GROUP) & set(world.land.banners) and out.value.why == "body"
    assert only(out, BodySeized) == BodySeized("OST", "camp")


def test_disbanded_without_a_battle():
    """RW-CAM-BODY-04, RW-RETR-05, RW-CAM-X-05  Who must leave and has no haven counts as killed, by who has won there if anybody
    has: without a victor the body lies where they stood."""
    text = AT_WAR.replace("; camp - road 4", "").replace("bystria - ostius; ", "")
    world = in_impulse(realm(text), "OST")
    scripted(retreat_beaten(world, list(GROUP), "camp"), [])
    assert powers(world).now == [Deed("draw", "camp", losers=("IMP",), slain=tuple(Slain(b, "IMP", ()) for b in GROUP))]
    assert only(settle(world), BodySeized) == BodySeized("", "camp")
    world = in_impulse(realm(text), "OST")
    powers(world).now = [Deed("battle", "camp", ("OST",), ("IMP",), 9, victors=("OST",))]
    scripted(retreat_beaten(world, list(GROUP), "camp"), [])
    assert {noble.by for noble in powers(world).now[-1].slain} == {("OST",)}


@pytest.mark.compiled
def test_compiled_with_further_dice():
    """RW-CAM-BODY-02  The compiled battle rolls them too: as often as the exact law says, within four standard errors."""
    fight = field(army(foot=3), army(foot=2))
    fight.host[ATTACKER].extra, fight.host[DEFENDER].extra = 1, 3
    case = RudernCase(Kind.FIELD, fight, load("default"))
    verdicts = Batch(case.whole, case.policy, type(case.start), seen=case.seen)(case.start, 4000, 7)[0]
    for verdict, name in ((Winner.ATTACKER, "attacker"), (Winner.DEFENDER, "defender")):
        p = solve(case)["outcomes"][name]["p"]
        share = sum(int(x) == verdict for x in verdicts) / 4000
        assert abs(share - p) < 4 * (p * (1 - p) / 4000) ** 0.5
