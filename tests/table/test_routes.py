"""Who may call what: every address of the one table, by everybody, at his own table, another's and none.

Planted faults that turn this red: a row whose WHO is widened (`test_a_widened_row_is_seen`), a handler that answers before
`let_in`, a page for the forbidden that differs from the page for what is not there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table import app as application
from montjoy.table.access.rates import Rates
from montjoy.table.access.tokens import OWNER
from montjoy.table.app import make_app
from montjoy.table.web.permissions import ANYONE, DESK, MEMBER, ROLE, SEAT, Row
from montjoy.table.web.routes import ROWS
from tests.table.houses import FREE, run
from tests.table.wire import Raw, Table, cookie, house_there, opened, raw

# What stands here is decided by hand: who may call each address that names a table.  The rest is for anybody.
EXPECTED: dict[str, str] = {
    "/t/{table}": "holders",
    "/t/{table}/owner": OWNER,
    "/t/{table}/owner/seats": OWNER,
    "/t/{table}/owner/start": OWNER,
    "/t/{table}/owner/link": OWNER,
    "/t/{table}/owner/revoke": OWNER,
    "/t/{table}/owner/bot": OWNER,
    "/t/{table}/owner/more": OWNER,
    "/t/{table}/owner/pace": OWNER,
    "/t/{table}/owner/close": OWNER,
    "/t/{table}/owner/delete": OWNER,
    "/t/{table}/{role}": ROLE,
    "/t/{table}/{role}/part": ROLE,
    "/t/{table}/{role}/live": ROLE,
    "/t/{table}/{role}/log": ROLE,
    "/t/{table}/{role}/odds": MEMBER,
    "/t/{table}/{role}/guide": MEMBER,
    "/t/{table}/{role}/pick": MEMBER,
    "/t/{table}/{role}/answer": MEMBER,
    "/t/{table}/{role}/draft": MEMBER,
    "/t/{table}/{role}/undo": MEMBER,
    "/t/{table}/{role}/learned": MEMBER,
    "/t/{table}/owner/absent": OWNER,
    "/t/{table}/owner/rules": OWNER,
    "/t/{table}/owner/rules/record": OWNER,
    "/t/{table}/{role}/desk/rules": DESK,
    "/t/{table}/{role}/desk/rules/record": DESK,
    "/t/{table}/owner/stand-in": OWNER,
    "/t/{table}/owner/back": OWNER,
    "/t/{table}/{role}/propose": SEAT,
    "/t/{table}/{role}/agree": SEAT,
    "/t/{table}/{role}/leave": SEAT,
    "/t/{table}/{role}/then": ROLE,
    "/t/{table}/{role}/signs": ROLE,
    "/t/{table}/{role}/paper": ROLE,
    "/t/{table}/{role}/here": ROLE,
    "/t/{table}/{role}/after": ROLE,
    "/t/{table}/{role}/again": MEMBER,
    "/t/{table}/{role}/replay": ROLE,
    "/t/{table}/{role}/replay/part": ROLE,
    "/t/{table}/{role}/dice": ROLE,
    "/t/{table}/{role}/dice.json": ROLE,
    "/t/{table}/{role}/export": ROLE,
    "/t/{table}/{role}/desk": DESK,
    "/t/{table}/{role}/desk/part": DESK,
    "/t/{table}/{role}/desk/look": DESK,
    "/t/{table}/{role}/desk/state": DESK,
    "/t/{table}/{role}/desk/preview": DESK,
    "/t/{table}/{role}/desk/rule": DESK,
    "/t/{table}/{role}/desk/people": DESK,
    "/t/{table}/{role}/desk/link": DESK,
    "/t/{table}/{role}/desk/revoke": DESK,
    "/t/{table}/{role}/desk/bot": DESK,
    "/t/{table}/{role}/desk/leave": DESK,
    "/t/{table}/{role}/time": MEMBER,
    "/t/{table}/{role}/since": MEMBER,
    "/t/{table}/{role}/pause": MEMBER,
    "/t/{table}/{role}/resume": MEMBER,
    "/t/{table}/{role}/stand-in": MEMBER,
    "/t/{table}/{role}/back": MEMBER,
    "/t/{table}/{role}/notes": MEMBER,
    "/t/{table}/{role}/address": MEMBER,
    "/t/{table}/{role}/confirm": MEMBER,
    "/t/{table}/{role}/skip": SEAT,
    "/t/{table}/{role}/say": MEMBER,
    "/t/{table}/{role}/type": MEMBER,
    "/api/v1/t/{table}/owner/start": OWNER,
    "/api/v1/t/{table}/{role}": ROLE,
    "/api/v1/t/{table}/{role}/form": MEMBER,
    "/api/v1/t/{table}/{role}/stream": ROLE,
    "/api/v1/t/{table}/{role}/live": ROLE,
    "/api/v1/t/{table}/{role}/receipt": ROLE,
    "/api/v1/t/{table}/{role}/head": ROLE,
    "/api/v1/t/{table}/{role}/nonce": MEMBER,
    "/api/v1/t/{table}/{role}/answer": MEMBER,
    "/api/v1/t/{table}/{role}/draft": MEMBER,
    "/api/v1/t/{table}/{role}/undo": MEMBER,
    "/api/v1/t/{table}/{role}/type": MEMBER,
    "/api/v1/t/{table}/{role}/say": MEMBER,
}
AFTER = (                                                     # 404 too where there is nothing yet
    "/after", "/replay", "/replay/part", "/dice", "/dice.json", "/export", "/odds", "/guide", "/draft",
)  # fmt: skip
LEAVES = ("/leave",)  # whoever may call it holds the role no longer afterwards
OPEN = {
    "/",
    "/import",
    "/new",
    "/new/own",
    "/sample",
    "/lang",
    "/forget",
    "/open/{door}",
    "/join",
    "/join/look",
    "/begun",
    "/health",
    "/montjoy.webmanifest",
    "/api/v1/openapi.json",
    "/api/v1/join",
    "/api/v1/tables",
}


def may(who: str, held: str, role: str) -> bool:
    """Whether somebody who holds `held` ("": nothing) may call an address of `role` at a table that nobody may watch."""
    if who == "holders":
        return bool(held)
    if who == OWNER:
        return held == OWNER
    if role == WATCHER:
        return who == ROLE and bool(held)
    return held == role and role != OWNER and (who != DESK or role == UMPIRE) and (who != SEAT or role != UMPIRE)


def calls(row: Row) -> Iterator[str]:
    yield from [name for name, there in (("GET", row.get), ("POST", row.post)) if there]


def test_every_route_has_an_expectation() -> None:
    for row in ROWS:
        if "{table}" in row.path:
            assert row.path in EXPECTED, f"{row.path}: say in EXPECTED who may call it"
        else:
            assert row.path in OPEN or row.path.startswith(("/rules", "/how/", "/learn/", "/build/")), (
                f"{row.path}: say in OPEN that anybody may call it"
            )
            assert row.who == ANYONE
    assert set(EXPECTED) <= {row.path for row in ROWS}, "an expectation for an address that is gone"


async def asked(table: Table, method: str, path: str, token: str) -> Raw:
    """A request of a browser, as its own pages send it; of a live line the first words."""
    headers = {**(cookie(token) if token else {}), "sec-fetch-site": "same-origin"}
    return await raw(table.app, method, path, headers, stop=lambda got: True)


def blank(answer: Raw, id: str) -> Raw:
    return Raw(answer.status, answer.headers, answer.body.replace(id.encode(), b"<id>"))


async def wrong_doors(table: Table, other: Table, some: tuple[Row, ...]) -> list[str]:
    """Every row by everybody: who comes in and should not, who does not and should, who is told more than that."""
    faults = []
    none = "a" * len(table.id)
    roles = (*table.room.session.seats, UMPIRE, WATCHER, OWNER, "nobody")
    for row in some:
        for method in calls(row):
            for role in roles if "{role}" in row.path else ("",):
                if role == OWNER and row.path.replace("{role}", OWNER) in EXPECTED:
                    continue  # the owner's own address, which stands before it
                path = re.sub(r"\{(?!table|role)\w+(:\w+)?\}", "1", row.path).replace("{role}", role)
                for held in ("", *table.tokens):
                    token = table.tokens.get(held, "")
                    nowhere = blank(await asked(table, method, path.replace("{table}", none), token), none)
                    if nowhere.status != 404:
                        faults.append(f"{method} {path} of no table by {held or 'a stranger'}: {nowhere.status}")
                    for there, holds in ((other, ""), (table, held)):
                        got = blank(await asked(there, method, path.replace("{table}", there.id), token), there.id)
                        should = may(EXPECTED[row.path], holds, role) and role != "nobody"
                        whose = "own" if holds else "a stranger's"
                        if should and got.status in (403, 404, 500) and not (got.status == 404 and path.endswith(AFTER)):
                            faults.append(f"{method} {path} at {whose} table by {held}: {got.status}, should be let in")
                        if not should and got != nowhere:
                            faults.append(f"{method} {path} at {whose} table by {held or 'a stranger'}: {got}, not as nowhere")
    return faults


def named() -> tuple[Row, ...]:
    """Every address of a table; those last that end a role."""
    return tuple(sorted((row for row in ROWS if "{table}" in row.path), key=lambda row: row.path.endswith(LEAVES)))


def test_every_route_by_everybody() -> None:
    async def work() -> None:
        async with house_there() as house:
            app = make_app(house, rates=Rates(FREE))
            table, other = await opened(house, app=app), await opened(house, app=app)
            assert await wrong_doors(table, other, named()) == []

    run(work)


@pytest.mark.parametrize("path", ["/t/{table}/owner/link", "/t/{table}/{role}/part", "/api/v1/t/{table}/{role}/answer"])
def test_a_widened_row_is_seen(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PLANTED: the row lets anybody in."""
    widened = tuple(row._replace(who=ANYONE) if row.path == path else row for row in ROWS)
    monkeypatch.setattr(application, "ROWS", widened)

    async def work() -> None:
        async with house_there() as house:
            app = make_app(house, rates=Rates(FREE))
            table, other = await opened(house, app=app), await opened(house, app=app)
            assert await wrong_doors(table, other, tuple(row for row in widened if row.path == path))

    run(work)


