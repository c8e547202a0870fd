"""What somebody with one pass tries at a table: dice that are not his to see, a seat he keeps for another, the mail of whoever
sat there before, the hour of secret acts, and a yes to something nobody showed.

Each test was red before its hole was mended; what turns it red again is said in it.
"""

from __future__ import annotations

import asyncio
import threading
import urllib.parse
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE
from montjoy.table.notify.notices import Channels, Hooks
from montjoy.table.tables import invitations, lines
from montjoy.table.web import reckoner as reckoning
from montjoy.table.web.call import Config
from tests.contract.pickets.game import game as contract_game
from tests.table.houses import run
from tests.table.test_crew import People, house_at
from tests.table.visitors import opened as opened_by
from tests.table.visitors import town, words
from tests.table.wire import Raw, Table, cookie, house_there, opened, raw

pickets: Any = contract_game
FORM = {"content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"}


async def post(table: Table, by: str, what: str, **form: Any) -> Raw:
    body = urllib.parse.urlencode(form).encode()
    return await raw(table.app, "POST", f"/t/{table.id}/{by}/{what}", {**FORM, **cookie(table.tokens[by])}, body)


# ---- dice -----------------------------------------------------------------------------------------------------------------
def test_a_seat_neither_types_nor_hears_of_a_die_it_may_not_see() -> None:
    """Red where `type_dice` asks the session alone: the other seat's die is typed, or "no face of this die" tells of it."""

    async def work() -> None:
        async with house_there() as house:
            house.known["pickets"] = pickets
            table = await opened(house, "pickets", umpire=False, typed=True)
            session = table.room.session
            assert session.typing is not None
            sees = [seat for seat in session.seats if session.page(seat).typing is not None]
            others = [seat for seat in session.seats if seat not in sees]
            assert sees and others                           # PK-2: a side's strength is for that side's eyes
            before, nothing = len(session.entries), await post(table, others[0], "type", faces="")
            for form in ({"faces": "1"}, {"faces": "99"}, {"roll": "yes"}, {"card": "x"}):
                answer = await post(table, others[0], "type", **form)
                assert (answer.status, answer.body, answer.headers) == (422, nothing.body, nothing.headers)
            assert len(session.entries) == before
            told = str(session.streams[sees[0]].version)
            assert (await post(table, sees[0], "type", faces="1", told=told)).status == 303 and len(session.entries) > before

    run(work)


# ---- in somebody's stead -----------------------------------------------------------------------------------------------------
async def friend_sits_in(people: People, name: str) -> None:
    made = await people.post("north", "north", "stand-in", who="person")
    assert await people.join("friend", made.text.partition("/join#")[2].partition('"')[0], name) == 200


def test_who_plays_in_anothers_stead_gives_nothing_of_his_away(tmp_path: Path) -> None:
    """Red where the three handlers do not ask whose pass it is: the friend gives the seat up, or reads and takes its mail."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            house.post.channels = Channels(hooks=Hooks(kinds=("hook",)))
            people = People(house)
            room = await people.come()
            named = await people.post("north", "north", "address", kind="hook", to="https://mine.example.org/x")
            assert named.status_code == 200
            await friend_sits_in(people, "Fred")
            assert "mine.example" not in (await people.get("friend", "north", "/time")).text
            assert "mine.example" not in (await people.at["friend"].get(f"/api/v1/t/{room.id}/north")).text
            code = room.absence.addresses["north"].code
            sent = {"sure": "yes", "kind": "hook", "to": "https://his.example.org/x", "code": code}
            for what in ("leave", "address", "confirm"):
                assert (await people.post("friend", "north", what, **sent)).status_code == 422, what
            assert room.seating.people["north"].name == "North" and "mine.example" in room.absence.addresses["north"].to
            assert room.absence.addresses["north"].code              # nor confirmed by anybody else
            assert (await people.get("north", "north", "")).status_code == 200
            assert (await people.post("north", "north", "back")).status_code == 200
            assert (await people.get("friend", "north", "")).status_code == 404
            assert room.pictures.make("north").address.startswith("hook:")

    asyncio.run(work())


def test_taking_the_seat_back_shuts_out_the_other_even_where_neither_has_a_name(tmp_path: Path) -> None:
    """Red where holder and friend are told apart by names that both may lack: the holder is shut out of his own seat."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            await people.come()
            token = await invitations.reissue(house, people.room, "north")
            assert await people.join("north", token, "") == 200
            await friend_sits_in(people, "")
            assert (await people.post("north", "north", "back")).status_code == 200
            assert (await people.get("north", "north", "")).status_code == 200
            assert (await people.get("friend", "north", "")).status_code == 404

    asyncio.run(work())


