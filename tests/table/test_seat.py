"""The playing page: what stands on it, what its buttons do, and that a decision counts once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from montjoy.core import dice
from montjoy.core.effects import UMPIRE
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.table.access import tokens
from montjoy.table.app import make_app
from montjoy.table.tables import lines
from montjoy.table.tables.pictures import TAIL
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table, always
from montjoy.table.web import reckoner as reckoning
from montjoy.table.web.pages import asked as asking
from tests.table.houses import answered_by_choice, first_lines, house_at, one_step

TOKEN = "t" * 43
TIMID = ("Retire", "Stay", "Rest", "TurnBack", "Wait")       # what leads to no fight
HTMX = {"hx-request": "true"}
Work = Callable[["Seat"], Awaitable[None]]


class Seat:
    """A browser in a seat of a table."""

    def __init__(self, client: httpx.AsyncClient, house: Registry, room: Table, role: str) -> None:
        self.client, self.house, self.room, self.role = client, house, room, role
        self.base = f"/t/{room.id}/{role}"

    async def page(self, path: str = "") -> str:
        answer = await self.client.get(self.base + path)
        assert answer.status_code == 200, answer.text
        return unescape(re.sub("[\u2068\u2069]", "", answer.text))

    async def send(self, what: str, headers: dict[str, str] | None = None, **form: Any) -> httpx.Response:
        data = {name: str(value) for name, value in form.items()}
        return await self.client.post(f"{self.base}/{what}", data=data, headers=HTMX if headers is None else headers)

    async def settled(self) -> None:
        for _ in range(3):
            async with self.room.turn:
                await asyncio.sleep(0.006)

    async def settled_fast(self) -> None:
        async with self.room.turn:
            await asyncio.sleep(0)

    def given(self) -> list[Any]:
        """What this seat's answers in the record are."""
        return [e.answer for e in self.room.session.entries if type(e).__name__ == "Decided" and e.seat == self.role]


