"""The server's log: one event, one line of JSON, and no line says a secret.

An error is told by its kind and place, never by its message or values; control characters and marks that turn text are
written as escapes; what looks like a token is left out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
import unicodedata
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from montjoy.table.access.rates import Rates

TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[A-Za-z0-9_-]{22,64}(?![\w-])")
QUERY: Final = re.compile(r"[?#][^\s\"']*")
MOST: Final = 2_000


class Line(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": f"{datetime.fromtimestamp(int(record.created), UTC):%Y-%m-%dT%H:%M:%SZ}",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": safe(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            frames = traceback.extract_tb(error.__traceback__)
            told["error"] = type(error).__name__
            told["place"] = [f"{frame.name}:{frame.lineno}" for frame in frames[-4:]]
        return json.dumps(told, ensure_ascii=True)


def safe(text: str) -> str:
    """Text without tokens, without what follows ? or # in an address, on one line, nothing in it that acts on a terminal."""
    text = TOKEN.sub("[token]", QUERY.sub("?[...]", text[:MOST]))
    return "".join(c if c.isascii() and c.isprintable() else shown(c) for c in text)


def shown(c: str) -> str:
    """A letter as it is; anything that is not seen by its number."""
    return f"<{ord(c):04X}>" if unicodedata.category(c)[0] in "CZ" else c


class CallersFaults:
    """Of what callers send that is broken, and where they break off, ten lines at once and ten a minute are written: nobody has
    looked at their addresses, and none of it is an error of the server's."""

    def __init__(self) -> None:
        self.rates = Rates()

    def __call__(self, record: logging.LogRecord) -> bool:
        if record.getMessage().startswith("ASGI callable returned without"):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return record.levelno >= logging.ERROR or self.rates.draw("", "noted") == 0


def begin(stream: TextIO | None = None, level: int = logging.WARNING) -> None:
    """From now on everything that is logged is written so; of our own events also those that are no trouble."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("montjoy").setLevel(min(level, logging.INFO))
    faults = CallersFaults()
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.filters[:] = [faults]
        logger.propagate = name != "uvicorn.access"
