"""People at a server over a store, in browsers of theirs: what they see and do, by the table's addresses alone.

The program that makes the kept store and the tests that open it again both use this.  The clock is ours: it stands still until
somebody moves it, so a store that was kept long ago is opened at its own time.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from montjoy.core import outside
from tests.table.clockwork import Clock
from tests.table.houses import house_at
from tests.table.visitors import Town, words

HERE = Path(__file__).parent
DATA = HERE / "data"                                         # with the first releases' files
STORES = {                                                   # by game: the same, made again when it had new rules
    "clusta": DATA / "clusta-3",
    "rudern": DATA / "rudern-2",
    "drakborgen": DATA / "drakborgen-3",
}
FILES = HERE / "files"
NOW = 1_800_000_000.0                                        # when the store was kept, seconds since 1970
MORE = 20                                                    # answers by which every table is played on
COOKIE = "montjoy"                                           # as every release called it that knew one name for all stores


class Person:
    """Somebody with a browser of his own, or with a program (`bearer`)."""

    def __init__(self, town: Town, token: str = "", bearer: str = "") -> None:
        self.town, self.client, self.keys = town, town.visitor(), 0
        if token:
            self.client.cookies.set(COOKIE, token, domain="localhost.local")
        if bearer:
            self.client.headers["authorization"] = f"Bearer {bearer}"

    @property
    def token(self) -> str:
        return str(self.client.cookies.get(self.town.house.cookie) or self.client.cookies[COOKIE])

    async def get(self, path: str, status: int = 200) -> httpx2.Response:
        reply = await self.client.get(path)
        assert reply.status_code == status, (path, reply.status_code, words(reply)[:300])
        return reply

    async def post(self, path: str, status: int = 200, files: Any = None, **fields: Any) -> httpx2.Response:
        """A form is sent; a page that sends the browser on is followed."""
        reply = await self.client.post(path, data=fields, files=files)
        assert reply.status_code == status, (path, fields, reply.status_code, words(reply)[:600])
        return reply

    # ---- looking -------------------------------------------------------------------------------------------------------
    async def sees(self, table: str, role: str) -> Any:
        """What he is shown at a role, as a program reads it."""
        return (await self.get(f"/api/v1/t/{table}/{role}")).json()

    async def asked(self, table: str, role: str) -> list[Any]:
        """His questions that want an answer still."""
        shown = await self.sees(table, role)
        return [q for q in shown["questions"] if str(q["id"]) not in shown["picture"]["given"]]

    async def record(self, table: str, role: str) -> bytes:
        """What the table gives him to take away."""
        return bytes((await self.get(f"/t/{table}/{role}/export")).content)

    # ---- acting --------------------------------------------------------------------------------------------------------
    async def answers(self, table: str, role: str, q: Any, n: int = 0, text: str = "", key: str = "") -> httpx2.Response:
        """One of the options by its place, or a form as text."""
        self.keys += 1
        what = {"text": text} if q["kind"] == "order" else {"option": q["options"][n]["n"]}
        key = key or f"{role}.{q['id']}.{self.keys}".ljust(8, ".")
        if "authorization" in self.client.headers:
            path, sent = f"/api/v1/t/{table}/{role}/answer", {"question": q["id"], **what}
            reply = await self.client.post(path, json=sent, headers={"idempotency-key": key})
        else:
            reply = await self.client.post(f"/t/{table}/{role}/answer", data={"question": q["id"], "key": key, **what})
        await quiet(self.town)
        return reply

    async def plays(self, table: str, role: str, most: int, pick: Callable[[Any], int] = lambda q: 0) -> int:
        """Answers whatever he is asked, at most so often; how often it was."""
        for done in range(most):
            mine = [q for q in await self.asked(table, role) if q["kind"] != "offer"]
            if not mine:
                return done
            await self.answers(table, role, mine[0], pick(mine[0]) % max(1, len(mine[0]["options"])))
        return most


async def quiet(town: Town) -> None:
    """Until nothing is under way: what an answer led to has happened, and every bot has answered."""
    loop, turns = asyncio.get_running_loop(), 0
    end = loop.time() + 120.0
    while town.house.tasks:
        turns += 1
        await asyncio.sleep(0 if turns < 30 else 0.0005)
        assert loop.time() < end, "something goes on and on"


async def first(people: dict[str, Person], table: str, n: int) -> tuple[str, Any] | None:
    """Whose turn it is, and what he is asked; where several are asked, now the one and now the other."""
    for role in sorted(people, key=lambda role: (n % len(people) > sorted(people).index(role), role)):
        for q in await people[role].asked(table, role):
            if q["kind"] != "offer":
                return role, q
    return None


async def onward(town: Town, clock: Clock, people: dict[str, Person], table: str, most: int, result: str = "") -> int:
    """Everybody answers what he is asked, always the same way, at most so often; how often it was."""
    for n in range(most):
        for _ in range(5):
            if (found := await first(people, table, n)) is not None:
                break
            await later(town, clock, 10.0)                   # a pause for reactions goes by
        if found is None:
            return n
        role, q = found
        text = result if q["form"] == "Result" else ""
        reply = await people[role].answers(table, role, q, n % max(1, len(q["options"])), text)
        assert reply.status_code == 200, (role, q, words(reply)[:400])
    return most


async def later(town: Town, clock: Clock, seconds: float) -> None:
    """Time passes, and what is due then is done."""
    clock.passes(seconds)
    for _ in range(20):
        await town.house.scheduler.look()
        await quiet(town)


# ---- a server --------------------------------------------------------------------------------------------------------
@asynccontextmanager
async def server(store: Path) -> AsyncIterator[Town]:
    """A server over a store; whoever acts afterwards does so in this process."""
    async with house_at(store) as house:
        town = Town(house)
        try:
            yield town
        finally:
            await quiet(town)


def at(now: float, work: Callable[[Clock], Awaitable[None]]) -> None:
    """Do it with the clock at that moment."""
    clock = Clock(now)

    async def whole() -> None:
        await work(clock)

    with clock.worn():
        asyncio.run(whole())


# ---- what was kept ---------------------------------------------------------------------------------------------------
class Table:
    """A table of a kept store: its id, whose cookie holds which role, and what each of these was shown.  `folder`: where the
    store lies that it is kept in."""

    def __init__(self, name: str, told: Any, folder: Path = DATA) -> None:
        self.name, self.id, self.game, self.folder = name, told["id"], told["game"], folder
        self.browsers: dict[str, str] = told["browsers"]     # cookies by role
        self.programs: dict[str, str] = told["programs"]     # bearer tokens by role
        self.links: dict[str, str] = told["links"]           # invitations that nobody has used
        self.void: dict[str, str] = told["void"]             # invitations that were made anew, and open nothing
        self.facts: dict[str, Any] = told["facts"]

    def who(self, town: Town, role: str) -> Person:
        if role in self.programs:
            return Person(town, bearer=self.programs[role])
        return Person(town, self.browsers.get(role, ""))

    def people(self, town: Town) -> dict[str, Person]:
        """Everybody who plays or umpires, by role."""
        return {role: self.who(town, role) for role in sorted({*self.browsers, *self.programs} - {"owner"})}


    def lookers(self, town: Town) -> dict[str, Person]:
        """The same, and where onlookers are let in somebody who looks on."""
        return self.people(town) | ({"watcher": Person(town)} if self.facts.get("watched") else {})


async def pictures(town: Town, table: Table) -> dict[str, Any]:
    """What everybody is shown at a table."""
    return {role: await who.sees(table.id, role) for role, who in table.lookers(town).items()}


async def played_on(store: Path, clock: Clock, table: Table, most: int) -> dict[str, Any]:
    """What everybody is shown after so many more answers, with dice and chance as they must come."""
    with pytest.MonkeyPatch.context() as patch:
        async with server(store) as town:                    # the store has its id by then
            patch.setattr(outside, "entropy", counted(table.name))
            done = await onward(town, clock, table.people(town), table.id, most, table.facts.get("result", ""))
            return {"answers": done, "shown": await pictures(town, table)}


def counted(what: str = "") -> Callable[[int], bytes]:
    """Chance that is none: what comes through the door for entropy, number by number."""
    numbers = itertools.count()
    return lambda n: hashlib.blake2b(f"upgrade {what} {next(numbers)}".encode(), digest_size=n).digest()


def tables_in(folder: Path) -> dict[str, Table]:
    """All tables of the store that is kept in a folder."""
    there = json.loads((folder / "people.json").read_text("utf-8"))
    return {name: Table(name, each, folder) for name, each in there["tables"].items()}


def tables() -> dict[str, Table]:
    """Each table in the store that was made under the rules of today of its game."""
    folders = dict.fromkeys([DATA, *STORES.values()])
    return {name: t for folder in folders for name, t in tables_in(folder).items() if folder == store_of(t.game)}


def earlier() -> dict[str, Table]:
    """The tables whose game has had new rules since."""
    return {name: table for name, table in tables_in(DATA).items() if table.game in STORES}


def store_of(game: str) -> Path:
    """Where the tables and games lie that were kept under the rules of today."""
    return STORES.get(game, DATA)


def kept(name: str, folder: Path = DATA) -> Any:
    """A file of the kept data; one in JSON as what it says."""
    data = gzip.decompress((folder / f"{name}.gz").read_bytes())
    return json.loads(data) if name.endswith(".json") else data


def shown_at(table: Table) -> Any:
    """What everybody at a table was shown when it was kept."""
    return kept("shown.json", table.folder)[table.name]


def unpacked(folder: Path, of: Path = DATA) -> Path:
    """The store that is kept in `of`, in a folder of its own."""
    path = folder / "table.db"
    path.write_bytes(kept("store.db", of))
    return path


def invited(page: httpx2.Response) -> str:
    """The token of the link that a page shows."""
    found = re.search(r'value="[^"]*/join#([^"]+)"', page.text)
    assert found, words(page)[:600]
    return found[1]