@asynccontextmanager
async def seated(path: Path, game: str, scenario: str = "", role: str = "", **settings: Any) -> AsyncIterator[Seat]:
    """A table that has begun, all seats people, always the same dice, and a browser in one of the seats."""
    async with house_at(path / "t.db") as house:
        known = house.game(game)
        chosen = known.scenarios[scenario] if scenario else next(iter(known.scenarios.values()))
        given = lines.Settings(**{"title": "A <b>table</b>", "seats": dict.fromkeys(known.seats(chosen), lines.OPEN), **settings})
        passes = tuple(tokens.holder("", seat, TOKEN) for seat in (*known.seats(chosen), UMPIRE))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(dice, "fresh_seed", lambda: bytes(32))
            room = await house.open(known, chosen, answered_by_choice(known), given, passes=passes)
        await room.act(lambda: first_lines(room.session, dict.fromkeys(room.session.seats, "0")))
        role = role or next(room.clock.waiting_for()).seat
        transport = httpx.ASGITransport(app=make_app(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies={"montjoy": TOKEN}) as client:
            yield Seat(client, house, room, role)


def at_table(path: Path, work: Work, game: str = "rudern", **more: Any) -> None:
    async def run() -> None:
        async with seated(path, game, **more) as seat:
            await work(seat)

    asyncio.run(run())


def key_of(page: str, question: int) -> str:
    found = re.search(rf'id="q{question}".*?name="key" value="([^"]+)"', page, re.S)
    assert found
    return found[1]


# ---- what stands there -------------------------------------------------------------------------------------------------
def test_question_board_card_log_people_in_this_order(tmp_path: Path) -> None:
    """Red when the phone's order (question first, board second) is another, or a part is missing."""

    async def work(seat: Seat) -> None:
        page = await seat.page()
        order = [page.index(f'id="{name}"') for name in ("ask", "board", "card", "told", "people", "talk")]
        assert order == sorted(order)
        assert "A <b>table</b>" in unescape(page) and "<b>table</b>" not in (await seat.client.get(seat.base)).text

    at_table(tmp_path, work)


def test_sentences_stand_there_when_they_are_asked_for(tmp_path: Path) -> None:
    """Red when a part that was kept for a reader of pictures is given to a reader of sentences."""

    async def work(seat: Seat) -> None:
        for _ in range(2):
            assert 'id="sentences"' not in await seat.page("/part")
            words = await seat.page("/part?text=yes")
            assert 'id="sentences"' in words and re.search(r'id="as-text"[^>]* checked', words)

    at_table(tmp_path, work)


class Outline(HTMLParser):
    """What a page must not have, and its ids."""

    def __init__(self) -> None:
        super().__init__()
        self.bad: list[str] = []
        self.ids: list[str] = []
        self.nameless: list[str] = []
        self.spot = ""                                       # an answer on the board whose title comes next

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.bad += [f"{tag} {name}" for name in names if name == "style" or name.startswith("on") or name.startswith("hx-on")]
        if tag == "script" and "src" not in names:
            self.bad.append("inline script")
        if "id" in names:
            self.ids.append(str(names["id"]))
        if self.spot and tag != "title":
            self.nameless.append(self.spot)
        self.spot = str(names) if "spot" in str(names.get("class", "")).split() else ""


@pytest.mark.parametrize("game", ["rudern", "drakborgen"])
def test_no_inline_style_or_script_and_every_id_once(tmp_path: Path, game: str) -> None:
    """Red when a template writes style="..." (the policy forbids it) or an id twice (the swap would mix them up)."""

    async def work(seat: Seat) -> None:
        for lang in ("en", "he"):
            outline = Outline()
            outline.feed((await seat.client.get(f"{seat.base}?lang={lang}")).text)
            assert outline.bad == [] and outline.nameless == []
            assert len(outline.ids) == len(set(outline.ids))

    at_table(tmp_path, work, game)


def test_what_the_page_says_is_said_in_words(tmp_path: Path) -> None:
    """Red when a message of the page is missing: its name would stand there instead."""

    async def work(seat: Seat) -> None:
        text = await seat.page()
        own = Path(asking.__file__).parents[3] / "locales" / "en" / "playing.ftl"
        for name in re.findall(r"^(page-[a-z-]+) =", own.read_text("utf-8"), re.M):
            assert f">{name.replace('-', ' ')}<" not in text and name not in text

    at_table(tmp_path, work)


def test_every_message_of_the_page_is_used() -> None:
    """Red when a message is left behind, or a template names one that is not there."""
    table = Path(asking.__file__).parents[2]
    own = (table.parent / "locales" / "en" / "playing.ftl").read_text("utf-8")
    there = set(re.findall(r"^([a-z-]+) =", own, re.M))
    boards = [*table.parent.glob("games/*/ui/*.py"), *table.parent.glob("drawing/*.py")]
    files = [*table.rglob("*.html"), *table.rglob("*.py"), *boards]
    text = "\n".join(path.read_text("utf-8") for path in files)
    text += "".join(f" page-again-{kind}{end}" for kind in ("rematch", "same", "next") for end in ("", "-go", "-opened"))
    text += "page-zoom-in page-zoom-out page-zoom-all page-zoom-me" * ("data-zoom" in text)
    assert {name for name in there if name not in text} == set()


# ---- answers -----------------------------------------------------------------------------------------------------------
def test_a_double_click_counts_once_and_another_decision_has_another_key(tmp_path: Path) -> None:
    """Red when the page's key is drawn anew with every rendering, or stays the same after an answer."""

    async def work(seat: Seat) -> None:
        first = next(seat.room.clock.waiting_for()).asked
        before = await seat.page()
        key = key_of(before, first.id)
        await seat.room.act(lambda: (lines.Said(seat.role, "hello"),))
        assert key_of(await seat.page(), first.id) == key
        answers = await asyncio.gather(*(seat.send("answer", question=first.id, option=0, key=key) for _ in range(2)))
        assert [a.status_code for a in answers] == [200, 200]
        await seat.settled()
        assert len(seat.given()) == 1
        then = next(q for q in seat.room.clock.waiting_for() if q.seat == seat.role).asked
        assert key_of(await seat.page(), then.id) != key
        late = await seat.send("answer", question=first.id, option=1, key=key)
        assert late.status_code == 422 and "no longer open" in late.text and len(seat.given()) == 1

    at_table(tmp_path, work, scenario="siege_of_a_town")


async def to_sealed(seat: Seat) -> tuple[str, Any, Any]:
    """Goes on until a seat is asked together with another; its role, question and the other's."""
    room = seat.room
    for n in range(400):
        open_now = list(room.clock.waiting_for())
        if len({q.seat for q in open_now}) > 1:
            mine, other = open_now[0], next(q for q in open_now if q.seat != open_now[0].seat)
            seat.role, seat.base = mine.seat, f"/t/{room.id}/{mine.seat}"
            return mine.seat, mine, other
        if room.session.window:
            await room.act(room.session.close_window)
            continue
        q = open_now[0]
        braver = [o for o in q.asked.options if type(o).__name__ not in TIMID] or q.asked.options
        await room.answer(q.seat, q.asked.id, always(braver[n % len(braver)]))
        await seat.settled_fast()
    raise AssertionError("nothing sealed was asked")


def test_a_sealed_answer_shows_as_given_to_its_seat_alone_and_can_be_changed_back_and_forth(tmp_path: Path) -> None:
    """Red when the key is made of what is shown (A, B, A, B would count as A), or a picture of another seat changes."""

    async def work(seat: Seat) -> None:
        role, mine, other = await to_sealed(seat)
        theirs = seat.room.pictures.stamp(other.seat)
        assert "aria-pressed" not in await seat.page()
        for number in (0, 1, 0, 1):
            key = key_of(await seat.page(), mine.asked.id)
            answer = await seat.send("answer", question=mine.asked.id, option=number, key=key)
            assert answer.status_code == 200, answer.text
            await seat.settled()
            page = await seat.page()
            assert re.search(rf'value="{number}" class="main" aria-pressed="true"', page), number
            assert seat.room.pictures.make(role).given == {mine.asked.id: mine.asked.options[number]}
            assert seat.room.pictures.make(other.seat).given == {}
            assert seat.room.pictures.stamp(other.seat) == theirs
        assert seat.given()[-1] == mine.asked.options[1]

    at_table(tmp_path, work, "drakborgen", scenario="two")


def test_an_answer_without_script_leads_back_to_the_page_and_a_refusal_stands_on_it(tmp_path: Path) -> None:
    async def work(seat: Seat) -> None:
        first = next(seat.room.clock.waiting_for()).asked
        key = key_of(await seat.page(), first.id)
        answer = await seat.send("answer", {}, question=first.id, option=0, key=key)
        assert answer.status_code == 303 and answer.headers["location"] == seat.base
        await seat.settled()
        refused = await seat.send("answer", {}, question=first.id, option=1, key=key)
        assert refused.status_code == 422 and "no longer open" in refused.text and 'id="board"' in refused.text

    at_table(tmp_path, work)


async def to_dice(seat: Seat, wish: Callable[[Any], bool]) -> Any:
    """Goes on, with the seed's dice, until real ones are waited for as wished; which."""
    room = seat.room
    for n in range(2_000):
        session = room.session
        if session.typing is not None and wish(session):
            return session.typing[1]
        if session.typing is not None:
            await room.act(session.roll_typed)
        elif session.window:
            await room.act(session.close_window)
        else:
            q = next(room.clock.waiting_for())
            braver = [o for o in q.asked.options if type(o).__name__ not in TIMID] or q.asked.options
            await room.answer(q.seat, q.asked.id, always(braver[n % len(braver)]))
            await seat.settled_fast()
    raise AssertionError("no such dice were waited for")


def test_real_dice_count_once_and_for_the_roll_they_were_typed_for(tmp_path: Path) -> None:
    """Red where a second click, another seat that typed the same, or a form that was sent again is taken for the next roll; where
    too many dice, too few or a face that is none are taken; where dice fall while the game is paused; or none is waited for."""

    async def work(seat: Seat) -> None:
        session = seat.room.session
        assert (await seat.send("type", roll="yes", told=session.streams[seat.role].version)).status_code == 422
        wanted = await to_dice(seat, lambda s: s.typing[1].count < 4)
        told, good = session.streams[seat.role].version, " ".join("4" for _ in range(wanted.count))
        assert f'name="told" value="{told}"' in await seat.page()
        dice = [e for e in session.entries if isinstance(e, rec.Die)]
        for wrong in ("", "x", good.replace("4", "7"), good.replace("4", "0"), f"{good} 4", good[2:]):
            assert (await seat.send("type", faces=wrong, told=told)).status_code == 422, wrong
        assert (await seat.send("type", card="dragon", told=told)).status_code == 422
        for late in (told - 1, told + 1, ""):
            answer = await seat.send("type", faces=good, told=late)
            assert answer.status_code == 422 and "gone on" in answer.text
        reason = {"number": 1, "author": seat.role, "reason": "-"}
        await seat.room.act(lambda: session.journal.carry_out(rec.Ruled(ruling=rulings.Pause(), **reason)))
        paused = session.streams[seat.role].version
        for form in ({"faces": good}, {"roll": "yes"}):
            assert (await seat.send("type", told=paused, **form)).status_code == 422
        await seat.room.act(lambda: session.journal.carry_out(rec.Ruled(ruling=rulings.Resume(), **reason)))
        now = session.streams[seat.role].version
        answers = await asyncio.gather(*(seat.send("type", faces=good, told=now) for _ in range(3)))
        assert sorted(a.status_code for a in answers) == [200, 422, 422]
        fell = [e for e in session.entries if isinstance(e, rec.Die)][len(dice) :]
        assert [(e.why, e.faces, e.how) for e in fell] == [(wanted.why, (4,) * wanted.count, "typed")]

    at_table(tmp_path, work, "rudern", scenario="three_lords", typed=True)


@pytest.mark.parametrize("form", [{}, {"question": "1"}, {"question": "x", "option": "y", "key": "kkkkkkkk"},
                                  {"question": "1", "option": "999", "key": "kkkkkkkk"}])  # fmt: skip
def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path, form: dict[str, str]) -> None:
    async def work(seat: Seat) -> None:
        before = seat.room.log.version
        assert (await seat.send("answer", **form)).status_code in (400, 422)
        assert seat.room.log.version == before

    at_table(tmp_path, work)


