"""What a fight has come to, as its players read it."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from montjoy.games.rudern.battle.state import Kind, Verdict, Why, Winner
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import BattleDecided, CameOut, StormDecided
from montjoy.games.rudern.protocol.questions import March, Storm
from montjoy.words import Words
from tests.games.rudern.board import BEFORE_POLE, board, go

IN_WORDS = {
    "en": ("the besiegers are outnumbered", "3 against 1 unit"),
    "sv": ("belägrarna är underlägsna i antal", "3 mot 1 enhet"),
    "he": ("הצרים במיעוט", "3 מול יחידה אחת"),
    "cs": ("obránci oblehatele přečíslili", "3 proti 1 jednotce"),
}
BROKEN = {
    Why.OUTNUMBERED: "the besiegers are outnumbered", Why.ONLY_NOBLES: "only nobles are left outside",
    Why.BESIEGER_GONE: "no besieger is left", Why.BOTH_GONE: "nobody is left on either side",
}


CALLED = {"en": ("House Svebod", "Božena"), "he": ("בית סוובוד", "בוז׳נה")}


def lines(lang, out, kind):
    return [Words(game, lang).event(event).replace("\u2068", "").replace("\u2069", "") for event in out.told(kind)]


@pytest.mark.parametrize("lang", IN_WORDS)
def test_besiegers_who_are_outnumbered_read_that_they_are(lang):
    """RW-ASLT-09  Four foot storm, three fall, three are inside: the siege is broken, and the log says why."""
    world = board(BEFORE_POLE.format(a="4 foot") + "pole SVE: 3 foot")
    out = go(world, [Storm("pole", "a")], [[1, 1, 1], [6, 6, 6]])
    [line] = lines(lang, out, StormDecided)
    assert IN_WORDS[lang][0] in line


@pytest.mark.parametrize("why, text", BROKEN.items())
def test_every_reason_why_a_siege_is_broken_reads_as_what_it_is(why, text):
    """RW-ASLT-09, RW-X-01, RW-X-02, RW-SIEGE-09"""
    assert f": {text}; " in Words(game, "en").event(StormDecided(Kind.ASSAULT, Verdict.BROKEN, why, Winner.DEFENDER, 1, 2))


@pytest.mark.parametrize("lang", IN_WORDS)
def test_the_winner_of_a_battle_is_counted_first(lang):
    """RW-FIELD-04  Three foot who won against one are told as 3 against 1, whoever marched."""
    text = """
        factions KAT SVE; town rock KAT; town own SVE; field moor; rock - moor; own - moor
        KAT.a head in rock: {ours} foot; SVE.e general at moor: {theirs} foot; own SVE: 1 foot
    """
    for ours, theirs, hits in ((4, 2, [[6] + [1] * 4, [6, 1, 1]]), (2, 4, [[6, 1, 1], [6] + [1] * 4])):
        out = go(board(text.format(ours=ours, theirs=theirs)), [March("a", "moor")], hits)
        [line] = lines(lang, out, BattleDecided)
        assert IN_WORDS[lang][1] in line


@pytest.mark.parametrize("lang", CALLED)
def test_a_scenarios_houses_and_nobles_are_called_as_the_language_calls_them(lang):
    """A name that no locale knows, as in a group's own scenario, stays as it is."""
    words = Words(game, lang, game.names(game.scenarios["siege_of_a_town"]))
    assert (words.name("SVE"), words.name("bozena")) == CALLED[lang]
    own = msgspec.structs.replace(game.scenarios["siege_of_a_town"].factions[0], id="OWN", name="The Owls")
    names = game.names(SimpleNamespace(factions=(own,), provinces=(), banners=(), units=None))
    assert Words(game, lang, names).name("OWN") == "The Owls"


def test_a_place_is_told_as_the_town_or_the_fortress_it_is():
    """RW-GEN-05  Hebrew says which: in the town, from the fortress; open country is a place."""
    for scenario, place, said in (
        ("siege_of_a_town", "strzegom", "מן העיר סטשגום"), ("empty_fortress", "strzegom", "מן המבצר סטשגום"),
        ("field_battle", "moor", "מן המקום הערבה"),
    ):
        words = Words(game, "he", game.names(game.scenarios[scenario]))
        assert said in words.event(CameOut("SVE", ("bozena",), place))
