"""Answers when nobody answers: the cautious option, and the automatic order of death."""

from __future__ import annotations

from typing import Any

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.casualties import next_to_die
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Chests, Preparations
from montjoy.games.rudern.seen.view import Seen, side_asked


def default(seen: Seen, asked: Asked) -> Any:
    """The cautious answer: leave the chests as they are, end the impulse, stay inside, let the intruder pass; the automatic order
    of death."""
    if asked.kind == "order":
        return Preparations() if isinstance(asked.ask, Prepare | Regroup) else Chests()
    if isinstance(asked.ask, str):
        return automatic_loss(seen, asked.options)
    for careful in (questions.EndImpulse(), questions.Go(), questions.LetPass(), questions.StayInside(), questions.MoveIn()):
        if careful in asked.options:
            return careful
    return asked.options[0]


def automatic_loss(seen: Seen, options: tuple[int, ...]) -> int:
    """RW-DICE-07  What the automatic order would lose, of these."""
    side = side_asked(seen, options)
    stack = next_to_die(seen.fight, side) if seen.fight else -1
    return stack if stack in options else min(options)
