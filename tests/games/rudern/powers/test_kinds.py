"""Imperial and church places: who founds them, what they give, what becomes of them (RW-CAM-BLD-01, -02, RW-CAM-X-02,
RW-CAM-X-04)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL
from montjoy.games.rudern.model.queries import active, powers_in
from montjoy.games.rudern.model.state import Siege, World
from montjoy.games.rudern.protocol.campaign_events import BuildingPaid, Built, WorkTaken
from montjoy.games.rudern.protocol.campaign_questions import Build
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.powers_events import InfluenceGained
from montjoy.games.rudern.protocol.questions import BeginSiege, MoveIn, Storm
from montjoy.games.rudern.rules.battles.money import is_own_ground
from montjoy.games.rudern.rules.battles.siege import why_not_besiege, why_not_near
from montjoy.games.rudern.rules.campaign.building import build_options, why_not_build, why_not_site
from montjoy.games.rudern.rules.campaign.income import hiring_towns, recruits_of
from montjoy.games.rudern.rules.campaign.preparing import why_not_prepare
from tests.games.rudern.board import END
from tests.games.rudern.realm import (
    AS_IT_IS,
    REALM,
    go,
    in_impulse,
    only,
    opts,
    orders,
    powers,
    private,
    purse,
    realm,
    seen_for,
    units,
    why,
)

GLI_AT = REALM.replace("glivic_head head in knorow", "glivic_head head at fields")
KAT_AT = REALM.replace("katzowic_head head in kiertz", "katzowic_head head at fields")
URA_AT = REALM.replace("urad_head head in cieszin", "urad_head head at fields")
KARD = "; office kard SVE; office umbro"
IMP_AT = REALM.replace("IMP.cenek general at camp", "IMP.cenek general at fields") + "; body rutvika stoymir"


def kind_of(world: World, place: str) -> tuple[str, str, str]:
    there = world.land.provinces[place]
    return there.site, there.owner, powers(world).kinds.get(place, "manorial")


def gained(out: Any) -> list[tuple[str, int, str]]:
    return [(e.faction, e.points, e.why) for e in out.told(InfluenceGained)]


def built(world: World, building: str, at: str = "fields", paid: int = 5, n: int = 5, rest: Any = ()) -> Any:
    """The last part of a building is paid."""
    owner = "IMP" if building == "imperial" else active(world.land)
    world.land.campaign.works[at] = Work(building, owner, paid)  # type: ignore[arg-type]
    return go(world, [AS_IT_IS, Build(at, building, n, ""), *rest])  # type: ignore[arg-type]


# ---- imperial towns --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text, faction", [(GLI_AT, "GLI"), (KAT_AT, "KAT")])
def test_a_head_founds_an_imperial_town(text, faction):
    """RW-CAM-BLD-01, RW-CAM-OFF-03, RW-CAM-OFF-05  The commander's and the treasurer's, paid from the imperial treasury,
    counted against his own limit (ours); the town is the Empire's, and the kard gains by it."""
    world = in_impulse(realm(text + KARD), faction, 2)
    out = built(world, "imperial")
    assert kind_of(world, "fields") == ("town", "IMP", IMPERIAL) and only(out, Built) == Built("IMP", "fields", "imperial")
    assert only(out, BuildingPaid) == BuildingPaid(faction, "fields", "imperial", 5, 10, 10)
    assert world.treasuries["IMP"] == 5 and world.treasuries[faction] == 20 + 2
    assert (world.land.factions[faction].used, world.land.factions["IMP"].used) == (5, 0)
    assert Paid("IMP", "", 5) in private(out, "SVE") and not [e for e in private(out, "URA") if isinstance(e, Paid)]
    assert gained(out) == [("SVE", 1, "imperial-founded")]


def test_without_a_kard_nobody_gains():
    """RW-CAM-OFF-02, RW-T-INFLUENCE  And an imperial town gives its builder nothing."""
    world = in_impulse(realm(GLI_AT), "GLI", 2)
    assert gained(built(world, "imperial")) == []


def test_only_commander_and_treasurer():
    """RW-CAM-BLD-01  Not the sermo's head, no general, and not in a campaign of fewer powers; elsewhere than on the Empire's
    home ground its treasury does not pay (ours)."""
    seen = seen_for(in_impulse(realm(URA_AT), "URA", 2), "URA")
    assert why(why_not_site(seen, "fields", "imperial")) == ("RW-CAM-BLD-01", "founds-no-imperial-towns")
    assert not [act for act in build_options(seen) if act.building == "imperial"]
    text = REALM.replace("KAT.jaromir general in hills", "KAT.jaromir general at fields")
    seen = seen_for(in_impulse(realm(text), "KAT", 2), "KAT")
    assert why(why_not_site(seen, "fields", "imperial")) == ("RW-CAM-BLD-01", "no-builder-there")
    seen = seen_for(in_impulse(realm(KAT_AT.replace("head at fields", "head at moor")), "KAT", 2), "KAT")
    assert why(why_not_site(seen, "moor", "imperial")) == ("RW-CAM-BLD-01", "not-the-empires-ground")


