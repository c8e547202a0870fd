"""Sieges: conditions, price, waiting, joining and leaving, and how they end (RW-SIEGE, RW-SEQ-02)."""

from __future__ import annotations

from itertools import permutations

import pytest

from montjoy.core.options import lacked
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.events import ImpulseBegun, Paid, SiegeBegun, SiegeJoined, SiegeLeft, SiegeOver
from montjoy.games.rudern.protocol.questions import (
    Along,
    AttackGarrison,
    BeginSiege,
    BeginSiegeWith,
    BreakOff,
    Go,
    GoOut,
    JoinSiege,
    LeaveSiege,
    March,
    Sally,
    StayInside,
    Storm,
)
from montjoy.games.rudern.rules.battles.assault import siege_state, who_is_besieged, why_not_assault
from montjoy.games.rudern.rules.battles.movement import why_not_march
from montjoy.games.rudern.rules.battles.siege import why_not_besiege, why_not_break_off, why_not_join, why_not_leave
from tests.games.rudern.board import END, board, go, opts, private, public, seen, units, why
from tests.games.rudern.players import Luck

TOWN = """
    factions KAT ALY SVE; KAT & ALY
    town pole SVE; town rock KAT; town hof ALY; town own SVE; rock - pole; hof - rock; pole - own
    KAT.a head at pole: {n} foot, chest 3
    pole SVE: {d} foot
    own SVE: 1 foot; hof ALY: 1 foot
"""


def town(n: int, d: int, more: str = "", **options):
    return board(TOWN.format(n=n, d=d) + more, **options)


def test_siege_first():
    """RW-SIEGE-01  Assault on a 3-unit town without a siege: refused."""
    world = town(9, 3)
    assert why(why_not_assault(seen(world), "pole", "a")) == ("RW-SIEGE-01", "siege-first")
    assert not opts(go(world), Storm) and opts(go(world), BeginSiege)


def test_more_units_than_inside():
    """RW-SIEGE-02  Inside 5 foot: 5 are refused, 6 accepted."""
    assert why(why_not_besiege(seen(town(5, 5)), "pole", ["a"], "a")) == ("RW-SIEGE-02", "not-more-units")
    assert why_not_besiege(seen(town(6, 5)), "pole", ["a"], "a") is None


@pytest.mark.parametrize("siege_count, allowed", [("side", True), ("faction", False)])
def test_whose_units_count(siege_count, allowed):
    """RW-SIEGE-02  A with 4 and ally B with 3 outside: accepted by default, refused for A under siege_count = faction."""
    world = town(4, 5, "ALY.b general at pole: 3 foot", siege_count=siege_count)
    assert (why_not_besiege(seen(world), "pole", ["a"], "a") is None) is allowed


@pytest.mark.parametrize("siege_adjacency, over_swamp, over_open", [
    ("faction_territory", False, True), ("army", True, True), ("none", True, True),
])
def test_neighbour(siege_adjacency, over_swamp, over_open):
    """RW-SIEGE-03  The only own neighbour lies over a swamp: refused under faction_territory, accepted under army if the
    banner walked in over an open border from elsewhere."""
    text = """
        factions KAT SVE; town pole SVE; town rock KAT; field dale; rock {} pole; dale - pole; town own SVE; own SVE: 1 foot
        KAT.a head at pole: 9 foot, chest 3, from dale
    """
    for way, allowed in (("~", over_swamp), ("-", over_open)):
        refusal = why_not_besiege(seen(board(text.format(way), siege_adjacency=siege_adjacency)), "pole", ["a"], "a")
        assert why(refusal) == (None if allowed else ("RW-SIEGE-03", "no-own-place-next-to-it"))