# ---- odds --------------------------------------------------------------------------------------------------------------
def test_odds_of_a_storm_are_those_of_the_forecast_and_stay_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """Red when odds are counted from anything but the picture's view."""

    async def work(seat: Seat) -> None:
        from montjoy.fights.odds import forecast

        room = seat.room
        for _ in range(40):
            shown = room.pictures.make(next(room.clock.waiting_for()).seat)
            assert shown.page is not None
            asked = shown.questions[0]
            found = forecast(room.game, shown.page.view, asked)
            if found:
                break
            go_on = [o for o in asked.options if type(o).__name__ in ("BeginSiege", "Storm", "EndImpulse")]
            await room.answer(shown.role, asked.id, always((go_on or asked.options)[0]))
            await seat.settled()
        option, answer = next(iter(found.items()))
        seat.base = f"/t/{room.id}/{shown.role}"
        page = await seat.page()
        number = asked.options.index(option)
        assert f"odds?question={asked.id}&option={number}" in page
        odds = await seat.page(f"/odds?question={asked.id}&option={number}")
        for name, outcome in answer["outcomes"].items():
            if outcome["p"] > 0:
                assert f'value="{outcome["p"]:.4f}"' in odds, name
        for kind in ("good", "bad"):
            there = [name for name in answer[kind] if answer["outcomes"][name]["p"] > 0]
            assert odds.count(f'<li class="{kind}">') == odds.count(f"({kind.title()} for you)") >= len(there)
        assert 'class="good"' in odds and 'class="bad"' in odds
        gone = await seat.client.get(f"{seat.base}/odds?question={asked.id + 50}&option=0")
        assert gone.status_code == 404

    at_table(tmp_path, work, scenario="siege_of_a_town")


