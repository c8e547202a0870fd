"""What people type instead of a number: words of an answer, a number with a full stop, a number where a text is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.game import games
from montjoy.games.massbattle.protocol.questions import Choose
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import one_line

Call = Callable[..., Any]


def test_the_words_an_answer_begins_with_choose_it(montjoy_: Call) -> None:
    """Whatever the case of the letters, and in the reader's language."""
    assert "Red plays Iril" in one_line(montjoy_("play", "drakborgen", "one", typed="iril\nquit\n").stdout)
    assert "Röd spelar Iril" in one_line(montjoy_("play", "drakborgen", "one", "--lang", "sv", typed="IRIL\nquit\n").stdout)


@pytest.mark.parametrize("typed", ["4.", "4)", "#4", "4,"])
def test_a_number_with_a_sign_beside_it_is_that_number(montjoy_: Call, typed: str) -> None:
    assert "Red plays Iril" in one_line(montjoy_("play", "drakborgen", "one", typed=f"{typed}\nquit\n").stdout)


def test_a_word_inside_an_answer_is_not_guessed_at(montjoy_: Call) -> None:
    """The answers in which it stands are listed; nothing is done."""
    said = one_line(montjoy_("play", "rudern", "siege_of_a_town", typed="siege\nmarch\nquit\n").stdout)
    assert "“siege” fits this answer; type the number: 1 Begin the siege of Strzegom" in said
    assert "“march” fits these answers; type the number: 2 March with Ottokar to West Hold" in said
    assert "Ottokar marches" not in said


def test_what_was_typed_is_told_back_as_it_was_typed(montjoy_: Call) -> None:
    """14 is also the name of a square of Drakborgen (E2)."""
    said = one_line(montjoy_("play", "drakborgen", "one", typed="14\nquit\n").stdout)
    assert "There is no answer 14. Type a number" in said


def test_odds_alone_tell_of_every_answer(montjoy_: Call, home: Path) -> None:
    """Of those that can be counted; where none can, that."""
    said = montjoy_("play", "drakborgen", "one", typed="1\nodds\nquit\n").stdout
    assert "There are no odds for these answers." in said and "Which answer?" not in said
    charged = ["play", "massbattle", "bridge", "--seed", "7"]
    said = montjoy_(*charged, typed="odds\nquit\n").stdout
    assert "Which answer?" not in said
    said = montjoy_("play", "clusta", "skirmish", typed="odds\nquit\n").stdout
    assert "There are no odds" in said and "Which answer?" not in said


def test_a_number_where_a_text_is_wanted_is_answered(montjoy_: Call) -> None:
    said = one_line(montjoy_("play", "massbattle", "bridge", typed="1\nquit\n").stdout)
    assert "Write a text here, not a number" in said


def test_what_can_be_written_is_named_where_it_is_too_long_to_be_shown(montjoy_: Call) -> None:
    """Clusta's sheet has forty lines of patterns; a short one stands under its question, as Mass Battle's."""
    hint = "Type text to see what can be written here, with examples."
    said = one_line(montjoy_("play", "clusta", "skirmish", typed="\ntext\nquit\n").stdout)
    assert said.count(hint) == 1 and "from now: hold" in said
    assert hint not in one_line(montjoy_("play", "massbattle", "bridge", typed="quit\n").stdout)


def test_lines_of_a_long_text_are_taken_by_their_numbers(montjoy_: Call) -> None:
    """Clusta's are patterns: `take` alone asks which."""
    said = one_line(montjoy_("play", "clusta", "skirmish", "--seed", "5", typed="take\ntake 49 50 51\nno\nquit\n").stdout)
    assert "Which lines? “take 2 4” takes the lines with these numbers" in said
    assert said.count("As understood:") == 1
    assert "As understood: to camp1: day 1 round 1: go to 0201 from now: hold" in said


@pytest.mark.parametrize(("game", "order"), [("massbattle bridge", "A1 at 10,7 facing north"), ("clusta skirmish", "to camp1:")])
def test_advice_stands_behind_two_signs_and_is_no_line_to_take(montjoy_: Call, game: str, order: str) -> None:
    """Suggestions stand behind one (docs/api.md); both stood behind one, and advice was taken for an order."""
    said = montjoy_("play", *game.split(), "--seed", "5", typed="take 1\ntext\nquit\n").stdout
    lines = [" ".join(line.split()[1:]) for line in said.rpartition("> text")[2].split("\n") if line]
    assert lines[0].startswith("## ") and f"# {order}" in lines
    assert "Line 1 begins with ##: it is advice and no order. Lines to be taken: " in one_line(said)
    assert "No line to be taken begins with “Z9”, or has that number." in one_line(
        montjoy_("play", *game.split(), "--seed", "5", typed="take Z9\nquit\n").stdout
    )


