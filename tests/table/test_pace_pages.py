"""A live pace, from the form of a new table to the page, the owner's gifts and the programs' picture; on the test's own clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core import outside
from montjoy.core.record import entries as rec
from montjoy.table.tables.pace import paces
from montjoy.table.tables.table import Table
from tests.suite.patience import comes
from tests.table.houses import run
from tests.table.visitors import GAME, opened, token_for, town, words

LANGUAGES = ("en", "sv", "he", "cs")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], float]:
    """The house's clock stands until somebody lets so many seconds pass."""
    at = [1_900_000_000.0]

    def passes(seconds: float = 0.0) -> float:
        at[0] += seconds
        return at[0]

    monkeypatch.setattr(outside, "now", passes)
    monkeypatch.setattr(outside, "stopwatch", passes)
    return passes


async def seated(t: Any, me: Any, friend: Any, **form: str) -> Table:
    """Two people at the siege of a town, begun."""
    table = await opened(me, **{"seat.WKA": "me", **form})
    await friend.post("/join", data={"token": await token_for(me, table, "SVE"), "name": "Bo"})
    await me.post(f"/t/{table}/owner/start")
    room: Table = await t.house.table(table)
    return room


async def plays(t: Any, room: Table, who: Any) -> None:
    """Whoever is asked gives the first answer, by the page's form."""
    (q,) = room.clock.waiting_for()
    page = await who[q.seat].get(f"/t/{room.id}/{q.seat}")
    key = re.search(rf'name="question" value="{q.asked.id}"><input type="hidden" name="key" value="([^"]+)"', page.text)
    assert key
    data = {"question": str(q.asked.id), "option": "0", "key": key[1]}
    assert (await who[q.seat].post(f"/t/{room.id}/{q.seat}/answer", data=data)).status_code == 200
    async with room.turn:
        pass


def due(page: str) -> list[tuple[str, str, float]]:
    """By seat: whether its clock runs, and until when, or what is left."""
    found = re.findall(r'<li id="p-(\w+)">(?:(?!</li>).)*?data-(due|stands)="([\d.]+)"', page, flags=re.S)
    return [(seat, kind, float(at)) for seat, kind, at in found]


