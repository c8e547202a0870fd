"""The lesson: what it says to write is understood.  It is played to its end in tests/cli/test_massbattle.py."""

from __future__ import annotations

import re

import pytest

from montjoy.core.content.lessons import lesson
from montjoy.core.effects import No
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import language, questions
from montjoy.words import LANGUAGES, Words

FORMS = (questions.Deploy(), questions.TakeStances(1), questions.Shoot(1), questions.Move(1), questions.Fight(1))
ORDER = re.compile("[“„”]([^“„”]+)[”“]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_orders_that_the_lesson_quotes_are_understood(lang: str) -> None:
    """Each in the phase that its step explains; and every step has its words."""
    words, quoted = Words(game, lang), 0
    found = lesson(game)
    assert found is not None
    for step in found.step:
        assert set(step.on) <= {"waits", "over", *vars(questions)}
        assert words.title(f"page-lesson-{step.id}") and words.title(f"page-lesson-{step.id}-says")
        for text in ORDER.findall(words.title(f"page-lesson-{step.id}-says")):
            if re.search("[AB][0-9] |: ", text) and not text.startswith("odds"):
                asks = [ask for ask in FORMS if type(ask).__name__ in step.on]
                assert asks and not isinstance(language.read(asks[0], text), No), text
                quoted += 1
    assert quoted == 6