def test_odds_wait_for_each_other_and_never_pile_up() -> None:
    """Red when any number of counts may be asked for at once, or what is done is kept for ever."""
    import threading

    done, reckoner = threading.Event(), reckoning.Reckoner("odds", 2)
    got = [reckoner.ask(("table", "seat", n), done.wait, 5) for n in range(reckoning.QUEUE + 3)]
    assert [x is None for x in got] == [False] * reckoning.QUEUE + [True] * 3
    assert reckoner.ask(("table", "seat", 0), done.wait, 5) is got[0]
    done.set()
    reckoner.pool.shutdown(wait=True)
    reckoner.pool = reckoning.ThreadPoolExecutor(1)
    reckoner.ask(("table", "seat", "last"), done.wait, 5)
    assert [key[2] for key in reckoner.kept] == [reckoning.QUEUE - 2, reckoning.QUEUE - 1, "last"]
    reckoner.pool.shutdown()


# ---- clocks, the pause, talk, the log ------------------------------------------------------------------------------------
def test_the_seconds_left_are_the_servers(tmp_path: Path) -> None:
    async def work(seat: Seat) -> None:
        left = float(re.findall(r'data-left="([0-9.]+)"', await seat.page())[0])
        assert 3590 < left <= 3600
        question = next(seat.room.clock.waiting_for()).asked.id
        assert (await seat.send("draft", question=question, option=0)).status_code == 200
        assert re.search(r'<option value="0" selected>', await seat.page(f"/draft?question={question}"))
        assert (await seat.send("draft", question=question, option="none")).status_code == 200
        assert "selected" not in await seat.page(f"/draft?question={question}")

    at_table(tmp_path, work, deadline=3600)


