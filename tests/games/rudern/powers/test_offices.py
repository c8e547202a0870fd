"""What the holders of offices may do, and what they get for it (RW-CAM-OFF-01 to 06, RW-CAM-OFF-08)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import CHURCH, Deed
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.protocol.campaign_events import Hired, TaxPaid
from montjoy.games.rudern.protocol.campaign_questions import Advance, Prepare
from montjoy.games.rudern.protocol.events import ImpulseBegun, WentOut
from montjoy.games.rudern.protocol.powers_events import (
    ExtraTaxRaised,
    InfluenceGained,
    PlaceOwnerless,
    PurseLookedAt,
    PurseSeen,
    TownGiven,
    Unrest,
)
from montjoy.games.rudern.protocol.powers_questions import GiveToChurch, GiveTown, LookInto, RaiseExtraTax
from montjoy.games.rudern.protocol.questions import MoveIn, Storm
from montjoy.games.rudern.rules.campaign.marching import size_of, why_not_set_out
from montjoy.games.rudern.rules.powers import council, offices
from montjoy.games.rudern.rules.powers.relations import set_relation
from montjoy.games.rudern.rules.powers.rounds import settle_act
from montjoy.games.rudern.secrecy.redeal import open_purses
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
    public,
    purse,
    realm,
    seen_for,
    six_powers,
    units,
    why,
)

TAX = RaiseExtraTax()
KARD = REALM + "office kard SVE; office umbro"


def kards(text: str = KARD, faction: str = "SVE", **options: Any) -> World:
    """Svebod is kard, and it is somebody's impulse in round 2."""
    return in_impulse(realm(text, **options), faction, 2)


def gained(out: Any) -> list[tuple[str, int, str]]:
    return [(e.faction, e.points, e.why) for e in out.told(InfluenceGained)]


# ---- RW-CAM-OFF-01 ---------------------------------------------------------------------------------------------------
def test_four_offices_at_the_start():
    """RW-CAM-OFF-01  Treasurer, commander, sermo, umbro; no kard."""
    assert powers(six_powers()).offices == {"treasurer": "KAT", "commander": "GLI", "sermo": "URA", "umbro": "SVE"}


def test_nobody_acts_by_anothers_office():
    """RW-CAM-OFF-01  Not who holds another office, not outside his own impulse, and not the Empire."""
    for faction in ("KAT", "IMP"):
        seen = seen_for(kards(faction=faction), faction)
        assert why(offices.why_not_extra_tax(seen)) == ("RW-CAM-OFF-02", "not-your-office")
        assert not offices.office_options(seen)
    seen = seen_for(kards(faction="KAT"), "SVE")
    assert why(offices.why_not_extra_tax(seen)) == ("RW-GEN-08", "not-your-impulse") and not offices.office_options(seen)


# ---- the kard's tax --------------------------------------------------------------------------------------------------
def test_extraordinary_tax():
    """RW-CAM-OFF-02  Two imperial towns with 1 and 3 units, dice 5 and 6: treasury +2; the first is empty and ownerless, the
    second has 1 unit."""
    world = kards()
    world.land.garrisons["rudern.IMP"].units = {"foot": 1}
    world.land.garrisons["strzegom.IMP"].units = {"foot": 1, "legion": 2}
    out = go(world, [AS_IT_IS, TAX], [5, 6])
    assert out.rolls == [("RW-CAM-OFF-02", ("rudern",), 5), ("RW-CAM-OFF-02", ("strzegom",), 6)]
    assert world.treasuries["IMP"] == 12 and only(out, ExtraTaxRaised) == ExtraTaxRaised("SVE", 2)
    assert only(out, PlaceOwnerless) == PlaceOwnerless("rudern", "IMP") and world.land.provinces["rudern"].owner == ""
    assert units(world, "strzegom.IMP") == {"legion": 1} and "rudern" not in powers(world).kinds
    assert out.told(Unrest) == [
        Unrest("rudern", "IMP", "foot", 1, "rudern.IMP"), Unrest("strzegom", "IMP", "foot", 1, "strzegom.IMP"),
        Unrest("strzegom", "IMP", "legion", 1, "strzegom.IMP"),
    ]  # fmt: skip
    assert world.land.factions["SVE"].used == 0


