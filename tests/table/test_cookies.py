"""One browser at many tables and many servers: its cookie is another one after every invitation, and nothing that is open ends.

Planted faults that turn this red: the replaced token dies at once, or opens what came with the new one, or outlives its minute, a
revocation or a signing out; one name of the cookie for all stores; the old name's cookie is taken by a store that it is none of.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2

from montjoy.core.effects import UMPIRE
from montjoy.table.access import tokens
from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.store import backup
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations
from montjoy.table.tables.registry import Registry
from tests.table.houses import COOKIE, FREE, run
from tests.table.test_access import come, given, invited, listening, sees
from tests.table.visitors import Town, opened, token_for, town, words
from tests.table.wire import Table, cookie, raw, table_there
from tests.upgrade.people import COOKIE as OLD

FORM = {"content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"}


def cookies(who: httpx2.AsyncClient) -> dict[str, str]:
    return {c.name: str(c.value) for c in who.cookies.jar}


def with_cookie(there: Town, name: str, token: str) -> httpx2.AsyncClient:
    """A browser that holds no other cookie, and takes none."""
    transport = httpx2.ASGITransport(app=there.app)
    return httpx2.AsyncClient(transport=transport, base_url="http://localhost", headers={"cookie": f"{name}={token}"})


async def rest(house: Registry) -> None:
    """What was begun beside the answers is done."""
    while house.tasks:
        await asyncio.sleep(0)


def later(house: Registry, seconds: float) -> None:
    now = house.now()
    house.now = lambda: now + seconds  # type: ignore[method-assign]


# ---- open pages live on ------------------------------------------------------------------------------------------------
def test_four_tables_in_four_tabs_live_on(tmp_path: Path) -> None:
    """Each is opened or joined with what the browser has; requests of the other tabs that are on their way still carry the cookie
    of before, and their lines go on."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me, there.visitor() as friend:
            tables: list[tuple[str, str]] = []
            lines: list[asyncio.Task[object]] = []
            sent = ""
            for n in range(4):
                if n % 2:
                    theirs = await opened(friend)
                    await me.post("/join", data={"token": await token_for(friend, theirs, "SVE")})
                    tables.append((theirs, "SVE"))
                else:
                    tables.append((await opened(me, **{"seat.WKA": "me"}), "WKA"))
                for id, role in tables[:-1] if sent else ():         # tabs that have not heard of the new cookie yet
                    async with with_cookie(there, COOKIE, sent) as tab:
                        for path in ("", "/part", "/time"):
                            assert (await tab.get(f"/t/{id}/{role}{path}")).status_code == 200, (n, role, path)
                        assert (await tab.post(f"/t/{id}/{role}/notes", data={"text": "x"})).status_code == 303
                    async with with_cookie(there, COOKIE, sent) as tab:
                        assert (await tab.get(f"/t/{tables[-1][0]}/{tables[-1][1]}")).status_code == 404
                assert me.cookies[COOKIE] != sent
                sent = me.cookies[COOKIE]
                room = await there.house.table(tables[-1][0])
                lines.append(await listening(Table(there.house, room, there.app, {}), tables[-1][1], sent))
            for id, role in tables:
                assert (await me.get(f"/t/{id}/{role}")).status_code == 200
            assert not any(line.done() for line in lines)
            there.house.subscribers.cut_all()
            await asyncio.gather(*lines)

    run(work)


