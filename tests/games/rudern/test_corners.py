"""Corner cases, the sequence of an impulse, and how a game ends."""

from __future__ import annotations

import pytest

from montjoy.games.rudern.model.state import Outcome
from montjoy.games.rudern.protocol.events import BattleBegun, ImpulseBegun, Loot, Recovered, SiegeOver, WentIn, WentOut
from montjoy.games.rudern.protocol.questions import (
    AttackGarrison,
    BeginSiege,
    ComeOut,
    EndImpulse,
    FallUpon,
    GoIn,
    GoOut,
    LetPass,
    March,
    MoveIn,
    Sally,
    StayInside,
    Storm,
)
from montjoy.games.rudern.rules.battles.field import why_not_attack_garrison, why_not_come_out
from montjoy.games.rudern.rules.battles.money import limit_now, limit_of
from montjoy.games.rudern.rules.battles.movement import why_not_go_out, why_not_march
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from tests.games.rudern.board import END, board, go, opts, private, public, seen, units, why

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; town own SVE; rock - pole; pole - own
    KAT.a general at pole: {a}, chest 5, from rock
    own SVE: 1 foot
    siege pole KAT 0
"""


# ---- RW-X ------------------------------------------------------------------------------------------------------------
def test_only_nobles_left():
    """RW-X-01  General alone left, 1 foot inside: chest to the place's owner, he retreats, the siege is over."""
    world = board(SIEGE.format(a="1 foot") + "pole SVE: 1 legion")
    out = go(world, [Storm("pole", "a")], [[1], [6, 1, 1]])
    assert world.treasuries["SVE"] == 4 and world.land.banners["a"].at == "rock" and "pole" not in world.land.sieges
    assert Loot("KAT", "SVE", 4) in private(out, "KAT")


def test_only_nobles_left_after_a_march_off():
    """RW-X-01, RW-SIEGE-09  The units march off, a noble stays: the siege ends, he retreats and his chest is lost to those
    inside; with nobody inside he keeps it."""
    text = SIEGE.format(a="5 foot") + "KAT.b general at pole:, chest 2, from rock; "
    world = board(text + "pole SVE: 1 foot")
    out = go(world, [March("a", "rock")])
    assert SiegeOver("pole", "nobles-only") in public(out) and world.chests == {"a": 5, "b": 0}
    world = board(text)
    go(world, [March("a", "rock")])
    assert world.land.banners["b"].at == "rock" and world.chests == {"a": 5, "b": 2}


def test_dead_noble_among_those_left():
    """RW-X-01, RW-LOOT-05  Of two nobles one falls before the empty walls: his chest goes to the place's owner, the other
    keeps his."""
    world = board(SIEGE.format(a="1 foot") + "KAT.b head at pole:, chest 2, from rock", militia="d6_dice")
    out = go(world, [Storm("pole", "a")], [2, [1, 1, 1], [6, 6]])
    assert world.treasuries["SVE"] == 4 and world.chests == {"b": 2} and world.land.banners["b"].at == "rock"
    assert SiegeOver("pole", "nobles-only") in public(out)


def test_both_wiped_out():
    """RW-X-02  1 legion against general and 2 foot: nobody left on either side; owner unchanged, empty, siege over, the
    general's chest to the owner; those of nobles inside are lost."""
    world = board(SIEGE.format(a="2 foot") + "pole SVE: 1 legion")
    out = go(world, [Storm("pole", "a")], [[5, 6], [5, 6, 6]])
    assert world.land.provinces["pole"].owner == "SVE" and units(world, "pole.SVE") == {} and world.land.sieges == {}
    assert world.treasuries["SVE"] == 4 and world.chests == {} and out.over
    world = board(SIEGE.format(a="1 foot") + "SVE.c head in pole:, chest 2; KAT.d head in rock:")
    world.land.banners["a"].noble = "head"
    go(world, [Storm("pole", "a"), END, Sally("pole", "")][:1], [[6], [6]])
    assert world.chests == {"a": 4, "d": 0} and world.treasuries["KAT"] == 2


@pytest.mark.parametrize("oversized_siege, storm, field", [("choice", 1, 1), ("assault_only", 1, 0), ("field_only", 0, 1)])
def test_more_than_five_besieged(oversized_siege, storm, field):
    """RW-X-03  6 foot inside: an assault (9 -> 5 dice against 6) or a field battle (9 against 6), as the option says."""
    world = board(SIEGE.format(a="8 foot").replace("general", "ruler") + "pole SVE: 6 foot", oversized_siege=oversized_siege)
    out = go(world)
    assert (len(opts(out, Storm)), len(opts(out, AttackGarrison))) == (storm, field)
    if storm:
        assert [len(f) for _, _, f in go(world, [Storm("pole", "a")], [[1] * 5, [1] * 6]).rolls] == [5, 6]
    if field:
        assert [len(f) for _, _, f in go(world, [AttackGarrison("pole", 0, "")], [[1] * 9, [1] * 6]).rolls] == [9, 6]


