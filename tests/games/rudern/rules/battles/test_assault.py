"""Assaults, sorties and empty places, as acts of the game (RW-ASLT, RW-SORT, RW-EMPTY, RW-X-01 to 03).

Their dice are tested in `tests/games/rudern/battle`.
"""

from __future__ import annotations

import pytest

from montjoy.games.rudern.protocol.events import (
    AssaultCalled,
    Captured,
    FortressDamaged,
    Loot,
    Paid,
    PeopleArmed,
    SiegeOver,
    SortieCalled,
)
from montjoy.games.rudern.protocol.questions import (
    AttackGarrison,
    BeginSiege,
    March,
    MoveIn,
    Occupy,
    Sally,
    StayOut,
    Storm,
)
from montjoy.games.rudern.rules.battles.assault import captor_in_a_sortie, why_not_assault, why_not_sortie
from montjoy.games.rudern.rules.battles.money import purses
from montjoy.games.rudern.rules.battles.siege import why_not_besiege, why_not_outnumbering
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, private, public, seen, units, why

SIEGE = """
    factions KAT ALY SVE; KAT & ALY
    town pole SVE; town rock KAT; town hof ALY; town own SVE; rock - pole; hof - rock; pole - own
    KAT.a head at pole: 6 foot, chest 5
    pole SVE: {d} foot
    own SVE: 1 foot; hof ALY: 1 foot; treasury SVE 9
    siege pole KAT 0
"""


def siege(d: int, more: str = "", **options):
    return board(SIEGE.format(d=d) + more, **options)


# ---- assaults --------------------------------------------------------------------------------------------------------
def test_neighbour_condition_at_each_assault():
    """RW-ASLT-01  (b) The only neighbouring town lost: refused; another gained: allowed, without a new siege.  Equal numbers
    do not matter any more."""
    world = siege(6)
    assert why_not_assault(seen(world), "pole", "a") is None
    world.land.provinces["rock"].owner = "SVE"
    assert why(why_not_assault(seen(world), "pole", "a")) == ("RW-SIEGE-03", "no-own-place-next-to-it")
    world.land.provinces["own"].owner = "KAT"
    assert why_not_assault(seen(world), "pole", "a") is None


def test_only_who_has_a_unit_in_it():
    """RW-ASLT-01  (c) A faction whose noble besieges without units cannot call it."""
    world = siege(3, "ALY.b head at pole: , chest 2; town zoo ALY; zoo - pole")
    world.land.turn = 1
    assert why(why_not_assault(seen(world, "ALY"), "pole", "b")) == ("RW-ASLT-01", "no-unit-in-the-siege")


def test_price_for_all_together():
    """RW-ASLT-02, RW-ASLT-03  Two banners storm three times in one impulse: 3 resources."""
    world = siege(5, "KAT.b general at pole: 3 foot, chest 1")
    out = go(world, [Storm("pole", "a"), Storm("pole", "b"), Storm("pole", "a")], [[1] * 6, [1] * 5] * 3)
    assert world.chests == {"a": 3, "b": 0} and world.land.factions["KAT"].used == 3
    assert [e for e in private(out, "KAT") if isinstance(e, Paid)] == [Paid("KAT", p, 1) for p in "aba"]
    assert AssaultCalled("KAT", "pole", 1) in public(out)


def test_no_more_than_the_limit():
    """RW-ASLT-03  2 towns, limit 6, chest 6: at most 6 assaults; the 7th is refused."""
    world = siege(5, "town two KAT; KAT.b general at pole: 1 foot, chest 4")
    out = go(world, [Storm("pole", "a")] * 5 + [Storm("pole", "b")], [[1] * 5, [1] * 5] * 6)
    assert not opts(out, Storm)
    assert why(why_not_assault(seen(world), "pole", "b")) == ("RW-GEN-10", "impulse-limit")


def test_all_take_part():
    """RW-ASLT-04  A calls, ally B besieges too: both strengths are added before the division; all inside defend."""
    world = siege(2, "ALY.b general at pole: 3 foot; SVE.c head in pole: 1 foot")
    out = go(world, [Storm("pole", "a")], [[1] * 6, [1] * 4])
    assert [len(faces) for _, _, faces in out.rolls] == [6, 4]


