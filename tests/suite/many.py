"""How often a test repeats itself: a few times by default, and many times where the soak runs it (`--soak repeats`).  What is too
dear for every run is run there alone."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from typing import Final, TypeVar

import pytest

Case = TypeVar("Case")
MANY: Final = "MONTJOY_MANY"
ROOT: Final = Path(__file__).resolve().parents[2]

soak_only = pytest.mark.skipif(MANY not in os.environ, reason="dear: `start.py test --soak repeats` runs it")


def times(few: int, many: int) -> int:
    """So often now."""
    return many if os.environ.get(MANY) else few


def some(cases: Collection[Case], few: int) -> list[Case]:
    """The first, the last and what lies evenly between them, `few` in all; all of them where the soak runs it."""
    all_ = list(cases)
    if os.environ.get(MANY) or few >= len(all_):
        return all_
    return [all_[round(i * (len(all_) - 1) / max(1, few - 1))] for i in range(few)]


def files() -> list[str]:
    """The test files of which the soak runs more than every run does."""
    here = Path(__file__).parents[1]
    found = [path for path in here.rglob("test_*.py") if "from tests.suite.many import" in path.read_text("utf-8")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)
