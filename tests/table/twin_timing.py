"""How long a real server takes to answer, for two tables that differ only in what the caller may not know, asked in turn.

    python -m tests.table.twin_timing GAME VIEWER SALT [FAULT]        the server; tells on its output where and what to ask

Of two requests each stands in a random order in many pairs.  `Verdict` says how far the times are apart: the difference of their
medians, and the area under the curve (AUC): how often a time of the one is longer than one of the other; 0.5 tells nothing.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from montjoy.core.philox import Philox
from tests.suite.patience import HANGS
from tests.table.houses import COOKIE

ROOT: Final = Path(__file__).resolve().parents[2]
MOST_APART: Final = 50e-6                                    # seconds between the medians
MOST_AUC: Final = 0.05
WARM: Final = 100
COUNTED: Final = b"########"                                 # another number in each request
ANEW: Final = b"x-anew"                                      # a header to our own server: as if the table had just changed


# ---- numbers ---------------------------------------------------------------------------------------------------------------
class Verdict(NamedTuple):
    """Medians in seconds, and how often the second takes longer than the first."""

    one: float
    two: float
    auc: float
    count: int

    @property
    def alike(self) -> bool:
        return abs(self.two - self.one) <= MOST_APART and abs(self.auc - 0.5) <= MOST_AUC

    def __str__(self) -> str:
        return f"{self.one * 1e6:.0f} and {self.two * 1e6:.0f} µs, AUC {self.auc:.3f}, {self.count} each"


def verdict(one: Sequence[float], two: Sequence[float]) -> Verdict:
    return Verdict(statistics.median(one), statistics.median(two), auc(one, two), len(one))


def auc(one: Sequence[float], two: Sequence[float]) -> float:
    """The share of pairs of which the second's is longer; of equal ones half."""
    there = sorted(one)
    below = sum(bisect.bisect_left(there, x) + bisect.bisect_right(there, x) for x in two)
    return below / (2 * len(one) * len(two))


