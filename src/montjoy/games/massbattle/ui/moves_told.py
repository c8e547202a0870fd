"""The moves of a side as one sentence: which way its units face, and who came where, by their numbers alone."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import Clause
from montjoy.games.massbattle.protocol import events, language
from montjoy.words.messages import Typed


class Stop(msgspec.Struct, frozen=True):
    """Where a unit stands now; "": where it stood before."""

    unit: str
    at: str


class NowFacing(Clause, frozen=True):
    """Those that face the same way; `aloft`: in the air."""

    facing: int
    aloft: bool
    units: tuple[Stop, ...]


def said(item: events.SideMoved) -> events.SideMoved:
    """In groups, each where its first unit moved."""
    ways: dict[tuple[int, bool], list[Stop]] = {}
    for move in item.units:
        path, aloft = (move.path, move.aloft) if isinstance(move, events.Moved) else ((), False)
        stop = Stop(Typed(move.unit), Typed(language.square(path[-1])) if path else "")
        ways.setdefault((move.facing, aloft), []).append(stop)
    found = (NowFacing(facing, aloft, tuple(stops)) for (facing, aloft), stops in ways.items())
    return msgspec.structs.replace(item, units=tuple(found))
