"""Retreat (RW-RETR) and stepping back: where those go who have lost, or who have to make room."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from typing import Final

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.powers import Deed, Slain
from montjoy.games.rudern.model.queries import (
    body,
    borders_of,
    factions_of,
    has_seat,
    hostile_army,
    is_besieged,
    is_friend,
    is_place,
    open_neighbours,
    powers_of,
)
from montjoy.games.rudern.model.state import Banner, Land, World
from montjoy.games.rudern.protocol.events import (
    CountedAsKilled,
    Disbanded,
    Retreated,
    SteppedBack,
    Stranded,
    WithdrewInside,
)
from montjoy.games.rudern.protocol.questions import Haven, To
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.loot import lose_chests
from montjoy.games.rudern.rules.battles.money import add_to_garrison, is_known_to_be_empty
from montjoy.games.rudern.rules.campaign.beforehand import either, orders_now

FAR: Final = 1_000_000                                       # no way leads there


# ---- where to --------------------------------------------------------------------------------------------------------
def distances(land: Land, start: str) -> dict[str, int]:
    """RW-RETR-01  The smallest sums of border lengths over passable borders, whoever stands on the way."""
    return shortest(lambda at: ((other, b.length) for other, b in borders_of(land, at) if b.way == "open"), start)


def shortest(near: Callable[[str], Iterable[tuple[str, int]]], start: str) -> dict[str, int]:
    """How far it is to everywhere; `near`: what is next to a province, and how far."""
    found: dict[str, int] = {}
    heap = [(0, start)]
    while heap:
        far, at = heapq.heappop(heap)
        if at in found:
            continue
        found[at] = far
        for other, length in near(at):
            if other not in found:
                heapq.heappush(heap, (far + length, other))
    return found


def is_haven(land: Land, faction: str, at: str) -> bool:
    """RW-RETR-01, RW-GEN-05  A place of its own or of an ally's that is not besieged; with retreat_to_fortress = false
    only a town."""
    if not is_place(land, at) or is_besieged(land, at) or not is_friend(land, faction, land.provinces[at].owner):
        return False
    return land.options.retreat_to_fortress or land.provinces[at].site == "town"


def havens(land: Land, faction: str, at: str) -> list[str]:
    """RW-RETR-01  The nearest place, never that of the battle; of equally near ones its own before an ally's.  More than
    one: its owner chooses."""
    far = distances(land, at)
    found = [p for p in land.provinces if p != at and p in far and is_haven(land, faction, p)]
    best = min(((far[p], land.provinces[p].owner != faction) for p in found), default=None)
    return sorted(p for p in found if (far[p], land.provinces[p].owner != faction) == best)


async def choose_haven(world: World, faction: str, at: str, bodies: list[str]) -> str | None:
    """RW-RETR-01  Among equally near havens the owner of the retreating units chooses; who has no seat takes the first."""
    nearest = havens(world.land, faction, at)
    if len(nearest) < 2 or not has_seat(world.land, faction):
        return nearest[0] if nearest else None
    order = orders_now(world, faction).refuge
    ordered = either(order == "seat" if order else None, To(nearest_to_seat(world.land, faction, nearest)), To(nearest[0]))
    return (await ask(world, faction, Haven(at, tuple(bodies)), [To(p) for p in nearest], ordered)).place


def nearest_to_seat(land: Land, faction: str, places: list[str]) -> str:
    """RW-CAM-RND-05-X  Of those the first that is nearest to the faction's seat, whoever holds that; without one the first."""
    far = distances(land, land.campaign.seats[faction]) if land.campaign and faction in land.campaign.seats else {}
    return min(places, key=lambda p: (far.get(p, FAR), p))


# ---- the beaten ------------------------------------------------------------------------------------------------------
async def retreat_beaten(world: World, bodies: list[str], at: str) -> None:
    """RW-RETR-01, RW-FIELD-06  The survivors of a beaten army retreat at once, each faction of it for itself."""
    whose = {key: body(world.land, key).faction for key in bodies}
    for faction in factions_of(world.land, bodies):
        mine = [key for key in bodies if whose[key] == faction]
        home = [key for key in mine if may_stay_home(world.land, key, at)]
        if home:
            await go_inside(world.land, home, at)
        if len(home) < len(mine):
            await retreat_to_haven(world, faction, [key for key in mine if key not in home], at)


def may_stay_home(land: Land, key: str, at: str) -> bool:
    """RW-FIELD-07  Beaten at a place of their own or an ally's they go back inside, whatever their number; with
    beaten_garrison = leaves to another place.  A siege lets nobody in, and nobody inside leave."""
    there = body(land, key)
    if not is_place(land, at) or not is_friend(land, there.faction, land.provinces[at].owner):
        return False
    if is_besieged(land, at):
        return not isinstance(there, Banner) or there.inside
    return land.options.beaten_garrison == "into_place"


async def go_inside(land: Land, bodies: list[str], at: str) -> None:
    """RW-FIELD-07  The nearest friendly place is the one they stand before, or in."""
    for key in bodies:
        place_at(land, key, at, True)
    await tell_inside(land, bodies, at)


async def tell_inside(land: Land, bodies: list[str], at: str) -> None:
    """Who fought before a place and is inside it now; nobody has gone anywhere else."""
    for faction in factions_of(land, bodies):
        mine = tuple(key for key in bodies if body(land, key).faction == faction)
        await tell(ALL, WithdrewInside(faction, mine, at))


