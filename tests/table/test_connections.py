"""How many connections a server holds: as many as the system allows, and of one address no more than its share."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from montjoy.table.web import connection_limits
from montjoy.table.web.connection_limits import MOST_OF_ONE, Connections
from tests.suite.patience import HANGS, until
from tests.table.served import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there every address of 127.0.0.0/8 is this machine's")
ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def line(port: int, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), HANGS, source_address=(address, 0))


def asked(one: socket.socket) -> bytes:
    """The answer's head and the first of its body."""
    with contextlib.suppress(OSError):
        one.sendall(ASKED)
    with contextlib.suppress(OSError):
        return one.recv(4096)
    return b""


def whole(one: socket.socket) -> bool:
    """An answer with its body came."""
    got = b""
    while more := one.recv(4096):
        got += more
        if got.endswith(b"ok"):
            return True
    return False


@contextlib.contextmanager
def few_files(folder: Path) -> Iterator[Server]:
    """A server that is started with few open files, and may have more."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Server(folder / "t.db")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, before[1]))
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        yield server
    finally:
        server.kill()


def test_one_address_does_not_take_them_all(tmp_path: Path) -> None:
    """Red where the limit of open files stays as it was found, or where nobody counts by address."""
    with few_files(tmp_path) as server:
        assert server.process is not None
        mine = [line(server.port) for _ in range(MOST_OF_ONE + 40)]
        said = [asked(one) for one in mine]
        assert sum(b" 200 " in answer for answer in said) == MOST_OF_ONE and not any(b" 200 " in answer for answer in said[-40:])
        with line(server.port) as one:
            head, _, body = one.recv(4096).partition(b"\r\n\r\n")
            assert b" 429 " in head and b"retry-after: " in head and json.loads(body)["error"] == "connections"
        others = [line(server.port, f"127.0.1.{n}") for n in range(1, 30)]
        assert all(b" 200 " in asked(one) for one in others)
        for one in [*mine, *others]:
            one.close()
        until(lambda: b" 200 " in asked(line(server.port)))


def test_a_system_that_allows_few_keeps_some_for_the_store(tmp_path: Path) -> None:
    """All addresses together: tables are still stored, whoever is let in is answered."""
    there = Connections(most_of_one=3, most=5)
    assert [there.enter(who) for who in "aaaabbb"] == [True, True, True, False, True, True, False]
    there.leave("a")
    assert there.enter("c") and not there.enter("c") and there.of == {"a": 2, "b": 2, "c": 1}
    for who in "aabbc":
        there.leave(who)
    assert there.of == {} and there.count == 0 and Connections(0, 0).enter("x")


def test_open_files_are_raised_to_what_is_allowed() -> None:
    say = "import resource as r; from montjoy.table.web.connection_limits import open_files; r.setrlimit(7, ({}, {}));"
    for soft, hard, wanted in ((128, 700, 700), (128, 128, 128)):
        words = [sys.executable, "-c", f"{say.format(soft, hard)} print(open_files(), r.getrlimit(r.RLIMIT_NOFILE)[0])"]
        assert subprocess.run(words, capture_output=True, text=True, check=True).stdout.split() == [str(wanted)] * 2


@contextlib.contextmanager
def serving(app: Any, connections: Connections, patience: float) -> Iterator[int]:
    """At a port."""
    sock = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=connection_limits.reader(connections, patience), lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([sock])), daemon=True)
    thread.start()
    until(lambda: server.started)
    yield sock.getsockname()[1]
    server.should_exit = True
    thread.join(HANGS)


async def slow(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.sleep(0.6)
    await quick(scope, receive, send)


async def quick(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def test_whoever_breaks_off_however_is_counted_no_more() -> None:
    """At any moment of a request, with a farewell or without, after one too many.  Planted: only a line that ends with a farewell
    is counted off; one too many is counted off as well."""
    begun = [b"", ASKED[:9], b"\0\0", ASKED, ASKED * 3, ASKED.replace(b"GET", b"POST")[:-2] + b"Content-Length: 9\r\n\r\nab"]
    there = Connections(most_of_one=8)
    with serving(quick, there, HANGS) as port:
        for n in range(240):
            held = [line(port) for _ in range(10 if n % 40 == 0 else 1)]
            for one in held:
                with contextlib.suppress(OSError):           # it was one too many
                    one.sendall(begun[n % len(begun)])
                    if n % 4 == 0:
                        one.shutdown(socket.SHUT_WR)
                if n % 3:                                    # no farewell
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                one.close()
        until(lambda: not there.count)
        assert there.of == {}


@pytest.mark.skipif(connection_limits.quick(1) is None, reason="httptools is not here")
def test_who_asks_nothing_is_let_go() -> None:
    """A line without a request, one that stops in its head, one that stops in its second; a slow answer and a kept line stay."""
    with serving(slow, Connections(), 0.3) as port:
        with line(port) as nothing, line(port) as half, line(port) as good, line(port) as second, line(port) as third:
            half.sendall(ASKED[:20])
            good.sendall(ASKED)
            second.sendall(ASKED)
            third.sendall(ASKED)
            assert whole(good) and whole(second) and whole(third)
            second.sendall(ASKED[:20])
            third.sendall(b"\r\n")                                # ends the wait for what comes next, and is no request
            begun = time.monotonic()
            assert nothing.recv(9) == half.recv(9) == second.recv(9) == third.recv(9) == b"" and time.monotonic() - begun < HANGS
            good.sendall(ASKED)
            assert whole(good)
