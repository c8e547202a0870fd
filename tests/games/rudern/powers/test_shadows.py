"""Shadows (RW-CAM-NOB-04, RW-CAM-NOB-07), and rulers of the League who return (RW-CAM-NOB-06)."""

from __future__ import annotations

from typing import Any

from montjoy.core.script import scripted
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Banner, Siege, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.campaign_events import HeadReturned, Hired, Raised
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Reorganise
from montjoy.games.rudern.protocol.forms import Preparations, read_preparations
from montjoy.games.rudern.protocol.powers_events import ShadowCalled
from montjoy.games.rudern.protocol.questions import EndImpulse, To
from montjoy.games.rudern.rules.campaign.preparing import fields, recruits, spent, why_not_prepare
from montjoy.games.rudern.rules.campaign.rounds import return_heads
from montjoy.games.rudern.seen.view import seen_by
from tests.games.rudern.powers.printed import printed

ORDER = ("SHA", "WKA", "GRA", "KAT", "GLI", "IMP", "URA", "SVE")
CALL = Preparations({"vermogen.shadow": 1})


def realm(**options: Any) -> World:
    """The impulse of the Shadow Lands in the second round."""
    world = printed(game.setup(game.scenarios["six_powers"], RudernOptions(**options)))
    powers = powers_of(world.land)
    world.land.round, powers.begun, powers.order = 2, 2, ORDER
    return world


def shadows(world: World) -> list[str]:
    return [b.id for b in world.land.banners.values() if b.faction == "SHA" and b.noble == "shadow"]


def test_a_shadow_appears_beside_its_ruler():
    """RW-CAM-NOB-04  Free, inside as she is, with an empty chest; it can be written in the line."""
    world = realm()
    before, ruler = world.treasuries["SHA"], world.land.banners["kalame"]
    out = scripted(game.play(world), (), [read_preparations("vermogen.shadow 1")])
    assert [e for to, e in out.events if isinstance(e, ShadowCalled) and to == "*"] == [ShadowCalled("SHA", "ulvar", "vermogen")]
    shadow = world.land.banners["ulvar"]
    assert (shadow.faction, shadow.noble, shadow.at, shadow.inside, shadow.units) == ("SHA", "shadow", ruler.at, True, {})
    assert world.chests["ulvar"] == 0
    assert world.treasuries["SHA"] == before + 2 and out.told(Raised) == []
    assert Reorganise("vermogen") in out.pending.options


def test_it_is_in_the_form():
    """RW-CAM-NOB-04  One field in the province of the ruler, from 0 to 1, which is no recruit and costs nothing."""
    world = realm()
    out = scripted(game.play(world))
    assert isinstance(out.pending.ask, Prepare) and ("vermogen.shadow", 0, 1) in out.pending.ask.fields
    seen = seen_by(world, "SHA")
    assert [name for name in fields(seen) if name.endswith(".shadow")] == ["vermogen.shadow"]
    assert recruits(seen, CALL, "vermogen") == {} and spent(seen, CALL) == 0 and why_not_prepare(seen, CALL) is None


def test_one_in_an_impulse():
    """RW-CAM-NOB-04  A second in the same impulse is refused; in the next one it may be called."""
    world = realm()
    refusal = why_not_prepare(seen_by(world, "SHA"), Preparations({"vermogen.shadow": 2}))
    assert (refusal.reason, refusal.facts["most"]) == ("more-than-may-be", 1)
    out = scripted(game.play(world), (), [CALL])
    assert not [name for name, _, _ in getattr(out.pending.ask, "fields", ()) if name.endswith("shadow")]
    powers_of(world.land).begun = world.land.round
    world.land.turn = 0
    scripted(game.play(world), (), [CALL])
    assert shadows(world) == ["morven", "ulvar", "drusk"]


def test_no_more_than_three():
    """RW-CAM-NOB-04  With three on the board none may be called, though the list has another; with two it may."""
    world = realm()
    land = world.land
    land.campaign.generals["SHA"] = ("morven", "ulvar", "drusk", "other")
    land.banners |= {id: Banner(id, "SHA", "shadow", "vermogen") for id in ("ulvar", "drusk")}
    assert why_not_prepare(seen_by(world, "SHA"), CALL).reason == "not-to-be-ordered"
    del land.banners["drusk"]
    assert why_not_prepare(seen_by(world, "SHA"), CALL) is None