def test_the_tax_is_raised_once_a_round():
    """RW-CAM-OFF-02  In the next round again."""
    world = kards()
    out = go(world, [AS_IT_IS, TAX], [1, 4])
    assert not out.told(Unrest) and units(world, "rudern.IMP") == {"foot": 4} and TAX not in opts(out)
    assert why(offices.why_not_extra_tax(seen_for(world, "SVE"))) == ("RW-CAM-OFF-02", "taxed-in-this-round")
    assert offices.why_not_extra_tax(seen_for(in_impulse(world, "SVE", 3), "SVE")) is None


@pytest.mark.parametrize("die, owner", [(1, "IMP"), (4, "IMP"), (5, ""), (6, "")])
def test_an_empty_town_in_unrest(die, owner):
    """RW-CAM-OFF-02  Rolling 1 to 4 it is not affected; on 5 or 6 nobody dies, and it is ownerless."""
    world = kards(KARD + "; imperial rudern ford")
    world.land.garrisons.pop("rudern.IMP")
    out = go(world, [AS_IT_IS, TAX], [die])
    assert world.land.provinces["rudern"].owner == owner and not out.told(Unrest) and world.treasuries["IMP"] == 11


def test_all_units_inside_may_die():
    """RW-CAM-OFF-02, RW-DICE-04, RW-DICE-07  (ours) Whosever they are: allied units die too, and hold the town; a noble of
    it alone goes out."""
    text = KARD.replace("SVE.vit general in market: 2 foot", "SVE.vit general in rudern: 2 foot") + "; imperial rudern"
    world = kards(text)
    world.land.garrisons["rudern.IMP"].units = {"legion": 1}
    out = go(world, [AS_IT_IS, TAX], [5])
    assert out.told(Unrest) == [Unrest("rudern", "SVE", "foot", 1, "vit")] and world.land.provinces["rudern"].owner == "IMP"
    world = kards(text)
    world.land.garrisons.pop("rudern.IMP")
    go(world, [AS_IT_IS, TAX], [6])
    assert world.land.provinces["rudern"].owner == "" and not world.land.banners["vit"].inside


def test_besieged_towns_pay_no_tax():
    """RW-CAM-OFF-02, RW-SIEGE-07  (ours) But with besieged_economy = normal they do; without an imperial town there is none."""
    text = KARD.replace("WKA.dobroslav general in west", "WKA.dobroslav general at strzegom") + "; siege strzegom WKA 1"
    out = go(kards(text), [AS_IT_IS, TAX], [1])
    assert only(out, ExtraTaxRaised).amount == 1
    out = go(kards(text, besieged_economy="normal"), [AS_IT_IS, TAX], [1, 1])
    assert only(out, ExtraTaxRaised).amount == 2
    world = kards(text + "; imperial strzegom ford")
    assert why(offices.why_not_extra_tax(seen_for(world, "SVE"))) == ("RW-CAM-OFF-02", "no-imperial-town")


# ---- towns that the kard gives ---------------------------------------------------------------------------------------
def test_the_kard_gives_a_town():
    """RW-CAM-OFF-02  To a house: manorial, with the imperial units inside; one in an impulse, and none to his own house."""
    world = kards()
    out = go(world, [AS_IT_IS, GiveTown("strzegom", "KAT")])
    assert only(out, TownGiven) == TownGiven("SVE", "strzegom", "KAT", "manorial") and not opts(out, GiveTown)
    assert world.land.provinces["strzegom"].owner == "KAT" and "strzegom" not in powers(world).kinds
    assert units(world, "strzegom.IMP") == {"foot": 2, "legion": 2} and not opts(out, GiveToChurch)
    seen = seen_for(world, "SVE")
    assert why(offices.why_not_give_town(seen, GiveTown("rudern", "KAT"))) == ("RW-CAM-OFF-02", "has-given-a-town")
    out = go(in_impulse(world, "SVE", 3), [AS_IT_IS])
    assert opts(out, GiveTown)


