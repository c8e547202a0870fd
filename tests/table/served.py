"""A real server in a process of its own, to be killed: python -m tests.table.served STORE PORT [FAULT ...]

A FAULT is a line of wrong code that a test must notice, or trouble that a test wants to see handled.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from montjoy.table.access import rates
from montjoy.table.store.engines import open_store
from tests.suite.patience import HANGS, processor
from tests.table.houses import FREE

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """None of those that the system gives to whoever asks for any: one that is killed would find its port taken."""
    for port in random.SystemRandom().sample(range(10_000, 32_000), 100):
        with socket.socket() as sock, contextlib.suppress(OSError):
            sock.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Server:
    """Started, asked, killed, started again on the same port."""

    def __init__(self, where: str | Path, *faults: str) -> None:
        self.where, self.faults, self.port = str(where), faults, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.took = 0.0                                      # seconds of the processor from the start to the first answer

    def start(self) -> None:
        until = time.monotonic() + HANGS
        words = [sys.executable, "-m", "tests.table.served", self.where, str(self.port), *self.faults]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *sys.path])}
        self.process = subprocess.Popen(words, cwd=ROOT, env=environ, stderr=subprocess.PIPE if self.faults else None)
        while time.monotonic() < until:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/health")[0] == 200:
                    self.took = processor(self.process.pid)
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.01)
        raise AssertionError(f"no server: code {self.process.poll()}")

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """One request on a connection of its own."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANGS)
        try:
            sent = None if body is None else json.dumps(body)
            line.request(method, path, sent, {**headers, **({"content-type": "application/json"} if sent else {})})
            reply = line.getresponse()
            raw = reply.read()
            return reply.status, json.loads(raw) if reply.headers.get_content_type() == "application/json" else raw
        finally:
            line.close()

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stderr:
                self.process.stderr.close()

    def stop(self) -> int:
        """Asked to end.  Its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(HANGS)


@contextlib.contextmanager
def served(where: str | Path, *faults: str) -> Iterator[Server]:
    server = Server(where, *faults)
    try:
        server.start()
        yield server
    finally:
        server.kill()


# ---- in the process --------------------------------------------------------------------------------------------------------
def plant(fault: str) -> None:
    """Wrong code, or a disk that fails, in this process alone."""
    from montjoy.table.store import sqlite, writer
    from montjoy.table.tables import log, pictures, table

    kind, _, number = fault.partition(":")
    if kind == "early":                                      # acknowledged before it is on the disk
        late, commit = float(number or 0.05), writer.Writer._batch

        def batch(self: Any, jobs: Any) -> None:
            for job in jobs:
                job.answer(job.write.expected + len(job.write.lines))
                job.answer = lambda answer: None
            time.sleep(late)
            commit(self, jobs)

        writer.Writer._batch = batch  # type: ignore[method-assign]
    elif kind == "keyless":                                  # nobody looks at keys
        async def known(self: Any, key: Any) -> bool:
            return False

        write = log.Log.write
        table.Table._is_known = known  # type: ignore[method-assign]

        async def written(self: Any, news: Any, key: Any = None, *given: Any, **more: Any) -> None:
            await write(self, news, None, *given, **more)
            await asyncio.sleep(0.03)                        # stored and not yet answered: there the kill is to fall

        log.Log.write = written  # type: ignore[method-assign]
    elif kind == "sync-fails":                               # after so many commits
        left, real = [int(number)], sqlite.Sqlite.commit

        def fails(self: Any) -> None:
            left[0] -= 1
            if left[0] < 0:
                import apsw

                raise apsw.IOError("planted: fsync failed")
            real(self)

        sqlite.Sqlite.commit = fails  # type: ignore[method-assign]
    elif kind == "log-stays":                                # what is written stays in the log, however long it is quiet
        sqlite.Sqlite.tend = lambda self, soon: None  # type: ignore[method-assign]
    elif kind == "retried":                                  # a failed commit is tried again, as if nothing had happened
        def failed(self: Any, error: Exception, jobs: Any, answers: Any, tries: int) -> Any:
            self._db.rollback()
            return [job.write.expected + len(job.write.lines) for job in jobs]

        writer.Writer._failed = failed  # type: ignore[method-assign]
    elif kind == "no-catching-up":                           # whoever comes back is told only of what is still to come
        from montjoy.table.tables import subscribers

        join = subscribers.Subscribers.join

        def forgets(self: Any, there: Any, listener: Any) -> Any:
            join(self, there, listener)
            listener.stamp = there.pictures.stamp(listener.role)
            return listener

        subscribers.Subscribers.join = forgets  # type: ignore[method-assign]
    elif kind == "picture-fails":
        def picture(self: Any, role: str) -> Any:
            raise ZeroDivisionError

        pictures.Pictures.of = picture  # type: ignore[method-assign]
    elif kind == "dies":                                     # while somebody decides how a table of older rules goes on
        from montjoy.table.tables.rehearsal import background

        def dies(*given: Any) -> Any:
            os._exit(9)

        if number == "before":                               # it is chosen, and not yet written
            background.waiting.moved = dies
        else:                                                # it is written, and not yet told
            background.Rehearsals._open = dies  # type: ignore[method-assign]
    else:
        raise SystemExit(f"no such fault: {fault}")


def main() -> int:
    from montjoy.table import server

    where, port, *faults = sys.argv[1:]
    for fault in faults:
        plant(fault)
    return server.serve(open_store(where), port=int(port), browser=False, say=lambda text: None, rates=rates.Rates(FREE))


if __name__ == "__main__":
    sys.exit(main())
