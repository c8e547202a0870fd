"""The careful answer when nobody answers."""

from __future__ import annotations

import pytest

from montjoy.core.philox import Philox
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import questions
from tests.games.drakborgen.board import begun, seen


@pytest.mark.parametrize("options, careful", [
    ([questions.Attack(), questions.Wait(), questions.TurnBack()], questions.TurnBack()),
    ([questions.Attack(), questions.Wait()], questions.Wait()),
    ([questions.Move("north"), questions.Rest(), questions.Stay()], questions.Stay()),
    ([questions.Cross(), questions.Decline()], questions.Decline()),
    ([questions.Lay("north"), questions.Lay("east")], questions.Lay("north")),
    ([questions.FightDragon(), questions.FleeDragon()], questions.FleeDragon()),
    ([questions.Claim(), questions.Waive()], questions.Waive()),
    ([questions.JoinIn(), questions.StayOut()], questions.StayOut()),
])
def test_the_careful_answer(options, careful):
    """DL-8.5b  Nothing is begun, nothing risked."""
    view = seen(begun(), "red")
    assert game.default(view, Asked(1, "choose", questions.Turn("free"), tuple(options)), ()) == careful
    assert game.default(view, Asked(1, "offer", questions.OfferCard("fight"), (questions.PlayCard("x"),)), ()) is None


@pytest.mark.parametrize("ask, options, careful", [
    ("Ask.POSITION", (0, 1, 2, 3), 0), ("Ask.POSITION", (1, 2, 3), 2), ("Ask.POSITION", (1, 2, 3, 4), 4),
    ("Ask.RISK", (0, 1), 0), ("Ask.FLEE", (0, 1), 0), ("Ask.THROW", (0, 2), 0),
])
def test_the_careful_answer_in_a_fight(ask, options, careful):
    """DL-8.5b  The marker stays where it lies, a point is paid, everything else declined."""
    assert game.default(seen(begun(), "red"), Asked(1, "choose", ask, options), ()) == careful


def test_notes():
    """DLC-24  The note of an effect that is carried out by hand is the only form."""
    view, asked = seen(begun(), "red"), Asked(1, "order", questions.ByHand("Sing."), (), "Note")
    note = game.default(view, asked, ())
    assert game.why_not(view, asked, note) is None
    assert game.why_not(view, asked, questions.Note("x" * 1001)).reason == "note-too-long"
    assert game.read(view, asked, game.write(questions.Note("they sang"))) == questions.Note("they sang")
    assert game.read(view, asked, "x" * 1001).reason == "note-too-long"
    assert game.why_not(view, asked, game.random_form(view, asked, Philox(1, 0, 0))) is None
