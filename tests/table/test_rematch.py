"""After a game: another table for the same people, with the seats swapped or the next scenario."""

from __future__ import annotations

from pathlib import Path

import httpx2

from montjoy.table.tables import catalogue, invitations, lines
from montjoy.table.tables.table import Table
from tests.table.houses import one_step, run
from tests.table.visitors import Town, opened, token_for, town, words

HOSTILE = "<img src=x onerror=alert(1)>"


async def played(t: Town, me: httpx2.AsyncClient, *others: tuple[httpx2.AsyncClient, str, str], **form: str) -> str:
    """A table whose game is over: `me` is its host and sits first, each of the others at a seat, by a name."""
    table = await opened(me, **{"seat.WKA": "me", "name": "Ada", "option.fill_chests": "false", **form})
    for who, seat, name in others:
        await who.post("/join", data={"token": await token_for(me, table, seat), "name": name})
    await me.post(f"/t/{table}/owner/start")
    await to_the_end(await t.house.table(table))
    return table


async def to_the_end(room: Table) -> None:
    n = 0
    while not room.session.over:
        await one_step(room, n := n + 1)
        async with room.turn:
            pass


def people(room: Table) -> dict[str, str]:
    return {p.role: p.name or p.who for p in room.absence.sittings()}


def table_of(reply: httpx2.Response) -> tuple[str, str]:
    _, _, table, role, *_ = reply.url.path.split("/")
    return table, role


def test_two_change_places_at_one_click_each_and_play_begins_when_both_are_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"), title="Thursday", deadline="86400")
            assert "Rematch, seats swapped" in words(await friend.get(f"/t/{table}/SVE"))
            other, role = table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"}))
            assert other != table and role == "SVE"
            told = words(await friend.get(f"/t/{table}/SVE"))
            assert "Ada invites you to a rematch. You play Western Kardom." in told
            assert f'href="/t/{other}/owner"' in (await me.get(f"/t/{other}/SVE")).text
            room = await t.house.table(other)
            assert people(room) == {"WKA": "open", "SVE": "Ada"} and not room.session.began
            assert table_of(await friend.post(f"/t/{table}/SVE/again", data={"kind": "rematch"})) == (other, "WKA")
            assert people(room) == {"WKA": "Bo", "SVE": "Ada"} and room.session.began
            assert (room.settings.title, room.settings.deadline, room.settings.host) == ("Thursday", 86_400, "Ada")
            before = (await t.house.table(table)).session
            assert room.session.options == before.options and room.session.scenario == before.scenario
            for who, at in ((me, "SVE"), (friend, "WKA")):
                assert (await who.get(f"/t/{other}/{at}")).status_code == 200
            assert (await friend.get(f"/t/{other}/owner")).status_code == 404

    run(work)


def test_a_rematch_with_the_same_seats_too(tmp_path: Path) -> None:
    """Each way has a table of its own.  Red where the seats are always swapped."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            assert "Rematch, same seats" in words(await me.get(f"/t/{table}/WKA"))
            other, role = table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "same"}))
            assert other != table and role == "WKA"
            told = words(await friend.get(f"/t/{table}/SVE"))
            assert "Ada invites you to a rematch in the same seats. You play House Svebod." in told
            assert table_of(await friend.post(f"/t/{table}/SVE/again", data={"kind": "same"})) == (other, "SVE")
            assert people(await t.house.table(other)) == {"WKA": "Ada", "SVE": "Bo"}
            assert table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"}))[0] not in (table, other)

    run(work)


def test_who_asks_second_comes_to_the_table_of_who_asked_first(tmp_path: Path) -> None:
    """Once is enough: neither a second click nor the other's makes a second table; one that is gone is opened anew."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            first = table_of(await friend.post(f"/t/{table}/SVE/again", data={"kind": "rematch"}))
            for _ in range(2):
                assert table_of(await friend.post(f"/t/{table}/SVE/again", data={"kind": "rematch"})) == first
            assert table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"})) == (first[0], "SVE")
            await friend.post(f"/t/{first[0]}/owner/delete", data={"sure": "yes"})
            anew = table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"}))
            assert anew[0] not in (table, first[0])

    run(work)


def test_against_a_bot_play_begins_at_once_and_the_bot_has_the_other_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            t.house.bots.pace = 3600
            table = await played(t, me, **{"seat.SVE": "bot:default"})
            page = await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"})
            other, role = table_of(page)
            room = await t.house.table(other)
            assert role == "SVE" and room.session.began and room.absence.bot_of("WKA") == "bot:default"

    run(work)


