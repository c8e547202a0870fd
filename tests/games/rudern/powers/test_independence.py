"""A house that leaves the Empire (RW-CAM-OFF-09): who may, what it costs and gives, and who goes along."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.queries import relation
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.protocol.events import Paid, Retreated, WentOut
from montjoy.games.rudern.protocol.powers_events import ChurchTownKept, InfluenceGained, Seceded, Sided, TroopsSeceded
from montjoy.games.rudern.protocol.powers_questions import GoAlong, Secede, StandByEmpire, WhomToSideWith
from montjoy.games.rudern.protocol.questions import Act, AttackGarrison, ComeOut, EndImpulse, StayOut, Storm, To
from montjoy.games.rudern.rules.powers import independence, influence
from montjoy.games.rudern.rules.powers.independence import secede, why_not_secede
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, opts, powers, private, purse, realm, seen_for, why

ALONG, BY = GoAlong(), StandByEmpire()


def land_of(text: str = "", faction: str = "KAT", **options: Any) -> World:
    """The body has come home in round 1, and it is round 2."""
    world = in_impulse(realm(REALM + text, **{"independence": True} | options), faction, 2)
    powers(world).body.home = 1
    return world


def stands(world: World, a: str) -> dict[str, str]:
    """To the Empire's side, both ways."""
    others = ("KAT", "GLI", "URA", "SVE", "IMP")
    assert all(relation(world.land, a, f) == relation(world.land, f, a) for f in others)
    return {f: relation(world.land, a, f) for f in others if f != a}


# ---- who may ---------------------------------------------------------------------------------------------------------
def reason(world: World, faction: str = "KAT") -> str:
    refusal = why_not_secede(seen_for(world, faction))
    assert (refusal is None) == (Secede(10) in opts(go(world, [AS_IT_IS]), Secede)) or faction not in powers(world).order
    assert refusal is None or refusal.rule == "RW-CAM-OFF-09"
    return refusal.reason if refusal else ""


def test_the_treasurer_with_9_resources():
    """RW-CAM-OFF-09  Treasurer with 9 resources: refused; with 10 he may."""
    assert why_not_secede(seen_for(purse(land_of(), KAT=10), "KAT")) is None
    assert why(why_not_secede(seen_for(purse(land_of(), KAT=9), "KAT"))) == ("RW-CAM-OFF-09", "treasury-below-price")
    assert opts(go(purse(land_of(), KAT=8), [AS_IT_IS]), Secede) == [Secede(10)]     # with 2 of taxes
    assert opts(go(purse(land_of(), KAT=7), [AS_IT_IS]), Secede) == []
    world = purse(land_of(), KAT=9, jaromir=9)                # chests do not count
    assert why_not_secede(seen_for(world, "KAT")).facts == {"price": 10}


@pytest.mark.parametrize("office, faction", [("kard", "KAT"), ("umbro", "SVE")])
def test_kard_and_umbro_stay(office, faction):
    """RW-CAM-OFF-09  Umbro tries: refused; and so the kard; who has no office may leave."""
    world = land_of("office kard KAT", faction=faction)
    refusal = why_not_secede(seen_for(world, faction))
    assert why(refusal) == ("RW-CAM-OFF-09", "office-must-stay") and refusal.facts == {"office": office}
    powers(world).offices = {}
    assert why_not_secede(seen_for(world, faction)) is None


def test_only_where_the_table_has_chosen_so():
    """RW-CAM-OFF-09  independence = false"""
    assert reason(land_of(independence=False)) == "no-independence"


def test_not_before_the_body_is_home():
    """RW-CAM-OFF-09  (ours: without a body at any time)"""
    world = land_of()
    powers(world).body.home = 0
    assert reason(world) == "body-not-home" and why_not_secede(seen_for(world, "KAT")).facts == {"place": "rudern"}
    world = land_of(body=False)
    powers(world).body.home = 0
    assert reason(world) == ""
    powers(world).body = None
    assert why_not_secede(seen_for(world, "KAT")) is None


