"""Kinds of battle, and battles in the open: who meets whom, and what comes of it (RW-KIND, RW-FIELD, RW-X-03 to 05, 07, 11)."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import (
    BattleBegun,
    BattleUndecided,
    BattleWon,
    ChestsLost,
    Fallen,
    Loot,
    NobleFallen,
    Retreated,
    SiegeOver,
    SteppedBack,
    Stranded,
    WentOut,
    WithdrewInside,
)
from montjoy.games.rudern.protocol.questions import (
    Along,
    AttackArmy,
    AttackGarrison,
    BeginSiege,
    ComeOut,
    ComeOutTogether,
    Company,
    Go,
    GoOut,
    March,
    MarchTogether,
    Storm,
)
from montjoy.games.rudern.rules.battles.field import (
    has_too_many_for_walls,
    why_not_attack_garrison,
    why_not_come_out,
)
from montjoy.games.rudern.rules.battles.movement import why_not_go_out
from montjoy.games.rudern.rules.battles.retreat import way_back
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, private, public, seen, units, why

MEETING = """
    factions KAT SVE
    field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
    KAT.a head in rock: 4 foot 2 cavalry, chest 0
    SVE.b general at moor: 5 foot, chest 3
"""
TOWN = """
    factions KAT SVE
    town rock KAT; town pole SVE; town home SVE; rock - pole; pole - home
    KAT.a general at pole: 5 foot, chest 3, from rock
    pole SVE: {n} foot
    SVE.z general in home: 1 foot