@pytest.mark.parametrize("act", [GiveTown("strzegom", "URA"), GiveToChurch("strzegom")])
def test_who_is_at_war_with_the_new_owner_goes_out(act):
    """RW-CAM-OFF-02, RW-CAM-ALY-02  (ours) A banner of Katzowic was inside as the Empire's ally; it stands outside then, and its
    units without a noble go home."""
    text = KARD.replace("KAT.jaromir general in hills: 2 foot", "KAT.jaromir general in strzegom: 2 foot")
    world = kards(text + "; strzegom KAT: 1 foot")
    set_relation(world.land, "KAT", "URA", "hostile")
    out = go(world, [AS_IT_IS, act])
    assert world.land.provinces["strzegom"].owner == "URA" and out.told(WentOut) == [WentOut("KAT", ("jaromir",), "strzegom")]
    assert not world.land.banners["jaromir"].inside and "strzegom.KAT" not in world.land.garrisons
    assert units(world, "strzegom.IMP") == {"foot": 2, "legion": 2}


@pytest.mark.parametrize("place, to, reason", [
    ("rudern", "SVE", "not-to-your-own-house"), ("rudern", "GRA", "no-house-of-the-empire"),
    ("rudern", "WKA", "no-house-of-the-empire"), ("ford", "KAT", "not-an-imperial-town"),
    ("kiertz", "GLI", "not-an-imperial-town"), ("nowhere", "GLI", "not-an-imperial-town"),
    ("strzegom", "KAT", "town-is-besieged"),
])  # fmt: skip
def test_what_the_kard_does_not_give(place, to, reason):
    """RW-CAM-OFF-02  A fortress, another's town, a besieged one (ours), or to whom is no house of the Empire."""
    text = KARD.replace("WKA.dobroslav general in west", "WKA.dobroslav general at strzegom") + "; siege strzegom WKA 1"
    seen = seen_for(kards(text), "SVE")
    assert why(offices.why_not_give_town(seen, GiveTown(place, to))) == ("RW-CAM-OFF-02", reason)
    assert GiveTown(place, to) not in offices.office_options(seen)


def test_not_to_who_is_out_or_has_left():
    """RW-CAM-OFF-02  A house that is out of the game, or hostile to the Empire."""
    world = kards()
    world.land.campaign.out = ("KAT",)
    world.land.relations["GLI"]["IMP"] = world.land.relations["IMP"]["GLI"] = "hostile"
    assert {act.to for act in offices.office_options(seen_for(world, "SVE")) if isinstance(act, GiveTown)} == {"URA"}


def test_the_kard_gives_to_the_church():
    """RW-CAM-OFF-02  The sermo's house administers it then; without a sermo nobody takes it."""
    world = kards()
    out = go(world, [AS_IT_IS, GiveToChurch("rudern")])
    assert only(out, TownGiven) == TownGiven("SVE", "rudern", "URA", CHURCH) and powers(world).kinds["rudern"] == CHURCH
    assert world.land.provinces["rudern"].owner == "URA" and not opts(out, GiveTown)
    seen = seen_for(kards(KARD + "; office sermo"), "SVE")
    assert why(offices.why_not_give_to_church(seen, GiveToChurch("rudern"))) == ("RW-CAM-OFF-02", "no-sermo")
    refusal = offices.why_not_give_to_church(seen_for(kards(), "SVE"), GiveToChurch("market"))
    assert why(refusal) == ("RW-CAM-OFF-02", "not-an-imperial-town")


