"""A program opens a table: as by the page's form, by the same limits, and its invitations are in the reply."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from montjoy.table.access.rates import Rates, kind_of
from montjoy.table.tables.cleanup import shut
from montjoy.table.tables.registry import Registry
from montjoy.table.web import quotas
from montjoy.table.web.routes import ROWS
from tests.table.programs import Program, at_work
from tests.table.served import ROOT

TABLES = "/api/v1/tables"
(EXAMPLE,) = re.findall(r"-d '(\{\"game\".*?\})'", (ROOT / "docs" / "api.md").read_text("utf-8"))


def run(path: Path, work: Callable[[Registry, Any], Coroutine[Any, Any, None]], rates: Rates | None = None) -> None:
    async def whole() -> None:
        async with at_work(path / "t.db", rates) as (house, http):
            await work(house, http)

    asyncio.run(whole())


def bearing(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def joined(http: Any, opened: Any, role: str, **more: str) -> Program:
    link = opened["links"][role]
    assert link.startswith("http://localhost/join#")
    got = await http.post("/api/v1/join", json={"token": link.partition("#")[2], "name": role, **more})
    assert got.status_code == 200, got.text
    return Program(http, opened["table"], role, got.json()["bearer"])


def test_a_bot_comes_to_play_without_a_browser(tmp_path: Path) -> None:
    """As docs/api.md shows it: opened, joined, asked.  Nothing is in the reply but what is to be used."""

    async def work(house: Registry, http: Any) -> None:
        got = await http.post(TABLES, json=json.loads(EXAMPLE))
        assert got.status_code == 200, got.text
        opened = got.json()
        assert set(opened) == {"table", "bearer", "links"} and set(opened["links"]) == {"town"}
        seat = await joined(http, opened, "town")
        shown = await seat.see()
        assert shown["picture"]["status"] == "running" and shown["questions"]
        room = await house.table(opened["table"])
        assert room.settings.seats == {"town": "open", "orcs": "bot:plain"}
        held = (await http.get(TABLES, headers=bearing(opened["bearer"]))).json()
        assert [(h["table"], h["role"]) for h in held] == [(room.id, "owner")]

    run(tmp_path, work)


def test_play_begins_when_its_owner_says_so(tmp_path: Path) -> None:
    """With what programs add to the dice; its owner's token alone begins, and sees nothing of a seat.  Once more is no fault."""

    async def work(house: Registry, http: Any) -> None:
        opened = (await http.post(TABLES, json={"game": "rudern", "scenario": "two_lords", "umpire": True})).json()
        assert set(opened["links"]) == {"KAT", "SVE", "umpire"}
        held = [(await http.get(TABLES, headers=bearing(opened["bearer"]))).json()[0]["seats"]]
        seat = await joined(http, opened, "KAT", nonce_hash="ab" * 32)
        held += [(await http.get(TABLES, headers=bearing(opened["bearer"]))).json()[0]["seats"]]
        assert held == [{"KAT": who, "SVE": "open", "umpire": "open"} for who in ("open", "person")]
        assert "seats" not in (await http.get(TABLES, headers=seat.headers())).json()[0]
        begin = f"/api/v1/t/{opened['table']}/owner/start"
        for headers in ({}, seat.headers(), bearing("a" * 24)):
            assert (await http.post(begin, headers=headers)).status_code == 404
        assert (await http.get(seat.base, headers=bearing(opened["bearer"]))).status_code == 404
        for _ in range(2):
            got = await http.post(begin, headers=bearing(opened["bearer"]))
            assert (got.status_code, got.json()) == (200, {"received": "start"})
        beginning = (await seat.see())["picture"]["beginning"]
        assert beginning["waits"] == ["KAT"] and beginning["hashes"] == {"KAT": "ab" * 32}
        page = await http.get(f"/t/{opened['table']}/owner", headers=bearing(opened["bearer"]))
        assert page.status_code == 200
        room = await house.table(opened["table"])
        await room.act(lambda: shut(room, "owner"))
        assert (await http.post(begin, headers=bearing(opened["bearer"]))).json()["error"] == "table-closed"

    run(tmp_path, work)


