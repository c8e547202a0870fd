"""The small doors to the world outside: clock, entropy, fresh ids.  Tests replace them; nothing else may pass by them.

Disk is the door `core/content/files.py`; the network has one in the table.
"""

from __future__ import annotations

import secrets
import time


def now() -> float:
    """Seconds since 1970, UTC."""
    return time.time()


def stopwatch() -> float:
    """Seconds of a clock that never goes back, for measuring."""
    return time.perf_counter()


def entropy(n: int) -> bytes:
    """n bytes from the operating system."""
    return secrets.token_bytes(n)


def today() -> str:
    """The day where the user is, as 2026-11-22."""
    return time.strftime("%Y-%m-%d", time.localtime(now()))