"""


# ---- kinds of battle -------------------------------------------------------------------------------------------------
def test_three_ways():
    """RW-KIND-01  A banner in an empty province: field; 6 inside: field; 4 or 0 inside: siege; allied: nothing."""
    entered = go(board(MEETING), [March("a", "moor")], [[6] + [1] * 8, [1] * 6])
    assert BattleBegun("field", "moor", ("a",), ("b",)) in public(entered)
    six, four, none = (go(board(TOWN.format(n=n).replace("5 foot,", "7 foot,"))) for n in (6, 4, 0))
    assert opts(six, AttackGarrison) and not opts(six, BeginSiege)
    for few in (four, none):
        assert opts(few, BeginSiege) and not opts(few, AttackGarrison)
    third = TOWN.format(n=4).replace("factions KAT SVE", "factions KAT SVE THI") + "town far THI; far THI: 1 foot"
    allied = go(board(third + "; KAT & SVE"))
    assert not opts(allied, BeginSiege) and not opts(allied, AttackGarrison)


def test_meeting_in_the_open():
    """RW-KIND-02, RW-KIND-01  A banner with an empty chest enters: the battle is fought, and costs nothing."""
    world = board(MEETING)
    out = go(world, [March("a", "moor")], [[5, 6, 1, 2, 3, 5, 4, 6, 2], [6, 1, 5, 3, 2, 4]])
    assert public(out)[2] == BattleBegun("field", "moor", ("a",), ("b",))
    assert world.chests["a"] == 0 and world.land.factions["KAT"].used == 0
    assert units(world, "a") == {"foot": 2, "cavalry": 2} and units(world, "b") == {"foot": 1}


def test_second_enemy_is_met_too():
    """RW-KIND-02  Hostile armies that do not belong together are met one after the other."""
    world = board("""
        factions KAT SVE THI; SVE | THI; field moor; town rock KAT; town pole SVE; town far THI; rock - moor; moor - pole
        moor - far; KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot; THI.c general at moor: 1 foot
    """)
    out = go(world, [March("a", "moor")], [[6] + [1] * 9, [1, 1], [6] + [1] * 9, [1, 1]])
    assert [e.losers for e in public(out) if isinstance(e, BattleWon)] == [("SVE",), ("THI",)]
    assert (world.land.banners["b"].at, world.land.banners["c"].at) == ("pole", "far")


def test_who_is_allied_with_both_looks_on():
    """RW-KIND-02  He stands beside the two, has no part in their battle, and it is over when one of them has gone."""
    world = board("""
        factions KAT SVE THI; KAT | SVE; THI & KAT; THI & SVE; town rock KAT; town pole SVE; town home SVE; field moor
        rock - moor; moor - pole; rock KAT: 1 foot; pole SVE: 6 foot; home SVE: 1 foot; KAT.k general at pole: 1 foot, from rock
        KAT.a general at moor: 1 foot; SVE.b head at moor: 5 foot; THI.t head at moor: 3 foot
    """)
    dice = [[1] * 2, [1] * 6, [1] * 2, [6] + [1] * 5]
    out = go(world, [AttackGarrison("pole", 0, ""), AttackArmy("moor")], dice)
    begun = [(e.first, e.second) for e in public(out) if isinstance(e, BattleBegun)]
    assert begun == [(("k",), ("pole.SVE",)), (("a",), ("b",))]
    assert world.land.banners["a"].at == "rock" and world.land.banners["t"].at == "moor" and not opts(out, AttackArmy)


def test_third_party():
    """RW-X-04  C beats besieger A before B's town: A's siege gone; C may begin its own in the same impulse."""
    world = board("""
        factions THI KAT SVE; town pole SVE; town rock KAT; town far THI; rock - pole; far - pole; town own SVE; pole - own
        KAT.a general at pole: 4 foot, chest 2, from rock; THI.t general in far: 9 foot, chest 1; pole SVE: 3 foot
        siege pole KAT 0
    """)
    out = go(world, [March("t", "pole")], [[6] * 3 + [1] * 7, [1] * 5])
    assert BattleBegun("field", "pole", ("t",), ("a",)) in public(out) and SiegeOver("pole", "beaten") in public(out)
    assert world.treasuries["THI"] == 2 and opts(out, BeginSiege) == [BeginSiege("pole", "t")]


def test_third_party_steps_back_and_neutral_enters():
    """RW-X-04  After a draw the newcomer steps back and the siege goes on; a neutral army enters without a fight and cannot
    begin a second siege."""
    text = """
        factions THI KAT SVE; town pole SVE; town rock KAT; town far THI; rock - pole; far - pole; town own SVE; pole - own
        KAT.a general at pole: 4 foot, from rock; THI.t general in far: 4 foot, chest 1; pole SVE: 3 foot; siege pole KAT 0
    """
    world = board(text)
    out = go(world, [March("t", "pole")], [[1] * 5, [1] * 5])
    assert world.land.banners["t"].at == "far" and "pole" in world.land.sieges and out.pending.seat == "THI"
    world = board(text + "THI | KAT")
    out = go(world, [March("t", "pole")])
    assert not out.rolls and not opts(out, BeginSiege)
    assert why(why_not_besiege(seen(world, "THI"), "pole", ["t"], "t")) == ("RW-SIEGE-05", "already-besieged")


def test_six_inside_are_fought_in_the_field():
    """RW-KIND-03, RW-KIND-01  6 foot inside, general and 5 foot attack: 6 dice against 6, no division."""
    world = board(TOWN.format(n=6))
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 6])
    assert [len(faces) for _, _, faces in out.rolls] == [6, 6]


def test_everybody_inside_defends():
    """RW-KIND-03, RW-FIELD-03  Nobles and allies inside take part."""
    world = board("""
        factions KAT SVE ALY; SVE & ALY; town pole SVE; town rock KAT; rock - pole; town home SVE; pole - home
        KAT.a general at pole: 5 foot; pole SVE: 4 foot; pole ALY: 2 foot; ALY.c head in pole: 1 foot; SVE.z head in home: 1 foot
    """)
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 8])
    assert len(out.rolls) == 2


def test_who_stands_outside_fights_for_his_own_side_only():
    """RW-KIND-03  The garrison's allies outside fight beside it; a third party that was beaten there and found no way out is
    left alone, in a later impulse too: it has no part in this."""
    text = TOWN.format(n=6).replace("KAT SVE", "KAT SVE THI") + "town far THI; far THI: 1 foot; THI.t head at pole: 5 foot"
    out = go(board(text), [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 6])
    assert [e.second for e in public(out) if isinstance(e, BattleBegun)] == [("pole.SVE",)]
    out = go(board(text + "; THI & SVE"), [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 12])
    assert [e.second for e in public(out) if isinstance(e, BattleBegun)] == [("pole.SVE", "t")]


@pytest.mark.parametrize("five_defenders, field", [("siege", [6]), ("field", [5, 6])])
def test_five_or_six(five_defenders, field):
    """RW-KIND-04  Units inside 0, 4, 5, 6: siege, siege, siege, field; five_defenders = field: five in the field too."""
    lands = {n: board(TOWN.format(n=n), five_defenders=five_defenders).land for n in (1, 4, 5, 6)}
    assert [n for n, land in lands.items() if has_too_many_for_walls(land, "pole")] == field
    world = board(TOWN.format(n=4))
    assert why(why_not_attack_garrison(seen(world), "pole", "")) == ("RW-KIND-04", "siege-first")


def test_either_siege_or_field():
    """RW-KIND-05  6 inside: siege refused, field attack offered; 5 inside: the reverse."""
    world = board(TOWN.format(n=6).replace("5 foot,", "7 foot,"))
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-KIND-05", "too-many-to-besiege")
    assert opts(go(world), AttackGarrison) == [AttackGarrison("pole", 0, "")] and not opts(go(world), BeginSiege)
    world = board(TOWN.format(n=5).replace("5 foot,", "7 foot,"))
    assert opts(go(world), BeginSiege) == [BeginSiege("pole", "a")] and not opts(go(world), AttackGarrison)


def test_beaten_garrison_then_siege():
    """RW-X-05  8 inside reduced to 3, attacker has 7: the siege start is accepted in the same impulse."""
    world = board(BEFORE_POLE.format(a="7 foot").replace("siege pole KAT 0", "") + "pole SVE: 8 foot")
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] * 5 + [1] * 3, [1] * 8])
    assert opts(out, BeginSiege) == [BeginSiege("pole", "a")] and not opts(out, AttackGarrison)


def test_field_battle_won_by_the_besieger_leaves_the_siege():
    """RW-X-03  After a field battle he wins the garrison stays inside and the siege goes on."""
    world = board(BEFORE_POLE.format(a="8 foot") + "pole SVE: 6 foot", beaten_garrison="leaves")
    go(world, [AttackGarrison("pole", 0, "")], [[6] + [1] * 8, [1] * 6])
    assert units(world, "pole.SVE") == {"foot": 5} and "pole" in world.land.sieges


def test_another_cannot_attack_a_besieged_garrison():
    """RW-X-03, RW-SIEGE-07  Only the besieger fights those he besieges."""
    world = board("""
        factions THI KAT SVE; THI | KAT; town pole SVE; town rock KAT; town far THI; rock - pole; far - pole
        KAT.a general at pole: 8 foot, from rock; THI.t general at pole: 9 foot, chest 1, from far; pole SVE: 6 foot
        siege pole KAT 0
    """)
    assert why(why_not_attack_garrison(seen(world, "THI"), "pole", "")) == ("RW-SIEGE-07", "besieged-by-another")


def test_second_attack_costs_one():
    """RW-KIND-06  8 inside: once free; 6 left: again for 1 resource, limit used 1; free again in the next impulse."""
    world = board(TOWN.format(n=8).replace("5 foot", "9 foot"))
    out = go(world, [AttackGarrison("pole", 0, "")], [[6, 6] + [1] * 8, [1] * 8])
    assert opts(out, AttackGarrison) == [AttackGarrison("pole", 1, "a")]
    world = board(TOWN.format(n=8).replace("5 foot", "9 foot"))
    go(world, [AttackGarrison("pole", 0, ""), AttackGarrison("pole", 1, "a")], [[6, 6] + [1] * 8, [1] * 8, [1] * 10, [1] * 6])
    assert (world.chests["a"], world.land.factions["KAT"].used) == (2, 1)
    assert opts(go(world, [END, END]), AttackGarrison) == [AttackGarrison("pole", 0, "")]


def test_attack_an_army_one_stands_beside():
    """RW-KIND-02, RW-RETR-05  With retreat_none = stay beaten banners may stay beside the winner: no new battle before a
    later impulse, in which the army may be attacked."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; rock - moor; town far SVE; far SVE: 1 foot
        KAT.a head in rock: 4 foot; SVE.b general at moor: 5 foot, chest 3
    """, retreat_none="stay")
    out = go(world, [March("a", "moor")], [[6] * 4 + [1], [1] * 6])
    assert world.land.banners["b"].at == "moor" and world.treasuries["KAT"] == 3
    assert not opts(out, AttackArmy)
    world = board("""
        factions KAT SVE; field moor; town rock KAT; rock - moor; town far SVE; far SVE: 1 foot
        KAT.a head in rock: 4 foot; SVE.b general at moor: 5 foot, chest 3
    """, retreat_none="stay")
    out = go(world, [March("a", "moor"), END], [[6] * 4 + [1], [1] * 6])
    assert opts(out, AttackArmy) == [AttackArmy("moor")]
    world.land.turn, world.land.impulse = 1, 2
    go(world, [AttackArmy("moor")], [[1] * 2, [1] * 5])
    assert world.land.banners["b"].stranded == 2


# ---- coming out of a place -------------------------------------------------------------------------------------------
COMING_OUT = """
    factions SVE KAT
    town rock KAT; town pole SVE; town home SVE; rock - pole; pole - home
    KAT.a general at pole: 5 foot, chest 2, from rock
    SVE.b head in pole: 4 foot, chest 1
