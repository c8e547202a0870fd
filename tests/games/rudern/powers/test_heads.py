"""Heads of houses and of Gracuja (RW-CAM-NOB-10): who is drawn, and what each ability does."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Banner, Known, Siege, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.campaign_events import CampaignImpulseBegun, HeadReturned, Hired
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.protocol.events import PoolCounted
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.powers_events import HeadDrawn, HeadPaid
from montjoy.games.rudern.protocol.questions import AttackArmy, Sally, Storm
from montjoy.games.rudern.rules.battles.money import limit_of
from montjoy.games.rudern.rules.campaign.marching import price_of, steps_a_resource, why_not_advance
from montjoy.games.rudern.rules.campaign.preparing import spent, why_not_prepare
from montjoy.games.rudern.rules.campaign.rounds import return_heads
from montjoy.games.rudern.rules.powers.abilities import ABILITY, HEADS, ability_of, further_dice
from montjoy.games.rudern.rules.powers.heads import draw_first_heads, draw_head
from montjoy.games.rudern.seen.view import seen_by
from tests.games.rudern.powers.printed import printed

ORDER = ("SHA", "WKA", "GRA", "KAT", "GLI", "IMP", "URA", "SVE")
BANNER = {"GRA": "gracuja_head", "KAT": "katzowic_head", "GLI": "glivic_head", "URA": "urad_head", "SVE": "svebod_head"}


def realm(active: str = "KAT", **options: Any) -> World:
    """Six powers with heads, in the impulse of a faction; nobody has an ability yet."""
    world = printed(game.setup(game.scenarios["six_powers"], RudernOptions(**{"heads": "ours"} | options)))
    powers = powers_of(world.land)
    world.land.round, powers.begun, powers.order = 2, 2, ORDER
    powers.heads = {f: "" for f in HEADS}
    world.land.turn = ORDER.index(active)
    world.land.factions[active].limit = 9
    return world


def able(world: World, faction: str, ability: str) -> World:
    """That faction's head has this ability, if one of the five has it."""
    powers_of(world.land).heads = {faction: next(h for h in HEADS[faction] if ABILITY[h] == ability)}
    return world


def without(world: World) -> World:
    powers_of(world.land).heads = {}
    return world


# ---- drawn -----------------------------------------------------------------------------------------------------------
def test_the_list():
    """RW-CAM-NOB-10  Five heads for each house and Gracuja, each with another ability, of at most eight kinds."""
    scenario = game.scenarios["six_powers"]
    taken = {x.id for x in [*scenario.factions, *scenario.provinces, *scenario.banners, *scenario.campaign.generals]}
    assert set(HEADS) == {"GRA", "KAT", "GLI", "URA", "SVE"} and len(ABILITY) == 25 and len(set(ABILITY.values())) == 8
    for heads in HEADS.values():
        assert len(heads) == 5 and len({ability for _, ability in heads.values()}) == 5
        assert len({name for name, _ in heads.values()}) == 5 and not taken & set(heads)


def test_none():
    """RW-CAM-NOB-10  heads = none: nothing is rolled and heads have no effect."""
    world = game.setup(game.scenarios["six_powers"])
    out = scripted(draw_first_heads(world))
    assert out.rolls == [] and out.events == [] and powers_of(world.land).heads == {}
    assert {ability_of(world.land, f) for f in world.land.factions} == {""}


def test_drawn_at_the_start():
    """RW-CAM-NOB-10  Gracuja and the houses, openly, once; the League and the Empire have none."""
    world = game.setup(game.scenarios["six_powers"], RudernOptions(heads="ours"))
    out = scripted(game.play(world), [1, 2, 3, 4, 5])
    assert [why for why, _, _ in out.rolls] == ["RW-CAM-NOB-10"] * 5
    drawn = [e for to, e in out.events if isinstance(e, HeadDrawn) and to == "*"]
    assert drawn == [
        HeadDrawn("GRA", "gra_mojmir", "wall_dice"), HeadDrawn("KAT", "kat_drahomira", "income"),
        HeadDrawn("GLI", "gli_libena", "steps"), HeadDrawn("URA", "ura_anezka", "cheap_generals"),
        HeadDrawn("SVE", "sve_eliska", "cheap_generals"),
    ]  # fmt: skip
    assert ability_of(world.land, "KAT") == "income" and ability_of(world.land, "WKA") == ability_of(world.land, "IMP") == ""
    assert scripted(draw_first_heads(world)).rolls == []


def test_a_new_head_after_a_death():
    """RW-CAM-NOB-10, RW-CAM-NOB-05  The ability ends with its head; when the new one appears it is drawn among the other four."""
    world = able(realm(), "KAT", "limit")
    del world.land.banners["katzowic_head"]
    assert ability_of(world.land, "KAT") == ""
    out = scripted(return_heads(world), [4])
    assert [type(e) for e in out.told(HeadReturned) + out.told(HeadDrawn)] == [HeadReturned, HeadDrawn]
    assert powers_of(world.land).heads["KAT"] == "kat_svatava" and powers_of(world.land).dead_heads == ("kat_hynek",)
    assert ability_of(world.land, "KAT") == "steps"


