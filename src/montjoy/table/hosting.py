"""What `serve` is told on the command line, made into a running server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from montjoy.table import store
from montjoy.table.app import Config
from montjoy.table.notices import Channels, read_channels
from montjoy.table.serve import EVERYWHERE, HOME, PORT, NoPort
from montjoy.table.serve import serve as run


class CannotServe(Exception):
    """What the host asked for cannot be done; the text says why and what would work.  `code`: the exit code."""

    def __init__(self, says: str, code: int) -> None:
        super().__init__(says)
        self.code = code


def serve(lan: bool, port: int | None, where: str, browser: bool, address: str, proxies: int, say: Callable[[str], Any],
          channels: Path | None = None) -> int:
    """Open the store and serve until interrupted.  The exit code."""
    here = origin(address)
    config = Config(
        address=here, secure=here.startswith("https://"), proxies=proxies, channels=channels_of(channels, here)
    )
    kept = store.open_store(where or None)
    try:
        code = run(kept, EVERYWHERE if lan else HOME, PORT if port is None else port, config, browser, say, only=port is not None)
    except NoPort as trouble:
        kept.close()
        raise CannotServe(str(trouble), 1) from None
    if code:
        say("The store failed and Montjoy had to stop. Whatever was acknowledged is kept; is the disk full or failing?")
    else:
        say("Montjoy has stopped. Every table is kept.")
    return code


def channels_of(file: Path | None, address: str) -> Channels:
    """By what the host sends messages to whoever is away.  CannotServe where the file is wrong."""
    if file is None:
        return Channels()
    try:
        found = read_channels(file)
    except (OSError, ValueError) as error:
        raise CannotServe(f"--config: {error}", 2) from None
    return msgspec.structs.replace(found, address=address or origin(found.address))


def origin(address: str) -> str:
    """The public address without a path.  CannotServe where it is none."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), 0
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query or port == 0:
        raise CannotServe(f"--address {address}: write it like https://games.example.org, without a path.", 2)
    return f"{parts.scheme}://{parts.netloc}"