def test_the_imperial_treasury_and_the_own_limit_bind():
    """RW-CAM-BLD-03, RW-GEN-10  No more than it holds; no more than the head's own house may still use."""
    world = purse(in_impulse(realm(GLI_AT), "GLI", 2), IMP=2, GLI=20)
    out = go(world, [AS_IT_IS])
    assert max(act.amount for act in opts(out, Build) if act.building == "imperial") == 2
    assert max(act.amount for act in opts(out, Build) if act.building == "found") == 5
    world.land.factions["GLI"].used = 4
    assert why_not_build(seen_for(world, "GLI"), Build("fields", "imperial", 2, "")).rule == "RW-GEN-10"


def test_an_imperial_general_founds():
    """RW-CAM-BLD-01  In the Empire's impulse: the town is imperial, and counts against the Empire's limit; the kard gains."""
    world = in_impulse(realm(IMP_AT + KARD), "IMP", 2)
    out = built(world, "found")
    assert kind_of(world, "fields") == ("town", "IMP", IMPERIAL) and world.land.factions["IMP"].used == 5
    assert world.treasuries["IMP"] == 10 + 3 - 5 and gained(out) == [("SVE", 1, "imperial-founded")]


def test_imperial_fortresses():
    """RW-CAM-BLD-02, RW-CAM-OFF-03  An imperial general, and the commander's head in the Empire's impulse, builds a fortress
    for 6, or rebuilds one as a town of the same kind for 10; the head founds no town so."""
    for text in (IMP_AT, GLI_AT):
        world = in_impulse(realm(text), "IMP", 2)
        out = built(world, "fortress", paid=1)
        assert kind_of(world, "fields") == ("fortress", "IMP", IMPERIAL) and gained(out) == []
    world = in_impulse(realm(REALM.replace("glivic_head head in knorow", "glivic_head head in ford") + KARD), "IMP", 2)
    out = built(world, "rebuild", "ford")
    assert kind_of(world, "ford") == ("town", "IMP", IMPERIAL) and gained(out) == []
    seen = seen_for(in_impulse(realm(GLI_AT), "IMP", 2), "IMP")
    assert why(why_not_site(seen, "fields", "found")) == ("RW-CAM-BLD-01", "no-builder-there")
    seen = seen_for(in_impulse(realm(GLI_AT + "; office commander"), "IMP", 2), "IMP")
    assert why(why_not_site(seen, "fields", "fortress")) == ("RW-CAM-BLD-01", "no-builder-there")
    assert not build_options(seen)


def test_the_parts_are_the_empires():
    """RW-CAM-BLD-03  What the commander has paid for the Empire serves its general; of what a house has paid it becomes the
    Empire's."""
    world = in_impulse(realm(IMP_AT), "IMP", 2)
    world.land.campaign.works["fields"] = Work("imperial", "IMP", 5)
    out = go(world, [AS_IT_IS, Build("fields", "found", 5, "")])
    assert only(out, Built) == Built("IMP", "fields", "found") and not out.told(WorkTaken)
    world = in_impulse(realm(GLI_AT), "GLI", 2)
    world.land.campaign.works["fields"] = Work("found", "GLI", 4)
    out = go(world, [AS_IT_IS, Build("fields", "imperial", 5, "")])
    assert only(out, WorkTaken) == WorkTaken("IMP", "fields", "GLI", 4) and world.treasuries["IMP"] == 10 - 5 + 4


# ---- manorial and church towns ---------------------------------------------------------------------------------------
def test_a_manorial_town_gives_its_founder_influence():
    """RW-CAM-BLD-01, RW-T-INFLUENCE  +1, a deed; it is no imperial place though it lies in the Empire's realm."""
    world = in_impulse(realm(GLI_AT + KARD), "GLI", 2)
    out = built(world, "found")
    assert kind_of(world, "fields") == ("town", "GLI", "manorial") and gained(out) == [("GLI", 1, "founded")]
    assert powers(world).deeds == {"GLI": 1}


def test_the_sermo_founds_church_towns():
    """RW-CAM-BLD-01, RW-CAM-OFF-04  For 10 of his own treasury, in a village of the Empire's realm; it gives nothing at
    once, and what is paid for it serves nothing else (ours)."""
    world = in_impulse(realm(URA_AT), "URA", 2)
    out = go(world, [AS_IT_IS, Build("fields", "church", 5, "")])
    assert world.land.campaign.works["fields"] == Work("church", "URA", 5, 5) and world.treasuries["URA"] == 20 + 2 - 5
    assert why(why_not_site(seen_for(world, "URA"), "fields", "found")) == ("RW-CAM-OFF-04", "church-town-begun")
    world = in_impulse(realm(URA_AT), "URA", 2)
    out = built(world, "church")
    assert kind_of(world, "fields") == ("town", "URA", CHURCH) and gained(out) == []


