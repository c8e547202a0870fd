"""What a page's line brings with every move, without a browser: a table of our own in this process, its pages' lines open.

On the first seat one who takes any answer there is, each equally likely (forms as the game's own chance player writes them, or by
its default), on the others the game's own player; games one after the other, each with its number as seed, until so many
answers were given.  The pages are the first seat's and the watcher's; each hears what every single answer led to.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import msgspec

from bench.tables import start
from montjoy.bots.find import find
from montjoy.core.effects import WATCHER, No
from montjoy.core.game import options_of
from montjoy.core.philox import Philox
from montjoy.table.access.rates import Rates
from montjoy.table.access.tokens import fresh_token, holder
from montjoy.table.app import make_app
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.subscribers import Listener
from montjoy.table.tables.table import Table, always
from montjoy.table.web import difference

BOTS: Final = {"massbattle": "plain"}                        # where the best one thinks for long
FREE: Final = dict.fromkeys(Rates.LIMITS, (1e9, 1e9))
PATIENCE: Final = 60.0                                       # seconds until a page has been told
PART: Final = re.compile(r'<(?:section|div|details|form|svg)\b[^>]*? id="([a-z-]+)\d*"')    # of a page
KIND: Final = re.compile(r'<(/?[a-z0-9]+)(?:[^>]*? class="([^"]*)")?')
POINTS: Final = "where the rest stands"


class Push:
    """One message of a page's line: `told` bytes, filled up to `sent`; `whole`: not a difference."""

    def __init__(self, role: str, message: bytes, old: str) -> None:
        name, data, _ = message.split(b"\n", 2)
        before, self.steps = difference.read(data.removeprefix(b"data: "))
        self.role, self.sent, self.told = role, len(message), len(name) + len(data) + len("\n\n\n")
        self.old, self.whole = old, not before

    def pieces(self) -> Counter[str]:
        """How many bytes of it tell what, as "picture text.name": the part of the page, and the element."""
        found: Counter[str] = Counter()
        old, part = difference.pieces_of(self.old), ""
        for step in self.steps:
            for piece in difference.pieces_of(step) if isinstance(step, str) else old[step[0] : step[1]]:
                part = opened[1] if (opened := PART.match(piece)) else part
                if isinstance(step, str):
                    tag, kind = found_kind.groups("") if (found_kind := KIND.match(piece)) else ("text", "")
                    said = msgspec.json.encode(difference.shortened(piece))
                    found[f"{part} {tag}{f'.{kind}' if kind else ''}"] += len(said) - len('""')
        found[POINTS] = self.told - found.total()
        return found


class Heard:
    """All that lines bring from now on, in this process."""

    def __init__(self) -> None:
        self.pushes: list[Push] = []

    @contextlib.contextmanager
    def listening(self) -> Iterator[Heard]:
        news = Listener.news

        def noted(listener: Listener, table: Table) -> bytes:
            old = listener.brought.part.decode() if listener.brought else ""
            said = news(listener, table)
            if said.startswith(b"id: "):
                self.pushes.append(Push(listener.role, said, old))
            return said

        with mock.patch.object(Listener, "news", noted):
            yield self


# ---- a table ---------------------------------------------------------------------------------------------------------
class Pages:
    """A table that has begun, and its two pages; nobody is hurried, and no bot acts by itself."""

    def __init__(self, house: Registry, app: Any, room: Table, tokens: dict[str, str]) -> None:
        self.house, self.app, self.room, self.tokens = house, app, room, tokens
        self.open: list[asyncio.Task[None]] = []

    def look(self, role: str) -> None:
        """He opens his page's line; what it brings goes nowhere but to who hears it."""
        asked = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if asked.is_set():
                await asyncio.Event().wait()
            asked.set()
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            return None

        heads = {"host": "localhost", "cookie": f"{self.house.cookie}={self.tokens[role]}"}
        scope = self.scope("GET", f"/t/{self.room.id}/{role}/live", heads)
        self.open.append(asyncio.create_task(self.app(scope, receive, send)))

    @staticmethod
    def scope(method: str, path: str, heads: dict[str, str]) -> dict[str, Any]:
        """A request, as a server hands it to the application."""
        return {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1),
            "server": ("localhost", 80), "headers": [(name.encode(), value.encode()) for name, value in heads.items()],
        }  # fmt: skip

    async def told(self, many: int) -> None:
        """Until so many pages are there, and each has been told what it shows now."""
        end = time.monotonic() + PATIENCE
        while True:
            async with self.room.turn:
                there = self.house.subscribers.listeners.get(self.room.id, [])
                if len(there) == many and all(x.stamp == self.room.pictures.stamp(x.role) for x in there):
                    return
            if time.monotonic() > end:
                raise TimeoutError("a page was not told")
            await asyncio.sleep(0)

    async def act(self, policies: dict[str, Any], luck: Philox) -> bool:
        """Whoever is asked answers, or the pause for reactions ends.  -> whether that was an answer."""
        q = next(self.room.clock.waiting_for(), None)
        if q is None:
            await self.room.act(self.room.session.close_window)
            return False
        choice = policies[q.seat](self.room.session.view(q.seat), q.asked, luck)
        refused = await self.room.answer(q.seat, q.asked.id, always(choice))
        if isinstance(refused, No):
            default = self.room.game.default(self.room.session.view(q.seat), q.asked, ())
            refused = await self.room.answer(q.seat, q.asked.id, always(default), by="default")
        assert not isinstance(refused, No), refused
        return True


@contextlib.asynccontextmanager
async def table(folder: Path, slug: str, scenario: str, seed: int) -> AsyncIterator[Pages]:
    house = Registry(open_store(folder / f"{slug}-{seed}.db"))
    house.bots.pace, house.subscribers.a_second = 0, 0
    game = house.game(slug)
    plot = game.scenarios[scenario]
    tokens = {str(role): fresh_token() for role in (*game.seats(plot), WATCHER)}
    passes = tuple(holder("", role, token) for role, token in tokens.items())
    settings = lines.Settings(title="A table", watch="public")
    with mock.patch("montjoy.core.dice.fresh_seed", lambda: seed.to_bytes(32, "big")):
        room = await house.open(game, plot, options_of(game, plot), settings, passes=passes)
    sat = tuple(lines.Seated(seat, lines.PERSON, f"Player {n}") for n, seat in enumerate(room.session.seats))
    await room.act(lambda: sat)
    await room.act(lambda: start(room.session))
    pages = Pages(house, make_app(house, rates=Rates(FREE)), room, tokens)
    try:
        yield pages
    finally:
        for line in pages.open:
            line.cancel()
        await asyncio.gather(*pages.open, return_exceptions=True)
        await house.close()


async def counted(slug: str, scenario: str, moves: int) -> list[Push]:
    """All that was brought in so many answers."""
    found: list[Push] = []
    given = seed = 0
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder:
        while given < moves:
            seed += 1
            async with table(Path(folder), slug, scenario, seed) as pages:
                game, seats, luck = pages.room.game, pages.room.session.seats, Philox(seed, lane=0)
                bot = find(game, BOTS.get(slug, ""))
                policies = dict.fromkeys(seats, bot) | {seats[0]: find(game, "random")}
                for role in (seats[0], WATCHER):
                    pages.look(str(role))
                await pages.told(2)
                with Heard().listening() as heard:
                    while given < moves and not pages.room.session.over:
                        given += await pages.act(policies, luck)
                        await pages.told(2)
                found += heard.pushes
    return found


def count(slug: str, scenario: str, moves: int) -> list[Push]:
    return asyncio.run(counted(slug, scenario, moves))
