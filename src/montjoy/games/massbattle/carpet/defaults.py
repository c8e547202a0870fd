"""What counts when the game master does not answer: what was said is rolled, and the battle goes on.  MB-UMP-03."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.points import Points
from montjoy.games.massbattle.protocol.questions import Choices

CARPET: Final = (
    q.Order, q.Act, q.AtWhom, q.Declare, q.WhichSpell, q.OnWhom, q.WhoRallies, q.Else, q.Which, q.SetWhat, q.HowMany, q.ForWhat,
    q.LikeWhich, q.Ending, q.QuietRound,
)  # fmt: skip
ON: Final = (q.CarryOut, q.GoOn, q.RollRally, q.Say, q.AllReached, q.EndRound, q.Back)


def default(asked: Any) -> Any:
    """MB-INIT-02, MB-SEQ-07  Move last, attack first; roll what was said, or go on; declare what is being said; else back, or no
    hit points."""
    if isinstance(asked.ask, q.HowMany):
        return Points()
    if (usual := Choices("last", "first")) in asked.options:
        return usual
    return next(option for kind in ON for option in asked.options if isinstance(option, kind))
