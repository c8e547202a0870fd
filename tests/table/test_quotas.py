"""One nameless visitor neither fills the disk nor holds the others up: what is stored has a measure, and what is read is read
beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.record import entries as rec
from montjoy.core.session.journal import Journal
from montjoy.table import store
from montjoy.table.access.rates import Rates
from montjoy.table.tables import growth, lines, opening, uploads
from montjoy.table.tables import log as written
from montjoy.table.tables import table as tables
from montjoy.table.tables.roles import RECORD
from montjoy.table.web import quotas
from montjoy.table.web.routes import ROWS
from tests.suite.many import times
from tests.table.desk_people import said, table
from tests.table.hoarders import ENDS, day, hoarder, requests, writing
from tests.table.houses import FREE, run, settled
from tests.table.visitors import token_for

NOTE = "\u2764" * 4_000                                       # the longest note there is: 12 kB


# ---- notes -----------------------------------------------------------------------------------------------------------
def test_only_the_newest_note_is_kept(tmp_path: Path) -> None:
    """Planted: a line for every change."""

    async def work() -> None:
        async with table(tmp_path) as t:
            seat, other = t.room.session.seats
            mine, hers = await t.joined(seat), await t.joined(other)
            await hers.post(f"/t/{t.id}/{other}/notes", data={"text": "hers"})
            before, many = t.house.store.stats(), times(20, 600)
            for n in range(many):
                assert (await mine.post(f"/t/{t.id}/{seat}/notes", data={"text": f"{n} {NOTE[:3_990]}"})).status_code == 200
            after = t.house.store.stats()
            assert after.lines == before.lines and after.bytes - before.bytes < 60_000
            t.house.put_away(t.id)
            again = await t.house.table(t.id)
            assert again.pictures.of(seat).notes == f"{many - 1} {NOTE[:3_990]}" and again.pictures.of(other).notes == "hers"

    run(work)


def test_notes_that_an_earlier_version_wrote_as_lines(tmp_path: Path) -> None:
    """The newest line counts, until there is one beside the lines; the old ones take no memory."""

    async def work() -> None:
        async with table(tmp_path) as t:
            seat, room = t.room.session.seats[0], t.room
            old = tuple(store.Line(lines.TABLE, msgspec.json.encode(lines.Noted(seat, f"{n} {NOTE}")), 1.0) for n in range(50))
            await t.house.stored(store.Write(game=t.id, expected=room.log.version, lines=old, status="running"))
            t.house.put_away(t.id)
            again = await t.house.table(t.id)
            assert again.pictures.of(seat).notes == f"49 {NOTE}" and again.log.sizes.by[seat] == 0
            await again.act(lambda: (lines.Noted(seat, "new"),))
            t.house.put_away(t.id)
            assert (await t.house.table(t.id)).pictures.of(seat).notes == "new"

    run(work)


# ---- reading ---------------------------------------------------------------------------------------------------------
def test_a_table_is_read_beside_the_loop_in_pieces_and_from_its_last_state_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: `open_table` on the loop; all lines at once; the record followed from its beginning."""

    async def work() -> None:
        async with table(tmp_path, "rudern", "two_lords") as t:
            monkeypatch.setattr(written, "NEAR", 20)
            await t.played()
            await settled(t.room)
            await t.room.settle()
            threads, pieces, followed = list[int](), list[int](), list[int]()
            read, follow = t.house.store.lines, Journal.follow

            def some(*given: Any) -> Any:
                found = read(*given)
                threads.append(threading.get_ident())
                pieces.append(len(found))
                return found

            def noted(self: Any, given: Any, *more: Any, **named: Any) -> Any:
                threads.append(threading.get_ident())
                followed.append(len(given))
                return follow(self, given, *more, **named)

            monkeypatch.setattr(t.house.store, "lines", some)
            monkeypatch.setattr(Journal, "follow", noted)
            monkeypatch.setattr(opening, "PIECE", 40)
            monkeypatch.setattr(opening, "NEAR", 20)
            monkeypatch.setattr(opening, "TAIL", 0)
            whole, before = t.room.log.version, msgspec.json.encode(t.room.session.entries)
            t.house.put_away(t.id)
            again = await t.house.table(t.id)
            assert threading.get_ident() not in threads
            assert max(pieces) <= 40 and sum(pieces) == whole == again.log.version
            assert msgspec.json.encode(again.session.entries) == before
            assert followed == [followed[0]] and followed[0] < len(again.session.entries) / 2

    run(work)


