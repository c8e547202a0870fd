"""Where no siege or assault is among the answers, the reason stands beside the question, on the page and in the terminal."""

from __future__ import annotations

import re

import pytest

from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.questions import BeginSiege, March, Storm
from montjoy.words import Words
from tests.games.rudern.board import END, board, go, seen

DEEP = """
    factions KAT SVE; town rock KAT; town pole SVE; town deep SVE; rock - pole; pole - deep
    KAT.a head at {at}: {ours} foot, chest {chest}, from rock; {at} SVE: {inside} foot; {more}
"""


def beside(world, faction="KAT", lang="en"):
    """What stands there: in the terminal; the page shows the same sentences."""
    words, view = Words(game, lang, {}), seen(world, faction)
    lines = list(game.standing.standing(view, words))
    page = game.board.aside(view, words, ())
    assert page.count('class="small hindrance"') == len(lines)
    return lines


@pytest.mark.parametrize("case, rule, part", [
    ({"at": "deep"}, "RW-SIEGE-03", "You own no town or fortress joined to"),
    ({"ours": 3}, "RW-SIEGE-02", "a siege needs more"),
    ({"inside": 6}, "RW-KIND-05", "too many to be shut in"),
    ({"chest": 0}, "RW-GEN-09", "none of your nobles there carries so much"),
    ({"more": "siege pole KAT 1"}, "RW-SIEGE-06", "the assault must wait"),
])
def test_the_reason_why_not_is_told_to_whose_impulse_it_is(case, rule, part):
    """RW-SIEGE-02, RW-SIEGE-03, RW-SIEGE-06, RW-KIND-05, RW-GEN-09"""
    world = board(DEEP.format(**{"at": "pole", "ours": 5, "chest": 3, "inside": 3, "more": ""} | case))
    out = go(world)
    assert not any(isinstance(option, BeginSiege | Storm) for option in out.pending.options)
    [line] = beside(world)
    assert rule in line and part in line
    assert beside(world, "SVE") == []
    assert all(beside(world, lang=lang) != [line] for lang in ("sv", "he", "cs"))


def test_nothing_is_said_where_it_can_be_done():
    """RW-SIEGE-05, RW-ASLT-01  Nor on own ground, nor in the open."""
    usual = {"at": "pole", "ours": 5, "chest": 3, "inside": 3}
    for more in ("", "siege pole KAT 0"):
        world = board(DEEP.format(**usual, more=more))
        assert any(isinstance(option, BeginSiege | Storm) for option in go(world).pending.options)
        assert beside(world) == []
    world = board("""
        factions KAT SVE; town rock KAT; field moor; rock - moor; KAT.a head in rock: 2 foot; town own SVE; own SVE: 1 foot
    """)
    assert beside(world) == []
    go(world, [March("a", "moor")])
    assert beside(world) == []


def test_who_has_lost_the_neighbouring_town_reads_why_he_cannot_storm():
    """RW-SIEGE-03, RW-ASLT-01  His siege goes on, the assault has its condition anew."""
    world = board(DEEP.format(at="deep", ours=5, chest=3, inside=3, more="siege deep KAT 0"))
    assert not any(isinstance(option, Storm) for option in go(world).pending.options)
    [line] = beside(world)
    assert "RW-SIEGE-03" in line


def test_no_pools_and_no_reasons_when_the_game_is_over():
    world = board(DEEP.format(at="pole", ours=5, chest=3, inside=3, more="siege pole KAT 0; rounds 1"))
    assert "pools" in game.board.aside(seen(world, "KAT"), Words(game, "en", {}), ())
    go(world, [END, END])
    assert "pools" not in game.board.aside(seen(world, "KAT"), Words(game, "en", {}), ())
    assert beside(world) == []


def test_what_an_assault_would_roll_is_shown_where_one_can_come_and_names_both_sides():
    """RW-SIEGE-06, RW-ASLT-05  Not in the round in which the siege began, nor in the impulse of the besieged."""
    words = Words(game, "en", {})
    world = board(DEEP.format(at="pole", ours=5, chest=3, inside=3, more="siege pole KAT 0"))
    go(world)
    page = str(game.board.aside(seen(world, "SVE"), words, ())).translate(dict.fromkeys((0x2068, 0x2069)))
    assert re.findall("<h4>(.*?)<", page) == ["KAT (the attacker)", "SVE (the defender)"]
    go(world, [END])
    assert "pools" not in game.board.aside(seen(world, "KAT"), words, ())
    poor = board(DEEP.format(at="pole", ours=5, chest=0, inside=3, more="siege pole KAT 0"))
    go(poor)
    shown = ["pools" in game.board.aside(seen(poor, who), words, ()) for who in ("KAT", "SVE")]
    assert shown == [False, True], "what he can pay is his secret"
    fresh = board(DEEP.format(at="pole", ours=5, chest=3, inside=3, more="siege pole KAT 1"))
    go(fresh)
    assert "pools" not in game.board.aside(seen(fresh, "KAT"), words, ())
