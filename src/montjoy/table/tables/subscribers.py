"""Who is looking at a table now, and the news that his picture has changed.

News is made from the listener's own picture when it is sent: to a page what it shows now, to a program the picture's stamp (see
`picture`).  A slow reader misses nothing, as only the newest counts; nothing waits for one who never reads.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from montjoy.table.tables.table import Table

QUIET: Final = 20.0                                          # seconds after which a line says that all is well


class Listener:
    """One open page.  `browser`: whose, so that a revoked link ends its pages; `stamp`: of the picture it knows; `tells`: the
    news of the newest one, made once for all who are told the same."""

    __slots__ = ("browser", "closed", "event", "role", "stamp", "tells")

    def __init__(self, role: str, browser: bytes, stamp: str, tells: Callable[[Table], bytes]) -> None:
        self.role, self.browser, self.stamp, self.tells = role, browser, stamp, tells
        self.event = asyncio.Event()
        self.closed = False


class Hub:
    """The listeners of all tables."""

    def __init__(self, most_a_role: int = 8, most: int = 20_000) -> None:
        self.listeners: dict[str, list[Listener]] = {}
        self.most_a_role, self.most, self.count = most_a_role, most, 0

    def may_listen(self, table: str, role: str, browser: bytes) -> bool:
        """Whether one more page of the same browser is let in."""
        mine = [x for x in self.listeners.get(table, ()) if x.role == role and x.browser == browser]
        return len(mine) < self.most_a_role and self.count < self.most

    def join(self, room: Table, role: str, browser: bytes, known: str, tells: Callable[[Table], bytes]) -> Listener:
        listener = Listener(role, browser, known, tells)
        self.listeners.setdefault(room.id, []).append(listener)
        self.count += 1
        room.here[role] = room.here.get(role, 0) + 1
        if room.here[role] == 1 and role in room.roles:      # that somebody watches shows to nobody
            room.anew()
            self.changed(room)
        if other(room, listener):
            listener.event.set()
        return listener

    def leave(self, room: Table, listener: Listener) -> None:
        there = self.listeners.get(room.id, [])
        if listener in there:
            there.remove(listener)
            self.count -= 1
            room.here[listener.role] = max(0, room.here.get(listener.role, 0) - 1)
            if not there:
                del self.listeners[room.id]
            if not room.here[listener.role] and listener.role in room.roles:
                room.anew()
                self.changed(room)

    def prepare(self, room: Table) -> None:
        """Make what `changed` will have told."""
        for listener in self.listeners.get(room.id, ()):
            if other(room, listener):
                with suppress(Exception):                    # his own line says so, when it cannot be made there either
                    listener.tells(room)

    def changed(self, room: Table) -> None:
        """Whose picture is another one now hears of it; nobody else hears anything."""
        for listener in self.listeners.get(room.id, ()):
            if other(room, listener):
                listener.event.set()

    def here(self, table: str) -> dict[str, int]:
        """How many pages each role has open."""
        return dict(Counter(listener.role for listener in self.listeners.get(table, ())))

    def cut(self, table: str, browser: bytes | None = None, role: str | None = None) -> None:
        """End open pages: of a table, or of one browser or role at it."""
        for listener in self.listeners.get(table, ()):
            if (browser is None or listener.browser == browser) and (role is None or listener.role == role):
                listener.closed = True
                listener.event.set()

    def cut_all(self) -> None:
        for table in list(self.listeners):
            self.cut(table)

    def looking(self, table: str) -> bool:
        return bool(self.listeners.get(table))


def other(room: Table, listener: Listener) -> bool:
    """Whether his picture is another one than he knows.  One that cannot be made is his own trouble alone."""
    try:
        return room.stamp(listener.role) != listener.stamp
    except Exception:
        return True


async def news(listener: Listener, room_now: Callable[[], Table]) -> AsyncGenerator[bytes, None]:
    """The stream of one page: what it is told whenever its picture has become another, and a quiet line now and then."""
    loop = asyncio.get_running_loop()
    spoke = loop.time()
    timer: asyncio.TimerHandle

    def remind() -> None:
        """One timer for many a piece of news: it looks again where something was told since it was set."""
        nonlocal timer
        if (left := spoke + QUIET - loop.time()) <= 0:
            listener.event.set()
            left = QUIET
        timer = loop.call_later(left, remind)

    timer = loop.call_later(QUIET, remind)
    try:
        yield b"retry: 2000\n\n"
        while not listener.closed:
            await listener.event.wait()
            listener.event.clear()
            if listener.closed:
                break
            room = room_now()
            if room.gone:                                    # it is read again; then all hear of it who must
                continue
            stamp = room.stamp(listener.role)
            if stamp != listener.stamp:
                listener.stamp, spoke = stamp, loop.time()
                yield listener.tells(room)
            elif loop.time() - spoke >= QUIET:
                spoke = loop.time()
                yield b": still here\n\n"
        yield b"event: closed\ndata: -\n\n"
    finally:
        timer.cancel()
