"""What is hidden from a seat (RW-GEN-13), and another state that it cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.game import Luck
from montjoy.games.rudern.model.queries import all_seats, knowers
from montjoy.games.rudern.model.state import Known, Land, World
from montjoy.games.rudern.protocol.forms import StandingOrders
from montjoy.games.rudern.rules.campaign.beforehand import lay_down
from montjoy.games.rudern.secrecy.by_luck import standing_orders
from montjoy.games.rudern.seen.view import owner_of

SPREAD: Final = 6                                            # how much more than the least a redealt purse may hold


def open_purses(world: World, seat: str) -> dict[str, Known]:
    """RW-GEN-13  The purses of others that the seat's knowledge leaves open, with what it knows of them."""
    found = {}
    for purse in [*world.treasuries, *world.land.banners]:
        k = world.known.get(seat, {}).get(purse, Known())
        if seat not in knowers(world.land, owner_of(world, purse)) and k.least != k.most:
            found[purse] = k
    return found


def hidden(world: World, seat: str) -> dict[str, Any]:
    """RW-GEN-13  By name, every value that the seat must not see and cannot work out."""
    return {
        f"treasury.{p}" if p in world.treasuries else f"chest.{p}": world.treasuries.get(p, world.chests.get(p))
        for p in open_purses(world, seat)
    } | {f"standing.{other}": (world.standing or {}).get(other) for other in who_orders(world.land) if other != seat}


def who_orders(land: Land) -> list[str]:
    """RW-CAM-RND-05-X  In a campaign every seat, whether it has ordered anything or not."""
    return [f for f in all_seats(land) if f not in land.factions or land.factions[f].plays] if land.campaign else []


def redeal(world: World, seat: str, luck: Luck) -> World:
    """RW-GEN-13  Other amounts in others' purses, as far as the seat's knowledge goes, and other standing orders of theirs:
    plausible, and drawn without a look at the true ones."""
    new = _DECODE.decode(_ENCODE.encode(world))
    for purse, k in open_purses(world, seat).items():
        most = k.least + SPREAD if k.most is None else k.most
        purses = new.treasuries if purse in new.treasuries else new.chests
        purses[purse] = k.least + luck.below(most - k.least + 1)
    for other in [f for f in who_orders(new.land) if f != seat]:
        lay_down(new, other, standing_orders(new.land, luck) if luck.below(2) else StandingOrders())
    return new


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)