@pytest.mark.parametrize("oversized_siege, storm, field", [("choice", 1, 1), ("assault_only", 1, 0), ("field_only", 0, 1)])
def test_more_than_five_besieged(oversized_siege, storm, field):
    """RW-X-03  6 foot inside: an assault (9 -> 5 dice against 6) or a field battle (9 against 6), as the option says."""
    before = BEFORE_POLE.format(a="8 foot").replace("general", "ruler")
    world = board(before + "pole SVE: 6 foot", oversized_siege=oversized_siege)
    out = go(world)
    assert (len(opts(out, Storm)), len(opts(out, AttackGarrison))) == (storm, field)
    if storm:
        assert [len(f) for _, _, f in go(world, [Storm("pole", "a")], [[1] * 5, [1] * 6]).rolls] == [5, 6]
    if field:
        assert [len(f) for _, _, f in go(world, [AttackGarrison("pole", 0, "")], [[1] * 9, [1] * 6]).rolls] == [9, 6]


# ---- what follows ----------------------------------------------------------------------------------------------------
def test_capture_by_the_caller():
    """RW-ASLT-08, RW-ASLT-11  Joint siege by A and B; B calls the assault that captures: owner B, who pays from his treasury
    there at once."""
    world = siege(2, "ALY.b general at pole: 3 foot, chest 2; town zoo ALY; zoo - pole; treasury ALY 3")
    out = go(world, [END, Storm("pole", "b"), MoveIn(), StayOut()], [[6, 6, 1, 1, 1, 1], [1, 1]])
    assert Captured("pole", "ALY", "SVE") in public(out) and SiegeOver("pole", "captured") in public(out)
    assert world.land.provinces["pole"].owner == "ALY"
    assert (world.land.banners["a"].inside, world.land.banners["b"].inside) == (True, False)
    assert purses(seen(world, "ALY"), "pole", 1) == [""]


def test_besieging_banners_may_go_inside():
    """RW-ASLT-11  Each besieging faction is asked, at once."""
    out = go(siege(2), [Storm("pole", "a")], [[6, 6, 1, 1], [1, 1]])
    assert out.pending.ask == Occupy("pole", ("a",)) and opts(out) == [MoveIn(), StayOut()]


def test_an_allys_ally_stays_outside():
    """RW-ASLT-11, RW-X-06  Three besiege together, the last as an ally of the second; the first takes the place, which is
    neither own nor allied to him: he is not asked and stays outside."""
    world = board("""
        factions KAT ALY THI SVE; KAT & ALY; ALY & THI; KAT | THI; town pole SVE; town rock KAT; rock - pole; town own SVE
        KAT.a head at pole: 3 foot, chest 5; ALY.b general at pole: 1 foot; THI.t general at pole: 1 foot
        pole SVE: 1 foot; own SVE: 1 foot; siege pole ALY 0
    """)
    out = go(world, [Storm("pole", "a"), MoveIn(), StayOut()], [[6] + [1] * 3, [1]])
    assert world.land.sieges == {} and out.pending.seat == "KAT"
    assert [world.land.banners[x].inside for x in "abt"] == [True, False, False]


def test_league_damages_a_fortress():
    """RW-ASLT-11  A fortress taken by a League faction is no place any more; nobody goes inside."""
    world = siege(1, "league KAT")
    world.land.provinces["pole"].site = "fortress"
    out = go(world, [Storm("pole", "a")], [[6, 1, 1], [1]])
    assert FortressDamaged("pole") in public(out) and world.land.provinces["pole"].site == "damaged"
    assert world.land.provinces["pole"].owner == "KAT" and opts(out)[-1] == END


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


