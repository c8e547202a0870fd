"""Houses against houses (RW-CAM-ALY-02): declaring war, offering peace, and what becomes of who stands together."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.model.queries import relation
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.events import (
    BattleWon,
    CountedAsKilled,
    Disbanded,
    Retreated,
    SiegeLeft,
    SiegeOver,
    WentOut,
)
from montjoy.games.rudern.protocol.powers_events import InfluenceGained, PeaceMade, PeaceRefused, WarDeclared
from montjoy.games.rudern.protocol.powers_questions import DeclareWar, MakePeace, OfferPeace, PeaceOffered, StayAtWar
from montjoy.games.rudern.protocol.questions import Act, AttackArmy, BeginSiege, ComeOut, EndImpulse, To
from montjoy.games.rudern.rules.battles.field import why_not_attack_garrison
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from montjoy.games.rudern.rules.powers.civil_war import why_not_declare, why_not_offer_peace
from montjoy.games.rudern.rules.powers.relations import part, set_relation
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, opts, realm, seen_for, why

WAR = [AS_IT_IS, DeclareWar("GLI")]


def land_of(text: str = "", faction: str = "KAT", **options: Any) -> World:
    return in_impulse(realm(REALM + text, **{"civil_war": True} | options), faction)


def both(world: World, a: str, b: str) -> tuple[str, str]:
    return relation(world.land, a, b), relation(world.land, b, a)


def at_war(text: str = "", **options: Any) -> World:
    world = land_of(text, **options)
    set_relation(world.land, "KAT", "GLI", "hostile")
    return world


# ---- the option ------------------------------------------------------------------------------------------------------
def test_without_the_option_no_house_fights_a_house():
    """RW-CAM-ALY-02  civil_war = false: an attack of a house on a house is refused, and war and peace are not offered."""
    text = "KAT.k general at knorow: 9 foot, chest 5; knorow GLI: 9 foot"
    world = land_of(text, civil_war=False)
    out = go(world, [AS_IT_IS])
    assert not opts(out, DeclareWar) and not opts(out, OfferPeace)
    seen = seen_for(world, "KAT")
    assert why(why_not_attack_garrison(seen, "knorow", "")) == ("RW-GEN-07", "own-or-allied")
    assert why(why_not_besiege(seen, "knorow", ["k"], "k")) == ("RW-GEN-07", "own-or-allied")
    assert why(why_not_declare(seen, DeclareWar("GLI"))) == ("RW-CAM-ALY-02", "no-civil-war")
    assert why(why_not_offer_peace(seen, OfferPeace("GLI"))) == ("RW-CAM-ALY-02", "no-civil-war")


# ---- war -------------------------------------------------------------------------------------------------------------
def test_war_is_declared():
    """RW-CAM-ALY-02  Hostile both ways, and it can be attacked at once; the Empire and the other houses stay allied with
    both."""
    world = land_of("KAT.k general at knorow: 9 foot, chest 5, from kiertz", siege_adjacency="none")
    out = go(world, [*WAR, BeginSiege("knorow", "k")])
    assert out.told(WarDeclared) == [WarDeclared("KAT", "GLI")] and both(world, "KAT", "GLI") == ("hostile", "hostile")
    for a in ("KAT", "GLI"):
        assert {f for f in world.land.factions if both(world, a, f) == ("allied", "allied")} == {a, "URA", "SVE", "IMP"}
    assert "knorow" in world.land.sieges and opts(out, DeclareWar) == [DeclareWar("URA"), DeclareWar("SVE")]


@pytest.mark.parametrize("faction, other, reason", [
    ("KAT", "KAT", "house-against-house"), ("KAT", "IMP", "house-against-house"), ("KAT", "GRA", "house-against-house"),
    ("KAT", "SHA", "house-against-house"), ("GRA", "KAT", "house-against-house"), ("IMP", "KAT", "house-against-house"),
    ("KAT", "SVE", "house-is-out"), ("KAT", "URA", "at-war-already"),
])  # fmt: skip
def test_only_a_house_on_a_house(faction, other, reason):
    """RW-CAM-ALY-02  Not itself, the Empire, Gracuja or a kardom; not who is out of the game, or hostile already."""
    world = land_of(faction=faction)
    world.land.campaign.out = ("SVE",)
    set_relation(world.land, "KAT", "URA", "hostile")
    refusal = why_not_declare(seen_for(world, faction), DeclareWar(other))
    assert why(refusal) == ("RW-CAM-ALY-02", reason)
    assert DeclareWar(other) not in opts(go(world, [AS_IT_IS]), DeclareWar)


def test_in_its_own_impulse():
    """RW-CAM-ALY-02, RW-GEN-08"""
    world = land_of(faction="GLI")
    assert why(why_not_declare(seen_for(world, "KAT"), DeclareWar("GLI"))) == ("RW-GEN-08", "not-your-impulse")
    assert why(why_not_offer_peace(seen_for(world, "KAT"), OfferPeace("GLI"))) == ("RW-GEN-08", "not-your-impulse")


def test_not_from_inside_his_place():
    """RW-CAM-ALY-02  (ours)  Not while a banner of one's own is inside a place of that house; outside it, or in a third's,
    it may."""
    world = land_of("KAT.k general in knorow: 2 foot; KAT.j general in svebod: 1 foot; GLI.g general in svebod: 1 foot")
    seen = seen_for(world, "KAT")
    refusal = why_not_declare(seen, DeclareWar("GLI"))
    assert why(refusal) == ("RW-CAM-ALY-02", "leave-his-place-first") and refusal.facts == {"faction": "GLI", "place": "knorow"}
    assert why(why_not_declare(seen, DeclareWar("SVE"))) == ("RW-CAM-ALY-02", "leave-his-place-first")
    world.land.banners["k"].inside = False
    assert why_not_declare(seen_for(world, "KAT"), DeclareWar("GLI")) is None


def test_not_from_his_siege():
    """RW-CAM-ALY-02  (ours)  Not while both besiege a place together."""
    world = land_of("KAT.k general at march: 4 foot; GLI.g general at march: 4 foot; siege march GLI 0")
    refusal = why_not_declare(seen_for(world, "KAT"), DeclareWar("GLI"))
    assert why(refusal) == ("RW-CAM-ALY-02", "leave-his-siege-first") and refusal.facts == {"faction": "GLI", "place": "march"}
    assert why_not_declare(seen_for(world, "KAT"), DeclareWar("URA")) is None
    world.land.sieges["march"].members = ["g"]
    assert why_not_declare(seen_for(world, "KAT"), DeclareWar("GLI")) is None


def test_his_banners_go_out_of_ones_own_places():
    """RW-CAM-ALY-02  (ours)  They stand outside, unfought, and who is inside can come out against them; guests of a third
    stay."""
    text = "GLI.g general in hills: 1 foot; GLI.h general in svebod: 1 foot; SVE.s general in hills: 1 foot"
    world = land_of(text)
    out = go(world, WAR)
    assert out.told(WentOut) == [WentOut("GLI", ("g",), "hills")]
    assert [b for b in ("g", "h", "s") if world.land.banners[b].inside] == ["h", "s"]
    assert ComeOut("jaromir", "hills") in opts(out, ComeOut)
    world = land_of(text)
    world.land.banners["s"].inside = False                   # allied with both: it looks on
    out = go(world, [*WAR, ComeOut("jaromir", "hills")], [hit(2), hit(0)])
    assert out.told(BattleWon) == [BattleWon("hills", ("KAT",), ("GLI",))] and "g" not in world.land.banners
    assert [x for x in out.told(InfluenceGained) if x.why == "battle"] == [InfluenceGained("KAT", 1, "battle", 1)]


def test_units_without_a_noble_go_home():
    """RW-CAM-ALY-02, RW-RETR-01  (ours)  Both his in one's own place and one's own in his: to the nearest place that takes
    them in."""
    world = land_of("kiertz GLI: 2 foot; knorow KAT: 1 foot")
    out = go(world, WAR)
    assert out.pending.seat == "GLI" and list(out.pending.options) == [To("rudern"), To("strzegom")]
    out = go(land_of("kiertz GLI: 2 foot; knorow KAT: 1 foot"), [*WAR, To("strzegom")])
    assert {x.bodies: x.to for x in out.told(Retreated)} == {("kiertz.GLI",): "strzegom", ("knorow.KAT",): "rudern"}
    assert isinstance(out.pending.ask, Act)


def test_units_without_a_noble_and_without_a_haven():
    """RW-RETR-05  (ours)  They are disbanded."""
    world = land_of("kiertz GLI: 2 foot")
    for at in world.land.provinces.values():
        at.owner = at.owner if at.owner in ("KAT", "SHA") else "SHA"
    world.land.garrisons = {key: g for key, g in world.land.garrisons.items() if key == "kiertz.GLI"}
    out = go(world, WAR)
    assert out.told(Disbanded) == [Disbanded("GLI", ("kiertz.GLI",), "kiertz")] and not out.told(CountedAsKilled)


def test_armies_outside_may_attack_each_other():
    """RW-KIND-02  Beside each other in the open nothing happens by itself; either may attack by an act."""
    text = "KAT.k general at fields: 4 foot, chest 1, from knorow; GLI.g general at fields: 2 foot, from knorow"
    world = land_of(text)
    out = go(world, WAR)
    assert AttackArmy("fields") in opts(out, AttackArmy) and not out.told(BattleWon)
    out = go(land_of(text), [*WAR, AttackArmy("fields")], [hit(2), hit(0)])
    assert out.told(BattleWon) == [BattleWon("fields", ("KAT",), ("GLI",))]


# ---- peace -----------------------------------------------------------------------------------------------------------
def test_peace_needs_both():
    """RW-CAM-ALY-02  The other is asked; if he makes peace they are allied again."""
    world = at_war()
    out = go(world, [AS_IT_IS, OfferPeace("GLI")])
    assert out.pending.seat == "GLI" and out.pending.ask == PeaceOffered("KAT")
    assert list(out.pending.options) == [MakePeace(), StayAtWar()] and both(world, "KAT", "GLI") == ("hostile", "hostile")
    world = at_war()
    out = go(world, [AS_IT_IS, OfferPeace("GLI"), MakePeace()])
    assert out.told(PeaceMade) == [PeaceMade("KAT", "GLI")] and both(world, "KAT", "GLI") == ("allied", "allied")
    assert not opts(out, OfferPeace) and DeclareWar("GLI") in opts(out, DeclareWar)


def test_peace_refused_is_not_offered_again_in_that_impulse():
    """RW-CAM-ALY-02  (ours)  Not twice in an impulse to the same house; to another one it may be, and again in a later one."""
    world = at_war()
    set_relation(world.land, "KAT", "SVE", "hostile")
    out = go(world, [AS_IT_IS, OfferPeace("GLI"), StayAtWar()])
    assert out.told(PeaceRefused) == [PeaceRefused("KAT", "GLI")] and both(world, "KAT", "GLI") == ("hostile", "hostile")
    assert opts(out, OfferPeace) == [OfferPeace("SVE")]
    assert why(why_not_offer_peace(seen_for(world, "KAT"), OfferPeace("GLI"))) == ("RW-CAM-ALY-02", "offered-already")
    out = go(in_impulse(world, "GLI"), [AS_IT_IS])
    assert opts(out, OfferPeace) == [OfferPeace("KAT")]      # the other one may offer it in his own
    out = go(in_impulse(world, "KAT"), [AS_IT_IS])
    assert opts(out, OfferPeace) == [OfferPeace("GLI"), OfferPeace("SVE")]


def test_war_and_peace_come_to_an_end():
    """RW-CAM-ALY-02  (ours)  War, peace, and war again; then nothing more between the two in that impulse."""
    world = land_of()
    out = go(world, [*WAR, OfferPeace("GLI"), MakePeace(), DeclareWar("GLI")])
    left = [x for x in (*opts(out, OfferPeace), *opts(out, DeclareWar)) if x.other == "GLI"]
    assert left == [] and isinstance(out.pending.ask, Act) and EndImpulse() in opts(out)


def test_no_peace_without_a_war():
    """RW-CAM-ALY-02"""
    world = land_of()
    assert why(why_not_offer_peace(seen_for(world, "KAT"), OfferPeace("GLI"))) == ("RW-CAM-ALY-02", "not-at-war")
    assert why(why_not_offer_peace(seen_for(world, "KAT"), OfferPeace("SHA"))) == ("RW-CAM-ALY-02", "house-against-house")


def test_peace_ends_a_siege():
    """RW-CAM-ALY-02  (ours)  Who besieges his ally does so no more; a third who besieges with him goes on."""
    world = at_war("KAT.k general at knorow: 9 foot; siege knorow KAT 0")
    world.land.sieges["knorow"].members = ["k"]
    out = go(world, [AS_IT_IS, OfferPeace("GLI"), MakePeace()])
    assert out.told(SiegeLeft) == [SiegeLeft("KAT", "knorow", ("k",))]
    assert out.told(SiegeOver) == [SiegeOver("knorow", "nobody-left")]
    assert not world.land.sieges and not world.land.banners["k"].inside
    world = at_war("KAT.k general at knorow: 9 foot; SVE.s general at knorow: 2 foot; siege knorow KAT 0")
    set_relation(world.land, "SVE", "GLI", "hostile")
    world.land.sieges["knorow"].members = ["k", "s"]
    go(world, [AS_IT_IS, OfferPeace("GLI"), MakePeace()])
    assert world.land.sieges["knorow"].members == ["s"]


# ---- who stood together ----------------------------------------------------------------------------------------------
def test_a_siege_goes_on_with_who_began_it():
    """RW-SIEGE-08  (ours)  Who turns hostile to him leaves; if he is not there, to the first there; who is hostile to nobody
    stays."""
    text = "KAT.k general at march: 4 foot; GLI.g general at march: 4 foot; SVE.s general at march: 4 foot; siege march GLI 0"
    for by, left in (("GLI", ["g", "s"]), ("KAT", ["k", "s"]), ("URA", ["k", "s"])):
        world = at_war(text)
        world.land.sieges["march"].by = by
        world.land.sieges["march"].members = ["k", "g", "s"]
        out = scripted(part(world))
        assert world.land.sieges["march"].members == left and len(out.told(SiegeLeft)) == 1
    assert not scripted(part(land_of(text))).events           # all are allied: nothing happens