def test_only_houses_and_only_once():
    """RW-CAM-OFF-09  Not Gracuja or the Empire; not in another's impulse; not twice."""
    assert why(why_not_secede(seen_for(land_of(faction="GRA"), "GRA"))) == ("RW-CAM-OFF-09", "houses-leave")
    assert why(why_not_secede(seen_for(land_of(faction="IMP"), "IMP"))) == ("RW-CAM-OFF-09", "houses-leave")
    assert why(why_not_secede(seen_for(land_of(faction="GLI"), "KAT"))) == ("RW-GEN-08", "not-your-impulse")
    world = purse(land_of(), KAT=30)
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert not opts(out, Secede) and reason(world) == "has-left-already"


# ---- what it costs and gives -----------------------------------------------------------------------------------------
def test_10_of_the_treasury_burn_outside_the_limit():
    """RW-CAM-OFF-09, RW-GEN-13  Everybody sees it; nothing is used of the limit."""
    world = land_of()
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert out.told(Seceded) == [Seceded("KAT", 10)] and world.treasuries["KAT"] == 20 + 2 - 10
    assert world.land.factions["KAT"].used == 0 and private(out, "KAT") == [Paid("KAT", "", 10)]
    assert powers(world).seceded == ("KAT",)
    world = land_of()
    world.known["GRA"] = {"KAT": Known(12, 25)}
    scripted(secede(world), (), [BY] * 3)
    assert world.known["GRA"]["KAT"] == Known(2, 15)


def test_influence_at_once():
    """RW-CAM-OFF-09, RW-T-INFLUENCE  (ours)  +5, a deed, that counts in full."""
    world = land_of()
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert out.told(InfluenceGained) == [InfluenceGained("KAT", 5, "independence", 5)] and powers(world).deeds == {"KAT": 5}


def test_its_battles_and_captures_of_that_impulse_give_nothing():
    """RW-CAM-OFF-09  (ours)  Nothing for what comes after it in that impulse; before it, and in the next, as ever."""
    text = "KAT.k general at march: 9 foot, chest 5; siege march KAT 0; KAT.j general at lake: 9 foot; lake WKA: 2 foot"
    take = [Storm("march", "k"), StayOut()]
    world = land_of(text, siege_adjacency="none")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY, *take, AttackGarrison("lake", 0, "")], [hit(4), hit(0), hit(9), hit(0)])
    assert [x.why for x in out.told(InfluenceGained)] == ["independence"] and world.land.provinces["march"].owner == "KAT"
    world = land_of(text, siege_adjacency="none")
    out = go(world, [AS_IT_IS, *take, Secede(10), BY, BY, BY], [hit(4), hit(0)])
    assert [x.why for x in out.told(InfluenceGained)] == ["battle", "capture", "independence"]
    world = land_of(text, siege_adjacency="none")
    go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    out = go(in_impulse(world, "KAT", 3), [AS_IT_IS, *take], [hit(4), hit(0)])
    assert [x.why for x in out.told(InfluenceGained)] == ["battle", "capture"]


def test_anothers_battles_count_in_that_impulse():
    """RW-CAM-OFF-09  Only who has left gains nothing."""
    world = land_of()
    powers(world).used[influence.forgone("KAT")] = world.land.impulse
    assert influence.has_just_seceded(world.land, "KAT") and not influence.has_just_seceded(world.land, "GLI")


def test_its_office_is_gone(monkeypatch):
    """RW-CAM-OFF-09  Whatever it held, nobody has it after that."""
    given = []

    async def give(world: World, office: str, faction: str, votes: int = 0) -> None:
        given.append((office, faction))
        powers(world).offices[office] = faction

    monkeypatch.setattr(independence.council, "give_office", give)
    go(land_of(), [AS_IT_IS, Secede(10), BY, BY, BY])
    assert given == [("treasurer", "")]
    world = land_of()
    powers(world).offices["treasurer"] = ""
    go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert given == [("treasurer", "")]                      # it held none


