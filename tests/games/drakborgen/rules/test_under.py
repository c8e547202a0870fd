"""Under is under: the rolls of which the book says below alone.  By play.  DL-BASE-24, DL-4.6.1d, DL-9.6a."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.events import RubbleForced
from montjoy.games.drakborgen.protocol.questions import Move
from montjoy.table.web.pages.book import book_of
from montjoy.terminal.lists import rules
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.delves import Delve

EAST, SOUTH = Move("east"), Move("south")
AGILITY = 4                                                  # of Rohan


def stuck(**options):
    """Red has tried the rubble at 01 in vain and is to choose an exit."""
    delve = Delve("H01", "H02", **options)
    assert delve.hero("red").agility == AGILITY
    delve.play(("red", EAST), to="2.red", cards={"DL-BASE-05": ["LT20"]})
    delve.play(("red", questions.ForceRubble()), to="3.red", dice={"DL-4.6.1c": [AGILITY + 1]})
    return delve


@pytest.mark.parametrize("strict_under_wording", [True, False])
def test_out_of_the_rubble(strict_under_wording):
    """DL-BASE-24, DL-4.6.1d  Stuck, a roll equal to his agility fails, one below it succeeds; with strict_under_wording = false
    equal is enough."""
    delve = stuck(**({} if strict_under_wording else {"strict_under_wording": False}))
    leave = questions.LeaveRubble("west", "")
    delve.play(("red", leave), to="4.red" if strict_under_wording else "", dice={"DL-4.6.1d": [AGILITY]})
    assert bool(delve.told(RubbleForced)) is not strict_under_wording
    if strict_under_wording:
        assert delve.told(events.TestFailed)[-1] == events.TestFailed("red", "agility", 4, 4, "DL-4.6.1d", "rubble", below=True)
        delve.play(("red", leave), dice={"DL-4.6.1d": [AGILITY - 1]})
    assert delve.hero("red").place == "00"


def test_the_first_attempt_is_below_or_equal():
    """DL-BASE-24, DL-4.6.1c  Of it the book says below or equal, in the same breath."""
    delve = Delve("H01", "H02")
    delve.play(("red", EAST), to="2.red", cards={"DL-BASE-05": ["LT20"]})
    delve.play(("red", questions.ForceRubble()), dice={"DL-4.6.1c": [AGILITY]})
    assert delve.told(RubbleForced) and not delve.told(events.TestPassed)[-1].below


@pytest.mark.parametrize("strict_under_wording", [True, False])
def test_away_from_the_dragon(strict_under_wording):
    """DL-BASE-24, DL-9.6a  Red has woken it and carries no card: one roll, below his agility; with strict_under_wording = false
    equal is enough."""
    delve = Delve("H01", "H02", **({} if strict_under_wording else {"strict_under_wording": False}))
    delve.play(
        ("red", EAST), ("red", EAST), ("red", EAST), to="2.red",
        cards={"DL-BASE-05": ["LT04", "LT05", "LT44"], "DL-6.1b": ["RT042"]},
    )  # fmt: skip
    delve.play(("red", SOUTH), to="3.red", cards={"DL-BASE-05": ["LT46"], "DL-6.1b": ["RT043"]})
    delve.play(("red", SOUTH), to="4.red", cards={"DL-BASE-05": ["LT47"], "DL-6.1b": ["RT044"]})
    delve.play(
        ("red", SOUTH), ("red", questions.GoIn()), ("red", questions.NoCard()), to="5.red",
        cards={"DL-BASE-04": ["LT01"], "DL-9.2a": ["DC12"]},
    )  # fmt: skip
    delve.play(("red", questions.FleeDragon()), dice={"DL-9.6a": [AGILITY], "DL-9.5c": [0] * strict_under_wording})
    told = delve.told(events.TestFailed if strict_under_wording else events.TestPassed)[-1]
    assert (told.roll, told.below) == (AGILITY, strict_under_wording)


# ---- what people read --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_says_that_it_must_be_below(language):
    """DL-BASE-24  A roll equal to the value that fails is explained where it is told."""
    words = Words(game, language, game.names(game.scenarios["two"]))
    plain, below = (words.item(events.TestFailed("red", "agility", 4, 4, "DL-9.6a", below=b)) for b in (False, True))
    assert plain != below and len(below) > len(plain) and words.problems == []


@pytest.mark.parametrize("rule", ["DL-BASE-24", "DL-9.6a", "DL-4.6.1d"])
def test_the_rule_says_which_reading_is_on(rule, capsys):
    """DL-BASE-24  In the terminal with its value, at a table with the usual one in bold."""
    assert rules("drakborgen", rule, None, "en", None) == 0
    assert "Option: strict_under_wording = true" in capsys.readouterr().out
    switches = {switch.name: switch.usual for switch in book_of(game, "en").by_id[rule].switches}
    assert switches["strict_under_wording"] == "true"
