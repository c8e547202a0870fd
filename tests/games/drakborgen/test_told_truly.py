"""What is told of who is dead, of whiffs in a row and of who goes home is so: by play, in every language."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen.duel.losses import PAY_ALL, PAY_ONE
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Fallen,
    FledToExit,
    MonsterLeft,
    NerveBroken,
    TakesOver,
    WebForced,
    WentRetired,
    Whiffed,
)
from montjoy.games.drakborgen.protocol.questions import Move
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.delves import Delve

FLEE = 1
AGILITY, STRENGTH, PSYCHE = Position.AGILITY, Position.STRENGTH, Position.PSYCHE
EAST = Move("east")
AN_ORC = {"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]}
EMPTY_HANDED = {"en": "empty-handed", "sv": "tomhänt", "he": "בידיים ריקות", "cs": "s prázdnou"}
DEAD = {"en": "is dead", "sv": "har stupat", "he": " מת ", "cs": "po smrti"}


@pytest.fixture(params=LANGUAGES)
def words(request):
    yield (spoken := Words(game, request.param, game.names(game.scenarios["two"])))
    assert spoken.problems == []


# ---- who goes home -----------------------------------------------------------------------------------------------------
def with_gold():
    """Red has found a treasure and stands outside with it."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), to="2.red", cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT042"]})
    delve.play(("red", Move("west")), to="3.red")
    delve.play(("red", Move("out")), to="4.red")
    return delve


def test_who_has_nothing_goes_home_empty_handed(words):
    """DL-BASE-18  Nobody goes home with booty that he has not."""
    poor, rich = Delve("H01", "H02", start_location="outside"), with_gold()
    for delve in (poor, rich):
        delve.play(("red", questions.Retire()))
    assert poor.told(WentRetired, "blue") == [WentRetired("red", 0, 0)]
    gold = sum(thing.gold for thing in rich.hero("red").things)
    assert gold > 0 and rich.told(WentRetired, "blue") == [WentRetired("red", gold, 0)]
    said = [words.item(delve.told(WentRetired)[0]) for delve in (poor, rich)]
    assert EMPTY_HANDED[words.lang] in said[0] and str(gold) in said[1] and EMPTY_HANDED[words.lang] not in said[1]
    cards = [words.item(WentRetired("red", some, 3)) for some in (0, gold)]
    assert all("3" in line for line in cards) and [str(gold) in line for line in cards] == [False, True]


# ---- who is dead -------------------------------------------------------------------------------------------------------
def test_a_champion_that_has_run_away_is_not_dead(words):
    """DL-12.3d, DL-12.3e  The hound fights for red in a room with no other way out; three whiffs, and it runs away.  Nobody says
    that it is dead; red goes on and slays the orc, which is."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), to="2.red", cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT101"]})
    hound = delve.hero("red").companions[0].id
    whiff = (("red", AGILITY), ("blue", STRENGTH))
    delve.play(
        ("red", EAST), ("red", questions.Attack()), ("red", questions.Champion(hound)), *whiff * 3,
        ("red", STRENGTH), ("blue", STRENGTH), ("red", STRENGTH), ("blue", STRENGTH), to="2.blue",
        cards={"DL-BASE-05": ["LT68"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]},
    )  # fmt: skip
    assert [e.monster for e in delve.told(NerveBroken)] == [hound] and delve.told(TakesOver) == [TakesOver("red", hound)]
    left = {e.monster: e for e in delve.told(MonsterLeft)}
    assert (left[hound].why, left["RT007"].why) == ("ran-off", "dead")
    said = [words.item(e) for e in (left["RT007"], left[hound], delve.told(TakesOver)[0])]
    assert [DEAD[words.lang] in line for line in said] == [True, False, False], said


# ---- whiffs ------------------------------------------------------------------------------------------------------------
def test_the_whiffs_that_are_told_are_those_that_count():
    """DL-8.9b-X, DL-13.3g-X  Two heroes against an orc.  All whiff; then the orc hits blue and only red whiffs, which breaks its
    row: none counts any more, and none is told."""
    delve = Delve("H01", "H02", "H03", start_location="outside", advanced_phases=True, multi_fight=True)
    delve.play(("red", Move("00")), ("blue", questions.Follow()), to="2.m.red")
    delve.play(
        ("red", EAST), ("blue", questions.Follow()), ("red", questions.Attack()), ("blue", questions.Attack()),
        ("red", AGILITY), ("blue", AGILITY), ("green", STRENGTH), ("red", AGILITY), ("blue", PSYCHE), ("green", STRENGTH),
        cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]},
    )  # fmt: skip
    assert [e.whiffs for e in delve.told(Whiffed)] == [1, 1, 0]
    assert delve.asked("blue").ask == "Ask.RISK"


# ---- a payment that kills ----------------------------------------------------------------------------------------------
DIES = {"en": "and die", "sv": "och dö", "he": "ולמות", "cs": "a zemřít"}


def test_paying_what_one_has_left_is_called_death(words):
    """DL-8.2a, DL-8.11a  Red loses two points a round to an orc.  Only where no point would be left do the answers say that he
    dies of it; he pays and is dead, with all his body points."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), ("red", questions.Attack()), cards=AN_ORC)
    begun = delve.hero("red").body

    def said():
        view, asked = delve.session.view("red"), delve.asked("red")
        return [DIES[words.lang] in words.option(game.label(view, asked, option), asked) for option in asked.options]

    round_lost = (("red", AGILITY), ("blue", AGILITY))
    while delve.world.fight.fighter[0].points > 2:
        delve.play(*round_lost)
        assert not any(said())
        delve.play(("red", PAY_ALL))
    delve.play(*round_lost)
    assert said() == [False, False, True, False]
    delve.play(("red", PAY_ONE))
    assert said() == [True, False]
    delve.play(("red", PAY_ONE), to="2.blue")
    assert [e.fighter for e in delve.told(Fallen)] == ["red"] and delve.hero("red").body in (0, begun)


