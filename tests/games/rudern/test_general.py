"""General: places, borders, relations, impulses, resources, the limit, who knows what."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.model.queries import (
    count,
    inside,
    is_empty,
    is_place,
    neighbours,
    open_neighbours,
    outside,
    relation,
)
from montjoy.games.rudern.protocol.events import Loot, Paid, Taxed, TurnedHostile
from montjoy.games.rudern.protocol.questions import BeginSiege, GoIn, GoOut, March, Storm
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls, why_not_target
from montjoy.games.rudern.rules.battles.money import limit_of, why_not_pay
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from montjoy.games.rudern.seen.view import why_not_now
from tests.games.rudern.board import END, board, go, opts, private, public, seen, why

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


@pytest.mark.parametrize("count_nobles, units", [(False, 5), (True, 7)])
def test_nobles_are_not_counted(count_nobles, units):
    """RW-GEN-02  5 foot and 2 nobles: 5 units, a siege; with count_nobles 7, a field battle."""
    text = "factions KAT SVE; town pole SVE; SVE.b head in pole: 5 foot; SVE.c general in pole: "
    land = board(text, count_nobles=count_nobles).land
    assert inside(land, "pole") == units and has_too_many_for_walls(land, "pole") is count_nobles
    assert count(land, ["c"]) == count_nobles


def test_army_of_a_side():
    """RW-GEN-04  Allies standing together are one army; a garrison is what is inside."""
    world = board("""
        factions KAT ALL SVE; KAT & ALL; town pole SVE; field moor; pole - moor
        KAT.a head at moor: 2 foot; ALL.b general at moor: 3 foot; SVE.c general in pole: 1 foot
    """)
    assert outside(world.land, "moor", "KAT") == ["a", "b"]
    assert outside(world.land, "pole", "SVE") == []


def test_allies_roll_one_pool():
    """RW-GEN-04  Head, 2 foot and general, 3 foot meet an enemy: one pool of 7 dice."""
    world = board("""
        factions SVE KAT ALL; KAT & ALL; field moor; town pole SVE; pole - moor
        KAT.a head at moor: 2 foot; ALL.b general at moor: 3 foot; SVE.c general in pole: 1 foot
    """)
    out = go(world, [March("c", "moor")], [[1, 1], [1, 1, 1, 1, 1, 1, 1]])
    assert [faces for _, _, faces in out.rolls] == [[1, 1], [1] * 7]


def test_places():
    """RW-GEN-05  A village or a damaged fortress is no place; asking for a siege of it is refused."""
    world = board("factions KAT SVE; village vale SVE; damaged ruin SVE; town pole SVE; fortress rock SVE")
    assert [is_place(world.land, p) for p in ("vale", "ruin", "pole", "rock")] == [False, False, True, True]
    assert why(why_not_target(world.land, "KAT", "vale")) == ("RW-GEN-05", "no-place")
    assert why(why_not_besiege(seen(world), "ruin", [], "")) == ("RW-GEN-05", "no-place")


def test_borders():
    """RW-GEN-06  A swamp makes neighbours, not passable ones; one open stretch is enough."""
    world = board("factions KAT SVE; field a; field b; field c; a ~ b; a ^ c; c - a; KAT.k head at a: 1 foot; b SVE: 1 foot")
    assert neighbours(world.land, "a") == ["b", "c"]
    assert open_neighbours(world.land, "a") == ["c"]
    assert opts(go(world), March) == [March("k", "c")]


def test_neutral_turns_hostile():
    """RW-GEN-07  Who besieges a neutral town is at war with its owner for the rest of the game."""
    world = board(SIEGE + "KAT | SVE")
    assert relation(world.land, "KAT", "SVE") == "neutral"
    out = go(world, [BeginSiege("pole", "a")])
    assert relation(world.land, "KAT", "SVE") == relation(world.land, "SVE", "KAT") == "hostile"
    assert TurnedHostile("KAT", "SVE") in public(out)


def test_allied_places_are_not_attacked():
    """RW-GEN-07"""
    world = board(SIEGE + "KAT & SVE")
    assert why(why_not_target(world.land, "KAT", "pole")) == ("RW-GEN-07", "own-or-allied")
    assert relation(world.land, "KAT", "KAT") == "allied"


def test_one_impulse_after_another():
    """RW-GEN-08  Only the faction whose impulse it is acts; each has one a round."""
    world = board(SIEGE)
    out = go(world, [END, END, END])
    assert out.marks == ["1.KAT", "1.SVE", "2.KAT", "2.SVE"]
    assert out.pending.seat == "SVE"
    assert why(why_not_now(seen(world, "KAT"))) == ("RW-GEN-08", "not-your-impulse")
    assert why_not_now(seen(world, "SVE")) is None
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-GEN-08", "not-your-impulse")


def test_from_the_chest_on_hostile_ground():
    """RW-GEN-09  Treasury 9, chest 0: refused.  Chest 1: accepted, chest 0, treasury still 9."""
    world = board(SIEGE.replace("chest 3", "chest 0"))
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-GEN-09", "chest-too-small")
    assert opts(go(world), BeginSiege) == []
    world = board(SIEGE.replace("chest 3", "chest 1"))
    out = go(world, [BeginSiege("pole", "a")])
    assert (world.chests["a"], world.treasuries["KAT"]) == (0, 9)
    assert Paid("KAT", "a", 1) in private(out, "KAT") and not private(out, "SVE")


def test_any_of_the_chests():
    """RW-GEN-09  The payer chooses whose chest; the treasury does not serve there."""
    world = board(SIEGE + "KAT.b general at pole: 1 foot, chest 2; KAT.c general in rock: 1 foot, chest 7")
    assert opts(go(world), BeginSiege) == [BeginSiege("pole", "a"), BeginSiege("pole", "b")]


def test_supply_from_the_treasury():
    """RW-GEN-09  supply = treasury pays everything from the main treasury."""
    world = board(SIEGE, supply="treasury")
    go(world, [BeginSiege("pole", "")])
    assert (world.chests["a"], world.treasuries["KAT"]) == (3, 8)
    assert why(why_not_pay(seen(world), "pole", 9, "")) == ("RW-GEN-09", "treasury-too-small")


def test_treasury_on_allied_ground():
    """RW-GEN-09  A sortie from an ally's town is paid from the caller's own treasury."""
    from montjoy.games.rudern.protocol.questions import Sally

    world = board("""
        factions SVE ALL KAT; SVE & ALL; town pole ALL; town rock KAT; rock - pole
        KAT.a head at pole: 9 foot; pole SVE: 4 foot; siege pole KAT 1; treasury SVE 2; treasury ALL 5
    """)
    go(world, [Sally("pole", "")], [[1] * 4, [1] * 5])
    assert world.treasuries == {"SVE": 1, "ALL": 5, "KAT": 0}


def test_impulse_limit():
    """RW-GEN-10  2 towns and 1 fortress: 6, limit_counts = towns; fortresses count only with limit_counts =
    towns_and_fortresses."""
    text = SIEGE + "town two KAT; fortress three KAT"
    assert limit_of(board(text).land, "KAT") == 6
    assert limit_of(board(text, limit_counts="towns_and_fortresses").land, "KAT") == 7


def test_limit_is_used_up_and_renewed():
    """RW-GEN-10, RW-ASLT-03  One siege start and five assaults use 6; a further one is refused though the chest holds more;
    in the next impulse nothing is used."""
    world = board("""
        factions KAT SVE; town pole SVE; town hold SVE; town rock KAT; town two KAT; rock - pole; rock - hold
        KAT.a head at pole: 9 foot, chest 9; pole SVE: 5 foot; siege pole KAT 0
        KAT.b general at hold: 2 foot, chest 9; treasury SVE 1; SVE.c head in hold: 1 foot
    """)
    storms = [Storm("pole", "a")] * 5
    out = go(world, [BeginSiege("hold", "b"), *storms], [[1] * 5, [1] * 5] * 5)
    assert world.land.factions["KAT"].used == 6
    assert not opts(out, Storm) and opts(out) == [x for x in opts(out) if not isinstance(x, Storm)]
    assert why(why_not_pay(seen(world), "pole", 1, "a")) == ("RW-GEN-10", "impulse-limit")
    assert opts(go(world, [END, END]), Storm) == [Storm("pole", "a"), Storm("hold", "b")]
    assert world.land.factions["KAT"].used == 0


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


def test_view_shows_only_the_own_purses():
    """RW-GEN-13"""
    world = board(SIEGE + "SVE.b head in pole: 1 foot, chest 5")
    assert seen(world, "KAT").treasuries == {"KAT": 9} and seen(world, "KAT").chests == {"a": 3}
    assert seen(world, "watcher").treasuries == {} and seen(world, "watcher").chests == {}
    assert seen(world, "umpire").treasuries == {"KAT": 9, "SVE": 2} and seen(world, "umpire").chests == {"a": 3, "b": 5}


def test_empty():
    """RW-GEN-15  A noble alone holds a place; with noble_holds_place = false it counts as empty."""
    text = "factions KAT SVE; town pole SVE; town rock KAT; SVE.b head in pole: "
    assert not is_empty(board(text).land, "pole")
    assert is_empty(board(text, noble_holds_place=False).land, "pole")
    assert is_empty(board(text).land, "rock")


def test_noble_holds_the_town_or_not():
    """RW-GEN-15  One hit kills the foot and the head holds; with noble_holds_place = false it takes the town, the head
    retreats and his chest goes to the captor."""
    text = """
        factions KAT SVE; town pole SVE; town rock KAT; town home SVE; rock - pole; pole - home
        KAT.a general at pole: 3 foot, chest 5; SVE.b head in pole: 1 foot, chest 2; siege pole KAT 0
    """
    world = board(text)
    go(world, [Storm("pole", "a")], [[6, 1], [1, 1]])
    assert world.land.provinces["pole"].owner == "SVE" and world.land.banners["b"].units == {}
    world = board(text, noble_holds_place=False)
    out = go(world, [Storm("pole", "a")], [[6, 1], [1, 1]])
    assert world.land.provinces["pole"].owner == "KAT"
    assert (world.land.banners["b"].at, world.land.banners["b"].inside) == ("home", True)
    assert world.chests == {"a": 4, "b": 0} and world.treasuries["KAT"] == 2
    assert Loot("SVE", "KAT", 2) in private(out, "KAT")


def test_shifts_are_free_but_counted():
    """RW-X-06, RW-GEN-08  In and out for nothing, twice in an impulse (ours)."""
    world = board("factions KAT SVE; town rock KAT; town pole SVE; KAT.a head in rock: 1 foot; pole SVE: 1 foot")
    out = go(world, [GoOut("a", "rock"), GoIn("a", "rock")])
    assert opts(out) == [END]
    assert GoOut("a", "rock") in opts(go(world, [END, END]))


@pytest.mark.parametrize("besieged_economy, gives", [("none", 0), ("normal", 2)])
def test_besieged_economy(besieged_economy, gives):
    """RW-SIEGE-07  A besieged town gives neither tax nor recruits, unless besieged_economy = normal; the limit counts it."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; town free SVE; rock - pole
        KAT.a head at pole: 9 foot; pole SVE: 1 foot; siege pole KAT 1; tax pole 2; recruits pole 1; tax free 3; recruits free 1
    """, besieged_economy=besieged_economy)
    out = go(world)
    assert world.treasuries["SVE"] == 3 + gives
    assert world.land.garrisons["pole.SVE"].units == {"foot": 2 if gives else 1}
    assert world.land.garrisons["free.SVE"].units == {"foot": 1}
    assert Taxed("free", "SVE", 3) in public(out) and world.land.factions["SVE"].limit == 6