def test_others_are_answered_while_a_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading waits for a request that comes in the meantime.  Planted: `open_table` on the loop, and nobody ever answers."""

    async def work() -> None:
        async with table(tmp_path) as t:
            let_go, opened = threading.Event(), opening.open_table
            seen = list[bool]()

            def waits(*given: Any) -> Any:
                seen.append(let_go.wait(20))
                return opened(*given)

            monkeypatch.setattr("montjoy.table.tables.registry.open_table", waits)
            other = t.client()
            t.house.put_away(t.id)
            reading = asyncio.ensure_future(t.house.table(t.id))
            assert (await other.get("/health")).status_code == 200
            let_go.set()
            await reading
            assert seen == [True]

    run(work)


# ---- quotas ----------------------------------------------------------------------------------------------------------
def test_every_address_that_writes_has_a_price() -> None:
    """Whatever is posted costs something, but what stores nothing or makes room; no other method writes."""
    for row in ROWS:
        if row.post:
            free = row.path in (*quotas.READS, *quotas.FREE)
            assert (quotas.price(row, "POST", 1_000) >= quotas.ACT + 2_000) != free, row.path
        assert quotas.price(row, "GET", 0) == 0
    assert {*quotas.READS, *quotas.FREE} <= {row.path for row in ROWS}


def test_what_is_said_to_store_nothing_stores_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every address that is looked at, by the umpire; what the umpire takes away is noted once, and then when it has
    become another.  Planted: a line for every export."""

    async def work() -> None:
        async with hoarder(tmp_path) as who:
            await who.sits_down()
            wrote = list[str]()
            commit = who.house.store.commit

            def noted(write: store.Write) -> Any:
                wrote.append(repr(write))
                return commit(write)

            monkeypatch.setattr(who.house.store, "commit", noted)
            room = await who.room()
            await settled(room)
            await room.settle()
            wrote.clear()
            for row in ROWS:
                looks = [("GET", row.get)] if not row.path.endswith(("live", "export")) and "/rules" not in row.path else []
                for method, there in (*looks, ("POST", row.post if row.path in quotas.READS else None)):
                    path = row.path.replace("{table}", who.id).replace("{role}", UMPIRE).replace("{game}", "rudern")
                    if there:
                        await who.ask((method, path, {"data": {}} if method == "POST" else {}))
                        assert not wrote, (method, path)
            for role in (UMPIRE, UMPIRE, room.session.seats[0]):
                await who.ask(("GET", f"/t/{who.id}/{role}/export", {}))
                assert len(wrote) == 1

    run(work)


def test_every_address_costs_at_least_what_it_stores(tmp_path: Path) -> None:
    """So a day of one address is no more than its quota of a day, twice.  Planted: `ACT` of 100 bytes; a note for every line."""

    async def work() -> None:
        async with hoarder(tmp_path) as who:
            await who.sits_down()
            many, dear = times(2, 40), list[str]()
            for row, method in writing():
                if row.path.endswith(ENDS):
                    continue
                left, before, took = who.left(), who.house.store.stats().bytes, 0
                for _ in range(many):
                    took += (await who.ask(await requests(who, row, method))).status_code < 400
                    await settled(await who.room())
                stored, paid = who.house.store.stats().bytes - before, left - who.left()
                if stored > paid + 40_000:
                    dear.append(f"{row.path}: {took} requests stored {stored} bytes and paid for {paid:.0f}")
                who.clock.now += 86_400
            assert not dear, dear

    run(work)


def test_a_browser_with_many_tables_pays_for_each_when_it_joins_another(tmp_path: Path) -> None:
    """All that it holds moves to its new cookie.  Red before: at twenty tables each joining stored six times what it paid for."""

    async def work() -> None:
        async with hoarder(tmp_path) as who:
            for _ in range(times(12, 60)):
                who.clock.now += 86_400
                await who.sits_down()
            before, paid, joins = who.house.store.stats().bytes, 0.0, 5
            for _ in range(joins):
                link, left = await token_for(who.client, who.id, UMPIRE), who.left()
                assert (await who.client.post("/join", data={"token": link})).status_code == 303
                paid += left - who.left()
            assert who.house.store.stats().bytes - before <= paid

    run(work)


