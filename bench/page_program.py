"""Somebody who plays at another computer: his page's line is open, and his answers come as those of his page's buttons do."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlencode

from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from tests.browser.served import Table

PATIENCE: Final = 30.0                                       # seconds for a reply


class Elsewhere:
    """A role at a table, from when it is entered until it is left."""

    def __init__(self, table: Table, role: str) -> None:
        self.table, self.role = table, role
        self.host = table.served.url.removeprefix("http://")
        self.heads = {"Cookie": f"{table.served.house.cookie}={table.hold(role)}", "Origin": table.served.url}
        self.line = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        self.hears = threading.Thread(target=self._hear, daemon=True)

    def __enter__(self) -> Elsewhere:
        self.line.request("GET", f"/t/{self.table.id}/{self.role}/live", headers=self.heads)
        self.hears.start()
        return self

    def __exit__(self, *exc: object) -> None:
        sock = self.line.sock
        with suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)
        self.hears.join(PATIENCE)
        self.line.close()

    def _hear(self) -> None:
        """Whatever is told goes nowhere."""
        with suppress(OSError, http.client.HTTPException):
            reply = self.line.getresponse()
            self.line.sock.settimeout(None)
            while reply.readline():
                pass

    def answer(self, q: Open, luck: Philox) -> float:
        """One of the answers there are, each equally likely; a form as the game would write it.  -> when it was sent, in
        milliseconds as a page counts them."""
        room = self.table.room
        said: dict[str, Any] = {"question": q.asked.id, "key": f"{self.role}-{q.asked.id}-{time.time_ns()}"}
        if q.asked.kind == "order":
            said["text"] = room.game.write(room.game.default(room.session.view(q.seat), q.asked, ()))
        else:
            said["option"] = luck.below(len(q.asked.options))
        body = urlencode(said)
        heads = self.heads | {"Content-Type": "application/x-www-form-urlencoded"}
        sends = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        sends.connect()
        began = time.time() * 1_000
        sends.request("POST", f"/t/{self.table.id}/{self.role}/answer", body, heads)
        reply = sends.getresponse()
        reply.read()
        sends.close()
        if reply.status >= http.client.BAD_REQUEST:
            raise ValueError(f"answer {said} was refused: {reply.status}")
        return began
