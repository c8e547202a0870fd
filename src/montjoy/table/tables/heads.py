"""The chain of a viewer's stream: a head for every item, made of the head before and the item.

Whoever keeps one can tell later whether anything up to it was changed.  It is made of the viewer's own items alone, when it is
asked for.  A table that was opened from a stored state goes on from the heads that were stored with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot

SIZE: Final = 16                                             # bytes of a head


class Stored(Snapshot, frozen=True):
    """A stored state, with the heads of all streams where it was made; none in those of earlier releases."""

    heads: dict[str, str] = {}


def step(last: bytes, item: Any) -> bytes:
    """The head after one more item."""
    return hashlib.blake2b(last + msgspec.json.encode(item), digest_size=SIZE).digest()


class Heads:
    """The heads of one table's streams.  `found`: by viewer, the head before the first item known here, and those after it;
    `base`: how many items came before that."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.base: dict[str, int] = {}
        self.found: dict[str, list[bytes]] = {}

    def begin(self, stored: Mapping[str, str]) -> None:
        """The table was opened from a stored state with these heads."""
        for viewer, head in stored.items():
            if viewer in self.session.streams:
                self.base[viewer], self.found[viewer] = self.session.streams[viewer].base, [bytes.fromhex(head)]

    def read_from_the_start(self, streams: Mapping[str, Any]) -> None:
        """All streams from their beginning, which have been told at least as much as ours had when they were asked for."""
        for viewer, stream in streams.items():
            if stream.base == 0:
                self.base[viewer], self.found[viewer] = 0, list(heads(b"", stream.items))

    def at(self, viewer: str, item: int) -> str | None:
        """The head after so many items, in hex.  None: it is not known without reading the game again from its beginning."""
        stream = self.session.streams[viewer]
        if viewer not in self.found:
            if stream.base:
                return None
            self.base[viewer], self.found[viewer] = 0, [b""]
        base, found = self.base[viewer], self.found[viewer]
        if not base <= item <= stream.version:
            return None
        known = base + len(found) - 1
        if known < item:
            found += list(heads(found[-1], stream.items[known - stream.base : item - stream.base]))[1:]
        return found[item - base].hex()

    def stored(self, last: Snapshot) -> Stored:
        """A state as it is stored."""
        made = {viewer: self.at(viewer, told) for viewer, (told, _) in last.versions.items()}
        known = {viewer: head for viewer, head in made.items() if head is not None}
        plain = {name: getattr(last, name) for name in Snapshot.__struct_fields__}
        return Stored(**plain, heads=known if len(known) == len(made) else {})


def heads(last: bytes, items: Iterable[Any]) -> Iterable[bytes]:
    """The head before some items, and that after each."""
    yield last
    for item in items:
        last = step(last, item)
        yield last