async def retreat_to_haven(world: World, faction: str, bodies: list[str], at: str) -> None:
    """RW-RETR-02, RW-RETR-03, RW-RETR-04  Free, meeting nobody, all together and each noble with his units, into the
    haven, however many are there already."""
    to = await choose_haven(world, faction, at, bodies)
    if to is None:
        await disband_or_stay(world, faction, bodies, at)
        return
    for key in bodies:
        place_at(world.land, key, to, True)
    await tell(ALL, Retreated(faction, tuple(bodies), at, to))


def place_at(land: Land, key: str, to: str, inside: bool, came_from: str = "") -> None:
    """RW-RETR-04  A banner keeps its units; a garrison joins the units of its faction there.  Whoever has retreated
    marches no more in this impulse (ours)."""
    there = body(land, key)
    if isinstance(there, Banner):
        there.at, there.inside, there.came_from, there.moves = to, inside, came_from, 0
    elif there.at != to:
        del land.garrisons[key]
        add_to_garrison(land, to, there.faction, there.units, there.wounds)


# ---- no haven --------------------------------------------------------------------------------------------------------
async def disband_or_stay(world: World, faction: str, bodies: list[str], at: str) -> None:
    """RW-RETR-05  Without a haven the units are disbanded and their nobles count as killed, whose chests, if the winner has not
    got them, are lost; with retreat_none = stay they go where they came from, or else stay where they are."""
    if world.land.options.retreat_none == "stay":
        await stay_out(world, faction, bodies, at)
        return
    await tell(ALL, Disbanded(faction, tuple(bodies), at))
    note_disbanded(world.land, faction, bodies, at)
    carrying = [key for key in bodies if key in world.chests and not is_known_to_be_empty(world, faction, key)]
    for key in bodies:
        world.land.garrisons.pop(key, None)
        if banner := world.land.banners.pop(key, None):
            await tell(ALL, CountedAsKilled(faction, key, banner.noble))
    await lose_chests(world, dict.fromkeys(carrying, faction), at)
    for key in bodies:
        world.chests.pop(key, None)


def note_disbanded(land: Land, faction: str, bodies: list[str], at: str) -> None:
    """RW-RETR-05, RW-CAM-X-05  Among six powers nobles who count as killed are remembered until the act is settled, as killed by
    who has just won there."""
    powers = powers_of(land)
    nobles = [key for key in bodies if key in land.banners]
    if powers and nobles:
        lost = [deed for deed in powers.now if deed.kind == "battle" and deed.at == at and faction in deed.losers]
        by = lost[-1].winners if lost else ()
        powers.now.append(Deed("draw", at, losers=(faction,), slain=tuple(Slain(key, faction, by) for key in nobles)))


async def stay_out(world: World, faction: str, bodies: list[str], at: str) -> None:
    """RW-RETR-05  Those who cannot go back stay, and nobody fights them there before a later impulse."""
    land = world.land
    for key in bodies:
        back = way_back(land, key)
        if back is not None:
            await move_back(land, key, back)
            continue
        there = body(land, key)
        if isinstance(there, Banner):
            there.stranded, there.moves = land.impulse, 0
        await tell(ALL, Stranded(faction, (key,), at))


# ---- stepping back ---------------------------------------------------------------------------------------------------
def way_back(land: Land, key: str) -> str | None:
    """RW-FIELD-05  The province a banner came from, if its border is open and no hostile army stands outside there."""
    there = body(land, key)
    if not isinstance(there, Banner) or not there.came_from:
        return None
    closed = there.came_from not in open_neighbours(land, there.at)
    return None if closed or hostile_army(land, there.came_from, there.faction) else there.came_from


async def step_back(world: World, bodies: list[str], at: str) -> None:
    """RW-FIELD-05  Nobody has won: who caused the battle goes back where he came from, into the place he came out of, or
    else retreats; his chest he keeps."""
    land = world.land
    await tell_inside(land, [key for key in bodies if is_inside(land, key)], at)
    homeless: list[str] = []
    for key in bodies:
        if is_inside(land, key):
            continue
        back = way_back(land, key)
        if back is None:
            homeless.append(key)
        else:
            await move_back(land, key, back)
    await retreat_beaten(world, homeless, at)


def step_inside(land: Land, bodies: list[str]) -> None:
    """RW-FIELD-05, RW-FORT-02  After a draw who came out of a place goes back inside; and a garrison that fell upon an
    intruder, and with it those who fought beside it."""
    for key in bodies:
        if key in land.banners:
            land.banners[key].inside = True


def is_inside(land: Land, key: str) -> bool:
    """A garrison always is."""
    there = body(land, key)
    return not isinstance(there, Banner) or there.inside


async def move_back(land: Land, key: str, back: str) -> None:
    """RW-FIELD-05  It goes back free, and keeps what moves it has; in a campaign a battle drawn stops it (RW-CAM-MOV-05)."""
    banner = land.banners[key]
    start, moves = banner.at, banner.moves
    inside = is_place(land, back) and is_friend(land, banner.faction, land.provinces[back].owner) and not is_besieged(land, back)
    place_at(land, key, back, inside, start)
    banner.moves = 0 if land.campaign else moves
    await tell(ALL, SteppedBack(banner.faction, (key,), start, back))
