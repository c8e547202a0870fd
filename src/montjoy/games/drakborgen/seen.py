"""What a viewer knows: option functions take this and never the world."""

from __future__ import annotations

import msgspec

from montjoy.core.game import View
from montjoy.games.drakborgen.fight_state import Fight
from montjoy.games.drakborgen.pack_rows import CardRow, Special
from montjoy.games.drakborgen.world import Castle, Hero, Peek


class Seen(View, frozen=True):
    """All that a viewer may know: what lies open (a copy), and beside it what he alone does.

    `sizes`: how many cards are in each deck.  `faces`: hidden cards whose face he has seen and that are in somebody's hand;
    `beneath`: cards under the treasure deck whose place he knows, by place from the top of those put under it.  `peeks`:
    face-down squares he has looked at.  `cards`: what the monster card in his hand says of the monster he acts.
    `specials`: what stands on the special cards among `faces`."""

    viewer: str
    castle: Castle
    sizes: dict[str, int]
    faces: dict[str, str] = {}
    beneath: dict[int, str] = {}
    peeks: dict[str, Peek] = {}
    cards: dict[str, CardRow] = {}
    specials: dict[str, Special] = {}
    fight: Fight | None = None
    fighters: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()

    @property
    def hero(self) -> Hero:
        """The viewer's own hero."""
        return self.castle.heroes[self.viewer]


def copied(castle: Castle) -> Castle:
    """What lies open once more, sharing nothing with it."""
    return _DECODE.decode(_ENCODE.encode(castle))


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(Castle)
