"""Every store that is there: SQLite always, PostgreSQL where it can be started."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from montjoy.table.store import Store
from montjoy.table.store.engines import open_store
from tests.table.store.database import fresh, server  # noqa: F401 - a fixture

numbers = itertools.count()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    return fresh(request.getfixturevalue("server"), f"t{next(numbers)}")


@pytest.fixture
def opened() -> Iterator[Callable[[str | Path], Store]]:
    """Opens stores, and closes them after the test."""
    stores: list[Store] = []

    def open_one(where: str | Path) -> Store:
        stores.append(open_store(where))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(place: str, opened: Callable[[str | Path], Store]) -> Store:
    return opened(place)
