"""How long bots wait before they act: so that people can follow, and never where that would tell what others may not know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.record import entries as rec
from montjoy.table.tables import lines
from montjoy.table.tables.bot_players import BotPlayers
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table, always
from tests.suite.patience import comes
from tests.table.clockwork import GAME, SEATS
from tests.table.houses import first_lines, house_at, listening, run
from tests.table.test_live_clocks import OpenWatches
from tests.table.visitors import opened, token_for, town, words

PACE = 0.5


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """By whom, and for how long, a bot is waited for; nobody really waits."""
    found: list[tuple[str, float]] = []
    pause: Callable[..., float] = BotPlayers._pause

    def noted(bots: BotPlayers, table: Table, q: Any) -> float:
        if seconds := pause(bots, table, q):
            found.append((q.seat, seconds))
        return 0.0

    monkeypatch.setattr(BotPlayers, "_pause", noted)
    return found


@asynccontextmanager
async def at(
    path: Path, played: tuple[str, ...], public: bool = True, looks: str = "north", **more: Any
) -> AsyncIterator[tuple[Registry, Table]]:
    """A table at which somebody looks on from a seat of his own."""
    game: Any = OpenWatches() if public else GAME
    async with house_at(path / "t.db", {"watches": game}) as house:
        house.bots.pace = PACE
        house.spawn(house.scheduler.run())
        seats = {seat: "bot:random" for seat in played}
        room = await house.open(game, game.scenarios["long"], game.options(), lines.Settings(seats=seats, pause=0.0, **more))
        await room.act(lambda: tuple(lines.Seated(s, lines.PERSON, s.title()) for s in SEATS if s not in played))
        house.subscribers.join(room, listening(looks))
        await room.act(lambda: first_lines(room.session, {}))
        yield house, room


async def answers(room: Table, seat: str) -> None:
    """The person of a seat answers, once he is asked."""
    await comes(lambda: any(q.seat == seat for q in room.clock.waiting_for()))
    q = next(q for q in room.clock.waiting_for() if q.seat == seat)
    await room.answer(seat, q.asked.id, always(1))
    async with room.turn:                                    # what follows from it has happened
        pass


def decided(room: Table) -> int:
    return sum(isinstance(e, rec.Decided) for e in room.session.entries)


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 4 * PACE), ("normal", PACE)])
def test_a_bot_waits_once_in_a_turn_that_all_see(pace: Any, seconds: float, waits: list[Any], tmp_path: Path) -> None:
    """East is asked twice, and others know of one question; then all are, under seal; then south, whom nobody knows of.

    Red where a bot waits before every answer: two waits, or one in south's, tell what is hidden."""

    async def work() -> None:
        async with at(tmp_path, ("east", "south"), bots=pace) as (_, room):
            await answers(room, "north")
            await comes(lambda: decided(room) == 5)          # and both bots have sealed theirs
            assert waits == [("east", seconds), ("east", seconds)]
            await answers(room, "north")
            await comes(lambda: any(q.seat == "north" for q in room.clock.waiting_for()))
            assert decided(room) == 7 and len(waits) == 2    # south's answer was waited for by nobody

    run(work)


def test_no_bot_waits_where_the_game_does_not_say_who_is_asked(waits: list[Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with at(tmp_path, ("east", "south"), public=False, bots="slow") as (_, room):
            for _ in range(3):
                await answers(room, "north")
            assert waits == [] and decided(room) > 4

    run(work)


def test_bots_that_are_to_play_at_once_do_and_the_host_may_change_it(waits: list[Any], tmp_path: Path) -> None:
    """From then on, also after the table was read again."""

    async def work() -> None:
        async with at(tmp_path, ("east", "south"), bots="fast") as (house, room):
            await answers(room, "north")
            await comes(lambda: decided(room) == 5)
            assert waits == []
            await room.act(lambda: (lines.BotsPaced("slow"),))
            await room.settle()
            house.put_away(room.id)
            room = await house.table(room.id)
            house.subscribers.join(room, listening("north"))
            assert room.seating.bots == "slow"
            for _ in range(2):
                await answers(room, "north")
            await comes(lambda: bool(waits))
            assert waits[0] == ("east", 4 * PACE)

    run(work)


def test_who_skips_waits_for_no_bot_until_his_own_turn(waits: list[Any], tmp_path: Path) -> None:
    async def work() -> None:
        async with at(tmp_path, ("east",), looks="south") as (house, room):
            house.bots.skip(room, "south")
            await answers(room, "north")
            await comes(lambda: decided(room) == 4)
            assert waits == [("east", PACE)]                 # under seal, where he himself is asked again: from then on as ever
            for seat in ("north", "south", "south", "north"):
                await answers(room, seat)
            await comes(lambda: len(waits) >= 2)

    run(work)


def test_one_who_skips_does_not_hurry_another_who_looks_on(waits: list[Any], tmp_path: Path) -> None:
    """Two people look on; with the second who skips nobody waits any more.  Red where one is enough."""

    async def work() -> None:
        async with at(tmp_path, ("east",), looks="south") as (house, room):
            house.subscribers.join(room, listening("north", browser=b"c"))
            house.bots.skip(room, "south")
            await answers(room, "north")
            await comes(lambda: decided(room) == 4)
            assert waits == [("east", PACE)] * 2

    run(work)


def test_a_bot_that_waits_is_hurried_by_who_skips(tmp_path: Path) -> None:
    """The button is pressed while it waits.  Red where that counts for the next act only."""

    async def work() -> None:
        async with at(tmp_path, ("east",), looks="south") as (house, room):
            house.bots.pace = 600.0
            await answers(room, "north")
            await comes(lambda: room.id in house.bots.thinking)
            house.bots.skip(room, "south")
            await comes(lambda: decided(room) >= 2)

    run(work)


def test_the_pace_is_chosen_and_changed_on_pages_and_skipped_by_a_seat(tmp_path: Path) -> None:
    """By the owner alone; nothing else than the three is taken."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "seat.SVE": "bot:random", "bots": "slow"})
            room = await t.house.table(table)
            assert room.seating.bots == "slow" and "Pace of the bots" in words(await me.get(f"/t/{table}/owner"))
            await me.post(f"/t/{table}/owner/pace", data={"bots": "fast"})
            await me.post(f"/t/{table}/owner/pace", data={"bots": "never"})
            assert room.seating.bots == "fast"
            assert (await friend.post(f"/t/{table}/owner/pace", data={"bots": "slow"})).status_code == 404
            assert (await friend.post(f"/t/{table}/WKA/skip")).status_code == 404
            await me.post(f"/t/{table}/owner/start")
            page = await me.post(f"/t/{table}/WKA/skip")
            assert page.status_code == 200 and 'id="skip"' in page.text and "Skip to my turn" in words(page)
            assert room.id in t.house.bots.skipping or "WKA" in {q.seat for q in room.clock.waiting_for()}
            other = await opened(me, **{"seat.WKA": "me", "seat.SVE": "open", "bots": "nonsense"})
            assert (await t.house.table(other)).seating.bots == "normal" and await token_for(me, other, "SVE")

    run(work)