def test_army_that_came_no_open_way():
    """RW-SIEGE-03  siege_adjacency = army; who was set up there has come over an open border, if there is one.  An ally's
    territory does not serve under faction_territory.  siege_adjacency = none: nobody asks."""
    text = """
        factions KAT SVE; town pole SVE; town rock KAT; field dale; rock ^ pole; dale ~ pole
        KAT.a head at pole: 9 foot, chest 3"""
    world = board(text + ", from dale", siege_adjacency="army")
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-SIEGE-03", "army-came-no-open-way")
    assert why_not_besiege(seen(board(text + ", from dale", siege_adjacency="none")), "pole", ["a"], "a") is None
    assert why_not_besiege(seen(board(text + "; field x; x - pole", siege_adjacency="army")), "pole", ["a"], "a") is None
    world = town(9, 1, "town rand ALY; rand - pole")
    world.land.borders = [b for b in world.land.borders if {b.a, b.b} != {"rock", "pole"}]
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-SIEGE-03", "no-own-place-next-to-it")


def test_price_is_one_for_all():
    """RW-SIEGE-04  Three banners with 15 units: 1 resource paid, 1 used."""
    world = town(5, 3, "KAT.b general at pole: 5 foot; KAT.c general at pole: 5 foot")
    out = go(world, [BeginSiege("pole", "a")])
    assert world.land.factions["KAT"].used == 1 and world.chests == {"a": 2, "b": 0, "c": 0}
    assert private(out, "KAT") == [Paid("KAT", "a", 1)]
    assert SiegeBegun("KAT", "pole", ("a", "b", "c"), 1) in public(out)


def test_what_a_siege_records():
    """RW-SIEGE-05  Place, faction, round and impulse; allied banners join; a second siege of the place is refused."""
    world = town(9, 3, "ALY.b general at pole: 2 foot, chest 3; town zoo ALY; zoo - pole")
    go(world, [BeginSiege("pole", "a")])
    siege = world.land.sieges["pole"]
    assert (siege.place, siege.by, siege.round, siege.impulse, siege.members) == ("pole", "KAT", 1, 1, ["a", "b"])
    world.land.turn = 1
    assert why(why_not_besiege(seen(world, "ALY"), "pole", ["b"], "b")) == ("RW-SIEGE-05", "already-besieged")


def test_a_siege_needs_a_unit():
    """RW-SIEGE-05  A noble alone cannot begin one."""
    world = board("factions KAT SVE; town pole SVE; town rock KAT; rock - pole; KAT.a head at pole: , chest 1")
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-SIEGE-05", "no-units-there")


def test_naming_the_banners():
    """RW-SIEGE-05  It names the banners that take part, in quiet steps; those named must be enough."""
    world = town(3, 3, "KAT.b general at pole: 2 foot; KAT.c general at pole: 5 foot")
    out = go(world, [BeginSiegeWith("pole", "a"), Along("a")])
    assert opts(out) == [Along("b"), Along("c")]             # 3 are not more than 3: not yet enough
    world = town(3, 3, "KAT.b general at pole: 2 foot; KAT.c general at pole: 5 foot")
    out = go(world, [BeginSiegeWith("pole", "a"), Along("a"), Along("b"), Go()])
    assert world.land.sieges["pole"].members == ["a", "b"] and JoinSiege("c", "pole") in opts(out)


def test_an_assault_the_round_after():
    """RW-SIEGE-06  Begun by A in round 1: refused in round 1, allowed in round 2."""
    world = town(9, 3)
    assert not opts(go(world, [BeginSiege("pole", "a")]), Storm)
    world = town(9, 3)
    out = go(world, [BeginSiege("pole", "a"), END, END, END])
    assert out.pending.seat == "KAT" and opts(out, Storm) == [Storm("pole", "a")]


