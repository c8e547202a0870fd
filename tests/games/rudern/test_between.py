"""What is shown of six powers while a round begins: in an election nobody has an impulse, and the order is the last one."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.session.session import Session
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import is_between, round_of_order
from montjoy.games.rudern.protocol.powers_questions import Ballot, MarchBody
from montjoy.words import LANGUAGES, Words
from montjoy.words.plain_text import without_marks
from tests.games.rudern.near_rudern import near_rudern


def played_until(kind: type[Any]) -> tuple[Session, str]:
    """Everybody gives the careful answer, but for the body, which goes home.  -> the game, and who is asked such a thing."""
    session = Session.new(game, near_rudern(), {"council": "elected"}, seed=bytes(32))
    session.begin()
    while True:
        q = next(q for q in session.open if not q.done)
        if isinstance(q.asked.ask, kind):
            return session, q.seat
        home = [x for x in q.asked.options if isinstance(x, MarchBody) and x.to == "rudern"]
        answer = home[0] if home else game.default(session.view(q.seat), q.asked, None)
        assert session.answer(q.seat, answer) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_an_election_nobody_has_an_impulse(lang: str) -> None:
    """RW-CAM-RND-01, RW-CAM-RND-03  Red where the first faction of the round before was said to move, with what it had spent."""
    session, seat = played_until(Ballot)
    seen, words = session.view(seat), Words(game, lang, game.names(session.scenario))
    assert is_between(seen.land) and round_of_order(seen.land) == 1
    said, beside = game.text.describe(seen, words), without_marks(game.board.aside(seen, words, ()))
    assert without_marks(said[0]) == without_marks(words.text("map-head-between", round=2, rounds=20))
    assert without_marks(words.text("head-decides", faction="SHA", seat="LEA")) not in beside
    assert without_marks(words.text("council-order", round=1)) in beside and 'aria-current="true"' not in beside
    while is_between(session.state.land):
        q = next(q for q in session.open if not q.done)
        assert session.answer(q.seat, game.default(session.view(q.seat), q.asked, None)) is None
    then = without_marks(game.board.aside(session.view(seat), words, ()))
    assert 'aria-current="true"' in then and without_marks(words.text("council-order", round=2)) in then
