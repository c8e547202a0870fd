"""What most tests of the table begin with: a house over a store, whose bots do not wait, and an event loop to run in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.game import Game
from montjoy.core.session.session import Session
from montjoy.table.access.rates import Rates
from montjoy.table.store.engines import open_store
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.subscribers import Listener
from montjoy.table.tables.table import Table, always
from montjoy.table.web import replays

COOKIE = "montjoy-tests"                                     # so called at every store here, whatever its id
FREE = dict.fromkeys(Rates.LIMITS, (1e9, 1e9))               # tests of other things are not slowed by limits


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@asynccontextmanager
async def house_at(where: Path | str, known: Mapping[str, Game] | None = None) -> AsyncIterator[Registry]:
    house = Registry(open_store(where), known)
    house.cookie = COOKIE
    house.bots.pace, house.subscribers.a_second = 0, 0
    try:
        yield house
    finally:
        await house.close()


def first_lines(session: Session, nonces: Mapping[str, str]) -> None:
    """Play begins at once, with these nonces, or with those that follow from the seed."""
    for seat, value in nonces.items():
        assert session.nonce(seat, value) is None
    if not nonces:
        session.freeze({})
    session.begin()


def answered_by_choice(game: Game) -> Any:
    """A game's options by which everything that is asked has answers to choose from: nobody is asked for a form."""
    options = game.options()
    return msgspec.structs.replace(options, fill_chests=False) if hasattr(options, "fill_chests") else options


def listening(role: str, stamp: str = "", browser: bytes = b"b") -> Listener:
    """An open line of whoever knows this picture; nothing is written on it."""
    return Listener(role, browser, stamp, lambda table, brought: (b"", None))


async def one_step(room: Table, n: int) -> None:
    """The n-th step of a game by turns: the pause for reactions ends, or whoever is asked first answers."""
    if room.session.window:
        await room.act(room.session.close_window)
        return
    q = next(room.clock.waiting_for())
    game, options = room.session.game, q.asked.options
    answer = options[n % len(options)] if options else game.default(room.session.view(q.seat), q.asked, None)
    await room.answer(q.seat, q.asked.id, always(answer))


async def counted(room: Table) -> lines.After:
    """What is shown after a game, once it is counted."""
    while (kept := replays.kept_after(room)) is None:
        await asyncio.sleep(0.02)
    return kept


async def settled(room: Table) -> None:
    """What an answer leads to has happened."""
    async with room.turn:
        return