@pytest.mark.parametrize("assault_wait, allowed", [("round", False), ("impulse", True)])
def test_an_ally_later_in_the_round(assault_wait, allowed):
    """RW-SIEGE-06  Ally B, playing after A in the same round: refused, allowed with assault_wait = impulse, if the besieged
    need not have had an impulse (besieged_impulse = false)."""
    aly = "ALY.b general at pole: 2 foot, chest 3; town zoo ALY; zoo - pole"
    world = town(9, 3, aly, assault_wait=assault_wait, besieged_impulse=False)
    out = go(world, [BeginSiege("pole", "a"), END])
    assert bool(opts(out, Storm)) is allowed
    if not allowed:
        assert why(why_not_assault(seen(world, "ALY"), "pole", "b")) == ("RW-SIEGE-06", "siege-too-fresh")


LATE = """
    factions ALY SVE KAT; KAT & ALY; town pole SVE; town rock KAT; town hof ALY; rock - pole; hof - pole; pole - rock
    KAT.a head at pole: 9 foot, chest 3; ALY.b general at pole: 9 foot, chest 3; pole SVE: 3 foot; hof ALY: 1 foot
"""


@pytest.mark.parametrize("besieged_impulse, allowed", [(True, False), (False, True)])
def test_an_ally_first_in_the_next_round(besieged_impulse, allowed):
    """RW-SIEGE-06  Begun by A, the last of the round: ally B, the first of the next, is refused, for the besieged have had no
    impulse; with besieged_impulse = false he may storm.  After theirs A may."""
    world = board(LATE, besieged_impulse=besieged_impulse)
    out = go(world, [END, END, BeginSiege("pole", "a"), END])
    assert out.marks[-1] == "2.ALY" and bool(opts(out, Storm)) is allowed
    if not allowed:
        no = why_not_assault(seen(world, "ALY"), "pole", "b")
        assert (why(no), no.facts["faction"]) == (("RW-SIEGE-06", "besieged-not-moved"), "SVE")
        assert siege_state(world.land, "pole") == "fresh"
    out = go(world, [END, END])
    assert out.marks[-1] == "2.KAT" and opts(out, Storm) == [Storm("pole", "a")]


@pytest.mark.parametrize("assault_wait", ["round", "impulse"])
@pytest.mark.parametrize("by", ["KAT", "ALY"])
@pytest.mark.parametrize("order", list(permutations(["KAT", "ALY", "SVE", "THI"])))
def test_the_besieged_have_an_impulse_in_any_order(order, by, assault_wait):
    """RW-SIEGE-06  Whoever begins the siege and whoever storms: between the two the besieged have had an impulse."""
    text = LATE.replace("ALY SVE KAT", " ".join(order)) + "town far THI; far THI: 1 foot; rounds 4"
    heard: list[str] = []

    def hear(to, event):
        if isinstance(event, SiegeBegun | ImpulseBegun):
            heard.append("siege" if isinstance(event, SiegeBegun) else event.faction)

    def act(view, asked, luck):
        heard.extend("storm" for option in asked.options if isinstance(option, Storm))
        begin = [option for option in asked.options if isinstance(option, BeginSiege) and view.faction == by]
        return begin[0] if begin else END

    playout(game, board(text, assault_wait=assault_wait), dict.fromkeys(order, act), Luck(1), hear)
    between = heard[heard.index("siege") : heard.index("storm")]
    assert "SVE" in between and len(between) <= 2 * len(order)


def test_who_is_waited_for():
    """RW-SIEGE-06  The owner; of one without a seat an ally with one; where there is none, nobody.  A siege that was on when
    the game began has waited already if it is of an earlier round."""
    passive = LATE + "passive SVE; town far THI; far THI: 1 foot"
    out = go(board(passive.replace("ALY SVE KAT", "ALY SVE KAT THI")), [END, BeginSiege("pole", "a"), END, END])
    assert out.marks[-1] == "2.ALY" and opts(out, Storm)
    allied = board(passive.replace("ALY SVE KAT", "THI ALY SVE KAT") + "; THI & SVE")
    assert who_is_besieged(allied.land, "pole") == ["THI"]
    begun = LATE + "; siege pole KAT {}; round 2"
    assert opts(go(board(begun.format(1))), Storm) and not opts(go(board(begun.format(2))), Storm)