"""


def test_come_out():
    """RW-KIND-07  Head with 4 foot inside against general with 5 foot outside, no siege: 5 dice against 6."""
    world = board(COMING_OUT)
    assert opts(go(world), ComeOut) == [ComeOut("b", "pole")]
    go(world, [ComeOut("b", "pole")], [[6, 6, 6, 1, 1], [1] * 6])
    banner = world.land.banners["b"]
    assert (banner.inside, banner.moves, world.treasuries["SVE"], world.land.banners["a"].at) == (False, 2, 2, "rock")


def test_garrison_without_noble_stays_in():
    """RW-KIND-07  Units without a noble cannot come out; nor is there anybody to come out against when no enemy is there."""
    world = board(COMING_OUT.replace("SVE.b head in pole", "SVE.b head in home") + "pole SVE: 5 foot")
    assert not opts(go(world), ComeOut)
    assert why(why_not_come_out(seen(world, "SVE"), "b")) == ("RW-KIND-07", "no-enemy-outside")


def test_come_out_together():
    """RW-KIND-07, RW-FIELD-01  Several banners may; they are picked in quiet steps, and fight as one."""
    world = board(COMING_OUT + "SVE.c general in pole: 1 foot; SVE.d general in pole: 1 foot")
    out = go(world, [ComeOutTogether("pole"), Along("b"), Along("d")])
    assert out.pending.ask == Company("come-out", "pole", "pole", ("b", "d"))
    assert opts(out) == [Along("c"), Go()] and ComeOutTogether.quiet and Along.quiet and not Go.quiet
    go(world, [ComeOutTogether("pole"), Along("b"), Along("d"), Go()], [[6] * 3 + [1] * 4, [1] * 6])
    assert [world.land.banners[b].inside for b in "bcd"] == [False, True, False]


def test_come_out_and_lose():
    """RW-KIND-07, RW-FIELD-07  Beaten banners that came out go back inside; their chests go to the winner."""
    world = board(COMING_OUT)
    out = go(world, [ComeOut("b", "pole")], [[1] * 5, [6, 6, 6, 1, 1, 1]])
    assert world.land.banners["b"].inside and world.land.banners["b"].at == "pole" and units(world, "b") == {"foot": 1}
    assert world.treasuries["KAT"] == 1 and Loot("SVE", "KAT", 1) in private(out, "SVE")


def test_come_out_and_draw():
    """RW-FIELD-05  Who came out of a place goes back into it."""
    world = board(COMING_OUT)
    go(world, [ComeOut("b", "pole")], [[6] + [1] * 4, [1] * 6])
    assert world.land.banners["b"].inside and world.chests == {"a": 2, "b": 1}


def test_the_besieged_cannot_come_out():
    """RW-X-11  Refused with a hint at the sortie."""
    world = board(BEFORE_POLE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT") + "SVE.b head in pole: 2 foot")
    assert why(why_not_come_out(seen(world, "SVE"), "b")) == ("RW-X-11", "besieged-call-a-sortie")
    assert why(why_not_go_out(seen(world, "SVE"), "b")) == ("RW-X-11", "besieged-call-a-sortie")
    assert not opts(go(world), ComeOut)


# ---- the field -------------------------------------------------------------------------------------------------------
def test_who_fights():
    """RW-FIELD-01  General and 3 foot with general and 2 cavalry moving together: 9 dice."""
    world = board(MEETING.replace("KAT.a head in rock: 4 foot 2 cavalry", "KAT.a general in rock: 3 foot")
                  + "KAT.c general in rock: 2 cavalry")
    out = go(world, [MarchTogether("rock", "moor"), Along("a"), Along("c"), Go()], [[1] * 9, [1] * 6])
    assert [len(faces) for _, _, faces in out.rolls] == [9, 6]


def test_allies_roll_one_pool():
    """RW-GEN-04  Head, 2 foot and general, 3 foot meet an enemy: one pool of 7 dice."""
    world = board("""
        factions SVE KAT ALY; KAT & ALY; field moor; town pole SVE; pole - moor
        KAT.a head at moor: 2 foot; ALY.b general at moor: 3 foot; SVE.c general in pole: 1 foot
    """)
    out = go(world, [March("c", "moor")], [[1, 1], [1, 1, 1, 1, 1, 1, 1]])
    assert [faces for _, _, faces in out.rolls] == [[1, 1], [1] * 7]


def test_allies_on_the_spot_fight_too():
    """RW-FIELD-01  Banners of allied factions standing together fight together, on both sides."""
    world = board("""
        factions KAT ALY SVE; KAT & ALY; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 1 foot; ALY.c head at moor: 2 foot; SVE.b general in pole: 4 foot
    """)
    out = go(world, [March("a", "moor"), END, END, March("b", "moor")], [[1] * 5, [6, 6, 6, 1, 1]])
    assert BattleBegun("field", "moor", ("b",), ("a", "c")) in public(out)


def test_banners_outside_the_own_place():
    """RW-X-06, RW-FIELD-07  General with 5 foot outside, 4 foot inside, the enemy enters: a field battle with the general's
    banner only; beaten survivors go inside."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; rock - pole
        SVE.g general in pole: 5 foot; pole SVE: 4 foot; KAT.a head in rock: 9 foot
    """)
    out = go(world, [GoOut("g", "pole"), END, March("a", "pole")], [[6] * 2 + [1] * 8, [1] * 6])
    assert WentOut("SVE", ("g",), "pole") in public(out) and BattleBegun("field", "pole", ("a",), ("g",)) in public(out)
    assert world.land.banners["g"].inside and units(world, "g") == {"foot": 3} and units(world, "pole.SVE") == {"foot": 4}


def test_a_noble_alone():
    """RW-X-07  General alone, 1 die, against 3 foot, scoring none and they lose 1: 0 against 2 units; he retreats, his chest
    to the enemy."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own; own SVE: 1 foot
        KAT.a general in rock:, chest 4; SVE.b general at moor: 3 foot
    """)
    go(world, [March("a", "moor")], [[6], [1] * 4])
    assert world.land.banners["a"].at == "rock" and world.treasuries["SVE"] == 4 and units(world, "b") == {"foot": 2}


def test_winner_may_go_on():
    """RW-FIELD-06  The winner stays, and may use the move he has left at no new cost; the beaten retreat."""
    world = board(MEETING)
    out = go(world, [March("a", "moor")], [[6] * 5 + [1] * 4, [1] * 6])
    assert March("a", "pole") in opts(out) and world.land.banners["a"].at == "moor" and world.treasuries["KAT"] == 3


def test_tie_steps_back():
    """RW-FIELD-05  3 foot each after the roll: the mover returns to where he came from, chests unchanged."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 3 foot, chest 2; SVE.b general at moor: 3 foot, chest 3
    """)
    out = go(world, [March("a", "moor")], [[1] * 4, [1] * 4])
    assert public(out)[-1] == SteppedBack("KAT", ("a",), "moor", "rock") and BattleUndecided("moor") in public(out)
    assert world.chests == {"a": 2, "b": 3} and world.land.banners["a"].inside
    assert March("a", "moor") in opts(out)                   # it has a move left (RW-RELIEF-10)


def test_tie_for_the_defender():
    """RW-FIELD-05  tie_rule = defender_wins: the mover retreats and hands over his chest."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 3 foot, chest 2; SVE.b general at moor: 3 foot, chest 3
    """, tie_rule="defender_wins")
    out = go(world, [March("a", "moor")], [[1] * 4, [1] * 4])
    assert Retreated("KAT", ("a",), "moor", "rock") in public(out)
    assert (world.chests["a"], world.treasuries["SVE"]) == (0, 2)


def test_tie_rolled_again():
    """RW-FIELD-05  tie_rule = reroll: both roll again with what is left."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 3 foot, chest 2; SVE.b general at moor: 3 foot, chest 3
    """, tie_rule="reroll")
    go(world, [March("a", "moor")], [[6, 1, 1, 1], [6, 1, 1, 1], [6, 1, 1], [1] * 3])
    assert units(world, "a") == {"foot": 2} and units(world, "b") == {"foot": 1} and world.treasuries["KAT"] == 3


def test_no_way_back():
    """RW-FIELD-05  Where a hostile army has come to stand behind him he goes by RW-RETR-01, and keeps his chest."""
    text = """
        factions KAT SVE; field moor; field back; town rock KAT; town pole SVE; back - moor; moor - pole; moor - rock
        KAT.a head at moor: 3 foot, chest 2, from back; pole SVE: 1 foot; SVE.b head in pole: 3 foot
    """
    assert way_back(board(text).land, "a") == "back"
    assert way_back(board(text + "SVE.c general at back: 1 foot").land, "a") is None
    assert way_back(board(text.replace("back - moor", "back ^ moor")).land, "a") is None
    world = board(TOWN.format(n=6).replace("from rock", ""))
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] + [1] * 5, [1] * 6])
    assert Retreated("KAT", ("a",), "pole", "rock") in public(out) and world.chests["a"] == 3


def test_everybody_dead_loses_the_chests():
    """RW-FIELD-05, RW-LOOT-05  Nobody is left on either side: the chests of the fallen are lost."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: , chest 2; SVE.b general at moor: , chest 3; rock KAT: 1 foot; pole SVE: 1 foot
    """)
    out = go(world, [March("a", "moor")], [[6], [6]])
    assert world.land.banners == {} and world.chests == {} and world.treasuries == {"KAT": 0, "SVE": 0}
    assert not private(out, "KAT")


@pytest.mark.parametrize("owner", ["", "KAT", "SVE"])
def test_everybody_dead_loses_the_chests_whoever_has_won(owner):
    """RW-FIELD-05, RW-LOOT-05  tie_rule = defender_wins: the defender has won, and nobody is left to take a chest, whosever
    the ground is."""
    world = board(f"""
        factions KAT SVE; village moor {owner}; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 1 foot, chest 2; SVE.b general at moor: 1 foot, chest 3; rock KAT: 1 foot; pole SVE: 1 foot
    """, tie_rule="defender_wins")
    out = go(world, [March("a", "moor")], [[6, 6], [6, 6]])
    assert world.land.banners == {} and world.chests == {} and world.treasuries == {"KAT": 0, "SVE": 0}
    assert public(out)[-3:] == [BattleWon("moor", ("SVE",), ("KAT",)), ChestsLost("KAT", "moor"), ChestsLost("SVE", "moor")]


def test_a_garrison_that_is_wiped_out_has_lost():
    """RW-FIELD-04  It is named among the beaten, though nobody of it is left."""
    world = board(TOWN.format(n=6).replace("a general at pole: 5 foot", "a general at pole: 9 foot"))
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] * 6 + [1] * 4, [1] * 6])
    assert BattleWon("pole", ("KAT",), ("SVE",)) in public(out) and "pole.SVE" not in world.land.garrisons


# ---- what is told of the dead ----------------------------------------------------------------------------------------
def test_a_nobles_death_is_told_as_his_own():
    """RW-DICE-06, RW-SEQ-01  After all units of his side, lowest rank first; the units in the order of death."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own; rock KAT: 1 foot; own SVE: 1 foot
        KAT.a ruler in rock: 9 foot 2 legion
        SVE.b head at moor: 1 cavalry 1 foot, chest 1; SVE.c general at moor: 1 foot 1 elephant, chest 2
    """)
    out = go(world, [March("a", "moor")], [[6] * 8 + [1] * 8, [6] + [1] * 9])
    told = public(out)
    dead = [e for e in told if isinstance(e, Fallen | NobleFallen)]
    assert dead == [
        Fallen("KAT", "a", "foot", 1),
        Fallen("SVE", "b", "foot", 1), Fallen("SVE", "c", "foot", 1),
        Fallen("SVE", "b", "cavalry", 1), Fallen("SVE", "c", "elephant", 1),
        NobleFallen("SVE", "c", "general"), NobleFallen("SVE", "b", "head"),
    ]
    assert told.index(dead[-1]) < told.index(BattleWon("moor", ("KAT",), ("SVE",))) and list(world.land.banners) == ["a"]


# ---- back inside -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hits, at", [(0, "draw"), (1, "beaten")])
def test_who_came_out_goes_back_inside(hits, at):
    """RW-FIELD-05, RW-FIELD-07  Drawn or beaten he withdraws into the place he came out of; he has not retreated anywhere."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; rock - pole; SVE.b head in pole: 2 foot, chest 1
        KAT.a general at pole: 2 foot, from rock
    """)
    out = go(world, [ComeOut("b", "pole")], [[1] * 3, [6] * hits + [1] * (3 - hits)])
    assert WithdrewInside("SVE", ("b",), "pole") in public(out) and world.land.banners["b"].inside
    assert not [e for e in public(out) if isinstance(e, Retreated)]


def test_who_comes_out_meets_all_of_them():
    """RW-KIND-07, RW-KIND-02  Two armies that do not belong together stand before the place: he fights the first and, having
    won, the second; after a draw with that one he goes back inside."""
    world = board("""
        factions SVE KAT THI; KAT | THI; town pole SVE; town rock KAT; town far THI; rock - pole; far - pole; far THI: 1 foot
        SVE.b head in pole: 3 foot, chest 1, from far; KAT.a general at pole: 1 foot, from rock
        THI.t head at pole: 3 foot, from far; rock KAT: 1 foot
    """)
    out = go(world, [ComeOut("b", "pole")], [[6, 1, 1, 1], [1] * 2, [1] * 4, [1] * 4])
    begun = [(e.first, e.second) for e in public(out) if isinstance(e, BattleBegun)]
    assert begun == [(("b",), ("a",)), (("b",), ("t",))]
    assert public(out)[-2:] == [BattleUndecided("pole"), WithdrewInside("SVE", ("b",), "pole")]
    assert world.land.banners["b"].inside and world.land.banners["a"].at == "rock"


def test_who_was_beaten_there_just_now_is_left_alone():
    """RW-RETR-05, RW-KIND-07  retreat_none = stay: nobody comes out against him in the impulse in which he was beaten."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; rock ^ pole; rock KAT: 1 foot; SVE.c general in pole: 2 foot
        SVE.b head in pole: 5 foot; KAT.a general at pole: 3 foot
    """, retreat_none="stay")
    out = go(world, [ComeOut("b", "pole")], [[6] + [1] * 5, [1] * 4])
    assert world.land.banners["a"].stranded == 1 and not opts(out, ComeOut)
    assert why(why_not_come_out(seen(world, "SVE"), "c")) == ("RW-RETR-05", "beaten-just-now")


def test_who_came_out_and_has_nowhere_to_go_stays_outside():
    """RW-RETR-05, RW-FIELD-07  beaten_garrison = leaves, retreat_none = stay: he stands beside the winner, and may go in again
    in a later impulse."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; rock - pole; SVE.b head in pole: 2 foot, chest 1; pole SVE: 1 foot
        KAT.a general at pole: 2 foot, from rock
    """, beaten_garrison="leaves", retreat_none="stay")
    out = go(world, [ComeOut("b", "pole")], [[1] * 3, [6, 1, 1]])
    assert Stranded("SVE", ("b",), "pole") in public(out) and not world.land.banners["b"].inside


@pytest.mark.parametrize("beaten_garrison, at, inside", [("into_place", "pole", 3), ("leaves", "home", 0)])
def test_beaten_garrison(beaten_garrison, at, inside):
    """RW-FIELD-07  7 foot lose 4 against a stronger army: 3 stay inside, who need a siege now; with leaves the town is
    empty, and still needs one."""
    world = board(TOWN.format(n=7).replace("5 foot", "8 foot"), beaten_garrison=beaten_garrison)
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] * 4 + [1] * 5, [1] * 7])
    assert units(world, f"{at}.SVE")["foot"] == 3
    assert units(world, "pole.SVE") == ({"foot": 3} if inside else {})
    assert opts(out, BeginSiege) and not opts(out, AttackGarrison)


def test_a_field_battle_never_captures():
    """RW-FIELD-08  6 foot killed to the last: owner unchanged; a siege in the same impulse, an assault next round."""
    world = board(TOWN.format(n=6).replace("5 foot", "8 foot"))
    out = go(world, [AttackGarrison("pole", 0, ""), BeginSiege("pole", "a")], [[6] * 6 + [1] * 3, [1] * 6])
    assert world.land.provinces["pole"].owner == "SVE" and "pole" in world.land.sieges and not opts(out, Storm)
    assert opts(go(world, [END, END]), Storm) == [Storm("pole", "a")]