def test_outside_on_hostile_ground():
    """RW-CAM-NOB-04  With Kalamé outside on hostile ground it appears beside her, and needs no town."""
    world = realm()
    land = world.land
    ruler = land.banners["kalame"]
    ruler.at, ruler.inside = "san_ford", False
    land.sieges["san_ford"] = Siege("san_ford", "SHA", 1, 0, ["kalame"])
    for place in ("vermogen", "shadow_march"):
        land.provinces[place].owner = "IMP"
    assert why_not_prepare(seen_by(world, "SHA"), CALL).reason == "not-to-be-ordered"
    out = scripted(game.play(world), (), [Preparations({"san_ford.shadow": 1})])
    assert out.told(ShadowCalled) == [ShadowCalled("SHA", "ulvar", "san_ford")]
    assert (land.banners["ulvar"].at, land.banners["ulvar"].inside) == ("san_ford", False)
    assert land.sieges["san_ford"].members == ["kalame"]


def test_inside_a_besieged_place():
    """RW-CAM-NOB-04  She is besieged, and so is it."""
    world = realm()
    land = world.land
    land.banners["z"] = Banner("z", "IMP", "general", "vermogen", inside=False, units={"foot": 9})
    land.sieges["vermogen"] = Siege("vermogen", "IMP", 1, 0, ["z"])
    scripted(game.play(world), (), [CALL])
    assert land.banners["ulvar"].inside and land.banners["ulvar"].at == "vermogen"


def test_without_the_ruler():
    """RW-CAM-NOB-04  While she is dead none may be called."""
    world = realm()
    del world.land.banners["kalame"]
    assert not [name for name in fields(seen_by(world, "SHA")) if name.endswith(".shadow")]


def test_a_dead_shadow_may_come_again():
    """RW-CAM-NOB-07  From the next impulse on."""
    world = realm()
    del world.land.banners["morven"]
    out = scripted(game.play(world), (), [CALL])
    assert out.told(ShadowCalled) == [ShadowCalled("SHA", "morven", "vermogen")]


def test_a_dead_general_may_be_hired_again():
    """RW-CAM-NOB-07  He dies in an enemy's impulse; in the own one another is hired for 3."""
    world = realm()
    del world.land.banners["jaromir"]
    world.land.turn = ORDER.index("KAT")
    out = scripted(game.play(world), (), [Preparations({"iron_hills.general": 1})])
    assert [(e.banner, e.price) for e in out.told(Hired)] == [("radko", 3)]


def test_no_shadows_for_others_and_no_generals_for_the_shadow_lands():
    """RW-CAM-NOB-04  Their generals are shadows; nobody else has any."""
    world = realm()
    assert not [name for name in fields(seen_by(world, "SHA")) if name.endswith(".general")]
    for faction in ("WKA", "KAT", "GRA", "IMP"):
        world.land.turn = ORDER.index(faction)
        assert not [name for name in fields(seen_by(world, faction)) if name.endswith(".shadow")]


def test_shadows_march_with_five():
    """RW-CAM-NOB-01  As generals do."""
    world = realm()
    world.land.banners["morven"].units = {"shadow_foot": 6}
    world.land.factions["SHA"].limit = 9
    out = scripted(game.play(world), (), [Preparations()])
    assert not [x for x in out.pending.options if getattr(x, "banner", "") == "morven" and getattr(x, "price", 0)]
    assert EndImpulse() in out.pending.options


# ---- rulers ----------------------------------------------------------------------------------------------------------
def test_a_ruler_returns_to_the_capital():
    """RW-CAM-NOB-06  Kalamé dies; at the end of the round she is inside Vermogen, alone, her chest empty."""
    world = realm()
    del world.land.banners["kalame"]
    out = scripted(return_heads(world))
    assert out.told(HeadReturned) == [HeadReturned("SHA", "kalame", "ruler", "vermogen")]
    ruler = world.land.banners["kalame"]
    assert (ruler.at, ruler.inside, ruler.units, world.chests["kalame"]) == ("vermogen", True, {}, 0)
    assert world.known["KAT"]["kalame"].most == 0


def test_where_the_capital_is_lost():
    """RW-CAM-NOB-06  To an own place of choice, which the League's player is asked for; without a place not at all."""
    world = realm()
    del world.land.banners["kalame"]
    world.land.provinces["vermogen"].owner = "IMP"
    world.land.provinces["emora"].owner = world.land.provinces["tragia"].owner = "SHA"
    out = scripted(return_heads(world), (), [To("tragia")])
    assert [seat for seat, _, _ in out.answered] == ["LEA"] and world.land.banners["kalame"].at == "tragia"
    world = realm()
    del world.land.banners["kalame"]
    world.land.provinces["vermogen"].owner = world.land.provinces["shadow_march"].owner = ""
    assert scripted(return_heads(world)).told(HeadReturned) == [] and "kalame" not in world.land.banners


def test_a_ruler_who_waits_returns_too():
    """RW-CAM-NOB-06  Emora's, who is not in the League yet: nobody is asked."""
    world = realm()
    del world.land.banners["emora_ruler"]
    assert scripted(return_heads(world)).told(HeadReturned) == [HeadReturned("EMO", "emora_ruler", "ruler", "emora")]
