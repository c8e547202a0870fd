"""What is kept between one picture and the next (pieces, log, names of items) gives the bytes that would be made from nothing.

Random play with takings-back, goings-back to a mark, pauses, talk, drafts and proposals; after each act every role's part, in two
languages, and its name are compared with a part and a name for which nothing was kept.  Planted by hand: a piece that is kept
whatever it shows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from montjoy.core.effects import UMPIRE, WATCHER, No
from montjoy.core.philox import Philox
from montjoy.core.record import rulings
from montjoy.table.tables import deadlines, lines, rulings_desk
from montjoy.table.tables.pictures import Shown, stamp
from montjoy.table.tables.table import always
from montjoy.table.web import render
from montjoy.table.web.pages.seat import part_of
from tests.suite.many import times
from tests.suite.players import any_answer
from tests.table.wire import Table, table_there

LANGS = ("en", "he")


def from_nothing(table: Table, role: str, lang: str, now: float) -> bytes:
    """The part as a table that has kept nothing makes it; what the table keeps stays as it was."""
    room, pictures = table.room, table.room.pictures
    names = ("shown", "drawn", "pieces", "tails")
    before = {name: getattr(pictures, name) for name in names}
    words, room._words = room._words, {}
    said, render._said = render._said, {}
    try:
        for name in names:
            setattr(pictures, name, Shown() if name == "shown" else {})
        return part_of(room, role, lang, False, now).part
    finally:
        render._said, room._words = said, words
        for name, value in before.items():
            setattr(pictures, name, value)


def as_if_new(table: Table, now: float) -> None:
    for role in (*table.room.session.viewers,):
        assert table.room.pictures.stamp(role) == stamp(table.room.pictures.make(role)), role
        for lang in LANGS:
            assert part_of(table.room, role, lang, False, now).part == from_nothing(table, role, lang, now), (role, lang)


async def one(table: Table, luck: Philox, n: int) -> None:
    """Something happens at the table."""
    room, session = table.room, table.room.session
    seats, now = session.seats, table.house.now()
    seat = seats[luck.below(len(seats))]
    kind = luck.below(12)
    if kind == 0:
        await room.act(lambda: (lines.Said(seat, f"talk {n}"),))
    elif kind == 1:
        await room.act(lambda: session.undo(seat))
    elif kind == 2 and not room.clock.paused_until:
        await room.act(lambda: deadlines.pause(room, seat, 600.0, now))
    elif kind == 3 and room.clock.paused_until:
        await room.act(lambda: deadlines.resume(room, now))
    elif kind == 4 and len(session.snapshots) > 2:
        label = session.snapshots[-1 - luck.below(min(3, len(session.snapshots)))].label
        await room.act(lambda: rulings_desk.rule(room, rulings.TakeBack(label), "so"))
    elif kind == 5:
        await room.act(lambda: (lines.Seated(seat, lines.PERSON, f"Name {n}"),))
    elif (q := next(room.clock.waiting_for(), None)) is not None:
        answer = any_answer(session.game, session.page(q.seat), q.asked, luck)
        refusal = await room.answer(q.seat, q.asked.id, always(answer))
        if isinstance(refusal, No) and session.paused:
            await room.act(lambda: rulings_desk.rule(room, rulings.Resume(), "go on"))
    elif session.window:
        await room.act(session.close_window)
    await table.settled()


@pytest.mark.parametrize(("slug", "steps"), [("rudern", times(24, 50)), ("drakborgen", times(22, 40))])
def test_what_is_kept_is_what_would_be_made(slug: str, steps: int) -> None:
    async def work() -> None:
        async with table_there(slug, watch="public", deadline=3600) as table:
            luck = Philox(11, lane=3)
            for n in range(steps):
                await one(table, luck, n)
                if n == 15:                                  # the dice are another's every time; this happens whatever they say
                    label = table.room.session.snapshots[-1].label
                    await table.room.act(lambda label=label: rulings_desk.rule(table.room, rulings.TakeBack(label), "so"))
                    await table.settled()
                as_if_new(table, table.house.now())
                if table.room.session.over:
                    break
            assert n > 20 and UMPIRE in table.room.session.viewers and WATCHER in table.room.session.viewers
            goings: list[Any] = [x for x in table.room.session.streams[WATCHER].items if type(x).__name__ == "TakenBack"]
            assert goings, "nothing was taken back"

    asyncio.run(work())
