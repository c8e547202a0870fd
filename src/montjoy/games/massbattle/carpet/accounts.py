"""Who has taken what from whom, round by round: for the report after a battle without our board.  MB-END-05."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from montjoy.games.massbattle.carpet.state import Gone, Loss, carpet_of

if TYPE_CHECKING:
    from montjoy.games.massbattle.model.state import World
    from montjoy.games.massbattle.rules.harm import Step


def keep_account(world: World, step: Step, before: Mapping[str, int]) -> None:
    """MB-END-05, MB-SEQ-07  What a step has cost each unit, by the one who struck it, as far as it had it to lose; and who is out
    of the battle, by the last who struck it."""
    losses = carpet_of(world).losses
    left = dict(before)
    last: dict[str, str] = {}
    for by, target, points in step.taken:
        if (lost := min(points, left[target])) > 0:
            losses.append(Loss(world.round, target, by, lost))
            left[target] -= lost
            last[target] = by
    for id, hp in left.items():
        if hp > 0 and world.units[id].status == "destroyed" and world.units[id].hp == 0:
            losses.append(Loss(world.round, id, last.get(id, ""), hp))   # a spell that kills outright
    for id in before:
        note_gone(world, id, last.get(id, ""))


def note_gone(world: World, id: str, by: str) -> None:
    """MB-END-05  A unit that is out of the battle, noted once."""
    here = carpet_of(world)
    match world.units[id].status:
        case "destroyed" | "fled" | "captured" | "withdrawn" as fate:
            if all(gone.unit != id for gone in here.gone):
                here.gone.append(Gone(world.round, id, by, fate))
