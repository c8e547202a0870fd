"""Kardoms that join the League (RW-CAM-ALY-01, RW-CAM-ALY-04): by time, attacked, for the other's sake, by Gracuja's choice or by
a card."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.queries import is_hostile, powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.powers_events import KardomJoined
from montjoy.games.rudern.rules.powers.relations import empires_side, leagues_side, part, set_side


async def join(world: World, kardom: str, why: str) -> None:
    """RW-CAM-ALY-01, RW-CAM-ALY-04  It is allied with the League from now on and hostile to the Empire's side and to houses that
    have left it; it has its impulse from the next round on.  Nothing happens where it does not wait to join."""
    land, powers = world.land, powers_of(world.land)
    if not powers or kardom not in powers.joins:
        return
    del powers.joins[kardom]
    land.factions[kardom].plays = True
    friends = [f for f in leagues_side(land, powers) if f != kardom]
    set_side(land, kardom, friends, [*empires_side(powers), *powers.seceded])
    await tell(ALL, KardomJoined(kardom, why))
    await part(world)


async def join_by_time(world: World) -> None:
    """RW-CAM-ALY-04  Ostius at the beginning of round 2, Bystria of round 3, before the order of impulses is fixed."""
    powers = powers_of(world.land)
    for kardom in waiting(powers):
        if powers and 0 < powers.joins[kardom] <= world.land.round:
            await join(world, kardom, "time")


async def join_by_events(world: World) -> None:
    """RW-CAM-ALY-01, RW-CAM-ALY-04  An attacked kardom joins at once; so does Emora when Gracuja has killed a Tragian noble, and
    Tragia when it has killed an Emoran one."""
    land, powers = world.land, powers_of(world.land)
    if not powers:
        return
    for kardom in waiting(powers):
        if is_attacked(land, powers, kardom):
            await join(world, kardom, "attacked")
    for kardom in waiting(powers):
        if has_fallen_kin(powers, kardom):
            await join(world, kardom, "kin")


def waiting(powers: Powers | None) -> list[str]:
    """In the order of the League."""
    return [f for f in powers.league if f in powers.joins] if powers else []


def is_attacked(land: Land, powers: Powers, kardom: str) -> bool:
    """RW-CAM-ALY-01  It has become hostile to somebody by an attack; one by the League itself does not bring it in (ours), for
    the League would call its kardoms so."""
    league = leagues_side(land, powers)
    return any(is_hostile(land, kardom, f) for f in land.factions if f not in league)


def has_fallen_kin(powers: Powers, kardom: str) -> bool:
    """RW-CAM-ALY-04, RW-CAM-X-05  Gracuja has killed a noble of the other of Emora and Tragia."""
    slain = [noble for deed in powers.now for noble in deed.slain if powers.gracuja in noble.by]
    return kardom in powers.kin and any(noble.faction in powers.kin and noble.faction != kardom for noble in slain)
