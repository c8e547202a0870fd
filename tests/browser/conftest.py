"""A Chromium, a server, and people at browsers, for the tests that are run by `python -m tests.browser`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium, ways
from tests.browser.people import Person
from tests.browser.served import Served


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all; its contexts are the people."""
    sync_api = pytest.importorskip("playwright.sync_api")
    there = next(chromium.found(), None)
    if there is None:
        why = "no Chromium here; `python -m tests.browser` gets one"
        pytest.fail(why) if chromium.needed() else pytest.skip(why)
    with sync_api.sync_playwright() as playwright:
        started = chromium.launch(playwright, there)
        yield started
        started.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    home = tmp_path_factory.mktemp("home")
    before = os.environ.get("MONTJOY_HOME")
    os.environ["MONTJOY_HOME"] = str(home)
    server = Served(home)
    yield server
    server.close()
    os.environ.pop("MONTJOY_HOME") if before is None else os.environ.update(MONTJOY_HOME=before)


@pytest.fixture
def person(browser: Any, served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nothing may have gone wrong on any of their pages."""
    there: list[Person] = []
    ways.change(monkeypatch)

    def made(**kind: Any) -> Person:
        there.append(Person(browser, served.url, **ways.kind(kind)))
        ways.made(there[-1].context, **kind)
        return there[-1]

    yield made
    faults = [fault for someone in there for fault in someone.faults]
    for someone in there:
        someone.context.close()
    assert faults == []
