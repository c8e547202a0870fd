"""Browsers without a browser: the application in this process, and somebody who opens its pages."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2

from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.tables.registry import Registry
from montjoy.table.web.call import Config
from tests.table.houses import FREE, house_at

GAME = "rudern"


class Town:
    """A house with its application, and as many visitors as wanted."""

    def __init__(self, house: Registry, config: Config | None = None) -> None:
        self.house, self.app = house, make_app(house, config, Rates(FREE))

    def visitor(self, lang: str = "en") -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(app=self.app)
        return httpx2.AsyncClient(
            transport=transport, base_url="http://localhost", follow_redirects=True, headers={"accept-language": lang}
        )


@asynccontextmanager
async def town(path: Path, config: Config | None = None) -> AsyncIterator[Town]:
    async with house_at(path / "t.db") as house:
        yield Town(house, config)


async def opened(who: httpx2.AsyncClient, **form: str) -> str:
    """A table opened by its form; its id."""
    reply = await who.post("/new", data={"game": GAME, "scenario": "siege_of_a_town", **form})
    assert reply.status_code == 200, words(reply)
    return str(reply.url.path).split("/")[2]


async def token_for(who: httpx2.AsyncClient, table: str, role: str) -> str:
    """A fresh invitation, as the owner's page shows it."""
    reply = await who.post(f"/t/{table}/owner/link", data={"role": role})
    found = re.search(r'value="[^"]*/join#([^"]+)"', reply.text)
    assert found, words(reply)
    return found[1]


def words(reply: httpx2.Response) -> str:
    """What a reader of the page reads."""
    body = re.sub(r"<(script|style|head).*?</\1>", " ", reply.text, flags=re.S)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", body)).replace("\u2068", "").replace("\u2069", "").split())


def fields(reply: httpx2.Response) -> dict[str, str]:
    """What the page's first big form would send as it stands."""
    text = reply.text[reply.text.index('class="sheet"') :]
    found = {}
    for tag in re.findall(r"<input[^>]*>", text):
        name, value = re.search(r'name="([^"]+)"', tag), re.search(r'value="([^"]*)"', tag)
        if name and 'type="file"' not in tag and ('type="radio"' not in tag or " checked" in tag):
            found[name[1]] = html.unescape(value[1]) if value else ""
    for name, inside in re.findall(r'<select[^>]*name="([^"]+)"[^>]*>(.*?)</select>', text, flags=re.S):
        chosen = re.search(r'<option value="([^"]*)" selected', inside)
        first = re.search(r'<option value="([^"]*)"', inside)
        found[name] = html.unescape((chosen or first)[1])  # type: ignore[index]
    return found
