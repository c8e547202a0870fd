"""What is said of things, dice and finds, in every language: a hoard is not its monster, nobody is no player, no id is shown."""

from __future__ import annotations

import pytest

from montjoy.core.effects import Question
from montjoy.core.session.streams import Asked, Drew, Rolled
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.words import LANGUAGES, Words

HOARD = "RT006"                                              # an orc that guards something


@pytest.fixture(params=LANGUAGES)
def words(request):
    yield (spoken := Words(game, request.param, game.names(game.scenarios["four"])))
    assert spoken.problems == []


def question(words, ask):
    return words.question(Asked(1, "choose", ask, ()))


def hoard(words):
    found = words._voice.name(HOARD, "thing")
    assert found != words.name(HOARD)
    return found


# ---- a hoard is called after its monster, and is not it --------------------------------------------------------------
def test_a_hoard_on_the_bridge(words):
    """DL-4.9c, DL-4.9e  Who rolls and for what; what has fallen."""
    rolled = words.item(Rolled("DL-4.9c", ("red", HOARD), (7,)))
    assert words.name("red") in rolled and hoard(words) in rolled
    assert hoard(words).lower() in question(words, questions.AfterBridge((HOARD,))).lower()


def test_the_roll_of_a_monster(words):
    """DL-BASE-24  Its own roll is not for its hoard; a lot among treasures names none of them."""
    assert words.name(HOARD).lower() in words.item(Rolled("DL-BASE-24", (HOARD,), (7,))).lower()
    assert hoard(words) not in words.item(Rolled("DL-BASE-24", (HOARD,), (7,)))
    assert words.item(Rolled("DLC-24", ("red", "treasure", 1), (7,))) == words.item(Rolled("DLC-24", ("red",), (7,)))


def test_what_is_thrown_away(words):
    """DL-9.6b  In the question only how many, for the numbers of cards tell their owner nothing."""
    assert words.name("red.t1") not in question(words, questions.ThrowAway(("red.t1", "red.t2")))
    assert question(words, questions.ThrowAway(("red.t1",))) != question(words, questions.ThrowAway(("red.t1", "red.t2")))


# ---- nobody, and no ids ----------------------------------------------------------------------------------------------
def test_a_monster_that_nobody_moves(words):
    """DL-BASE-23  The automaton is no player."""
    told = words.item(events.MonsterMoved("", HOARD, "33", "34"))
    assert words.name("none").lower() not in told.lower() and "D4" in told and "E4" in told


def test_going_on_from_outside(words):
    """DLC-05  With a long stride, also when the first step led out."""
    assert words.name("outside") in question(words, questions.GoOn("outside"))


@pytest.mark.parametrize("make", [
    lambda: questions.Find("special"), lambda: questions.Dispute("special", ("red", "blue")),
    lambda: events.FindClaimed("special", ("red",)), lambda: events.FindDecided("special", "red", "dice"),
    lambda: events.FindDecided("special", "", "agreement"),
])  # fmt: skip
def test_a_find_that_is_a_card(words, make):
    """DL-13.1f  No id of ours in it."""
    thing = make()
    told = question(words, thing) if isinstance(thing, Question) else words.item(thing)
    assert told and " special " not in told.replace("special card", "")


def test_a_card_nobody_claims_stays_in_the_deck():
    """DL-13.1f  A thing stays lying there, a card in its deck."""
    words = Words(game, "en", game.names(game.scenarios["four"]))
    assert "stays in the deck" in words.item(events.FindDecided("special", "", "agreement"))
    assert "stays lying there" in words.item(events.FindDecided("IT1", "", "agreement"))


def test_companions_points_are_told(words):
    """DL-12.3a  With how many it will fight."""
    assert "13" in words.item(events.Controls("red", "RT015", "skeleton", 13))


def test_who_is_whirled_away(words):
    """DL-BASE-13, DLC-23  Asked before he arrives, he is told why."""
    assert question(words, questions.Turn("in_transit")) != question(words, questions.Turn("free"))


# ---- short lines and questions ---------------------------------------------------------------------------------------
def test_a_tile_is_described_once(words):
    """DL-BASE-05, DL-6.1b  When it is turned up; that it was drawn is a short line.  Cards are named as they are drawn."""
    assert words.name("LT07") not in words.item(Drew("DL-BASE-05", ("33",), "LT07"))
    assert words.name("RT090").lower() not in words.item(Drew("DL-6.1b", ("33",), "RT090")).lower()
    assert words.name("TC05") in words.item(Drew("DL-9.1a", ("red",), "TC05"))


def test_how_many_cards_he_may_take(words):
    """DL-9.1a, DL-10.4  One is not worth a number, two are."""
    assert "1" not in question(words, questions.DrawTreasure(1)) and "2" in question(words, questions.DrawTreasure(2))
