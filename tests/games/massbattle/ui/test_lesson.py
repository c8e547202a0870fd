"""The lesson: what it says to write is understood.  It is played to its end in tests/cli/test_massbattle.py."""

from __future__ import annotations

import re
from typing import Any

import pytest

from montjoy.core.content.lessons import kinds, lesson
from montjoy.core.content.lessons import moments as lessons_moments
from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import language, questions
from montjoy.games.massbattle.ui import moments
from montjoy.grids import squares
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import field
from tests.games.massbattle.ui.test_offered import offered
from tests.suite.players import todo

FORMS = (questions.Deploy(), questions.TakeStances(1), questions.Shoot(1), questions.Move(1), questions.Fight(1))
ORDER = re.compile("[“„”]([^“„”]+)[”“]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_orders_that_the_lesson_quotes_are_understood(lang: str) -> None:
    """Each in the phase that its step explains; and every step has its words."""
    words, quoted = Words(game, lang), 0
    found = lesson(game)
    assert found is not None
    for step in found.step:
        assert set(step.on) <= {"waits", "over", *moments.NAMES, *vars(questions)}
        assert words.title(f"page-lesson-{step.id}") and words.title(f"page-lesson-{step.id}-says")
        for text in ORDER.findall(words.title(f"page-lesson-{step.id}-says")):
            if re.search("[AB][0-9] |: ", text) and not text.startswith("odds"):
                asks = [ask for ask in FORMS if type(ask).__name__ in step.on] or [questions.Move(1)]
                assert asks and not isinstance(language.read(asks[0], text), No), text
                quoted += 1
    assert quoted == 4


def by_advice(seed: int, learned: dict[str, Any] | None = None) -> int:
    """The lesson as who takes every order that is offered, and else leaves all to the default.  -> the winning side; `learned`:
    what was seen when each step was told"""
    given = game.scenarios["bridge"]
    session = Session.new(game, given, game.read_options(dict(given.options)), seed=bytes([seed]) * 32)
    session.begin()
    while not session.over:
        seat, asked = next((seat, asked) for seat in session.seats for asked in todo(session, seat))
        seen = session.view(seat)
        if seat == "town" and learned is not None:
            taught = lesson(game)
            step = taught.next([*kinds(asked), *lessons_moments(game, seen)], learned) if taught else None
            learned |= {step.id: seen} if step else {}
        if seat == "orcs":
            answer = CHARACTERS["sharp"](seen, asked, Philox(seed, 0, 0))
        elif asked.kind == "order":
            answer = game.read(seen, asked, "\n".join(offered(seen, asked)))
        else:
            answer = game.default(seen, asked, ())
        assert session.answer(seat, answer, asked.id) is None
    return int(session.outcome.winner)


def test_who_takes_its_advice_wins_more_often_than_not() -> None:
    """Of 40 battles 21, and one is drawn; here the first six of them."""
    assert [by_advice(seed) for seed in range(6)].count(0) >= 4


def test_a_unit_that_is_lost_is_told_of_at_the_next_question() -> None:
    """MB-END-03  Not before one is, and of one's own alone."""
    learned: dict[str, Any] = {}
    by_advice(0, learned)
    ours = [unit for unit in learned["lost"].own.values() if unit.side == learned["lost"].side]
    assert any(unit.status in moments.LOST for unit in ours)
    world = field(["orcs 2,2 n"], ["orcs 9,9 s", "goblins 8,8 s"])
    world.round = 1
    world.units["B2"].status = "destroyed"
    assert "Lost" not in moments.come(game.view(world, "a")) and "Lost" in moments.come(game.view(world, "b"))
    world.units["B2"].status = "withdrawn"
    assert "Lost" not in moments.come(game.view(world, "b")), "it still counts, and its player sent it away"


@pytest.mark.parametrize("seed", range(2))
def test_first_hit_flank_and_morale_are_told_when_they_are_on_the_board(seed: int) -> None:
    """MB-ATK-07, MB-MOD-10, MB-MOR-02  Nobody has been hit when the battle begins.  The first hit is told at the next question,
    with a unit that has taken it and lost nothing; so is the first enemy beside a flank, and the first unit at half or less that
    still stands: who has fallen teaches neither."""
    learned: dict[str, Any] = {}
    by_advice(seed, learned)
    assert {"first_hit", "facing", "morale"} <= set(learned)
    assert next(iter(learned)) == "deploy" and not moments.come(learned["deploy"])
    hit, beside, half = learned["first_hit"], learned["facing"], learned["morale"]
    assert any(piece.in_play and piece.condition == "hit" for piece in hit.pieces.values())
    there = [piece for piece in beside.pieces.values() if piece.in_play]
    pairs = [(a, b) for a in there for b in there if a.side != b.side and squares.is_adjacent(a.at, b.at)]
    assert any(squares.arc(a.at, a.facing, b.at) != "front" for a, b in pairs)
    assert any(piece.in_play and piece.condition in ("shaken", "broken") for piece in half.pieces.values())
