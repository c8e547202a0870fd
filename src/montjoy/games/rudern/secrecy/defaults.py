"""Answers when nobody answers: the cautious option, and the automatic order of death."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.casualties import next_to_die
from montjoy.games.rudern.protocol import powers_questions, questions
from montjoy.games.rudern.protocol.campaign_questions import AnyTime, Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Chests, Preparations, StandingOrders
from montjoy.games.rudern.seen.view import Seen, side_asked

# Who stands for an office would lose it by silence; who is asked for gifts, peace or a side keeps what he has.
CAREFUL: Final = (
    questions.EndImpulse(), questions.Go(), questions.LetPass(), questions.StayInside(), questions.MoveIn(),
    powers_questions.StayNeutral(), powers_questions.StayAtWar(), powers_questions.StandByEmpire(), powers_questions.Give(0),
    powers_questions.Stand(), powers_questions.LeaveIt(),
)  # fmt: skip


def default(seen: Seen, asked: Asked) -> Any:
    """The cautious answer: leave the chests as they are, end the impulse, stay inside, let the intruder pass; the automatic order
    of death."""
    if asked.kind == "order":
        if isinstance(asked.ask, AnyTime):
            return seen.standing or StandingOrders()
        return Preparations() if isinstance(asked.ask, Prepare | Regroup) else Chests()
    if isinstance(asked.ask, str):
        return automatic_loss(seen, asked.options)
    return next((careful for careful in CAREFUL if careful in asked.options), asked.options[0])


def automatic_loss(seen: Seen, options: tuple[int, ...]) -> int:
    """RW-DICE-07  What the automatic order would lose, of these."""
    side = side_asked(seen, options)
    stack = next_to_die(seen.fight, side) if seen.fight else -1
    return stack if stack in options else min(options)
