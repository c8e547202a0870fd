"""A scenario calls a seat "umpire", "watcher", "owner": whoever took it had that desk, and the table said that it had none.

Each way in is tried with such a file: a scenario of a group's own, a stranger's game, a record, a store and a backup from before.
PLANTED: where `check_seats` says yes to everything (`free`) the attack goes through, and `test_the_attack_itself` shows how far.
"""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game, games, home
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.table import hosting
from montjoy.table.access import tokens
from montjoy.table.store import backup
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from tests.contract.cards.game import game as cards
from tests.table.houses import first_lines, house_at, run
from tests.table.visitors import Town, town, words

RUDERN = games()["rudern"]()
FILE = (home(RUDERN) / "scenarios" / "siege_of_a_town.toml").read_text("utf-8")
CHECKS = ("core.session.session", "core.record.jsonlines", "games.rudern.authoring.scenarios", "terminal.choices",
          "terminal.saved_games")
NAMES = ("umpire", "Watcher")


def named(seat: str) -> bytes:
    """Our own scenario, in which a faction has another id."""
    return FILE.replace('"SVE"', f'"{seat}"').encode()


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As it was before: every name is a seat's."""
    for module in CHECKS:
        monkeypatch.setattr(f"montjoy.{module}.check_seats", lambda seats: None)
    return monkeypatch


def scenario(seat: str) -> Any:
    return msgspec.convert(msgspec.json.decode(msgspec.json.encode(RUDERN.scenarios["siege_of_a_town"]).replace(
        b'"SVE"', f'"{seat}"'.encode())), RUDERN.scenario)


async def seated(house: Registry, game: Game, there: Any, seat: str) -> tuple[Table, str]:
    """A table without an umpire, and the cookie of whoever has taken the seat."""
    token = tokens.fresh_token()
    table = await house.open(game, there, game.options(), lines.Settings(), passes=(tokens.holder("", seat, token),))
    await table.act(lambda: (lines.Seated(seat, lines.PERSON, "Eve"),))
    await table.act(lambda: first_lines(table.session, {}))
    return table, token


def knows(there: Town, who: httpx2.AsyncClient, token: str) -> httpx2.AsyncClient:
    who.cookies.set(there.house.cookie, token, domain="localhost.local")
    return who