def test_tables_opened_in_the_same_moment_are_all_kept(tmp_path: Path) -> None:
    """Four tabs send their forms with one cookie: the later ones are sent again with the newer.

    Red without the second sending."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            first = await opened(me, **{"seat.WKA": "me"})
            pages = await asyncio.gather(*(me.post("/sample", data={"game": "rudern"}) for _ in range(4)))
            ids = {str(page.url.path).split("/")[2] for page in pages}
            assert len(ids) == 4
            for id in (first, *ids):
                assert (await me.get(f"/t/{id}/owner")).status_code == 200

    run(work)


def test_tables_opened_in_the_same_moment_after_a_lost_answer_are_all_kept(tmp_path: Path) -> None:
    """The cookie they are sent with was replaced already, and nobody has the next one.  Red before: the second was sent again
    once, with the same cookie, and went on although the first had got a newer one meanwhile; one of the two was lost."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            first = await opened(me, **{"seat.WKA": "me"})
            async with with_cookie(there, COOKIE, me.cookies[COOKIE]) as lost:
                assert (await lost.post("/sample", data={"game": "rudern"})).status_code in (303, 307)
            pages = await asyncio.gather(*(me.post("/sample", data={"game": "rudern"}) for _ in range(3)))
            ids = {str(page.url.path).split("/")[2] for page in pages}
            for id in (first, *ids):
                assert (await me.get(f"/t/{id}/owner")).status_code == 200

    run(work)


def test_tables_opened_in_the_same_moment_by_a_browser_without_a_cookie_are_all_kept(tmp_path: Path) -> None:
    """Each gave it a first cookie, and it keeps one.  Red where those that wait for the first are not sent again."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me, there.visitor() as other:
            pages = await asyncio.gather(*(who.post("/sample", data={"game": "rudern"}) for who in (me, me, me, other, other)))
            ids = [str(page.url.path).split("/")[2] for page in pages]
            assert len(set(ids)) == 5
            for id in ids:
                assert (await (me if id in ids[:3] else other).get(f"/t/{id}/owner")).status_code == 200
                assert (await (other if id in ids[:3] else me).get(f"/t/{id}/owner")).status_code == 404

    run(work)


def test_tables_opened_in_the_same_moment_with_a_cookie_that_opens_nothing_are_all_kept(tmp_path: Path) -> None:
    """Its only table was deleted, say.  Red before: each was given a first cookie, one after the other, and the last was kept."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            await me.post(f"/t/{await opened(me)}/owner/delete", data={"sure": "yes"})
            pages = await asyncio.gather(*(me.post("/sample", data={"game": "rudern"}) for _ in range(3)))
            ids = {str(page.url.path).split("/")[2] for page in pages}
            assert len(ids) == 3
            for id in ids:
                assert (await me.get(f"/t/{id}/owner")).status_code == 200

    run(work)


def test_the_one_before_is_honoured_for_a_minute_and_gains_nothing() -> None:
    """From when the new one was first seen; a line that began with it ends then, and comes back with the new one."""

    async def work() -> None:
        async with table_there() as table:
            first, second = table.room.session.seats[:2]
            before = table.tokens[first]
            line = await listening(table, first, before)
            fresh = given(await come(table, await invited(table, UMPIRE), before))
            later(table.house, 3600)
            assert await sees(table, before, first)          # the answer may be lost: nobody has come with the new one
            assert not await sees(table, before, UMPIRE) and not line.done()
            assert await sees(table, fresh, first) and await sees(table, fresh, UMPIRE)
            await rest(table.house)
            later(table.house, tokens.HONOURED - 1)
            assert await sees(table, before, first) and not await sees(table, before, second)
            link = await invitations.reissue(table.house, table.room, UMPIRE)    # in its last minute it takes nothing along
            mine = {**cookie(before), **FORM}
            path = (await raw(table.app, "POST", "/join", mine, f"token={link}".encode())).get("location")
            thief = given(await raw(table.app, "POST", path, mine, f"token={link}".encode()))
            assert await sees(table, thief, UMPIRE) and not await sees(table, thief, first)
            later(table.house, 2)
            assert not await sees(table, before, first) and await sees(table, fresh, first)
            assert not await sees(table, before, UMPIRE)
            table.house.subscribers.cut_all()
            await line

    run(work)