def test_talk_is_one_line_escaped_and_off_where_the_table_says_so(tmp_path: Path) -> None:
    async def work(seat: Seat) -> None:
        assert (await seat.send("say", text="  <i>hello</i>\n there ")).status_code == 200
        raw = (await seat.client.get(seat.base + "/part")).text
        assert "&lt;i&gt;hello&lt;/i&gt; there" in raw and "<i>hello" not in raw
        for text in ("", "   ", "x" * 2001):
            refused = await seat.send("say", text=text)
            assert refused.status_code == 422 and ("Your message is empty" in refused.text) == (not text.strip())

    async def quiet(seat: Seat) -> None:
        assert (await seat.send("say", text="hello")).status_code == 422
        assert 'id="say"' not in await seat.page()

    at_table(tmp_path, work)
    (tmp_path / "quiet").mkdir()
    at_table(tmp_path / "quiet", quiet, chat=False)


def test_the_whole_log_can_be_read_page_by_page(tmp_path: Path) -> None:
    """Red when a line of the stream is on none of the log's pages, or on two."""

    async def work(seat: Seat) -> None:
        room = seat.room
        for n in range(400):
            if room.session.over or room.session.streams[seat.role].version > 2 * TAIL + 20:
                break
            await one_step(room, n)
            await seat.settled_fast()
        told = room.session.streams[seat.role].version
        found: list[int] = []
        before = told + 1
        while True:
            page = await seat.page(f"/log?before={before}")
            found += [int(n) for n in re.findall(r'<li id="l(\d+)"', page)]
            earlier = re.findall(r"log\?before=(\d+)", page)
            smaller = [int(n) for n in earlier if int(n) < before]
            if not smaller:
                break
            before = smaller[0]
        assert len(found) == len(set(found)) and told > TAIL
        shown = [n for n in range(1, told + 1) if n in found]
        asked = [i for i, x in enumerate(room.session.streams[seat.role].items, 1) if type(x).__name__ in ("Asked", "AskedOf")]
        assert sorted([*shown, *asked]) == list(range(1, told + 1))

    at_table(tmp_path, work, "drakborgen", scenario="two")


def test_what_no_longer_holds_is_struck_and_dice_have_faces() -> None:
    from montjoy.core.session.streams import Rolled, TakenBack
    from montjoy.table.tables.page_words import plain_words
    from montjoy.table.web.render import log_lines

    items = (Rolled("R-1", (), (6, 2, 5), 2), Rolled("R-1", (), (3,)), TakenBack(1))
    found = log_lines(items, 1, plain_words("en"))
    assert [line.void for line in found] == [False, True, False]
    assert found[0].dice == ((6, True), (2, False), (5, True)) and found[1].dice == ((3, False),)
