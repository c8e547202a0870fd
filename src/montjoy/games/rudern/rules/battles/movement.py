"""Entering a province, going into a place and out of it (RW-KIND-01, RW-KIND-08, RW-X-06).

Movement belongs to the campaign.  In the battle layer a banner has two moves an impulse, free, each over one open border.
"""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.queries import (
    active,
    army_that_meets,
    is_besieged,
    is_friend,
    is_place,
    neighbours,
    open_neighbours,
)
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import Marched, SiegeJoined, WentIn, WentOut
from montjoy.games.rudern.protocol.questions import GoIn, GoOut, March, MarchTogether
from montjoy.games.rudern.rules.battles.asking import pick_banners
from montjoy.games.rudern.rules.battles.field import (
    army_to_fight,
    can_still_meet,
    is_relief,
    meet,
    why_not_out_of_siege,
)
from montjoy.games.rudern.rules.battles.fortress import use_power
from montjoy.games.rudern.rules.battles.relief import fight_relief
from montjoy.games.rudern.rules.battles.siege import march_off
from montjoy.games.rudern.rules.powers.carriers import why_not_apart, with_the_body
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_banner, why_not_now, why_not_shift


# ---- who may march where ---------------------------------------------------------------------------------------------
def why_not_march(seen: Seen, banner: str, to: str) -> No | None:
    """RW-GEN-06, RW-SIEGE-07  Over an open border into the next province, with a move left, and not out of a siege."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    there = seen.land.banners[banner]
    if there.inside and is_besieged(seen.land, there.at):
        return no("RW-SIEGE-07", "besieged", banner=banner, place=there.at)
    if there.moves < 1:
        return no("RW-SEQ-03", "no-move-left", banner=banner)
    return why_not_cross(seen.land, there.at, to)


def why_not_cross(land: Land, start: str, to: str) -> No | None:
    """RW-GEN-06  A border in mountains or through a swamp is not passable."""
    if to in open_neighbours(land, start):
        return None
    if to in neighbours(land, start):
        return no("RW-GEN-06", "border-closed", start=start, to=to)
    return no("RW-GEN-06", "not-a-neighbour", start=start, to=to)


def march_options(seen: Seen) -> list[March | MarchTogether]:
    land = seen.land
    found: list[March | MarchTogether] = []
    for at in dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction):
        for to in open_neighbours(land, at):
            able = companions(seen, at, to)
            found += [March(banner, to) for banner in able]
            if len(able) > 1:
                found.append(MarchTogether(at, to))
    return found


def companions(seen: Seen, at: str, to: str) -> list[str]:
    """The own banners there that may march on."""
    return [b.id for b in seen.land.banners.values() if b.at == at and not why_not_march(seen, b.id, to)]


async def pick_for_march(world: World, act: MarchTogether) -> list[str]:
    """RW-FIELD-01  Banners moving together fight together."""
    able = companions(seen_by(world, active(world.land)), act.at, act.to)
    return await pick_banners(world, "march", act.at, act.to, able, lambda picked: True)


# ---- entering --------------------------------------------------------------------------------------------------------
async def march(world: World, banners: list[str], to: str) -> None:
    """RW-SEQ-03  Banners of one province enter another together and fight together."""
    land = world.land
    faction = active(land)
    start = land.banners[banners[0]].at
    await tell(ALL, Marched(faction, tuple(banners), start, to))
    for key in banners:
        banner = land.banners[key]
        banner.at, banner.inside, banner.came_from = to, False, start
        banner.moves -= 0 if land.campaign else 1            # RW-CAM-MOV-02  nothing else limits how far it goes
    await march_off(world, start, banners)
    await arrive(world, faction, to, banners)


async def arrive(world: World, faction: str, at: str, banners: list[str]) -> None:
    """RW-KIND-01  On entering: first the power of a fortress, then whoever stands in the open or besieges; who meets nobody
    goes into an own place or joins the own siege."""
    land = world.land
    await use_power(world, faction, at, banners)                 # RW-KIND-08, RW-FORT-02
    if can_still_meet(land, at, banners) and army_to_fight(land, at, faction):
        if is_relief(land, faction, at):
            await fight_relief(world, faction, at, banners)     # RW-RELIEF-01
        else:
            await meet(world, faction, at, banners)              # RW-KIND-02, RW-X-04
        return
    await settle_down(land, faction, at, [b for b in banners if b in land.banners and land.banners[b].at == at])


async def settle_down(land: Land, faction: str, at: str, banners: list[str]) -> None:
    """RW-X-06, RW-SIEGE-08, RW-CAM-MOV-07  Banners that arrive at an own or allied place are inside it; at a siege of
    their own side they join it without paying."""
    if not banners:
        return
    if is_besieged(land, at):
        if is_on_besieging_side(land, faction, at):
            land.sieges[at].members += [b for b in banners if b not in land.sieges[at].members]
            await tell(ALL, SiegeJoined(faction, at, tuple(banners)))
    elif is_place(land, at) and is_friend(land, faction, land.provinces[at].owner):
        for key in banners:
            land.banners[key].inside = True
        await tell(ALL, WentIn(faction, tuple(banners), at))


def is_on_besieging_side(land: Land, faction: str, at: str) -> bool:
    """RW-SIEGE-08  Of the besieging side is who is allied with a besieger and not with the besieged."""
    if is_relief(land, faction, at):
        return False
    return any(is_friend(land, faction, land.banners[b].faction) for b in land.sieges[at].members)


# ---- in and out ------------------------------------------------------------------------------------------------------
def why_not_go_in(seen: Seen, banner: str) -> No | None:
    """RW-X-06, RW-CAM-MAP-01  Into an own or allied place, free, but not through a siege."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    land, there = seen.land, seen.land.banners[banner]
    if there.inside or not is_place(land, there.at):
        return no("RW-X-06", "nothing-to-go-into", banner=banner)
    if not is_friend(land, seen.faction, land.provinces[there.at].owner):
        return no("RW-X-06", "not-own-or-allied", place=there.at)
    if is_besieged(land, there.at):
        return no("RW-X-06", "not-through-a-siege", place=there.at)
    return why_not_apart(land, banner) or why_not_shift(seen, banner)


