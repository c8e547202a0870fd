"""Where a proposal goes back to is said in words: before what the reader was told next, and by nothing that he was not told."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Rolled, TakenBack
from montjoy.table.tables import checkpoints, page_words, pictures
from montjoy.table.web import render
from montjoy.table.web.pages import seat
from montjoy.words import LANGUAGES
from tests.suite.many import times
from tests.suite.subjects import all_games, recorded
from tests.table.houses import one_step
from tests.table.wire import Table, cookie, raw, table_there

FORM = {"content-type": "application/x-www-form-urlencoded"}
OPTION = re.compile(r'<option value="(\d+)"(?: selected)?>(.*?)</option>')


async def page(table: Table, role: str, lang: str = "en") -> str:
    text = (await raw(table.app, "GET", f"/t/{table.id}/{role}/part?lang={lang}", cookie(table.tokens[role]))).text
    return re.sub("[\u2068\u2069]", "", unescape(text))


async def marks_offered(table: Table, role: str, lang: str = "en") -> list[tuple[int, str]]:
    """Where a role may propose to go back to."""
    select = (await page(table, role, lang)).partition('id="propose-mark"')[2].partition("</select>")[0]
    return [(int(then), text) for then, text in OPTION.findall(select)]


async def played(table: Table, until: Any) -> None:
    for n in range(400):
        if until(table.room.session):
            return
        await one_step(table.room, n)
        await table.settled()
    raise AssertionError("it never came to that")


async def proposed(table: Table, role: str, **form: str) -> int:
    body = "&".join(f"{name}={value}" for name, value in {"kind": "back", "reason": "because", **form}.items()).encode()
    reply = await raw(table.app, "POST", f"/t/{table.id}/{role}/propose", {**cookie(table.tokens[role]), **FORM}, body)
    await table.settled()
    return reply.status


SAYS = {"en": "before “Round 2: ", "sv": "före ”Runda 2: ", "he": "לפני ”סבב 2: ", "cs": "před „Kolo 2: "}


def test_a_mark_is_named_by_the_line_that_came_next() -> None:
    """In the list of what may be proposed and in the proposal, in each reader's language.  Planted: labels, or numbers."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords", umpire=False) as table:
            await played(table, lambda session: session.label.startswith("2."))
            one, *others = table.room.session.seats
            there = await marks_offered(table, one)
            assert len(there) == 3 and len({text for _, text in there}) == 3
            assert re.fullmatch("before “Round 2: .* begins its impulse.*”", there[0][1]), there
            assert await proposed(table, one, before=str(there[0][0])) == 303
            wanted = table.room.session.proposals[1][0].ruling
            assert wanted == rulings.TakeBack(checkpoints.marks(table.room.session)[-1][1])
            for seat in others:
                assert f"The game would go back to: {there[0][1]}." in await page(table, seat)
            for lang, says in SAYS.items():
                assert (await marks_offered(table, one, lang))[0][1].startswith(says)

    asyncio.run(work())


@pytest.mark.parametrize(("game", "scenario"), [("drakborgen", "four"), ("rudern", "three_lords")])
def test_one_s_own_last_answers_can_be_taken_back_however_much_came_after_them(game: str, scenario: str) -> None:
    """The mark before one's last answer is offered, named by what came of it, and chosen unless one wishes otherwise; and one
    from before an earlier answer.  Red where the newest three are offered, behind all of which one did nothing."""

    async def work() -> None:
        async with table_there(game, scenario=scenario, umpire=False) as table:
            session, seen = table.room.session, 0
            for n in range(100):
                await one_step(table.room, n)
                await table.settled()
                if session.over:
                    break
                for seat in session.seats:
                    acts = [at for at, e in enumerate(session.entries) if isinstance(e, rec.Decided) and e.seat == seat]
                    every = checkpoints.checkpoints(session, seat, session.streams[seat].version, 10_000)
                    there = checkpoints.ways_back(session, seat, pictures.MOST_BACK)
                    assert set(there) <= set(every) and len(there) == min(len(every), pictures.MOST_BACK)
                    for _ in range(2):                       # his last answer, and one before the mark that was found
                        mark = next((m for m in every if acts and m.line < acts[-1]), None)
                        assert mark is None or mark in there, (seat, n)
                        acts = [at for at in acts if mark and at < mark.line]
                    if len(there) == 3 and there[1].told - there[2].told > 20 and not seen:
                        offered = [text for _, text in await marks_offered(table, seat)]
                        chosen = (await page(table, seat)).partition('id="propose-mark"')[2].partition(" selected>")[2]
                        assert chosen.startswith("before your last answer: “"), offered
                        seen = n
            assert seen, "nobody waited for so long"

    asyncio.run(work())


def test_no_mark_is_taken_for_another() -> None:
    """The form says which one its reader saw, whatever has happened since.  Red where marks are counted back from the newest."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords", umpire=False) as table:
            await played(table, lambda session: session.label.startswith("2."))
            one = table.room.session.seats[0]
            then, _ = (await marks_offered(table, one))[0]
            meant = checkpoints.marks(table.room.session)[-1][1]
            label = table.room.session.label
            await played(table, lambda session: session.label != label)
            assert await proposed(table, one, before=str(then)) == 303
            assert table.room.session.proposals[1][0].ruling == rulings.TakeBack(meant)
            assert await proposed(table, table.room.session.seats[1], before="99999") == 422

    asyncio.run(work())


def test_what_was_taken_back_names_no_mark() -> None:
    """After a way back the mark is called by what came then, not by what holds no longer."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords", umpire=False) as table:
            session = table.room.session
            await played(table, lambda session: session.label.startswith("2."))
            one, *others = session.seats
            (first, _), *_ = await marks_offered(table, one)
            assert await proposed(table, one) == 303
            for seat in others:
                await table.room.act(lambda seat=seat: umpire.agree(session, seat, 1))
            assert any(isinstance(item, TakenBack) for item in session.streams[one].items)
            again = await marks_offered(table, one)
            assert again[0][0] == first
            there = await page(table, one)
            assert re.search("The game goes back to before “Round 2: .*”. What is struck through no longer holds", there)
            assert "after line" not in there
            assert there.index('class="fold propose"') < there.index('id="board"'), "it stands at the question"
            picture = table.room.pictures.of(one)
            item = checkpoints.told_next(picture.tail, picture.told - len(picture.tail) + 1, first, picture.told)
            back = max(n for n, x in enumerate(picture.tail) if isinstance(x, TakenBack))
            assert any(x is item for x in picture.tail[back:]) and item == picture.tail[first - picture.told + len(picture.tail)]

    asyncio.run(work())


