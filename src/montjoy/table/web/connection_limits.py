"""The event loop and the reader of HTTP: the quick ones where they are installed (not on Windows), else Python's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from montjoy.table.web.guard import MOST_HEADERS, MOST_UPLOAD

MOST_MESSAGE: Final = MOST_UPLOAD + 3_000_000                # bytes of a request as it comes, with what frames its pieces


def loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop; None: Python itself."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def reader() -> Any:
    """uvicorn's protocol."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return "h11"

    class Bounded(HttpToolsProtocol):
        """httptools keeps a head, or what follows a body, however long it grows; here neither grows without end."""

        more = 0                                             # bytes that came since the last end of a head or a message

        def data_received(self, data: bytes) -> None:
            self.more += len(data)
            super().data_received(data)
            if self.more > MOST_HEADERS and not self.transport.is_closing():
                self.send_400_response("Too long.")

        def on_headers_complete(self) -> None:
            self.more = MOST_HEADERS - MOST_MESSAGE
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.more = 0
            super().on_message_complete()

    return Bounded
