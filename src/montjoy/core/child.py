"""A process of our own for one dear piece of work: what it knows of its surroundings, and how much it can take."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path
from time import sleep
from typing import Final

CODE: Final = str(Path(__file__).parents[2])
NICE: Final = 10
LOOK: Final = 1.0                                           # seconds between two looks whether the parent lives


def surroundings(path: str = CODE) -> dict[str, str]:
    """All that it knows of its parent's surroundings: where code is."""
    kept = {name: os.environ[name] for name in ("MONTJOY_DRAFTS", "SYSTEMROOT", "LD_LIBRARY_PATH") if name in os.environ}
    fixed = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0", "MALLOC_ARENA_MAX": "1"}    # threads reserve nothing
    return {**kept, "PYTHONPATH": path, **fixed}


def bind(memory: int, seconds: int, **more: int) -> None:
    """From here on it can take so many bytes and so many seconds of the processor, which whatever else the machine has to do has
    first; it ends with its parent, and nothing but `answer` comes to that.  `more`: other limits by their names in `resource`, as
    FSIZE=0."""
    sys.stdout = sys.stderr
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    with contextlib.suppress(ImportError):
        import resource

        for name, most in {"AS": memory, "CPU": seconds, "CORE": 0, **more}.items():
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))


def answer(said: bytes) -> None:
    """To the parent, whatever rules print meanwhile."""
    assert sys.__stdout__ is not None
    sys.__stdout__.buffer.write(said)
    sys.__stdout__.buffer.flush()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(LOOK)
    os._exit(1)
