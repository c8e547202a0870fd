"""What was piped into a command that may also go without: it is taken where something is there, and never waited for for long."""

from __future__ import annotations

import os
import stat
import sys
from typing import Final

PATIENCE: Final = 1.0                                        # seconds in which whoever writes the text has begun to


def text(most: int) -> str:
    """What stands on stdin; "" of a keyboard, of /dev/null, and of a pipe into which nobody writes."""
    stdin = sys.stdin
    if stdin is None or stdin.closed or stdin.isatty():
        return ""
    return stdin.read(most) if holds_something() else ""


def holds_something() -> bool:
    """Whether reading would find something, or the end, at once."""
    try:
        number = sys.stdin.fileno()
        kind = os.fstat(number).st_mode
    except (OSError, ValueError):                            # no file of the system's: it is in memory
        return True
    if stat.S_ISREG(kind):
        return True
    return not stat.S_ISCHR(kind) and is_ready(number)


def is_ready(number: int) -> bool:
    """Whether something has come through a pipe."""
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        waits = ctypes.c_ulong()
        peek = ctypes.windll.kernel32.PeekNamedPipe
        return bool(peek(msvcrt.get_osfhandle(number), None, 0, None, ctypes.byref(waits), None)) and waits.value > 0
    import select

    return bool(select.select([number], [], [], PATIENCE)[0])
