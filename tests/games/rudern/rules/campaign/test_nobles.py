"""Banners, generals, heads, who leads what and who carries how much (RW-CAM-NOB), and who is killed (RW-CAM-X-05)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, HeadReturned, Hired, PursesMoved, Reorganised
from montjoy.games.rudern.protocol.campaign_questions import Advance, HeadReturns, Regroup, Reorganise
from montjoy.games.rudern.protocol.events import NobleFallen, Recovered
from montjoy.games.rudern.protocol.questions import BeginSiege, StayOut, Storm, To
from montjoy.games.rudern.rules.battles.money import known
from montjoy.games.rudern.rules.campaign.income import most_hired
from montjoy.games.rudern.rules.campaign.marching import size_of_noble, why_not_set_out
from montjoy.games.rudern.rules.campaign.preparing import why_not_reorganise
from tests.games.rudern.board import END, go, opts, private, public, seen, units, why
from tests.games.rudern.rules.campaign.lands import NONE, PASS, begun, campaign, fields_of, form, refused

LANDS = """
    factions KAT SVE; round 2
    town rock KAT; town hold KAT; town own SVE; town far SVE; village vale KAT
    rock - hold; hold - own; rock - vale; own - far; vale - own
    KAT.a head in rock: 3 foot, chest 2; KAT.b general in hold: 2 foot; SVE.z head in own: 3 foot; far SVE: 2 foot
    treasury KAT 5; treasury SVE 5; seat KAT rock; seat SVE own; hires KAT radko milan; hires SVE ottokar; home b hold
