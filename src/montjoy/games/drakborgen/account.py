"""What has become of everybody, for studies of whole games."""

from __future__ import annotations

from typing import Any

from montjoy.games.drakborgen.situations import Dead
from montjoy.games.drakborgen.world import Outcome, World


def account(world: World, outcome: Outcome) -> dict[str, Any]:
    """A finished game in plain words: its ending, who has won, how many rounds it had; of each seat its hero's card and fate
    ("out", or what he died of), and the gold of who is out."""
    seats = {}
    for seat, hero in world.castle.heroes.items():
        out = seat in outcome.gold
        fate = "out" if out else hero.situation.why if isinstance(hero.situation, Dead) else "left behind"
        seats[seat] = {"fate": fate, "hero": hero.card, **({"gold": outcome.gold[seat]} if out else {})}
    return {"ending": outcome.why, "winners": list(outcome.winners), "turns": outcome.round, "seats": seats}
