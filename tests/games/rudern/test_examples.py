"""The worked examples RW-E-3 to RW-E-7, each its own scenario, with the exact dice."""

from __future__ import annotations

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.events import Captured, Loot
from montjoy.games.rudern.protocol.questions import (
    AttackGarrison,
    BeginSiege,
    EndImpulse,
    March,
    MoveIn,
    Sally,
    StayInside,
    Storm,
)
from tests.games.rudern.board import go, opts, private, public, units

END = EndImpulse()


def start(name: str, **options) -> World:
    """As the example begins: nobody is asked about chests."""
    return game.setup(game.scenarios[name], game.options(**{"fill_chests": False} | options))


def test_e_3_field_battle():
    """RW-E-3, RW-FIELD-02, RW-FIELD-04  9 dice against 6; A has won, B's chest of 3 goes secretly to A's treasury."""
    world = start("field_battle")
    before = world.treasuries["KAT"]
    out = go(world, [March("katzowic", "moor")], [[5, 6, 1, 2, 3, 5, 4, 6, 2], [6, 1, 5, 3, 2, 4]])
    assert units(world, "katzowic") == {"foot": 2, "cavalry": 2} and units(world, "bozena") == {"foot": 1}
    assert world.treasuries["KAT"] == before + 3 and Loot("SVE", "KAT", 3) in private(out, "SVE")
    assert world.land.banners["bozena"].at == "svebod" and world.land.banners["bozena"].inside


def test_e_4_siege_over_two_rounds():
    """RW-E-4, RW-ASLT-05, RW-ASLT-07, RW-ASLT-08  Chest 4, 3, 2, 1; captured by the second assault of round 4; limit used 2."""
    world = start("siege_of_a_town")
    dice = [[5, 6, 2, 5, 1], [1, 5, 3, 2, 6, 4], [6, 5, 5, 1], [2, 6, 1]]
    out = go(world, [BeginSiege("strzegom", "ruler"), END, END, Storm("strzegom", "ruler"), Storm("strzegom", "ruler")], dice)
    assert world.land.round == 4 and out.marks == ["3.WKA", "3.SVE", "4.WKA"]
    assert Captured("strzegom", "WKA", "SVE") in public(out) and world.land.provinces["strzegom"].owner == "WKA"
    assert units(world, "ruler") == {"foot": 4, "cavalry": 2} and world.chests["ruler"] == 1
    assert (world.land.factions["WKA"].used, world.land.factions["WKA"].limit) == (2, 6)
    assert Loot("SVE", "WKA", 2) in private(out, "WKA") and "svebod_head" not in world.land.banners


def test_e_5_sortie():
    """RW-E-5, RW-SORT-04, RW-ASLT-09  Defender 4 dice with 3 hits, besieger 6 -> 3 dice with 1: the besiegers retreat, 4
    resources go secretly to the town's owner."""
    world = start("sortie")
    before = world.treasuries["SVE"]
    out = go(world, [Sally("svebod", "")], [[5, 6, 6, 2], [5, 1, 2]])
    assert units(world, "jaromir") == {"foot": 2} and units(world, "svebod.SVE") == {"foot": 3}
    assert world.treasuries["SVE"] == before - 1 + 4 and world.chests["jaromir"] == 0
    assert world.land.sieges == {} and world.land.banners["jaromir"].at == "kiertz"
    assert Loot("KAT", "SVE", 4) in private(out, "KAT")


def test_e_6_empty_fortress():
    """RW-E-6, RW-EMPTY-02, RW-EMPTY-03, RW-EMPTY-04  Undivided dice; the first assault fails, the second takes it."""
    world = start("empty_fortress")
    storm = Storm("strzegom", "jaromir")
    out = go(world, [BeginSiege("strzegom", "jaromir"), END, END, storm, storm, MoveIn()], [[1, 3, 2, 4], [6], [5, 2, 2], [5]])
    assert out.marks == ["2.KAT", "2.SVE", "3.KAT"] and Captured("strzegom", "KAT", "SVE") in public(out)
    assert units(world, "jaromir") == {"foot": 1} and world.land.banners["jaromir"].inside


def test_e_7_relief_beaten():
    """RW-E-7, RW-RELIEF-05, RW-RELIEF-07, RW-RELIEF-08, RW-X-03  The besieger wins 6 to 2 and gets the 3; the survivors go
    inside; in his impulse he may storm (4 dice against 7) or fight in the field (7 against 8)."""
    dice = [[5, 6, 1, 2, 3, 4, 1, 2], [5, 6, 5, 6, 1, 2, 3, 4, 1]]
    answers = [March("head", "town"), StayInside(), END]
    world = start("relief_beaten")
    out = go(world, answers, dice)
    assert units(world, "ruler") == {"foot": 6} and units(world, "head") == {"foot": 1, "cavalry": 1}
    assert world.land.banners["head"].inside and world.chests["head"] == 0
    assert Loot("SVE", "WKA", 3) in private(out, "WKA")
    assert opts(out, Storm) == [Storm("town", "ruler")] and opts(out, AttackGarrison) == [AttackGarrison("town", 0, "")]
    out = go(world, [Storm("town", "ruler")], [[1] * 4, [1] * 7])
    assert len(out.rolls) == 2
    world = start("relief_beaten")
    out = go(world, [*answers, AttackGarrison("town", 0, "")], [*dice, [1] * 7, [1] * 8])
    assert len(out.rolls) == 4