@pytest.mark.parametrize("text, faction, at, reason", [
    (URA_AT.replace("head at fields", "head at moor"), "URA", "moor", "not-in-the-empires-realm"),
    (GLI_AT, "GLI", "fields", "founds-no-church-towns"), (REALM, "URA", "fields", "no-builder-there"),
    (URA_AT + "; town fields IMP", "URA", "fields", "no-village"), (IMP_AT, "IMP", "fields", "founds-no-church-towns"),
])  # fmt: skip
def test_who_founds_no_church_town(text, faction, at, reason):
    """RW-CAM-BLD-01"""
    assert why(why_not_site(seen_for(in_impulse(realm(text), faction, 2), faction), at, "church")) == ("RW-CAM-BLD-01", reason)


def test_the_league_builds():
    """RW-CAM-BLD-01, RW-CAM-BLD-02  A League general in a village: refused. A ruler with 10 paid: a manorial town of his
    kardom, 0 units inside; no fortress; a damaged fortress becomes a town for 10."""
    seen = seen_for(in_impulse(realm(REALM.replace("dobroslav general in west", "dobroslav general at moor")), "WKA", 2), "WKA")
    assert why(why_not_site(seen, "moor", "found")) == ("RW-CAM-BLD-01", "no-builder-there")
    text = REALM.replace("ottokar ruler in lake", "ottokar ruler at moor, chest 5,")
    world = purse(in_impulse(realm(text), "WKA", 2), ottokar=5)
    world.land.campaign.works["moor"] = Work("found", "WKA", 5)
    out = go(world, [AS_IT_IS, Build("moor", "found", 5, "ottokar")])
    assert kind_of(world, "moor") == ("town", "WKA", "manorial")
    assert not [g for g in world.land.garrisons.values() if g.at == "moor"]
    assert gained(out) == []
    seen = seen_for(in_impulse(realm(text), "WKA", 2), "WKA")
    assert why(why_not_site(seen, "moor", "fortress")) == ("RW-CAM-BLD-02", "no-fortresses-for-the-league")
    text = REALM.replace("ottokar ruler in lake", "ottokar ruler at keep, chest 5,").replace("; keep GLI: 3 foot", "")
    world = purse(in_impulse(realm(text + "; damaged keep"), "WKA", 2), ottokar=5)
    world.land.campaign.works["keep"] = Work("found", "WKA", 5)
    go(world, [AS_IT_IS, Build("keep", "found", 5, "ottokar")])
    assert kind_of(world, "keep") == ("town", "WKA", "manorial")


