"""The nouns of what holds a hero, or where his next turn takes him: he is in one situation at a time."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Free(msgspec.Struct, frozen=True, tag=True):
    """Nothing holds him."""


class TurningBack(msgspec.Struct, frozen=True, tag=True):
    """In his next turn he steps back (DL-7.6, 4.9d, 4.10b), with the monsters that follow him.  At a chamber he stands on
    the threshold and is not inside."""

    why: Literal["encounter", "bridge", "chamber"]
    followers: tuple[str, ...] = ()


class AtRubble(msgspec.Struct, frozen=True, tag=True):
    """At the entrance of rubble, DL-4.6.1a."""


class InRubble(msgspec.Struct, frozen=True, tag=True):
    """Stuck in the middle, DL-4.6.1d."""


class Webbed(msgspec.Struct, frozen=True, tag=True):
    """Caught in the web of his square, DL-11.1a."""


class AtExit(msgspec.Struct, frozen=True, tag=True):
    """Fled from a fight to the edge of an unrevealed square (DL-8.12e): his next turn takes him through."""

    way: str


class Arriving(msgspec.Struct, frozen=True, tag=True):
    """Teleported (DL-12.1b): in TRANSIT, comes to this place at the start of his next turn."""

    to: str


class Retired(msgspec.Struct, frozen=True, tag=True):
    """Out of the game by his own choice, with what he has (DL-BASE-18)."""


class Dead(msgspec.Struct, frozen=True, tag=True):
    """Out of the game; his player is a monster player.  `why`: "wounds", "fight", "eaten", "sunset", "no-way-up"."""

    why: str
    round: int
    place: str


Situation: TypeAlias = Free | TurningBack | AtRubble | InRubble | Webbed | AtExit | Arriving | Retired | Dead
