"""Influence (RW-CAM-INF, RW-T-INFLUENCE): what is counted, and for whom."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.model.powers import Deed
from montjoy.games.rudern.model.state import Siege
from montjoy.games.rudern.protocol.campaign_questions import Advance, Build
from montjoy.games.rudern.protocol.powers_events import InfluenceGained
from montjoy.games.rudern.protocol.questions import AttackArmy, MoveIn, Storm
from montjoy.games.rudern.rules.powers.influence import collects, count_deeds, count_founding, gain, influence_of
from tests.games.rudern.realm import AS_IT_IS, REALM, go, in_impulse, powers, public, realm


def before(world, place, banner, begun=1, **units):
    """The banner besieges the place; it may be stormed in round 3."""
    there = world.land.banners[banner]
    there.at, there.inside, there.units = place, False, units
    world.chests[banner] = 9
    world.land.sieges[place] = Siege(place, there.faction, begun, 0, [banner])
    return world


def west_besieged(**units):
    """Katzowic before West, which Dobroslav holds with 3 foot."""
    world = in_impulse(realm(), "KAT", round=3)
    world.land.provinces["keep"].owner = "KAT"
    return before(world, "west", "katzowic_head", **units)


def gained(out):
    return [(e.faction, e.points, e.why, e.total) for e in out.told(InfluenceGained)]


def settle(world, *deeds):
    powers(world).now = list(deeds)
    return gained(scripted(count_deeds(world), []))


# ---- RW-CAM-INF-01 ---------------------------------------------------------------------------------------------------
def test_a_hostile_town_captured_in_a_won_assault():
    """RW-CAM-INF-01  Katzowic captures a hostile town in a won assault: +1 (won battle) and +2 (capture), told to everybody."""
    world = west_besieged(foot=7)
    out = go(world, [AS_IT_IS, Storm("west", "katzowic_head"), MoveIn()], [hit(4), hit(0)])
    assert gained(out) == [("KAT", 1, "battle", 1), ("KAT", 2, "capture", 3)]
    assert InfluenceGained("KAT", 2, "capture", 3) in public(out)
    assert influence_of(powers(world), "KAT") == 3 and powers(world).now == []


def test_who_collects():
    """RW-CAM-INF-01  Houses and Gracuja, unless it is with the League; no kardom, not the Empire, nobody."""
    p = powers(realm())
    assert [f for f in ("SHA", "WKA", "GRA", "KAT", "GLI", "URA", "SVE", "IMP", "") if collects(p, f)] == [
        "GRA", "KAT", "GLI", "URA", "SVE",
    ]
    p.side = "empire"
    assert collects(p, "GRA")
    p.side = "league"
    assert not collects(p, "GRA")
    p.gracuja, p.side = "", "neutral"
    assert not collects(p, "GRA") and not collects(p, "")


@pytest.mark.parametrize(
    "deeds, quiet, total", [(0, 0, 0), (0, 9, 0), (1, 9, 1), (2, 9, 3), (3, 9, 4), (8, 3, 11), (8, 4, 12), (8, 5, 12)]
)
def test_offices_alone_win_nothing(deeds, quiet, total):
    """RW-CAM-INF-01  Of what offices give no more counts than half of what deeds gave, rounded down (ours)."""
    p = powers(realm())
    p.deeds["KAT"], p.quiet["KAT"] = deeds, quiet
    assert influence_of(p, "KAT") == total


@pytest.mark.parametrize(
    "why, quiet",
    [("battle", False), ("imperial-battle", False), ("capture", False), ("imperial-capture", False), ("founded", False),
     ("independence", False), ("festival", False), ("imperial-founded", True), ("united", True), ("church", True),
     ("treasury", True), ("look", True)],
)
def test_deeds_and_offices(why, quiet):
    """RW-CAM-INF-01, RW-T-INFLUENCE  Each kind is on its account; what does not count yet is told with the total that does."""
    world = realm()
    out = scripted(gain(world, "KAT", 2, why), [])
    p = powers(world)
    assert (p.deeds.get("KAT", 0), p.quiet.get("KAT", 0)) == ((0, 2) if quiet else (2, 0))
    assert gained(out) == [("KAT", 2, why, 0 if quiet else 2)]
    assert gained(scripted(gain(world, "KAT", 1, why), [])) == [("KAT", 1, why, 0 if quiet else 3)]


def test_nobody_else_gains():
    """RW-CAM-INF-01  A kardom, a vacant office, no points: nothing is told."""
    world = realm()
    for faction, points in (("WKA", 2), ("IMP", 2), ("", 2), ("KAT", 0)):
        assert gained(scripted(gain(world, faction, points, "battle"), [])) == []
    assert powers(world).deeds == {}


# ---- RW-CAM-INF-02 ---------------------------------------------------------------------------------------------------
def test_three_assaults():
    """RW-CAM-INF-02  Three assaults in one impulse, each leaving the besieger with more units: +3."""
    world = west_besieged(foot=7)
    storm = Storm("west", "katzowic_head")
    out = go(world, [AS_IT_IS, storm, storm, storm], [hit(0), hit(0)] * 3)
    assert gained(out) == [("KAT", 1, "battle", 1), ("KAT", 1, "battle", 2), ("KAT", 1, "battle", 3)]


def test_an_assault_without_a_winner():
    """RW-CAM-INF-02  Equal numbers left: nobody has won it."""
    world = west_besieged(foot=4)
    assert gained(go(world, [AS_IT_IS, Storm("west", "katzowic_head")], [hit(0), hit(1)])) == []


def test_an_empty_town():
    """RW-CAM-INF-02  Empty town taken: only the capture counts."""
    world = west_besieged(foot=4)
    del world.land.banners["dobroslav"]
    out = go(world, [AS_IT_IS, Storm("west", "katzowic_head"), MoveIn()], [hit(1), hit(0)])
    assert gained(out) == [("KAT", 2, "capture", 2)]


def test_a_noble_alone_is_no_unit():
    """RW-CAM-INF-02, RW-GEN-02  A beaten side of nobles alone had no unit."""
    world = west_besieged(foot=4)
    world.land.banners["dobroslav"].units = {}
    out = go(world, [AS_IT_IS, Storm("west", "katzowic_head"), MoveIn()], [hit(1), hit(0)])
    assert gained(out) == [("KAT", 2, "capture", 2)]


def test_a_battle_in_the_open_counts_for_all_who_fought():
    """RW-CAM-INF-02, RW-CAM-OFF-03  Battle won with 1 imperial foot on the winning side: the commander's house +1; each house
    with own units +1."""
    world = in_impulse(realm(), "KAT")
    for b, n in (("katzowic_head", 3), ("glivic_head", 2), ("cenek", 1), ("urad_head", 0)):
        world.land.banners[b].at, world.land.banners[b].inside = "moor", False
        world.land.banners[b].units = {"foot": n} if n else {}
    enemy = world.land.banners["dobroslav"]
    enemy.at, enemy.inside = "moor", False
    out = go(world, [AS_IT_IS, AttackArmy("moor")], [hit(3), hit(0)])
    assert gained(out) == [("KAT", 1, "battle", 1), ("GLI", 1, "battle", 1), ("GLI", 1, "imperial-battle", 2)]


def test_beaten_in_anothers_impulse():
    """RW-CAM-INF-02  Who is attacked and wins counts it too; a kardom that wins collects nothing."""
    for dice, wanted in (([hit(0), hit(3)], [("KAT", 1, "battle", 1)]), ([hit(4), hit(0)], [])):
        world = in_impulse(realm(), "WKA")
        head = world.land.banners["katzowic_head"]
        head.at, head.inside = "moor", False
        world.chests["dobroslav"] = 3
        out = go(world, [AS_IT_IS, Advance("dobroslav", "moor", 1)], dice)
        assert gained(out) == wanted


def test_draws_and_allies():
    """RW-CAM-INF-02  A draw, a beaten side without a unit, and a battle between allies do not count."""
    world = realm()
    assert settle(world, Deed("draw", "moor")) == []
    assert settle(world, Deed("battle", "moor", ("KAT",), ("WKA",), 0)) == []
    assert settle(world, Deed("battle", "moor", ("KAT",), ("GLI",), 2)) == []
    assert settle(world, Deed("battle", "moor", ("KAT",), ("GLI", "WKA"), 2)) == [("KAT", 1, "battle", 1)]
    assert settle(world, Deed("battle", "moor", ("KAT",), ("",), 2)) == [("KAT", 1, "battle", 2)]


# ---- RW-T-INFLUENCE --------------------------------------------------------------------------------------------------
def test_what_imperial_armies_do():
    """RW-T-INFLUENCE  Won battles and captures of imperial armies are the commander's; without one nobody's."""
    world = realm()
    deeds = Deed("battle", "west", ("IMP",), ("WKA",), 2), Deed("capture", "west", ("IMP",), ("WKA",), was="town")
    assert settle(world, *deeds) == [("GLI", 1, "imperial-battle", 1), ("GLI", 1, "imperial-capture", 2)]
    del powers(world).offices["commander"]
    assert settle(world, *deeds) == []


def test_gracuja():
    """RW-T-INFLUENCE, RW-CAM-INF-01  It collects while it is neutral, and nothing with the League."""
    world = realm()
    capture = Deed("capture", "emora", ("GRA",), ("EMO",), was="town")
    assert settle(world, capture) == [("GRA", 2, "capture", 2)]
    powers(world).side = "league"
    assert settle(world, capture) == [] and influence_of(powers(world), "GRA") == 2


def test_two_deeds_in_the_order_in_which_they_came():
    """RW-CAM-INF-02  Each is told by itself."""
    battle = Deed("battle", "moor", ("KAT", "SVE"), ("WKA",), 2)
    assert settle(realm(), battle, battle) == [
        ("KAT", 1, "battle", 1), ("SVE", 1, "battle", 1), ("KAT", 1, "battle", 2), ("SVE", 1, "battle", 2),
    ]


def test_founding_a_town():
    """RW-T-INFLUENCE  A house that founds a manorial town: +1; the Empire's, fortresses and repairs give its founder nothing."""
    world = in_impulse(realm(REALM + "; price found 2; field glade; village meadow KAT; kiertz - meadow"), "KAT")
    head = world.land.banners["katzowic_head"]
    head.at, head.inside = "meadow", False
    out = go(world, [AS_IT_IS, Build("meadow", "found", 1, "")])
    assert gained(out) == []
    out = go(world, [AS_IT_IS, Build("meadow", "found", 1, "")])
    assert gained(out) == [("KAT", 1, "founded", 1)]
    for faction, building in (("KAT", "fortress"), ("KAT", "rebuild"), ("KAT", "repair"), ("IMP", "found"), ("WKA", "found")):
        assert gained(scripted(count_founding(world, faction, building), [])) == []
