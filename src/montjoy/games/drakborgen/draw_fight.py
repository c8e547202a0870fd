"""The combat boards in words: who fights, with what values, how many points are left, and where the markers lie."""

from __future__ import annotations

from typing import Any

from montjoy.games.drakborgen.fight_said import name_of
from montjoy.games.drakborgen.fight_state import fighting, position
from montjoy.games.drakborgen.ring import NAMES, Position
from montjoy.games.drakborgen.seen import Seen


def standing(seen: Seen, words: Any) -> list[str]:
    """A line for each who is still in the fight; nothing where there is none."""
    fight = seen.fight
    if fight is None:
        return []
    lines = []
    for i in range(fight.fighters):
        if fighting(fight, i):
            there = fight.fighter[i]
            lines.append(words.text(
                "map-fighter", fighter=name_of(fight, i), agility=there.value[Position.AGILITY],
                armour=there.value[Position.ARMOUR], strength=there.value[Position.STRENGTH],
                psyche=there.value[Position.PSYCHE], points=there.points, body=there.body,
                stands=NAMES[position(fight, i)], whiffs=there.whiffs,
            ))  # fmt: skip
    return [f"{str(line)[:1].upper()}{str(line)[1:]}" for line in lines]
