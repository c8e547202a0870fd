"""The form of an impulse (RW-CAM-RND-04, RW-CAM-NOB-08, RW-CAM-NOB-09): who leads which units, who carries how much."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Siege
from montjoy.games.rudern.protocol import forms
from montjoy.games.rudern.protocol.campaign_events import Given, PursesMoved, Reorganised
from montjoy.games.rudern.protocol.campaign_questions import Advance, Prepare, Regroup, Reorganise
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.campaign.preparing import fields, purse_groups, why_not_prepare, why_not_reorganise
from tests.games.rudern.board import END, go, opts, private, public, seen, units, why
from tests.games.rudern.campaign_board import AS_IT_IS, TWO, campaign, orders

TWO_INSIDE = TWO.replace("KAT.jar general in hills", "KAT.jar general in kiertz") + "; kiertz KAT: 2 foot"
TWO_OUTSIDE = TWO.replace("KAT.jar general in hills: 3 foot", "KAT.jar general at mid: 3 foot, chest 2").replace(
    "KAT.head head in kiertz: 4 foot 1 cavalry", "KAT.head head at mid: 4 foot 1 cavalry, chest 1"
)


def test_one_form_and_then_acts():
    """RW-CAM-RND-04  It is asked once, whatever there is to be moved, and before the first act."""
    out = go(campaign())
    assert isinstance(out.pending.ask, Prepare) and out.pending.ask.treasury == 6 and out.pending.ask.taxed == 8
    out = go(campaign(), [AS_IT_IS])
    assert not isinstance(out.pending.ask, Prepare)


def test_a_form_that_changes_nothing_tells_nothing_of_purses():
    """RW-CAM-NOB-09  Nobody sees by anything whether resources were moved: to others it is the same."""
    still, moved = go(campaign(), [AS_IT_IS]), go(campaign(), [orders(head=3)])
    assert public(still) == public(moved)
    assert [e for e in private(moved, "KAT") if isinstance(e, PursesMoved)] == [PursesMoved("KAT", 5, {"head": 3})]
    assert private(still, "KAT") == [] and private(moved, "SVE") == []


def test_chests_at_home():
    """RW-CAM-NOB-09  A general in an own place loads 5: treasury less 5; and puts it back."""
    world = campaign()
    go(world, [orders(jar=5), END, AS_IT_IS, END, orders(jar=1)])
    assert (world.chests["jar"], world.treasuries["KAT"]) == (1, 6 + 2 + 2 - 1)


def test_no_chest_is_filled_on_hostile_ground():
    """RW-CAM-NOB-09"""
    world = campaign(TWO.replace("KAT.jar general in hills", "KAT.jar general at mid"))
    assert why(why_not_prepare(seen(world), orders(jar=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")


def test_nobles_who_meet_hand_on():
    """RW-CAM-NOB-09  On hostile ground from chest to chest; nothing is left lying, nothing comes from the treasury."""
    world = campaign(TWO_OUTSIDE)
    assert why(why_not_prepare(seen(world), orders(head=4))) == ("RW-CAM-RND-04", "more-than-may-be")
    assert why(why_not_prepare(seen(world), orders(head=0))) == ("RW-CAM-NOB-09", "left-lying")
    assert why(why_not_prepare(seen(world), orders(head=3))) == ("RW-CAM-NOB-09", "more-than-there-is")
    go(world, [orders(head=3, jar=0)])
    assert (world.chests["head"], world.chests["jar"], world.treasuries["KAT"]) == (3, 0, 8)


def test_not_inside_a_besieged_place():
    """RW-CAM-NOB-09  The besieged do not reach their treasury."""
    world = campaign(TWO + "; SVE.foe general at hills: 5 foot; siege hills SVE 1")
    assert "jar" not in fields(seen(world)) and [g.banners for g in purse_groups(seen(world))] == [("head",)]


def test_more_than_there_is():
    """RW-CAM-ECO-06, RW-CAM-NOB-09  Two chests together hold no more than the treasury with its taxes."""
    world = campaign()
    assert why(why_not_prepare(seen(world), orders(head=5, jar=4))) == ("RW-CAM-NOB-09", "more-than-there-is")
    assert why_not_prepare(seen(world), orders(head=5, jar=3)) is None


def test_units_change_their_leader():
    """RW-CAM-NOB-08  Between banners and garrison inside a place, freely; in a besieged one too."""
    world = campaign(TWO_INSIDE)
    out = go(world, [orders(head__foot=1, jar__foot=5)])
    assert (units(world, "head"), units(world, "jar"), units(world, "kiertz.KAT")) == (
        {"foot": 1, "cavalry": 1}, {"foot": 5}, {"foot": 3},
    )  # fmt: skip
    told = next(e for e in public(out) if isinstance(e, Reorganised))
    assert told.units == {"head": {"foot": 1, "cavalry": 1}, "jar": {"foot": 5}, "": {"foot": 3}}


def test_a_garrison_may_be_taken_along_whole():
    """RW-CAM-NOB-08"""
    world = campaign(TWO_INSIDE)
    go(world, [orders(head__foot=4, jar__foot=5)])
    assert "kiertz.KAT" not in world.land.garrisons


def test_not_more_units_than_there_are():
    """RW-CAM-NOB-08"""
    world = campaign(TWO_INSIDE)
    assert why(why_not_prepare(seen(world), orders(head__foot=9, jar__foot=1))) == ("RW-CAM-NOB-08", "not-so-many-units")
    assert why(why_not_prepare(seen(world), orders(head__foot=10))) == ("RW-CAM-RND-04", "more-than-may-be")


def test_a_recruit_that_is_not_ordered_is_not_led():
    """RW-CAM-NOB-08  The head may lead five foot only where Kiertz recruits the fifth."""
    world = campaign(TWO + "; round 2")
    assert why(why_not_prepare(seen(world), orders(head__foot=5))) == ("RW-CAM-NOB-08", "not-so-many-units")
    assert why_not_prepare(seen(world), orders(head__foot=5, kiertz__foot=1)) is None


def test_nobody_stays_outside_without_a_noble():
    """RW-CAM-NOB-08  Leaving 2 foot in the open: refused; between banners there they are shifted."""
    world = campaign(TWO_OUTSIDE)
    assert why(why_not_prepare(seen(world), orders(head__foot=2))) == ("RW-CAM-NOB-08", "units-without-a-noble")
    go(world, [orders(head__foot=2, jar__foot=5)])
    assert units(world, "jar") == {"foot": 5}


def test_no_noble_leads_another_factions_units():
    """RW-CAM-NOB-08"""
    world = campaign(TWO_INSIDE)
    assert not any(name.startswith(("vit", "boz")) for name in fields(seen(world)))


def test_wounds_go_with_their_banner():
    """RW-CAM-NOB-08, RW-DICE-05  A wounded elephant that changes its leader is wounded still."""
    text = TWO_INSIDE.replace("4 foot 1 cavalry; KAT.jar", "1 elephant; KAT.jar")
    text = text.replace("most KAT foot", "most KAT elephant 2 foot")
    world = campaign(text, persistent_wounds=True)
    world.land.banners["head"].wounds = {"elephant": 2}
    go(world, [orders(head__elephant=0, jar__elephant=1)])
    assert world.land.banners["head"].wounds == {} and world.land.banners["jar"].wounds == {"elephant": 2}


# ---- in a province ---------------------------------------------------------------------------------------------------
def test_reorganising_in_the_course_of_an_impulse():
    """RW-CAM-NOB-08, RW-CAM-RND-04  After a march a garrison is left behind; twice in a province, and no more."""
    world = campaign(TWO)
    shift = Preparations({"head.foot": 1})
    out = go(world, [AS_IT_IS, Advance("head", "hills", 1), Reorganise("hills"), shift, Reorganise("hills"), AS_IT_IS])
    assert units(world, "hills.KAT") == {"foot": 3} and Reorganise("hills") not in opts(out)
    assert why(why_not_reorganise(seen(world), "hills")) == ("RW-CAM-NOB-08", "reorganised-enough")


def test_it_asks_for_that_province_alone():
    """RW-CAM-NOB-08  And of no income: refused after the first act."""
    out = go(campaign(TWO + "; round 2"), [AS_IT_IS, Reorganise("kiertz")])
    assert isinstance(out.pending.ask, Regroup)
    assert {name.split(".")[0] for name, *_ in out.pending.ask.fields} == {"head"}
    view, asked = game.view(campaign(), "KAT"), out.pending
    assert why(game.why_not(view, asked, orders(kiertz__foot=1))) == ("RW-CAM-RND-04", "not-to-be-ordered")


def test_chests_after_a_capture():
    """RW-CAM-NOB-09  A captured place is home ground: its captor's chest reaches the treasury in the same impulse."""
    world = campaign(TWO.replace("town mid", "town mid KAT").replace("KAT.jar general in hills", "KAT.jar general in mid"))
    go(world, [AS_IT_IS, Reorganise("mid"), Preparations({"jar": 4})])
    assert (world.chests["jar"], world.treasuries["KAT"]) == (4, 6 + 3 - 4)


