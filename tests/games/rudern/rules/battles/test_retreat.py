"""Retreat (RW-RETR): where the beaten go, together and for nothing, and what if they cannot."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import (
    BattleUndecided,
    ChestsLost,
    CountedAsKilled,
    Disbanded,
    Retreated,
    Stranded,
)
from montjoy.games.rudern.protocol.questions import AttackGarrison, Haven, March, To
from montjoy.games.rudern.rules.battles.retreat import havens
from tests.games.rudern.board import END, board, go, public, units

FIGHT = """
    factions KAT SVE ALY; SVE & ALY
    field moor; town rock KAT; rock - moor
    KAT.a head in rock: 9 foot, chest 1
    SVE.b general at moor: 3 foot, chest 4
    ALY.z head in rock: 1 foot
"""
BEATS = [[6, 6] + [1] * 8, [1] * 4]


def test_nearest_by_length_of_open_borders():
    """RW-RETR-01  Own town at 4, allied fortress at 2: the fortress; both at 2: the own one; swamps do not count.
    So retreat_to_fortress = true; retreat_to_fortress = false: the town, however far."""
    text = FIGHT + "town own SVE; fortress crag ALY; field mid; moor - mid 1; crag - mid 1; "
    assert havens(board(text + "moor - own 4").land, "SVE", "moor") == ["crag"]
    assert havens(board(text + "moor - own 2").land, "SVE", "moor") == ["own"]
    assert havens(board(text + "moor ~ own 1").land, "SVE", "moor") == ["crag"]
    assert havens(board(text + "moor - own 4", retreat_to_fortress=False).land, "SVE", "moor") == ["own"]


def test_no_haven_under_siege():
    """RW-RETR-01  A besieged place and a damaged fortress are no havens, nor is the place of the battle."""
    text = FIGHT + "town own SVE; damaged ruin SVE; moor - own 1; moor - ruin 1; town far SVE; own - far 5"
    assert havens(board(text).land, "SVE", "moor") == ["own"]
    assert havens(board(text + "; KAT.k general at own: 1 foot; siege own KAT 1").land, "SVE", "moor") == ["far"]
    assert havens(board(text).land, "SVE", "own") == ["far"]


def test_equally_near_is_the_owners_choice():
    """RW-RETR-01  Ties are asked of the owner of the retreating units; who has no seat goes to the lowest id."""
    text = FIGHT + "town tva SVE; town ein SVE; moor - tva; moor - ein"
    world = board(text)
    out = go(world, [March("a", "moor")], BEATS)
    assert (out.pending.seat, out.pending.ask) == ("SVE", Haven("moor", ("b",)))
    assert out.pending.options == [To("ein"), To("tva")]
    world = board(text)
    go(world, [March("a", "moor"), To("tva")], BEATS)
    assert world.land.banners["b"].at == "tva" and world.land.banners["b"].inside
    world = board(text + "; passive SVE")
    go(world, [March("a", "moor")], BEATS)
    assert world.land.banners["b"].at == "ein"


def test_retreat_is_free_and_far():
    """RW-RETR-02  Over three provinces, with nothing in the chest and the limit used up; it uses nothing."""
    world = board(FIGHT + "town own SVE; field x; field y; moor - x; x - y; y - own")
    go(world, [March("a", "moor")], BEATS)
    assert world.land.banners["b"].at == "own" and world.land.factions["SVE"].used == 0
    assert world.treasuries["SVE"] == 0


def test_retreat_meets_nobody():
    """RW-RETR-03  Past an enemy army and a hostile fortress, into a haven of 4 units: 8 inside, and open to a field attack."""
    world = board("""
        factions KAT SVE; field moor; fortress crag KAT; town own SVE; town rock KAT; rock - moor; moor - crag; crag - own
        KAT.a head in rock: 9 foot; SVE.b general at moor: 5 foot; own SVE: 4 foot; crag KAT: 3 foot
        KAT.k general at own: 9 foot, from crag
    """)
    out = go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    assert world.land.banners["b"].at == "own" and units(world, "b") == {"foot": 4}
    assert AttackGarrison("own", 0, "") in out.pending.options


def test_banners_stay_together():
    """RW-RETR-04  Two banners with 5 foot each lose 6: both nobles live and retreat with 2 foot each."""
    world = board("""
        factions KAT SVE; field moor; town own SVE; town rock KAT; rock - moor; moor - own
        KAT.a head in rock: 9 foot; SVE.b general at moor: 5 foot; SVE.c general at moor: 5 foot
    """)
    out = go(world, [March("a", "moor")], [[6] * 6 + [1] * 4, [1] * 12])
    assert Retreated("SVE", ("b", "c"), "moor", "own") in public(out)
    assert units(world, "b") == units(world, "c") == {"foot": 2}
    assert {world.land.banners[b].at for b in "bc"} == {"own"}


def test_a_wound_goes_along():
    """RW-DICE-05, RW-RETR-04  persistent_wounds = true, beaten_garrison = leaves: a garrison that leaves its place takes its
    wound with it, until its faction's impulse ends in the haven; of two the worse stays."""
    world = board("""
        factions KAT SVE; town rock KAT; town pole SVE; town own SVE; rock - pole; pole - own
        KAT.a general at pole: 9 foot, from rock; pole SVE: 6 legion; own SVE: 1 legion
    """, persistent_wounds=True, beaten_garrison="leaves")
    out = go(world, [AttackGarrison("pole", 0, ""), END], [[6] * 3 + [1] * 7, [1] * 18])
    assert Retreated("SVE", ("pole.SVE",), "pole", "own") in public(out)
    assert (units(world, "own.SVE"), world.land.garrisons["own.SVE"].wounds) == ({"legion": 6}, {"legion": 1})
    go(world, [END])
    assert world.land.garrisons["own.SVE"].wounds == {}


