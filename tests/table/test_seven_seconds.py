"""The clock of a duel at a table of people: one count for both, and time to look at the values before the first round alone."""

from __future__ import annotations

import asyncio
from typing import Any

from montjoy.bots import find
from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from montjoy.games.drakborgen.game import game as castle
from montjoy.games.drakborgen.protocol.questions import Attack
from montjoy.games.drakborgen.secrecy.defaults import STUDY
from montjoy.table.tables import lines
from montjoy.table.tables.table import Table, always
from tests.table.clockwork import Bottled, Clock, Shelf
from tests.table.houses import first_lines

SECONDS = 7


async def quiet(house: Bottled) -> None:
    while house.tasks:
        await asyncio.sleep(0)


async def to_positions(house: Bottled, room: Table, luck: Philox, *, first: bool) -> list[Open]:
    """Both are asked where they stand, in the first round of a fight or in a later one; till then they play as bots do, but
    attack and do not flee."""
    bot = find(castle, "greedy")
    for _ in range(600):
        waiting, fight = list(room.clock.waiting_for()), room.session.state.fight
        if len(waiting) == 2 and fight is not None and (fight.round == 1) == first:
            return waiting
        for q in waiting[:1]:
            bold = [o for o in q.asked.options if isinstance(o, Attack)]
            answer = bold[0] if bold else 0 if q.asked.ask == "Ask.FLEE" else bot(room.session.view(q.seat), q.asked, luck)
            assert not isinstance(await room.answer(q.seat, q.asked.id, always(answer)), No)
        await quiet(house)
    raise AssertionError("no fight")


def test_both_are_counted_at_once_and_the_first_round_has_a_minute_more() -> None:
    """DL-8.5a, DL-8.5c-X  combat_timer_seconds = 7: both clocks end together, whoever answers first; in the first round of a
    fight 67 seconds, afterwards 7."""
    clock, shelf, luck = Clock(1.9e9), Shelf(), Philox(1, 0, 0)

    async def run() -> None:
        house: Any = Bottled(shelf, {"drakborgen": castle})  # type: ignore[arg-type]
        options = castle.read_options({"combat_timer_seconds": SECONDS})
        room = await house.open(castle, castle.scenarios["two"], options, lines.Settings(deadline=0), id="t0")
        await room.act(lambda: first_lines(room.session, {seat: "ab" for seat in room.session.seats}))
        await quiet(house)
        asked = await to_positions(house, room, luck, first=True)
        assert set(room.clock.due.values()) == {clock.wall + SECONDS + STUDY}
        clock.passes(30)
        first, second = asked
        due = room.clock.due[second.seat, second.asked.id]
        assert not isinstance(await room.answer(first.seat, first.asked.id, always(first.asked.options[0])), No)
        await quiet(house)
        assert room.clock.due == {(second.seat, second.asked.id): due}, "the other one's count goes on"
        clock.passes(20)
        assert not isinstance(await room.answer(second.seat, second.asked.id, always(second.asked.options[0])), No)
        await quiet(house)
        await to_positions(house, room, luck, first=False)
        assert set(room.clock.due.values()) == {clock.wall + SECONDS}
        await house.close()

    with clock.worn():
        asyncio.run(run())