def test_an_answer_that_is_lost_loses_no_seat() -> None:
    """Whoever never got the new cookie goes on with the one he has, and takes all along the next time; also after a kill."""

    async def work() -> None:
        async with table_there() as table:
            first = table.room.session.seats[0]
            before = table.tokens[first]
            lost = given(await come(table, await invited(table, UMPIRE), before))
            table.house.successors.clear()                   # the server was killed before anybody came
            table.house.put_away(table.id)
            assert await sees(table, before, first)
            link = await invitations.reissue(table.house, await table.house.table(table.id), UMPIRE)
            headers = {**cookie(before), **FORM}
            asked = await raw(table.app, "POST", "/join", headers, f"token={link}".encode())
            path = asked.get("location")
            assert asked.status == 307 and path.startswith("/join?again=")
            again = given(await raw(table.app, "POST", path, headers, f"token={link}".encode()))
            assert again not in (lost, before)
            assert await sees(table, again, first) and await sees(table, again, UMPIRE)
            later(table.house, 2 * tokens.UNSEEN)
            assert await sees(table, again, first) and not await sees(table, before, first)

    run(work)


# ---- what ends, ends at once -------------------------------------------------------------------------------------------
def test_signing_out_ends_the_one_before_as_well() -> None:
    """With either of them; their lines too, and the server may have been killed between."""

    async def work(with_new: bool, steps: int) -> None:
        async with table_there() as table:
            first = table.room.session.seats[0]
            all_of_them = [table.tokens[first]]
            waiting = [await listening(table, first, all_of_them[0])]
            for _ in range(steps):
                all_of_them.append(given(await come(table, await invited(table, UMPIRE), all_of_them[-1])))
                waiting.append(await listening(table, first, all_of_them[-1]))
            await rest(table.house)
            table.house.successors.clear()
            other = given(await come(table, await invited(table, UMPIRE)))       # another umpire, who lately had another cookie
            others = given(await come(table, await invited(table, UMPIRE), other))
            assert (await raw(table.app, "POST", "/forget", cookie(all_of_them[-1 if with_new else 0]))).status == 303
            for token in all_of_them:
                assert not await sees(table, token, first) and not await sees(table, token, UMPIRE)
            assert await sees(table, other, UMPIRE) and await sees(table, others, UMPIRE)
            for line in waiting:
                await asyncio.wait_for(line, 30)

    for with_new, steps in ((True, 1), (False, 1), (True, 2)):
        run(lambda with_new=with_new, steps=steps: work(with_new, steps))  # type: ignore[misc]


def test_revoking_a_role_ends_the_one_before_as_well() -> None:
    async def work() -> None:
        async with table_there() as table:
            first = table.room.session.seats[0]
            before = table.tokens[first]
            fresh = given(await come(table, await invited(table, UMPIRE), before))
            lines = [await listening(table, first, token) for token in (before, fresh)]
            await invitations.revoke(table.house, table.room, first)
            for token in (before, fresh):
                assert not await sees(table, token, first)
            for line in lines:
                await asyncio.wait_for(line, 30)
            link = await invited(table, first)               # who takes the seat takes it from both
            newer = given(await come(table, link))
            assert await sees(table, newer, first)
            assert not [p for p in table.house.store.passes_of(table.id) if p.role == first and tokens.is_live(p)
                        and p.hash in (tokens.hashed(before), tokens.hashed(fresh))]

    run(work)


def test_whoever_takes_a_seat_takes_it_from_both() -> None:
    async def work() -> None:
        async with table_there() as table:
            first = table.room.session.seats[0]
            before = table.tokens[first]
            fresh = given(await come(table, await invited(table, UMPIRE), before))
            newer = given(await come(table, await invited(table, first)))
            assert await sees(table, newer, first)
            assert not await sees(table, before, first) and not await sees(table, fresh, first)

    run(work)


def test_an_umpire_who_gets_up_keeps_no_desk_by_the_one_before() -> None:
    """Nor is his own new cookie another umpire, so that the last one could leave."""

    async def work() -> None:
        async with table_there() as table:
            before = given(await come(table, await invited(table, UMPIRE)))
            lost = given(await raw(table.app, "POST", "/sample", {**FORM, **cookie(before)}, b"game=rudern"))
            fresh = tokens.fresh_token()
            await invitations.move(table.house, before, fresh)
            for token in (before, fresh):                    # he is the only one
                left = await raw(table.app, "POST", f"/t/{table.id}/{UMPIRE}/desk/leave", cookie(token))
                assert left.status == 422 and await sees(table, token, UMPIRE)
            second = given(await come(table, await invited(table, UMPIRE)))
            left = await raw(table.app, "POST", f"/t/{table.id}/{UMPIRE}/desk/leave", cookie(before))
            assert left.status == 303
            for token in (before, lost, fresh):
                assert not await sees(table, token, UMPIRE)
            assert await sees(table, second, UMPIRE)

    run(work)


