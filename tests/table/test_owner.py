"""The owner's page: links, codes, bots, beginning, closing, deleting; and tables that nobody begins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoy.bots.find import names
from montjoy.core import outside
from montjoy.core.effects import UMPIRE
from montjoy.table.tables import lines
from montjoy.table.tables.cleanup import UNBEGUN, close_stale
from montjoy.table.web.call import Config
from tests.table.houses import listening, run
from tests.table.test_seat import Seat, at_table
from tests.table.visitors import opened, token_for, town, words


def test_a_fresh_link_is_shown_once_with_a_code(tmp_path: Path) -> None:
    """Red where a token can be seen a second time, or stands in an attribute the page sends on."""

    async def work() -> None:
        async with town(tmp_path, Config(address="https://games.example")) as t, t.visitor() as me:
            me.base_url = "https://games.example"
            table = await opened(me, **{"seat.WKA": "me"})
            page = await me.post(f"/t/{table}/owner/link", data={"role": "*"})
            links = re.findall(r'value="(https://games.example/join#[^"]+)"', page.text)
            assert len(links) == 1 and page.text.count("<path") >= 1 and "<svg" in page.text
            assert "style=" not in page.text
            assert "join#" not in (await me.get(f"/t/{table}/owner")).text

    run(work)


def test_a_link_to_this_computer_alone_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me)
            assert "this computer only" in words(await me.post(f"/t/{table}/owner/link", data={"role": "SVE"}))

    run(work)


def test_a_new_link_makes_the_unused_one_void(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            old, new = await token_for(me, table, "SVE"), await token_for(me, table, "SVE")
            assert (await friend.post("/join", data={"token": old})).status_code == 422
            assert (await friend.post("/join", data={"token": new})).status_code == 200

    run(work)


def test_a_seat_that_is_taken_back_ends_its_pages_and_opens_nothing(tmp_path: Path) -> None:
    """Red where the pass stays good, or an open page is not told."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            await friend.post("/join", data={"token": await token_for(me, table, "SVE"), "name": "Bo"})
            room = await t.house.table(table)
            listener = t.house.subscribers.join(room, listening("SVE", room.pictures.stamp("SVE"), b"x"))
            await me.post(f"/t/{table}/owner/revoke", data={"role": "SVE"})
            assert listener.closed and (await friend.get(f"/t/{table}/SVE")).status_code == 404
            assert room.seating.people.get("SVE") is None and "Bo" not in words(await me.get(f"/t/{table}/owner"))

    run(work)


def test_a_bot_takes_an_open_seat_and_leaves_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me)
            room = await t.house.table(table)
            await me.post(f"/t/{table}/owner/bot", data={"role": "SVE", "bot": "seer"})
            assert room.absence.bot_of("SVE") == "bot:seer"
            assert (await me.post(f"/t/{table}/owner/bot", data={"role": "WKA", "bot": "seer"})).status_code in (200, 422)
            assert (await me.post(f"/t/{table}/owner/bot", data={"role": "SVE", "bot": "hal"})).status_code == 422
            await me.post(f"/t/{table}/owner/bot", data={"role": "SVE", "bot": ""})
            assert room.seating.people.get("SVE") is None

    run(work)


def test_play_begins_once_and_a_closed_table_begins_never(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, **{"seat.WKA": "me"})
            assert (await me.post(f"/t/{table}/owner/start")).url.path == f"/t/{table}/WKA"
            assert (await me.post(f"/t/{table}/owner/start")).status_code == 422
            other = await opened(me)
            await me.post(f"/t/{other}/owner/close")
            assert not (await t.house.table(other)).seating.shut                  # not without a word
            await me.post(f"/t/{other}/owner/close", data={"sure": "yes"})
            assert (await t.house.table(other)).status == "closed"
            assert (await me.post(f"/t/{other}/owner/start")).status_code == 422

    run(work)


def test_nothing_can_be_played_at_a_closed_table(tmp_path: Path) -> None:
    """Red without the look at `shut` in Room.answer."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/sample", data={"game": "rudern"})
            table, seat = page.url.path.split("/")[2:4]
            await me.post(f"/t/{table}/owner/close", data={"sure": "yes"})
            room = await t.house.table(table)
            asked = room.session.questions(seat)[0]
            before = len(room.session.entries)
            data = {"question": str(asked.id), "option": "0", "key": "k" * 12}
            reply = await me.post(f"/t/{table}/{seat}/answer", data=data, headers={"hx-request": "true"})
            assert reply.status_code == 422 and "closed" in words(reply) and len(room.session.entries) == before

    run(work)


@pytest.mark.parametrize("role", ["SVE", UMPIRE])
def test_no_die_no_way_back_and_no_ruling_at_a_closed_table(role: str, tmp_path: Path) -> None:
    """Red where `Table.while_open` lets everything pass: dice, proposals and rulings went on behind the owner's word."""
    acts = [("type", {"roll": "yes"}), ("undo", {}), ("propose", {"kind": "pause", "reason": "x"}),
            ("desk/rule", {"kind": "pause", "reason": "x", "number": "1"})]

    async def work(seat: Seat) -> None:
        room = seat.room
        await room.act(lambda: (lines.Shut("owner"),))
        before = len(room.session.entries)
        for what, form in acts[:-1] if role != UMPIRE else (*acts[:2], acts[-1]):
            answer = await seat.send(what, **form)
            assert answer.status_code == 422 and "closed" in answer.text, what
        assert len(room.session.entries) == before

    at_table(tmp_path, work, "rudern", scenario="siege_of_a_town", role=role, umpire=role == UMPIRE, typed=True)