def test_of_a_long_rule_help_says_how_to_read_it(montjoy_: Call) -> None:
    """It was 27 lines of the sequence of a day, below the words that can be typed; a short rule stands there whole."""
    said = one_line(montjoy_("play", "clusta", "skirmish", typed="?\nquit\n").stdout)
    assert "Behind this question is the rule CN-SEQ-02, " in said
    assert "Behind this question" not in montjoy_("play", "rudern", "two_lords", typed="?\nquit\n").stdout


def test_where_only_the_computer_plays_nobody_is_told_to_type(montjoy_: Call) -> None:
    told = "Type the number of an answer"
    assert told not in montjoy_("play", "rudern", "two_lords", "--seat", "KAT=bot", "--seat", "SVE=bot").stdout
    assert told in montjoy_("play", "rudern", "two_lords", typed="quit\n").stdout


def test_an_empty_line_where_a_text_is_wanted_says_what_sends_one(montjoy_: Call) -> None:
    """It was the question once more, and no word."""
    said = one_line(montjoy_("play", "massbattle", "bridge", typed="\nquit\n").stdout)
    assert said.count("An empty line sends nothing; a full stop alone sends an empty text.") == 1
    assert "An empty line" not in one_line(montjoy_("play", "drakborgen", "one", typed="\nquit\n").stdout)


@pytest.mark.parametrize(
    ("game", "lang", "typed", "wanted"),
    [
        ("clusta skirmish", "en", "sned x", "Use one of these: send"),
        ("clusta skirmish", "sv", "sned x", "Här går det med: sänd"),
        ("massbattle bridge", "sv", "A1 xyzzy 3,4", "Det här går: på"),
        ("massbattle bridge", "en", "A1 xyzzy 3,4", "Use one of these: at"),
    ],
)
def test_the_word_that_would_do_is_one_of_the_readers_language(
    montjoy_: Call, game: str, lang: str, typed: str, wanted: str
) -> None:
    """Orders are read in every language; a slip is held against the reader's own words first."""
    said = one_line(montjoy_("play", *game.split(), "--seed", "5", "--lang", lang, typed=f"{typed}\nquit\n").stdout)
    assert wanted in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_stop_at_numbered_answers_says_that_there_is_no_usual_one(montjoy_: Call, lang: str) -> None:
    """In a lesson it was typed ten times, as at the sheets before: “.” is not understood."""
    said = one_line(montjoy_("play", "drakborgen", "one", "--lang", lang, typed=".\nquit\n").stdout)
    told = one_line(Words(games()["drakborgen"](), lang).text("ui-choose-no-usual", most=1))
    assert re.search(re.escape(told).replace("1", "[0-9]+"), said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_says_in_the_help_what_it_does(montjoy_: Call, lang: str) -> None:
    said = one_line(montjoy_("play", "drakborgen", "one", "--lang", lang, typed="?\nquit\n").stdout)
    assert one_line(Words(None, lang).text("ui-help-why")) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_write_is_for_is_said_of_each_game(montjoy_: Call, lang: str) -> None:
    """Mass Battle's player read of Clusta there, and of giving up in the documents alone."""
    words = Words(games()["massbattle"](), lang)
    said = one_line(montjoy_("play", "massbattle", "bridge", "--lang", lang, typed="?\nquit\n").stdout)
    help = one_line(words.text("ui-help-write"))
    assert help in said and "Clust" not in help and help != one_line(Words(None, lang).text("ui-help-write"))
    assert words.text("ui-help-write") != Words(games()["clusta"](), lang).text("ui-help-write")


@pytest.mark.parametrize(("lang", "stands"), [
    ("en", "(So far: fight on.)"), ("sv", "(Hittills: kämpa vidare.)"),
    ("he", "(עד כה: המשך הקרב.)"), ("cs", "(Zatím: bojovat dál.)"),
])  # fmt: skip
def test_a_form_that_nobody_asked_for_says_how_it_stands(montjoy_: Call, lang: str, stands: str) -> None:
    """In the reader's language, and not as an answer that was never given; after it the question that waits is asked again."""
    words = Words(games()["massbattle"](), lang)
    typed = [".", "write", "concede", "", "yes", "write", "", "quit"]
    said = one_line(montjoy_("play", "massbattle", "bridge", "--seed", "5", "--lang", lang, typed="\n".join(typed) + "\n").stdout)
    assert stands in said and words.text("asked-before", question="", before="x").split(":")[0].strip() not in said
    assert said.count(one_line(words.question(Choose(1)))) == 3
