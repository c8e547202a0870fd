"""The sequence of play: rounds and impulses, acts in any order, wounds that heal (RW-GEN-08, RW-SEQ-03, RW-DICE-05)."""

from __future__ import annotations

import pytest

from montjoy.core.session.session import Session
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import ImpulseBegun, Recovered
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.protocol.questions import BeginSiege, EndImpulse, March, Storm
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from montjoy.games.rudern.seen.view import why_not_now
from montjoy.words import Words
from tests.games.rudern.board import BEFORE_POLE, END, board, go, opts, public, seen, why

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


def test_one_impulse_after_another():
    """RW-GEN-08  Only the faction whose impulse it is acts; each has one a round."""
    world = board(SIEGE)
    out = go(world, [END, END, END])
    assert out.marks == ["1.KAT", "1.SVE", "2.KAT", "2.SVE"]
    assert out.pending.seat == "SVE"
    assert why(why_not_now(seen(world, "KAT"))) == ("RW-GEN-08", "not-your-impulse")
    assert why_not_now(seen(world, "SVE")) is None
    assert why(why_not_besiege(seen(world), "pole", ["a"], "a")) == ("RW-GEN-08", "not-your-impulse")


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


def begun(scenario: str = "two_lords") -> Session:
    session = Session.new(game, game.scenarios[scenario], seed=bytes(32))
    session.begin()
    assert session.answer(session.open[0].seat, Chests()) is None
    return session


OFFERED = [
    ("March", {"banner": "nobody", "to": "x"}, "RW-GEN-04", "no-such-banner"),
    ("March", {"banner": "THEIRS", "to": "x"}, "RW-GEN-04", "not-your-banner"),
    ("March", {"banner": "MINE", "to": "nowhere"}, "RW-GEN-06", "not-a-neighbour"),
    ("GoOut", {"banner": "nobody", "place": "x"}, "RW-GEN-04", "no-such-banner"),
    ("GoIn", {"banner": "THEIRS", "place": "x"}, "RW-GEN-04", "not-your-banner"),
    ("ComeOut", {"banner": "THEIRS", "place": "x"}, "RW-GEN-04", "not-your-banner"),
    ("JoinSiege", {"banner": "nobody", "place": "x"}, "RW-GEN-04", "no-such-banner"),
    ("LeaveSiege", {"banner": "MINE", "place": "x"}, "RW-SIEGE-08", "not-besieging"),
    ("BreakOff", {"place": "nowhere"}, "RW-SIEGE-09", "no-siege"),
    ("Storm", {"place": "nowhere", "purse": ""}, "RW-SIEGE-01", "siege-first"),
    ("Sally", {"place": "nowhere", "purse": ""}, "RW-SORT-01", "not-besieged"),
    ("BeginSiege", {"place": "nowhere", "purse": ""}, "RW-GEN-05", "no-place"),
    ("AttackGarrison", {"place": "nowhere", "price": 0, "purse": ""}, "RW-GEN-05", "no-place"),
    ("AttackArmy", {"at": "nowhere"}, "RW-KIND-02", "no-army-there"),
    ("Relieve", {"place": "nowhere"}, "RW-RELIEF-01", "no-army-there"),
]


@pytest.mark.parametrize(("act", "fields", "rule", "reason"), OFFERED, ids=lambda x: x if isinstance(x, str) else "")
def test_an_act_that_is_not_offered_is_refused_by_the_rule_that_forbids_it(act, fields, rule, reason):
    """RW-SEQ-03"""
    session = begun()
    seat = session.open[0].seat
    whose = {b.faction == seat: b.id for b in session.state.land.banners.values()}
    names = {"MINE": whose[True], "THEIRS": whose[False]}
    refused = session.answer(seat, {"type": act} | {k: names.get(v, v) for k, v in fields.items()})
    assert (refused.rule, refused.reason) == (rule, reason)
    assert Words(game, "en", game.names(session.scenario)).refusal(refused)


NO_ACTS = [None, 7, {"type": "Nothing"}, {"type": "March"}, {"type": "MarchTogether", "at": "x", "to": "y"}]


@pytest.mark.parametrize("answer", NO_ACTS)
def test_what_no_rule_forbids_and_nobody_offers_is_no_answer(answer):
    session = begun()
    seat = session.open[0].seat
    assert session.answer(seat, answer).reason == "not-an-option"


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
    before = BEFORE_POLE.format(a="8 foot").replace("factions KAT SVE", "factions SVE KAT")
    world = board(before + "SVE.b head in pole: 2 elephant", persistent_wounds=True)
    world.land.banners["b"].wounds = {"elephant": 1}
    go(world, [END])
    assert world.land.banners["b"].wounds == {"elephant": 1}
