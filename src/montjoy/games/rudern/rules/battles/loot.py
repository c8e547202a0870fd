"""Captured resources (RW-LOOT): who gets what the losers carried, told to the two of them alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.queries import alive, body, factions_of, knowers, pieces, playing_seats
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import ChestsHandedOver, ChestsLost, Loot
from montjoy.games.rudern.rules.battles.money import TREASURY, note_emptied, note_given


async def hand_over(world: World, losers: Mapping[str, str], winners: Sequence[str], caller: str, at: str) -> None:
    """RW-LOOT-01  All resources in the chests of the beaten army's nobles who took part go to the winner."""
    receiver = who_gets_it(world.land, winners, caller, at)
    await give(world, losers, receiver, purse_for(world, receiver, winners), at)


def who_gets_it(land: Land, winners: Sequence[str], caller: str, at: str) -> str:
    """RW-LOOT-04  Of several winners the one with most units left; then who called or caused it; then the place's
    owner; then the earliest in the order of impulses."""
    there = factions_of(land, alive(land, winners))
    if not there:
        return land.provinces[at].owner
    owner = land.provinces[at].owner
    units = {f: pieces(land, [b for b in alive(land, winners) if body(land, b).faction == f]) for f in there}
    return min(there, key=lambda f: (-units[f], f != caller, f != owner, list(land.factions).index(f) if f else 0))


def purse_for(world: World, receiver: str, winners: Sequence[str]) -> str:
    """RW-LOOT-03  It goes to the main treasury; with loot_target = chest to the highest noble present, if there is one."""
    nobles = [b for b in winners if b in world.land.banners and world.land.banners[b].faction == receiver]
    if world.land.options.loot_target == "treasury" or not nobles:
        return TREASURY
    return max(nobles, key=lambda b: (world.units.unit(world.land.banners[b].noble).rank, -nobles.index(b)))


async def give(world: World, losers: Mapping[str, str], receiver: str, purse: str, at: str) -> None:
    """RW-LOOT-05  Each beaten faction hands over what its nobles carried, the dead as well as the living."""
    for loser in dict.fromkeys(losers.values()):
        amount = empty_chests(world, [b for b, f in losers.items() if f == loser])
        if receiver not in world.treasuries:
            await tell(ALL, ChestsLost(loser, at))
            continue
        await tell(ALL, ChestsHandedOver(loser, receiver))
        await pass_slip(world, loser, receiver, amount, purse)


def empty_chests(world: World, banners: Sequence[str]) -> int:
    """RW-LOOT-01  The losers have nothing left in those chests."""
    amount = 0
    for banner in banners:
        amount += world.chests.pop(banner, 0)
        if banner in world.land.banners:
            world.chests[banner] = 0
            note_emptied(world, world.land.banners[banner].faction, banner)
    return amount


async def pass_slip(world: World, loser: str, receiver: str, amount: int, purse: str) -> None:
    """RW-LOOT-02, RW-LOOT-06, RW-GEN-13  The loser tells the winner the amount on a secret slip, nothing like any other
    amount; nobody else learns it."""
    two = list(dict.fromkeys(seat for f in (loser, receiver) for seat in knowers(world.land, f) if f in world.land.factions))
    if purse == TREASURY:
        world.treasuries[receiver] += amount
        note_given(world, receiver, receiver, amount, two)
    else:
        world.chests[purse] += amount
        note_given(world, receiver, purse, amount, two)
    await tell(tuple(seat for seat in two if seat in playing_seats(world.land)), Loot(loser, receiver, amount, purse))


async def lose_chests(world: World, fallen: Mapping[str, str], at: str) -> None:
    """RW-LOOT-05  The chest of a noble killed on the winning side, or in a battle without winner, is lost."""
    for faction in dict.fromkeys(fallen.values()):
        empty_chests(world, [b for b, f in fallen.items() if f == faction])
        await tell(ALL, ChestsLost(faction, at))
