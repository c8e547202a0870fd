"""The live line of a page: how what it shows becomes what it shows now, whenever its picture is another one; of a program: the
picture's stamp."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from montjoy.core.effects import WATCHER
from montjoy.table.tables import invitations
from montjoy.table.tables.subscribers import Brought, Listener, Tells, news
from montjoy.table.tables.table import Table
from montjoy.table.web import difference
from montjoy.table.web.call import Call
from montjoy.table.web.pages.seat import part_of
from montjoy.table.web.replies import turn_away

MOST_KNOWN = 64                                              # letters of a stamp that a page says it knows
Has = Callable[[Table, str], Brought | None]
LATER = b"retry: 30000\n\n"                                 # a browser comes again after so many milliseconds


async def parts(call: Call) -> Response:
    """To a page: the difference between what it was last brought and what GET .../part gives now, or the whole."""
    role, lang, registry = call.role, call.lang, call.registry

    def told(table: Table, brought: Brought | None) -> tuple[bytes, Brought]:
        now = part_of(table, role, lang, False, registry.now())
        before, old = brought or Brought("", b"")

        def made() -> bytes:
            return difference.message(before, old.decode(), now.name, now.part.decode(), f"/t/{table.id}/{role}")

        frame: bytes = table.pictures.kept(role, f"line {lang}", made, of=(before, now))
        return frame, now

    def has(table: Table, known: str) -> Brought | None:
        """The part that it says it has, where it is the one it would be given now."""
        now = part_of(table, role, lang, False, registry.now()) if known == table.pictures.stamp(role) else None
        return now if now and now.name == known else None

    return stream(call, told, has, call.registry.subscribers.a_second)


async def stamps(call: Call) -> Response:
    """To a program, and to the umpire's desk: that the picture is another one, and its name."""

    def said(table: Table, brought: Brought | None) -> tuple[bytes, None]:
        stamp = table.pictures.stamp(call.role)
        return f"id: {stamp}\nevent: changed\ndata: {stamp}\n\n".encode(), None

    return stream(call, said)


def unknown(table: Table, known: str) -> None:
    """A program has no part."""


class Line(StreamingResponse):
    """A stream that ends with its reader, also where he goes while something is being sent to him: else he would be here until
    the rubbish is collected."""

    body_iterator: AsyncGenerator[bytes, None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self.body_iterator):
            await super().__call__(scope, receive, send)


def stream(call: Call, tells: Tells, has: Has = unknown, a_second: int = 0) -> Response:
    if says := why_full(call):
        return turn_away(call.request, call.lang, 429, says, {"retry-after": "30"})
    if call.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    return Line(tell(call, tells, has, a_second), media_type="text/event-stream")


def why_full(call: Call) -> str:
    """The message for whom no line more is let in; "": there is room."""
    subscribers = call.registry.subscribers
    if not subscribers.may_listen(call.table.id, call.role, call.browser):
        return "page-guard-pages"
    return "" if subscribers.has_room(counted_by(call)) else "page-guard-connections"


def counted_by(call: Call) -> str:
    """The address whose line it is, where a proxy stands in front; elsewhere connection_limits.py counts its connections."""
    return str(call.request.scope.get("client_address", "")) if call.config.proxies else ""


async def tell(call: Call, tells: Tells, has: Has, a_second: int) -> AsyncGenerator[bytes, None]:
    """The line's own life: nobody listens before it runs, and nobody does after it.

    Whoever lost his role between his request and this moment is heard of by nobody's `cut`, so it is asked once more; and others
    that came in the same moment may have taken the last place."""
    if why_full(call):
        yield LATER
        return
    registry, table = call.registry, call.table
    known = (call.request.headers.get("last-event-id", "") or call.request.query_params.get("known", ""))[:MOST_KNOWN]

    def now() -> Table:
        registry.used[table.id] = registry.now()
        return registry.tables.get(table.id, table)

    brought = has(now(), known)
    stamp = known.partition(".")[0]
    listener = Listener(call.role, call.browser, stamp, tells, counted_by(call), brought, a_second)
    registry.subscribers.join(now(), listener)
    try:
        if call.role != WATCHER and not await invitations.opens(registry, call.hashed, table.id, call.role):
            listener.closed = True
        async with aclosing(news(listener, now)) as pieces:
            async for piece in pieces:
                yield piece
    finally:
        registry.subscribers.leave(now(), listener)
