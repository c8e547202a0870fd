"""Who is looking at a table now, and the news that his picture has changed.

News is made from the listener's own picture when it is sent: to a page how what it shows becomes what it would show now, to a
program the picture's stamp (see `picture`).  A slow reader misses nothing, as only the newest counts; nothing waits for one who
never reads.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import Final, NamedTuple

from montjoy.table.tables.table import Table

QUIET: Final = 20.0                                          # seconds after which a line says that all is well


class Brought(NamedTuple):
    """What a page was brought last, and its name."""

    name: str
    part: bytes


Tells = Callable[[Table, Brought | None], tuple[bytes, Brought | None]]


class Listener:
    """One open page.  `browser`: whose, so that a revoked link ends its pages; `stamp`: of the picture it knows; `brought`: the
    part it has, if that is known here; `tells`: the news of the newest picture to who has that, made once for all who are told
    the same; `sent`: when it was told something last, as often as it is told in a second (`a_second`; 0: with every change);
    `hurried`: its reader has acted himself, and need not wait for that; `address`: by which it is counted, "": by none."""

    __slots__ = ("address", "brought", "browser", "closed", "event", "hurried", "role", "sent", "stamp", "tells")

    def __init__(
        self, role: str, browser: bytes, stamp: str, tells: Tells, address: str = "", brought: Brought | None = None,
        a_second: int = 0,
    ) -> None:  # fmt: skip
        self.role, self.browser, self.stamp, self.tells, self.address = role, browser, stamp, tells, address
        self.brought = brought
        self.sent: deque[float] = deque(maxlen=a_second)
        self.event, self.hurried = asyncio.Event(), asyncio.Event()
        self.closed = False

    async def pause(self, now: Callable[[], float]) -> None:
        """Until it may be told something again."""
        self.hurried.clear()
        if self.sent and len(self.sent) == self.sent.maxlen and (left := self.sent[0] + 1 - now()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), left)

    def hurry(self) -> None:
        self.sent.clear()
        self.hurried.set()

    def news(self, table: Table) -> bytes:
        """What it is told now; from then on it has what that brings."""
        said, self.brought = self.tells(table, self.brought)
        return said


class Subscribers:
    """The listeners of all tables.  `a_second`: how often a page is brought anything; what comes between is joined."""

    def __init__(self, most_a_role: int = 8, most_of_one: int = 256, most: int = 20_000) -> None:
        self.listeners: dict[str, list[Listener]] = {}
        self.most_a_role, self.most_of_one, self.most, self.count = most_a_role, most_of_one, most, 0
        self.a_second = 3
        self.of: Counter[str] = Counter()                    # how many an address has

    def may_listen(self, id: str, role: str, browser: bytes) -> bool:
        """Whether one more page of the same browser is let in."""
        mine = [x for x in self.listeners.get(id, ()) if x.role == role and x.browser == browser]
        return len(mine) < self.most_a_role and self.count < self.most

    def has_room(self, address: str) -> bool:
        """Whether one more page of the same address is let in."""
        return not address or self.of[address] < self.most_of_one

    def join(self, table: Table, listener: Listener) -> Listener:
        role, address = listener.role, listener.address
        self.listeners.setdefault(table.id, []).append(listener)
        self.count += 1
        self.of[address] += 1
        table.seating.here[role] = table.seating.here.get(role, 0) + 1
        if table.seating.here[role] == 1 and role in table.roles:      # that somebody watches shows to nobody
            table.pictures.renew()
            self.note_change(table)
        if other(table, listener):
            listener.event.set()
        return listener

    def leave(self, table: Table, listener: Listener) -> None:
        there = self.listeners.get(table.id, [])
        if listener in there:
            there.remove(listener)
            self.count -= 1
            self.of[listener.address] -= 1
            if not self.of[listener.address]:
                del self.of[listener.address]
            table.seating.here[listener.role] = max(0, table.seating.here.get(listener.role, 0) - 1)
            if not there:
                del self.listeners[table.id]
            if not table.seating.here[listener.role] and listener.role in table.roles:
                table.pictures.renew()
                self.note_change(table)

    def prepare(self, table: Table) -> None:
        """Make what `note_change` will have told."""
        for listener in self.listeners.get(table.id, ()):
            if other(table, listener):
                with suppress(Exception):                    # his own line says so, when it cannot be made there either
                    listener.tells(table, listener.brought)

    def note_change(self, table: Table) -> None:
        """Whose picture is another one now hears of it; nobody else hears anything."""
        for listener in self.listeners.get(table.id, ()):
            if other(table, listener):
                listener.event.set()

    def hurry(self, id: str, role: str) -> None:
        """A role has acted: what it leads to need not wait, as it is no burst of others."""
        for listener in self.listeners.get(id, ()):
            if listener.role == role:
                listener.hurry()

    def here(self, id: str) -> dict[str, int]:
        """How many pages each role has open."""
        return dict(Counter(listener.role for listener in self.listeners.get(id, ())))

    def cut(self, id: str, browser: bytes | None = None, role: str | None = None) -> None:
        """End open pages: of a table, or of one browser or role at it."""
        for listener in self.listeners.get(id, ()):
            if (browser is None or listener.browser == browser) and (role is None or listener.role == role):
                listener.closed = True
                listener.event.set()

    def cut_all(self) -> None:
        for id in list(self.listeners):
            self.cut(id)

    def looking(self, id: str) -> bool:
        return bool(self.listeners.get(id))


def other(table: Table, listener: Listener) -> bool:
    """Whether his picture is another one than he knows.  One that cannot be made is his own trouble alone."""
    try:
        return table.pictures.stamp(listener.role) != listener.stamp
    except Exception:
        return True


async def news(listener: Listener, table_now: Callable[[], Table]) -> AsyncGenerator[bytes, None]:
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
        spoke = loop.time()
        while not listener.closed:
            await listener.event.wait()
            listener.event.clear()
            await listener.pause(loop.time)
            if listener.closed:
                break
            table = table_now()
            if table.gone:                                    # it is read again; then all hear of it who must
                continue
            stamp = table.pictures.stamp(listener.role)
            if stamp != listener.stamp:
                listener.stamp = stamp
                yield listener.news(table)
                spoke = loop.time()                          # when it was sent, not when it was made
                listener.sent.append(spoke)
            elif loop.time() - spoke >= QUIET:
                yield b": still here\n\n"
                spoke = loop.time()
        yield b"event: closed\ndata: -\n\n"
    finally:
        timer.cancel()
