"""Bots' seats, and seats that somebody else plays for a while: pace, failure, fairness, coming back, leaving."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from montjoy.core.record import entries as rec
from montjoy.table.access import rates, tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.app import make_app
from montjoy.table.tables import bot_players, invitations, lines
from montjoy.table.tables.pictures import stamp
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table, always
from tests.contract.pickets.game import game as pickets
from tests.suite.patience import comes as until
from tests.table import houses
from tests.table.clockwork import GAME, SEATS, Bottle
from tests.table.houses import first_lines, listening
from tests.table.test_live_clocks import OpenWatches


@asynccontextmanager
async def house_at(path: Path, **bots: Any) -> AsyncIterator[Registry]:
    async with houses.house_at(path, {"watches": bots.pop("game", GAME)}) as house:
        house.bots.pace = bots.get("pace", 0.0)
        house.bots.limit = bots.get("limit", 5.0)
        house.spawn(house.scheduler.run())
        yield house


async def table(house: Registry, bots: tuple[str, ...], begin: bool = True, **more: Any) -> Table:
    """A table where people hold the seats that no bot holds."""
    game = house.game("watches")
    seats = {seat: "bot:random" for seat in bots}
    room = await house.open(game, game.scenarios["long"], game.options(), lines.Settings(seats=seats, **more))
    people = tuple(lines.Seated(seat, lines.PERSON, seat.title()) for seat in SEATS if seat not in bots)
    await room.act(lambda: people)
    if begin:
        await room.act(lambda: first_lines(room.session, {}))
    return room


def answers(room: Table, by: str = "bot") -> int:
    return sum(isinstance(e, rec.Decided) and e.by == by for e in room.session.entries)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# ---- bots ------------------------------------------------------------------------------------------------------------------
def test_a_bot_that_fails_is_answered_for_by_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where the failure ends the table's play."""

    def broken(view: Any, asked: Any) -> Any:
        raise ZeroDivisionError

    async def work() -> None:
        monkeypatch.setattr(bot_players, "player", lambda game, who: broken)
        async with house_at(tmp_path / "t.db") as house:
            room = await table(house, SEATS, pause=0.0)
            await until(lambda: answers(room, "default") >= 6)
            assert answers(room) == 0

    run(work())


def test_a_bot_that_thinks_too_long_stops_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where the thread that is stuck is waited for, or where its limit runs while it waits for its turn."""
    ends = threading.Event()

    def player(game: Any, who: str) -> Any:
        return (lambda view, asked: ends.wait(30) or 0) if who == "bot:default" else (lambda view, asked: asked.options[0])

    async def work() -> None:
        monkeypatch.setattr(bot_players, "player", player)
        async with house_at(tmp_path / "t.db", limit=0.2) as house:
            slow = await table(house, SEATS, begin=False)
            await slow.act(lambda: tuple(lines.Seated(seat, "bot:default", "x") for seat in SEATS))
            quick = [await table(house, SEATS) for _ in range(5)]
            await slow.act(lambda: first_lines(slow.session, {}))
            await until(lambda: answers(slow, "default") >= 3 and all(answers(room) >= 5 for room in quick))
            assert house.bots.slow
            ends.set()

    run(work())


def test_bots_of_many_tables_take_turns(tmp_path: Path) -> None:
    """A table of nothing but bots, that never waits for anybody, takes no more of the thread than another."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            rooms = [await table(house, SEATS, pause=0.0) for _ in range(10)]
            await until(lambda: sum(answers(room) for room in rooms) > 300)
            counts = [answers(room) for room in rooms]
            assert min(counts) * 2 > max(counts), counts

    run(work())


