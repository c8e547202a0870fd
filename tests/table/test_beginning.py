"""Play begins in two steps: hashes are frozen and shown, then it is said what they are hashes of.  Nobody re-rolls a game before
it begins without everybody's program seeing it.

Planted faults that turn this red: a list that is not frozen before the first nonce, a nonce that is taken early, a second list
that holds who said nothing, a store put back that a head fits all the same, a derived nonce that is drawn.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.game import games
from montjoy.core.record import jsonlines, nonces
from montjoy.core.record.receipts import Receipt, why_not
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from montjoy.table.tables import replay
from montjoy.table.tables.beginning import MINUTE
from montjoy.table.tables.heads import Heads, Stored
from montjoy.table.tables.registry import Registry
from tests.core.toy import ToyOptions, drive
from tests.core.toy import game as toy
from tests.table.houses import run
from tests.table.visitors import Town, opened, token_for, town, words

SEATS = ("WKA", "SVE")
RULES = games()["rudern"]().rules_version


class Person:
    """A person's program at a seat: its 16 bytes, its receipt, and the head of what it was told."""

    def __init__(self, seat: str, number: int, announces: bool = True) -> None:
        self.seat, self.own = seat, f"{number:032x}"
        self.hash = hashlib.sha256(bytes.fromhex(self.own)).hexdigest() if announces else ""
        self.kept: dict[str, Any] = {}
        self.item, self.head = 0, ""
        self.base, self.headers = "", {"authorization": ""}
        self.keys = 0

    async def comes(self, t: Town, owner: Any, table: str) -> None:
        given = {"token": await token_for(owner, table, self.seat), "name": f"of {self.seat}", "nonce_hash": self.hash}
        joined = await t.visitor().post("/api/v1/join", json=given)
        assert joined.status_code == 200, joined.text
        self.base = f"/api/v1/t/{table}/{self.seat}"
        self.headers = {"authorization": f"Bearer {joined.json()['bearer']}"}

    async def get(self, t: Town, what: str = "") -> Any:
        reply = await t.visitor().get(self.base + what, headers=self.headers)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def keeps(self, t: Town) -> dict[str, Any]:
        """What it is shown now, kept; docs/dice.md says what of it may not change."""
        self.kept = await self.get(t, "/receipt")
        now = await self.get(t, f"/head?item={self.item}")
        self.item, self.head = now["told"], now["head"]
        return self.kept

    async def says(self, t: Town, own: str = "") -> Any:
        self.keys += 1
        headers = {**self.headers, "idempotency-key": f"{self.seat}-nonce-{self.keys:04}"}
        return await t.visitor().post(self.base + "/nonce", json={"nonce": own or self.own}, headers=headers)

    async def notices(self, t: Town) -> bool:
        """Whether what the table shows now is not what it showed before."""
        now = await self.get(t, "/receipt")
        then = await self.get(t, f"/head?item={self.item}")
        same = all(now[name] == self.kept[name] for name in ("commitment", "beginning", "hashes"))
        return not same or (bool(self.item) and then["then"] != self.head)


async def gathered(t: Town, owner: Any, *people: Person, **form: str) -> str:
    """A table at which these people sit."""
    id = await opened(owner, **{"seat.WKA": "open", "seat.SVE": "open", **form})
    for person in people:
        await person.comes(t, owner, id)
    return id


def both() -> tuple[Person, Person]:
    return Person("WKA", 1), Person("SVE", 2)


async def begun(owner: Any, id: str) -> None:
    assert (await owner.post(f"/t/{id}/owner/start")).status_code in (200, 404)    # the owner holds no seat


async def record(t: Town, id: str) -> tuple[Any, Any, Any]:
    room = await t.house.table(id)
    header, lines = jsonlines.load(jsonlines.dump(room.session.header, room.session.entries))
    return room, header, lines


