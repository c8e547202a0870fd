"""The special power of a fortress over its area (RW-FORT, RW-KIND-08, RW-X-12)."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import (
    BattleBegun,
    Intercepted,
    LetThrough,
    Retreated,
    SteppedBack,
    WithdrewInside,
)
from montjoy.games.rudern.protocol.questions import BeginSiege, FallUpon, Intercept, LetPass, March, MoveIn, Storm
from montjoy.games.rudern.rules.battles.fortress import has_power
from tests.games.rudern.board import END, board, go, opts, public, units

CRAG = """
    factions KAT SVE THI
    town rock KAT; fortress crag SVE; town own SVE; rock - crag; crag - own
    KAT.a general in rock: {a} foot, chest 2; crag SVE: {inside} foot; own SVE: 1 foot; town far THI; far THI: 1 foot
"""


def crag(a: int = 5, inside: int = 5, more: str = "", **options):
    return board(CRAG.format(a=a, inside=inside) + more, **options)


def test_divisor():
    """RW-FORT-01  Same garrison and besieger, strength 12: town 6 dice, fortress 4."""
    text = """
        factions KAT SVE; {} pole SVE; town rock KAT; rock - pole
        KAT.a head at pole: 11 foot, chest 1; pole SVE: 1 foot; siege pole KAT 0
    """
    for site, dice in (("town", 6), ("fortress", 4)):
        out = go(board(text.format(site)), [Storm("pole", "a")], [[1] * dice, [1]])
        assert len(out.rolls[0][2]) == dice


@pytest.mark.parametrize("fortress_power, asked", [("none", "KAT"), ("intercept", "SVE"), ("stop", "KAT")])
def test_entering_a_fortress_area(fortress_power, asked):
    """RW-KIND-08, RW-FORT-02  none: nothing; intercept: its owner is asked; stop: the march ends there."""
    world = board("""
        factions KAT SVE; town rock KAT; fortress crag SVE; rock - crag; KAT.a head in rock: 1 foot; crag SVE: 1 foot
    """, fortress_power=fortress_power)
    out = go(world, [March("a", "crag")])
    assert out.pending.seat == asked
    if fortress_power == "intercept":
        assert opts(out) == [FallUpon(), LetPass()]
    else:
        assert world.land.banners["a"].moves == (1 if fortress_power == "none" else 0)


def test_the_owner_is_asked():
    """RW-FORT-02, RW-KIND-01  Openly, before anything else happens in that province."""
    out = go(crag(more="; SVE.g general in crag:"), [March("a", "crag")])
    assert (out.pending.seat, out.pending.ask) == ("SVE", Intercept("crag", "KAT", ("a",)))
    assert opts(out) == [FallUpon(), LetPass()]


def test_intercepted_and_beaten():
    """RW-FORT-02  6 dice against 6; garrison left 3, intruder 2: he retreats and loses his chest."""
    world = crag(more="; SVE.g general in crag:")
    out = go(world, [March("a", "crag"), FallUpon()], [[6, 6, 6, 1, 1, 1], [6, 6, 1, 1, 1, 1]])
    assert public(out)[2:4] == [Intercepted("SVE", "crag"), BattleBegun("intercept", "crag", ("g", "crag.SVE"), ("a",))]
    assert world.land.banners["a"].at == "rock" and world.treasuries["SVE"] == 2
    assert units(world, "crag.SVE") == {"foot": 3} and world.land.banners["g"].inside


def test_intercepted_and_through():
    """RW-FORT-02  Garrison left 1, intruder 4: back inside; the intruder stays and may begin a siege, 4 being more than 1."""
    world = crag(more="; SVE.g general in crag:")
    out = go(world, [March("a", "crag"), FallUpon()], [[6, 1, 1, 1, 1, 1], [6] * 4 + [1, 1]])
    assert world.land.banners["a"].at == "crag" and units(world, "crag.SVE") == {"foot": 1} and world.land.banners["g"].inside
    assert opts(out, BeginSiege) == [BeginSiege("crag", "a")]


def test_intercepted_undecided():
    """RW-FORT-02  A draw: the garrison goes back inside, and those who fought beside it; the intruder stays."""
    world = crag(5, 4, "; SVE.h general at crag: 1 foot, chest 3")
    out = go(world, [March("a", "crag"), FallUpon()], [[1] * 6, [1] * 6])
    assert world.land.banners["a"].at == "crag" and world.land.banners["h"].inside
    assert public(out)[-1] == WithdrewInside("SVE", ("crag.SVE", "h"), "crag")
    assert not [e for e in public(out) if isinstance(e, Retreated | SteppedBack)]
    assert world.chests == {"a": 2, "h": 3} and units(world, "crag.SVE") == {"foot": 4}


def test_banners_outside_fight_alone_if_not_intercepted():
    """RW-FORT-02, RW-KIND-02  Own banners outside meet the intruder anyway, with the garrison or alone."""
    world = crag(5, 4, "; SVE.h general at crag: 1 foot, chest 3")
    out = go(world, [March("a", "crag"), LetPass()], [[6] + [1] * 5, [1] * 2])
    assert LetThrough("SVE", "crag") in public(out) and BattleBegun("field", "crag", ("a",), ("h",)) in public(out)
    assert WithdrewInside("SVE", ("h",), "crag") in public(out)         # RW-FIELD-07


@pytest.mark.parametrize("tie_rule", ["no_winner", "defender_wins", "reroll"])
def test_nobody_retreats_from_where_he_stays(tie_rule):
    """RW-FORT-02, RW-RETR-01  Whatever comes of equal numbers: who falls upon the intruder and does not win is inside again,
    and is not told as retreating from the fortress to the fortress."""
    world = crag(5, 5, "; SVE.g general in crag:", tie_rule=tie_rule)
    again = [[1] * 6, [6] + [1] * 5] if tie_rule == "reroll" else []
    out = go(world, [March("a", "crag"), FallUpon()], [[1] * 6, [1] * 6, *again])
    assert WithdrewInside("SVE", ("g", "crag.SVE"), "crag") in public(out) and world.land.banners["g"].inside
    assert not [e for e in public(out) if isinstance(e, Retreated | SteppedBack)]


def test_who_is_foreign():
    """RW-FORT-03  Allied and neutral armies pass; an empty and a besieged fortress have no power."""
    assert go(crag(), [March("a", "crag")]).pending.seat == "SVE"
    assert go(crag(more="; KAT & SVE"), [March("a", "crag")]).pending.seat == "KAT"
    assert go(crag(more="; KAT | SVE"), [March("a", "crag")]).pending.seat == "KAT"
    world = crag()
    del world.land.garrisons["crag.SVE"]
    assert go(world, [March("a", "crag")]).pending.seat == "KAT"
    world = crag(more="; KAT.k general at crag: 9 foot; siege crag KAT 0")
    assert not has_power(world.land, "KAT", "crag") and has_power(crag().land, "KAT", "crag")
    assert not has_power(crag().land, "KAT", "own")


def test_stop():
    """RW-FORT-02  fortress_power = stop: entering ends the army's movement for the impulse, no battle."""
    out = go(crag(fortress_power="stop"), [March("a", "crag")])
    assert not opts(out, March) and not out.rolls and out.pending.seat == "KAT"
    assert opts(go(crag(fortress_power="none"), [March("a", "crag")]), March)


def test_the_garrison_dies_intercepting():
    """RW-X-12  2 foot intercept 6 units and die: fortress empty, owner unchanged; the intruder may begin a siege now, and
    one hit takes it next round."""
    world = crag(6, 2)
    out = go(world, [March("a", "crag"), FallUpon(), BeginSiege("crag", "a")], [[1, 1], [6, 6] + [1] * 5])
    assert world.land.provinces["crag"].owner == "SVE" and "crag" in world.land.sieges and not opts(out, Storm)
    out = go(world, [END, END, END, Storm("crag", "a"), MoveIn()], [[6] + [1] * 6, [1]])
    assert world.land.provinces["crag"].owner == "KAT"


def test_what_the_intruder_left_behind_is_not_touched():
    """RW-X-12  The intruder retreats; his other banners stay."""
    world = crag(2, 5, "; KAT.k general in rock: 3 foot")
    go(world, [March("a", "crag"), FallUpon()], [[6] + [1] * 4, [1] * 3])
    assert units(world, "k") == {"foot": 3} and world.land.banners["a"].at == "rock"
