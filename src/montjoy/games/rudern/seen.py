"""What a seat knows: the predicates of the game take this and never the world."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import No, no
from montjoy.core.game import View
from montjoy.games.rudern.pieces import Fight
from montjoy.games.rudern.unit_table import UnitTable
from montjoy.games.rudern.world import Land, active


class Seen(View, frozen=True):
    """All that a viewer may know: the open land (a copy), and of the purses those that are his."""

    viewer: str
    land: Land
    units: UnitTable
    treasuries: dict[str, int]
    chests: dict[str, int]
    asked: str = ""
    fight: Fight | None = None
    bodies: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()

    @property
    def faction(self) -> str:
        return self.viewer


def why_not_now(seen: Seen) -> No | None:
    """RW-GEN-08  Nobody acts in another's impulse, except for the choices the rules give to him."""
    if seen.faction != active(seen.land):
        return no("RW-GEN-08", "not-your-impulse", faction=active(seen.land))
    return None


def why_not_banner(seen: Seen, banner: str) -> No | None:
    """RW-GEN-04  A banner is led by its noble's faction alone."""
    if banner not in seen.land.banners:
        return no("RW-GEN-04", "no-such-banner", banner=banner)
    if seen.land.banners[banner].faction != seen.faction:
        return no("RW-GEN-04", "not-your-banner", banner=banner)
    return None


def copied(land: Land) -> Land:
    """The open land once more, sharing nothing with it."""
    return _DECODE.decode(_ENCODE.encode(land))


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(Land)