# ---- what it was worth -----------------------------------------------------------------------------------------------
def test_the_attack_itself(free: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the check the seat has the umpire's desk at a table that has no umpire: the other tests here would see it."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as eve:
            table, token = await seated(there.house, RUDERN, scenario(UMPIRE), UMPIRE)
            assert not table.session.header.umpire
            desk = await knows(there, eve, token).get(f"/t/{table.id}/umpire/desk/state")
            assert desk.status_code == 200 and "treasuries" in desk.text

    run(work)


# ---- where a table is made -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", NAMES)
def test_a_groups_own_scenario_is_refused_with_its_line(seat: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as eve:
            files = [("scenario_file", ("mine.toml", named(seat)))]
            page = await eve.post("/new/own", data={"game": "rudern", f"seat.{seat}": "me"}, files=files)
            told = words(page)
            assert page.status_code == 422 and f'"{seat}" cannot be the id of a seat' in told, told
            assert re.search(r"mine\.toml:[0-9]+: ", told), told
            assert "take another, for example" in told and there.house.store.games() == ()

    run(work)


def strangers(seat: str) -> Any:
    """A stranger's game, whose scenario has such a seat."""
    strange: Any = copy.copy(cards)
    strange.scenarios = {"pair": msgspec.structs.replace(cards.scenarios["pair"], seats=(seat, "ben"))}
    return strange


@pytest.mark.parametrize("seat", ["umpire", "watcher", "owner", "bot:x", "a/b", ""])
def test_a_strangers_game_is_refused_at_one_click_and_by_form(seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strange = strangers(seat)
    for module in ("new", "home", "learn"):
        monkeypatch.setattr(f"montjoy.table.web.pages.{module}.games", lambda: {**games(), "cards": lambda: strange})

    async def work() -> None:
        async with house_at(tmp_path / "t.db", {"cards": strange}) as house:
            there = Town(house)
            async with there.visitor("sv") as eve:
                page = await eve.post("/sample", data={"game": "cards"})
                assert page.status_code == 422 and "kan inte spelas" in words(page) and f'"{seat}"' in words(page)
                page = await eve.post("/new", data={"game": "cards", "scenario": "pair", f"seat.{seat}": "me"})
                assert page.status_code == 422 and "the id of a seat" in words(page), words(page)
            assert house.store.games() == () and "set-cookie" not in page.headers

    run(work)


def record_of(seat: str, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A record as it was written before such names were refused."""
    with monkeypatch.context() as patch:
        for module in CHECKS:
            patch.setattr(f"montjoy.{module}.check_seats", lambda seats: None)
        session = Session.new(RUDERN, scenario(seat), seed=bytes(32))
        first_lines(session, {s: "00" for s in session.seats})
        return jsonlines.dump(session.header, session.entries)


@pytest.mark.parametrize("seat", ["umpire", "OWNER"])
def test_a_record_is_refused_also_where_its_header_hides_it(seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(seat, monkeypatch)
    header = msgspec.json.decode(record.partition(b"\n")[0])
    header["seats"] = {"red": "", "blue": ""}
    hidden = msgspec.json.encode(header) + b"\n" + record.partition(b"\n")[2]

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor() as eve:
            for data in (record, hidden):
                page = await eve.post("/import", files={"record": ("x.jsonl", data)})
                assert page.status_code == 422 and f'"{seat}" cannot be the id of a seat' in words(page), words(page)
                assert "line 1" in words(page)
            assert there.house.store.games() == ()

    run(work)


# ---- a store from before ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", ["umpire", "watcher"])
def test_a_table_from_before_is_refused_and_says_why(seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from a backup: who sat there reads why at every address of it, anybody else that there is nothing; no seat opens
    a desk, and no answer is a 500."""
    kept: list[tuple[str, str]] = []

    async def before() -> None:
        with monkeypatch.context() as patch:
            for module in CHECKS:
                patch.setattr(f"montjoy.{module}.check_seats", lambda seats: None)
            async with house_at(tmp_path / "old.db") as house:
                table, token = await seated(house, RUDERN, scenario(seat), seat)
                kept.append((table.id, token))

    async def after(store: Path) -> None:
        (id, token), = kept
        async with house_at(store) as house:
            there = Town(house)
            async with there.visitor() as eve, there.visitor() as other, there.visitor("he") as me:
                knows(there, eve, token)
                for rest in ("", f"/{seat}", f"/{seat}/part", f"/{seat}/live", "/umpire/desk", "/watcher", "/owner", "/KAT"):
                    nothing = await other.get(f"/t/{'a' * 16}{rest}")
                    assert (await other.get(f"/t/{id}{rest}")).text == nothing.text.replace("a" * 16, id), rest
                    mine = await eve.get(f"/t/{id}{rest}")
                    assert mine.status_code in (404, 422), rest
                page = await eve.get(f"/t/{id}")
                assert page.status_code == 422 and f'"{seat}"' in words(page) and "Give the seat another id" in words(page)
                assert (await knows(there, me, token).get(f"/t/{id}")).status_code == 422
                told = await eve.get(f"/api/v1/t/{id}/WKA")
                assert told.status_code == 404                # a seat of others there
                assert (await eve.get("/")).status_code == 200
                mended = await other.post("/sample", data={"game": "rudern"})
                assert mended.status_code == 200             # and all other tables can be played

    run(before)
    run(lambda: after(tmp_path / "old.db"))
    with pytest.raises(hosting.CannotServe, match=f'cannot be opened: "{seat}" cannot be the id of a seat') as told:
        hosting.link(str(tmp_path / "old.db"), kept[0][0], "owner", "")
    assert told.value.code == 2
    backup.backup(tmp_path / "archive.db", str(tmp_path / "old.db"))
    backup.restore(tmp_path / "archive.db", str(tmp_path / "new.db"))
    run(lambda: after(tmp_path / "new.db"))


def test_the_application_says_so_as_json(tmp_path: Path, free: pytest.MonkeyPatch) -> None:
    """A program with a token to such a table is told the seat and what is wrong with it."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            token = tokens.fresh_token()
            passes = (tokens.holder("", "all", token, "bearer"),)
            table = await house.open(RUDERN, scenario("all"), RUDERN.options(), lines.Settings(), passes=passes)
            house.put_away(table.id)
            free.undo()
            async with Town(house).visitor() as client:
                reply = await client.get(f"/api/v1/t/{table.id}/all", headers={"authorization": f"Bearer {token}"})
            assert reply.status_code == 422 and reply.json()["error"] == "bad-seat" and reply.json()["facts"] == {"seat": "all"}

    run(work)
