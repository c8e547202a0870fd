"""A whole table over HTTP without a socket: houses, browsers and programs for the tests of what leaves the server."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access.rates import Rates
from montjoy.table.access.tokens import OWNER, fresh_token, holder
from montjoy.table.app import make_app
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from montjoy.table.web.call import Config
from tests.suite.patience import HANGS
from tests.table.houses import COOKIE, FREE, answered_by_choice, first_lines, house_at

HOST = "http://localhost"
GAMES = ("rudern", "drakborgen")


class Table:
    """One table with somebody in every role, each with a browser of his own."""

    def __init__(self, house: Registry, room: Table, app: Any, tokens: dict[str, str]) -> None:
        self.house, self.room, self.app, self.tokens = house, room, app, tokens
        self.open: list[httpx.AsyncClient] = []

    @property
    def id(self) -> str:
        return self.room.id

    def browser(self, role: str = "", **headers: str) -> httpx.AsyncClient:
        """The browser of whoever holds a role here; of a stranger."""
        cookies = {COOKIE: self.tokens[role]} if role else {}
        return self._client(cookies=cookies, headers=headers)

    def program(self, token: str) -> httpx.AsyncClient:
        return self._client(headers={"authorization": f"Bearer {token}"})

    def _client(self, **how: Any) -> httpx.AsyncClient:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=self.app), base_url=HOST, **how)
        self.open.append(client)
        return client

    async def settled(self) -> None:
        """What follows from the last answer has happened."""
        await asyncio.sleep(0)
        async with self.room.turn:
            return


def most_seats(game: Any) -> Any:
    """The scenario with most seats, of those that begin with a choice."""
    plain = [s for s in game.scenarios.values() if not getattr(s, "campaign", None)]
    return max(plain, key=lambda s: len(game.seats(s)))


async def opened(
    house: Registry, slug: str = "rudern", *, app: Any = None, begin: bool = True, scenario: str = "", **settings: Any
) -> Table:
    """A table with a pass for every role, in the house's store."""
    game = house.game(slug)
    chosen = game.scenarios[scenario] if scenario else most_seats(game)
    given = lines.Settings(**{"umpire": True, **settings})
    roles = [*game.seats(chosen), *([UMPIRE] if given.umpire else []), WATCHER, OWNER]
    tokens = {role: fresh_token() for role in roles}
    passes = tuple(holder("", role, tokens[role]) for role in roles)
    room = await house.open(game, chosen, answered_by_choice(game), given, passes=passes)
    seated = tuple(lines.Seated(seat, lines.PERSON, f"Player {n}") for n, seat in enumerate(game.seats(chosen)))
    await room.act(lambda: seated)
    if begin:
        await room.act(lambda: first_lines(room.session, {}))
    return Table(house, room, app or make_app(house, rates=Rates(FREE)), tokens)


@asynccontextmanager
async def house_there(path: Path | None = None) -> AsyncIterator[Registry]:
    with tempfile.TemporaryDirectory() as folder:
        async with house_at((path or Path(folder)) / "t.db") as house:
            yield house


@asynccontextmanager
async def table_there(
    slug: str = "rudern", *, config: Config | None = None, rates: Rates | None = None, **settings: Any
) -> AsyncIterator[Table]:
    async with house_there() as house:
        app = make_app(house, config, rates or Rates(FREE))
        table = await opened(house, slug, app=app, **settings)
        try:
            yield table
        finally:
            for client in table.open:
                await client.aclose()


class Raw:
    """An answer as the server gave it: status, headers in order, body."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Raw) and (self.status, self.headers, self.body) == (other.status, other.headers, other.body)

    def __repr__(self) -> str:
        return f"{self.status} {self.headers} {self.body[:400]!r}"

    def get(self, name: str) -> str:
        return next((v.decode("latin-1") for n, v in self.headers if n.lower() == name.encode()), "")

    @property
    def text(self) -> str:
        return self.body.decode()


def scope_of(
    method: str, path: str, query: str = "", headers: list[tuple[str, str]] | None = None, client: str = "10.0.0.1",
    server: str = "localhost",
) -> dict[str, Any]:
    """A request as a server hands it to the application."""
    given = headers or []
    if not any(name.lower() == "host" for name, _ in given):
        given = [("host", "localhost"), *given]
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "client": (client, 1234),
        "server": (server, 80),
        "headers": [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in given],
    }


async def raw(
    app: Any,
    method: str,
    path: str,
    headers: dict[str, str] | list[tuple[str, str]] | None = None,
    body: bytes = b"",
    *,
    stop: Callable[[bytes], bool] | None = None,
    client: str = "10.0.0.1",
    most: float = HANGS,
    server: str = "localhost",
) -> Raw:
    """One request straight to the application; `stop(body so far)` hangs up on a stream."""
    path, _, query = path.partition("?")
    scope = scope_of(method, path, query, list(headers.items()) if isinstance(headers, dict) else headers or [], client, server)
    sent: list[dict[str, Any]] = []
    got, gone, asked = bytearray(), asyncio.Event(), False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        got.extend(message.get("body", b""))
        if stop is not None and stop(bytes(got)):
            gone.set()

    await asyncio.wait_for(app(scope, receive, send), most)
    start = next(m for m in sent if m["type"] == "http.response.start")
    return Raw(start["status"], list(start["headers"]), bytes(got))


def cookie(token: str) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={token}"}
