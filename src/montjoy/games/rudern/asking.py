"""Asking a seat openly: everybody may see who is being waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from montjoy.core.effects import Question, choose
from montjoy.games.rudern.world import World

T = TypeVar("T")


async def ask(world: World, faction: str, question: Question, options: Sequence[T]) -> T:
    """A decision of a faction that has a seat."""
    world.asked = faction
    answer = await choose(faction, question, options)
    world.asked = ""
    return answer