def test_a_days_quota_is_refused_as_a_page_and_as_json_and_comes_back(tmp_path: Path) -> None:
    """Nothing is stored, and what is refused costs nothing; what is left and when more comes is said; reading goes on."""

    async def work() -> None:
        async with hoarder(tmp_path, bytes=(1_100_000.0, 1_100_000 / 86_400)) as who:
            await who.sits_down()
            seat, lines_before = str((await who.room()).session.seats[0]), 0
            said_to = f"/t/{who.id}/{seat}/say"
            for n in range(400):
                reply = await who.client.post(said_to, data={"text": f"{n} " + "x" * 1_500})
                if reply.status_code == 429:
                    break
                lines_before = who.house.store.stats().lines
            left = who.left()
            page = await who.client.post(said_to, data={"text": "y" * 1_900})
            part = await who.client.post(said_to, data={"text": "y" * 1_900}, headers={"hx-request": "true"})
            api = await who.client.post(f"/api/v1/t/{who.id}/{seat}/say", json={"text": "y" * 1_900},
                                        headers={"idempotency-key": "key-00000001"})
            opens = await who.client.post("/new", data={"game": "rudern", "scenario": "two_lords"})
            assert [r.status_code for r in (page, part, api, opens)] == [429] * 4
            assert "There is no room for this" in said(page) and "Nothing was stored" in said(page)
            assert "kilobytes are left" in said(part)
            told = api.json()
            assert told["error"] == "quota-day" and told["facts"]["most"] == 1_100 and told["facts"]["left"] == 0
            assert told["says"] and 0 < int(api.headers["retry-after"]) <= 60 * told["facts"]["minutes"]
            assert who.house.store.stats().lines == lines_before and who.left() == left
            assert (await who.client.get(f"/t/{who.id}/{seat}")).status_code == 200
            assert (await who.client.get(f"/t/{who.id}/{seat}/export")).status_code == 200
            assert (await who.client.get(f"/t/{who.id}/{UMPIRE}/export")).status_code == 200
            who.clock.now += int(opens.headers["retry-after"])
            assert (await who.client.post(said_to, data={"text": "y"})).status_code == 303

    run(work)


def test_a_seats_share_of_a_table_is_its_own_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has talked too much is refused by name of his own bytes; his answers, the others and the export go on, also after the
    table was read again.  Planted: the share of the whole table, which tells what others do unseen."""

    async def work() -> None:
        monkeypatch.setattr(growth, "SHARE", 20_000)
        async with hoarder(tmp_path) as who:
            await who.sits_down()
            room = await who.room()
            q = room.session.open[0]
            seat, other = q.seat, next(s for s in room.session.seats if s != q.seat)
            texts = [{"text": f"{n} " + "x" * 1_900} for n in range(12)]
            codes = [(await who.client.post(f"/t/{who.id}/{seat}/say", data=text)).status_code for text in texts]
            assert codes[0] == 303 and codes[-1] == 413
            who.house.put_away(who.id)
            api = await who.client.post(f"/api/v1/t/{who.id}/{seat}/say", json={"text": "z" * 1_900},
                                        headers={"idempotency-key": "key-00000001"})
            assert api.status_code == 413 and api.json()["error"] == "quota-table" and api.json()["facts"]["left"] < 6
            page = await who.client.post(f"/t/{who.id}/{seat}/say", data={"text": "z" * 1_900})
            assert page.status_code == 413 and "used up your share" in said(page)
            assert (await who.client.post(f"/t/{who.id}/{other}/say", data={"text": "z" * 1_900})).status_code == 303
            assert (await who.client.post(f"/t/{who.id}/{seat}/notes", data={"text": "still noted"})).status_code == 303
            form = {"question": str(q.asked.id), "text": ".", "key": "k" * 8}
            taken = await who.client.post(f"/t/{who.id}/{seat}/answer", data=form)
            assert taken.status_code == 303
            for role in (seat, UMPIRE):
                assert (await who.client.get(f"/t/{who.id}/{role}/export")).status_code == 200

    run(work)


def test_whose_line_it_is() -> None:
    """No line that another wrote, or that a bot, a clock or the game wrote, is in anybody's share."""
    mine = (lines.Said("a", "x"), lines.Drafted("a", 1, 2), lines.Declined("a", 1), rec.Decided("a", 0, 1), rec.Undone("a", 1))
    nobodys = (lines.Drafted("a", 1, None), lines.DueSet("a", 1, 2.0), lines.Warned("a", 1), lines.Seated("a", "bot:x", "x"),
               rec.Decided("a", 0, 1, "bot"), rec.Decided("a", 0, 1, "default"), rec.Began(), lines.Saw("b", RECORD))
    assert [growth.author(line) for line in mine] == ["a"] * len(mine)
    assert [growth.author(line) for line in nobodys] == [""] * len(nobodys)