"""
FALLS = [Advance("a", "own", 2)]


# ---- how many units a banner holds -----------------------------------------------------------------------------------
@pytest.mark.parametrize("noble, holds", [("ruler", 10), ("head", 7), ("general", 5), ("shadow", 5)])
def test_how_many_a_banner_holds(noble, holds):
    """RW-CAM-NOB-01  A ruler 10, a head 7, a general or shadow 5, of all types together: one more marches nowhere; standing and
    fighting with more is allowed."""
    assert size_of_noble(noble) == holds
    text = LANDS.replace("b general in hold: 2 foot", f"b {noble} in hold: 2 cavalry {{}} foot")
    _, out = begun(text.format(holds - 2))
    assert "b" in [x.banner for x in opts(out, Advance)]
    world, out = begun(text.format(holds - 1))
    assert "b" not in [x.banner for x in opts(out, Advance)]
    assert why(why_not_set_out(seen(world), "b", "rock")) == ("RW-CAM-NOB-01", "banner-too-large")


# ---- generals --------------------------------------------------------------------------------------------------------
def test_hiring():
    """RW-CAM-NOB-02  Two towns, one general: he is hired in the town without one, for 3 from the treasury, outside the limit, and
    is inside it with an empty chest; in the other town, and a third, refused."""
    world = campaign(LANDS)
    assert "hold.general" not in fields_of(world, "KAT") and refused(world, "KAT", form(hold__general=1))
    assert refused(world, "KAT", form(rock__general=2)) == ("RW-CAM-RND-04", "more-than-may-be")
    out = go(world, [form(rock__general=1)])
    assert Hired("KAT", "radko", "rock", 3) in public(out) and world.treasuries["KAT"] == 5 + 2 - 3
    radko = world.land.banners["radko"]
    assert (radko.at, radko.inside, radko.units, world.chests["radko"]) == ("rock", True, {}, 0)
    assert world.land.factions["KAT"].used == 0
    assert most_hired(world.land, "KAT") == 0 and Advance("radko", "vale", 1) in opts(out)


def test_hiring_costs_three():
    """RW-CAM-NOB-02  With 2 in the treasury, or recruits beside him, refused."""
    world = campaign(LANDS.replace("treasury KAT 5", "treasury KAT 1"))
    assert refused(world, "KAT", form(rock__general=1)) is None
    assert refused(world, "KAT", form(rock__general=1, hold__foot=1)) == ("RW-CAM-ECO-02", "cannot-pay-so-many")
    assert refused(campaign(LANDS.replace("treasury KAT 5", "treasury KAT 0")), "KAT", form(rock__general=1))


def test_no_more_generals_than_towns():
    """RW-CAM-NOB-02  Two generals and two towns of which one is no home: nobody is hired. A general whose home is lost stays."""
    world = campaign(LANDS + "KAT.c general in hold: 1 foot")
    assert refused(world, "KAT", form(rock__general=1)) == ("RW-CAM-RND-04", "not-to-be-ordered")
    lost = campaign(LANDS + "KAT.c general in rock: 1 foot; home c rock")
    lost.land.provinces["hold"].owner = "SVE"
    assert refused(lost, "KAT", NONE) is None
    go(lost, [NONE])
    assert "b" in lost.land.banners and not [n for n in fields_of(lost, "KAT") if n.endswith(".general")]
    none = campaign(LANDS.replace("home b hold", "town more KAT"))
    assert refused(none, "KAT", form(rock__general=1, hold__general=1)) is None
    assert refused(none, "KAT", form(rock__general=1, hold__general=1, more__general=1)) == ("RW-CAM-NOB-02", "no-more-generals")


def test_not_in_a_besieged_town_nor_a_fortress():
    """RW-CAM-NOB-02  Towns alone give generals, and not a besieged one (ours)."""
    shut = "SVE.y general at rock: 4 foot; siege rock SVE 1; town more KAT"
    world = campaign(LANDS.replace("town hold", "fortress hold") + shut)
    assert [n for n in fields_of(world, "KAT") if n.endswith(".general")] == ["more.general"]


def test_a_dead_general_is_replaced_for_his_price():
    """RW-CAM-NOB-07  He dies in the enemy's impulse, before a town that is his home; in the own impulse that follows one is hired
    there for 3, who may be the same banner again; while he lives he is not replaced."""
    text = LANDS.replace("b general in hold: 2 foot", "b general at hold: 1 foot").replace("own: 3 foot", "own: 6 foot, chest 9")
    text = text.replace("factions KAT SVE", "factions SVE KAT").replace("milan", "b")
    world = campaign(text)
    out = go(world, [NONE, Advance("z", "hold", 1), END], [hit(2), hit(0)])
    assert NobleFallen("KAT", "b", "general") in public(out) and "b" not in world.chests
    assert refused(world, "KAT", form(hold__general=1)) is None
    world.land.campaign.generals["KAT"] = ("b",)
    out = go(world, [form(hold__general=1)])
    assert out.told(Hired) == [Hired("KAT", "b", "hold", 3)] and world.land.banners["b"].units == {}
    assert "hold.general" not in fields_of(campaign(text), "KAT")


# ---- heads -----------------------------------------------------------------------------------------------------------
DEAD = LANDS.replace("a head in rock: 3 foot", "a head at vale: 1 foot").replace(
    "z head in own: 3 foot", "z head in own: 6 foot, chest 9").replace("factions KAT SVE", "factions SVE KAT")
KILLED = [NONE, Advance("z", "vale", 1), END]
DICE = [hit(2), hit(0)]


@pytest.mark.parametrize("noble", ["head", "ruler"])
def test_a_head_dies_and_returns(noble):
    """RW-CAM-NOB-05, RW-CAM-NOB-06  Absent for the rest of the round, then inside the seat, alone, free, with an empty chest."""
    world = campaign(DEAD.replace("a head", f"a {noble}"))
    out = go(world, KILLED, DICE)
    assert "a" not in world.land.banners and out.marks[-1] == "2.KAT"
    treasury = world.treasuries["KAT"]
    out = go(world, PASS)
    assert HeadReturned("KAT", "a", noble, "rock") in public(out) and out.marks[-1] == "3.SVE"
    a = world.land.banners["a"]
    assert (a.at, a.inside, a.units, a.noble, world.chests["a"]) == ("rock", True, {}, noble, 0)
    assert world.treasuries["KAT"] == treasury + 2 and known(world, "SVE", "a").most == 0


def test_what_was_known_of_the_dead_ones_chest_is_forgotten():
    """RW-CAM-NOB-05  Others knew of 3 in it; now it is empty, and they know that."""
    world = campaign(DEAD)
    known(world, "SVE", "a").least = 2
    go(world, [*KILLED, *PASS], DICE)
    assert (known(world, "SVE", "a").least, known(world, "SVE", "a").most) == (0, 0)


def test_into_a_besieged_seat():
    """RW-CAM-NOB-05  He appears inside."""
    world = campaign(DEAD + "rock KAT: 1 foot; SVE.y general at rock: 3 foot; siege rock SVE 1")
    go(world, [*KILLED, *PASS], DICE)
    assert world.land.banners["a"].at == "rock" and world.land.banners["a"].inside and "rock" in world.land.sieges


def test_the_seat_is_lost():
    """RW-CAM-NOB-05, RW-CAM-NOB-06  An own place of his choice; of one only, there; of none, nowhere."""
    text = DEAD.replace("town rock KAT", "town rock SVE").replace("village vale KAT", "village vale KAT; town more KAT")
    out = go(campaign(text), [*KILLED, *PASS], DICE)
    assert out.pending.seat == "KAT" and out.pending.ask == HeadReturns("a")
    assert sorted(x.place for x in out.pending.options) == ["hold", "more"]
    world = campaign(text)
    go(world, [*KILLED, *PASS, To("more")], DICE)
    assert world.land.banners["a"].at == "more"
    world = campaign(DEAD.replace("town rock KAT", "town rock SVE"))
    assert go(world, [*KILLED, *PASS], DICE).marks[-1] == "3.SVE" and world.land.banners["a"].at == "hold"
    ally = DEAD.replace("factions SVE KAT", "factions SVE KAT ALY; KAT & ALY").replace("town rock KAT", "town rock ALY")
    world = campaign(ally.replace("town hold KAT", "town hold ALY"))
    out = go(world, [*KILLED, *PASS, *PASS], DICE)
    assert out.marks[-1] == "3.SVE" and "a" not in world.land.banners and "b" in world.land.banners


def test_two_heads_die_at_once():
    """RW-CAM-NOB-05  Both return, each to his own seat."""
    text = DEAD.replace("6 foot, chest 9", "1 foot, chest 9")
    world = campaign(text)
    out = go(world, [NONE, Advance("z", "vale", 1)], [hit(2), hit(2)])
    assert {x.banner for x in out.told(NobleFallen)} == {"a", "z"}
    out = go(world, [NONE, END, *PASS])
    assert {(x.banner, x.place) for x in out.told(HeadReturned)} == {("a", "rock"), ("z", "own")}


# ---- who leads which units -------------------------------------------------------------------------------------------
CAMP = LANDS + "KAT.c general in rock: 2 cavalry; rock KAT: 1 foot"


def test_units_change_hands_inside():
    """RW-CAM-NOB-08  Between nobles and the garrison inside one place, freely; what is not named stays."""
    world, out = begun(CAMP, form(a__foot=0, c__foot=3, c__cavalry=0, a__cavalry=1))
    assert units(world, "a") == {"cavalry": 1} and units(world, "c") == {"foot": 3}
    assert units(world, "rock.KAT") == {"foot": 1, "cavalry": 1} and units(world, "b") == {"foot": 2}
    assert Reorganised("KAT", "rock", {"a": {"cavalry": 1}, "c": {"foot": 3}, "": {"foot": 1, "cavalry": 1}}) in public(out)
    world, out = begun(CAMP, form(a__foot=4))
    assert "rock.KAT" not in world.land.garrisons and units(world, "a") == {"foot": 4}
    world, out = begun(CAMP, form(a__foot=3))
    assert not out.told(Reorganised)


def test_no_unit_is_made_or_lost():
    """RW-CAM-NOB-08  More than there are, in all of them together: refused."""
    world = campaign(CAMP)
    assert refused(world, "KAT", form(a__foot=3, c__foot=2)) == ("RW-CAM-NOB-08", "not-so-many-units")
    assert refused(world, "KAT", form(a__foot=6)) == ("RW-CAM-RND-04", "more-than-may-be")
    assert refused(world, "KAT", form(a__foot=3, c__foot=1)) is None
    assert refused(world, "KAT", form(b__cavalry=1)) == ("RW-CAM-NOB-08", "not-so-many-units")


def test_outside_every_unit_is_led():
    """RW-CAM-NOB-08  Between nobles in the open, and none may be left without one; a noble alone there shifts nothing."""
    text = LANDS + "KAT.c general at vale: 2 foot; KAT.d general at vale: 1 cavalry; SVE.y general at own: 5 foot"
    world = campaign(text)
    assert refused(world, "KAT", form(c__foot=0)) == ("RW-CAM-NOB-08", "units-without-a-noble")
    assert refused(world, "KAT", form(c__foot=0, d__foot=2)) is None
    assert not [n for n in fields_of(world, "SVE") if n.startswith("y.")]
    go(world, [form(c__foot=0, d__foot=2)])
    assert units(world, "d") == {"foot": 2, "cavalry": 1} and units(world, "c") == {}


def test_inside_and_outside_are_apart():
    """RW-CAM-NOB-08  The army outside gives nothing to those inside."""
    world = campaign(LANDS + "KAT.c general at rock: 2 cavalry")
    assert refused(world, "KAT", form(a__cavalry=1)) and refused(world, "KAT", form(c__cavalry=1))


def test_nobody_leads_an_allys_units():
    """RW-CAM-NOB-08  Allied or not."""
    text = LANDS.replace("factions KAT SVE", "factions KAT SVE ALY; KAT & ALY")
    text += "ALY.x general in rock: 4 cavalry; town away ALY"
    world = campaign(text)
    assert refused(world, "KAT", form(a__cavalry=1)) and refused(world, "KAT", form(x__cavalry=3))


def test_a_wound_goes_with_the_piece():
    """RW-CAM-NOB-08  With persistent_wounds: it stays with its banner while that leads such a piece, else it goes along."""
    text = LANDS + "KAT.c general in rock: 2 elephant; most KAT 20 foot 9 elephant"
    text += "; SVE.y general at rock: 5 foot; siege rock SVE 1"
    for said, whose in ((form(c__elephant=1, a__elephant=1), "c"), (form(c__elephant=0, a__elephant=2), "a"),
                        (form(c__elephant=0), "rock.KAT")):
        world = campaign(text, persistent_wounds=True)
        world.land.banners["c"].wounds = {"elephant": 1}
        out = go(world, [said])
        bodies = world.land.banners | world.land.garrisons
        assert {key: x.wounds for key, x in bodies.items() if x.wounds} == {whose: {"elephant": 1}}
        assert not out.told(Recovered)


def test_reorganising_between_acts():
    """RW-CAM-NOB-08, RW-CAM-NOB-09  The same for one province, twice in an impulse; nothing to shift, refused."""
    world = campaign(CAMP)
    out = go(world, [NONE, Reorganise("rock"), form(a__foot=0), Reorganise("rock"), form(a=0, c=2)])
    assert units(world, "rock.KAT") == {"foot": 4} and (world.chests["a"], world.chests["c"]) == (0, 2)
    assert Reorganise("rock") not in opts(out)
    assert why(why_not_reorganise(seen(world), "rock")) == ("RW-CAM-NOB-08", "reorganised-enough")
    assert why(why_not_reorganise(seen(world), "own")) == ("RW-CAM-NOB-08", "nothing-to-reorganise")
    asked = go(campaign(CAMP), [NONE, Reorganise("rock")]).pending.ask
    assert isinstance(asked, Regroup) and {n.split(".")[0] for n, _, _ in asked.fields} == {"a", "c"}
    assert refused(campaign(CAMP), "KAT", form(b=1), "rock") and refused(campaign(CAMP), "KAT", form(rock__foot=1), "rock")


# ---- chests ----------------------------------------------------------------------------------------------------------
def test_loading_at_home():
    """RW-CAM-NOB-09  Treasury 5 and two taxes: 5 go into a chest, and back; outside the limit, and told to nobody else."""
    world, out = begun(LANDS, form(b=5))
    assert (world.treasuries["KAT"], world.chests["b"], world.land.factions["KAT"].used) == (2, 5, 0)
    assert PursesMoved("KAT", 2, {"b": 5}) in private(out, "KAT") and not private(out, "SVE")
    world, _ = begun(LANDS, form(a=0))
    assert (world.treasuries["KAT"], world.chests["a"]) == (9, 0)


AWAY = LANDS + "KAT.c general at own: 1 foot, chest 3; KAT.d general at own: 1 foot, chest 1"


def test_abroad_chests_only_pass_on():
    """RW-CAM-NOB-09  On hostile ground between nobles who meet, nothing from the treasury, and nothing is left lying."""
    world = campaign(AWAY)
    assert refused(world, "KAT", form(c=4)) == ("RW-CAM-NOB-09", "more-than-there-is")
    assert refused(world, "KAT", form(c=1)) == ("RW-CAM-NOB-09", "left-lying")
    assert refused(world, "KAT", form(c=0, d=4)) is None
    assert refused(campaign(AWAY + "KAT.e general at far: 1 foot, chest 1"), "KAT", form(e=2))
    go(world, [form(c=0, d=4)])
    assert (world.treasuries["KAT"], world.chests["c"], world.chests["d"]) == (7, 0, 4)


def test_shut_in():
    """RW-CAM-NOB-09  Inside a besieged place nothing comes from the treasury, but nobles who meet there pass on."""
    world = campaign(CAMP + "SVE.y general at rock: 8 foot; siege rock SVE 1")
    assert refused(world, "KAT", form(a=3)) == ("RW-CAM-RND-04", "more-than-may-be")
    assert refused(world, "KAT", form(a=0, c=2)) is None and refused(world, "KAT", form(a=0)) == ("RW-CAM-NOB-09", "left-lying")


def test_a_capture_makes_it_home():
    """RW-CAM-NOB-09  Before it a chest abroad gets nothing from the treasury; after the capture of the place there it does."""
    text = LANDS.replace("town far SVE", "town far").replace("far SVE", "far ").replace(
        "b general in hold: 2 foot", "b general at far: 5 foot, chest 2").replace("own - far", "hold - far")
    world = campaign(text)
    go(world, [NONE, BeginSiege("far", "b"), END, *PASS, NONE, Storm("far", "b"), StayOut(), Reorganise("far"), form(b=6)],
       [hit(2), hit(0)])
    assert world.land.provinces["far"].owner == "KAT" and world.chests["b"] == 6
    assert refused(campaign(text), "KAT", form(b=6))


# ---- who is killed ---------------------------------------------------------------------------------------------------
def test_want_takes_no_noble():
    """RW-CAM-X-05  The last unit dies of want, and the noble goes on; who dies in a battle is told with his faction."""
    world = campaign(LANDS.replace("b general in hold: 2 foot", "b general at own: 1 foot"))
    out = go(world, [NONE, Advance("b", "far", 1, 1), Advance("b", "own", 1)])
    assert out.told(DiedOfWant) == [DiedOfWant("KAT", "b", "foot", 1)] and world.land.banners["b"].units == {}
    assert not out.told(NobleFallen) and world.land.factions["KAT"].used == 2
    out = go(campaign(DEAD), KILLED, DICE)
    assert out.told(NobleFallen) == [NobleFallen("KAT", "a", "head")]