def test_a_bank_is_chosen_played_and_added_to_on_pages(tmp_path: Path, clock: Any) -> None:
    """Chosen by its option, said on the owner's page, seen by all who sit there, charged by the decision; the host gives more."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            room = await seated(t, me, friend, deadline="600+10")
            who = {"WKA": me, "SVE": friend}
            assert "10 minutes for the game, plus 10 seconds a decision" in words(await me.get(f"/t/{room.id}/owner"))
            (q,) = room.clock.waiting_for()
            first, other = q.seat, next(seat for seat in who if seat != q.seat)
            page = (await who[other].get(f"/t/{room.id}/{other}")).text
            assert sorted(due(page)) == sorted([(first, "due", clock() + 600), (other, "stands", 600.0)])
            assert f'id="clocks" class="clocks" aria-hidden="true" data-now="{clock():.1f}" data-me="{other}"' in page
            assert "clock.js" in page
            clock(90.0)
            await plays(t, room, who)
            seen = {seat: (kind, at) for seat, kind, at in due((await who[other].get(f"/t/{room.id}/{other}")).text)}
            assert seen[first] in (("stands", 520.0), ("due", clock() + 520))
            before = {seat: at for seat, (_, at) in seen.items()}
            given = await me.post(f"/t/{room.id}/owner/more", data={"role": other, "seconds": "300"})
            assert given.status_code == 200
            page = await friend.get(f"/t/{room.id}/SVE")
            assert {seat: at for seat, _, at in due(page.text)}[other] == before[other] + 300
            assert "Given more time by the host: 5 minutes." in words(page)
            refused = await me.post(f"/t/{room.id}/owner/more", data={"role": other, "seconds": "9999999"})
            assert refused.status_code == 422 and "At most" in words(refused)

    run(work)


def test_who_lets_thirty_seconds_pass_is_answered_for(tmp_path: Path, clock: Any) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            room = await seated(t, me, friend, deadline="30")
            (q,) = room.clock.waiting_for()
            clock(29.0)
            await t.house.scheduler.look()
            assert [x.asked.id for x in room.clock.waiting_for()] == [q.asked.id]
            clock(1.0)
            await t.house.scheduler.look()
            await comes(lambda: any(isinstance(e, rec.Decided) and e.by == "default" for e in room.session.entries))

    run(work)


def test_what_counts_when_the_time_is_up_is_fetched_when_it_is_opened(tmp_path: Path, clock: Any) -> None:
    """Red where every question's answers are brought twice, for the draft too, or where the one that is kept is not marked."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            room = await seated(t, me, friend, deadline="30")
            (q,) = room.clock.waiting_for()
            mine, other = ({"WKA": me, "SVE": friend}[seat] for seat in (q.seat, next(s for s in ("WKA", "SVE") if s != q.seat)))
            base, number = f"/t/{room.id}/{q.seat}", q.asked.id
            assert f'id="drafted{number}"' not in (await mine.get(base)).text
            opened_now = (await mine.get(f"{base}/draft?question={number}")).text
            assert opened_now.count("<option ") == len(q.asked.options) + 1 and "selected" not in opened_now
            assert (await mine.post(f"{base}/draft", data={"question": str(number), "option": "1"})).status_code == 200
            assert '<option value="1" selected>' in (await mine.get(f"{base}/draft?question={number}")).text
            assert (await mine.get(f"{base}/draft?question={number + 99}")).status_code == 404
            assert (await other.get(f"{base}/draft?question={number}")).status_code == 404

    run(work)


@pytest.mark.parametrize("wish", ["600+1", "5+10", "600+10+10", "+", "600+", "99999999+10", "six+ten"])
def test_no_other_bank_is_taken(wish: str, tmp_path: Path) -> None:
    """Red where a bank without an increment is: whose is empty would be answered for at once."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            form = {"game": GAME, "scenario": "siege_of_a_town", "deadline": wish}
            assert (await me.post("/new", data=form)).status_code == 422

    run(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_offers_every_pace_in_words(lang: str, tmp_path: Path) -> None:
    """And without a word no time runs: that is the first, and what a form sends as it stands."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor(lang) as me:
            page = (await me.get(f"/new?game={GAME}")).text
            offered = re.search(r'<select id="deadline".*?</select>', page, flags=re.S)
            assert offered
            values = re.findall(r'<option value="([^"]+)"( selected)?>([^<]+)<', offered[0])
            assert values[0][0] == "0" and not any(chosen for _, chosen, _ in values)
            assert [value for value, _, _ in values[1:10]] == [*paces.LIVE, *paces.BANKS]
            assert len({text for _, _, text in values}) == len(values) and "page-" not in offered[0]
            assert offered[0].count("<optgroup") == 3

    run(work)


def test_a_program_sees_the_clocks(tmp_path: Path, clock: Any) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await opened(me, **{"seat.WKA": "me", "deadline": "300+5"})
            joined = await friend.post("/api/v1/join", json={"token": await token_for(me, table, "SVE"), "name": "Bo"})
            bearer = {"authorization": f"Bearer {joined.json()['bearer']}"}
            assert "clocks" not in (await friend.get(f"/api/v1/t/{table}/SVE", headers=bearer)).json()["picture"]
            await me.post(f"/t/{table}/owner/start")
            seen = (await friend.get(f"/api/v1/t/{table}/SVE", headers=bearer)).json()["picture"]
            assert {c["seat"]: c.get("left", c.get("due")) for c in seen["clocks"]} in (
                {"WKA": clock() + 300, "SVE": 300.0}, {"WKA": 300.0, "SVE": clock() + 300},
            )  # fmt: skip

    run(work)
