"""How often a test repeats itself: a few times by default, and many times where the soak runs it (`--soak repeats`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

MANY: Final = "MONTJOY_MANY"
ROOT: Final = Path(__file__).resolve().parents[2]


def times(few: int, many: int) -> int:
    """So often now."""
    return many if os.environ.get(MANY) else few


def files() -> list[str]:
    """The test files in which something is repeated less often by default than in the soak."""
    here = Path(__file__).parents[1]
    found = [path for path in here.rglob("test_*.py") if "import times\n" in path.read_text("utf-8")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)