def test_an_ended_tables_watchers_and_a_deleted_table() -> None:
    """What was forbidden at a table is byte for byte what is not there once the table is deleted."""

    async def work() -> None:
        async with house_there() as house:
            table = await opened(house)
            paths = [f"/t/{table.id}", f"/t/{table.id}/{WATCHER}", f"/t/{table.id}/owner", f"/api/v1/t/{table.id}/{UMPIRE}"]
            before = [await asked(table, "GET", path, "") for path in paths]
            await house.delete(table.id)
            assert before == [await asked(table, "GET", path, "") for path in paths]
            assert {answer.status for answer in before} == {404}
            watched = await opened(house, watch="public")
            assert (await asked(watched, "GET", f"/t/{watched.id}/{WATCHER}", "")).status == 200

    run(work)


def test_a_name_that_is_no_tables_leaves_nothing_behind() -> None:
    """Ten thousand guesses of a stranger fill no memory."""

    async def work() -> None:
        async with house_there() as house:
            table = await opened(house)
            before = len(house.loading) + len(house.used) + len(house.tables)
            for n in range(300):
                assert (await asked(table, "GET", f"/t/guess{n}/{WATCHER}", "")).status == 404
            assert len(house.loading) + len(house.used) + len(house.tables) == before

    run(work)