# ---- as text ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", [AS_IT_IS, Preparations({"kiertz.foot": 1, "jar": 4}), Preparations({"jar.foot": 0})])
def test_what_is_written_is_read(form):
    assert forms.read_preparations(forms.write_preparations(form)) == form


@pytest.mark.parametrize("text", ["jar", "jar four", "3 jar", "jar 3 jar 4", "jar 1 kiertz.foot", "jar -1"])
def test_what_is_not_understood(text):
    assert why(forms.read_preparations(text)) == ("RW-CAM-RND-04", "preparation-not-understood")


def test_an_unknown_name_is_refused():
    """RW-CAM-RND-04"""
    assert why(why_not_prepare(seen(campaign()), Preparations({"nobody": 1}))) == ("RW-CAM-RND-04", "not-to-be-ordered")


# ---- gifts -----------------------------------------------------------------------------------------------------------
ALLIES = """
    factions KAT SVE THI
    town rock KAT; town low SVE; town far THI; rock - low; low - far
    KAT.a head in rock: 2 foot, chest 1; SVE.b head in rock: 2 foot, chest 4; THI.c head in far: 2 foot
    treasury KAT 5; KAT & SVE; seat KAT rock; seat SVE low; seat THI far; most KAT foot 9; most SVE foot 9; most THI foot 9
"""