def test_nobody_leads_the_empires_armies(monkeypatch):
    """RW-CAM-OFF-08  (ours)  The last of those who lead them leaves: they have no impulse in this round."""
    async def give(world: World, office: str, faction: str, votes: int = 0) -> None:
        powers(world).offices[office] = faction

    monkeypatch.setattr(independence.council, "give_office", give)
    world = land_of(faction="GLI")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert "IMP" in powers(world).order                      # the treasurer leads them now
    world = land_of("office treasurer", faction="GLI")
    assert powers(world).order[-4:] == ("GLI", "IMP", "URA", "SVE")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY, EndImpulse()])
    assert "IMP" not in powers(world).order and out.pending.seat == "URA"


# ---- who goes along --------------------------------------------------------------------------------------------------
def test_each_house_is_asked():
    """RW-CAM-OFF-09  In their order; who goes along stays allied with both, who stands by the Empire is hostile."""
    world = land_of()
    out = go(world, [AS_IT_IS, Secede(10)])
    assert out.pending.seat == "GLI" and out.pending.ask == WhomToSideWith("KAT") and list(out.pending.options) == [ALONG, BY]
    world = land_of()
    out = go(world, [AS_IT_IS, Secede(10), ALONG, BY, ALONG])
    assert out.told(Sided) == [Sided("GLI", "KAT", True), Sided("URA", "KAT", False), Sided("SVE", "KAT", True)]
    assert stands(world, "KAT") == {"GLI": "allied", "URA": "hostile", "SVE": "allied", "IMP": "hostile"}
    assert stands(world, "GLI") == {"KAT": "allied", "URA": "allied", "SVE": "allied", "IMP": "allied"}
    assert {relation(world.land, "KAT", f) for f in ("SHA", "WKA")} == {"hostile"}
    assert relation(world.land, "KAT", "GRA") == "neutral"
    assert isinstance(out.pending.ask, Act) and out.pending.seat == "KAT"


def test_who_is_not_asked():
    """RW-CAM-OFF-09  (ours)  Not who has left himself, is at war with it, or is out of the game; how they stand does not
    change."""
    world = land_of(faction="URA")
    powers(world).seceded = ("KAT",)
    world.land.campaign.out = ("SVE",)
    world.land.relations["URA"]["GLI"] = world.land.relations["GLI"]["URA"] = "hostile"
    out = go(world, [AS_IT_IS, Secede(10)])
    assert not out.told(Sided) and isinstance(out.pending.ask, Act)
    assert stands(world, "URA") == {"KAT": "allied", "GLI": "hostile", "SVE": "allied", "IMP": "hostile"}
    assert powers(world).seceded == ("KAT", "URA")


@pytest.mark.parametrize("side, to", [("empire", "hostile"), ("neutral", "neutral")])
def test_gracuja_of_the_empire(side, to):
    """RW-CAM-OFF-09  (ours)  It stands by the Empire; a neutral one stays so."""
    world = land_of()
    powers(world).side = side
    go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert relation(world.land, "KAT", "GRA") == relation(world.land, "GRA", "KAT") == to


def test_who_stands_inside_goes_out():
    """RW-CAM-OFF-09  (ours)  Its banners in the Empire's places and others' in its own; who goes along may stay; units
    without a noble
    go home; and who is outside may be attacked."""
    text = """
        KAT.k general in rudern: 2 foot; KAT.j general in svebod: 1 foot; IMP.i general in hills: 1 foot
        GLI.g general in kiertz: 1 foot; kiertz URA: 2 foot
    """
    world = land_of(text)
    out = go(world, [AS_IT_IS, Secede(10), ALONG, BY, ALONG, To("strzegom")])
    assert out.told(WentOut) == [WentOut("IMP", ("i",), "hills"), WentOut("KAT", ("k",), "rudern")]
    assert out.told(Retreated) == [Retreated("URA", ("kiertz.URA",), "kiertz", "strzegom")]
    assert [b for b in ("k", "j", "i", "g") if world.land.banners[b].inside] == ["j", "g"]
    assert ComeOut("jaromir", "hills") in opts(out, ComeOut)


