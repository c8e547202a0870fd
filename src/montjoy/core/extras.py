"""Libraries that Montjoy works without, and how they are installed beside it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

MADE: Final = ".montjoy-made"                                # what start.py leaves in the environment it makes


def how_to_install(name: str) -> str:
    """What to type for the extra of that name, in `pyproject.toml`: by start.py where it made this environment; else the
    libraries by their own names, for the Python that runs."""
    from importlib import metadata

    try:
        asked = [] if (Path(sys.prefix) / MADE).exists() else metadata.requires("montjoy") or []
    except metadata.PackageNotFoundError:                    # Montjoy's files alone, not installed
        asked = []
    wanted = [line.partition(";")[0].strip() for line in asked if line.replace("'", '"').endswith(f'extra == "{name}"')]
    if not wanted:
        return f"{os.environ.get('MONTJOY_TYPED') or 'python3 start.py'} install {name}"
    return f"{sys.executable} -m pip install {' '.join(map(repr, wanted))}"
