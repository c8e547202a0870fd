"""A finished battle in plain words, for studies."""

from __future__ import annotations

from typing import Any

from montjoy.games.massbattle.model.state import Outcome, World


def account(world: World, outcome: Outcome) -> dict[str, Any]:
    """MB-END-05  How it ended, who has won, and what became of each side's units."""
    seats: dict[str, dict[str, int]] = {}
    for number, side in enumerate(world.sides):
        fates = [fate for fate in outcome.units if world.units[fate.unit].side == number]
        for seat in side.seats:
            found = {
                "hp": sum(fate.hp for fate in fates if fate.status == "in_play"), "dead": sum(fate.dead for fate in fates),
                "fled": sum(fate.fled for fate in fates), "units": sum(fate.status == "in_play" for fate in fates),
            }  # fmt: skip
            so_far = seats.get(seat, {})                     # without our board one seat has both sides
            seats[seat] = {name: n + so_far.get(name, 0) for name, n in found.items()}
    return {"ending": outcome.why, "winners": list(outcome.winners), "seats": seats, "turns": outcome.round}