def test_a_general_who_returns_draws_nothing():
    """RW-CAM-NOB-10, RW-CAM-NOB-06  Nor does a ruler of the League."""
    world = realm()
    del world.land.banners["kalame"]
    out = scripted(return_heads(world))
    assert len(out.told(HeadReturned)) == 1 and out.told(HeadDrawn) == []


def test_the_dead_do_not_come_again():
    """RW-CAM-NOB-10  ... until all five are dead (ours); the last of them is not rolled for.  Other houses' dead stay dead."""
    world = realm()
    powers = powers_of(world.land)
    powers.heads, powers.dead_heads = {"SVE": "sve_ctibor"}, ("kat_hynek",)
    drawn = []
    for dice in ([1], [1], [1], [], [5]):
        scripted(draw_head(world, "SVE"), dice)
        drawn.append(powers.heads["SVE"])
    assert drawn == ["sve_milada", "sve_zbynek", "sve_ratibor", "sve_eliska", "sve_eliska"]
    assert powers.dead_heads == ("kat_hynek",)


# ---- abilities -------------------------------------------------------------------------------------------------------
def test_limit():
    """RW-CAM-NOB-10, RW-GEN-10  Impulse limit +1 while that head lives."""
    world = realm()
    usual = limit_of(without(world).land, "KAT")
    assert limit_of(able(world, "KAT", "limit").land, "KAT") == usual + 1
    assert limit_of(world.land, "IMP") == limit_of(without(world).land, "IMP")
    able(world, "KAT", "limit")
    out = scripted(game.play(world))
    assert out.told(CampaignImpulseBegun)[0].limit == usual + 1
    del world.land.banners["katzowic_head"]
    assert limit_of(world.land, "KAT") == usual


def test_income():
    """RW-CAM-NOB-10, RW-GEN-13  1 more when its impulse begins, openly, before the form."""
    world = able(realm(), "KAT", "income")
    before = world.treasuries["KAT"]
    world.known = {"GLI": {"KAT": Known(3, 6)}}
    out = scripted(game.play(world))
    assert out.told(HeadPaid) == [HeadPaid("KAT", 1)] and world.treasuries["KAT"] == out.pending.ask.treasury == before + 1
    assert (world.known["GLI"]["KAT"].least, world.known["GLI"]["KAT"].most) == (4, 7)
    world = able(realm("GLI"), "KAT", "income")
    assert scripted(game.play(world)).told(HeadPaid) == []
    world = able(realm(), "KAT", "income")
    del world.land.banners["katzowic_head"]
    assert scripted(game.play(world)).told(HeadPaid) == []


def test_cheap_generals():
    """RW-CAM-NOB-10, RW-CAM-NOB-02  A general costs 2; another house pays 3."""
    world = realm("GLI")
    form = Preparations({"knorow.general": 1})
    assert spent(seen_by(without(world), "GLI"), form) == 3
    able(world, "GLI", "cheap_generals")
    assert spent(seen_by(world, "GLI"), form) == 2
    world.treasuries["GLI"] = 0                                # 2 of tax
    assert why_not_prepare(seen_by(world, "GLI"), form) is None
    out = scripted(game.play(world), (), [form])
    assert [e.price for e in out.told(Hired)] == [2] and world.treasuries["GLI"] == 0


def test_cheap_generals_never_pay():
    """RW-CAM-NOB-10  Where a general costs nothing he still does."""
    world = able(realm("GLI"), "GLI", "cheap_generals")
    world.land.campaign.prices = type(world.land.campaign.prices)(general=0)
    assert spent(seen_by(world, "GLI"), Preparations({"knorow.general": 1})) == 0


def test_steps():
    """RW-CAM-NOB-10, RW-CAM-MOV-02  One step more a resource, of the head's own banner alone; hard frost takes it away again."""
    world = able(realm(), "KAT", "steps")
    land = world.land
    assert steps_a_resource(seen_by(world, "KAT"), land.banners["katzowic_head"]) == 3
    assert steps_a_resource(seen_by(world, "KAT"), land.banners["jaromir"]) == 2
    for border in land.borders:
        border.length = 3
    assert price_of(seen_by(world, "KAT"), "katzowic_head", "rudern") == 1
    assert price_of(seen_by(without(world), "KAT"), "katzowic_head", "rudern") == 2


def test_banner_size():
    """RW-CAM-NOB-10, RW-CAM-NOB-01  The head's own banner marches with two units more, and no third."""
    for units, fits in ((9, True), (10, False)):
        world = able(realm(), "KAT", "banner_size")
        world.land.banners["katzowic_head"].units = {"foot": units}
        refusal = why_not_advance(seen_by(world, "KAT"), Advance("katzowic_head", "rudern", 1))
        assert (refusal is None) == fits
        assert why_not_advance(seen_by(without(world), "KAT"), Advance("katzowic_head", "rudern", 1)).reason == "banner-too-large"
    world = able(realm(), "KAT", "banner_size")
    world.land.banners["jaromir"].units = {"foot": 6}
    refusal = why_not_advance(seen_by(world, "KAT"), Advance("jaromir", "kiertz", 1))
    assert refusal.facts["most"] == 5


