"""Purses, the impulse limit, and what places give (RW-GEN-09, RW-GEN-10, RW-SIEGE-07, RW-X-08, RW-X-09)."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import Paid, Taxed
from montjoy.games.rudern.protocol.questions import BeginSiege, MoveIn, Sally, Storm
from montjoy.games.rudern.rules.battles.money import limit_now, limit_of, why_not_pay
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, private, public, seen, why

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


# ---- from which purse ------------------------------------------------------------------------------------------------
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
    world = board("""
        factions SVE ALY KAT; SVE & ALY; town pole ALY; town rock KAT; rock - pole
        KAT.a head at pole: 9 foot; pole SVE: 4 foot; siege pole KAT 1; treasury SVE 2; treasury ALY 5
    """)
    go(world, [Sally("pole", "")], [[1] * 4, [1] * 5])
    assert world.treasuries == {"SVE": 1, "ALY": 5, "KAT": 0}


# ---- the impulse limit -----------------------------------------------------------------------------------------------
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
    assert not opts(out, Storm)
    assert why(why_not_pay(seen(world), "pole", 1, "a")) == ("RW-GEN-10", "impulse-limit")
    assert opts(go(world, [END, END]), Storm) == [Storm("pole", "a"), Storm("hold", "b")]
    assert world.land.factions["KAT"].used == 0


@pytest.mark.parametrize("limit_time, left", [("impulse_start", 3), ("live", 4)])
def test_capturing_a_town_in_an_impulse(limit_time, left):
    """RW-X-08  Limit 6, used 3, town captured: 3 left (live: 4); from it a further siege may be begun at once."""
    world = board("""
        factions KAT SVE; town pole SVE; town rock KAT; town two KAT; rock - pole; town next SVE; pole - next
        KAT.a general at pole: 5 foot, chest 9; KAT.b general at next: 3 foot, chest 1; pole SVE: 1 foot; siege pole KAT 0
        next SVE: 1 foot; treasury KAT 5
    """, limit_time=limit_time)
    out = go(world, [Storm("pole", "a")] * 3 + [MoveIn()], [[1] * 3, [1], [1] * 3, [1], [6, 1, 1], [1]])
    assert limit_now(world.land, "KAT") - world.land.factions["KAT"].used == left
    assert opts(out, BeginSiege) == [BeginSiege("next", "b")]


def test_without_towns():
    """RW-X-09  0 towns and 1 fortress: limit 4; an assault on a place next to that fortress is allowed."""
    world = board(BEFORE_POLE.format(a="8 foot").replace("town rock KAT", "fortress rock KAT") + "pole SVE: 3 foot")
    assert limit_of(world.land, "KAT") == 4
    assert opts(go(world), Storm) == [Storm("pole", "a")]


# ---- what places give ------------------------------------------------------------------------------------------------
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
