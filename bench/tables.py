"""Players at tables of our own server: a small HTTP client of sockets and counters, so that the generator costs little.

    Player(...)    a seat's page: its live line, which brings what has changed, and its answers
    Viewer(...)    a page that only looks
    start(session) play begins at a table
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from montjoy.core.session.session import Session
from montjoy.table.web import difference

QUESTION = re.compile(rb'name="question" value="(\d+)"')
OPTION = re.compile(rb'name="option" value="(\d+)"')
KEY = re.compile(rb'name="key" value="([^"]+)"')
NAME = re.compile(rb'etag: "([^"]+)"', re.IGNORECASE)
STAMP = re.compile(rb'data-stamp="([^"]+)"')


def start(session: Session) -> None:
    """Play begins at once, with the nonces that follow from the seed."""
    session.freeze({})
    session.begin()


class Line(asyncio.Protocol):
    """One connection that stays open: requests one after the other, whole replies."""

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[bytes]] = deque()
        self.got = bytearray()
        self.transport: Any = None
        self.lost = False                                    # the server ends lines on which nothing was asked for some seconds

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        for future in self.waiting:
            if not future.done():
                future.set_exception(ConnectionError("the line is lost"))

    def data_received(self, data: bytes) -> None:
        self.got += data
        while self.waiting:
            head = self.got.find(b"\r\n\r\n")
            if head < 0:
                return
            low = bytes(self.got[:head]).lower()
            place = low.find(b"content-length:")
            end = low.find(b"\r\n", place)
            length = int(low[place + 15 : end if end > 0 else len(low)]) if place >= 0 else 0
            if len(self.got) < head + 4 + length:
                return
            whole = bytes(self.got[: head + 4 + length])
            del self.got[: head + 4 + length]
            future = self.waiting.popleft()
            if not future.done():
                future.set_result(whole)

    def ask(self, request: bytes) -> asyncio.Future[bytes]:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        self.transport.write(request)
        return future


class Live(asyncio.Protocol):
    """An open page's line: calls back with every message that comes, as it is sent."""

    def __init__(self, came: Callable[[bytes], None]) -> None:
        self.came, self.got = came, bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self.got += data
        if not self.opened.done():
            if (head := self.got.find(b"\r\n\r\n")) < 0:
                return
            del self.got[: head + 4]
            self.opened.set_result(None)
        while (at := self.got.find(b"\r\n")) >= 0:           # chunks: their length, and what the server wrote at once
            end = at + 2 + int(self.got[:at], 16)
            if len(self.got) < end + 2:
                return
            said = bytes(self.got[at + 2 : end])
            del self.got[: end + 2]
            if said.startswith(b"id: "):
                self.came(said)


class Viewer:
    """An open page."""

    def __init__(self, port: int, table: str, role: str, bearer: str, pushed: Callable[[str, float], None]) -> None:
        self.port, self.table, self.role, self.pushed = port, table, role, pushed
        who = f"Authorization: Bearer {bearer}\r\n" if bearer else ""
        self.heads = f"Host: 127.0.0.1:{port}\r\n{who}"
        self.line: Line | None = None
        self.shown = 0
        self.bytes = 0
        self.part: tuple[str, str] = "", ""                  # its name, and the part

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        _, self.line = await loop.create_connection(Line, "127.0.0.1", self.port)
        page = await self.line.ask(f"GET /t/{self.table}/{self.role} HTTP/1.1\r\n{self.heads}\r\n".encode())
        assert page.startswith(b"HTTP/1.1 200"), page[:300]
        known = STAMP.search(page)[1].decode()  # type: ignore[index]
        whole = await self.line.ask(f"GET /t/{self.table}/{self.role}/part HTTP/1.1\r\n{self.heads}\r\n".encode())
        head, _, part = whole.partition(b"\r\n\r\n")
        name = NAME.search(head)
        assert name, head
        self.part = name[1].decode(), part.decode()
        transport, live = await loop.create_connection(lambda: Live(self.told), "127.0.0.1", self.port)
        transport.write(f"GET /t/{self.table}/{self.role}/live?known={known} HTTP/1.1\r\n{self.heads}\r\n".encode())
        await live.opened
        self.seen(page)

    def told(self, message: bytes) -> None:
        """What has changed, put together as the page's script does."""
        first, data, *_ = message.split(b"\n")
        before, steps = difference.read(data.removeprefix(b"data: "), f"/t/{self.table}/{self.role}")
        assert before in ("", self.part[0]), "a difference to what this page has not"
        self.part = first.removeprefix(b"id: ").decode(), difference.put_together(self.part[1], steps)
        self.bytes += len(message)
        self.seen(self.part[1].encode())

    def seen(self, page: bytes) -> None:
        self.shown += 1
        self.pushed(self.table, time.perf_counter())


class Player(Viewer):
    """A seat that answers its question, `rest` seconds after it is shown (0: at once), or when it is told to."""

    def __init__(self, *args: Any, rest: Callable[[], float | None], sent: Callable[[str, float], None],
                 answered: Callable[[float], None], turn: Callable[[str], None], seed: int) -> None:
        super().__init__(*args)
        self.rest, self.sent, self.answered, self.turn = rest, sent, answered, turn
        self.luck = random.Random(seed)
        self.done = b""
        self.ready: tuple[bytes, bytes, bytes] | None = None
        self.opening: asyncio.Future[None] | None = None

    def seen(self, page: bytes) -> None:
        super().seen(page)
        asked = QUESTION.search(page)
        if asked is None or (asked[1] + (KEY.search(page) or b"")[1]) == self.done:  # type: ignore[index]
            return
        options, key = OPTION.findall(page), KEY.search(page)
        if not options or key is None:
            return
        self.done = asked[1] + key[1]
        self.ready = (asked[1], self.luck.choice(options), key[1])
        self.turn(self.table)
        rest = self.rest()
        if rest is not None:
            if rest:
                asyncio.get_running_loop().call_later(rest, self.answer)
            else:
                self.answer()

    def answer(self) -> None:
        if self.ready is None:
            return
        question, option, key = self.ready
        self.ready = None
        body = urlencode({"question": question, "option": option, "key": key}).encode()
        head = (f"POST /t/{self.table}/{self.role}/answer HTTP/1.1\r\n{self.heads}hx-request: true\r\n"
                f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n")
        begun = time.perf_counter()
        self.sent(self.table, begun)
        self.post(head.encode() + body, begun)

    def post(self, request: bytes, begun: float) -> None:
        if self.line is None or self.line.lost:
            self.opening = asyncio.ensure_future(self.post_anew(request, begun))
        else:
            self.line.ask(request).add_done_callback(lambda future: self.received(future, request, begun))

    async def post_anew(self, request: bytes, begun: float) -> None:
        _, self.line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self.port)
        self.post(request, begun)

    def received(self, future: asyncio.Future[bytes], request: bytes, begun: float) -> None:
        if future.cancelled():
            return
        if isinstance(future.exception(), ConnectionError):   # it ended as we wrote: the same once more, its key counts once
            self.post(request, begun)
            return
        assert future.result().startswith(b"HTTP/1.1 200"), future.result()[:600]
        self.answered(time.perf_counter() - begun)
