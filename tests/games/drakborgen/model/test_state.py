"""The state as plain data."""

from __future__ import annotations

import msgspec

from montjoy.core.views import parts
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.state import Arriving, World
from montjoy.games.drakborgen.protocol.places import TRANSIT
from tests.games.drakborgen.board import at, begun, give, monster, tile


def rich() -> World:
    world = begun("H01", "H05", "H10")
    tile(world, "33", "LT57")
    give(world, "red", "TC05", "SP02", "IT1", "key")
    at(world, "blue", TRANSIT, situation=Arriving("34"))
    monster(world, "orc", "33")
    world.castle.squares["33"].lying = [instances.gold(40, "RT006")]
    return world


def test_the_state_is_plain_data():
    """It is encoded and decoded to an equal state, and no object that can change hangs in it twice."""
    world = rich()
    assert msgspec.json.decode(msgspec.json.encode(world), type=World) == world
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(world), type=World) == world
    seen_once = set()
    for thing in parts(world):
        assert not isinstance(thing, set | frozenset)
        seen_once.add(id(thing))
    assert len(seen_once) == len(list(parts(world)))