# ---- what the kard gets ----------------------------------------------------------------------------------------------
def test_the_empire_is_united():
    """RW-CAM-OFF-02  +1 at the end of a round; not while a house has seceded or two are hostile, but for one that is out
    (ours); nothing where there is no kard."""
    def end(world: World) -> list[tuple[str, int, str]]:
        return gained(scripted(offices.end_round(world)))

    world = kards()
    assert end(world) == [("SVE", 1, "united")]
    world.land.relations["KAT"]["GLI"] = world.land.relations["GLI"]["KAT"] = "hostile"
    assert end(world) == []
    world.land.campaign.out = ("GLI",)
    assert end(world) == [("SVE", 1, "united")]
    powers(world).seceded = ("URA",)
    assert end(world) == []
    assert end(in_impulse(realm(), "SVE", 2)) == []
    world = kards()
    out = go(world, [AS_IT_IS, END, *[AS_IT_IS, END] * 6])
    assert [x for x in gained(out) if x[2] == "united"] == [("SVE", 1, "united")]


def test_how_many_units_office_holders_lead():
    """RW-CAM-NOB-01, RW-CAM-OFF-02, RW-CAM-OFF-03  Glivic's head as commander with 10: accepted; after losing the office 7;
    the kard's head 10, the treasurer's 7, generals of the commander's house 5, and rulers 10."""
    text = REALM.replace("glivic_head head in knorow: 3 foot 1 cavalry", "glivic_head head in knorow: 10 foot")
    world = in_impulse(realm(text), "GLI", 2)
    assert why_not_set_out(seen_for(world, "GLI"), "glivic_head", "fields") is None
    scripted(council.give_office(world, "commander", ""))
    refusal = why_not_set_out(seen_for(world, "GLI"), "glivic_head", "fields")
    assert why(refusal) == ("RW-CAM-NOB-01", "banner-too-large") and refusal.facts["most"] == 7
    world = kards(KARD.replace("SVE.vit general", "GLI.vit general"))
    who = ("svebod_head", "katzowic_head", "glivic_head", "vit", "ottokar")
    sizes = {b: size_of(world.land, world.land.banners[b]) for b in who}
    assert sizes == {"svebod_head": 10, "katzowic_head": 7, "glivic_head": 10, "vit": 5, "ottokar": 10}


def test_a_general_marches_with_five():
    """RW-CAM-NOB-01  With 6 refused, with 5 accepted."""
    for n, reason in ((6, "banner-too-large"), (5, None)):
        text = REALM.replace("KAT.jaromir general in hills: 2 foot", f"KAT.jaromir general in hills: {n} foot")
        world = in_impulse(realm(text), "KAT", 2)
        refusal = why_not_set_out(seen_for(world, "KAT"), "jaromir", "kiertz")
        assert (refusal.reason if refusal else None) == reason


# ---- the commander and the Empire ------------------------------------------------------------------------------------
def test_the_empires_own_impulse():
    """RW-CAM-OFF-08, RW-CAM-OFF-03  Two imperial towns: after Glivic's impulse with its own limit one of the Empire with 6,
    played by Glivic and paid from the imperial purse; the form at its beginning is the treasurer's."""
    world = in_impulse(realm(), "GLI", 2)
    out = go(world, [AS_IT_IS, END])
    assert out.pending.seat == "KAT" and type(out.pending.ask) is Prepare
    text = REALM.replace("IMP.cenek general at camp", "IMP.cenek general in rudern") + "; body rutvika stoymir"
    world = in_impulse(realm(text), "GLI", 2)
    out = go(world, [AS_IT_IS, Advance("glivic_head", "fields", 1), END, AS_IT_IS, Advance("cenek", "hill", 1)])
    assert [(e.faction, e.limit) for e in public(out) if isinstance(e, ImpulseBegun)] == [("GLI", 5), ("IMP", 6)]
    assert [seat for seat, _, answer in out.answered if isinstance(answer, Advance)] == ["GLI", "GLI"]
    assert (world.land.factions["GLI"].used, world.land.factions["IMP"].used) == (1, 1)
    assert world.treasuries["IMP"] == 10 + 3 - 1 and world.treasuries["GLI"] == 20 + 2 - 1
    assert {e.place for e in out.told(TaxPaid) if e.faction == "IMP"} == {"rudern", "strzegom", "ford"}


