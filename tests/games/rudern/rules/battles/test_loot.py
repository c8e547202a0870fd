"""Captured resources (RW-LOOT): who gets what the losers carried, and who learns of it."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import BattleUndecided, ChestsHandedOver, ChestsLost, Loot
from montjoy.games.rudern.protocol.questions import AttackGarrison, March, Storm
from montjoy.games.rudern.rules.battles.loot import who_gets_it
from tests.games.rudern.board import END, board, go, private, public

TWO_CHESTS = """
    factions KAT SVE; field moor; town own SVE; town rock KAT; rock - moor; moor - own; treasury SVE 9
    KAT.a head in rock: 9 foot, chest 1; SVE.b general at moor: 2 foot, chest 3; SVE.c general at moor: 2 foot, chest 2
"""


def test_the_winner_gets_what_they_carried():
    """RW-LOOT-01  Two generals with 3 and 2 survive: winner's treasury +5, both chests 0, loser's treasury unchanged."""
    world = board(TWO_CHESTS)
    go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    assert world.treasuries == {"KAT": 5, "SVE": 9} and world.chests == {"a": 1, "b": 0, "c": 0}


def test_the_slip_is_secret():
    """RW-LOOT-02  Everybody learns that something was handed over; the two alone how much."""
    out = go(board(TWO_CHESTS), [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    assert ChestsHandedOver("SVE", "KAT") in public(out)
    assert [(to, e) for to, e in out.events if isinstance(e, Loot)] == [(("SVE", "KAT"), Loot("SVE", "KAT", 5))]


def test_loot_is_secret():
    """RW-GEN-13, RW-LOOT-02  The number is in the streams of the two alone."""
    world = board("""
        factions KAT SVE THI; KAT | THI; SVE | THI; field moor; town pole SVE; town rock KAT; town far THI; rock - moor
        moor - pole; KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot, chest 4; THI.c head in far: 1 foot
    """)
    out = go(world, [March("a", "moor")], [[6] * 1 + [1] * 9, [1, 1]])
    assert private(out, "KAT") == private(out, "SVE") == [Loot("SVE", "KAT", 4)]
    assert private(out, "THI") == []
    assert not any("4" in str(event) for event in public(out) if "Loot" in type(event).__name__)


@pytest.mark.parametrize("loot_target, treasury, chest", [("treasury", 5, 1), ("chest", 0, 6)])
def test_into_the_treasury(loot_target, treasury, chest):
    """RW-LOOT-03  To the main treasury, where it is safe; loot_target = chest: to the highest noble present."""
    world = board(TWO_CHESTS + "KAT.d general at moor: 1 foot", loot_target=loot_target)
    go(world, [March("a", "moor")], [[6] + [1] * 11, [1] * 6])
    assert (world.treasuries["KAT"], world.chests["a"], world.chests["d"]) == (treasury, chest, 0)


def test_several_winners():
    """RW-LOOT-04  Most units left; on equality who called it; then the place's owner; then the earliest."""
    text = """
        factions KAT SVE ALY; town pole ALY
        KAT.a head at pole: {} foot; SVE.b head at pole: {} foot; ALY.c head at pole: {} foot
    """
    assert who_gets_it(board(text.format(3, 5, 1)).land, ["a", "b"], "KAT", "pole") == "SVE"
    assert who_gets_it(board(text.format(4, 4, 1)).land, ["a", "b"], "SVE", "pole") == "SVE"
    assert who_gets_it(board(text.format(4, 4, 4)).land, ["a", "b", "c"], "", "pole") == "ALY"
    assert who_gets_it(board(text.format(4, 4, 1)).land, ["a", "b", "c"], "", "pole") == "KAT"
    assert who_gets_it(board(text.format(4, 4, 1)).land, [], "", "pole") == "ALY"


def test_captured_with_a_dead_head():
    """RW-LOOT-05  Town captured, head inside killed with 2: captor's treasury +2."""
    world = board("""
        factions KAT SVE; town pole SVE; town rock KAT; rock - pole; town own SVE; own SVE: 1 foot
        KAT.a head at pole: 4 foot, chest 1; SVE.b head in pole: , chest 2; siege pole KAT 0
    """)
    go(world, [Storm("pole", "a")], [[6, 1, 1], [1]])
    assert world.treasuries["KAT"] == 2 and "b" not in world.chests


def test_a_dead_winners_chest_is_lost():
    """RW-LOOT-05  A noble killed in a battle without winner: his chest is lost, and nobody gets a slip."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own; rock KAT: 1 foot; own SVE: 1 foot
        KAT.a head in rock: , chest 3; SVE.b general at moor: , chest 4
    """)
    out = go(world, [March("a", "moor")], [[6], [6]])
    assert [e for e in public(out) if isinstance(e, ChestsLost)] == [ChestsLost("KAT", "moor"), ChestsLost("SVE", "moor")]
    assert BattleUndecided("moor") in public(out) and private(out, "KAT") == []


@pytest.mark.parametrize("chest", [0, 5])
def test_nothing_to_take_looks_alike(chest):
    """RW-LOOT-06  An amount of 0 is reported like any other: the public log is the same."""
    world = board(TWO_CHESTS.replace("chest 3", f"chest {chest}").replace("chest 2", "chest 0"))
    out = go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    same = go(board(TWO_CHESTS), [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    assert public(out) == public(same)
    assert private(out, "SVE") == [Loot("SVE", "KAT", chest)]


def test_a_garrison_carries_nothing():
    """RW-LOOT-06  Without nobles there is no slip at all."""
    world = board("""
        factions KAT SVE; town pole SVE; town rock KAT; rock - pole; pole SVE: 6 foot
        KAT.a head at pole: 9 foot, chest 1, from rock
    """)
    out = go(world, [AttackGarrison("pole", 0, ""), END], [[6] * 4 + [1] * 6, [1] * 6])
    assert not private(out, "SVE") and ChestsHandedOver("SVE", "KAT") not in public(out)