def test_deleting_wants_a_word_and_leaves_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, title="Gone")
            assert (await me.post(f"/t/{table}/owner/delete")).status_code == 422
            assert (await me.post(f"/t/{table}/owner/delete", data={"sure": "yes"})).url.path == "/"
            assert t.house.store.meta(table) is None and t.house.store.lines(table) == ()
            assert t.house.store.passes_of(table) == () and "Gone" not in words(await me.get("/"))
            assert (await me.get(f"/t/{table}/owner")).status_code == 404

    run(work)


@pytest.mark.parametrize("what", ["owner", "owner/seats"])
def test_nobody_but_the_owner_sees_the_owners_page(what: str, tmp_path: Path) -> None:
    """The same answer as for a table that is not there."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me)
            await friend.post("/join", data={"token": await token_for(me, table, "SVE")})
            mine, none = await friend.get(f"/t/{table}/{what}"), await friend.get(f"/t/{'a' * 16}/{what}")
            assert (mine.status_code, len(mine.text)) == (none.status_code, len(none.text)) == (404, len(mine.text))

    run(work)


# ---- tables that nobody begins -----------------------------------------------------------------------------------------
def test_a_table_that_nobody_begins_closes_after_14_days_and_others_stay(tmp_path: Path) -> None:
    """Red where a day is missing, or where a game that has begun is closed too."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            idle, played = await opened(me), await opened(me)
            await me.post(f"/t/{played}/owner/start")
            now = outside.now()
            t.house.now = lambda: now + UNBEGUN - 60  # type: ignore[method-assign]
            assert await close_stale(t.house) == 0
            t.house.now = lambda: now + UNBEGUN + 60  # type: ignore[method-assign]
            assert await close_stale(t.house) == 1 and await close_stale(t.house) == 0
            assert (await t.house.table(idle)).status == "closed" and (await t.house.table(played)).status == "running"
            assert "14 days" in words(await me.get(f"/t/{idle}/owner"))
            assert t.house.store.games("open") == () and [h.game for h in t.house.store.games("closed")] == [idle]
            last = t.house.store.lines(idle)[-1]
            assert last.kind == lines.TABLE and b"stale" in last.body
            del t.house.now

    run(work)


def test_the_page_learns_by_itself_who_has_come_and_that_play_has_begun(tmp_path: Path) -> None:
    """It asks every other second by the name of what it has, and is told nothing where that is still so.

    Red where a link that is out, the one who used it or the beginning is not in it, or the same is sent again."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me"})

            async def now(page: str) -> tuple[int, str, str]:
                asks = re.search(rf'hx-get="(/t/{table}/owner/seats\?known=[^"]+)" hx-trigger="every 2s"', page)
                assert asks
                reply = await me.get(asks[1])
                return reply.status_code, reply.text, words(reply)

            first = (await me.get(f"/t/{table}/owner")).text
            assert (await now(first))[:2] == (204, "")
            token = await token_for(me, table, "SVE")
            status, page, says = await now(first)
            assert status == 200 and "not used yet" in says and "data-taken" in page and (await now(page))[0] == 204
            await friend.post("/join", data={"token": token, "name": "Bo"})
            status, page, says = await now(page)
            assert status == 200 and "Bo" in says and 'data-taken="SVE"' in page and "not used yet" not in says
            assert "Every seat is taken" in says and (await now(page))[0] == 204
            await me.post(f"/t/{table}/owner/start")
            status, page, says = await now(page)
            assert status == 200 and ("Play has begun" in says or "list is frozen" in says)
            await me.post(f"/t/{table}/owner/close", data={"sure": "yes"})
            assert "hx-get" not in (await me.get(f"/t/{table}/owner")).text

    run(work)


def test_fresh_links_stay_on_the_page_while_it_asks(tmp_path: Path) -> None:
    """The button that makes links is not offered again below those that were just made.  Red where the next look offers it."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, scenario="three_lords", **{"seat.WKA": "me"})
            page = (await me.post(f"/t/{table}/owner/link", data={"role": "*"})).text
            roles = re.findall(r'data-link-of="(\w+)"', page)
            asks = re.search(rf'hx-get="(/t/{table}/owner/seats\?known=[^"]+)"', page)
            assert asks and len(roles) > 1 and (await me.get(asks[1])).status_code == 204
            tokens = re.findall(r'value="[^"]*/join#([^"]+)"', page)
            await friend.post("/join", data={"token": tokens[0], "name": "Bo"})
            reply = await me.get(asks[1])
            assert reply.status_code == 200 and f'data-taken="{roles[0]}"' in reply.text and 'value="*"' not in reply.text

    run(work)


def test_the_owner_chooses_which_bot_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me)
            page = (await me.get(f"/t/{table}/owner")).text
            offered = re.search(r'<select id="bot-SVE" name="bot">(.*?)</select>', page)
            assert offered and re.findall(r'value="(\w+)"', offered[1]) == list(names((await t.house.table(table)).game))

    run(work)
