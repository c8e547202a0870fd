"""Invitations, passes and cookies: used once, stored hashed, dead at once when they are withdrawn.

Planted faults that turn this red: no second look under the lock in `exchange`; `move` that leaves the old token open; `cut`
left out of `revoke`; a listener that joins before its line runs (each is named at its test).
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access import tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import invitations
from montjoy.table.web.call import Config
from montjoy.table.web.pages import live
from tests.suite.patience import HANGS, comes
from tests.table.houses import COOKIE, run
from tests.table.wire import Table, cookie, raw, table_there

SAME = {"sec-fetch-site": "same-origin"}


async def invited(table: Table, role: str) -> str:
    return await invitations.reissue(table.house, table.room, role)


async def come(table: Table, token: str, before: str = "", name: str = "") -> Any:
    headers = {**SAME, **(cookie(before) if before else {}), "content-type": "application/x-www-form-urlencoded"}
    answer = await raw(table.app, "POST", "/join", headers, f"token={token}&name={name}".encode())
    while answer.status == 307 and not before:               # somebody else's first visit at the same moment
        answer = await raw(table.app, "POST", answer.get("location"), headers, f"token={token}&name={name}".encode())
    return answer


def given(answer: Any) -> str:
    """The token in the cookie that an answer sets."""
    return str(answer.get("set-cookie")).partition("=")[2].partition(";")[0]


async def sees(table: Table, token: str, role: str) -> bool:
    return (await raw(table.app, "GET", f"/t/{table.id}/{role}/part", cookie(token))).status == 200


def test_an_invitation_is_used_once_even_at_the_same_moment() -> None:
    """PLANTED by hand: without the second look under `house.joining` several of the eight come in."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            token = await invited(table, seat)
            for _ in range(3):
                assert (await raw(table.app, "GET", "/join")).status == 200  # opening the page uses nothing up
            answers = await asyncio.gather(*(come(table, token) for _ in range(8)))
            assert sorted(a.status for a in answers) == [303, *[422] * 7]
            late = await come(table, token)
            unknown = await come(table, tokens.fresh_token())
            short, empty = await come(table, "x"), await come(table, "")
            assert late == unknown == short == empty and late.status == 422  # and no more is said

    run(work)


def test_only_hashes_are_stored() -> None:
    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            invitation = await invited(table, seat)
            mine = given(await come(table, invitation))
            assert len(mine) >= 24
            kept = b"".join(line.body for line in table.house.store.lines(table.id)) + (table.house.store.meta(table.id) or b"")
            passes = repr(table.house.store.passes_of(table.id)).encode()
            for token in (invitation, mine, *table.tokens.values()):
                assert token.encode() not in kept + passes

    run(work)


def test_a_planted_cookie_is_worth_nothing_afterwards() -> None:
    """Session fixation: what somebody put into this browser opens nothing of what the browser is given."""

    async def work() -> None:
        async with table_there() as table:
            first, second = table.room.session.seats[:2]
            planted = "PLANTED" * 4
            fresh = given(await come(table, await invited(table, first), planted))
            assert fresh != planted and await sees(table, fresh, first) and not await sees(table, planted, first)
            again = given(await come(table, await invited(table, UMPIRE), fresh))  # a second role, a new token
            assert await sees(table, again, first) and await sees(table, again, UMPIRE)
            assert not await sees(table, fresh, UMPIRE)      # the one before opens nothing that came with the new one
            while table.house.tasks:
                await asyncio.sleep(0)
            now = table.house.now()
            table.house.now = lambda: now + tokens.HONOURED + 1  # type: ignore[method-assign]
            assert not await sees(table, fresh, first) and await sees(table, again, first)
            opened = await raw(table.app, "POST", "/sample", {**SAME, **cookie(again)}, b"")
            assert opened.status == 303
            assert not await sees(table, again, second)

    run(work)


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie(secure: bool) -> None:
    """HttpOnly, Lax, for the whole site; behind TLS Secure and under a name that no neighbour can set."""

    async def work() -> None:
        async with table_there(config=Config(secure=secure, address="https://montjoy.example.org" if secure else "")) as table:
            seat = table.room.session.seats[0]
            answer = await come(table, await invited(table, seat))
            said = answer.get("set-cookie")
            assert "HttpOnly" in said and "SameSite=lax" in said and "Path=/" in said and "domain" not in said.lower()
            assert ("Secure" in said) is secure and said.startswith(f"__Host-{COOKIE}=" if secure else f"{COOKIE}=")
            assert ("strict-transport-security" in dict((n.decode(), v) for n, v in answer.headers)) is secure
            mine = given(answer)
            path = f"/t/{table.id}/{seat}/part"
            names = (f"__Host-{COOKIE}", COOKIE) if secure else (COOKIE, f"__Host-{COOKIE}")
            assert [(await raw(table.app, "GET", path, {"cookie": f"{n}={mine}"})).status for n in names] == [200, 404]

    run(work)