def test_outnumbered_besiegers_withdraw():
    """RW-ASLT-09, RW-LOOT-05  After an assault besieger 2 units, defender 3: he retreats, chest to the defender."""
    world = siege(3)
    out = go(world, [Storm("pole", "a")], [[1] * 4, [6] * 3])
    assert "pole" in world.land.sieges                       # 3 and 3: the siege goes on
    world = siege(4)
    out = go(world, [Storm("pole", "a")], [[6, 1, 1, 1], [6] * 4])
    assert SiegeOver("pole", "outnumbered") in public(out) and world.land.banners["a"].at == "rock"
    assert world.treasuries["SVE"] == 9 + 4 and Loot("KAT", "SVE", 4) in private(out, "SVE")


@pytest.mark.parametrize("outnumber_check, on", [("after_storm", True), ("continuous", False)])
def test_when_numbers_are_checked(outnumber_check, on):
    """RW-ASLT-09  Besieger 6, inside 7 before any assault: the siege goes on; continuous: it ends at once."""
    world = siege(7, outnumber_check=outnumber_check)
    go(world)
    assert ("pole" in world.land.sieges) is on
    assert world.chests["a"] == (5 if on else 0) and world.treasuries["SVE"] == (9 if on else 14)


def test_nothing_else_happens():
    """RW-ASLT-10, RW-SEQ-01  Not captured and not outnumbered: the siege goes on, both keep their chests."""
    world = siege(3, "SVE.c head in pole: , chest 2")
    go(world, [Storm("pole", "a")], [[6, 1, 1, 1], [1] * 4])
    assert "pole" in world.land.sieges and world.chests == {"a": 4, "c": 2}


def test_a_noble_falls_inside_and_another_holds():
    """RW-LOOT-05, RW-ASLT-10  The general dies, the head holds the place: the general's chest is lost, nobody gets it."""
    world = siege(1, "SVE.c head in pole:, chest 2; SVE.d general in pole:, chest 3")
    go(world, [Storm("pole", "a")], [[6, 6, 1, 1], [1] * 3])
    assert world.chests == {"a": 4, "c": 2} and world.treasuries == {"KAT": 0, "ALY": 0, "SVE": 9}
    assert "pole" in world.land.sieges


def test_captured_before_outnumbered():
    """RW-SEQ-01  The besieger drops to 1 unit and the place is emptied: captured; steps in their order."""
    world = siege(3, "SVE.c head in pole: 2 elephant, chest 2")
    world.land.banners["a"].units = {"elephant": 8}
    world.land.garrisons["pole.SVE"].units = {"legion": 1}
    world.land.banners["c"].units = {}
    out = go(world, [Storm("pole", "a")], [[6, 6, 6, 1, 1, 1, 1, 1, 1], [6] * 3 + [1]])
    names = [type(e).__name__ for e in public(out)]
    order = ["AssaultCalled", "PoolCounted", "LossesTaken", "StormDecided", "Fallen", "ChestsHandedOver", "Captured", "SiegeOver"]
    assert [names.index(n) for n in order] == sorted(names.index(n) for n in order)


def test_only_nobles_left():
    """RW-X-01  General alone left, 1 foot inside: chest to the place's owner, he retreats, the siege is over."""
    world = board(BEFORE_POLE.format(a="1 foot") + "pole SVE: 1 legion")
    out = go(world, [Storm("pole", "a")], [[1], [6, 1, 1]])
    assert world.treasuries["SVE"] == 4 and world.land.banners["a"].at == "rock" and "pole" not in world.land.sieges
    assert Loot("KAT", "SVE", 4) in private(out, "KAT")


def test_only_nobles_left_after_a_march_off():
    """RW-X-01, RW-SIEGE-09  The units march off, a noble stays: the siege ends, he retreats and his chest is lost to those
    inside; with nobody inside he keeps it."""
    text = BEFORE_POLE.format(a="5 foot") + "KAT.b general at pole:, chest 2, from rock; "
    world = board(text + "pole SVE: 1 foot")
    out = go(world, [March("a", "rock")])
    assert SiegeOver("pole", "nobles-only") in public(out) and world.chests == {"a": 5, "b": 0}
    world = board(text)
    go(world, [March("a", "rock")])
    assert world.land.banners["b"].at == "rock" and world.chests == {"a": 5, "b": 2}


