"""Where others' troops and anybody's couriers may be, for all a seat knows, and where the conflux."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from montjoy.games.clusta.books import beliefs_of
from montjoy.games.clusta.island import inland
from montjoy.games.clusta.markers import is_open
from montjoy.games.clusta.overall import headquarters
from montjoy.games.clusta.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.reports import Divined
from montjoy.games.clusta.secret import Secret, fought_at, own_entries
from montjoy.games.clusta.whereabouts import ground
from montjoy.games.clusta.world import World

AWAY: Final = 3                                              # so far from where they are troops may be instead
OUT_OF_SIGHT: Final = 2                                      # so near to others' troops nobody is moved
MOVABLE: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK", "HOLD", "AWAIT", "GO_TO_NEAREST_CAMP")
SECTORS: Final = 6


# ---- troops ------------------------------------------------------------------------------------------------------------
def stacks(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The places of others' troops in the open, and of own ones that are detached (CN-KNOW-04), unless they are in
    contact, at work, or stand where the seat sees them."""
    if is_open(world):
        return
    now = [(mark.side, mark.hex) for mark in beliefs_of(world, seat).marks if mark.at >= world.tick]
    by_hex: dict[tuple[str, str], list[Unit]] = {}
    for unit in world.units.values():
        if (unit.side != seat or is_detached(world, unit)) and unit.hex and unit.present:
            by_hex.setdefault((unit.side, unit.hex), []).append(unit)
    taken: list[str] = []
    for (side, hex), units in by_hex.items():
        if (side, hex) not in now and may_be_elsewhere(world, side, hex, units):
            places = [place for place in elsewhere(world, side, hex) if place not in taken]
            taken += places
            yield Secret(f"hex.{side}.{hex}", hex, [hex, *places], put_stack(side, hex))


def is_detached(world: World, unit: Unit) -> bool:
    """CN-KNOW-04  Whether a unit is out of its overall commander's sight and call."""
    hex = headquarters(world, unit.side)
    return unit.hex != hex and unit.hex not in ground(world).neighbours.get(hex, [])


def may_be_elsewhere(world: World, side: str, hex: str, units: list[Unit]) -> bool:
    """Whether troops are free to be somewhere else: nothing ties them to their hex."""
    alone = not any(u.hex and u.side != side and near(world, u.hex, hex, OUT_OF_SIGHT) for u in world.units.values() if u.present)
    idle = all(u.doing.do is None or u.doing.do.order in MOVABLE for u in units)
    free = not any(u.ship or u.landing or u.beaten or u.loose for u in units)
    met = [id for pair in world.contacts for id in pair.split("|")]
    bound = [camp.hex for camp in world.camps.values()] + [work.hex for work in world.works] + fought_at(world)
    held = any(captive.by in [u.id for u in units] for captive in world.captives.values())
    return alone and idle and free and not held and hex not in bound and not any(u.id in met for u in units)


def elsewhere(world: World, side: str, hex: str) -> list[str]:
    """Land within a few hexes on which nobody stands, and nobody near it but of the same side."""
    there = ground(world)
    settled = [camp.hex for camp in world.camps.values()] + fought_at(world)
    settled += [world.stonefather.hex] if world.stonefather is not None else []
    settled += [unit.hex for unit in world.units.values()] + [one.hex for one in world.commanders.values()]
    others = [u.hex for u in world.units.values() if u.side != side and u.hex and u.present]
    return [
        other for other in there.disc(hex, AWAY)
        if not there.is_sea(other) and other not in settled and abs(there.level[other] - there.level[hex]) <= 1
        and not any(there.distance(other, occupied) <= OUT_OF_SIGHT for occupied in others)
    ]


def near(world: World, a: str, b: str, hexes: int) -> bool:
    return ground(world).distance(a, b) <= hexes


def put_stack(side: str, hex: str) -> Callable[[World, Any], None]:
    """All of a side that is in the open in one hex goes to another."""

    def put(world: World, to: Any) -> None:
        if to == hex:
            return
        pieces: list[Unit | Commander | Specialist] = [
            *world.units.values(), *world.commanders.values(), *world.specialists.values(),
        ]
        for piece in pieces:
            if piece.side == side and piece.hex == hex:
                piece.hex, piece.owed = to, None

    return put


# ---- couriers ----------------------------------------------------------------------------------------------------------
def couriers(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Where anybody's couriers are, once they have left: their own side does not know it either."""
    for courier in world.couriers.values():
        if courier.leaves < world.tick and not courier.spy and not courier.zones:
            yield Secret(f"courier.{courier.id}", courier.hex, roads_taken(world, courier.hex), put_courier(courier.id))


def roads_taken(world: World, hex: str) -> list[str]:
    """Land beside a hex with nobody in it or next to it, where a rider may be as well."""
    there = ground(world)
    occupied = [unit.hex for unit in world.units.values() if unit.hex and unit.present]
    occupied += [one.hex for one in world.commanders.values() if one.hex] + [camp.hex for camp in world.camps.values()]
    if any(there.distance(hex, other) <= 1 for other in occupied):
        return [hex]
    free = [h for h in there.coast_around(hex) if not any(there.distance(h, other) <= 1 for other in occupied)]
    return [hex, *(h for h in free if abs(there.level[h] - there.level[hex]) <= 1)]


def put_courier(id: str) -> Callable[[World, Any], None]:
    def put(world: World, hex: Any) -> None:
        courier = world.couriers[id]
        if courier.hex != hex:
            courier.hex, courier.owed = hex, None

    return put


# ---- the conflux -------------------------------------------------------------------------------------------------------
def conflux_hexes(world: World, seat: str) -> list[str]:
    """CN-KNOW-05  Where the conflux may be, by what the seat's own astrologers have said: a hex stands in the list the more often
    the better it fits."""
    there, answers = ground(world), [r for r in own_entries(world, seat) if isinstance(r, Divined)]
    found: list[str] = []
    for hex in inland(there):
        fit = 1
        for answer in answers:
            fit *= fits(there.sector(answer.hex, hex), answer)
        found += [hex] * min(fit, 1000)
    return found or [world.conflux]


def fits(sector: int | None, answer: Divined) -> int:
    """How well a sector agrees with an astrologer's answer, which may be one sector off: not at all, a little, well."""
    if sector is None or answer.here:
        return int(sector is None and answer.here)
    off = min((min((sector - told) % SECTORS, (told - sector) % SECTORS) for told in answer.sectors), default=SECTORS)
    return {0: 5, 1: 2}.get(off, 1)


def free_land(world: World) -> list[str]:
    """Land on which nobody stands, nor next to it."""
    there = ground(world)
    occupied = [unit.hex for unit in world.units.values() if unit.hex and unit.present]
    return [hex for hex in there.land if not any(there.distance(hex, other) <= 1 for other in occupied)]
