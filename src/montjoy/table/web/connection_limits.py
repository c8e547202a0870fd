"""The event loop and the reader of HTTP: the quick ones where they are installed (not on Windows), else Python's own; and how
many connections are open at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from montjoy.table.access.client_address import household
from montjoy.table.web import refusals
from montjoy.table.web.guard import MOST_HEADERS, MOST_UPLOAD, PATIENCE

MOST_MESSAGE: Final = MOST_UPLOAD + 3_000_000                # bytes of a request as it comes, with what frames its pieces
MOST_OF_ONE: Final = 256                                     # connections of one address: some forty open pages
RESERVED: Final = 100                                        # open files for all that is no connection
WAIT: Final = 10                                             # seconds after which another one may be tried


def loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop; None: Python itself."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


# ---- how many there are ------------------------------------------------------------------------------------------------
def open_files() -> int:
    """As many as the system lets this process have; how many that is.  0: it does not say."""
    try:
        import resource
    except ImportError:                                      # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (hard, 1_048_576, 10_240):                   # some systems call it endless, and do not allow that
        if most == resource.RLIM_INFINITY or most <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
        except (OSError, ValueError):
            continue
    return soft if soft != resource.RLIM_INFINITY else 0


class Connections:
    """Those that are open.  `most_of_one`: of an address; `most`: of all; 0: however many."""

    def __init__(self, most_of_one: int = MOST_OF_ONE, most: int = 0) -> None:
        self.most_of_one, self.most = most_of_one, most
        self.of: dict[str, int] = {}
        self.count = 0

    def enter(self, who: str) -> bool:
        """Whether one more is let in."""
        mine = self.of.get(who, 0)
        if (self.most and self.count >= self.most) or (self.most_of_one and mine >= self.most_of_one):
            return False
        self.of[who] = mine + 1
        self.count += 1
        return True

    def leave(self, who: str) -> None:
        self.count -= 1
        self.of[who] -= 1
        if not self.of[who]:
            del self.of[who]


def too_many() -> bytes:
    """What a connection too many is told before it has asked anything: nobody knows yet whether it is a program."""
    kind, body = refusals.write("/api", "en", "page-guard-connections", WAIT)
    head = f"HTTP/1.1 429 Too Many Requests\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\nretry-after: {WAIT}\r\n"
    return f"{head}cache-control: no-store\r\nconnection: close\r\n\r\n".encode() + body


# ---- the reader --------------------------------------------------------------------------------------------------------
def reader(connections: Connections | None = None, patience: float = PATIENCE) -> Any:
    """uvicorn's protocol.  `connections`: by what they are counted; None: not at all.  `patience`: seconds in which a request's
    head has to be there."""
    made = quick(patience)
    if made is None and connections is None:
        return "h11"
    if made is None:
        from uvicorn.protocols.http.h11_impl import H11Protocol

        made = H11Protocol
    return made if connections is None else counted(made, connections)


def counted(base: Any, connections: Connections) -> Any:
    class Counted(base):                                     # type: ignore[misc]
        """One too many is told so and closed."""

        who: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            who = household(str((self.client or ("",))[0]))
            if connections.enter(who):
                self.who = who
            else:
                transport.write(too_many())
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.who is not None:
                connections.leave(self.who)
                self.who = None
            super().connection_lost(exc)

    return Counted


def quick(patience: float) -> Any:
    """On httptools, where it is installed."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return None

    class Bounded(HttpToolsProtocol):
        """httptools keeps a head, or what follows a body, however long it grows, and waits for it however long it takes; here
        neither is without end."""

        more = 0                                             # bytes that came since the last end of a head or a message
        waiting = True                                       # for a head, or the rest of it
        due: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.due = self.loop.call_later(patience, self.give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.more += len(data)
            super().data_received(data)
            if self.more > MOST_HEADERS and not self.transport.is_closing():
                self.send_400_response("Too long.")
            idle = self.waiting or (self.cycle is not None and self.cycle.response_complete)
            if idle and self.due is None and not self.transport.is_closing():
                self.due = self.loop.call_later(patience, self.give_up)

        def give_up(self) -> None:
            """Nothing was asked, or half of it."""
            self.due = None
            self.transport.close()

        def stop_waiting(self) -> None:
            self.waiting = False
            if self.due is not None:
                self.due.cancel()
                self.due = None

        def on_message_begin(self) -> None:
            self.waiting = True
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.more = MOST_HEADERS - MOST_MESSAGE
            self.stop_waiting()
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.more = 0
            super().on_message_complete()

    return Bounded
