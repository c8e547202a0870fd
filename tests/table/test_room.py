"""A table in memory and in the store: answers, keys, what happens when the server stops in between, and who hears of what."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import WATCHER, No
from montjoy.core.record import entries as rec
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.pictures import stamp
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Done, Gone, Table, always, digest
from tests.table.houses import answered_by_choice, first_lines, house_at, run, settled

GAME = "rudern"


async def begun(house: Registry, **more: Any) -> Table:
    game = house.game(GAME)
    scenario = next(iter(game.scenarios.values()))
    room = await house.open(game, scenario, answered_by_choice(game), lines.Settings(**more))
    await room.act(lambda: first_lines(room.session, {}))
    return room


def asked(room: Table) -> tuple[str, int, Any]:
    """Somebody's question and an answer to it."""
    q = next(room.clock.waiting_for())
    return q.seat, q.asked.id, q.asked.options[0]


def key(seat: str, name: str = "abcdefgh", body: bytes = b"1") -> store.Key:
    return store.Key(seat, name, digest(body), b"received")


def test_an_answer_is_stored_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house)
            seat, number, option = asked(room)
            before = len(house.store.lines(room.id))
            assert await room.answer(seat, number, always(option), key(seat)) == Done()
            stored = house.store.lines(room.id)
            assert len(stored) > before
            first = lines.entry.decode(stored[before].body)
            assert isinstance(first, rec.Decided) and first.seat == seat
            await settled(room)
            assert len(room.session.entries) == room.log.written
            assert sum(line.kind == lines.RECORD for line in house.store.lines(room.id)) == room.log.written

    run(work)


def test_a_key_counts_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house)
            seat, number, option = asked(room)
            both = await asyncio.gather(*(room.answer(seat, number, always(option), key(seat)) for _ in range(5)))
            await settled(room)
            assert sorted(x.again for x in both if isinstance(x, Done)) == [False, True, True, True, True]
            with pytest.raises(store.KeyTaken):
                await room.answer(seat, number, always(option), key(seat, body=b"2"))
            other = next(s for s in room.session.seats if s != seat)
            assert isinstance(await room.answer(other, number, always(option), key(other)), No)   # another seat's key is its own

    run(work)


def test_a_refused_answer_changes_and_stores_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house)
            seat, number, option = asked(room)
            stored, shown = house.store.lines(room.id), room.pictures.stamp(seat)
            for answer in (number + 99, always), (number, lambda x: always("nonsense")):
                refused = await room.answer(seat, answer[0], answer[1](option), key(seat))
                assert isinstance(refused, No)
            assert house.store.lines(room.id) == stored and room.pictures.stamp(seat) == shown
            assert await room.answer(seat, number, always(option), key(seat)) == Done()       # the key is still good

    run(work)


def test_the_server_stops_between_the_answer_and_what_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stored answer alone: the next start carries it out, with the same dice as a server that never stopped."""
    seed = bytes(range(32))
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: seed)
    monkeypatch.setattr("montjoy.core.outside.entropy", lambda n: bytes(n))

    async def played(path: Path, stop: bool) -> list[Any]:
        async with house_at(path) as house:
            room = await begun(house)
            for n in range(12):
                seat, number, option = asked(room)
                if stop and n % 3 == 0:
                    line = room.session.check(seat, option, number)
                    await room.log.write([(lines.RECORD, line)])
                    house.tables.clear()                      # nothing but the store is left
                    room = await house.table(room.id)
                else:
                    await room.answer(seat, number, always(option))
                    await settled(room)
                if room.session.over:
                    break
            room = await house.table(room.id)
            return [msgspec.to_builtins(e) for e in room.session.entries]

    async def work() -> None:
        assert await played(tmp_path / "a.db", False) == await played(tmp_path / "b.db", True)

    run(work)


def test_what_follows_from_an_answer_costs_no_sync_of_its_own(tmp_path: Path) -> None:
    """One commit an answer; the rest is stored with the next, or when the table rests.  Red where each is written by itself,
    and where a table that is forgotten in between comes back with less."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house)
            before, answers = house.store.stats().commits, 0
            while answers < 6 and not room.session.over:
                seat, number, option = asked(room)
                assert await room.answer(seat, number, always(option)) == Done()
                await settled(room)
                answers += 1
            assert house.store.stats().commits - before == answers
            assert room.log.resting
            room.gone = True                                 # it dies before it has rested
            again = await house.table(room.id)
            assert again is not room
            assert msgspec.to_builtins(again.session.entries) == msgspec.to_builtins(room.session.entries)
            assert again.log.written == len(again.session.entries) and not again.log.resting

    run(work)


def test_a_fresh_clock_is_the_same_after_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins when the answer was stored from which its question follows.  Red where it begins when the table is read."""
    clock = [1_000_000.0]
    monkeypatch.setattr("montjoy.core.outside.now", lambda: clock[0])

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house, deadline=3600)
            moments, fresh = [clock[0] + 3600], 0
            for _ in range(8):
                clock[0] += 1
                seat, number, option = asked(room)
                await room.log.write([(lines.RECORD, room.session.check(seat, option, number))])
                moments.append(clock[0] + 3600)
                clock[0] += 1
                house.tables.clear()
                known = set(room.clock.due.values())
                room = await house.table(room.id)
                assert set(room.clock.due.values()) <= set(moments)
                fresh += len(set(room.clock.due.values()) - known)
            assert fresh

    run(work)


def test_a_table_that_departs_from_the_store_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house)
            stored = house.store.lines(room.id)

            def broken() -> None:
                room.session.entries.append(rec.Closed())
                raise RuntimeError("planted")

            with pytest.raises(RuntimeError):
                await room.act(broken)
            with pytest.raises(Gone):
                await room.act(lambda: None)
            again = await house.table(room.id)
            assert again is not room and house.store.lines(room.id) == stored
            seat, number, option = asked(again)
            assert await again.answer(seat, number, always(option)) == Done()

    run(work)


def test_nobody_hears_of_what_he_is_not_shown(tmp_path: Path) -> None:
    """A draft and its clock are their seat's own: no other stamp changes."""

    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            room = await begun(house, deadline=3600)
            seat, number, option = asked(room)
            roles = (*room.session.seats, WATCHER)
            before = {role: room.pictures.stamp(role) for role in roles}
            raw = msgspec.to_builtins(option)
            assert await room.act(lambda: (lines.Drafted(seat, number, raw),)) is None
            after = {role: stamp(room.pictures.make(role)) for role in roles}
            assert [role for role in roles if after[role] != before[role]] == [seat]

    run(work)


def test_a_bot_game_is_played_to_its_end_and_read_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.db") as house:
            game = house.game(GAME)
            scenario = next(iter(game.scenarios.values()))
            seats = {seat: "bot:random" for seat in game.seats(scenario)}
            room = await house.open(game, scenario, answered_by_choice(game), lines.Settings(seats=seats))
            await room.act(lambda: first_lines(room.session, {}))
            while not room.session.over:
                await asyncio.sleep(0.01)
            await settled(room)
            told = {role: room.pictures.stamp(role) for role in (*room.session.seats, WATCHER)}
            house.tables.clear()
            again = await house.table(room.id)
            assert again is not room and again.session.over
            assert msgspec.to_builtins(again.session.entries) == msgspec.to_builtins(room.session.entries)
            assert told == {role: stamp(again.pictures.make(role)) for role in told}

    run(work)