def test_field_battle_won_by_the_besieger_leaves_the_siege():
    """RW-X-03  After a field battle he wins the garrison stays inside and the siege goes on."""
    world = board(SIEGE.format(a="8 foot") + "pole SVE: 6 foot", beaten_garrison="leaves")
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


def test_beaten_garrison_then_siege():
    """RW-X-05  8 inside reduced to 3, attacker has 7: the siege start is accepted in the same impulse."""
    world = board(SIEGE.format(a="7 foot").replace("siege pole KAT 0", "") + "pole SVE: 8 foot")
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] * 5 + [1] * 3, [1] * 8])
    assert opts(out, BeginSiege) == [BeginSiege("pole", "a")] and not opts(out, AttackGarrison)


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


def test_a_noble_alone():
    """RW-X-07  General alone, 1 die, against 3 foot, scoring none and they lose 1: 0 against 2 units; he retreats, his chest
    to the enemy."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own; own SVE: 1 foot
        KAT.a general in rock:, chest 4; SVE.b general at moor: 3 foot
    """)
    go(world, [March("a", "moor")], [[6], [1] * 4])
    assert world.land.banners["a"].at == "rock" and world.treasuries["SVE"] == 4 and units(world, "b") == {"foot": 2}


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
    world = board(SIEGE.format(a="8 foot").replace("town rock KAT", "fortress rock KAT") + "pole SVE: 3 foot")
    assert limit_of(world.land, "KAT") == 4
    assert opts(go(world), Storm) == [Storm("pole", "a")]