@pytest.mark.parametrize("offices_, leads, prepares", [
    ("", "GLI", "KAT"), ("office kard SVE; office umbro", "GLI", "SVE"), ("office commander", "KAT", "KAT"),
    ("office commander; office kard GLI", "GLI", "GLI"), ("office treasurer", "GLI", "GLI"),
])  # fmt: skip
def test_who_acts_for_the_empire(offices_, leads, prepares):
    """RW-CAM-OFF-08, RW-CAM-OFF-05  The commander, else kard, else treasurer leads; the kard, else the treasurer takes the
    income (else the commander, ours)."""
    out = go(in_impulse(realm(REALM + offices_), "IMP", 2), [AS_IT_IS])
    assert (out.answered[0][0], out.pending.seat) == (prepares, leads)


def test_nobody_for_the_empire():
    """RW-CAM-OFF-08  Without kard, treasurer and commander it has no impulse."""
    world = realm(REALM + "office treasurer; office commander")
    in_impulse(world, "URA", 2)
    assert "IMP" not in powers(world).order


def test_the_treasurer_hires_imperial_generals():
    """RW-CAM-OFF-05, RW-CAM-NOB-03  For 3 of the imperial treasury, in an imperial town, while there is no kard."""
    world = in_impulse(realm(REALM + "; body cenek"), "IMP", 2)
    for general in ("rutvika", "stoymir"):
        del world.land.banners[general]
    out = go(world, [orders(strzegom__general=1)])
    assert out.answered[0][0] == "KAT" and only(out, Hired) == Hired("IMP", "rutvika", "strzegom", 3)
    assert world.treasuries["IMP"] == 10 + 3 - 3 and world.treasuries["KAT"] == 20


def test_the_commander_gains_by_imperial_units():
    """RW-CAM-OFF-03  Battle won with 1 imperial foot on the winning side: commander's house +1."""
    world = in_impulse(realm(), "IMP", 2)
    powers(world).now.append(Deed("battle", "moor", ("IMP",), ("WKA",), 2))
    assert gained(scripted(settle_act(world))) == [("GLI", 1, "imperial-battle")]


# ---- the sermo -------------------------------------------------------------------------------------------------------
def test_church_towns_give_influence():
    """RW-CAM-OFF-04  Urad with 1 church town: +1 at the end of its impulse; two of them 2; nothing to who is not sermo, and
    nothing for a town that is lost."""
    world = in_impulse(realm(), "URA", 2)
    assert gained(go(world, [AS_IT_IS, END])) == [("URA", 1, "church")]
    world = in_impulse(realm(REALM + "; town fields URA; church hill fields"), "URA", 2)
    assert gained(go(world, [AS_IT_IS, END])) == [("URA", 2, "church")]
    world = in_impulse(realm(REALM + "; office sermo"), "URA", 2)
    assert gained(go(world, [AS_IT_IS, END])) == []
    world = in_impulse(realm(REALM + "; town hill WKA"), "URA", 2)
    assert gained(go(world, [AS_IT_IS, END])) == []


def test_church_towns_are_the_sermos():
    """RW-CAM-OFF-04, RW-CAM-ECO-03  He taxes them or recruits his own units there, and they count for his limit."""
    world = in_impulse(realm(), "URA", 2)
    assert world.land.factions["URA"].limit == 6
    go(world, [orders(hill__foot=1)])
    assert units(world, "hill.URA") == {"foot": 3}


