"""Taking an answer back: the page and the programs' picture say which one, where its kind allows that; nobody else is told."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.session.session import Session
from montjoy.table.tables.table import always
from tests.table.wire import Table, cookie, raw, table_there

BUTTON = re.compile(r'<form[^>]*id="undo"><button>(.*?)</button>')


async def quiet_answer(table: Table, needs: str = "") -> tuple[str, Any, Any]:
    """Played on until somebody gives an answer of a quiet kind: his seat, the question, the answer."""
    room = table.room
    for n in range(300):
        if room.session.window:
            await room.act(room.session.close_window)
            continue
        q = next(room.clock.waiting_for())
        loud = [o for o in q.asked.options if not getattr(o, "quiet", False)]
        silent = [o for o in q.asked.options if o not in loud and needs in type(o).__name__]
        answer = silent[0] if silent else (loud or q.asked.options)[n % len(loud or q.asked.options)]
        await room.answer(q.seat, q.asked.id, always(answer))
        await table.settled()
        if silent:
            return q.seat, q.asked, answer
    raise AssertionError("nobody gave such an answer")


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


async def offered(table: Table, role: str, lang: str = "en") -> str:
    """What a role's page offers to take back; "": nothing."""
    text = (await raw(table.app, "GET", f"/t/{table.id}/{role}/part?lang={lang}", cookie(table.tokens[role]))).text
    found = BUTTON.findall(text)
    assert len(found) == text.count('id="undo"') <= 1
    return plain(unescape(found[0])) if found else ""


SAYS = {"en": "Take back: March with several banners", "sv": "Ta tillbaka: Marschera med flera fanor",
        "he": "ביטול: לצעוד עם כמה דגלים", "cs": "Vzít zpět: Táhnout s\u00a0několika prapory"}


def test_the_page_says_what_is_taken_back_to_its_seat_alone_and_only_while_it_may() -> None:
    """Red where the button says "my last answer", or stands on another's page; planted: it is shown whatever the kind of act."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            for role in (*table.room.session.seats, UMPIRE):
                assert await offered(table, role) == ""
            seat, asked, answer = await quiet_answer(table, "MarchTogether")
            said = table.room.words("en").option(table.room.game.label(table.room.session.view(seat), asked, answer), asked)
            assert await offered(table, seat) == "Take back: " + plain(said)
            for lang, words in SAYS.items():
                assert (await offered(table, seat, lang)).startswith(words)
            for role in (*table.room.session.seats, UMPIRE):
                assert role == seat or await offered(table, role) == ""
            head = {**cookie(table.tokens[seat]), "content-type": "application/x-www-form-urlencoded"}
            assert (await raw(table.app, "POST", f"/t/{table.id}/{seat}/undo", head)).status == 303
            await table.settled()
            assert await offered(table, seat) == ""
            assert answer in next(table.room.clock.waiting_for()).asked.options

    asyncio.run(work())


def test_several_answers_are_taken_back_one_after_the_other_each_by_its_name() -> None:
    """The last first.  Red where what is said does not follow the game back."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            seat, _, _ = await quiet_answer(table, "MarchTogether")
            first = await offered(table, seat)
            mine = next(table.room.clock.waiting_for()).asked
            along = next(o for o in mine.options if getattr(o, "quiet", False))
            await table.room.answer(seat, mine.id, always(along))
            await table.settled()
            second = await offered(table, seat)
            assert second and second != first
            assert await table.room.act(lambda: table.room.undo(seat)) is None
            assert await offered(table, seat) == first
            session = table.room.session
            again = Session.replay(session.game, session.header, session.entries)      # as the table opens after a restart
            assert msgspec.json.encode(again.page(seat)) == msgspec.json.encode(session.page(seat))

    asyncio.run(work())


@pytest.mark.parametrize("may", [False, True])
def test_a_program_is_told_the_same(may: bool) -> None:
    """In words beside the picture and as data in it; nothing, and no empty key, where there is nothing to take back."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            seat = table.room.session.seats[0]
            answer: Any = None
            if may:
                seat, _, answer = await quiet_answer(table)
            reply = await raw(table.app, "GET", f"/api/v1/t/{table.id}/{seat}", cookie(table.tokens[seat]))
            shown = msgspec.json.decode(reply.body)
            said = plain(shown["undoes"])
            assert shown["picture"]["page"]["may_undo"] == may
            if may:
                told = shown["picture"]["page"]["undoes"]
                assert await offered(table, seat) == f"Take back: {said}"
                assert told["kind"] == "choose" and told["answer"] == msgspec.to_builtins(answer)
            else:
                assert said == "" and "undoes" not in shown["picture"]["page"] and await offered(table, seat) == ""

    asyncio.run(work())


def test_a_form_is_named_by_its_rule_and_what_was_written() -> None:
    """RW-GEN-16-X: chests are filled by a line of text, which is long in the asking and short in the taking back."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            game = table.room.game
            session = Session.new(game, game.scenarios["three_lords"], seed=bytes(32))
            session.begin()
            (q,) = [q for q in session.open if q.asked.kind == "order"]
            form = game.read(session.view(q.seat), q.asked, "9")
            assert session.answer(q.seat, form, q.asked.id) is None
            said = plain(table.room.words("en").undoes(session.page(q.seat).undoes))
            assert said == "Filling and emptying chests: Radko 9", "the noble by name, not as the form has it"

    asyncio.run(work())
