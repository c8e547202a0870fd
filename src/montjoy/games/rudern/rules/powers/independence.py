"""A house that leaves the Empire (RW-CAM-OFF-09, independence = true)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.battle.casualties import order_of_death
from montjoy.games.rudern.model.powers import CHURCH, Powers
from montjoy.games.rudern.model.queries import (
    active,
    bodies_inside,
    body,
    is_friend,
    is_place,
    knowers,
    pieces,
    powers_in,
    powers_of,
    seat_of,
)
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.powers_events import ChurchTownKept, Seceded, Sided, TroopsSeceded
from montjoy.games.rudern.protocol.powers_questions import GoAlong, Secede, StandByEmpire, WhomToSideWith
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.money import TREASURY, add_to_garrison, note_spent
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers import council, influence
from montjoy.games.rudern.rules.powers.carriers import body_of
from montjoy.games.rudern.rules.powers.relations import part, set_relation
from montjoy.games.rudern.seen.view import Seen, why_not_now

PRICE: Final = 10
REWARD: Final = 5                                            # influence (ours)
STAYING: Final = ("kard", "umbro")                           # offices whose holders cannot leave


# ---- who may ---------------------------------------------------------------------------------------------------------
def secede_options(seen: Seen) -> list[Secede]:
    return [] if why_not_secede(seen) else [Secede(PRICE)]


def why_not_secede(seen: Seen) -> No | None:
    """RW-CAM-OFF-09  A house that is neither kard nor umbro, in its impulse, once the body is home (at any time where there is
    none, ours), with 10 in its treasury; only if the table has chosen so, and once."""
    powers = powers_of(seen.land)
    if not powers or not seen.land.options.independence:
        return no("RW-CAM-OFF-09", "no-independence")
    if refusal := why_not_now(seen):
        return refusal
    if seen.faction not in powers.houses:
        return no("RW-CAM-OFF-09", "houses-leave")
    if seen.faction in powers.seceded:
        return no("RW-CAM-OFF-09", "has-left-already")
    if office := next((x for x in STAYING if powers.offices.get(x) == seen.faction), ""):
        return no("RW-CAM-OFF-09", "office-must-stay", office=office)
    if (carried := body_of(seen.land)) and not carried.home:
        return no("RW-CAM-OFF-09", "body-not-home", place=powers.capital)
    if seen.treasuries.get(seen.faction, 0) < PRICE:
        return no("RW-CAM-OFF-09", "treasury-below-price", price=PRICE)
    return None


# ---- leaving ---------------------------------------------------------------------------------------------------------
async def secede(world: World) -> None:
    """RW-CAM-OFF-09  10 of its treasury burn, outside the limit; it takes what is the sermo's, gives up its office, is hostile to
    the Empire and to who stands by it, and gains influence."""
    powers, faction = powers_in(world.land), active(world.land)
    await burn(world, faction)
    powers.seceded = (*powers.seceded, faction)
    powers.used[influence.forgone(faction)] = world.land.impulse
    if powers.offices.get("sermo") == faction:
        await keep_church_towns(world, powers, faction)
    for office in [x for x, holder in powers.offices.items() if holder == faction]:
        await council.give_office(world, office, "")
    await break_with_empire(world, powers, faction)
    skip_leaderless(world.land, powers)
    await part(world)
    await influence.gain(world, faction, REWARD, "independence")


async def burn(world: World, faction: str) -> None:
    """RW-CAM-OFF-09  Everybody sees it (RW-GEN-13); nothing of it counts against the limit."""
    world.treasuries[faction] -= PRICE
    note_spent(world, faction, [faction], PRICE)
    await tell(ALL, Seceded(faction, PRICE))
    await tell(knowers(world.land, faction), Paid(faction, TREASURY, PRICE))


def skip_leaderless(land: Land, powers: Powers) -> None:
    """RW-CAM-OFF-08  Where nobody leads the Empire's armies any more they have no impulse in this round (ours)."""
    if not seat_of(land, powers.empire):
        powers.order = tuple(f for n, f in enumerate(powers.order) if n <= land.turn or f != powers.empire)


# ---- for or against --------------------------------------------------------------------------------------------------
async def break_with_empire(world: World, powers: Powers, faction: str) -> None:
    """RW-CAM-OFF-09  Hostile to the Empire, to Gracuja if that is of it (ours), and to houses that stand by the Empire: each that
    is of it and allied with who leaves is asked, in their order."""
    land = world.land
    set_relation(land, faction, powers.empire, "hostile")
    if powers.side == "empire":
        set_relation(land, faction, powers.gracuja, "hostile")
    for house in houses_to_ask(land, powers, faction):
        along = await ask(world, house, WhomToSideWith(faction), [GoAlong(), StandByEmpire()]) == GoAlong()
        if not along:
            set_relation(land, faction, house, "hostile")
        await tell(ALL, Sided(house, faction, along))


def houses_to_ask(land: Land, powers: Powers, faction: str) -> list[str]:
    """Not who is at war with it already, has left the Empire himself, or is out of the game (ours)."""
    gone = [*powers.seceded, *campaign_of(land).out]
    return [f for f in powers.houses if f not in gone and is_friend(land, faction, f)]


# ---- the sermo -------------------------------------------------------------------------------------------------------
async def keep_church_towns(world: World, powers: Powers, faction: str) -> None:
    """RW-CAM-OFF-09  The sermo's church towns are his own from now on (ours), with half of the imperial troops in each; and
    so will be those that he has begun."""
    for work in campaign_of(world.land).works.values():
        if work.building == "church" and work.faction == faction:
            work.building = "found"
    for place in [p for p, kind in powers.kinds.items() if kind == CHURCH and world.land.provinces[p].owner == faction]:
        del powers.kinds[place]
        await tell(ALL, ChurchTownKept(faction, place))
        if is_place(world.land, place):
            await take_troops(world, powers.empire, faction, place)


async def take_troops(world: World, empire: str, faction: str, place: str) -> None:
    """RW-CAM-OFF-09  Half of them, rounded up, those that would die last first, and of equal ones those without a noble (ours);
    no noble goes over."""
    land = world.land
    number = -(-pieces(land, imperial_bodies(land, empire, place)) // 2)
    taken: dict[tuple[str, str], int] = {}
    for _ in range(number):
        key, kind = max(imperial_pieces(land, empire, place), key=lambda x: order_of_death(world.units.unit(x[1]), 0))
        go_over(land, key, kind, faction)
        taken[kind, key] = taken.get((kind, key), 0) + 1
    for (kind, key), n in taken.items():
        await tell(ALL, TroopsSeceded(faction, place, kind, n, key))


def imperial_bodies(land: Land, empire: str, place: str) -> list[str]:
    """Those without a noble first."""
    there = [key for key in bodies_inside(land, place) if body(land, key).faction == empire]
    return sorted(there, key=lambda key: key in land.banners)


def imperial_pieces(land: Land, empire: str, place: str) -> Iterator[tuple[str, str]]:
    """Each body with each type that it has."""
    for key in imperial_bodies(land, empire, place):
        yield from ((key, kind) for kind, n in body(land, key).units.items() if n)


def go_over(land: Land, key: str, kind: str, faction: str) -> None:
    """One piece; the wounded one of its type last."""
    there = body(land, key)
    there.units[kind] -= 1
    wounds = {}
    if not there.units[kind]:
        del there.units[kind]
        wounds = {kind: there.wounds.pop(kind)} if kind in there.wounds else {}
    if not there.units and key in land.garrisons:
        del land.garrisons[key]
    add_to_garrison(land, there.at, faction, {kind: 1}, wounds)