def test_older_games_keep_what_held():
    """RW-SIEGE-06  besieged_impulse = false held before version 2 of the rules."""
    assert lacked(RudernOptions, {}, 1)["besieged_impulse"] is False and lacked(RudernOptions, {}, 2) == {}


def test_nobody_enters_or_leaves():
    """RW-SIEGE-07  Neither a march out of the place nor going out; the sortie remains."""
    world = board("""
        factions SVE KAT; town pole SVE; town rock KAT; town own SVE; rock - pole; pole - own; treasury SVE 1
        KAT.a head at pole: 9 foot; SVE.b head in pole: 3 foot; siege pole KAT 1
    """)
    out = go(world)
    assert not opts(out, March) and not opts(out, GoOut) and opts(out, Sally) == [Sally("pole", "")]
    assert why(why_not_march(seen(world, "SVE"), "b", "own")) == ("RW-SIEGE-07", "besieged")


def test_join_and_leave():
    """RW-SIEGE-08  A begins, ally B joins, A leaves with B's 3 units staying: siege still on, its round unchanged."""
    world = town(9, 3, "ALY.b general in hof: 3 foot, chest 1; hof - pole")
    out = go(world, [BeginSiege("pole", "a"), END, March("b", "pole"), END, END, March("a", "rock")])
    assert SiegeJoined("ALY", "pole", ("b",)) in public(out) and world.chests["b"] == 1
    assert SiegeLeft("KAT", "pole", ("a",)) in public(out)
    assert (world.land.sieges["pole"].members, world.land.sieges["pole"].round) == (["b"], 1)


def test_leave_and_stay_outside():
    """RW-SIEGE-08  A banner may leave and stand outside, and join again, without paying."""
    world = town(5, 3, "KAT.b general at pole: 5 foot")
    out = go(world, [BeginSiege("pole", "a"), LeaveSiege("b", "pole")])
    assert world.land.sieges["pole"].members == ["a"] and opts(out, JoinSiege) == [JoinSiege("b", "pole")]
    go(world, [JoinSiege("b", "pole")])
    assert world.land.sieges["pole"].members == ["a", "b"] and world.chests["a"] == 2
    assert why(why_not_join(seen(world), "b")) == ("RW-SIEGE-08", "no-siege-to-join")
    world = town(5, 3)
    assert why(why_not_leave(seen(world), "a")) == ("RW-SIEGE-08", "not-besieging")


def test_break_off_and_begin_anew():
    """RW-SIEGE-09  (d) In the same impulse: 1 resource, siege.round = this round, no assault this round."""
    world = town(9, 3, "siege pole KAT 0; round 3")
    out = go(world, [BreakOff("pole"), BeginSiege("pole", "a")])
    assert SiegeOver("pole", "broken-off") in public(out)
    assert world.land.sieges["pole"].round == 3 and world.chests["a"] == 2 and not opts(out, Storm)


def test_who_may_break_off():
    """RW-SIEGE-09  The faction that began it; an ally only when that has gone."""
    world = town(9, 3, "ALY.b general at pole: 3 foot; siege pole KAT 0")
    world.land.turn = 1
    assert why(why_not_break_off(seen(world, "ALY"), "pole")) == ("RW-SIEGE-09", "not-your-siege")
    world.land.sieges["pole"].members = ["b"]
    assert why_not_break_off(seen(world, "ALY"), "pole") is None
    assert why(why_not_break_off(seen(world, "ALY"), "own")) == ("RW-SIEGE-09", "no-siege")


def test_the_last_besieger_marches_off():
    """RW-SIEGE-09  (e) No besieging unit is left at the place."""
    out = go(town(9, 3, "siege pole KAT 0"), [March("a", "rock")])
    assert SiegeOver("pole", "nobody-left") in public(out)


