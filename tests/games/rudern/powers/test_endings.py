"""How a game of six powers ends (RW-CAM-WIN)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Siege
from montjoy.games.rudern.outcome import final_outcome
from montjoy.games.rudern.protocol.campaign_events import CampaignImpulseBegun, Eliminated
from montjoy.games.rudern.protocol.events import Captured
from montjoy.games.rudern.protocol.powers_events import InfluenceGained
from montjoy.games.rudern.protocol.questions import EndImpulse, MoveIn, Storm
from montjoy.games.rudern.rules.powers.endings import outcome_at_once, outcome_of_last_round, outcome_of_round
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, powers, realm

END = EndImpulse()


def of(outcome):
    return (outcome.winners, outcome.why) if outcome else None


def influence(world, **deeds):
    powers(world).deeds = dict(deeds)
    return world


def owned(world, owner, *places):
    for p in places:
        world.land.provinces[p].owner = owner
    return world


def last(faction, **options):
    """The last impulse of the last round."""
    world = in_impulse(realm(**options), faction, round=20)
    p = powers(world)
    p.order = (*[f for f in p.order if f != faction], faction)
    world.land.turn = len(p.order) - 1
    return world


# ---- RW-CAM-WIN-01 ---------------------------------------------------------------------------------------------------
def storming(deeds, need=22, faction="KAT"):
    """Katzowic storms West, which Dobroslav holds: a battle and a capture, 3 points."""
    world = influence(in_impulse(realm(), faction, round=3), **deeds)
    powers(world).need = need
    owned(world, faction, "keep")
    head = world.land.banners["katzowic_head"]
    head.at, head.inside, head.units = "west", False, {"foot": 7}
    world.chests["katzowic_head"] = 9
    world.land.sieges["west"] = Siege("west", faction, 1, 0, ["katzowic_head"])
    return world, go(world, [AS_IT_IS, Storm("west", "katzowic_head"), MoveIn()], [hit(4), hit(0)])


def test_a_house_wins_at_once():
    """RW-CAM-WIN-01  Need 22, house with 21 gains more: wins at once, and nothing is gained at the end of that impulse; with 18
    it has 21 then, and plays on."""
    world, out = storming({"KAT": 21})
    assert of(out.value) == (("KAT",), "influence") and out.value.round == 3
    assert out.told(Captured) and out.told(InfluenceGained)[-1].total == 24
    world, out = storming({"KAT": 18})
    assert out.value is None and out.pending is not None and of(final_outcome(world.land)) is None


def test_influence_is_reached_exactly():
    """RW-CAM-WIN-01  22 are enough, 21 are not; what offices give beyond half of the deeds does not count."""
    world = realm()
    for deeds, quiet, wanted in ((21, 0, None), (22, 0, "KAT"), (14, 7, None), (15, 7, "KAT"), (14, 99, None)):
        powers(world).deeds, powers(world).quiet = {"KAT": deeds}, {"KAT": quiet}
        assert of(outcome_at_once(world.land)) == (((wanted,), "influence") if wanted else None)


def test_when_the_need_drops():
    """RW-CAM-WIN-01  Several qualify at a round's beginning: most influence, then earlier in the order of impulses."""
    world = influence(realm(), KAT=21, GLI=21, SVE=20)
    powers(world).body.home, powers(world).body.carriers, powers(world).begun, world.land.round = 1, (), 1, 2
    out = go(world, [])
    assert powers(world).need == 21 and of(out.value) == (("KAT",), "influence")
    swapped = REALM.replace("office treasurer KAT", "office treasurer GLI").replace("commander GLI", "commander KAT")
    world = influence(realm(swapped), KAT=23, GLI=23)
    powers(world).order = ("GLI", "IMP", "KAT")
    assert of(outcome_at_once(world.land)) == (("GLI",), "influence")
    powers(world).order = ("KAT", "GLI")
    assert of(outcome_at_once(world.land)) == (("KAT",), "influence")
    powers(world).deeds["GLI"] = 24
    assert of(outcome_at_once(world.land)) == (("GLI",), "influence")
    powers(world).order = ()
    assert of(outcome_at_once(world.land)) == (("GLI",), "influence")


def test_gracuja_by_influence():
    """RW-CAM-WIN-01, RW-CAM-WIN-03  Gracuja in the Empire alone; a kardom never."""
    world = influence(realm(), GRA=25, WKA=25)
    for side, wanted in (("neutral", None), ("league", None), ("empire", (("GRA",), "influence"))):
        powers(world).side = side
        assert of(outcome_at_once(world.land)) == wanted


def test_who_is_out_does_not_win():
    """RW-CAM-WIN-06  A faction that is out has lost (ours)."""
    world = influence(realm(), KAT=25)
    world.land.campaign.out = ("KAT",)
    assert outcome_at_once(world.land) is None


