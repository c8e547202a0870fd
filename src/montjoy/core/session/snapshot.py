"""A stored state of a session, from which it goes on without what came before."""

from __future__ import annotations

from typing import Any

import msgspec


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored state: the record's first `at` lines lead to the mark `label` with this state.

    `versions`: by viewer, how much he has been told by then and the number of his last question.  `before`: by seat, what
    it had answered before a ruling went back and is still to be offered."""

    at: int
    label: str
    state: bytes
    versions: dict[str, tuple[int, int]]
    before: dict[str, list[Any]] = {}
