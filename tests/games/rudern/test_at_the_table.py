"""What somebody reads while he plays: his answers in order, what has just happened, how it ended."""

from __future__ import annotations

import re
from typing import Final

from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.questions import March
from montjoy.terminal import page

SEED: Final = bytes([1]) * 32


def played(scenario: str, *acts: str) -> Session:
    """A scenario of ours with these kinds of answers, whoever is asked; the first of a kind."""
    options = game.read_options({"fill_chests": False})
    session = Session.new(game, game.scenarios[scenario], options, seed=SEED)
    session.begin()
    for act in acts:
        assert not session.over, acts
        seat, asked = question(session)
        answer = next(option for option in asked.options if type(option).__name__ == act)
        assert session.answer(seat, answer) is None
    return session


def question(session: Session) -> tuple[str, Asked]:
    return next((q.seat, q.asked) for q in session.open if not q.done)


# ---- the answers -----------------------------------------------------------------------------------------------------
def test_what_gives_up_a_siege_stands_behind_what_goes_on_with_it() -> None:
    """The storm first, then marches, one of which leaves the siege; to leave and to break off stand under a heading of their own,
    and the end of the impulse comes last.  The question's own options keep the order that records know.

    Red where marches came first, and to leave and to break off stood before the storm."""
    session = played("three_lords")
    seat, asked = question(session)
    view = session.view(seat)
    shown = [type(game.label(view, asked, asked.options[place])).__name__ for place in page.order_of(game, asked)]
    kinds = list(dict.fromkeys(re.sub("AtRisk$", "", kind) for kind in shown))
    assert kinds == ["AttackGarrison", "Storm", "MarchFromSiege", "March", "GoOut", "LeaveAsLast", "BreakOff", "EndImpulse"]
    assert isinstance(asked.options[0], March)