# ---- webs --------------------------------------------------------------------------------------------------------------
def test_a_web_that_held_oneself_did_not_hold_nobody(words):
    """DL-11.1c, DL-11.2  Red hangs in a web and tears it apart: nothing is said of others in it.  Of who was freed it is."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), to="2.red", cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT092"]})
    delve.play(("red", questions.ForceWeb()), dice={"DL-11.1c": [1, 1]})
    (alone,) = delve.told(WebForced)
    assert alone.freed == ()
    mine, freed = words.item(alone), words.item(msgspec.structs.replace(alone, freed=("blue",)))
    bare = mine.removesuffix(" (DL-11.2).")
    assert bare != mine and ";" not in bare and freed.startswith(f"{bare}; ")


# ---- flight to a passage behind which nobody has been -------------------------------------------------------------------
EXIT = {"en": "the east exit of B1", "sv": "österut till utgången från B1", "he": "אל הפתח של B1", "cs": "k východu z pole B1"}


def test_the_room_one_flees_from_is_not_called_unknown(words):
    """DL-8.12e  Red flees east from B1, to the edge of C1: the square that is named is the one he still stands in."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), ("red", questions.Attack()), cards=AN_ORC)
    delve.play(
        ("red", STRENGTH), ("blue", PSYCHE), ("red", FLEE), ("red", STRENGTH), ("blue", PSYCHE), ("red", EAST),
    )  # fmt: skip
    (fled,) = delve.told(FledToExit)
    assert fled.square == "01" and EXIT[words.lang] in plain(words.item(fled))


def plain(line):
    """Without the marks that keep names apart in texts of both directions."""
    return "".join(c for c in line if c.isprintable())


# ---- declining the first time -------------------------------------------------------------------------------------------
GO_ON = {"en": "Go on", "sv": "Gå vidare", "he": "להמשיך", "cs": "Pokračovat"}


def test_who_has_used_nothing_yet_is_not_offered_no_more(words):
    """DLC-03, DLC-04  Before the first round, with all his spells left, he goes on; nothing that was done is spoken of."""
    delve = Delve("H05", "H02")
    assert delve.hero("red").ability == "spells"
    delve.play(("red", EAST), ("red", questions.Attack()), cards=AN_ORC)
    asked = delve.asked("red")
    assert asked.ask == "Ask.BOLT"
    assert words.option(game.label(delve.session.view("red"), asked, asked.options[0]), asked) == GO_ON[words.lang]
