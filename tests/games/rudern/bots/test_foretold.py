"""What is told beside acts that only lead to a fight: banners together, and a siege."""

from __future__ import annotations

import pytest

from montjoy.core.capabilities import Said
from montjoy.core.session.streams import asked
from montjoy.fights.odds import forecast
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.questions import (
    Along,
    BeginSiege,
    BeginSiegeWith,
    ComeOutTogether,
    Go,
    March,
    MarchTogether,
    Storm,
)
from montjoy.words import Words
from tests.games.rudern.board import END, board, go, seen

TWO_BANNERS = """
    factions KAT SVE; town rock KAT; field moor; town own SVE; rock - moor; own - moor
    KAT.a head in rock: 4 foot; KAT.b general in rock: 3 foot; SVE.e general at moor: 5 foot; own SVE: 1 foot
"""
SIEGE = """
    factions KAT SVE; town pole {owner}; town rock KAT; town own SVE; rock - pole; pole - own
    KAT.a head at pole: 6 foot, chest {chest}, from rock; KAT.b general at pole: 2 foot, from rock
    pole SVE: 3 foot; own SVE: 1 foot
"""


def told(world, *answers, faction="KAT"):
    """The question after these answers, and by option what people are told: (what tells it apart, its chances)."""
    out = go(world, list(answers))
    found = forecast(game, seen(world, faction), asked(1, out.pending), fraction=True)
    return out.pending, {
        option: [(fight["said"], {n: x["p"] for n, x in fight["outcomes"].items()}) for fight in count["fights"]]
        for option, count in found.items()
    }


def test_banners_together_are_told_the_battle_of_all():
    """RW-FIELD-01  The odds of several banners stand beside that answer, better than those of one alone, and then beside the
    banners one by one; what is told last is the battle that is fought."""
    _, odds = told(board(TWO_BANNERS))
    [(said, together)] = odds[MarchTogether("rock", "moor")]
    assert said == Said("odds-together", {"banners": ["a", "b"]})
    assert together["attacker"] > odds[March("a", "moor")][0][1]["attacker"] > odds[March("b", "moor")][0][1]["attacker"]
    assert Words(game, "en", {"a": "Ada", "b": "Bo"}).said(said) == "with Ada and Bo"

    pending, odds = told(board(TWO_BANNERS), MarchTogether("rock", "moor"), Along("a"))
    assert odds[Along("b")][0][1] == together and set(odds) == {Along("b"), Go()} == set(pending.options)
    assert odds[Go()][0][1] == told(board(TWO_BANNERS))[1][March("a", "moor")][0][1]
    out = go(board(TWO_BANNERS), [MarchTogether("rock", "moor"), Along("a"), Along("b"), Go()], [[1] * 9, [1] * 6])
    assert [len(faces) for _, _, faces in out.rolls] == [9, 6]


def test_no_odds_for_a_march_that_meets_nobody():
    _, odds = told(board(TWO_BANNERS.replace("SVE.e general at moor", "SVE.e general in own")))
    assert MarchTogether("rock", "moor") not in odds


def test_banners_that_come_out_together_are_told_their_battle():
    """RW-KIND-07  As those that march together are."""
    world = board(TWO_BANNERS.replace("at moor: 5", "at rock: 5, from moor"))
    _, odds = told(world)
    assert odds[ComeOutTogether("rock")][0][0] == Said("odds-together", {"banners": ["a", "b"]})


@pytest.mark.parametrize("chest, count", [(2, None), (4, 3)])
def test_a_siege_is_told_what_assaults_would_do(chest, count):
    """RW-SIEGE-06, RW-GEN-09  The same chances as beside the assault itself, once it may be called; as many as the chest pays for
    when the siege is paid, and where it pays for one, one alone."""
    _, odds = told(board(SIEGE.format(owner="SVE", chest=chest)))
    begun = odds[BeginSiege("pole", "a")]
    later = Said("odds-assaults-later", {"count": count})
    assert [said for said, _ in begun] == [*([later] if count else []), Said("odds-assault-later")]
    assert odds[BeginSiegeWith("pole", "a")] == begun
    after = board(SIEGE.format(owner="SVE", chest=chest - 1) + "siege pole KAT 0")
    storm = told(after)[1][Storm("pole", "a")]
    assert [chances for _, chances in begun] == [chances for _, chances in storm]


def test_a_siege_with_some_is_told_for_those_picked():
    """RW-SIEGE-05  Fewer banners are fewer dice."""
    pending, odds = told(board(SIEGE.format(owner="SVE", chest=4)), BeginSiegeWith("pole", "a"), Along("a"))
    assert set(pending.options) == {Along("b"), Go()}
    assert odds[Along("b")][0][1]["attacker"] > odds[Go()][0][1]["attacker"]


def test_ending_the_impulse_is_told_nothing():
    assert END not in told(board(TWO_BANNERS))[1]
