"""What an answer is called: a number of a fight as the option it stands for, a hidden card by its face where it has been seen."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import Option
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.duel.ring import NAMES, Position
from montjoy.games.drakborgen.duel.state import NOBODY, POSITIONS, Ask, Fight, fighting, in_use, missile_of, name_of
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.seen.view import Seen


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """The number of a fight's answer as an Option that describes it; a hidden card by its face, where the seat has seen it;
    everything else is called what it is."""
    if isinstance(option, Option):
        shown = {name: seen.faces[id] for name in option.__struct_fields__ if (id := getattr(option, name)) in seen.faces}
        return msgspec.structs.replace(option, **shown) if shown else option
    if not isinstance(option, int) or isinstance(option, bool) or seen.fight is None:
        return option
    seat = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else NOBODY
    return fight_label(seen.fight, str(asked.ask), option, seat)


def fight_label(fight: Fight, ask: str, option: int, seat: int = NOBODY) -> Option:
    """What a number means where a fight asks, as `game.label` gives it.  `ask`: "Ask.POSITION" and so on; `seat`: whom."""
    asked = Ask[ask.removeprefix("Ask.")]
    if asked in POSITIONS:
        whose = of_board(fight, seat, POSITIONS.index(asked))
        if whose:
            return questions.LeaveMarkerOf(whose) if option == Position.NONE else questions.TakePositionOf(whose, NAMES[option])
        return questions.LeaveMarker() if option == Position.NONE else questions.TakePosition(NAMES[option])
    if asked == Ask.RISK:
        return questions.RiskInjury() if option else questions.PayPoint()
    if asked == Ask.FLEE:
        return questions.DeclareFlight() if option else questions.FightOn()
    if asked == Ask.YIELD:
        return questions.Yield() if option else questions.FightOn()
    if asked == Ask.CANCEL:
        return questions.CancelOn(name_of(fight, option - 1)) if option else questions.LetItCount()
    if not option:
        return questions.Enough()
    if asked == Ask.BOLT:
        return questions.FireBolt(name_of(fight, option - 1))
    return questions.Throw(missile_of(fight, fight.asked), name_of(fight, option - 1))


def of_board(fight: Fight, seat: int, n: int) -> str:
    """DL-13.4a  The first fighter on a player's n-th board; "" for who has no more than one."""
    mine = [b for b in range(fight.boards) if fight.board[b].controller == seat != NOBODY and in_use(fight, b)]
    if len(mine) < 2:
        return ""
    return next(name_of(fight, i) for i in range(fight.fighters) if fight.fighter[i].board == mine[n] and fighting(fight, i))
