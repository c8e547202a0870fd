"""Where those who must leave a battle go: one hex toward the nearest camp, aboard again, or nowhere (CN-RETR-01)."""

from __future__ import annotations

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.engagements import Party
from montjoy.games.clusta.model.pieces import Ship, Unit
from montjoy.games.clusta.model.queries import CRURERS, ground
from montjoy.games.clusta.model.sides import is_barred
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.rules.engagements import ambush
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.parties import put


def way_back(world: World, side: str, hex: str, enemy: str) -> str:
    """CN-RETR-01  The free neighbouring hex that leads to the nearest own or friendly camp, by preference away from the
    enemy, then over the cheapest terrain, then the lowest; with none of those the free one farthest from the enemy; "" where
    none is free. Without a camp it is straight away from the enemy, toward the ships."""
    there = ground(world)
    if not hex:
        return ""
    goal = routes.refuge(world, side, hex)
    free = [to for to in there.coast_around(hex) if to != enemy and not is_barred(world, side, to)]
    nearer = [to for to in free if goal and there.distance(to, goal) < there.distance(hex, goal)]
    harbour = "" if goal else toward(world, side, hex)
    return min(
        nearer or free,
        key=lambda to: (
            -there.distance(to, enemy or hex), there.distance(to, harbour) if harbour else 0, routes.entry(there, to), to
        ),
        default="",
    )


def toward(world: World, side: str, hex: str) -> str:
    """CN-RETR-01  Where those without a camp want to go: to their nearest ship, the Crurers to the bridgehead."""
    there = ground(world)
    ships = [ship.hex for ship in world.ships.values() if ship.side == side and ship.hex]
    if side == CRURERS:
        return there.bridgehead
    return there.nearest(hex, ships)[0] if ships else ""


def is_cornered(party: Party) -> bool:
    """CN-RETR-01  A force that cannot retreat stays and fights on, wavering.  Who is landing goes aboard again, who comes
    from the bridge goes back onto it."""
    units = party.units
    if not units or not units[0].hex or any(u.landing or u.ship for u in units):
        return False
    return not way_back(party.world, party.side, party.hex, party.enemy.hex)


def step_back(world: World, unit: Unit, hex: str, enemy: str) -> None:
    """CN-RETR-01  One hex, at once and for nothing, whatever the terrain and the levels."""
    if not unit.hex:
        return                                               # aboard ship or on the bridge it stays there
    if unit.landing:
        go_aboard(world, unit)
        return
    to = way_back(world, unit.side, hex, enemy)
    if to:
        put(world, [unit], [], to)
        ambush.spring_ambushes(world, [unit], to)


def go_aboard(world: World, unit: Unit) -> None:
    """CN-LAND-01  Who is beaten while landing goes back aboard his ship."""
    ship = nearest_ship(world, unit)
    unit.landing = 0
    if ship is not None:
        unit.ship, unit.hex, unit.owed = ship.id, "", None


def nearest_ship(world: World, unit: Unit) -> Ship | None:
    """The own ship beside the coast with room for a unit, the first in the list."""
    there = ground(world)
    for ship in world.ships.values():
        beside = ship.side == unit.side and ship.hex in there.neighbours.get(unit.hex, [])
        if beside and armies.room_left(world, ship) >= unit.present:
            return ship
    return None
