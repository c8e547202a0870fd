"""An invitation: opening uses nothing up, posting it once gives a seat, and every bad one gets the same answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from montjoy.core import outside
from montjoy.table.access import tokens
from montjoy.table.access.tokens import INVITED
from montjoy.table.web import render
from tests.table.houses import COOKIE, run
from tests.table.visitors import opened, token_for, town, words

JS = render.HERE / "static" / "join.js"


def test_opening_a_link_uses_nothing_up_and_posting_it_gives_the_seat_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend, t.visitor() as third:
            table = await opened(me)
            token = await token_for(me, table, "SVE")
            for _ in range(3):
                assert (await friend.get("/join")).status_code == 200
            page = await friend.post("/join", data={"token": token, "name": "Bo"})
            assert page.url.path == f"/t/{table}/SVE" and page.status_code == 200
            room = await t.house.table(table)
            assert [(s.role, s.name) for s in room.absence.sittings()] == [("WKA", ""), ("SVE", "Bo")]
            assert (await third.post("/join", data={"token": token, "name": "Cy"})).status_code == 422
            assert (await third.get(f"/t/{table}/SVE")).status_code == 404

    run(work)


def test_a_whole_link_that_was_pasted_is_as_good_as_its_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            token = await token_for(me, table, "SVE")
            page = await friend.post("/join", data={"token": f" http://localhost/join#{token}\n", "name": ""})
            assert page.url.path == f"/t/{table}/SVE"

    run(work)


def test_used_withdrawn_old_cut_and_invented_tokens_get_the_same_answer(tmp_path: Path, monkeypatch: object) -> None:
    """Red where the answer tells one kind of bad token from another."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            used = await token_for(me, table, "SVE")
            await friend.post("/join", data={"token": used})
            await me.post(f"/t/{table}/owner/revoke", data={"role": "SVE"})
            replaced = await token_for(me, table, "SVE")
            withdrawn = await token_for(me, table, "SVE")
            await me.post(f"/t/{table}/owner/revoke", data={"role": "SVE"})
            gone_table = await opened(me)
            deleted = await token_for(me, gone_table, "SVE")
            await me.post(f"/t/{gone_table}/owner/delete", data={"sure": "yes"})
            bad = (used, replaced, withdrawn, deleted, used[:-4], tokens.fresh_token(), "", "x" * 399, "\u05d0" * 24)
            answers = set()
            for token in bad:
                async with t.visitor() as somebody:
                    reply = await somebody.post("/join", data={"token": token, "name": "Di"})
                    answers.add((reply.status_code, reply.text, tuple(sorted(reply.headers.items()))))
            assert len(answers) == 1 and "is not valid" in answers.pop()[1]

    run(work)


def test_a_link_is_good_for_14_days(tmp_path: Path, monkeypatch: object) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            token = await token_for(me, table, "SVE")
            now = outside.now()
            try:
                t.house.now = lambda: now + INVITED + 1  # type: ignore[method-assign]
                assert (await friend.post("/join", data={"token": token})).status_code == 422
                t.house.now = lambda: now + INVITED - 60  # type: ignore[method-assign]
                assert (await friend.post("/join", data={"token": token})).status_code == 200
            finally:
                del t.house.now

    run(work)


def test_of_two_who_come_at_the_same_moment_one_sits_down(tmp_path: Path) -> None:
    """Red without the lock in access.exchange."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as a, t.visitor() as b:
            table = await opened(me)
            token = await token_for(me, table, "SVE")
            replies = await asyncio.gather(*(x.post("/join", data={"token": token}) for x in (a, b)))
            assert sorted(r.status_code for r in replies) == [200, 422]

    run(work)


def test_one_browser_keeps_its_tables_when_it_joins_another(tmp_path: Path) -> None:
    """Red where a pass is lost as the cookie changes, or where one browser cannot be owner and seat of one table."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            mine, theirs = await opened(me, title="Mine", **{"seat.WKA": "me"}), await opened(friend, title="Theirs")
            before = me.cookies[COOKIE]
            await me.post("/join", data={"token": await token_for(friend, theirs, "SVE")})
            assert me.cookies[COOKIE] != before
            told = words(await me.get("/"))
            assert "Mine" in told and "Theirs" in told
            assert (await me.get(f"/t/{mine}/owner")).status_code == 200
            await me.post("/join", data={"token": await token_for(me, mine, "SVE")})
            for role in ("owner", "WKA", "SVE"):
                assert (await me.get(f"/t/{mine}/{role}")).status_code == 200, role
            assert "several roles" in words(await me.get(f"/t/{mine}"))

    run(work)


def test_the_script_takes_the_token_from_behind_the_hash_and_out_of_the_address() -> None:
    """What it does in a browser is tested there; here: that it goes to this server alone, and in no address."""
    text = JS.read_text("utf-8")
    assert "location.hash" in text and "history.replaceState" in text
    assert text.count("fetch") == 1 and 'fetch("/join/look", { method: "POST", body: new URLSearchParams({ token }) })' in text
    assert "location.search" not in text and text.count("\n") < 150
