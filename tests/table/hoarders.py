"""Somebody who fills the disk: one nameless visitor at one address, who posts to every address that stores something, as much as
is taken, while his clock goes through a day."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2

from montjoy.core.effects import UMPIRE
from montjoy.core.record import jsonlines
from montjoy.table.access.rates import SAFE, Rates
from montjoy.table.app import make_app
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from montjoy.table.web import quotas
from montjoy.table.web.permissions import Row
from montjoy.table.web.routes import ROWS
from tests.suite.subjects import recorded
from tests.table.houses import FREE, house_at
from tests.table.visitors import opened, token_for

ENDS = ("/close", "/delete", "/forget", "/leave", "/revoke", "/confirm")     # after them there is no table, or no seat
LONG = "\u00e5" * 1_900                                      # twice as long as it looks
ADDRESS = "127.0.0.1"                                         # by which the tests' clients come
Ask = tuple[str, str, dict[str, Any]]                        # method, path, and what is sent


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Hoarder:
    """One address.  `table`: one of his, at which he holds every seat and is the umpire."""

    def __init__(self, house: Registry, rates: Rates, clock: Clock) -> None:
        self.house, self.rates, self.clock = house, rates, clock
        self.app = make_app(house, rates=rates)
        self.client = self.browser()
        self.id, self.n = "", 0

    def browser(self) -> httpx2.AsyncClient:
        return httpx2.AsyncClient(transport=httpx2.ASGITransport(app=self.app), base_url="http://localhost")

    def left(self) -> float:
        """What he may still have stored now."""
        return self.rates.left(ADDRESS, "bytes")

    async def sits_down(self, game: str = "rudern", scenario: str = "two_lords") -> None:
        """A table of his, with a program's token to each seat beside his own."""
        seats = [str(seat) for seat in self.house.game(game).seats(self.house.game(game).scenarios[scenario])]
        self.client.follow_redirects = True
        self.id = await opened(self.client, game=game, scenario=scenario, umpire="me", **{f"seat.{seat}": "me" for seat in seats})
        await self.client.post(f"/t/{self.id}/owner/start")
        self.client.follow_redirects = False

    async def quiet(self) -> None:
        """Until bots and rules have nothing more to do, or rest."""
        while any(not task.done() for task in self.house.tasks):
            await asyncio.sleep(0.01)

    async def room(self) -> Table:
        return await self.house.table(self.id)

    async def ask(self, asked: Ask) -> httpx2.Response:
        method, path, sent = asked
        if not path.endswith("/join"):
            return await self.client.request(method, path, **sent)
        async with self.browser() as stranger:               # one that has seen nothing yet
            return await stranger.request(method, path, **sent)


@asynccontextmanager
async def hoarder(path: Path, **limits: tuple[float, float]) -> AsyncIterator[Hoarder]:
    """Only bytes are limited, as the server limits them, unless it is said otherwise."""
    clock = Clock()
    async with house_at(path / "t.db") as house:
        house.growth.clock = clock
        rates = Rates({**FREE, "bytes": Rates.LIMITS["bytes"], **limits}, clock)
        who = Hoarder(house, rates, clock)
        try:
            yield who
        finally:
            await who.client.aclose()


def writing() -> Iterator[tuple[Row, str]]:
    """Every address that may store something, from the table of routes itself."""
    for row in ROWS:
        for method, there in (("GET", row.get), ("POST", row.post)):
            if there and method not in SAFE and row.path not in quotas.READS:
                yield row, method


async def requests(who: Hoarder, row: Row, method: str) -> Ask:
    """A request that stores as much as this address takes."""
    room = await who.room()
    who.n += 1
    n, last = who.n, row.path.rpartition("/")[2]
    q = next((q for q in room.session.open if not q.done and q.asked.options), None)
    role = UMPIRE if "desk" in row.path else q.seat if q is not None else str(room.session.seats[0])
    path = row.path.replace("{table}", who.id).replace("{role}", role).replace("{game}", "rudern")
    form: dict[str, Any] = {"text": f"{n} {LONG}", "reason": f"{n} {LONG}", "name": f"n{n}", "role": role}
    form["seat"] = str(room.session.seats[0]) if last == "look" else role
    if q is not None:
        form |= {"question": str(q.asked.id), "option": str(n % len(q.asked.options)), "key": f"key-{n:08}"}
    form |= {"hours": str(1 + n % 2), "kind": "back" if last == "propose" else "pause", "say": "no", "who": "bot:random"}
    form |= {"game": "rudern", "scenario": "two_lords", "bot": "random" if n % 2 else "", "number": "1", "step": "*"}
    form |= {"sure": "yes", "told": "all"}
    if row.path in ("/join", "/api/v1/join"):
        enough = who.left() > 2 * quotas.BACK                # else there is no link to come by
        form["token"] = await token_for(who.client, who.id, str(room.session.seats[0])) if enough else ""
        return method, path, {"json" if row.path.startswith("/api/") else "data": {"token": form["token"], "name": form["name"]}}
    if row.path.startswith("/api/"):
        json = {"question": q.asked.id if q else 0, "option": 0} if last in ("answer", "draft") else {"text": form["text"]}
        return method, path, {"json": json, "headers": {"idempotency-key": f"key-{n:08}"}}
    if row.path == "/import":
        whole = recorded(who.house.game("rudern"), "two_lords", n % 3)
        return method, path, {"files": {"record": ("r.jsonl", jsonlines.dump(whole.header, whole.entries))}}
    return method, path, {"data": form}


async def day(path: Path, many: int, hours: int = 24) -> tuple[int, int]:
    """A day of this visitor: at every hour each address as often as it is taken, at most so many times.
    -> the bytes of the store, and how many requests were taken."""
    async with hoarder(path) as who:
        await who.sits_down()
        taken = 0
        for _ in range(hours):
            who.clock.now += 86_400 / hours
            for row, method in sorted(writing(), key=lambda x: quotas.price(*x, 0)):       # what is cheap first
                if row.path.endswith(ENDS):
                    continue
                for _ in range(many):
                    reply = await who.ask(await requests(who, row, method))
                    if reply.status_code in (413, 429):
                        break
                    taken += reply.status_code < 400
            if (await who.room()).session.over or who.left() > quotas.OPENING:
                await who.sits_down()
        await who.quiet()
        return who.house.store.stats().bytes, taken