def test_a_bot_is_slow_enough_to_follow_only_while_somebody_looks(tmp_path: Path) -> None:
    """Seven answers in three turns that all see; it waits once in each of these (tests/table/test_bots_pace.py)."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db", game=OpenWatches(), pace=0.2) as house:
            watched, alone = await table(house, SEATS, begin=False), await table(house, SEATS, begin=False)
            house.subscribers.join(watched, listening("north"))
            for room in (watched, alone):
                await room.act(lambda room=room: first_lines(room.session, {}))  # type: ignore[misc]
            begun = time.monotonic()
            await until(lambda: answers(alone) > 12 and answers(watched) > 2)
            assert answers(watched) <= 7 * (1 + (time.monotonic() - begun) / (3 * 0.2)) and answers(watched) < answers(alone)

    run(work())


def test_real_dice_that_bots_alone_may_see_are_rolled_by_the_seed(tmp_path: Path) -> None:
    """Red where a bot's hidden dice wait for somebody to type them (the table stood still for ever), or where a person's are
    rolled for him while he sits there."""

    async def work() -> None:
        async with houses.house_at(tmp_path / "t.db", {"pickets": pickets}) as house:
            scenario = next(iter(pickets.scenarios.values()))
            ann, other = pickets.seats(scenario)
            settings = lines.Settings(seats={other: "bot:random"}, typed=True)
            room = await house.open(pickets, scenario, pickets.options(), settings)
            await room.act(lambda: (lines.Seated(ann, lines.PERSON, "Ann"),))
            await room.act(lambda: first_lines(room.session, {}))

            def dice() -> list[str]:
                return [e.how for e in room.session.entries if isinstance(e, rec.Die)]

            await room.act(lambda: (lines.PausedUntil(ann, 0.0, 9e9),))
            own = 0
            while room.session.typing is not None and room.session.page(ann).typing is not None:
                await asyncio.sleep(0.01)
                assert len(dice()) == own and not house.bots.thinking
                await room.act(lambda: room.session.type_in([1]))
                own += 1
            assert room.session.typing is not None and not house.bots.thinking        # nor while the clocks stand still
            await room.act(lambda: (lines.Resumed(0.0),))
            await until(lambda: len(dice()) == 2 * own and room.session.typing is None)
            assert dice() == ["typed"] * own + [""] * own and own
            await room.act(lambda: (lines.StandIn(ann, "bot:random", 0),))
            await until(lambda: room.session.over)           # her own, too, while a bot plays for her

    run(work())


# ---- in somebody's stead -------------------------------------------------------------------------------------------------
class People:
    """Browsers at one table: the owner and three seats."""

    def __init__(self, house: Registry) -> None:
        self.house, self.app = house, make_app(house, rates=rates.Rates(houses.FREE))

    async def come(self, **more: Any) -> Table:
        self.room = await table(self.house, SEATS, begin=False, **more)
        await self.room.act(lambda: tuple(lines.Left(seat) for seat in SEATS))
        self.at = {seat: self.browser() for seat in (*SEATS, "owner", "friend")}
        token = tokens.fresh_token()
        await self.room.act(lambda: None, passes=(tokens.holder(self.room.id, OWNER, token),))
        self.at["owner"].cookies.set("montjoy", token)
        for seat in SEATS:
            await self.join(seat, await invitations.reissue(self.house, self.room, seat), seat.title())
        await self.room.act(lambda: first_lines(self.room.session, {}))
        return self.room

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=self.app), base_url="http://localhost", follow_redirects=True)

    async def join(self, who: str, token: str, name: str) -> int:
        return int((await self.at[who].post("/join", data={"token": token, "name": name})).status_code)

    async def get(self, who: str, role: str, path: str) -> httpx.Response:
        return await self.at[who].get(f"/t/{self.room.id}/{role}{path}")

    async def post(self, from_: str, role: str, path: str, **form: str) -> httpx.Response:
        return await self.at[from_].post(f"/t/{self.room.id}/{role}/{path}", data=form)


def test_a_bot_plays_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            assert (await people.post("north", "north", "notes", text="hold the bridge")).status_code == 200
            assert (await people.post("north", "north", "stand-in", who="bot:random")).status_code == 200
            await until(lambda: answers(room) >= 1)
            shown = next(s for s in room.pictures.make("east").people if s.role == "north")
            assert (shown.who, shown.stand_in, shown.name) == (lines.BOT, lines.BOT, "North")
            for seat in ("east", "south"):
                for q in [q for q in room.clock.waiting_for() if q.seat == seat]:
                    await room.answer(seat, q.asked.id, always(1))
            await until(lambda: room.session.state.round >= 1)
            back = await people.post("north", "north", "back")
            assert back.status_code == 200 and back.url.path.endswith("/since") and "hold the bridge" in back.text
            count = answers(room)
            assert room.absence.bot_of("north") is None and (await people.get("north", "north", "")).status_code == 200
            await asyncio.sleep(0.1)
            assert answers(room) == count
            house.tables.clear()                              # and so it is read again
            again = await house.table(room.id)
            assert again.absence.bot_of("north") is None and again.absence.since["north"] >= 0
            assert again.absence.notes == {"north": "hold the bridge"}

    run(work())


def test_another_person_plays_and_goes_and_the_holder_keeps_his_pass(tmp_path: Path) -> None:
    """Red where the exchange of the link shuts the holder out, or where taking the seat back leaves the friend in."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            made = await people.post("north", "north", "stand-in", who="person")
            token = made.text.partition("/join#")[2].partition('"')[0]
            assert await people.join("friend", token, "North") == 422       # not under the holder's name
            assert await people.join("friend", token, "Fred") == 200
            assert room.seating.people["north"].name == "North" and room.absence.stand_ins["north"].name == "Fred"
            for who in ("north", "friend"):
                assert (await people.get(who, "north", "")).status_code == 200
            assert (await people.post("north", "north", "back")).status_code == 200
            assert (await people.get("north", "north", "")).status_code == 200
            assert (await people.get("friend", "north", "")).status_code == 404
            assert (await people.post("north", "north", "stand-in", who="person")).status_code == 200
            assert (await people.post("north", "north", "back")).status_code == 200 and not room.absence.stand_ins

    run(work())


