"""The fight an option would start, from the view, is the one it starts."""

from __future__ import annotations

import pytest

from montjoy.core.script import scripted
from montjoy.core.session.streams import asked
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.questions import EndImpulse, March, Storm
from tests.games.rudern.board import AROUND_POLE, board, go, seen

FORECASTS = [
    ("siege pole KAT 0", "KAT", Storm("pole", "a"), Kind.ASSAULT, [[2] * 5, [1] * 4]),
    ("siege pole KAT 0", "SVE", questions.Sally("pole", ""), Kind.SORTIE, [[1] * 4, [2] * 5]),
    ("SVE.e general at moor: 4 foot, chest 4; rock - moor", "KAT", March("b", "moor"), Kind.FIELD, [[1] * 2, [1] * 5]),
    ("siege pole KAT 0; SVE.e general in own: 4 foot", "SVE", March("e", "pole"), Kind.RELIEF, [[1] * 5, [1] * 9]),
    ("", "SVE", questions.ComeOut("c", "pole"), Kind.FIELD, [[1] * 2, [1] * 9]),
    ("own SVE: 7 foot; KAT.k head at own: 2 foot", "KAT", questions.AttackGarrison("own", 0, ""), Kind.FIELD, [[1] * 3, [1] * 7]),
]


@pytest.mark.parametrize("more, seat, option, kind, dice", FORECASTS)
def test_forecast_is_the_fight_that_follows(more, seat, option, kind, dice):
    """RW-KIND-01, RW-FIELD-01  The fight an option would start, from the view, is the one it starts."""
    text = AROUND_POLE.replace("own SVE: 1 foot; ", "") if "own SVE" in more else AROUND_POLE
    world = board(text + more)
    world.land.turn = list(world.land.factions).index(seat)
    out = go(world)
    assert option in out.pending.options
    case = game.forecast(seen(world, seat), asked(1, out.pending), option)
    assert case is not None and case.kind == kind
    answers = [option, questions.StayInside()] if kind == Kind.RELIEF else [option]
    out = go(world, answers, [[1 if face == 2 else face for face in pool] for pool in dice])
    assert [len(faces) for _, _, faces in out.rolls] == [len(pool) for pool in dice]
    rolled = scripted(case.round(case.start.copy()), [[1 if face == 2 else face for face in pool] for pool in dice])
    assert len(rolled.rolls) == 2


def test_forecast_of_others_questions():
    """RW-FORT-02, RW-RELIEF-04"""
    world = board("""
        factions KAT SVE; town rock KAT; fortress crag SVE; rock - crag; KAT.a head in rock: 3 foot; crag SVE: 5 foot
    """)
    out = go(world, [March("a", "crag")])
    case = game.forecast(seen(world, "SVE"), asked(1, out.pending), questions.FallUpon())
    assert [len(r[2]) for r in scripted(case.round(case.start), [[1] * 5, [1] * 4]).rolls] == [5, 4]
    world = board(AROUND_POLE + "siege pole KAT 0; SVE.e general in own: 4 foot; THI | SVE")
    world.land.turn = 1
    out = go(world, [March("e", "pole")])
    view, question = seen(world, "SVE"), asked(1, out.pending)
    for option, pool in ((questions.JoinBattle(), 9), (questions.StayInside(), 5)):
        case = game.forecast(view, question, option)
        assert len(scripted(case.round(case.start), [[1] * pool, [1] * 9]).rolls[0][2]) == pool
    assert game.forecast(view, question, EndImpulse()) is None
