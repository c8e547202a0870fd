"""Sieges (RW-SIEGE): their conditions and price, joining, leaving, breaking off, and how they end."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.queries import (
    active,
    alive,
    banners_outside,
    bodies_inside,
    count,
    factions_of,
    inside,
    is_besieged,
    is_friend,
    is_place,
    open_neighbours,
    pieces,
)
from montjoy.games.rudern.model.state import Banner, Land, Siege, World
from montjoy.games.rudern.protocol.events import SiegeBegun, SiegeBrokenOff, SiegeJoined, SiegeLeft, SiegeOver
from montjoy.games.rudern.protocol.questions import BeginSiege, BeginSiegeWith, BreakOff, JoinSiege, LeaveSiege
from montjoy.games.rudern.rules.battles.asking import pick_banners
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls, is_relief, why_not_target
from montjoy.games.rudern.rules.battles.loot import give, purse_for, who_gets_it
from montjoy.games.rudern.rules.battles.money import A_UNIT, pay, purses, why_not_pay
from montjoy.games.rudern.rules.battles.muster import make_hostile
from montjoy.games.rudern.rules.battles.retreat import retreat_beaten
from montjoy.games.rudern.rules.powers.carriers import why_not_apart, with_the_body
from montjoy.games.rudern.rules.powers.decks import lasts
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_banner, why_not_now, why_not_shift

PRICE = 1                                                    # RW-SIEGE-04, for all who begin it together


# ---- conditions ------------------------------------------------------------------------------------------------------
def besiegers(land: Land, faction: str, place: str, chosen: list[str]) -> list[str]:
    """RW-SIEGE-05  The banners a faction names, and allied banners that stand there, automatically."""
    owner = land.provinces[place].owner
    allies = [
        b.id
        for b in banners_outside(land, place)
        if b.faction != faction and is_friend(land, faction, b.faction) and not is_friend(land, b.faction, owner)
    ]
    return chosen + allies


def own_outside(land: Land, faction: str, place: str) -> list[str]:
    return [b.id for b in banners_outside(land, place) if b.faction == faction]


def why_not_besiege(seen: Seen, place: str, chosen: list[str], purse: str) -> No | None:
    """RW-SIEGE-05, RW-T-POLITICS  A siege is begun in the own impulse with at least one banner with a unit outside the place, not
    in a truce of the fairs; a place can be under one siege only."""
    land = seen.land
    if refusal := why_not_now(seen) or why_not_target(land, seen.faction, place):
        return refusal
    if lasts(land, "no_new_sieges"):
        return no("RW-CAM-CARD-01", "truce-of-the-fairs", place=place)
    if is_besieged(land, place):
        return no("RW-SIEGE-05", "already-besieged", place=place, by=land.sieges[place].by)
    if not pieces(land, chosen):
        return no("RW-SIEGE-05", "no-units-there", place=place)
    if has_too_many_for_walls(land, place):
        return why_not_with_so_many(land, place)
    refusal = why_not_outnumbering(land, seen.faction, place, chosen, dying=int(purse == A_UNIT))
    refusal = refusal or why_not_near(land, seen.faction, place, chosen)
    return refusal or why_not_pay(seen, place, PRICE, purse)


def why_not_with_so_many(land: Land, place: str) -> No:
    """RW-KIND-05  The count is taken when the siege is declared: with more inside there is nothing to besiege, they can be
    fought at once."""
    return no("RW-KIND-05", "too-many-to-besiege", place=place, units=inside(land, place))


def why_not_outnumbering(land: Land, faction: str, place: str, chosen: list[str], dying: int = 0) -> No | None:
    """RW-SIEGE-02, RW-EMPTY-01  More units than there are inside: of the whole side (siege_count = faction: of the one
    that pays).  Equal numbers are not enough; before an empty place one unit is.
    RW-CAM-MOV-06  `dying`: units that pay with their lives, before strength is counted."""
    counted = chosen if land.options.siege_count == "faction" else besiegers(land, faction, place, chosen)
    ours, theirs = count(land, counted) - dying, inside(land, place)
    return None if ours > theirs else no("RW-SIEGE-02", "not-more-units", place=place, ours=ours, theirs=theirs)


def why_not_near(land: Land, faction: str, place: str, chosen: list[str]) -> No | None:
    """RW-SIEGE-03  The faction owns a place across an open border; or (siege_adjacency = army) one of its banners came
    over one; or it does not matter."""
    rule = land.options.siege_adjacency
    if rule == "none":
        return None
    near = open_neighbours(land, place)
    if rule == "army":
        here = [land.banners[b] for b in chosen]
        return None if any(has_come_over(b, near) for b in here) else no("RW-SIEGE-03", "army-came-no-open-way", place=place)
    if any(is_place(land, p) and land.provinces[p].owner == faction for p in near):
        return None
    return no("RW-SIEGE-03", "no-own-place-next-to-it", place=place)


def has_come_over(banner: Banner, near: list[str]) -> bool:
    """RW-SIEGE-03  Who was set up there has come over an open border, if there is one."""
    return banner.came_from in near or (not banner.came_from and bool(near))


# ---- begin -----------------------------------------------------------------------------------------------------------
async def begin_siege(world: World, place: str, chosen: list[str], purse: str) -> None:
    """RW-SIEGE-04, RW-SIEGE-05  One resource for all together.  The siege records who began it, the round and the running
    number of the impulse."""
    land = world.land
    faction, chosen = active(land), with_the_body(land, chosen)
    members = besiegers(land, faction, place, chosen)
    await tell(ALL, SiegeBegun(faction, place, tuple(members), PRICE))
    await pay(world, faction, place, PRICE, purse, acting=chosen)
    land.sieges[place] = Siege(place, faction, land.round, land.impulse, members)
    for other in factions_of(land, members):
        await make_hostile(land, other, land.provinces[place].owner)


async def pick_for_siege(world: World, act: BeginSiegeWith) -> list[str]:
    """RW-SIEGE-05  It names the banners that take part; those named must meet the conditions."""
    seen = seen_by(world, active(world.land))
    able = own_outside(seen.land, seen.faction, act.place)
    return await pick_banners(
        world, "besiege", act.place, act.place, able, lambda picked: not why_not_besiege(seen, act.place, picked, act.purse)
    )


def siege_options(seen: Seen) -> list[BeginSiege | BeginSiegeWith]:
    land = seen.land
    found: list[BeginSiege | BeginSiegeWith] = []
    for place in dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction and not b.inside):
        chosen = own_outside(land, seen.faction, place)
        for purse in purses(seen, place, PRICE):
            if not why_not_besiege(seen, place, chosen, purse):
                found.append(BeginSiege(place, purse))
                if len(chosen) > 1:
                    found.append(BeginSiegeWith(place, purse))
    return found


# ---- join and leave --------------------------------------------------------------------------------------------------
def why_not_join(seen: Seen, banner: str) -> No | None:
    """RW-SIEGE-08  A further banner of the besieging side outside the place joins without paying."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    land, there = seen.land, seen.land.banners[banner]
    siege = land.sieges.get(there.at)
    if siege is None or there.inside or banner in siege.members:
        return no("RW-SIEGE-08", "no-siege-to-join", banner=banner)
    if not any(is_friend(land, seen.faction, land.banners[b].faction) for b in siege.members):
        return no("RW-SIEGE-08", "not-your-sides-siege", place=there.at)
    if is_relief(land, seen.faction, there.at):
        return no("RW-SIEGE-08", "allied-with-the-besieged", place=there.at)
    return why_not_apart(land, banner) or why_not_shift(seen, banner)


