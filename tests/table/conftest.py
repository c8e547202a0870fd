"""The table's own limits in seconds of the wall, out of the way of a busy machine."""

from __future__ import annotations

import pytest

from montjoy.table.tables import uploads
from tests.suite.patience import HANGS


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's file has ten seconds; what bounds it before is the processor's time, the child's own."""
    monkeypatch.setattr(uploads, "SECONDS", dict.fromkeys(uploads.SECONDS, HANGS))