def why_not_go_out(seen: Seen, banner: str) -> No | None:
    """RW-X-06  Out of the place into the open, free; where an enemy stands outside it is coming out (RW-KIND-07)."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    land, there = seen.land, seen.land.banners[banner]
    if not there.inside:
        return no("RW-X-06", "not-inside", banner=banner)
    if refusal := why_not_out_of_siege(land, there):
        return refusal
    if army_that_meets(land, there.at, seen.faction):
        return no("RW-KIND-07", "that-is-coming-out", place=there.at)
    return why_not_apart(land, banner) or why_not_shift(seen, banner)


async def go_in(world: World, act: GoIn) -> None:
    """RW-X-06  Going in is free."""
    banner = world.land.banners[act.banner]
    going = shift(world.land, act.banner, inside=True)
    await tell(ALL, WentIn(banner.faction, tuple(going), banner.at))


def shift(land: Land, banner: str, inside: bool) -> list[str]:
    """RW-X-06, RW-CAM-BODY-01  The banner, and those who carry the body with it, are inside or outside from now on."""
    going = with_the_body(land, [banner])
    for key in going:
        land.banners[key].inside, land.banners[key].shifts = inside, land.banners[key].shifts - 1
    return going


async def go_out(world: World, act: GoOut) -> None:
    """RW-X-06  Going out is free; outside one is met by entering enemies in the open."""
    banner = world.land.banners[act.banner]
    going = shift(world.land, act.banner, inside=False)
    await tell(ALL, WentOut(banner.faction, tuple(going), banner.at))


def shift_options(seen: Seen) -> list[GoIn | GoOut]:
    own = [b for b in seen.land.banners.values() if b.faction == seen.faction]
    found: list[GoIn | GoOut] = [GoIn(b.id, b.at) for b in own if not why_not_go_in(seen, b.id)]
    return found + [GoOut(b.id, b.at) for b in own if not why_not_go_out(seen, b.id)]
