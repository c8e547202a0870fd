"""Where orders come from: the overall commander, who follows him, and how slowly the dead obey."""

from __future__ import annotations

from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.pieces import Camp, Commander
from montjoy.games.clusta.model.queries import CRURERS, afloat, camp_in, ground, units_in, where
from montjoy.games.clusta.model.state import World


def commander_of(world: World, side: str) -> Commander | None:
    """The overall commander while he lives."""
    found = world.commanders.get(world.overall.get(side, ""))
    return None if found is None or found.fate else found


def headquarters(world: World, side: str) -> str:
    """The hex from which a side's orders go out; "": it has none."""
    if side == CRURERS:
        return bridgehead(world)
    found = commander_of(world, side)
    if found is not None:
        return where(world, found)
    camp = largest_camp(world, side) if not world.overall.get(side, "") else None
    return "" if camp is None else camp.hex


def bridgehead(world: World) -> str:
    """CN-CRUR-11  The bridgehead counts as the hex of the Crurers' overall commander, and as a Crurer camp."""
    return ground(world).bridgehead


def is_camp(world: World, side: str, hex: str) -> bool:
    """CN-CRUR-11  Whether a side's troops are in a camp of theirs there: a camp, or the Crurers' bridgehead while no enemy
    holds it."""
    if camp_in(world, side, hex) is not None:
        return True
    return side == CRURERS and bool(hex) and hex == bridgehead(world) and not _held(world, hex)


def _held(world: World, hex: str) -> bool:
    """Whether an enemy of the Crurers holds a hex: his troops stand there, and none of theirs."""
    if units_in(world, CRURERS, hex):
        return False
    others = [unit for unit in world.units.values() if unit.hex == hex and unit.present > 0]
    return any(sides.at_odds(world, CRURERS, unit.side) for unit in others)


def delay(world: World, side: str) -> int:
    """CN-CRUR-11  How many rounds after it is written a sheet sets out: none, but for the Crurers, who take their orders from
    Ottar, crurer_order_delay_rounds of them."""
    return world.options.crurer_order_delay_rounds if side == CRURERS else 0


# ---- succession ------------------------------------------------------------------------------------------------------
def succeed(world: World) -> None:
    """CN-CMD-04-X  In the order phase the place of a lost overall commander is taken by the commander with the highest leader
    value (the first in the list among equals); with none left the largest camp is headquarters."""
    for side in world.sides:
        if side != CRURERS and commander_of(world, side) is None:
            alive = [c for c in world.commanders.values() if c.side == side and not c.fate]
            best = max(alive, key=lambda c: c.leader_value, default=None)
            world.overall[side] = "" if best is None else best.id


def largest_camp(world: World, side: str) -> Camp | None:
    """CN-CMD-04-X  The camp with the most men, the lowest number among equals: headquarters of a side without commanders, under a
    nominal leader."""
    own = sorted((camp for camp in world.camps.values() if camp.side == side), key=lambda camp: camp.number)
    return max(own, key=lambda camp: sum(unit.present for unit in units_in(world, side, camp.hex)), default=None)


# ---- orders at sea -----------------------------------------------------------------------------------------------------
def in_call(world: World, hq: str, hex: str) -> bool:
    """CN-ARR-02  Who needs no courier: forces in the overall commander's hex; while he is at sea also those on the coast beside
    his ship, and while he is on the coast those aboard beside it: no courier crosses the water."""
    if not hq or not hex:
        return False
    return hq == hex or (afloat(world, hq) != afloat(world, hex) and ground(world).adjacent(hq, hex))
