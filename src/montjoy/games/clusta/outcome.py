"""How a campaign ends: who holds the conflux when it comes."""

from __future__ import annotations

from typing import Literal

from montjoy.core.effects import ALL, tell
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import CRURERS, ground
from montjoy.games.clusta.model.state import Outcome, World
from montjoy.games.clusta.protocol.events import Ends
from montjoy.games.clusta.protocol.forms import ROUNDS

NEAR = 2                                                     # hexes within which men count for a marginal victory


def find_outcome(world: World) -> Outcome | None:
    """CN-GEN-06  The game ends after the sixth round of the day of the conflux; the Crurers win before it when no living unit of
    another side is left on the island or aboard ship, once the bridge is complete and everybody has arrived.  Where the campaign
    ends otherwise (victory = umpire), neither names a winner."""
    judged = world.config.victory == "umpire"
    if world.slot in ROUNDS and not judged and alone_on_the_island(world):
        return Outcome("alone", CRURERS, "decisive")
    if world.day < world.config.conflux_day or world.slot < ROUNDS[-1]:
        return None
    if judged:
        return Outcome("umpire")
    winner, margin = holder(world)
    return Outcome("conflux", winner, margin)


def holder(world: World) -> tuple[str, Literal["decisive", "marginal", "draw"]]:
    """CN-GEN-06  The side that alone has a steady unit or a camp in the conflux hex; if several have, of these, if nobody has, of
    all, the side with most men within two hexes of it, marginally; a tie is a draw."""
    there = [side for side in world.sides if holds(world, side)]
    if len(there) == 1:
        return there[0], "decisive"
    men = {side: men_near(world, side) for side in there or world.sides}
    most = max(men.values())
    best = [side for side in men if men[side] == most]
    return (best[0], "marginal") if len(best) == 1 else ("", "draw")


def holds(world: World, side: str) -> bool:
    """CN-GEN-06  A steady unit, one that does not waver, or a camp in the hex; the undead never waver."""
    camp = any(c.side == side and c.hex == world.conflux for c in world.camps.values())
    return camp or any(map(is_steady, world.at(world.conflux, side)))


def is_steady(unit: Unit) -> bool:
    return unit.undead or not any(c.wavering for c in unit.men if c.men > 0)


def men_near(world: World, side: str) -> int:
    """CN-GEN-06  A side's men within two hexes of the conflux."""
    there = ground(world)
    if world.conflux not in there.terrain:
        return 0
    near = there.disc(world.conflux, NEAR)
    return sum(u.present for u in world.units.values() if u.side == side and u.hex in near)


def alone_on_the_island(world: World) -> bool:
    """CN-GEN-06  Nobody living of another side is left, neither on the island nor aboard ship."""
    if CRURERS not in world.sides or not 0 <= world.config.bridge_day <= world.day or still_to_come(world):
        return False
    return not any(u.side != CRURERS and u.present > 0 and (u.hex or u.ship) for u in world.units.values())


def still_to_come(world: World) -> bool:
    """A side whose fleet is not there yet."""
    return any(event.kind == "arrival" for event in world.events)


async def tell_end(world: World, found: Outcome) -> None:
    """The end, and where the conflux was: everybody learns it."""
    await tell(ALL, Ends(world.conflux, found.winner, found.margin))