def test_one_thing_at_a_time():
    """RW-X-10  A's besiegers win a relief battle in B's impulse and are attacked by B's second army in the same impulse: A
    enters the second with the survivors of the first."""
    world = board(SIEGE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT") + """
        pole SVE: 1 foot; SVE.b general in own: 3 foot; SVE.c general in own: 4 foot""")
    out = go(world, [March("b", "pole"), StayInside(), March("c", "pole"), StayInside()],
             [[6, 6, 1, 1], [1] * 9, [1] * 5, [1] * 7])
    assert [len(f) for _, _, f in out.rolls] == [4, 9, 5, 7]


def test_the_besieged_cannot_come_out():
    """RW-X-11  Refused with a hint at the sortie."""
    world = board(SIEGE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT") + "SVE.b head in pole: 2 foot")
    assert why(why_not_come_out(seen(world, "SVE"), "b")) == ("RW-X-11", "besieged-call-a-sortie")
    assert why(why_not_go_out(seen(world, "SVE"), "b")) == ("RW-X-11", "besieged-call-a-sortie")
    assert not opts(go(world), ComeOut)


# ---- the impulse -----------------------------------------------------------------------------------------------------
def test_any_acts_in_any_order():
    """RW-SEQ-03  Assault, march, siege start in one impulse; then the used limit is cleared."""
    world = board("""
        factions KAT SVE; town pole SVE; town rock KAT; town two KAT; rock - pole; town next SVE; rock - next
        KAT.a general at pole: 5 foot, chest 9; KAT.b general in rock: 3 foot, chest 1; pole SVE: 4 foot; siege pole KAT 0
        next SVE: 1 foot
    """)
    out = go(world, [Storm("pole", "a"), March("b", "next"), BeginSiege("next", "b")], [[1] * 3, [1] * 4])
    assert world.land.factions["KAT"].used == 2 and opts(out, Storm) and opts(out)[-1] == EndImpulse()
    out = go(world, [END, END])
    assert [e for e in public(out) if isinstance(e, ImpulseBegun)][-1] == ImpulseBegun(2, "KAT", 6)
    assert world.land.factions["KAT"].used == 0


def test_two_moves():
    """RW-SEQ-03  Ours: two moves an impulse, free, over open borders."""
    world = board("""
        factions KAT SVE; field x; field y; field z; x - y; y - z; town own SVE; own SVE: 1 foot; KAT.a head at x: 1 foot, chest 1
    """)
    out = go(world, [March("a", "y"), March("a", "z")])
    assert not opts(out, March) and why(why_not_march(seen(world), "a", "y")) == ("RW-SEQ-03", "no-move-left")
    assert opts(go(world, [END, END]), March) == [March("a", "y")]


def test_wounds_heal_in_an_own_place():
    """RW-DICE-05  persistent_wounds: they last until the end of an impulse in an own or allied place without a siege."""
    world = board("""
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own
        KAT.a head in rock: 2 elephant; SVE.b general at moor: 3 foot
    """, persistent_wounds=True)
    out = go(world, [March("a", "moor")], [[6] * 3 + [1] * 6, [6, 6, 1, 1]])
    assert world.land.banners["a"].wounds == {"elephant": 2}
    world.land.banners["a"].at, world.land.banners["a"].inside = "own", True
    go(world, [END])
    assert world.land.banners["a"].wounds == {"elephant": 2}
    world.land.banners["a"].at = "rock"
    world.land.turn = 0
    out = go(world, [END])
    assert world.land.banners["a"].wounds == {} and Recovered("KAT", ("a",)) in public(out)


def test_wounds_do_not_heal_under_siege():
    """RW-DICE-05"""
    world = board(SIEGE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT") + "SVE.b head in pole: 2 elephant",
                  persistent_wounds=True)
    world.land.banners["b"].wounds = {"elephant": 1}
    go(world, [END])
    assert world.land.banners["b"].wounds == {"elephant": 1}


def test_owner_picks_his_losses():
    """RW-DICE-07  casualty_choice = owner: the owner is asked by his stacks; a garrison without a seat is not."""
    text = """
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own
        KAT.a head in rock: 9 foot; SVE.b general at moor: 2 foot 2 cavalry
    """
    world = board(text, casualty_choice="owner")
    out = go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 7])
    assert out.pending.seat == 1 and world.seats == ("KAT", "SVE")
    view = seen(world, "SVE")
    from montjoy.core.session.streams import asked
    from montjoy.games.rudern.game import game
    from montjoy.games.rudern.protocol.questions import LosePiece

    question = asked(1, out.pending)
    labels = [game.label(view, question, option) for option in question.options]
    assert labels == [LosePiece("b", "foot", 2), LosePiece("b", "cavalry", 2)]
    assert game.default(view, question, ()) == question.options[0] and game.waiting(view) is None
    world = board(text, casualty_choice="owner")
    go(world, [March("a", "moor"), question.options[1]], [[6] + [1] * 9, [1] * 7])
    assert units(world, "b") == {"foot": 2, "cavalry": 1}


def test_who_has_no_seat_is_not_asked_for_losses():
    """RW-SIEGE-11, RW-DICE-07  A garrison without a seat loses in the automatic order."""
    world = board("""
        factions KAT NEU SVE; passive NEU; town pole NEU; town rock KAT; rock - pole; town own SVE; own SVE: 1 foot
        KAT.a head at pole: 9 foot, from rock; pole NEU: 6 foot 2 cavalry
    """, casualty_choice="owner")
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] + [1] * 9, [1] * 10])
    assert out.pending.seat == "KAT" and units(world, "pole.NEU") == {"foot": 5, "cavalry": 2}


# ---- how it ends -----------------------------------------------------------------------------------------------------
def test_ends_by_capture():
    """RW-GEN-08  The file names whose capture decides; the side has won."""
    world = board(SIEGE.format(a="8 foot") + "pole SVE: 1 foot; KAT takes pole")
    out = go(world, [Storm("pole", "a"), MoveIn()], [[6] + [1] * 4, [1]])
    assert out.value == Outcome(("KAT",), "captured", 1)


def test_ends_by_rounds():
    """RW-GEN-08"""
    out = go(board(SIEGE.format(a="8 foot") + "pole SVE: 1 foot; rounds 2"), [END] * 4)
    assert out.value == Outcome((), "rounds", 2) and out.marks == ["1.KAT", "1.SVE", "2.KAT", "2.SVE"]


def test_ends_with_a_prize():
    """RW-GEN-08  After the last round the owner of the prize has won, or the holder; his allies with him."""
    from montjoy.games.rudern.model.state import Ends

    for ends, winners in ((Ends(1, prize="rock"), ("KAT",)), (Ends(1, holder="SVE"), ("SVE",)), (Ends(1, prize="vale"), ())):
        world = board(SIEGE.format(a="8 foot") + "pole SVE: 1 foot; village vale")
        world.land.ends = ends
        assert go(world, [END, END]).value == Outcome(winners, "rounds", 1)


def test_ends_with_one_side_left():
    """RW-GEN-08  Nobody is left of the other side; who has nobody left has no impulse any more."""
    world = board("""
        factions KAT SVE THI; THI | KAT; THI | SVE; field moor; town rock KAT; rock - moor; town far THI; far THI: 1 foot
        KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot
    """)
    out = go(world, [March("a", "moor"), END, END], [[6, 6] + [1] * 8, [1, 1]])
    assert out.marks == ["1.KAT", "1.THI", "2.KAT"]
    world = board("""
        factions KAT SVE; field moor; town rock KAT; rock - moor
        KAT.a head in rock: 9 foot; SVE.b general at moor: 1 foot
    """)
    out = go(world, [March("a", "moor")], [[6, 6] + [1] * 8, [1, 1]])
    assert out.value == Outcome(("KAT",), "last-side", 1)


def test_options_use_the_words_of_the_view():
    """RW-FORT-02  The answers to an interception, by name."""
    assert FallUpon() != LetPass()
