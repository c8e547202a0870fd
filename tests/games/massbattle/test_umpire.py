"""The umpire's hand on the battle, through a session: what he sets, and what play makes of it."""

from __future__ import annotations

from montjoy.core.options import read_options
from montjoy.core.record.rulings import Change, Edit
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import RulingMade
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events, questions
from tests.games.massbattle.acting import N, go, moves, scenario


def told(session, kind):
    items = [getattr(item, "event", item) for item in session.streams["b"].items]
    return [item for item in items if isinstance(item, kind)]


def test_overriding():
    """MB-UMP-02, MB-MOVE-04, MB-CHG-01  The umpire breaks a unit for a fear spell and puts another beside the enemy: both are in
    the log with his reason; the riders that he has put into contact do not charge when they go on there."""
    given = scenario(["light_cavalry 5,2 n", "goblins 20,5 n"], ["orcs 6,6 n", "goblins 20,30 s"])
    session = Session.new(game, given, read_options(game.options, {"scale": 5}), seed=bytes(31) + b"\x03", umpire=True)
    session.begin()
    edit = Edit((Change("units/A1/at", [5, 2], [5, 5]), Change("units/B2/broken", False, True)), "last")
    assert umpire.rule(session, edit, "fear spell") is None
    assert [(made.author, made.reason) for made in told(session, RulingMade)] == [("umpire", "fear spell")]
    assert session.state.units["B2"].broken and game.view(session.state, "b").pieces["A1"].at == (5, 5)
    for _ in range(12):
        seat, asked = next((s, q) for s in session.seats for q in session.questions(s))
        if isinstance(asked.ask, questions.Move) and seat == "a":
            assert session.answer("a", moves(go("A1", path=((6, 5),), then=N)), asked.id) is None
            break
        session.answer(seat, questions.Choices("first", "first") if asked.options else game.default(None, asked, ()), asked.id)
    assert session.state.units["A1"].at == (6, 5) and not session.stopped and not told(session, events.Charged)
