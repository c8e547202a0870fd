"""The host makes a link where nobody else can: after a restore, or for an owner who has lost his cookie."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from montjoy.cli import cli
from montjoy.table import store
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations
from tests.table.houses import COOKIE, run
from tests.table.visitors import opened, town
from tests.table.wire import cookie, raw


def call(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["link", *words])
    return done.exit_code, done.output


def test_a_link_to_what_nobody_can_open_any_more(tmp_path: Path) -> None:
    """The owner's link is used once and opens the owner's page; a seat's old browser is shut out as by any new link."""
    where, table, seats = str(tmp_path / "t.db"), "", ""

    async def before() -> None:
        nonlocal table, seats
        async with town(tmp_path) as there, there.visitor() as me:
            table = await opened(me, title="The siege of Elm", **{"seat.WKA": "me"})
            seats = me.cookies[COOKIE]
            with pytest.raises(store.Busy):
                open_store(where)

    run(before)
    code, said = call("--store", where)
    assert code == 0 and said.split("\n")[0].split(maxsplit=1)[0] == table and "The siege of Elm" in said and "WKA" in said
    code, owner = call(table, "--store", where, "--address", "https://games.example.org")
    assert code == 0 and owner.startswith("https://games.example.org/join#")
    code, seat = call(table, "WKA", "--store", where)
    assert code == 0 and seat.startswith("http://127.0.0.1:8470/join#")
    for words in (("nowhere",), (table, "nobody"), (table, "WKA", "--address", "games")):
        assert call(*words, "--store", where)[0] == 2
    assert call("--store", str(tmp_path / "none.db"))[0] == 2 and not (tmp_path / "none.db").exists()

    async def after() -> None:
        async with town(tmp_path) as there:
            form = {"content-type": "application/x-www-form-urlencoded"}
            for link, role in ((owner, "owner"), (seat, "WKA")):
                token = link.strip().rpartition("#")[2]
                got = await raw(there.app, "POST", "/join", form, f"token={token}&name=Ada".encode())
                assert got.status == 303 and got.get("location") == f"/t/{table}/{role}"
                mine = got.get("set-cookie").partition(";")[0]
                assert (await raw(there.app, "GET", f"/t/{table}/{role}", {"cookie": mine})).status == 200
                again = await raw(there.app, "POST", "/join", form, f"token={token}&name=Eve".encode())
                assert again.status == 422
            assert (await raw(there.app, "GET", f"/t/{table}/WKA", cookie(seats))).status == 404
            assert [p.role for p in await invitations.passes(there.house, seats, "browser")] == ["owner"]

    run(after)
