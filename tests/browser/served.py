"""A real server for the browser: uvicorn on a free port, its store in a folder of its own, in a thread of this process.

In this process, so that a test can open a table as it needs it (a scenario, a seed, a clock) and stop the bots; what it then
looks at comes through the browser alone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn

from montjoy.core.effects import UMPIRE
from montjoy.table.access import tokens
from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.server import listening
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.table.houses import COOKIE, FREE, first_lines

T = TypeVar("T")


class Served:
    """A server that runs; `url` is where."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder, self.port = folder, port
        self.ready = threading.Event()
        self.url, self.failed = "", ""
        self.thread = threading.Thread(target=self._run, name="montjoy-server", daemon=True)
        self.thread.start()
        assert self.ready.wait(30) and self.url, f"the server did not start: {self.failed}"

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.failed = f"{type(error).__name__}: {error}"
            raise
        finally:
            self.ready.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        from tests.contract.cards.game import game as cards  # two small games that ask every kind of question
        from tests.contract.pickets.game import game as pickets

        self.house = Registry(open_store(self.folder / "table.db"), {"cards": cards, "pickets": pickets})
        self.house.bots.pace = 0
        self.house.cookie = COOKIE
        rates = Rates(FREE)                                  # one browser plays for everybody here: no rate stops it
        sock = listening("127.0.0.1", self.port)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        config = uvicorn.Config(make_app(self.house, rates=rates), log_level="warning", access_log=False, lifespan="on",
                                timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.ready.set()
        await self.server.serve(sockets=[sock])
        await self.house.close()

    def do(self, work: Coroutine[Any, Any, T], seconds: float = 30) -> T:
        """Something done by the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def call(self, work: Callable[[], T]) -> T:
        """The same for what does not wait."""

        async def once() -> T:
            return work()

        return self.do(once())

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.house.subscribers.cut_all)
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"

    # ---- tables ------------------------------------------------------------------------------------------------------
    def table(
        self, slug: str, scenario: Any = "", *, people: tuple[str, ...] = (), begin: bool = True,
        options: Mapping[str, Any] | None = None, bot: str = "", **settings: Any,
    ) -> Table:
        """A table whose `people` are seats for persons (all: every one), bots in the others.  `scenario`: one, or its name.

        The Rudern War asks for no form of the chests there, unless `options` say so."""
        game = self.house.game(slug)
        named = scenario or getattr(game, "default_scenario", "") or next(iter(game.scenarios))
        plot = game.scenarios[named] if isinstance(named, str) else named
        seats = game.seats(plot)
        persons = seats if people == ("all",) else people
        who = {seat: lines.OPEN if seat in persons else f"bot:{bot}" if bot else lines.BOT for seat in seats}
        agreed = lines.Settings(**{"title": "A table for the browser", "seats": who, **settings})
        usual = {"fill_chests": False} if slug == "rudern" else {}
        chosen = msgspec.convert({**usual, **(options or {})}, type(game.options()))

        async def opened() -> Table:
            room = await self.house.open(game, plot, chosen, agreed)
            if begin:
                nonces = {str(seat): f"{n:032x}" for n, seat in enumerate(seats)}      # no chance here but the seed
                await room.act(lambda: first_lines(room.session, nonces))
            return Table(self, room.id, tuple(persons))

        return self.do(opened())


class Table:
    """A table that was opened for a test."""

    def __init__(self, served: Served, id: str, people: tuple[str, ...]) -> None:
        self.served, self.id, self.people = served, id, people

    @property
    def room(self) -> Table:
        """As it is in memory now."""
        return self.served.do(self.served.house.table(self.id))

    def url(self, role: str, rest: str = "") -> str:
        return f"{self.served.url}/t/{self.id}/{role}{rest}"

    def link(self, role: str) -> str:
        """A fresh invitation to a role."""
        token = self.served.do(invitations.reissue(self.served.house, self.room, role))
        return f"{self.served.url}/join#{token}"

    def revoke(self, role: str) -> None:
        self.served.do(invitations.revoke(self.served.house, self.room, role))

    def hold(self, *roles: str, name: str = "") -> str:
        """A browser's cookie that holds these roles, its person seated: what joining by links leads to."""

        async def sit() -> str:
            token, room = tokens.fresh_token(), await self.served.house.table(self.id)
            passes = tuple(tokens.holder(room.id, role, token) for role in roles)
            seats = tuple(lines.Seated(r, lines.PERSON, name or r) for r in roles if r in (*room.session.seats, UMPIRE))
            await room.act(lambda: seats, passes=passes)
            return token

        return self.served.do(sit())

    def says(self, role: str, text: str) -> None:
        async def said() -> None:
            room = await self.served.house.table(self.id)
            await room.act(lambda: (lines.Said(role, text),))

        self.served.do(said())

    def settled(self) -> Table:
        """When what is under way has been carried out."""

        async def wait() -> Table:
            room = await self.served.house.table(self.id)
            async with room.turn:
                return room

        return self.served.do(wait())

    def delete(self) -> None:
        with suppress(Exception):
            self.served.do(self.served.house.delete(self.id))