def test_dead_noble_among_those_left():
    """RW-X-01, RW-LOOT-05  Of two nobles one falls before the empty walls: his chest goes to the place's owner, the other
    keeps his."""
    world = board(BEFORE_POLE.format(a="1 foot") + "KAT.b head at pole:, chest 2, from rock", militia="d6_dice")
    out = go(world, [Storm("pole", "a")], [2, [1, 1, 1], [6, 6]])
    assert world.treasuries["SVE"] == 4 and world.chests == {"b": 2} and world.land.banners["b"].at == "rock"
    assert SiegeOver("pole", "nobles-only") in public(out)


def test_both_wiped_out():
    """RW-X-02  1 legion against general and 2 foot: nobody left on either side; owner unchanged, empty, siege over, the
    general's chest to the owner; those of nobles inside are lost."""
    world = board(BEFORE_POLE.format(a="2 foot") + "pole SVE: 1 legion")
    out = go(world, [Storm("pole", "a")], [[5, 6], [5, 6, 6]])
    assert world.land.provinces["pole"].owner == "SVE" and units(world, "pole.SVE") == {} and world.land.sieges == {}
    assert world.treasuries["SVE"] == 4 and world.chests == {} and out.over
    world = board(BEFORE_POLE.format(a="1 foot") + "SVE.c head in pole:, chest 2; KAT.d head in rock:")
    world.land.banners["a"].noble = "head"
    go(world, [Storm("pole", "a"), END, Sally("pole", "")][:1], [[6], [6]])
    assert world.chests == {"a": 4, "d": 0} and world.treasuries["KAT"] == 2


# ---- sorties ---------------------------------------------------------------------------------------------------------
def test_a_sortie_in_the_very_round():
    """RW-SORT-01  Siege begun in this round: the defender may sally, treasury -1, limit used 1."""
    world = board(SIEGE.format(d=3).replace("siege pole KAT 0", ""))
    out = go(world, [BeginSiege("pole", "a"), END, END, Sally("pole", "")], [[1] * 3, [1] * 4])
    assert world.treasuries["SVE"] == 8 and world.land.factions["SVE"].used == 1
    assert SortieCalled("SVE", "pole", 1) in public(out) and Paid("SVE", "", 1) in private(out, "SVE")


def test_who_cannot_sally():
    """RW-SORT-01  An empty place, one that is not besieged, and who is not inside."""
    world = siege(3)
    world.land.turn = 2
    assert why(why_not_sortie(seen(world, "SVE"), "own", "")) == ("RW-SORT-01", "not-besieged")
    del world.land.garrisons["pole.SVE"]
    assert why(why_not_sortie(seen(world, "SVE"), "pole", "")) == ("RW-SORT-01", "nobody-inside")
    world = siege(3)
    world.land.turn = 1
    assert why(why_not_sortie(seen(world, "ALY"), "pole", "")) == ("RW-SORT-01", "nobody-inside")


def test_sorties_up_to_the_limit():
    """RW-SORT-03  Defender with 2 towns, treasury 9: at most 6 sorties in one impulse."""
    world = siege(3)
    out = go(world, [END, END] + [Sally("pole", "")] * 6, [[1] * 3, [1] * 4] * 6)
    assert not opts(out, Sally) and world.treasuries["SVE"] == 3
    assert why(why_not_sortie(seen(world, "SVE"), "pole", "")) == ("RW-GEN-10", "impulse-limit")


def test_sortie_drives_them_off():
    """RW-SORT-04  4 foot sally against general and 5 foot: 3 hits against 1; the besieger retreats, chest to the defender."""
    world = siege(4)
    out = go(world, [END, END, Sally("pole", "")], [[6, 6, 6, 6], [6, 1, 1, 1]])
    assert world.treasuries["SVE"] == 13 and SiegeOver("pole", "outnumbered") in public(out)