def test_the_next_scenario_follows_in_the_order_of_the_game(tmp_path: Path) -> None:
    """The usual order is that of game.toml; what the table had chosen of the rules stays; a seat too many is a bot's."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            game = t.house.game("rudern")
            order = [s.id for s in catalogue.in_order(game)]
            assert order[:2] == ["two_lords", "three_lords"]
            seats = game.seats(game.scenarios["two_lords"])
            table = await opened(me, **{"scenario": "two_lords", f"seat.{seats[0]}": "me", "name": "Ada",
                                        "option.fill_chests": "false", "option.militia": "d6_dice"})
            await friend.post("/join", data={"token": await token_for(me, table, seats[1]), "name": "Bo"})
            await me.post(f"/t/{table}/owner/start")
            await to_the_end(await t.house.table(table))
            assert "Play the next scenario: Three lords" in words(await me.get(f"/t/{table}/{seats[0]}"))
            other, _ = table_of(await me.post(f"/t/{table}/{seats[0]}/again", data={"kind": "next"}))
            room = await t.house.table(other)
            assert room.session.scenario.id == "three_lords" and room.session.options.militia == "d6_dice"
            assert sorted(people(room).values()) == ["Ada", "bot", "open"]
            told = words(await friend.get(f"/t/{table}/{seats[1]}"))
            assert "Ada invites you to the next scenario, Three lords." in told
            await friend.post(f"/t/{table}/{seats[1]}/again", data={"kind": "next"})
            assert sorted(people(room).values()) == ["Ada", "Bo", "bot"] and room.session.began

    run(work)


def test_after_the_last_scenario_there_is_no_next(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            game = t.house.game("rudern")
            last = catalogue.in_order(game)[-1]
            me_at, *others = game.seats(last)
            t.house.bots.pace = 3600
            seats = {"seat.WKA": "", f"seat.{me_at}": "me"} | {f"seat.{seat}": "bot:default" for seat in others}
            table = await played(t, me, **{"scenario": last.id, **seats})
            page = words(await me.get(f"/t/{table}/{me_at}"))
            assert "Rematch" in page and "the next scenario" not in page
            assert table_of(await me.post(f"/t/{table}/{me_at}/again", data={"kind": "next"})) == (table, me_at)

    run(work)


def test_while_a_game_is_played_there_is_no_rematch_and_strangers_never_have_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend, t.visitor() as stranger:
            table = await opened(me, **{"seat.WKA": "me", "watch": "public"})
            for kind in ("rematch", "next", "", "x"):
                assert table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": kind})) == (table, "WKA")
            done = await played(t, me, (friend, "SVE", "Bo"), watch="public")
            for role in ("WKA", "SVE", "watcher", "umpire", "owner"):
                assert (await stranger.post(f"/t/{done}/{role}/again", data={"kind": "rematch"})).status_code == 404
            assert (await friend.post(f"/t/{done}/WKA/again", data={"kind": "rematch"})).status_code == 404
            assert "Rematch" not in words(await stranger.get(f"/t/{done}/watcher"))

    run(work)


def test_an_invitation_to_a_rematch_is_text(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"), name=HOSTILE, title=HOSTILE)
            await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"})
            page = await friend.get(f"/t/{table}/SVE")
            assert "invites you to a rematch" in words(page) and "<img" not in page.text

    run(work)


def test_the_invitation_is_still_there_after_the_server_has_started_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            other, _ = table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"}))
            t.house.put_away(table)
            room = await t.house.table(table)
            assert room.seating.again["rematch"].table == other
            assert room.seating.again["rematch"] == lines.Again("rematch", "WKA", other, {"WKA": "SVE", "SVE": "WKA"}, ("SVE",))
            assert "invites you to a rematch" in words(await friend.get(f"/t/{table}/SVE"))

    run(work)


def test_who_comes_when_the_seat_is_taken_is_told_so(tmp_path: Path) -> None:
    """Red where the page for it lacks what it shows of an invitation: the click was answered by a 500."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend, t.visitor() as eve:
            table = await played(t, me, (friend, "SVE", "Bo"), deadline="86400")
            other, _ = table_of(await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"}))
            room = await t.house.table(other)
            token = await invitations.reissue(t.house, room, "WKA")
            assert (await eve.post("/join", data={"token": token, "name": "Eve"})).status_code == 200
            late = await friend.post(f"/t/{table}/SVE/again", data={"kind": "rematch"})
            assert late.status_code == 422 and "This invitation is not valid" in words(late)
            assert people(room) == {"WKA": "Eve", "SVE": "Ada"}

    run(work)
