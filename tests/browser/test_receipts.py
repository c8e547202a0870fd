"""Two people at two browsers: each adds to the dice by itself, keeps a receipt, and checks the finished game with it alone; a
host who puts a copy of the store back is noticed by both.

Planted faults that turn this red: bytes that are said before the list is looked at, a receipt that is taken over from a table
that was put back, a head that is forgotten.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.record.receipts import Receipt, why_not
from montjoy.table.tables import beginning
from montjoy.table.tables.table import always
from tests.browser.people import Person, until
from tests.browser.served import Served, Table
from tests.browser.ways import message

SEATS = ("WKA", "SVE")


class House:
    """A server that is stopped and started again at its port, over files that somebody changes meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.served = Served(folder)
        self.url, self.port = self.served.url, int(self.served.url.rpartition(":")[2])

    def again(self, copy_from: Path | None = None, keep_at: Path | None = None) -> None:
        self.served.close()
        if keep_at is not None:
            shutil.copytree(self.folder, keep_at)
        if copy_from is not None:
            shutil.copy(copy_from / "table.db", self.folder / "table.db")
        self.served = Served(self.folder, self.port)

    def start(self, table: Table) -> None:
        async def begin() -> None:
            room = await self.served.house.table(table.id)
            assert await room.act(lambda: beginning.start(room, (), self.served.house.now())) is None

        self.served.do(begin())

    def room(self, table: Table) -> Any:
        return self.served.do(self.served.house.table(table.id))

    def play_out(self, table: Table) -> None:
        """The rest of the game, by the first answer everywhere."""

        async def rest() -> None:
            room = await self.served.house.table(table.id)
            while not room.session.over:
                if room.session.window:
                    await room.act(room.session.close_window)
                    continue
                q = next(q for q in room.session.open if not q.done and q.asked.kind != "offer")
                await room.answer(q.seat, q.asked.id, always(q.asked.options[0]))
                async with room.turn:
                    pass

        self.served.do(rest(), 60)


def comes(someone: Person, table: Table, seat: str) -> Person:
    someone.page.goto(table.link(seat))
    someone.page.fill("#name", f"player of {seat}")
    someone.page.click("#join-form button.main")
    someone.page.wait_for_url(f"**/t/{table.id}/{seat}")
    someone.live()
    return someone


def receipt_of(someone: Person, to: Path) -> dict[str, Any]:
    someone.page.locator("#seal summary").click()
    with someone.page.expect_download() as waiting:
        someone.page.click("#receipt")
    waiting.value.save_as(to)
    found: dict[str, Any] = json.loads(to.read_text())
    return found


def warned(someone: Person) -> str:
    box = someone.page.locator("#seal-warning")
    return str(box.get_attribute("data-says")) if box.is_visible() else ""


def kept(someone: Person) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(someone.page.evaluate("() => localStorage.getItem('montjoy-receipts') || '{}'"))
    return found


def by_hand(header: Any, lines: list[Any], receipt: dict[str, Any]) -> None:
    """The steps of docs/dice.md, with hashlib alone."""
    seed = bytes.fromhex(next(e.seed for e in lines if isinstance(e, rec.Released)))
    head = b"\0".join([b"montjoy dice 1", header.game.encode(), str(header.rules_version).encode(), seed])
    assert hashlib.sha256(head).hexdigest() == header.commitment == receipt["commitment"]
    frozen = [e for e in lines if isinstance(e, rec.Hashes)]
    assert frozen[receipt["beginning"] - 1].hashes == receipt["hashes"]
    assert frozen[-1].hashes[receipt["seat"]] == receipt["hash"] == hashlib.sha256(bytes.fromhex(receipt["nonce"])).hexdigest()
    assert next(e.hex for e in lines if isinstance(e, rec.Nonce) and e.seat == receipt["seat"]) == receipt["nonce"]


