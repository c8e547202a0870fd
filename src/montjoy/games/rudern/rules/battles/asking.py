"""Asking a seat openly: everybody may see who is being waited for; and banner by banner, which of them go along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from montjoy.core.effects import Question, choose
from montjoy.games.rudern.model.queries import active
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.protocol.questions import Along, Company, Go

T = TypeVar("T")


async def ask(world: World, faction: str, question: Question, options: Sequence[T]) -> T:
    """A decision of a faction that has a seat."""
    world.asked = faction
    answer = await choose(faction, question, options)
    world.asked = ""
    return answer


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
