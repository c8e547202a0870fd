"""A question that is offered again after the umpire has gone back says what was written before, as orders."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from montjoy.core.record.rulings import Change, Edit
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.table.web.pages.asked import Question
from montjoy.words import Words

ORDERS = "to kaelve:\n from now: go to 0303"
SAID = {
    "en": "(Your answer was: to kaelve: from now: go to 0303; ask rounds.)",
    "sv": "(Du svarade förut: till kaelve: från nu: gå till 0303; fråga rundor.)",
    "he": "(תשובתך הקודמת: אל kaelve: מעתה: הליכה אל 0303; שאלות לפי סבבים.)",
    "cs": "(Předtím zněla vaše odpověď: k kaelve: od teď: jít do 0303; ptát se každé kolo.)",
}


def offered_again(text: str) -> tuple[Session, str]:
    """The Trakorians have written this on the first morning when the umpire sets something right at the mark before."""
    session = Session.new(game, game.scenarios["skirmish"], seed=bytes(32), umpire=True)
    session.begin()
    while not [q for q in session.open if q.seat == "trakorians" and not q.done]:
        answer(session, session.open[0].seat, "")
    answer(session, "trakorians", text)
    old = session.state.commanders["trakorians.kaelve"].hero_points
    change = Change("commanders/trakorians.kaelve/hero_points", old, old + 1)
    assert umpire.rule(session, Edit((change,), "last"), "one too few") is None
    return session, "trakorians"


def answer(session: Session, seat: str, text: str) -> None:
    q = next(q for q in session.open if q.seat == seat and not q.done)
    form = game.read(session.view(seat), q.asked, text)
    assert session.answer(seat, form, q.asked.id) is None


@pytest.mark.parametrize("lang", SAID)
def test_what_was_written_is_said_as_orders(lang: str) -> None:
    """CN-SEQ-02  In the reader's language, on one line; nothing of how it is kept."""
    session, seat = offered_again(f"{ORDERS}\nask rounds")
    while not (found := [q.asked for q in session.open if q.seat == seat and not q.done]):
        answer(session, session.open[0].seat, "")
    words = Words(game, lang, game.names(session.scenario))
    for said in (words.question(found[0]), words.item(found[0])):
        assert said.endswith(SAID[lang]) and not words.problems, said


@pytest.mark.parametrize("lang", SAID)
def test_who_had_written_nothing_is_told_so(lang: str) -> None:
    """CN-SEQ-02  An empty form has no text to show."""
    session, seat = offered_again("")
    while not (found := [q.asked for q in session.open if q.seat == seat and not q.done]):
        answer(session, session.open[0].seat, "")
    words = Words(game, lang, game.names(session.scenario))
    assert found[0].before is not None and not words.problems
    assert words.question(found[0]).split(" (")[1] == words.text("asked-before-empty", question="").split(" (")[1]


def test_on_a_page_it_stands_where_one_writes() -> None:
    """CN-SEQ-02  What was written is in the field, to be sent again or changed, and not in the heading."""
    session, seat = offered_again(ORDERS)
    while not (found := [q.asked for q in session.open if q.seat == seat and not q.done]):
        answer(session, session.open[0].seat, "")
    picture: Any = SimpleNamespace(page=None, table="t", acts=0, due={}, given={}, draft={}, lesson=False)
    words = Words(game, "en", game.names(session.scenario))
    shown = Question(game, session.view(seat), words, found[0], picture)
    assert shown.written.split() == ORDERS.split()
    assert shown.text == "Day 0, morning: your order sheets and the business of the day."