def test_the_sermo_gives_his_towns():
    """RW-CAM-OFF-04  His manorial towns but the seat, any number; nobody else's, no church town, none that is besieged
    (ours)."""
    world = in_impulse(realm(REALM + "; town fields URA; town moor URA; town road URA"), "URA", 2)
    out = go(world, [AS_IT_IS, GiveToChurch("fields"), GiveToChurch("moor")])
    assert out.told(TownGiven) == [TownGiven("URA", p, "URA", CHURCH) for p in ("fields", "moor")]
    assert opts(out, GiveToChurch) == [GiveToChurch("road")] and powers(world).kinds["moor"] == CHURCH
    seen = seen_for(world, "URA")
    mine = "not-your-manorial-town"
    for place, reason in [("cieszin", "seat-is-not-given"), ("hill", mine), ("rudern", mine)]:
        assert why(offices.why_not_give_to_church(seen, GiveToChurch(place))) == ("RW-CAM-OFF-04", reason)
    text = REALM.replace("WKA.dobroslav general in west", "WKA.dobroslav general at moor") + "; town moor URA; siege moor WKA 1"
    refusal = offices.why_not_give_to_church(seen_for(in_impulse(realm(text), "URA", 2), "URA"), GiveToChurch("moor"))
    assert why(refusal) == ("RW-CAM-OFF-04", "town-is-besieged")
    refusal = offices.why_not_give_to_church(seen_for(in_impulse(realm(), "KAT", 2), "KAT"), GiveToChurch("hills"))
    assert why(refusal) == ("RW-CAM-OFF-04", "not-your-office")


# ---- the treasurer ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("holds, points, others", [(10, 1, Known(10, None)), (9, 0, Known(0, 9))])
def test_a_full_treasury(holds, points, others):
    """RW-CAM-OFF-05, RW-GEN-13  Imperial treasury 10 at the end of Katzowic's impulse: +1; 9: 0. So everybody learns whether
    it holds so much; kard, treasurer and commander know it anyway."""
    world = purse(in_impulse(realm(), "KAT", 2), IMP=holds)
    out = go(world, [AS_IT_IS, END])
    assert gained(out) == [("KAT", 1, "treasury")] * points
    for seat in ("LEA", "GRA", "URA", "SVE"):
        assert world.known[seat]["IMP"] == others
    assert "IMP" not in world.known.get("GLI", {})


def test_what_was_known_of_the_treasury_is_kept():
    """RW-CAM-OFF-05, RW-GEN-13  Who knew more of it knows no less by that; in others' impulses it is not shown."""
    world = purse(in_impulse(realm(), "KAT", 2), IMP=12)
    world.known = {"SVE": {"IMP": Known(11, 13)}, "URA": {"IMP": Known(0, 14)}}
    go(world, [AS_IT_IS, END])
    assert (world.known["SVE"]["IMP"], world.known["URA"]["IMP"]) == (Known(11, 13), Known(10, 14))
    world = purse(in_impulse(realm(), "URA", 2), IMP=12)
    assert gained(go(world, [AS_IT_IS, END])) == [("URA", 1, "church")]
    assert world.known.get("SVE", {}).get("IMP", Known()) == Known()


# ---- the umbro -------------------------------------------------------------------------------------------------------
def test_the_umbro_looks():
    """RW-CAM-OFF-06  At the Western Kardom's treasury: he alone has the number; +1 influence; a second look is refused."""
    world = in_impulse(realm(), "SVE", 2)
    out = go(world, [AS_IT_IS, LookInto("WKA")])
    assert private(out, "SVE")[-1] == PurseSeen("SVE", "WKA", "WKA", 20) and only(out, PurseLookedAt).owner == "WKA"
    assert [to for to, e in out.events if isinstance(e, PurseSeen)] == [("SVE",)]
    assert world.known["SVE"]["WKA"] == Known(20, 20) and "WKA" not in world.known.get("KAT", {})
    assert "WKA" not in open_purses(world, "SVE") and "WKA" in open_purses(world, "KAT")
    assert gained(out) == [("SVE", 1, "look")] and not opts(out, LookInto)
    assert why(offices.why_not_look(seen_for(world, "SVE"), LookInto("SHA"))) == ("RW-CAM-OFF-06", "has-looked")
    assert opts(go(in_impulse(world, "SVE", 3), [AS_IT_IS]), LookInto)


