"""What holds for all tests: hypothesis counts cases and no seconds, as a machine may have other work to do; and a run can be told
again, as what the program asks of the operating system's randomness depends on the test's name only (in the soak it does not).
"""

from __future__ import annotations

import gc
import hashlib
import itertools
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.suite.many import MANY

settings.register_profile("unhurried", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_collection_finish() -> None:
    """What all tests need stays as it is: no collection of garbage looks through it again, and few look through the rest (a tenth
    of the time of a run)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def compiled_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Functions are not put into their callers: the same numbers, and a battle compiles in half the time.  In the soak it is
    compiled as users have it."""
    if not os.environ.get(MANY):
        monkeypatch.setattr("montjoy.fights.batch.modules.inline", lambda functions: set())


@pytest.fixture
def fought_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches run the lowered text on plain Python, as where there is no numba; in the soak they are compiled."""
    if not os.environ.get(MANY):
        monkeypatch.setattr("montjoy.fights.batch.batch.have_numba", lambda: False)


@pytest.fixture(autouse=True)
def same_entropy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, nonces and ids of the programs that run in the test's own process."""
    if os.environ.get(MANY):
        return
    count = itertools.count()
    monkeypatch.setattr(
        "montjoy.core.outside.entropy",
        lambda n: hashlib.shake_256(f"{request.node.nodeid} {next(count)}".encode()).digest(n),
    )