def test_all_see_who_plays_in_anothers_stead_and_nobody_is_asked_in_for_whoever_is_here(tmp_path: Path) -> None:
    """Red where the owner is given a link to the seat of whoever has its page open, or where a helper's name stands on no page,
    in no line of the talk, or not on the holder's own page."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come(chat=False)
            room.seating.here["north"] = 1
            assert (await people.post("owner", "owner", "stand-in", seat="north", who="person")).status_code == 422
            offered = (await people.at["owner"].get(f"/t/{room.id}/owner/absent")).text
            assert not room.absence.stand_ins and offered.count('value="person"') == len(SEATS) - 1
            room.seating.here["north"] = 0
            made = await people.post("owner", "owner", "stand-in", seat="north", who="person")
            token = made.text.partition("/join#")[2].partition('"')[0]
            for seat in SEATS:
                assert "a link for a substitute is out" in (await people.get(seat, seat, "/part")).text
            assert await people.join("friend", token, "Mallory") == 200
            for seat in SEATS:
                there = (await people.get(seat, seat, "/part")).text.replace("\u2068", "").replace("\u2069", "")
                assert "substitute: Mallory" in there and "now plays as a substitute" in there
                assert "</form>" not in there.partition('id="talk"')[2].partition("</section>")[0]
                assert ('id="in-stead"' in there) == (seat == "north")
            assert "Mallory" in (await people.get("north", "north", "/time")).text
            house.tables.clear()                              # and so it is read again
            room = await house.table(room.id)
            assert [(x.name, x.event) for x in room.seating.talk] == [("Mallory", "came")]
            assert (await people.post("north", "north", "back")).status_code == 200
            there = (await people.get("east", "east", "/part")).text
            assert "no longer a substitute" in there and there.count("Mallory") == 2    # he came and went
            assert (await people.get("friend", "north", "/part")).status_code == 404
            room.seating.here["north"] = 1                    # the holder himself asks whomever he likes
            assert (await people.post("north", "north", "stand-in", who="person")).status_code == 200

    run(work())


def test_the_owner_puts_a_bot_in_and_others_cannot(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            assert (await people.post("owner", "owner", "stand-in", seat="south", who="bot:default")).status_code == 200
            assert room.absence.bot_of("south") == "bot:default"
            assert (await people.post("east", "owner", "back", seat="south")).status_code == 404
            assert (await people.post("east", "south", "back")).status_code == 404
            assert (await people.post("east", "east", "stand-in", seat="north", who="bot:default")).status_code == 200
            assert set(room.absence.stand_ins) == {"south", "east"}                 # the field names nobody but himself
            assert (await people.post("owner", "owner", "back", seat="south")).status_code == 200
            assert set(room.absence.stand_ins) == {"east"}

    run(work())


def test_a_seat_leaves_and_a_bot_takes_its_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            await people.post("south", "south", "leave", bot="random")
            assert room.seating.people["south"].who == lines.PERSON                 # he has not said that he is sure
            await people.post("south", "south", "leave", bot="random", sure="yes")
            assert room.seating.people["south"].who == "bot:random"
            assert (await people.get("south", "south", "")).status_code == 404
            await until(lambda: answers(room) >= 1)

    run(work())


def test_nobody_sits_in_where_nobody_is_away(tmp_path: Path) -> None:
    """Red where a bot's seat can be given away as a person's, a second one sits in beside the first, or a bot is taken that the
    house does not have; each guard of `sits_in`, `back` and `leave` was taken out."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            await people.post("south", "south", "leave", bot="random", sure="yes")
            await people.post("north", "north", "stand-in", who="bot:default")
            there = dict(room.absence.stand_ins)
            for who, role, path, form in (
                ("owner", "owner", "stand-in", {"seat": "south", "who": "bot:default"}),
                ("owner", "owner", "stand-in", {"seat": "nowhere", "who": "bot:default"}),
                ("owner", "owner", "stand-in", {"seat": "north", "who": "person"}),
                ("north", "north", "stand-in", {"who": "bot:default"}),
                ("east", "east", "stand-in", {"who": "bot:nobody"}),
                ("east", "east", "stand-in", {"who": "open:default"}),
                ("east", "east", "back", {}),
                ("east", "east", "leave", {"bot": "nobody", "sure": "yes"}),
            ):
                assert (await people.post(who, role, path, **form)).status_code == 422, (path, form)
                assert room.absence.stand_ins == there and room.seating.people["east"].who == lines.PERSON, (path, form)

    run(work())


