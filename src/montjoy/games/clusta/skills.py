"""Skill rolls outside battle: interrogation and divination."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.clusta import luck
from montjoy.games.clusta.world import World

NATURAL: Final = 20                                          # on the die; a skill of as much never fumbles


class Attempt(msgspec.Struct, frozen=True):
    """A skill roll: the die, how far below the skill it was (0 or more: success), and whether it was a fumble."""

    rolled: int
    margin: int
    fumble: bool

    @property
    def success(self) -> bool:
        return self.margin >= 0


async def attempt(world: World, skill: int, why: str, *about: str) -> Attempt:
    """CN-DICE-05  1T20 against a skill, hidden.  A natural 20 is a fumble if a second die exceeds the skill; with
    fumble_confirm = false every natural 20 is one; never with a skill of 20 or more."""
    rolled = await luck.d20(why, *about)
    fumble = rolled == NATURAL and skill < NATURAL
    if fumble and world.options.fumble_confirm:
        fumble = await luck.d20(why, *about, "again") > skill
    return Attempt(rolled, skill - rolled, fumble)
