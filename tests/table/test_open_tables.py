"""Tables that anybody may join: listed where their hosts want it, with nothing secret, until they are full or begun."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.web.pages import open_tables
from tests.table.houses import FREE, run
from tests.table.visitors import Town, opened, token_for, town, words

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "FRESH", -1.0)


async def listed(who: httpx2.AsyncClient, **form: str) -> str:
    return await opened(who, **{"listed": "yes", "seat.WKA": "me", "name": "Ada", "title": "Thursday", **form})


def shown(reply: httpx2.Response) -> str:
    said = words(reply)
    return said[said.index("Open tables here") :] if "Open tables here" in said else ""


def test_a_listed_table_says_what_it_is_and_a_stranger_takes_a_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            table = await listed(me, deadline="86400")
            said = shown(await stranger.get("/"))
            for what in ("Thursday", "The Rudern War", "Siege of a town", "1 day", "opened by Ada", "A free seat: House Svebod"):
                assert what in said, what
            page = await stranger.get(f"/open/{table}")
            assert "Western Kardom: Ada" in words(page) and 'value="SVE"' in page.text
            page = await stranger.post(f"/open/{table}", data={"seat": "SVE", "name": "Bo"})
            assert page.url.path == f"/t/{table}/SVE" and page.status_code == 200
            room = await t.house.table(table)
            assert {p.role: p.name for p in room.absence.sittings()} == {"WKA": "Ada", "SVE": "Bo"}
            assert (await stranger.get(f"/t/{table}/owner")).status_code == 404

    run(work)


def test_off_by_default_and_what_is_not_listed_is_not_there(tmp_path: Path) -> None:
    """Red where a table that its host does not list can be told from none, by its page or by sitting down at it."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            table = await opened(me, **{"seat.WKA": "me"})
            assert shown(await stranger.get("/")) == ""
            for method, form in (("GET", None), ("POST", {"seat": "SVE"})):
                there = await stranger.request(method, f"/open/{table}", data=form)
                none = await stranger.request(method, "/open/abcdefghijklmnop", data=form)
                assert there.status_code == none.status_code == 404
                assert there.text.replace(table, "") == none.text.replace("abcdefghijklmnop", "")
            assert "SVE" not in (await t.house.table(table)).seating.people

    run(work)


@pytest.mark.parametrize("end", ["full", "begun", "closed", "deleted"])
def test_it_leaves_the_list_when_full_or_begun_or_gone(end: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as a, t.visitor() as b:
            table = await listed(me)
            assert "Thursday" in shown(await b.get("/"))
            if end == "full":
                await a.post(f"/open/{table}", data={"seat": "SVE"})
            elif end == "begun":
                await me.post(f"/t/{table}/owner/start")
            else:
                way = "close" if end == "closed" else "delete"
                await me.post(f"/t/{table}/owner/{way}", data={"sure": "yes"})
            assert shown(await b.get("/")) == ""
            assert (await b.get(f"/open/{table}")).status_code == 404
            late = await b.post(f"/open/{table}", data={"seat": "SVE"})
            assert late.status_code in (404, 422) and f"/t/{table}" not in late.url.path

    run(work)


def test_a_seat_for_which_a_link_is_out_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend, t.visitor() as stranger:
            table = await listed(me)
            token = await token_for(me, table, "SVE")
            assert shown(await stranger.get("/")) == ""
            assert (await stranger.post(f"/open/{table}", data={"seat": "SVE"})).status_code == 422
            page = await friend.post("/join", data={"token": token, "name": "Bo"})
            assert page.url.path == f"/t/{table}/SVE"

    run(work)


def test_of_two_strangers_at_once_one_sits_down_and_nobody_is_put_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as a, t.visitor() as b:
            table = await listed(me)
            form = {"seat": "SVE"}
            replies = await asyncio.gather(*(x.post(f"/open/{table}", data={**form, "name": n}) for x, n in ((a, "A"), (b, "B"))))
            assert sorted(r.status_code for r in replies) == [200, 422]
            winner = a if replies[0].status_code == 200 else b
            assert (await winner.get(f"/t/{table}/SVE")).status_code == 200
            taken = await b.post(f"/open/{table}", data={"seat": "WKA", "name": "C"})
            assert (await t.house.table(table)).seating.people["WKA"].name == "Ada" and taken.status_code in (200, 422)

    run(work)


def test_one_browser_takes_one_seat_and_no_role_but_a_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            delve = {"game": "drakborgen", "scenario": "three", "seat.red": "me", "umpire": "yes"}
            table = await opened(me, **{"listed": "yes", **delve})
            for bad in ("umpire", "owner", "watcher", "red", "", "x"):
                reply = await stranger.post(f"/open/{table}", data={"seat": bad})
                assert reply.status_code == 422, bad
            assert (await stranger.post(f"/open/{table}", data={"seat": "blue"})).url.path == f"/t/{table}/blue"
            assert (await stranger.post(f"/open/{table}", data={"seat": "green"})).url.path == f"/t/{table}/blue"
            room = await t.house.table(table)
            assert "green" not in room.seating.people and "umpire" not in room.seating.people
            assert (await me.post(f"/open/{table}", data={"seat": "green"})).url.path == f"/t/{table}/red"

    run(work)


def test_what_a_host_typed_is_text_and_a_name_in_use_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            table = await listed(me, name=HOSTILE, title=HOSTILE)
            for page in (await stranger.get("/"), await stranger.get(f"/open/{table}")):
                assert "<img" not in page.text and "&lt;img" in page.text
            other = await listed(me)
            again = await stranger.post(f"/open/{other}", data={"seat": "SVE", "name": "Ada"})
            assert again.status_code == 422 and "looks like yours" in words(again)
            assert (await stranger.post(f"/open/{other}", data={"seat": "SVE", "name": "Bo"})).url.path == f"/t/{other}/SVE"

    run(work)


def test_one_address_fills_no_list_and_the_list_has_an_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            mine = [await listed(me, title=f"Mine {n}") for n in range(open_tables.MOST_OF_ONE + 2)]
            said = shown(await stranger.get("/"))
            assert [f"Mine {n}" in said for n in range(len(mine))] == [False] * 2 + [True] * open_tables.MOST_OF_ONE
            for n, id in enumerate(mine):
                t.house.growth.opener[id] = f"10.0.0.{n}"
            more = [await listed(me, title=f"More {n}") for n in range(open_tables.MOST)]
            for n, id in enumerate(more):
                t.house.growth.opener[id] = f"10.0.1.{n}"
            assert (await stranger.get("/")).text.count('aria-label="Take a seat') == open_tables.MOST

    run(work)


def test_sitting_down_is_limited_as_joining_by_links_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await listed(me)
            few = Town(t.house)
            few.app = make_app(t.house, None, Rates({**FREE, "join": (3.0, 0.01)}))
            async with few.visitor() as stranger:
                codes = [(await stranger.post(f"/open/{table}", data={"seat": "x"})).status_code for _ in range(5)]
            assert codes == [422] * 3 + [429] * 2

    run(work)


@pytest.mark.parametrize("lang", ["sv", "he", "cs"])
def test_the_list_is_in_the_visitor_s_language(lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor(lang) as stranger:
            table = await listed(me)
            for page in (await stranger.get("/"), await stranger.get(f"/open/{table}")):
                assert "page-open" not in page.text and "page-door" not in page.text
            assert 'id="open-tables"' in (await stranger.get("/")).text

    run(work)