# ---- what they give --------------------------------------------------------------------------------------------------
def test_who_recruits_what():
    """RW-CAM-ECO-03  In imperial places the Empire its own units, no legions; in church towns the sermo's house its own.
    Shadow Lands ask for cavalry: refused; who has taken Ostius recruits an elephant there."""
    world = in_impulse(realm(), "IMP", 2)
    out = go(world, [orders(rudern__foot=1, ford__cavalry=1)])
    assert out.answered[0][0] == "KAT"
    assert units(world, "rudern.IMP") == {"foot": 5} and units(world, "ford.IMP")["cavalry"] == 2
    seen = seen_for(in_impulse(realm(), "IMP", 2), "IMP")
    assert why(why_not_prepare(seen, orders(rudern__legion=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")
    seen = seen_for(in_impulse(realm(), "URA", 2), "URA")
    assert why_not_prepare(seen, orders(hill__foot=1)) is None
    assert why(why_not_prepare(seen, orders(rudern__foot=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")
    seen = seen_for(in_impulse(realm(), "SHA", 2), "SHA")
    assert why(why_not_prepare(seen, orders(vermogen__cavalry=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")
    seen = seen_for(in_impulse(realm(REALM + "; town ostius GLI"), "GLI", 2), "GLI")
    assert "elephant" in recruits_of(seen, "ostius") and "elephant" not in recruits_of(seen, "knorow")


def test_three_imperial_generals():
    """RW-CAM-NOB-03  Three alive: hiring a fourth refused whatever the number of towns."""
    text = REALM + "; town fields IMP; town ford IMP; town moor IMP; imperial rudern strzegom ford fields moor"
    seen = seen_for(in_impulse(realm(text), "IMP", 2), "IMP")
    assert hiring_towns(seen.land, "IMP") == []
    del seen.land.banners["cenek"]
    assert "moor" in hiring_towns(seen.land, "IMP")


def test_church_towns_have_no_general():
    """RW-CAM-NOB-02  Only manorial towns let their owner have one."""
    world = realm()
    assert hiring_towns(world.land, "URA") == ["cieszin"]
    powers_in(world.land).kinds.pop("hill")
    assert hiring_towns(world.land, "URA") == ["cieszin", "hill"]


def test_home_ground():
    """RW-CAM-MAP-03  A village in the Empire's realm: home ground for Glivic, hostile ground for the Western Kardom; it
    makes nobody a neighbour for a siege."""
    world = realm(REALM + "; town hill WKA")
    assert is_own_ground(world.land, "GLI", "fields") and not is_own_ground(world.land, "WKA", "fields")
    for site, reason in (("village", "no-own-place-next-to-it"), ("town", None)):
        land = realm(REALM + f"; {site} fields IMP; fields - far; town far WKA").land
        refusal = why_not_near(land, "IMP", "far", ["cenek"])
        assert (refusal.reason if refusal else None) == reason


# ---- captured --------------------------------------------------------------------------------------------------------
def taken(banner: str, at: str, owner: str) -> tuple[World, Any]:
    """The banner stands before a town of that owner, who is hostile, with nobody in it, and its faction storms it."""
    world = realm(besieged_impulse=False, siege_adjacency="none")
    powers(world).body = None
    there, faction = world.land.banners[banner], world.land.banners[banner].faction
    there.at, there.inside = at, False
    world.land.garrisons = {key: g for key, g in world.land.garrisons.items() if g.at != at}
    world.land.relations[faction][owner] = world.land.relations[owner][faction] = "hostile"
    if world.land.provinces[at].owner != owner:
        world.land.provinces[at].owner = owner
        del powers(world).kinds[at]
    world.land.sieges[at] = Siege(at, faction, 0, 0, [banner])
    in_impulse(world, faction, 2)
    out = go(purse(world, **{banner: 5}), [AS_IT_IS, Storm(at, banner), MoveIn()], [hit(1), hit(0)])
    return world, out


def test_an_imperial_town_is_taken():
    """RW-CAM-X-02  WKA captures Strzegom: manorial, WKA; recaptured by Katzowic: manorial, Katzowic; by an imperial general:
    imperial."""
    world, _ = taken("dobroslav", "strzegom", "IMP")
    assert kind_of(world, "strzegom") == ("town", "WKA", "manorial")
    world, _ = taken("jaromir", "strzegom", "WKA")
    assert kind_of(world, "strzegom") == ("town", "KAT", "manorial")
    world, out = taken("cenek", "strzegom", "WKA")
    assert kind_of(world, "strzegom") == ("town", "IMP", IMPERIAL) and gained(out) == [("GLI", 1, "imperial-capture")]


def test_a_church_town_is_taken():
    """RW-CAM-X-02  By the League, by Gracuja, by a house that is hostile to its holder: manorial, the captor's; it counts
    for the sermo no more."""
    for banner, faction in (("dobroslav", "WKA"), ("gracuja_head", "GRA"), ("jaromir", "KAT")):
        world, _ = taken(banner, "hill", "URA")
        assert kind_of(world, "hill") == ("town", faction, "manorial")
        out = go(in_impulse(world, "URA", 3), [AS_IT_IS, END])
        assert ("URA", 1, "church") not in gained(out)


def test_a_damaged_imperial_fortress():
    """RW-CAM-X-02, RW-CAM-X-03  Taken by the League it is of no kind; repaired by an imperial army it is imperial again, by
    a house's that house's."""
    for text, faction, kind in [
        (REALM.replace("IMP.cenek general at camp", "IMP.cenek general at ford") + "; body rutvika", "IMP", IMPERIAL),
        (REALM.replace("KAT.jaromir general in hills", "KAT.jaromir general at ford"), "KAT", "manorial"),
    ]:
        world = in_impulse(realm(text + "; damaged ford IMP; imperial rudern strzegom"), faction, 2)
        world.land.garrisons.pop("ford.IMP")
        go(world, [AS_IT_IS, Build("ford", "repair", 3, "")])
        assert kind_of(world, "ford") == ("fortress", faction, kind)


def test_an_ownerless_town_is_besieged():
    """RW-CAM-X-04  It is neutral to all and pays nobody; Glivic must besiege it to get it back."""
    text = REALM.replace("GLI.glivic_head head in knorow: 3 foot", "GLI.glivic_head head at rudern: 3 foot") + "; town rudern"
    world = purse(in_impulse(realm(text), "GLI", 2), glivic_head=5)
    world.land.garrisons.pop("rudern.IMP")
    assert why_not_besiege(seen_for(world, "GLI"), "rudern", ["glivic_head"], "glivic_head") is None
    out = go(world, [AS_IT_IS, BeginSiege("rudern", "glivic_head")])
    assert "rudern" in world.land.sieges and not opts(out, Storm) and world.land.provinces["rudern"].owner == ""
