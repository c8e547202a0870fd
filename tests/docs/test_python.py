"""The programs of docs/python.md, each by itself: what they print stands below them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import montjoy

SRC = Path(montjoy.__file__).parents[1]
PAGE = SRC.parent / "docs" / "python.md"
SHOWN = re.compile(r"^```python\n(.*?)^```\n\n^```text\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_every_program_prints_what_stands_below_it(tmp_path: Path) -> None:
    """By a Python that was only told where Montjoy is, in a folder of nobody's; the last reads what the third has written."""
    text = PAGE.read_text("utf-8")
    programs = SHOWN.findall(text)
    assert len(programs) == text.count("```python") == 5
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MONTJOY_"))}
    env |= {"PYTHONPATH": str(SRC), "MONTJOY_WITHOUT_NUMBA": "1", "PYTHONUTF8": "1"}
    for program, printed in programs:
        words = [sys.executable, "-P", "-c", program]
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, printed), program + done.stdout + done.stderr
