"""Tests that repeat themselves a few times by default, each as often as it can, and those that are too dear for every run."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.browser import ways
from tests.suite.many import MANY, ROOT, files

FILES = files()
WAYS = [(path, way) for path in sorted((ROOT / "tests" / "browser").glob("test_*.py")) for way in ways.WAYS]


def repeated(i: int) -> None:
    """The i-th file's tests with the large numbers."""
    by = ["tests.browser"] if FILES[i].startswith("tests/browser/") else ["pytest", "-q", "-m", "not browser"]
    command = [sys.executable, "-m", *by, "-p", "no:cacheprovider", "-o", "timeout=0", FILES[i]]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, MANY: "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{FILES[i]}\n{done.stdout[-3000:]}{done.stderr[-1000:]}"


def read(i: int) -> None:
    """The i-th file of browser tests in one of the four ways; what needs no browser is in none of them."""
    path, way = WAYS[i]
    command = [sys.executable, "-m", "tests.browser", "-p", "no:cacheprovider", "-o", "timeout=0", str(path)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, ways.AS: way}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{path.name}, {way}\n{done.stdout[-3000:]}{done.stderr[-1000:]}"