def test_it_is_the_table_of_the_pages_form(tmp_path: Path) -> None:
    """What can be said in both ways is agreed in the same words: settings, options, header."""

    async def work(house: Registry, http: Any) -> None:
        form = {"game": "rudern", "scenario": "two_lords", "seat.KAT": "open", "seat.SVE": "bot:default", "title": "At the ford",
                "umpire": "yes", "typed": "yes", "deadline": "300", "bots": "fast", "watch": "public",
                "option.fill_chests": "false"}
        page = await http.post("/new", data=form, headers={"sec-fetch-site": "same-origin"})
        assert page.status_code == 303, page.text
        by_form = await house.table(page.headers["location"].split("/")[2])
        got = await http.post(TABLES, json={
            "game": "rudern", "scenario": "two_lords", "seats": {"SVE": "bot:default"}, "title": "At the ford", "umpire": True,
            "typed": True, "deadline": 300, "bots": "fast", "watch": "public", "options": {"fill_chests": False},
        })  # fmt: skip
        assert got.status_code == 200, got.text
        room = await house.table(got.json()["table"])
        assert room.settings == by_form.settings
        assert room.session.header.options == by_form.session.header.options != room.game.options()

    run(tmp_path, work)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "massbattle"),
    ({"game": "massbattle", "scenario": "bridges"}, "bridge, "),
    ({"game": "massbattle", "scenario": "bridge", "seats": {"elves": "bot"}}, "town, orcs"),
    ({"game": "massbattle", "scenario": "bridge", "seats": {"town": "bot:deep"}}, "sharp"),
    ({"game": "massbattle", "options": {"no_such": 1}}, "no_such"),
    ({"game": "massbattle", "scenario": "bridge", "seats": {"town": "bot:shrap"}}, "Did you mean bot:sharp?"),
    ({"game": "massbattle", "scenario": "bridge", "seats": {"twon": "bot"}}, "Did you mean town?"),
    ({"game": "massbattle", "scenario": "bridge", "seats": {"town": "me"}}, "There are: open, bot, bot:sharp, bot:plain"),
    ({"game": "massbattle", "bots": "quick"}, "nothing called quick here. There are: slow, normal, fast."),
    ({"game": "massbattle", "bots": "slwo"}, "Did you mean slow?"),
    ({"game": "massbattle", "watch": "everybody"}, "There are: nobody, public, delayed."),
    *(({"game": "massbattle", "options": {"round_limit": n}}, "enter a whole number from 0 to 1,000.") for n in (-3, 9999)),
    ({"game": "rudern", "options": {"fill_chest": False}}, "Did you mean fill_chests?"),
    ({"game": "rudern", "options": {"fill_chests": "perhaps"}}, "fill_chests: "),
]  # fmt: skip


def test_what_is_not_known_is_refused_with_what_there_is(tmp_path: Path) -> None:
    """And no table is left behind.  Red before: a pace or a player that there is not was refused with a pattern, a
    number below the least without its bounds, and two full stops stood at the end."""

    async def work(house: Registry, http: Any) -> None:
        for given, says in WRONG:
            got = await http.post(TABLES, json=given)
            said = got.json()["says"].replace("\u2068", "").replace("\u2069", "")
            assert got.status_code == 422 and says in said and ".." not in said, got.text
            assert got.json()["error"] in ("api-no-such", "api-no-such-near", "api-no-option", "api-not-understood")
            if says == "fill_chests: ":
                facts = got.json()["facts"]
                assert (facts["option"], facts["there"]) == ("fill_chests", "false, true"), facts
        for given in ({"seats": {"KAT": 1}}, {"deadline": -1}, {"x": 1}, {"bots": 1}, {"game": 1}):
            assert (await http.post(TABLES, json={"game": "rudern", **given})).status_code == 400
        assert (await http.post(TABLES, data={"game": "rudern"})).status_code == 415
        for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
            assert (await http.post(TABLES, json={"game": "rudern"}, headers=headers)).status_code == 403
        assert house.store.games() == () and not house.tables

    run(tmp_path, work)


def test_it_counts_as_the_page_counts(tmp_path: Path) -> None:
    """Ten at once, and as dear.  Red where the address is not among those that open."""
    assert kind_of("POST", TABLES) == kind_of("POST", "/new") == "open" and kind_of("GET", TABLES) == "see"
    (row,) = [row for row in ROWS if row.path == TABLES]
    (page,) = [row for row in ROWS if row.path == "/new"]
    assert quotas.price(row, "POST", 100) == quotas.price(page, "POST", 100) and quotas.price(row, "GET", 0) == 0

    async def work(house: Registry, http: Any) -> None:
        found = [(await http.post(TABLES, json={"game": "chess"})).status_code for _ in range(11)]
        assert found == [422] * 10 + [429]

    run(tmp_path, work, Rates())


@pytest.mark.parametrize("lang", ["sv", "he", "cs"])
def test_a_refusal_speaks_the_callers_language(tmp_path: Path, lang: str) -> None:
    async def work(house: Registry, http: Any) -> None:
        got = await http.post(TABLES, json={"game": "chess"}, headers={"accept-language": lang})
        assert "There is nothing" not in got.json()["says"] and "massbattle" in got.json()["says"]

    run(tmp_path, work)
