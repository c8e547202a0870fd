"""What a side believes, without reading a long book again from its beginning each time."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.model.state import Entry, World
from montjoy.games.clusta.seen.beliefs import read
from montjoy.games.clusta.seen.view import Beliefs

MOST: Final = 64
_KEPT: dict[int, tuple[list[Entry], Beliefs]] = {}


def recalled(entries: list[Entry]) -> Beliefs:
    """What the book says; a copy, so that nobody changes what is kept."""
    before, found = _KEPT.pop(id(entries), ([], Beliefs()))
    if len(before) > len(entries) or entries[: len(before)] != before:
        before, found = [], Beliefs()
    for entry in entries[len(before) :]:
        read(found, entry)
    before += entries[len(before) :]
    _KEPT[id(entries)] = before, found
    if len(_KEPT) > MOST:
        del _KEPT[next(iter(_KEPT))]
    return copied(found)


def copied(found: Beliefs) -> Beliefs:
    """Its parts are frozen; the tables are new."""
    return Beliefs(
        {**found.units}, {**found.commanders}, {**found.camps}, {**found.ships}, {**found.specialists}, [*found.marks],
        {**found.eyes}, {**found.counted}, {**found.last}, found.overall, found.ordered_from, found.conflux,
    )


def beliefs_of(world: World, side: str) -> Beliefs:
    """What a side believes by its whole book, read line by line (`seen/beliefs.py`)."""
    return recalled(world.books[side].entries) if side in world.books else Beliefs()