def test_each_faction_for_itself():
    """RW-RETR-01  A mixed army parts: each faction to its own nearest place."""
    fight = FIGHT.replace("ALY.z head in rock", "ALY.z head at moor")
    world = board(fight + "town own SVE; town hof ALY; moor - own 3; moor - hof 3")
    go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 6])
    assert (world.land.banners["b"].at, world.land.banners["z"].at) == ("own", "hof")


def test_no_haven_disbands():
    """RW-RETR-05  No haven over passable borders: units removed, nobles dead, the chest already with the winner."""
    world = board(FIGHT + "town own SVE; moor ~ own")
    out = go(world, [March("a", "moor")], BEATS)
    assert Disbanded("SVE", ("b",), "moor") in public(out) and "b" not in world.land.banners and "b" not in world.chests
    assert public(out)[-1] == CountedAsKilled("SVE", "b", "general")
    assert world.treasuries["KAT"] == 4


@pytest.mark.parametrize("chest", [0, 3])
def test_no_haven_after_a_draw(chest):
    """RW-RETR-05, RW-LOOT-05  Who has to make room, has kept his chest and finds no haven counts as killed: his chest is lost,
    and nobody can tell whether anything was in it."""
    world = board(f"""
        factions KAT SVE; town rock KAT; town pole SVE; rock ^ pole; rock KAT: 1 foot
        KAT.a general at pole: 6 foot, chest {chest}; pole SVE: 6 foot
    """)
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 7, [1] * 6])
    lost = [Disbanded("KAT", ("a",), "pole"), CountedAsKilled("KAT", "a", "general"), ChestsLost("KAT", "pole")]
    assert public(out)[-4:] == [BattleUndecided("pole"), *lost]
    assert "a" not in world.chests and world.treasuries == {"KAT": 0, "SVE": 0}


def test_no_haven_stays():
    """RW-RETR-05  retreat_none = stay: back where they came from, chest lost all the same; or else where they are."""
    world = board(FIGHT.replace("chest 4", "chest 4, from dale") + "field dale; moor - dale", retreat_none="stay")
    go(world, [March("a", "moor")], BEATS)
    assert (world.land.banners["b"].at, world.chests["b"], world.treasuries["KAT"]) == ("dale", 0, 4)
    world = board(FIGHT, retreat_none="stay")
    out = go(world, [March("a", "moor")], BEATS)
    assert Stranded("SVE", ("b",), "moor") in public(out) and world.land.banners["b"].at == "moor"


def test_garrisons_of_two_allies_beaten_together_leave_together():
    """RW-RETR-01, RW-FIELD-07: beaten_garrison = leaves; the first one's leaving once hid the second's (a game of the soak)."""
    world = board("""
        factions KAT SVE ALY; SVE & ALY
        town rock KAT; town pole SVE; town own SVE; town hof ALY; rock - pole; pole - own 3; pole - hof 3
        KAT.a general at pole: 9 foot, from rock; pole SVE: 3 foot; pole ALY: 3 foot
    """, beaten_garrison="leaves")
    out = public(go(world, [AttackGarrison("pole", 0, ""), END], [[6] * 2 + [1] * 8, [1] * 6]))
    assert Retreated("SVE", ("pole.SVE",), "pole", "own") in out and Retreated("ALY", ("pole.ALY",), "pole", "hof") in out
