"""Whether numba is there."""

from __future__ import annotations

import importlib.util
import os
from functools import lru_cache


def have_numba() -> bool:
    """True where lowered rules are compiled: numba is installed and MONTJOY_WITHOUT_NUMBA is not set to 1."""
    return os.environ.get("MONTJOY_WITHOUT_NUMBA", "") in ("", "0") and _installed()


def is_missing() -> bool:
    """True where numba would be used and is not installed."""
    return os.environ.get("MONTJOY_WITHOUT_NUMBA", "") in ("", "0") and not _installed()


@lru_cache(1)
def _installed() -> bool:
    return importlib.util.find_spec("numba") is not None
