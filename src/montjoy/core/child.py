"""A process of our own for one dear piece of work: what it knows of its surroundings, and how much it can take."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

CODE: Final = str(Path(__file__).parents[2])
NICE: Final = 10


def surroundings(path: str = CODE) -> dict[str, str]:
    """All that it knows of its parent's surroundings: where code is."""
    kept = {name: os.environ[name] for name in ("MONTJOY_DRAFTS", "SYSTEMROOT", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "PYTHONPATH": path, "PATH": os.defpath, "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"}


def bind(memory: int, seconds: int, **more: int) -> None:
    """From here on it can take so many bytes and so many seconds of the processor, which whatever else the machine has to do has
    first.  `more`: other limits by their names in `resource`, as FSIZE=0."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    with contextlib.suppress(ImportError):
        import resource

        for name, most in {"AS": memory, "CPU": seconds, "CORE": 0, **more}.items():
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))
