"""Every promise of docs/promises.md names tests that are there, and every limit of SECURITY.md is the code's."""

from __future__ import annotations

import re
from pathlib import Path

from montjoy.core.content import files
from montjoy.table.access import names
from montjoy.table.access.rates import Rates
from montjoy.table.tables import uploads
from montjoy.table.web import guard
from montjoy.terminal import archives, upload_worker

ROOT = Path(__file__).resolve().parents[2]


def missing(text: str) -> list[str]:
    """The tests a text names that are not there, and its promises that name none."""
    found = [
        f"{path}::{name}"
        for path, name in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
        if not (ROOT / path).exists() or not re.search(rf"^def {name}\(", (ROOT / path).read_text("utf-8"), re.M)
    ]
    return found + [line for line in re.split(r"\n(?=\* )", text)[1:] if "`tests/" not in line]


def test_every_promise_names_its_test() -> None:
    text = (ROOT / "docs/promises.md").read_text("utf-8")
    assert missing(text) == [] and text.count("::") > 40
    assert missing("x\n* A promise. `tests/table/test_room.py::test_that_is_not_there`\n* Another.\n") != []


def test_the_limits_are_the_codes_own() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    for says in (
        f"{guard.MOST_BODY // 1000} kB; {guard.MOST_UPLOAD // 10**6} MB",
        f"{guard.MOST_HEADER // 1000} kB; {guard.MOST_HEADERS // 1000} kB",
        f"{guard.MOST_PATH:,}; {guard.MOST_QUERY:,} letters",
        f"{names.MOST} letters, {names.MOST_BYTES} bytes",
        f"{files.MOST_BYTES // 10**6} MB, {files.MOST_LINE // 1024} kB, {upload_worker.MOST_LINES:,}, "
        f"{files.MOST_PARTS}, {files.MOST_DEPTH}, "
        f"{files.MOST_VALUES:,}",
        f"{uploads.MOST['pack'] // 10**6} MB, {archives.MOST_UNPACKED // 10**6} MB, {archives.MOST_FILES}, "
        f"{archives.MOST_RATIO}",
        f"{upload_worker.MEMORY // 10**6} MB, 6 s (a record {upload_worker.CPU['record']} s), {uploads.MOST_REPLY // 10**6} MB",
        f"{int(Rates.LIMITS['see'][0])} at once, {int(Rates.LIMITS['see'][1])} a second",
        f"{int(Rates.LIMITS['act'][0])} and {int(Rates.LIMITS['act'][1])} a second; "
        f"{int(Rates.LIMITS['seat'][0])} and {int(Rates.LIMITS['seat'][1])} a second",
        f"{int(Rates.LIMITS['tables'][0])}; {int(Rates.LIMITS['files'][0])}, and as many more",
        f"{int(guard.PATIENCE)} s",
    ):
        assert says in text, says
    authors = (ROOT / "docs/authors.md").read_text("utf-8")
    seconds = f"6 seconds of the processor (a record: {upload_worker.CPU['record']})"
    assert f"with {upload_worker.MEMORY // 10**6} MB and {seconds}" in authors
