"""What unrest and mutiny do (RW-CAM-OFF-02, RW-T-POLITICS): a unit dies without a battle, a place is nobody's any more."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.battle.casualties import order_of_death
from montjoy.games.rudern.model.queries import bodies_inside, body, is_besieged, powers_of
from montjoy.games.rudern.model.state import Banner, Garrison, World
from montjoy.games.rudern.protocol.powers_events import PlaceOwnerless
from montjoy.games.rudern.rules.battles.retreat import retreat_beaten


def remove_next(world: World, bodies: list[str]) -> tuple[Banner | Garrison, str] | None:
    """RW-DICE-04, RW-DICE-07  The unit that is next to die of all these is taken away; of equal ones a wounded one first, then
    one of the faction with most of them, then of the banner with most of them."""
    land, order = world.land, ["", *world.land.factions]
    all_ = [(body(land, key), kind) for key in bodies for kind, n in body(land, key).units.items() if n]
    if not all_:
        return None
    of_faction: dict[tuple[str, str], int] = {}
    for each, kind in all_:
        of_faction[each.faction, kind] = of_faction.get((each.faction, kind), 0) + each.units[kind]
    dying, kind = min(all_, key=lambda x: (
        order_of_death(world.units.unit(x[1]), 0), -x[0].wounds.get(x[1], 0), -of_faction[x[0].faction, x[1]],
        order.index(x[0].faction), -x[0].units[x[1]],
    ))  # fmt: skip
    dying.units[kind] -= 1
    dying.wounds.pop(kind, None)
    if not dying.units[kind]:
        del dying.units[kind]
    return dying, kind


async def make_ownerless(world: World, place: str) -> None:
    """RW-CAM-X-04  It is nobody's and of no kind any more; nobles inside then stand outside, or withdraw from who besieges it
    (ours)."""
    land, powers = world.land, powers_of(world.land)
    nobles = bodies_inside(land, place)
    owner, land.provinces[place].owner = land.provinces[place].owner, ""
    if powers:
        powers.kinds.pop(place, None)
    for b in nobles:
        land.banners[b].inside = False
    await tell(ALL, PlaceOwnerless(place, owner))
    if is_besieged(land, place):
        await retreat_beaten(world, nobles, place)
