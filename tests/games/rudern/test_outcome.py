"""How a game ends (RW-GEN-08): a capture, the last round, one side left."""

from __future__ import annotations

from montjoy.games.rudern.model.state import Ends, Outcome
from montjoy.games.rudern.protocol.questions import March, MoveIn, Storm
from tests.games.rudern.board import BEFORE_POLE, END, board, go


def test_ends_by_capture():
    """RW-GEN-08  The file names whose capture decides; the side has won."""
    world = board(BEFORE_POLE.format(a="8 foot") + "pole SVE: 1 foot; KAT takes pole")
    out = go(world, [Storm("pole", "a"), MoveIn()], [[6] + [1] * 4, [1]])
    assert out.value == Outcome(("KAT",), "captured", 1)


def test_ends_by_rounds():
    """RW-GEN-08"""
    out = go(board(BEFORE_POLE.format(a="8 foot") + "pole SVE: 1 foot; rounds 2"), [END] * 4)
    assert out.value == Outcome((), "rounds", 2) and out.marks == ["1.KAT", "1.SVE", "2.KAT", "2.SVE"]


def test_ends_with_a_prize():
    """RW-GEN-08  After the last round the owner of the prize has won, or the holder; his allies with him."""
    for ends, winners in ((Ends(1, prize="rock"), ("KAT",)), (Ends(1, holder="SVE"), ("SVE",)), (Ends(1, prize="vale"), ())):
        world = board(BEFORE_POLE.format(a="8 foot") + "pole SVE: 1 foot; village vale")
        world.land.ends = ends
        assert go(world, [END, END]).value == Outcome(winners, "rounds", 1)


def test_ends_with_one_side_left():
    """RW-GEN-08  Nobody is left of the other side; who has nobody left has no impulse any more."""
    world = board("""
        factions KAT SVE THI; THI | KAT; THI | SVE; field moor; town rock KAT; rock - moor; town far THI; far THI: 1 foot
        KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot
    """)
    out = go(world, [March("a", "moor"), END, END], [[6, 6] + [1] * 8, [1, 1]])
    assert out.marks == ["1.KAT", "1.THI", "2.KAT"]
    world = board("""
        factions KAT SVE; field moor; town rock KAT; rock - moor
        KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot
    """)
    out = go(world, [March("a", "moor")], [[6, 6] + [1] * 8, [1, 1]])
    assert out.value == Outcome(("KAT",), "last-side", 1)