# ---- the sermo -------------------------------------------------------------------------------------------------------
def test_the_sermo_takes_half_of_the_imperial_troops():
    """RW-CAM-OFF-09  3 imperial foot in a church town: 2 join the seceding sermo; the town is manorial, the rest goes home."""
    world = land_of("hill IMP: 3 foot", faction="URA")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert out.told(TroopsSeceded) == [TroopsSeceded("URA", "hill", "foot", 2, "hill.IMP")]
    assert out.told(ChurchTownKept) == [ChurchTownKept("URA", "hill")]
    assert world.land.garrisons["hill.URA"].units == {"foot": 4} and world.land.provinces["hill"].owner == "URA"
    assert "hill" not in powers(world).kinds and powers(world).kinds["rudern"] == "imperial"
    assert [x.bodies for x in out.told(Retreated)] == [("hill.IMP",)] and world.land.garrisons["rudern.IMP"].units == {"foot": 5}


@pytest.mark.parametrize("text, taken, left", [
    ("hill IMP: 1 foot", {"foot": 1}, {}),
    ("hill IMP: 2 foot 1 cavalry 2 legion", {"legion": 2, "cavalry": 1}, {"foot": 2}),
    ("IMP.i general in hill: 2 foot", {"foot": 1}, {}),
    ("IMP.i general in hill: 2 foot; hill IMP: 1 foot", {"foot": 2}, {}),
])  # fmt: skip
def test_which_of_them(text, taken, left):
    """RW-CAM-OFF-09  (ours)  Rounded up; who would die last first; those without a noble before those of a banner; no noble."""
    world = land_of(text, faction="URA")
    out = scripted(secede(world), (), [BY] * 3)
    told = out.told(TroopsSeceded)
    assert {kind: sum(x.number for x in told if x.kind == kind) for kind in taken} == taken and {x.kind for x in told} == {*taken}
    assert [x.body for x in told] == [key for key in ("hill.IMP", "i") for x in told if x.body == key]
    before = {"foot": 2}
    wanted = {kind: before.get(kind, 0) + taken.get(kind, 0) for kind in {*before, *taken}}
    assert world.land.garrisons["hill.URA"].units == wanted and "hill.IMP" not in world.land.garrisons
    home = world.land.garrisons["rudern.IMP"].units
    assert {kind: home.get(kind, 0) - {"foot": 4}.get(kind, 0) for kind in left} == left
    if "IMP.i" in text:
        assert world.land.banners["i"].units == {"foot": 1} and not world.land.banners["i"].inside


def test_a_wounded_unit_goes_over_with_its_wound():
    """RW-DICE-05, RW-CAM-OFF-09  (ours)  The wounded one of a type last."""
    for number, left, gone in ((2, {"foot": 1}, {}), (1, {}, {"foot": 1})):
        world = land_of(f"hill IMP: {number} foot", faction="URA")
        world.land.garrisons["hill.IMP"].wounds = {"foot": 1}
        scripted(independence.take_troops(world, "IMP", "URA", "hill"))
        imperial = world.land.garrisons.get("hill.IMP")
        assert (imperial.wounds if imperial else {}) == left and world.land.garrisons["hill.URA"].wounds == gone


def test_a_church_town_that_is_begun():
    """RW-CAM-OFF-09  (ours)  What lies paid for it is for a town of his own; of another's nothing changes."""
    world = land_of(faction="URA")
    works = {"fields": Work("church", "URA", 4), "moor": Work("church", "SVE", 3), "road": Work("fortress", "URA")}
    world.land.campaign.works = works
    go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert [(x.building, x.paid) for x in world.land.campaign.works.values()] == [("found", 4), ("church", 3), ("fortress", 0)]


def test_nobody_there_and_other_towns():
    """RW-CAM-OFF-09  Without imperial troops nothing is taken; other houses' and imperial towns are no church towns; who is
    not sermo
    takes none."""
    world = land_of("cieszin IMP: 4 foot", faction="URA")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert not out.told(TroopsSeceded) and [x.place for x in out.told(ChurchTownKept)] == ["hill"]
    world = land_of("hill IMP: 3 foot; office sermo KAT; office treasurer", faction="URA")
    out = go(world, [AS_IT_IS, Secede(10), BY, BY, BY])
    assert not out.told(TroopsSeceded) and not out.told(ChurchTownKept)
