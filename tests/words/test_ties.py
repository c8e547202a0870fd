"""No line of Czech ends with a word of one letter: k, s, v, z, o, u, a, i."""

from __future__ import annotations

import pytest

from montjoy.core.game import games
from montjoy.terminal.screen import Screen, wrapped
from montjoy.words import Words
from montjoy.words.plain_text import TIED, tied, without_marks


@pytest.mark.parametrize(
    ("text", "is_tied"),
    [
        ("je v hexu 0512", "je v~hexu 0512"), ("K vašemu oddílu", "K~vašemu oddílu"), ("město (v oblasti)", "město (v~oblasti)"),
        ("v \u2068Kiertz\u2069", "v~\u2068Kiertz\u2069"), ("a i o tom", "a~i~o~tom"), ("na mapě a", "na mapě a"),
        ("dav hlav", "dav hlav"),
    ],
)
def test_a_word_of_one_letter_is_tied_to_the_next(text: str, is_tied: str) -> None:
    assert tied(text) == is_tied.replace("~", TIED)


def test_lines_are_not_broken_there() -> None:
    assert wrapped(tied("Bitva je v hexu"), 10) == ["Bitva je", f"v{TIED}hexu"]
    assert wrapped("Bitva je v hexu", 10) == ["Bitva je v", "hexu"]


def test_pages_and_terminal_tie_czech_and_no_other_language() -> None:
    game = games()["rudern"]()
    for lang, blank in (("cs", TIED), ("en", " ")):
        for words in (Words(game, lang, isolate=True), Words(game, lang, ties=True)):
            assert (f"v{blank}" in words.title("page-lesson-goal-says")) == (lang == "cs")
    assert TIED not in Words(game, "cs").title("page-lesson-goal-says")


def test_what_is_copied_has_plain_blanks(capsys: pytest.CaptureFixture[str]) -> None:
    """From a page's form, and off the screen."""
    assert without_marks(tied("k \u2068kaelve\u2069: držet")) == "k kaelve: držet"
    Screen().paragraph(tied("montjoy play a v hexu"))
    assert capsys.readouterr().out == "montjoy play a v hexu\n"