# ---- asking ---------------------------------------------------------------------------------------------------------------
class Line:
    """One connection that is kept, and nothing between the clock and the socket."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), HANGS)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, request: bytes) -> tuple[float, bytes]:
        """Seconds until the answer was here, and the answer."""
        begun = time.perf_counter()
        self.socket.sendall(request)
        got = self.socket.recv(1 << 20)
        while not whole(got):
            got += self.socket.recv(1 << 20)
        return time.perf_counter() - begun, got


def whole(got: bytes) -> bool:
    head, there, body = got.partition(b"\r\n\r\n")
    if not there:
        return False
    length = head.lower().partition(b"\r\ncontent-length: ")[2].partition(b"\r\n")[0]
    return len(body) >= int(length or 0)


def measured(port: int, pair: tuple[bytes, bytes], count: int, seed: int = 0) -> Verdict:
    """So many requests of each, in pairs of a random order.  `COUNTED` is another number each time."""
    luck, line = Philox(seed, 17, 0), Line(port)
    times: tuple[list[float], list[float]] = ([], [])
    for n in range(count + WARM):
        first = luck.below(2)
        for which in (first, 1 - first):
            took, _ = line.ask(pair[which].replace(COUNTED, b"%08d" % (2 * n + which)))
            if n >= WARM:
                times[which].append(took)
    line.socket.close()
    return verdict(*times)


def request(method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    given = {"host": "localhost", **headers, **({"content-length": str(len(body))} if body else {})}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body


class Where(NamedTuple):
    """What the server tells of itself."""

    port: int
    tables: tuple[str, str]
    role: str
    other: str
    cookie: str
    bearer: str
    question: int


def pairs(at: Where) -> dict[str, tuple[bytes, bytes]]:
    """The chief addresses: the same request to either table; and of what is not there beside what is not his."""
    mine, program, anew = {"cookie": at.cookie}, {"authorization": f"Bearer {at.bearer}"}, {ANEW.decode(): "1"}
    form = {**mine, "content-type": "application/x-www-form-urlencoded"}
    send = {**program, "content-type": "application/json", "idempotency-key": f"key-{COUNTED.decode()}"}
    one, two, none = (f"/t/{table}" for table in (*at.tables, "q" * len(at.tables[0])))

    def twin(method: str, tail: str, headers: dict[str, str], body: bytes = b"", api: str = "") -> tuple[bytes, bytes]:
        return request(method, api + one + tail, headers, body), request(method, api + two + tail, headers, body)

    def beside(method: str, tail: str, headers: dict[str, str], body: bytes = b"", api: str = "") -> tuple[bytes, bytes]:
        return request(method, api + none + tail, headers, body), request(method, api + one + tail, headers, body)

    def answer(text: str, option: int) -> bytes:
        return f"question={at.question}&option={option}&text={text}&key=k-{COUNTED.decode()}".encode()

    me, wrong = f"/{at.role}", b'{"question":%d,"option":9999}' % at.question
    return {
        "a page": twin("GET", me, mine),
        "its part": twin("GET", f"{me}/part", mine),
        "its part, made anew": twin("GET", f"{me}/part", {**mine, **anew}),
        "the log": twin("GET", f"{me}/log?before=999999", mine),
        "a view, by a program": twin("GET", me, program, api="/api/v1"),
        "a view, made anew": twin("GET", me, {**program, **anew}, api="/api/v1"),
        "an answer that is refused": twin("POST", f"{me}/answer", form, answer("nonsense", 9999)),
        "an answer that is refused, by a program": twin("POST", f"{me}/answer", send, wrong, "/api/v1"),
        "a draft that is taken": twin("POST", f"{me}/draft", form, answer("", 0)),
        "unknown and forbidden: a part": beside("GET", f"/{at.other}/part", mine),
        "unknown and forbidden: an answer": beside("POST", f"/{at.other}/answer", form, answer("nonsense", 9999)),
        "unknown and forbidden: the owner's": beside("GET", "/owner", mine),
        "unknown and forbidden: a program": beside("GET", f"/{at.other}", program, api="/api/v1"),
        "unknown and unseen: a table": beside("GET", "", {}),
        "unknown and unseen: to look on": beside("GET", "/watcher/part", {}),
    }


@contextlib.contextmanager
def server(game: str, viewer: str, salt: int = 0, fault: str = "") -> Iterator[Where]:
    """The two tables in a process of their own."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *sys.path])}
    words = [sys.executable, "-m", "tests.table.twin_timing", game, viewer, str(salt), fault]
    process = subprocess.Popen(words, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        yield Where(**json.loads(process.stdout.readline()))
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


# ---- in the process ---------------------------------------------------------------------------------------------------------
class Late:
    """The application, and two things that it does not do: it makes a part as if the table had just changed, where a header
    asks for it, and with a fault "0.001" takes so many seconds longer for the second table."""

    def __init__(self, app: Any, rooms: Sequence[Any], fault: str) -> None:
        self.app, self.rooms, self.late = app, {room.id.encode(): room for room in rooms}, float(fault or 0)
        self.second = rooms[1].id

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if any(name == ANEW for name, _ in scope["headers"]):
            for id, room in self.rooms.items():
                if id in scope["path"].encode():
                    room.pictures.renew()
        if self.late and self.second in scope["path"]:
            until = time.perf_counter() + self.late
            while time.perf_counter() < until:
                pass
        await self.app(scope, receive, send)


async def serving(slug: str, viewer: str, salt: int, fault: str) -> None:
    import uvicorn

    from montjoy.table import logs, server
    from montjoy.table.access.rates import Rates
    from montjoy.table.app import make_app
    from montjoy.table.web import connection_limits
    from tests.suite.players import todo
    from tests.suite.twins import resumed
    from tests.table.houses import FREE, house_at
    from tests.table.test_twins import GAMES
    from tests.table.test_twins import pairs as states
    from tests.table.twin_tables import seated

    whole, pair = next((w, p) for n in range(salt, salt + 40) for w, p in states(slug, viewer, 3, n) if todo(p[0], viewer))
    if fault == "same":                                      # what this way of measuring shows where there is nothing to be seen
        pair, fault = (pair[0], resumed(whole, next(s for s in whole.snapshots if s.label == pair[0].label))), ""
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(Path(folder) / "t.db", {slug: GAMES[slug]}) as house:
            there = [seated(house, whole, session, f"twintable{n}", watch="nobody") for n, session in enumerate(pair)]
            rooms, tokens = [room for room, _ in there], there[0][1]
            sock = server.listening("127.0.0.1", 20_000 + os.getpid() % 20_000)
            app = Late(make_app(house, rates=Rates(FREE)), rooms, fault)
            config = uvicorn.Config(
                app, log_level="error", access_log=False, server_header=False, date_header=False, lifespan="off",
                http=connection_limits.reader(), log_config=None, timeout_keep_alive=600,
            )  # fmt: skip
            here = Where(
                sock.getsockname()[1], (rooms[0].id, rooms[1].id), viewer, next(s for s in whole.seats if s != viewer),
                f"{COOKIE}={tokens[viewer]}", tokens[f"program {viewer}"], todo(pair[0], viewer)[0].id,
            )  # fmt: skip
            server.calm()
            logs.begin()
            print(json.dumps(here._asdict()), flush=True)
            await uvicorn.Server(config).serve(sockets=[sock])


def main() -> None:
    from montjoy.table.web import connection_limits

    with asyncio.Runner(loop_factory=connection_limits.loop()) as runner:
        runner.run(serving(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))


if __name__ == "__main__":
    main()
