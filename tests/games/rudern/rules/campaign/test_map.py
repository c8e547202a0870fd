"""Provinces, borders and whose ground it is (RW-CAM-MAP), and what follows of it (RW-CAM-X-01, RW-CAM-X-04)."""

from __future__ import annotations

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.protocol.events import Captured, PeopleArmed, ReliefBegun, Retreated
from montjoy.games.rudern.protocol.questions import (
    AttackArmy,
    BeginSiege,
    GoIn,
    GoOut,
    Sally,
    StayInside,
    StayOut,
    Storm,
)
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.rules.battles.movement import why_not_go_in
from montjoy.games.rudern.rules.battles.siege import why_not_near
from montjoy.games.rudern.rules.campaign.marching import why_not_advance
from tests.games.rudern.board import END, go, opts, public, seen, units, why
from tests.games.rudern.rules.campaign.lands import NONE, PASS, begun, campaign

# KAT to the west, SVE to the east, nobody's town between them.
LANDS = """
    factions KAT SVE; round 2
    town rock KAT; town mid; town own SVE; village vale KAT; village glen SVE; field moor
    rock - mid; mid - own; rock - vale; own - glen; rock ~ moor; rock ^ own; vale - glen 3
    KAT.a head in rock: 4 foot, chest 6; SVE.z head in own: 3 foot, chest 2; treasury KAT 6; treasury SVE 6
    seat KAT rock; seat SVE own
"""


def test_inside_or_outside():
    """RW-CAM-MAP-01  A banner is inside or outside; inside is refused where there is no place, or it is hostile or besieged."""
    world, out = begun(LANDS)
    assert GoOut("a", "rock") in opts(out) and not opts(out, GoIn)
    for at, reason in (("vale", "nothing-to-go-into"), ("moor", "nothing-to-go-into"), ("own", "not-own-or-allied"),
                       ("mid", "not-own-or-allied")):
        world.land.banners["a"].at, world.land.banners["a"].inside = at, False
        assert why(why_not_go_in(seen(world), "a")) == ("RW-X-06", reason)
    shut, _ = begun(LANDS + "SVE.y general at rock: 5 foot; KAT.b general at rock: 1 foot; siege rock SVE 1")
    assert why(why_not_go_in(seen(shut), "b")) == ("RW-X-06", "not-through-a-siege")


def test_closed_borders():
    """RW-CAM-MAP-02  Over a swamp or through mountains nobody marches; a border works both ways."""
    world, out = begun(LANDS)
    assert {x.to for x in opts(out, Advance)} == {"mid", "vale"}
    for to in ("moor", "own"):
        assert why(why_not_advance(seen(world), Advance("a", to, 1))) == ("RW-GEN-06", "border-closed")
    assert why(why_not_advance(seen(world), Advance("a", "glen", 1))) == ("RW-GEN-06", "not-a-neighbour")
    assert Advance("z", "mid", 1) in opts(go(campaign(LANDS), [*PASS, NONE]))


def test_how_long_a_border_is():
    """RW-CAM-MAP-02  In steps, and so in resources: 2 steps one, 3 steps two of foot."""
    _, out = begun(LANDS.replace("in rock: 4", "at vale: 4"))
    assert [(x.to, x.price) for x in opts(out, Advance)] == [("rock", 1), ("glen", 2)]


def test_a_retreat_does_not_cross_mountains():
    """RW-CAM-MAP-02  The nearest refuge lies behind a mountain border of 1; the retreat goes the long way to the other."""
    world, _ = campaign("""
        factions KAT SVE; round 2; town near SVE; town far SVE; field vale; town rock KAT; rock - vale; vale ^ near 1
        vale - far 4; KAT.a head in rock: 5 foot, chest 3; SVE.z general at vale: 2 foot; near SVE: 1 foot; far SVE: 1 foot
        seat KAT rock; seat SVE far
    """), None
    out = go(world, [NONE, Advance("a", "vale", 1)], [hit(2), hit(0)])
    assert Retreated("SVE", ("z",), "vale", "far") in public(out)


def test_a_village_of_a_realm():
    """RW-CAM-MAP-03  Home ground of whose realm it is and of his allies, hostile to all others; it makes nobody a neighbour for a
    siege."""
    world = campaign(LANDS.replace("factions KAT SVE", "factions KAT SVE ALY; KAT & ALY; town far ALY; far ALY: 1 foot"))
    there = ("rock", "mid", "own", "vale", "glen", "moor", "far")
    home = {f: [p for p in there if pays_from_treasury(world.land, f, p)] for f in ("KAT", "SVE", "ALY")}
    assert home == {"KAT": ["rock", "vale", "far"], "SVE": ["own", "glen"], "ALY": ["rock", "vale", "far"]}
    beside = campaign(LANDS + "town hill SVE; hill - vale; KAT.b general at hill: 5 foot")
    assert why(why_not_near(beside.land, "KAT", "hill", ["b"])) == ("RW-SIEGE-03", "no-own-place-next-to-it")


