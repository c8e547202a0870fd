"""Asking a seat openly: everybody may see who is being waited for; and banner by banner, which of them go along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from montjoy.core.effects import Question, choose, tell
from montjoy.games.rudern.model.queries import active, seat_of
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.campaign_events import AnsweredByOrder
from montjoy.games.rudern.protocol.powers_questions import Ballot
from montjoy.games.rudern.protocol.questions import Along, Company, Go, Haven, Intercept, JoinRelief, Occupy

T = TypeVar("T")
ORDERS: Final[dict[type[Question], str]] = {
    Intercept: "intercept", JoinRelief: "join", Occupy: "occupy", Haven: "refuge", Ballot: "vote",
}  # fmt: skip


async def ask(world: World, faction: str, question: Question, options: Sequence[T], ordered: T | None = None) -> T:
    """A decision of a faction that has a seat.  `ordered`: what its standing orders answer, if that is among the options."""
    if ordered is not None and ordered in options:
        await tell_ordered(world, faction, question, ordered)
        return ordered
    world.asked = faction
    answer = await choose(seat_of(world.land, faction), question, options)
    world.asked = ""
    return answer


async def tell_ordered(world: World, faction: str, question: Question, answer: Any) -> None:
    """RW-CAM-RND-05-X  The seat alone learns that its standing orders answered; of several pieces that are sent, once."""
    if not getattr(answer, "quiet", False):
        at = getattr(question, "place", getattr(question, "at", ""))
        await tell(seat_of(world.land, faction), AnsweredByOrder(ORDERS[type(question)], at))


Enough = Callable[[list[str]], bool]


async def pick_banners(world: World, what: str, at: str, to: str, able: list[str], enough: Enough) -> list[str]:
    """RW-FIELD-01  One banner after the other, until the faction says that these go."""
    picked: list[str] = []
    while True:
        more: list[Along | Go] = [Along(b) for b in able if b not in picked]
        if picked and enough(picked):
            more.append(Go())
        answer = await ask(world, active(world.land), Company(what, at, to, tuple(picked)), more)
        if not isinstance(answer, Along):
            return picked
        picked.append(answer.banner)