@pytest.mark.parametrize("what, owner, points", [("KAT", "KAT", 0), ("IMP", "IMP", 0), ("cenek", "IMP", 0), ("GRA", "GRA", 1),
                                                 ("EMO", "EMO", 1), ("ottokar", "WKA", 1)])  # fmt: skip
def test_whose_purses_give_influence(what, owner, points):
    """RW-CAM-OFF-06  Treasuries and chests of hostile and of neutral factions, not of allies."""
    world = purse(in_impulse(realm(), "SVE", 2), cenek=14, ottokar=3)
    out = go(world, [AS_IT_IS, LookInto(what)])
    there = {**world.treasuries, **world.chests}[what]
    assert only(out, PurseSeen) == PurseSeen("SVE", what, owner, there) and world.known["SVE"][what] == Known(there, there)
    assert gained(out) == [("SVE", 1, "look")] * points


def test_into_what_he_does_not_look():
    """RW-CAM-OFF-06  His own purses, a dead noble's, of who is
    out."""
    world = in_impulse(realm(), "SVE", 2)
    world.land.campaign.out = ("BYS",)
    del world.land.banners["jaromir"]
    seen, none = "sees-it-anyway", "no-such-purse"
    for what, reason in [("SVE", seen), ("vit", seen), ("BYS", none), ("jaromir", none)]:
        assert why(offices.why_not_look(seen_for(world, "SVE"), LookInto(what))) == ("RW-CAM-OFF-06", reason)
        assert LookInto(what) not in offices.office_options(seen_for(world, "SVE"))


def test_options_show_nothing():
    """RW-CAM-OFF-06, RW-GEN-13  Options are the same whatever the purses hold."""
    one, two = (purse(in_impulse(realm(), "SVE", 2), WKA=n, KAT=n) for n in (0, 9))
    assert offices.office_options(seen_for(one, "SVE")) == offices.office_options(seen_for(two, "SVE"))


# ---- the views -------------------------------------------------------------------------------------------------------
def test_who_sees_the_empires_purses():
    """RW-CAM-OFF-08  Kard, treasurer and commander; the sermo and the umbro do not."""
    world = in_impulse(realm(REALM + "; office kard GRA"), "URA", 2)
    views = {seat: game.view(world, seat) for seat in ("LEA", "GRA", "KAT", "GLI", "URA", "SVE")}
    assert [seat for seat, seen in views.items() if "IMP" in seen.treasuries] == ["GRA", "KAT", "GLI"]
    assert [seat for seat, seen in views.items() if "cenek" in seen.chests] == ["GRA", "KAT", "GLI"]


def test_a_town_in_unrest_is_besieged_again():
    """RW-CAM-X-04  An ownerless imperial town: Glivic must besiege it to get it back; one hit takes it."""
    text = REALM.replace("GLI.glivic_head head in knorow", "GLI.glivic_head head at rudern") + "; siege rudern GLI 1; town rudern"
    world = in_impulse(realm(text, besieged_impulse=False), "GLI", 2)
    world.land.garrisons.pop("rudern.IMP")
    world.chests["glivic_head"] = 5
    out = go(world, [AS_IT_IS, Storm("rudern", "glivic_head"), MoveIn()], [hit(1), hit(0)])
    assert world.land.provinces["rudern"].owner == "GLI" and powers(world).kinds.get("rudern") is None and out.rolls
    assert ("GLI", 2, "capture") in gained(out)
