"""What somebody is shown at a table's door, before he gives a name, and while he waits for play to begin."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest

from montjoy.table.access import tokens
from tests.table.houses import run
from tests.table.visitors import opened, token_for, town, words

HOSTILE = "<img src=x onerror=alert(1)>"


async def looked(who: httpx2.AsyncClient, token: str) -> httpx2.Response:
    return await who.post("/join/look", data={"token": token})


def test_an_invitation_says_what_it_is_to_and_is_not_used_up(tmp_path: Path) -> None:
    """Game, scenario, host, seat, pace and who is there; then the seat can still be taken."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "name": "Ada", "deadline": "86400", "title": "Thursday"})
            token = await token_for(me, table, "SVE")
            for _ in range(2):
                said = words(await looked(friend, f"http://localhost/join#{token}"))
                for what in ("The Rudern War", "Thursday", "Siege of a town", "House Svebod", "Host Ada", "1 day",
                             "Western Kardom: Ada", "Play has not begun"):
                    assert what in said, what
            page = await friend.post("/join", data={"token": token, "name": "Bo"})
            assert page.url.path == f"/t/{table}/SVE"

    run(work)


def test_nothing_of_the_game_is_at_the_door(tmp_path: Path) -> None:
    """What is shown there is the same before play has begun and after answers were given, but for whether it has begun."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "name": "Ada"})
            token = await token_for(me, table, "SVE")
            before = words(await looked(friend, token))
            await me.post(f"/t/{table}/owner/start")
            room = await t.house.table(table)
            assert room.session.began
            after = words(await looked(friend, token))
            assert before.replace("Play has not begun.", "") == after.replace("Play is under way.", "")

    run(work)


def test_bad_invitations_are_told_apart_by_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me)
            used = await token_for(me, table, "SVE")
            async with t.visitor() as friend:
                await friend.post("/join", data={"token": used})
            withdrawn = await token_for(me, table, "WKA")
            await me.post(f"/t/{table}/owner/revoke", data={"role": "WKA"})
            answers = set()
            for token in (used, withdrawn, tokens.fresh_token(), "", "x" * 399, "\u05d0" * 24):
                async with t.visitor() as somebody:
                    reply = await looked(somebody, token)
                    answers.add((reply.status_code, reply.text, tuple(sorted(reply.headers.items()))))
            assert len(answers) == 1 and "is not valid" in answers.pop()[1]

    run(work)


def test_what_others_typed_is_text_at_the_door(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "name": HOSTILE, "title": HOSTILE})
            page = await looked(friend, await token_for(me, table, "SVE"))
            assert page.status_code == 200 and "<img" not in page.text and page.text.count("&lt;img") >= 3

    run(work)


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_the_door_is_in_the_visitor_s_language(lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor(lang) as friend:
            table = await opened(me, **{"seat.WKA": "me", "name": "Ada"})
            page = await looked(friend, await token_for(me, table, "SVE"))
            assert page.status_code == 200 and 'id="door"' in page.text and not re.search(r"page-door-|page-new-live", page.text)

    run(work)


# ---- waiting -------------------------------------------------------------------------------------------------------------
def test_who_waits_is_offered_the_lesson_and_the_rules_and_told_when_play_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "title": "Thursday"})
            await friend.post("/join", data={"token": await token_for(me, table, "SVE"), "name": "Bo"})
            page = await friend.get(f"/t/{table}/SVE")
            for link in (f'data-waits="/t/{table}/SVE"', 'href="/learn/rudern"', 'href="/rules/rudern"'):
                assert link in page.text, link
            assert words(await friend.get(f"/begun?at=/t/{table}/SVE")) == ""
            await me.post(f"/t/{table}/owner/start")
            told = await friend.get(f"/begun?at=/t/{table}/SVE")
            assert told.status_code == 200 and "Thursday has begun" in words(told) and f'href="/t/{table}/SVE"' in told.text
            assert "data-waits" not in (await friend.get(f"/t/{table}/SVE")).text

    run(work)


def test_nobody_else_learns_whether_play_has_begun(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            table = await opened(me, **{"seat.WKA": "me"})
            none = await stranger.get("/begun?at=/t/abcdefghijklmnop/SVE")
            before = await stranger.get(f"/begun?at=/t/{table}/SVE")
            await me.post(f"/t/{table}/owner/start")
            after = await stranger.get(f"/begun?at=/t/{table}/SVE")
            assert none.text == before.text == after.text and not words(after)
            for at in ("", "/", "/t", "//x/SVE", f"/t/{table}/owner", "/t/" + "x" * 900 + "/SVE", "\u05d0/\u05d0/\u05d0/\u05d0"):
                reply = await me.get("/begun", params={"at": at})
                assert reply.status_code == 200 and "http" not in reply.text

    run(work)
