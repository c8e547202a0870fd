"""Relief: an army from outside attacks the besiegers (RW-RELIEF, RW-X-10)."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import (
    BattleBegun,
    BesiegedDecided,
    Loot,
    ReliefBegun,
    Retreated,
    SiegeOver,
    SteppedBack,
    WithdrewInside,
)
from montjoy.games.rudern.protocol.questions import (
    AttackGarrison,
    Go,
    GoIn,
    JoinBattle,
    JoinRelief,
    March,
    Relieve,
    Send,
    StayInside,
    Storm,
)
from montjoy.games.rudern.rules.battles.relief import why_not_relieve
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, private, public, seen, units, why

RELIEF = """
    factions SVE KAT
    town pole SVE; town rock KAT; town own SVE; rock - pole; pole - own
    KAT.a ruler at pole: {a} foot, chest 4, from rock
    pole SVE: {inside} foot
    SVE.b head in own: {b} foot 1 cavalry, chest 3
    siege pole KAT 0
"""


def relief(a: int, inside: int, b: int, more: str = "", **options):
    return board(RELIEF.format(a=a, inside=inside, b=b) + more, **options)


def test_entering_is_relief():
    """RW-RELIEF-01, RW-RELIEF-02  Relief banners enter: a field battle at once, undivided, for nothing but the move."""
    world = relief(8, 4, 5)
    out = go(world, [March("b", "pole"), StayInside()], [[1] * 8, [1] * 9])
    assert ReliefBegun("SVE", "pole", ("b",)) in public(out)
    assert BattleBegun("relief", "pole", ("b",), ("a",)) in public(out)
    assert world.land.factions["SVE"].used == 0 and [len(f) for _, _, f in out.rolls] == [8, 9]


def test_relief_from_where_one_stands():
    """RW-RELIEF-01  An ally already outside may attack; nobody else."""
    world = board("""
        factions ALY SVE KAT; ALY & SVE; ALY | KAT; town pole SVE; town rock KAT; town own SVE; town hof ALY
        rock - pole; pole - own; pole - hof; KAT.a ruler at pole: 3 foot, from rock; pole SVE: 1 foot
        ALY.c head in hof: 6 foot; siege pole KAT 0
    """)
    out = go(world, [March("c", "pole")])                    # neutral to the besieger: it may enter, and does not fight
    assert opts(out, Relieve) == [Relieve("pole")] and not out.rolls
    assert why(why_not_relieve(seen(world, "ALY"), "own")) == ("RW-RELIEF-01", "no-army-there")
    out = go(world, [Relieve("pole"), StayInside()], [[6] * 4 + [1] * 3, [1] * 4])
    assert SiegeOver("pole", "relieved") in public(out) and world.land.relations["ALY"]["KAT"] == "hostile"


@pytest.mark.parametrize("answer, dice", [(JoinBattle(), 12), (StayInside(), 8)])
def test_the_besieged_may_join(answer, dice):
    """RW-RELIEF-04  4 foot inside join: 12 dice; they do not: 8."""
    world = relief(8, 4, 5)
    out = go(world, [March("b", "pole"), answer], [[1] * dice, [1] * 9])
    assert len(out.rolls[0][2]) == dice
    decided = next(e for e in public(out) if isinstance(e, BesiegedDecided))
    assert decided.joins == ({"pole.SVE": {"foot": 4}} if dice == 12 else {})


def test_the_question_is_open_and_before_the_dice():
    """RW-RELIEF-04"""
    out = go(relief(8, 4, 5), [March("b", "pole")])
    assert (out.pending.seat, out.pending.ask) == ("SVE", JoinRelief("pole", "SVE"))
    assert opts(out) == [JoinBattle(), StayInside()] and not out.rolls


def test_any_subset_joins():
    """RW-RELIEF-04  relief_sally = any_subset: piece by piece; who stays inside is neither at risk nor counted."""
    world = relief(8, 4, 5, "SVE.c general in pole: 2 cavalry, chest 1", relief_sally="any_subset")
    picks = [Send("pole.SVE", "foot"), Send("pole.SVE", "foot"), Send("c", "cavalry")]
    out = go(world, [March("b", "pole"), *picks])
    assert out.pending.ask.sent == ("pole.SVE foot", "pole.SVE foot", "c cavalry")
    assert Send.quiet and Go() in opts(out) and Send("c", "general") in opts(out)
    world = relief(8, 4, 5, "SVE.c general in pole: 2 cavalry, chest 1", relief_sally="any_subset")
    go(world, [March("b", "pole"), *picks, Go()], [[1] * 12, [6] * 9])
    assert units(world, "pole.SVE") == {"foot": 2} and units(world, "c") == {"cavalry": 1} and units(world, "b") == {}
    assert world.chests == {"a": 4, "b": 0, "c": 1}          # c's noble stayed inside, and keeps his chest


def test_who_has_won():
    """RW-RELIEF-05  Besieger 5, relief 4 and 2 joined: relief wins 6 to 5; without joining the besieger wins 5 to 4."""
    world = relief(5, 2, 3)
    out = go(world, [March("b", "pole"), JoinBattle()], [[1] * 8, [1] * 6])
    assert SiegeOver("pole", "relieved") in public(out)
    world = relief(5, 2, 3)
    out = go(world, [March("b", "pole"), StayInside()], [[1] * 6, [1] * 6])
    assert "pole" in world.land.sieges and world.land.banners["b"].inside


def test_the_relief_wins():
    """RW-RELIEF-06  Chest 4 moves exactly once, the siege is over; the relief stays outside and may go in."""
    world = relief(5, 4, 5)
    out = go(world, [March("b", "pole"), StayInside()], [[6] * 4 + [1] * 4, [1] * 6])
    assert [e for e in private(out, "SVE")] == [Loot("KAT", "SVE", 4)] and world.treasuries["SVE"] == 4
    assert world.land.sieges == {} and world.land.banners["a"].at == "rock" and world.chests["a"] == 0
    assert not world.land.banners["b"].inside and GoIn("b", "pole") in opts(out)


def test_beaten_relief_goes_inside():
    """RW-RELIEF-07  4 foot inside, 2 units and a head survive: 6 units and the head inside, no error."""
    world = relief(8, 4, 5)
    out = go(world, [March("b", "pole"), StayInside()], [[1] * 8, [6] * 4 + [1] * 5])
    assert public(out)[-1] == WithdrewInside("SVE", ("b",), "pole")
    assert units(world, "b") == {"foot": 1, "cavalry": 1} and world.land.banners["b"].inside
    assert world.land.banners["b"].at == "pole" and units(world, "pole.SVE") == {"foot": 4}


def test_the_siege_goes_on():
    """RW-RELIEF-08, RW-SIEGE-10  Relief beaten in round 1; the besieger assaults in his impulse for 1, without a new siege."""
    world = relief(8, 4, 5)
    out = go(world, [March("b", "pole"), StayInside(), END], [[1] * 8, [6] * 4 + [1] * 5])
    assert opts(out, Storm) == [Storm("pole", "a")] and opts(out, AttackGarrison) == [AttackGarrison("pole", 0, "")]


@pytest.mark.parametrize("relief_loot, treasury, chest", [(True, 3, 0), (False, 0, 3)])
def test_loot_of_a_beaten_relief(relief_loot, treasury, chest):
    """RW-RELIEF-09  Relief head's chest 3 goes to the besieger's treasury; relief_loot = false: he keeps it."""
    world = relief(8, 4, 5, relief_loot=relief_loot)
    go(world, [March("b", "pole"), StayInside()], [[1] * 8, [6] * 4 + [1] * 5])
    assert (world.treasuries["KAT"], world.chests["b"]) == (treasury, chest)


def test_joiners_pay_too():
    """RW-RELIEF-09  Nobles of joining besieged units hand over theirs as well."""
    world = relief(8, 4, 1, "SVE.c general in pole: , chest 2")
    go(world, [March("b", "pole"), JoinBattle()], [[1] * 9, [6] * 2 + [1] * 7])
    assert world.treasuries["KAT"] == 5 and world.chests == {"a": 4, "b": 0, "c": 0}


def test_relief_undecided():
    """RW-RELIEF-05, RW-FIELD-05  Equal numbers: the relief goes back, the siege continues, no chest changes hands."""
    world = relief(6, 4, 5)
    out = go(world, [March("b", "pole"), StayInside()], [[1] * 8, [1] * 7])
    assert SteppedBack("SVE", ("b",), "pole", "own") in public(out) and "pole" in world.land.sieges
    assert world.chests == {"a": 4, "b": 3} and units(world, "pole.SVE") == {"foot": 4}


@pytest.mark.parametrize("besiegers, back", [(5, ("pole.SVE",)), (10, ("pole.SVE",)), (12, ("b", "pole.SVE"))])
def test_joiners_go_back_inside(besiegers, back):
    """RW-RELIEF-05, RW-RELIEF-06, RW-RELIEF-07  Whether the battle is won, undecided or lost; nobody is told to have retreated
    who has not."""
    out = go(relief(besiegers, 4, 5), [March("b", "pole"), JoinBattle()], [[1] * 12, [1] * (besiegers + 1)])
    assert [e for e in public(out) if isinstance(e, WithdrewInside)] == [WithdrewInside("SVE", back, "pole")]
    assert not [e for e in public(out) if isinstance(e, Retreated) and e.faction == "SVE"]


def test_relief_again_after_a_tie():
    """RW-RELIEF-10  The same banners may enter again in the same impulse with the move they have left."""
    world = relief(6, 4, 5)
    dice = [[1] * 8, [1] * 7, [6] + [1] * 7, [1] * 7]
    out = go(world, [March("b", "pole"), StayInside(), March("b", "pole"), StayInside()], dice)
    assert SiegeOver("pole", "relieved") in public(out)


def test_one_after_the_other():
    """RW-RELIEF-10  Two generals moving one after the other: two battles, the besieger keeping his losses."""
    world = relief(8, 4, 5, "SVE.c general in own: 5 foot")
    answers = [March("b", "pole"), StayInside(), March("c", "pole"), StayInside()]
    out = go(world, answers[:2], [[6, 1] + [1] * 6, [1] * 9])
    assert units(world, "a") == {"foot": 7} and March("c", "pole") in opts(out)
    out = go(world, answers[2:], [[6, 6, 6, 1, 1, 1], [1] * 8])
    assert units(world, "a") == {"foot": 4}


def test_passive_besieged_stay_inside():
    """RW-RELIEF-04, RW-SIEGE-11  A garrison without a seat does not join its ally's relief."""
    world = board("""
        factions ALY NEU KAT; passive NEU; ALY & NEU; town pole NEU; town rock KAT; town hof ALY; rock - pole; pole - hof
        KAT.a ruler at pole: 3 foot, from rock; pole NEU: 1 foot; ALY.c head in hof: 6 foot; siege pole KAT 0
    """)
    out = go(world, [March("c", "pole")], [[6] * 4 + [1] * 3, [1] * 4])
    assert SiegeOver("pole", "relieved") in public(out)


def test_one_thing_at_a_time():
    """RW-X-10  A's besiegers win a relief battle in B's impulse and are attacked by B's second army in the same impulse: A
    enters the second with the survivors of the first."""
    world = board(BEFORE_POLE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT") + """
        pole SVE: 1 foot; SVE.b general in own: 3 foot; SVE.c general in own: 4 foot""")
    out = go(world, [March("b", "pole"), StayInside(), March("c", "pole"), StayInside()],
             [[6, 6, 1, 1], [1] * 9, [1] * 5, [1] * 7])
    assert [len(f) for _, _, f in out.rolls] == [4, 9, 5, 7]