def test_besieger_loses_or_draws_another_battle():
    """RW-SIEGE-09  (c) The besieger who attacks the large garrison in the field and draws has to leave."""
    world = town(8, 7, "siege pole KAT 0")
    out = go(world, [AttackGarrison("pole", 0, "")], [[1] * 9, [6] + [1] * 6])
    assert SiegeOver("pole", "beaten") in public(out) and world.land.banners["a"].at == "rock" and world.chests["a"] == 3


def test_a_siege_goes_on_by_itself():
    """RW-SIEGE-10  Begun in round 2, no action in rounds 3 to 5, assault in round 6: allowed, cost 1 only."""
    world = town(9, 3, "round 2")
    go(world, [BeginSiege("pole", "a")] + [END] * 12 + [Storm("pole", "a")], [[1] * 5, [1] * 3])
    assert world.land.round == 6 and world.chests["a"] == 1 and siege_state(world.land, "pole") == "ripe"


def test_neutral_town():
    """RW-SIEGE-11  Neutral town with 2 foot: a siege needs 3 units; its garrison defends with 2 dice and stays passive."""
    text = """
        factions KAT NEU SVE; passive NEU; KAT | NEU; SVE | NEU; town pole NEU; town rock KAT; rock - pole; town own SVE
        KAT.a head at pole: {} foot, chest 3; pole NEU: 2 foot; own SVE: 1 foot; treasury NEU 9
    """
    assert why(why_not_besiege(seen(board(text.format(2))), "pole", ["a"], "a")) == ("RW-SIEGE-02", "not-more-units")
    world = board(text.format(3))
    out = go(world, [BeginSiege("pole", "a"), END, END, Storm("pole", "a")], [[1] * 2, [1] * 2])
    assert out.marks == ["1.KAT", "1.SVE", "2.KAT"] and units(world, "pole.NEU") == {"foot": 2}


def test_neutral_fortress_does_not_intercept_but_a_seat_is_asked():
    """RW-SIEGE-11  Who has no seat is asked nothing; who has one is."""
    text = """
        factions KAT NEU SVE; town rock KAT; fortress crag NEU; rock - crag; town own SVE
        KAT.a head in rock: 1 foot; crag NEU: 1 foot; own SVE: 1 foot
    """
    assert go(board(text), [March("a", "crag")]).pending.seat == "NEU"
    assert go(board(text + "; passive NEU"), [March("a", "crag")]).pending.seat == "KAT"


def test_ownerless_town():
    """RW-SIEGE-11  Nobody's town is besieged and stormed like any other."""
    world = board("""
        factions KAT SVE; town pole; town rock KAT; rock - pole; town own SVE; own SVE: 1 foot
        KAT.a head at pole: 9 foot, chest 3; pole : 2 foot
    """)
    go(world, [BeginSiege("pole", "a"), END, END, Storm("pole", "a")], [[6, 6, 1, 1, 1], [1, 1]])
    assert world.land.provinces["pole"].owner == "KAT"


def test_states_of_a_place():
    """RW-SEQ-02, RW-T-SIEGE  free, begun in round 2, fresh, ripe in round 3, relieved, free, begun in 4, fresh."""
    world = town(9, 3, "round 2; SVE.c head in own: 9 foot, chest 2")
    assert siege_state(world.land, "pole") == "free"
    go(world, [BeginSiege("pole", "a")])
    assert siege_state(world.land, "pole") == "fresh"
    out = go(world, [END, END, END, Storm("pole", "a")], [[1] * 5, [1] * 3])
    assert siege_state(world.land, "pole") == "ripe" and out.pending.seat == "KAT"
    go(world, [END, END, March("c", "pole"), StayInside()], [[6] * 5 + [1] * 5, [1] * 10])
    assert siege_state(world.land, "pole") == "free" and world.land.banners["a"].at == "rock"
