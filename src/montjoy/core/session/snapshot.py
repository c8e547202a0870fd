"""A stored state of a session, from which it goes on without what came before."""

from __future__ import annotations

import msgspec


class Snapshot(msgspec.Struct, frozen=True):
    """A stored state: the record's first `at` lines lead to the mark `label` with this state."""

    at: int
    label: str
    state: bytes
    versions: dict[str, tuple[int, int]]
