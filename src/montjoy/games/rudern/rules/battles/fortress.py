"""The special power of a fortress over its administrative area (RW-FORT, RW-KIND-08)."""

from __future__ import annotations

from functools import partial

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.battle.state import Kind, Winner
from montjoy.games.rudern.model.queries import (
    banners_outside,
    bodies_inside,
    has_seat,
    is_besieged,
    is_empty,
    is_friend,
    is_hostile,
)
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import Intercepted, LetThrough, MarchStopped
from montjoy.games.rudern.protocol.questions import FallUpon, Intercept, LetPass
from montjoy.games.rudern.rules.battles.aftermath import settle
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.field import fight_in_the_field
from montjoy.games.rudern.rules.battles.muster import dice_in_the_field
from montjoy.games.rudern.rules.battles.retreat import step_inside
from montjoy.games.rudern.rules.campaign.beforehand import either, is_wanted, orders_now


def has_power(land: Land, faction: str, at: str) -> bool:
    """RW-FORT-03  Against armies hostile to the fortress's owner; an empty or a besieged fortress has no power."""
    province = land.provinces[at]
    if province.site != "fortress" or is_besieged(land, at) or is_empty(land, at):
        return False
    return is_hostile(land, province.owner, faction)


async def use_power(world: World, faction: str, at: str, banners: list[str]) -> None:
    """RW-KIND-08  When a hostile army enters the area of a fortress a battle may follow, by the fortress's power."""
    land = world.land
    if land.options.fortress_power == "none" or not has_power(land, faction, at):
        return
    if land.options.fortress_power == "stop":
        await stop_march(land, at, banners)
    else:
        await intercept(world, faction, at, banners)


async def stop_march(land: Land, at: str, banners: list[str]) -> None:
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
    if not has_seat(land, owner):
        return
    ours = garrison_and_friends(land, at, owner, faction)
    intruders = [b.id for b in banners_outside(land, at) if is_friend(land, faction, b.faction) and b.id not in ours]
    dice = partial(dice_in_the_field, world, Kind.FIELD, at, (ours, intruders))
    ordered = either(is_wanted(orders_now(world, owner).intercept, dice), FallUpon(), LetPass())
    if await ask(world, owner, Intercept(at, faction, tuple(banners)), [FallUpon(), LetPass()], ordered) == LetPass():
        await tell(ALL, LetThrough(owner, at))
        return
    await tell(ALL, Intercepted(owner, at))
    done = await fight_in_the_field(world, "intercept", at, ours, intruders)
    if done.verdict == Winner.NOBODY:
        step_inside(land, ours)
    await settle(world, at, done)


def garrison_and_friends(land: Land, at: str, owner: str, intruder: str) -> list[str]:
    """RW-FORT-02  Everybody inside, and own and allied banners outside in that province."""
    outside = [b.id for b in banners_outside(land, at) if is_friend(land, owner, b.faction)]
    return bodies_inside(land, at) + [b for b in outside if not is_friend(land, land.banners[b].faction, intruder)]
