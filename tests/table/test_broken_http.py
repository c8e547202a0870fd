"""Broken messages on a raw socket: the server lives, says nothing at error level, and answers the next caller.

Planted fault that turns this red: `int(length)` on whatever stands in Content-Length, which the log then tells.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.suite.patience import HANGS, until
from tests.table.hostile import broken
from tests.table.served import ROOT, free_port

MESSAGES = 300
OURS = b"Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n"


class Hearing:
    """A real server whose log is read."""

    def __init__(self, folder: Path) -> None:
        self.port, self.log = free_port(), folder / "log"
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *sys.path])}
        words = [sys.executable, "-m", "tests.table.served", str(folder / "t.db"), str(self.port)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(words, cwd=ROOT, env=environ, stderr=log)
        until(lambda: self.process.poll() is not None or self.alive())
        assert self.process.poll() is None

    def alive(self) -> bool:
        return b" 200 " in self.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", HANGS)

    def send(self, message: bytes, wait: float = 0.05, ends: bool = False) -> bytes:
        """A message, and perhaps its end; what was answered until nothing came for so long."""
        got = b""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), HANGS) as line:
            line.settimeout(wait)
            line.sendall(message)
            if ends:
                with contextlib.suppress(OSError):
                    line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                got += more
        return got

    def memory(self) -> int:
        """kB in use; 0 where that is not told."""
        there = Path(f"/proc/{self.process.pid}/status")
        return int(next(x for x in there.read_text().splitlines() if x.startswith("VmRSS")).split()[1]) if there.exists() else 0

    def faults(self) -> list[str]:
        """Lines of the log that are no JSON, or are errors, or hold a traceback."""
        found = []
        for line in self.log.read_text("utf-8", "replace").splitlines():
            try:
                told = json.loads(line)
            except ValueError:
                found.append(line)
                continue
            if told["level"] in ("error", "critical") or "Traceback" in line:
                found.append(line)
        return found

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def hearing(folder: Path) -> Iterator[Hearing]:
    server = Hearing(folder)
    try:
        yield server
    finally:
        server.stop()


def ordeal(server: Hearing, seeds: range) -> None:
    """Each answer is none, or an HTTP one without a traceback and not of 500."""
    for seed in seeds:
        got = server.send(broken(seed), 0.02, ends=seed % 4 > 0)
        assert b"Traceback" not in got and b"HTTP/1.1 500" not in got, (seed, got[:300])
        assert not got or got.startswith(b"HTTP/1."), (seed, got[:100])


def test_broken_messages(tmp_path: Path) -> None:
    with hearing(tmp_path) as server:
        ordeal(server, range(100))                           # what is loaded at first use is there
        before = server.memory()
        ordeal(server, range(MESSAGES))
        assert server.alive() and server.process.poll() is None
        assert server.faults() == []
        assert server.memory() <= before + 20_000


@pytest.mark.parametrize("message", [b"\0\r\n\r\n", b"GET /health HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"])
def test_a_flood_of_broken_messages_fills_no_log(message: bytes, tmp_path: Path) -> None:
    """No address has been looked at yet.  Red where each is worth a line of its own."""
    with hearing(tmp_path) as server:
        for _ in range(60):
            server.send(message, 0.02, ends=True)
        assert server.alive() and 1 <= len(server.log.read_text("utf-8").splitlines()) <= 20


def test_headers_beyond_all_limits_and_slow_callers(tmp_path: Path) -> None:
    with hearing(tmp_path) as server:
        for message in (
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200_000,
            b"G" * 5_000_000,
            b"GET /" + b"a" * 1_000_000 + b" HTTP/1.1\r\n\r\n",
        ):
            server.send(message, 2.0)
            assert server.alive()
        slow = [socket.create_connection(("127.0.0.1", server.port), HANGS) for _ in range(100)]
        for line in slow:
            line.sendall(b"POST /join HTTP/1.1\r\nHost: localhost\r\n%sContent-Length: 50\r\n\r\ntok" % OURS)
        assert server.alive() and select.select(slow, [], [], 0)[0] != slow, "they were waited for, and given up first"
        for line in slow:
            line.close()
        assert server.alive() and server.faults() == []


PIECES = b"POST /join HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "message",
    [
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100_000,
        b"GET / HTTP/1.1\r\nX: " + b"y" * 600_000,
        PIECES + b"0\r\n" + b"X: y\r\n" * 2_000_000,
    ],
    ids=["fields", "one field", "fields after the body"],
)
def test_a_head_without_an_end_is_not_kept(message: bytes, tmp_path: Path) -> None:
    """The line is ended; nobody waits for the rest."""
    with hearing(tmp_path) as server:
        before, begun = server.memory(), time.monotonic()
        server.send(message, HANGS)
        assert time.monotonic() - begun < HANGS and server.alive() and server.faults() == []
        assert server.memory() <= before + 60_000


@pytest.mark.parametrize("host", [b"", b"Host: localhost\r\n"])
def test_http_1_0(host: bytes, tmp_path: Path) -> None:
    with hearing(tmp_path) as server:
        assert b" 200 " in server.send(b"GET / HTTP/1.0\r\n" + host + b"\r\n", HANGS)
