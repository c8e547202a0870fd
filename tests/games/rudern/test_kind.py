"""Kinds of battle, and battles in the open: who meets whom, and what comes of it."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import BattleBegun, BattleUndecided, BattleWon, Loot, Retreated, SteppedBack
from montjoy.games.rudern.protocol.questions import (
    Along,
    AttackArmy,
    AttackGarrison,
    BeginSiege,
    ComeOut,
    ComeOutTogether,
    Company,
    FallUpon,
    Go,
    LetPass,
    March,
    MarchTogether,
    Storm,
)
from montjoy.games.rudern.rules.battles.field import (
    has_too_many_for_walls,
    what_it_takes,
    why_not_attack_garrison,
    why_not_come_out,
)
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from tests.games.rudern.board import END, board, go, opts, private, public, seen, units, why

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


def test_three_ways():
    """RW-KIND-01  A banner in an empty province: field; 6 inside: field; 4 or 0 inside: siege; allied: nothing."""
    assert what_it_takes(board(MEETING).land, "KAT", "moor") == "field"
    assert [what_it_takes(board(TOWN.format(n=n)).land, "KAT", "pole") for n in (6, 5, 4)] == ["field", "siege", "siege"]
    assert what_it_takes(board("factions KAT SVE; town pole SVE").land, "KAT", "pole") == "siege"
    assert what_it_takes(board(TOWN.format(n=6)).land, "SVE", "home") == ""


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


def test_six_inside_are_fought_in_the_field():
    """RW-KIND-03, RW-KIND-01  6 foot inside, general and 5 foot attack: 6 dice against 6, no division."""
    world = board(TOWN.format(n=6))
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 6])
    assert [len(faces) for _, _, faces in out.rolls] == [6, 6]


def test_everybody_inside_defends():
    """RW-KIND-03, RW-FIELD-03  Nobles and allies inside take part."""
    world = board("""
        factions KAT SVE ALL; SVE & ALL; town pole SVE; town rock KAT; rock - pole; town home SVE; pole - home
        KAT.a general at pole: 5 foot; pole SVE: 4 foot; pole ALL: 2 foot; ALL.c head in pole: 1 foot; SVE.z head in home: 1 foot
    """)
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 6, [1] * 8])
    assert len(out.rolls) == 2


@pytest.mark.parametrize("five_defenders, field", [("siege", [6]), ("field", [5, 6])])
def test_five_or_six(five_defenders, field):
    """RW-KIND-04  Units inside 0, 4, 5, 6: siege, siege, siege, field; five_defenders = field: five in the field too."""
    found = [n for n in (1, 4, 5, 6) if has_too_many_for_walls(board(TOWN.format(n=n), five_defenders=five_defenders).land, "pole")]
    assert found == field
    world = board(TOWN.format(n=4))
    assert why(why_not_attack_garrison(seen(world), "pole", "")) == ("RW-KIND-04", "siege-first")


def test_either_siege_or_field():
    """RW-KIND-05  6 inside: siege refused, field attack offered; 5 inside: the reverse."""
    world = board(TOWN.format(n=6).replace("5 foot,", "7 foot,"))
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-KIND-05", "too-many-to-besiege")
    assert opts(go(world), AttackGarrison) == [AttackGarrison("pole", 0, "")] and not opts(go(world), BeginSiege)
    world = board(TOWN.format(n=5).replace("5 foot,", "7 foot,"))
    assert opts(go(world), BeginSiege) == [BeginSiege("pole", "a")] and not opts(go(world), AttackGarrison)


def test_second_attack_costs_one():
    """RW-KIND-06  8 inside: once free; 6 left: again for 1 resource, limit used 1; free again in the next impulse."""
    world = board(TOWN.format(n=8).replace("5 foot", "9 foot"))
    out = go(world, [AttackGarrison("pole", 0, "")], [[6, 6] + [1] * 8, [1] * 8])
    assert opts(out, AttackGarrison) == [AttackGarrison("pole", 1, "a")]
    world = board(TOWN.format(n=8).replace("5 foot", "9 foot"))
    go(world, [AttackGarrison("pole", 0, ""), AttackGarrison("pole", 1, "a")], [[6, 6] + [1] * 8, [1] * 8, [1] * 10, [1] * 6])
    assert (world.chests["a"], world.land.factions["KAT"].used) == (2, 1)
    assert opts(go(world, [END, END]), AttackGarrison) == [AttackGarrison("pole", 0, "")]


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


# ---- the field -------------------------------------------------------------------------------------------------------
def test_who_fights():
    """RW-FIELD-01  General and 3 foot with general and 2 cavalry moving together: 9 dice."""
    world = board(MEETING.replace("KAT.a head in rock: 4 foot 2 cavalry", "KAT.a general in rock: 3 foot")
                  + "KAT.c general in rock: 2 cavalry")
    out = go(world, [MarchTogether("rock", "moor"), Along("a"), Along("c"), Go()], [[1] * 9, [1] * 6])
    assert [len(faces) for _, _, faces in out.rolls] == [9, 6]


def test_allies_on_the_spot_fight_too():
    """RW-FIELD-01  Banners of allied factions standing together fight together, on both sides."""
    world = board("""
        factions KAT ALL SVE; KAT & ALL; field moor; town rock KAT; town pole SVE; rock - moor; moor - pole
        KAT.a head in rock: 1 foot; ALL.c head at moor: 2 foot; SVE.b general in pole: 4 foot
    """)
    out = go(world, [March("a", "moor"), END, END, March("b", "moor")], [[1] * 5, [6, 6, 6, 1, 1]])
    assert BattleBegun("field", "moor", ("b",), ("a", "c")) in public(out)


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
    from montjoy.games.rudern.rules.battles.retreat import way_back

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
