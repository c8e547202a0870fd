"""What a fight has come to, as its players read it."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from montjoy.games.rudern.battle.state import Kind, Verdict, Why, Winner
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import BattleDecided, CameOut, SiegeOver, StormDecided
from montjoy.games.rudern.protocol.questions import BreakOff, LeaveSiege, March, MarchTogether, MarchToRelief, Storm
from montjoy.words import Words
from tests.games.rudern.board import BEFORE_POLE, board, go

IN_WORDS = {
    "en": ("the besiegers are outnumbered", "3 against 1 unit"),
    "sv": ("belägrarna är underlägsna i antal", "3 mot 1 enhet"),
    "he": ("הצרים במיעוט", "3 מול יחידה אחת"),
    "cs": ("obránci oblehatele přečíslili", "3 proti 1 jednotce"),
}
BROKEN = {
    Why.OUTNUMBERED: "the besiegers are outnumbered (RW-ASLT-09)",
    Why.ONLY_NOBLES: "only nobles are left outside, and nobles alone besiege nothing (RW-X-01)",
    Why.BESIEGER_GONE: "no besieger is left (RW-SIEGE-09)", Why.BOTH_GONE: "nobody is left on either side (RW-X-02)",
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
def test_a_place_that_is_captured_is_told_in_few_words(lang):
    """RW-ASLT-08  Nobody is left inside: that 0 units are is not said once more."""
    world = board(BEFORE_POLE.format(a="8 foot") + "pole SVE: 1 foot")
    out = go(world, [Storm("pole", "a")], [[6, 1, 1, 1, 1], [1]])
    [line] = lines(lang, out, StormDecided)
    assert "0" not in line.partition("(RW-")[0] and ";" not in line


@pytest.mark.parametrize("lang", IN_WORDS)
def test_nobles_alone_on_both_sides_end_the_siege_by_a_rule_that_is_said(lang):
    """RW-X-01  The last foot of both sides fall: 0 against 0, and both lines say why the siege is over; the odds had it among
    what could come of it."""
    world = board(BEFORE_POLE.format(a="1 foot") + "SVE.b head in pole: 1 foot")
    w, seen, answer = Words(game, lang), game.view(world, "KAT"), Storm("pole", "a")
    [case, *_] = game.forecasts(seen, SimpleNamespace(ask=None), answer)
    assert case is not None and "0" not in w.title("odds-town-defender") and "(" in w.title("odds-town-defender")
    out = go(world, [answer], [[6], [6, 1]])
    [decided], [over] = lines(lang, out, StormDecided), lines(lang, out, SiegeOver)
    assert out.told(StormDecided)[0].why == Why.ONLY_NOBLES and "RW-X-01" in decided and "RW-X-01" in over


@pytest.mark.parametrize("lang", IN_WORDS)
def test_leaving_a_siege_and_breaking_it_off_say_what_comes_of_each(lang):
    """RW-SIEGE-08, RW-SIEGE-09  The others besiege on, or nobody does; broken off it is over for all."""
    text = BEFORE_POLE.format(a="5 foot") + "KAT.b general at pole: {b}, from rock; pole SVE: 1 foot"
    found = []
    for units in ("2 foot", ""):
        seen = game.view(board(text.format(b=units)), "KAT")
        labels = [game.label(seen, None, leave) for leave in (LeaveSiege("a", "pole"), LeaveSiege("b", "pole"), BreakOff("pole"))]
        found.append([type(label).__name__ for label in labels])
        said = [Words(game, lang).option(label) for label in labels]
        assert len({text.replace("\u2068b\u2069", "a") for text in said}) > 1
    assert found == [["LeaveSiege", "LeaveSiege", "BreakOff"], ["LeaveAsLast", "LeaveSiege", "BreakOff"]]
    out = go(board(text.format(b="")), [LeaveSiege("a", "pole")])
    assert [event.place for event in out.told(SiegeOver)] == ["pole"]


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
    names = game.names(SimpleNamespace(factions=(own,), provinces=(), banners=(), units=None, campaign=None))
    assert Words(game, lang, names).name("OWN") == "The Owls"


def test_a_place_is_told_as_the_town_or_the_fortress_it_is():
    """RW-GEN-05  Hebrew says which: in the town, from the fortress; open country is a place."""
    for scenario, place, said in (
        ("siege_of_a_town", "strzegom", "מן העיר סטשגום"), ("empty_fortress", "strzegom", "מן המבצר סטשגום"),
        ("field_battle", "moor", "מן המקום הערבה"),
    ):
        words = Words(game, "he", game.names(game.scenarios[scenario]))
        assert said in words.event(CameOut("SVE", ("bozena",), place))


@pytest.mark.parametrize("lang", IN_WORDS)
def test_a_march_that_falls_upon_besiegers_says_so(lang):
    """RW-RELIEF-01  Alone or together with another; a march to where nobody is besieged does not."""
    relief = BEFORE_POLE.format(a="8 foot") + "hut - own; pole SVE: 3 foot; SVE.b head in own: 4 foot"
    seen = game.view(board(relief), "SVE")
    alone, together, away = March("b", "pole"), MarchTogether("own", "pole"), March("b", "hut")
    labels = [game.label(seen, None, march) for march in (alone, together, away)]
    assert labels == [MarchToRelief("b", "own", "pole"), MarchToRelief("", "own", "pole"), away]
    words = Words(game, lang)
    said = [words.option(label) for label in labels]
    assert len(set(said)) == 3 and all(len(text) > len(words.option(march)) for text, march in zip(said, (alone, together)))
    assert words.problems == []