def test_what_a_bot_had_thought_of_counts_no_more_once_the_seat_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red where the answer of a bot that was still thinking is taken, or the default in its stead."""
    thinks, ends = threading.Event(), threading.Event()

    def policy(view: Any, asked: Any) -> Any:
        thinks.set()
        ends.wait(30)
        return asked.options[0]

    async def work() -> None:
        monkeypatch.setattr(bot_players, "player", lambda game, who: policy)
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            await people.post("north", "north", "stand-in", who="bot:random")
            await until(thinks.is_set)
            await people.post("north", "north", "back")
            ends.set()
            await until(lambda: not house.bots.thinking)
            assert not any(isinstance(e, rec.Decided) and e.seat == "north" for e in room.session.entries)

    run(work())


def test_what_happened_since_is_the_seat_s_own_knowledge(tmp_path: Path) -> None:
    """Twins: the page of one seat is the same bytes whatever another seat drafted, noted, or has for a stand-in's address."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            people = People(house)
            room = await people.come()
            await people.post("north", "north", "stand-in", who="bot:random")
            await until(lambda: answers(room) >= 1)
            before = (await people.get("north", "north", "/since")).content, stamp(room.pictures.make("north"))
            told = lines.Drafted("east", 1, 2), lines.Noted("east", "canary"), lines.Address("east", "mail:c@d.example")
            await room.act(lambda: told)
            after = (await people.get("north", "north", "/since")).content, stamp(room.pictures.make("north"))
            assert before == after and b"canary" not in after[0]

    run(work())


def test_after_so_many_missed_deadlines_a_bot_sits_in_by_itself() -> None:
    bottle = Bottle(1, 1, deadline=3600, stand_in=2)

    async def work() -> None:
        await bottle.open()
        room = await bottle.house.table("t0")
        await room.act(lambda: (lines.Seated("north", lines.PERSON, "Ada"),))
        for _ in range(8):
            bottle.clock.passes(3600)
            await bottle.look()
            if room.absence.stand_ins:
                break
        mine = [e.by for e in room.session.entries if isinstance(e, rec.Decided) and e.seat == "north"]
        assert mine[:2] == ["default", "default"]
        assert room.absence.bot_of("north") == lines.BOT and set(room.absence.stand_ins) == {"north"}
        await bottle.house.close()

    with bottle.clock.worn():
        asyncio.run(work())
