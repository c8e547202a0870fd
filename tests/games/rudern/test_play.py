"""The sequence of play: rounds and impulses, acts in any order, wounds that heal (RW-GEN-08, RW-SEQ-03, RW-DICE-05)."""

from __future__ import annotations

from montjoy.games.rudern.protocol.events import ImpulseBegun, Recovered
from montjoy.games.rudern.protocol.questions import BeginSiege, EndImpulse, March, Storm
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from montjoy.games.rudern.seen.view import why_not_now
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, public, seen, why

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


def test_one_impulse_after_another():
    """RW-GEN-08  Only the faction whose impulse it is acts; each has one a round."""
    world = board(SIEGE)
    out = go(world, [END, END, END])
    assert out.marks == ["1.KAT", "1.SVE", "2.KAT", "2.SVE"]
    assert out.pending.seat == "SVE"
    assert why(why_not_now(seen(world, "KAT"))) == ("RW-GEN-08", "not-your-impulse")
    assert why_not_now(seen(world, "SVE")) is None
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-GEN-08", "not-your-impulse")


def test_any_acts_in_any_order():
    """RW-SEQ-03  Assault, march, siege start in one impulse; then the used limit is cleared."""
    world = board("""
        factions KAT SVE; town pole SVE; town rock KAT; town two KAT; rock - pole; town next SVE; rock - next
        KAT.a general at pole: 5 foot, chest 9; KAT.b general in rock: 3 foot, chest 1; pole SVE: 4 foot; siege pole KAT 0
        next SVE: 1 foot
    """)
    out = go(world, [Storm("pole", "a"), March("b", "next"), BeginSiege("next", "b")], [[1] * 3, [1] * 4])
    assert world.land.factions["KAT"].used == 2 and opts(out, Storm) and opts(out)[-1] == EndImpulse()
    out = go(world, [END, END])
    assert [e for e in public(out) if isinstance(e, ImpulseBegun)][-1] == ImpulseBegun(2, "KAT", 6)
    assert world.land.factions["KAT"].used == 0


def test_wounds_heal_in_an_own_place():
    """RW-DICE-05  persistent_wounds: they last until the end of an impulse in an own or allied place without a siege."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own
        KAT.a head in rock: 2 elephant; SVE.b general at moor: 3 foot
    """, persistent_wounds=True)
    out = go(world, [March("a", "moor")], [[6] * 3 + [1] * 6, [6, 6, 1, 1]])
    assert world.land.banners["a"].wounds == {"elephant": 2}
    world.land.banners["a"].at, world.land.banners["a"].inside = "own", True
    go(world, [END])
    assert world.land.banners["a"].wounds == {"elephant": 2}
    world.land.banners["a"].at = "rock"
    world.land.turn = 0
    out = go(world, [END])
    assert world.land.banners["a"].wounds == {} and Recovered("KAT", ("a",)) in public(out)


def test_wounds_do_not_heal_under_siege():
    """RW-DICE-05"""
    before = BEFORE_POLE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT")
    world = board(before + "SVE.b head in pole: 2 elephant", persistent_wounds=True)
    world.land.banners["b"].wounds = {"elephant": 1}
    go(world, [END])
    assert world.land.banners["b"].wounds == {"elephant": 1}