def test_a_helper_is_one_by_both(tmp_path: Path) -> None:
    """Who plays in another's stead may not give his seat up, by the cookie of before either; and goes with both."""

    async def work() -> None:
        async with table_there() as table:
            first = table.room.session.seats[0]
            holder = table.tokens[first]
            asked = await raw(table.app, "POST", f"/t/{table.id}/{first}/stand-in",
                              {**cookie(holder), **FORM}, b"who=person")
            assert asked.status in (200, 303), asked
            link = await invited(table, first)
            before = given(await come(table, link, name="Helper"))
            fresh = tokens.fresh_token()
            await invitations.move(table.house, before, fresh)
            for token in (before, fresh):
                left = await raw(table.app, "POST", f"/t/{table.id}/{first}/leave", {**cookie(token), **FORM}, b"sure=yes&bot=")
                assert left.status == 422 and await sees(table, holder, first)
            assert (await raw(table.app, "POST", f"/t/{table.id}/{first}/back", cookie(holder))).status == 303
            assert await sees(table, holder, first)
            for token in (before, fresh):
                assert not await sees(table, token, first)

    run(work)


def test_who_is_shut_out_while_his_cookie_changes_stays_out(tmp_path: Path) -> None:
    """Somebody comes with his new cookie, and while the one before it is shortened his seat is taken back, or he gets up.
    Red where that does not wait: the shortened pass opened again for a minute."""

    async def work() -> None:
        async with table_there(umpire=True) as table:
            first = table.room.session.seats[0]
            holder, house = table.tokens[first], table.house
            await raw(table.app, "POST", f"/t/{table.id}/{first}/stand-in", {**cookie(holder), **FORM}, b"who=person")
            helper = given(await come(table, await invited(table, first), name="Helper"))
            umpires = [given(await come(table, await invited(table, UMPIRE), name=name)) for name in ("One", "Two")]
            for before, role, path in ((helper, first, f"{first}/back"), (umpires[0], UMPIRE, f"{UMPIRE}/desk/leave")):
                fresh = tokens.fresh_token()
                await invitations.move(house, before, fresh)
                real, reads = house.store.passes, asyncio.Event()
                loop = asyncio.get_running_loop()

                def slow(hash: bytes, before: str = before, real: Any = real, reads: Any = reads, loop: Any = loop) -> Any:
                    found = real(hash)
                    if hash == tokens.hashed(before):
                        loop.call_soon_threadsafe(reads.set)
                        time.sleep(0.2)
                    return found

                house.store.passes = slow  # type: ignore[method-assign]
                shortened = asyncio.create_task(invitations.shorten_last(house, tokens.hashed(fresh)))
                await reads.wait()
                who = holder if role == first else fresh
                assert (await raw(table.app, "POST", f"/t/{table.id}/{path}", {**cookie(who), **FORM}, b"")).status == 303
                await shortened
                house.store.passes = real  # type: ignore[method-assign]
                for token in (before, fresh):
                    assert not await sees(table, token, role), path

    run(work)