def test_a_place_falls_to_a_sortie():
    """RW-SORT-04  To who began the siege; if he is not there, to the besieger with most units that meets the neighbour
    condition; if none does, it stays its owner's, empty and besieged."""
    world = siege(1, "ALY.b general at pole: 3 foot; ALY.d general at pole: 4 foot")
    go(world, [END, END, Sally("pole", ""), MoveIn(), MoveIn()], [[1], [6] + [1] * 7])
    assert world.land.provinces["pole"].owner == "KAT"
    world = siege(1, "ALY.b general at pole: 3 foot")
    world.land.sieges["pole"].members, world.land.sieges["pole"].by = ["a", "b"], "SVE"
    assert captor_in_a_sortie(world.land, "pole") == "KAT"
    world.land.sieges["pole"].members = ["b"]
    assert captor_in_a_sortie(world.land, "pole") == ""
    out = go(world, [END, END, Sally("pole", "")], [[1], [6, 1]])
    assert world.land.provinces["pole"].owner == "SVE" and "pole" in world.land.sieges
    assert units(world, "pole.SVE") == {} and out.pending.seat == "SVE"


@pytest.mark.parametrize("sortie_divisor, dice", [("two", 4), ("as_assault", 3)])
def test_sortie_from_a_fortress(sortie_divisor, dice):
    """RW-SORT-02  Besieger strength 7 at a fortress: 4 dice; as_assault: 3.  The besieged roll first."""
    world = siege(4, sortie_divisor=sortie_divisor)
    world.land.provinces["pole"].site = "fortress"
    out = go(world, [END, END, Sally("pole", "")], [[1] * 4, [1] * dice])
    assert [len(f) for _, _, f in out.rolls] == [4, dice]


# ---- empty places ----------------------------------------------------------------------------------------------------
EMPTY = """
    factions KAT SVE; fortress pole SVE; town rock KAT; town own SVE; rock - pole; pole - own; own SVE: 1 foot
    KAT.a general at pole: {} , chest 4
"""


def test_even_an_empty_place_must_be_besieged():
    """RW-EMPTY-01  General with 1 foot: accepted for 1 resource; general alone: refused."""
    assert opts(go(board(EMPTY.format("1 foot"))), BeginSiege) == [BeginSiege("pole", "a")]
    assert why(why_not_besiege(seen(board(EMPTY.format(""))), "pole", ["a"], "a")) == ("RW-SIEGE-05", "no-units-there")
    assert why(why_not_outnumbering(board(EMPTY.format("")).land, "KAT", "pole", ["a"])) == ("RW-SIEGE-02", "not-more-units")


@pytest.mark.parametrize("militia, dice", [("one_die", [[1, 1], [6]]), ("d6_dice", [3, [1, 1], [6, 1, 1]])])
def test_its_people_fight(militia, dice):
    """RW-EMPTY-02, RW-X-01  General and 1 foot: the place shows 6, the foot dies; no unit is left, the general retreats and
    keeps his chest."""
    world = board(EMPTY.format("1 foot") + "siege pole KAT 0", militia=militia)
    out = go(world, [Storm("pole", "a")], dice)
    assert world.land.banners["a"].at == "rock" and world.chests["a"] == 3
    assert PeopleArmed(len(dice[-1])) in public(out) and SiegeOver("pole", "nobles-only") in public(out)


def test_one_hit_takes_it():
    """RW-EMPTY-03, RW-EMPTY-04  Undivided dice at a fortress; one hit captures, though the people hit too."""
    world = board(EMPTY.format("5 foot") + "siege pole KAT 0")
    out = go(world, [Storm("pole", "a"), MoveIn()], [[5, 1, 1, 1, 1, 1], [6]])
    assert Captured("pole", "KAT", "SVE") in public(out) and units(world, "a") == {"foot": 4}


def test_no_hit_and_again():
    """RW-EMPTY-04  Without a hit the siege goes on and the assault may be repeated."""
    world = board(EMPTY.format("5 foot") + "siege pole KAT 0")
    assert opts(go(world, [Storm("pole", "a")], [[1] * 6, [1]]), Storm) == [Storm("pole", "a")]