# ---- RW-CAM-WIN-02 ---------------------------------------------------------------------------------------------------
def test_the_league_wins_by_the_body():
    """RW-CAM-WIN-02  At once, when it has seized Robert's body; the winner is the League's seat; body = false: never."""
    world = realm()
    powers(world).body.by = "EMO"
    assert of(outcome_at_once(world.land)) == (("LEA",), "body")
    world = realm(body=False)
    powers(world).body and setattr(powers(world).body, "by", "EMO")
    assert outcome_at_once(world.land) is None


def test_influence_comes_first():
    """RW-CAM-WIN-01, RW-CAM-WIN-02  By one act: what is counted first decides (ours)."""
    world = influence(realm(), KAT=22)
    powers(world).body.by = "WKA"
    assert of(outcome_at_once(world.land)) == (("KAT",), "influence")


# ---- RW-CAM-WIN-03 ---------------------------------------------------------------------------------------------------
def test_neutral_gracuja_holds_its_kindred():
    """RW-CAM-WIN-03  Neutral Gracuja holds Emora and Tragia at step 6: wins; captured in its impulse but Tragia lost again before
    step 6: not."""
    world = owned(realm(), "GRA", "emora", "tragia")
    assert of(outcome_of_round(world.land)) == (("GRA",), "kin") and outcome_at_once(world.land) is None
    for side in ("empire", "league"):
        powers(world).side = side
        assert outcome_of_round(world.land) is None
    powers(world).side = "neutral"
    owned(world, "TRA", "tragia")
    assert outcome_of_round(world.land) is None


def test_it_is_looked_at_when_the_round_is_over():
    """RW-CAM-WIN-03, RW-CAM-RND-01  Not before the last impulse of the round has ended."""
    world = in_impulse(owned(realm(), "GRA", "emora", "tragia"), "URA", round=2)
    out = go(world, [AS_IT_IS, END])
    assert out.value is None
    world = in_impulse(owned(realm(), "GRA", "emora", "tragia"), "SVE", round=2)
    out = go(world, [AS_IT_IS, END])
    assert of(out.value) == (("GRA",), "kin") and out.value.round == 2


def test_gracuja_with_the_league():
    """RW-CAM-WIN-03  Two of the houses' seats that it has taken and holds; one that the League gave or that is lost again is
    none, nor any other town."""
    world = owned(realm(), "GRA", "knorow", "svebod", "hills")
    p = powers(world)
    p.side, p.took = "league", ("knorow", "hills")
    assert outcome_of_round(world.land) is None
    p.took = ("knorow", "hills", "svebod")
    assert of(outcome_of_round(world.land)) == (("GRA",), "prizes")
    p.side = "empire"
    assert outcome_of_round(world.land) is None
    p.side = "league"
    owned(world, "SVE", "svebod")
    assert outcome_of_round(world.land) is None


def test_without_gracuja():
    """RW-CAM-SCN-03  Of five players Gracuja has no seat and wins nothing."""
    world = owned(realm(), "GRA", "emora", "tragia")
    world.land.factions["GRA"].plays = False
    assert outcome_of_round(world.land) is None
    powers(world).gracuja = ""
    assert outcome_of_round(world.land) is None
    powers(world).gracuja, powers(world).kin = "GRA", ()
    world.land.factions["GRA"].plays = True
    assert outcome_of_round(world.land) is None


# ---- RW-CAM-WIN-04 ---------------------------------------------------------------------------------------------------
def test_the_last_round():
    """RW-CAM-WIN-04  Round 20 over, influence 17, 17, 12, 9, towns 2 and 3: the second wins."""
    world = influence(last("SVE"), KAT=17, GLI=17, URA=12, SVE=9)
    owned(world, "GLI", "fields", "strzegom", "ford")        # knorow and strzegom; a village and fortresses do not count
    owned(world, "GLI", "market")
    out = go(world, [AS_IT_IS, END])
    assert of(out.value) == (("GLI",), "most-influence") and out.value.round == 20


def test_the_round_before_the_last():
    """RW-CAM-WIN-04  After round 19 it goes on."""
    world = influence(last("SVE"), KAT=17)
    world.land.round = powers(world).begun = 19
    out = go(world, [AS_IT_IS, END])
    assert out.value is None and world.land.round == 20


def test_ties_in_the_last_round():
    """RW-CAM-WIN-04  More towns, then more units, then nobody; a fortress is no town."""
    world = influence(realm(), KAT=17, SVE=17, URA=16)

    def result():
        return of(outcome_of_last_round(world.land))

    for b in ("katzowic_head", "jaromir", "svebod_head", "vit"):
        world.land.banners[b].units = {"foot": 2}
    assert result() == ((), "most-influence")
    owned(world, "KAT", "keep")                              # a fortress
    assert result() == ((), "most-influence")
    world.land.banners["vit"].units = {"foot": 3}
    assert result() == (("SVE",), "most-influence")
    owned(world, "KAT", "strzegom")
    assert result() == (("KAT",), "most-influence")
    powers(world).deeds["URA"] = 18
    assert result() == (("URA",), "most-influence")