def test_a_table_that_cannot_be_read_is_kept_and_signed_out_of(tmp_path: Path) -> None:
    """Its passes move and end with the others."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            mine = await opened(me, **{"seat.WKA": "me"})
            there.house.put_away(mine)
            game = there.house.known.pop("rudern")
            table = there.house.table

            async def unread(id: str) -> object:
                if id == mine:
                    raise RuntimeError("it cannot be read")
                return await table(id)

            there.house.table = unread  # type: ignore[method-assign, assignment]
            before = me.cookies[COOKIE]
            await me.post("/sample", data={"game": "rudern"})
            there.house.table = table  # type: ignore[method-assign]
            there.house.known["rudern"] = game
            assert me.cookies[COOKIE] != before
            assert (await me.get(f"/t/{mine}/WKA")).status_code == 200 == (await me.get(f"/t/{mine}/owner")).status_code
            there.house.put_away(mine)
            there.house.table = unread  # type: ignore[method-assign, assignment]
            fresh = me.cookies[COOKIE]
            await me.post("/forget")
            there.house.table = table  # type: ignore[method-assign]
            for token in (before, fresh):
                assert await invitations.passes(there.house, token, "browser") == ()

    run(work)


# ---- a name for every store ----------------------------------------------------------------------------------------------
@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[Registry, Registry]]:
    """Two servers, whose cookies are called as they would be."""
    houses = [Registry(open_store(tmp_path / f"{n}.db")) for n in range(2)]
    try:
        yield houses[0], houses[1]
    finally:
        for house in houses:
            await house.close()


def test_two_servers_on_one_host_leave_each_others_cookie_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with two(tmp_path) as houses:
            apps = [make_app(house, rates=Rates(FREE)) for house in houses]
            async with httpx2.AsyncClient(transport=Both(apps), base_url="http://localhost", follow_redirects=True) as me:
                tables = []
                for n in (0, 1, 0, 1):
                    page = await me.post(f"/{n}/sample", data={"game": "rudern"})
                    assert page.status_code == 200, words(page)
                    tables.append((n, str(page.url.path)))
                for n, path in tables:
                    assert (await me.get(f"/{n}{path}")).status_code == 200
                names = set(cookies(me))
                assert len(names) == 2 and all(re.fullmatch(r"montjoy-[0-9a-f]{10}", name) for name in names)
                await me.post("/0/forget")
                assert [(await me.get(f"/{n}{path}")).status_code for n, path in tables] == [404, 200, 404, 200]

    run(work)


class Both(httpx2.AsyncBaseTransport):
    """Two servers at one host: which of them, the first part of the path says, as a port would."""

    def __init__(self, apps: list[object]) -> None:
        self.there = [httpx2.ASGITransport(app=app) for app in apps]  # type: ignore[arg-type]
        self.last = 0

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        first, _, path = request.url.raw_path.decode()[1:].partition("/")
        if first in ("0", "1"):
            self.last = int(first)
            request.url = request.url.copy_with(raw_path=f"/{path}".encode())
        return await self.there[self.last].handle_async_request(request)


def test_the_old_cookie_is_taken_once_by_the_store_that_it_is_of(tmp_path: Path) -> None:
    """It was called `montjoy` at every server.  Where it opens something it is kept under the new name, and put away; where it
    opens nothing it stays, for the other server.  Nobody is signed out by it, also where an answer is lost."""

    async def work() -> None:
        async with two(tmp_path) as houses:
            apps = [make_app(house, rates=Rates(FREE)) for house in houses]
            async with httpx2.AsyncClient(transport=Both(apps), base_url="http://localhost", follow_redirects=True) as me:
                page = await me.post("/0/sample", data={"game": "rudern"})
                path, token = str(page.url.path), me.cookies[houses[0].cookie]
                me.cookies.clear()
                me.cookies.set(OLD, token, domain="localhost.local")
                assert (await me.get(f"/1{path}")).status_code == 404
                assert cookies(me) == {OLD: token}           # not the other store's
                other = await me.post("/1/sample", data={"game": "rudern"})
                assert cookies(me)[OLD] == token and houses[1].cookie in cookies(me)
                for _ in range(2):                           # an answer that is lost: it is taken again
                    transport = httpx2.ASGITransport(app=apps[0])
                    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as lossy:
                        lossy.headers["cookie"] = f"{OLD}={token}"
                        assert (await lossy.get(path)).status_code == 200
                assert (await me.get(f"/0{path}")).status_code == 200
                assert OLD not in cookies(me) and me.cookies[houses[0].cookie] == token
                assert (await me.get(f"/0{path}")).status_code == 200 == (await me.get(f"/1{other.url.path}")).status_code
                me.cookies.set(OLD, "PLANTED" * 4, domain="localhost.local")
                assert (await me.get(f"/0{path}")).status_code == 200        # who has his own is not given another's
                assert me.cookies[houses[0].cookie] == token

    run(work)


def test_a_slow_answer_to_the_old_cookie_takes_no_newer_one_away(tmp_path: Path) -> None:
    """A page whose request goes on while another tab joins a table.  Red before: its answer put the cookie that the other tab's
    was given in place of back, under the new name; what was joined was lost at once, and all the rest a minute later."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me, there.visitor() as friend:
            mine, theirs = await opened(me, **{"seat.WKA": "me"}), await opened(friend)
            token, joined = me.cookies[COOKIE], asyncio.Event()
            me.cookies.clear()
            me.cookies.set(OLD, token, domain="localhost.local")

            async def slow() -> AsyncIterator[bytes]:
                yield b"text="
                await joined.wait()
                yield b"x"

            tab = asyncio.create_task(me.post(f"/t/{mine}/WKA/notes", content=slow(), headers=FORM, follow_redirects=False))
            await asyncio.sleep(0)
            await me.post("/join", data={"token": await token_for(friend, theirs, "SVE")})
            fresh = me.cookies[COOKIE]
            joined.set()
            assert (await tab).status_code == 303 and me.cookies[COOKIE] == fresh != token
            for path in (f"/t/{mine}/WKA", f"/t/{theirs}/SVE"):
                assert (await me.get(path)).status_code == 200
            later(there.house, 2 * tokens.HONOURED)
            assert (await me.get(f"/t/{mine}/WKA")).status_code == 200

    run(work)


