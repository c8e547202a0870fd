"""Entering a province, going in and out of a place (RW-SEQ-03, RW-X-06)."""

from __future__ import annotations

from montjoy.games.rudern.protocol.events import WentIn
from montjoy.games.rudern.protocol.questions import GoIn, GoOut, March
from montjoy.games.rudern.rules.battles.movement import why_not_go_in, why_not_go_out, why_not_march
from tests.games.rudern.board import END, board, go, opts, public, seen, why


def test_two_moves():
    """RW-SEQ-03  Ours: two moves an impulse, free, over open borders."""
    world = board("""
        factions KAT SVE; field x; field y; field z; x - y; y - z; town own SVE; own SVE: 1 foot; KAT.a head at x: 1 foot, chest 1
    """)
    out = go(world, [March("a", "y"), March("a", "z")])
    assert not opts(out, March) and why(why_not_march(seen(world), "a", "y")) == ("RW-SEQ-03", "no-move-left")
    assert opts(go(world, [END, END]), March) == [March("a", "y")]


def test_in_and_out():
    """RW-X-06  Arriving at an own place one goes in; in and out are free; inside one is not met."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; field moor; rock - pole; moor - pole
        SVE.g general at moor: 5 foot; KAT.a head in rock: 9 foot
    """)
    out = go(world, [March("g", "pole")])
    assert WentIn("SVE", ("g",), "pole") in public(out)
    out = go(world, [GoOut("g", "pole"), GoIn("g", "pole"), END, March("a", "pole")])
    assert not out.rolls and not world.land.banners["a"].inside
    world.land.turn = 0
    assert why(why_not_go_out(seen(world, "SVE"), "g")) == ("RW-KIND-07", "that-is-coming-out")


def test_shifts_are_free_but_counted():
    """RW-X-06, RW-GEN-08  In and out for nothing, twice in an impulse (ours)."""
    world = board("factions KAT SVE; town rock KAT; town pole SVE; KAT.a head in rock: 1 foot; pole SVE: 1 foot")
    out = go(world, [GoOut("a", "rock"), GoIn("a", "rock")])
    assert opts(out) == [END]
    assert GoOut("a", "rock") in opts(go(world, [END, END]))


TOWN = """
    factions KAT ALY SVE; KAT & ALY
    town pole SVE; town rock KAT; town hof ALY; town own SVE; rock - pole; hof - rock; pole - own
    KAT.a head at pole: {n} foot, chest 3
    pole SVE: {d} foot
    own SVE: 1 foot; hof ALY: 1 foot
"""


def town(n: int, d: int, more: str = "", **options):
    return board(TOWN.format(n=n, d=d) + more, **options)


def test_not_through_a_siege():
    """RW-X-06  Going in is not possible through a siege."""
    world = town(9, 3, "siege pole KAT 0; SVE.c general at pole: 1 foot")
    world.land.turn = 2
    assert why(why_not_go_in(seen(world, "SVE"), "c")) == ("RW-X-06", "not-through-a-siege")
