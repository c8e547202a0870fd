"""The lesson: what its morning says to write leads to its step of the rounds."""

from __future__ import annotations

import re

import pytest

from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import Asking, Orders
from montjoy.games.clusta.protocol.questions import Morning, Round
from montjoy.words import LANGUAGES, Words


def asked_in_rounds(text: str) -> bool:
    """Whether who writes this each morning, and otherwise leaves his form empty, is asked in a round of the first day."""
    session = Session.new(game, game.scenarios["skirmish"], seed=bytes(32))
    session.begin()
    while session.state.day < 1:
        q = next(q for q in session.open if not q.done)
        if q.seat == "trakorians" and isinstance(q.asked.ask, Round):
            return True
        mine = q.seat == "trakorians" and isinstance(q.asked.ask, Morning)
        form = game.read(session.view(q.seat), q.asked, text if mine else "")
        assert session.answer(q.seat, form, q.asked.id) is None
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_morning_of_the_lesson_says_how_to_be_asked_in_rounds(lang: str) -> None:
    """CN-ORD-07  With empty forms nobody comes to that step; the line that the lesson quotes is understood and leads there."""
    says = Words(game, lang).text("page-lesson-morning-says")
    quoted = re.findall("[“„”]([^“„”]+)[”“]", says)
    lines = [line for line in quoted if language.read(line) == Orders((), (Asking("rounds"),))]
    assert len(lines) == 1, quoted
    assert asked_in_rounds(lines[0]) and not asked_in_rounds("")