def test_a_seats_new_holder_has_not_the_mail_of_the_one_before(tmp_path: Path) -> None:
    """Red where an address stays with the seat: the new one reads it, and the one before goes on being told whose turn it is."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            await room.act(lambda: (lines.Address("north", "hook:https://before.example.org/x"),))
            assert room.absence.reachable("north")
            assert await people.join("friend", await invitations.reissue(house, room, "north"), "Fred") == 200
            assert not room.absence.reachable("north") and room.pictures.make("north").address == ""
            house.tables.clear()
            assert not (await house.table(room.id)).absence.reachable("north")

    asyncio.run(work())


def test_the_umpires_desk_sends_a_bot_away_and_not_the_person_for_whom_it_plays() -> None:
    """Red where the desk takes the seat itself: its holder's pass stays good at a seat that is offered to others."""

    async def work() -> None:
        async with house_there() as house:
            table = await opened(house)
            seat = table.room.session.seats[0]
            await table.room.act(lambda: (lines.StandIn(seat, "bot"),))
            assert (await post(table, UMPIRE, "desk/bot", role=seat, bot="")).status == 303
            assert seat in table.room.seating.people and not table.room.absence.stand_ins

    run(work)


# ---- what tells of others' acts ----------------------------------------------------------------------------------------------
def test_the_order_of_my_tables_tells_nothing_of_what_others_do_there(tmp_path: Path) -> None:
    """Red where tables stand by when they were last used: another seat's secret draft brings its table to the top."""

    async def work() -> None:
        async with town(tmp_path, Config()) as t, t.visitor() as me:
            first = await opened_by(me, title="One", **{"seat.attacker": "me"})
            second = await opened_by(me, title="Two", **{"seat.attacker": "me"})
            before = words(await me.get("/"))
            for table in (first, second, first):
                room = await t.house.table(table)
                await room.act(lambda room=room: (lines.Noted(room.session.seats[-1], "a secret"),))  # type: ignore[misc]
                await asyncio.sleep(0.01)
                assert words(await me.get("/")) == before

    run(work)


def test_what_others_want_counted_makes_nobody_wait() -> None:
    """Red where one queue is for all: "busy" tells one seat how many answers another one weighs."""
    done, reckoner = threading.Event(), reckoning.Reckoner("odds", 9)
    try:
        for n in range(reckoning.QUEUE + 1):
            assert (reckoner.ask(("table", "north", n), done.wait, 5) is None) is (n == reckoning.QUEUE)
        assert reckoner.ask(("table", "south", 0), done.wait, 5) is not None
    finally:
        done.set()
        reckoner.pool.shutdown(cancel_futures=True)


# ---- agreeing ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("faces", ["6", "6 6"])
def test_a_proposed_die_is_told_to_everybody_who_is_to_say_yes(faces: str) -> None:
    """Red where a proposal shows only "a die is set" and the proposer's own words for it."""

    async def work() -> None:
        async with house_there() as house:
            house.known["pickets"] = pickets
            table = await opened(house, "pickets", umpire=False)
            one, two = table.room.session.seats[:2]
            wish = {"kind": "die", "why": "PK-7", "about": f"{one} 2", "faces": faces, "reason": "a slip of the pen"}
            assert (await post(table, one, "propose", **wish)).status == 303
            page = await raw(table.app, "GET", f"/t/{table.id}/{two}", cookie(table.tokens[two]))
            assert f"PK-7 {one} 2 = {faces}. a slip of the pen" in page.text
            assert (await post(table, two, "propose", **{**wish, "why": "x" * 900})).status == 422

    run(work)
