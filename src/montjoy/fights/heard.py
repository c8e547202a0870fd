"""Long counting says how far it is, to whoever listens; and to nobody, where nobody does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

Listener = Callable[[int, int], None]                        # done, of how many
_listener: Final[ContextVar[Listener | None]] = ContextVar("listener", default=None)


@contextmanager
def heard(by: Listener) -> Iterator[None]:
    """Within it, counting is heard by this one."""
    before = _listener.set(by)
    try:
        yield
    finally:
        _listener.reset(before)


def say(done: int, of: int) -> None:
    """So many of the states met so far have been played from."""
    listener = _listener.get()
    if listener is not None:
        listener(done, of)
