"""Which lines of a log are read.  The whole log has all."""

from __future__ import annotations

from typing import Any

from montjoy.games.clusta.protocol.events import Consulted, WordNeeded


def is_redundant(item: Any, before: Any, after: Any) -> bool:
    """CN-KNOW-06  That the round waits for somebody says nothing to whom it waits for: where and what, he is told next."""
    return isinstance(item, Consulted) and isinstance(after, WordNeeded)