def in_the_open(faction: str = "GLI") -> World:
    """Glivic stands before an army of the Western Kardom."""
    world = realm("GLI")
    land = world.land
    world.chests["a"] = world.chests["z"] = 0
    land.banners["a"] = Banner("a", faction, "general", "south_fields", inside=False, units={"foot": 2})
    land.banners["z"] = Banner("z", "WKA", "general", "south_fields", inside=False, units={"foot": 2})
    return world


def pools(world: World, answers: list[Any]) -> list[int]:
    """The dice of both sides in the first roll after these answers; nobody hits."""
    out = scripted(game.play(world), [hit(0), hit(0)], answers)
    return [e.dice for e in out.told(PoolCounted)][:2]


FIGHT = [Preparations(), AttackArmy("south_fields")]


def test_field_dice():
    """RW-CAM-NOB-10  A further die in battles in which its faction's units are, wherever the head is."""
    assert pools(without(in_the_open()), FIGHT) == [3, 3]
    assert pools(able(in_the_open(), "GLI", "field_dice"), FIGHT) == [4, 3]
    dead = able(in_the_open(), "GLI", "field_dice")
    del dead.land.banners["glivic_head"]
    assert pools(dead, FIGHT) == [3, 3]


def test_field_dice_of_several():
    """RW-CAM-NOB-10  One for each such head of the side; a noble without units brings none; nor do other abilities."""
    world = in_the_open()
    world.land.banners["b"] = Banner("b", "KAT", "general", "south_fields", inside=False, units={"foot": 1})
    powers_of(world.land).heads = {"GLI": "gli_oldrich", "KAT": "kat_borek"}
    sides = (["a", "b"], ["z"])
    assert further_dice(world.land, Kind.FIELD, sides) == (2, 0)
    assert further_dice(world.land, Kind.RELIEF, sides) == (2, 0)
    assert further_dice(world.land, Kind.ASSAULT, sides) == (0, 0)
    world.land.banners["b"].units = {}
    assert further_dice(world.land, Kind.FIELD, (sides[1], sides[0])) == (0, 1)


def before_a_town() -> World:
    """Glivic besieges a town of the Western Kardom with four foot, three foot are inside."""
    world = realm("GLI")
    land = world.land
    land.banners["a"] = Banner("a", "GLI", "general", "west_march", inside=False, units={"foot": 4}, came_from="border_keep")
    land.sieges["west_march"] = Siege("west_march", "GLI", 1, 0, ["a"])
    world.chests["a"] = 3
    return world


STORM = [Preparations(), Storm("west_march", "a")]


def test_storm_dice():
    """RW-CAM-NOB-10  A further die, after the division, in an assault that its faction calls."""
    usual = pools(without(before_a_town()), STORM)
    assert usual == [3, 4]
    assert pools(able(before_a_town(), "GLI", "storm_dice"), STORM) == [4, 4]
    allied = before_a_town()
    allied.land.banners["s"] = Banner("s", "SVE", "general", "west_march", inside=False, units={"foot": 2})
    allied.land.sieges["west_march"].members.append("s")
    assert further_dice(able(allied, "SVE", "storm_dice").land, Kind.ASSAULT, (["a", "s"], ["dobroslav"])) == (0, 0)
    assert further_dice(able(allied, "GLI", "storm_dice").land, Kind.SORTIE, (["a", "s"], ["dobroslav"])) == (0, 0)
    assert further_dice(allied.land, Kind.ASSAULT, (["s"], ["dobroslav"])) == (0, 0)     # a siege in which it has no unit


def test_wall_dice():
    """RW-CAM-NOB-10  A further die of the besieged with its units inside, in assaults and sorties."""
    for faction, dice in (("URA", [2, 6]), ("", [2, 5])):
        world = realm("URA")
        world.land.banners["z"] = Banner("z", "WKA", "general", "cieszin", inside=False, units={"foot": 3})
        world.land.sieges["cieszin"] = Siege("cieszin", "WKA", 1, 0, ["z"])
        able(world, "URA", "wall_dice") if faction else without(world)
        out = pools(world, [Preparations(), Sally("cieszin", "")])
        assert out == dice
        inside = (["z"], ["urad_head"])
        assert further_dice(world.land, Kind.ASSAULT, inside) == (0, int(bool(faction)))
        assert further_dice(world.land, Kind.FIELD, inside) == (0, 0)


@pytest.mark.parametrize("faction", list(BANNER))
def test_every_head_has_an_ability_that_is_known(faction: str):
    """RW-CAM-NOB-10"""
    world = realm()
    for head in HEADS[faction]:
        powers_of(world.land).heads = {faction: head}
        assert ability_of(world.land, faction) in {
            "field_dice", "storm_dice", "wall_dice", "banner_size", "limit", "income", "cheap_generals", "steps",
        }  # fmt: skip
