"""A browser is signed out: on a borrowed computer, say.  Whoever sat there still sits there; another link brings him back.

Planted faults that turn this red: the cookie alone is taken away, open pages are not ended, GET does it too.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from montjoy.core.effects import UMPIRE
from montjoy.table.tables import invitations
from montjoy.table.web.call import Config
from tests.suite.patience import HANGS
from tests.table.houses import COOKIE, run
from tests.table.test_access import come, invited, listening, sees
from tests.table.visitors import opened, town, words
from tests.table.wire import cookie, raw, table_there


def test_a_browser_that_is_signed_out_opens_nothing_more() -> None:
    async def work() -> None:
        async with table_there() as table:
            seat, other = table.room.session.seats[:2]
            mine = table.tokens[seat]
            page = await listening(table, seat, mine)
            assert (await raw(table.app, "GET", "/forget", cookie(mine))).status == 200 and await sees(table, mine, seat)
            answer = await raw(table.app, "POST", "/forget", cookie(mine))
            assert answer.status == 303 and answer.get("location") == "/" and f'{COOKIE}=""' in answer.get("set-cookie")
            assert "Max-Age=0" in answer.get("set-cookie") and answer.get("clear-site-data") == '"storage"'
            ended = await asyncio.wait_for(page, HANGS)
            assert ended.body.endswith(b"event: closed\ndata: -\n\n")
            assert not await sees(table, mine, seat) and await sees(table, table.tokens[other], other)
            assert table.room.absence.sittings()[0].name == "Player 0"
            assert (await come(table, await invited(table, seat))).status == 303
            assert (await raw(table.app, "POST", "/forget")).status == 303

    run(work)


def test_all_its_tables_and_nobody_elses(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me, there.visitor() as you:
            mine = [await opened(me, **{"seat.WKA": "me"}) for _ in range(2)]
            yours = await opened(you, **{"seat.WKA": "me"})
            front = await me.get("/")
            assert 'href="/forget"' in front.text and 'href="/forget"' not in (await there.visitor().get("/")).text
            assert "link" in words(await me.get("/forget"))
            assert (await me.post("/forget")).status_code == 200
            for table in mine:
                assert (await me.get(f"/t/{table}/WKA")).status_code == 404 == (await me.get(f"/t/{table}/owner")).status_code
            assert (await you.get(f"/t/{yours}/WKA")).status_code == 200

    run(work)


def test_behind_tls_the_same_cookie_goes() -> None:
    async def work() -> None:
        async with table_there(config=Config(secure=True, address="https://montjoy.example.org")) as table:
            mine = table.tokens[UMPIRE]
            answer = await raw(table.app, "POST", "/forget", {"cookie": f"__Host-{COOKIE}={mine}"})
            assert f'__Host-{COOKIE}=""' in answer.get("set-cookie") and "Secure" in answer.get("set-cookie")
            assert await invitations.passes(table.house, mine, "browser") == ()

    run(work)