def test_the_cookie_of_the_language() -> None:
    """Behind TLS every cookie of ours has a name that no neighbour can set, and is read under it."""

    async def work() -> None:
        async with table_there(config=Config(secure=True, address="https://montjoy.example.org")) as table:
            form = {"content-type": "application/x-www-form-urlencoded"}
            said = (await raw(table.app, "POST", "/lang", form, b"lang=he&back=/")).get("set-cookie")
            assert said.startswith("__Host-montjoy-lang=he;") and "Secure" in said and "HttpOnly" in said and "Path=/" in said
            page = await raw(table.app, "GET", "/", {"cookie": said.partition(";")[0]})
            assert 'lang="he"' in page.text[:100]

    run(work)


def test_a_pass_opens_what_it_is_for() -> None:
    """A browser's token is no program's, a program's no browser's, an invitation neither; too old is nothing."""

    async def work() -> None:
        async with table_there() as table:
            seat, house = table.room.session.seats[0], table.house
            path = f"/t/{table.id}/{seat}/part"
            mine, invitation = table.tokens[seat], await invited(table, seat)
            assert (await raw(table.app, "GET", path, {"authorization": f"Bearer {mine}"})).status == 404
            assert (await raw(table.app, "GET", path, {"authorization": f"Bearer {invitation}"})).status == 404
            assert not await sees(table, invitation, seat)
            assert (await raw(table.app, "GET", path, {"authorization": "Basic eDp5", **cookie(mine)})).status == 200
            _, _, program = await invitations.exchange(house, invitation, "", "", program=True)
            assert not await sees(table, program, seat)
            assert (await raw(table.app, "GET", path, {"authorization": f"bearer {program}"})).status == 200
            late, old = await invited(table, UMPIRE), table.tokens[table.room.session.seats[1]]
            now = house.now()
            house.now = lambda: now + tokens.INVITED + 1  # type: ignore[method-assign]
            assert (await come(table, late)).status == 422 and await sees(table, old, table.room.session.seats[1])
            house.now = lambda: now + tokens.STAYS + 1  # type: ignore[method-assign]
            assert not await sees(table, old, table.room.session.seats[1])

    run(work)


async def listening(table: Table, role: str, token: str) -> asyncio.Task[Any]:
    started = asyncio.Event()

    def more(got: bytes) -> bool:
        started.set()
        return False

    task = asyncio.create_task(raw(table.app, "GET", f"/t/{table.id}/{role}/live", cookie(token), stop=more))
    await started.wait()
    return task


def test_open_pages_end_at_once_when_revoked() -> None:
    """PLANTED by hand: `revoke` without `cut`; the line then stays until its next request."""

    async def work() -> None:
        async with table_there() as table:
            first, second = table.room.session.seats[:2]
            gone, stays = (
                await listening(table, first, table.tokens[first]),
                await listening(table, second, table.tokens[second]),
            )
            await invitations.revoke(table.house, table.room, first)
            ended = await asyncio.wait_for(gone, HANGS)
            assert ended.body.endswith(b"event: closed\ndata: -\n\n") and not stays.done()
            assert not await sees(table, table.tokens[first], first) and await sees(table, table.tokens[second], second)
            assert table.room.absence.sittings()[0].name == ""
            table.house.subscribers.cut_all()
            await stays

    run(work)


def test_a_line_that_begins_while_it_is_withdrawn_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let in, then revoked, then listening: nobody's `cut` can have met it, so it looks once more itself."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            told = live.tell

            async def late(call: Any, *how: Any) -> Any:
                await invitations.revoke(table.house, table.room, seat)
                async for line in told(call, *how):
                    yield line

            monkeypatch.setattr(live, "tell", late)
            answer = await raw(table.app, "GET", f"/t/{table.id}/{seat}/live", cookie(table.tokens[seat]))
            assert b"event: closed" in answer.body and b"id: " not in answer.body

    run(work)


