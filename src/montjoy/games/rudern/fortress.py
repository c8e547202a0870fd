"""The special power of a fortress over its administrative area (RW-FORT, RW-KIND-08)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.acts import FallUpon, Intercept, LetPass
from montjoy.games.rudern.asking import ask
from montjoy.games.rudern.field import field_battle, nobody_has_won, settle
from montjoy.games.rudern.pieces import Winner
from montjoy.games.rudern.said import Intercepted, LetThrough, MarchStopped
from montjoy.games.rudern.whereabouts import banners_outside, bodies_inside, is_empty
from montjoy.games.rudern.world import Land, World, besieged, decides, friends, hostile


def has_power(land: Land, faction: str, at: str) -> bool:
    """RW-FORT-03  Against armies hostile to the fortress's owner; an empty or a besieged fortress has no power."""
    province = land.provinces[at]
    if province.site != "fortress" or besieged(land, at) or is_empty(land, at):
        return False
    return hostile(land, province.owner, faction)


async def power(world: World, faction: str, at: str, banners: list[str]) -> None:
    """RW-KIND-08  When a hostile army enters the area of a fortress a battle may follow, by the fortress's power."""
    land = world.land
    if land.options.fortress_power == "none" or not has_power(land, faction, at):
        return
    if land.options.fortress_power == "stop":
        await stop(land, at, banners)
    else:
        await intercept(world, faction, at, banners)


async def stop(land: Land, at: str, banners: list[str]) -> None:
    """RW-FORT-02  fortress_power = stop: entering ends the army's movement for the impulse, without a battle."""
    for key in banners:
        land.banners[key].moves = 0
    await tell(ALL, MarchStopped(land.provinces[at].owner, at))


async def intercept(world: World, faction: str, at: str, banners: list[str]) -> None:
    """RW-FORT-02, RW-X-12  The owner decides openly, at once and free, whether everybody inside falls upon the intruder: a
    field battle caused by the fortress, with those of its side who stand outside.  Should nobody be left inside, the
    fortress is empty, not captured."""
    land = world.land
    owner = land.provinces[at].owner
    if not decides(land, owner):
        return
    if await ask(world, owner, Intercept(at, faction, tuple(banners)), [FallUpon(), LetPass()]) == LetPass():
        await tell(ALL, LetThrough(owner, at))
        return
    await tell(ALL, Intercepted(owner, at))
    ours = garrison_and_friends(land, at, owner, faction)
    intruders = [b.id for b in banners_outside(land, at) if friends(land, faction, b.faction) and b.id not in ours]
    done = await field_battle(world, "intercept", at, ours, intruders)
    if done.verdict == Winner.NOBODY:
        step_inside(land, at, done.left_of(land, 0))
        await nobody_has_won(world, at, done)
    else:
        await settle(world, at, done)


def garrison_and_friends(land: Land, at: str, owner: str, intruder: str) -> list[str]:
    """RW-FORT-02  Everybody inside, and own and allied banners outside in that province."""
    outside = [b.id for b in banners_outside(land, at) if friends(land, owner, b.faction)]
    return bodies_inside(land, at) + [b for b in outside if not friends(land, land.banners[b].faction, intruder)]


def step_inside(land: Land, at: str, bodies: list[str]) -> None:
    """RW-FORT-02  A garrison that draws goes back inside, and with it those who fought beside it."""
    for key in bodies:
        if key in land.banners:
            land.banners[key].inside = True
