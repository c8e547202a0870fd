"""Tests that repeat themselves a few times by default, each as often as it can."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.suite.many import MANY, ROOT, files

FILES = files()


def repeated(i: int) -> None:
    """The i-th file's tests with the large numbers."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not browser", "-o", "timeout=0", FILES[i]]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, MANY: "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{FILES[i]}\n{done.stdout[-3000:]}{done.stderr[-1000:]}"
