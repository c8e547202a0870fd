"""The careful answer when time is up, and how long a question may be thought about."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.effects import Option
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.duel.positions import answer_when_late, seconds
from montjoy.games.drakborgen.duel.ring import BY_CHANCE
from montjoy.games.drakborgen.duel.state import Ask, Fight
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.seen.view import Seen

# The first of these that is offered: nothing risked, nothing given, nothing begun.
CAREFUL: Final[tuple[type[Option], ...]] = (
    questions.StayBehind, questions.StayOut, questions.NoMove, questions.Refuse, questions.Enough, questions.FightOn,
    questions.Myself, questions.LetItStand, questions.LetThemFall, questions.NoMore, questions.NoCard, questions.TakeNothing,
    questions.RefuseDice, questions.Waive, questions.LetItCount, questions.LeaveIt, questions.LeaveOpen, questions.LetItSleep,
    questions.Bear, questions.StepBack, questions.Decline, questions.TurnBack, questions.Wait, questions.Stay,
    questions.FleeDragon, questions.Cross, questions.Leap,
)
STUDY: Final = 60                                            # seconds to look at each other's values before the first count


# ---- the careful answer ----------------------------------------------------------------------------------------------
def default(seen: Seen, asked: Asked) -> Any:
    """DL-8.5b  The careful answer: nothing is begun; in a fight the marker stays where it lies and points are paid."""
    if asked.kind == "offer":
        return None
    if asked.kind == "order":
        return questions.Note("")
    if isinstance(asked.ask, str):
        return in_fight(seen.fight or Fight(), asked.ask, asked.options)
    for careful in CAREFUL:
        for option in asked.options:
            if type(option) is careful:
                return option
    return asked.options[0]


def in_fight(fight: Fight, ask: str, options: tuple[int, ...]) -> int:
    """What a fight is answered."""
    offered = sum(1 << option for option in options if option != BY_CHANCE)
    answer = answer_when_late(fight, Ask[ask.removeprefix("Ask.")], offered)
    return int(answer) if answer in options else min(options)


# ---- the clock of a fight ----------------------------------------------------------------------------------------------
def limit(seen: Seen, asked: Asked) -> float:
    """DL-8.5a, DL-8.5c-X  combat_timer_seconds: how long a position may be thought about; in round 1 with time to look at the
    values first.  0: as long as one likes."""
    if seen.fight is None or not isinstance(asked.ask, str):
        return 0
    allowed = seconds(seen.fight, Ask[asked.ask.removeprefix("Ask.")])
    return allowed + STUDY if allowed and seen.fight.round <= 1 else allowed
