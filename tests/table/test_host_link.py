"""The host makes a link where nobody else can: after a restore, or for an owner who has lost his cookie."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from montjoy.cli import cli
from montjoy.table import store
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations, registry
from montjoy.table.tables.table import NoTable
from tests.table.houses import COOKIE, run
from tests.table.visitors import opened, town
from tests.table.wire import cookie, raw


def call(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["link", *words])
    return done.exit_code, done.output


ELSEWHERE = "give it as --address"


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
    assert code == 0 and owner.startswith("https://games.example.org/join#") and ELSEWHERE not in owner
    code, seat = call(table, "WKA", "--store", where)
    assert code == 0 and seat.startswith("http://127.0.0.1:8470/join#") and ELSEWHERE in seat
    seat = seat.splitlines()[0]
    kept = open_store(where)
    kept.note_address("http://192.0.2.7:8471")
    kept.close()
    code, later = call(table, "--store", where)
    assert code == 0 and later.startswith("http://192.0.2.7:8471/join#") and ELSEWHERE in later, "where the server was last"
    owner = later.splitlines()[0]
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


@pytest.mark.parametrize("lang", ["", "sv", "he", "cs"])
def test_a_table_that_a_fault_of_ours_keeps_shut_is_taken_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lang: str
) -> None:
    """The log says where and what tells more, once; `rehearse` says why, and what to type; the record that it takes out is true.
    Red before: a fault of its own unless a language was named, and no way out."""
    where, file, table = str(tmp_path / "t.db"), str(tmp_path / "out.jsonl"), ""

    async def before() -> None:
        nonlocal table
        async with town(tmp_path) as there, there.visitor() as me:
            table = await opened(me, **{"seat.WKA": "me"})
            await me.post(f"/t/{table}/owner/start")

    def broken(*given: Any) -> Any:
        raise IndexError("list index out of range")

    async def asked() -> None:
        async with town(tmp_path) as there:
            for _ in range(3):
                with pytest.raises(NoTable):
                    await there.house.table(table)

    run(before)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(registry, "open_table", broken)
    caplog.clear()
    run(asked)
    (line,) = [record.getMessage() for record in caplog.records if "cannot be opened" in record.getMessage()]
    assert re.search(rf"IndexError at broken:\d+; `rehearse --table {table}` tells more$", line)
    chosen = ("--lang", lang) if lang else ()
    said = CliRunner().invoke(cli, ["rehearse", where, "--table", table, *chosen], prog_name="montjoy")
    assert said.exit_code == 1 and "(IndexError: list index out of range)" in said.output, said.output
    advice = f"rehearse {where} --table {table} --out montjoy-{table}.jsonl"
    assert f"montjoy {advice}" in said.output and f"montjoy resume montjoy-{table}.jsonl" in said.output
    assert lang in ("", "en") or "Its record" not in said.output
    taken = CliRunner().invoke(cli, [*advice.split()[:-1], file, *chosen])
    assert taken.exit_code == 1 and Path(file).exists() and Path(f"{file}.seed").exists()
    assert CliRunner().invoke(cli, ["verify", file]).exit_code == 0
