"""Programs at a table, inside one process: a house, tables with every seat held by a program, and a client of the API."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2 as httpx

from montjoy.table.access import rates
from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.tables import invitations, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.table.houses import FREE, answered_by_choice, first_lines, house_at

GAME = "rudern"


@dataclass
class Program:
    """A role at a table, by its bearer token."""

    http: Any
    table: str
    role: str
    bearer: str
    keys: int = 0
    log: list[Any] = field(default_factory=list)

    def headers(self, key: str = "", **more: str) -> dict[str, str]:
        found = {"authorization": f"Bearer {self.bearer}", **more}
        return {**found, "idempotency-key": key} if key else found

    def key(self) -> str:
        self.keys += 1
        return f"{self.role}-{self.keys:06}"

    @property
    def base(self) -> str:
        return f"/api/v1/t/{self.table}/{self.role}"

    async def see(self) -> Any:
        found = await self.http.get(self.base, headers=self.headers())
        assert found.status_code == 200, found.text
        return found.json()

    async def post(self, what: str, body: Any = None, key: str | None = None) -> Any:
        return await self.http.post(
            f"{self.base}/{what}", json=body, headers=self.headers(self.key() if key is None else key),
        )


@asynccontextmanager
async def at_work(path: Path | str, rates: rates.Rates | None = None) -> AsyncIterator[tuple[Registry, Any]]:
    """A house over a store, and a client of its application."""
    async with house_at(path) as house:
        app = make_app(house, rates=rates or Rates(FREE))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as http:
            yield house, http


async def table(house: Registry, game: str = GAME, begin: bool = True, scenario: Any = None, **more: Any) -> Table:
    """An open table with a person in no seat yet."""
    known = house.game(game)
    scenario = scenario or next(iter(known.scenarios.values()))
    room = await house.open(known, scenario, answered_by_choice(known), lines.Settings(**more))
    if begin:
        await room.act(lambda: first_lines(room.session, {}))
    return room


async def programs(house: Registry, http: Any, room: Table, roles: tuple[str, ...] = ()) -> list[Program]:
    """A program in every role, each by an invitation of its own."""
    found = []
    for role in roles or room.roles:
        token = await invitations.reissue(house, room, role)
        joined = await http.post("/api/v1/join", json={"token": token, "name": f"bot of {role}"})
        assert joined.status_code == 200, joined.text
        found.append(Program(http, room.id, role, joined.json()["bearer"]))
    return found
