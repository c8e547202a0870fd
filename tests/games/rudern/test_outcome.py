"""How a game ends (RW-GEN-08): a capture, the last round, one side left, nothing left to be done."""

from __future__ import annotations

from montjoy.games.rudern.model.state import Ends, Outcome
from montjoy.games.rudern.protocol.questions import BeginSiege, March, MoveIn, Storm
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


# ---- nothing left to be done -----------------------------------------------------------------------------------------
QUIET = """
    factions KAT SVE; town pole SVE; town rock KAT; rock - pole; rounds 2
    KAT.a general in rock: 8 foot, chest 3; pole SVE: 3 foot; rock KAT: 1 foot
"""


def test_the_last_round_is_not_played_where_no_siege_can_ripen_in_it():
    """RW-GEN-08  A siege begun in round 2 of 2 could not be stormed any more; with assault_wait = impulse it could."""
    out = go(board(QUIET), [END, END])
    assert (out.value.why, out.value.round) == ("nothing-left", 1) and out.marks == ["1.KAT", "1.SVE"]
    assert go(board(QUIET, assault_wait="impulse"), [END, END]).pending is not None


def test_a_siege_that_is_on_is_played_to_the_end():
    """RW-GEN-08  It can still be stormed in the last round."""
    out = go(board(QUIET), [March("a", "pole"), BeginSiege("pole", "a"), END, END])
    assert out.pending.seat == "KAT" and Storm("pole", "a") in out.pending.options


def test_it_is_over_when_nobody_leads_a_unit():
    """RW-GEN-08  Garrisons alone change nothing; in round 1 of 9 the holder of the prize has won."""
    world = board(QUIET.replace("rounds 2", "rounds 9").replace("8 foot", "1 foot"))
    world.land.banners["a"].units = {}
    out = go(world, [END])
    assert (out.value.why, out.value.round, out.value.winners) == ("nothing-left", 1, ())


def test_not_while_a_faction_might_be_wiped_out_in_the_field():
    """RW-GEN-08, RW-GEN-15  SVE has nothing but a banner in the open: whoever beats it there in the last round has won."""
    world = board(QUIET.replace("pole SVE: 3 foot", "SVE.b general in pole: 3 foot"))
    assert go(world, [END, END]).pending is not None