def test_a_table_that_has_become_too_large_is_closed_and_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hoarder(tmp_path) as who:
            await who.sits_down()
            room = await who.room()
            monkeypatch.setattr(tables, "MOST", room.log.sizes.bytes + 10_000)
            seat = str(room.session.seats[0])
            for n in range(10):
                await who.client.post(f"/t/{who.id}/{seat}/say", data={"text": f"{n} " + "x" * 1_900})
            await who.quiet()
            assert room.seating.shut == tables.FULL and room.status == "closed"
            assert "became too large" in said(await who.client.get(f"/t/{who.id}/owner"))
            for role in (seat, UMPIRE):
                assert (await who.client.get(f"/t/{who.id}/{role}/export")).status_code == 200
            who.house.put_away(who.id)
            assert (await who.room()).seating.shut == tables.FULL

    run(work)


def test_bots_rest_when_their_opener_has_had_enough_stored_in_a_day(tmp_path: Path) -> None:
    """And go on when there is room again.  Planted: a table that grows by its bots is counted for nobody."""

    async def work() -> None:
        async with hoarder(tmp_path) as who:
            who.house.growth.a_day, game = 30_000, who.house.game("rudern")
            seats = [f"seat.{seat}" for seat in game.seats(game.scenarios["two_lords"])]
            form = {"game": "rudern", "scenario": "two_lords", "title": "bots", **dict.fromkeys(seats, "bot:random")}
            await who.client.post("/new", data=form)
            who.id = next(iter(who.house.tables))
            await who.client.post(f"/t/{who.id}/owner/start")
            await who.quiet()
            room = await who.room()
            assert not room.session.over and who.house.growth.rests(who.id) and who.house.bots.busy(who.id)
            told = len(room.session.entries)
            who.house.bots.resume()
            await who.quiet()
            assert len(room.session.entries) == told
            who.clock.now += 86_400 * 10
            who.house.bots.resume()
            await who.quiet()
            assert len(room.session.entries) > told

    run(work)


def test_a_day_of_every_address_stays_small(tmp_path: Path) -> None:
    """The soak's `table-day` plays it whole; here every address once."""
    limits = {**FREE, "bytes": Rates.LIMITS["bytes"]}
    assert 2 * limits["bytes"][0] + 2 * growth.A_DAY < 150_000_000
    found = list[tuple[int, int]]()

    async def work() -> None:
        found.append(await day(tmp_path, 1, 1))

    run(work)
    assert found[0][0] < 20_000_000 and found[0][1] > 15


def test_whoever_waits_for_a_file_to_be_read_holds_nobody_up() -> None:
    """Uploads are waited for in threads of their own.  Planted: the default ones, of which the store needs some, too."""
    names = list[str]()

    async def work() -> None:
        original = uploads.parse
        uploads.parse = lambda *given: names.append(threading.current_thread().name)
        try:
            await asyncio.gather(*(uploads.parse_beside("record", None, b"") for _ in range(20)))  # type: ignore[arg-type]
        finally:
            uploads.parse = original

    run(work)
    assert len(names) == 20 and {name.rpartition("_")[0] for name in names} == {"montjoy-uploads"}