def test_nobody_sits_at_a_seat_unseen_by_its_player() -> None:
    """A new link to a taken seat, once used, ends the old browser and programs: its player notices."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            old = table.tokens[seat]
            line = await listening(table, seat, old)
            link = await invited(table, seat)
            assert await sees(table, old, seat)  # a link alone changes nothing
            fresh = given(await come(table, link))
            assert not await sees(table, old, seat) and await sees(table, fresh, seat)
            await asyncio.wait_for(line, HANGS)
            one, two = await invited(table, UMPIRE), ""
            first = given(await come(table, one))
            two = given(await come(table, await invited(table, UMPIRE)))
            assert await sees(table, first, UMPIRE) and await sees(table, two, UMPIRE)  # umpires may be several

    run(work)


def test_withdrawn_while_it_is_exchanged() -> None:
    """Whatever comes first, a revoked role is held by nobody afterwards."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            for n in range(6):
                link = await invited(table, seat)
                work = [come(table, link), invitations.revoke(table.house, table.room, seat)]
                await asyncio.gather(*(work if n % 2 else reversed(work)))
                held = [p for p in table.house.store.passes_of(table.id) if p.role == seat and p.state == "open"]
                kinds = {p.kind for p in held}
                assert kinds <= {"browser"} and len(held) <= 1
                if held:  # the revocation came first and met nobody but the link
                    assert n % 2 == 0 or table.room.seating.people.get(seat) is not None
                await invitations.revoke(table.house, table.room, seat)
                assert not [p for p in table.house.store.passes_of(table.id) if p.role == seat and p.state == "open"]

    run(work)


def test_moving_to_a_new_token_brings_nothing_withdrawn_along() -> None:
    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            mine = table.tokens[seat]
            await asyncio.gather(
                invitations.revoke(table.house, table.room, seat), invitations.move(table.house, mine, tokens.fresh_token())
            )
            assert not [p for p in table.house.store.passes_of(table.id) if p.role == seat and p.state == "open"]

    run(work)


def test_lines_that_never_began_are_not_counted() -> None:
    """A browser that hangs up at once leaves no listener: twenty thousand of them would silence everybody."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            for _ in range(12):
                await raw(table.app, "GET", f"/t/{table.id}/{seat}/live", cookie(table.tokens[seat]), stop=lambda got: True)
                await raw(table.app, "HEAD", f"/t/{table.id}/{seat}/live", cookie(table.tokens[seat]))
            assert table.house.subscribers.count == 0 and not table.house.subscribers.looking(table.id)
            assert not table.room.seating.here.get(seat)
            tasks = [await listening(table, seat, table.tokens[seat]) for _ in range(8)]
            ninth = await raw(table.app, "GET", f"/t/{table.id}/{seat}/live", cookie(table.tokens[seat]))
            assert ninth.status == 429 and ninth.get("retry-after")
            table.house.subscribers.cut_all()
            await asyncio.gather(*tasks)

    run(work)


def test_lines_that_come_in_the_same_moment_are_no_more_than_eight() -> None:
    """Red before: each was let in before any of them was counted."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            assert await sees(table, table.tokens[seat], seat)
            path, headers = f"/t/{table.id}/{seat}/live", cookie(table.tokens[seat])
            tasks = [asyncio.create_task(raw(table.app, "GET", path, headers)) for _ in range(12)]
            await comes(lambda: table.house.subscribers.count + sum(task.done() for task in tasks) == 12)
            assert table.house.subscribers.count == 8
            assert all(task.result().body == live.LATER or task.result().status == 429 for task in tasks if task.done())
            table.house.subscribers.cut_all()
            await asyncio.gather(*tasks)

    run(work)


def test_names_at_one_table_are_told_apart() -> None:
    """By what the eye sees: a Cyrillic o is an o.  The invitation is still good."""

    async def work() -> None:
        async with table_there() as table:
            first, second = table.room.session.seats[:2]
            assert (await come(table, await invited(table, first), name="Bob")).status == 303
            link = await invited(table, second)
            for name in ("Bob", "B%D0%BEb", "bOb", "B0b", "B%E2%80%8Bob", "B%E2%80%AEob", "B%C3%B6b"):
                answer = await come(table, link, name=name)
                assert answer.status == 422 and link in answer.text, name
            assert (await come(table, link, name="Ada")).status == 303

    run(work)


def test_a_cookie_is_no_programs_token() -> None:
    """The API of a seat takes the cookie for looking as pages do; a token and a cookie side by side change nothing."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            both = {**cookie(table.tokens[seat]), "authorization": "Bearer " + "x" * 24, "content-type": "application/json"}
            path = f"/api/v1/t/{table.id}/{seat}"
            assert (await raw(table.app, "POST", f"{path}/say", both, b'{"text":"hi"}')).status == 403
            assert (await raw(table.app, "GET", path, both)).status == 404

    run(work)


def test_roles_of_the_table_itself() -> None:
    """The owner's pass is no seat, and a seat's is not the owner's; watching needs no pass where it is allowed."""

    async def work() -> None:
        async with table_there(watch="public") as table:
            seat = table.room.session.seats[0]
            assert not await sees(table, table.tokens[OWNER], seat) and await sees(table, table.tokens[OWNER], WATCHER)
            assert (await raw(table.app, "GET", f"/t/{table.id}/owner", cookie(table.tokens[seat]))).status == 404
            assert (await raw(table.app, "GET", f"/t/{table.id}/{WATCHER}/part")).status == 200

    run(work)