def test_an_old_cookie_that_was_planted_is_worth_nothing_afterwards(tmp_path: Path) -> None:
    """Somebody's own, put into another browser under the old name: that browser is given another when it joins."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as eve, there.visitor() as me, there.visitor() as friend:
            hers = await opened(eve, **{"seat.WKA": "me"})
            planted = eve.cookies[COOKIE]
            me.cookies.set(OLD, planted, domain="localhost.local")
            mine = await opened(friend)
            await me.post("/join", data={"token": await token_for(friend, mine, "SVE")})
            assert (await me.get(f"/t/{mine}/SVE")).status_code == 200 and OLD not in cookies(me)
            assert me.cookies[COOKIE] != planted
            for name in (COOKIE, OLD):
                async with with_cookie(there, name, planted) as thief:
                    assert (await thief.get(f"/t/{mine}/SVE")).status_code == 404
                    assert (await thief.get(f"/t/{mine}/SVE/part")).status_code == 404
            assert (await me.get(f"/t/{hers}/WKA")).status_code == 200       # hers came along, which is her own affair

    run(work)


def test_signing_out_takes_the_old_cookie_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as me:
            mine = await opened(me, **{"seat.WKA": "me"})
            token = me.cookies[COOKIE]
            me.cookies.clear()
            me.cookies.set(OLD, token, domain="localhost.local")
            assert (await me.post("/forget")).status_code == 200
            assert cookies(me) == {}
            for name in (COOKIE, OLD):
                async with with_cookie(there, name, token) as again:
                    assert (await again.get(f"/t/{mine}/WKA")).status_code == 404

    run(work)


def test_the_name_is_the_stores_own_and_stays(tmp_path: Path) -> None:
    """After a start, in a backup and where that is restored; it is of chance, and says nothing of what is in the store."""

    def id_of(place: Path) -> str:
        kept = open_store(place)
        try:
            return kept.id
        finally:
            kept.close()

    ids = {id_of(tmp_path / f"{n}.db") for n in range(8)}
    assert len(ids) == 8 and all(re.fullmatch(r"[0-9a-f]{10}", id) for id in ids)
    first = id_of(tmp_path / "0.db")
    assert first == id_of(tmp_path / "0.db") in ids
    backup.backup(tmp_path / "copy.db", str(tmp_path / "0.db"))
    backup.restore(tmp_path / "copy.db", str(tmp_path / "new.db"))
    assert id_of(tmp_path / "new.db") == first