def test_gracuja_in_the_last_round():
    """RW-CAM-WIN-04  In the Empire as a house; neutral or with the League it has no part in it."""
    world = influence(realm(), GRA=19, KAT=3)
    for side, wanted in (("neutral", "KAT"), ("league", "KAT"), ("empire", "GRA")):
        powers(world).side = side
        assert of(outcome_of_last_round(world.land)) == ((wanted,), "most-influence")


def test_nobody_has_done_anything():
    """RW-CAM-WIN-04, RW-CAM-WIN-06  Towns and units decide then too; who is out wins nothing, and nobody left: nobody."""
    world = realm()
    assert of(outcome_of_last_round(world.land)) == ((), "most-influence")        # two towns and six units each
    world.land.banners["urad_head"].units["foot"] = 4
    assert of(outcome_of_last_round(world.land)) == (("URA",), "most-influence")
    world.land.campaign.out = ("KAT", "GLI", "URA", "SVE")
    assert of(outcome_of_last_round(world.land)) == ((), "most-influence")


def test_the_league_holds_the_capital():
    """RW-CAM-WIN-04  A League kardom holds Rudern after the last round: the League wins, whatever influence there is; Gracuja
    with the League is none."""
    world = influence(last("SVE", body=False), KAT=21)
    owned(world, "EMO", "rudern")
    out = go(world, [AS_IT_IS, END])
    assert of(out.value) == (("LEA",), "capital")
    owned(world, "GRA", "rudern")
    powers(world).side = "league"
    assert of(outcome_of_last_round(world.land)) == (("KAT",), "most-influence")


# ---- only the League is left -----------------------------------------------------------------------------------------
OTHERS = ["kiertz", "hills", "knorow", "keep", "cieszin", "hill", "svebod", "market", "rudern", "strzegom", "ford", "gracuja"]


def test_only_the_league_has_places():
    """RW-CAM-WIN-06  Nobody else has a place left: the League has won; while Gracuja, the Empire or a house has one it goes on,
    and the Empire's side alone plays on."""
    world = owned(realm(), "WKA", *OTHERS)
    assert of(outcome_at_once(world.land)) == (("LEA",), "last-side")
    for owner in ("GRA", "IMP", "KAT"):
        owned(world, owner, "keep")
        assert outcome_at_once(world.land) is None
    world.land.provinces["keep"].site = "damaged"            # no place any more
    assert of(outcome_at_once(world.land)) == (("LEA",), "last-side")
    world = realm()
    owned(world, "KAT", *[p.id for p in world.land.provinces.values() if p.owner in powers(world).league])
    assert outcome_at_once(world.land) is None
    for p in world.land.provinces.values():
        p.owner = ""
    assert outcome_at_once(world.land) is None
    world = owned(realm(), "WKA", *OTHERS[:-1])              # Gracuja without a seat is no power
    world.land.factions["GRA"].plays = False
    assert of(outcome_at_once(world.land)) == (("LEA",), "last-side")


def test_a_kardom_out_does_not_end_the_league():
    """RW-CAM-WIN-06  A League kardom's elimination does not end the League; with a general alone nobody is out."""
    world = last("SVE")
    world.land.round = powers(world).begun = 3
    owned(world, "SHA", "lake", "west")
    for b in ("ottokar", "dobroslav"):
        del world.land.banners[b]
    out = go(world, [AS_IT_IS, END])
    assert out.told(Eliminated) == [Eliminated("WKA")] and out.value is None
    world = last("SVE")
    world.land.round = powers(world).begun = 3
    owned(world, "SHA", "lake", "west")
    del world.land.banners["ottokar"]
    assert go(world, [AS_IT_IS, END]).told(Eliminated) == []


# ---- the list of endings ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("why", ["influence", "body", "kin", "prizes", "capital", "most-influence", "last-side"])
def test_every_ending_is_listed(why):
    """RW-CAM-WIN-01  The game names them with their rules."""
    assert why in game.endings


def test_who_is_out_has_no_impulse():
    """RW-CAM-WIN-06, RW-CAM-RND-03  The Shadow Lands, who come first, have lost all: the next round begins with the Western
    Kardom, and the League goes on."""
    world = in_impulse(owned(realm(), "WKA", "vermogen", "march"), "SVE", round=2)
    land = world.land
    for banner in [b.id for b in land.banners.values() if b.faction == "SHA"]:
        del land.banners[banner], world.chests[banner]
    land.campaign.heads.pop("kalame")
    out = go(world, [AS_IT_IS, END])
    assert [e.faction for e in out.told(Eliminated)] == ["SHA"] and out.value is None
    out = go(world, [])
    assert powers(world).order[0] == "WKA" and "SHA" not in powers(world).order
    assert [e.faction for e in out.told(CampaignImpulseBegun)] == ["WKA"]