def test_two_browsers_with_receipts_and_a_host_who_swaps_the_store(browser: Any, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    house = House(home)
    try:
        table = house.served.table("rudern", "siege_of_a_town", people=("all",), begin=False)
        people = {seat: comes(Person(browser, house.url), table, seat) for seat in SEATS}
        assert set(house.room(table).seating.announced) == set(SEATS)
        house.again(keep_at=tmp_path / "before")             # the copy, before the start
        for someone in people.values():
            someone.page.reload()
        house.start(table)
        for seat, someone in people.items():                 # what the browsers say, they say by themselves
            until(lambda: house.room(table).session.began, someone, why="the bytes did not come")
            until(lambda seat=seat, someone=someone: kept(someone)[f"{table.id}/{seat}"]["item"], someone, why="no head is kept")
            assert warned(someone) == ""
        got = {seat: receipt_of(someone, tmp_path / f"{seat}.json") for seat, someone in people.items()}
        for seat, receipt in got.items():
            assert receipt["seat"] == seat and set(receipt["hashes"]) == set(SEATS) and receipt["hash"] and receipt["nonce"]

        house.again(copy_from=tmp_path / "before", keep_at=tmp_path / "played")
        for someone in people.values():
            someone.page.reload()
            until(lambda someone=someone: warned(someone) == "other", someone, why="the swap is not noticed")
        house.again(copy_from=tmp_path / "played")
        for someone in people.values():
            someone.page.reload()
        house.play_out(table)
        for seat, someone in people.items():                 # and they have seen how it ended
            told = house.room(table).session.streams[seat].version
            until(lambda s=seat, p=someone, n=told: kept(p)[f"{table.id}/{s}"]["item"] == n, someone, why="the end is not kept")
            assert warned(someone) == ""
        room = house.room(table)
        header, lines = jsonlines.load(jsonlines.dump(room.session.header, room.session.entries))
        for seat, someone in people.items():
            mine = json.loads((tmp_path / f"{seat}.json").read_text())
            by_hand(header, lines, mine)
            assert why_not(msgspec.convert(mine, Receipt), header, lines) == ""
            someone.page.goto(f"{house.url}/t/{table.id}/{seat}/dice")
            someone.page.click("#verify")
            until(lambda someone=someone: "dice are what the seed gives" in str(someone.page.text_content("#verdict")), someone)
            assert "Players’ own programs added to the seed" in str(someone.page.text_content("#verdict"))

        house.again(copy_from=tmp_path / "played")           # the same beginning, and less of what followed
        for seat, someone in people.items():
            someone.page.goto(f"{house.url}/t/{table.id}/{seat}")
            until(lambda someone=someone: warned(someone) == "rolled", someone, why="what is missing is not noticed")
    finally:
        house.served.close()
        for context in browser.contexts:
            context.close()


def test_one_click_is_still_one_click(person: Any, served: Served) -> None:
    """The page that opens reveals by itself; without storage nothing is announced, and play begins all the same."""
    me = person()
    me.page.goto(served.url)
    me.page.locator("form[action='/sample'] button").first.click()
    me.waits_for_question()
    me.page.locator("#seal summary").click()
    assert message("page-beginning-alone") in str(me.page.text_content("#seal")) and me.page.locator("#seal code").count() == 2
    other = person()
    other.context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } });")
    other.page.goto(served.url)
    other.page.locator("form[action='/sample'] button").first.click()
    other.waits_for_question()
    assert other.page.locator("#seal code").count() == 1


def test_who_comes_after_the_start_adds_nothing_and_is_not_warned(person: Any, served: Served) -> None:
    table = served.table("rudern", "siege_of_a_town", people=("all",), begin=False)
    room = table.room
    assert served.do(room.act(lambda: beginning.start(room, (), served.house.now()))) is None
    late = comes(person(), table, "WKA")
    until(lambda: kept(late)[f"{table.id}/WKA"]["item"], late, why="no head is kept")
    assert warned(late) == "" and kept(late)[f"{table.id}/WKA"]["own"] is None
    assert table.room.seating.announced == {}


@pytest.mark.parametrize("scripts", [False])
def test_without_scripts_the_seat_adds_nothing(person: Any, served: Served, scripts: bool) -> None:
    me = person(java_script_enabled=scripts)
    me.page.goto(served.url)
    me.page.locator("form[action='/sample'] button").first.click()
    me.page.locator(".question").first.wait_for()
    assert message("page-beginning-alone") in str(me.page.text_content("#seal"))