def why_not_leave(seen: Seen, banner: str) -> No | None:
    """RW-SIEGE-08  A besieging banner may leave in its faction's impulse: march off, or stay outside without besieging."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    there = seen.land.banners[banner]
    siege = seen.land.sieges.get(there.at)
    if siege is None or banner not in siege.members:
        return no("RW-SIEGE-08", "not-besieging", banner=banner)
    return why_not_apart(seen.land, banner) or why_not_shift(seen, banner)


async def join_siege(world: World, act: JoinSiege) -> None:
    """RW-SIEGE-08  Joining costs nothing."""
    banner = world.land.banners[act.banner]
    joining = with_the_body(world.land, [banner.id])
    for key in joining:
        world.land.banners[key].shifts -= 1
    world.land.sieges[banner.at].members += joining
    await tell(ALL, SiegeJoined(banner.faction, banner.at, tuple(joining)))


async def leave_siege(world: World, act: LeaveSiege) -> None:
    """RW-SIEGE-08  The siege lasts while a unit of the besieging side remains in it, even without who began it."""
    banner = world.land.banners[act.banner]
    leaving = with_the_body(world.land, [banner.id])
    for key in leaving:
        world.land.banners[key].shifts -= 1
    await march_off(world, banner.at, leaving)


async def march_off(world: World, place: str, banners: list[str]) -> None:
    """RW-SIEGE-08  Banners that march off are of the siege no more."""
    siege = world.land.sieges.get(place)
    leaving = [b for b in banners if siege and b in siege.members]
    if siege and leaving:
        siege.members = [b for b in siege.members if b not in leaving]
        faction = world.land.banners[leaving[0]].faction
        await tell(ALL, SiegeLeft(faction, place, tuple(leaving)))
        await tidy_sieges(world)


# ---- break off -------------------------------------------------------------------------------------------------------
def why_not_break_off(seen: Seen, place: str) -> No | None:
    """RW-SIEGE-09  (d) The faction that began it breaks it off in its impulse; if it has gone, any that besieges."""
    if refusal := why_not_now(seen):
        return refusal
    siege = seen.land.sieges.get(place)
    if siege is None:
        return no("RW-SIEGE-09", "no-siege", place=place)
    there = factions_of(seen.land, siege.members)
    if seen.faction not in there or (siege.by in there and siege.by != seen.faction):
        return no("RW-SIEGE-09", "not-your-siege", place=place, by=siege.by)
    return None


async def break_off(world: World, act: BreakOff) -> None:
    """RW-SIEGE-09  (d) The siege is over, its banners stay outside; a new one must be begun and paid anew."""
    await tell(ALL, SiegeBrokenOff(active(world.land), act.place))
    await end_siege(world.land, act.place, "broken-off")


async def end_siege(land: Land, place: str, why: str) -> None:
    """RW-SIEGE-09  A siege goes on until it is captured, outnumbered, relieved, beaten, broken off
    or left."""
    if place in land.sieges:
        del land.sieges[place]
        await tell(ALL, SiegeOver(place, why))


# ---- what is left of it ----------------------------------------------------------------------------------------------
async def tidy_sieges(world: World) -> None:
    """RW-SIEGE-09  (e) A siege without a besieging unit is over."""
    land = world.land
    for place in list(land.sieges):
        siege = land.sieges[place]
        siege.members = [b for b in alive(land, siege.members) if is_besieging(land.banners[b], place)]
        if not siege.members:
            await end_siege(land, place, "nobody-left")
        elif not pieces(land, siege.members):
            await end_siege_of_nobles(world, place)


def is_besieging(banner: Banner, place: str) -> bool:
    return banner.at == place and not banner.inside


async def end_siege_of_nobles(world: World, place: str, fallen: dict[str, str] | None = None) -> None:
    """RW-X-01  Only nobles are left in the siege: it ends and they retreat.  Their chests go to the defenders if anybody
    is inside, otherwise they keep them; a noble killed before the walls leaves his to the place's owner."""
    land = world.land
    nobles = alive(land, land.sieges[place].members)
    there = bodies_inside(land, place)
    receiver = who_gets_it(land, there, "", place)
    if there:
        mine = {b: land.banners[b].faction for b in nobles} | (fallen or {})
        await give(world, mine, receiver, purse_for(world, receiver, there), place)
    elif fallen:
        await give(world, fallen, receiver, "", place)
    await end_siege(land, place, "nobles-only")
    await retreat_beaten(world, nobles, place)


# ---- options ---------------------------------------------------------------------------------------------------------
def membership_options(seen: Seen) -> list[JoinSiege | LeaveSiege | BreakOff]:
    own = [b for b in seen.land.banners.values() if b.faction == seen.faction]
    found: list[JoinSiege | LeaveSiege | BreakOff] = [JoinSiege(b.id, b.at) for b in own if not why_not_join(seen, b.id)]
    found += [LeaveSiege(b.id, b.at) for b in own if not why_not_leave(seen, b.id)]
    return found + [BreakOff(place) for place in seen.land.sieges if not why_not_break_off(seen, place)]