# ---- the two steps -------------------------------------------------------------------------------------------------------
def test_the_list_is_shown_to_all_before_anything_is_said_and_play_begins_with_the_last(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner, t.visitor() as anybody:
            one, two = both()
            id = await gathered(t, owner, one, two, watch="public")
            assert (await one.says(t)).json()["error"] == "nothing-frozen"
            assert (await one.keeps(t))["hash"] == one.hash and one.kept["beginning"] == 0
            await begun(owner, id)
            room = await t.house.table(id)
            assert not room.session.began and not nonces.said(room.session.entries)
            for person in (one, two):
                kept = await person.keeps(t)
                assert kept["hashes"] == {"WKA": one.hash, "SVE": two.hash} and kept["hash"] == person.hash and not kept["nonce"]
                assert kept["commitment"] == room.session.header.commitment
            shown = (await anybody.get(f"/api/v1/t/{id}/watcher")).json()["picture"]["beginning"]
            assert shown["hashes"] == one.kept["hashes"] and sorted(shown["waits"]) == sorted(SEATS)
            assert "The list is frozen" in words(await anybody.get(f"/t/{id}/watcher"))
            assert "The list is frozen" in words(await owner.get(f"/t/{id}/owner"))
            assert (await owner.post(f"/t/{id}/owner/start")).status_code == 422
            assert (await one.says(t, two.own)).json()["error"] == "nonce-other"
            for _ in range(2):                               # the same twice counts once
                assert (await one.says(t)).status_code == 200
            assert not room.session.began and room.session.unsaid == ("SVE",)
            assert (await two.says(t)).status_code == 200 and room.session.began
            assert (await two.says(t)).status_code == 200
            assert (await one.says(t, two.own)).json()["error"] == "already-begun"
            assert (await one.keeps(t))["nonce"] == one.own
            page = words(await anybody.get(f"/t/{id}/watcher"))
            assert "Added to the dice by players’ own programs" in page and "could have chosen" not in page
            report = verify(room.game, *(await record(t, id))[1:])
            assert report.ok and set(report.added) == set(SEATS) and not report.host_chose

    run(work)


def test_a_client_of_today_plays_on(tmp_path: Path) -> None:
    """Nobody announces anything: play begins at once, and everybody reads what that proves."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner:
            one, two = Person("WKA", 1, False), Person("SVE", 2, False)
            id = await gathered(t, owner, one, two)
            await begun(owner, id)
            assert (await t.house.table(id)).session.began
            page = (await one.get(t))["picture"]["beginning"]
            assert page["alone"] and page["hashes"] == {} and page["number"] == 1
            assert (await one.says(t)).json()["error"] == "already-begun"

    run(work)


def test_one_click_against_bots(tmp_path: Path) -> None:
    """The hash goes with the opening request, the bytes with the next; both by the cookie of the browser."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            own = "5a" * 16
            page = await me.post("/sample", data={"game": "rudern", "nonce_hash": hashlib.sha256(bytes.fromhex(own)).hexdigest()})
            id, seat = page.url.path.split("/")[2:4]
            assert "The list is frozen" in words(page)
            sent = await me.post(f"/api/v1/t/{id}/{seat}/nonce", json={"nonce": own}, headers={"idempotency-key": "k" * 12})
            assert sent.status_code == 200, sent.text
            room = await t.house.table(id)
            assert room.session.began and nonces.said(room.session.entries)[seat] == own
            page = await me.get(f"/t/{id}/{seat}")
            assert "could have chosen this game" in words(page)           # he opened the table himself
            receipt = (await me.get(f"/api/v1/t/{id}/{seat}/receipt")).json()
            assert receipt["host"] == [seat] and receipt["nonce"] == own
            again = await me.post("/sample", data={"game": "rudern", "nonce_hash": "nonsense"})
            assert "The list is frozen" not in words(again)

    run(work)


def test_who_is_no_longer_there_or_came_too_late_adds_nothing(tmp_path: Path) -> None:
    """Red where a hash outlives whoever announced it."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner:
            one, two, later = Person("WKA", 1), Person("SVE", 2), Person("SVE", 3, False)
            id = await gathered(t, owner, one, two)
            await owner.post(f"/t/{id}/owner/revoke", data={"role": "WKA"})
            await owner.post(f"/t/{id}/owner/bot", data={"role": "WKA", "bot": "seer"})
            await later.comes(t, owner, id)              # takes the seat of two
            room = await t.house.table(id)
            assert room.seating.announced == {}
            await begun(owner, id)
            assert room.session.began and nonces.added(room.session.entries) == ()
            open_seat = await gathered(t, owner, Person("WKA", 4))
            await begun(owner, open_seat)
            late = Person("SVE", 5)
            await late.comes(t, owner, open_seat)        # while the list waits for another
            assert (await late.get(t, "/receipt"))["hash"] == ""
            assert (await late.says(t)).json()["error"] == "nonce-derived"

    run(work)


# ---- a minute ------------------------------------------------------------------------------------------------------------
async def passes(house: Registry, seconds: float) -> None:
    """The house's clock goes so far on, and what is due happens."""
    now, watch = house.now() + seconds, house.stopwatch() + seconds
    house.now, house.stopwatch = (lambda: now), (lambda: watch)  # type: ignore[method-assign]
    await house.scheduler.look()
    while house.tasks:
        await asyncio.gather(*house.tasks)


def test_who_says_nothing_within_a_minute_is_left_out_and_all_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner:
            one, two = both()
            id = await gathered(t, owner, one, two)
            await begun(owner, id)
            await two.keeps(t)
            await one.says(t)
            room = await t.house.table(id)
            await passes(t.house, MINUTE - 1)
            assert not room.session.began
            await passes(t.house, 2)
            assert room.session.began
            for person in (one, two):
                shown = (await person.get(t))["picture"]["beginning"]
                assert (shown["number"], shown["silent"], shown["hashes"]) == (2, ["SVE"], {"WKA": one.hash})
            _, header, lines = await record(t, id)
            report = verify(room.game, header, lines)
            assert report.ok and (report.beginnings, report.added) == (2, ("WKA",))
            assert why_not(msgspec.convert(two.kept, Receipt), header, lines) == "left-out"
            assert (await two.says(t)).json()["error"] == "already-begun"
            page = words(await owner.get(f"/t/{id}/watcher"))
            assert "Second beginning" in page

    run(work)


def test_nobody_loses_his_minute_to_a_server_that_was_away(tmp_path: Path) -> None:
    async def work() -> None:
        one = Person("WKA", 1)
        async with town(tmp_path) as t, t.visitor() as owner:
            id = await gathered(t, owner, one)
            await begun(owner, id)
            until = (await t.house.table(id)).clock.begins_by
        async with town(tmp_path) as t, t.visitor() as owner:
            t.house.awake.since = until + 30
            await t.house.table(id)
            await passes(t.house, 95)
            room = await t.house.table(id)
            assert not room.session.began and room.clock.begins_by == t.house.now() + MINUTE
            assert (await one.says(t)).status_code == 200 and room.session.began
            assert len(nonces.lists(room.session.entries)) == 1

    run(work)


def test_the_store_knows_that_a_table_waits(tmp_path: Path) -> None:
    """A server that was away brings the table back by itself when the minute is over."""

    async def work() -> None:
        one = Person("WKA", 1)
        async with town(tmp_path) as t, t.visitor() as owner:
            id = await gathered(t, owner, one)
            await begun(owner, id)
        async with town(tmp_path) as t:
            assert not t.house.tables
            t.house.awake.since = 0.0                        # it had been awake all the time
            await passes(t.house, MINUTE + 5)
            await passes(t.house, 1)
            assert t.house.tables[id].session.began

    run(work)


# ---- crashes -------------------------------------------------------------------------------------------------------------
@asynccontextmanager
async def killed(path: Path, to: Path) -> AsyncIterator[Town]:
    """A server over the files as they lie there now, while the first still runs: what a kill leaves."""
    to.mkdir()
    for file in path.glob("t.db*"):
        shutil.copy(file, to / file.name)
    async with town(to) as t:
        yield t


def test_a_kill_between_any_two_steps_loses_nothing(tmp_path: Path) -> None:
    """Announced, frozen, one said, both said: whatever was acknowledged stands, and the same game follows."""

    async def work() -> None:
        here = tmp_path / "here"
        here.mkdir()
        async with town(here) as t, t.visitor() as owner:
            one, two = both()
            id = await gathered(t, owner, one, two)
            steps: list[Callable[[Town, Any], Any]] = [
                lambda there, host: host.post(f"/t/{id}/owner/start"),
                lambda there, host: one.says(there),
                lambda there, host: two.says(there),
            ]
            games = []
            for done in range(len(steps) + 1):
                async with killed(here, tmp_path / f"after{done}") as other, other.visitor() as again:
                    again.cookies.update(owner.cookies)
                    for step in steps[done:]:
                        await step(other, again)
                    room = await other.house.table(id)
                    assert room.session.began, done
                    told = await one.get(other, "/stream?since=0&most=500")
                    games.append((told["items"], [msgspec.to_builtins(e) for e in room.session.entries]))
                if done < len(steps):
                    await steps[done](t, owner)
            assert all(game == games[0] for game in games)

    run(work)


# ---- a host who looks first ----------------------------------------------------------------------------------------------
def test_a_host_who_puts_a_copy_back_is_noticed_by_both(tmp_path: Path) -> None:
    """He copies the store, starts, looks, and puts the copy back; then he starts again, as it was or otherwise."""

    async def work() -> None:
        copy = tmp_path / "copy"
        one, two = both()
        async with town(tmp_path) as t, t.visitor() as owner:
            id = await gathered(t, owner, one, two)
            cookies = dict(owner.cookies)
        shutil.copytree(tmp_path, copy)
        async with town(tmp_path) as t, t.visitor() as owner:
            owner.cookies.update(cookies)
            await begun(owner, id)
            for person in (one, two):
                await person.keeps(t)
            for person in (one, two):
                await person.says(t)
            for person in (one, two):
                await person.keeps(t)
                assert person.item and not await person.notices(t)
            first = [msgspec.to_builtins(e) for e in (await t.house.table(id)).session.entries]
        shutil.copy(copy / "t.db", tmp_path / "t.db")
        async with town(tmp_path) as t, t.visitor() as owner:
            owner.cookies.update(cookies)
            for person in (one, two):
                assert await person.notices(t)           # before he starts again
            await owner.post(f"/t/{id}/owner/revoke", data={"role": "SVE"})
            await owner.post(f"/t/{id}/owner/bot", data={"role": "SVE", "bot": "seer"})
            await begun(owner, id)
            assert await one.notices(t)                  # another list
            assert (await one.says(t)).status_code == 200
            _, header, lines = await record(t, id)
            assert [why_not(msgspec.convert(p.kept, Receipt), header, lines) for p in (one, two)] == ["list", "list"]
        shutil.copy(copy / "t.db", tmp_path / "t.db")
        async with town(tmp_path) as t, t.visitor() as owner:
            owner.cookies.update(cookies)
            await begun(owner, id)                           # the same people: it can only be the same game
            for person in (one, two):
                await person.says(t)
            assert [msgspec.to_builtins(e) for e in (await t.house.table(id)).session.entries] == first
            for person in (one, two):
                assert not await person.notices(t)

    run(work)


def test_eight_starts_under_one_commitment_give_one_game(tmp_path: Path) -> None:
    """Without anybody's help a host has one game; with the bytes of one other, one as well."""

    async def work() -> None:
        first = tmp_path / "first"
        first.mkdir()
        async with town(first) as t, t.visitor() as owner:
            id = await gathered(t, owner, **{"seat.WKA": "me"})
            cookies = dict(owner.cookies)
        orders = set()
        for n in range(8):
            there = tmp_path / str(n)
            shutil.copytree(first, there)
            async with town(there) as t, t.visitor() as owner:
                owner.cookies.update(cookies)
                await begun(owner, id)
                room = await t.house.table(id)
                orders.add(msgspec.json.encode(room.session.entries))
        assert len(orders) == 1

    run(work)


# ---- heads ---------------------------------------------------------------------------------------------------------------
def test_a_head_is_of_the_roles_own_items_alone(tmp_path: Path) -> None:
    """As docs/dice.md says how, and the same when the table is opened again from a stored state."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner:
            one, two = both()
            id = await gathered(t, owner, one, two)
            await begun(owner, id)
            for person in (one, two):
                assert (await person.get(t, "/head")) == {"rules": RULES, "told": 0, "head": "", "item": 0, "then": ""}
                await person.says(t)
            for person in (one, two):
                items = (await person.get(t, "/stream?since=0&most=500"))["items"]
                last = b""
                for n, item in enumerate(items, 1):
                    body = json.dumps(item, separators=(",", ":"), ensure_ascii=False).encode()
                    last = hashlib.blake2b(last + body, digest_size=16).digest()
                    assert (await person.get(t, f"/head?item={n}"))["then"] == last.hex()
                found = await person.get(t, f"/head?item={len(items) + 1}")
                assert found == {"rules": RULES, "told": len(items), "head": last.hex(), "item": len(items) + 1, "then": ""}
            assert (await t.visitor().get(f"{one.base}/head?item=x", headers=one.headers)).status_code == 400

    run(work)


def test_heads_go_on_from_a_stored_state() -> None:
    """A game that is opened from a stored state has the same heads; those of before are read from the whole game."""
    session = Session.new(toy, toy.scenarios["toy"], ToyOptions(rounds=6), seed=bytes(32))
    session.begin()
    drive(session)
    heads = Heads(session)
    stored = msgspec.json.decode(msgspec.json.encode(heads.stored(session.snapshots[-2])), type=Stored)
    again = Session.replay(toy, session.header, session.entries, snapshot=stored)
    later = Heads(again)
    later.begin(stored.heads)
    for viewer, stream in again.streams.items():
        whole = replay.chain(session.streams[viewer].items)
        assert 0 < stream.base < stream.version == len(whole)
        assert [later.at(viewer, n) for n in range(stream.base, stream.version + 1)] == whole[stream.base - 1 :]
        assert later.at(viewer, stream.base - 1) is None and later.at(viewer, stream.version + 1) is None
    later.read_from_the_start(session.streams)
    assert later.at("A", 1) == replay.chain(session.streams["A"].items)[0]
    older = Heads(again)                                     # a state that an earlier release stored
    older.begin({})
    assert older.at("A", again.streams["A"].version) is None and older.stored(stored).heads == {}


@pytest.mark.parametrize("given", ["", "0", "xy" * 16, "AA" * 16, "0" * 33])
def test_what_is_no_nonce_is_refused(given: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as owner:
            one = Person("WKA", 1)
            id = await gathered(t, owner, one)
            await begun(owner, id)
            headers = {**one.headers, "idempotency-key": "k" * 9}
            reply = await t.visitor().post(one.base + "/nonce", json={"nonce": given}, headers=headers)
            assert reply.status_code == 400 and reply.json()["error"] == "api-not-understood"
            bad = await t.visitor().post("/api/v1/join", json={"token": "x", "nonce_hash": given or "0"})
            assert bad.status_code == 400

    run(work)


def test_the_page_has_what_its_script_needs(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            for path in ("/", "/join", "/new?game=rudern", "/learn/rudern"):
                page = (await me.get(path)).text
                assert "data-adds" in page and page.index("verify.js") < page.index("receipt.js"), path
            page = (await me.post("/sample", data={"game": "rudern"})).text
            found = re.search(r'id="receipt" href="([^"]+)" download="([^"]+)"', page)
            assert found and (await me.get(found[1])).json()["montjoy"] == "receipt 1" and 'id="seal-warning"' in page

    run(work)