def test_ground_changes_with_its_place():
    """RW-CAM-MAP-03, RW-CAM-X-01  A besieger stands on hostile ground as long as the place is not his side's: siege and assault
    are paid from his chest though the treasury holds 20; what follows the capture from the treasury."""
    world = campaign(LANDS.replace("in rock: 4", "at mid: 4").replace("treasury KAT 6", "treasury KAT 20"))
    out = go(world, [NONE, BeginSiege("mid", "a"), END, *PASS, NONE, Storm("mid", "a"), StayOut()], [hit(3), hit(0)])
    assert Captured("mid", "KAT", "") in public(out)
    assert world.chests["a"] == 4 and world.treasuries["KAT"] == 22
    assert [(x.to, x.price) for x in opts(out, Advance)] == [("rock", 1), ("own", 1)]
    poor = LANDS.replace("in rock: 4", "at mid: 4").replace("chest 6", "chest 0").replace("treasury KAT 6", "treasury KAT 20")
    out = go(campaign(poor), [NONE, BeginSiege("mid", "a-unit"), END, *PASS, NONE])
    assert opts(out, Storm) == [Storm("mid", "a-unit")]


def test_the_besieged_pay_from_the_treasury():
    """RW-CAM-X-01  The province around is occupied; sorties are paid from the main treasury all the same, and with none left
    there is no sortie: at home nobody dies of want."""
    text = LANDS + "SVE.y general at rock: 5 foot; siege rock SVE 1"
    world = campaign(text)
    out = go(world, [NONE, Sally("rock", "")], [hit(0), hit(0)])
    assert world.treasuries["KAT"] == 5 and world.chests["a"] == 6
    assert opts(out, Sally) == [Sally("rock", "")]
    assert not opts(go(campaign(text.replace("treasury KAT 6", "treasury KAT 0")), [NONE]), Sally)


# ---- nobody's places -------------------------------------------------------------------------------------------------
def test_an_empty_ownerless_town():
    """RW-CAM-X-04  It is besieged like any empty place, defends itself with one die, and one hit takes it."""
    world = campaign(LANDS.replace("in rock: 4", "at mid: 1"))
    out = go(world, [NONE, BeginSiege("mid", "a"), END, *PASS, NONE, Storm("mid", "a"), StayOut()], [hit(1), hit(0)])
    assert world.land.provinces["mid"].owner == "KAT" and units(world, "a") == {"foot": 1}
    assert next(x for x in public(out) if isinstance(x, PeopleArmed))


def test_nobody_fights_in_a_neutral_province():
    """RW-CAM-X-04  Banners of anybody stand in the province of an ownerless town without fighting it, and march on."""
    world = campaign(LANDS + "mid : 3 foot")
    out = go(world, [NONE, Advance("a", "mid", 1)])
    assert not out.rolls and world.land.banners["a"].at == "mid" and not world.land.banners["a"].inside
    assert not opts(out, AttackArmy) and Advance("a", "own", 1) in opts(out, Advance)


@pytest.mark.parametrize("friend", [True, False])
def test_where_one_arrives(friend):
    """RW-CAM-MOV-07  Inside an own or allied place by default, outside everywhere else; and one may go out again."""
    text = LANDS.replace("factions KAT SVE", "factions KAT SVE ALY").replace("town mid;", "town mid ALY; mid ALY: 1 foot;")
    world = campaign(text + ("; KAT & ALY" if friend else "; KAT | ALY"))
    out = go(world, [NONE, Advance("a", "mid", 1)])
    assert world.land.banners["a"].inside is friend and (GoOut("a", "mid") in opts(out)) is friend


def test_arriving_at_a_siege():
    """RW-CAM-MOV-07  At a siege of the own side one stays outside and has joined it; against a hostile besieger one relieves."""
    text = LANDS + "KAT.b general at mid: 3 foot; siege mid KAT 1"
    world = campaign(text)
    go(world, [NONE, Advance("a", "mid", 1)])
    assert world.land.sieges["mid"].members == ["b", "a"] and not world.land.banners["a"].inside
    shut = "rock KAT: 1 foot; SVE.y general at rock: 3 foot; siege rock SVE 1"
    world = campaign(LANDS.replace("in rock: 4", "at vale: 5") + shut)
    out = go(world, [NONE, Advance("a", "rock", 1), StayInside()], [hit(3), hit(0)])
    assert ReliefBegun("KAT", "rock", ("a",)) in public(out) and "rock" not in world.land.sieges