def test_a_gift_from_chest_to_chest():
    """RW-CAM-ECO-07  Two allied nobles in one province: 3 move from one chest into the other; third parties hear nothing of
    it."""
    world = campaign(ALLIES)
    out = go(world, [Preparations({"a": 5, "a>b": 3})])
    assert (world.chests["a"], world.chests["b"], world.treasuries["KAT"]) == (2, 7, 5 + 1 - 4)
    assert Given("KAT", "a", "SVE", "b", 3) in private(out, "SVE") and Given("KAT", "a", "SVE", "b", 3) in private(out, "KAT")
    still = go(campaign(ALLIES), [Preparations({"a": 5})])
    assert public(still) == public(out) and private(out, "THI") == private(still, "THI") == []


def test_what_is_known_of_a_gift_is_true():
    """RW-CAM-ECO-07, RW-GEN-13  Whatever is known of a purse holds after it, and third parties know no more than without it."""
    worlds = []
    for gift in (0, 3):
        world = campaign(ALLIES)
        go(world, [Preparations({"a": 5, "a>b": gift})])
        worlds.append(world)
        for known in world.known.values():
            for purse, k in known.items():
                held = world.chests.get(purse, world.treasuries.get(purse))
                assert k.least <= held and (k.most is None or held <= k.most)
    assert worlds[0].known["THI"] == worlds[1].known["THI"]


def test_no_more_than_he_has():
    """RW-CAM-ECO-07"""
    world = campaign(ALLIES)
    assert why(why_not_prepare(seen(world), Preparations({"a": 2, "a>b": 3}))) == ("RW-CAM-ECO-07", "gives-more-than-he-has")


def test_only_to_allies_who_are_there():
    """RW-CAM-ECO-07  Not to an enemy, not from afar, and not over the walls of a siege."""
    assert "a>b" in fields(seen(campaign(ALLIES))) and "a>c" not in fields(seen(campaign(ALLIES)))
    assert "a>b" not in fields(seen(campaign(ALLIES.replace("KAT & SVE; ", ""))))
    assert "a>b" not in fields(seen(campaign(ALLIES.replace("SVE.b head in rock", "SVE.b head in low"))))
    outside = ALLIES.replace("SVE.b head in rock", "SVE.b head at rock")
    besieged = campaign(outside.replace("THI.c head in far", "THI.c head at rock"))
    besieged.land.sieges["rock"] = Siege("rock", "THI", 1, 0, ["c"])
    assert "a>b" not in fields(seen(besieged))
