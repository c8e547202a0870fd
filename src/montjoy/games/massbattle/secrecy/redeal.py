"""What is hidden from a seat (MB-INFO-02), and another state that it cannot tell from the true one."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.game import Luck
from montjoy.games.massbattle.model.state import World


def hidden(world: World, seat: str) -> dict[str, Any]:
    """MB-INFO-02  By name, every value that the seat must not see and cannot work out."""
    return {}


def redeal(world: World, seat: str, luck: Luck) -> World:
    """MB-INFO-02  Other values of what is hidden, as far as the seat's knowledge goes."""
    return _DECODE.decode(_ENCODE.encode(world))


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)