def test_a_mark_further_back_than_the_log_shows_has_a_name_too() -> None:
    """One's own last answer was given long ago, and somebody proposes to go back to the first turn: each is named by what came
    next, in the list and in the proposal, after a restart too.  Red where it was "an earlier point than this log shows"."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords", umpire=False) as table:
            session = table.room.session
            one = session.seats[0]
            await played(table, lambda session: session.streams[one].version > 2 * pictures.TAIL or session.over)
            assert not session.over
            every = checkpoints.checkpoints(session, one, session.streams[one].version, 10_000)
            far = [mark for mark in every if mark.told < session.streams[one].version - pictures.TAIL]
            assert len(far) > 3
            number = umpire.next_number(session)
            await table.room.act(lambda: umpire.propose(session, session.seats[1], rulings.TakeBack(far[1].label), "a slip"))
            assert session.proposals[number]
            for lang, says in SAYS.items():
                named = (await page(table, one, lang)).partition('class="back-to">')[2].partition("</p>")[0]
                assert says.partition(" ")[0] in named and re.search(r"\d: ", named), named
            again = Session.replay(session.game, session.header, session.entries)
            named_by = checkpoints.named_by
            assert named_by(again.streams[one], far[1].told, ()) == named_by(session.streams[one], far[1].told, ())

    asyncio.run(work())


def test_a_mark_within_a_turn_is_named_with_the_heading_above_it() -> None:
    """In every game the marks that the log is past have a line, and a heading where none comes next."""
    below = 0
    for game in all_games():
        whole = recorded(game, next(iter(game.scenarios)), 78)
        stream, heads = whole.streams[whole.seats[0]], tuple(game.telling.TURNS) if game.telling else ()
        for mark in checkpoints.checkpoints(whole, whole.seats[0], stream.version, 10_000):
            head, item = checkpoints.named_by(stream, mark.told, heads)
            assert item is not None and (head is None or not isinstance(item, heads))
            if head is None:
                continue
            below += 1
            picture: Any = SimpleNamespace(far={mark.told: (head, item)}, tail=(), told=stream.version)
            for lang in LANGUAGES:
                w = page_words.words_of(game, whole.scenario, lang)
                says = plain(seat.before_what(picture, mark.told, stream.version, w))
                assert all(plain(w.item(x))[:20] in says for x in (head, item)), (lang, says)
    assert below > 3


def plain(text: str) -> str:
    """Letters and digits, whatever marks of direction stand between them."""
    return re.sub(r"\W", "", text)


def known(session: Session, viewer: str) -> list[int]:
    return [mark.told for mark in checkpoints.checkpoints(session, viewer, session.streams[viewer].version, 10_000)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_viewers_marks_follow_from_his_stream(game: Any) -> None:
    """While a viewer is told and asked nothing, his marks are the same, whatever others do.  Red where the newest mark counts
    before anything followed from it for him."""
    for salt in range(times(1, 4)):
        whole = recorded(game, list(game.scenarios)[salt % len(game.scenarios)], 900 + salt)
        acts = [n for n, e in enumerate(whole.entries) if isinstance(e, rec.Decided)]
        before: dict[tuple[str, int], list[int]] = {}
        for upto in acts[len(acts) // 2 :][:25]:
            there = Session.replay(game, whole.header, whole.entries[:upto])
            for viewer in whole.seats:
                told, mine = there.streams[viewer].version, known(there, viewer)
                assert before.setdefault((viewer, told), mine) == mine
                assert all(then < told for then in mine)


def test_marks_are_found_once_and_the_same_as_from_the_whole_record() -> None:
    """What is kept for the next time is what `effective` gives, through answers taken back and rulings."""
    for game in all_games():
        whole = recorded(game, next(iter(game.scenarios)), 77)
        there = Session(game, whole.header)
        for upto in range(0, len(whole.entries), 7):
            there.entries[:] = whole.entries[:upto]
            holds = rec.effective(there.entries)
            assert checkpoints.marks(there) == rec.marks(holds)
            assert checkpoints.held(there)[1] == [n for n, e in holds if isinstance(e, rec.Decided | rec.Closed)]


def test_a_die_names_a_mark_only_where_nothing_else_was_told() -> None:
    die, line = Rolled("x", (), (3,)), TakenBack(0)
    event = rec.Closed()                                     # any item that is no die and no question
    assert checkpoints.told_next((die, event), 1, 0, 2) is event
    assert checkpoints.told_next((die, event), 1, 0, 1) is die
    assert checkpoints.told_next((event, line, die), 1, 0, 3) is die
    assert checkpoints.told_next((), 1, 0, 0) is None
    assert render.short("a" * 300, 60) == "a" * 60 + "…" and render.short("\u2068" + "a" * 300, 60).count("\u2069") == 1
    assert pictures.MOST_BACK == 3
