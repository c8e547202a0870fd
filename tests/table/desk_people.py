"""For the tests of the desk and of what comes after: a house with one table, its umpire and its seats as HTTP clients."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx2

from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game, games
from montjoy.core.session import umpire
from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.tables import invitations, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.contract.cards.game import game as cards
from tests.contract.pickets.game import game as pickets
from tests.table.houses import FREE, answered_by_choice, first_lines, house_at, settled

KNOWN: Mapping[str, Game] = {"cards": cards, "pickets": pickets}


class Clients:
    """`room` is asked for anew each time: after a fault it is another one."""

    def __init__(self, house: Registry, id: str) -> None:
        self.house, self.id = house, id
        self.app = make_app(house, rates=Rates(FREE))
        self.open: list[httpx2.AsyncClient] = []

    @property
    def room(self) -> Table:
        return self.house.tables[self.id]

    def client(self) -> httpx2.AsyncClient:
        made = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app=self.app), base_url="http://localhost", follow_redirects=True
        )
        self.open.append(made)
        return made

    async def joined(self, role: str, name: str = "", by: httpx2.AsyncClient | None = None) -> httpx2.AsyncClient:
        """A browser that has come in by a link; a new one, or one that was here before."""
        token = await invitations.reissue(self.house, self.room, role)
        client = by or self.client()
        answer = await client.post("/join", data={"token": token, "name": name or role})
        assert answer.status_code == 200, answer.text
        return client

    async def rule(self, client: httpx2.AsyncClient, **form: Any) -> httpx2.Response:
        form = {"number": str(umpire.next_number(self.room.session)), "reason": "because", "told": "all", **form}
        return await client.post(f"/t/{self.id}/{UMPIRE}/desk/rule", data=form)

    async def played(self, most: int = 400) -> None:
        """Everybody answers with the first option until it is over, or nobody is asked."""
        for _ in range(most):
            session = self.room.session
            q = next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)
            if session.over or (q is None and not session.window):
                return
            if q is None:
                await self.room.act(session.close_window)
            else:
                await self.room.answer(q.seat, q.asked.id, lambda q=q: q.asked.options[0])  # type: ignore[misc]
                await settled(self.room)


@asynccontextmanager
async def table(
    path: Path, slug: str = "cards", scenario: str = "", begin: bool = True, **settings: Any
) -> AsyncIterator[Clients]:
    known = dict(KNOWN) if slug in KNOWN else {slug: games()[slug]()}
    async with house_at(path / "t.db", known) as house:
        game = house.game(slug)
        chosen = game.scenarios[scenario] if scenario else next(iter(game.scenarios.values()))
        room = await house.open(game, chosen, answered_by_choice(game), lines.Settings(**settings))
        there = Clients(house, room.id)
        if begin:
            await room.act(lambda: first_lines(room.session, {}))
        try:
            yield there
        finally:
            for client in there.open:
                await client.aclose()


def said(answer: httpx2.Response) -> str:
    """The words of a page, without marks."""
    text = re.sub(r"<[^>]+>", " ", answer.text)
    return " ".join(re.sub("[\u2068\u2069]", "", unescape(text)).split())
